// Prices that are unknown, looked up, and of Spot machines, with price lists as AWS sends them.

#include <atomic>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/aws/services/pricing_client.h"
#include "backend/cluster/cloud/day_budget.h"
#include "backend/cluster/cloud/prices.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/launch/schedule/auto_termination.h"
#include "backend/cluster/operate/power.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/plan/costs/cost.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/core/system/files.h"
#include "tests/aws/fixtures.h"
#include "tests/cluster/support/fake_cloud.h"
#include "tests/support/http_server.h"
#include "tests/support/sentences.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using support::httpResponse;
using support::ReceivedRequest;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

constexpr const char *kNew = "c9.large"; // no table has it

std::shared_ptr<const Catalog> withNewType()
{
    InstanceType type = *Catalog::bundled()->type("c5.large");
    type.name = kNew;
    return Catalog::bundled()->with({type});
}

LaunchPlan newPlan()
{
    LaunchPlan plan;
    plan.name = "demo";
    plan.workers = 1;
    plan.instanceType = kNew;
    return plan;
}

TEST(Prices, AnUnknownPriceIsNotZero) // K25
{
    const auto catalog = withNewType();
    LaunchPlan plan = newPlan();
    const HourlyCost cost = estimate(*catalog, plan);
    EXPECT_EQ(cost.unpriced, 2);
    EXPECT_EQ(boundOf(cost), SumBound::AtLeast);
    EXPECT_GT(cost.total(), 0) << "disks and addresses";
    EXPECT_THAT(describeRate(sumOf(cost)), HasSubstr("at least $0.0"));
    EXPECT_EQ(plan.resources(*catalog).front().usdPerHour, std::nullopt);
    EXPECT_THAT(plan.unpricedTypes(*catalog), ElementsAre("c9.large in us-east-1"));
    EXPECT_EQ(machineCost(*catalog, plan, kNew, plan.region, "stopped").unpriced, 0) << "only its disk costs money";
    EXPECT_EQ(boundOf(estimate(*catalog->free(), plan)), SumBound::Exact);
    const auto listed = catalog->withPrices({{kNew, "us-east-1", 0.5}}, "");
    EXPECT_EQ(boundOf(estimate(*listed, plan)), SumBound::Exact);
    EXPECT_DOUBLE_EQ(estimate(*listed, plan).onDemand, 1.0);
}

TEST(Prices, AListedPriceHoldsForTypesAndRegionsThatTheTableLacks)
{
    const auto listed = Catalog::bundled()->withPrices({{kNew, "us-east-1", 0.5}, {"c5.large", "moon-1", 3}}, "");
    EXPECT_EQ(listed->price(kNew, "us-east-1")->usdPerHour, 0.5);
    EXPECT_EQ(listed->price("c5.large", "moon-1")->usdPerHour, 3);
    EXPECT_FALSE(listed->price(kNew, "moon-1"));
    EXPECT_EQ(listed->priceDate(), Catalog::bundled()->priceDate()) << "a few prices are not the table";
    const auto newer = listed->withPrices({{kNew, "us-east-1", 0.6}}, "2099-01-01");
    EXPECT_EQ(newer->price(kNew, "us-east-1")->usdPerHour, 0.6);
    EXPECT_EQ(newer->price("c5.large", "moon-1")->usdPerHour, 3);
    EXPECT_EQ(newer->priceDate(), "2099-01-01");
    EXPECT_GE(newer->volumeUsdPerGiBHour("moon-1"), newer->volumeUsdPerGiBHour("us-east-1")) << "never free";
    EXPECT_FALSE(newer->knowsRegion("moon-1"));
    const auto elsewhere = newer->withRegions({"moon-1"});
    EXPECT_TRUE(elsewhere->knowsRegion("moon-1"));
    EXPECT_FALSE(elsewhere->knowsRegion("us-east-1")) << "not enabled";
    EXPECT_FALSE(elsewhere->price("c5.xlarge", "moon-1"));
    EXPECT_EQ(elsewhere->price("c5.xlarge", "us-east-1")->usdPerHour, 0.17) << "for what is there already";
}

