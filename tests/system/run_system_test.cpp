// Runs on a cluster of the local cloud, with the command line.
#include <gmock/gmock.h>

#include "backend/ledger/ledger.h"
#include "tests/support/patience.h"
#include "tests/support/tcp_server.h"
#include "tests/system/faulty_cloud.h"
#include "tests/system/run_records.h"

using namespace std::chrono_literals;
using testing::HasSubstr;

TEST(ClusterSystem, ARunSurvivesTheDeathOfAWorkerAndReportsIt)
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    home.launch("demo", 2);
    if (!home.sandboxed())
        GTEST_SKIP() << "without sandboxes a kill by name would reach the workers of every machine";
    home.putDigits("run-bucket", 4000, 400);
    const auto started = home.run({"run", "demo", "--model", "lenet", "--data", "s3://run-bucket/digits", "--epochs",
                                   "12", "--batch-size", "96", "--json"});
    ASSERT_EQ(started.exitStatus, 0) << started.err;
    const std::string run = parsed(started.out).at("run");
    EXPECT_EQ(home.run({"run", "demo", "--data", "s3://run-bucket/digits"}).exitStatus, 1) << "the cluster is busy";

    // During training: one epoch has finished, many remain.
    ASSERT_TRUE(eventually(home, {"metrics", run, "--json"},
                           [](const auto &m) { return count(m, "validation-accuracy") >= 1; }));
    const auto killed =
        home.run({"exec", "demo", "--node", "worker-2", "--", "pkill -KILL -f 'trainyard-runtime.* [w]orker'"});
    EXPECT_EQ(killed.exitStatus, 0) << killed.out << killed.err;

    const auto followed = home.run({"metrics", run, "--follow"}, 240s); // with sanitizers, beside other tests
    EXPECT_EQ(followed.exitStatus, 0) << followed.err;
    EXPECT_THAT(followed.out, HasSubstr("died"));
    const auto metrics = parsed(home.run({"metrics", run, "--json"}).out);
    EXPECT_EQ(count(metrics, "member-died"), 1);
    EXPECT_EQ(count(metrics, "run-finished"), 1);
    const auto runs = parsed(home.run({"runs", "--json"}).out).at("runs");
    EXPECT_EQ(runs.at(0).at("state"), "finished");
    EXPECT_EQ(runs.at(0).at("epochs"), 12);
    EXPECT_THAT(home.run({"metrics", run, "--csv"}).out, HasSubstr("member-died"));
    EXPECT_THAT(home.run({"logs", run, "--role", "worker"}).out, HasSubstr("worker-1 | "));
}

