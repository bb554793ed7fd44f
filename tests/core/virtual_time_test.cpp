#include "tests/support/virtual_time.h"

#include <gtest/gtest.h>

#include "backend/core/async/task_pool.h"
#include "backend/core/time/deadline.h"

namespace trainyard {
namespace {

using namespace std::chrono_literals;

TEST(VirtualTime, HoursOfManyThreadsPassInOrderAndAtOnce)
{
    {
        VirtualTime time;
        const auto first = time.now();
        const auto wall = wallNow();
        std::vector<std::chrono::seconds> waits;
        for (int n = 0; n < 40; ++n)
            waits.emplace_back(60 * (40 - n));
        std::mutex mutex;
        std::vector<std::chrono::seconds> order;
        parallelMap(waits, 16, {}, [&](std::chrono::seconds wait, std::stop_token stop) {
            const auto at = time.now();
            EXPECT_TRUE(pause(wait, {Deadline::never(), stop}));
            EXPECT_EQ(time.now() - at, wait) << "time does not run while others work";
            const std::lock_guard lock(mutex);
            order.push_back(std::chrono::duration_cast<std::chrono::seconds>(time.now() - first));
            return 0;
        });
        EXPECT_TRUE(std::ranges::is_sorted(order));
        EXPECT_EQ(order.size(), waits.size());
        EXPECT_EQ(wallNow() - wall, time.now() - first);
    }
}

TEST(VirtualTime, AStopWakesAWaiterAtItsMomentAndADeadlineEndsAPause)
{
    VirtualTime time;
    const auto begin = time.now();
    std::stop_source stop;
    std::jthread other([&] {
        EXPECT_TRUE(pause(90s, {Deadline::never(), {}}));
        stop.request_stop();
    });
    EXPECT_EQ(pause(24h, {Deadline::never(), stop.get_token()}).error().code, ErrorCode::Cancelled);
    EXPECT_EQ(time.now() - begin, 90s);
    EXPECT_EQ(pause(1h, {Deadline::after(5s), {}}).error().code, ErrorCode::Timeout);
    EXPECT_EQ(time.now() - begin, 95s);
}

} // namespace
} // namespace trainyard
