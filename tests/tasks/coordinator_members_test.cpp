// Machines that come and go, and values of all.
#include "coordinator_fixture.h"

namespace trainyard::tasks {
namespace {

class CoordinatorMembers : public CoordinatorTest {
protected:
    CoordinatorMembers()
    {
        job.task.elastic = true;
        job.minWorkers = 1;
        job.maxWorkers = 4;
    }
};

TEST_F(CoordinatorMembers, AnElasticTaskAdmitsAMachineWhenItIsSetUp)
{
    startAll();
    join(3);
    pass(seconds(5));
    EXPECT_EQ(out.all<TaskView>(11).size(), 1u);
    ready(3);
    pass(milliseconds(500));
    ASSERT_EQ(out.all<TaskView>(11).size(), 2u);
    EXPECT_FALSE(out.last<TaskView>(11)->start);
    ASSERT_TRUE(out.last<TaskView>(13));
    EXPECT_TRUE(out.last<TaskView>(13)->start) << "it alone starts";
    EXPECT_EQ(out.last<TaskView>(13)->rank, 2);
    EXPECT_EQ(out.last<TaskView>(13)->members.size(), 3u);
    EXPECT_EQ(out.named(metric::kWorkers).back().value, 3);
    started(3);
    EXPECT_EQ(out.named(metric::kMemberJoined).back().note, "worker-3");
    EXPECT_EQ(out.states.back().members.size(), 3u);
}

TEST_F(CoordinatorMembers, SeveralMachinesComeWithOneViewAndNotMoreThanTheMost)
{
    startAll();
    for (int machine = 3; machine <= 5; ++machine) {
        join(machine);
        ready(machine);
    }
    pass(milliseconds(500));
    EXPECT_EQ(out.all<TaskView>(11).size(), 2u);
    EXPECT_EQ(out.last<TaskView>(11)->members.size(), 4u);
    EXPECT_FALSE(out.last<TaskView>(15)) << "maxWorkers";
    ended(3, 0);
    pass(milliseconds(500));
    EXPECT_TRUE(out.last<TaskView>(15)) << "a place is free";
}

TEST_F(CoordinatorMembers, AMachineLeavesOnRequestAndItsRankIsNotUsedAgain)
{
    startAll();
    core->onMessage(99, Leave{-1, "worker-2"}, now);
    ASSERT_TRUE(out.last<LeaveResponse>(99));
    EXPECT_EQ(out.last<LeaveResponse>(99)->code, "");
    ASSERT_TRUE(out.last<TaskStop>(12));
    EXPECT_TRUE(out.last<TaskStop>(12)->leave);
    ended(2, 143, "", true);
    EXPECT_FALSE(out.outcome);
    ASSERT_TRUE(out.last<End>(12));
    EXPECT_FALSE(out.last<End>(12)->run);
    EXPECT_EQ(out.last<TaskView>(11)->members.size(), 1u);
    EXPECT_EQ(out.named(metric::kMemberLeft).at(0).note, "worker-2");
    EXPECT_THAT(out.named(metric::kMemberDied), IsEmpty());
    core->onMessage(32, TaskJoin{.self = member(2)}, now);
    core->onMessage(32, TaskReady{}, now);
    pass(milliseconds(500));
    ASSERT_TRUE(out.last<TaskView>(32));
    EXPECT_EQ(out.last<TaskView>(32)->rank, 2);
    EXPECT_EQ(out.last<TaskView>(32)->members.at(1).place, 1);
}

TEST_F(CoordinatorMembers, RefusesALeaveThatIsImpossible)
{
    job.minWorkers = 2;
    startAll();
    core->onMessage(97, Leave{-1, "worker-7"}, now);
    EXPECT_EQ(out.last<LeaveResponse>(97)->code, "NotFound");
    core->onMessage(98, Leave{1, ""}, now);
    EXPECT_EQ(out.last<LeaveResponse>(98)->code, "Conflict");
    EXPECT_THAT(out.last<LeaveResponse>(98)->detail, HasSubstr("1 workers would remain"));
    EXPECT_FALSE(out.last<TaskStop>(12));
    job.task.elastic = false;
    out = {};
    startAll();
    core->onMessage(99, Leave{1, ""}, now);
    EXPECT_EQ(out.last<LeaveResponse>(99)->code, "Conflict");
    EXPECT_THAT(out.last<LeaveResponse>(99)->detail, HasSubstr("keeps its machines"));
}

TEST_F(CoordinatorMembers, AMachineThatLeavesCountsNoMoreAndMayBeRequestedAgain)
{
    job.minWorkers = 1;
    startAll();
    core->onMessage(97, Leave{-1, "worker-2"}, now);
    EXPECT_EQ(out.last<LeaveResponse>(97)->code, "");
    core->onMessage(98, Leave{-1, "worker-1"}, now);
    EXPECT_EQ(out.last<LeaveResponse>(98)->code, "Conflict") << "nobody would remain when both have left";
    EXPECT_THAT(out.last<LeaveResponse>(98)->detail, HasSubstr("0 workers would remain"));
    core->onMessage(99, Leave{-1, "worker-2"}, now);
    EXPECT_EQ(out.last<LeaveResponse>(99)->code, "") << "it is waited for, and its machine does not end before";
    EXPECT_EQ(out.all<TaskStop>(12).size(), 1u);
    EXPECT_FALSE(out.last<TaskStop>(11));
}

TEST_F(CoordinatorMembers, ATakenMachineLeavesAnElasticTaskAndFailsAnother)
{
    startAll();
    core->onMessage(12, Leave{-1, "", true}, now);
    EXPECT_EQ(out.named(metric::kPreempted).at(0).rank, 1);
    ASSERT_TRUE(out.last<TaskStop>(12));
    ended(2, 143, "", true);
    EXPECT_FALSE(out.outcome);

    job.task.elastic = false;
    job.minWorkers = 2;
    out = {};
    startAll();
    core->onMessage(12, Leave{-1, "", true}, now);
    ended(2, 0, "", true);
    ended(1, 143, "", true);
    ASSERT_TRUE(out.outcome);
    EXPECT_THAT(out.noteOf(metric::kRootCause), HasSubstr("EC2 takes its machine back"));
}

TEST_F(CoordinatorMembers, TheLastMachineThatLeavesEndsTheTask)
{
    job.minWorkers = 1;
    startAll();
    core->onMessage(11, Leave{-1, "", true}, now);
    core->onMessage(12, Leave{-1, "", true}, now);
    ended(1, 143, "", true);
    ended(2, 143, "", true);
    ASSERT_TRUE(out.outcome);
    EXPECT_FALSE(*out.outcome);
    EXPECT_THAT(out.outcome->error().detail, HasSubstr("0 workers are too few"));
}

TEST_F(CoordinatorMembers, AMachineWhoseSetupFailsLaterDoesNotEndTheRun)
{
    startAll();
    join(3);
    core->onMessage(13, TaskEnded{0, 127, wall, false, "torchrun: torchrun is not on worker-3"}, now);
    EXPECT_FALSE(out.outcome);
    EXPECT_THAT(out.noteOf(metric::kNeverJoined), HasSubstr("worker-3: torchrun: torchrun is not on worker-3"));
    EXPECT_TRUE(out.last<End>(13));
}

TEST_F(CoordinatorMembers, ValuesAreRecordedAndRepeatedOnesOnlyOnce)
{
    startAll();
    value(1, 1, "train-loss", 0.5, 0, 10);
    value(2, 1, "train-loss", 0.7, 0, 10);
    value(2, 1, "train-loss", 0.9, 0, 10); // sent again
    EXPECT_EQ(out.all<TaskValuesStored>(12).size(), 2u) << "each is acknowledged";
    const auto losses = out.named(metric::kTrainLoss);
    ASSERT_EQ(losses.size(), 3u);
    EXPECT_EQ(losses[0].rank, 0);
    EXPECT_EQ(losses[1].rank, 1);
    EXPECT_EQ(losses[1].value, 0.7);
    EXPECT_EQ(losses[2].rank, -1) << "of the job";
    EXPECT_DOUBLE_EQ(losses[2].value, 0.6);
    EXPECT_EQ(losses[2].run, RunId("r-task"));
}

TEST_F(CoordinatorMembers, AProcessCannotRecordEventsOrValuesOfOthers)
{
    startAll();
    value(1, 1, "run-finished", 0);
    value(1, 2, "member-died", 0);
    value(1, 3, "../../x", 1);
    EXPECT_THAT(out.named(metric::kRunFinished), IsEmpty());
    EXPECT_THAT(out.named(metric::kMemberDied), IsEmpty());
    TaskValue other;
    other.name = "accuracy";
    other.rank = 1;
    core->onMessage(11, TaskValues{4, {other}}, now);
    ASSERT_FALSE(out.named("accuracy").empty());
    EXPECT_EQ(out.named("accuracy").at(0).rank, 0) << "a worker speaks for itself";
}

TEST_F(CoordinatorMembers, SaysOnceThatNothingWasRecognised)
{
    startAll();
    pass(seconds(59));
    EXPECT_THAT(out.named("no-metrics"), IsEmpty());
    pass(seconds(120));
    ASSERT_EQ(out.named("no-metrics").size(), 1u);
    EXPECT_THAT(out.noteOf("no-metrics"), HasSubstr("--metric-pattern"));
}

} // namespace
} // namespace trainyard::tasks
