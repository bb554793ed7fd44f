// terminate --account with --alias (K5, K6), launch without the runtime (S16), stop, start and resize (K31, B27), limits
// (K23 to K25) and costs (K27), against a local cloud whose machines are records without sandboxes.

#include <algorithm>
#include <chrono>
#include <fstream>

#include <fcntl.h>
#include <gmock/gmock.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "backend/cluster/operate/budget_watch.h"
#include "tests/cli/at_local_cloud.h"
#include "tests/ledger/temporary_ledger.h"

using namespace trainyard;
using nlohmann::json;
using testing::HasSubstr;

namespace {

/// Spends the budget of the day, with a finished run to follow: machines of the local cloud are free, these cost money.
void spendDayBudget(const std::filesystem::path &state, cluster::BudgetAction action)
{
    auto opened = ledger::Ledger::open(state);
    ASSERT_TRUE(opened) << opened.error().detail;
    auto row = ledger::makeCluster("c-00000000000000aa", "paid");
    row.endpoint = "https://ec2.example.com";
    const auto now = SystemClock::instance().now();
    auto head = ledger::makeInstance("i-00000000000000aa", row.id.value, "head");
    head.facts["type"] = "p3.16xlarge"; // two cents in three seconds
    head.created = now - std::chrono::minutes(10);
    ASSERT_TRUE(opened->saveCluster(row));
    ASSERT_TRUE(opened->saveResource(head));
    ledger::Run run;
    run.id = RunId("r-00000000000000aa");
    run.cluster = row.id;
    run.state = protocol::RunState::Finished;
    run.job = "{}";
    run.created = now;
    ASSERT_TRUE(opened->saveRun(run));
    ASSERT_TRUE(cluster::setDayBudget(*opened, "local", {action == cluster::BudgetAction::Warn ? 0.01 : 0.02, action}));
}

const std::vector<std::string> kFollow{"metrics", "latest", "--follow"};

} // namespace

TEST_F(AtLocalCloud, TheWholeAccountIsEndedOnlyByItsName)
{
    launch("one");
    const std::string account = asked({"account"})["account"];
    EXPECT_EQ(ctl({"terminate", "--account", "--all"}).exitStatus, 2);

    const auto dry = asked({"terminate", "--account", "--dry-run"});
    EXPECT_EQ(dry["targets"].size(), 4u) << dry; // two machines, a security group, a key pair
    const std::vector<std::pair<std::vector<std::string>, std::string>> refusals{
        {{}, "confirm the account by its number " + account}, {{"--alias", "123456789012"}, "not 123456789012"}};
    for (const auto &[words, what] : refusals) {
        std::vector<std::string> line{"terminate", "--account", "--yes"};
        line.insert(line.end(), words.begin(), words.end());
        const auto refused = ctl(line);
        EXPECT_EQ(refused.exitStatus, 2) << refused.err;
        EXPECT_THAT(refused.err, HasSubstr(what));
    }
    EXPECT_EQ(asked({"clusters"})["machines_alive"], 2) << "nothing was ended";

    const auto ended = ctl({"terminate", "--account", "--alias", "local-cloud", "--yes"});
    EXPECT_EQ(ended.exitStatus, 0) << ended.err;
    EXPECT_EQ(asked({"clusters"})["machines_alive"], 0);
    launch("two");
    EXPECT_EQ(ctl({"terminate", "--account", "--alias", account, "--yes"}).exitStatus, 0)
        << "its number is a name, too";
}

TEST_F(AtLocalCloud, ALostMachineIsListedUntilItIsDismissed)
{
    launch("one");
    {
        auto ledger = ledger::Ledger::open(m_state);
        ASSERT_TRUE(ledger);
        const auto rows = ledger->resources(ledger->clusters(true)->front().id);
        ASSERT_TRUE(rows);
        const auto worker = std::ranges::find(*rows, "worker-1", &ledger::Resource::name);
        ASSERT_TRUE(worker != rows->end());
        ledger::Resource lost = *worker;
        lost.id = "i-0123456789abcdef0";
        lost.name = "worker-2";
        lost.state = "terminated";
        lost.closed = lost.created;
        lost.facts["lost"] = "terminated, Server.InternalError: a fault";
        ASSERT_TRUE(ledger->saveResource(lost));
        lost.id = "i-0123456789abcdef1";
        lost.name = "worker-3";
        ASSERT_TRUE(ledger->saveResource(lost));
    }
    const auto before = asked({"status", "one"});
    ASSERT_EQ(before["lost"].size(), 2u) << before;
    EXPECT_EQ(before["lost"][0]["name"], "worker-2");
    EXPECT_EQ(before["nodes"].size(), 2u);
    const auto shown = ctl({"status", "one"});
    EXPECT_THAT(shown.out, HasSubstr("worker-2 (i-0123456789abcdef0) is gone: terminated, Server.InternalError"));
    EXPECT_THAT(shown.out, HasSubstr("trainyardctl status one --dismiss worker-2"));
    EXPECT_THAT(shown.out, HasSubstr("To replace worker-2: trainyardctl scale one --workers 3;"));
    EXPECT_THAT(shown.out, HasSubstr("To replace worker-3: trainyardctl scale one --workers 3;"));
    EXPECT_NE(ctl({"status", "one", "--dismiss", "worker-1"}).exitStatus, 0) << "it exists";
    EXPECT_EQ(asked({"status", "one", "--dismiss", "worker-2"})["lost"].size(), 1u);
    EXPECT_TRUE(asked({"status", "one", "--dismiss", "worker-3"})["lost"].empty());
}

