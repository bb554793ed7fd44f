// Machines that end without an operation of ours: they stay listed until the user replaces or dismisses them.
#include <algorithm>

#include <gmock/gmock.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/lost_machines.h"
#include "backend/cluster/launch/launch.h"
#include "backend/cluster/operate/gone_machines_internal.h"
#include "backend/cluster/operate/interruptions.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/costs/cost.h"
#include "backend/core/time/time_source.h"
#include "tests/cluster/support/fake_cloud.h"
#include "tests/support/sentences.h"

namespace trainyard::cluster {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class LostMachinesTest : public testing::Test {
protected:
    void SetUp() override
    {
        const auto id = launch(m_setting.context(), m_setting.plan("demo"), kMachinesOnly, {}, {});
        ASSERT_TRUE(id) << id.error().detail;
        m_id = *id;
    }
    ClusterSnapshot seen()
    {
        const auto all = reconcile(m_setting.context(), {}, {Deadline::after(std::chrono::seconds(10)), {}});
        EXPECT_TRUE(all) << all.error().detail;
        return all && !all->clusters.empty() ? all->clusters.front() : ClusterSnapshot();
    }
    std::vector<std::string> lost()
    {
        std::vector<std::string> names;
        for (const NodeSnapshot &n : seen().lost)
            names.push_back(n.name);
        return names;
    }
    void end(const std::string &node) { m_setting.cloud.endByItself("us-east-1", node); }

