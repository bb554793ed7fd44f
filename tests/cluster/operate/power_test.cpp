// Stop, start, restart and change of the instance type (K31, B27), their costs, and the timeline of a machine (B19).

#include <gmock/gmock.h>

#include <SQLiteCpp/SQLiteCpp.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/launch/schedule/auto_termination.h"
#include "backend/cluster/operate/power.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/plan/costs/cost.h"
#include "backend/cluster/plan/milestones.h"
#include "backend/cluster/teardown/teardown.h"
#include "tests/cluster/support/fake_cloud.h"
#include "tests/support/virtual_time.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

class PowerTest : public testing::Test {
protected:
    PowerTest()
    {
        const auto id = launch(m_setting.context(), m_setting.plan("demo", 1), kMachinesOnly, {}, {});
        EXPECT_TRUE(id) << id.error().detail;
        m_id = id ? *id : ClusterId();
    }
    Status power(PowerAction action, const std::vector<std::string> &nodes = {})
    {
        return changePower(m_setting.context(), m_id, nodes, action, {}, {});
    }
    ClusterSnapshot look() const { return take(status(m_setting.context(), m_id.value, {Deadline::never(), {}})); }
    std::vector<std::string> states() const
    {
        std::vector<std::string> all;
        for (const NodeSnapshot &n : look().nodes)
            all.push_back(n.state);
        return all;
    }

    VirtualTime m_time; ///< constructed before all objects that read the time
    FakeSetting m_setting;
    FakeCloud &m_cloud = m_setting.cloud;
    ClusterId m_id;
};

TEST_F(PowerTest, AStoppedClusterCostsItsDisksAndComesBack)
{
    const auto launched = hosts(m_setting.m_context, m_id)->front().launched;
    EXPECT_NE(launched, Timestamp());
    const double running = look().usdPerHour;
    ASSERT_TRUE(pause(1h, {Deadline::never(), {}}));
    ASSERT_TRUE(power(PowerAction::Stop));
    EXPECT_THAT(states(), ElementsAre("stopped", "stopped"));
    const auto stopped = look();
    EXPECT_EQ(stopped.state, ClusterState::Stopped);
    const double disk =
        machineCost(*m_setting.m_context.catalog, LaunchPlan(), "c5.xlarge", "us-east-1", "stopped").total();
    EXPECT_NEAR(stopped.usdPerHour, 2 * disk, 1e-9);
    EXPECT_LT(stopped.usdPerHour, running / 10);
    ASSERT_TRUE(power(PowerAction::Stop)) << "those that are there already are an answer";

    ASSERT_TRUE(pause(2h, {Deadline::never(), {}}));
    ASSERT_TRUE(power(PowerAction::Start));
    EXPECT_THAT(states(), ElementsAre("running", "running"));
    EXPECT_EQ(hosts(m_setting.m_context, m_id)->front().launched, launched) << "EC2 reports that of the last start";
    EXPECT_NEAR(look().usdPerHour, running, 1e-9);
    EXPECT_NE(look().state, ClusterState::Stopped);
    // Each machine has three billing intervals.
    const auto row = **m_setting.m_context.ledger->cluster(m_id);
    const auto lived =
        take(billingIntervalsOf(*m_setting.m_context.ledger, *m_setting.m_context.catalog, row, wallNow() + 1h));
    ASSERT_EQ(lived.size(), 6u);
    for (std::size_t i = 0; i < lived.size(); i += 3) {
        EXPECT_EQ(lived[i].state, "running");
        EXPECT_GE(lived[i].to - lived[i].from, 1h);
        EXPECT_EQ(lived[i + 1].state, "stopped");
        EXPECT_GE(lived[i + 1].to - lived[i + 1].from, 2h);
        EXPECT_LT(lived[i + 1].to - lived[i + 1].from, 3h);
        EXPECT_EQ(lived[i + 2].state, "running");
        EXPECT_GE(lived[i + 2].to - lived[i + 2].from, 1h);
        EXPECT_NEAR(lived[i + 1].rate.total(), disk, 1e-9);
    }
    EXPECT_EQ(std::ranges::count_if(lived, [](const BillingInterval &s) { return s.usd(s.from, s.to) < 0; }), 0);
}

