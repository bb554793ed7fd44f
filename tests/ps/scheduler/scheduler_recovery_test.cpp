#include "scheduler_core_fixture.h"

namespace trainyard::ps {
namespace {

TEST_F(CoreTest, ABrokenConnectionMayComeBack)
{
    startTwo();
    core->onClosed(11, {ErrorCode::Disconnected, "", "cut"}, now);
    core->onMessage(12, JoinRequest{"worker", "host-11", "10.0.0.11", 1, true, 1, 1}, now += milliseconds(100));
    core->onTick(now += milliseconds(300));
    EXPECT_THAT(ranks(), ElementsAre(0, 1));
    EXPECT_TRUE(out.named(metric::kMemberDied).empty());
    part(10);
    core->onMessage(12, PartitionDone{1, 20, {}, 1}, now);
    EXPECT_EQ(out.last<Validate>(12)->index, 1);
    // After its PartitionDone a worker cannot return.
    close(12);
    core->onMessage(13, JoinRequest{"worker", "host-11", "10.0.0.11", 1, true, 1, 1}, now);
    EXPECT_EQ(out.last<End>(13)->code, "PeerLost");
    EXPECT_FALSE(out.last<End>(13)->run);
}

TEST_F(CoreTest, ACutIsSentAgainAfterABrokenConnection)
{
    job.boundary = Boundary::Batch;
    startTwo();
    core->onClosed(11, {ErrorCode::Disconnected, "", "cut"}, now);
    core->onMessage(99, Leave{0, ""}, now);
    pausedAt(10, 3);
    core->onMessage(12, JoinRequest{"worker", "host-11", "10.0.0.11", 1, true, 1, 1}, now);
    ASSERT_TRUE(out.last<Pause>(12));
    pausedAt(12, 4);
    EXPECT_EQ(out.last<Truncate>(10)->step, 4);
    EXPECT_EQ(out.last<Truncate>(12)->step, 4);
}

TEST_F(CoreTest, TheServerThatLostAWorkerIsNotNamedAsTheCause)
{
    startTwo();
    core->onClosed(10, {ErrorCode::Disconnected, "", "closed the connection"}, now);
    core->onMessage(1, ConnectionLost{0, false, "closed the connection"}, now);
    const auto died = out.named(metric::kMemberDied);
    ASSERT_EQ(died.size(), 1u);
    EXPECT_THAT(died[0].note, HasSubstr("host-10: it lost its connections (closed the connection)"));
    EXPECT_THAT(died[0].note, ::testing::Not(HasSubstr("server")));
}

TEST_F(CoreTest, AWorkerThatAServerLostMayComeBackToIt)
{
    startTwo();
    core->onMessage(1, ConnectionLost{0, false, "closed the connection"}, now);
    core->onTick(now += milliseconds(300));
    EXPECT_THAT(ranks(), ElementsAre(0, 1)) << "it was the line";
    core->onMessage(1, ConnectionLost{0, false, "closed the connection"}, now);
    core->onClosed(10, {ErrorCode::Disconnected, "", "gone"}, now += milliseconds(10));
    EXPECT_THAT(ranks(), ElementsAre(1)) << "both at once: it is dead";
    core->onClosed(11, {ErrorCode::Disconnected, "", "gone"}, now += milliseconds(10));
    core->onMessage(1, ConnectionLost{1, false, "closed the connection"}, now += milliseconds(10));
    EXPECT_THAT(ranks(), ElementsAre());
}

TEST_F(CoreTest, ARestartedSchedulerContinuesFromItsJournal)
{
    startTwo();
    finishEpoch({10, 11});
    ack({1, 10, 11});
    SchedulerState before = out.states.back();
    EXPECT_EQ(before.epoch, 1);
    before.rate.ramp = {0.5, 1, 10, 20};
    out = FakeOutbox();
    core.emplace(job, RunStart{2, "", before, 0, 0, {}}, out, out, now);
    EXPECT_EQ(core->epoch(), 1);
    core->onMessage(1, JoinRequest{"server", "host-1", "10.0.0.1", 0, true, 0, 0}, now);
    core->onMessage(10, JoinRequest{"worker", "host-10", "10.0.0.10", 0, true, 2, 2}, now);
    EXPECT_FALSE(out.last<Pause>(10)) << "one is not back yet";
    core->onMessage(11, JoinRequest{"worker", "host-11", "10.0.0.11", 1, true, 1, 2}, now);
    EXPECT_EQ(out.last<Start>(11)->view, 2) << "the one before had died before it said so";
    EXPECT_EQ(out.named(metric::kSchedulerBack).at(0).attempt, 2);
    pausedAt(10, 24);
    pausedAt(11, 24);
    for (const PeerId id : {10, 11})
        core->onMessage(id, PartitionDone{2, 24, {}, 1}, now);
    EXPECT_EQ(out.last<View>(10)->partition, (EpochPartition{{{192, 960}}, 2, 48, true})) << "none lost, none doubled";
    EXPECT_EQ(out.last<View>(1)->rate, (RatePlan{24, 1.2, 0.05, {0.5, 1, 10, 20}}));
    core->onMessage(1, PlacementAck{out.last<Placement>(1)->version, ""}, now);
    ack({1, 10, 11});
    EXPECT_EQ(out.last<Start>(11)->view, 3);
    EXPECT_TRUE(out.named(metric::kMemberDied).empty());
}

TEST_F(CoreTest, WhomAnEarlierSchedulerTookOutDoesNotComeBackAsWhoItWas)
{
    startTwo();
    const SchedulerState before = out.states.back();
    out = FakeOutbox();
    core.emplace(job, RunStart{2, "", before, 0, 0, {}}, out, out, now);
    core->onMessage(10, JoinRequest{"worker", "host-10", "10.0.0.10", 0, true, 1, 1}, now);
    core->onMessage(11, JoinRequest{"worker", "host-11", "10.0.0.11", 1, true, 1, 1}, now);
    core->onMessage(1, JoinRequest{"server", "host-1", "10.0.0.1", 0, true, 0, 0}, now);
    appliedSteps(1, 3);
    EXPECT_EQ(out.last<End>(11)->code, "PeerLost");
    EXPECT_FALSE(out.last<End>(11)->run);
    EXPECT_EQ(out.last<MemberLost>(1)->rank, 1);
    pausedAt(10, 3);
    core->onMessage(10, PartitionDone{1, 3, {}, 1}, now);
    appliedSteps(1, 3);
    EXPECT_EQ(out.last<View>(10)->partition, (EpochPartition{{{144, 960}}, 1, 48, true}));
}

TEST_F(CoreTest, WhoDoesNotComeBackToANewSchedulerIsTakenOut)
{
    startTwo();
    const SchedulerState before = out.states.back();
    out = FakeOutbox();
    core.emplace(job, RunStart{2, "", before, 0, 0, {}}, out, out, now);
    core->onMessage(10, JoinRequest{"worker", "host-10", "10.0.0.10", 0, true, 1, 1}, now);
    core->onMessage(1, JoinRequest{"server", "host-1", "10.0.0.1", 0, true, 0, 0}, now);
    for (int i = 0; i < 31; ++i) {
        core->onFrameReceived(1, now += milliseconds(100));
        core->onFrameReceived(10, now);
        core->onTick(now);
    }
    EXPECT_THAT(out.named(metric::kMemberDied).at(0).note, HasSubstr("did not come back"));
    pausedAt(10, 3);
    core->onMessage(10, PartitionDone{1, 3, {}, 1}, now);
    appliedSteps(1, 3);
    EXPECT_EQ(out.last<View>(10)->partition, (EpochPartition{{{144, 960}}, 1, 48, true}));
}

TEST_F(CoreTest, NoMemberRejoinsWithAnInvalidRank)
{
    begin();
    core->onMessage(20, JoinRequest{"server", "h", "a", 1, true}, now);
    core->onMessage(21, JoinRequest{"worker", "h", "a", 1 << 30, true}, now);
    core->onMessage(22, JoinRequest{"worker", "h", "a", -1, true}, now);
    EXPECT_THAT(out.dropped, ElementsAre(20, 21, 22));
}

TEST_F(CoreTest, WhoWasTakenOutBeforeItsFirstGoDoesNotComeBackAsACandidate)
{
    startThree();
    close(12);
    core->onMessage(22, JoinRequest{"worker", "host-12", "10.0.0.12", 2, true, 0, 1}, now);
    EXPECT_EQ(out.last<End>(22)->code, "PeerLost");
    for (const PeerId id : {10, 11})
        pausedAt(id, 5);
    appliedSteps(2, 0);
    for (const PeerId id : {10, 11})
        part(id, 5);
    EXPECT_GT(out.last<View>(10)->view, 1) << "the dead one's samples were counted, and dealt again";
}

} // namespace
} // namespace trainyard::ps
