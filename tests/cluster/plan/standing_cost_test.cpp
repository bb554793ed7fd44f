// D20: a stack's NAT gateway is counted from the request of the stack to its deletion, also when no machine is left.
#include <gmock/gmock.h>

#include "backend/aws/services/stacks/cloudformation_client.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/cloud/records/requested_stack.h"
#include "backend/cluster/managed/managed_state.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/catalog/instance_facts.h"
#include "backend/cluster/plan/costs/cost.h"
#include "backend/cluster/stack/stack_machines_internal.h"
#include "backend/cluster/teardown/teardown_internal.h"
#include "backend/core/time/time_source.h"
#include "tests/cluster/support/fake_cloud.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

constexpr const char *kArn = "arn:aws:cloudformation:us-east-1:123456789012:stack/demo/0a1b";

/// A cluster whose machines have ended, and whose stack is there.
class StandingCostTest : public testing::Test {
protected:
    StandingCostTest()
    {
        m_row.id = ClusterId("c-stack");
        m_row.name = "demo";
        m_row.profile = cloud().profile;
        m_row.region = cloud().region;
        m_row.endpoint = cloud().endpointId;
        m_row.state = toString(ClusterState::Ready);
        m_row.plan = m_setting.plan("demo", 1).toJson();
        m_row.created = wallNow() - 10h;
        m_row.expires = wallNow() - 2h;
        EXPECT_TRUE(cloud().ledger->saveCluster(m_row));
        m_gateway = cloud().catalog->natGatewayUsdPerHour(m_row.region) + cloud().catalog->publicAddressUsdPerHour();
        EXPECT_GT(m_gateway, 0);
    }
    const CloudContext &cloud() const { return m_setting.m_context; }
    /// The stack with the parameters of its template, as it is recorded when it is requested.
    ledger::Resource requested(const std::string &network, const std::string &vpc = {}) const
    {
        aws::Stack stack;
        stack.id = kArn;
        stack.name = "demo";
        stack.status = "CREATE_IN_PROGRESS";
        stack.created = m_row.created;
        stack.parameters = {{"WorkerNetwork", network}, {"VpcId", vpc}};
        return stackResource(cloud(), stack, m_row.id, m_row.region);
    }
    std::vector<BillingInterval> billed(Timestamp until) const
    {
        return take(billingIntervalsOf(*cloud().ledger, *cloud().catalog, m_row, until));
    }
    ClusterSnapshot listed() const { return take(status(cloud(), "demo", {Deadline::never(), {}})); }

    FakeSetting m_setting;
    ledger::Cluster m_row;
    double m_gateway = 0; ///< USD per hour, with its address
};

TEST_F(StandingCostTest, CountsAfterTheDeadlineUntilTheStackIsDeleted)
{
    ASSERT_TRUE(cloud().ledger->saveResource(requested("private-nat")));
    const Timestamp at = m_row.created + 10h;
    const auto open = billed(at);
    ASSERT_THAT(open, SizeIs(1));
    EXPECT_EQ(open[0].state, kGatewayState);
    EXPECT_NEAR(spentOn(open, m_row.id), 10 * m_gateway, 1e-9);
    const HourlyCost rate = costNow(open, at);
    EXPECT_NEAR(rate.total(), m_gateway, 1e-9);
    EXPECT_GT(rate.nat, 0) << "the costs page names it";

    const ClusterSnapshot seen = listed();
    EXPECT_THAT(seen.nodes, IsEmpty());
    EXPECT_NEAR(seen.usdPerHour, m_gateway, 1e-9);
    EXPECT_EQ(seen.state, ClusterState::NeedsAttention);
    EXPECT_THAT(seen.detail, HasSubstr("the NAT gateway of its stack still costs " + describeRate({.usd = m_gateway}) +
                                       " per hour: terminate the cluster"));

    ASSERT_TRUE(cloud().ledger->closeResource(kStackKind, kArn, m_row.profile, m_row.region, "DELETE_COMPLETE",
                                              m_row.created + 10h + 1min));
    const auto closed = billed(m_row.created + 20h);
    EXPECT_NEAR(spentOn(closed, m_row.id), 11 * m_gateway, 1e-9) << "AWS bills each hour that has begun";
    EXPECT_EQ(costNow(closed, m_row.created + 20h).total(), 0);
}

TEST_F(StandingCostTest, IsThePriceOfTheStackInATermination)
{
    Target target;
    target.kind = kStackKind;
    target.id = kArn;
    target.region = m_row.region;
    EXPECT_EQ(listPriceOf(cloud(), target), 0) << "of others";
    ASSERT_TRUE(cloud().ledger->saveResource(requested("private-nat")));
    const auto price = listPriceOf(cloud(), target);
    ASSERT_TRUE(price);
    EXPECT_NEAR(*price, m_gateway, 1e-9);
}

TEST_F(StandingCostTest, OtherNetworksHaveNoGateway)
{
    for (const auto &[network, vpc] : std::vector<std::pair<std::string, std::string>>{
             {"private", ""}, {"public", ""}, {"private-nat", "vpc-0123456789abcdef0"}}) {
        EXPECT_EQ(standingCost(*cloud().catalog, requested(network, vpc)).total(), 0) << network;
    }
    ASSERT_TRUE(cloud().ledger->saveResource(requested("public")));
    EXPECT_THAT(billed(wallNow()), IsEmpty());
    EXPECT_THAT(listed().detail, testing::Not(HasSubstr("NAT")));
}

TEST_F(StandingCostTest, OfAttachedStacksTheResourcesCount)
{
    const std::vector<aws::StackResource> resources{
        {.logicalId = "NAT", .physicalId = "nat-1", .type = "AWS::EC2::NatGateway", .status = "CREATE_COMPLETE"},
        {.logicalId = "NAT2", .physicalId = "nat-2", .type = "AWS::EC2::NatGateway", .status = "CREATE_COMPLETE"},
        {.logicalId = "Gone", .physicalId = "nat-3", .type = "AWS::EC2::NatGateway", .status = "DELETE_COMPLETE"},
        {.logicalId = "Failed", .physicalId = "", .type = "AWS::EC2::NatGateway", .status = "CREATE_FAILED"}};
    const StackParts parts = stackParts({}, resources);
    EXPECT_EQ(parts.natGateways, 2);
    ledger::Resource row = requested("public");
    recordGateways(row, parts);
    EXPECT_NEAR(standingCost(*cloud().catalog, row).total(), 2 * m_gateway, 1e-9);
    recordGateways(row, {});
    EXPECT_EQ(standingCost(*cloud().catalog, row).total(), 0);
    row.facts[fact::kNatGateways] = "many";
    EXPECT_EQ(standingCost(*cloud().catalog, row).total(), 0);
    EXPECT_EQ(standingCost(*cloud().catalog->free(), requested("private-nat")).total(), 0) << "the local cloud";
}

TEST(GatewayHint, NamesThePrice)
{
    EXPECT_THAT(gatewayHint(1, 0.045).english(),
                HasSubstr("The NAT gateway costs $0.0450 per hour until the stack is deleted"));
    EXPECT_THAT(gatewayHint(2, 0.045).english(), HasSubstr("$0.0900"));
    EXPECT_TRUE(gatewayHint(0, 0.045).empty());
    EXPECT_TRUE(gatewayHint(1, 0).empty());
}

} // namespace
} // namespace trainyard::cluster
