#pragma once

#include <chrono>

namespace trainyard {

/// The seconds in which the user can still cancel an action that cannot be undone. A plain value: the caller passes the
/// current time.
class Countdown {
public:
    using Clock = std::chrono::steady_clock;

    Countdown(std::chrono::seconds length, Clock::time_point begin)
        : m_end(begin + length)
    {
    }
    /// Seconds left, rounded up; 0 after the end.
    int left(Clock::time_point now) const
    {
        return now >= m_end ? 0 : static_cast<int>(std::chrono::ceil<std::chrono::seconds>(m_end - now).count());
    }

private:
    Clock::time_point m_end;
};

} // namespace trainyard
