#include <filesystem>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/core/time/deadline.h"
#include "backend/launchers/launcher.h"
#include "tests/support/temporary_folder.h"

namespace trainyard::launchers {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

LaunchRequest request(protocol::Launcher launcher)
{
    LaunchRequest request;
    request.job.run = RunId("r-1");
    request.job.type = protocol::JobType::Command;
    request.job.task.command = "true";
    request.job.task.launcher = launcher;
    request.job.workers = 4;
    request.job.workersPerMachine = 2;
    request.machines = {{"worker-1", "10.0.0.2"}, {"worker-2", "10.0.0.3"}};
    request.runFolder = "/home/u/.trainyard/runs/r-1";
    request.runtime = "/home/u/my runtime";
    request.scheduler = "10.0.0.1:9091";
    return request;
}

LaunchPlan planOf(const LaunchRequest &request)
{
    const auto plan = launcherOf(request.job.task.launcher)->plan(request);
    EXPECT_TRUE(plan) << plan.error().detail;
    return plan.value_or(LaunchPlan());
}

TEST(Launchers, AreAllButOurAgents)
{
    EXPECT_EQ(launcherOf(protocol::Launcher::Ssh), nullptr);
    for (const auto id : {protocol::Launcher::Local, protocol::Launcher::Mpi, protocol::Launcher::Sge,
                          protocol::Launcher::Slurm, protocol::Launcher::Yarn}) {
        ASSERT_NE(launcherOf(id), nullptr) << toString(id);
        EXPECT_EQ(launcherOf(id)->id(), id);
        LaunchRequest empty = request(id);
        empty.machines.clear();
        EXPECT_FALSE(launcherOf(id)->plan(empty)) << toString(id);
        LaunchRequest hostile = request(id);
        hostile.job.task.launcherOptions = {"-q\nreboot"};
        EXPECT_FALSE(launcherOf(id)->plan(hostile)) << toString(id);
    }
}

TEST(Launchers, MpiWritesItsHostfile)
{
    LaunchRequest mpi = request(protocol::Launcher::Mpi);
    mpi.sshPort = 2222;
    mpi.sshKey = "/home/u/.trainyard/mesh/id";
    mpi.knownHosts = "/home/u/.trainyard/mesh/known_hosts";
    mpi.job.task.launcherOptions = {"--tag-output"};
    const LaunchPlan plan = planOf(mpi);
    EXPECT_EQ(plan.files.at("hosts"), "10.0.0.2 slots=2\n10.0.0.3 slots=2\n");
    EXPECT_THAT(plan.start,
                ElementsAre("mpirun", "--hostfile", "/home/u/.trainyard/runs/r-1/hosts", "-np", "4", "--map-by", "slot",
                            "--mca", "plm_rsh_args",
                            "-o BatchMode=yes -p 2222 -o IdentitiesOnly=yes -i /home/u/.trainyard/mesh/id -o "
                            "UserKnownHostsFile=/home/u/.trainyard/mesh/known_hosts",
                            "--tag-output", "/home/u/my runtime", "join", "--run-folder", "/home/u/.trainyard/runs/r-1",
                            "--scheduler", "10.0.0.1:9091"));
    EXPECT_FALSE(plan.submits);
    // A head that only has a process of its own gets no worker.
    mpi.job.type = protocol::JobType::Dask;
    mpi.machines.insert(mpi.machines.begin(), {"head", "10.0.0.1", true});
    EXPECT_EQ(planOf(mpi).files.at("hosts"), plan.files.at("hosts"));
    mpi.loopback = true;
    EXPECT_THAT(planOf(mpi).start, ::testing::Contains("btl_tcp_if_include"));
}

TEST(Launchers, SlurmStaysOrSubmits)
{
    LaunchRequest slurm = request(protocol::Launcher::Slurm);
    slurm.job.task.launcherOptions = {"--partition=gpu"};
    EXPECT_THAT(planOf(slurm).start,
                ElementsAre("srun", "--oversubscribe", "--nodes=2", "--ntasks=4", "--ntasks-per-node=2",
                            "--kill-on-bad-exit=0", "--partition=gpu", "/home/u/my runtime", "join", "--run-folder",
                            "/home/u/.trainyard/runs/r-1", "--scheduler", "10.0.0.1:9091"));
    slurm.job.task.launcherOptions.push_back("batch");
    const LaunchPlan plan = planOf(slurm);
    EXPECT_TRUE(plan.submits);
    EXPECT_THAT(plan.start, ElementsAre("sbatch", "--oversubscribe", "--nodes=2", "--ntasks=4", "--ntasks-per-node=2",
                                        "--job-name=r-1", "--output=/home/u/.trainyard/runs/r-1/log/slurm-%j.log",
                                        "--partition=gpu", "/home/u/.trainyard/runs/r-1/batch.sh"));
    EXPECT_EQ(plan.files.at("batch.sh"),
              "#!/bin/bash\n"
              "export TRAINYARD_HOME=/home/u/.trainyard\n"
              "exec srun --oversubscribe --nodes=2 --ntasks=4 --ntasks-per-node=2 --kill-on-bad-exit=0 "
              "'/home/u/my runtime' join --run-folder /home/u/.trainyard/runs/r-1 --scheduler 10.0.0.1:9091\n");
    EXPECT_THAT(plan.cancel, ElementsAre("scancel", "{id}"));
    const Launcher &launcher = *launcherOf(protocol::Launcher::Slurm);
    EXPECT_EQ(launcher.idIn("sbatch: info\nSubmitted batch job 4711\n"), "4711");
    EXPECT_FALSE(launcher.idIn("sbatch: error: invalid partition"));
    EXPECT_EQ(launcher.stateIn("PENDING\n"), QueueState::Waiting);
    EXPECT_EQ(launcher.stateIn("RUNNING\n"), QueueState::Running);
    EXPECT_EQ(launcher.stateIn("OUT_OF_MEMORY\n"), QueueState::Failed);
    EXPECT_EQ(launcher.stateIn(""), QueueState::Ended);
    EXPECT_EQ(launcher.stateIn("slurm_load_jobs error: Invalid job id specified"), QueueState::Ended);
    EXPECT_EQ(launcher.stateIn("slurm_load_jobs error: Unable to contact slurm controller"), QueueState::Unknown);
}

TEST(Launchers, GridEngineSubmitsAnArray)
{
    LaunchRequest sge = request(protocol::Launcher::Sge);
    sge.job.task.launcherOptions = {"-q", "all.q"};
    const LaunchPlan plan = planOf(sge);
    EXPECT_TRUE(plan.submits);
    const std::string folder = "/home/u/.trainyard/runs/r-1";
    EXPECT_THAT(plan.start,
                ElementsAre("qsub", "-terse", "-wd", folder, "-S", "/bin/bash", "-t", "1-4", "-N", "trainyard-r-1",
                            "-o", folder + "/log", "-e", folder + "/log", "-q", "all.q", folder + "/sge.sh"));
    EXPECT_THAT(plan.start, Not(::testing::Contains("-V"))) << "secrets would be in the queue's files";
    EXPECT_EQ(plan.files.at("sge.sh"), "#!/bin/bash\nexport TRAINYARD_HOME=/home/u/.trainyard\n"
                                       "exec '/home/u/my runtime' join --run-folder " +
                                           folder + " --scheduler 10.0.0.1:9091\n");
    const Launcher &launcher = *launcherOf(protocol::Launcher::Sge);
    EXPECT_EQ(launcher.idIn("12.1-4:1\n"), "12");
    EXPECT_EQ(launcher.idIn("Your job-array 13.1-4:1 (\"trainyard-r-1\") has been submitted"), "13");
    EXPECT_EQ(launcher.idIn("warning: x\nYour job 14 (\"a\") has been submitted"), "14");
    EXPECT_FALSE(launcher.idIn("Unable to run job: denied"));
    EXPECT_EQ(launcher.stateIn("qw\nqw\n"), QueueState::Waiting);
    EXPECT_EQ(launcher.stateIn("hqw\n"), QueueState::Waiting);
    EXPECT_EQ(launcher.stateIn("r\nqw\n"), QueueState::Running);
    EXPECT_EQ(launcher.stateIn("Eqw\n"), QueueState::Failed);
    EXPECT_EQ(launcher.stateIn(""), QueueState::Ended);
    EXPECT_EQ(launcher.stateIn("?\n"), QueueState::Unknown);
    // The command itself, with stand-ins for qstat: one that lists two jobs, and one whose master is away.
    TemporaryFolder scripts;
    const auto states = [&](const char *qstat) {
        EXPECT_TRUE(writeFileAtomically(scripts.path / "qstat", qstat, 0755));
        std::vector<std::string> words = plan.state;
        words.back() = "12";
        const auto outcome =
            runProcess({.argv = words, .environment = {{"PATH=" + scripts.path.string() + ":/usr/bin:/bin"}}},
                       {Deadline::after(std::chrono::seconds(20)), {}});
        return outcome ? outcome->out : outcome.error().detail;
    };
    EXPECT_EQ(states("#!/bin/sh\n"
                     "echo 'job-ID  prior   name       user         state submit/start at     queue'\n"
                     "echo '     12 0.55500 trainyard- u            r     11/27/2026 18:00:00 all.q@a  1 1'\n"
                     "echo '     12 0.55500 trainyard- u            qw    11/27/2026 18:00:00          1 2'\n"
                     "echo '    112 0.55500 other      u            Eqw   11/27/2026 18:00:00          1'\n"),
              "r\nqw\n");
    EXPECT_EQ(states("#!/bin/sh\necho 'error: unable to contact qmaster' >&2\nexit 1\n"), "?\n");
}

/// The script runs with a stand-in for the runtime, a shell script.
TEST(Launchers, LocalStartsAllAndReportsTheFirstFailure)
{
    TemporaryFolder temporary;
    const std::filesystem::path &folder = temporary.path;
    LaunchRequest local = request(protocol::Launcher::Local);
    local.job.workers = 3;
    local.runFolder = folder.string();
    local.runtime = (folder / "stand-in runtime").string();
    const LaunchPlan plan = planOf(local);
    ASSERT_TRUE(writeFileAtomically(folder / "local.sh", plan.files.at("local.sh")));
    const auto run = [&](const std::string &script) {
        EXPECT_TRUE(writeFileAtomically(local.runtime, "#!/bin/sh\n" + script, 0755));
        return runProcess({.argv = plan.start}, {Deadline::after(std::chrono::seconds(30)), {}});
    };
    const auto good = run("echo \"$@\"\n");
    ASSERT_TRUE(good);
    const std::string line = fmt::format("join --run-folder {} --scheduler 10.0.0.1:9091\n", folder.string());
    EXPECT_EQ(good->out, line + line + line);
    EXPECT_EQ(good->exitStatus, 0);
    // mkdir succeeds in one of them only.
    const auto bad = run(fmt::format("mkdir {}/first 2>/dev/null && exit 7\nexit 0\n", folder.string()));
    ASSERT_TRUE(bad);
    EXPECT_EQ(bad->exitStatus, 7) << bad->err;
    // Its own parent is the script: SIGTERM to it must reach all three, which end with 9.
    const auto stopped =
        run(fmt::format("trap 'exit 9' TERM\necho x >>{0}/ready\n[ $(wc -l <{0}/ready) -lt 3 ] || kill -TERM $PPID\n"
                        "while :; do sleep 0.05; done\n",
                        folder.string()));
    ASSERT_TRUE(stopped) << stopped.error().detail;
    EXPECT_EQ(stopped->exitStatus, 9) << stopped->err;
}

} // namespace
} // namespace trainyard::launchers
