// Launch and termination against the real local cloud: real processes, signatures and kills.

#include <gmock/gmock.h>

#include <csignal>
#include <fstream>
#include <future>
#include <set>
#include <sstream>
#include <thread>

#include <fcntl.h>
#include <sys/file.h>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/cloud/clusters.h"
#include "backend/cluster/launch/auto_termination.h"
#include "backend/cluster/launch/launch.h"
#include "backend/cluster/operate/power.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/plan/catalog.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/node_layout.h"
#include "backend/runs/run_control.h"
#include "backend/ssh/session.h"
#include "backend/ssh/sftp.h"
#include "build_paths.h"
#include "tests/cluster/support/local_cloud_home.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using testing::IsEmpty;
using testing::SizeIs;

class LocalCloudTest : public testing::Test {
protected:
    void SetUp() override
    {
        if (const auto missing = LocalCloudHome::missing(); !missing.empty())
            GTEST_SKIP() << missing;
    }
    CloudContext open()
    {
        auto cloud = m_home.open();
        EXPECT_TRUE(cloud) << cloud.error().source << ": " << cloud.error().detail;
        return cloud ? *cloud : CloudContext();
    }
    static std::set<std::string> aliveAt(const CloudContext &cloud) { return LocalCloudHome::aliveAt(cloud); }
    int victim(const std::string &what, int moment)
    {
        ProcessSpec spec;
        spec.argv = {TRAINYARD_BIN_DIR "/crash_child", m_home.path().string(), what, std::to_string(moment)};
        const auto outcome = runProcess(spec, {Deadline::after(90s), {}});
        EXPECT_TRUE(outcome) << outcome.error().detail;
        if (outcome && outcome->exitStatus == 1)
            ADD_FAILURE() << outcome->err;
        return outcome ? outcome->exitStatus : -1;
    }
    /// Expects that a new process after a kill lists everything in the cloud, and that "Terminate all" ends it.
    void expectListedAndEnded()
    {
        const auto cloud = open();
        const auto alive = aliveAt(cloud);
        m_foundAlive += alive.size();
        const auto all = reconcile(cloud, {}, {Deadline::after(30s), {}});
        ASSERT_TRUE(all) << all.error().detail;
        std::set<std::string> listed;
        for (const ClusterSnapshot &c : all->clusters) {
            EXPECT_TRUE(c.ours);
            for (const NodeSnapshot &n : c.nodes)
                listed.insert(n.id.value);
        }
        for (const std::string &id : alive)
            EXPECT_TRUE(listed.contains(id)) << id << " runs and is not in the list";
        const auto receipt = Teardown(cloud).run({}, {}, {});
        ASSERT_TRUE(receipt) << receipt.error().detail;
        EXPECT_TRUE(receipt->clean()) << receipt->toText();
        EXPECT_THAT(aliveAt(cloud), IsEmpty());
        EXPECT_THAT(*cloud.ledger->clusters(true), IsEmpty());
        EXPECT_THAT(LocalCloudHome::thingsAt(cloud), IsEmpty());
    }
    LocalCloudHome m_home;
    std::size_t m_foundAlive = 0; ///< machines that new processes found running
};

TEST_F(LocalCloudTest, LaunchesThreeListsThemAndLeavesNothing)
{
    const auto cloud = open();
    EXPECT_TRUE(cloud.local);
    EXPECT_FALSE(cloud.costsMoney);
    const auto who = identify(cloud, {Deadline::after(30s), {}});
    ASSERT_TRUE(who) << who.error().detail;
    EXPECT_EQ(who->account.size(), 12u);

    LaunchPlan plan;
    plan.name = "three";
    const auto id = launch(cloud, plan, {.provision = false}, {}, {});
    ASSERT_TRUE(id) << id.error().source << ": " << id.error().detail;
    const auto all = reconcile(cloud, {}, {Deadline::after(30s), {}});
    ASSERT_TRUE(all) << all.error().detail;
    ASSERT_THAT(all->clusters, SizeIs(1));
    EXPECT_THAT(all->clusters[0].nodes, SizeIs(3));
    EXPECT_THAT(all->clusters[0].differences, IsEmpty());
    EXPECT_EQ(all->usdPerHour(), 0);
    const auto machines = hosts(cloud, *id);
    ASSERT_TRUE(machines);
    ASSERT_THAT(*machines, SizeIs(3));
    for (const Host &host : *machines) {
        EXPECT_TRUE(host.target.host.starts_with("127.")) << host.target.host;
        EXPECT_GT(host.target.port, 0);
    }
    expectListedAndEnded();
}

