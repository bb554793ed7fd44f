#include <algorithm>

#include <fmt/format.h>

#include "backend/runtime/ps/scheduler/scheduler_core.h"

/// Servers on the machines of the workers (the job's serversOn).
///
/// When the last worker of a machine leaves, its servers leave, too. Each part moves to the server with its replica, at
/// a boundary, as soon as that replica is complete; then the server ends. So a machine may be terminated when all its
/// processes have ended. A machine that dies loses its servers as any server is lost (loseServer).
///
/// A server without a requested rank is a spare one: of the head, and of each machine that came after the start. The
/// first to take the rank of a lost server are those of machines with a worker. A spare one that has become a server
/// gets replicas, and at a boundary the part of its rank.
namespace trainyard::ps {

using namespace protocol; // NOLINT: this file is about nothing else

void SchedulerCore::assignSpares()
{
    if (m_phase == Phase::Gathering || m_recovering)
        return;
    const auto hasWorker = [&](const std::string &host) {
        return std::ranges::any_of(m_peers, [&](const auto &p) { return !p.second.server && p.second.host == host; });
    };
    int rank = 0;
    for (const bool withWorker : {true, false}) {
        for (auto &[id, peer] : m_peers) {
            if (!isSpare(peer) || peer.closed || hasWorker(peer.host) != withWorker)
                continue;
            while (rank < m_job.servers && idOf(true, rank))
                ++rank;
            if (rank >= m_job.servers)
                return;
            peer.rank = rank;
            m_out.log(fmt::format("{} takes the place of a lost one", peer.name()));
        }
    }
}

bool SchedulerCore::isServerLeaving() const
{
    return std::ranges::any_of(m_peers, [](const auto &p) { return p.second.server && p.second.leaving; });
}

/// Whether this host has servers that leave with its last worker.
bool SchedulerCore::hasServers(const std::string &host) const
{
    return m_job.serversOn == ServersOn::Workers && !host.empty() &&
           std::ranges::any_of(m_peers, [&](const auto &p) { return p.second.server && p.second.host == host; });
}

/// \return a sentence if the weights on a host could not be moved to another one
std::string SchedulerCore::whyServersStay(const std::string &host) const
{
    bool holds = false, others = false;
    for (const PeerId id : peers(true, State::Ready)) {
        const Peer &server = m_peers.at(id);
        holds = holds || (server.host == host && !m_plan.isFree(server.rank));
        others = others || (server.host != host && !server.leaving);
    }
    if (!hasServers(host) || !holds || others)
        return {};
    return fmt::format("{} has the only server of this run: add a machine first, or stop the run", host);
}

/// To call when a worker of this host leaves.
void SchedulerCore::retireServers(const std::string &host, bool preempted, Clock::time_point now)
{
    if (!hasServers(host) || std::ranges::any_of(m_peers, [&](const auto &p) {
            const Peer &peer = p.second;
            return !peer.server && peer.host == host && !peer.leaving;
        }))
        return;
    std::vector<PeerId> unused;
    for (auto &[id, peer] : m_peers) {
        if (!peer.server || peer.host != host)
            continue;
        peer.preempted = peer.preempted || preempted;
        if (!isSpare(peer) && (peer.state == State::Ready || m_phase == Phase::Gathering)) {
            peer.leaving = true;
            m_plan.retire(peer.rank);
        } else {
            unused.push_back(id);
        }
    }
    for (const PeerId id : unused) {
        m_peers.erase(id);
        m_out.send(id, End{false, "", "", ""});
        m_out.disconnect(id);
    }
    m_refill = now; // replicas of other servers' parts
    if (hasPendingChanges(now))
        beginTruncate();
}

/// At a boundary: moves parts to the servers that they belong to, and away from those that leave.
void SchedulerCore::moveParts()
{
    auto promoted = m_plan.rebalance();
    if (m_plan.refill() || !promoted.empty())
        place(std::move(promoted));
}

/// Ends servers that leave and whose parts other servers have taken over.
void SchedulerCore::releaseServers(Clock::time_point now)
{
    if (m_phase == Phase::Gathering || m_recovering || !m_placing.empty() || !m_dead.empty())
        return;
    std::vector<PeerId> free;
    for (const PeerId id : peers(true, State::Ready)) {
        if (const Peer &peer = m_peers.at(id); peer.leaving && m_plan.isFree(peer.rank))
            free.push_back(id);
    }
    if (free.empty())
        return;
    for (const PeerId id : free) {
        const Peer gone = m_peers.at(id);
        m_peers.erase(id);
        m_out.send(id, End{false, "", "", ""});
        m_out.disconnect(id);
        (void)m_plan.removeServer(gone.rank); // has no part that could be lost
        emit(metric::kServerLeft, double(peers(true, State::Ready).size()), gone.rank, 0, gone.host);
        m_out.log(fmt::format("{} left, its part of the weights is on other machines", gone.name()));
    }
    place({});
    acceptWaiting(now);
    tryCommit(now);
}

} // namespace trainyard::ps
