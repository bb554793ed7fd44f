// Processes that another program than the agent starts, and the launcher on the head.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <thread>

#include "backend/runtime/launch/join.h"
#include "backend/runtime/tasks/launched_job.h"
#include "task_process_fixture.h"
#include "tests/support/core_limit.h"

namespace trainyard::testing {
namespace {

using namespace protocol; // NOLINT: commands and names of records
using namespace std::chrono_literals;
using ::testing::HasSubstr;
using ::testing::Not;

launch::LaunchedPlace placeIn(std::map<std::string, std::string> variables)
{
    return launch::launchedPlace([&](const char *name) { return variables[name]; });
}

TEST(LaunchedPlace, IsWhatTheLauncherSays)
{
    EXPECT_EQ(placeIn({}), (launch::LaunchedPlace{-1, -1, -1}));
    EXPECT_EQ(
        placeIn(
            {{"OMPI_COMM_WORLD_LOCAL_RANK", "1"}, {"OMPI_COMM_WORLD_RANK", "5"}, {"OMPI_COMM_WORLD_LOCAL_SIZE", "4"}}),
        (launch::LaunchedPlace{1, 5, 4}));
    EXPECT_EQ(placeIn({{"SLURM_LOCALID", "0"}, {"SLURM_PROCID", "3"}}), (launch::LaunchedPlace{0, 3, -1}));
    EXPECT_EQ(placeIn({{"SGE_TASK_ID", "2"}}), (launch::LaunchedPlace{-1, 1, -1}));
    EXPECT_EQ(placeIn({{"SGE_TASK_ID", "undefined"}, {"PMI_RANK", "-3"}}), (launch::LaunchedPlace{-1, -1, -1}));
}

class Join : public TaskProcesses {
protected:
    /// Runs a command of the runtime with further variables.
    ProcessOutcome runtime(std::vector<std::string> words, const std::vector<std::string> &variables = {}) const
    {
        words.insert(words.begin(), TRAINYARD_BIN_DIR "/trainyard-runtime");
        std::vector<std::string> all{"PATH=/usr/bin:/bin", "TRAINYARD_RUNTIME=" TRAINYARD_BIN_DIR "/trainyard-runtime"};
        all.insert(all.end(), variables.begin(), variables.end());
        const auto done = runProcess({words, all, {}, {}}, {Deadline::after(90s), {}});
        EXPECT_TRUE(done) << done.error().detail;
        return done.value_or(ProcessOutcome{-1, "", ""});
    }
    std::string schedulerAddress() const
    {
        std::string text = readFile(folder(0) / "scheduler.address").value_or("");
        while (!text.empty() && text.back() == '\n')
            text.pop_back();
        return text;
    }
};

TEST_F(Join, ALaunchedProcessIsAWorkerWithALogAndAnEnd)
{
    job.task.command = "echo \"rank $RANK on $TRAINYARD_NODE\"";
    job.task.launcher = Launcher::Mpi;
    start({}, 0);
    std::vector<std::jthread> launched; // as mpirun does: both at the same time
    for (int node = 1; node <= 2; ++node) {
        launched.emplace_back([this, node] {
            runtime({"join", "--run-folder", folder(node).string(), "--scheduler", schedulerAddress(), "--host",
                     nameOf(node)},
                    {"OMPI_COMM_WORLD_RANK=" + std::to_string(node - 1), "OMPI_COMM_WORLD_LOCAL_RANK=0"});
        });
    }
    launched.clear();
    ASSERT_TRUE(hasFinished()) << log(0, "scheduler");
    EXPECT_EQ(outcome(), RunOutcome::Finished) << log(0, "scheduler");
    EXPECT_THAT(log(1), HasSubstr("rank 0 on worker-1"));
    EXPECT_THAT(log(2), HasSubstr("rank 1 on worker-2"));
    EXPECT_EQ(exitOf(2), "0\n");
}

TEST_F(Join, NamesAMachineWhereTheRunIsNot)
{
    const auto missing =
        runtime({"join", "--run-folder", (home.path / "no-run").string(), "--scheduler", "127.0.0.1:9091"});
    EXPECT_EQ(missing.exitStatus, 1);
    EXPECT_THAT(missing.err, HasSubstr("the run was not prepared on"));
    job.task.command = "true";
    start({}, 0);
    std::filesystem::remove(folder(1) / "env");
    const auto over = runtime({"join", "--run-folder", folder(1).string(), "--scheduler", schedulerAddress()});
    EXPECT_EQ(over.exitStatus, 1);
    EXPECT_THAT(over.err, HasSubstr("its credentials were removed"));
}

TEST_F(Join, ExecGivesACommandTheVariablesOfTheRun)
{
    job.task.command = "true";
    start("TOKEN=t0k3n of the run\n", 0);
    const auto done = runtime({"exec", "--run-folder", folder(1).string(), "--", "/bin/sh", "-c",
                               "echo \"$TOKEN $TRAINYARD_RUN $1\"; exit 6", "sh", "--an-option"});
    EXPECT_EQ(done.exitStatus, 6) << done.err;
    EXPECT_EQ(done.out, "t0k3n of the run r-task --an-option\n");
}

TEST_F(Join, ExecLeavesACommandItsLimitOfCoreDumps)
{
    const CoreLimit limit;
    if (!limit)
        GTEST_SKIP() << "this machine allows no core dumps";
    job.task.command = "true";
    start("TOKEN=t0k3n of the run\n", 0);
    const auto done =
        runtime({"exec", "--run-folder", folder(1).string(), "--", "cat", "/proc/self/limits"},
                {"ASAN_OPTIONS=disable_coredump=0", "TSAN_OPTIONS=disable_coredump=0"}); // else they set a limit
    EXPECT_EQ(done.exitStatus, 0) << done.err;
    EXPECT_THAT(done.out, ::testing::ContainsRegex(limit.line()));
}

TEST_F(Join, TheLauncherOnTheHeadStartsAllThere)
{
    job.task.command = "echo \"rank $RANK of $WORLD_SIZE\"";
    job.task.launcher = Launcher::Local;
    job.workersPerMachine = 2;
    job.startSeconds = 5; // those of the machines that this launcher does not know are not waited for
    start({}, 0);
    jobs::MachinesFile machines;
    machines.machines.push_back({"head", "127.0.0.1", true});
    ASSERT_TRUE(writeFileAtomically(folder(0) / jobs::MachinesFile::kName, jobs::toJson(machines)));
    ::setenv("TRAINYARD_HOME", (home.path / nameOf(0)).c_str(), 1);
    const auto started =
        managers[0]->start({run, Role::Launcher, 0, "127.0.0.1", schedulerAddress(), "head"}, Deadline::after(30s));
    ASSERT_TRUE(started) << started.error().detail;
    ASSERT_TRUE(hasFinished()) << log(0, "scheduler") << log(0, "launcher");
    EXPECT_EQ(outcome(), RunOutcome::Finished) << log(0, "scheduler") << log(0, "launcher");
    EXPECT_THAT(log(0) + log(0, "worker-1"), HasSubstr("rank 0 of 2"));
    EXPECT_THAT(log(0) + log(0, "worker-1"), HasSubstr("rank 1 of 2"));
    EXPECT_TRUE(eventually([&] { return exitOf(0, "launcher") == "0\n"; })) << log(0, "launcher");
}

class LauncherSecrets : public Join, public ::testing::WithParamInterface<const char *> {
protected:
    void TearDown() override // the end of the run cancels what was submitted, with the program below
    {
        Join::TearDown();
        ::setenv("PATH", path.c_str(), 1);
    }
    const std::string path = environment("PATH");
};

TEST_P(LauncherSecrets, AreNotInTheEnvironmentThatAQueueKeeps)
{
    const bool submits = std::string(GetParam()) == "sbatch";
    const auto tools = home.path / "tools", seen = home.path / "seen";
    std::filesystem::create_directories(tools);
    // srun runs until its job has ended: a launcher that ends at once counts as not started.
    const std::string waits = submits ? "" : "while [ ! -e '" + seen.string() + ".read' ]; do sleep 0.05; done\n";
    const std::string text = "#!/bin/sh\nenv > '" + seen.string() + ".new'\nmv '" + seen.string() + ".new' '" +
                             seen.string() + "'\n" + waits + "echo Submitted batch job 1\n";
    ASSERT_TRUE(writeFileAtomically(tools / GetParam(), text, 0700));
    ASSERT_TRUE(writeFileAtomically(tools / "scancel", "#!/bin/sh\n", 0700));
    job.task.command = "true";
    job.task.launcher = Launcher::Slurm;
    job.task.secrets = {"WORD"};
    job.task.environment = {"SHOWN=yes"};
    if (submits)
        job.task.launcherOptions = {"batch"};
    start("WORD=of-the-job\nAWS_SESSION_TOKEN=of-the-bucket\nOTHER=of-the-file\n", 0);
    ::setenv("PATH", (tools.string() + ":" + path).c_str(), 1);
    ::setenv("TRAINYARD_HOME", (home.path / nameOf(0)).c_str(), 1);
    const auto started =
        managers[0]->start({run, Role::Launcher, 0, "127.0.0.1", schedulerAddress(), "head"}, Deadline::after(30s));
    ASSERT_TRUE(started) << started.error().detail;
    ASSERT_TRUE(eventually([&] { return std::filesystem::exists(seen); })) << log(0, "launcher");
    if (submits) {
        EXPECT_TRUE(eventually([&] { return std::filesystem::exists(folder(0) / tasks::LaunchedJob::kName); }));
    }
    const std::string variables = readFile(seen).value_or("");
    ASSERT_TRUE(writeFileAtomically(seen.string() + ".read", ""));
    EXPECT_THAT(variables, HasSubstr("SHOWN=yes\n"));
    EXPECT_THAT(variables, HasSubstr("TRAINYARD_RUN=r-task\n"));
    EXPECT_THAT(variables, Not(HasSubstr("of-the-"))) << "kept by the queue";
}

INSTANTIATE_TEST_SUITE_P(Programs, LauncherSecrets, ::testing::Values("srun", "sbatch"),
                         [](const auto &program) { return std::string(program.param); });

TEST(QueueNote, IsBelievedWhileItsLauncherLooks)
{
    const TemporaryFolder home;
    const auto &folder = home.path;
    EXPECT_EQ(tasks::queueNote(folder), tasks::QueueNote());
    ASSERT_TRUE(tasks::saveQueueNote(folder, {.waits = true}));
    EXPECT_TRUE(tasks::queueNote(folder).waits);
    std::filesystem::last_write_time(folder / "queue.state",
                                     std::filesystem::file_time_type::clock::now() - std::chrono::minutes(3));
    EXPECT_FALSE(tasks::queueNote(folder).waits) << "its launcher is gone";
    ASSERT_TRUE(tasks::saveQueueNote(folder, {.failure = "no partition gpu"}));
    EXPECT_EQ(tasks::queueNote(folder).failure, "no partition gpu");
    ASSERT_TRUE(tasks::saveQueueNote(folder, {}));
    EXPECT_FALSE(std::filesystem::exists(folder / "queue.state"));
}

TEST_F(Join, AStopCancelsASubmittedJobWhoseLauncherIsGone)
{
    job.task.command = "true";
    start({}, 0);
    const tasks::LaunchedJob submitted{
        "42", {"/bin/sh", "-c", "echo cancelled $0 > " + (home.path / "queue").string(), "42"}};
    ASSERT_TRUE(writeFileAtomically(folder(0) / tasks::LaunchedJob::kName, tasks::toJson(submitted), 0600));
    managers[0]->stop({run, {}, {}, true});
    EXPECT_EQ(readFile(home.path / "queue").value_or(""), "cancelled 42\n");
    EXPECT_FALSE(std::filesystem::exists(folder(0) / tasks::LaunchedJob::kName));
    EXPECT_TRUE(tasks::cancelLaunchedJob(folder(0))) << "nothing is left to cancel";
}

} // namespace
} // namespace trainyard::testing