TEST_F(LocalCloudTest, AddsAndRemovesAWorker)
{
    const auto cloud = open();
    LaunchPlan plan;
    plan.name = "grows";
    plan.workers = 1;
    const auto id = launch(cloud, plan, {.provision = false}, {}, {});
    ASSERT_TRUE(id) << id.error().detail;
    const auto added = addWorkers(cloud, *id, 1, {.provision = false}, {}, {});
    ASSERT_TRUE(added) << added.error().detail;
    EXPECT_THAT(*added, testing::ElementsAre("worker-2"));
    EXPECT_THAT(aliveAt(cloud), SizeIs(3));
    ASSERT_TRUE(removeWorker(cloud, *id, "worker-1", {}, {}));
    EXPECT_THAT(aliveAt(cloud), SizeIs(2));
    expectListedAndEnded();
}

TEST_F(LocalCloudTest, ManyWhoOpenItAtOnceStartOneLocalCloud)
{
    std::vector<std::string> urls(6);
    {
        std::vector<std::jthread> openers;
        for (std::string &url : urls)
            openers.emplace_back([&] { url = open().endpointUrl; });
    }
    EXPECT_FALSE(urls.front().empty());
    EXPECT_EQ(std::set<std::string>(urls.begin(), urls.end()).size(), 1u);
}

