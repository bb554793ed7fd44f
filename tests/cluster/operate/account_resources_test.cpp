// What the account has of ours, with volumes and public addresses, and what other ledgers have there.
#include <algorithm>

#include <gmock/gmock.h>

#include "backend/cluster/operate/account_resources.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "tests/cluster/support/fake_cloud.h"

namespace trainyard::cluster {
namespace {

using Holder = AccountResource::Holder;
using testing::IsEmpty;
using testing::SizeIs;

const AccountResource *lineOfResource(const AccountInventory &all, const std::string &id)
{
    const auto at = std::ranges::find(all.resources, id, &AccountResource::id);
    return at == all.resources.end() ? nullptr : &*at;
}

Target machineTarget(const std::string &id, const std::string &state, std::optional<double> price)
{
    Target t;
    t.kind = "instance";
    t.id = id;
    t.name = "worker-1";
    t.region = "us-east-1";
    t.state = state;
    t.usdPerHour = price;
    t.cluster = ClusterId("c-1");
    t.inCloud = true;
    return t;
}

} // namespace

TEST(AccountResources, AMachineItsAddressAndItsVolumeCostTogetherWhatTheyCost) // D29
{
    const auto catalog = Catalog::bundled();
    const double address = catalog->publicAddressUsdPerHour(), disk = 30 * catalog->volumeUsdPerGiBHour("us-east-1");
    const TargetList list{{machineTarget("i-1", "running", 0.17 + address)}, {}};
    const auto all = accountInventory(*catalog, list,
                                      {{"us-east-1",
                                        {{{"i-1", "203.0.113.1"}, {"i-other", "203.0.113.2"}},
                                         {{ResourceKind::Volume, "vol-1", {}, "in-use", 30, {}, "i-1"},
                                          {ResourceKind::Volume, "vol-2", {}, "in-use", 500, {}, "i-other"}}}}});
    ASSERT_THAT(all.resources, SizeIs(3)) << "not what belongs to machines that are not ours";
    EXPECT_NEAR(all.resources[0].usdPerHour.value(), 0.17, 1e-9);
    EXPECT_EQ(all.resources[1].id, "203.0.113.1");
    EXPECT_EQ(all.resources[1].kind, "address");
    EXPECT_EQ(all.resources[2].id, "vol-1");
    EXPECT_EQ(all.resources[2].machine, "worker-1");
    EXPECT_EQ(all.resources[2].type, "30 GiB");
    EXPECT_EQ(all.resources[2].cluster, ClusterId("c-1"));
    EXPECT_NEAR(all.hourly(Holder::Ours).usd, 0.17 + address + disk, 1e-9);
    EXPECT_EQ(all.hourly(Holder::Ours).bound, SumBound::Exact);
}

TEST(AccountResources, AStoppedMachineCostsItsVolumeAndAnUnknownPriceIsNoZero)
{
    const auto catalog = Catalog::bundled();
    const TargetList list{{machineTarget("i-1", "stopped", 0.17), machineTarget("i-2", "running", {})}, {}};
    const auto all = accountInventory(
        *catalog, list, {{"us-east-1", {{}, {{ResourceKind::Volume, "vol-1", {}, "in-use", 30, {}, "i-1"}}}}});
    EXPECT_EQ(lineOfResource(all, "i-1")->usdPerHour, 0);
    EXPECT_GT(lineOfResource(all, "vol-1")->usdPerHour, 0);
    EXPECT_FALSE(lineOfResource(all, "i-2")->usdPerHour);
    EXPECT_EQ(all.hourly(Holder::Ours).bound, SumBound::AtLeast);
}

TEST(AccountResources, EachResourceOccursOnceAndEndedMachinesDoNot)
{
    Target kept;
    kept.kind = "volume";
    kept.id = "vol-1";
    kept.region = "us-east-1";
    kept.inCloud = true;
    Target own;
    own.kind = "address";
    own.id = "eipalloc-1";
    own.name = "203.0.113.1";
    own.region = "us-east-1";
    own.inCloud = true;
    Target gone = machineTarget("i-gone", "running", 0.0);
    gone.inCloud = false;
    TargetList list{{machineTarget("i-1", "running", 0.2), gone, kept, own}, {}};
    const std::map<std::string, RegionContents> regions{
        {"us-east-1", {{{"i-1", "203.0.113.1"}}, {{ResourceKind::Volume, "vol-1", {}, "in-use", 30, {}, "i-1"}}}}};
    EXPECT_THAT(accountInventory(*Catalog::bundled(), list, regions).resources, SizeIs(3));
    list.regionsNotRead.emplace_back("us-east-1", Error{});
    EXPECT_TRUE(lineOfResource(accountInventory(*Catalog::bundled(), list, regions), "i-gone")) << "nobody knows";
}

TEST(AccountResources, ThoseOfOtherLedgersAreNamedWithTheirOwner) // D29
{
    FakeSetting setting;
    const auto id = launch(setting.context(), setting.plan("demo", 1), kMachinesOnly, {}, {});
    ASSERT_TRUE(id) << id.error().detail;
    const auto foreign = setting.cloud.addForeign("us-east-1", {{tag::kCluster, "c-00000000deadbeef"},
                                                                {tag::kClusterName, "theirs"},
                                                                {tag::kOwner, "anna"},
                                                                {tag::kLedger, "l-00000000deadbeef"}});
    setting.cloud.addResource("us-east-1", {ResourceKind::Volume, "vol-9", "", "in-use", 40, {}, foreign.value});
    const auto all = readAccountInventory(setting.context(), {Deadline::never(), {}});
    ASSERT_TRUE(all) << all.error().detail;
    EXPECT_THAT(all->notRead, IsEmpty());
    EXPECT_EQ(std::ranges::count(all->resources, Holder::Ours, &AccountResource::holder),
              std::ranges::count(all->resources, *id, &AccountResource::cluster));
    EXPECT_EQ(std::ranges::count_if(all->resources, [](const auto &r) { return r.kind == "instance"; }), 3);
    const AccountResource *theirs = lineOfResource(*all, foreign.value), *disk = lineOfResource(*all, "vol-9");
    ASSERT_TRUE(theirs && disk);
    EXPECT_EQ(theirs->holder, Holder::OtherLedger);
    EXPECT_EQ(theirs->owner, "anna");
    EXPECT_EQ(disk->holder, Holder::OtherLedger);
    EXPECT_EQ(disk->owner, "anna");
    EXPECT_EQ(disk->clusterName, "theirs");
}

} // namespace trainyard::cluster
