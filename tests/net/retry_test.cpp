#include "backend/net/retry.h"

#include <gtest/gtest.h>

#include "backend/net/host_state.h"

using namespace trainyard;
using namespace trainyard::net;
using namespace std::chrono_literals;

TEST(Backoff, IsFullJitterBelowADoublingCeiling)
{
    const RetryPolicy policy{5, 500ms, 20s};
    for (int retry = 0; retry < 10; ++retry) {
        const auto ceiling = std::min<std::chrono::milliseconds>(20s, 500ms * (1 << retry));
        std::chrono::milliseconds least = 1h, most = 0ms;
        for (int i = 0; i < 300; ++i) {
            const auto wait = backoff(policy, retry);
            ASSERT_LE(wait, ceiling);
            least = std::min(least, wait);
            most = std::max(most, wait);
        }
        EXPECT_LT(least, ceiling / 4) << "full jitter reaches down to zero";
        EXPECT_GT(most, ceiling * 3 / 4);
    }
}

TEST(Backoff, RetryAfterIsALowerBoundButNotBeyondTheCap)
{
    const RetryPolicy policy{5, 500ms, 20s};
    EXPECT_GE(backoff(policy, 0, 3s), 3s);
    EXPECT_EQ(backoff(policy, 0, 3600s), 20s);
    EXPECT_LE(backoff({5, 10ms, 250ms}, 0, 3600s), 250ms);
}

TEST(RetryBudget, RunsOutAndIsEarnedBack)
{
    RetryBudget budget;
    int taken = 0;
    while (budget.takeRetry())
        ++taken;
    EXPECT_EQ(taken, 100);
    for (int i = 0; i < 5; ++i)
        budget.answered();
    EXPECT_TRUE(budget.takeRetry());
    EXPECT_FALSE(budget.takeRetry());
}

TEST(RateLimiter, LetsEverythingThroughUntilSomethingIsThrottled)
{
    RateLimiter rateLimiter;
    const auto expired = Deadline::after(0ms);
    for (int i = 0; i < 100; ++i)
        EXPECT_TRUE(rateLimiter.acquire({expired, {}}));
    rateLimiter.throttled();
    EXPECT_TRUE(rateLimiter.acquire({Deadline::never(), {}}));
    const auto second = rateLimiter.acquire({expired, {}}); // would have to wait 200 ms
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().code, ErrorCode::Timeout);
}

TEST(Origins, KnowsThisComputer)
{
    for (const auto *url : {"http://127.0.0.1:4566", "http://127.64.3.2/x", "http://localhost",
                            "https://s3.localhost:1/a", "http://[::1]:80/"})
        EXPECT_TRUE(isLoopback(url)) << url;
    for (const auto *url : {"", "https://ec2.us-east-1.amazonaws.com", "http://127.0.0.1.evil.example",
                            "http://10.0.0.1", "http://a@b:127.0.0.1"})
        EXPECT_FALSE(isLoopback(url)) << url;
    EXPECT_EQ(originOf("https://h:1/a/b?c"), "https://h:1");
    EXPECT_EQ(originOf("http://h?x"), "http://h");
}

TEST(HostStates, AreSharedByOrigin)
{
    HostStates states;
    EXPECT_EQ(states.of("http://h/a"), states.of("http://h/b?c"));
    EXPECT_NE(states.of("http://h/a"), states.of("http://h:81/a"));
}
