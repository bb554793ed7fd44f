// Ownership of machines: the ids and tokens in the ledger and consent decide, never a tag alone (S1, S2, S6).

#include <atomic>

#include <gmock/gmock.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/operate/power.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/core/system/files.h"
#include "tests/cluster/support/fake_cloud.h"
#include "tests/support/sentences.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

class OwnershipTest : public testing::Test {
protected:
    OwnershipTest() { m_id = launched("demo"); }
    ClusterId launched(const std::string &name)
    {
        const auto id = launch(m_setting.context(), m_setting.plan(name, 1), kMachinesOnly, {}, {});
        EXPECT_TRUE(id) << id.error().detail;
        return id ? *id : ClusterId();
    }
    TagMap pair() const
    {
        return {{tag::kCluster, m_id.value}, {tag::kLedger, m_ledger.id()}, {tag::kNode, "worker-7"}};
    }
    void loseTags()
    {
        m_cloud.retag([](const std::string &, TagMap &tags) { tags.clear(); });
    }
    ClusterList listed() { return take(reconcile(m_setting.context(), {}, {Deadline::after(10s), {}})); }
    Receipt ended(const TeardownScope &scope = {}) { return take(Teardown(m_setting.context()).run(scope, {}, {})); }

    FakeSetting m_setting;
    FakeCloud &m_cloud = m_setting.cloud;
    ledger::Ledger &m_ledger = *m_setting.m_context.ledger;
    ClusterId m_id;
};

TEST_F(OwnershipTest, ATagDeletesNoFileOfTheOperator) // S1
{
    const auto victim = m_setting.folder.path() / "victim" / ".ssh";
    std::filesystem::create_directories(victim / "boot" / "deep");
    ASSERT_TRUE(writeFileAtomically(victim / "id_ed25519", "precious"));
    const auto ours =
        m_cloud.addForeign("us-east-1", {{tag::kCluster, "../victim/.ssh"}, {tag::kLedger, m_ledger.id()}});
    (void)listed();
    const auto receipt = ended();
    EXPECT_TRUE(receipt.clean()) << receipt.toText();
    EXPECT_TRUE(std::filesystem::exists(victim / "id_ed25519"));
    EXPECT_TRUE(std::filesystem::exists(victim / "boot" / "deep"));
    EXPECT_EQ(m_cloud.stateOf(ours), "running") << "not ours: its tag is none that a launch writes";
    EXPECT_THAT(*m_ledger.clusters(), SizeIs(1));
}

TEST_F(OwnershipTest, FilesOfACopiedIdStayWhereThisLedgerDidNotLaunchIt) // S1
{
    auto row = **m_ledger.cluster(m_id);
    row.adoptedFrom = "l-00000000000000aa";
    ASSERT_TRUE(m_ledger.saveCluster(row));
    EXPECT_TRUE(ended().clean());
    EXPECT_TRUE(std::filesystem::exists(m_setting.context().clusterFolder(m_id) / "id_ed25519"));
}

TEST_F(OwnershipTest, MachinesWhoseTagsWereTakenAwayAreListedByTheirIdAndEnd) // S2 (a)
{
    m_setting.m_context.polling.consistency = 0ms; // resources count as consistent immediately
    loseTags();
    const auto all = listed();
    ASSERT_THAT(all.clusters, SizeIs(1));
    ASSERT_THAT(all.clusters[0].nodes, SizeIs(2)) << "closed as \"unknown to AWS\" while they run";
    EXPECT_EQ(all.clusters[0].nodes[0].name, "head");
    EXPECT_TRUE(all.clusters[0].nodes[0].inCloud);
    const auto receipt = ended({.clusters = {m_id}});
    EXPECT_TRUE(receipt.clean()) << receipt.toText();
    EXPECT_EQ(m_cloud.alive(), 0);
}

TEST_F(OwnershipTest, RestartedMachinesStayInTheirClusterWithoutTags) // S2 (b)
{
    const auto rows = take(m_ledger.resources(m_id));
    const auto first = std::ranges::find(rows, "instance", &ledger::Resource::kind);
    ASSERT_NE(first, rows.end());
    auto row = *first;
    row.facts["login"] = "ubuntu";
    row.facts["probe"] = "4 vCPUs";
    ASSERT_TRUE(m_ledger.saveResource(row));
    loseTags();
    ASSERT_TRUE(changePower(m_setting.context(), m_id, {}, PowerAction::Reboot, {}, {}));
    const auto after = take(m_ledger.resource("instance", row.id, row.profile, row.region));
    ASSERT_TRUE(after);
    EXPECT_EQ(after->cluster, m_id);
    EXPECT_EQ(after->name, row.name);
    EXPECT_EQ(after->facts.at("role"), row.facts.at("role"));
    EXPECT_EQ(after->facts.at("login"), "ubuntu");
    EXPECT_EQ(after->facts.at("probe"), "4 vCPUs");
    EXPECT_TRUE(ended({.clusters = {m_id}}).clean());
    EXPECT_EQ(m_cloud.alive(), 0);
}

