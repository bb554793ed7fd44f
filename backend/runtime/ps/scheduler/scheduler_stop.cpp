#include <algorithm>
#include <tuple>
#include <utility>

#include <fmt/format.h>

#include "backend/protocol/stop_note.h"
#include "backend/runtime/ps/scheduler/scheduler_core.h"

/// The stop of a run, and the checkpoint that a member saves before it ends or pauses, or when a user requests one.
namespace trainyard::ps {

using namespace protocol; // NOLINT: this file is about nothing else

void SchedulerCore::stop(const Error &reason, Clock::time_point now)
{
    if (m_phase == Phase::Gathering)
        return endNow(reason);
    if (m_phase == Phase::Over || m_stop)
        return;
    m_stop = {reason, now + std::chrono::seconds(m_job.stopSeconds)};
    m_journal.stop = reason.detail;
    m_out.journal(m_journal);
    m_out.log(fmt::format("{}: the run ends after this step and a checkpoint, within {} s", reason.detail,
                          m_job.stopSeconds));
    switch (m_phase) {
    case Phase::Running:
        if (!m_recovering) // otherwise when the peers are back
            beginTruncate();
        return;
    case Phase::Proposing:
    case Phase::Paused:
        return beginSaving(now);
    case Phase::Saving: // before a pause
        m_saveDeadline = m_stop->deadline;
        return;
    case Phase::Validating: // the epoch ends if its evaluation does within the limit
        return requestCheckpoint(now);
    case Phase::Gathering:
    case Phase::Over:
        return;
    }
}

/// A stop by a signal in between changes nothing: the machine, which shuts down, sends it, too. That of a user is in the
/// ledger, where it wins.
void SchedulerCore::preempt(Clock::time_point now)
{
    if (m_phase == Phase::Over || m_stop)
        return;
    m_journal.preempted = true;
    stop({ErrorCode::Cancelled, "scheduler", std::string(kHeadTakenBack)}, now);
}

/// Its follower continues the run on another head (training/recovery/head_loss), from the checkpoint if there is one.
void SchedulerCore::pauseForHead(const Error &why)
{
    emit(metric::kPaused, double(count(State::Member)), -1, 0, why.detail);
    endProcesses(why, why);
}

void SchedulerCore::endNow(const Error &reason)
{
    if (m_phase == Phase::Over)
        return;
    Error why = m_stop ? m_stop->reason : reason;
    if (m_stop)
        why.detail += "; " + savedResult().value_or("ended before a checkpoint was saved");
    finish(fail(why));
}

/// Of a checkpoint at this boundary.
SchedulerCore::Position SchedulerCore::position() const
{
    return {m_epoch + (m_remaining.empty() ? 1 : 0), m_step};
}

SaveCheckpoint SchedulerCore::checkpointRequest() const
{
    SaveCheckpoint request{position().epoch, m_view, m_step, {}, m_best.kept()};
    if (m_remaining != wholeEpoch())
        request.remaining = m_remaining;
    return request;
}

/// Whether the run will pause because machines are about to be taken away. Their workers save before they leave: if no
/// others come, the run ends after the pause.
bool SchedulerCore::savesBeforePause() const
{
    if (m_step == m_start.step || m_saved == position() || m_savedForPause == position())
        return false;
    int workers = 0;
    bool preempted = false;
    for (const auto &[id, peer] : m_peers) {
        if (peer.server)
            continue;
        const bool member = peer.state == State::Member;
        preempted = preempted || (member && peer.leaving && peer.preempted);
        if (member ? !peer.leaving : peer.state == State::Ready && !peer.deferred && !peer.closed)
            ++workers;
    }
    return preempted && workers < m_job.minWorkers;
}

void SchedulerCore::save(Clock::time_point now)
{
    if (m_phase == Phase::Gathering && !m_stop)
        return refuseSave("its workers have not joined yet");
    if (m_stop || m_phase == Phase::Over || std::exchange(m_saveWanted, true))
        return;
    if (m_phase != Phase::Paused && m_phase != Phase::Validating) {
        m_out.log("a checkpoint was requested: it is saved after this step");
        if (!m_recovering) // otherwise when the peers are back
            beginTruncate();
        return;
    }
    m_out.log("a checkpoint was requested");
    if (!savesOnRequest())
        return;
    if (m_phase == Phase::Paused)
        beginSaving(now);
    else // the evaluation goes on, which may take long
        requestCheckpoint(now);
}

/// The requester waits for a record.
void SchedulerCore::refuseSave(const std::string &why)
{
    m_out.log("the requested checkpoint: " + why);
    emit(metric::kCheckpoint, -1, -1, 0, why, m_step);
}

/// Whether a user wants a checkpoint of this position. A request that is fulfilled, or too early, is answered and forgotten.
bool SchedulerCore::savesOnRequest()
{
    const bool isWritten = m_written && m_written->at == position() && m_written->problem.empty();
    const bool isPointless = m_step == m_start.step || m_saved == position() || isWritten;
    if (isPointless && std::exchange(m_saveWanted, false)) {
        if (m_recorded && m_recorded->first == position())
            emit(metric::kCheckpoint, position().epoch, -1, 0, m_recorded->second, m_step);
        else
            refuseSave(kNothingToSave);
    }
    return m_saveWanted;
}

void SchedulerCore::beginSaving(Clock::time_point now)
{
    m_phase = Phase::Saving;
    m_saveDeadline = m_stop ? m_stop->deadline : now + std::chrono::seconds(m_job.stopSeconds);
    if (m_step == m_start.step)
        return endSaving("no step was done", now);
    requestCheckpoint(now);
}

/// Whether a checkpoint of the present position is wanted now.
bool SchedulerCore::isSaving() const
{
    return m_phase == Phase::Saving || (m_phase == Phase::Validating && (m_stop || m_saveWanted));
}

/// What is saved of the present position, for people; unset: nothing.
std::optional<std::string> SchedulerCore::savedResult() const
{
    if (!isSaving())
        return std::nullopt;
    if (m_saved == position())
        return checkpointSavedNote(m_step);
    if (!m_written || m_written->at != position())
        return std::nullopt;
    const std::string why = m_written->problem.empty() ? "its upload did not end" : m_written->problem;
    return fmt::format("on {} only ({}); {}", m_written->host, why, checkpointSavedNote(m_step));
}

/// Workers that have, or can pull, the weights and the optimizer state: members, then candidates, by rank; those whose
/// connection is broken last. Without servers only the member itself has them.
std::vector<PeerId> SchedulerCore::possibleSavers() const
{
    std::vector<PeerId> ids;
    for (const auto &[id, peer] : m_peers) {
        const bool able = peer.state == State::Member || peer.state == State::Ready || peer.canSave;
        const bool trained = peer.state == State::Member && !peer.fresh;
        if (!peer.server && able && (trained || !m_job.local()) && !m_saversTried.contains(peer.rank))
            ids.push_back(id);
    }
    std::ranges::sort(ids, {}, [&](PeerId id) {
        const Peer &peer = m_peers.at(id);
        return std::tuple(peer.closed, peer.state != State::Member, peer.fresh, peer.rank);
    });
    return ids;
}

/// Requests a checkpoint from the next worker, unless there is one, or one that was requested to save it is still there.
void SchedulerCore::requestCheckpoint(Clock::time_point now)
{
    if (m_requested != position()) {
        m_requested = position();
        m_saver = -1;
        m_saversTried.clear();
        m_saveProblem.clear();
        if (m_written && m_written->at == position() && m_written->problem.empty()) {
            m_saver = m_written->rank; // by itself, a moment ago
            m_saversTried.insert(m_saver);
        }
    }
    const auto end = [&](const std::string &result) {
        if (m_phase == Phase::Saving || !m_stop) // a stop ends when the epoch is evaluated
            endSaving(result, now);
    };
    if (m_saved == position())
        return end(checkpointSavedNote(m_step));
    if (m_saver >= 0 && idOf(false, m_saver))
        return;
    const auto ids = possibleSavers();
    if (ids.empty()) {
        const std::string why = m_saveProblem.empty() ? "no worker is left to save it" : m_saveProblem;
        if (m_saveProblem.empty() && m_saveWanted && !m_stop && !savedResult())
            refuseSave(why);
        return end(savedResult().value_or("no checkpoint: " + why));
    }
    const Peer &peer = m_peers.at(ids.front());
    m_saver = peer.rank;
    m_saversTried.insert(peer.rank);
    m_out.log(fmt::format("{} saves a checkpoint at step {}", peer.name(), m_step));
    m_out.send(ids.front(), checkpointRequest());
}

/// The newest checkpoint, also one that is on its machine only: a resume finds it while the machine exists.
std::optional<SchedulerCore::Position> SchedulerCore::lastCheckpoint() const
{
    std::optional<Position> last = m_saved;
    if (m_written && (!last || last->step < m_written->at.step))
        last = m_written->at;
    return last;
}

void SchedulerCore::onSaved(const Peer &peer, const CheckpointSaved &saved, Clock::time_point now)
{
    if (peer.server)
        return;
    const Position at{saved.epoch, saved.step};
    const bool good = saved.problem.empty();
    const bool ofWritten = m_written && m_written->at == at;
    if (!good || !(m_saved == at || (saved.uploads && ofWritten))) // a worker may report its checkpoint twice
        recordCheckpoint(peer, saved);
    if (good && !saved.uploads) // the bucket keeps the former best until the new one is there
        m_best.saved(saved.path);
    if (good && saved.uploads)
        m_written = Written{at, peer.rank, peer.host, {}};
    else if (good && (!m_saved || m_saved->step <= at.step)) // uploads of older ones may end later
        m_saved = at;
    else if (!good && ofWritten && m_written->rank == peer.rank)
        m_written->problem = saved.problem;
    if (!isSaving() || at != position())
        return; // one that the worker began by itself
    if (good && saved.uploads) {
        // It is on its way. Where no machine is about to be taken away, training does not wait for the upload.
        if (m_saveWanted && !m_stop && !savesBeforePause())
            endSaving(checkpointSavedNote(m_step), now);
        return;
    }
    if (good)
        return requestCheckpoint(now); // there is one
    if (peer.rank != m_saver)
        return;
    m_saver = -1;
    m_saveProblem = saved.problem;
    requestCheckpoint(now);
}

/// \param result  for people: the step of the checkpoint, or why there is none
void SchedulerCore::endSaving(const std::string &result, Clock::time_point now)
{
    if (m_stop)
        return finish(fail(m_stop->reason.code, m_stop->reason.source, m_stop->reason.detail + "; " + result));
    const bool isRequested = std::exchange(m_saveWanted, false);
    if (!isRequested || savesBeforePause()) // the upload of a requested one may not have succeeded
        m_savedForPause = position();
    m_requested.reset(); // a later stop asks all workers again
    m_out.log((isRequested ? "as requested: " : "before the pause: ") + result);
    if (m_phase == Phase::Saving) // otherwise the evaluation goes on
        propose(now);
}

void SchedulerCore::checkSaveDeadline(Clock::time_point now)
{
    const bool late = m_stop && now >= m_stop->deadline && m_phase != Phase::Over;
    if (late || (m_phase == Phase::Saving && now >= m_saveDeadline)) {
        // Workers that wait for data cannot save at the stop, but have saved when the wait began.
        const auto last = lastCheckpoint();
        const std::string none = fmt::format("no checkpoint within {} s", m_job.stopSeconds);
        const bool waiting =
            std::ranges::any_of(m_peers, [](const auto &one) { return one.second.waitsForData.has_value(); });
        endSaving(savedResult().value_or(last && waiting ? none + "; " + checkpointSavedNote(last->step) : none), now);
    }
}

} // namespace trainyard::ps