TEST(ClusterSystem, ARunThatIsStoppedSavesACheckpointAndIsResumed)
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    home.launch("demo", 1);
    const auto onWorker = [&](const std::string &command) {
        return home.run({"exec", "demo", "--node", "worker-1", "--", command}, 120s);
    };
    const std::string runtime = "\"$HOME\"/.trainyard/bundle/trainyard-runtime";
    const auto made = parsed(home.run({"exec", "demo", "--node", "worker-1", "--json", "--",
                                       runtime + " data make-digits digits --train 4000 --test 200 >/dev/null; pwd"},
                                      120s)
                                 .out);
    std::string digits = made.at("nodes").at(0).at("out");
    digits.erase(digits.find_last_not_of('\n') + 1);
    digits += "/digits";
    const auto started = home.run({"run", "demo", "--model", "lenet", "--data", "file://" + digits, "--epochs", "1000",
                                   "--batch-size", "40", "--disp-batches", "1", "--save-period", "0", "--json"},
                                  120s);
    ASSERT_EQ(started.exitStatus, 0) << started.err;
    const std::string run = parsed(started.out).at("run");
    ASSERT_TRUE(eventually(home, {"metrics", run, "--json"}, [](const auto &m) { return count(m, "speed") >= 3; }));

    const auto stopped = home.run({"runs", "--stop", run, "--json"}, 120s);
    ASSERT_EQ(stopped.exitStatus, 0) << stopped.err;
    EXPECT_THAT(stopped.err, HasSubstr("Saving a checkpoint"));
    EXPECT_EQ(parsed(stopped.out).at("state"), "stopped");
    const std::string note = parsed(stopped.out).at("note");
    const auto metrics = parsed(home.run({"metrics", run, "--json"}).out);
    ASSERT_EQ(count(metrics, "checkpoint"), 1);
    for (const auto &record : metrics.at("records")) {
        if (record.at("name") != "checkpoint")
            continue;
        const auto step = record.at("step").get<long>();
        EXPECT_EQ(note, "scheduler: stop was requested; checkpoint saved at step " + std::to_string(step));
        const int epochs = record.at("value");
        const auto resumed = onWorker(runtime + " launch -n 1 --model lenet --batch-size 40 --disp-batches 1 --data " +
                                      digits + " --num-epochs " + std::to_string(epochs + 1) + " --resume " +
                                      std::string(record.at("note")) + " --run-folder resumed");
        EXPECT_EQ(resumed.exitStatus, 0) << resumed.out << resumed.err;
        EXPECT_THAT(resumed.out, HasSubstr("Epoch[" + std::to_string(epochs) + "] Train-accuracy"));
        // Only what the stopped run had left of the epoch: 100 steps in all.
        const auto trained = onWorker("grep -c '\"name\":\"speed\",.*\"rank\":0' resumed/metrics.jsonl");
        EXPECT_THAT(trained.out, HasSubstr("worker-1 | " + std::to_string(100 - step % 100) + "\n"));
    }
    EXPECT_EQ(parsed(home.run({"status", "demo", "--json"}).out).at("state"), "ready") << "the machines stay";
    const auto again = home.run({"runs", "--stop", run});
    EXPECT_EQ(again.exitStatus, 0) << "it has ended already";
    EXPECT_THAT(again.out, HasSubstr("checkpoint saved at step"));
    EXPECT_EQ(home.run({"runs", "--now"}).exitStatus, 2) << "which one?";
}

TEST(ClusterSystem, WorkersComeAndGoWhileARunGoesOn)
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    home.launch("demo", 1);
    home.putDigits("run-bucket", 4000, 400);
    const auto started = home.run({"run", "demo", "--model", "mlp", "--data", "s3://run-bucket/digits", "--epochs",
                                   "100000", "--save-period", "0", "--json"});
    ASSERT_EQ(started.exitStatus, 0) << started.err;
    const std::string run = parsed(started.out).at("run");
    const auto grown = home.run({"scale", "demo", "--workers", "2", "--json"}, 120s);
    ASSERT_EQ(grown.exitStatus, 0) << grown.err;
    EXPECT_EQ(parsed(grown.out).at("added").at(0), "worker-2");
    EXPECT_TRUE(
        eventually(home, {"metrics", run, "--json"}, [](const auto &m) { return count(m, "member-joined") >= 2; }));
    EXPECT_EQ(home.run({"scale", "demo", "--workers", "1"}).exitStatus, 2) << "there is no terminal for the question";
    const auto shrunk = home.run({"scale", "demo", "--workers", "1", "--yes"}, 120s);
    EXPECT_EQ(shrunk.exitStatus, 0) << shrunk.err;
    EXPECT_TRUE(
        eventually(home, {"metrics", run, "--json"}, [](const auto &m) { return count(m, "member-left") == 1; }));
    // Terminating a cluster with an active run ends the run; its logs are saved on this computer.
    EXPECT_EQ(home.run({"terminate", "demo", "--yes"}, 240s).exitStatus, 0); // the run saves first
    const auto logs = home.run({"logs", run});
    EXPECT_EQ(logs.exitStatus, 0) << logs.err;
    EXPECT_THAT(logs.out, HasSubstr("Epoch["));
}