TEST_F(LocalCloudTest, AStartWaitsForAnotherOneThatIsStartingOrEnding)
{
    const auto folder = m_home.path() / "localcloud";
    ASSERT_TRUE(ensureFolder(folder, 0700));
    const int other = ::open((folder / "lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    ASSERT_EQ(::flock(other, LOCK_EX), 0);
    std::string url;
    std::jthread opener([&] { url = open().endpointUrl; });
    const auto log = folder / "localcloud.log";
    const CallContext context{Deadline::after(std::chrono::seconds(60)), {}};
    while (readFile(log).value_or("").find("waiting for another") == std::string::npos && pause(20ms, context)) {
    }
    EXPECT_FALSE(context.deadline.expired());
    ::close(other);
    opener.join();
    EXPECT_FALSE(url.empty());
}

TEST_F(LocalCloudTest, AKilledLaunchIsListedAndEndedWheneverItWasKilled)
{
    // 2 endpoint check; 3 to 12 image, key pair, security group and its rules; 13 to 18 machines; then waits.
    for (const int moment : {2, 4, 7, 10, 13, 14, 15, 16, 17, 18, 20, 23}) {
        SCOPED_TRACE("killed at moment " + std::to_string(moment));
        EXPECT_EQ(victim("launch", moment), 128 + SIGKILL);
        expectListedAndEnded();
    }
    EXPECT_GE(m_foundAlive, 10u) << "the kills came too early to show anything";
}

TEST_F(LocalCloudTest, AKilledTerminationIsFinishedByTheNext)
{
    for (const int moment : {2, 5, 8, 9, 11, 14}) {
        SCOPED_TRACE("killed at moment " + std::to_string(moment));
        EXPECT_EQ(victim("launch", 0), 0); // moment 0: not killed
        EXPECT_EQ(victim("terminate", moment), 128 + SIGKILL);
        expectListedAndEnded();
    }
}

TEST_F(LocalCloudTest, AKilledLaunchIsResumedWithoutDoublingAnything)
{
    EXPECT_EQ(victim("launch", 16), 128 + SIGKILL);
    const auto cloud = open();
    const auto rows = *cloud.ledger->clusters(true);
    ASSERT_THAT(rows, SizeIs(1));
    const auto resumed = resumeLaunch(cloud, rows.front().id, {.provision = false}, {}, {});
    ASSERT_TRUE(resumed) << resumed.error().detail;
    EXPECT_THAT(aliveAt(cloud), SizeIs(3));
    expectListedAndEnded();
}

TEST_F(LocalCloudTest, MachinesWhoseApplicationDiedEndThemselvesAtTheirDeadline)
{
    const auto begun = SystemClock::instance().now();
    EXPECT_EQ(victim("deadline", 0), 128 + SIGKILL);
    const auto cloud = open();
    const auto machines = machinesByTag(*cloud.ec2(), tag::kCluster, {}, {Deadline::after(30s), {}});
    ASSERT_TRUE(machines);
    ASSERT_THAT(*machines, SizeIs(3));
    for (const aws::Instance &m : *machines) {
        const auto expires = fromIso8601(m.tags.at(tag::kExpires));
        ASSERT_TRUE(expires);
        EXPECT_LT(*expires, begun + 5min) << "the tag was rewritten, too";
    }
    // No process of ours terminates them: only the state in the cloud is read.
    const auto deadline = Deadline::after(150s);
    while (!aliveAt(cloud).empty() && pause(500ms, {deadline, {}})) {
    }
    EXPECT_THAT(aliveAt(cloud), IsEmpty());
    expectListedAndEnded();
}

/// Uses the built runtime as a bundle without libraries: sandboxes share those of this computer.
class SetUpMachines : public LocalCloudTest {
protected:
    inline static const RunId kRun{"r-1"};
    void SetUp() override
    {
        LocalCloudTest::SetUp();
        if (IsSkipped())
            return;
        const std::string runtime = TRAINYARD_BIN_DIR "/trainyard-runtime";
        if (!std::filesystem::exists(runtime))
            GTEST_SKIP() << runtime << " is not built";
        const auto bundle = m_home.path() / "runtime.tar.gz";
        const auto packed =
            runProcess({{"tar", "-czf", bundle.string(), "-C", TRAINYARD_BIN_DIR, "trainyard-runtime"}, {}, {}, {}},
                       {Deadline::after(300s), {}});
        ASSERT_TRUE(packed && packed->exitStatus == 0);
        ::setenv("TRAINYARD_BUNDLE", bundle.c_str(), 1);
    }
    void TearDown() override { ::unsetenv("TRAINYARD_BUNDLE"); }
    static bool sandboxed(const CloudContext &cloud)
    {
        const auto machines = machinesByTag(*cloud.ec2(), tag::kCluster, {}, {Deadline::after(30s), {}});
        return machines && std::ranges::all_of(*machines, [](const aws::Instance &m) {
                   return m.tags.contains("localcloud:tier") && m.tags.at("localcloud:tier") == "sandbox";
               });
    }
    /// Trains on the head with all processes of a run, until it is stopped; returns after the first steps.
    static void startRun(const Host &head)
    {
        const auto home = said(head, "~/.trainyard/bundle/trainyard-runtime data make-digits ~/digits --train 600 "
                                     "--test 100 >/dev/null && printf %s ~");
        ASSERT_TRUE(home) << home.error().detail;
        protocol::JobSpec job;
        job.data = "file://" + *home + "/digits";
        job.epochs = 100'000;
        job.batchSize = 60;
        job.displayBatches = 1;
        job.savePeriod = 0; // the stop saves, and nothing else
        const auto started = runs::RunControl(kRun, head, {}).start(job, {}, {Deadline::after(60s), {}});
        ASSERT_TRUE(started) << started.error().detail;
        EXPECT_NE(recorded(head, "speed"), "");
    }
    /// Waits for a record of the run and returns it.
    static std::string recorded(const Host &head, const std::string &name)
    {
        const auto deadline = Deadline::after(60s);
        do {
            const auto found = said(head, "grep -m 1 '\"name\":\"" + name + "\"' ~/" +
                                              protocol::NodeLayout{}.metrics(kRun) + " || true");
            if (found && !found->empty())
                return *found;
        } while (pause(100ms, {deadline, {}}));
        return {};
    }
    /// Waits for the end of the run, which must be a checkpoint within an epoch or at its end.
    static void expectSaved(const Host &head)
    {
        EXPECT_THAT(recorded(head, "run-finished"), testing::HasSubstr("checkpoint saved at step"));
        const auto files = said(head, "ls ~/" + protocol::NodeLayout{}.run(kRun) + "/checkpoints");
        ASSERT_TRUE(files) << files.error().detail;
        EXPECT_THAT(*files, testing::HasSubstr(".safetensors"));
    }
    /// Number of TerminateInstances calls that the local cloud has held so far.
    std::size_t asksHeld() const
    {
        const auto log = readFile(m_home.log(), 16u << 20).value_or("");
        std::size_t count = 0;
        for (std::size_t at = 0; (at = log.find("fault for TerminateInstances: held", at)) != std::string::npos; ++at)
            ++count;
        return count;
    }
    static Result<std::string> said(const Host &host, const std::string &command)
    {
        auto session = ssh::SshSession::open(host.target, {Deadline::after(10s), {}});
        return session ? session->mustExec(command, {}, {Deadline::after(10s), {}}) : fail(session.error());
    }
};

// K23: the watchdog on the node, without a running application.
TEST_F(SetUpMachines, EndThemselvesWhenTheyIdleAndTheApplicationHasDied)
{
    EXPECT_EQ(victim("idle", 0), 128 + SIGKILL);
    const auto cloud = open();
    if (!sandboxed(cloud))
        GTEST_SKIP() << "instances share their processes with this computer here: they are not idle";
    const auto deadline = Deadline::after(150s);
    while (!aliveAt(cloud).empty() && pause(500ms, {deadline, {}})) {
    }
    EXPECT_THAT(aliveAt(cloud), IsEmpty());
    expectListedAndEnded();
}

// K24: one call extends the deadline; a restart (B27) preserves deadline and watchdog.
TEST_F(SetUpMachines, KeepAnExtendedDeadlineOverARestart)
{
    const auto cloud = open();
    LaunchPlan plan;
    plan.name = "restarts";
    plan.workers = 1;
    const auto id = launch(cloud, plan, {}, {}, {});
    ASSERT_TRUE(id) << id.error().source << ": " << id.error().detail;
    if (!sandboxed(cloud))
        GTEST_SKIP() << "instances have no /run of their own here, where this test looks";
    const auto before = *(*cloud.ledger->cluster(*id))->expires;
    const auto extended = changeLimits(cloud, *id, {.extendBy = 2h}, {}, {});
    ASSERT_TRUE(extended) << extended.error().detail;
    EXPECT_EQ(*(*cloud.ledger->cluster(*id))->expires, before + 2h);
    EXPECT_EQ(changeLimits(cloud, *id, {.extendBy = 24h * 40}, {}, {}).error().code, ErrorCode::InvalidArgument);

    const auto head = hosts(cloud, *id)->front();
    const std::string ask = "cat /etc/trainyard/deadline; cut -d' ' -f2 /run/localcloud/control/shutdown; "
                            "flock -n ~/.trainyard/watch.lock true || echo watched";
    const auto wanted = std::chrono::floor<std::chrono::seconds>(before + 2h).time_since_epoch().count();
    const auto expectKept = [&] {
        const auto deadline = Deadline::after(60s);
        std::int64_t noted = 0, planned = 0;
        std::string watched;
        while (watched != "watched" && pause(100ms, {deadline, {}})) {
            std::istringstream words(said(head, ask).value_or(""));
            words >> noted >> planned >> watched;
        }
        EXPECT_NEAR(noted, wanted, 61);
        EXPECT_NEAR(planned, wanted, 121);
        EXPECT_EQ(watched, "watched");
    };
    expectKept();
    const auto boots = said(head, "stat -c %Y /run/localcloud/control/boot-finished");
    ASSERT_TRUE(cloud.ec2()->rebootInstances({head.instance}, {Deadline::after(30s), {}}));
    const auto deadline = Deadline::after(60s);
    while (pause(100ms, {deadline, {}})) {
        const auto now = said(head, "stat -c %Y /run/localcloud/control/boot-finished");
        if (now && *now != *boots)
            break;
    }
    expectKept();
    expectListedAndEnded();
}

// A machine that was stopped when the deadline moved gets it at its start; otherwise it would end at the old one.
TEST_F(SetUpMachines, GetTheDeadlineThatMovedWhileTheyWereStopped)
{
    const auto cloud = open();
    LaunchPlan plan;
    plan.name = "sleeps";
    plan.workers = 1;
    const auto id = launch(cloud, plan, {}, {}, {});
    ASSERT_TRUE(id) << id.error().source << ": " << id.error().detail;
    const auto stopped = changePower(cloud, *id, {"worker-1"}, PowerAction::Stop, {}, {});
    ASSERT_TRUE(stopped) << stopped.error().detail;
    const auto extended = changeLimits(cloud, *id, {.extendBy = 2h}, {}, {});
    ASSERT_TRUE(extended) << extended.error().detail;
    const auto started = changePower(cloud, *id, {"worker-1"}, PowerAction::Start, {}, {});
    ASSERT_TRUE(started) << started.error().detail;
    const auto worker = host(cloud, *id, "worker-1");
    ASSERT_TRUE(worker) << worker.error().detail;
    const auto noted = said(*worker, "cat /etc/trainyard/deadline");
    ASSERT_TRUE(noted) << noted.error().detail;
    const auto wanted = std::chrono::floor<std::chrono::seconds>(*(*cloud.ledger->cluster(*id))->expires);
    EXPECT_NEAR(std::atoll(noted->c_str()), wanted.time_since_epoch().count(), 61);
    expectListedAndEnded();
}

// K25: the head enforces the budget by itself, as a point in time.
TEST_F(SetUpMachines, StopTheirRunsWhenTheBudgetIsSpent)
{
    auto cloud = open();
    LaunchPlan plan;
    plan.name = "spends";
    plan.workers = 1;
    const auto id = launch(cloud, plan, {}, {}, {});
    ASSERT_TRUE(id) << id.error().source << ": " << id.error().detail;
    const auto head = hosts(cloud, *id)->front();
    startRun(head);
    cloud.catalog = Catalog::bundled(); // prices of AWS
    const Budget spent{0.000001, BudgetAction::StopRun};
    const auto told = changeLimits(cloud, *id, {.budget = spent}, {}, {});
    ASSERT_TRUE(told) << told.error().detail;
    expectSaved(head);
    EXPECT_THAT(aliveAt(cloud), SizeIs(2)) << "the machines stay";
    ASSERT_TRUE(changeLimits(cloud, *id, {.budget = Budget{}}, {}, {}));
    EXPECT_EQ(said(head, "cat /etc/trainyard/stop-run").value_or(""), "0\n");
    expectListedAndEnded();
}

// K3: a run is stopped, with a checkpoint, in parallel with the termination, which an unresponsive machine does not delay.
TEST_F(SetUpMachines, HearThatTheyShouldSaveAndEndWhetherTheyAnswerOrNot)
{
    const auto faults = m_home.path() / "faults.json", hold = m_home.path() / "hold";
    std::ofstream(faults) << R"({"faults": []})";
    ASSERT_TRUE(m_home.serve({"--fault", faults.string(), "--speed", "10"}));
    const auto cloud = open();
    std::chrono::duration<double> untilAsked[2];
    for (const bool dead : {false, true}) {
        SCOPED_TRACE(dead ? "its SSH server is frozen" : "it answers");
        LaunchPlan plan;
        plan.name = dead ? "dead" : "alive";
        plan.workers = 1;
        const auto id = launch(cloud, plan, {}, {}, {});
        ASSERT_TRUE(id) << id.error().source << ": " << id.error().detail;
        ASSERT_TRUE(setState(cloud, *id, ClusterState::Training));
        const auto head = hosts(cloud, *id)->front();
        if (!dead)
            startRun(head);
        if (dead && !sandboxed(cloud))
            break; // without a sandbox this would freeze this computer's SSH server
        if (dead) {
            ASSERT_TRUE(said(head, "kill -STOP $(cat /run/localcloud/run/ssh.pid)"));
        }
        // The call is held for the time that a real machine would need to shut down.
        std::ofstream(hold) << "held";
        std::ofstream(faults) << R"({"faults": [{"operation": "TerminateInstances", "count": 1, "hold": ")"
                              << hold.string() << R"("}]})";
        const auto begun = std::chrono::steady_clock::now();
        const auto before = asksHeld();
        auto ending = std::async(std::launch::async, [&] { return Teardown(cloud).run({.clusters = {*id}}, {}, {}); });
        const auto deadline = Deadline::after(60s);
        while (asksHeld() == before && pause(20ms, {deadline, {}})) {
        }
        untilAsked[dead] = std::chrono::steady_clock::now() - begun;
        EXPECT_GT(asksHeld(), before) << "AWS was never asked";
        if (!dead)
            expectSaved(head);
        std::filesystem::remove(hold);
        const auto receipt = ending.get();
        ASSERT_TRUE(receipt) << receipt.error().detail;
        EXPECT_TRUE(receipt->clean()) << receipt->toText();
    }
    EXPECT_LT(untilAsked[true].count(), untilAsked[false].count() + 4) << "the termination waited for the checkpoint";
}

