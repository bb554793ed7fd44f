#include <algorithm>
#include <tuple>

#include <fmt/format.h>

#include "backend/runtime/ps/scheduler/scheduler_core.h"

/// Who is waited for, and how long.
namespace trainyard::ps {

using protocol::Boundary;

/// Whether a worker loads its data: it sends heartbeats, and its time is not over. A run may start without a machine
/// that never came, but not without one that reads a large data set.
bool SchedulerCore::isLoading(Clock::time_point now) const
{
    return std::ranges::any_of(m_peers, [&](const auto &p) {
        const Peer &peer = p.second;
        const bool loads = peer.state == State::Loading || (runsProgram() && peer.state == State::Waiting);
        return !peer.server && !peer.closed && loads &&
               now - peer.since <= std::chrono::seconds(m_job.candidateSeconds);
    });
}

/// Whether workers that want to join or leave wait for the end of the epoch. With "auto" they do while it is near, or
/// while the pace of the run is unknown, for kNear at most: the estimate may be wrong. Those who leave take part in the
/// evaluation, so that an epoch with a long one is not near its end.
bool SchedulerCore::waitsForEpochEnd(Clock::time_point now)
{
    if (m_job.boundary != Boundary::Auto)
        return m_job.boundary == Boundary::Epoch;
    if (!m_changeWanted)
        m_changeWanted = now;
    if (now - *m_changeWanted >= kNear)
        return false;
    const auto left = timeToEpochEnd(now);
    return !left || *left + m_evaluation <= kNear;
}

void SchedulerCore::measurePace(Clock::time_point now)
{
    if (!m_pace)
        m_pace = {now, m_step, now, m_step};
    else if (m_step > m_pace->toStep)
        std::tie(m_pace->to, m_pace->toStep) = std::tuple(now, m_step);
}

/// Of this partition or, before its first report, of the one before.
std::optional<double> SchedulerCore::secondsPerStep() const
{
    if (!m_pace || m_pace->toStep <= m_pace->fromStep || m_pace->to <= m_pace->from)
        return m_formerPace;
    const std::chrono::duration<double> taken = m_pace->to - m_pace->from;
    return taken.count() / double(m_pace->toStep - m_pace->fromStep);
}

/// Of this partition, which lasts until the end of the epoch. Empty while the pace is unknown.
std::optional<std::chrono::duration<double>> SchedulerCore::timeToEpochEnd(Clock::time_point now) const
{
    const auto pace = secondsPerStep();
    if (m_phase != Phase::Running || !m_pace || !pace)
        return std::nullopt;
    const auto remaining = double(m_partitionStep + m_partition.steps() - m_pace->toStep);
    return std::chrono::duration<double>(*pace * remaining) - (now - m_pace->to);
}

void SchedulerCore::deferLateCandidates(Clock::time_point now)
{
    for (auto &[id, peer] : m_peers) {
        if (peer.state == State::Member && peer.fresh && !peer.acked) {
            peer.state = State::Ready;
            peer.fresh = false;
            peer.deferred = true;
            peer.deferredSince = now;
            m_out.log(fmt::format("{} did not acknowledge view {}: it may join in {} s, or after this epoch",
                                  peer.name(), m_view, kDeferral.count()));
        }
    }
    propose(now);
}

/// A candidate that was late once is not left out for the rest of a long epoch.
void SchedulerCore::admitDeferred(Clock::time_point now)
{
    bool any = false;
    for (auto &[id, peer] : m_peers) {
        if (peer.deferred && now - peer.deferredSince >= kDeferral) {
            peer.deferred = false;
            any = true;
        }
    }
    if (any && hasPendingChanges(now))
        beginTruncate();
}

} // namespace trainyard::ps
