#include <algorithm>

#include <fmt/format.h>

#include "backend/protocol/agent.h"
#include "backend/runtime/ps/scheduler/scheduler_core.h"

/// Placement: which server is the primary of a part and which one keeps its replica, and the replacement of dead
/// servers.
namespace trainyard::ps {

using namespace protocol; // NOLINT: this file is about nothing else

/// Sends the placement to the servers. Workers receive it when all new primaries have acknowledged it.
void SchedulerCore::place(std::set<int> promoted)
{
    m_placing.merge(promoted);
    m_journal.placement = m_plan.placement();
    m_journal.servers = knownServers();
    m_out.journal(m_journal);
    for (const PeerId id : peers(true, State::Ready))
        m_out.send(id, m_plan.placement());
}

void SchedulerCore::loseServer(const Peer &gone, const std::string &cause, Clock::time_point now)
{
    const auto lost = [&](const std::string &more) {
        return Error{ErrorCode::PeerLost, gone.name(), fmt::format("the server is gone: {}{}", cause, more)};
    };
    if (isSpare(gone))
        return m_out.log(fmt::format("{} is gone: {}", gone.name(), cause));
    if (m_phase == Phase::Gathering)
        return finish(fail(lost("")));
    if (gone.state != State::Ready)
        return acceptWaiting(now);
    emit(metric::kServerDied, double(peers(true, State::Ready).size()), gone.rank, 0,
         fmt::format("{}: {}", gone.host, cause));
    auto promoted = m_plan.removeServer(gone.rank);
    if (!promoted)
        return loseWeights(
            lost(m_job.servers > 1 && m_job.serverReplicas ? "; no server has a complete replica of its shards" : ""));
    m_out.log(fmt::format("{} died ({}); the replicas take over", gone.name(), cause));
    std::erase_if(m_placing, [&](int rank) { return rank == gone.rank; });
    place(*promoted);
    for (DeadMember &dead : m_dead) { // the new primaries of its parts know what it did not report
        if (dead.pendingServers.erase(gone.rank) == 0)
            continue;
        for (const int heir : *promoted) {
            dead.pendingServers.insert(heir);
            m_out.send(idOf(true, heir), MemberLost{dead.rank, m_view, int(count(State::Member)), "died before"});
        }
    }
    acceptWaiting(now); // a spare server
    tryCommit(now);
    tryBoundary(now);
}

/// A part of the weights has no server any more. With a checkpoint the run is not over: its follower starts all
/// processes again from the last one (training/recovery/head_loss), also much later. An earlier attempt of this
/// scheduler may have seen one that this attempt does not know. A program's own checkpoints are unknown here.
void SchedulerCore::loseWeights(const Error &cause)
{
    const std::optional<Position> last = lastCheckpoint();
    const bool saved = last || m_start.step > 0 || m_start.epoch > 0 || m_start.attempt > 1;
    if (m_stop || runsProgram())
        return finish(fail(cause));
    if (!saved)
        return finish(fail(cause.code, cause.source, cause.detail + "; the run has no checkpoint to continue from"));
    Error why = cause;
    why.detail += last ? fmt::format("; the last checkpoint is of step {}; steps lost: {}", last->step,
                                     std::max<std::int64_t>(0, m_step - last->step))
                       : "; the run can continue from its last checkpoint";
    endProcesses(why, cause);
}

/// The run is not over: its follower starts the processes again.
/// \param why    for the processes
/// \param cause  for the journal
void SchedulerCore::endProcesses(const Error &why, const Error &cause)
{
    m_phase = Phase::Over;
    m_journal.lost = fmt::format("{}: {}", cause.source, cause.detail);
    m_out.journal(m_journal);
    sendEnd(fail(why));
    m_out.log(fmt::format("the processes end: {}: {}", why.source, why.detail));
    m_out.finished(fail(why));
}

void SchedulerCore::onPlacementAck(const Peer &server, const PlacementAck &ack, Clock::time_point now)
{
    if (!server.server || ack.version != m_plan.placement().version)
        return;
    if (!ack.problem.empty())
        return loseWeights({ErrorCode::PeerLost, server.name(), ack.problem});
    if (m_placing.erase(server.rank) == 0 || !m_placing.empty())
        return;
    for (const auto &[id, peer] : m_peers) {
        if (!peer.server && peer.state != State::Waiting)
            m_out.send(id, m_plan.placement());
    }
    tryCommit(now);
}

/// A server is ready: one of the initial servers, or the replacement of a dead one.
void SchedulerCore::onServerReady(const Peer &server, Clock::time_point now)
{
    if (m_phase != Phase::Gathering) {
        m_out.send(idOf(true, server.rank), viewFor(idOf(true, server.rank))); // it needs members and learning rate
        if (m_plan.addServer(server.rank, server.address, server.host))
            place({});
        return;
    }
    m_plan.setAddress(server.rank, server.address, server.host);
    if (server.leaving)
        m_plan.retire(server.rank);
    if (int(peers(true, State::Ready).size()) == m_job.servers && m_job.servers > 1) {
        m_plan.assignReplicas();
        place({});
    }
    acceptWaiting(now);
}

void SchedulerCore::onReplicaState(const Peer &server, const ReplicaState &replica, Clock::time_point now)
{
    if (!server.server)
        return;
    if (!m_plan.setReplicaState(replica.part, server.rank, replica.server, replica.complete)) {
        if (replica.complete && isServerLeaving() && hasPendingChanges(now))
            beginTruncate(); // a part can leave its machine
        return;
    }
    place({});
    const std::chrono::duration<double> beat(m_job.heartbeatSeconds);
    m_refill = now + std::chrono::duration_cast<Clock::duration>(beat);
}

/// Perhaps only the connection broke: the replica is then recreated without waiting for a boundary.
void SchedulerCore::refill(Clock::time_point now)
{
    if (!m_refill || now < *m_refill || m_recovering || !m_placing.empty())
        return;
    m_refill.reset();
    if (m_plan.refill())
        place({});
}

std::vector<KnownPeer> SchedulerCore::knownServers() const
{
    std::vector<KnownPeer> list;
    for (const PeerId id : peers(true, State::Ready)) {
        const Peer &server = m_peers.at(id);
        list.push_back({server.rank, server.host, server.address});
    }
    return list;
}

} // namespace trainyard::ps
