#include <gmock/gmock.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/launch/launch.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/operate/removals.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/core/time/time_source.h"
#include "tests/cluster/support/fake_cloud.h"
#include "tests/support/sentences.h"

namespace trainyard::cluster {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class ReconcileTest : public testing::Test {
protected:
    ClusterId launched(const std::string &name = "demo")
    {
        const auto id = launch(m_setting.context(), m_setting.plan(name), kMachinesOnly, {}, {});
        EXPECT_TRUE(id) << id.error().detail;
        return id ? *id : ClusterId();
    }
    ClusterList listed(const ReconcileOptions &options = {})
    {
        auto all = reconcile(m_setting.context(), options, {Deadline::after(std::chrono::seconds(10)), {}});
        EXPECT_TRUE(all) << all.error().detail;
        return all ? *all : ClusterList();
    }
    FakeSetting m_setting;
    FakeCloud &m_cloud = m_setting.cloud;
    ledger::Ledger &m_ledger = *m_setting.m_context.ledger;
};

TEST_F(ReconcileTest, ShowsAClusterAsLedgerAndCloudSeeItTogether)
{
    const ClusterId id = launched();
    const auto all = listed();
    ASSERT_EQ(all.clusters.size(), 1u);
    const ClusterSnapshot &c = all.clusters[0];
    EXPECT_EQ(c.id, id);
    EXPECT_EQ(c.name, "demo");
    EXPECT_TRUE(c.ours);
    EXPECT_THAT(c.differences, IsEmpty());
    ASSERT_EQ(c.nodes.size(), 3u);
    EXPECT_EQ(c.nodes[0].name, "head");
    EXPECT_TRUE(c.nodes[0].locked);
    EXPECT_FALSE(c.nodes[1].locked);
    EXPECT_TRUE(c.nodes[1].inLedger && c.nodes[1].inCloud);
    EXPECT_THAT(c.nodes[1].sshCommand, HasSubstr(c.nodes[1].address()));
    EXPECT_EQ(c.workers(), 2);
    EXPECT_EQ(all.machinesAlive(), 3);
    EXPECT_NEAR(all.usdPerHour(), m_setting.plan().usdPerHour(*Catalog::bundled()), 1e-9);
    auto again = listed();
    again.clusters[0].usdSoFar = c.usdSoFar; // the only values that change with time
    again.clusters[0].asOf = c.asOf;
    EXPECT_TRUE(again.clusters == all.clusters) << "looking changes nothing";
}

TEST_F(ReconcileTest, CostsTheSameFromTheLedgerAlone)
{
    const ClusterId id = launched();
    const ClusterSnapshot seen = listed().clusters[0];
    const Timestamp now = wallNow();
    for (auto r : take(m_ledger.resources(id))) {
        r.created = now - std::chrono::hours(1);
        ASSERT_TRUE(m_ledger.saveResource(r));
    }
    const auto alone = [&] { return snapshotFrom(m_ledger, *take(m_ledger.cluster(id)), *Catalog::bundled()); };
    const ClusterSnapshot open = alone();
    EXPECT_EQ(open.name, seen.name);
    EXPECT_EQ(open.zone, seen.zone);
    EXPECT_EQ(open.formerWorkers, 2);
    EXPECT_NEAR(open.usdPerHour, seen.usdPerHour, 1e-9);
    EXPECT_NEAR(open.usdSoFar, seen.usdPerHour, 0.01 * seen.usdPerHour);
    for (const auto &r : take(m_ledger.resources(id)))
        ASSERT_TRUE(m_ledger.closeResource(r.kind, r.id, r.profile, r.region, "terminated", now));
    ASSERT_TRUE(m_ledger.closeCluster(id, "terminated", now));
    const ClusterSnapshot closed = alone();
    EXPECT_EQ(closed.state, ClusterState::Terminated);
    EXPECT_EQ(closed.closed, now);
    EXPECT_EQ(closed.formerWorkers, 2);
    EXPECT_EQ(closed.usdPerHour, 0);
    EXPECT_NEAR(closed.usdSoFar, seen.usdPerHour, 1e-9);
}

TEST_F(ReconcileTest, NamesMachinesThatTheLedgerDidNotKnowAndTakesThemIn)
{
    const ClusterId id = launched();
    FakeSetting other; // same cloud and ledger id, without any other record
    auto context = m_setting.context();
    for (const auto &r : take(m_ledger.resources(id)))
        ASSERT_TRUE(m_ledger.closeResource(r.kind, r.id, r.profile, r.region, "lost", SystemClock::instance().now()));
    ASSERT_TRUE(m_ledger.closeCluster(id, "terminated", SystemClock::instance().now()));
    const auto all = listed();
    ASSERT_EQ(all.clusters.size(), 1u);
    EXPECT_EQ(all.clusters[0].nodes.size(), 3u);
    EXPECT_THAT(textsOf(all.clusters[0].differences), Contains(HasSubstr("were not in the ledger")));
    EXPECT_EQ(hosts(context, id)->size(), 3u);
    EXPECT_THAT(listed().clusters[0].differences, IsEmpty()) << "known from now on";
}

TEST_F(ReconcileTest, NamesMachinesThatEndedByThemselves)
{
    const ClusterId id = launched();
    m_cloud.endByItself("us-east-1", "worker-2");
    const auto all = listed();
    EXPECT_EQ(all.clusters[0].nodes.size(), 2u);
    EXPECT_THAT(textsOf(all.clusters[0].differences), ElementsAre(HasSubstr("InstanceInitiatedShutdown")));
    m_cloud.endByItself("us-east-1", "worker-1");
    m_cloud.endByItself("us-east-1", "head");
    const auto later = listed();
    EXPECT_EQ(later.clusters[0].state, ClusterState::NeedsAttention);
    EXPECT_THAT(later.clusters[0].detail, HasSubstr("all its machines are terminated"));
    EXPECT_EQ(hosts(m_setting.context(), id)->size(), 0u);
}

TEST_F(ReconcileTest, NamesAMachineWhoseRemovalHasNotFinished)
{
    const ClusterId id = launched();
    recordRemoval(m_setting.context(), id, "worker-2");
    {
        const auto working = m_ledger.lease(clusterLeaseName(id), "add workers to demo");
        ASSERT_TRUE(working);
        EXPECT_THAT(listed().clusters[0].differences, IsEmpty()) << "the program that removes it may be at work";
    }
    EXPECT_THAT(textsOf(listed().clusters[0].differences),
                ElementsAre("worker-2 did not join its run, and its removal has not finished: remove it."));
    ASSERT_TRUE(removeWorker(m_setting.context(), id, "worker-2", {}, {}));
    EXPECT_THAT(listed().clusters[0].differences, IsEmpty());
}

TEST_F(ReconcileTest, OneMachineIsGoneOnlyWhenTheCloudConfirmsIt)
{
    const ClusterId id = launched();
    auto cloud = m_setting.context();
    const auto gone = [&](const std::string &node) {
        return stateIfGone(cloud, id, node, {Deadline::after(std::chrono::seconds(10)), {}});
    };
    cloud.account.clear();
    m_cloud.endByItself("us-east-1", "head");
    EXPECT_EQ(*gone("head"), std::nullopt) << "without an account only the ledger is read";
    cloud.account = "123456789012";
    EXPECT_EQ(*gone("worker-1"), std::nullopt);
    EXPECT_EQ(*gone("nobody"), std::nullopt);
    m_cloud.before = [](const std::string &, const std::string &) {
        return Error{ErrorCode::Unreachable, "ec2", "no route"};
    };
    EXPECT_FALSE(gone("head"));
    EXPECT_EQ(hosts(cloud, id)->size(), 3u);
    m_cloud.before = {};
    ASSERT_TRUE(*gone("head"));
    EXPECT_THAT(**gone("head"), HasSubstr("terminated"));
    EXPECT_EQ(hosts(cloud, id)->size(), 2u);
    cloud.account.clear();
    EXPECT_EQ(*gone("head"), "terminated") << "as the ledger knows";
}

TEST_F(ReconcileTest, ShowsOtherPeoplesMachinesAndCountsThemAsTheirs)
{
    m_cloud.addForeign("us-east-1", {{tag::kCluster, "c-00000000000000aa"},
                                     {tag::kClusterName, "theirs"},
                                     {tag::kLedger, "l-00000000000000aa"},
                                     {tag::kOwner, "colleague"},
                                     {tag::kNode, "head"},
                                     {tag::kRole, "head"}});
    m_cloud.addForeign("us-east-1", {{"Name", "not of Trainyard at all"}});
    const auto all = listed();
    ASSERT_EQ(all.clusters.size(), 1u);
    EXPECT_FALSE(all.clusters[0].ours);
    EXPECT_EQ(all.clusters[0].owner, "colleague");
    EXPECT_THAT(all.clusters[0].detail, HasSubstr("colleague"));
    EXPECT_EQ(all.machinesAlive(), 0) << "theirs count for them";
    EXPECT_EQ(all.usdPerHour(), 0);
    EXPECT_THAT(*m_ledger.clusters(), IsEmpty());
}

TEST_F(ReconcileTest, ReportsWhichRegionsCouldNotBeRead)
{
    launched();
    m_cloud.of("eu-west-1");
    m_cloud.before = [](const std::string &operation, const std::string &region) -> std::optional<Error> {
        if (operation == "DescribeInstances" && region == "us-east-1")
            return Error{ErrorCode::CredentialsExpired, "ec2:DescribeInstances", "ExpiredToken"};
        return std::nullopt;
    };
    const auto all = listed({.allRegions = true});
    EXPECT_THAT(all.regionsRead, ElementsAre("eu-west-1"));
    ASSERT_EQ(all.regionsNotRead.size(), 1u);
    EXPECT_EQ(all.regionsNotRead[0].first, "us-east-1");
    ASSERT_EQ(all.clusters.size(), 1u);
    EXPECT_EQ(all.clusters[0].nodes.size(), 3u) << "from the ledger: not checked, and not forgotten";
    EXPECT_FALSE(all.clusters[0].nodes[0].inCloud);
}

TEST_F(ReconcileTest, AnInterruptedLaunchNeedsAttention)
{
    const ClusterId id = launched();
    ASSERT_TRUE(setState(m_setting.context(), id, ClusterState::Booting));
    EXPECT_EQ(listed().clusters[0].state, ClusterState::NeedsAttention);
    const auto lease = m_ledger.lease("cluster:" + id.value, "resume demo");
    EXPECT_EQ(listed().clusters[0].state, ClusterState::Booting) << "another program changes it";
}

TEST_F(ReconcileTest, FindsByNameAndById)
{
    const ClusterId id = launched();
    const auto context = m_setting.context();
    EXPECT_EQ(*findCluster(context, "demo"), id);
    EXPECT_EQ(*findCluster(context, id.value), id);
    EXPECT_EQ(findCluster(context, "other").error().code, ErrorCode::NotFound);
    EXPECT_EQ(status(context, "demo", {Deadline::after(std::chrono::seconds(10)), {}})->id, id);
}

TEST(ClusterStates, EveryWordComesBack)
{
    for (int i = 0; i <= static_cast<int>(ClusterState::NeedsAttention); ++i) {
        const auto state = static_cast<ClusterState>(i);
        EXPECT_EQ(parseClusterState(toString(state)), state);
    }
    EXPECT_EQ(parseClusterState("of a later version"), ClusterState::NeedsAttention);
}

} // namespace
} // namespace trainyard::cluster
