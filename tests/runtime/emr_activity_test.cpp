// C24: EMR learns that a cluster trains, so that its idle limit does not end it in the middle of a run.

#include "backend/runtime/agent/emr_activity.h"

#include <chrono>
#include <filesystem>

#include <gtest/gtest.h>

#include "tests/support/temporary_folder.h"

namespace trainyard::agent {
namespace {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

struct EmrActivityTest : ::testing::Test {
    TemporaryFolder folder;
    const fs::path file = fs::path(folder.path) / "metricscollector" / "isbusy";
    const fs::file_time_type old = fs::file_time_type::clock::now() - 1h;
    std::chrono::steady_clock::time_point now{};
    EmrActivity activity{file};

    /// Whether an update after this time has touched the file, which is an hour old before.
    bool touches(std::chrono::seconds after, bool hasRun)
    {
        if (fs::exists(file))
            fs::last_write_time(file, old);
        now += after;
        activity.update(hasRun, now);
        return fs::exists(file) && fs::last_write_time(file) > old + 1min;
    }
};

TEST_F(EmrActivityTest, IsReportedTwiceAMinuteDuringARun)
{
    fs::create_directories(file.parent_path());
    EXPECT_FALSE(touches(0s, false));
    EXPECT_FALSE(fs::exists(file)) << "an idle cluster may end";
    EXPECT_TRUE(touches(10s, true));
    EXPECT_FALSE(touches(10s, true)) << "often enough";
    EXPECT_TRUE(touches(20s, true));
    EXPECT_FALSE(touches(60s, false)) << "the run has ended";
    EXPECT_TRUE(touches(1s, true));
}

TEST_F(EmrActivityTest, IsNotReportedOnOtherMachines)
{
    EXPECT_FALSE(touches(60s, true));
    EXPECT_FALSE(fs::exists(file.parent_path())) << "no folder of EMR is made";
}

} // namespace
} // namespace trainyard::agent