TEST(Prices, ABudgetThatActsNeedsThemAll) // K25
{
    const auto catalog = withNewType();
    LaunchPlan plan = newPlan();
    plan.budget = {50, BudgetAction::Warn};
    EXPECT_THAT(plan.problems(*catalog), IsEmpty());
    for (const auto action : {BudgetAction::StopRun, BudgetAction::Terminate}) {
        plan.budget.action = action;
        EXPECT_THAT(plan.problems(*catalog),
                    ElementsAre(Problem{&LaunchPlan::budget, Reason::Unpriced, "c9.large in us-east-1"}));
    }
    const std::string sentence = describe(plan.problems(*catalog).front());
    EXPECT_THAT(sentence, HasSubstr("The price of c9.large in us-east-1 is unknown"));
    EXPECT_THAT(sentence, HasSubstr("let the budget only warn"));
    EXPECT_THAT(plan.problems(*catalog->withPrices({{kNew, "us-east-1", 0.5}}, "")), IsEmpty());
    EXPECT_THAT(plan.problems(*catalog->free()), IsEmpty());
    plan.spot = true;
    plan.maxPriceUsd = 0.4;
    EXPECT_THAT(plan.problems(*catalog), IsEmpty()) << "the maximum price is never exceeded";
    plan.spot = false;
    plan.maxPriceUsd = 0;
    plan.instanceType = "c5.xlarge";
    plan.otherTypes = {kNew};
    plan.otherRegions = {"us-west-2"};
    EXPECT_THAT(plan.unpricedTypes(*catalog), ElementsAre("c9.large in us-east-1", "c9.large in us-west-2"));
}

TEST(Prices, SpotIsPricedAsSpot) // K26
{
    const auto catalog = Catalog::bundled();
    LaunchPlan plan = newPlan();
    plan.instanceType = "c5.xlarge";
    plan.spot = true;
    const auto cost = [&](const Catalog &table) { return machineCost(table, plan, "c5.xlarge", "us-east-1"); };
    EXPECT_DOUBLE_EQ(cost(*catalog).spot, 0.17) << "On-Demand, an upper bound";
    EXPECT_EQ(boundOf(cost(*catalog)), SumBound::AtMost);
    EXPECT_THAT(describeRate(sumOf(estimate(*catalog, plan))), HasSubstr("at most $"));
    EXPECT_THAT(plan.notes(*catalog).back().sentence.english(), HasSubstr("at most"));

    const auto today = catalog->withSpotPrices(
        {{"c5.xlarge", "us-east-1a", 0.06}, {"c5.xlarge", "us-east-1b", 0.07}, {"c5.xlarge", "us-west-2a", 0.01}});
    EXPECT_DOUBLE_EQ(cost(*today).spot, 0.07) << "it may be launched in any zone";
    EXPECT_EQ(boundOf(cost(*today)), SumBound::Exact);
    plan.zones = {"us-east-1a"};
    EXPECT_DOUBLE_EQ(cost(*today).spot, 0.06);
    plan.zones = {"us-east-1a", "us-east-1f"};
    EXPECT_EQ(boundOf(cost(*today)), SumBound::AtMost) << "the price of one zone is unknown";
    EXPECT_DOUBLE_EQ(machineCost(*today, plan, "c5.xlarge", "us-east-1", "running", 0.05).spot, 0.05) << "recorded";
    plan.maxPriceUsd = 0.02;
    EXPECT_DOUBLE_EQ(machineCost(*today, plan, "c5.xlarge", "us-east-1", "running", 0.05).spot, 0.02);
    EXPECT_EQ(estimate(*today->free(), plan).total(), 0);
}

TEST(Prices, ALowerBoundLeavesUpperBoundsOut)
{
    HourlyCost cost;
    cost.spot = cost.spotBound = 3;
    cost.volumes = 1;
    EXPECT_EQ(sumOf(cost), (Usd{4, SumBound::AtMost}));
    cost.unpriced = 1;
    EXPECT_EQ(sumOf(cost), (Usd{1, SumBound::AtLeast}));
}

/// A price list, and Spot prices, at an account that costs money; the machines are those of the fake cloud.
class PriceList : public testing::Test {
protected:
    PriceList()
        : m_server([this](const ReceivedRequest &request) { return answer(request); })
    {
        CloudContext &cloud = m_setting.m_context;
        cloud.catalog = withNewType();
        cloud.pricing =
            std::make_shared<aws::PricingClient>(aws::test::newHttp(), aws::test::configFor(m_server.url()));
        for (const char *zone : {"us-east-1a", "us-east-1b"})
            m_setting.cloud.spotPrices.push_back({"c5.xlarge", zone, 0.06, {}});
    }
    support::RawResponse answer(const ReceivedRequest &request)
    {
        ++m_asked;
        if (m_denied)
            return httpResponse(400, R"({"__type":"AccessDeniedException","message":"not pricing:GetProducts"})");
        const bool isListed = request.body.find(kNew) == std::string::npos || m_usd > 0;
        const std::string price = request.body.find(kNew) != std::string::npos ? std::to_string(m_usd) : "0.2000000000";
        const nlohmann::json product{
            {"terms", {{"OnDemand", {{"T", {{"priceDimensions", {{"R", {{"pricePerUnit", {{"USD", price}}}}}}}}}}}}}};
        nlohmann::json list = nlohmann::json::array();
        if (isListed)
            list.push_back(product.dump());
        return httpResponse(200, nlohmann::json{{"PriceList", list}}.dump());
    }
    const CloudContext &cloud() { return m_setting.m_context; }
    CallContext soon() const { return {aws::test::soon(), {}}; }

