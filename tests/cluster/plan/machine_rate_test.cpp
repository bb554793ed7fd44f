// What a machine of another service costs: EMR's own price, Spot machines among On-Demand ones, without a cloud.

#include <gmock/gmock.h>

#include "backend/cluster/emr/plan/emr_plan.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/catalog/instance_facts.h"
#include "backend/cluster/plan/costs/cost.h"
#include "backend/cluster/plan/costs/machine_rate.h"
#include "backend/cluster/plan/instance_state.h"
#include "tests/ledger/temporary_ledger.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;

struct MachineRates : testing::Test {
    static ledger::Resource machineOf(bool isSpot)
    {
        ledger::Resource machine = ledger::makeInstance("i-1", "c-0123456789abcdef", "worker-1");
        machine.facts[fact::kType] = "c5.xlarge";
        for (const auto &[name, value] : emrPriceFacts(isSpot))
            machine.facts[name] = value;
        return machine;
    }
    const std::shared_ptr<const Catalog> catalog = Catalog::bundled();
    const double onDemand = catalog->price("c5.xlarge", "us-east-1")->usdPerHour;
    LaunchPlan plan;
};

TEST_F(MachineRates, ContainEmrsOwnPriceWhileTheMachineRuns) // K26
{
    const ledger::Resource machine = machineOf(false);
    EXPECT_DOUBLE_EQ(machineRate(*catalog, plan, machine, "c5.xlarge", "running").onDemand, 1.25 * onDemand);
    EXPECT_EQ(machineRate(*catalog, plan, machine, "c5.xlarge", "stopped").onDemand, 0);
    EXPECT_EQ(machineRate(*catalog, plan, machine, "c5.xlarge", "terminated").total(), 0);
    EXPECT_EQ(machineRate(*catalog->free(), plan, machine, "c5.xlarge", "running").total(), 0);
    ledger::Resource plain = machine;
    plain.facts.erase(fact::kServiceShare);
    EXPECT_DOUBLE_EQ(machineRate(*catalog, plan, plain, "c5.xlarge", "running").onDemand, onDemand);
}

TEST_F(MachineRates, OfSpotMachinesAmongOthersContainAShareOfTheOnDemandPrice)
{
    plan.maxPriceUsd = 0.01;
    const HourlyCost cost = machineRate(*catalog, plan, machineOf(true), "c5.xlarge", "running");
    EXPECT_DOUBLE_EQ(cost.spot, 0.01) << "the maximum of the plan";
    EXPECT_DOUBLE_EQ(cost.onDemand, 0.25 * onDemand);
}

TEST_F(MachineRates, IgnoreAShareThatIsNone)
{
    ledger::Resource machine = machineOf(false);
    for (const char *wrong : {"", "-1", "1.5", "0.25x", "nan", "inf"}) {
        machine.facts[fact::kServiceShare] = wrong;
        EXPECT_DOUBLE_EQ(machineRate(*catalog, plan, machine, "c5.xlarge", "running").onDemand, onDemand) << wrong;
    }
}

TEST_F(MachineRates, OfARunningClusterAreThePriceOfItsPlan)
{
    EmrPlan emr;
    emr.name = "emr";
    emr.masterType = "c5.xlarge";
    emr.workers = 1;
    const ledger::TemporaryFolder folder;
    auto ledger = ledger::Ledger::open(folder.path());
    ASSERT_TRUE(ledger) << ledger.error().detail;
    ledger::Cluster row = ledger::makeCluster("c-0123456789abcdef", "emr");
    row.plan = emr.launchPlan().toJson();
    ASSERT_TRUE(ledger->saveCluster(row));
    for (const auto &[id, name] : {std::pair{"i-1", "head"}, {"i-2", "worker-1"}}) {
        ledger::Resource machine = machineOf(false);
        machine.id = id;
        machine.name = name;
        ASSERT_TRUE(ledger->saveResource(machine));
    }
    const Timestamp at = row.created + 1h;
    const auto lived = billingIntervalsOf(*ledger, *catalog, row, at);
    ASSERT_TRUE(lived) << lived.error().detail;
    EXPECT_NEAR(costNow(*lived, at).total(), emr.price(*catalog).total(), 1e-9);
}

TEST(InstanceState, IsNamedAsEc2ReportsIt)
{
    EXPECT_TRUE(isInState("shutting-down", InstanceState::ShuttingDown));
    EXPECT_FALSE(isInState("", InstanceState::Pending));
    EXPECT_TRUE(isStoppedOrStopping("stopped"));
    EXPECT_TRUE(isStoppedOrStopping("stopping"));
    EXPECT_FALSE(isStoppedOrStopping("hibernating")); // unknown here
    EXPECT_EQ(parseEnum<InstanceState>("terminated"), InstanceState::Terminated);
}

} // namespace
} // namespace trainyard::cluster
