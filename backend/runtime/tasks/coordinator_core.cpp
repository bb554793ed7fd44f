// Who joins a task, and what happens with time.
#include "backend/runtime/tasks/coordinator_core.h"

#include <algorithm>

#include <fmt/format.h>

#include "backend/core/overloaded.h"
#include "backend/runtime/tasks/coordinator_internal.h"

namespace trainyard::tasks {

using protocol::TaskMember;
using std::chrono::duration_cast;
namespace metric = protocol::metric;

namespace {

constexpr auto kSuspended = std::chrono::seconds(2); ///< a longer pause between two ticks: this process did not run
constexpr auto kMetricsExpected = std::chrono::seconds(60);

} // namespace

CoordinatorCore::Impl::Impl(protocol::JobSpec theJob, std::vector<TaskMember> expected, int theAttempt,
                            std::optional<CoordinatorState> before, CoordinatorOutbox &outbox,
                            ps::RunRecorder &theRecorder, Clock::time_point now)
    : job(std::move(theJob))
    , type(*jobs::typeOf(job))
    , firstAttempt(theAttempt)
    , out(outbox)
    , recorder(theRecorder)
    , since(now)
    , ticked(now)
{
    if (before && before->started) {
        restore(*before, now);
        return;
    }
    for (TaskMember &member : expected) {
        Slot &slot = slots.emplace_back();
        slot.self = std::move(member);
        slot.self.place = -1;
        if (slot.isWorker())
            takeRank(slot, slot.self.rank);
        else
            slot.self.rank = -1;
    }
}

CoordinatorCore::CoordinatorCore(protocol::JobSpec job, std::vector<TaskMember> expected, int attempt,
                                 std::optional<CoordinatorState> before, CoordinatorOutbox &out,
                                 ps::RunRecorder &recorder, Clock::time_point now)
    : m(std::make_unique<Impl>(std::move(job), std::move(expected), attempt, std::move(before), out, recorder, now))
{
}

CoordinatorCore::~CoordinatorCore() = default;

void CoordinatorCore::onMessage(PeerId peer, const protocol::ControlMessage &message, Clock::time_point now)
{
    if (const auto *join = std::get_if<protocol::TaskJoin>(&message))
        return m->onJoin(peer, *join, now);
    TaskSlot *slot = m->find(peer);
    if (const auto *leave = std::get_if<protocol::Leave>(&message))
        return slot ? m->onOwnLeave(*slot, *leave, now) : m->onLeave(peer, *leave, now);
    if (!slot) {
        m->out.log("a process sent a message before it joined; its connection is closed");
        return m->out.disconnect(peer);
    }
    slot->lastReceived = now;
    std::visit(Overloaded{
                   [&](const protocol::TaskReady &ready) { m->onReady(*slot, ready, now); },
                   [&](const protocol::TaskStarted &started) { m->onStarted(*slot, started); },
                   [&](const protocol::TaskEnded &ended) { m->onEnded(*slot, ended, now); },
                   [&](const protocol::TaskValues &values) { m->onValues(*slot, values); },
                   [](const auto &) {}, // of other roles, or from a newer version
               },
               message);
}

void CoordinatorCore::onFrameReceived(PeerId peer, Clock::time_point now)
{
    if (TaskSlot *slot = m->find(peer))
        slot->lastReceived = now;
}

void CoordinatorCore::onClosed(PeerId peer, const Error &error, Clock::time_point now)
{
    TaskSlot *slot = m->find(peer);
    m->peers.erase(peer);
    if (!slot || m->phase == Impl::Phase::Over)
        return;
    slot->peer = 0;
    slot->gone = now + kReconnectGrace + m->silence();
    slot->goneCause = "its task runner has died (" + error.detail + ")";
}

void CoordinatorCore::onTick(Clock::time_point now, double wall)
{
    m->onTick(now, wall);
}

void CoordinatorCore::onQueued(Clock::time_point now)
{
    using State = Impl::Slot::State;
    const bool none = std::ranges::all_of(m->slots, [](const auto &slot) { return slot.state == State::Absent; });
    if (m->phase == Impl::Phase::Gathering && none)
        m->since = now;
}

void CoordinatorCore::onLauncherFailed(const std::string &why)
{
    if (m->phase != Impl::Phase::Gathering)
        return;
    m->outcome = fail(ErrorCode::NeverJoined, "coordinator", "the launcher has failed: " + why);
    m->finish();
}

void CoordinatorCore::stop(const Error &reason, Clock::time_point now)
{
    if (m->phase == Impl::Phase::Over || m->stopRequested)
        return;
    m->stopRequested = true;
    m->out.log(fmt::format("the task is stopped: {}; its processes have {} s", reason.detail, m->job.stopSeconds));
    if (m->phase == Impl::Phase::Stopping) // its processes are being ended already
        return;
    m->beginStopping(fail(reason), m->job.stopSeconds, now);
}

void CoordinatorCore::endNow(const Error &reason)
{
    if (m->phase == Impl::Phase::Over)
        return;
    if (m->phase != Impl::Phase::Stopping)
        m->outcome = fail(reason);
    m->finish();
}

bool CoordinatorCore::over() const
{
    return m->phase == Impl::Phase::Over;
}

TaskSlot *CoordinatorCore::Impl::find(std::string_view host, std::string_view role, int index)
{
    const auto at = std::ranges::find_if(slots, [&](const Slot &slot) {
        return slot.self.host == host && slot.self.role == role && slot.self.index == index;
    });
    return at == slots.end() ? nullptr : &*at;
}

TaskSlot *CoordinatorCore::Impl::find(PeerId peer)
{
    const auto at = peers.find(peer);
    return at == peers.end() ? nullptr : at->second;
}

CoordinatorCore::Clock::duration CoordinatorCore::Impl::silence() const
{
    return duration_cast<Clock::duration>(std::chrono::duration<double>(job.heartbeatSeconds * job.heartbeatMisses));
}

void CoordinatorCore::Impl::takeRank(Slot &slot, int requested)
{
    const bool free = requested >= 0 && !usedRanks.contains(requested);
    slot.self.rank = free ? requested : nextRank;
    usedRanks.insert(slot.self.rank);
    nextRank = std::max(nextRank, slot.self.rank + 1);
}

void CoordinatorCore::Impl::refuse(PeerId peer, ErrorCode code, const std::string &why)
{
    out.log("a process is refused: " + why);
    out.send(peer, protocol::End{false, std::string(toString(code)), "coordinator", why});
    out.disconnect(peer);
}

void CoordinatorCore::Impl::accept(PeerId peer, Slot &slot, const TaskMember &self, Clock::time_point now)
{
    const int rank = slot.self.rank;
    slot.self = self;
    slot.self.rank = rank;
    slot.self.place = -1;
    slot.state = Slot::State::Joined;
    slot.peer = peer;
    slot.lastReceived = now;
    slot.gone.reset();
    slot.values = 0;
    slot.asked = slot.leaving = slot.started = slot.removed = slot.listed = false;
    slot.leaveCause.clear();
    slot.status = -1;
    peers[peer] = &slot;
    out.log(fmt::format("{} has joined from {}", slot.name(), self.address));
}

/// The expected process that this one is; null if none is expected that it could be.
TaskSlot *CoordinatorCore::Impl::placeFor(const TaskMember &self)
{
    const auto fits = [&](auto matches) -> Slot * {
        const auto at = std::ranges::find_if(slots, [&](const Slot &slot) {
            return slot.state == Slot::State::Absent && slot.self.role == self.role && matches(slot);
        });
        return at == slots.end() ? nullptr : &*at;
    };
    if (Slot *same = fits([&](const Slot &s) { return s.self.address == self.address && s.self.index == self.index; }))
        return same;
    if (Slot *asked = fits([&](const Slot &s) { return s.self.host.empty() && self.rank == s.self.rank; }))
        return asked;
    // Another launcher calls machines, and numbers processes, by its own rules.
    return fits(
        [&](const Slot &slot) { return slot.self.host.empty() || job.task.launcher != protocol::Launcher::Ssh; });
}

void CoordinatorCore::Impl::onJoin(PeerId peer, const protocol::TaskJoin &join, Clock::time_point now)
{
    if (find(peer))
        return refuse(peer, ErrorCode::CorruptData, "it has joined already");
    if (const std::string problem = problemOf(join.self); !problem.empty())
        return refuse(peer, ErrorCode::CorruptData, problem);
    Slot *slot = find(join.self.host, join.self.role, join.self.index);
    if (join.again && slot && slot->state != Slot::State::Absent && !slot->removed && phase != Phase::Over)
        return onReturn(peer, *slot, join, now);
    if (phase == Phase::Over || phase == Phase::Stopping)
        return refuse(peer, ErrorCode::Cancelled, "the run is over");
    if (join.again && phase == Phase::Running)
        return refuse(peer, ErrorCode::PeerLost,
                      join.self.host + " was silent for too long: the run goes on without it");
    if (slot && slot->state != Slot::State::Absent) {
        if (slot->peer != 0 && slot->isUp())
            return refuse(peer, ErrorCode::Conflict, slot->name() + " takes part already");
        if (slot->isUp()) // of a runner that died, and is started again before its death was noticed
            onDead(*slot, slot->goneCause, now);
        if (phase == Phase::Over || phase == Phase::Stopping)
            return refuse(peer, ErrorCode::Cancelled, "the run is over");
        if (slot->state == Slot::State::Ended && phase == Phase::Running) {
            if (!isElastic())
                return refuse(peer, ErrorCode::Conflict, slot->name() + " has ended in this run");
            slot->self.host.clear(); // its rank is not used again: a new place
            slot->removed = true;
            slot->listed = false;
            slot = nullptr;
        }
    }
    if (!slot)
        slot = placeFor(join.self);
    if (!slot) {
        const bool takes = phase == Phase::Gathering || phase == Phase::Restarting || phase == Phase::Pausing;
        if (!isElastic() && !(takes && join.self.role == "worker" && restarts > 0))
            return refuse(peer, ErrorCode::Conflict,
                          fmt::format("{} is not expected: a run of type {} does not take further machines",
                                      join.self.host, toString(job.type)));
        if (join.self.role != "worker")
            return refuse(peer, ErrorCode::Conflict, join.self.host + ": services belong to the start of a run");
        slot = &slots.emplace_back();
        slot->self.role = "worker";
        takeRank(*slot, join.self.rank);
    }
    accept(peer, *slot, join.self, now);
    out.send(peer, protocol::JoinAccepted{slot->self.rank, attempt(), {}, phase == Phase::Running});
    if (!join.again || join.view == 0)
        return;
    // It was cut off, and was a member: its machine is prepared, and it does not report that again.
    slot->state = Slot::State::Ready;
    endEarlierProcess(*slot, join);
    if (phase == Phase::Gathering)
        tryStart(now);
}

/// The process that a runner still has of a start before the coming one, because it missed the request to end it.
void CoordinatorCore::Impl::endEarlierProcess(const Slot &slot, const protocol::TaskJoin &join)
{
    if (join.pid > 0 && slot.state != Slot::State::Running)
        out.send(slot.peer, protocol::TaskStop{double(job.stopSeconds), false});
}

void CoordinatorCore::Impl::onReturn(PeerId peer, Slot &slot, const protocol::TaskJoin &join, Clock::time_point now)
{
    if (slot.peer != 0) { // its earlier connection is broken, and only this side has not noticed
        peers.erase(slot.peer);
        out.disconnect(slot.peer);
    }
    slot.peer = peer;
    peers[peer] = &slot;
    slot.gone.reset();
    slot.lastReceived = now;
    slot.self.gpus = join.self.gpus;
    slot.self.cores = join.self.cores;
    if (slot.state == Slot::State::Running && join.pid <= 0 && join.status < 0)
        slot.started = false; // it was not started before the coordinator died
    out.send(peer, protocol::JoinAccepted{slot.self.rank, attempt(), {}, phase == Phase::Running});
    if (slot.listed && phase == Phase::Running && join.view < view)
        sendView(slot, slot.startView > join.view);
    if (slot.asked && slot.state == Slot::State::Running)
        out.send(peer, protocol::TaskStop{double(job.stopSeconds), slot.leaving});
    endEarlierProcess(slot, join);
    reportReturn(now);
}

void CoordinatorCore::Impl::onReady(Slot &slot, const protocol::TaskReady &ready, Clock::time_point now)
{
    if (slot.state != Slot::State::Joined)
        return;
    slot.state = Slot::State::Ready;
    if (ready.seconds > 0)
        emit(metric::kSetUp, ready.seconds, slot.self.rank, slot.self.host);
    out.log(fmt::format("{} is ready", slot.name()));
    if (phase == Phase::Gathering)
        tryStart(now);
}

void CoordinatorCore::Impl::onStarted(Slot &slot, const protocol::TaskStarted &message)
{
    if (slot.state != Slot::State::Running || message.view < slot.startView || slot.started)
        return;
    slot.started = true;
    if (!slot.runs)
        return out.log(fmt::format("{}: {} belongs to the run", slot.name(), slot.title));
    out.log(fmt::format("{}: {} runs, process {}", slot.name(), slot.title, message.pid));
    if (slot.isWorker()) {
        emit(metric::kMemberJoined, double(livingWorkers()), slot.self.rank, slot.self.host);
        recorder.hostLog(true, slot.self.address);
    } else {
        emit(kServiceRecord, slot.dashboard, -1, fmt::format("{}: {}", slot.name(), slot.title));
    }
}

void CoordinatorCore::Impl::onTick(Clock::time_point now, double theWall)
{
    wall = theWall;
    if (phase == Phase::Over)
        return;
    if (now - ticked > kSuspended) { // silence of others means nothing
        for (Slot &slot : slots) {
            slot.lastReceived = now;
            if (slot.gone)
                slot.gone = std::max(*slot.gone, now + silence());
        }
    }
    ticked = now;
    removeSilent(now);
    switch (phase) {
    case Phase::Gathering:
        return tryStart(now);
    case Phase::Running:
        write(metrics.onTick(wall));
        admit(now);
        watchStragglers(now);
        if (!reportedNoMetrics && !metrics.any() && job.task.logFormats != "none" &&
            now - startedAt > kMetricsExpected) {
            reportedNoMetrics = true;
            const std::string hint =
                "no metrics were found in the output of the first minute; print lines of JSON such "
                "as {\"epoch\": 0, \"loss\": 0.3}, or name them with --metric-pattern";
            out.log(hint);
            emit(kNoMetricsRecord, 0, -1, hint);
        }
        return;
    case Phase::Restarting:
    case Phase::Stopping:
        return checkStopped(now);
    case Phase::Pausing:
        if (now >= deadline) {
            phase = Phase::Gathering;
            since = now;
            tryStart(now);
        }
        return;
    case Phase::Over:
        return;
    }
}

} // namespace trainyard::tasks
