#include "backend/training/follow/stall_watch.h"

#include <utility>

#include <fmt/format.h>

#include "backend/core/units.h"

namespace trainyard::training {

StallWatch::StallWatch(const std::stop_token &outer, std::chrono::milliseconds limit, std::uint64_t least)
    : m_limit(limit)
    , m_least(least)
    , m_outer(outer, [stop = m_stop]() mutable { stop.request_stop(); })
    , m_thread([this](std::stop_token own) { watch(std::move(own)); })
{
}

void StallWatch::copied(std::uint64_t done, std::uint64_t total)
{
    const std::lock_guard lock(m_mutex);
    m_bytes = done;
    m_complete = done >= total;
    m_changed.notify_all();
}

void StallWatch::watch(std::stop_token own)
{
    std::unique_lock lock(m_mutex);
    while (!m_complete && !own.stop_requested()) {
        const std::uint64_t enough = m_bytes + m_least;
        const bool advances = m_changed.wait_for(lock, own, m_limit, [&] { return m_complete || m_bytes >= enough; });
        if (advances || own.stop_requested())
            continue;
        m_stalled = true;
        lock.unlock(); // request_stop() calls functions of others
        m_stop.request_stop();
        return;
    }
}

Status StallWatch::explain(Status done) const
{
    const std::lock_guard lock(m_mutex);
    if (done || !m_stalled || done.error().code != ErrorCode::Cancelled)
        return done;
    return fail(ErrorCode::Timeout, done.error().source,
                fmt::format("less than {} arrived in {} s", formatBytes(m_least),
                            std::chrono::duration_cast<std::chrono::seconds>(m_limit).count()));
}

} // namespace trainyard::training