/// H25: changes the number of workers only when it is allowed to, and reports the reason.
TEST(ClusterSystem, TheNumberOfWorkersFollowsAGoal)
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    home.launch("demo", 1);
    home.putDigits("run-bucket", 2000, 200);
    EXPECT_EQ(home.run({"scale", "demo"}).exitStatus, 2) << "what is wanted?";
    EXPECT_EQ(home.run({"scale", "demo", "--workers", "2", "--auto"}).exitStatus, 2) << "one or the other";
    EXPECT_EQ(home.run({"scale", "demo", "--advise"}).exitStatus, 1) << "nothing runs";
    const auto started = home.run({"run", "demo", "--model", "mlp", "--data", "s3://run-bucket/digits", "--epochs",
                                   "100000", "--save-period", "0", "--json"});
    ASSERT_EQ(started.exitStatus, 0) << started.err;
    const std::string run = parsed(started.out).at("run");
    EXPECT_EQ(home.run({"scale", "demo", "--auto", "--finish-in-minutes", "1"}).exitStatus, 2)
        << "there is no terminal for the question";

    const std::string log = (home.folder() / "steer.log").string();
    const auto steering = trainyard::spawnDetached(
        home.spec({"scale", "demo", "--auto", "--finish-in-minutes", "1", "--most", "2", "--yes"}), log);
    ASSERT_TRUE(steering);
    EXPECT_TRUE(eventually(home, {"metrics", run, "--json"}, [](const auto &m) {
        return count(m, "member-joined") >= 2;
    })) << trainyard::readFile(log).value_or("");
    EXPECT_THAT(trainyard::readFile(log).value_or(""), HasSubstr("With 1 worker it takes"));
    EXPECT_EQ(parsed(home.run({"status", "demo", "--json"}).out).at("nodes").size(), 3u);
    // Autoscaling ends with the run.
    EXPECT_EQ(home.run({"terminate", "demo", "--yes"}, 240s).exitStatus, 0); // the run saves first
    const auto deadline = trainyard::patientDeadline(60s);
    while (trainyard::isAlive(*steering))
        ASSERT_TRUE(trainyard::pause(20ms, {deadline, {}})) << trainyard::readFile(log).value_or("");
}

TEST(ClusterSystem, AWorkerWhoseSpotMachineIsTakenBackLeavesBeforehand) // B5, B21
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    const FaultyCloud cloud(home);
    const auto launched = home.run({"launch", "--name", "demo", "--workers", "2", "--spot", "--yes"}, 180s);
    ASSERT_EQ(launched.exitStatus, 0) << launched.err;
    const auto demo = parsed(home.run({"status", "demo", "--json"}).out);
    std::string taken;
    for (const auto &node : demo.at("nodes")) {
        EXPECT_THAT(node.at("probe").get<std::string>(), HasSubstr("no GPU")) << "looked at after it booted";
        if (node.at("name") == "worker-2")
            taken = node.at("instance");
    }
    home.putDigits("run-bucket", 4000, 400);
    const auto started = home.run({"run", "demo", "--model", "mlp", "--data", "s3://run-bucket/digits", "--epochs",
                                   "100000", "--save-period", "0", "--json"});
    ASSERT_EQ(started.exitStatus, 0) << started.err;
    const std::string run = parsed(started.out).at("run");
    EXPECT_TRUE(
        eventually(home, {"metrics", run, "--json"}, [](const auto &m) { return count(m, "member-joined") >= 2; }));
    cloud.set({}, {{"spotInterruption", taken}});
    EXPECT_TRUE(
        eventually(home, {"metrics", run, "--json"}, [](const auto &m) { return count(m, "member-left") == 1; }));
    const auto metrics = parsed(home.run({"metrics", run, "--json"}).out);
    EXPECT_EQ(count(metrics, "member-died"), 0) << "it had two minutes, and needed none of them";
    EXPECT_TRUE(eventually(home, {"status", "demo", "--json"}, [&](const auto &c) {
        return std::ranges::none_of(c.at("nodes"), [&](const auto &n) { return n.at("instance") == taken; });
    }));
    EXPECT_EQ(parsed(home.run({"runs", "--json"}).out).at("runs").at(0).at("state"), "running");
}

