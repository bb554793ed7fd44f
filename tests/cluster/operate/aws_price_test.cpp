// What a cluster of the local cloud would cost on AWS.
#include <gtest/gtest.h>

#include "backend/cluster/operate/aws_price.h"
#include "backend/cluster/plan/catalog/catalog.h"

namespace trainyard::cluster {
namespace {

ClusterSnapshot localCluster(int machines, const char *type)
{
    ClusterSnapshot c;
    c.region = "us-east-1";
    c.instanceType = type;
    c.state = ClusterState::Ready;
    c.created = Timestamp(std::chrono::hours(1000));
    c.formerWorkers = machines - 1;
    for (int i = 0; i < machines; ++i)
        c.nodes.push_back({.type = type});
    return c;
}

} // namespace

TEST(AwsPrice, IsThatOfMachinesVolumesAndAddresses) // improvement 11
{
    const auto prices = Catalog::bundled();
    const double one = prices->price("c5.xlarge", "us-east-1")->usdPerHour +
                       30 * prices->volumeUsdPerGiBHour("us-east-1") + prices->publicAddressUsdPerHour();
    auto c = localCluster(3, "c5.xlarge");
    EXPECT_NEAR(awsRate(*prices, c).usd, 3 * one, 1e-9);
    EXPECT_EQ(awsRate(*prices, c).bound, SumBound::Exact);
    const Timestamp later = c.created + std::chrono::minutes(30);
    EXPECT_NEAR(awsCost(*prices, c, later).usd, 1.5 * one, 1e-9);

    c.nodes.clear(); // it has ended
    c.state = ClusterState::Terminated;
    c.closed = later;
    EXPECT_EQ(awsRate(*prices, c), Usd());
    EXPECT_NEAR(awsCost(*prices, c, later + std::chrono::hours(5)).usd, 1.5 * one, 1e-9);
    EXPECT_EQ(awsCost(*prices->free(), c, later).usd, 0);
}

TEST(AwsPrice, OfAnUnknownTypeIsALowerBound)
{
    const auto prices = Catalog::bundled();
    EXPECT_EQ(awsRate(*prices, localCluster(1, "no.such")).bound, SumBound::AtLeast);
    auto planned = localCluster(1, "c5.xlarge");
    planned.state = ClusterState::Planned;
    EXPECT_EQ(awsCost(*prices, planned, planned.created + std::chrono::hours(9)), Usd());
}

} // namespace trainyard::cluster
