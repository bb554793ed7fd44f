// Termination of all other kinds of resources in the right order; protection; a complete account; several regions.

#include <algorithm>

#include <gmock/gmock.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/teardown/teardown.h"
#include "tests/cluster/support/fake_cloud.h"

namespace trainyard::cluster {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

class TeardownKindsTest : public testing::Test {
protected:
    TeardownKindsTest()
    {
        const auto id = launch(m_setting.context(), m_setting.plan("demo", 1), kMachinesOnly, {}, {});
        EXPECT_TRUE(id) << id.error().detail;
        m_id = id ? *id : ClusterId();
    }
    TagMap ours() const { return {{tag::kCluster, m_id.value}, {tag::kLedger, m_ledger.id()}}; }
    Receipt ended(const TeardownScope &scope = {})
    {
        auto receipt = Teardown(m_setting.context()).run(scope, {}, {});
        EXPECT_TRUE(receipt) << receipt.error().detail;
        return receipt ? *receipt : Receipt();
    }
    static const ReceiptLine *lineOf(const Receipt &receipt, const std::string &id)
    {
        const auto line = std::ranges::find_if(receipt.lines, [&](const ReceiptLine &l) { return l.target.id == id; });
        return line == receipt.lines.end() ? nullptr : &*line;
    }

    FakeSetting m_setting;
    FakeCloud &m_cloud = m_setting.cloud;
    ledger::Ledger &m_ledger = *m_setting.m_context.ledger;
    ClusterId m_id;
};

TEST_F(TeardownKindsTest, SpotRequestsGoFirstAndWhatMachinesHoldGoesLast)
{
    for (const auto &[kind, id] :
         {std::pair(ResourceKind::Address, "eipalloc-1"), std::pair(ResourceKind::Volume, "vol-1"),
          std::pair(ResourceKind::LaunchTemplate, "lt-1"), std::pair(ResourceKind::SpotRequest, "sir-1"),
          std::pair(ResourceKind::SpotRequest, "sir-2")})
        m_cloud.addResource("us-east-1", {kind, id, "", "available", 40, ours()});
    std::vector<std::string> order;
    m_cloud.before = [&](const std::string &operation, const std::string &) -> std::optional<Error> {
        if (!operation.starts_with("Describe"))
            order.push_back(operation);
        return std::nullopt;
    };
    const auto shown = *Teardown(m_setting.context()).targets({}, {Deadline::never(), {}});
    EXPECT_THAT(shown.targets, SizeIs(4));
    EXPECT_THAT(shown.claimed, SizeIs(5)) << "tags alone do not make them ours";
    const auto targets =
        *Teardown(m_setting.context()).targets({.agreed = shown.claimedIds()}, {Deadline::never(), {}});
    EXPECT_THAT(targets.targets, SizeIs(9));
    EXPECT_GT(std::ranges::find(targets.targets, "vol-1", &Target::id)->usdPerHour, 0);
    EXPECT_GT(std::ranges::find(targets.targets, "eipalloc-1", &Target::id)->usdPerHour, 0);

    const auto receipt = ended({.agreed = shown.claimedIds()});
    EXPECT_TRUE(receipt.clean()) << receipt.toText();
    EXPECT_THAT(order, ElementsAre("Remove spot-request", "TerminateInstances", "Remove volume", "Remove address",
                                   "Remove launch-template", "Remove security-group", "Remove key-pair"));
    EXPECT_THAT(m_cloud.region("us-east-1").others, IsEmpty());
}

TEST_F(TeardownKindsTest, NatGatewaysEndBeforeTheirAddressesAndOtherPeoplesOnlyWithTheAccount) // K15
{
    m_cloud.addResource("us-east-1", {ResourceKind::Address, "eipalloc-1", "", "in-use", 0, ours()});
    m_cloud.addResource("us-east-1", {ResourceKind::NatGateway, "nat-1", "", "available", 0, ours()});
    const std::vector<std::string> agreed{"eipalloc-1", "nat-1"};
    const auto mine = *Teardown(m_setting.context()).targets({.agreed = agreed}, {Deadline::never(), {}});
    const auto gateway = std::ranges::find(mine.targets, "nat-1", &Target::id);
    ASSERT_NE(gateway, mine.targets.end());
    EXPECT_DOUBLE_EQ(gateway->usdPerHour.value(), 0.045);
    EXPECT_LT(gateway, std::ranges::find(mine.targets, "eipalloc-1", &Target::id));
    const auto receipt = ended({.clusters = {m_id}, .agreed = agreed});
    EXPECT_TRUE(receipt.clean()) << receipt.toText();
    EXPECT_EQ(m_cloud.calls("Remove nat-gateway"), 1);
    EXPECT_EQ(m_cloud.calls("DescribeNatGateways"), 1 + m_cloud.asksUntilGatewayGone) << "asked until it is gone";
    EXPECT_EQ(m_cloud.calls("Remove address"), 1) << "not while the gateway held it";

    m_cloud.addResource("eu-west-1", {ResourceKind::NatGateway, "nat-theirs", "", "available", 0, {}});
    EXPECT_THAT(Teardown(m_setting.context()).targets({.allRegions = true}, {Deadline::never(), {}})->targets,
                IsEmpty());
    EXPECT_TRUE(ended({.wholeAccount = true}).clean());
    EXPECT_THAT(m_cloud.region("eu-west-1").others, IsEmpty());
}

TEST_F(TeardownKindsTest, APlacementGroupIsFoundByTheLedger)
{
    auto plan = m_setting.plan("near", 1);
    plan.placementGroup = true;
    ASSERT_TRUE(launch(m_setting.context(), plan, kMachinesOnly, {}, {}));
    EXPECT_THAT(m_cloud.region("us-east-1").others, SizeIs(1));
    EXPECT_TRUE(ended().clean());
    EXPECT_THAT(m_cloud.region("us-east-1").others, IsEmpty());
}

TEST_F(TeardownKindsTest, ProtectionIsNamedAndLiftedOnlyWithConsent)
{
    const std::string kept = hosts(m_setting.context(), m_id)->back().instance.value;
    m_cloud.protectedIds = {kept};
    m_setting.m_context.polling.groupFree = std::chrono::minutes(0);
    const auto refused = ended();
    EXPECT_FALSE(refused.clean());
    EXPECT_EQ(refused.protectedMachines(), 1);
    EXPECT_EQ(m_cloud.alive(), 1);
    EXPECT_EQ(m_cloud.calls("ModifyInstanceAttribute"), 0);
    EXPECT_THAT(refused.toText(), HasSubstr("termination protection"));

    const auto agreed = ended({.liftProtection = true});
    EXPECT_TRUE(agreed.clean()) << agreed.toText();
    EXPECT_EQ(m_cloud.calls("ModifyInstanceAttribute"), 1);
    EXPECT_EQ(m_cloud.alive(), 0);
}

TEST_F(TeardownKindsTest, TheWholeAccountIsAScopeOfItsOwn)
{
    m_cloud.addForeign("us-east-1", {{"Name", "web server"}});
    m_cloud.addForeign("eu-west-1", {{tag::kCluster, "c-other"}, {tag::kLedger, "l-other"}});
    m_cloud.addForeign("eu-west-1", {{"aws:autoscaling:groupName", "web"}});
    m_cloud.addResource("us-east-1", {ResourceKind::Volume, "vol-data", "", "available", 500, {}});
    m_cloud.addResource("us-east-1", {ResourceKind::Address, "eipalloc-idle", "", "unused", 0, {}});
    m_cloud.addResource("us-east-1", {ResourceKind::Address, "eipalloc-used", "", "in-use", 0, {}});
    EXPECT_EQ(Teardown(m_setting.context()).targets({}, {Deadline::never(), {}})->machines(), 2) << "not unless asked";

    const auto all = *Teardown(m_setting.context()).targets({.wholeAccount = true}, {Deadline::never(), {}});
    EXPECT_EQ(all.machines(), 5);
    ASSERT_THAT(all.others, SizeIs(1));
    EXPECT_EQ(all.others[0].id, "vol-data");
    EXPECT_THAT(all.others[0].why, HasSubstr("may hold data"));
    EXPECT_EQ(std::ranges::count(all.targets, "address", &Target::kind), 1);

    const auto receipt = ended({.wholeAccount = true});
    EXPECT_FALSE(receipt.clean()) << "what Auto Scaling keeps alive is left";
    ASSERT_THAT(receipt.leftovers(), SizeIs(1));
    EXPECT_THAT(receipt.leftovers()[0].message.english(), HasSubstr("the Auto Scaling group web would start another"));
    EXPECT_TRUE(receipt.leftovers()[0].needsUser) << "a budget does not repeat it";
    EXPECT_EQ(m_cloud.alive(), 1);
    EXPECT_THAT(m_cloud.region("us-east-1").others, SizeIs(2)) << "the volume, and the address in use";
}

TEST_F(TeardownKindsTest, WhatTheWholeAccountHasLeftIsNoPartOfTheClusterThatItsTagNames) // S6
{
    m_cloud.addResource("us-east-1",
                        {ResourceKind::Volume, "vol-lure", "", "available", 8, {{tag::kCluster, m_id.value}}});
    m_cloud.before = [](const std::string &operation, const std::string &) -> std::optional<Error> {
        if (operation == "Remove volume")
            return Error{ErrorCode::PermissionDenied, "ec2:DeleteVolume", "no"};
        return std::nullopt;
    };
    EXPECT_FALSE(ended({.wholeAccount = true}).clean());
    m_cloud.before = nullptr;
    const auto row = m_ledger.resource("volume", "vol-lure", m_setting.m_context.profile, "us-east-1");
    ASSERT_TRUE(row);
    EXPECT_FALSE(*row) << "one tag made it a resource of the cluster";
    (void)ended({.clusters = {m_id}});
    EXPECT_THAT(m_cloud.removed(), testing::Not(testing::Contains("volume vol-lure")));
}

TEST_F(TeardownKindsTest, FiveHundredMachinesInSeventeenRegionsAreEndedInBatches)
{
    EXPECT_TRUE(ended().clean());
    const auto regions = Catalog::bundled()->regions();
    ASSERT_GE(regions.size(), 17u);
    for (int n = 0; n < 500; ++n)
        m_cloud.addForeign(regions[std::size_t(n) % 17], ours());
    const auto shown = *Teardown(m_setting.context()).targets({.allRegions = true}, {Deadline::never(), {}});
    EXPECT_THAT(shown.claimed, SizeIs(500));
    const auto receipt = ended({.allRegions = true, .agreed = shown.claimedIds()});
    EXPECT_TRUE(receipt.clean());
    EXPECT_EQ(m_cloud.alive(), 0);
    EXPECT_EQ(std::ranges::count(receipt.lines, Outcome::Terminated, &ReceiptLine::outcome), 500);
    EXPECT_EQ(m_cloud.calls("TerminateInstances"), 1 + 17) << "one for each region";
}

TEST_F(TeardownKindsTest, TheReceiptKeepsCountOfProtectedMachinesInJson)
{
    m_cloud.protectedIds = {hosts(m_setting.context(), m_id)->front().instance.value};
    m_setting.m_context.polling.groupFree = std::chrono::minutes(0);
    EXPECT_THAT(ended().toJson(), HasSubstr("\"protected\": true"));
}

} // namespace
} // namespace trainyard::cluster
