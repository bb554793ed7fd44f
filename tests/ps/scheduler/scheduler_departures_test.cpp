#include "backend/protocol/run_state.h"
#include "backend/protocol/stop_note.h"
#include "scheduler_core_fixture.h"

namespace trainyard::ps {
namespace {

TEST_F(CoreTest, WhatADeadMemberHadNotDoneIsDealtToTheOthers)
{
    startTwo();
    close(11, "closed the connection");
    EXPECT_EQ(out.last<MemberLost>(1)->rank, 1);
    EXPECT_EQ(out.last<MemberLost>(10)->workers, 1);
    const auto died = out.named(metric::kMemberDied);
    ASSERT_EQ(died.size(), 1u);
    EXPECT_EQ(died[0].rank, 1);
    EXPECT_THAT(died[0].note, HasSubstr("host-11: closed the connection; what it had not done of epoch 0"));
    ASSERT_TRUE(out.last<Pause>(10));
    pausedAt(10, 7);
    EXPECT_EQ(out.last<Truncate>(10)->step, 7);
    part(10, 7);
    EXPECT_EQ(out.last<View>(10)->view, 1) << "the server has not said yet how far the dead one came";
    appliedSteps(1, 6);
    // The batch of the dead worker in step 6 is [6 * 48 + 24, 7 * 48).
    EXPECT_EQ(out.last<View>(10)->partition, (EpochPartition{{{312, 960}}, 1, 48, true}));
    EXPECT_EQ(out.last<View>(10)->step, 7);
    EXPECT_EQ(out.last<View>(10)->epoch, 0);
    ack({1, 10});
    EXPECT_EQ(core->epoch(), 0);
    core->onMessage(10, PartitionDone{core->view(), 21, {1, 9, 10}, 1}, now);
    validated(10);
    EXPECT_EQ(core->epoch(), 1);
    EXPECT_EQ(out.named(metric::kTrainAccuracy).back().samples, 20) << "of both deals";
}

TEST_F(CoreTest, ADeathAfterItsReportIsABoundary)
{
    startTwo();
    part(11);
    close(11);
    EXPECT_FALSE(out.last<Pause>(10)) << "nothing of it is left to do";
    part(10);
    validated(10);
    EXPECT_EQ(core->epoch(), 1);
}

TEST_F(CoreTest, ADeathWhileTheOthersHoldDoesNotHoldThem)
{
    startThree();
    close(12);
    pausedAt(10, 5);
    EXPECT_FALSE(out.last<Truncate>(10));
    close(11);
    EXPECT_EQ(out.last<Truncate>(10)->step, 5);
    part(10, 5);
    appliedSteps(2, 4);
    EXPECT_EQ(out.last<View>(10)->view, 1);
    appliedSteps(1, 5);
    EXPECT_EQ(out.last<View>(10)->partition, (EpochPartition{{{4 * 48 + 32, 960}}, 1, 48, true}));
}

TEST_F(CoreTest, ADeathInValidationGivesItsPartToTheOthers)
{
    startTwo();
    part(10);
    part(11);
    validated(10);
    close(11);
    EXPECT_EQ(core->epoch(), 0);
    EXPECT_EQ(out.last<Validate>(10)->parts, 1);
    validated(10);
    EXPECT_EQ(core->epoch(), 1);
}

TEST_F(CoreTest, AMemberThatDiesInTheMiddleOfAProposalIsLeftOutOfIt)
{
    startTwo();
    finishEpoch({10, 11});
    ack({1, 10});
    close(11);
    ack({1, 10});
    EXPECT_EQ(out.last<Start>(10)->view, core->view());
    EXPECT_THAT(ranks(), ElementsAre(0));
}

TEST_F(CoreTest, SilenceMeansDeath)
{
    startTwo();
    for (int i = 0; i < 29; ++i) {
        core->onFrameReceived(1, now += milliseconds(100));
        core->onFrameReceived(10, now);
        core->onTick(now);
    }
    EXPECT_THAT(ranks(), ElementsAre(0, 1));
    core->onTick(now += milliseconds(200));
    EXPECT_THAT(ranks(), ElementsAre(0));
    EXPECT_THAT(out.named(metric::kMemberDied)[0].note, HasSubstr("silent for 3.1 s"));
    EXPECT_TRUE(out.last<Pause>(10));
    EXPECT_THAT(out.dropped, ::testing::Contains(11u));
}

TEST_F(CoreTest, AServersWordOnABrokenConnectionCounts)
{
    startTwo();
    core->onMessage(1, ConnectionLost{0, true, "sent no gradient for step 7 in 300 s"}, now);
    EXPECT_THAT(ranks(), ElementsAre(1));
    EXPECT_THAT(out.last<End>(10)->detail, HasSubstr("server 0 (host-1) reports that it sent no gradient for step 7"));
    core->onMessage(1, ConnectionLost{0, true, "again"}, now);
    EXPECT_EQ(out.named(metric::kMemberDied).size(), 1u);
}

TEST_F(CoreTest, AWorkersOwnWordIsWaitedForWhenAServerLostIt)
{
    startTwo();
    core->onMessage(1, ConnectionLost{0, false, "closed the connection"}, now);
    core->onTick(now += milliseconds(100));
    EXPECT_THAT(ranks(), ElementsAre(0, 1));
    core->onMessage(10, Failed{"Diverged", "worker", "the loss became nan"}, now);
    ASSERT_TRUE(out.outcome);
    EXPECT_EQ(out.outcome->error().code, ErrorCode::Diverged);
}

TEST_F(CoreTest, TwoDeathsInOneStepHaveDifferentKeys)
{
    startThree();
    close(11);
    close(12);
    const auto workers = out.named(metric::kWorkers);
    ASSERT_EQ(workers.size(), 3u);
    EXPECT_LT(workers[0].step, workers[1].step);
    EXPECT_LT(workers[1].step, workers[2].step);
}

TEST_F(CoreTest, ASchedulerThatWasPausedEvictsNoMember)
{
    startTwo();
    core->onTick(now);
    core->onTick(now += seconds(20));
    EXPECT_THAT(ranks(), ElementsAre(0, 1));
}

TEST_F(CoreTest, BelowTheMinimumTheRunPausesUntilAWorkerJoins)
{
    job.minWorkers = 2;
    startTwo();
    close(11);
    pausedAt(10, 1);
    part(10, 1);
    appliedSteps(1, 1);
    EXPECT_TRUE(core->paused());
    EXPECT_FALSE(out.outcome);
    EXPECT_THAT(out.named(metric::kPaused).at(0).note, HasSubstr("only 1 of at least 2 workers are left"));
    join(12, "worker");
    ready(12);
    EXPECT_FALSE(core->paused());
    EXPECT_EQ(out.named(metric::kResumed).at(0).value, 2);
    EXPECT_EQ(out.last<View>(12)->partition, (EpochPartition{{{48, 960}}, 2, 48, true}));
}

TEST_F(CoreTest, APauseEndsWithACheckpointOfWhoIsLeft)
{
    job.minWorkers = 2;
    job.pauseSeconds = 2;
    startTwo();
    close(11);
    pausedAt(10, 1);
    part(10, 1);
    appliedSteps(1, 1);
    const auto pass = [&](int ticks) {
        for (int i = 0; i < ticks; ++i) {
            core->onFrameReceived(1, now += milliseconds(100));
            core->onFrameReceived(10, now);
            core->onTick(now);
        }
    };
    pass(15);
    EXPECT_FALSE(out.last<SaveCheckpoint>(10));
    pass(15);
    ASSERT_FALSE(out.outcome);
    ASSERT_TRUE(out.last<SaveCheckpoint>(10));
    EXPECT_EQ(out.last<SaveCheckpoint>(10)->step, 1);
    core->onMessage(10, CheckpointSaved{0, "/c/checkpoint", "", 1}, now);
    ASSERT_TRUE(out.outcome);
    EXPECT_EQ(out.outcome->error().code, ErrorCode::Cancelled);
    const auto end = out.named(metric::kRunFinished).at(0);
    EXPECT_EQ(end.value, double(RunOutcome::Stopped));
    EXPECT_THAT(end.note, HasSubstr("only 1 of at least 2 workers are left after a pause of 2 s"));
    EXPECT_EQ(savedStepIn(end.note), 1) << "the window offers to resume from it";
    EXPECT_TRUE(out.states.back().over);
}

TEST_F(CoreTest, APauseWithoutWorkersEndsWithTheLastCheckpoint)
{
    job.pauseSeconds = 2;
    startTwo();
    finishEpoch({10, 11});
    core->onMessage(10, CheckpointSaved{1, "/c/checkpoint", "", 20}, now);
    ack({1, 10, 11});
    close(10);
    close(11);
    for (const int rank : {0, 1})
        appliedSteps(rank, 24);
    ASSERT_TRUE(core->paused());
    for (int i = 0; i < 30; ++i) {
        core->onFrameReceived(1, now += milliseconds(100));
        core->onTick(now);
    }
    ASSERT_TRUE(out.outcome);
    const auto end = out.named(metric::kRunFinished).at(0);
    EXPECT_EQ(end.value, double(RunOutcome::Stopped));
    EXPECT_THAT(end.note, HasSubstr("steps lost: 4; checkpoint saved at step 20"));
    EXPECT_EQ(savedStepIn(end.note), 20);
}

TEST_F(CoreTest, APauseWithoutWorkersAndCheckpointsEndsWithASentence)
{
    job.pauseSeconds = 2;
    startTwo();
    close(10);
    close(11);
    for (const int rank : {0, 1})
        appliedSteps(rank, 3);
    ASSERT_TRUE(core->paused());
    for (int i = 0; i < 30; ++i) {
        core->onFrameReceived(1, now += milliseconds(100));
        core->onTick(now);
    }
    ASSERT_TRUE(out.outcome);
    EXPECT_EQ(out.outcome->error().code, ErrorCode::PeerLost);
    EXPECT_EQ(out.named(metric::kRunFinished).at(0).value, double(RunOutcome::Failed));
    EXPECT_THAT(out.named(metric::kRunFinished).at(0).note, HasSubstr("only 0 of at least 1 workers are left"));
    EXPECT_TRUE(out.states.back().over);
}

TEST_F(CoreTest, ASpareStepsInForADeadMember)
{
    job.maxWorkers = 2;
    job.spares = 1;
    startTwo();
    join(12, "worker");
    ready(12);
    join(13, "worker");
    EXPECT_EQ(out.last<End>(13)->code, "Conflict");
    EXPECT_FALSE(out.last<View>(12));
    close(11);
    pausedAt(10, 1);
    part(10, 1);
    appliedSteps(1, 0);
    ack({1, 10, 12});
    EXPECT_THAT(ranks(), ElementsAre(0, 2));
}

TEST_F(CoreTest, AFlappingHostIsKeptOutForAWhile)
{
    job.hostDeaths = 2;
    job.cooldownSeconds = 60;
    startTwo();
    for (const PeerId id : {20, 21}) {
        core->onMessage(id, JoinRequest{"worker", "flappy", "10.0.0.9", -1}, now);
        ready(id);
        finishEpoch({10, 11});
        ack({1, 10, 11, id});
        close(id);
        appliedSteps(id == 20 ? 2 : 3, 0);
        for (const PeerId other : {10, 11}) {
            pausedAt(other, out.last<View>(other)->step);
            part(other, 0);
        }
        ack({1, 10, 11});
    }
    core->onMessage(22, JoinRequest{"worker", "flappy", "10.0.0.9", -1}, now);
    EXPECT_EQ(out.last<End>(22)->code, "Conflict");
    EXPECT_THAT(out.last<End>(22)->detail, HasSubstr("2 workers died on flappy within 60 s; it may come back in"));
    EXPECT_EQ(out.named(metric::kCoolingDown).at(0).note, "flappy");
    const int joinAfter = out.last<End>(22)->joinAfter;
    EXPECT_GT(joinAfter, 0);
    EXPECT_LE(joinAfter, 60);
    now += seconds(5);
    core->onMessage(24, JoinRequest{"worker", "flappy", "10.0.0.9", -1}, now);
    EXPECT_EQ(out.last<End>(24)->joinAfter, joinAfter - 5);
    EXPECT_EQ(out.named(metric::kCoolingDown).size(), 1u) << "the worker only asked again";
    now += seconds(55);
    core->onMessage(23, JoinRequest{"worker", "flappy", "10.0.0.9", -1}, now);
    EXPECT_TRUE(out.last<JoinAccepted>(23));
}

TEST_F(CoreTest, AHostWhoseDeathsAUserForgetsMayJoinAgain) // H24, H29
{
    job.hostDeaths = 1;
    job.cooldownSeconds = 600;
    startTwo();
    core->onMessage(20, JoinRequest{"worker", "flappy", "10.0.0.9", -1}, now);
    ready(20);
    finishEpoch({10, 11});
    ack({1, 10, 11, 20});
    close(20);
    appliedSteps(2, 0);
    for (const PeerId other : {10, 11}) {
        pausedAt(other, out.last<View>(other)->step);
        part(other, 0);
    }
    ack({1, 10, 11});
    core->onMessage(21, JoinRequest{"worker", "flappy", "10.0.0.9", -1}, now);
    EXPECT_EQ(out.last<End>(21)->code, "Conflict");
    core->onCountReset({"steady"}); // has no deaths
    core->onMessage(22, JoinRequest{"worker", "flappy", "10.0.0.9", -1}, now);
    EXPECT_EQ(out.last<End>(22)->code, "Conflict");
    EXPECT_TRUE(out.named(metric::kDeathsForgotten).empty());

    core->onCountReset({"steady", "flappy"});
    ASSERT_EQ(out.named(metric::kDeathsForgotten).size(), 1u);
    EXPECT_EQ(out.named(metric::kDeathsForgotten).front().note, "flappy");
    EXPECT_EQ(out.named(metric::kDeathsForgotten).front().value, 1);
    core->onMessage(23, JoinRequest{"worker", "flappy", "10.0.0.9", -1}, now);
    EXPECT_TRUE(out.last<JoinAccepted>(23));
    EXPECT_FALSE(out.last<End>(23));
    core->onCountReset({}); // nothing remains to forget
    EXPECT_EQ(out.named(metric::kDeathsForgotten).size(), 1u);
}

TEST(HostHistory, ForgetsOneHostAndKeepsTheOthers) // H29
{
    HostHistory history(2, seconds(60));
    const HostHistory::Clock::time_point now{};
    for (const char *host : {"a", "a", "b", "b"})
        history.recordDeath(host, now);
    EXPECT_THAT(history.hosts(), ElementsAre("a", "b"));
    EXPECT_EQ(history.forget("a"), 2u);
    EXPECT_EQ(history.forget("a"), 0u);
    EXPECT_FALSE(history.cooldown("a", now));
    EXPECT_TRUE(history.cooldown("b", now));
    EXPECT_THAT(history.hosts(), ElementsAre("b"));
}

TEST_F(CoreTest, TakesOutWhoSendsNumbersThatMakeNoSense)
{
    startTwo();
    core->onMessage(11, Progress{0, 1, 0, 9, {1, 11, 10}, 1e3}, now); // more correct samples than samples
    EXPECT_EQ(out.last<End>(11)->code, "PeerLost");
    EXPECT_THAT(out.named(metric::kMemberDied).at(0).note, HasSubstr("numbers that make no sense"));
    core->onMessage(10, Progress{0, std::int64_t(1) << 50, 0, 9, {1, 9, 10}, 1e3}, now);
    pausedAt(10, 3);
    appliedSteps(1, 3);
    core->onMessage(10, PartitionDone{1, 3, {1, 9, 10}, 1}, now);
    EXPECT_EQ(out.last<View>(10)->step, 20) << "no report moves the step beyond the deal";
}

TEST_F(CoreTest, AWorkerThatWaitsForItsDataIsNotHung)
{
    startTwo();
    const ConnectionLost hung{1, true, "sent no gradient for step 3"};
    core->onMessage(11, DataWait{"s3://b/x.rec: timed out"}, now);
    core->onMessage(11, DataWait{"s3://b/x.rec: timed out"}, now); // after a reconnection
    ASSERT_EQ(out.named(metric::kDataAwaited).size(), 1u);
    EXPECT_EQ(out.named(metric::kDataAwaited)[0].note, "host-11: s3://b/x.rec: timed out");
    core->onMessage(1, hung, now += seconds(60));
    EXPECT_THAT(ranks(), ElementsAre(0, 1));
    core->onMessage(11, DataWait{}, now += seconds(10));
    EXPECT_EQ(out.named(metric::kDataBack).at(0).value, 70);
    core->onMessage(1, hung, now += seconds(job.stepSeconds - 1));
    EXPECT_THAT(ranks(), ElementsAre(0, 1)) << "it has the time of a step";
    core->onMessage(1, hung, now += seconds(1));
    EXPECT_THAT(ranks(), ElementsAre(0)) << "its data is there, and it does nothing";
}

TEST_F(CoreTest, MembersKnowWhileOneOfThemWaitsForItsData)
{
    startTwo();
    core->onTick(now);
    EXPECT_FALSE(out.last<DataWait>(10)) << "their exchange has its usual time limit";
    core->onMessage(11, DataWait{"s3://b/x.rec: timed out"}, now);
    core->onTick(now);
    ASSERT_TRUE(out.last<DataWait>(10));
    EXPECT_THAT(out.last<DataWait>(10)->cause, HasSubstr("worker 1 (host-11) waits for its data"));
    EXPECT_FALSE(out.last<DataWait>(1)) << "a server does not wait for workers";
    core->onMessage(11, DataWait{}, now += milliseconds(500));
    core->onTick(now);
    EXPECT_EQ(out.last<DataWait>(10)->cause, "");
    core->onMessage(11, DataWait{"s3://b/x.rec: timed out"}, now);
    core->onTick(now);
    core->onMessage(11, Failed{"Timeout", "s3://b/x.rec", "timed out"}, now += milliseconds(500));
    core->onTick(now);
    EXPECT_EQ(out.last<DataWait>(10)->cause, "") << "who waited is gone";
}

TEST_F(CoreTest, AWorkerThatWaitsForItsDataForTooLongIsTakenOut)
{
    startTwo();
    core->onMessage(11, DataWait{"s3://b/x.rec: timed out"}, now);
    core->onMessage(1, ConnectionLost{1, true, "sent no gradient"}, now += seconds(job.candidateSeconds + 60));
    EXPECT_THAT(ranks(), ElementsAre(0));
}

} // namespace
} // namespace trainyard::ps
