#pragma once

#include <chrono>
#include <stop_token>

#include "backend/core/clock.h"

namespace trainyard {

/// What deadlines, pauses and ages are measured with: one source per process. The default is the system's clocks; a
/// test installs another one, so that minutes of polling at the pace of AWS take milliseconds.
class TimeSource {
public:
    using TimePoint = std::chrono::steady_clock::time_point;

    virtual ~TimeSource() = default;
    virtual TimePoint now() const = 0;
    virtual Timestamp wallNow() const = 0;
    /// Blocks until `until`, or until stop is requested. May return late, never early.
    virtual void waitUntil(TimePoint until, std::stop_token) = 0;

    static TimeSource &current() noexcept;
    /// For tests. nullptr installs the system's clocks again. Not while another thread waits.
    static void install(TimeSource *) noexcept;
};

/// The wall clock of the current source.
Timestamp wallNow();

} // namespace trainyard
