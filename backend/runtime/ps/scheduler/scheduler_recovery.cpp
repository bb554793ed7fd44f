#include <algorithm>

#include <fmt/format.h>

#include "backend/runtime/ps/scheduler/scheduler_core.h"

/// The journal, and peers that reconnect.
///
/// Each Start is preceded by a line of the journal, synced to disk. That is sufficient, because peers repeat what
/// happened since: a worker repeats its last messages in their order, and a server remembers how far a lost worker
/// came. A peer that does not reconnect within the heartbeat limit is dead.
namespace trainyard::ps {

using namespace protocol; // NOLINT: this file is about nothing else

SchedulerState SchedulerCore::state() const
{
    SchedulerState state;
    state.run = m_journal.run;
    state.address = m_journal.address;
    state.attempt = m_journal.attempt;
    state.view = m_partitionView;
    state.epoch = m_epoch;
    state.step = m_partitionStep;
    state.partition = m_partition;
    for (const int rank : m_participants) {
        const auto at = m_peers.find(idOf(false, rank));
        if (at != m_peers.end())
            state.members.push_back({rank, at->second.host, at->second.address});
    }
    state.servers = knownServers();
    state.placement = m_plan.placement();
    state.lastRank = m_usedRanks.empty() ? -1 : *m_usedRanks.rbegin();
    state.parameters = m_parameters;
    state.samples = m_samples;
    state.train = m_train;
    state.seconds = m_seconds;
    state.rate = m_rate.value_or(RatePlan());
    state.stop = m_journal.stop;
    state.preempted = m_journal.preempted;
    state.bestEpochs = m_best.epochs();
    state.bestScore = m_best.score();
    return state;
}

void SchedulerCore::restore(const SchedulerState &before, Clock::time_point now)
{
    for (int rank = 0; rank <= before.lastRank; ++rank)
        m_usedRanks.insert(rank);
    if (before.view == 0)
        return; // no partition had started: the peers join again, each with its rank
    m_phase = Phase::Running;
    m_recovering = true;
    m_view = m_partitionView = before.view;
    m_epoch = before.epoch;
    m_step = m_partitionStep = before.step;
    m_partition = before.partition;
    m_parameters = before.parameters;
    m_samples = before.samples;
    m_train = before.train;
    m_seconds = before.seconds;
    m_rate = before.rate;
    m_best.restore(before.bestEpochs, before.bestScore);
    if (before.placement.primary.size() == std::size_t(m_job.servers)) {
        m_plan.restore(before.placement);
        for (const KnownPeer &server : before.servers) {
            if (server.rank >= 0 && server.rank < m_job.servers)
                m_plan.setAddress(server.rank, server.address, server.host);
        }
        // The earlier attempt may have died before the primaries took over: workers get the placement when all have
        // acknowledged.
        m_placing.insert(before.placement.primary.begin(), before.placement.primary.end());
    }
    m_journal = before;
    m_journal.attempt = m_start.attempt;
    m_journal.address = m_start.address;
    if (!before.stop.empty())
        m_stop = {{ErrorCode::Cancelled, "scheduler", before.stop}, now + std::chrono::seconds(m_job.stopSeconds)};
    // Until a peer reconnects, a placeholder without a connection stands for it.
    const auto expect = [&](const KnownPeer &known, bool server) {
        Peer peer;
        peer.server = server;
        peer.state = server ? State::Ready : State::Member;
        peer.rank = known.rank;
        peer.host = known.host;
        peer.address = known.address;
        peer.lastReceived = peer.since = now;
        peer.closed = true;
        const std::chrono::duration<double> patience(m_job.heartbeatSeconds * m_job.heartbeatMisses);
        peer.gone = now + std::chrono::duration_cast<Clock::duration>(patience);
        peer.goneCause = "did not come back to the scheduler when that was restarted";
        m_peers.emplace(m_placeholders--, std::move(peer));
    };
    for (const KnownPeer &server : before.servers)
        expect(server, true);
    for (const KnownPeer &member : before.members) {
        expect(member, false);
        m_recorder.hostLog(true, member.address); // the files of this attempt begin with the current members
        m_participants.push_back(member.rank);
    }
    m_lastWorkers = int(m_participants.size());
    m_out.log(fmt::format("attempt {}: goes on in epoch {}, view {}, with {} workers and {} servers that may come back",
                          m_start.attempt, m_epoch, m_view, before.members.size(), before.servers.size()));
}

void SchedulerCore::onReturn(PeerId id, const JoinRequest &joinRequest, Clock::time_point now)
{
    const bool server = joinRequest.role == "server";
    const PeerId old = idOf(server, joinRequest.rank);
    const auto at = m_peers.find(old);
    if (find(id) || (!server && joinRequest.role != "worker") || joinRequest.rank < 0 ||
        joinRequest.rank > (server ? m_job.servers - 1 : kHighestRank))
        return m_out.disconnect(id);
    const bool currentPartition = server || joinRequest.view == m_partitionView || joinRequest.acked == m_partitionView;
    if (at != m_peers.end() && (at->second.state != State::Member || currentPartition)) {
        Peer peer = std::move(at->second);
        m_peers.erase(at);
        m_out.disconnect(old);
        peer.closed = false;
        peer.knowsOfWait = false; // forgotten with the connection
        peer.gone.reset();
        peer.lastReceived = now;
        m_out.log(fmt::format("{} is back", peer.name()));
        m_peers.emplace(id, std::move(peer));
        resync(id, joinRequest);
        return tryRecovered(now);
    }
    // A member that was removed before its first Start reports no view, but its samples are still counted.
    const bool participated = std::ranges::find(m_participants, joinRequest.rank) != m_participants.end();
    if (at != m_peers.end() || (m_phase != Phase::Gathering && (server || joinRequest.view > 0 || participated))) {
        m_out.send(id, End{false, std::string(toString(ErrorCode::PeerLost)), "scheduler",
                           "taken out of the run while the connection was broken"});
        return m_out.disconnect(id);
    }
    // A candidate: known to an earlier attempt or to none. It joins as a new peer with its rank.
    Peer peer;
    peer.server = server;
    peer.state = State::Loading;
    peer.rank = joinRequest.rank;
    peer.host = joinRequest.host;
    peer.address = joinRequest.address;
    peer.lastReceived = peer.since = now;
    if (!server)
        m_usedRanks.insert(peer.rank);
    m_peers.emplace(id, std::move(peer));
}

/// Sends again what may have been lost with the old connection.
void SchedulerCore::resync(PeerId id, const JoinRequest &joinRequest)
{
    const Peer &peer = m_peers.at(id);
    // An earlier attempt may have proposed views that are not in its journal.
    m_view = std::max({m_view, joinRequest.view, joinRequest.acked});
    if (m_phase == Phase::Proposing && peer.takesPart())
        m_out.send(id, viewFor(id));
    if (m_phase != Phase::Gathering && (peer.server || m_placing.empty()))
        m_out.send(id, m_plan.placement());
    for (const DeadMember &dead : m_dead) {
        if (peer.server && dead.pendingServers.contains(peer.rank))
            m_out.send(id, MemberLost{dead.rank, m_view, int(count(State::Member)), "died before"});
    }
    if (isSaving() && !peer.server && peer.rank == m_saver)
        m_out.send(id, checkpointRequest());
    if (peer.server || peer.state != State::Member)
        return;
    if (m_phase == Phase::Running && joinRequest.view != m_partitionView)
        m_out.send(id, Start{m_partitionView});
    if (m_phase == Phase::Running && m_truncateState == TruncateState::Pausing)
        m_out.send(id, Pause{m_partitionView});
    if (m_phase == Phase::Running && m_truncateState == TruncateState::Sent)
        m_out.send(id, Truncate{m_partitionView, m_truncateStep});
    if (m_phase == Phase::Validating) {
        const auto ids = peers(false, State::Member);
        m_out.send(id, Validate{m_epoch, int(ids.size()), int(std::ranges::find(ids, id) - ids.begin())});
    }
}

void SchedulerCore::tryRecovered(Clock::time_point now)
{
    if (!m_recovering || m_phase != Phase::Running ||
        std::ranges::any_of(m_peers, [&](const auto &p) { return p.first > m_placeholders; }))
        return;
    m_recovering = false;
    const double seconds = std::chrono::duration<double>(now - m_started).count();
    emit(metric::kSchedulerBack, seconds, -1, 0, fmt::format("attempt {}", m_start.attempt));
    m_out.log(fmt::format("all that were left came back within {:.2f} s", seconds));
    // An earlier attempt may have paused some members, or begun a boundary: truncation brings all of them to a
    // boundary.
    beginTruncate();
    tryBoundary(now);
}

} // namespace trainyard::ps
