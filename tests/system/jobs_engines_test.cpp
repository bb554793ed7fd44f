// Engines that carry a job on machines of the local cloud: mpirun of Open MPI, Slurm and Grid Engine with the bundled
// trainer, and Dask. Daemons of queues run on the machines themselves.
#include <csignal>
#include <regex>

#include <gmock/gmock.h>

#include "build_paths.h"
#include "tests/system/local_journey.h"
#include "tests/system/run_records.h"

using namespace std::chrono_literals;
using testing::HasSubstr;

TEST(JobsEngines, MpirunCarriesTheBundledTrainerOnTwoMachines)
{
    SKIP_WITHOUT_PROGRAMS();
    if (!trainyard::findProgram("mpirun"))
        GTEST_SKIP() << "no mpirun (openmpi-bin) here";
    LocalHome home;
    home.launch("demo", 2);
    if (!home.sandboxed())
        GTEST_SKIP() << "without sandboxes the machines have no home of their own for ssh";
    home.putDigits("run-bucket", 2000, 200);
    // The machines have no keys for each other yet: the start of the run gives them some.
    const auto trained = home.run({"run", "demo", "--launcher", "mpi", "--model", "mlp", "--data",
                                   "s3://run-bucket/digits", "--epochs", "3", "--follow"},
                                  240s);
    ASSERT_EQ(trained.exitStatus, 0) << trained.out << trained.err << home.run({"logs", "latest"}).out;
    const auto row = parsed(home.run({"runs", "--json"}).out).at("runs").at(0);
    EXPECT_EQ(row.at("epochs"), 3);
    EXPECT_GT(row.at("validation_accuracy"), 0.5);
    const auto metrics = parsed(home.run({"metrics", row.at("id"), "--json"}).out);
    EXPECT_EQ(count(metrics, "member-joined"), 2);
    const auto stopped = home.run({"exec", "demo", "--", "pgrep -f '[m]pirun|[t]rainyard-runtime join' || echo none"});
    EXPECT_THAT(stopped.out, HasSubstr("head | none"));
    EXPECT_THAT(stopped.out, HasSubstr("worker-2 | none"));
}

namespace {

/// Runs a script of tests/data/scripts on one machine, or on all.
void runScript(const LocalHome &home, const std::string &name, const std::string &argument, const std::string &node)
{
    const auto script = trainyard::readFile(TRAINYARD_SOURCE_DIR "/tests/data/scripts/" + name);
    ASSERT_TRUE(script);
    std::vector<std::string> words{"exec", "demo"};
    if (!node.empty())
        words.insert(words.end(), {"--node", node});
    words.insert(words.end(), {"--", "/bin/sh", "-c", *script, name, argument});
    const auto made = home.run(words, 120s);
    ASSERT_EQ(made.exitStatus, 0) << made.out << made.err;
}

/// Waits until a command on the head prints a text.
bool headPrints(const LocalHome &home, const std::string &command, const std::string &text)
{
    const auto deadline = trainyard::Deadline::after(60s);
    do {
        if (home.run({"exec", "demo", "--node", "head", "--", command}).out.find(text) != std::string::npos)
            return true;
    } while (trainyard::pause(200ms, {deadline, {}}));
    return false;
}

/// Trains with a launcher, and expects that each worker has joined.
void expectTraining(const LocalHome &home, const std::vector<std::string> &launcher, int workers)
{
    std::vector<std::string> words{"run",      "demo", "--model", "mlp", "--data", "s3://run-bucket/digits",
                                   "--epochs", "3",    "--follow"};
    words.insert(words.end(), launcher.begin(), launcher.end());
    const auto trained = home.run(words, 240s);
    ASSERT_EQ(trained.exitStatus, 0) << trained.out << trained.err << home.run({"logs", "latest"}).out;
    const auto row = parsed(home.run({"runs", "--json"}).out).at("runs").at(0);
    EXPECT_EQ(row.at("epochs"), 3);
    EXPECT_GT(row.at("validation_accuracy"), 0.5);
    EXPECT_EQ(count(parsed(home.run({"metrics", row.at("id"), "--json"}).out), "member-joined"), workers);
}

/// Starts a run that would take hours, and stops it when the queue says that its job runs.
void expectStop(const LocalHome &home, const std::vector<std::string> &launcher, const std::string &queue,
                const std::string &running)
{
    std::vector<std::string> words{"run",      "demo", "--model", "mlp", "--data", "s3://run-bucket/digits",
                                   "--epochs", "9000"};
    words.insert(words.end(), launcher.begin(), launcher.end());
    const auto started = home.run(words, 120s);
    ASSERT_EQ(started.exitStatus, 0) << started.out << started.err;
    EXPECT_TRUE(headPrints(home, queue, running)) << home.run({"logs", "latest"}).out;
    const auto stopped = home.run({"runs", "--stop", "latest"}, 120s);
    EXPECT_EQ(stopped.exitStatus, 0) << stopped.out << stopped.err;
    EXPECT_TRUE(headPrints(home, "echo \"<$(" + queue + ")>\"", "<>")) << "the job is still in the queue";
    const auto left = home.run({"exec", "demo", "--", "pgrep -f '[t]rainyard-runtime join' || echo none"});
    EXPECT_THAT(left.out, HasSubstr("head | none"));
    EXPECT_THAT(left.out, HasSubstr("worker-1 | none"));
}

} // namespace

