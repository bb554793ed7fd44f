#include "scheduler_core_fixture.h"

namespace trainyard::ps {
namespace {

TEST_F(CoreTest, TheCopyOfADeadServerIsPromotedBeforeWorkersHearOfIt)
{
    startWithTwoServers();
    EXPECT_THAT(out.last<Placement>(2)->backup, ElementsAre(1, 0));
    core->onMessage(1, ReplicaState{0, 1, true}, now);
    core->onMessage(2, ReplicaState{1, 0, true}, now);
    close(1);
    EXPECT_EQ(out.named(metric::kServerDied).at(0).rank, 0);
    ASSERT_THAT(out.last<Placement>(2)->primary, ElementsAre(1, 1));
    EXPECT_FALSE(out.last<Placement>(10));
    core->onMessage(2, PlacementAck{2, ""}, now);
    EXPECT_THAT(out.last<Placement>(10)->primary, ElementsAre(1, 1));
    EXPECT_EQ(out.states.back().placement, *out.last<Placement>(10));
    EXPECT_EQ(out.states.back().members.size(), 2u);
    // The run continues with its next epoch without the dead server.
    finishEpoch({10, 11});
    ack({2, 10, 11});
    EXPECT_EQ(core->epoch(), 1);
    EXPECT_EQ(out.last<Start>(10)->view, core->view());
    // A server that replaces it gets replicas, and at a boundary its shard.
    join(3, "server");
    EXPECT_EQ(out.last<JoinAccepted>(3)->rank, 0);
    core->onMessage(3, Ready{100, 0}, now);
    EXPECT_THAT(out.last<Placement>(3)->backup, ElementsAre(0, 0));
    core->onMessage(2, ReplicaState{0, 0, true}, now);
    finishEpoch({10, 11});
    EXPECT_THAT(out.last<Placement>(3)->primary, ElementsAre(0, 1));
    ack({2, 3, 10, 11});
    const int before = out.last<Start>(10)->view;
    core->onMessage(3, PlacementAck{out.last<Placement>(3)->version, ""}, now);
    EXPECT_GT(out.last<Start>(10)->view, before) << "all members wait until it has taken over";
}

TEST_F(CoreTest, AServerThatDiedWithTheSchedulerIsReplacedByItsCopyToo)
{
    startWithTwoServers();
    const SchedulerState before = out.states.back();
    out = FakeOutbox();
    core.emplace(job, RunStart{2, "", before, 0, 0, {}}, out, out, now);
    core->onMessage(2, JoinRequest{"server", "host-2", "10.0.0.2", 1, true, 0, 0}, now);
    for (int rank = 0; rank < 2; ++rank)
        core->onMessage(PeerId(10 + rank), JoinRequest{"worker", "", "", rank, true, 1, 1}, now);
    core->onMessage(2, PlacementAck{out.last<Placement>(2)->version, ""}, now);
    EXPECT_FALSE(out.last<Placement>(10));
    for (int i = 0; i < 31; ++i) {
        now += milliseconds(100);
        for (const PeerId id : {2, 10, 11})
            core->onFrameReceived(id, now);
        core->onTick(now);
    }
    ASSERT_FALSE(out.outcome);
    EXPECT_THAT(out.last<Placement>(2)->primary, ElementsAre(1, 1));
    core->onMessage(2, PlacementAck{out.last<Placement>(2)->version, ""}, now);
    EXPECT_THAT(out.last<Placement>(10)->primary, ElementsAre(1, 1));
}

TEST_F(CoreTest, APrimaryWhoseReplicaEndedContinuesAlone)
{
    startWithTwoServers();
    core->onMessage(1, ReplicaState{0, 1, true}, now);
    core->onMessage(1, ReplicaState{0, 1, false}, now);
    EXPECT_THAT(out.last<Placement>(1)->backup, ElementsAre(-1, 0));
    finishEpoch({10, 11});
    EXPECT_THAT(out.last<Placement>(1)->backup, ElementsAre(1, 0)) << "at a boundary it is made again";
}

TEST_F(CoreTest, ACopyWhoseLineBrokeIsMadeAgainAfterAHeartbeat)
{
    startWithTwoServers();
    core->onMessage(1, ReplicaState{0, 1, true}, now);
    core->onMessage(1, ReplicaState{0, 1, false}, now);
    core->onTick(now += milliseconds(900));
    EXPECT_THAT(out.last<Placement>(1)->backup, ElementsAre(-1, 0));
    core->onTick(now += milliseconds(200));
    EXPECT_THAT(out.last<Placement>(1)->backup, ElementsAre(1, 0));
    core->onMessage(1, ReplicaState{0, 1, false}, now); // replication failed
    EXPECT_THAT(out.last<Placement>(1)->backup, ElementsAre(-1, 0));
    core->onTick(now += milliseconds(500));
    EXPECT_THAT(out.last<Placement>(1)->backup, ElementsAre(-1, 0)) << "not again and again";
}

TEST_F(CoreTest, OfAWorkerAndAServerThatDieTogetherTheHeirCounts)
{
    startWithTwoServers();
    core->onMessage(1, ReplicaState{0, 1, true}, now);
    core->onMessage(2, ReplicaState{1, 0, true}, now);
    core->onMessage(1, ConnectionLost{0, false, "closed the connection"}, now);
    core->onClosed(10, {ErrorCode::Disconnected, "", "gone"}, now);
    core->onMessage(2, AppliedSteps{0, 5}, now); // for its own shard only
    close(1);
    ASSERT_TRUE(out.last<Placement>(2));
    ASSERT_TRUE(std::holds_alternative<MemberLost>(out.sent.back().second)) << "after the placement";
    EXPECT_EQ(out.sent.back().first, 2u);
    core->onMessage(2, PlacementAck{out.last<Placement>(2)->version, ""}, now);
    core->onMessage(2, AppliedSteps{0, 4}, now);
    pausedAt(11, 6);
    part(11, 6);
    EXPECT_EQ(out.last<View>(11)->partition.ranges.front().begin, 4 * 48 + 0) << "its part of step 4 is dealt again";
}

TEST_F(CoreTest, AServerWithoutASecondCopyEndsTheRun)
{
    startTwo();
    close(1);
    ASSERT_TRUE(out.outcome);
    EXPECT_EQ(out.outcome->error().code, ErrorCode::PeerLost);
    EXPECT_THAT(out.outcome->error().detail, HasSubstr("the server is gone"));
    EXPECT_THAT(out.outcome->error().detail, HasSubstr("no checkpoint to continue from"));
    EXPECT_EQ(out.named(metric::kRunFinished).size(), 1u);
    EXPECT_TRUE(out.states.back().over);
}

TEST_F(CoreTest, WithACheckpointTheRunIsNotOver)
{
    startTwo();
    finishEpoch({10, 11});
    core->onMessage(10, CheckpointSaved{1, "/c/checkpoint", "", 20}, now);
    ack({1, 10, 11});
    close(1);
    ASSERT_TRUE(out.outcome);
    EXPECT_EQ(out.outcome->error().code, ErrorCode::PeerLost);
    EXPECT_THAT(out.outcome->error().detail, HasSubstr("the last checkpoint is of step 20; steps lost: 0"));
    EXPECT_TRUE(out.named(metric::kRunFinished).empty());
    EXPECT_FALSE(out.states.back().over);
    EXPECT_THAT(out.states.back().lost, HasSubstr("server 0 (host-1): the server is gone"));
    EXPECT_TRUE(out.last<End>(10)) << "its process ends";
}

TEST_F(CoreTest, ACheckpointOfAnEarlierAttemptMayExist)
{
    startTwo();
    const SchedulerState before = out.states.back();
    out = FakeOutbox();
    core.emplace(job, RunStart{2, "", before, 0, 0, {}}, out, out, now);
    core->onMessage(1, JoinRequest{"server", "host-1", "10.0.0.1", 0, true, 0, 0}, now);
    close(1);
    ASSERT_TRUE(out.outcome);
    EXPECT_TRUE(out.named(metric::kRunFinished).empty());
    EXPECT_FALSE(out.states.back().lost.empty());
}

} // namespace
} // namespace trainyard::ps
