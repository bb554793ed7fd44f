#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "backend/protocol/agent.h"
#include "backend/protocol/metric_record.h"
#include "backend/runtime/ps/scheduler/scheduler_core.h"

/// How peers leave the run: on request, after a failure, or because they are dead, silent or late.
namespace trainyard::ps {

using namespace protocol; // NOLINT: this file is about nothing else

namespace {
constexpr std::chrono::minutes kSpotNotice{2}; ///< before EC2 takes a machine away
} // namespace

/// \param cause  by value, because the caller's string may belong to the peer that is erased here
void SchedulerCore::remove(PeerId id, std::string cause, Clock::time_point now)
{
    const Peer gone = m_peers.at(id);
    m_peers.erase(id);
    if (m_phase == Phase::Over)
        return;
    if (gone.server)
        return loseServer(gone, cause, now);
    if (gone.state == State::Member)
        return removeMember(gone, cause, now);
    if (gone.state != State::Waiting || m_phase != Phase::Gathering) {
        emit(metric::kNeverJoined, double(count(State::Member)), gone.rank, 0, gone.host + ": " + cause);
        m_out.log(fmt::format("{} never joined: {}", gone.name(), cause));
    }
    if (isSaving())
        requestCheckpoint(now);
}

/// Each slice changes once per round, by the mean over the samples of the members whose gradient of it arrived: a dead
/// member's complete slices count, the others do not. The partition is truncated, and the servers report up to which
/// step they received the dead member's gradients completely (AppliedSteps). Its remaining samples are assigned to the
/// others, so none is lost. A step that only some slices received is assigned again: those slices see its samples
/// twice, unless no other member had begun the step.
void SchedulerCore::removeMember(const Peer &gone, const std::string &cause, Clock::time_point now)
{
    const int rest = int(count(State::Member));
    std::string note = fmt::format("{}: {}", gone.host, cause);
    const bool participated =
        m_phase == Phase::Running && std::ranges::find(m_participants, gone.rank) != m_participants.end();
    if (participated && !gone.part)
        note += fmt::format("; what it had not done of epoch {} goes to the others", m_epoch);
    m_lastFinished = false;
    m_history.recordDeath(gone.host, now);
    emit(metric::kMemberDied, rest, gone.rank, 0, note);
    m_recorder.hostLog(false, gone.address);
    m_out.log(fmt::format("{} died ({}), {} workers remain", gone.name(), cause, rest));
    m_lastDeath = fmt::format("; {} died last: {}", gone.name(), cause);
    ++m_view;
    DeadMember dead{gone.rank, {}, {}};
    for (const auto &[other, peer] : m_peers) {
        if (!peer.takesPart())
            continue;
        if (peer.server)
            dead.pendingServers.insert(peer.rank);
        m_out.send(other, MemberLost{gone.rank, m_view, rest, note});
    }
    emit(metric::kWorkers, rest);
    m_lastWorkers = rest;
    if (m_phase == Phase::Proposing)
        return propose(now);
    if (m_phase == Phase::Validating)
        return validate(now);
    if (m_phase == Phase::Saving)
        return requestCheckpoint(now);
    if (!participated)
        return;
    if (gone.part)
        m_deadDone.emplace(gone.rank, *gone.part);
    else
        m_dead.push_back(std::move(dead));
    if (!gone.part || rest < m_job.minWorkers)
        beginTruncate();
    tryTruncate();
    tryBoundary(now);
}

void SchedulerCore::onAppliedSteps(const Peer &server, const AppliedSteps &appliedSteps, Clock::time_point now)
{
    if (!server.server)
        return;
    // An earlier attempt of the scheduler removed it and died before all peers were notified: the servers continued
    // without it.
    if (const Peer *member = find(idOf(false, appliedSteps.rank)); member && member->state == State::Member)
        return expel(idOf(false, appliedSteps.rank), "an earlier start of the scheduler took it out", now);
    for (DeadMember &dead : m_dead) {
        if (dead.rank == appliedSteps.rank && dead.pendingServers.erase(server.rank) > 0)
            dead.step = std::min(dead.step.value_or(appliedSteps.step), appliedSteps.step);
    }
    tryBoundary(now);
}

void SchedulerCore::dropCandidate(PeerId id, const std::string &cause)
{
    const Peer peer = m_peers.at(id);
    m_peers.erase(id);
    emit(metric::kNeverJoined, double(count(State::Member)), peer.rank, 0, peer.host + ": " + cause);
    m_out.log(fmt::format("{} never joined: {}", peer.name(), cause));
    m_out.send(id, End{false, std::string(toString(ErrorCode::NeverJoined)), "scheduler", cause});
    m_out.disconnect(id);
}

void SchedulerCore::onClosed(PeerId id, const Error &error, Clock::time_point now)
{
    Peer *peer = find(id);
    if (!peer)
        return;
    peer->closed = true;
    if (peer->lost && now - *peer->lost < kReconnectGrace) // a server lost it as well: it will not report a reason
        return remove(id, error.detail, now);
    peer->gone = now + kReconnectGrace;
    peer->goneCause = error.detail;
}

void SchedulerCore::onLeave(PeerId id, const Leave &leave, Clock::time_point now)
{
    const auto answer = [&](ErrorCode code, const std::string &why) {
        if (!find(id)) { // from outside
            m_out.send(id, LeaveResponse{why.empty() ? "" : std::string(toString(code)), why});
            m_out.disconnect(id);
        }
    };
    Peer *peer = find(id);
    if (peer && peer->server)
        return; // servers leave with the workers of their machine
    const bool asked = peer == nullptr;
    if (!peer) {
        const auto isMeant = [&](const auto &p) {
            return !p.second.server && (leave.rank >= 0 ? p.second.rank == leave.rank : p.second.host == leave.host);
        };
        // One call for each worker of a host.
        auto at = std::ranges::find_if(m_peers, [&](const auto &p) { return isMeant(p) && !p.second.leaving; });
        if (at == m_peers.end())
            at = std::ranges::find_if(m_peers, isMeant);
        const bool onlyServers = at == m_peers.end() && leave.rank < 0 && hasServers(leave.host);
        if (const std::string why = whyServersStay(onlyServers || at == m_peers.end() ? leave.host : at->second.host);
            !why.empty())
            return answer(ErrorCode::Conflict, why);
        if (onlyServers) { // its worker is gone already
            retireServers(leave.host, leave.preempted, now);
            return answer(ErrorCode::Internal, "");
        }
        if (at == m_peers.end())
            return answer(ErrorCode::NotFound, leave.rank >= 0
                                                   ? fmt::format("there is no worker {} in this run", leave.rank)
                                                   : fmt::format("there is no worker on {} in this run", leave.host));
        peer = &at->second;
    }
    const auto staying = std::ranges::count_if(m_peers, [](const auto &p) {
        return !p.second.server && p.second.state == State::Member && !p.second.leaving;
    });
    if (asked && peer->state == State::Member && !peer->leaving && staying - 1 < m_job.minWorkers)
        return answer(ErrorCode::Conflict, fmt::format("the run needs at least {} workers", m_job.minWorkers));
    peer->leaving = true;
    peer->finished = !asked && !leave.preempted;
    if (leave.preempted && !std::exchange(peer->preempted, true)) {
        emit(metric::kPreempted, 1, peer->rank, 0, peer->host);
        m_out.log(fmt::format("the machine of {} will be taken away", peer->name()));
    }
    answer(ErrorCode::Internal, "");
    retireServers(std::string(peer->host), leave.preempted, now);
    if (peer->state != State::Member) { // a candidate leaves at once
        const auto at = std::ranges::find_if(m_peers, [&](const auto &p) { return &p.second == peer; });
        const PeerId candidate = at->first;
        m_peers.erase(at);
        m_out.send(candidate, End{false, "", "", ""});
        m_out.disconnect(candidate);
        if (isSaving())
            requestCheckpoint(now);
        return;
    }
    if (m_phase == Phase::Paused)
        return removeLeavingMembers();
    // The others begin the evaluation again, which is worth it where it would end after the machine.
    if (m_phase == Phase::Validating && m_evaluation - (now - m_evaluationBegan) > kSpotNotice && canLeaveEvaluation())
        return validate(now);
    if (hasPendingChanges(now))
        beginTruncate();
}

void SchedulerCore::onCountReset(std::vector<std::string> hosts)
{
    if (hosts.empty())
        hosts = m_history.hosts();
    for (const std::string &host : hosts) {
        const std::size_t deaths = m_history.forget(host);
        m_coolingDown.erase(host);
        if (deaths == 0)
            continue;
        m_out.log(fmt::format("{} deaths of workers on {} are forgotten by request", deaths, host));
        emit(metric::kDeathsForgotten, double(deaths), -1, 0, host);
    }
}

void SchedulerCore::onHostEdit(const std::vector<std::string> &removed, const std::vector<std::string> &added,
                               Clock::time_point now)
{
    for (const std::string &address : removed) {
        const auto at = std::ranges::find_if(m_peers, [&](const auto &p) {
            const Peer &peer = p.second;
            return !peer.server && peer.state == State::Member && !peer.leaving && peer.address == address;
        });
        if (at == m_peers.end())
            continue;
        m_out.log(fmt::format("host_worker: the line of {} was removed", at->second.name()));
        onLeave(0, Leave{at->second.rank, ""}, now);
    }
    for (const std::string &address : added) {
        emit(metric::kWorkerWanted, 1, -1, 0, address);
        m_out.log(fmt::format("host_worker: a worker on {} is wanted", address));
    }
}

void SchedulerCore::onFailed(PeerId id, const Failed &failed, Clock::time_point now)
{
    const Peer peer = m_peers.at(id);
    const Error error{errorCodeFromString(failed.code), failed.source, failed.detail};
    const std::string cause = fmt::format("{}: {}", failed.source, failed.detail);
    // A retry would not help: the first workers all read the same data, and NaN is in the weights of all workers.
    // The same holds for a program that ends with an error, unless the job wants to go on without it.
    const bool ofProgram =
        runsProgram() && error.code == ErrorCode::LocalCommandFailed && m_job.task.onFailure == TaskFailure::End;
    if (error.code == ErrorCode::Diverged || m_phase == Phase::Gathering || peer.server || ofProgram)
        return finish(fail(error.code, peer.name(), cause));
    m_out.disconnect(id);
    remove(id, cause, now);
}

/// A worker that waits for its data is not hung: the others wait for it in their step, as long as a candidate may load.
/// If all were taken out instead, no one would be left to continue when the data is there again.
void SchedulerCore::onDataWait(Peer &peer, const DataWait &wait, Clock::time_point now)
{
    if (peer.server || wait.cause.empty() != peer.waitsForData.has_value())
        return; // a repetition
    if (wait.cause.empty()) {
        const std::chrono::duration<double> waited = now - *peer.waitsForData;
        peer.waitsForData.reset();
        peer.dataBack = now;
        emit(metric::kDataBack, waited.count(), peer.rank, 0, peer.host);
        return m_out.log(fmt::format("{} has its data again after {:.0f} s", peer.name(), waited.count()));
    }
    peer.waitsForData = now;
    emit(metric::kDataAwaited, 0, peer.rank, 0, fmt::format("{}: {}", peer.host, wait.cause));
    const std::string limit =
        peer.state == State::Member ? fmt::format(", for at most {} s", m_job.candidateSeconds) : "";
    m_out.log(fmt::format("{} waits for its data{}: {}", peer.name(), limit, wait.cause));
}

bool SchedulerCore::waitsForData(const Peer &peer, Clock::time_point now) const
{
    const std::chrono::seconds patience(m_job.candidateSeconds + m_job.stepSeconds); // it reports the end of the wait
    return peer.waitsForData && now - *peer.waitsForData < patience;
}

/// The members limit their exchange with the servers, unless one of them waits for its data: a server that does not
/// answer for another reason is found soon.
void SchedulerCore::tellOfDataWaits(Clock::time_point now)
{
    const auto one = std::ranges::find_if(
        m_peers, [&](const auto &p) { return p.second.state == State::Member && waitsForData(p.second, now); });
    const std::string cause = one == m_peers.end() ? "" : one->second.name() + " waits for its data";
    std::vector<PeerId> told;
    for (auto &[id, peer] : m_peers) {
        if (peer.state == State::Member && !peer.closed && peer.knowsOfWait == cause.empty()) {
            peer.knowsOfWait = !cause.empty();
            told.push_back(id);
        }
    }
    for (const PeerId id : told)
        m_out.send(id, DataWait{cause});
}

void SchedulerCore::onConnectionLost(const Peer &server, const ConnectionLost &lost, Clock::time_point now)
{
    const PeerId id = idOf(false, lost.rank);
    Peer *peer = find(id);
    if (!peer)
        return;
    // The server is a witness, not the cause.
    const std::string cause = lost.hung ? fmt::format("{} reports that it {}", server.name(), lost.cause)
                                        : "it lost its connections (" + lost.cause + ")";
    if (lost.hung && waitsForData(*peer, now))
        return;
    if (lost.hung && peer->dataBack && now - *peer->dataBack < std::chrono::seconds(m_job.stepSeconds))
        return; // it has the time of a step
    if (lost.hung || peer->closed)
        return expel(id, cause, now);
    peer->lost = now; // perhaps only that connection broke: the worker reopens it or gives up
}

void SchedulerCore::expel(PeerId id, const std::string &cause, Clock::time_point now)
{
    m_out.send(id,
               End{false, std::string(toString(ErrorCode::PeerLost)), "scheduler", "taken out of the run: " + cause});
    m_out.disconnect(id);
    remove(id, cause, now);
}

void SchedulerCore::removeSilent(Clock::time_point now)
{
    const std::chrono::duration<double> limit(m_job.heartbeatSeconds * m_job.heartbeatMisses);
    std::vector<std::pair<PeerId, std::string>> gone;
    std::vector<PeerId> late;
    for (const auto &[id, peer] : m_peers) {
        if (!peer.closed && now - peer.lastReceived > limit)
            gone.emplace_back(
                id, fmt::format("silent for {:.1f} s", std::chrono::duration<double>(now - peer.lastReceived).count()));
        else if (peer.gone && now >= *peer.gone)
            gone.emplace_back(id, peer.goneCause);
        else if (m_phase != Phase::Gathering && !peer.server && peer.state == State::Loading &&
                 now - peer.since > std::chrono::seconds(m_job.candidateSeconds))
            late.push_back(id);
    }
    for (const auto &[id, cause] : gone) {
        if (m_phase != Phase::Over && find(id))
            expel(id, cause, now);
    }
    for (const PeerId id : late) {
        if (m_phase != Phase::Over && find(id))
            dropCandidate(id, fmt::format("not ready within {} s", m_job.candidateSeconds));
    }
}

} // namespace trainyard::ps
