// How a run continues after the loss of its head, by what is left of it.
#include <gtest/gtest.h>

#include "backend/protocol/stop_note.h"
#include "backend/training/recovery/head_loss.h"
#include "backend/training/recovery/head_pause_internal.h"

namespace trainyard::training {
namespace {

/// A run of ten epochs with two servers and two workers, whose scheduler died in the fourth epoch, at step 350.
HeadLoss schedulerDied()
{
    HeadLoss loss;
    loss.journal.emplace();
    loss.journal->view = 3;
    loss.journal->step = 300;
    loss.journal->placement.primary = {0, 1};
    loss.journal->placement.backup = {1, 0};
    loss.servers = loss.serversAlive = 2;
    loss.workersAlive = 2;
    loss.epochs = 10;
    loss.recordedStep = 350;
    loss.checkpoint = {{3, std::nullopt}, 300};
    return loss;
}

TEST(HeadLoss, OnlyTheSchedulerDied)
{
    const auto plan = planRecovery(schedulerDied());
    EXPECT_EQ(plan.action, Recovery::StartScheduler);
    EXPECT_FALSE(plan.newHead);
    EXPECT_EQ(plan.stepsLost, 0);
    EXPECT_FALSE(plan.needsConfirmation());
    EXPECT_EQ(describe(plan), "the run continues from the scheduler's journal, no step lost");
}

TEST(HeadLoss, OneServerWithAReplicaDied)
{
    HeadLoss loss = schedulerDied();
    loss.serversAlive = 1;
    EXPECT_EQ(planRecovery(loss).action, Recovery::StartScheduler);
    loss.journal->placement.backup = {1, -1};
    EXPECT_EQ(planRecovery(loss).action, Recovery::Resume) << "the second part may have died";
}

TEST(HeadLoss, AllProcessesDied)
{
    HeadLoss loss = schedulerDied();
    loss.serversAlive = 0;
    const auto plan = planRecovery(loss);
    EXPECT_EQ(plan.action, Recovery::Resume);
    EXPECT_EQ(plan.stepsLost, 50);
    EXPECT_FALSE(plan.needsConfirmation()) << "it costs nothing";
    EXPECT_EQ(describe(plan), "the run continues from epoch 3 (checkpoint), 50 steps lost");

    loss.checkpoint = {{3, 349}, 349};
    EXPECT_EQ(describe(planRecovery(loss)), "the run continues from epoch 3, step 349 (checkpoint), 1 step lost");
    loss.journal->step = 360; // the last records did not arrive
    EXPECT_EQ(planRecovery(loss).stepsLost, 11);
    loss.checkpoint = {{4, std::nullopt}, 400};
    EXPECT_EQ(describe(planRecovery(loss)), "the run continues from epoch 4 (checkpoint), no step lost");
}

TEST(HeadLoss, WithoutAJournalOrWorkersACheckpointIsNeeded)
{
    HeadLoss loss = schedulerDied();
    loss.workersAlive = 0;
    EXPECT_EQ(planRecovery(loss).action, Recovery::Resume);
    loss = schedulerDied();
    loss.journal.reset();
    EXPECT_EQ(planRecovery(loss).action, Recovery::Resume);
    loss = schedulerDied();
    loss.servers = loss.serversAlive = 0; // a local kv-store: its worker has the weights
    EXPECT_EQ(planRecovery(loss).action, Recovery::StartScheduler);
}

TEST(HeadLoss, WithoutACheckpointTheUserDecides)
{
    HeadLoss loss = schedulerDied();
    loss.serversAlive = 0;
    loss.checkpoint.reset();
    const auto plan = planRecovery(loss);
    EXPECT_EQ(plan.action, Recovery::BeginAgain);
    EXPECT_EQ(plan.stepsLost, 350);
    EXPECT_TRUE(plan.needsConfirmation());
    EXPECT_EQ(describe(plan), "the run begins again, without a checkpoint, 350 steps lost");

    loss.recordedStep = loss.journal->step = 0;
    EXPECT_FALSE(planRecovery(loss).needsConfirmation()) << "nothing is lost";
}

TEST(HeadLoss, TheMachineIsGone)
{
    HeadLoss loss = schedulerDied();
    loss.machineGone = true;
    loss.journal.reset();
    loss.serversAlive = 0;
    const auto plan = planRecovery(loss);
    EXPECT_EQ(plan.action, Recovery::Resume);
    EXPECT_TRUE(plan.newHead);
    EXPECT_TRUE(plan.needsConfirmation()) << "a machine costs money";
    EXPECT_EQ(plan.stepsLost, 50);
    loss.machinesCost = false;
    EXPECT_TRUE(planRecovery(loss).newHead);
    EXPECT_FALSE(planRecovery(loss).needsConfirmation()) << "on the local cloud";

    loss.checkpoint.reset();
    EXPECT_EQ(planRecovery(loss).action, Recovery::BeginAgain);
    loss.firstCheckpointLost = true;
    EXPECT_EQ(planRecovery(loss).action, Recovery::None);
    EXPECT_EQ(describe(planRecovery(loss)),
              "the run does not continue: the checkpoint from which it had resumed was on "
              "the lost machine only");
}

TEST(HeadLoss, AFailedStartOnANewHeadIsTriedAgainThere)
{
    HeadLoss loss = schedulerDied();
    loss.journal.reset(); // the new machine has no file of the run
    loss.serversAlive = 0;
    loss.halfStarted = true;
    auto plan = planRecovery(loss);
    EXPECT_EQ(plan.action, Recovery::Resume);
    EXPECT_FALSE(plan.newHead) << "it exists";
    loss.firstCheckpointLost = true;
    EXPECT_EQ(planRecovery(loss).action, Recovery::Resume) << "a later one exists";
    loss.checkpoint.reset();
    plan = planRecovery(loss);
    EXPECT_EQ(plan.action, Recovery::None);
    EXPECT_EQ(plan.reason.english(), "the checkpoint from which it had resumed was on the lost machine only");
}

TEST(HeadLoss, ARunThatHasEndedStaysSo)
{
    HeadLoss loss = schedulerDied();
    loss.schedulerEnded = true;
    EXPECT_EQ(planRecovery(loss).action, Recovery::None);
    EXPECT_FALSE(planRecovery(loss).needsConfirmation());
    loss.schedulerEnded = false;
    loss.journal->over = true;
    EXPECT_EQ(planRecovery(loss).action, Recovery::None);

    loss = schedulerDied();
    loss.journal->stop = "stop was requested";
    EXPECT_EQ(planRecovery(loss).action, Recovery::StartScheduler) << "it saves the checkpoint, and ends the run";
    loss.serversAlive = 0;
    EXPECT_EQ(planRecovery(loss).action, Recovery::None) << "it is not started again";

    loss = schedulerDied();
    loss.serversAlive = 0;
    loss.checkpoint = {{10, std::nullopt}, 1000};
    EXPECT_EQ(planRecovery(loss).action, Recovery::Finished);
    loss.machineGone = true;
    EXPECT_EQ(planRecovery(loss).action, Recovery::Finished);
    EXPECT_FALSE(planRecovery(loss).newHead) << "no machine is launched for it";
}

TEST(HeadLoss, ALastEvaluationThatWasLostIsRepeatedWhereThatCostsNoMachine)
{
    HeadLoss loss = schedulerDied();
    loss.serversAlive = 0;
    loss.checkpoint = {{10, std::nullopt}, 1000};
    loss.lastEvaluated = false;
    auto plan = planRecovery(loss);
    EXPECT_EQ(plan.action, Recovery::Resume);
    EXPECT_EQ(plan.from.epochs, 10);
    EXPECT_EQ(plan.stepsLost, 0);
    loss.fruitless = 1;
    EXPECT_EQ(planRecovery(loss).action, Recovery::Finished) << "it was lost again";
    loss.fruitless = 0;
    loss.machineGone = true;
    plan = planRecovery(loss);
    EXPECT_EQ(plan.action, Recovery::Finished);
    EXPECT_EQ(describe(plan), "the run is finished: its last epoch (10) has a checkpoint, but no evaluation");
}

TEST(HeadLoss, ASchedulerThatHasLostTheWeightsDidNotEndTheRun)
{
    HeadLoss loss = schedulerDied();
    loss.schedulerEnded = true;
    loss.servers = 1;
    loss.serversAlive = 0;
    loss.journal->lost = "server 0 (head): the server is gone: closed the connection";
    EXPECT_EQ(planRecovery(loss).action, Recovery::Resume);
    EXPECT_EQ(describe(planRecovery(loss)), "the run continues from epoch 3 (checkpoint), 50 steps lost");
    EXPECT_FALSE(planRecovery(loss).needsConfirmation());
    loss.serversAlive = 1; // another program has started it again
    EXPECT_EQ(planRecovery(loss).action, Recovery::Resume) << "a new server has no weights of this run";

    loss.checkpoint.reset();
    EXPECT_EQ(planRecovery(loss).action, Recovery::BeginAgain);
    EXPECT_TRUE(planRecovery(loss).needsConfirmation()) << "all steps would be lost";
    loss.journal->over = true;
    EXPECT_EQ(planRecovery(loss).action, Recovery::None);
}

TEST(HeadLoss, AHeadThatEc2TakesBackIsWaitedForAndThenReplaced)
{
    HeadLoss loss = schedulerDied();
    loss.schedulerEnded = true;
    loss.serversAlive = 0;
    loss.checkpoint = {{3, 350}, 350};
    loss.journal->stop = "EC2 takes back the machine of the head";
    loss.journal->preempted = true;
    loss.journal->lost = "scheduler: " + loss.journal->stop + "; checkpoint saved at step 350";
    EXPECT_EQ(planRecovery(loss).action, Recovery::Wait) << "a start on this head would end with it";
    EXPECT_FALSE(planRecovery(loss).needsConfirmation());
    loss.machineGone = true;
    loss.journal.reset();
    EXPECT_EQ(planRecovery(loss).action, Recovery::Resume);
    EXPECT_TRUE(planRecovery(loss).newHead);
    EXPECT_TRUE(planRecovery(loss).needsConfirmation()) << "by the same rules as after its death";
    EXPECT_EQ(planRecovery(loss).stepsLost, 0);
}

TEST(HeadLoss, AHeadThatEc2HasNotTakenBackAfterAllIsUsedAgain)
{
    HeadLoss loss = schedulerDied();
    loss.schedulerEnded = loss.interruptionOverdue = true;
    loss.serversAlive = 0;
    loss.journal->stop = loss.journal->lost = "EC2 takes back the machine of the head";
    loss.journal->preempted = true;
    EXPECT_EQ(planRecovery(loss).action, Recovery::Resume);
    EXPECT_FALSE(planRecovery(loss).newHead);
}

TEST(HeadLoss, ADeletedBucketIsNamed)
{
    HeadLoss loss = schedulerDied();
    loss.serversAlive = 0;
    loss.missingBucket = "models";
    EXPECT_EQ(describe(planRecovery(loss)), "the run continues from epoch 3 (checkpoint), 50 steps lost; the bucket "
                                            "models of its checkpoints no longer exists");
    loss.checkpoint.reset();
    EXPECT_TRUE(planRecovery(loss).needsConfirmation());
    EXPECT_EQ(describeMissingBucket(planRecovery(loss)), "; the bucket models of its checkpoints no longer exists");
    EXPECT_EQ(describeMissingBucket(planRecovery(schedulerDied())), "");
}

TEST(HeadLoss, AnAttemptThatDidNotHelpIsFollowedByAnotherOne)
{
    HeadLoss loss = schedulerDied();
    loss.fruitless = 1;
    EXPECT_EQ(planRecovery(loss).action, Recovery::Resume) << "not from the same journal again";
    loss.fruitless = RecoveryPlan::kMostFruitless;
    const auto plan = planRecovery(loss);
    EXPECT_EQ(plan.action, Recovery::None);
    EXPECT_EQ(plan.reason.english(), "it was restarted 3 times, and trained no step");
}

TEST(HeadLoss, ServersOfAHalfStartedRunHaveNoWeights)
{
    HeadLoss loss = schedulerDied();
    loss.halfStarted = true; // by an attempt that lost its connection, which does not count as fruitless
    ASSERT_EQ(loss.fruitless, 0);
    const auto plan = planRecovery(loss);
    EXPECT_EQ(plan.action, Recovery::Resume) << "its servers live, but are new ones";
    EXPECT_EQ(plan.stepsLost, 50);
}

/// A task whose coordinator died: its programs run on.
HeadLoss coordinatorDied()
{
    HeadLoss loss;
    loss.task = true;
    loss.workersAlive = 2;
    loss.recordedStep = 350;
    return loss;
}

TEST(TaskLoss, ACoordinatorStartsAgainBesideItsRunners)
{
    const auto plan = planRecovery(coordinatorDied());
    EXPECT_EQ(plan.action, Recovery::StartScheduler);
    EXPECT_FALSE(plan.needsConfirmation());
    HeadLoss ended = coordinatorDied();
    ended.schedulerEnded = true;
    EXPECT_EQ(planRecovery(ended).action, Recovery::None);
}

TEST(HeadPause, LastsUntilTheSchedulerStartsAgain)
{
    const auto after = [](HeadPause &pause, int attempt, std::string_view name, const std::string &note = {}) {
        protocol::MetricRecord record;
        record.attempt = attempt;
        record.name = name;
        record.note = note;
        pause.take(std::vector{record});
        return pause.isOn();
    };
    const std::string notice(protocol::kHeadTakenBack);
    HeadPause pause;
    EXPECT_FALSE(after(pause, 2, protocol::metric::kPaused, "only 0 of at least 1 workers are left"));
    EXPECT_TRUE(after(pause, 2, protocol::metric::kPaused, notice + "; checkpoint saved at step 7"));
    EXPECT_TRUE(after(pause, 2, protocol::metric::kSpeed)) << "of a worker, a moment before";
    EXPECT_FALSE(after(pause, 3, protocol::metric::kWorkers));
    EXPECT_TRUE(after(pause, 3, protocol::metric::kPaused, notice)) << "the new head, too";
}

TEST(TaskLoss, ALostHeadEndsIt)
{
    HeadLoss loss = coordinatorDied();
    loss.machineGone = true;
    const auto plan = planRecovery(loss);
    EXPECT_EQ(plan.action, Recovery::None);
    EXPECT_FALSE(plan.newHead) << "no machine is paid for";
    EXPECT_NE(describe(plan).find("--restarts"), std::string::npos) << describe(plan);
    loss.checkpoint = {{3, std::nullopt}, 300}; // of an earlier run in the same folder: not its own
    EXPECT_EQ(planRecovery(loss).action, Recovery::None);
}

TEST(TaskLoss, WithRestartsTheUserDecides)
{
    HeadLoss loss = coordinatorDied();
    loss.restarts = true;
    loss.machineGone = true;
    loss.machinesCost = false;
    loss.recordedStep = 0; // it has printed no metrics, which does not mean that nothing is lost
    const auto plan = planRecovery(loss);
    EXPECT_EQ(plan.action, Recovery::BeginAgain);
    EXPECT_TRUE(plan.newHead);
    EXPECT_TRUE(plan.needsConfirmation());
    EXPECT_NE(describe(plan).find("their own checkpoints"), std::string::npos) << describe(plan);
    loss.machineGone = false;
    loss.workersAlive = 0;
    EXPECT_EQ(planRecovery(loss).action, Recovery::BeginAgain) << "no runner waits for a coordinator";
    EXPECT_TRUE(planRecovery(loss).needsConfirmation());
}

} // namespace
} // namespace trainyard::training
