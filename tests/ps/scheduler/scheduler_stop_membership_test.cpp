#include "scheduler_stop_fixture.h"

/// A stop while the membership changes, the run pauses, or the scheduler is restarted; and checkpoints before a pause.
namespace trainyard::ps {
namespace {

using ::testing::Contains;

TEST_F(CoreStop, NoMemberJoinsMeanwhile)
{
    job.boundary = Boundary::Batch;
    startTwo();
    join(12, "worker");
    core->stop(kReason, now);
    ready(12);
    join(13, "worker");
    EXPECT_EQ(out.last<End>(13)->detail, "the run is being stopped");
    pausedAt(10, 7);
    pausedAt(11, 7);
    part(10, 7);
    part(11, 7);
    EXPECT_FALSE(out.last<View>(12));
    EXPECT_EQ(core->members().size(), 2u);
    saved(10);
    EXPECT_EQ(out.last<End>(12)->code, "Cancelled");
}

TEST_F(CoreStop, DuringAProposalItSavesWithoutTheNewView)
{
    startTwo();
    join(12, "worker");
    ready(12);
    finishEpoch({10, 11});
    ASSERT_TRUE(out.last<View>(12));
    core->stop(kReason, now);
    EXPECT_EQ(out.last<SaveCheckpoint>(10)->epoch, 1);
    ack({1, 10, 11, 12});
    EXPECT_FALSE(out.last<Start>(12));
    close(10);
    ASSERT_TRUE(out.last<SaveCheckpoint>(11));
    close(11);
    ASSERT_TRUE(out.last<SaveCheckpoint>(12)) << "a candidate pulls the weights from the servers";
    saved(12);
    EXPECT_EQ(note(), "scheduler: stop was requested; checkpoint saved at step 20");
}

TEST_F(CoreStop, APausedRunIsSavedByWhoIsLeft)
{
    job.minWorkers = 2;
    startTwo();
    finishEpoch({10, 11});
    close(11);
    ASSERT_TRUE(core->paused());
    core->stop(kReason, now);
    ASSERT_TRUE(out.last<SaveCheckpoint>(10));
    ready(12);
    saved(10);
    EXPECT_EQ(note(), "scheduler: stop was requested; checkpoint saved at step 20");
}

TEST_F(CoreStop, APausedRunWithoutAWorkerEndsAtOnce)
{
    startTwo();
    finishEpoch({10, 11});
    close(10);
    close(11);
    ASSERT_TRUE(core->paused());
    core->stop(kReason, now);
    EXPECT_EQ(note(), "scheduler: stop was requested; no checkpoint: no worker is left to save it");
}

TEST_F(CoreStop, AWorkerWhoseConnectionBreaksGetsTheRequestAgain)
{
    startTwo();
    stopAtSeven();
    core->onClosed(10, {ErrorCode::Disconnected, "", "cut"}, now);
    core->onMessage(20, JoinRequest{"worker", "host-10", "10.0.0.10", 0, true, 1, 1}, now += milliseconds(100));
    ASSERT_TRUE(out.last<SaveCheckpoint>(20));
    EXPECT_EQ(out.last<SaveCheckpoint>(20)->step, 7);
    EXPECT_EQ(out.last<SaveCheckpoint>(20)->remaining, (std::vector<Range>{{7 * 48, 960}}));
    saved(20);
    EXPECT_EQ(note(), "scheduler: stop was requested; checkpoint saved at step 7");
}

TEST_F(CoreStop, ASchedulerThatIsRestartedGoesOnStopping)
{
    startTwo();
    core->stop(kReason, now);
    const SchedulerState before = out.states.back();
    EXPECT_EQ(before.stop, "stop was requested");
    out = FakeOutbox();
    core.emplace(job, RunStart{2, "", before, 0, 0, {}}, out, out, now);
    core->onMessage(1, JoinRequest{"server", "host-1", "10.0.0.1", 0, true, 0, 0}, now);
    core->onMessage(10, JoinRequest{"worker", "host-10", "10.0.0.10", 0, true, 1, 1}, now);
    core->onMessage(11, JoinRequest{"worker", "host-11", "10.0.0.11", 1, true, 1, 1}, now);
    for (const PeerId id : {10, 11}) {
        pausedAt(id, 9);
        core->onMessage(id, PartitionDone{1, 9, {}, 1}, now);
    }
    ASSERT_TRUE(out.last<SaveCheckpoint>(10));
    saved(10);
    EXPECT_EQ(note(), "scheduler: stop was requested; checkpoint saved at step 9");
    EXPECT_TRUE(out.states.back().over);
}

TEST_F(CoreStop, ASchedulerThatIsRestartedAloneEndsAtTheLimit)
{
    job.stopSeconds = 2;
    startTwo();
    core->stop(kReason, now);
    const SchedulerState before = out.states.back();
    out = FakeOutbox();
    core.emplace(job, RunStart{2, "", before, 0, 0, {}}, out, out, now);
    core->onTick(now += milliseconds(900));
    core->onTick(now += milliseconds(900));
    EXPECT_FALSE(out.outcome);
    core->onTick(now += milliseconds(900));
    EXPECT_THAT(note(), HasSubstr("stop was requested; no checkpoint"));
}

TEST_F(CoreStop, WorkersWhoseMachinesAreTakenAwaySaveBeforeTheRunPauses)
{
    startTwo();
    for (const PeerId id : {10, 11})
        core->onMessage(id, Leave{-1, "", true}, now);
    for (const PeerId id : {10, 11})
        pausedAt(id, 2);
    part(10, 2);
    part(11, 2);
    ASSERT_TRUE(out.last<SaveCheckpoint>(10));
    EXPECT_FALSE(out.last<End>(11));
    saved(10);
    EXPECT_TRUE(core->paused());
    EXPECT_EQ(out.named(metric::kCheckpoint).at(0).step, 2);
    EXPECT_THAT(out.lines, Contains(HasSubstr("before the pause: checkpoint saved at step 2")));
    for (const PeerId id : {10, 11})
        EXPECT_EQ(out.last<End>(id)->code, "");
    join(12, "worker");
    ready(12);
    ack({1, 12});
    EXPECT_EQ(out.last<View>(12)->partition, (EpochPartition{{{96, 960}}, 1, 48, true})) << "the run continues";
}

TEST_F(CoreStop, ARunWhoseHeadIsTakenAwaySavesAndIsNotOver)
{
    startTwo();
    core->preempt(now);
    pausedAt(10, 6);
    pausedAt(11, 7);
    core->stop(kReason, now); // by the machine, which shuts down
    part(10, 7);
    part(11, 7);
    ASSERT_TRUE(out.last<SaveCheckpoint>(10));
    EXPECT_TRUE(out.states.back().preempted) << "a scheduler that is restarted meanwhile";
    saved(10);
    EXPECT_EQ(note(), "") << "no record ends the run: its follower continues it on another head";
    ASSERT_EQ(out.named(metric::kPaused).size(), 1u);
    EXPECT_EQ(out.named(metric::kPaused).at(0).note,
              "EC2 takes back the machine of the head; checkpoint saved at step 7");
    EXPECT_FALSE(out.states.back().over);
    EXPECT_TRUE(out.states.back().preempted);
    EXPECT_THAT(out.states.back().lost, HasSubstr("checkpoint saved at step 7"));
    for (const PeerId id : {1, 10, 11})
        EXPECT_TRUE(out.last<End>(id)) << "the processes end";
    ASSERT_TRUE(out.outcome);
    EXPECT_FALSE(*out.outcome);
}

TEST_F(CoreStop, ARunThatIsStoppedIsOverAlsoIfItsHeadIsTakenAway)
{
    startTwo();
    core->stop(kReason, now);
    core->preempt(now);
    EXPECT_FALSE(out.states.back().preempted);
    core->endNow(kReason);
    EXPECT_EQ(out.named(metric::kRunFinished).at(0).value, double(RunOutcome::Stopped));
    EXPECT_TRUE(out.states.back().over);
}

TEST_F(CoreStop, AHeadThatIsTakenAwayBeforeTheFirstViewEndsNoRun)
{
    begin();
    join(10, "worker");
    core->preempt(now);
    EXPECT_EQ(note(), "");
    EXPECT_TRUE(out.states.back().preempted);
    EXPECT_FALSE(out.states.back().lost.empty());
    EXPECT_TRUE(out.last<End>(10));
}

TEST_F(CoreStop, AWorkerWhoseMachineIsTakenAwayLeavesAtItsLimitWithoutACheckpoint)
{
    job.stopSeconds = 5;
    job.minWorkers = 2;
    startTwo();
    core->onMessage(11, Leave{-1, "", true}, now);
    pausedAt(10, 2);
    pausedAt(11, 2);
    part(10, 2);
    part(11, 2);
    ASSERT_TRUE(out.last<SaveCheckpoint>(10));
    pass(milliseconds(5100));
    EXPECT_TRUE(core->paused());
    EXPECT_EQ(out.last<End>(11)->code, "");
    EXPECT_FALSE(out.outcome);
}

TEST_F(CoreStop, AStopWhileTheRunIsAboutToPauseUsesTheSameCheckpoint)
{
    startTwo();
    for (const PeerId id : {10, 11})
        core->onMessage(id, Leave{-1, "", true}, now);
    for (const PeerId id : {10, 11})
        pausedAt(id, 2);
    part(10, 2);
    part(11, 2);
    core->stop(kReason, now);
    saved(10);
    EXPECT_EQ(note(), "scheduler: stop was requested; checkpoint saved at step 2");
}

/// The pause of a run all of whose workers have died at step 3.
class CorePauseEnd : public CoreStop {
protected:
    void SetUp() override
    {
        job.pauseSeconds = 2;
        job.stopSeconds = 5;
        out.hasSaver = true;
        startTwo();
        close(10);
        close(11);
        appliedSteps(0, 3);
        appliedSteps(1, 3);
        ASSERT_TRUE(core->paused());
        pass(milliseconds(1900));
        EXPECT_EQ(out.saversStarted, 0);
        pass(milliseconds(200));
        ASSERT_EQ(out.saversStarted, 1);
        pass(milliseconds(100));
        EXPECT_EQ(out.saversStarted, 1) << "once";
        EXPECT_FALSE(out.outcome);
    }
    void joinSaver()
    {
        JoinRequest request{"worker", "head", "10.0.0.1", -1};
        request.saver = true;
        core->onMessage(15, request, now);
        EXPECT_TRUE(out.last<JoinAccepted>(15));
        core->onMessage(15, Ready{100, 0}, now); // it has no data
        pass(milliseconds(100));
    }
};

TEST_F(CorePauseEnd, AProcessOfTheHeadSavesTheWeightsOfTheServers)
{
    joinSaver();
    ASSERT_TRUE(out.last<SaveCheckpoint>(15));
    EXPECT_EQ(out.last<SaveCheckpoint>(15)->step, 3);
    EXPECT_EQ(out.last<SaveCheckpoint>(15)->remaining, (std::vector<Range>{{3 * 48, 960}}));
    EXPECT_FALSE(out.last<View>(15)) << "it never trains";
    saved(15);
    ASSERT_TRUE(out.outcome);
    EXPECT_EQ(out.named(metric::kRunFinished).at(0).value, double(RunOutcome::Stopped));
    EXPECT_THAT(note(), HasSubstr("only 0 of at least 1 workers are left after a pause of 2 s"));
    EXPECT_THAT(note(), ::testing::EndsWith("; checkpoint saved at step 3"));
    EXPECT_EQ(out.last<End>(15)->code, "Cancelled");
}

TEST_F(CorePauseEnd, AWorkerThatComesLateContinuesTheRun)
{
    join(12, "worker");
    ready(12);
    ack({1, 12});
    EXPECT_FALSE(core->paused());
    joinSaver();
    EXPECT_FALSE(out.last<SaveCheckpoint>(15));
    EXPECT_EQ(core->members().size(), 1u);
    EXPECT_FALSE(out.outcome);
}

TEST_F(CorePauseEnd, WithoutTheSaverTheRunEndsAtItsLimit)
{
    pass(milliseconds(4500));
    EXPECT_FALSE(out.outcome);
    pass(milliseconds(500));
    ASSERT_TRUE(out.outcome);
    EXPECT_EQ(out.outcome->error().code, ErrorCode::PeerLost);
}

} // namespace
} // namespace trainyard::ps
