#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/jobs/fixed_workers.h"
#include "backend/jobs/job_type.h"

/// The type of own programs on the key-value store.
namespace trainyard::jobs {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Pair;

JobSpec aProgram()
{
    JobSpec job;
    job.run = RunId("r-1");
    job.type = protocol::JobType::KvStore;
    job.task.command = "python3 train.py";
    return job;
}

std::string problemWith(const JobSpec &job)
{
    const auto found = problemsOf(job);
    return found.empty() ? "" : found.front().detail;
}

TEST(KvStore, PutsAServerBesideEachOfSeveralWorkers)
{
    const Machine machines[] = {{"worker-1", "10.0.0.2"}, {"worker-2", "10.0.0.3"}, {"worker-3", "10.0.0.4"}};
    JobSpec job = aProgram();
    const JobType &type = *typeOf(job);
    type.fit(job, machines, 4);
    EXPECT_EQ(job.workers, 12) << "one for each GPU";
    EXPECT_EQ(job.serversOn, protocol::ServersOn::Workers);
    EXPECT_EQ(job.servers, 3);
    EXPECT_EQ(job.maxWorkers, JobSpec().maxWorkers) << "elastic";
    EXPECT_TRUE(type.isElastic(job));
    job = aProgram();
    job.task.processes = 1;
    type.fit(job, std::span(machines).first(1), 4);
    EXPECT_EQ(job.workers, 1);
    EXPECT_EQ(job.serversOn, protocol::ServersOn::Head);
    EXPECT_EQ(job.servers, 1);
    const Machine head[] = {{"head", "10.0.0.1", true}};
    job = aProgram();
    job.serversOn = protocol::ServersOn::Workers;
    type.fit(job, head, 0);
    EXPECT_EQ(job.workers, 1);
    EXPECT_EQ(job.serversOn, protocol::ServersOn::Head);
}

TEST(KvStore, StartsTheCommandWithTheModuleInItsPath)
{
    JobSpec job = aProgram();
    const TaskMember self{"worker-1", "10.0.0.2", "worker", 1, -1, -1, 4, 8, 0};
    const Here here{"/home/u/.trainyard/runs/r-1", "/code", "/home/u/.trainyard/runs/r-1/process/worker-1",
                    "/opt/trainyard-runtime/trainyard-runtime", ""};
    const auto plan = typeOf(job)->process(job, {.members = {self}}, self, here);
    ASSERT_TRUE(plan);
    EXPECT_THAT(plan->argv,
                ElementsAre("/bin/sh", "-c",
                            "PYTHONPATH=\"$TRAINYARD_PYTHON${PYTHONPATH:+:$PYTHONPATH}\"; export PYTHONPATH\n"
                            "python3 train.py"));
    EXPECT_THAT(plan->environment, ElementsAre(Pair("TRAINYARD_KV", here.process),
                                               Pair("TRAINYARD_PYTHON", "/opt/trainyard-runtime/python")));
    job.workersPerMachine = 4;
    const auto shared = typeOf(job)->process(job, {.members = {self}}, self, here);
    ASSERT_TRUE(shared);
    EXPECT_EQ(shared->environment.at("CUDA_VISIBLE_DEVICES"), "1");
    EXPECT_EQ(shared->environment.at("OMP_NUM_THREADS"), "2");
}

TEST(KvStore, KeepsAFixedNumberOfWorkers) // H1
{
    const std::vector<Machine> machines{{"head", "10.0.0.1", true}, {"worker-1", "10.0.0.2"}, {"worker-2", "10.0.0.3"}};
    JobSpec job = aProgram();
    typeOf(job)->fit(job, machines, 0);
    EXPECT_EQ(job.maxWorkers, JobSpec().maxWorkers) << "elastic";
    job.workers = 2;
    fixWorkers(job, true);
    typeOf(job)->fit(job, machines, 0);
    EXPECT_EQ(job.workers, 3);
    EXPECT_TRUE(hasFixedWorkers(job)) << "of a larger cluster: as many as it has";
    fixWorkers(job, false);
    setWorkers(job, 5);
    EXPECT_EQ(job.minWorkers, 1);
    EXPECT_EQ(job.maxWorkers, JobSpec().maxWorkers);
    EXPECT_EQ(fixedMachines(job), 0u) << "it starts on all there are";
}

TEST(KvStore, KeepsAFixedNumberThatWasOne) // H1
{
    JobSpec job = aProgram();
    setWorkers(job, 2);
    EXPECT_FALSE(hasFixedWorkers(job)) << "the one worker of a new job is no limit";
    setWorkers(job, 1);
    fixWorkers(job, true);
    setWorkers(job, 4);
    EXPECT_EQ(job.workers, 4);
    EXPECT_TRUE(hasFixedWorkers(job));
    job.workersPerMachine = 2;
    EXPECT_EQ(fixedMachines(job), 2u);
    job.type = protocol::JobType::Pytorch;
    EXPECT_EQ(fixedMachines(job), 0u) << "its type decides";
}

TEST(KvStore, NamesProblems)
{
    EXPECT_THAT(problemsOf(aProgram()), IsEmpty());
    JobSpec job = aProgram();
    job.kvStore = "dist_async";
    EXPECT_THAT(problemWith(job), HasSubstr("only dist_sync is"));
    job = aProgram();
    job.servers = 0;
    EXPECT_THAT(problemWith(job), HasSubstr("servers"));
    job = aProgram();
    job.workers = 65;
    EXPECT_THAT(problemWith(job), HasSubstr("leaves nothing for some of 65 workers"));
    job = aProgram();
    job.task.onFailure = protocol::TaskFailure::Restart;
    EXPECT_THAT(problemWith(job), HasSubstr("restart is not possible"));
    job = aProgram();
    job.task.options["kv.optimizer"] = "sgd";
    EXPECT_THAT(problemWith(job), HasSubstr("\"sgd\" is none of script, job"));
    job.task.options["kv.optimizer"] = "job";
    EXPECT_THAT(problemsOf(job), IsEmpty());
}

TEST(KvStore, SurvivesItsFile)
{
    JobSpec job = aProgram();
    job.task.options["kv.optimizer"] = "job";
    const auto read = protocol::jobSpecFromJson(protocol::toJson(job));
    ASSERT_TRUE(read) << read.error().detail;
    EXPECT_EQ(*read, job);
}

} // namespace
} // namespace trainyard::jobs
