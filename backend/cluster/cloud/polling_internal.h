#pragma once

#include <algorithm>
#include <chrono>
#include <random>

namespace trainyard::cluster {

/// Intervals between the polls or retries of one loop. Each is twice the previous one up to a limit, with 10 % random
/// jitter, so that programs do not poll in lockstep.
class PollInterval {
public:
    PollInterval(std::chrono::milliseconds first, std::chrono::milliseconds most)
        : m_next(first)
        , m_most(std::max(first, most))
    {
    }
    std::chrono::milliseconds next()
    {
        thread_local std::mt19937_64 generator{std::random_device{}()};
        const auto tenth = m_next.count() / 10;
        std::uniform_int_distribution<std::int64_t> spread(-tenth, tenth);
        const std::chrono::milliseconds now(m_next.count() + spread(generator));
        m_next = std::min(2 * m_next, m_most);
        return now;
    }

private:
    std::chrono::milliseconds m_next, m_most;
};

} // namespace trainyard::cluster
