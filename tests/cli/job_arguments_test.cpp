// The options of a job on the command line: of the bundled trainer, of tasks, and of their types.
#include "backend/cli/options/job_arguments.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

#include <CLI/CLI.hpp>
#include <gmock/gmock.h>

#include "backend/core/system/files.h"
#include "backend/jobs/fixed_workers.h"
#include "backend/jobs/saved_jobs.h"
#include "tests/support/temporary_folder.h"

using testing::ElementsAre;
using testing::HasSubstr;

namespace trainyard::cli {
namespace {

using protocol::JobSpec;
using protocol::JobType;

class JobArgumentsTest : public testing::Test {
protected:
    /// The job of `run NAME` with these words.
    static Result<JobSpec> parse(std::vector<std::string> words)
    {
        CLI::App program;
        CLI::App *command = program.add_subcommand("run");
        std::string cluster;
        command->add_option("NAME", cluster)->required();
        JobArguments arguments;
        arguments.addTo(*command);
        words.insert(words.begin(), {"run", "demo"});
        std::reverse(words.begin(), words.end()); // as CLI11 wants them
        program.parse(std::move(words));
        EXPECT_EQ(cluster, "demo");
        return arguments.take();
    }
    std::string file(const std::string &content) const
    {
        const auto path = m_folder.path / "job.json";
        std::ofstream(path) << content;
        return path.string();
    }
    TemporaryFolder m_folder;
};

TEST_F(JobArgumentsTest, OneWordIsALineForTheShellAndSeveralAreACommand)
{
    EXPECT_EQ(parse({"--type", "command", "--", "echo $HOME | wc -c"})->task.command, "echo $HOME | wc -c");
    EXPECT_EQ(parse({"--type", "command", "--", "python3", "train.py", "--name", "a b", "$HOME"})->task.command,
              "python3 train.py --name 'a b' '$HOME'");
    const auto none = parse({"--", "echo"});
    ASSERT_FALSE(none);
    EXPECT_THAT(none.error().detail, HasSubstr("a command needs --type"));
    EXPECT_FALSE(parse({"--type", "command"})) << "which one?";
    EXPECT_THROW((void)parse({"--type", "spark"}), CLI::ValidationError);
}

TEST_F(JobArgumentsTest, OptionsOfAllTasksAndOfOneType)
{
    const auto job = parse({"--type",         "pytorch", "--code",         "my/code", "--exclude",    "*.bin",
                            "--exclude",      "out",     "--env",          "A=1",     "--secret-env", "TOKEN",
                            "--nodes",        "all",     "--on-failure",   "restart", "--restarts",   "2",
                            "--max-restarts", "7",       "--stop-seconds", "90",      "--",           "train.py"});
    ASSERT_TRUE(job) << job.error().detail;
    EXPECT_EQ(job->type, JobType::Pytorch);
    EXPECT_EQ(job->task.code, (std::filesystem::current_path() / "my/code").string()) << "also from another folder";
    EXPECT_THAT(job->task.excludes, ElementsAre("*.bin", "out"));
    EXPECT_THAT(job->task.environment, ElementsAre("A=1"));
    EXPECT_THAT(job->task.secrets, ElementsAre("TOKEN"));
    EXPECT_EQ(job->task.nodes, "all");
    EXPECT_EQ(job->task.onFailure, protocol::TaskFailure::Restart);
    EXPECT_EQ(job->task.restarts, 2);
    EXPECT_EQ(job->stopSeconds, 90);
    EXPECT_EQ(job->task.options.at("torch.maxRestarts"), "7");
    EXPECT_FALSE(parse({"--type", "command", "--max-restarts", "7", "--", "true"})) << "of another type";
    EXPECT_FALSE(parse({"--type", "pytorch", "--max-restarts", "many", "--", "true"}));
}

TEST_F(JobArgumentsTest, ElasticTrainingCanBeSwitchedOff) // H1
{
    const auto fixed = parse({"--data", "s3://b/d", "--elastic-training-enabled", "False"});
    ASSERT_TRUE(fixed) << fixed.error().detail;
    JobSpec job = *fixed;
    jobs::setWorkers(job, 3); // as the start does for a cluster
    EXPECT_EQ(job.minWorkers, 3) << "with fewer, it pauses";
    EXPECT_EQ(job.maxWorkers, 3) << "none joins";
    EXPECT_EQ(*parse({"--data", "s3://b/d", "--elastic-training-enabled", "true"}), *parse({"--data", "s3://b/d"}));
    const std::string whole = file(jobFileOf(job));
    EXPECT_EQ(parse({"--job", whole})->maxWorkers, 3);
    EXPECT_EQ(parse({"--job", whole, "--elastic-training-enabled", "True"})->maxWorkers, JobSpec().maxWorkers);
    EXPECT_TRUE(parse({"--type", "pytorch", "--elastic-training-enabled", "True", "--", "train.py"})->task.elastic);
    EXPECT_FALSE(parse({"--type", "pytorch", "--elastic-training-enabled", "False", "--", "train.py"})->task.elastic);
    EXPECT_THROW((void)parse({"--data", "s3://b/d", "--elastic-training-enabled", "Flase"}), CLI::ParseError)
        << "the original takes any word as true";
}

TEST_F(JobArgumentsTest, AFileSuppliesWhatTheOptionsDoNot)
{
    const std::string job = file(R"({"version": 2, "type": "command", "task": {"command": "echo a", "nodes": "1"}})");
    EXPECT_EQ(parse({"--job", job})->task.command, "echo a");
    const auto changed = parse({"--job", job, "--nodes", "head", "--", "echo b"});
    ASSERT_TRUE(changed) << changed.error().detail;
    EXPECT_EQ(changed->task.command, "echo b");
    EXPECT_EQ(changed->task.nodes, "head");
    EXPECT_EQ(parse({"--job", job, "--type", "docker", "--image", "alpine"})->type, JobType::Docker);
    EXPECT_TRUE(parse({"--job", job})->run.empty()) << "every start has its own";

    const auto wrong = parse({"--job", file("{\"version\": 2, \"type\": \"command\", \"works\": {}}")});
    ASSERT_FALSE(wrong);
    EXPECT_THAT(wrong.error().detail, HasSubstr("works"));
    EXPECT_EQ(parse({"--job", "no-such-job"}).error().code, ErrorCode::NotFound);
    ASSERT_FALSE(jobs::savedJobs().empty());
    EXPECT_TRUE(parse({"--job", std::string(jobs::savedJobs().front().name)}));
}

TEST_F(JobArgumentsTest, ASavedJobIsTheSameJob)
{
    const auto job = parse({"--type", "pytorch", "--nnodes", "1:3", "--code", "/srv/code", "--secret-env", "TOKEN",
                            "--metric-pattern", "loss=(?<value>.*)", "--", "train.py --name 'a b'"});
    ASSERT_TRUE(job) << job.error().detail;
    const std::string text = jobFileOf(*job);
    EXPECT_EQ(text.find("\"run\""), std::string::npos);
    const auto again = parse({"--job", file(text)});
    ASSERT_TRUE(again) << again.error().detail;
    EXPECT_EQ(*again, *job);

    const auto trainer = parse({"--data", "s3://bucket/digits", "--model", "lenet", "--epochs", "3"});
    ASSERT_TRUE(trainer) << trainer.error().detail;
    EXPECT_EQ(*parse({"--job", file(jobFileOf(*trainer))}), *trainer);
}

TEST_F(JobArgumentsTest, TheTrainerNeedsNoType)
{
    const auto job = parse({"--model", "lenet", "--data", "s3://bucket/digits"});
    ASSERT_TRUE(job) << job.error().detail;
    EXPECT_EQ(job->type, JobType::Trainer);
    EXPECT_FALSE(parse({"--data", "s3://bucket/digits", "--lr", "5000"}));
    EXPECT_TRUE(parse({})) << "the caller names the missing data";
}

} // namespace
} // namespace trainyard::cli
