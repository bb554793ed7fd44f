// A task as real processes: the coordinator, task runners and the programs of a user, on this machine.
#include <csignal>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>

#include "backend/jobs/machines_file.h"
#include "backend/protocol/node_layout.h"
#include "backend/runtime/agent/processes.h"
#include "task_process_fixture.h"

namespace trainyard::testing {
namespace {

using namespace protocol; // NOLINT: commands and names of records
using namespace std::chrono_literals;
using ::testing::HasSubstr;
using ::testing::Not;

using TaskProcessesTest = TaskProcesses;

TEST_F(TaskProcessesTest, RunsACommandOnTwoMachinesAndReadsItsValues)
{
    job.task.command =
        "echo \"rank $RANK of $WORLD_SIZE at $MASTER_ADDR:$MASTER_PORT, local $LOCAL_RANK\"; "
        "echo \"{\\\"name\\\":\\\"reward\\\",\\\"value\\\":$RANK,\\\"step\\\":3}\" >> \"$TRAINYARD_METRICS\"";
    start();
    ASSERT_TRUE(hasFinished()) << log(0, "scheduler");
    EXPECT_EQ(outcome(), RunOutcome::Finished) << log(0, "scheduler");
    EXPECT_THAT(log(1), HasSubstr("rank 0 of 2 at 127.0.0.1:"));
    EXPECT_THAT(log(2), HasSubstr("rank 1 of 2 at 127.0.0.1:"));
    std::map<int, double> rewards;
    for (const MetricRecord &record : records("reward"))
        rewards[record.rank] = record.value;
    EXPECT_EQ(rewards[0], 0);
    EXPECT_EQ(rewards[1], 1);
    EXPECT_EQ(rewards[-1], 0.5) << "of the job";
    EXPECT_EQ(records(metric::kMemberJoined).size(), 2u);
    EXPECT_TRUE(eventually([&] { return exitOf(1) == "0\n" && exitOf(0, "scheduler") == "0\n"; }));
    EXPECT_FALSE(std::filesystem::exists(folder(0) / "coordinator.json"));
}

TEST_F(TaskProcessesTest, AFailureIsNamedAndEndsTheOthers)
{
    job.task.command = "if [ $RANK = 1 ]; then echo 'RuntimeError: out of luck' >&2; exit 7; fi; sleep 600";
    start();
    ASSERT_TRUE(hasFinished()) << log(0, "scheduler");
    EXPECT_EQ(outcome(), RunOutcome::Failed);
    const auto cause = records(metric::kRootCause);
    ASSERT_EQ(cause.size(), 1u);
    EXPECT_EQ(cause[0].value, 7);
    EXPECT_EQ(cause[0].note, "worker-2 worker: ended with status 7: RuntimeError: out of luck");
    EXPECT_TRUE(eventually([&] { return exitOf(2) == "1\n"; }));
}

TEST_F(TaskProcessesTest, AStopLetsTheScriptSave)
{
    job.task.command = "trap 'echo saved; exit 0' TERM; echo ready; while :; do sleep 0.05; done";
    start();
    ASSERT_TRUE(eventually(
        [&] { return log(1).find("ready") != std::string::npos && log(2).find("ready") != std::string::npos; }));
    managers[0]->stop({run, Role::Scheduler, {}, true});
    EXPECT_EQ(outcome(), RunOutcome::Stopped);
    EXPECT_THAT(log(1), HasSubstr("saved"));
    EXPECT_THAT(log(2), HasSubstr("saved"));
    EXPECT_THAT(records(metric::kRunFinished).back().note, HasSubstr("worker-1 worker ended with status 0"));
}

TEST_F(TaskProcessesTest, ACoordinatorThatIsKilledComesBackAndNoProgramNotices)
{
    job.task.command = "echo began >> \"$OUTPUT\"; while [ ! -e \"$GATE\" ]; do sleep 0.05; done; "
                       "echo '{\"name\":\"late\",\"value\":1}' >> \"$TRAINYARD_METRICS\"";
    job.task.environment = {"OUTPUT=" + (home.path / "began").string(), "GATE=" + (home.path / "gate").string()};
    start();
    ASSERT_TRUE(eventually([&] { return records(metric::kMemberJoined).size() == 2; }));
    ASSERT_TRUE(::kill(roleOf(0, Role::Scheduler).process.pid, SIGKILL) == 0);
    ASSERT_TRUE(eventually([&] { return !records(metric::kSchedulerBack).empty(); })) << log(0, "scheduler");
    std::ofstream(home.path / "gate") << "open";
    ASSERT_TRUE(hasFinished()) << log(0, "scheduler");
    EXPECT_EQ(outcome(), RunOutcome::Finished);
    EXPECT_EQ(readFile(home.path / "began").value_or(""), "began\nbegan\n");
    std::set<int> ranks;
    for (const MetricRecord &record : records("late"))
        ranks.insert(record.rank);
    EXPECT_EQ(ranks, (std::set<int>{-1, 0, 1}));
}

TEST_F(TaskProcessesTest, ARunnerThatIsKilledTakesItsProgramAlongAndEndsTheRun)
{
    job.task.command = "echo $$ > \"$OUTPUT-$RANK\"; exec sleep 600";
    job.task.environment = {"OUTPUT=" + (home.path / "pid").string()};
    start();
    ASSERT_TRUE(eventually([&] { return records(metric::kMemberJoined).size() == 2; }));
    const auto program = [&](int rank) {
        return identify(pid_t(std::atoi(readFile(home.path / ("pid-" + std::to_string(rank))).value_or("0").c_str())));
    };
    ASSERT_TRUE(eventually([&] { return program(0) && program(1); }));
    const auto killed = *program(1);
    ::kill(roleOf(2, Role::Worker).process.pid, SIGKILL);
    EXPECT_TRUE(eventually([&] { return !isAlive(killed); }));
    ASSERT_TRUE(hasFinished());
    EXPECT_EQ(outcome(), RunOutcome::Failed);
    EXPECT_THAT(records(metric::kRootCause).at(0).note, HasSubstr("worker-2 worker: its task runner has died"));
}

TEST_F(TaskProcessesTest, RestartsUntilItSucceeds)
{
    job.task.command = "echo \"start $TRAINYARD_RESTARTS\"; [ $TRAINYARD_RESTARTS = 1 ] || exit 4";
    job.task.onFailure = TaskFailure::Restart;
    job.task.restarts = 2;
    start();
    ASSERT_TRUE(hasFinished()) << log(0, "scheduler");
    EXPECT_EQ(outcome(), RunOutcome::Finished) << log(0, "scheduler");
    EXPECT_EQ(records(metric::kRestarted).size(), 1u);
    EXPECT_THAT(log(1), HasSubstr("start 0"));
    EXPECT_THAT(log(1), HasSubstr("start 1"));
}

TEST_F(TaskProcessesTest, NoSecretIsInALogAndTheProgramHasIt)
{
    job.task.command = "echo \"key $WANDB\"; [ \"$WANDB\" = w4ndb-s3cr3t-value ]";
    job.task.secrets = {"WANDB"};
    start("WANDB=w4ndb-s3cr3t-value\n");
    ASSERT_TRUE(hasFinished());
    EXPECT_EQ(outcome(), RunOutcome::Finished) << log(1);
    for (const std::string &text :
         {log(1), log(2), log(0, "scheduler"), readFile(folder(0) / "metrics.jsonl").value_or("")})
        EXPECT_THAT(text, Not(HasSubstr("w4ndb")));
    EXPECT_THAT(log(1), HasSubstr("key ***"));
}

TEST_F(TaskProcessesTest, ASetupThatFailsEndsTheRunWithItsLastLine)
{
    job.task.command = "true";
    job.task.setup = "if [ \"$TRAINYARD_HOME\" = \"" + (home.path / "worker-2").string() +
                     "\" ]; then echo 'No matching distribution found for torhc' >&2; exit 1; fi";
    start();
    ASSERT_TRUE(hasFinished()) << log(0, "scheduler");
    EXPECT_EQ(outcome(), RunOutcome::Failed);
    EXPECT_THAT(records(metric::kRootCause).at(0).note, HasSubstr("No matching distribution found for torhc"));
    EXPECT_THAT(log(2), HasSubstr("No matching distribution"));
}

TEST_F(TaskProcessesTest, AMachineThatDoesNotComeIsNamed)
{
    job.task.command = "true";
    job.startSeconds = 2;
    start({}, 1);
    ASSERT_TRUE(hasFinished());
    EXPECT_EQ(outcome(), RunOutcome::Failed);
    EXPECT_THAT(records(metric::kRunFinished).back().note, HasSubstr("worker-2 worker did not join"));
}

TEST_F(TaskProcessesTest, AWatchdogRevivesACoordinatorThatDiedWithItsWatcher)
{
    job.task.command = "while [ ! -e \"$GATE\" ]; do sleep 0.05; done";
    job.task.environment = {"GATE=" + (home.path / "gate").string()};
    start();
    ASSERT_TRUE(eventually([&] { return records(metric::kMemberJoined).size() == 2; }));
    const auto scheduler = roleOf(0, Role::Scheduler);
    ::kill(scheduler.watcher.pid, SIGKILL);
    ::kill(scheduler.process.pid, SIGKILL);
    ASSERT_TRUE(eventually([&] { return !isAlive(scheduler.process) && !isAlive(scheduler.watcher); }));
    const auto revived = managers[0]->reviveScheduler(run, Deadline::after(20s));
    ASSERT_TRUE(revived) << revived.error().detail;
    EXPECT_TRUE(*revived);
    std::ofstream(home.path / "gate") << "open";
    ASSERT_TRUE(hasFinished()) << log(0, "scheduler");
    EXPECT_EQ(outcome(), RunOutcome::Finished);
}

} // namespace
} // namespace trainyard::testing