    std::atomic<int> m_asked = 0;
    std::atomic<bool> m_denied = false;
    std::atomic<double> m_usd = 0.5; ///< of the new type; 0: not listed
    FakeSetting m_setting;
    support::HttpServer m_server;
};

TEST_F(PriceList, ThePlansTypesAreReadAndStoredWithTheirDate) // K1
{
    const auto prices = readPrices(cloud(), newPlan(), soon());
    EXPECT_FALSE(prices.error);
    ASSERT_THAT(prices.listed, SizeIs(1)) << "one type in one region";
    EXPECT_DOUBLE_EQ(prices.listed.front().usdPerHour, 0.5);
    EXPECT_EQ(prices.listed.front().date, toIso8601(now()).substr(0, 10));
    EXPECT_THAT(prices.spot, IsEmpty());
    EXPECT_EQ(boundOf(estimate(*prices.in(*withNewType()), newPlan())), SumBound::Exact);
    const auto stored = catalogOf(cloud().stateFolder);
    ASSERT_TRUE(stored->price(kNew, "us-east-1"));
    EXPECT_EQ(stored->listed(kNew, "us-east-1")->date, prices.listed.front().date);
    EXPECT_EQ(stored->priceDate(), Catalog::bundled()->priceDate());
    EXPECT_EQ(m_asked, 1);
    (void)readPrices(cloud(), newPlan(), soon());
    EXPECT_EQ(m_asked, 1) << "for a week";
    CloudContext free = cloud();
    free.catalog = free.catalog->free();
    EXPECT_THAT(readPrices(free, newPlan(), soon()).listed, IsEmpty());
    EXPECT_EQ(m_asked, 1);
}

TEST_F(PriceList, WhatItDoesNotReportStaysUnknown)
{
    m_denied = true;
    const auto denied = readPrices(cloud(), newPlan(), soon());
    ASSERT_TRUE(denied.error);
    EXPECT_EQ(denied.error->code, ErrorCode::PermissionDenied);
    m_denied = false;
    m_usd = 0;
    const auto missing = readPrices(cloud(), newPlan(), soon());
    EXPECT_FALSE(missing.error);
    EXPECT_THAT(missing.listed, IsEmpty());
    EXPECT_FALSE(catalogOf(cloud().stateFolder)->price(kNew, "us-east-1"));
}

