#include "backend/runtime/ps/scheduler/run_files.h"
#include "process_fixture.h"

/// Processes of a job, killed and frozen.
namespace trainyard::testing {
namespace {

using namespace protocol; // NOLINT: names of records
using ::testing::HasSubstr;

TEST_F(Processes, SigkillOfAWorkerInMidEpochTheRunCompletes)
{
    startJob();
    ::kill(victim, SIGKILL);
    EXPECT_EQ(wait(scheduler), 0);
    EXPECT_EQ(wait(survivor), 0);
    EXPECT_EQ(wait(server), 0);
    const auto died = records(metric::kMemberDied);
    ASSERT_EQ(died.size(), 1u);
    EXPECT_THAT(died[0].note, HasSubstr("victim: "));
    EXPECT_THAT(died[0].note, HasSubstr("what it had not done of epoch 1 goes to the others"));
    EXPECT_EQ(records(metric::kRunFinished)[0].value, 0);
    EXPECT_GT(records(metric::kValidationAccuracy).back().value, 0.97);
    EXPECT_EQ(records(metric::kWorkers).back().value, 1);
    EXPECT_EQ(records(metric::kTrainAccuracy).back().samples, 960);
    EXPECT_THAT(readFile(folder.path / "host_worker_log").value(), HasSubstr(" REMOVED "));
}

TEST_F(Processes, AFrozenWorkerIsTakenOutByItsSilence)
{
    job.heartbeatSeconds = 0.3;
    job.heartbeatMisses = 10; // 3 s
    startJob();
    ::kill(victim, SIGSTOP);
    EXPECT_EQ(wait(scheduler), 0);
    EXPECT_EQ(wait(survivor), 0);
    EXPECT_THAT(records(metric::kMemberDied).at(0).note, HasSubstr("silent for"));
    ::kill(victim, SIGKILL);
}

TEST_F(Processes, AWorkerThatHangsInAStepIsTakenOutAtItsDeadline)
{
    job.stepSeconds = 1; // the victim sends heartbeats, but no gradients
    startJob();
    EXPECT_EQ(wait(scheduler), 0);
    EXPECT_THAT(records(metric::kMemberDied).at(0).note, HasSubstr("sent no gradient for step"));
    ::kill(victim, SIGKILL);
}

TEST_F(Processes, AKilledSchedulerIsStartedAgainAndTheRunCompletes)
{
    startJob();
    ::kill(scheduler, SIGKILL);
    EXPECT_EQ(wait(scheduler), 128 + SIGKILL);
    scheduler = start({"scheduler", ownLoopback()});
    ASSERT_TRUE(eventually([&] { return !records(metric::kSchedulerBack).empty(); }));
    ::kill(victim, SIGKILL);
    EXPECT_EQ(wait(scheduler), 0);
    EXPECT_EQ(wait(survivor), 0);
    EXPECT_EQ(wait(server), 0);
    EXPECT_EQ(records(metric::kSchedulerBack)[0].attempt, 2);
    EXPECT_EQ(records(metric::kSchedulerBack)[0].epoch, 1);
    EXPECT_EQ(records(metric::kRunFinished)[0].value, 0);
    EXPECT_GT(records(metric::kValidationAccuracy).back().value, 0.97);
    EXPECT_EQ(records(metric::kTrainAccuracy).back().samples, 960);
}

TEST_F(Processes, WithoutASchedulerWorkersAndServersEndWithASentenceAfterAWhile)
{
    job.reconnectSeconds = 1;
    startJob();
    ::kill(scheduler, SIGKILL);
    ::kill(victim, SIGKILL); // the survivor must wait for a decision
    EXPECT_EQ(wait(survivor), 1);
    EXPECT_EQ(wait(server), 1);
    EXPECT_THAT(log("worker2"), HasSubstr("the scheduler is gone"));
    EXPECT_THAT(log("server1"), HasSubstr("the scheduler is gone"));
}

TEST_F(Processes, AFrozenWorkerThatWakesUpComesBackAsANewOne)
{
    job.epochs = 100000;
    job.heartbeatSeconds = 0.3;
    job.heartbeatMisses = 5;
    startJob();
    ::kill(survivor, SIGSTOP);
    ASSERT_TRUE(eventually([&] { return !records(metric::kMemberDied).empty(); }));
    ::kill(survivor, SIGCONT);
    ASSERT_TRUE(
        eventually([&] { return log("scheduler0").find("worker 2 (survivor) is ready") != std::string::npos; }));
    ::kill(victim, SIGKILL); // it hung, so no boundary was reached
    ASSERT_TRUE(eventually([&] { return records(metric::kMemberJoined).size() == 3; }));
    EXPECT_EQ(records(metric::kMemberJoined).back().rank, 2);
    EXPECT_EQ(records(metric::kMemberJoined).back().note, "survivor");
}

TEST_F(Processes, SigkillOfTheOnlyServerLeavesARunThatItsLastCheckpointContinues)
{
    startJob();
    ASSERT_TRUE(eventually([&] { return !records(metric::kCheckpoint).empty(); }));
    ::kill(server, SIGKILL);
    EXPECT_EQ(wait(scheduler), 1);
    EXPECT_EQ(wait(survivor), 1);
    EXPECT_THAT(log("worker2"), HasSubstr("the last checkpoint is of step 20"));
    EXPECT_TRUE(records(metric::kRunFinished).empty()) << "it is not over";
    const auto state = ps::lastState(folder.path, job.run);
    ASSERT_TRUE(state && *state);
    EXPECT_THAT((*state)->lost, HasSubstr("the server is gone"));
    // A scheduler that starts again without a checkpoint does not begin the run from its start.
    scheduler = start({"scheduler", ownLoopback()});
    EXPECT_EQ(wait(scheduler), 1);
    EXPECT_TRUE(records(metric::kRunFinished).empty());
}

TEST_F(Processes, SigkillOfTheOnlyServerEndsARunWithoutACheckpoint)
{
    job.savePeriod = 0;
    startJob();
    ::kill(server, SIGKILL);
    EXPECT_EQ(wait(scheduler), 1);
    EXPECT_EQ(wait(survivor), 1);
    EXPECT_THAT(log("worker2"), HasSubstr("the server is gone"));
    ASSERT_EQ(records(metric::kRunFinished).size(), 1u);
    EXPECT_THAT(records(metric::kRunFinished)[0].note,
                ::testing::AllOf(HasSubstr("the server is gone"), HasSubstr("no checkpoint to continue from")));
}

} // namespace
} // namespace trainyard::testing
