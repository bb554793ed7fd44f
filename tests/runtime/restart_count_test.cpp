// H29: restarts of a scheduler count until a user resets them.

#include "backend/runtime/launch/restart_count.h"

#include <chrono>
#include <fstream>

#include <gtest/gtest.h>

#include "tests/support/temporary_folder.h"

namespace trainyard::launch {
namespace {

using namespace std::chrono_literals;

TEST(RestartCount, CountsWhatCameAfterTheFileWasWritten)
{
    const TemporaryFolder folder;
    const std::filesystem::path file = std::filesystem::path(folder.path) / "reset_counts";
    const auto now = RestartCount::Clock::now();
    RestartCount restarts;
    EXPECT_EQ(restarts.count(file), 0);
    restarts.add(now - 40min);
    restarts.add(now - 20min);
    EXPECT_EQ(restarts.count(file, now), 2) << "without the file all count";
    std::ofstream(file) << "\n";
    std::filesystem::last_write_time(file, now - 30min);
    EXPECT_EQ(restarts.count(file, now), 1);
    std::filesystem::last_write_time(file, now);
    EXPECT_EQ(restarts.count(file, now), 0);
    restarts.add(now + 1min);
    EXPECT_EQ(restarts.count(file, now + 2min), 1) << "later ones count again";
}

TEST(RestartCount, ForgetsWhatIsOlderThanAnHour)
{
    const std::filesystem::path none = "/nowhere/reset_counts";
    const auto now = RestartCount::Clock::now();
    RestartCount restarts;
    for (int day = 1; day <= 5; ++day)
        restarts.add(now - 24h * day);
    EXPECT_EQ(restarts.count(none, now), 0) << "a run of a week is restarted again";
    restarts.add(now - 59min);
    EXPECT_EQ(restarts.count(none, now), 1);
    EXPECT_EQ(restarts.count(none, now + 2min), 0);
}

TEST(RestartCount, ItsLimitIsThatOfTheJob)
{
    const TemporaryFolder folder;
    const std::filesystem::path run = folder.path;
    EXPECT_EQ(schedulerRestarts(run), protocol::JobSpec().schedulerRestarts);
    protocol::JobSpec job;
    job.run = RunId("r-test");
    job.data = "file:///nowhere";
    job.schedulerRestarts = 9;
    std::ofstream(run / "job.json") << protocol::toJson(job);
    EXPECT_EQ(schedulerRestarts(run), 9);
}

} // namespace
} // namespace trainyard::launch