TEST(ClusterSystem, CtrlCWhileFollowingLeavesTheRunAlive)
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    home.launch("demo", 1);
    home.putDigits("run-bucket", 2000, 200);
    const std::string log = (home.folder() / "follow.log").string();
    const auto follower = trainyard::spawnDetached(home.spec({"run", "demo", "--data", "s3://run-bucket/digits",
                                                              "--epochs", "100000", "--save-period", "0", "--follow"}),
                                                   log);
    ASSERT_TRUE(follower);
    const auto deadline = trainyard::patientDeadline(90s);
    while (trainyard::readFile(log).value_or("").find("epoch   1") == std::string::npos)
        ASSERT_TRUE(trainyard::isAlive(*follower) && trainyard::pause(20ms, {deadline, {}}))
            << trainyard::readFile(log).value_or("");
    ::kill(follower->pid, SIGINT);
    while (trainyard::isAlive(*follower))
        ASSERT_TRUE(trainyard::pause(20ms, {deadline, {}}));
    EXPECT_THAT(trainyard::readFile(log).value_or(""), HasSubstr("continues; follow it again with"));
    const auto first = parsed(home.run({"runs", "--json"}).out).at("runs").at(0);
    EXPECT_EQ(first.at("state"), "running");
    EXPECT_TRUE(eventually(home, {"runs", "--json"},
                           [&](const auto &r) { return r.at("runs").at(0).at("epochs") > first.at("epochs"); }));
}

TEST(ClusterSystem, ARunThatCannotBeReachedIsFollowedFurther)
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    home.launch("demo", 1);
    home.putDigits("run-bucket", 2000, 200);
    const auto started = home.run(
        {"run", "demo", "--data", "s3://run-bucket/digits", "--epochs", "100000", "--save-period", "0", "--json"});
    ASSERT_EQ(started.exitStatus, 0) << started.err;
    const std::string run = parsed(started.out).at("run");

    // For this computer, no server listens at the address of the head.
    auto ledger = trainyard::ledger::Ledger::open(home.folder() / "state/trainyard");
    ASSERT_TRUE(ledger) << ledger.error().detail;
    auto head = ledger->resources({}, true).value();
    std::erase_if(head, [](const auto &r) { return r.kind != "instance" || r.name != "head"; });
    ASSERT_EQ(head.size(), 1u);
    auto moved = head.front();
    moved.facts["ssh-port"] = std::to_string(trainyard::support::closedPort());
    ASSERT_TRUE(ledger->saveResource(moved));
    const std::string log = (home.folder() / "follow.log").string();
    const auto follower = trainyard::spawnDetached(home.spec({"metrics", run, "--follow"}), log);
    ASSERT_TRUE(follower);
    const auto deadline = trainyard::patientDeadline(90s);
    const auto says = [&](const std::string &words) {
        while (trainyard::readFile(log).value_or("").find(words) == std::string::npos) {
            if (!trainyard::isAlive(*follower) || !trainyard::pause(20ms, {deadline, {}}))
                return false;
        }
        return true;
    };
    ASSERT_TRUE(says("trainyardctl: unreachable since ")) << trainyard::readFile(log).value_or("");
    EXPECT_THAT(trainyard::readFile(log).value_or(""), HasSubstr(", still trying (ssh:head: "));
    const auto listed = home.run({"runs", "--json"});
    EXPECT_EQ(listed.exitStatus, 0);
    EXPECT_EQ(parsed(listed.out).at("runs").at(0).at("state"), "running");
    EXPECT_EQ(parsed(listed.out).at("runs").at(0).at("reachable"), false);
    EXPECT_THAT(listed.err, HasSubstr("may be old"));
    EXPECT_THAT(home.run({"runs"}).out, HasSubstr("unreachable"));
    const auto second = home.run({"run", "demo", "--data", "s3://run-bucket/digits"});
    EXPECT_EQ(second.exitStatus, 1);
    EXPECT_THAT(second.err, HasSubstr("cannot be reached now and may still be training"));

    ASSERT_TRUE(ledger->saveResource(head.front()));
    ASSERT_TRUE(says("the head node responds again")) << trainyard::readFile(log).value_or("");
    ASSERT_TRUE(says("epoch   1"));
    ::kill(follower->pid, SIGINT);
    while (trainyard::isAlive(*follower))
        ASSERT_TRUE(trainyard::pause(20ms, {deadline, {}}));
    EXPECT_THAT(trainyard::readFile(log).value_or(""), HasSubstr("continues; follow it again with"));
    EXPECT_EQ(parsed(home.run({"runs", "--json"}).out).at("runs").at(0).at("reachable"), true);
}
