#include <gmock/gmock.h>

#include "backend/ledger/ledger.h"
#include "tests/support/tcp_server.h"
#include "tests/system/faulty_cloud.h"

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::Not;

namespace {

/// Repeats a command until its output satisfies the condition.
/// \return false after `limit`
template <class F>
bool eventually(const Home &home, const std::vector<std::string> &arguments, F condition,
                std::chrono::seconds limit = 90s)
{
    const auto deadline = trainyard::Deadline::after(limit);
    do {
        if (condition(parsed(home.run(arguments).out)))
            return true;
    } while (trainyard::pause(100ms, {deadline, {}}));
    return false;
}

int count(const nlohmann::json &metrics, const std::string &name)
{
    int found = 0;
    for (const auto &record : metrics.at("records"))
        found += record.at("name") == name;
    return found;
}

} // namespace

// One cluster for all checks that do not change it: a launch takes seconds.
TEST(ClusterSystem, IsLaunchedListedLoggedInToAndTerminated)
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    const auto launched = home.run({"--json", "launch", "--name", "demo", "--workers", "1"}, 180s);
    ASSERT_EQ(launched.exitStatus, 0) << launched.err;
    const auto cluster = parsed(launched.out);
    EXPECT_EQ(cluster.at("name"), "demo");
    EXPECT_EQ(cluster.at("state"), "ready");
    ASSERT_EQ(cluster.at("nodes").size(), 2u);
    EXPECT_EQ(cluster.at("nodes").at(0).at("name"), "head");
    EXPECT_TRUE(cluster.at("differences").empty()) << cluster;

    const auto list = parsed(home.run({"clusters", "--json"}).out);
    ASSERT_EQ(list.at("clusters").size(), 1u);
    EXPECT_EQ(list.at("machines_alive"), 2);
    EXPECT_EQ(list.at("usd_per_hour"), 0);
    EXPECT_THAT(home.run({"status", "demo"}).out, HasSubstr("worker-1"));
    EXPECT_EQ(home.run({"status", "nobody"}).exitStatus, 1);

    auto outcome = home.run({"launch", "--name", "demo", "--workers", "1"});
    EXPECT_EQ(outcome.exitStatus, 1) << "the name is taken";
    EXPECT_THAT(outcome.err, HasSubstr("demo"));

    const auto hands = home.run({"exec", "demo", "--", "echo", "two words;", "$HOME"});
    EXPECT_EQ(hands.exitStatus, 0) << hands.err;
    EXPECT_THAT(hands.out, HasSubstr("head | two words; $HOME\n"));
    EXPECT_THAT(hands.out, HasSubstr("worker-1 | two words; $HOME\n"));
    EXPECT_EQ(home.run({"exec", "demo", "--node", "head", "--", "exit 7"}).exitStatus, 1);

    if (trainyard::findProgram("ssh")) {
        auto words = parsed(home.run({"ssh", "demo", "worker-1", "--print", "--json"}).out)
                         .at("argv")
                         .get<std::vector<std::string>>();
        words.insert(words.begin() + 1, {"-o", "BatchMode=yes"});
        words.push_back("whoami");
        const auto login = trainyard::runProcess({words}, {trainyard::Deadline::after(30s), {}});
        ASSERT_TRUE(login);
        EXPECT_EQ(login->exitStatus, 0) << login->err;
        EXPECT_TRUE(login->out == "ubuntu\n" || !home.sandboxed()) << login->out;
        EXPECT_EQ(login->err, "") << "a question or a warning";
    }

    outcome = home.run({"terminate", "demo"});
    EXPECT_EQ(outcome.exitStatus, 2) << "nobody can confirm";
    EXPECT_THAT(outcome.err, HasSubstr("--yes"));
    const auto dry = parsed(home.run({"terminate", "--all", "--dry-run", "--json"}).out);
    EXPECT_GE(dry.at("targets").size(), 2u);
    EXPECT_EQ(parsed(home.run({"clusters", "--json"}).out).at("machines_alive"), 2) << "a dry run changed something";

    outcome = home.run({"terminate", "demo", "--yes"}, 120s);
    EXPECT_EQ(outcome.exitStatus, 0) << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr("terminated"));
    EXPECT_TRUE(parsed(home.run({"clusters", "--json"}).out).at("clusters").empty());
    EXPECT_EQ(home.run({"terminate", "--all", "--yes"}).exitStatus, 0) << "nothing to end is well";
}

TEST(ClusterSystem, MachinesAreLaunchedWithoutSshAndProvisionedLater)
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    const auto launched = home.run({"launch", "--name", "bare", "--workers", "1", "--no-provision", "--json"}, 120s);
    ASSERT_EQ(launched.exitStatus, 0) << launched.err;
    EXPECT_EQ(parsed(launched.out).at("nodes").size(), 2u);
    const auto provisioned = home.run({"provision", "bare", "--json"}, 120s);
    EXPECT_EQ(provisioned.exitStatus, 0) << provisioned.err;
    EXPECT_EQ(parsed(provisioned.out).at("state"), "ready");
    EXPECT_EQ(home.run({"terminate", "--all", "--yes"}, 120s).exitStatus, 0);
}

