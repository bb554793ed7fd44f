#pragma once

#include <algorithm>
#include <chrono>
#include <stop_token>

#include "backend/core/result.h"

namespace trainyard {

/// A time on the steady clock after which a blocking call fails with Timeout.
class Deadline {
public:
    /// The steady clock of the process's TimeSource.
    struct Clock {
        using duration = std::chrono::steady_clock::duration;
        using rep = duration::rep;
        using period = duration::period;
        using time_point = std::chrono::steady_clock::time_point;
        static constexpr bool is_steady = true;
        static time_point now();
    };

    static Deadline after(Clock::duration d) { return Deadline(Clock::now() + d); }
    static Deadline never() { return Deadline(Clock::time_point::max()); }

    bool expired() const { return m_at != Clock::time_point::max() && Clock::now() >= m_at; }

    /// Time left, from 0 to `cap`. The cap makes it fit poll(2).
    std::chrono::milliseconds remaining(std::chrono::milliseconds cap = std::chrono::hours(1)) const
    {
        if (m_at == Clock::time_point::max())
            return cap;
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(m_at - Clock::now());
        return std::clamp(left, std::chrono::milliseconds(0), cap);
    }

    Deadline earlier(Deadline other) const { return m_at <= other.m_at ? *this : other; }
    Clock::time_point at() const { return m_at; }

private:
    explicit Deadline(Clock::time_point at)
        : m_at(at)
    {
    }
    Clock::time_point m_at;
};

/// When a call gives up, and who may stop it earlier: the last parameter of every function that blocks (as gRPC's
/// ClientContext). Passed on as it is, or with a nearer deadline.
struct CallContext {
    Deadline deadline;
    std::stop_token stop;
};

/// Sleeps for `d`, but not past the deadline. A stop request ends the sleep at once.
/// \error Cancelled, Timeout (the deadline has passed)
Status pause(std::chrono::milliseconds d, const CallContext &);

} // namespace trainyard
