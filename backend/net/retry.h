#pragma once

#include <chrono>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string_view>

#include "backend/core/deadline.h"

namespace trainyard::net {

/// Exponential backoff with full jitter: before retry n the wait is uniform in [0, min(cap, base * 2^n)].
struct RetryPolicy {
    int tries = 5; ///< the first one included
    std::chrono::milliseconds base{500};
    std::chrono::milliseconds cap{20'000};

    /// The defaults; for an endpoint on this computer the same shape in milliseconds (base 10 ms, cap 250 ms).
    static RetryPolicy forEndpoint(std::string_view url);
};

/// The wait before retry `retry` (0 = the first retry). A Retry-After is a lower bound, itself bounded by policy.cap.
std::chrono::milliseconds backoff(const RetryPolicy &, int retry, std::optional<std::chrono::seconds> retryAfter = {});

/// Keeps a broken host from being flooded: retries spend tokens, answers earn them back. Thread-safe.
class RetryBudget {
public:
    bool takeRetry(); ///< false: too many retries lately, give up at once
    void answered();  ///< a request succeeded

private:
    static constexpr int kFull = 500, kRetryCost = 5, kReward = 1;
    std::mutex m_mutex;
    int m_tokens = kFull;
};

/// After a throttling answer, lets at most five requests a second through until a quiet time is over. Thread-safe.
class RateLimiter {
public:
    void throttled();
    /// Wait for this request's turn; returns at once when nothing was throttled lately.
    Status acquire(const Deadline &, std::stop_token);

private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::milliseconds kGap{200};
    static constexpr std::chrono::seconds kQuiet{10};
    std::mutex m_mutex;
    Clock::time_point m_until{}, m_next{};
};

} // namespace trainyard::net