TEST(ClusterSystem, ObjectsGoToS3AndBack)
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    std::filesystem::create_directories(home.folder() / "in/deep");
    ASSERT_TRUE(trainyard::writeFileAtomically(home.folder() / "in/a.txt", "first"));
    ASSERT_TRUE(trainyard::writeFileAtomically(home.folder() / "in/deep/b \u00fc.txt", "second"));
    const auto put = home.run({"data", "put", "in", "s3://journey-bucket/x", "--json"});
    ASSERT_EQ(put.exitStatus, 0) << put.err;
    EXPECT_EQ(parsed(put.out).at("bytes"), 11);
    EXPECT_EQ(parsed(home.run({"data", "ls", "s3://journey-bucket/", "--json"}).out).at("entries").size(), 2u);
    EXPECT_THAT(home.run({"data", "ls"}).out, HasSubstr("s3://journey-bucket"));
    const auto got = home.run({"data", "get", "s3://journey-bucket/x/", "back"});
    ASSERT_EQ(got.exitStatus, 0) << got.err;
    EXPECT_EQ(trainyard::readFile(home.folder() / "back/deep/b \u00fc.txt").value_or(""), "second");
    EXPECT_EQ(home.run({"data", "get", "s3://journey-bucket/none", "back"}).exitStatus, 1);
    EXPECT_EQ(home.run({"data", "rm", "s3://journey-bucket", "--recursive"}).exitStatus, 2) << "nobody can confirm";
    const auto removed = home.run({"data", "rm", "s3://journey-bucket", "--recursive", "--yes"});
    ASSERT_EQ(removed.exitStatus, 0) << removed.err;
    EXPECT_THAT(home.run({"data", "ls"}).out, Not(HasSubstr("journey-bucket")));
}

TEST(ClusterSystem, MachinesReadTheirBucketByARoleAndNoKeyTravels) // A2, A4, A14
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    const auto launched = home.run(
        {"launch", "--name", "demo", "--workers", "1", "--bucket", "role-bucket", "--make-bucket", "--yes"}, 180s);
    ASSERT_EQ(launched.exitStatus, 0) << launched.err;
    home.putDigits("role-bucket", 400, 100);
    home.putDigits("other-bucket", 400, 100);
    const auto start = [&](const std::string &data, const char *epochs) {
        const auto ran = home.run({"run", "demo", "--data", data, "--epochs", epochs, "--json"}, 120s);
        EXPECT_EQ(ran.exitStatus, 0) << ran.err;
        return std::string(parsed(ran.out).at("run"));
    };
    const auto keysOf = [&](const std::string &run) {
        return home.run({"exec", "demo", "--", "grep -rl AWS_SECRET .trainyard/runs/" + run + " | wc -l"}).out;
    };
    const auto finish = [&](const std::string &run) {
        EXPECT_EQ(home.run({"metrics", run, "--follow"}, 120s).exitStatus, 0);
    };
    const auto none = testing::AllOf(HasSubstr("head | 0"), HasSubstr("worker-1 | 0"));
    const auto first = start("s3://role-bucket/digits", "20");
    EXPECT_THAT(keysOf(first), none);
    finish(first);
    // S8: the role does not cover this bucket. The run gets keys of the local cloud, which are removed at its end.
    const auto second = start("s3://other-bucket/digits", "60");
    EXPECT_THAT(keysOf(second), testing::AllOf(HasSubstr("head | 1"), HasSubstr("worker-1 | 1")));
    finish(second);
    EXPECT_THAT(keysOf(second), none) << "the run is over";
    // S8: a job that reads no bucket gets no keys, even if it fails.
    EXPECT_NE(home.run({"run", "demo", "--data", "file:///nonexistent", "--follow"}, 120s).exitStatus, 0);
    const std::string third = parsed(home.run({"runs", "--json"}).out).at("runs").at(0).at("id");
    EXPECT_THAT(keysOf(third), none);
    // S8: the typed command is executed unchanged and not recorded in the journal.
    const auto typed =
        home.run({"exec", "demo", "--node", "head", "--", "TOKEN=hunter2secret; echo ${#TOKEN}; exit 3"});
    EXPECT_THAT(typed.out, testing::AllOf(HasSubstr("head | 13"), HasSubstr("ended with status 3")));
    const auto journal = trainyard::readFile(home.folder() / "state/trainyard/journal.jsonl").value_or("");
    EXPECT_THAT(journal, testing::AllOf(HasSubstr("characters"), Not(HasSubstr("hunter2secret"))));
    const auto ended = home.run({"terminate", "demo", "--yes", "--json"}, 120s);
    EXPECT_EQ(ended.exitStatus, 0) << ended.err;
    EXPECT_THAT(ended.out, HasSubstr("\"role\""));
    EXPECT_THAT(home.run({"data", "ls"}).out, HasSubstr("s3://role-bucket"));
}

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
    EXPECT_EQ(home.run({"scale", "demo", "--workers", "1"}).exitStatus, 2) << "nobody can confirm";
    const auto shrunk = home.run({"scale", "demo", "--workers", "1", "--yes"}, 120s);
    EXPECT_EQ(shrunk.exitStatus, 0) << shrunk.err;
    EXPECT_TRUE(
        eventually(home, {"metrics", run, "--json"}, [](const auto &m) { return count(m, "member-left") == 1; }));
    // Terminating a cluster with an active run ends the run; its logs are saved on this computer.
    EXPECT_EQ(home.run({"terminate", "demo", "--yes"}, 120s).exitStatus, 0);
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
    EXPECT_EQ(home.run({"scale", "demo", "--auto", "--finish-in-minutes", "1"}).exitStatus, 2) << "nobody can confirm";

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
    EXPECT_EQ(home.run({"terminate", "demo", "--yes"}, 120s).exitStatus, 0);
    const auto deadline = trainyard::Deadline::after(60s);
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
    const auto deadline = trainyard::Deadline::after(90s);
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
    const auto deadline = trainyard::Deadline::after(90s);
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
