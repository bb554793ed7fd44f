#include <gmock/gmock.h>

#include "backend/ledger/ledger.h"
#include "tests/system/faulty_cloud.h"

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::Not;

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
    EXPECT_EQ(outcome.exitStatus, 2) << "there is no terminal for the question";
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

    // G12: its hosts file for other launchers
    const auto hosts = parsed(home.run({"hosts", "bare", "--json"}).out).at("hosts");
    ASSERT_EQ(hosts.size(), 2u) << hosts;
    const auto nodes = parsed(home.run({"status", "bare", "--json"}).out).at("nodes");
    for (const auto &node : nodes) {
        const std::size_t line = node.at("name") == "head" ? 1 : 0;
        EXPECT_EQ(hosts.at(line).at("host"), node.at("private_address")) << node;
    }
    EXPECT_EQ(home.run({"hosts", "bare", "--workers-only", "--slots", "2"}).out,
              hosts.at(0).at("host").get<std::string>() + " slots=2\n");

    // L16: its plan for others, without keys and paths of this computer
    const auto exported = home.run({"export", "bare", "-o", "plan.yaml"});
    ASSERT_EQ(exported.exitStatus, 0) << exported.err;
    const std::string plan = trainyard::readFile(home.folder() / "plan.yaml").value_or("");
    EXPECT_THAT(plan, HasSubstr("bare"));
    EXPECT_THAT(plan, testing::Not(HasSubstr(home.folder().string())));
    const auto linted = home.run({"lint", "plan.yaml"});
    EXPECT_EQ(linted.exitStatus, 0) << linted.out;
    EXPECT_THAT(linted.out, HasSubstr("plan.yaml: a cluster, without errors"));
    EXPECT_EQ(home.run({"export", "nobody"}).exitStatus, 1);
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
    EXPECT_EQ(home.run({"data", "rm", "s3://journey-bucket", "--recursive"}).exitStatus, 2)
        << "there is no terminal for the question";
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
