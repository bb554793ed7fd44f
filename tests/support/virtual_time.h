#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <list>
#include <map>
#include <mutex>
#include <thread>

#include "backend/core/time_source.h"

namespace trainyard {

/// A discrete-event clock for the process: time stands still while any thread works, and jumps to the next moment that
/// a thread waits for once all of them sleep (the kernel says so, also of threads that wait for each other). Minutes of
/// polling take milliseconds, and what is measured on it does not depend on the computer's load. Installed while it
/// lives. A wait on anything but this clock and other threads (a socket, a child) is not seen: time runs on meanwhile.
class VirtualTime final : public TimeSource {
public:
    /// start   on the steady clock; the wall clock begins at 2026-01-01 plus that
    /// mirror  told every new moment, in nanoseconds: in shared memory it says when a killed child died
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
    /// Do all other threads sleep, without having run since the last question?
    bool quiet();

    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::list<Waiter> m_waiters;
    std::atomic<std::int64_t> m_now; ///< nanoseconds
    std::atomic<std::int64_t> *m_mirror;
    std::map<int, std::uint64_t> m_slices; ///< by thread id, how often each has run
    std::jthread m_clock;
};

} // namespace trainyard
