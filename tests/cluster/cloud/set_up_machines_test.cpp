// Machines of the local cloud with the built runtime: their watchdogs, deadlines and runs.
#include <csignal>
#include <filesystem>
#include <fstream>
#include <future>
#include <map>
#include <sstream>

#include <gmock/gmock.h>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/cluster/launch/launch.h"
#include "backend/cluster/launch/schedule/auto_termination.h"
#include "backend/cluster/operate/power.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/core/system/files.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/node_layout.h"
#include "backend/runs/run_control.h"
#include "backend/ssh/session.h"
#include "tests/cluster/cloud/local_cloud_fixture.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using testing::IsEmpty;
using testing::SizeIs;

/// Machines get the built runtime.
class SetUpMachines : public LocalCloudTest {
protected:
    inline static const RunId kRun{"r-1"};
    void SetUp() override
    {
        LocalCloudTest::SetUp();
        if (IsSkipped())
            return;
        if (const auto missing = LocalCloudHome::missingRuntime(); !missing.empty())
            GTEST_SKIP() << missing;
        const auto bundle = m_home.packedRuntime();
        ASSERT_TRUE(bundle) << bundle.error().detail;
        ::setenv("TRAINYARD_BUNDLE", bundle->c_str(), 1);
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
    const auto changed = changeLimits(cloud, *id, {.budget = spent}, {}, {});
    ASSERT_TRUE(changed) << changed.error().detail;
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

} // namespace
} // namespace trainyard::cluster