TEST_F(OwnershipTest, WhatWasClosedWithoutConfirmationByAwsIsQueriedAgain) // S2
{
    loseTags();
    const auto at = SystemClock::instance().now();
    for (const auto &r : take(m_ledger.resources(m_id)))
        ASSERT_TRUE(m_ledger.closeResource(r.kind, r.id, r.profile, r.region, "unknown to AWS", at));
    ASSERT_TRUE(m_ledger.closeCluster(m_id, "terminated", at));
    const auto receipt = ended();
    EXPECT_TRUE(receipt.clean()) << receipt.toText();
    EXPECT_EQ(m_cloud.alive(), 0) << "\"nothing is left\" was said while they run";
    for (const auto &r : take(m_ledger.resources(m_id, false))) {
        EXPECT_TRUE(r.closed);
        EXPECT_EQ(r.state, r.kind == "instance" ? "terminated" : r.state);
    }
}

TEST_F(OwnershipTest, ARegionThatDoesNotAnswerForIdsIsNotChecked) // S2
{
    m_setting.m_context.polling.consistency = 0ms;
    loseTags();
    std::atomic<int> asked{0};
    m_cloud.before = [&](const std::string &operation, const std::string &) -> std::optional<Error> {
        if (operation == "DescribeInstances" && ++asked > 1) // the first listing, by tag, succeeds
            return Error{ErrorCode::PermissionDenied, "ec2:DescribeInstances", "UnauthorizedOperation"};
        return std::nullopt;
    };
    const auto all = listed();
    EXPECT_THAT(all.regionsNotRead, SizeIs(1));
    ASSERT_THAT(all.clusters, SizeIs(1));
    EXPECT_THAT(all.clusters[0].nodes, SizeIs(2)) << "what the ledger last heard";
}

TEST_F(OwnershipTest, OneCopiedTagDoesNotMakeAMachineOurs) // S6
{
    const auto spoofed = m_cloud.addForeign("us-east-1", {{tag::kCluster, m_id.value}});
    const auto otherLedger =
        m_cloud.addForeign("us-east-1", {{tag::kCluster, m_id.value}, {tag::kLedger, "l-00000000000000aa"}});
    m_cloud.addResource("us-east-1",
                        {ResourceKind::Volume, "vol-1", "", "available", 8, {{tag::kCluster, m_id.value}}});
    const auto all = listed();
    ASSERT_THAT(all.clusters, SizeIs(1));
    EXPECT_THAT(all.clusters[0].nodes, SizeIs(2));
    EXPECT_THAT(textsOf(all.clusters[0].differences), Contains(HasSubstr(spoofed.value)));
    const auto receipt = ended({.clusters = {m_id}});
    EXPECT_TRUE(receipt.clean()) << receipt.toText();
    EXPECT_EQ(m_cloud.stateOf(spoofed), "running");
    EXPECT_EQ(m_cloud.stateOf(otherLedger), "running");
    EXPECT_THAT(m_cloud.region("us-east-1").others, SizeIs(1));
}

TEST_F(OwnershipTest, TheCopiedPairOfTagsEndsWithConsentOnly) // S6
{
    const auto claimed = m_cloud.addForeign("us-east-1", pair());
    m_cloud.addResource("us-east-1", {ResourceKind::Volume, "vol-1", "", "available", 8, pair()});
    const auto all = listed();
    EXPECT_THAT(all.clusters[0].nodes, SizeIs(2)) << "not taken into the ledger: a row would make it ours";
    EXPECT_THAT(textsOf(all.clusters[0].differences), Contains(HasSubstr("was not launched from this ledger")));
    const auto shown = take(Teardown(m_setting.context()).targets({.clusters = {m_id}}, {Deadline::never(), {}}));
    EXPECT_EQ(shown.machines(), 2);
    EXPECT_THAT(shown.claimed, SizeIs(2)) << "listed apart";

    const auto receipt = ended({.clusters = {m_id}});
    EXPECT_FALSE(receipt.clean());
    EXPECT_THAT(receipt.claimed(), SizeIs(2));
    EXPECT_THAT(receipt.toText(), HasSubstr("trainyardctl adopt demo"));
    EXPECT_EQ(receipt.asStatus().error().code, ErrorCode::StillRunning);
    EXPECT_EQ(m_cloud.stateOf(claimed), "running");
    EXPECT_EQ(m_cloud.alive(), 1);
    EXPECT_THAT(m_cloud.region("us-east-1").others, SizeIs(1)) << "the volume";

    // Consent does not cover resources that are tagged after the confirmation.
    const auto later = m_cloud.addForeign("us-east-1", pair());
    EXPECT_FALSE(ended({.clusters = {m_id}, .agreed = shown.claimedIds()}).clean());
    EXPECT_EQ(m_cloud.stateOf(claimed), "terminated");
    EXPECT_EQ(m_cloud.stateOf(later), "running");
    EXPECT_THAT(m_cloud.region("us-east-1").others, IsEmpty());
}

