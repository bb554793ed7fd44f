#include <algorithm>

#include <fmt/format.h>

#include "backend/protocol/agent.h"
#include "backend/runtime/ps/scheduler_core.h"

/// How peers go: dead, silent, late, failed, or as they asked.
namespace trainyard::ps {

using namespace protocol; // NOLINT: this file is about nothing else

void SchedulerCore::letLeaversGo()
{
    for (const PeerId id : peers(false, State::Member)) {
        Peer &peer = m_peers.at(id);
        if (!peer.leaving)
            continue;
        m_out.send(id, End{false, "", "", ""});
        m_out.drop(id);
        const int rest = int(count(State::Member)) - 1;
        emit(metric::kMemberLeft, rest, peer.rank, 0, peer.host);
        m_out.hostLog(false, peer.address);
        m_out.log(fmt::format("{} left, {} workers remain", peer.name(), rest));
        m_peers.erase(id);
    }
}

void SchedulerCore::takeOut(PeerId id, const std::string &cause, Clock::time_point now)
{
    const Peer gone = m_peers.at(id);
    m_peers.erase(id);
    if (m_phase == Phase::Over)
        return;
    if (gone.server)
        return finish(fail(ErrorCode::PeerLost, gone.name(), fmt::format("the server is gone: {}", cause)));
    if (gone.state != State::Member) {
        if (gone.state != State::Waiting || m_phase != Phase::Gathering) {
            emit(metric::kNeverJoined, double(count(State::Member)), gone.rank, 0, gone.host + ": " + cause);
            m_out.log(fmt::format("{} never joined: {}", gone.name(), cause));
        }
        return;
    }
    const int rest = int(count(State::Member));
    const std::int64_t part = gone.samples / (rest + 1);
    std::string note = fmt::format("{}: {}", gone.host, cause);
    if (m_phase == Phase::Running && !gone.done)
        note += fmt::format("; what it had not done of its {} samples of epoch {} is left out", part, m_epoch);
    emit(metric::kMemberDied, rest, gone.rank, 0, note);
    m_out.hostLog(false, gone.address);
    m_out.log(fmt::format("{} died ({}), {} workers remain", gone.name(), cause, rest));
    if (rest < m_job.minWorkers)
        return finish(fail(ErrorCode::PeerLost, gone.name(),
                           fmt::format("{}; only {} of at least {} workers are left", cause, rest, m_job.minWorkers)));
    if (gone.done)
        m_goneDone.push_back(*gone.done);
    ++m_view;
    for (const auto &[other, peer] : m_peers) {
        if (peer.server || peer.state == State::Member)
            m_out.send(other, MemberLost{gone.rank, m_view, rest, note});
    }
    if (m_phase == Phase::Proposing)
        return propose(now);
    emit(metric::kWorkers, rest);
    m_lastWorkers = rest;
    tryBoundary(now);
}

void SchedulerCore::dropCandidate(PeerId id, const std::string &cause)
{
    const Peer peer = m_peers.at(id);
    m_peers.erase(id);
    emit(metric::kNeverJoined, double(count(State::Member)), peer.rank, 0, peer.host + ": " + cause);
    m_out.log(fmt::format("{} never joined: {}", peer.name(), cause));
    m_out.send(id, End{false, std::string(name(ErrorCode::NeverJoined)), "scheduler", cause});
    m_out.drop(id);
}

void SchedulerCore::onClosed(PeerId id, const Error &error, Clock::time_point now)
{
    if (find(id))
        takeOut(id, error.detail, now);
}

void SchedulerCore::onLeave(PeerId id, const Leave &leave)
{
    const auto answer = [&](ErrorCode code, const std::string &why) {
        if (!find(id)) { // from outside
            m_out.send(id, Answer{why.empty() ? "" : std::string(name(code)), why});
            m_out.drop(id);
        }
    };
    Peer *peer = find(id);
    const bool asked = peer == nullptr;
    if (!peer) {
        const auto at = std::ranges::find_if(m_peers, [&](const auto &p) {
            return !p.second.server && (leave.rank >= 0 ? p.second.rank == leave.rank : p.second.host == leave.host);
        });
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
    answer(ErrorCode::Internal, "");
    if (peer->state != State::Member) { // a candidate just goes
        const auto at = std::ranges::find_if(m_peers, [&](const auto &p) { return &p.second == peer; });
        const PeerId candidate = at->first;
        m_peers.erase(at);
        m_out.send(candidate, End{false, "", "", ""});
        m_out.drop(candidate);
    }
}

void SchedulerCore::onFailed(PeerId id, const Failed &failed, Clock::time_point now)
{
    const Peer peer = m_peers.at(id);
    const Error error{errorCodeFromName(failed.code), failed.source, failed.detail};
    const std::string cause = fmt::format("{}: {}", failed.source, failed.detail);
    // Of no use to try on: the first workers all read the same data, and NaN is in everybody's weights.
    if (error.code == ErrorCode::Diverged || m_phase == Phase::Gathering || peer.server)
        return finish(fail(error.code, peer.name(), cause));
    m_out.drop(id);
    takeOut(id, cause, now);
}

void SchedulerCore::onLost(const Peer &server, const Lost &lost, Clock::time_point now)
{
    const auto at =
        std::ranges::find_if(m_peers, [&](const auto &p) { return !p.second.server && p.second.rank == lost.rank; });
    if (at == m_peers.end())
        return;
    const std::string cause = fmt::format("{}: {}", server.name(), lost.cause);
    if (lost.hung)
        return expel(at->first, cause, now);
    if (!at->second.lost) {
        at->second.lost = now;
        at->second.lostCause = cause;
    }
}

void SchedulerCore::expel(PeerId id, const std::string &cause, Clock::time_point now)
{
    m_out.send(id, End{false, std::string(name(ErrorCode::PeerLost)), "scheduler", "taken out of the run: " + cause});
    m_out.drop(id);
    takeOut(id, cause, now);
}

void SchedulerCore::removeSilent(Clock::time_point now)
{
    const std::chrono::duration<double> limit(m_job.heartbeatSeconds * m_job.heartbeatMisses);
    std::vector<std::pair<PeerId, std::string>> gone;
    std::vector<PeerId> late;
    for (const auto &[id, peer] : m_peers) {
        if (now - peer.heard > limit)
            gone.emplace_back(
                id, fmt::format("silent for {:.1f} s", std::chrono::duration<double>(now - peer.heard).count()));
        else if (peer.lost && now - *peer.lost > kLastWord)
            gone.emplace_back(id, peer.lostCause);
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
