// The start of all processes of a task, and who is not waited for.
#include <algorithm>
#include <iterator>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/runtime/tasks/coordinator_internal.h"

namespace trainyard::tasks {

using std::chrono::duration_cast;
namespace metric = protocol::metric;

void CoordinatorCore::Impl::tryStart(Clock::time_point now)
{
    const auto any = [&](Slot::State state) {
        return std::ranges::any_of(slots, [&](const Slot &slot) { return slot.state == state && !slot.removed; });
    };
    if (any(Slot::State::Absent)) {
        // Those that prepare their machine are not late: the others are waited for as long.
        if (now - since < std::chrono::seconds(job.startSeconds) ||
            (any(Slot::State::Joined) && now - since < std::chrono::seconds(job.startSeconds + job.task.setupSeconds)))
            return;
        if (!giveUpMissing(now))
            return;
    }
    if (any(Slot::State::Joined)) {
        if (now - since < std::chrono::seconds(job.startSeconds + job.task.setupSeconds) || !giveUpMissing(now))
            return;
    }
    start(now);
}

/// Starts without those that are missing, if the others suffice; otherwise the run fails.
/// \return whether the others can start
bool CoordinatorCore::Impl::giveUpMissing(Clock::time_point now)
{
    std::vector<std::string> missing;
    std::size_t ready = 0;
    bool service = false;
    const auto waited = duration_cast<std::chrono::seconds>(now - since).count();
    for (const Slot &slot : slots) {
        if (slot.removed || slot.state == Slot::State::Ended)
            continue;
        if (slot.state == Slot::State::Ready) {
            ready += slot.isWorker() ? 1 : 0;
            continue;
        }
        service = service || !slot.isWorker();
        missing.push_back(slot.name() + (slot.state == Slot::State::Absent ? " did not join" : " is not set up yet"));
    }
    const std::size_t shown = std::min<std::size_t>(missing.size(), 8);
    std::string sentence =
        fmt::format("{}{} after {} s", fmt::join(missing.begin(), missing.begin() + long(shown), ", "),
                    shown < missing.size() ? fmt::format(" and {} more", missing.size() - shown) : "", waited);
    if (service || ready < std::size_t(std::max(1, job.minWorkers))) {
        if (!restartCause.empty())
            sentence += "; all were to start again, because of " + restartCause;
        outcome = fail(ErrorCode::NeverJoined, "coordinator", std::move(sentence));
        finish();
        return false;
    }
    out.log("starts without those that are missing: " + sentence);
    for (Slot &slot : slots) {
        if (slot.removed || slot.state == Slot::State::Ready || slot.state == Slot::State::Ended)
            continue;
        emit(metric::kNeverJoined, double(waited), slot.self.rank, slot.self.host + ": it did not join in time");
        slot.removed = true;
        drop(slot);
        slot.state = Slot::State::Ended;
    }
    return true;
}

void CoordinatorCore::Impl::start(Clock::time_point now)
{
    if (!setUpView(true, now))
        return;
    phase = Phase::Running;
    startView = view;
    startedAt = now;
    lastEnd.reset();
    reportedStragglers.clear();
    if (begun)
        emit(metric::kRestarted, restarts, -1, restartCause);
    begun = true;
    out.save(state());
    for (Slot &slot : slots) {
        if (slot.listed)
            sendView(slot, true);
    }
    out.log(fmt::format("all {} workers start", livingWorkers()));
    emit(metric::kWorkers, double(livingWorkers()));
}

} // namespace trainyard::tasks