TEST_F(PowerTest, OneMachineBecomesAnother)
{
    ASSERT_TRUE(pause(1h, {Deadline::never(), {}}));
    ASSERT_TRUE(resizeNode(m_setting.context(), m_id, "worker-1", "c5.2xlarge", {}, {}));
    const auto c = look();
    ASSERT_THAT(c.nodes, SizeIs(2));
    EXPECT_EQ(c.nodes[0].type, "c5.xlarge");
    EXPECT_EQ(c.nodes[1].type, "c5.2xlarge");
    EXPECT_EQ(c.nodes[1].state, "running");
    // What it cost before it was changed stays.
    ASSERT_TRUE(pause(1h, {Deadline::never(), {}}));
    const auto row = **m_setting.m_context.ledger->cluster(m_id);
    const auto lived =
        take(billingIntervalsOf(*m_setting.m_context.ledger, *m_setting.m_context.catalog, row, wallNow()));
    std::vector<std::pair<std::string, double>> rates;
    for (const BillingInterval &s : lived) {
        if (s.node == "worker-1" && s.to - s.from > 1min)
            rates.emplace_back(s.state, s.rate.onDemand);
    }
    ASSERT_FALSE(rates.empty());
    EXPECT_EQ(rates.front(), (std::pair<std::string, double>("running", 0.17)));
    EXPECT_EQ(rates.back(), (std::pair<std::string, double>("running", 0.34)));
    EXPECT_EQ(resizeNode(m_setting.context(), m_id, "worker-1", "x9.huge", {}, {}).error().code,
              ErrorCode::InvalidArgument);
    EXPECT_EQ(resizeNode(m_setting.context(), m_id, "worker-7", "c5.xlarge", {}, {}).error().code, ErrorCode::NotFound);
}

TEST_F(PowerTest, AResizeThatIsRefusedStartsTheMachineAsItWas)
{
    m_cloud.before = [](const std::string &operation, const std::string &) -> std::optional<Error> {
        if (operation == "ModifyInstanceAttribute")
            return Error{ErrorCode::Unsupported, "ec2:ModifyInstanceAttribute", "not for this image"};
        return std::nullopt;
    };
    const auto refused = resizeNode(m_setting.context(), m_id, "worker-1", "c5.2xlarge", {}, {});
    EXPECT_EQ(refused.error().code, ErrorCode::Unsupported);
    EXPECT_THAT(states(), ElementsAre("running", "running"));
    std::vector<std::string> failures;
    for (const auto &event : take(m_setting.m_context.ledger->events(m_id))) {
        if (event.failed)
            failures.push_back(event.text);
    }
    EXPECT_THAT(failures, ElementsAre("resize worker-1 of demo failed: not for this image"));
}

TEST_F(PowerTest, ATrainingClusterIsNotStopped)
{
    ASSERT_TRUE(setState(m_setting.context(), m_id, ClusterState::Training));
    EXPECT_EQ(power(PowerAction::Stop).error().code, ErrorCode::Conflict);
    EXPECT_EQ(power(PowerAction::Reboot, {"worker-1"}).error().code, ErrorCode::Conflict);
    EXPECT_THAT(states(), ElementsAre("running", "running"));
}

TEST_F(PowerTest, AClusterWithARunThatIsStartingIsNotStopped)
{
    ledger::Run run;
    run.id = RunId("r-1");
    run.cluster = m_id;
    run.created = wallNow();
    ASSERT_TRUE(m_setting.m_context.ledger->saveRun(run));
    EXPECT_EQ(power(PowerAction::Stop).error().code, ErrorCode::Conflict);
    EXPECT_EQ(resizeNode(m_setting.context(), m_id, "worker-1", "c5.2xlarge", {}, {}).error().code,
              ErrorCode::Conflict);
    EXPECT_THAT(states(), ElementsAre("running", "running"));
    ASSERT_TRUE(pause(11min, {Deadline::never(), {}}));
    EXPECT_TRUE(power(PowerAction::Stop)) << "the program that started it has ended";
}

