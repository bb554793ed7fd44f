#include <algorithm>

#include "backend/runtime/ps/scheduler/scheduler_core.h"

/// Who is waited for, and how long.
namespace trainyard::ps {

/// Whether a worker loads its data: it sends heartbeats, and its time is not over. A run may start without a machine
/// that never came, but not without one that reads a large data set.
bool SchedulerCore::isLoading(Clock::time_point now) const
{
    return std::ranges::any_of(m_peers, [&](const auto &p) {
        const Peer &peer = p.second;
        return !peer.server && !peer.closed && peer.state == State::Loading &&
               now - peer.since <= std::chrono::seconds(m_job.candidateSeconds);
    });
}

} // namespace trainyard::ps