TEST_F(AtLocalCloud, AClusterOfAnotherAccountIsLeftAndNamed) // S2
{
    launch("one");
    {
        auto ledger = ledger::Ledger::open(m_state);
        ASSERT_TRUE(ledger);
        auto row = ledger->clusters(true)->front();
        EXPECT_EQ(row.account, "000000000000");
        row.account = "111111111111";
        ASSERT_TRUE(ledger->saveCluster(row));
    }
    const std::string sentence = "the cluster one is in account 111111111111, and account 000000000000 answers: choose "
                                 "the profile of account 111111111111";
    const auto ended = ctl({"terminate", "--all", "--yes"});
    EXPECT_EQ(ended.exitStatus, 3) << ended.out << ended.err;
    EXPECT_THAT(ended.err, HasSubstr(sentence));
    // A list sees its machines here: the row was wrong.
    EXPECT_EQ(asked({"clusters"})["machines_alive"], 2);
    EXPECT_EQ(ledger::Ledger::open(m_state)->clusters(true)->front().account, "000000000000");
    EXPECT_EQ(ctl({"terminate", "--all", "--yes"}).exitStatus, 0);
}

TEST_F(AtLocalCloud, AClusterOfALoginThatManyHaveNeedsItsLedger) // S6
{
    if (::getuid() != 0)
        GTEST_SKIP() << "its owner has to be a login that many people have, such as root";
    launch("one");
    const std::string known = ledger::Ledger::open(m_state)->id();
    for (const char *name : {"ledger.db", "ledger.db-wal", "ledger.db-shm"})
        std::filesystem::remove(m_state / name);
    const auto refused = ctl({"adopt", "one"});
    EXPECT_EQ(refused.exitStatus, 2) << refused.err;
    EXPECT_THAT(refused.err, HasSubstr("give --ledger"));
    const auto taken = ctl({"adopt", "one", "--ledger", known, "--yes"});
    EXPECT_EQ(taken.exitStatus, 0) << taken.err;
    EXPECT_EQ(ctl({"terminate", "--all", "--yes"}).exitStatus, 0);
    EXPECT_EQ(asked({"clusters"})["machines_alive"], 0);
}

TEST_F(AtLocalCloud, OnATerminalTheWholeAccountIsCountedDownAndCtrlCIsAWayOut) // K5
{
    if (!findProgram("script"))
        GTEST_SKIP() << "script (of util-linux) is not installed";
    launch("one");
    // `script` provides a terminal and types its input there; Ctrl-C is typed when the countdown appears.
    const std::string shown = (m_home.folder() / "shown").string(), keys = (m_home.folder() / "keys").string();
    const std::string line = Home::program("trainyardctl") + " --profile local --state-dir " + m_state.string() +
                             " terminate --account --alias local-cloud --yes";
    auto spec = m_home.spec({});
    spec.argv = {"sh",
                 "-c",
                 "mkfifo $0; { until grep -q 'in [0-9]* s. Ctrl-C' $1 2>/dev/null; do sleep 0.1; done; printf '\\003'; "
                 "sleep 5; } > $0 & script -qefc \"$2\" $1 < $0 > /dev/null",
                 keys,
                 shown,
                 line};
    spec.environment->push_back("TERM=xterm");
    const auto outcome = runProcess(spec, {Deadline::after(std::chrono::seconds(60)), {}});
    ASSERT_TRUE(outcome) << outcome.error().detail;
    const auto seen = readFile(shown, 1u << 20).value_or("");
    EXPECT_EQ(outcome->exitStatus, 130) << outcome->err << seen;
    EXPECT_THAT(seen, HasSubstr("Terminating everything in the account"));
    EXPECT_THAT(seen, HasSubstr("Stopped before anything was done."));
    EXPECT_EQ(asked({"clusters"})["machines_alive"], 2) << "nothing was ended";
    EXPECT_EQ(ctl({"terminate", "--all", "--yes"}).exitStatus, 0);
}

