#include "scheduler_core_fixture.h"

/// Servers on the machines of the workers: servers 1 and 2, workers 10 and 11, on the machines m1 and m2.
namespace trainyard::ps {
namespace {

class MachinesTest : public CoreTest {
protected:
    void joinOn(PeerId id, const std::string &role, const std::string &host, int rank)
    {
        core->onMessage(id, JoinRequest{role, host, "10.0.0." + std::to_string(id), rank}, now);
    }
    void startMachines()
    {
        job.servers = 2;
        job.serversOn = ServersOn::Workers;
        job.boundary = Boundary::Batch;
        job.epochs = 10;
        job.heartbeatMisses = 3;
        core.emplace(job, RunStart{}, out, out, now);
        joinOn(5, "server", "head", -1);
        for (const PeerId id : {1, 2}) {
            joinOn(id, "server", "m" + std::to_string(id), int(id) - 1);
            core->onMessage(id, Ready{100, 0}, now);
        }
        for (const PeerId id : {10, 11}) {
            joinOn(id, "worker", "m" + std::to_string(id - 9), -1);
            ready(id);
        }
        ack({1, 2, 10, 11});
    }
    void replicasAreComplete()
    {
        core->onMessage(1, ReplicaState{0, 1, true}, now);
        core->onMessage(2, ReplicaState{1, 0, true}, now);
    }
    void tick()
    {
        now += milliseconds(100);
        for (PeerId id = 1; id < 30; ++id)
            core->onFrameReceived(id, now);
        core->onTick(now);
    }
    void ackPlacement(PeerId id) { core->onMessage(id, PlacementAck{out.last<Placement>(id)->version, ""}, now); }
    bool hasEnded(PeerId id) const { return out.last<End>(id).has_value(); }
};

TEST_F(MachinesTest, ASpareServerWaitsWhileNoServerIsLost)
{
    startMachines();
    EXPECT_EQ(out.last<Start>(10)->view, core->view());
    EXPECT_FALSE(out.last<JoinAccepted>(5));
    EXPECT_FALSE(hasEnded(5));
    core->onMessage(5, Leave{}, now); // any message of a spare one is harmless
    close(5);
    EXPECT_FALSE(out.outcome) << "and so is its end";
    EXPECT_TRUE(out.named(metric::kServerDied).empty());
}

TEST_F(MachinesTest, AMachineThatLeavesHandsOverItsPartAndThenItsServerEnds)
{
    startMachines();
    replicasAreComplete();
    core->onMessage(20, Leave{-1, "m2"}, now);
    EXPECT_EQ(out.last<LeaveResponse>(20)->code, "");
    pausedAt(10, 6);
    pausedAt(11, 6);
    part(10, 6);
    part(11, 6);
    EXPECT_TRUE(hasEnded(11)) << "the worker leaves at the boundary";
    EXPECT_THAT(out.last<Placement>(1)->primary, ElementsAre(0, 0));
    ack({1, 2, 10});
    tick();
    EXPECT_FALSE(hasEnded(2)) << "server 0 has not taken over yet";
    EXPECT_FALSE(out.last<Placement>(10));
    ackPlacement(1);
    EXPECT_THAT(out.last<Placement>(10)->primary, ElementsAre(0, 0));
    tick();
    EXPECT_TRUE(hasEnded(2));
    EXPECT_EQ(out.last<End>(2)->code, "");
    EXPECT_EQ(out.named(metric::kServerLeft).at(0).note, "m2");
    EXPECT_TRUE(out.named(metric::kServerDied).empty());
    EXPECT_EQ(out.last<Placement>(1)->addresses[1], "");
    // The head's spare server takes its place, and has the replicas that m1 alone could not have.
    EXPECT_EQ(out.last<JoinAccepted>(5)->rank, 1);
    core->onMessage(5, Ready{100, 0}, now);
    EXPECT_THAT(out.last<Placement>(1)->backup, ElementsAre(1, 1));
    EXPECT_FALSE(out.outcome);
}

TEST_F(MachinesTest, AServerWaitsForItsReplicaAndThenBringsABoundaryAbout)
{
    startMachines();
    core->onMessage(1, ReplicaState{0, 1, true}, now);
    core->onMessage(20, Leave{-1, "m2"}, now);
    for (const PeerId id : {10, 11})
        pausedAt(id, 6);
    for (const PeerId id : {10, 11})
        part(id, 6);
    ack({1, 2, 10});
    EXPECT_THAT(out.last<Placement>(1)->primary, ElementsAre(0, 1)) << "its replica is incomplete";
    tick();
    EXPECT_FALSE(hasEnded(2));
    const int before = out.last<Pause>(10)->view;
    core->onMessage(2, ReplicaState{1, 0, true}, now);
    EXPECT_GT(out.last<Pause>(10)->view, before);
    pausedAt(10, 8);
    part(10, 2);
    EXPECT_THAT(out.last<Placement>(1)->primary, ElementsAre(0, 0));
    ackPlacement(1);
    tick();
    EXPECT_TRUE(hasEnded(2));
}

TEST_F(MachinesTest, ASecondWorkerKeepsTheServersOfItsMachine)
{
    job.workers = 3;
    job.servers = 2;
    job.serversOn = ServersOn::Workers;
    job.boundary = Boundary::Batch;
    core.emplace(job, RunStart{}, out, out, now);
    for (const PeerId id : {1, 2}) {
        joinOn(id, "server", "m" + std::to_string(id), int(id) - 1);
        core->onMessage(id, Ready{100, 0}, now);
    }
    for (const PeerId id : {10, 11, 12}) {
        joinOn(id, "worker", id == 10 ? "m1" : "m2", -1);
        ready(id);
    }
    ack({1, 2, 10, 11, 12});
    replicasAreComplete();
    core->onMessage(20, Leave{1, ""}, now);
    for (const PeerId id : {10, 11, 12})
        pausedAt(id, 6);
    for (const PeerId id : {10, 11, 12})
        part(id, 6);
    EXPECT_TRUE(hasEnded(11));
    EXPECT_THAT(out.last<Placement>(1)->primary, ElementsAre(0, 1));
    tick();
    EXPECT_FALSE(hasEnded(2));
}

TEST_F(MachinesTest, AMachineWithTheOnlyServerCannotLeave)
{
    startMachines();
    replicasAreComplete();
    close(5);
    close(2);
    ackPlacement(1);
    joinOn(12, "worker", "m3", -1);
    ready(12);
    core->onMessage(20, Leave{-1, "m1"}, now);
    EXPECT_EQ(out.last<LeaveResponse>(20)->code, "Conflict");
    EXPECT_THAT(out.last<LeaveResponse>(20)->detail, HasSubstr("m1 has the only server of this run"));
    // The server of a new machine takes the place of the lost one.
    joinOn(6, "server", "m3", -1);
    EXPECT_EQ(out.last<JoinAccepted>(6)->rank, 1);
    core->onMessage(6, Ready{100, 0}, now);
    core->onMessage(21, Leave{-1, "m2"}, now);
    EXPECT_EQ(out.last<LeaveResponse>(21)->code, "") << "its worker is still there";
}

TEST_F(MachinesTest, AServerWhoseWorkerIsGoneCanLeave)
{
    startMachines();
    replicasAreComplete();
    close(11);
    core->onMessage(20, Leave{-1, "m2"}, now);
    EXPECT_EQ(out.last<LeaveResponse>(20)->code, "");
    core->onMessage(21, Leave{-1, "m9"}, now);
    EXPECT_EQ(out.last<LeaveResponse>(21)->code, "NotFound");
}

TEST_F(MachinesTest, InAPauseTheServerOfTheLastMachineGoesToTheHead)
{
    job.minWorkers = 1;
    startMachines();
    replicasAreComplete();
    close(2); // machine m2 dies
    close(11);
    ackPlacement(1);
    EXPECT_EQ(out.last<JoinAccepted>(5)->rank, 1);
    core->onMessage(5, Ready{100, 0}, now);
    core->onMessage(1, ReplicaState{0, 1, true}, now);
    core->onMessage(1, ReplicaState{1, 1, true}, now);
    core->onMessage(1, AppliedSteps{1, 3}, now);
    core->onMessage(5, AppliedSteps{1, 3}, now);
    pausedAt(10, 6);
    core->onMessage(10, Leave{0, ""}, now);
    part(10, 6);
    EXPECT_TRUE(core->paused());
    tick();
    ASSERT_THAT(out.last<Placement>(5)->primary, ElementsAre(1, 1));
    ackPlacement(5);
    tick();
    EXPECT_TRUE(hasEnded(1));
    EXPECT_FALSE(out.outcome);
}

} // namespace
} // namespace trainyard::ps
