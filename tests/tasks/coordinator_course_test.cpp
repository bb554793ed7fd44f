// Ends and failures of processes, and what follows from them.
#include "coordinator_fixture.h"

namespace trainyard::tasks {
namespace {

using CoordinatorCourse = CoordinatorTest;

TEST_F(CoordinatorCourse, FinishesWhenAllHaveEndedWell)
{
    startAll();
    ended(1, 0);
    EXPECT_FALSE(out.outcome) << "the other one is waited for";
    pass(seconds(3600));
    EXPECT_FALSE(out.outcome) << "however long it takes";
    ended(2, 0);
    ASSERT_TRUE(out.outcome);
    EXPECT_TRUE(*out.outcome);
    EXPECT_EQ(out.named(metric::kRunFinished).at(0).value, 0);
    EXPECT_EQ(out.named(metric::kTaskEnded).size(), 2u);
    EXPECT_EQ(out.named(metric::kMemberLeft).size(), 2u);
    EXPECT_THAT(out.named(metric::kRootCause), IsEmpty());
    EXPECT_EQ(out.last<End>(11)->code, "");
    EXPECT_THAT(out.hosts, ElementsAre("+10.0.0.1", "+10.0.0.2", "-10.0.0.1", "-10.0.0.2"));
}

TEST_F(CoordinatorCourse, NamesARankThatStillRunsLongAfterTheOthers)
{
    job.stepSeconds = 300;
    startAll();
    ended(1, 0);
    pass(seconds(299));
    EXPECT_THAT(out.named(metric::kStraggler), IsEmpty());
    pass(seconds(5));
    pass(seconds(600));
    ASSERT_EQ(out.named(metric::kStraggler).size(), 1u) << "once";
    EXPECT_EQ(out.named(metric::kStraggler)[0].rank, 1);
    EXPECT_FALSE(out.last<TaskStop>(12));
}

TEST_F(CoordinatorCourse, TheFirstFailureIsTheRootCauseOfItsFollowers)
{
    job.workers = job.minWorkers = job.maxWorkers = 3;
    startAll();
    ended(2, 1, "Traceback (most recent call last):\n  File \"a.py\"\nRuntimeError: out of luck\n");
    EXPECT_TRUE(out.last<TaskStop>(11));
    EXPECT_TRUE(out.last<TaskStop>(13));
    EXPECT_FALSE(out.outcome);
    ended(1, 134, "connection reset by peer");
    ended(3, 143, "", true);
    ASSERT_TRUE(out.outcome);
    const auto cause = out.named(metric::kRootCause);
    ASSERT_EQ(cause.size(), 1u);
    EXPECT_EQ(cause[0].rank, 1);
    EXPECT_EQ(cause[0].value, 1);
    EXPECT_EQ(cause[0].note, "worker-2 worker: ended with status 1: RuntimeError: out of luck");
    EXPECT_EQ(out.noteOf(metric::kRunFinished), cause[0].note);
    EXPECT_EQ(out.outcome->error().code, ErrorCode::LocalCommandFailed);
    const auto ends = out.named(metric::kTaskEnded);
    ASSERT_EQ(ends.size(), 3u);
    EXPECT_EQ(ends[1].note, "worker-1 worker: ended by SIGABRT: connection reset by peer");
}

TEST_F(CoordinatorCourse, AKilledProgramIsSaidToBeOne)
{
    startAll();
    ended(1, 137, "epoch 3");
    EXPECT_THAT(out.noteOf(metric::kTaskEnded), HasSubstr("ended by SIGKILL (out of memory?): epoch 3"));
}

TEST_F(CoordinatorCourse, MentionsAMachineThatFellSilentBeforeTheFailure)
{
    job.heartbeatMisses = 30;
    startAll();
    pass(seconds(4), 1);
    ended(2, 1, "timed out waiting for rank 0");
    EXPECT_FALSE(out.outcome);
    core->endNow({ErrorCode::Cancelled, "test", "enough"});
    EXPECT_THAT(out.noteOf(metric::kRootCause), HasSubstr("worker-1 worker fell silent 4.0 s before"));
}

TEST_F(CoordinatorCourse, ARunnerThatDiesEndsTheRun)
{
    startAll();
    core->onClosed(12, {ErrorCode::Disconnected, "", "closed the connection"}, now);
    pass(seconds(2), 2);
    EXPECT_FALSE(out.last<TaskStop>(11)) << "it may reconnect";
    pass(seconds(2), 2);
    ASSERT_TRUE(out.last<TaskStop>(11));
    ended(1, 143, "", true);
    ASSERT_TRUE(out.outcome);
    EXPECT_THAT(out.noteOf(metric::kRootCause), HasSubstr("worker-2 worker: its task runner has died"));
    EXPECT_THAT(out.noteOf(metric::kMemberDied), HasSubstr("worker-2: its task runner has died"));
}

TEST_F(CoordinatorCourse, ASilentMachineCountsAsDead)
{
    startAll();
    pass(seconds(4), 2);
    EXPECT_THAT(out.noteOf(metric::kMemberDied), HasSubstr("worker-2: silent for 3"));
    EXPECT_THAT(out.dropped, ElementsAre(12u));
}

TEST_F(CoordinatorCourse, ACoordinatorThatWasSuspendedKillsNobody)
{
    startAll();
    now += seconds(600);
    core->onTick(now, wall);
    EXPECT_THAT(out.dropped, IsEmpty());
    pass(seconds(1));
    EXPECT_FALSE(out.last<TaskStop>(11));
}

TEST_F(CoordinatorCourse, AStopGivesTheProgramsTheirTimeAndNamesTheirEnds)
{
    startAll();
    core->stop({ErrorCode::Cancelled, "coordinator", "stop was requested"}, now);
    ASSERT_TRUE(out.last<TaskStop>(11));
    EXPECT_EQ(out.last<TaskStop>(11)->seconds, 60);
    EXPECT_FALSE(out.last<TaskStop>(11)->leave);
    ended(1, 0, "saved", true);
    pass(seconds(40));
    EXPECT_FALSE(out.outcome);
    ended(2, 143, "", true);
    ASSERT_TRUE(out.outcome);
    EXPECT_EQ(out.outcome->error().code, ErrorCode::Cancelled);
    EXPECT_EQ(out.named(metric::kRunFinished).at(0).value, 2);
    EXPECT_EQ(out.noteOf(metric::kRunFinished),
              "stop was requested; worker-1 worker ended with status 0; worker-2 worker ended by SIGTERM");
    EXPECT_THAT(out.named(metric::kRootCause), IsEmpty());
}

TEST_F(CoordinatorCourse, AStopDoesNotWaitForEver)
{
    startAll();
    core->stop({ErrorCode::Cancelled, "coordinator", "stop was requested"}, now);
    pass(seconds(66));
    ASSERT_TRUE(out.outcome);
    EXPECT_THAT(out.noteOf(metric::kRunFinished), HasSubstr("worker-1 worker did not report its end in time"));
}

TEST_F(CoordinatorCourse, AStopBeforeTheStartEndsAtOnce)
{
    make();
    join(1);
    core->stop({ErrorCode::Cancelled, "coordinator", "stop was requested"}, now);
    ASSERT_TRUE(out.outcome);
    EXPECT_TRUE(out.last<End>(11));
}

TEST_F(CoordinatorCourse, TheSecondSignalEndsAtOnce)
{
    startAll();
    core->stop({ErrorCode::Cancelled, "coordinator", "stop was requested"}, now);
    core->endNow({ErrorCode::Cancelled, "coordinator", "stop was requested"});
    ASSERT_TRUE(out.outcome);
    EXPECT_TRUE(out.last<End>(12));
}

TEST_F(CoordinatorCourse, RestartsAllAsOftenAsTheJobAllows)
{
    job.task.onFailure = TaskFailure::Restart;
    job.task.restarts = 1;
    startAll();
    const int attempt = out.last<TaskView>(11)->attempt;
    ended(2, 1, "CUDA error");
    ASSERT_TRUE(out.last<TaskStop>(11));
    ended(1, 143, "", true);
    EXPECT_EQ(out.all<TaskView>(11).size(), 1u) << "after a pause";
    pass(milliseconds(1500));
    ASSERT_EQ(out.all<TaskView>(11).size(), 2u);
    const auto again = *out.last<TaskView>(11);
    EXPECT_TRUE(again.start);
    EXPECT_EQ(again.restarts, 1);
    EXPECT_EQ(again.attempt, attempt + 1);
    EXPECT_EQ(again.rank, 0) << "the ranks stay";
    ASSERT_EQ(out.named(metric::kRestarted).size(), 1u);
    EXPECT_EQ(out.named(metric::kRestarted)[0].value, 1);
    EXPECT_EQ(out.noteOf(metric::kRestarted), "worker-2 worker: ended with status 1: CUDA error");
    EXPECT_EQ(out.states.back().restarts, 1);
    started(1);
    started(2);
    ended(1, 7, "again");
    ended(2, 143, "", true);
    ASSERT_TRUE(out.outcome) << "no restart is left";
    EXPECT_THAT(out.noteOf(metric::kRootCause), HasSubstr("worker-1 worker: ended with status 7: again"));
}

TEST_F(CoordinatorCourse, ARestartWaitsForAMachineThatWasLost)
{
    job.task.onFailure = TaskFailure::Restart;
    job.task.restarts = 3;
    startAll();
    core->onClosed(12, {ErrorCode::Disconnected, "", "closed"}, now);
    pass(seconds(4), 2);
    ended(1, 143, "", true);
    pass(seconds(10), 2);
    EXPECT_EQ(out.all<TaskView>(11).size(), 1u);
    core->onMessage(32, TaskJoin{.self = member(2, 1)}, now);
    core->onMessage(32, TaskReady{}, now);
    EXPECT_EQ(out.all<TaskView>(11).size(), 2u);
    ASSERT_TRUE(out.last<TaskView>(32));
    EXPECT_EQ(out.last<TaskView>(32)->rank, 1);
}

TEST_F(CoordinatorCourse, AMachineThatDoesNotComeBackEndsTheRunWithItsReason)
{
    job.task.onFailure = TaskFailure::Restart;
    job.task.restarts = 3;
    startAll();
    core->onClosed(12, {ErrorCode::Disconnected, "", "closed"}, now);
    pass(seconds(4), 2);
    ended(1, 143, "", true);
    pass(seconds(125), 2);
    ASSERT_TRUE(out.outcome);
    EXPECT_THAT(out.outcome->error().detail, HasSubstr("worker-2 worker did not join"));
    EXPECT_THAT(out.outcome->error().detail, HasSubstr("its task runner has died"));
}

TEST_F(CoordinatorCourse, ShrinkGoesOnWhileEnoughRemain)
{
    job.workers = job.maxWorkers = 3;
    job.minWorkers = 2;
    job.task.onFailure = TaskFailure::Shrink;
    startAll();
    ended(3, 1, "out of memory");
    EXPECT_FALSE(out.last<TaskStop>(11));
    ASSERT_EQ(out.all<TaskView>(11).size(), 2u);
    EXPECT_FALSE(out.last<TaskView>(11)->start);
    EXPECT_EQ(out.last<TaskView>(11)->members.size(), 2u);
    EXPECT_THAT(out.named(metric::kRootCause), IsEmpty());
    ended(2, 1, "and again");
    ended(1, 143, "", true);
    ASSERT_TRUE(out.outcome);
    EXPECT_THAT(out.noteOf(metric::kRootCause), HasSubstr("worker-2"));
}

TEST_F(CoordinatorCourse, ShrinkFinishesWhenTheOthersEndWell)
{
    job.minWorkers = 1;
    job.task.onFailure = TaskFailure::Shrink;
    startAll();
    ended(1, 1);
    ended(2, 0);
    ASSERT_TRUE(out.outcome);
    EXPECT_TRUE(*out.outcome);
}

TEST_F(CoordinatorCourse, AnEndOfAnEarlierStartCountsForNothing)
{
    job.task.onFailure = TaskFailure::Restart;
    job.task.restarts = 2;
    startAll();
    ended(2, 1);
    ended(1, 143, "", true);
    pass(milliseconds(1500));
    core->onMessage(12, TaskEnded{1, 1, wall, false, "late"}, now);
    EXPECT_EQ(out.named(metric::kTaskEnded).size(), 2u);
    EXPECT_EQ(out.all<TaskStop>(11).size(), 1u);
}

} // namespace
} // namespace trainyard::tasks