TEST_F(AtLocalCloud, MachinesWithoutTheRuntimeKeepTheirOneTimeHostKeys) // S16
{
    const auto launched = ctl({"launch", "--name", "one", "--workers", "1", "--no-provision", "--yes"});
    EXPECT_EQ(launched.exitStatus, 0) << launched.err;
    EXPECT_THAT(launched.err, HasSubstr("until 'trainyardctl provision one' the machines keep the SSH host keys of "
                                        "their user data, which anyone with permission to describe them can read."));
    EXPECT_EQ(ctl({"terminate", "--all", "--yes"}).exitStatus, 0);
}

class AtHeldCloud : public AtLocalCloud {
protected:
    std::vector<std::string> cloudOptions() const override { return {"--fault", m_faults.string()}; }
    void SetUp() override
    {
        std::ofstream(m_faults) << R"({"faults": []})";
        AtLocalCloud::SetUp();
    }
    const std::filesystem::path m_faults = m_home.folder() / "faults.json";
};

TEST_F(AtHeldCloud, AnInterruptedTerminationHasItsOwnExitStatus) // D8
{
    launch("demo");
    const auto held = m_home.folder() / "held", log = m_home.folder() / "localcloud.log";
    std::ofstream(held) << "";
    const auto before = readFile(log, 16u << 20).value_or("").size();
    ASSERT_TRUE(writeFileAtomically(
        m_faults,
        json{{"faults", {{{"operation", "TerminateInstances"}, {"after", true}, {"hold", held.string()}}}}}.dump()));
    auto spec = m_home.spec({"--profile", "local", "--state-dir", m_state.string(), "terminate", "--all", "--yes"});
    std::vector<char *> argv, variables;
    for (auto &word : spec.argv)
        argv.push_back(word.data());
    for (auto &word : *spec.environment)
        variables.push_back(word.data());
    argv.push_back(nullptr);
    variables.push_back(nullptr);
    const auto errors = m_home.folder() / "errors";
    posix_spawn_file_actions_t files;
    ::posix_spawn_file_actions_init(&files);
    ::posix_spawn_file_actions_addopen(&files, 2, errors.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    pid_t child = 0;
    ASSERT_EQ(::posix_spawn(&child, argv[0], &files, nullptr, argv.data(), variables.data()), 0);
    ::posix_spawn_file_actions_destroy(&files);
    const auto deadline = Deadline::after(std::chrono::seconds(60));
    bool isHeld = false;
    while (!isHeld && pause(std::chrono::milliseconds(5), {deadline, {}}))
        isHeld = readFile(log, 16u << 20).value_or("").substr(before).find("held") != std::string::npos;
    EXPECT_TRUE(isHeld) << readFile(log).value_or("");
    ::kill(child, SIGINT);
    int ended = 0;
    EXPECT_EQ(::waitpid(child, &ended, 0), child);
    const auto said = readFile(errors, 1u << 20).value_or("");
    EXPECT_TRUE(WIFEXITED(ended)) << said;
    EXPECT_EQ(WEXITSTATUS(ended), 130) << said;
    EXPECT_THAT(said, HasSubstr("terminate again"));
    std::filesystem::remove(held);
    ASSERT_TRUE(writeFileAtomically(m_faults, R"({"faults": []})"));
    EXPECT_EQ(ctl({"terminate", "--all", "--yes"}).exitStatus, 0);
    EXPECT_EQ(asked({"clusters"})["machines_alive"], 0);
}

TEST_F(AtLocalCloud, MachinesStopStartAndBecomeOthers)
{
    const auto begin = std::chrono::steady_clock::now();
    launch("demo");
    const auto stopped = asked({"stop", "demo"});
    EXPECT_EQ(stopped["state"], "stopped");
    for (const auto &node : stopped["nodes"])
        EXPECT_EQ(node["state"], "stopped");
    EXPECT_THAT(ctl({"stop", "demo", "--hibernate"}).err, HasSubstr("cannot hibernate"));
    EXPECT_EQ(asked({"start", "demo"})["nodes"][0]["state"], "running");
    EXPECT_EQ(asked({"resize", "demo", "worker-1", "c5.2xlarge"})["nodes"][1]["type"], "c5.2xlarge");
    EXPECT_EQ(ctl({"resize", "demo", "worker-9", "c5.2xlarge"}).exitStatus, 1);
    EXPECT_EQ(asked({"reboot", "demo", "head"})["nodes"][0]["state"], "running");
    const auto timeline = asked({"status", "demo"})["timeline"]; // B19
    ASSERT_EQ(timeline.size(), 2u);
    EXPECT_EQ(timeline[0]["node"], "head");
    const auto &seconds = timeline[0]["seconds"];
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - begin;
    ASSERT_TRUE(seconds.contains("running")) << seconds.dump();
    EXPECT_GT(seconds["running"].get<double>(), 0) << "a machine is pending before it runs";
    EXPECT_LT(seconds["running"].get<double>(), elapsed.count());
    EXPECT_FALSE(seconds.contains("joined")) << "no run was started";
    EXPECT_EQ(ctl({"terminate", "--all", "--yes"}).exitStatus, 0);
}

TEST_F(AtLocalCloud, BudgetsAreEnforcedAndCostsAreShown)
{
    launch("demo");
    EXPECT_EQ(asked({"limits", "demo"})["budget"]["usd"], 0);
    // A head without a sandbox accepts no SSH: a limit that does not reach it is not stored.
    const auto untold = ctl({"limits", "demo", "--budget", "12.5", "--at-budget", "stop-run"});
    EXPECT_EQ(untold.exitStatus, 1);
    EXPECT_THAT(untold.err, HasSubstr("ssh:head"));
    EXPECT_EQ(asked({"limits", "demo"})["budget"]["usd"], 0);
    const auto set = asked({"limits", "demo", "--budget", "12.5", "--at-budget", "warn"});
    EXPECT_EQ(set["budget"], (json{{"usd", 12.5}, {"then", "warn"}}));
    EXPECT_EQ(asked({"limits", "demo"})["budget"]["then"], "warn");
    EXPECT_EQ(ctl({"limits", "demo", "--at-budget", "shout"}).exitStatus, 2);
    EXPECT_EQ(ctl({"limits", "demo", "--budget", "-1"}).exitStatus, 2);
    const auto costs = asked({"costs", "--day-budget", "20"});
    EXPECT_EQ(costs["day_budget"]["usd"], 20);
    ASSERT_EQ(costs["clusters"].size(), 1u);
    EXPECT_EQ(costs["clusters"][0]["name"], "demo");
    EXPECT_EQ(costs["usd"], 0) << "the local cloud costs nothing";

    // K27: the price list is downloaded and stored with its date.
    const auto update = asked({"costs", "--refresh-prices"});
    EXPECT_GT(update["listed"].get<int>(), 0);
    EXPECT_EQ(asked({"costs"})["prices_of"], update["date"]);
    EXPECT_EQ(ctl({"terminate", "--all", "--yes"}).exitStatus, 0);
}

TEST_F(AtLocalCloud, ACommandThatFollowsARunEnforcesTheBudgetOfTheDay)
{
    launch("demo");
    spendDayBudget(m_state, cluster::BudgetAction::Warn);
    const auto warned = ctl(kFollow);
    EXPECT_EQ(warned.exitStatus, 0) << warned.err;
    EXPECT_THAT(warned.err, HasSubstr(" is spent."));
    EXPECT_EQ(ctl(kFollow).err, "") << "each threshold is reported once";
    EXPECT_EQ(asked({"clusters"})["machines_alive"], 2);

    spendDayBudget(m_state, cluster::BudgetAction::Terminate); // another amount starts again
    const auto enforced = ctl(kFollow);
    EXPECT_EQ(enforced.exitStatus, 0) << "the run has finished all the same: " << enforced.err;
    EXPECT_THAT(enforced.err, HasSubstr("Terminating all clusters"));
    EXPECT_EQ(asked({"clusters"})["machines_alive"], 0);
}

TEST_F(AtHeldCloud, ABudgetWhoseTerminationLeavesMachinesIsEnforcedAgain) // D1: they would run to their own deadline
{
    launch("demo");
    spendDayBudget(m_state, cluster::BudgetAction::Terminate);
    ASSERT_TRUE(writeFileAtomically(
        m_faults,
        R"({"faults": [{"operation": "TerminateInstances", "code": "UnauthorizedOperation", "message": "no", "status": 403}]})"));
    const auto refused = ctl(kFollow);
    EXPECT_THAT(refused.err, HasSubstr("The budget was not enforced, which is tried again: "));
    EXPECT_EQ(asked({"clusters"})["machines_alive"], 2);

    ASSERT_TRUE(writeFileAtomically(m_faults, R"({"faults": []})"));
    const auto enforced = ctl(kFollow);
    EXPECT_THAT(enforced.err, HasSubstr("Terminating demo because of it."));
    EXPECT_EQ(asked({"clusters"})["machines_alive"], 0);
}
