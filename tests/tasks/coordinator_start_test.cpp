// Joining, and the start of all processes.
#include "coordinator_fixture.h"

namespace trainyard::tasks {
namespace {

using CoordinatorStart = CoordinatorTest;

TEST_F(CoordinatorStart, AllStartTogetherWhenAllAreReady)
{
    make();
    join(2);
    ready(2);
    join(1);
    EXPECT_FALSE(out.last<TaskView>(12)) << "the other one is not set up yet";
    ready(1);
    const auto first = out.last<TaskView>(11), second = out.last<TaskView>(12);
    ASSERT_TRUE(first && second);
    EXPECT_TRUE(first->start);
    EXPECT_EQ(first->rank, 0);
    EXPECT_EQ(second->rank, 1) << "the requested one, in any order of arrival";
    ASSERT_EQ(first->members.size(), 2u);
    EXPECT_EQ(first->members, second->members);
    EXPECT_EQ(first->members[0].host, "worker-1");
    EXPECT_EQ(first->members[0].place, 0);
    EXPECT_EQ(first->members[1].place, 1);
    ASSERT_EQ(out.states.size(), 1u) << "saved before a process starts";
    EXPECT_TRUE(out.states[0].started);
    EXPECT_EQ(out.named(metric::kWorkers).at(0).value, 2);
    EXPECT_THAT(out.named(metric::kMemberJoined), IsEmpty()) << "no process runs yet";
    started(1);
    started(2);
    ASSERT_EQ(out.named(metric::kMemberJoined).size(), 2u);
    EXPECT_EQ(out.named(metric::kMemberJoined)[1].note, "worker-2");
    EXPECT_EQ(out.named(metric::kMemberJoined)[1].rank, 1);
    EXPECT_THAT(out.hosts, ElementsAre("+10.0.0.1", "+10.0.0.2"));
}

TEST_F(CoordinatorStart, NamesTheMachineThatIsMissing)
{
    make();
    join(1);
    ready(1);
    pass(seconds(119));
    EXPECT_FALSE(out.outcome);
    pass(seconds(2));
    ASSERT_TRUE(out.outcome);
    ASSERT_FALSE(*out.outcome);
    EXPECT_EQ(out.outcome->error().code, ErrorCode::NeverJoined);
    EXPECT_THAT(out.outcome->error().detail, HasSubstr("worker-2 worker did not join after 1"));
    EXPECT_THAT(out.noteOf(metric::kRunFinished), HasSubstr("worker-2"));
    EXPECT_EQ(out.named(metric::kRunFinished).at(0).value, 1);
    const auto end = out.last<End>(11);
    ASSERT_TRUE(end);
    EXPECT_EQ(end->code, "NeverJoined");
    EXPECT_FALSE(out.last<TaskView>(11));
}

TEST_F(CoordinatorStart, StartsWithoutTheMissingIfEnoughAreThere)
{
    job.minWorkers = 1;
    make();
    join(2);
    ready(2);
    pass(seconds(121));
    ASSERT_TRUE(out.last<TaskView>(12));
    EXPECT_EQ(out.last<TaskView>(12)->members.size(), 1u);
    EXPECT_EQ(out.last<TaskView>(12)->rank, 1);
    EXPECT_EQ(out.last<TaskView>(12)->members[0].place, 0) << "places have no gaps";
    EXPECT_THAT(out.noteOf(metric::kNeverJoined), HasSubstr("worker-1"));
}

TEST_F(CoordinatorStart, WaitsForASetupAsLongAsTheSetupMayTake)
{
    job.task.setupSeconds = 1800;
    make();
    join(1);
    ready(1);
    join(2);
    pass(seconds(1000));
    EXPECT_FALSE(out.outcome);
    core->onMessage(12, TaskReady{998}, now);
    EXPECT_TRUE(out.last<TaskView>(11));
    EXPECT_EQ(out.named(metric::kSetUp).at(0).value, 998);
}

TEST_F(CoordinatorStart, AFailedSetupIsTheRootCause)
{
    make();
    join(1);
    ready(1);
    join(2);
    core->onMessage(12, TaskEnded{0, 127, wall, false, "setup: the setup ended with status 1: no such package: torhc"},
                    now);
    ASSERT_TRUE(out.outcome);
    EXPECT_THAT(out.noteOf(metric::kRootCause), HasSubstr("worker-2 worker: setup: the setup ended with status 1"));
    EXPECT_EQ(out.named(metric::kRootCause).at(0).rank, 1);
    EXPECT_THAT(out.noteOf(metric::kRunFinished), HasSubstr("no such package: torhc"));
    EXPECT_TRUE(out.last<End>(11));
}

TEST_F(CoordinatorStart, ARunnerThatDiedBeforeTheStartMayComeBack)
{
    make();
    join(1);
    core->onClosed(11, {ErrorCode::Disconnected, "", "closed"}, now);
    core->onMessage(31, TaskJoin{.self = member(1, 0)}, now);
    core->onMessage(31, TaskReady{}, now);
    join(2);
    ready(2);
    EXPECT_TRUE(out.last<TaskView>(31));
    EXPECT_EQ(out.last<TaskView>(31)->rank, 0);
}

TEST_F(CoordinatorStart, RefusesASecondProcessInTheSamePlace)
{
    make();
    join(1);
    core->onMessage(31, TaskJoin{.self = member(1, 0)}, now);
    ASSERT_TRUE(out.last<End>(31));
    EXPECT_FALSE(out.last<End>(31)->run);
    EXPECT_EQ(out.last<End>(31)->code, "Conflict");
    EXPECT_THAT(out.dropped, ElementsAre(31u));
}

TEST_F(CoordinatorStart, RefusesAnUnexpectedMachineUnlessTheTaskIsElastic)
{
    make();
    join(3);
    ASSERT_TRUE(out.last<End>(13));
    EXPECT_THAT(out.last<End>(13)->detail, HasSubstr("does not take further machines"));
    job.task.elastic = true;
    job.maxWorkers = 3;
    out = {};
    make();
    join(3);
    EXPECT_FALSE(out.last<End>(13));
}

TEST_F(CoordinatorStart, RefusesWhatMakesNoSense)
{
    make();
    TaskMember bad = member(1);
    bad.host = "two words\n";
    core->onMessage(20, TaskJoin{.self = bad}, now);
    bad = member(1);
    bad.role = "scheduler";
    core->onMessage(21, TaskJoin{.self = bad}, now);
    bad = member(1);
    bad.port = 65'530;
    core->onMessage(22, TaskJoin{.self = bad}, now);
    core->onMessage(23, TaskReady{}, now);
    EXPECT_THAT(out.dropped, ElementsAre(20u, 21u, 22u, 23u));
}

TEST_F(CoordinatorStart, WithoutMachinesTheExpectedPlacesAreTakenByRank)
{
    std::vector<TaskMember> expected(2);
    for (int rank = 0; rank < 2; ++rank) {
        expected[std::size_t(rank)].role = "worker";
        expected[std::size_t(rank)].rank = rank;
    }
    core.emplace(job, expected, 1, std::nullopt, out, out, now);
    join(2);
    join(1);
    ready(1);
    ready(2);
    ASSERT_TRUE(out.last<TaskView>(11));
    EXPECT_EQ(out.last<TaskView>(11)->rank, 0);
    EXPECT_EQ(out.last<TaskView>(12)->rank, 1);
}

TEST_F(CoordinatorStart, TheTimeInAQueueIsNoTimeOfTheStart)
{
    job.task.launcher = Launcher::Slurm;
    make();
    for (int hour = 0; hour < 5; ++hour) {
        now += seconds(3600);
        core->onQueued(now);
        core->onTick(now, wall);
    }
    EXPECT_FALSE(out.outcome) << "the cluster's queue is no fault of the job";
    join(1);
    ready(1);
    core->onQueued(now + seconds(60)); // an old note: the job has started
    pass(seconds(121));
    ASSERT_TRUE(out.outcome) << "from now on startSeconds count";
    EXPECT_THAT(out.outcome->error().detail, HasSubstr("did not join"));
}

TEST_F(CoordinatorStart, AFailedLauncherIsNotWaitedFor)
{
    job.task.launcher = Launcher::Slurm;
    make();
    core->onLauncherFailed("the job 42 has waited in the queue for 60 s");
    ASSERT_TRUE(out.outcome);
    EXPECT_THAT(out.outcome->error().detail, HasSubstr("job 42 has waited"));
}

TEST_F(CoordinatorStart, ALauncherMayCallAMachineByAnotherName)
{
    job.task.launcher = Launcher::Mpi;
    make();
    for (int machine = 1; machine <= 2; ++machine) {
        TaskMember self = member(machine, machine - 1);
        self.host = "ip-10-0-0-" + std::to_string(machine);
        core->onMessage(PeerId(10 + machine), TaskJoin{.self = self}, now);
        ready(machine);
    }
    ASSERT_TRUE(out.last<TaskView>(12));
    EXPECT_EQ(out.last<TaskView>(12)->members.at(1).host, "ip-10-0-0-2");
    EXPECT_EQ(out.last<TaskView>(12)->rank, 1);
}

} // namespace
} // namespace trainyard::tasks
