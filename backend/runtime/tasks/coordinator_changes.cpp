// Views of a task, and machines that come, go, fall silent or return.
#include <algorithm>
#include <string>
#include <tuple>

#include <fmt/format.h>

#include "backend/runtime/tasks/coordinator_internal.h"

namespace trainyard::tasks {

using protocol::TaskMember;
namespace metric = protocol::metric;

namespace {

double secondsBetween(CoordinatorCore::Clock::time_point from, CoordinatorCore::Clock::time_point to)
{
    return std::chrono::duration<double>(to - from).count();
}

/// Only the role of a process in a plan is of interest here; its paths are those of another machine.
const jobs::Here kElsewhere{"/run", "/work", "/process", "trainyard-runtime", ""};

std::vector<TaskMember> membersOf(const std::list<TaskSlot> &slots)
{
    std::vector<TaskMember> members;
    for (const TaskSlot &slot : slots) {
        if (slot.listed)
            members.push_back(slot.self);
    }
    std::ranges::stable_sort(members, {}, [](const TaskMember &m) {
        return m.place >= 0 ? std::tuple(0, m.place, std::string()) : std::tuple(1, m.index, m.host);
    });
    return members;
}

} // namespace

/// Numbers the places of the members and decides what each process is.
/// \param start  all that are ready are members; otherwise those with Slot::listed
/// \return false: the run has failed
bool CoordinatorCore::Impl::setUpView(bool start, Clock::time_point now)
{
    std::vector<Slot *> workers;
    for (Slot &slot : slots) {
        if (start)
            slot.listed = slot.state == Slot::State::Ready && !slot.removed;
        slot.self.place = -1;
        if (slot.listed && slot.isWorker())
            workers.push_back(&slot);
    }
    std::ranges::sort(workers, {}, [](const Slot *slot) { return slot->self.rank; });
    for (std::size_t place = 0; place < workers.size(); ++place)
        workers[place]->self.place = int(place);
    ++view;
    living.reset();
    members = membersOf(slots);
    const protocol::TaskView whole{view, attempt(), restarts, start, -1, members};
    for (Slot &slot : slots) {
        if (!slot.listed)
            continue;
        auto plan = type.process(job, whole, slot.self, kElsewhere);
        if (!plan || workers.empty()) {
            const Error why = plan ? Error{ErrorCode::Internal, "coordinator", "the task has no worker"} : plan.error();
            beginStopping(fail(why), job.stopSeconds, now);
            return false;
        }
        slot.purpose = plan->purpose;
        slot.runs = !plan->argv.empty();
        slot.title = plan->title;
        slot.dashboard = plan->dashboard;
        if (slot.state == Slot::State::Ready) {
            slot.state = Slot::State::Running;
            slot.startView = view;
            slot.status = -1;
            slot.asked = slot.started = false;
            slot.leaveCause.clear();
        }
    }
    return true;
}

void CoordinatorCore::Impl::sendView(Slot &slot, bool start)
{
    if (slot.peer != 0)
        out.send(slot.peer, protocol::TaskView{view, attempt(), restarts, start, slot.self.rank, members});
}

/// Admits the machines of an elastic task that are ready, all of them with one view.
void CoordinatorCore::Impl::admit(Clock::time_point now)
{
    if (!isElastic())
        return;
    bool changed = false;
    std::size_t workers = livingWorkers();
    for (Slot &slot : slots) {
        if (slot.listed || slot.removed || slot.state != Slot::State::Ready || workers >= std::size_t(job.maxWorkers))
            continue;
        slot.listed = changed = true;
        ++workers;
    }
    if (!changed || !setUpView(false, now))
        return;
    out.save(state());
    for (Slot &slot : slots) {
        if (slot.listed)
            sendView(slot, slot.startView == view);
    }
    emit(metric::kWorkers, double(livingWorkers()));
}

void CoordinatorCore::Impl::drop(Slot &slot)
{
    if (slot.peer == 0)
        return;
    out.send(slot.peer, protocol::End{false, "", "", ""});
    out.disconnect(slot.peer);
    peers.erase(slot.peer);
    slot.peer = 0;
    slot.gone.reset();
}

Status CoordinatorCore::Impl::whyNotLeave(const std::vector<Slot *> &leaving) const
{
    if (leaving.empty())
        return fail(ErrorCode::NotFound, "coordinator", "no worker of the run has this rank or is on this machine");
    if (!isElastic())
        return fail(
            ErrorCode::Conflict, "coordinator",
            fmt::format("a run of type {} keeps its machines until it ends, unless it is elastic", toString(job.type)));
    const auto running = std::ranges::count(leaving, Slot::State::Running, &Slot::state);
    const auto staying = std::size_t(std::ranges::count_if(slots, [](const Slot &slot) {
        return slot.listed && slot.isWorker() && slot.state == Slot::State::Running && !slot.leaving;
    }));
    const auto left = staying - std::min(staying, std::size_t(running));
    if (running > 0 && left < std::size_t(std::max(1, job.minWorkers)))
        return fail(
            ErrorCode::Conflict, "coordinator",
            fmt::format("{} workers would remain, and the run needs at least {}", left, std::max(1, job.minWorkers)));
    return {};
}

void CoordinatorCore::Impl::onLeave(PeerId peer, const protocol::Leave &leave, Clock::time_point)
{
    std::vector<Slot *> leaving;
    bool isRepeated = false;
    for (Slot &slot : slots) {
        const bool meant = leave.rank >= 0 ? slot.self.rank == leave.rank : slot.self.host == leave.host;
        if (!slot.isWorker() || !slot.isUp() || slot.removed || !meant)
            continue;
        if (slot.leaving)
            isRepeated = true;
        else
            leaving.push_back(&slot);
    }
    Status why;
    if (phase != Phase::Running)
        why = fail(ErrorCode::Conflict, "coordinator", "the task does not run now: it starts or ends");
    else if (!leaving.empty() || !isRepeated)
        why = whyNotLeave(leaving);
    protocol::LeaveResponse response;
    if (!why)
        response = {std::string(toString(why.error().code)), why.error().detail};
    out.send(peer, response);
    if (!why)
        return;
    for (Slot *slot : leaving) {
        out.log(slot->name() + " leaves on request");
        slot->leaving = true;
        if (slot->state == Slot::State::Running) {
            slot->asked = true;
            if (slot->peer != 0)
                out.send(slot->peer, protocol::TaskStop{double(job.stopSeconds), true});
        } else { // it was not admitted yet
            slot->removed = true;
            slot->state = Slot::State::Ended;
            drop(*slot);
        }
    }
}

/// The runner's machine is about to be taken away, or the runner is stopped.
void CoordinatorCore::Impl::onOwnLeave(Slot &slot, const protocol::Leave &leave, Clock::time_point now)
{
    if (phase == Phase::Stopping || phase == Phase::Over || slot.leaving || !slot.leaveCause.empty())
        return;
    if (leave.preempted)
        emit(metric::kPreempted, 0, slot.self.rank, slot.self.host);
    if (slot.state != Slot::State::Running) {
        if (slot.isUp())
            onDead(slot, "it left before it was started", now);
        return;
    }
    out.log(slot.name() + (leave.preempted ? " leaves: EC2 takes its machine back" : " leaves: it was stopped"));
    if (isElastic() && slot.isWorker())
        slot.leaving = true;
    else
        slot.leaveCause = leave.preempted ? "EC2 takes its machine back" : "it was stopped on its machine";
    slot.asked = true;
    if (slot.peer != 0)
        out.send(slot.peer, protocol::TaskStop{double(job.stopSeconds), true});
}

void CoordinatorCore::Impl::removeSilent(Clock::time_point now)
{
    for (Slot &slot : slots) {
        if (phase == Phase::Over)
            return;
        if (slot.peer != 0 && now - slot.lastReceived > silence()) {
            const std::string cause = fmt::format("silent for {:.1f} s", secondsBetween(slot.lastReceived, now));
            out.disconnect(slot.peer);
            peers.erase(slot.peer);
            slot.peer = 0;
            onDead(slot, cause, now);
        } else if (slot.gone && now >= *slot.gone) {
            onDead(slot, slot.goneCause, now);
        }
    }
    reportReturn(now);
}

void CoordinatorCore::Impl::onDead(Slot &slot, const std::string &cause, Clock::time_point now)
{
    constexpr int kKilled = 137; // a process ends with its runner
    slot.gone.reset();
    drop(slot);
    if (!slot.isUp())
        return;
    out.log(slot.name() + ": " + cause);
    if (slot.state == Slot::State::Running)
        return processEnded(slot, kKilled, cause, false, now);
    if (phase == Phase::Running) { // a machine that came later
        emit(metric::kNeverJoined, 0, slot.self.rank, slot.self.host + ": " + cause);
        slot.state = Slot::State::Ended;
        slot.removed = true;
    } else {
        slot.state = Slot::State::Absent; // it may be started again
    }
}

void CoordinatorCore::Impl::restore(const CoordinatorState &before, Clock::time_point now)
{
    phase = Phase::Running;
    begun = true;
    view = before.view;
    restarts = before.restarts;
    nextRank = before.nextRank;
    startView = before.startView;
    startedAt = now;
    returning = now;
    for (const TaskMember &member : before.members) {
        Slot &slot = slots.emplace_back();
        slot.self = member;
        slot.state = Slot::State::Running;
        slot.listed = slot.started = true;
        slot.startView = before.startView;
        slot.lastReceived = now;
        slot.gone = now + kReturnGrace + silence();
        slot.goneCause = "it did not come back after the coordinator was started again";
        if (slot.isWorker())
            usedRanks.insert(member.rank);
    }
    for (int rank = 0; rank < nextRank; ++rank) // also of those that have left
        usedRanks.insert(rank);
    members = before.members;
    const protocol::TaskView whole{view, attempt(), restarts, false, -1, members};
    for (Slot &slot : slots) {
        if (const auto plan = type.process(job, whole, slot.self, kElsewhere)) { // as when it was started
            slot.purpose = plan->purpose;
            slot.runs = !plan->argv.empty();
            slot.title = plan->title;
            slot.dashboard = plan->dashboard;
        }
    }
}

void CoordinatorCore::Impl::reportReturn(Clock::time_point now)
{
    const bool away = std::ranges::any_of(slots, [](const Slot &slot) { return slot.gone.has_value(); });
    if (!returning || away || phase != Phase::Running)
        return;
    emit(metric::kSchedulerBack, secondsBetween(*returning, now), -1, "");
    out.log("all task runners are back");
    returning.reset();
}

} // namespace trainyard::tasks
