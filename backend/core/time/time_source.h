#pragma once

#include <chrono>
#include <stop_token>

#include "backend/core/time/clock.h"

namespace trainyard {

/// The clocks of deadlines, pauses and ages, one source per process. The default reads the system's clocks; a test
/// installs another source, with which minutes of polling at the rate of AWS take milliseconds.
class TimeSource {
public:
    using TimePoint = std::chrono::steady_clock::time_point;

    virtual ~TimeSource() = default;
    virtual TimePoint now() const = 0;
    virtual Timestamp wallNow() const = 0;
    /// Blocks until `until` or a stop request. May return late, never early.
    virtual void waitUntil(TimePoint until, std::stop_token) = 0;

    static TimeSource &current() noexcept;
    /// For tests. nullptr restores the system's clocks. Must not be called while another thread waits.
    static void install(TimeSource *) noexcept;
};

/// The wall clock of the current source.
Timestamp wallNow();

} // namespace trainyard
