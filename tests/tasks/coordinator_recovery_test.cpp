// Broken connections, and a coordinator that is started again.
#include "coordinator_fixture.h"

namespace trainyard::tasks {
namespace {

using CoordinatorRecovery = CoordinatorTest;

TEST_F(CoordinatorRecovery, ABrokenConnectionIsReopened)
{
    startAll();
    core->onClosed(12, {ErrorCode::Disconnected, "", "reset"}, now);
    pass(seconds(1), 2);
    core->onMessage(32, TaskJoin{member(2, 1), true, 1, 102, -1}, now);
    pass(seconds(10));
    EXPECT_FALSE(out.last<TaskStop>(11));
    EXPECT_EQ(out.named(metric::kMemberJoined).size(), 2u);
    EXPECT_FALSE(out.last<TaskView>(32)) << "it has the present view";
    core->onMessage(32, TaskEnded{1, 0, wall, false, ""}, now);
    core->onMessage(32, TaskEnded{1, 0, wall, false, ""}, now); // sent again
    EXPECT_EQ(out.named(metric::kTaskEnded).size(), 1u);
}

TEST_F(CoordinatorRecovery, AViewThatWasLostIsSentAgain)
{
    make();
    join(1);
    ready(1);
    join(2);
    ready(2);
    core->onClosed(12, {ErrorCode::Disconnected, "", "reset"}, now);
    core->onMessage(32, TaskJoin{member(2, 1), true, 0, 0, -1}, now);
    ASSERT_TRUE(out.last<TaskView>(32));
    EXPECT_TRUE(out.last<TaskView>(32)->start);
}

TEST_F(CoordinatorRecovery, AStopThatWasLostIsSentAgain)
{
    startAll();
    core->onClosed(12, {ErrorCode::Disconnected, "", "reset"}, now);
    ended(1, 1, "boom");
    core->onMessage(32, TaskJoin{member(2, 1), true, 1, 102, -1}, now);
    ASSERT_TRUE(out.last<TaskStop>(32));
    EXPECT_EQ(out.last<TaskStop>(32)->seconds, 60) << "its program may save";
    EXPECT_FALSE(out.outcome);
    core->onMessage(32, TaskEnded{1, 0, wall, true, ""}, now);
    EXPECT_TRUE(out.outcome);
}

TEST_F(CoordinatorRecovery, WhoWasGivenUpCannotComeBack)
{
    job.task.elastic = true;
    job.minWorkers = 1;
    job.maxWorkers = 4;
    job.task.onFailure = TaskFailure::Shrink;
    startAll();
    pass(seconds(4), 2);
    EXPECT_EQ(out.last<TaskView>(11)->members.size(), 1u);
    core->onMessage(32, TaskJoin{member(2, 1), true, 1, 102, -1}, now);
    ASSERT_TRUE(out.last<End>(32));
    EXPECT_EQ(out.last<End>(32)->code, "PeerLost");
    core->onMessage(33, TaskJoin{.self = member(2)}, now);
    core->onMessage(33, TaskReady{}, now);
    pass(milliseconds(500));
    ASSERT_TRUE(out.last<TaskView>(33)) << "as a new worker it can";
    EXPECT_EQ(out.last<TaskView>(33)->rank, 2);
}

class CoordinatorCutOff : public CoordinatorTest {
protected:
    /// Worker 2 is silent, so that all start again; worker 1 ends its process on request.
    void cutOff()
    {
        job.task.onFailure = TaskFailure::Restart;
        job.task.restarts = 1;
        job.task.setupSeconds = 1800;
        startAll();
        pass(seconds(4), 2);
        ASSERT_TRUE(out.last<TaskStop>(11));
    }
    void comeBack() { core->onMessage(32, TaskJoin{member(2, 1), true, 1, 102, -1}, now); }
    void expectStart()
    {
        ASSERT_TRUE(out.last<TaskView>(32)) << "it came back, and is not waited for";
        EXPECT_TRUE(out.last<TaskView>(32)->start);
        EXPECT_EQ(out.last<TaskView>(32)->restarts, 1);
        EXPECT_EQ(out.last<TaskView>(32)->members.size(), 2u);
        EXPECT_EQ(out.last<TaskView>(11)->view, out.last<TaskView>(32)->view);
        EXPECT_FALSE(out.last<End>(32));
    }
};

TEST_F(CoordinatorCutOff, ARunnerThatComesBackWhileTheOthersWaitTakesPartAtOnce)
{
    cutOff();
    ended(1, 143, "", true);
    pass(seconds(15), 2);
    EXPECT_EQ(out.last<TaskView>(11)->restarts, 0) << "the others wait for it";
    comeBack();
    ASSERT_TRUE(out.last<TaskStop>(32)) << "its process is of the earlier start";
    expectStart();
    core->onMessage(32, TaskEnded{1, 143, wall, true, ""}, now); // of that process
    const int view = out.last<TaskView>(32)->view;
    core->onMessage(11, TaskEnded{view, 0, wall, false, ""}, now);
    EXPECT_FALSE(out.outcome);
    core->onMessage(32, TaskEnded{view, 0, wall, false, ""}, now);
    ASSERT_TRUE(out.outcome);
    EXPECT_TRUE(*out.outcome);
}

TEST_F(CoordinatorCutOff, ARunnerThatComesBackInThePauseIsNotRefused)
{
    cutOff();
    ended(1, 143, "", true);
    comeBack();
    core->onMessage(32, TaskEnded{1, 143, wall, true, ""}, now);
    pass(seconds(3));
    expectStart();
}

TEST_F(CoordinatorCutOff, ARunnerThatComesBackWhileTheOthersEndIsNotRefused)
{
    cutOff();
    comeBack();
    EXPECT_TRUE(out.last<TaskStop>(32));
    core->onMessage(32, TaskEnded{1, 143, wall, true, ""}, now);
    ended(1, 143, "", true);
    pass(seconds(3));
    expectStart();
}

class CoordinatorReturn : public CoordinatorTest {
protected:
    /// The coordinator dies, and a new one reads what it saved.
    void restart()
    {
        const auto text = toJson(out.states.back());
        const auto state = coordinatorStateFromJson(text);
        ASSERT_TRUE(state) << state.error().detail;
        out = {};
        make(*state, 2);
    }
    void comeBack(int machine)
    {
        core->onMessage(PeerId(10 + machine), TaskJoin{member(machine, machine - 1), true, 1, 100 + machine, -1}, now);
    }
};

TEST_F(CoordinatorReturn, TheRunnersComeBackAndTheRunGoesOn)
{
    startAll();
    restart();
    comeBack(1);
    pass(seconds(2));
    EXPECT_THAT(out.named(metric::kSchedulerBack), IsEmpty());
    comeBack(2);
    pass(milliseconds(500));
    ASSERT_EQ(out.named(metric::kSchedulerBack).size(), 1u);
    EXPECT_EQ(out.named(metric::kSchedulerBack)[0].attempt, 2);
    EXPECT_FALSE(out.last<TaskView>(11)) << "nothing has changed";
    core->onMessage(11, TaskStarted{1, 101}, now); // repeated
    EXPECT_THAT(out.named(metric::kMemberJoined), IsEmpty());
    core->onMessage(11, TaskEnded{1, 0, wall, false, ""}, now);
    core->onMessage(12, TaskEnded{1, 0, wall, false, ""}, now);
    ASSERT_TRUE(out.outcome);
    EXPECT_TRUE(*out.outcome);
}

TEST_F(CoordinatorReturn, AnEndInTheMeantimeIsNotLost)
{
    startAll();
    restart();
    comeBack(1);
    core->onMessage(12, TaskJoin{member(2, 1), true, 1, 0, 1}, now);
    core->onMessage(12, TaskEnded{1, 1, wall, false, "ValueError"}, now);
    EXPECT_TRUE(out.last<TaskStop>(11));
    core->onMessage(11, TaskEnded{1, 143, wall, true, ""}, now);
    ASSERT_TRUE(out.outcome);
    EXPECT_THAT(out.noteOf(metric::kRootCause), HasSubstr("ValueError"));
}

TEST_F(CoordinatorReturn, AnEndCountsAlsoIfTheMembershipHasChangedSinceTheStart)
{
    job.task.elastic = true;
    job.minWorkers = 1;
    job.maxWorkers = 3;
    startAll();
    join(3);
    ready(3);
    pass(milliseconds(500));
    ASSERT_EQ(out.states.back().view, 2);
    restart();
    for (int machine = 1; machine <= 3; ++machine)
        core->onMessage(PeerId(10 + machine), TaskJoin{member(machine, machine - 1), true, 2, 100 + machine, -1}, now);
    core->onMessage(11, TaskEnded{1, 0, wall, false, ""}, now);
    core->onMessage(12, TaskEnded{1, 0, wall, false, ""}, now);
    core->onMessage(13, TaskEnded{2, 0, wall, false, ""}, now);
    ASSERT_TRUE(out.outcome);
    EXPECT_TRUE(*out.outcome);
}

TEST_F(CoordinatorReturn, WhoDoesNotComeBackIsDead)
{
    startAll();
    restart();
    comeBack(1);
    pass(seconds(19), 2);
    EXPECT_THAT(out.noteOf(metric::kMemberDied), HasSubstr("worker-2: it did not come back"));
}

TEST_F(CoordinatorReturn, AStateOfAnotherProgramIsRefused)
{
    for (
        const char *text :
        {"", "[]", "{}", R"({"run":"r","address":"a","attempt":1,"view":1,"restarts":0,"nextRank":0})",
         R"({"run":"r","address":"a","attempt":"1","view":1,"restarts":0,"nextRank":0,"startView":1,"started":true,"members":[]})",
         R"({"run":"r","address":"a","attempt":1,"view":1,"restarts":0,"nextRank":0,"startView":1,"started":true,)"
         R"("members":[{"host":"a\nb","address":"x","role":"worker","index":0,"rank":0,"place":0,"gpus":0,"cores":1,"port":1}]})"}) {
        const auto state = coordinatorStateFromJson(text);
        ASSERT_FALSE(state) << text;
        EXPECT_EQ(state.error().code, ErrorCode::CorruptData);
    }
}

} // namespace
} // namespace trainyard::tasks