TEST_F(PowerTest, AMachineThatHasNoRoomStaysStopped)
{
    ASSERT_TRUE(power(PowerAction::Stop, {"worker-1"}));
    EXPECT_NE(look().state, ClusterState::Stopped) << "the head runs";
    m_cloud.before = [](const std::string &operation, const std::string &) -> std::optional<Error> {
        if (operation == "StartInstances")
            return Error{ErrorCode::NoCapacity, "ec2:StartInstances", "InsufficientInstanceCapacity"};
        return std::nullopt;
    };
    EXPECT_EQ(power(PowerAction::Start, {"worker-1"}).error().code, ErrorCode::NoCapacity);
    EXPECT_THAT(states(), ElementsAre("running", "stopped"));
}

TEST_F(PowerTest, MachinesThatTheLedgerCannotListAreNoMachinesWithADeadline)
{
    const auto before = (*m_setting.m_context.ledger->cluster(m_id))->expires;
    SQLite::Database(m_setting.folder.path().string() + "/ledger.db", SQLite::OPEN_READWRITE)
        .exec("ALTER TABLE resources RENAME TO lost");
    EXPECT_FALSE(scheduleTermination(m_setting.context(), 30min, {}, {}));
    EXPECT_FALSE(changeLimits(m_setting.context(), m_id, {.extendBy = 1h}, {}, {}));
    EXPECT_EQ((*m_setting.m_context.ledger->cluster(m_id))->expires, before);
}

TEST_F(PowerTest, TheTimelineCountsSecondsFromTheRequest)
{
    const auto lines = timelines(take(m_setting.m_context.ledger->events(m_id, {}, 0, 0)));
    ASSERT_THAT(lines, SizeIs(2));
    EXPECT_EQ(lines[0].node, "head");
    for (const NodeTimeline &line : lines) {
        EXPECT_EQ(line.secondsTo(Milestone::Requested), 0);
        EXPECT_GE(line.secondsTo(Milestone::Pending), 0);
        EXPECT_GE(line.secondsTo(Milestone::Running), line.secondsTo(Milestone::Pending));
        EXPECT_LT(line.secondsTo(Milestone::Ssh), 0) << "no login has succeeded";
    }
}

TEST(Milestones, KeepsTheFirstOfEachAndWhatItDoesNotKnowOut)
{
    const auto event = [](std::int64_t second, const char *kind, const char *node, const char *text) {
        ledger::Event e;
        e.at = Timestamp(std::chrono::seconds(second));
        e.kind = kind;
        e.subject = node;
        e.text = text;
        return e;
    };
    const std::vector<ledger::Event> events{
        event(10, kMilestoneEvent, "worker-2", "asked"), event(11, kMilestoneEvent, "worker-10", "asked"),
        event(12, "instance", "worker-2", "asked"),      event(15, kMilestoneEvent, "worker-2", "ssh"),
        event(19, kMilestoneEvent, "worker-2", "ssh"),   event(20, kMilestoneEvent, "worker-2", "levitated")};
    const auto lines = timelines(events);
    ASSERT_THAT(lines, SizeIs(2));
    EXPECT_EQ(lines[0].node, "worker-2");
    EXPECT_EQ(lines[0].secondsTo(Milestone::Ssh), 5);
    EXPECT_EQ(lines[1].secondsTo(Milestone::Ssh), -1);
    for (const Milestone m : kMilestones)
        EXPECT_FALSE(toString(m).empty());
    EXPECT_THAT(timelines({}), IsEmpty());
}

TEST_F(PowerTest, StoppedMachinesAreTerminated) // K13
{
    ASSERT_TRUE(power(PowerAction::Stop));
    ASSERT_THAT(states(), ElementsAre("stopped", "stopped"));
    const auto receipt = Teardown(m_setting.context()).run({.clusters = {m_id}}, {}, {});
    ASSERT_TRUE(receipt) << receipt.error().detail;
    EXPECT_TRUE(receipt->clean()) << receipt->toText();
    EXPECT_EQ(m_cloud.alive(), 0);
    int machines = 0;
    for (const ReceiptLine &line : receipt->lines) {
        if (line.target.kind != "instance")
            continue;
        ++machines;
        EXPECT_EQ(line.target.state, "terminated") << line.target.id;
    }
    EXPECT_EQ(machines, 2);
    EXPECT_THAT(*m_setting.m_context.ledger->clusters(true), IsEmpty());
}

} // namespace
} // namespace trainyard::cluster
