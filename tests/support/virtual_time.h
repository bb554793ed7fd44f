#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <list>
#include <map>
#include <mutex>
#include <thread>

#include "backend/core/time/time_source.h"

namespace trainyard {

/// A discrete-event clock for the process. Time stands still while any thread runs. Once all threads sleep (according
/// to the kernel, so this includes threads that wait for one another), it jumps to the earliest time for which a thread
/// waits. Minutes of polling take milliseconds, and measured durations are independent of the machine's load.
/// Installed during its lifetime. Limit: waits for anything but this clock and other threads (a socket, a child
/// process) are not recognized, and time advances meanwhile.
class VirtualTime final : public TimeSource {
public:
    /// \param start  time on the steady clock; the wall clock starts at 2026-01-01 plus `start`
    /// \param mirror  receives every new time, in nanoseconds; in shared memory it records when a child was killed
    explicit VirtualTime(std::chrono::nanoseconds start = std::chrono::hours(1),
                         std::atomic<std::int64_t> *mirror = nullptr);
    ~VirtualTime() override;
    VirtualTime(const VirtualTime &) = delete;
    VirtualTime &operator=(const VirtualTime &) = delete;

    TimePoint now() const override { return TimePoint(std::chrono::nanoseconds(m_now.load())); }
    Timestamp wallNow() const override;
    void waitUntil(TimePoint, std::stop_token) override;

private:
    struct Waiter {
        TimePoint until;
        std::condition_variable wake;
        bool stopped = false;
    };
    void run(std::stop_token);
    /// Whether all other threads sleep and have not run since the previous call.
    bool quiet();

    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::list<Waiter> m_waiters;
    std::atomic<std::int64_t> m_now; ///< nanoseconds
    std::atomic<std::int64_t> *m_mirror;
    std::map<int, std::uint64_t> m_slices; ///< number of time slices that each thread has run, by thread id
    std::jthread m_clock;
};

} // namespace trainyard