TEST(JobsEngines, SlurmCarriesTheBundledTrainerOnTwoMachines)
{
    SKIP_WITHOUT_PROGRAMS();
    if (!trainyard::findProgram("sbatch") || !std::filesystem::exists("/usr/sbin/slurmctld"))
        GTEST_SKIP() << "no Slurm (slurm-wlm) here";
    LocalHome home;
    home.launch("demo", 2);
    if (!home.sandboxed())
        GTEST_SKIP() << "without sandboxes the machines share their /etc";
    home.putDigits("run-bucket", 2000, 200);
    const auto address =
        home.run({"exec", "demo", "--node", "head", "--", "getent hosts $(hostname) | cut -d ' ' -f 1"});
    const auto at = address.out.find("127.");
    ASSERT_NE(at, std::string::npos) << address.out << address.err;
    runScript(home, "slurm_node.sh", address.out.substr(at, address.out.find('\n', at) - at), "");
    ASSERT_TRUE(headPrints(home, "sinfo -h -o '%t %D'", "idle 2"));
    expectTraining(home, {"--launcher", "slurm"}, 2);
    expectTraining(home, {"--launcher", "slurm", "--launcher-option", "batch"}, 2);
    EXPECT_THAT(home.run({"logs", "latest"}).out, HasSubstr("sbatch has submitted the job"));
    expectStop(home, {"--launcher", "slurm", "--launcher-option", "batch"}, "squeue -h", " R ");
}

TEST(JobsEngines, GridEngineCarriesTheBundledTrainer)
{
    SKIP_WITHOUT_PROGRAMS();
    if (!trainyard::findProgram("qsub") || !std::filesystem::exists("/usr/sbin/sge_qmaster"))
        GTEST_SKIP() << "no Grid Engine (gridengine-master, gridengine-exec, gridengine-client) here";
    LocalHome home;
    home.launch("demo", 1);
    if (!home.sandboxed())
        GTEST_SKIP() << "without sandboxes the machines share their /etc";
    home.putDigits("run-bucket", 2000, 200);
    runScript(home, "sge_node.sh", "", "head");
    // The first report of the execution daemon opens its queue.
    ASSERT_TRUE(headPrints(home, "qhost", "lx-amd64"));
    expectTraining(home, {"--launcher", "sge"}, 1);
    expectStop(home, {"--launcher", "sge"}, "qstat", " r ");
}

namespace {

/// What a page of the dashboard answers at the local end of a tunnel of the command line, else what went wrong.
std::string dashboardAnswer(const LocalHome &home, const std::string &page)
{
    const std::string output = (home.folder() / "tunnel.log").string();
    const auto tunnel = trainyard::spawnDetached(home.spec({"tunnel", "demo", "dask"}), output);
    if (!tunnel)
        return tunnel.error().detail;
    const std::regex form("127\\.0\\.0\\.1:([0-9]+) leads to");
    const trainyard::CallContext patience{trainyard::Deadline::after(60s), {}};
    std::smatch local;
    std::string answer;
    do {
        answer = trainyard::readFile(output).value_or("");
    } while (!std::regex_search(answer, local, form) && trainyard::isAlive(*tunnel) &&
             trainyard::pause(100ms, patience));
    if (!local.empty()) {
        const std::string get = "import sys, urllib.request as u\n"
                                "print(u.build_opener(u.ProxyHandler({})).open(sys.argv[1], timeout=30).read())";
        const std::string url = "http://127.0.0.1:" + local.str(1) + page;
        const auto got = trainyard::runProcess({{"/usr/bin/python3", "-c", get, url}, {}, "", ""}, patience);
        answer = got ? got->out + got->err : got.error().detail;
    }
    ::kill(tunnel->pid, SIGINT);
    return answer;
}

} // namespace

TEST(JobsEngines, ADaskProgramUsesWorkersOnTwoMachines)
{
    SKIP_WITHOUT_PROGRAMS();
    const auto dask = trainyard::runProcess({{"/usr/bin/python3", "-c", "import distributed"}, {}, "", ""},
                                            {trainyard::Deadline::after(60s), {}});
    if (!dask || dask->exitStatus != 0)
        GTEST_SKIP() << "/usr/bin/python3 has no Dask (python3-distributed)";
    LocalHome home;
    home.launch("demo", 2);
    const auto done =
        home.run({"run", "demo", "--type", "dask", "--dask-python", "/usr/bin/python3", "--code",
                  TRAINYARD_SOURCE_DIR "/tests/data/scripts", "--follow", "--", "/usr/bin/python3 dask_sum.py"},
                 240s);
    ASSERT_EQ(done.exitStatus, 0) << done.out << done.err << home.run({"logs", "latest"}).out;
    EXPECT_THAT(home.run({"logs", "latest", "--role", "server"}).out, HasSubstr("used 2 workers"));
    const std::string id = parsed(home.run({"runs", "--json"}).out).at("runs").at(0).at("id");
    EXPECT_GE(count(parsed(home.run({"metrics", id, "--json"}).out), "train-loss"), 1) << "a curve";
    const auto left = home.run({"exec", "demo", "--", "pgrep -f '[d]istributed.cli' || echo none"});
    EXPECT_THAT(left.out, HasSubstr("worker-1 | none"));

    // G30: without a command the processes stay, and the scheduler's page is reached through a tunnel.
    ASSERT_EQ(home.run({"run", "demo", "--type", "dask", "--dask-python", "/usr/bin/python3"}, 120s).exitStatus, 0);
    const trainyard::CallContext patience{trainyard::Deadline::after(120s), {}};
    while (home.run({"logs", "latest", "--role", "server"}).out.find("dashboard at") == std::string::npos)
        ASSERT_TRUE(trainyard::pause(500ms, patience)) << home.run({"logs", "latest"}).out;
    EXPECT_THAT(dashboardAnswer(home, "/json/counts.json"), HasSubstr("\"workers\""));
    EXPECT_EQ(home.run({"runs", "--stop", "latest"}, 120s).exitStatus, 0);
}
