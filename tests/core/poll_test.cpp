#include "backend/core/async/poll.h"

#include <set>

#include <gtest/gtest.h>

#include "tests/support/virtual_time.h"

namespace trainyard {
namespace {

using namespace std::chrono_literals;

TEST(Backoff, GrowsToItsLimitAndIsNeverTheSame)
{
    Backoff backoff(5s, 15s);
    std::set<std::int64_t> seen;
    for (const auto middle : {5000, 10'000, 15'000, 15'000, 15'000, 15'000}) {
        const auto interval = backoff.next().count();
        EXPECT_GE(interval, middle * 9 / 10);
        EXPECT_LE(interval, middle * 11 / 10);
        seen.insert(interval);
    }
    EXPECT_GT(seen.size(), 3u);
    backoff.reset();
    EXPECT_LE(backoff.next(), 5500ms);
    EXPECT_EQ(Backoff(0ms).next(), 0ms);
    Backoff constant(1s);
    constant.next();
    EXPECT_LE(constant.next(), 1100ms);
}

TEST(PollUntil, ReturnsTheValueOfTheFirstPollThatHasOne)
{
    VirtualTime time;
    const auto begin = time.now();
    int polls = 0;
    const auto found = pollUntil(Backoff(1s, 4s), {Deadline::never(), {}}, [&]() -> Result<std::optional<std::string>> {
        return ++polls < 4 ? std::nullopt : std::optional<std::string>("there");
    });
    ASSERT_TRUE(found);
    EXPECT_EQ(*found, "there");
    EXPECT_GE(time.now() - begin, 6300ms) << "1, 2 and 4 seconds, less 10 %";
    EXPECT_LE(time.now() - begin, 7700ms);
    const auto after = time.now();
    EXPECT_TRUE(pollUntil(Backoff(1s), {Deadline::never(), {}}, []() -> Result<bool> { return true; }));
    EXPECT_EQ(time.now(), after) << "no pause before the first poll";
}

TEST(PollUntil, PollsOnceMoreAfterTheDeadline)
{
    VirtualTime time;
    const CallContext context{Deadline::after(10s), {}};
    const auto begin = time.now();
    std::vector<VirtualTime::TimePoint> polls;
    const auto never = pollUntil(Backoff(4s), context, [&]() -> Result<bool> {
        polls.push_back(time.now());
        return false;
    });
    ASSERT_FALSE(never);
    EXPECT_EQ(never.error().code, ErrorCode::Timeout);
    EXPECT_EQ(polls.back() - begin, 10s);
    EXPECT_EQ(polls.size(), 4u);
    const auto described = pollUntil(Backoff(4s), {Deadline::after(10s), {}}, [&]() -> Result<bool> {
        if (time.now() - begin >= 20s)
            return fail(ErrorCode::NotFound, "test", "it is missing");
        return false;
    });
    EXPECT_EQ(described.error().detail, "it is missing");
}

TEST(PollUntil, ReadsTheDeadlineBeforeEachPause)
{
    VirtualTime time;
    const auto begin = time.now();
    CallContext context{Deadline::after(2s), {}};
    bool isExtended = false;
    const auto done = pollUntil(Backoff(1s), context, [&]() -> Result<bool> {
        if (!std::exchange(isExtended, true))
            context.deadline = Deadline::after(1min);
        return time.now() - begin >= 30s;
    });
    EXPECT_TRUE(done);
    EXPECT_GE(time.now() - begin, 30s);
}

TEST(PollUntil, PassesAnErrorThroughAndEndsOnStop)
{
    VirtualTime time;
    int polls = 0;
    const auto failed = pollUntil(Backoff(1s), {Deadline::never(), {}}, [&]() -> Result<bool> {
        if (++polls < 3)
            return false;
        return fail(ErrorCode::PermissionDenied, "ec2:DescribeInstances", "no");
    });
    EXPECT_EQ(failed.error(), (Error{ErrorCode::PermissionDenied, "ec2:DescribeInstances", "no"}));
    EXPECT_EQ(polls, 3);

    std::stop_source stop;
    const auto stopped = pollUntil(Backoff(1h), {Deadline::after(1min), stop.get_token()}, [&]() -> Result<bool> {
        stop.request_stop();
        return false;
    });
    EXPECT_EQ(stopped.error().code, ErrorCode::Cancelled);
}

TEST(RetryWhile, RepeatsOnlyAnAcceptedErrorAndReturnsTheLastResult)
{
    VirtualTime time;
    const auto isConflict = [](const Error &e) { return e.code == ErrorCode::Conflict; };
    const auto conflict = [](int call) {
        return fail(ErrorCode::Conflict, "test", "in use, call " + std::to_string(call));
    };
    int calls = 0;
    const auto good = retryWhile(Backoff(1s), {Deadline::never(), {}}, isConflict,
                                 [&]() -> Result<int> { return ++calls < 3 ? conflict(calls) : Result<int>(7); });
    EXPECT_EQ(good, 7);
    EXPECT_EQ(calls, 3);

    calls = 0;
    const auto other = retryWhile(Backoff(1s), {Deadline::never(), {}}, isConflict, [&]() -> Status {
        return ++calls < 2 ? Status(conflict(calls)) : fail(ErrorCode::NotFound, "test", "gone");
    });
    EXPECT_EQ(other.error().code, ErrorCode::NotFound);

    calls = 0;
    const auto late =
        retryWhile(Backoff(4s), {Deadline::after(10s), {}}, isConflict, [&]() -> Status { return conflict(++calls); });
    EXPECT_EQ(late.error().detail, "in use, call 4") << "the last one after the deadline";

    std::stop_source stop;
    stop.request_stop();
    calls = 0;
    const auto stopped = retryWhile(Backoff(1h), {Deadline::never(), stop.get_token()}, isConflict,
                                    [&]() -> Status { return conflict(++calls); });
    EXPECT_EQ(stopped.error().detail, "in use, call 1");
}

} // namespace
} // namespace trainyard
