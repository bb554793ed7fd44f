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
    restarts.add(now - 2h);
    restarts.add(now - 1h);
    EXPECT_EQ(restarts.count(file), 2) << "without the file all count";
    std::ofstream(file) << "\n";
    std::filesystem::last_write_time(file, now - 90min);
    EXPECT_EQ(restarts.count(file), 1);
    std::filesystem::last_write_time(file, now);
    EXPECT_EQ(restarts.count(file), 0);
    restarts.add(now + 1min);
    EXPECT_EQ(restarts.count(file), 1) << "later ones count again";
}

} // namespace
} // namespace trainyard::launch
