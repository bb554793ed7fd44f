#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "backend/protocol/stop_note.h"
#include "backend/runtime/ps/scheduler/scheduler_core.h"

/// A run with too few workers: how it waits for others, and how it ends when none come.
namespace trainyard::ps {

using namespace protocol; // NOLINT: this file is about nothing else

std::string SchedulerCore::tooFew() const
{
    return fmt::format("only {} of at least {} workers are left", count(State::Member), m_job.minWorkers);
}

void SchedulerCore::pauseRun(Clock::time_point now)
{
    const auto remaining = count(State::Member);
    const std::string why = tooFew() + m_lastDeath;
    if (hasNoProgramLeft())
        return finish({});
    if (m_job.pauseLimit() == 0)
        return finish(fail(ErrorCode::PeerLost, "scheduler", why));
    for (auto &[id, peer] : m_peers) {
        peer.deferred = false;
        if (std::exchange(peer.fresh, false)) // admitted a moment ago: it continues to wait
            peer.state = State::Ready;
    }
    m_phase = Phase::Paused;
    if (std::exchange(m_inPause, true))
        return;
    m_since = now;
    m_saverDeadline.reset();
    emit(metric::kPaused, double(remaining), -1, 0, why);
    m_out.log(fmt::format("the run pauses: {}; it ends if none come within {} s", why, m_job.pauseLimit()));
}

/// No workers have come. Nothing is wrong with the weights: a member or candidate that is left saves them, as at a stop,
/// and without any a saver is started. Called in every tick from then on.
void SchedulerCore::endPause(Clock::time_point now)
{
    const std::string why = fmt::format("{} after a pause of {} s{}", tooFew(), m_job.pauseLimit(), m_lastDeath);
    m_saversTried.clear();
    // Without a bucket, what was saved lies on the machine of a worker, which may be gone.
    const bool stays = m_saved == position() && protocol::isS3(m_job.checkpointFolder);
    const bool canSave = !possibleSavers().empty();
    if (m_step != m_start.step && canSave && !stays) {
        m_saved.reset(); // it is saved again, or reported again by the worker that has it
        m_written.reset();
        m_requested.reset();
    }
    if (m_step != m_start.step && (stays || canSave))
        return stop({ErrorCode::Cancelled, "scheduler", why}, now);
    const bool onServers = m_step != m_start.step && !m_job.local() && !runsProgram();
    if (onServers && !m_saverDeadline && m_out.startSaver())
        m_saverDeadline = now + std::chrono::seconds(m_job.stopSeconds);
    if (m_saverDeadline && now < *m_saverDeadline)
        return;
    const std::optional<Position> last = lastCheckpoint();
    if (!last)
        return finish(fail(ErrorCode::PeerLost, "scheduler", why));
    finish(fail(ErrorCode::Cancelled, "scheduler",
                fmt::format("{}; steps lost: {}; {}", why, std::max<std::int64_t>(0, m_step - last->step),
                            checkpointSavedNote(last->step))));
}

} // namespace trainyard::ps
