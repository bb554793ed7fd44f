#include "backend/net/retry.h"

#include <algorithm>
#include <random>

#include "backend/net/host_state.h"

namespace trainyard::net {

RetryPolicy RetryPolicy::forEndpoint(std::string_view url)
{
    using namespace std::chrono_literals;
    return isLoopback(url) ? RetryPolicy{5, 10ms, 250ms} : RetryPolicy{};
}

std::chrono::milliseconds backoff(const RetryPolicy &policy, int retry, std::optional<std::chrono::seconds> retryAfter)
{
    thread_local std::mt19937_64 generator{std::random_device{}()};
    const auto ceiling = std::min<std::chrono::milliseconds>(policy.cap, policy.base * (1LL << std::min(retry, 20)));
    std::uniform_int_distribution<std::int64_t> spread(0, ceiling.count());
    const std::chrono::milliseconds jittered(spread(generator));
    if (!retryAfter)
        return jittered;
    return std::max(jittered, std::min<std::chrono::milliseconds>(*retryAfter, policy.cap));
}

bool RetryBudget::takeRetry()
{
    const std::lock_guard lock(m_mutex);
    if (m_tokens < kRetryCost)
        return false;
    m_tokens -= kRetryCost;
    return true;
}

void RetryBudget::answered()
{
    const std::lock_guard lock(m_mutex);
    m_tokens = std::min(kFull, m_tokens + kReward);
}

void RateLimiter::throttled()
{
    const std::lock_guard lock(m_mutex);
    m_until = Clock::now() + kQuiet;
}

Status RateLimiter::acquire(const CallContext &context)
{
    Clock::duration wait{0};
    {
        const std::lock_guard lock(m_mutex);
        const auto now = Clock::now();
        if (now >= m_until)
            return {};
        m_next = std::max(m_next + kGap, now);
        wait = m_next - now;
    }
    return pause(std::chrono::ceil<std::chrono::milliseconds>(wait), context);
}

} // namespace trainyard::net
