#include "backend/training/recovery/replace_head.h"

#include <utility>

#include <fmt/format.h>

#include "backend/cluster/managed/managed.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/core/try.h"
#include "backend/core/units.h"
#include "backend/ledger/ledger.h"
#include "backend/training/recovery/head_recovery_internal.h"
#include "backend/training/run/cluster_run_internal.h"

namespace trainyard::training {

using namespace std::chrono_literals;
using cluster::CloudContext;

namespace {

/// The run that was lost with the head: the newest one, if it is active or was recorded as lost.
Result<std::optional<ledger::Run>> interruptedRun(const CloudContext &cloud, const ClusterId &id)
{
    TY_ASSIGN(const auto runs, cloud.ledger->runs(id));
    if (runs.empty())
        return std::nullopt;
    const ledger::Run &newest = runs.front();
    return !isOver(newest) || isLostWithHead(newest) ? std::optional(newest) : std::nullopt;
}

/// Whether a run can continue on a new head: a task only where its programs may start again.
bool mayContinue(const ledger::Run &run)
{
    const auto job = protocol::jobSpecFromJson(run.job);
    return !isTask(run) || (job && (job->usesParameterServer() || job->task.restarts > 0));
}

/// Ends a run that the loss of its head has ended, so that its cluster can have a new one.
void endTask(const CloudContext &cloud, const ledger::Run &run)
{
    const FollowOptions none;
    HeadRecovery(cloud, run, none).endProcesses();
    if (!isOver(run))
        finishRun(
            cloud, run,
            {protocol::RunState::Failed, std::string(kLostWithHead) + ", and its programs may not be started again"});
}

} // namespace

bool isLostWithHead(const ledger::Run &run)
{
    return run.state == protocol::RunState::Failed && run.detail.starts_with(kLostWithHead);
}

NewHead newHeadOf(const CloudContext &cloud, const ClusterId &id)
{
    NewHead head;
    head.costsMoney = cloud.costsMoney;
    const auto row = cloud.ledger->cluster(id);
    const auto plan = row && *row ? cluster::LaunchPlan::fromJson((*row)->plan) : cluster::LaunchPlan();
    if (!row || !*row || !plan)
        return head;
    head.type = plan->typeOfHead();
    if (const auto price = cloud.catalog->price(head.type, (*row)->region))
        head.usdPerHour = price->usdPerHour;
    return head;
}

std::string describeNewHead(const CloudContext &cloud, const ClusterId &id)
{
    const NewHead head = newHeadOf(cloud, id);
    if (head.type.empty() || !head.costsMoney)
        return "a head node";
    return fmt::format("a head node ({}, {})", head.type,
                       head.usdPerHour ? formatUsdPerHour(*head.usdPerHour) + " per hour" : "at an unknown price");
}

Status endLostRun(const CloudContext &cloud, const RunId &id)
{
    TY_ASSIGN(const auto lease, cloud.ledger->lease("run:" + id.value, "end the run " + id.value));
    TY_ASSIGN(const auto run, cloud.ledger->run(id)); // after its former holder
    if (!run)
        return fail(ErrorCode::NotFound, "run " + id.value, "there is no run with that ID in the ledger");
    if (!isLostWithHead(*run))
        return fail(ErrorCode::Conflict, "run " + id.value, "it does not wait for a new head node");
    const FollowOptions none;
    HeadRecovery(cloud, *run, none).endProcesses();
    finishRun(cloud, *run, {protocol::RunState::Stopped, "ended after the loss of its head node"});
    return {};
}

Result<HeadReplacement> replaceHead(const CloudContext &cloud, const ClusterId &id, const FollowOptions &options,
                                    std::stop_token stop)
{
    TY_ASSIGN(const auto gone, cluster::stateIfGone(cloud, id, "head", {Deadline::after(30s), stop}));
    if (!gone && cluster::isWorkedOn(*cloud.ledger, id))
        return fail(ErrorCode::Busy, "cluster " + id.value,
                    "another program changes it: its head node can be replaced afterwards");
    if (!gone)
        return fail(ErrorCode::InvalidArgument, "cluster " + id.value,
                    "its head node exists: only one that is terminated can be replaced");
    TY_ASSIGN(auto run, interruptedRun(cloud, id));
    const auto ended = run && !mayContinue(*run) ? std::exchange(run, std::nullopt) : std::nullopt;
    HeadReplacement result;
    FollowOptions mine = options;
    bool agreed = true;
    mine.confirmAlways = true;
    bool asked = false; // once: the attempts after a failure carry out the same decision
    mine.confirm = [&](const RecoveryPlan &plan) {
        agreed = asked ? agreed : options.confirm && options.confirm(plan);
        asked = true;
        return agreed;
    };
    const auto refused = fail(ErrorCode::Cancelled, "cluster " + id.value, "its head node was not replaced");
    if (!run) {
        result.plan.newHead = true;
        if (!mine.confirm(result.plan))
            return refused;
        if (ended)
            endTask(cloud, *ended);
        TY_TRY(cluster::replaceHeadOf(cloud, id, options.launch, options.progress, stop));
        return result;
    }
    HeadRecovery recovery(cloud, *run, mine);
    const std::string why = std::string(kLostWithHead) + ", which is " + *gone;
    auto outcome = recovery.attempt(true, why, stop);
    result.run = run->id;
    result.plan = recovery.plan();
    while (outcome == HeadRecovery::Outcome::Continues && recovery.halfStarted() && !stop.stop_requested())
        outcome = recovery.attempt(false, why, stop); // on the new head
    if (stop.stop_requested() || !agreed)
        return refused;
    if (outcome == HeadRecovery::Outcome::Lost)
        return fail(ErrorCode::PeerLost, "run " + run->id.value, recovery.reason());
    if (outcome == HeadRecovery::Outcome::Continues) // also where nothing could be decided
        TY_TRY(nodesOf(cloud, id));
    if (outcome == HeadRecovery::Outcome::Finished)
        finishRun(cloud, *run, {protocol::RunState::Finished, recovery.reason()});
    return result;
}

} // namespace trainyard::training
