#include "backend/core/task_pool.h"

#include <gtest/gtest.h>

#include "backend/core/deadline.h"

using namespace trainyard;
using namespace std::chrono_literals;

TEST(TaskPool, EveryTaskCompletesAlsoDuringShutdown)
{
    std::vector<std::future<bool>> stopped;
    {
        TaskPool pool(2);
        for (int i = 0; i < 20; ++i)
            stopped.push_back(pool.run([](std::stop_token stop) {
                return !pause(1h, {Deadline::never(), stop}).has_value();
            }));
    }
    for (auto &future : stopped)
        EXPECT_TRUE(future.get());
}

TEST(TaskPool, ParallelMapKeepsTheOrderAndTheWidth)
{
    std::atomic<int> now{0}, most{0};
    const std::vector<int> items{1, 2, 3, 4, 5, 6, 7, 8};
    const auto squares = parallelMap(items, 3, {}, [&](int item, std::stop_token) {
        const int running = ++now;
        for (int seen = most; seen < running && !most.compare_exchange_weak(seen, running);) {
        }
        --now;
        return item * item;
    });
    EXPECT_EQ(squares, (std::vector<int>{1, 4, 9, 16, 25, 36, 49, 64}));
    EXPECT_LE(most, 3);
}

TEST(Deadline, PauseEndsOnStopAtOnce)
{
    std::stop_source stop;
    std::jthread later([&] { stop.request_stop(); });
    EXPECT_EQ(pause(1h, {Deadline::never(), stop.get_token()}).error().code, ErrorCode::Cancelled);
    EXPECT_EQ(pause(1h, {Deadline::after(1ms), {}}).error().code, ErrorCode::Timeout);
}