TEST_F(OwnershipTest, ACopyOfOurGroupInAnotherVpcEndsWithConsentOnly) // S6
{
    const Ec2Resource ours = m_cloud.region("us-east-1").groups.begin()->second;
    const auto copy =
        m_cloud.of("us-east-1")
            ->createSecurityGroup(ours.name, "a copy", "vpc-theirs", ours.tags, {Deadline::after(10s), {}});
    ASSERT_TRUE(copy) << copy.error().detail;
    const auto receipt = ended({.clusters = {m_id}});
    EXPECT_FALSE(receipt.clean());
    EXPECT_THAT(receipt.claimed(), ElementsAre(*copy));
    EXPECT_THAT(m_cloud.region("us-east-1").groups, ElementsAre(testing::Key(*copy)));
    EXPECT_TRUE(ended({.clusters = {m_id}, .agreed = {*copy}}).clean());
    EXPECT_THAT(m_cloud.region("us-east-1").groups, IsEmpty());
}

TEST_F(OwnershipTest, AGroupThatTheLedgerDoesNotKnowYetIsOursByTheTokenOfItsRequest) // S6
{
    ASSERT_TRUE(ended({.clusters = {m_id}}).clean());
    m_cloud.after = [](const std::string &operation, const std::string &) {
        return operation == "CreateSecurityGroup"
                   ? std::optional(Error{ErrorCode::Disconnected, "ec2:" + operation, "the reply was lost"})
                   : std::nullopt;
    };
    LaunchOptions keep = kMachinesOnly;
    keep.retain = RetainOnFailure::All;
    ASSERT_FALSE(launch(m_setting.context(), m_setting.plan("lost", 1), keep, {}, {}));
    m_cloud.after = nullptr;
    ASSERT_THAT(m_cloud.region("us-east-1").groups, SizeIs(1));
    Ec2Resource ours = m_cloud.region("us-east-1").groups.begin()->second;
    ASSERT_EQ(ours.tags.erase(kRequestTag), 1u);
    const auto theirs =
        m_cloud.of("us-east-1")
            ->createSecurityGroup(ours.name, "theirs", "vpc-theirs", ours.tags, {Deadline::after(10s), {}});
    ASSERT_TRUE(theirs) << theirs.error().detail;
    EXPECT_THAT(ended().claimed(), ElementsAre(*theirs));
    EXPECT_THAT(m_cloud.region("us-east-1").groups, ElementsAre(testing::Key(*theirs)));
}

TEST_F(OwnershipTest, AMachineOfOurTokenIsOursWhateverItsTags) // S6
{
    const auto intents = take(m_ledger.intents(m_id));
    const auto token = std::ranges::find(intents, "instance", &ledger::Intent::kind)->token;
    const auto doubled = m_cloud.addForeign(
        "us-east-1", {{tag::kCluster, "c-00000000000000aa"}, {tag::kLedger, "l-00000000000000aa"}}, token);
    EXPECT_THAT(listed().clusters[0].nodes, SizeIs(3));
    EXPECT_TRUE(ended({.clusters = {m_id}}).clean());
    EXPECT_EQ(m_cloud.stateOf(doubled), "terminated");
}

TEST_F(OwnershipTest, SwappedTagsEndTheClusterThatWasNamed) // S6
{
    const ClusterId other = launched("other");
    m_cloud.retag([&](const std::string &, TagMap &tags) {
        tags[tag::kCluster] = tags[tag::kCluster] == m_id.value ? other.value : m_id.value;
    });
    const auto mine = take(m_ledger.resources(m_id)), theirs = take(m_ledger.resources(other));
    EXPECT_TRUE(ended({.clusters = {m_id}}).clean());
    for (const auto &r : mine)
        EXPECT_TRUE(r.kind != "instance" || m_cloud.stateOf(InstanceId(r.id)) == "terminated") << r.name;
    for (const auto &r : theirs)
        EXPECT_TRUE(r.kind != "instance" || m_cloud.stateOf(InstanceId(r.id)) == "running") << r.name;
    EXPECT_THAT(m_cloud.region("us-east-1").groups, SizeIs(1));
}

TEST_F(OwnershipTest, TheLocalCloudsPortIsReadNowhereElse) // S16
{
    m_cloud.retag([](const std::string &, TagMap &tags) { tags[tag::kSshPort] = "4444"; });
    EXPECT_EQ(listed().clusters[0].nodes[0].sshPort, 22);
    ASSERT_TRUE(changePower(m_setting.context(), m_id, {}, PowerAction::Reboot, {}, {}));
    EXPECT_EQ(take(hosts(m_setting.context(), m_id)).front().target.port, 22);
    m_setting.m_context.local = true;
    ASSERT_TRUE(changePower(m_setting.context(), m_id, {}, PowerAction::Reboot, {}, {}));
    EXPECT_EQ(take(hosts(m_setting.context(), m_id)).front().target.port, 4444);
}

} // namespace
} // namespace trainyard::cluster
