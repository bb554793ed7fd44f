#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

#include "backend/core/result.h"

namespace trainyard::training {

/// Cancels a copy that is too slow: one machine must not delay the termination of all others.
class StallWatch {
public:
    /// \param outer  stops token(), too
    /// \param limit  the time in which at least `least` bytes must be copied
    StallWatch(const std::stop_token &outer, std::chrono::milliseconds limit, std::uint64_t least);
    StallWatch(const StallWatch &) = delete;
    StallWatch &operator=(const StallWatch &) = delete;

    std::stop_token token() const { return m_stop.get_token(); } ///< for the copy
    /// Any thread. Once all bytes are there, the copy is no longer watched: checking them takes its time.
    void copied(std::uint64_t done, std::uint64_t total);
    /// \param done  result of the copy
    /// \error Timeout in place of Cancelled, if it was too slow
    Status explain(Status done) const;

private:
    void watch(std::stop_token own);

    const std::chrono::milliseconds m_limit;
    const std::uint64_t m_least;
    mutable std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::uint64_t m_bytes = 0;
    bool m_complete = false, m_stalled = false;
    std::stop_source m_stop;
    std::stop_callback<std::function<void()>> m_outer;
    std::jthread m_thread; ///< the last member: it uses the others
};

} // namespace trainyard::training