// Dropbear closes a channel that is opened while another one ends, or crashes: see SessionState::openChannel.
TEST_F(LocalCloudTest, ChannelsFollowEachOtherOnDropbear)
{
    if (!findProgram("dropbear"))
        GTEST_SKIP() << "dropbear is not installed";
    ASSERT_TRUE(m_home.serve({"--ssh-server", "dropbear", "--speed", "10"}));
    const auto deadline = Deadline::after(60s);
    const auto cloud = open();
    LaunchPlan plan;
    plan.name = "dropbear";
    plan.workers = 1;
    const auto id = launch(cloud, plan, {.provision = false}, {}, {});
    ASSERT_TRUE(id) << id.error().detail;
    const auto target = hosts(cloud, *id)->front().target;
    auto session = ssh::SshSession::open(target, {Deadline::after(10s), {}});
    while (!session && pause(50ms, {deadline, {}}))
        session = ssh::SshSession::open(target, {Deadline::after(10s), {}});
    ASSERT_TRUE(session) << session.error().detail;
    for (int i = 0; i < 60; ++i) {
        {
            auto files = ssh::Sftp::open(*session, {Deadline::after(30s), {}});
            ASSERT_TRUE(files) << i << ": " << files.error().detail;
            ASSERT_TRUE(files->put("hello", "file", 0600, {Deadline::after(30s), {}}));
        }
        const auto done = session->exec("cat file; echo >&2", {}, {Deadline::after(30s), {}});
        ASSERT_TRUE(done) << i << ": " << done.error().detail;
        EXPECT_EQ(done->out, "hello");
    }
}

} // namespace
} // namespace trainyard::cluster