    FakeSetting m_setting;
    ledger::Ledger &m_ledger = *m_setting.m_context.ledger;
    ClusterId m_id;
};

TEST_F(LostMachinesTest, ALostMachineStaysListedUntilItIsDismissed)
{
    EXPECT_THAT(lost(), IsEmpty());
    end("worker-2");
    for (int look = 0; look < 3; ++look) { // as a window that was started again
        const ClusterSnapshot c = seen();
        EXPECT_EQ(c.nodes.size(), 2u);
        ASSERT_EQ(c.lost.size(), 1u) << look;
        EXPECT_EQ(c.lost[0].name, "worker-2");
        EXPECT_THAT(c.lost[0].lost, HasSubstr("InstanceInitiatedShutdown"));
        EXPECT_THAT(textsOf(c.differences), ElementsAre(HasSubstr("worker-2"))) << look;
    }
    EXPECT_EQ(dismissLost(m_ledger, m_id, "worker-1").error().code, ErrorCode::NotFound) << "it exists";
    ASSERT_TRUE(dismissLost(m_ledger, m_id, "worker-2"));
    EXPECT_THAT(lost(), IsEmpty());
    EXPECT_THAT(seen().differences, IsEmpty());
    EXPECT_EQ(dismissLost(m_ledger, m_id, "worker-2").error().code, ErrorCode::NotFound);
}

TEST_F(LostMachinesTest, WhoeverNoticesTheLossFirst)
{
    end("worker-1");
    ASSERT_TRUE(closeGoneWorkers(m_setting.context(), m_id, {Deadline::after(std::chrono::seconds(10)), {}}));
    EXPECT_THAT(lost(), ElementsAre("worker-1")) << "a program that follows a run has closed its row";
}

TEST_F(LostMachinesTest, TwoProgramsThatNoticeTheLossAgree)
{
    const auto rows = take(m_ledger.resources(m_id));
    const auto row = std::ranges::find(rows, "worker-1", &ledger::Resource::name);
    ASSERT_NE(row, rows.end());
    end("worker-1");
    EXPECT_TRUE(closeGone(m_setting.context(), *row, nullptr).lost);
    const GoneMachine second = closeGone(m_setting.context(), *row, nullptr); // it has read the row before
    EXPECT_TRUE(second.lost && second.closed);
    EXPECT_THAT(lost(), ElementsAre("worker-1"));
}

TEST_F(LostMachinesTest, ANewHeadTakesThePlaceOfTheLostOne)
{
    end("head");
    EXPECT_THAT(lost(), ElementsAre("head"));
    const Status replaced = replaceHead(m_setting.context(), m_id, kMachinesOnly, {}, {});
    ASSERT_TRUE(replaced) << replaced.error().detail;
    EXPECT_THAT(lost(), IsEmpty());
}

TEST_F(LostMachinesTest, AHeadIsGoneWhenNoProgramWorksOnItsCluster)
{
    end("head");
    const auto gone = [&] {
        return stateIfGone(m_setting.context(), m_id, "head", {Deadline::after(std::chrono::seconds(10)), {}});
    };
    {
        const auto working = m_ledger.lease(clusterLeaseName(m_id), "add workers to demo");
        ASSERT_TRUE(working);
        EXPECT_EQ(*gone(), std::nullopt) << "its row is open: no other head can be launched";
    }
    ASSERT_TRUE(*gone());
    EXPECT_THAT(**gone(), HasSubstr("terminated"));
}

TEST_F(LostMachinesTest, WhatAnOperationEndsIsNotLost)
{
    ASSERT_TRUE(removeWorker(m_setting.context(), m_id, "worker-2", {}, {}));
    EXPECT_THAT(lost(), IsEmpty());
    ASSERT_TRUE(setState(m_setting.context(), m_id, ClusterState::Stopping));
    {
        const auto working = m_ledger.lease(clusterLeaseName(m_id), "launch demo"); // Cancel ends its machines
        ASSERT_TRUE(working);
        end("worker-1");
        const ClusterSnapshot c = seen();
        EXPECT_THAT(c.lost, IsEmpty());
        EXPECT_THAT(textsOf(c.differences), IsEmpty());
    }
    end("head");
    const ClusterSnapshot c = seen();
    EXPECT_THAT(c.lost, IsEmpty());
    EXPECT_THAT(textsOf(c.differences), IsEmpty());
}

TEST_F(LostMachinesTest, WhatACancelledRemovalEndsAfterwardsIsNotLost)
{
    m_setting.cloud.describesUntilTerminated = 1'000'000;
    std::stop_source stop;
    m_setting.cloud.after = [&](const std::string &operation, const std::string &) -> std::optional<Error> {
        if (operation == "TerminateInstances")
            stop.request_stop();
        return std::nullopt;
    };
    ASSERT_FALSE(removeWorker(m_setting.context(), m_id, "worker-2", {}, stop.get_token()));
    m_setting.cloud.after = {};
    end("worker-2");
    EXPECT_THAT(lost(), IsEmpty());
}

TEST_F(LostMachinesTest, AMachineThatEndsWhileAnotherJoinsIsReportedAfterwards)
{
    {
        const auto working = m_ledger.lease(clusterLeaseName(m_id), "add workers to demo");
        ASSERT_TRUE(working);
        end("worker-2");
        for (int look = 0; look < 2; ++look) {
            const ClusterSnapshot c = seen();
            EXPECT_THAT(c.lost, IsEmpty()) << "the program may have ended it";
            EXPECT_THAT(textsOf(c.differences), ElementsAre(HasSubstr("worker-2"))) << "nor does it vanish silently";
        }
    }
    std::vector<Timestamp> ended;
    for (const ledger::Event &e : take(m_ledger.events(m_id, {}, 0, 0))) {
        if (e.kind == kStateEvent && e.text == "terminated")
            ended.push_back(e.at);
    }
    ASSERT_EQ(ended.size(), 1u);
    EXPECT_THAT(lost(), ElementsAre("worker-2"));
    const auto rows = take(m_ledger.resources(m_id, false));
    EXPECT_EQ(std::ranges::find(rows, "worker-2", &ledger::Resource::name)->closed, ended.front())
        << "afterwards it costs nothing, however long the program works";
}

TEST_F(LostMachinesTest, AnEndedClusterHadTheWorkersThatExistedAtOnce)
{
    ASSERT_TRUE(removeWorker(m_setting.context(), m_id, "worker-2", {}, {}));
    const Timestamp later = wallNow() + std::chrono::hours(1);
    auto rows = take(m_ledger.resources(m_id));
    for (int n = 3; n <= 4; ++n) { // one after the other in place of worker-2
        ledger::Resource next = *std::ranges::find(rows, "worker-1", &ledger::Resource::name);
        next.id = "i-later" + std::to_string(n);
        next.name = "worker-" + std::to_string(n);
        next.created = later + std::chrono::hours(n);
        next.closed = next.created + std::chrono::minutes(30);
        ASSERT_TRUE(m_ledger.saveResource(next));
    }
    for (const auto &r : rows)
        ASSERT_TRUE(
            m_ledger.closeResource(r.kind, r.id, r.profile, r.region, "terminated", later + std::chrono::hours(9)));
    ASSERT_TRUE(m_ledger.closeCluster(m_id, "terminated", later + std::chrono::hours(9)));
    const auto ended = snapshotFrom(m_ledger, *take(m_ledger.cluster(m_id)), *Catalog::bundled());
    EXPECT_EQ(ended.formerWorkers, 2) << "four machines, two at a time";
}

TEST_F(LostMachinesTest, ADeadlineIsNoLoss)
{
    ASSERT_TRUE(m_ledger.setClusterExpires(m_id, wallNow() - std::chrono::minutes(5)));
    end("worker-2");
    EXPECT_THAT(lost(), IsEmpty());
}

TEST_F(LostMachinesTest, TheIdleLimitIsNoLossAlsoWhereNoProgramHasSeenTheEndOfTheRun)
{
    ledger::Cluster row = *take(m_ledger.cluster(m_id));
    LaunchPlan plan = take(LaunchPlan::fromJson(row.plan));
    plan.idle = std::chrono::minutes(30);
    row.plan = plan.toJson();
    row.state = toString(ClusterState::Training); // the window was closed overnight
    ASSERT_TRUE(m_ledger.saveCluster(row));
    ledger::Run run;
    run.id = RunId("r-0123456789abcdef");
    run.cluster = m_id;
    run.job = "{}";
    run.created = wallNow() - std::chrono::hours(9);
    ASSERT_TRUE(m_ledger.saveRun(run));
    const auto measure = [&](Timestamp at) {
        protocol::MetricRecord record;
        record.run = run.id;
        record.t = std::chrono::duration<double>(at.time_since_epoch()).count();
        record.name = protocol::metric::kSpeed;
        EXPECT_TRUE(m_ledger.appendMetrics(run.id, std::vector{record}));
    };
    measure(wallNow() - std::chrono::hours(8));
    end("worker-1");
    EXPECT_THAT(lost(), IsEmpty());
    measure(wallNow());
    end("worker-2"); // by a user who logged in: the machines are in use
    EXPECT_THAT(lost(), ElementsAre("worker-2"));
}

} // namespace
} // namespace trainyard::cluster
