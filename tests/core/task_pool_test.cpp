#include "backend/core/async/task_pool.h"

#include <map>
#include <stdexcept>

#include <gtest/gtest.h>

#include "backend/core/async/guarded.h"
#include "backend/core/time/deadline.h"
#include "tests/support/expect_log.h"

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

TEST(TaskPool, TheFirstFailureIsReportedUnlessItIsCancelled)
{
    const std::vector<ErrorCode> codes{ErrorCode::Cancelled, ErrorCode::Busy, ErrorCode::NotFound};
    std::atomic<int> calls{0};
    const auto failed = parallelForEach(codes, 2, {}, [&](ErrorCode code, std::stop_token) -> Status {
        ++calls;
        return fail(code, "test", "");
    });
    EXPECT_EQ(failed.error().code, ErrorCode::Busy);
    EXPECT_EQ(calls, 3) << "a failure does not end the others";
    struct Named {
        std::string name;
        Status status;
    };
    const std::vector<Named> named{{"a", {}}, {"b", fail(ErrorCode::Cancelled, "test", "b")}};
    EXPECT_EQ(firstFailure(named, &Named::status).error().detail, "b");
    EXPECT_TRUE(firstFailure(std::vector<Status>(3)));
}

TEST(TaskPool, OnThreadsGivesEachThreadANumberAndTheCallersZero)
{
    const auto caller = std::this_thread::get_id();
    std::mutex mutex;
    std::map<std::size_t, std::thread::id> ids;
    onThreads(4, [&](std::size_t i) {
        const std::lock_guard lock(mutex);
        ids[i] = std::this_thread::get_id();
    });
    EXPECT_EQ(ids.size(), 4u);
    EXPECT_EQ(ids.at(0), caller);
    EXPECT_NE(ids.at(3), caller);
    ids.clear();
    onThreads(0, [&](std::size_t i) { ids[i] = std::this_thread::get_id(); });
    EXPECT_EQ(ids.size(), 1u);
}

TEST(TaskPool, AnExceptionOfAMappedCallReachesTheCaller)
{
    const std::vector<int> items{1, 2, 3, 4};
    const auto odd = [](int item, std::stop_token) -> int {
        if (item == 3)
            throw std::runtime_error("three");
        return item;
    };
    EXPECT_THROW(parallelMap(items, 2, {}, odd), std::runtime_error);
}

TEST(Guarded, TurnsExceptionsIntoErrors)
{
    const support::ExpectLog expected("test has thrown: ");
    const Status thrown = guarded("test", [] { throw std::runtime_error("broken"); });
    EXPECT_EQ(thrown.error(), (Error{ErrorCode::Internal, "test", "broken"}));
    const auto unknown = guarded("test", []() -> Result<int> { throw 1; });
    EXPECT_EQ(unknown.error().code, ErrorCode::Internal);
    EXPECT_EQ(guarded("test", []() -> int { throw 1; }), 0);
    EXPECT_TRUE(guarded("test", [] {}));
    EXPECT_EQ(guarded("test", []() -> Result<int> { return 7; }).value(), 7);
}

TEST(Deadline, PauseEndsOnStopAtOnce)
{
    std::stop_source stop;
    std::jthread later([&] { stop.request_stop(); });
    EXPECT_EQ(pause(1h, {Deadline::never(), stop.get_token()}).error().code, ErrorCode::Cancelled);
    EXPECT_EQ(pause(1h, {Deadline::after(1ms), {}}).error().code, ErrorCode::Timeout);
}
