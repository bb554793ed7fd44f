#include "backend/training/recovery/head_loss.h"

#include <algorithm>

#include <fmt/format.h>

namespace trainyard::training {

namespace {

/// Whether every part of the weights certainly has a living server, or a living replica.
bool weightsSurvive(const HeadLoss &loss)
{
    if (loss.workersAlive == 0)
        return false; // of a local kv-store they have the weights; otherwise no process would train
    const int dead = loss.servers - loss.serversAlive;
    if (dead <= 0)
        return true;
    // It is not known which rank the dead one had, so every part needs a replica.
    const protocol::Placement &placement = loss.journal->placement;
    return dead == 1 && loss.journal->view > 0 && !placement.backup.empty() &&
           std::ranges::none_of(placement.backup, [](int server) { return server < 0; });
}

RecoveryPlan notPossible(Sentence reason)
{
    RecoveryPlan plan;
    plan.reason = std::move(reason);
    return plan;
}

/// Of a run that cannot continue from its journal.
RecoveryPlan planWithCheckpoints(const HeadLoss &loss)
{
    if (loss.journal && !loss.journal->stop.empty() && !loss.journal->preempted)
        return notPossible(say("it was being stopped (%1)", loss.journal->stop));
    RecoveryPlan plan;
    const bool trained = loss.checkpoint && loss.checkpoint->name.epochs >= loss.epochs;
    if (trained && (loss.lastEvaluated || loss.machineGone || loss.fruitless > 0)) { // else the evaluation is repeated
        plan.action = Recovery::Finished;
        plan.unevaluated = !loss.lastEvaluated;
        plan.from = loss.checkpoint->name;
        return plan;
    }
    plan.newHead = loss.machineGone;
    plan.costsMoney = plan.newHead && loss.machinesCost;
    const std::int64_t reached = std::max(loss.recordedStep, loss.journal ? loss.journal->step : 0);
    if (loss.checkpoint) {
        plan.action = Recovery::Resume;
        plan.from = loss.checkpoint->name;
        plan.stepsLost = std::max<std::int64_t>(0, reached - loss.checkpoint->step);
        return plan;
    }
    if (loss.firstCheckpointLost)
        return notPossible(say("the checkpoint from which it had resumed was on the lost machine only"));
    plan.action = Recovery::BeginAgain;
    plan.stepsLost = reached;
    return plan;
}

/// Of a run whose coordinator does not run. It continues from its own file, which only the lost machine had.
RecoveryPlan planOfTask(const HeadLoss &loss)
{
    RecoveryPlan plan;
    if (!loss.machineGone && loss.fruitless == 0 && !loss.halfStarted && loss.workersAlive > 0) {
        plan.action = Recovery::StartScheduler;
        return plan;
    }
    if (!loss.restarts)
        return notPossible(
            say("its programs may not be started again (--restarts), since only they know what they have "
                "saved: start the job again"));
    plan.newHead = loss.machineGone;
    plan.costsMoney = plan.newHead && loss.machinesCost;
    plan.action = Recovery::BeginAgain;
    plan.unknownLoss = true;
    return plan;
}

std::string steps(std::int64_t count)
{
    return count == 0 ? "no step" : fmt::format("{} step{}", count, count == 1 ? "" : "s");
}

std::string describeAction(const RecoveryPlan &plan)
{
    switch (plan.action) {
    case Recovery::None:
        return "the run does not continue: " + plan.reason.english();
    case Recovery::Finished:
        return fmt::format("the run is finished: its last epoch ({}) has a checkpoint{}", plan.from.epochs,
                           plan.unevaluated ? ", but no evaluation" : "");
    case Recovery::Wait:
        return "the run continues on another machine when EC2 has taken this one back";
    case Recovery::StartScheduler:
        return "the run continues from the scheduler's journal, no step lost";
    case Recovery::Resume:
        return fmt::format("the run continues from epoch {}{} (checkpoint), {} lost", plan.from.epochs,
                           plan.from.step ? fmt::format(", step {}", *plan.from.step) : "", steps(plan.stepsLost));
    case Recovery::BeginAgain:
        if (plan.unknownLoss)
            return "the programs of the run start again; what is lost depends on their own checkpoints";
        return fmt::format("the run begins again, without a checkpoint, {} lost", steps(plan.stepsLost));
    }
    return {};
}

} // namespace

bool RecoveryPlan::needsConfirmation() const
{
    const bool continues = action != Recovery::None && action != Recovery::Finished;
    return continues && (costsMoney || (action == Recovery::BeginAgain && (stepsLost > 0 || unknownLoss)));
}

RecoveryPlan planRecovery(const HeadLoss &loss)
{
    if (!loss.machineGone && loss.schedulerEnded && !loss.weightsLost())
        return notPossible(say("its scheduler has ended"));
    if (loss.journal && loss.journal->over)
        return notPossible(say("its scheduler has recorded the end of the run"));
    if (loss.awaitsInterruption()) {
        RecoveryPlan plan;
        plan.action = Recovery::Wait;
        return plan;
    }
    if (loss.fruitless >= RecoveryPlan::kMostFruitless)
        return notPossible(say("it was restarted %1 times, and trained no step", loss.fruitless));

    if (loss.task)
        return planOfTask(loss);

    // A recovery from the journal that did not help is not tried again.
    if (!loss.machineGone && loss.journal && !loss.weightsLost() && loss.fruitless == 0 && !loss.halfStarted &&
        weightsSurvive(loss)) {
        RecoveryPlan plan;
        plan.action = Recovery::StartScheduler;
        return plan;
    }
    RecoveryPlan plan = planWithCheckpoints(loss);
    plan.missingBucket = loss.missingBucket;
    return plan;
}

std::string describe(const RecoveryPlan &plan)
{
    return describeAction(plan) + describeMissingBucket(plan);
}

std::string describeMissingBucket(const RecoveryPlan &plan)
{
    return plan.missingBucket.empty() ? ""
                                      : "; the bucket " + plan.missingBucket + " of its checkpoints no longer exists";
}

} // namespace trainyard::training
