#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "backend/runtime/ps/scheduler/scheduler_core.h"

/// What members do: views, partitions and their truncation, ends of epochs.
namespace trainyard::ps {

using namespace protocol; // NOLINT: this file is about nothing else

std::vector<Range> SchedulerCore::wholeEpoch() const
{
    return m_samples > 0 ? std::vector<Range>{{0, m_samples}} : std::vector<Range>();
}

void SchedulerCore::removeLeavingMembers()
{
    for (const PeerId id : peers(false, State::Member)) {
        const Peer &peer = m_peers.at(id);
        if (!peer.leaving)
            continue;
        m_lastFinished = peer.finished;
        m_out.send(id, End{false, "", "", ""});
        m_out.disconnect(id);
        const int rest = int(count(State::Member)) - 1;
        emit(metric::kMemberLeft, rest, peer.rank, 0, peer.host);
        m_recorder.hostLog(false, peer.address);
        m_out.log(fmt::format("{} left, {} workers remain", peer.name(), rest));
        m_peers.erase(id);
    }
}

/// Whether members whose machines will be taken away leave before the evaluation, which may be longer than the machines
/// remain. If too few would stay, one of them saves first; servers on their machines leave at the next boundary only. The
/// others begin again, which a program would take for the end of another epoch.
bool SchedulerCore::canLeaveEvaluation() const
{
    int staying = 0;
    bool preempted = false;
    for (const PeerId id : peers(false, State::Member)) {
        const Peer &peer = m_peers.at(id);
        staying += peer.leaving ? 0 : 1;
        preempted = preempted || (peer.leaving && peer.preempted);
    }
    return preempted && !runsProgram() && !m_stop && staying >= m_job.minWorkers &&
           m_job.serversOn != ServersOn::Workers;
}

void SchedulerCore::propose(Clock::time_point now)
{
    if (m_stop || savesBeforePause() || savesOnRequest())
        return beginSaving(now);
    removeLeavingMembers();
    for (const PeerId id : peers(false, State::Ready)) {
        Peer &peer = m_peers.at(id);
        if (peer.deferred || peer.closed || int(count(State::Member)) >= m_job.maxWorkers)
            continue;
        peer.state = State::Member;
        peer.fresh = true;
    }
    const auto ids = peers(false, State::Member);
    if (int(ids.size()) < m_job.minWorkers)
        return pauseRun(now);
    if (std::exchange(m_inPause, false)) {
        emit(metric::kResumed, double(ids.size()));
        m_out.log(fmt::format("the run goes on with {} workers", ids.size()));
    }
    m_phase = Phase::Proposing;
    m_changeWanted.reset();
    m_waitingForFresh = false;
    ++m_view;
    moveParts();
    const View view = commonView();
    std::vector<SchedulerOutbox::ViewReceiver> receivers;
    for (auto &[id, peer] : m_peers) {
        if (!peer.takesPart())
            continue;
        peer.acked = false;
        receivers.push_back(receiverOf(view, id));
    }
    m_out.sendView(view, receivers);
}

void SchedulerCore::tryCommit(Clock::time_point now)
{
    if (m_phase != Phase::Proposing || !m_placing.empty())
        return;
    bool all = true, onlyFreshMissing = true, anyOld = false;
    for (const auto &[id, peer] : m_peers) {
        if (!peer.takesPart())
            continue;
        anyOld = anyOld || (!peer.server && !peer.fresh);
        all = all && peer.acked;
        onlyFreshMissing = onlyFreshMissing && (peer.acked || peer.fresh);
    }
    if (!all) {
        if (onlyFreshMissing && anyOld && !std::exchange(m_waitingForFresh, true))
            m_since = now; // a first view has no old members that would wait
        return;
    }
    const auto ids = peers(false, State::Member);
    const View agreed = viewFor(ids.front());
    m_phase = Phase::Running;
    m_partition = agreed.partition;
    m_rate = agreed.rate;
    m_partitionView = m_view;
    m_partitionStep = m_step;
    m_formerPace = secondsPerStep();
    m_pace = {now, m_step, now, m_step};
    m_truncateState = TruncateState::None;
    m_participants.clear();
    for (auto &[id, peer] : m_peers) {
        peer.pausedAt.reset();
        peer.part.reset();
        peer.validated.reset();
    }
    for (const PeerId id : ids)
        m_participants.push_back(m_peers.at(id).rank);
    m_journal = state();
    m_out.journal(m_journal);
    for (const PeerId id : ids) {
        Peer &peer = m_peers.at(id);
        if (std::exchange(peer.fresh, false)) {
            emit(metric::kMemberJoined, double(ids.size()), peer.rank, 0, peer.host);
            m_recorder.hostLog(true, peer.address);
        }
        m_out.send(id, Start{m_view});
    }
    emit(metric::kWorkers, double(ids.size()));
    emit(metric::kGlobalBatch, m_partition.perStep);
    reportRate();
    if (m_lastWorkers != 0 && m_lastWorkers != int(ids.size()))
        m_out.log(
            fmt::format("Resetting data iterator as worker count changed from {} to {}", m_lastWorkers, ids.size()));
    m_lastWorkers = int(ids.size());
    m_out.log(fmt::format("epoch {} trains with {} {} (membership view {})", m_epoch, ids.size(),
                          ids.size() == 1 ? "worker" : "workers", m_view));
    if (hasPendingChanges(now))
        beginTruncate(); // a worker became ready, or requested to leave, during the proposal
}

/// Whether the run is being stopped or saved, or workers want to join or leave at a boundary before the end of the epoch.
bool SchedulerCore::hasPendingChanges(Clock::time_point now)
{
    if (m_stop || m_saveWanted)
        return true;
    const bool room = int(count(State::Member)) < m_job.maxWorkers;
    bool wanted = false;
    for (const auto &[id, peer] : m_peers) {
        const bool goes = peer.leaving && (peer.server ? m_plan.canHandOver(peer.rank) : peer.state == State::Member);
        const bool comes = !peer.server && peer.state == State::Ready && !peer.deferred && room;
        if (goes && peer.preempted)
            return true;
        wanted = wanted || goes || comes;
    }
    if (!wanted)
        m_changeWanted.reset();
    return wanted && !waitsForEpochEnd(now);
}

void SchedulerCore::beginTruncate()
{
    if (m_phase != Phase::Running || m_truncateState != TruncateState::None)
        return;
    m_truncateStep = 0;
    if (m_partition.lockstep) {
        // A step needs all members, so they have to agree on the last one: each reports the first that it has not
        // begun.
        m_truncateState = TruncateState::Pausing;
        broadcast(Pause{m_partitionView});
    } else {
        m_truncateState = TruncateState::Sent;
        broadcast(Truncate{m_partitionView, 0});
    }
}

void SchedulerCore::tryTruncate()
{
    if (m_phase != Phase::Running || m_truncateState != TruncateState::Pausing)
        return;
    std::int64_t last = 0;
    for (const PeerId id : peers(false, State::Member)) {
        const auto &pausedAt = m_peers.at(id).pausedAt;
        if (!pausedAt)
            return;
        last = std::max(last, *pausedAt);
    }
    m_truncateState = TruncateState::Sent;
    m_truncateStep = last;
    broadcast(Truncate{m_partitionView, last});
}

void SchedulerCore::onPartitionDone(Peer &peer, const PartitionDone &part, Clock::time_point now)
{
    if (m_phase != Phase::Running || peer.state != State::Member || part.view != m_partitionView)
        return;
    peer.part = part;
    // In dist_async fast members do not wait for slow ones: the remaining samples are assigned again.
    if (!m_partition.lockstep && m_participants.size() > 1 && m_partition.steps() >= 4 &&
        part.step - m_partitionStep >= m_partition.steps())
        beginTruncate();
    tryBoundary(now);
}

/// Steps of the current partition that a member has done; unset while that is unknown.
std::optional<std::int64_t> SchedulerCore::stepsDone(int rank) const
{
    const auto within = [&](std::int64_t step) {
        return std::clamp<std::int64_t>(step - m_partitionStep, 0, m_partition.steps());
    };
    const auto live = m_peers.find(idOf(false, rank));
    if (live != m_peers.end() && live->second.state == State::Member)
        return live->second.part ? std::optional(within(live->second.part->step)) : std::nullopt;
    if (const auto done = m_deadDone.find(rank); done != m_deadDone.end())
        return within(done->second.step);
    const auto dead = std::ranges::find(m_dead, rank, &DeadMember::rank);
    if (dead == m_dead.end() || !dead->pendingServers.empty())
        return std::nullopt;
    return within(dead->step.value_or(m_partitionStep));
}

void SchedulerCore::tryBoundary(Clock::time_point now)
{
    if (m_phase != Phase::Running || m_recovering || m_participants.empty())
        return;
    std::vector<std::int64_t> done;
    for (const int rank : m_participants) {
        const auto steps = stepsDone(rank);
        if (!steps)
            return;
        done.push_back(*steps);
    }
    m_remaining = m_partition.remaining(done);
    m_step = std::max(m_step, m_partitionStep + *std::ranges::max_element(done));
    measurePace(now);
    double seconds = 0;
    const auto add = [&](int rank, const PartitionDone &part) {
        m_train += part.train;
        m_rankTrain[rank] += part.train;
        seconds = std::max(seconds, part.seconds);
    };
    for (const PeerId id : peers(false, State::Member))
        add(m_peers.at(id).rank, *m_peers.at(id).part);
    for (const auto &[rank, part] : m_deadDone)
        add(rank, part);
    m_seconds += seconds;
    m_participants.clear();
    m_dead.clear();
    m_deadDone.clear();
    m_truncateState = TruncateState::None;
    if (m_remaining.empty())
        validate(now);
    else
        propose(now);
}

void SchedulerCore::validate(Clock::time_point now)
{
    m_phase = Phase::Validating;
    m_evaluationBegan = now; // also when fewer members begin it again
    if (canLeaveEvaluation())
        removeLeavingMembers();
    const auto ids = peers(false, State::Member);
    if (ids.empty())
        return propose(now); // pauses the run; since no samples remain, new workers continue here
    if (m_stop || savesOnRequest())
        requestCheckpoint(now); // before the evaluation, which may take long
    for (std::size_t i = 0; i < ids.size(); ++i)
        m_out.send(ids[i], Validate{m_epoch, int(ids.size()), int(i)});
    tryEpochEnd(now);
}

void SchedulerCore::tryEpochEnd(Clock::time_point now)
{
    if (m_phase != Phase::Validating)
        return;
    const auto ids = peers(false, State::Member);
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const auto &done = m_peers.at(ids[i]).validated;
        if (!done || done->epoch != m_epoch || done->parts != int(ids.size()) || done->index != int(i))
            return;
    }
    m_evaluation = now - m_evaluationBegan;
    reportEpoch();
    m_train = {};
    m_rankTrain.clear();
    m_seconds = 0;
    for (auto &[id, peer] : m_peers)
        peer.deferred = false;
    if (++m_epoch >= m_job.epochs)
        return finish({});
    m_remaining = wholeEpoch();
    propose(now);
}

} // namespace trainyard::ps