TEST_F(PriceList, ALaunchWithABudgetThatActsReadsThePriceOrIsRefused) // K25
{
    LaunchPlan plan = newPlan();
    plan.budget = {50, BudgetAction::Terminate};
    m_usd = 0;
    const auto refused = launch(cloud(), plan, kMachinesOnly, {}, {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::InvalidArgument);
    EXPECT_THAT(refused.error().detail, HasSubstr("The price of c9.large in us-east-1 is unknown"));
    EXPECT_EQ(m_setting.cloud.alive(), 0);

    m_usd = 10;
    const auto id = launch(cloud(), plan, kMachinesOnly, {}, {});
    ASSERT_TRUE(id) << id.error().detail;
    const auto row = **cloud().ledger->cluster(*id);
    EXPECT_LT(*row.expires, row.created + 3h) << "two machines of 10 dollars per hour";
}

TEST_F(PriceList, ARunningMachineOfUnknownPriceIsMarkedAndItsPriceIsRequestedOnceADay) // K27
{
    m_usd = 0;
    const auto id = take(launch(cloud(), newPlan(), kMachinesOnly, {}, {}));
    const int before = m_asked;
    const auto look = [&] { return take(status(cloud(), id.value, soon())); };
    const auto c = look();
    EXPECT_EQ(c.perHourBound, SumBound::AtLeast);
    EXPECT_EQ(c.soFarBound, SumBound::AtLeast);
    EXPECT_GT(c.usdPerHour, 0);
    (void)look();
    EXPECT_EQ(m_asked, before) << "it was asked for today";
    const auto targets = take(Teardown(cloud()).targets({}, soon()));
    EXPECT_EQ(targets.hourly().bound, SumBound::AtLeast);

    ASSERT_TRUE(writeFileAtomically(cloud().stateFolder / "prices.json", "{}")); // tomorrow
    m_usd = 0.5;
    EXPECT_EQ(look().perHourBound, SumBound::Exact);
    EXPECT_GT(look().usdPerHour, 1.0);
    EXPECT_EQ(m_asked, before + 1);
}

TEST_F(PriceList, ABudgetOfARunningClusterIsRefusedToo)
{
    m_usd = 0;
    const auto id = take(launch(cloud(), newPlan(), kMachinesOnly, {}, {}));
    const auto refused = changeLimits(cloud(), id, {.budget = Budget{50, BudgetAction::StopRun}}, {}, {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::InvalidArgument);
    EXPECT_THAT(refused.error().detail, HasSubstr(kNew));

    auto row = **cloud().ledger->cluster(id); // as an earlier version accepted it
    LaunchPlan plan = newPlan();
    plan.budget = {50, BudgetAction::StopRun};
    row.plan = plan.toJson();
    ASSERT_TRUE(cloud().ledger->saveCluster(row));
    EXPECT_THAT(textsOf(take(status(cloud(), id.value, soon())).differences),
                Contains(HasSubstr("its budget counts the others only")));
}

TEST_F(PriceList, ADailyBudgetThatActsNeedsThePricesToo) // K25
{
    m_usd = 0;
    ASSERT_TRUE(setDayBudget(*cloud().ledger, cloud().profile, {50, BudgetAction::Terminate}));
    const auto refused = launch(cloud(), newPlan(), kMachinesOnly, {}, {});
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error().detail, HasSubstr("c9.large in us-east-1 is unknown, so that the daily budget"));
    EXPECT_EQ(m_setting.cloud.alive(), 0);

    ASSERT_TRUE(setDayBudget(*cloud().ledger, cloud().profile, {50, BudgetAction::Warn}));
    const auto id = take(launch(cloud(), newPlan(), kMachinesOnly, {}, {}));
    const auto row = **cloud().ledger->cluster(id);
    const auto lived = take(billingIntervalsOf(*cloud().ledger, *cloud().catalog, row, now()));
    const HourlyCost running = costNow(lived, lived.back().to);
    EXPECT_EQ(running.unpriced, 2);
    const auto set = setDayBudget(*cloud().ledger, cloud().profile, {50, BudgetAction::StopRun}, running);
    ASSERT_FALSE(set);
    EXPECT_THAT(set.error().detail, HasSubstr("the price of 2 running machines is unknown"));
    EXPECT_EQ(dayBudget(*cloud().ledger, cloud().profile)->action, BudgetAction::Warn);
}

TEST_F(PriceList, AMachineIsNotChangedToATypeThatItsBudgetCannotCount)
{
    LaunchPlan plan = newPlan();
    plan.instanceType = "c5.large";
    plan.budget = {500, BudgetAction::Terminate};
    m_usd = 0;
    const auto id = take(launch(cloud(), plan, kMachinesOnly, {}, {}));
    const auto refused = resizeNode(cloud(), id, "worker-1", kNew, {}, {});
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error().detail, HasSubstr("The price of c9.large"));
    EXPECT_EQ(m_setting.cloud.calls("StopInstances"), 0);
}

TEST_F(PriceList, TheSpotPriceOfAMachineIsRecordedAtItsLaunch) // K26, K27
{
    LaunchPlan plan = newPlan();
    plan.instanceType = "c5.xlarge";
    plan.spot = true;
    plan.budget = {1, BudgetAction::Terminate};
    const auto id = take(launch(cloud(), plan, kMachinesOnly, {}, {}));
    for (const auto &r : take(cloud().ledger->resources(id))) {
        const auto price = r.facts.find(fact::kSpotPrice);
        EXPECT_EQ(price != r.facts.end() ? price->second : "", r.kind == "instance" ? "0.060000" : "");
    }
    const auto c = take(status(cloud(), id.value, soon()));
    const HourlyCost demand = estimate(*Catalog::bundled(), newPlan());
    EXPECT_EQ(c.perHourBound, SumBound::Exact);
    EXPECT_NEAR(c.usdPerHour, 2 * 0.06 + demand.volumes + demand.addresses, 1e-9);
    const auto row = **cloud().ledger->cluster(id);
    EXPECT_GT(*row.expires, row.created + 6h) << "a dollar lasts longer at the Spot price";

    const auto added = addWorkers(cloud(), id, 1, kMachinesOnly, {}, {});
    ASSERT_TRUE(added) << added.error().detail;
    EXPECT_NEAR(take(status(cloud(), id.value, soon())).usdPerHour, 1.5 * c.usdPerHour, 1e-9);
}

TEST(PriceCache, AnUnreadableFileCountsAsAbsent)
{
    ledger::TemporaryFolder folder;
    for (const char *text : {"", "[]", R"({"form": 1, "prices": [{"type": "x"}, 3]})",
                             R"({"form": 1, "prices": [{"type": "c5.xlarge", "region": "us-east-1", "usdPerHour": -1,
                                 "date": 3}]})"}) {
        ASSERT_TRUE(writeFileAtomically(folder.path() / "prices.json", text));
        EXPECT_EQ(catalogOf(folder.path())->price("c5.xlarge", "us-east-1")->usdPerHour, 0.17) << text;
    }
}

} // namespace
} // namespace trainyard::cluster
