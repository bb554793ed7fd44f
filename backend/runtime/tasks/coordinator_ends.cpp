// Ends of processes, and what follows from them: the end of the run, its root cause, restarts.
#include <algorithm>

#include <fmt/format.h>

#include "backend/protocol/run_state.h"
#include "backend/runtime/tasks/coordinator_internal.h"

namespace trainyard::tasks {

namespace metric = protocol::metric;
using protocol::RunOutcome;

namespace {

constexpr std::size_t kLongestLine = 400; ///< of a sentence about the end of a process
constexpr double kStopMargin = 5;         ///< seconds beyond stopSeconds, for SIGKILL and the clean-up command
constexpr int kLongestPause = 60;         ///< seconds before a restart

CoordinatorCore::Clock::duration inSeconds(double count)
{
    return std::chrono::duration_cast<CoordinatorCore::Clock::duration>(std::chrono::duration<double>(count));
}

} // namespace

void CoordinatorCore::Impl::onEnded(Slot &slot, const protocol::TaskEnded &message, Clock::time_point now)
{
    if (phase == Phase::Over || slot.state == Slot::State::Ended || slot.state == Slot::State::Absent)
        return;
    const int status = std::clamp(message.status, 0, 255);
    const std::string line = lastLineOf(message.words, kLongestLine);
    if (slot.state != Slot::State::Running && message.view > 0)
        return;                             // of an earlier start, in which it was a member
    if (slot.state != Slot::State::Running) // its machine could not be prepared
        return onUnlistedEnd(slot, status, line.empty() ? endOf(status) : line, now);
    if (message.view < slot.startView)
        return; // of an earlier start
    const std::string sentence = status == 0 || line.empty() ? endOf(status) : endOf(status) + ": " + line;
    processEnded(slot, status, sentence, message.asked || slot.asked, now);
}

/// The machine of a process that was not started could not be prepared, or its program is missing.
void CoordinatorCore::Impl::onUnlistedEnd(Slot &slot, int status, const std::string &sentence, Clock::time_point now)
{
    slot.state = Slot::State::Ended;
    slot.status = status;
    slot.words = sentence;
    slot.removed = true;
    emit(metric::kTaskEnded, status, slot.self.rank, slot.name() + ": " + sentence);
    if (phase == Phase::Stopping || phase == Phase::Restarting)
        return checkStopped(now);
    std::size_t possible = 0;
    for (const Slot &one : slots)
        possible += one.isWorker() && !one.removed ? 1 : 0;
    if (phase == Phase::Running || (slot.isWorker() && possible >= std::size_t(std::max(1, job.minWorkers)))) {
        emit(metric::kNeverJoined, 0, slot.self.rank, slot.self.host + ": " + sentence);
        drop(slot);
        return;
    }
    root = RootCause{slot.self.rank, status, slot.name() + ": " + sentence};
    beginStopping(fail(ErrorCode::LocalCommandFailed, slot.name(), sentence), job.stopSeconds, now);
}

void CoordinatorCore::Impl::processEnded(Slot &slot, int status, const std::string &sentence, bool asked,
                                         Clock::time_point now)
{
    slot.state = Slot::State::Ended;
    slot.status = status;
    slot.words = sentence;
    living.reset();
    const bool good = status == 0 || asked;
    out.log(slot.name() + ": " + sentence);
    if (slot.runs)
        emit(metric::kTaskEnded, status, slot.self.rank, slot.name() + ": " + sentence);
    if (slot.isWorker()) {
        metrics.forget(slot.self.rank);
        if (slot.started)
            recorder.hostLog(false, slot.self.address);
        emit(good ? metric::kMemberLeft : metric::kMemberDied, double(livingWorkers()), slot.self.rank,
             good ? slot.self.host : slot.self.host + ": " + sentence);
    }
    if (phase == Phase::Stopping || phase == Phase::Restarting)
        return checkStopped(now);
    if (slot.leaving) {
        slot.removed = true;
        slot.listed = false;
        drop(slot);
        if (livingWorkers() < std::size_t(std::max(1, job.minWorkers)))
            return onFailure(slot, status,
                             fmt::format("it has left, and {} workers are too few for the task, which needs {}",
                                         livingWorkers(), std::max(1, job.minWorkers)),
                             now);
        if (complete())
            return beginStopping({}, job.stopSeconds, now);
        if (!setUpView(false, now))
            return;
        out.save(state());
        for (Slot &one : slots) {
            if (one.listed)
                sendView(one, false);
        }
        return emit(metric::kWorkers, double(livingWorkers()));
    }
    if (status == 0 && slot.leaveCause.empty())
        return afterGoodEnd(slot, now);
    onFailure(slot, status, slot.leaveCause.empty() ? sentence : slot.leaveCause + "; " + sentence, now);
}

void CoordinatorCore::Impl::afterGoodEnd(Slot &slot, Clock::time_point now)
{
    if (slot.purpose == jobs::Purpose::Member)
        lastEnd = now;
    if (slot.purpose == jobs::Purpose::Driver || (slot.purpose == jobs::Purpose::Member && complete()))
        beginStopping({}, job.stopSeconds, now);
}

/// Whether all members have ended; a task with a driver ends with it.
bool CoordinatorCore::Impl::complete() const
{
    return std::ranges::all_of(slots, [](const Slot &slot) {
        return !slot.listed || slot.purpose == jobs::Purpose::Service ||
               (slot.purpose == jobs::Purpose::Member && (!slot.runs || slot.state == Slot::State::Ended));
    });
}

void CoordinatorCore::Impl::onFailure(Slot &slot, int status, const std::string &sentence, Clock::time_point now)
{
    const std::string whole = sentence + silentOnes(slot, now);
    switch (job.task.onFailure) {
    case protocol::TaskFailure::Shrink:
        if (shrinkWithout(slot, now))
            return;
        break;
    case protocol::TaskFailure::Restart:
        if (restarts < job.task.restarts)
            return restartAll(slot, whole, now);
        break;
    case protocol::TaskFailure::End:
        break;
    }
    root = RootCause{slot.self.rank, status, slot.name() + ": " + whole};
    beginStopping(fail(ErrorCode::LocalCommandFailed, slot.name(), whole), job.stopSeconds, now);
}

/// \return whether the others go on
bool CoordinatorCore::Impl::shrinkWithout(Slot &slot, Clock::time_point now)
{
    const bool can = isElastic() || job.type == protocol::JobType::Command;
    if (!can || slot.purpose != jobs::Purpose::Member || !slot.isWorker())
        return false;
    std::size_t others = 0;
    for (const Slot &one : slots) {
        const bool takesPart =
            one.state == Slot::State::Running || (one.state == Slot::State::Ended && one.status == 0);
        others += &one != &slot && one.listed && one.isWorker() && takesPart ? 1 : 0;
    }
    if (others < std::size_t(std::max(1, job.minWorkers)))
        return false;
    slot.listed = false;
    slot.removed = true;
    out.log(fmt::format("the others go on without {}", slot.name()));
    if (complete()) {
        beginStopping({}, job.stopSeconds, now);
        return true;
    }
    if (!setUpView(false, now))
        return true;
    out.save(state());
    for (Slot &one : slots) {
        if (one.listed)
            sendView(one, false);
    }
    emit(metric::kWorkers, double(livingWorkers()));
    return true;
}

void CoordinatorCore::Impl::restartAll(Slot &slot, const std::string &sentence, Clock::time_point now)
{
    restartCause = slot.name() + ": " + sentence;
    out.log(fmt::format("all processes start again ({} of {}): {}", restarts + 1, job.task.restarts, restartCause));
    phase = Phase::Restarting;
    stopAll(now, job.stopSeconds);
    checkStopped(now);
}

void CoordinatorCore::Impl::stopAll(Clock::time_point now, double stopTime)
{
    deadline = now + inSeconds(stopTime + kStopMargin);
    for (Slot &slot : slots) {
        if (!slot.listed || slot.state != Slot::State::Running)
            continue;
        slot.asked = true;
        if (slot.peer != 0)
            out.send(slot.peer, protocol::TaskStop{stopTime, false});
    }
}

void CoordinatorCore::Impl::beginStopping(Status what, double stopTime, Clock::time_point now)
{
    outcome = std::move(what);
    phase = Phase::Stopping;
    stopAll(now, stopTime);
    checkStopped(now);
}

bool CoordinatorCore::Impl::anyToStop() const
{
    return std::ranges::any_of(slots,
                               [](const Slot &slot) { return slot.listed && slot.state == Slot::State::Running; });
}

void CoordinatorCore::Impl::checkStopped(Clock::time_point now)
{
    if (anyToStop() && now < deadline)
        return;
    for (Slot &slot : slots) {
        if (slot.listed && slot.state == Slot::State::Running)
            out.log(slot.name() + " did not report its end in time");
    }
    if (phase == Phase::Stopping)
        return finish();
    if (phase != Phase::Restarting)
        return;
    ++restarts;
    phase = Phase::Pausing;
    deadline = now + std::chrono::seconds(std::min(kLongestPause, 1 << std::min(restarts - 1, 6)));
    living.reset();
    for (Slot &slot : slots) {
        if (slot.removed)
            continue;
        if (slot.state == Slot::State::Running) // it does not answer: it can come back as a new one
            drop(slot);
        if (slot.state == Slot::State::Running || slot.state == Slot::State::Ended)
            slot.state = slot.peer != 0 && slot.leaveCause.empty() ? Slot::State::Ready : Slot::State::Absent;
        if (slot.state == Slot::State::Absent)
            drop(slot);
        slot.listed = slot.asked = slot.started = false;
    }
}

void CoordinatorCore::Impl::finish()
{
    write(metrics.finish(wall));
    if (root)
        emit(metric::kRootCause, root->status, root->rank, root->note);
    RunOutcome result = RunOutcome::Finished;
    std::string note;
    if (!outcome) {
        result = outcome.error().code == ErrorCode::Cancelled ? RunOutcome::Stopped : RunOutcome::Failed;
        note = root ? root->note : outcome.error().detail;
        if (result == RunOutcome::Stopped)
            note += endings();
    }
    out.log(outcome ? "the task has finished" : "the task has ended: " + note);
    emit(metric::kRunFinished, double(result), -1, note);
    phase = Phase::Over;
    protocol::End end;
    if (!outcome)
        end = {true, std::string(toString(outcome.error().code)), outcome.error().source, outcome.error().detail};
    for (const auto &[peer, slot] : peers)
        out.send(peer, end);
    out.finished(outcome);
}

/// How the processes of a stopped run have ended: "; worker-1 worker ended with status 0".
std::string CoordinatorCore::Impl::endings() const
{
    constexpr int kMost = 8;
    std::string text;
    int count = 0;
    for (const Slot &slot : slots) {
        if (!slot.listed || !slot.runs)
            continue;
        if (++count <= kMost)
            text += fmt::format("; {} {}", slot.name(),
                                slot.state == Slot::State::Ended ? slot.words : "did not report its end in time");
    }
    return count > kMost ? text + fmt::format("; and {} more", count - kMost) : text;
}

/// A machine that is cut off is noticed late: its silence may be what the others failed of.
std::string CoordinatorCore::Impl::silentOnes(const Slot &except, Clock::time_point now) const
{
    std::string text;
    for (const Slot &slot : slots) {
        if (&slot == &except || !slot.listed || slot.state != Slot::State::Running)
            continue;
        const double silent = std::chrono::duration<double>(now - slot.lastReceived).count();
        if (slot.gone || silent > std::max(1.0, 2 * job.heartbeatSeconds))
            text += fmt::format("; {} fell silent {:.1f} s before", slot.name(), silent);
        if (text.size() > kLongestLine)
            break;
    }
    return text;
}

void CoordinatorCore::Impl::watchStragglers(Clock::time_point now)
{
    if (!lastEnd || now - *lastEnd < std::chrono::seconds(job.stepSeconds))
        return;
    for (const Slot &slot : slots) {
        if (!slot.listed || !slot.runs || slot.state != Slot::State::Running || !slot.isWorker() ||
            slot.purpose != jobs::Purpose::Member || !reportedStragglers.insert(slot.self.rank).second)
            continue;
        const double late = std::chrono::duration<double>(now - *lastEnd).count();
        out.log(fmt::format("{} still runs, {:.0f} s after another one has ended", slot.name(), late));
        emit(metric::kStraggler, late, slot.self.rank, slot.self.host);
    }
}

std::size_t CoordinatorCore::Impl::livingWorkers(const Slot *except) const
{
    return std::size_t(std::ranges::count_if(slots, [&](const Slot &slot) {
        return &slot != except && slot.listed && slot.isWorker() && slot.state == Slot::State::Running;
    }));
}

const std::set<int> &CoordinatorCore::Impl::livingRanks()
{
    if (living)
        return *living;
    living.emplace();
    for (const Slot &slot : slots) {
        if (slot.listed && slot.isWorker() && slot.state == Slot::State::Running)
            living->insert(slot.self.rank);
    }
    return *living;
}

} // namespace trainyard::tasks
