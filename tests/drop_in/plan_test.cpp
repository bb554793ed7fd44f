#include "backend/runtime/launch/drop_in/drop_in_plan.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/core/system/process.h"
#include "backend/core/time/deadline.h"
#include "backend/runtime/launch/drop_in/drop_in_watch.h"

namespace trainyard::launch {
namespace {

using namespace std::chrono_literals;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::Pair;
using Hosts = std::vector<launchers::HostLine>;

DropInOptions anOptions(int workers, int servers)
{
    DropInOptions options;
    options.workers = workers;
    options.servers = servers;
    options.command = "python x.py";
    return options;
}

const LaunchPlace kPlace{"10.0.0.1", 9091, "0123abcd", "/home/u/it's here"};

std::vector<std::string> placesOf(const std::vector<LaunchedProcess> &processes)
{
    std::vector<std::string> places;
    for (const LaunchedProcess &one : processes)
        places.push_back(fmt::format("{}-{} {}", one.role, one.index, one.host.host));
    return places;
}

TEST(DropInPlan, CyclesServersAndWorkersOverHosts)
{
    const Hosts hosts{{"a"}, {"b"}, {"c"}};
    EXPECT_THAT(placesOf(processesOf(anOptions(3, 3), hosts, kPlace)),
                ElementsAre("scheduler-0 ", "server-0 a", "server-1 b", "server-2 c", "worker-0 a", "worker-1 b",
                            "worker-2 c"));
    EXPECT_THAT(placesOf(processesOf(anOptions(3, 1), hosts, kPlace)),
                ElementsAre("scheduler-0 ", "server-0 a", "worker-0 b", "worker-1 c", "worker-2 a"));
    EXPECT_THAT(placesOf(processesOf(anOptions(2, 1), {}, kPlace)),
                ElementsAre("scheduler-0 ", "worker-0 ", "worker-1 ", "server-0 "))
        << "the local launcher has workers first";
}

TEST(DropInPlan, SetsTheVariablesOfLaunchPy)
{
    DropInOptions options = anOptions(2, 1);
    options.variables = {{"OMP_NUM_THREADS", "4"}, {"MODE", "all"}};
    options.workersOwn = {{"MODE", "worker"}};
    const auto all = processesOf(options, {{"10.0.0.2", 2222}}, kPlace);
    EXPECT_EQ(all[2].variables, (DropInOptions::Variables{{"DMLC_ROLE", "worker"},
                                                          {"DMLC_PS_ROOT_URI", "10.0.0.1"},
                                                          {"DMLC_PS_ROOT_PORT", "9091"},
                                                          {"DMLC_NUM_WORKER", "2"},
                                                          {"DMLC_NUM_SERVER", "1"},
                                                          {"DMLC_NODE_HOST", "10.0.0.2"},
                                                          {"DMLC_JOB_CLUSTER", "ssh"},
                                                          {"OMP_NUM_THREADS", "4"},
                                                          {"MODE", "worker"},
                                                          {"TRAINYARD_LAUNCH", "0123abcd"}}));
    EXPECT_EQ(all[1].variables.at("MODE"), "all");
    EXPECT_FALSE(all[0].variables.contains("DMLC_NODE_HOST"));
    const auto local = processesOf(options, {}, kPlace);
    EXPECT_EQ(local[2].variables.at("DMLC_TASK_ID"), "1");
    EXPECT_EQ(local[3].variables.at("DMLC_TASK_ID"), "2") << "servers behind the workers";
    options.newWorker = "10.0.0.9";
    options.variables["DMLC_NUM_WORKER"] = "7";
    const auto added = newWorkerOf(options, kPlace);
    EXPECT_THAT(added.variables, Contains(Pair("DMLC_NUM_WORKER", "7"))) << "what the scheduler gave";
    EXPECT_THAT(added.variables, Not(Contains(Pair("DMLC_PS_ROOT_PORT", "9091"))));
}

TEST(DropInPlan, QuotesForARealShell)
{
    LaunchedProcess process{"worker", 0, {"h"}, {{"VALUE", "it's $HOME `x` \"q\" \\"}}};
    const std::string script = remoteScript(process, "/", "printf '<%s>' \"$VALUE\" 'two words'; cat");
    const auto outcome = runProcess({.argv = {"/bin/sh", "-s"}, .input = script}, {Deadline::after(20s), {}});
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->out, "<it's $HOME `x` \"q\" \\><two words>") << "cat reads no rest of the script";
    const auto lost = runProcess({.argv = {"/bin/sh", "-s"}, .input = remoteScript(process, "/no such", "true")},
                                 {Deadline::after(20s), {}});
    ASSERT_TRUE(lost);
    EXPECT_EQ(lost->exitStatus, 1);
    EXPECT_THAT(lost->err, HasSubstr("/no such is not there: share it"));
    EXPECT_THAT(sshWords({"10.0.0.2", 2222}),
                ElementsAre("ssh", "-T", "-o", "BatchMode=yes", "-o", "StrictHostKeyChecking=accept-new", "-o",
                            "ConnectTimeout=20", "-o", "ServerAliveInterval=15", "-o", "ServerAliveCountMax=4", "-p",
                            "2222", "10.0.0.2"));
}

/// The script decides the role by the number of the task.
TEST(DropInPlan, ScriptsOfQueuesDecideTheirRole)
{
    DropInOptions options = anOptions(2, 1);
    options.launcher = DropInOptions::Launcher::Sge;
    options.command = "echo $DMLC_ROLE $DMLC_TASK_ID $DMLC_JOB_CLUSTER $MODE";
    options.serversOwn = {{"MODE", "quiet"}};
    LaunchPlace place = kPlace;
    place.folder = "/";
    const std::string script = taskScript(options, place, "$((SGE_TASK_ID - 1))");
    const auto run = [&](int task) {
        const auto outcome =
            runProcess({.argv = {"/bin/sh", "-s"},
                        .environment = {{"HOME=/nowhere", "PATH=/usr/bin:/bin", fmt::format("SGE_TASK_ID={}", task)}},
                        .input = script},
                       {Deadline::after(20s), {}});
        return outcome ? outcome->out : outcome.error().detail;
    };
    EXPECT_EQ(run(1), "worker 0 sge\n");
    EXPECT_EQ(run(2), "worker 1 sge\n") << "of a 1-based number no worker is lost";
    EXPECT_EQ(run(3), "server 2 sge quiet\n");
}

TEST(DropInPlan, NoQueueGetsASecret) // V4 of the review: qsub copies its script into the files of the queue
{
    DropInOptions options = anOptions(1, 1);
    options.launcher = DropInOptions::Launcher::Sge;
    options.variables = {{"AWS_SECRET_ACCESS_KEY", "of-aws"}, {"OMP_NUM_THREADS", "4"}};
    options.workersOwn = {{"HUB_TOKEN", "of-the-worker"}};
    options.serversOwn = {{"DB_PASSWORD", "of-the-server"}, {"KEY", "short"}};
    EXPECT_THAT(secretVariables(options),
                ::testing::UnorderedElementsAre("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_SESSION_TOKEN",
                                                "DB_PASSWORD", "HUB_TOKEN"));
    EXPECT_EQ(submittedScript(kPlace, "/home/u/it's here/tasks.sh"),
              "#!/bin/bash\n"
              "cd '/home/u/it'\\''s here' || { echo '/home/u/it'\\''s here is not there: share it, or copy the current "
              "folder with --sync-dst-dir' >&2; exit 1; }\n"
              "exec /bin/bash '/home/u/it'\\''s here/tasks.sh'\n");
}

TEST(DropInPlan, WritesFilesForDynamicTraining)
{
    const auto files = dynamicFiles(processesOf(anOptions(3, 3), {{"10.0.0.2"}, {"10.0.0.3"}}, kPlace), "/opt/runtime");
    EXPECT_EQ(files.at("host_worker"), "10.0.0.3\n10.0.0.2\n") << "in the order of the workers, each once";
    EXPECT_EQ(files.at("host_worker_log"), "");
    EXPECT_THAT(files.at("trainyard_launch.py"), HasSubstr("[\"/opt/runtime\", \"launch\"] + sys.argv[1:]"));
    EXPECT_EQ(dynamicVariables(anOptions(1, 1), "/efs").at("WORKER_HOST_FILE"), "/efs/host_worker");
}

TEST(LaunchWatch, EndsWithTheFirstFailure)
{
    const LaunchWatch::Clock::time_point now{};
    LaunchWatch watch({"scheduler", "server", "worker", "worker"}, false);
    EXPECT_FALSE(watch.onEnd(2, 0, now));
    EXPECT_FALSE(watch.isOver(now));
    EXPECT_TRUE(watch.onEnd(3, 7, now));
    EXPECT_TRUE(watch.isOver(now));
    EXPECT_FALSE(watch.onEnd(1, 143, now)) << "ended because of the first one";
    EXPECT_EQ(watch.rootCause(), 3u);
    EXPECT_EQ(watch.exitStatus(), 7);
}

TEST(LaunchWatch, GoesOnWithFewerWorkers)
{
    const LaunchWatch::Clock::time_point now{};
    LaunchWatch watch({"scheduler", "server", "worker", "worker"}, true);
    EXPECT_FALSE(watch.onEnd(3, 7, now));
    EXPECT_FALSE(watch.isOver(now));
    EXPECT_FALSE(watch.onEnd(2, 0, now));
    EXPECT_FALSE(watch.onEnd(1, 0, now));
    EXPECT_FALSE(watch.onEnd(0, 0, now));
    EXPECT_TRUE(watch.isOver(now));
    EXPECT_EQ(watch.exitStatus(), 0);

    LaunchWatch none({"scheduler", "worker", "worker"}, true);
    EXPECT_FALSE(none.onEnd(1, 7, now));
    EXPECT_TRUE(none.onEnd(2, 8, now)) << "nothing is left that works";
    EXPECT_EQ(none.exitStatus(), 7) << "the first one";

    LaunchWatch server({"scheduler", "server", "worker"}, true);
    EXPECT_TRUE(server.onEnd(1, 9, now)) << "servers have parts of the weights";
    EXPECT_EQ(server.exitStatus(), 9);
}

TEST(LaunchWatch, DoesNotWaitForServersForEver)
{
    const LaunchWatch::Clock::time_point now{};
    LaunchWatch watch({"scheduler", "server", "worker"}, false);
    EXPECT_FALSE(watch.onEnd(2, 0, now));
    EXPECT_FALSE(watch.isOver(now + 29s));
    EXPECT_TRUE(watch.isOver(now + 30s));
    EXPECT_FALSE(watch.onEnd(1, 1, now + 31s)) << "the work is done";
    EXPECT_EQ(watch.exitStatus(), 0);
    EXPECT_FALSE(watch.allEnded());
}

TEST(LaunchWatch, EndsWithATable)
{
    EXPECT_EQ(endTable({{"this machine", "scheduler-0", -1}, {"10.0.0.2", "worker-0", 7}}),
              "HOST          ROLE         STATUS\n"
              "this machine  scheduler-0  ended by the launcher\n"
              "10.0.0.2      worker-0     7\n");
}

} // namespace
} // namespace trainyard::launch
