#pragma once

#include <chrono>

namespace trainyard {

/// The seconds before something that cannot be taken back, in which a person may still say no. A plain value: it is
/// told what time it is.
class Countdown {
public:
    using Clock = std::chrono::steady_clock;

    Countdown(std::chrono::seconds length, Clock::time_point begin)
        : m_end(begin + length)
    {
    }
    /// Seconds left, begun ones counted; 0 when it is over.
    int left(Clock::time_point now) const
    {
        return now >= m_end ? 0 : static_cast<int>(std::chrono::ceil<std::chrono::seconds>(m_end - now).count());
    }

private:
    Clock::time_point m_end;
};

} // namespace trainyard
