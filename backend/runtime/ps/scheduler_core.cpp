#include "backend/runtime/ps/scheduler_core.h"

#include <algorithm>

#include <fmt/format.h>

#include "backend/protocol/agent.h"

namespace trainyard::ps {

using namespace protocol; // NOLINT: this file is about nothing else

std::string SchedulerCore::Peer::name() const
{
    return fmt::format("{} {}{}", server ? "server" : "worker", rank, host.empty() ? "" : " (" + host + ")");
}

SchedulerCore::SchedulerCore(JobSpec job, int attempt, SchedulerOutbox &out, Clock::time_point now)
    : m_job(std::move(job))
    , m_attempt(attempt)
    , m_out(out)
    , m_started(now)
{
}

SchedulerCore::Peer *SchedulerCore::find(PeerId id)
{
    const auto at = m_peers.find(id);
    return at == m_peers.end() ? nullptr : &at->second;
}

SchedulerCore::Peer *SchedulerCore::findRank(int rank)
{
    const auto at =
        std::ranges::find_if(m_peers, [&](const auto &p) { return !p.second.server && p.second.rank == rank; });
    return at == m_peers.end() ? nullptr : &at->second;
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

void SchedulerCore::onHeard(PeerId id, Clock::time_point now)
{
    if (Peer *peer = find(id))
        peer->heard = now;
}

void SchedulerCore::onMessage(PeerId id, const ControlMessage &message, Clock::time_point now)
{
    onHeard(id, now);
    if (m_phase == Phase::Over)
        return;
    if (const auto *hello = std::get_if<Hello>(&message))
        return onHello(id, *hello, now);
    if (const auto *leave = std::get_if<Leave>(&message))
        return onLeave(id, *leave);
    Peer *peer = find(id);
    if (!peer)
        return m_out.drop(id); // spoke before its hello
    if (const auto *ready = std::get_if<Ready>(&message)) {
        onReady(id, *ready, now);
    } else if (const auto *ack = std::get_if<ViewAck>(&message)) {
        peer->acked = peer->acked || ack->view == m_view;
        tryCommit(now);
    } else if (const auto *done = std::get_if<EpochDone>(&message)) {
        if (peer->state == State::Member && done->epoch == m_epoch)
            peer->done = *done;
        tryBoundary(now);
    } else if (const auto *progress = std::get_if<Progress>(&message)) {
        onProgress(*peer, *progress);
    } else if (const auto *saved = std::get_if<Saved>(&message)) {
        onSaved(*peer, *saved);
    } else if (const auto *failed = std::get_if<Failed>(&message)) {
        onFailed(id, *failed, now);
    } else if (const auto *lost = std::get_if<Lost>(&message)) {
        onLost(*peer, *lost, now);
    }
}

int SchedulerCore::nextRank(int wish, bool server)
{
    if (server) {
        const auto taken = [&](int rank) {
            return std::ranges::any_of(m_peers,
                                       [&](const auto &p) { return p.second.server && p.second.rank == rank; });
        };
        int rank = wish >= 0 && wish < m_job.servers && !taken(wish) ? wish : 0;
        while (taken(rank))
            ++rank;
        return rank;
    }
    // As in MXNet, a later worker's rank goes on from the highest one ever seen.
    int rank = m_usedRanks.empty() || m_phase == Phase::Gathering ? 0 : *m_usedRanks.rbegin() + 1;
    if (wish >= rank && wish < (1 << 20))
        rank = wish;
    while (m_usedRanks.contains(rank))
        ++rank;
    return rank;
}

void SchedulerCore::onHello(PeerId id, const Hello &hello, Clock::time_point now)
{
    const bool server = hello.role == "server";
    const auto refuse = [&](ErrorCode code, const std::string &why) {
        m_out.send(id, End{false, std::string(name(code)), "scheduler", why});
        m_out.drop(id);
    };
    if (find(id) || (!server && hello.role != "worker"))
        return refuse(ErrorCode::CorruptData, "a hello that makes no sense");
    Peer peer;
    peer.server = server;
    peer.rank = nextRank(hello.rank, server);
    peer.host = hello.host;
    peer.address = hello.address;
    peer.heard = peer.since = now;
    if (server && (peer.rank >= m_job.servers || m_phase != Phase::Gathering))
        return refuse(ErrorCode::Conflict, fmt::format("this job has its {} servers already", m_job.servers));
    if (!server && int(count(State::Waiting) + count(State::Loading) + count(State::Ready) + count(State::Member)) >=
                       m_job.maxWorkers)
        return refuse(ErrorCode::Conflict, fmt::format("this job has its most workers already, {}", m_job.maxWorkers));
    if (!server)
        m_usedRanks.insert(peer.rank);
    m_out.log(fmt::format("{} says hello{}", peer.name(), server ? " from " + peer.address : ""));
    m_peers.emplace(id, std::move(peer));
    acceptWaiting(now);
}

void SchedulerCore::acceptWaiting(Clock::time_point now)
{
    std::vector<std::string> addresses(std::size_t(m_job.servers));
    for (auto &[id, peer] : m_peers) {
        if (!peer.server)
            continue;
        addresses[std::size_t(peer.rank)] = peer.address;
        if (peer.state == State::Waiting) {
            peer.state = State::Loading;
            m_out.send(id, Accepted{peer.rank, m_attempt, {}, false});
        }
    }
    if (int(peers(true, State::Ready).size()) < m_job.servers)
        return; // a worker connects to servers that have their weights
    for (auto &[id, peer] : m_peers) {
        if (peer.server || peer.state != State::Waiting)
            continue;
        peer.state = State::Loading;
        peer.since = now;
        m_out.send(id, Accepted{peer.rank, m_attempt, addresses, m_phase != Phase::Gathering});
    }
}

void SchedulerCore::onReady(PeerId id, const Ready &ready, Clock::time_point now)
{
    Peer &peer = *find(id);
    if (peer.state != State::Loading)
        return;
    if (m_parameters < 0)
        m_parameters = ready.parameters;
    if (ready.parameters != m_parameters) {
        const std::string why =
            fmt::format("its model has {} parameters instead of {}", ready.parameters, m_parameters);
        return onFailed(id, Failed{std::string(name(ErrorCode::ProtocolMismatch)), peer.name(), why}, now);
    }
    peer.state = State::Ready;
    peer.samples = ready.samples;
    m_out.log(fmt::format("{} is ready", peer.name()));
    if (peer.server)
        acceptWaiting(now);
    else
        tryStart(now);
}

void SchedulerCore::tryStart(Clock::time_point now)
{
    if (m_phase == Phase::Gathering && int(count(State::Ready)) >= m_job.workers)
        propose(now);
}

void SchedulerCore::giveUpGathering(Clock::time_point now)
{
    const int servers = int(peers(true, State::Ready).size()), ready = int(count(State::Ready));
    if (servers < m_job.servers)
        return finish(fail(
            ErrorCode::NeverJoined, "scheduler",
            fmt::format("only {} of {} servers were ready within {} s", servers, m_job.servers, m_job.startSeconds)));
    if (ready < m_job.minWorkers)
        return finish(fail(ErrorCode::NeverJoined, "scheduler",
                           fmt::format("only {} of {} workers were ready within {} s, and at least {} are needed",
                                       ready, m_job.workers, m_job.startSeconds, m_job.minWorkers)));
    emit(metric::kNeverJoined, m_job.workers - ready, -1, 0,
         fmt::format("{} of {} workers were not ready within {} s; the run starts without them", m_job.workers - ready,
                     m_job.workers, m_job.startSeconds));
    propose(now);
}

void SchedulerCore::propose(Clock::time_point now)
{
    letLeaversGo();
    const bool first = count(State::Member) == 0;
    for (const PeerId id : peers(false, State::Ready)) {
        Peer &peer = m_peers.at(id);
        if (peer.passedOver || int(count(State::Member)) >= m_job.maxWorkers)
            continue;
        peer.state = State::Member;
        peer.fresh = true;
    }
    const auto ids = peers(false, State::Member);
    if (int(ids.size()) < m_job.minWorkers)
        return finish(fail(ErrorCode::PeerLost, "scheduler",
                           fmt::format("only {} of at least {} workers are left", ids.size(), m_job.minWorkers)));
    m_phase = Phase::Proposing;
    m_waitingForFresh = false;
    View view{++m_view, m_epoch, m_step, members(), -1, m_job.batchSize, false};
    if (m_job.globalBatch)
        view.batch = std::max(1, m_job.batchSize / int(ids.size()));
    for (auto &[id, peer] : m_peers) {
        if (peer.server) {
            peer.acked = false;
            view.index = -1;
            view.fresh = false;
            m_out.send(id, view);
        }
    }
    for (std::size_t i = 0; i < ids.size(); ++i) {
        Peer &peer = m_peers.at(ids[i]);
        peer.acked = false;
        peer.done.reset();
        view.index = int(i);
        view.fresh = peer.fresh;
        m_out.send(ids[i], view);
    }
    if (first)
        m_acknowledged = Clock::time_point::max(); // nobody is kept waiting by a first view
    (void)now;
}

void SchedulerCore::tryCommit(Clock::time_point now)
{
    if (m_phase != Phase::Proposing)
        return;
    bool all = true, onlyFreshMissing = true, anyOld = false;
    for (const auto &[id, peer] : m_peers) {
        if (!peer.server && peer.state != State::Member)
            continue;
        anyOld = anyOld || (!peer.server && !peer.fresh);
        all = all && peer.acked;
        onlyFreshMissing = onlyFreshMissing && (peer.acked || peer.fresh);
    }
    if (!all) {
        if (onlyFreshMissing && anyOld && !m_waitingForFresh) {
            m_waitingForFresh = true;
            m_acknowledged = now;
        }
        return;
    }
    m_phase = Phase::Running;
    const auto ids = peers(false, State::Member);
    for (auto &[id, peer] : m_peers)
        peer.passedOver = false;
    for (const PeerId id : ids) {
        Peer &peer = m_peers.at(id);
        if (peer.fresh) {
            emit(metric::kMemberJoined, double(ids.size()), peer.rank, 0, peer.host);
            m_out.hostLog(true, peer.address);
        }
        peer.fresh = false;
        m_out.send(id, Go{m_view});
    }
    emit(metric::kWorkers, double(ids.size()));
    if (m_lastWorkers != 0 && m_lastWorkers != int(ids.size()))
        m_out.log(
            fmt::format("Resetting data iterator as worker count changed from {} to {}", m_lastWorkers, ids.size()));
    m_lastWorkers = int(ids.size());
    m_out.log(fmt::format("view {}: epoch {} with {} workers", m_view, m_epoch, ids.size()));
}

void SchedulerCore::tryBoundary(Clock::time_point now)
{
    const auto ids = peers(false, State::Member);
    if (m_phase != Phase::Running || ids.empty())
        return;
    for (const PeerId id : ids) {
        if (!m_peers.at(id).done)
            return;
    }
    reportEpoch();
    if (m_phase == Phase::Over)
        return;
    if (++m_epoch >= m_job.epochs)
        return finish({});
    propose(now);
}

void SchedulerCore::onTick(Clock::time_point now)
{
    if (m_phase == Phase::Over)
        return;
    if (m_phase == Phase::Gathering && now - m_started > std::chrono::seconds(m_job.startSeconds))
        return giveUpGathering(now);
    removeSilent(now);
    if (m_phase != Phase::Proposing || !m_waitingForFresh || now - m_acknowledged <= kGrace)
        return;
    for (auto &[id, peer] : m_peers) {
        if (peer.state == State::Member && peer.fresh && !peer.acked) {
            peer.state = State::Ready;
            peer.fresh = false;
            peer.passedOver = true;
            m_out.log(
                fmt::format("{} did not acknowledge view {}: it may join at the next boundary", peer.name(), m_view));
        }
    }
    propose(now);
}

void SchedulerCore::stop(const Error &reason)
{
    if (m_phase != Phase::Over)
        finish(fail(reason));
}

void SchedulerCore::finish(Status outcome)
{
    m_phase = Phase::Over;
    const std::string note = outcome ? "" : outcome.error().source + ": " + outcome.error().detail;
    const RunOutcome how = outcome                                        ? RunOutcome::Finished
                           : outcome.error().code == ErrorCode::Cancelled ? RunOutcome::Stopped
                                                                          : RunOutcome::Failed;
    emit(metric::kRunFinished, double(how), -1, 0, note);
    const End end =
        outcome ? End{true, "", "", ""}
                : End{true, std::string(name(outcome.error().code)), outcome.error().source, outcome.error().detail};
    for (const auto &[id, peer] : m_peers) {
        m_out.send(id, end);
        m_out.drop(id);
    }
    m_out.log(outcome ? "the run is finished" : fmt::format("the run {}: {}", runState(double(how)), note));
    m_out.finished(outcome);
}

} // namespace trainyard::ps
