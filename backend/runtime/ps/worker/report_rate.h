#pragma once

#include <algorithm>
#include <chrono>

namespace trainyard::ps {

/// How often a worker reports its progress: not more than once a second in the long run and, after its first hour, once
/// in 5 seconds, whatever --disp-batches is, since each report becomes records on the head and on every computer that
/// follows the run. The first ones of a run come as fast as its steps.
class ReportRate {
public:
    using Clock = std::chrono::steady_clock;
    static constexpr double kAtOnce = 300;
    static constexpr std::chrono::hours kOften{1};
    static constexpr double kLater = 0.2; ///< reports a second after kOften

    explicit ReportRate(Clock::time_point now)
        : m_began(now)
        , m_at(now)
    {
    }
    /// Whether a report is sent now. Otherwise its samples are part of the next one.
    bool takes(Clock::time_point now)
    {
        const double rate = now - m_began < kOften ? 1 : kLater;
        m_left = std::min(kAtOnce, m_left + rate * std::chrono::duration<double>(now - m_at).count());
        m_at = now;
        if (m_left < 1)
            return false;
        m_left -= 1;
        return true;
    }

private:
    Clock::time_point m_began;
    Clock::time_point m_at;
    double m_left = kAtOnce;
};

} // namespace trainyard::ps
