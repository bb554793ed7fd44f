#include "backend/jobs/job_type.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/jobs/variables.h"

namespace trainyard::jobs {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

JobSpec aCommand()
{
    JobSpec job;
    job.run = RunId("r-1");
    job.type = protocol::JobType::Command;
    job.task.command = "echo it's $TRAINYARD_RANK";
    return job;
}

std::vector<Machine> machines()
{
    return {{"head", "10.0.0.1", true}, {"worker-1", "10.0.0.2"}, {"worker-2", "10.0.0.3"}};
}

std::vector<std::string> selected(const std::string &nodes)
{
    JobSpec job = aCommand();
    job.task.nodes = nodes;
    std::vector<std::string> names;
    for (const Machine &machine : selectMachines(job, machines()))
        names.push_back(machine.name);
    return names;
}

TEST(JobType, SelectsMachines)
{
    EXPECT_THAT(selected("workers"), ElementsAre("worker-1", "worker-2"));
    EXPECT_THAT(selected("head"), ElementsAre("head"));
    EXPECT_THAT(selected("all"), ElementsAre("head", "worker-1", "worker-2"));
    EXPECT_THAT(selected("1"), ElementsAre("worker-1"));
    EXPECT_THAT(selected("9"), ElementsAre("worker-1", "worker-2"));
    const Machine alone[] = {{"head", "10.0.0.1", true}};
    EXPECT_EQ(selectMachines(aCommand(), alone).size(), 1u) << "a cluster without workers";
}

TEST(JobType, FitsACommandToItsMachines)
{
    JobSpec job = aCommand();
    const auto on = selectMachines(job, machines());
    const JobType &type = *typeOf(job);
    type.fit(job, on, 4);
    EXPECT_EQ(job.workers, 2) << "a script that is no distributed program runs once on each";
    EXPECT_EQ(job.maxWorkers, 2) << "not elastic";
    const auto places = type.places(job, on);
    ASSERT_EQ(places.size(), 2u);
    EXPECT_EQ(places[1].machine, 1u);
    EXPECT_EQ(places[1].rank, 1);
    job.task.processes = 3;
    type.fit(job, on, 4);
    EXPECT_EQ(type.places(job, on).size(), 6u);
}

TEST(JobType, NamesProblems)
{
    JobSpec job = aCommand();
    job.servers = 0;
    EXPECT_THAT(problemsOf(job), IsEmpty());
    job.task.options["torch.nnodes"] = "2";
    ASSERT_EQ(problemsOf(job).size(), 1u);
    EXPECT_EQ(problemsOf(job).front().detail, "task.options.torch.nnodes: is no option of command");
}

TEST(JobType, DescribesWhatRunsWhere)
{
    JobSpec job = aCommand();
    const auto on = selectMachines(job, machines());
    typeOf(job)->fit(job, on, 0);
    EXPECT_THAT(describe(job, on), HasSubstr("worker-2  command  /bin/sh -c 'echo it'\\''s $TRAINYARD_RANK'"));
}

TEST(Variables, TellAProcessItsPlace)
{
    const TaskView view{.view = 3,
                        .attempt = 2,
                        .members = {{"worker-1", "10.0.0.2", "worker", 0, 0, 0, 1, 8, 20'000},
                                    {"worker-2", "10.0.0.3", "worker", 0, 4, 1, 2, 8, 21'000},
                                    {"worker-2", "10.0.0.3", "worker", 1, 5, 2, 2, 8, 21'016}}};
    const auto all =
        taskVariables(aCommand(), view, view.members[2], {"/run", "/code", "/run/process/worker-1", "", ""});
    EXPECT_EQ(all.at("RANK"), "2") << "the place, not the rank for life";
    EXPECT_EQ(all.at("WORLD_SIZE"), "3");
    EXPECT_EQ(all.at("LOCAL_RANK"), "1");
    EXPECT_EQ(all.at("NODE_RANK"), "1");
    EXPECT_EQ(all.at("TRAINYARD_NODE_IPS"), "10.0.0.2\n10.0.0.3");
    EXPECT_EQ(all.at("MASTER_ADDR"), "10.0.0.2");
    EXPECT_EQ(all.at("MASTER_PORT"), "20000");
    EXPECT_EQ(all.at("TRAINYARD_ATTEMPT"), "2");
}

TEST(Variables, ThatSeemSecretAreNoEnvironment)
{
    for (const char *name : {"WANDB_API_KEY", "HF_TOKEN", "DB_PASSWORD", "aws_secret_access_key"})
        EXPECT_TRUE(seemsSecret(name, "0123456789")) << name;
    EXPECT_FALSE(seemsSecret("TOKENIZERS_PARALLELISM", "false-or-true"));
    EXPECT_FALSE(seemsSecret("SORT_KEY", "name")) << "too short for one";
    JobSpec job = aCommand();
    job.servers = 0;
    job.task.environment = {"HF_TOKEN=hf_0123456789", "MODE=fast and loose"};
    ASSERT_EQ(problemsOf(job).size(), 1u);
    EXPECT_THAT(problemsOf(job).front().detail, HasSubstr("send it with --secret-env HF_TOKEN"));
    EXPECT_THAT(problemsOf(job).front().detail, Not(HasSubstr("0123456789")));
}

TEST(Variables, OfAServiceHaveNoRank)
{
    const TaskView view{.members = {{"head", "10.0.0.1", "server", 0, -1, -1, 0, 2, 20'000}}};
    const auto all = taskVariables(aCommand(), view, view.members[0], {});
    EXPECT_FALSE(all.contains("RANK"));
    EXPECT_EQ(all.at("TRAINYARD_WORKERS"), "0");
}

} // namespace
} // namespace trainyard::jobs
