#pragma once

#include <chrono>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string_view>

#include "backend/core/time/deadline.h"

namespace trainyard::net {

/// Exponential backoff with full jitter: before retry n the wait is uniform in [0, min(cap, base * 2^n)].
struct RetryPolicy {
    int tries = 5; ///< including the first
    std::chrono::milliseconds base{500};
    std::chrono::milliseconds cap{20'000};

    /// The defaults; for an endpoint on this computer a base of 10 ms and a cap of 250 ms.
    static RetryPolicy forEndpoint(std::string_view url);
};

/// Returns the wait before a retry.
/// \param retry       0 for the first retry
/// \param retryAfter  value of the Retry-After header: a lower bound, itself bounded by policy.cap
std::chrono::milliseconds backoff(const RetryPolicy &, int retry, std::optional<std::chrono::seconds> retryAfter = {});

/// Limits the load on a failing host: retries spend tokens, successful requests earn them. Thread-safe.
class RetryBudget {
public:
    bool takeRetry(); ///< false: too many recent retries, fail at once
    void answered();  ///< a request succeeded

private:
    static constexpr int kFull = 500, kRetryCost = 5, kReward = 1;
    std::mutex m_mutex;
    int m_tokens = kFull;
};

/// After a throttling response, admits at most five requests per second until 10 s pass without another one.
/// Thread-safe.
class RateLimiter {
public:
    void throttled();
    /// Waits for this request's turn; returns at once when no request was throttled in the last 10 s.
    Status acquire(const CallContext &);

private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::milliseconds kGap{200};
    static constexpr std::chrono::seconds kQuiet{10};
    std::mutex m_mutex;
    Clock::time_point m_until{}, m_next{};
};

} // namespace trainyard::net
