#include "backend/runtime/ps/scheduler/scheduler_core.h"

#include <algorithm>

#include <fmt/format.h>

#include "backend/core/overloaded.h"
#include "backend/protocol/agent.h"
#include "backend/protocol/run_state.h"

/// Joining, and the begin and end of the run.
namespace trainyard::ps {

using namespace protocol; // NOLINT: this file is about nothing else

namespace {

constexpr std::int64_t kMostSamples = std::int64_t(1) << 36; // so that the steps of all epochs can be counted

// Whether the counters in a message are plausible.
bool isSensible(const auto &)
{
    return true;
}
bool isSensible(const BatchMetrics &metrics)
{
    return metrics.correct >= 0 && metrics.samples >= metrics.correct;
}
bool isSensible(const Ready &ready)
{
    return ready.samples <= kMostSamples;
}
bool isSensible(const PartitionDone &part)
{
    return isSensible(part.train);
}
bool isSensible(const EpochDone &done)
{
    return isSensible(done.validation);
}
bool isSensible(const Progress &progress)
{
    return isSensible(progress.train) && progress.epoch >= 0 && progress.step >= 0;
}

} // namespace

std::string SchedulerCore::Peer::name() const
{
    const std::string where = host.empty() ? "" : " (" + host + ")";
    return server && rank < 0 ? "a spare server" + where
                              : fmt::format("{} {}{}", server ? "server" : "worker", rank, where);
}

SchedulerCore::SchedulerCore(JobSpec job, RunStart start, SchedulerOutbox &out, RunRecorder &recorder,
                             Clock::time_point now)
    : m_job(std::move(job))
    , m_start(std::move(start))
    , m_out(out)
    , m_recorder(recorder)
    , m_history(m_job.hostDeaths, std::chrono::seconds(m_job.cooldownSeconds))
    , m_started(now)
    , m_ticked(now)
    , m_epoch(m_start.epoch)
    , m_step(m_start.step)
    , m_best(m_job, m_start.epoch)
    , m_plan(m_job.servers, m_job.serverReplicas, m_job.serversOn == ServersOn::Workers)
{
    m_journal.run = m_job.run.value;
    m_journal.address = m_start.address;
    m_journal.attempt = m_start.attempt;
    if (m_start.before)
        restore(*m_start.before, now);
}

SchedulerCore::Peer *SchedulerCore::find(PeerId id)
{
    const auto at = m_peers.find(id);
    return at == m_peers.end() ? nullptr : &at->second;
}

PeerId SchedulerCore::idOf(bool server, int rank) const
{
    const auto at = std::ranges::find_if(
        m_peers, [&](const auto &p) { return p.second.server == server && p.second.rank == rank; });
    return at == m_peers.end() ? 0 : at->first;
}

std::vector<PeerId> SchedulerCore::peers(bool server, State state) const
{
    std::vector<PeerId> ids;
    for (const auto &[id, peer] : m_peers) {
        if (peer.server == server && peer.state == state)
            ids.push_back(id);
    }
    std::ranges::sort(ids, {}, [&](PeerId id) { return m_peers.at(id).rank; });
    return ids;
}

std::vector<Member> SchedulerCore::members() const
{
    std::vector<Member> list;
    for (const PeerId id : peers(false, State::Member))
        list.push_back({m_peers.at(id).rank, m_peers.at(id).host});
    return list;
}

void SchedulerCore::broadcast(const ControlMessage &message)
{
    for (const PeerId id : peers(false, State::Member))
        m_out.send(id, message);
}

void SchedulerCore::onFrameReceived(PeerId id, Clock::time_point now)
{
    if (Peer *peer = find(id))
        peer->lastReceived = now;
}

void SchedulerCore::onMessage(PeerId id, const ControlMessage &message, Clock::time_point now)
{
    onFrameReceived(id, now);
    if (m_phase == Phase::Over)
        return;
    if (const auto *joinRequest = std::get_if<JoinRequest>(&message))
        return joinRequest->again ? onReturn(id, *joinRequest, now) : onJoinRequest(id, *joinRequest, now);
    if (const auto *leave = std::get_if<Leave>(&message))
        return onLeave(id, *leave, now);
    Peer *peer = find(id);
    if (!peer)
        return m_out.disconnect(id); // sent a message before its JoinRequest
    if (!std::visit([](const auto &counters) { return isSensible(counters); }, message))
        return expel(id, "it sent numbers that make no sense", now);
    std::visit(
        Overloaded{
            [&](const Ready &ready) { onReady(id, ready, now); },
            [&](const ViewAck &ack) {
                peer->acked = peer->acked || ack.view == m_view;
                tryCommit(now);
            },
            [&](const Paused &report) {
                if (report.view == m_partitionView)
                    peer->pausedAt = report.step;
                tryTruncate();
            },
            [&](const PartitionDone &part) { onPartitionDone(*peer, part, now); },
            [&](const EpochDone &done) {
                peer->validated = done;
                tryEpochEnd(now);
            },
            [&](const AppliedSteps &steps) { onAppliedSteps(*peer, steps, now); },
            [&](const PlacementAck &ack) { onPlacementAck(*peer, ack, now); },
            [&](const ReplicaState &replica) { onReplicaState(*peer, replica, now); },
            [&](const Progress &progress) { onProgress(*peer, progress); },
            [&](const CheckpointSaved &saved) { onSaved(*peer, saved, now); },
            [&](const Failed &failed) { onFailed(id, failed, now); },
            [&](const ConnectionLost &lost) { onConnectionLost(*peer, lost, now); },
            [&](const StragglerReport &straggler) { onStraggler(straggler); },
            [](const OneOf<JoinRequest, Leave> auto &) {}, // above
            // Of the scheduler itself, and between workers and servers.
            [](const OneOf<JoinAccepted, View, Start, Pause, Truncate, Validate, SaveCheckpoint, LeaveResponse,
                           MemberLost, End, Placement, Attach, ShareOffer, ShareResponse> auto &) {},
            [&](const DataWait &wait) { onDataWait(*peer, wait, now); },
            [&](const ArenaSize &size) { onArenaSize(id, size, now); },
            [&](const TaskValues &values) { onValues(id, *peer, values); },
            // Of runs without a parameter server.
            [](const OneOf<TaskJoin, TaskReady, TaskView, TaskStarted, TaskStop, TaskEnded, TaskValuesStored> auto &) {
            },
        },
        message);
}

int SchedulerCore::nextRank(int requested, bool server) const
{
    if (server) {
        int rank = requested >= 0 && requested < m_job.servers && !idOf(true, requested) ? requested : 0;
        while (idOf(true, rank))
            ++rank;
        return rank;
    }
    // As in MXNet, the rank of a later worker continues from the highest one ever used.
    int rank = m_usedRanks.empty() || m_phase == Phase::Gathering ? 0 : *m_usedRanks.rbegin() + 1;
    if (requested >= rank && requested <= kHighestRank && !m_usedRanks.contains(requested))
        return requested;
    while (m_usedRanks.contains(rank))
        ++rank;
    return rank;
}

void SchedulerCore::onJoinRequest(PeerId id, const JoinRequest &joinRequest, Clock::time_point now)
{
    const bool server = joinRequest.role == "server";
    const bool spare = server && m_job.serversOn == ServersOn::Workers && joinRequest.rank < 0;
    const auto refuse = [&](ErrorCode code, const std::string &why, int joinAfter = 0) {
        m_out.send(id, End{false, std::string(toString(code)), "scheduler", why, joinAfter});
        m_out.disconnect(id);
    };
    if (find(id) || (!server && joinRequest.role != "worker"))
        return refuse(ErrorCode::CorruptData, "an invalid join request");
    Peer peer;
    peer.server = server;
    peer.saver = !server && joinRequest.saver;
    peer.rank = spare ? -1 : nextRank(joinRequest.rank, server);
    peer.host = joinRequest.host;
    peer.address = joinRequest.address;
    peer.lastReceived = peer.since = now;
    if (server && peer.rank >= m_job.servers)
        return refuse(ErrorCode::Conflict, fmt::format("this job has its {} servers already", m_job.servers));
    if (m_stop && !server)
        return refuse(ErrorCode::Conflict, "the run is being stopped");
    const auto workers =
        std::ranges::count_if(m_peers, [](const auto &p) { return !p.second.server && !p.second.saver; });
    if (!server && !peer.saver && workers >= m_job.maxWorkers + m_job.spares)
        return refuse(ErrorCode::Conflict,
                      fmt::format("this job has its most workers already, {}", m_job.maxWorkers + m_job.spares));
    if (const auto remaining = m_history.cooldown(joinRequest.host, now); remaining && !server && !peer.saver) {
        if (now >= m_coolingDown[joinRequest.host]) { // once: its worker asks again
            emit(metric::kCoolingDown, double(remaining->count()), -1, 0, joinRequest.host);
            m_coolingDown[joinRequest.host] = now + *remaining;
        }
        return refuse(ErrorCode::Conflict,
                      fmt::format("{} workers died on {} within {} s; it may come back in {} s", m_job.hostDeaths,
                                  joinRequest.host, m_job.cooldownSeconds, remaining->count()),
                      int(remaining->count()));
    }
    if (!server)
        m_usedRanks.insert(peer.rank);
    m_out.log(fmt::format("{} joins{}", peer.name(), server ? " from " + peer.address : ""));
    m_peers.emplace(id, std::move(peer));
    if (m_phase == Phase::Gathering && !server) {
        m_journal.lastRank = *m_usedRanks.rbegin();
        m_out.journal(m_journal);
    }
    acceptWaiting(now);
}

void SchedulerCore::acceptWaiting(Clock::time_point now)
{
    const bool running = m_phase != Phase::Gathering;
    assignSpares();
    for (auto &[id, peer] : m_peers) {
        if (!peer.server || peer.state != State::Waiting || isSpare(peer))
            continue;
        peer.state = State::Loading;
        m_out.send(id, JoinAccepted{peer.rank, m_start.attempt, {}, running});
    }
    sendArenaSize();
    if (!running && int(peers(true, State::Ready).size()) < m_job.servers)
        return; // workers connect to servers that have their weights
    std::vector<std::string> addresses;
    const auto workers =
        std::ranges::count_if(m_peers, [](const auto &p) { return !p.second.server && !p.second.saver; });
    const int expected = running ? std::min(int(workers), m_job.maxWorkers) : 0;
    for (const int primary : m_plan.placement().primary)
        addresses.push_back(m_plan.placement().addresses[std::size_t(primary)]);
    for (auto &[id, peer] : m_peers) {
        if (peer.server || peer.state != State::Waiting)
            continue;
        peer.state = State::Loading;
        peer.since = now;
        m_out.send(id, JoinAccepted{peer.rank, m_start.attempt, addresses, running, expected});
    }
}

void SchedulerCore::onReady(PeerId id, const Ready &ready, Clock::time_point now)
{
    Peer &peer = *find(id);
    if (peer.state != State::Loading)
        return;
    const auto differs = [&](std::int64_t &known, std::int64_t own, const char *sentence) {
        if (known < 0)
            known = own;
        if (known == own)
            return false;
        onFailed(id,
                 Failed{std::string(toString(ErrorCode::ProtocolMismatch)), peer.name(),
                        fmt::format(fmt::runtime(sentence), own, known)},
                 now);
        return true;
    };
    if (differs(m_parameters, ready.parameters, "its model has {} parameters instead of {}") ||
        (!peer.server && !peer.saver && differs(m_samples, ready.samples, "its data has {} samples instead of {}")))
        return;
    m_out.log(fmt::format("{} is ready", peer.name()));
    if (peer.saver) {
        peer.canSave = true; // the end of the pause, which waits for it, is looked at in every tick
        return;
    }
    peer.state = State::Ready;
    if (peer.server)
        return onServerReady(peer, now);
    const int waiting = int(count(State::Ready));
    if (m_phase == Phase::Gathering && waiting >= m_job.workers)
        begin(now);
    else if (m_phase == Phase::Paused && waiting + int(count(State::Member)) >= m_job.minWorkers)
        propose(now);
    else if (hasPendingChanges(now))
        beginTruncate();
}

void SchedulerCore::giveUpGathering(Clock::time_point now)
{
    const int servers = int(peers(true, State::Ready).size()), ready = int(count(State::Ready));
    if (servers < m_job.servers)
        return finish(fail(
            ErrorCode::NeverJoined, "scheduler",
            fmt::format("only {} of {} servers were ready within {} s", servers, m_job.servers, startTime().count())));
    if (ready < m_job.minWorkers)
        return finish(fail(ErrorCode::NeverJoined, "scheduler",
                           fmt::format("only {} of {} workers were ready within {} s, and at least {} are needed",
                                       ready, m_job.workers, startTime().count(), m_job.minWorkers)));
    emit(metric::kNeverJoined, m_job.workers - ready, -1, 0,
         fmt::format("{} of {} workers were not ready within {} s; the run starts without them", m_job.workers - ready,
                     m_job.workers, startTime().count()));
    begin(now);
}

void SchedulerCore::begin(Clock::time_point now)
{
    if (m_epoch == m_job.epochs && m_start.attempt > 1) { // the processes of this run died in its last evaluation
        --m_epoch;
        return propose(now); // no samples remain: the members evaluate
    }
    if (m_epoch >= m_job.epochs)
        return finish(fail(ErrorCode::InvalidArgument, "scheduler",
                           fmt::format("the checkpoint has {} epochs, and the job wants {}", m_epoch, m_job.epochs)));
    m_remaining = m_start.ranges.empty() ? wholeEpoch() : m_start.ranges;
    if (!m_remaining.empty() && m_remaining.back().end > m_samples)
        return finish(fail(
            ErrorCode::InvalidArgument, "scheduler",
            fmt::format("the checkpoint is of {} samples, and the data has {}", m_remaining.back().end, m_samples)));
    propose(now);
}

void SchedulerCore::onTick(Clock::time_point now)
{
    if (m_phase == Phase::Over)
        return;
    // If this process was stopped for a while, its peers were not silent: their frames are still unread.
    const auto gap = now - std::exchange(m_ticked, now);
    if (gap > std::chrono::seconds(1)) {
        for (auto &[id, peer] : m_peers)
            peer.lastReceived += gap;
    }
    if (m_phase == Phase::Gathering && now - m_started > startTime() && !isLoading(now))
        return giveUpGathering(now);
    removeSilent(now);
    tellOfDataWaits(now);
    checkSaveDeadline(now);
    if (m_phase == Phase::Over)
        return;
    tryRecovered(now);
    refill(now);
    releaseServers(now);
    if (m_phase == Phase::Paused && isServerLeaving() && m_placing.empty()) // no gradient is on its way
        moveParts();
    admitDeferred(now);
    if (m_changeWanted && hasPendingChanges(now))
        beginTruncate(); // the end of the epoch is not as near as it seemed
    if (m_phase == Phase::Proposing && m_waitingForFresh && now - m_since > kGrace)
        deferLateCandidates(now);
    if (m_phase == Phase::Paused && now - m_since > std::chrono::seconds(m_job.pauseLimit()))
        endPause(now);
}

void SchedulerCore::finish(Status outcome)
{
    if (m_stop && !outcome && outcome.error().code != ErrorCode::Cancelled) { // it fails while it is being stopped
        const Error &cause = outcome.error();
        outcome = fail(m_stop->reason.code, m_stop->reason.source,
                       fmt::format("{}; no checkpoint: {}: {}", m_stop->reason.detail, cause.source, cause.detail));
    }
    if (!outcome && m_journal.preempted)
        return pauseForHead(outcome.error());
    m_phase = Phase::Over;
    m_journal.over = true;
    m_out.journal(m_journal);
    const std::string note = outcome ? "" : outcome.error().source + ": " + outcome.error().detail;
    const RunOutcome how = outcome                                        ? RunOutcome::Finished
                           : outcome.error().code == ErrorCode::Cancelled ? RunOutcome::Stopped
                                                                          : RunOutcome::Failed;
    emit(metric::kRunFinished, double(how), -1, 0, note);
    sendEnd(outcome);
    m_out.log(outcome ? "the run is finished" : fmt::format("the run {}: {}", toString(stateAfter(double(how))), note));
    m_out.finished(outcome);
}

void SchedulerCore::sendEnd(const Status &outcome)
{
    const End end = outcome ? End{true, "", "", ""}
                            : End{true, std::string(toString(outcome.error().code)), outcome.error().source,
                                  outcome.error().detail};
    for (const auto &[id, peer] : m_peers) {
        m_out.send(id, end);
        m_out.disconnect(id);
    }
}

} // namespace trainyard::ps
