#include "backend/jobs/saved_jobs.h"

#include <CLI/CLI.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/jobs/type_options.h"

namespace trainyard::jobs {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

TEST(SavedJobs, AreAllValid)
{
    EXPECT_EQ(savedJobs().size(), 15u);
    const Machine machines[] = {{"head", "10.0.0.1", true}, {"worker-1", "10.0.0.2"}, {"worker-2", "10.0.0.3"}};
    for (const SavedJob &saved : savedJobs()) {
        EXPECT_FALSE(saved.title.empty()) << saved.name;
        auto job = savedJob(saved.name, RunId("r-1"));
        ASSERT_TRUE(job) << saved.name << ": " << job.error().detail;
        const auto on = selectMachines(*job, machines);
        typeOf(*job)->fit(*job, on, 1);
        for (const protocol::JobProblem &problem : problemsOf(*job))
            ADD_FAILURE() << saved.name << ": " << problem.detail;
        EXPECT_THAT(describe(*job, on, 1), HasSubstr(on.back().name)) << saved.name;
    }
}

TEST(SavedJobs, OfUnknownNamesListTheKnownOnes)
{
    const auto job = savedJob("mnist", RunId("r-1"));
    ASSERT_FALSE(job);
    EXPECT_THAT(job.error().detail, HasSubstr("mnist-dist, mnist-single"));
    EXPECT_FALSE(jobOfFile("[]", RunId("r-1")));
    EXPECT_FALSE(jobOfFile("{\"type\":", RunId("r-1")));
    EXPECT_FALSE(jobOfFile("{\"task\":" + std::string(60'000, '[') + std::string(60'000, ']') + "}", RunId("r-1")));
    const auto own = jobOfFile(R"({"type":"command","run":"mine","task":{"command":"true"}})", RunId("r-1"));
    ASSERT_TRUE(own);
    EXPECT_EQ(own->run.value, "mine");
}

/// Parses words as a command line does.
Result<JobSpec> parsed(JobSpec job, std::vector<std::string> words)
{
    CLI::App app;
    TypeOptions options;
    options.addTo(app);
    std::reverse(words.begin(), words.end());
    app.parse(std::move(words));
    const Status finished = options.finish(job);
    if (!finished)
        return fail(finished.error());
    return job;
}

TEST(TypeOptions, SetAndCopyAJob)
{
    JobSpec job;
    job.run = RunId("r-1");
    job.type = protocol::JobType::Pytorch;
    job.task.command = "train.py";
    const auto set = parsed(job, {"--nnodes", "1:3", "--max-restarts=-1", "--python", "python3.11"});
    ASSERT_TRUE(set) << set.error().detail;
    EXPECT_EQ(set->task.options.size(), 2u) << "a default is not stored";
    EXPECT_EQ(set->task.options.at("torch.nnodes"), "1:3");
    EXPECT_THAT(TypeOptions::argumentsOf(*set), ElementsAre("--nnodes=1:3", "--python=python3.11"));
    EXPECT_EQ(parsed(job, TypeOptions::argumentsOf(*set))->task, set->task);
    EXPECT_THAT(TypeOptions::argumentsOf(job), IsEmpty());
}

TEST(TypeOptions, BelongToTheirType)
{
    JobSpec job;
    job.type = protocol::JobType::Docker;
    const auto other = parsed(job, {"--nnodes", "1:3"});
    ASSERT_FALSE(other);
    EXPECT_THAT(other.error().detail, HasSubstr("of type pytorch, and this one is of type docker"));
    const auto flag = parsed(job, {"--docker-ssh", "--image", "a/b"});
    ASSERT_TRUE(flag);
    EXPECT_EQ(flag->task.options.at("docker.ssh"), "true");
    EXPECT_THAT(TypeOptions::argumentsOf(*flag), ElementsAre("--image=a/b", "--docker-ssh"));
    const auto wrong = parsed(job, {"--docker-gpus", "some"});
    ASSERT_FALSE(wrong);
    EXPECT_THAT(wrong.error().detail, HasSubstr("none of auto, none"));
}

} // namespace
} // namespace trainyard::jobs
