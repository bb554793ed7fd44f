// Budgets (K25), costs so far (K27) and estimates for a plan (K26), without a cloud.

#include <gmock/gmock.h>

#include "backend/cluster/launch/schedule/auto_termination.h"
#include "backend/cluster/operate/budget_watch.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/costs/cost.h"
#include "backend/cluster/plan/launch_plan.h"
#include "tests/ledger/temporary_ledger.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using testing::DoubleNear;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;
using testing::SizeIs;

const Timestamp kNoon = *fromIso8601("2026-11-22T12:00:00Z");

TEST(Budget, ReportsEachStepOnceAndActsOnTheLast)
{
    const Budget budget{10, BudgetAction::StopRun};
    EXPECT_EQ(nextThreshold(budget, 4.99, 0), std::nullopt);
    EXPECT_EQ(nextThreshold(budget, 5, 0), (BudgetThreshold{50, false}));
    EXPECT_EQ(nextThreshold(budget, 7, 50), std::nullopt);
    EXPECT_EQ(nextThreshold(budget, 8, 50), (BudgetThreshold{80, false}));
    EXPECT_EQ(nextThreshold(budget, 10, 80), (BudgetThreshold{100, true}));
    EXPECT_EQ(nextThreshold(budget, 25, 100), std::nullopt);
    EXPECT_EQ(nextThreshold(budget, 25, 0), (BudgetThreshold{100, true}))
        << "thresholds that were passed unseen are reported once";
    EXPECT_EQ(nextThreshold(Budget{}, 1e9, 0), std::nullopt);
}

TEST(Budget, OnlyOneThatTerminatesIsADeadline)
{
    EXPECT_EQ((Budget{10, BudgetAction::Terminate}.deadline(4, 2, kNoon)), kNoon + 3h);
    EXPECT_EQ((Budget{10, BudgetAction::Terminate}.deadline(12, 2, kNoon)), kNoon);
    EXPECT_EQ((Budget{10, BudgetAction::Terminate}.deadline(4, 0, kNoon)), std::nullopt) << "nothing runs";
    EXPECT_EQ((Budget{10, BudgetAction::Warn}.deadline(4, 2, kNoon)), std::nullopt);
    EXPECT_EQ((Budget{10, BudgetAction::Warn}.reachedAt(4, 2, kNoon)), kNoon + 3h);
    EXPECT_EQ((Budget{1e300, BudgetAction::Terminate}.deadline(4, 1e-9, kNoon)), std::nullopt) << "no time holds that";
}

TEST(Budget, OneThatStopsRunsIsAMomentForTheHead)
{
    EXPECT_EQ(runsStopAt({10, BudgetAction::StopRun}, 4, 2, kNoon), kNoon + 3h);
    EXPECT_EQ(runsStopAt({10, BudgetAction::StopRun}, 12, 2, kNoon), kNoon);
    EXPECT_EQ(runsStopAt({10, BudgetAction::Terminate}, 4, 2, kNoon), std::nullopt);
    EXPECT_EQ((Budget{10, BudgetAction::StopRun}.deadline(4, 2, kNoon)), std::nullopt) << "the machines stay";
}

TEST(Budget, WordsAreReadBack)
{
    for (const BudgetAction action : {BudgetAction::Warn, BudgetAction::StopRun, BudgetAction::Terminate})
        EXPECT_EQ(parseEnum<BudgetAction>(toString(action)), action);
    EXPECT_EQ(parseEnum<BudgetAction>("shout"), std::nullopt);
}

TEST(PlanLimits, ABudgetThatTerminatesBringsTheDeadlineForward)
{
    const auto catalog = Catalog::bundled();
    LaunchPlan plan;
    plan.name = "demo";
    const double hour = plan.usdPerHour(*catalog);
    EXPECT_EQ(plan.expires(*catalog, kNoon), kNoon + 8h);
    plan.budget = {2 * hour, BudgetAction::Terminate};
    EXPECT_LE(abs(plan.expires(*catalog, kNoon) - (kNoon + 2h)), 1s);
    plan.budget.usd = 100 * hour;
    EXPECT_EQ(plan.expires(*catalog, kNoon), kNoon + 8h);
    plan.budget = {2 * hour, BudgetAction::Warn};
    EXPECT_EQ(plan.expires(*catalog, kNoon), kNoon + 8h);
    plan.budget = {hour, BudgetAction::Terminate};
    EXPECT_EQ(plan.expires(*catalog->free(), kNoon), kNoon + 8h) << "what costs nothing has no end by money";
}

TEST(PlanLimits, AreCheckedAndReadBack)
{
    const auto catalog = Catalog::bundled();
    LaunchPlan plan;
    plan.name = "demo";
    plan.idle = 30min;
    plan.budget = {12.5, BudgetAction::Terminate};
    EXPECT_THAT(plan.problems(*catalog), IsEmpty());
    EXPECT_EQ(LaunchPlan::fromJson(plan.toJson()), plan);
    EXPECT_FALSE(LaunchPlan::fromJson(R"({"atBudget": "shout"})"));
    EXPECT_FALSE(LaunchPlan::fromJson(R"({"idleMinutes": 2.5})"));

    plan.idle = 1min;
    EXPECT_THAT(plan.problems(*catalog),
                ElementsAre(Problem{&LaunchPlan::idle, Reason::TooSmall, "5 minutes, or 0 for none"}));
    plan.idle = 0min;
    plan.budget.usd = 0.0001;
    ASSERT_THAT(plan.problems(*catalog), SizeIs(1));
    EXPECT_EQ(plan.problems(*catalog)[0].field, &LaunchPlan::budget);
    EXPECT_NE(describe(plan.problems(*catalog)[0]), "");
    plan.budget.usd = -1;
    EXPECT_THAT(plan.problems(*catalog), ElementsAre(Problem{&LaunchPlan::budget, Reason::TooSmall, "0"}));
}

TEST(Cost, AnEstimateListsWhatTheMoneyIsFor)
{
    const auto catalog = Catalog::bundled();
    LaunchPlan plan;
    plan.workers = 2;
    const HourlyCost demand = estimate(*catalog, plan);
    EXPECT_NEAR(demand.onDemand, 3 * catalog->price("c5.xlarge", "us-east-1")->usdPerHour, 1e-9);
    EXPECT_EQ(demand.spot, 0);
    EXPECT_NEAR(demand.volumes, 3 * 30 * 0.08 / 730, 1e-9);
    EXPECT_NEAR(demand.addresses, 3 * 0.005, 1e-9);
    EXPECT_EQ(demand.nat, 0);
    EXPECT_NEAR(demand.total(), plan.usdPerHour(*catalog), 1e-9) << "the review page says the same";
    plan.spot = true;
    plan.maxPriceUsd = 0.01;
    const HourlyCost spot = estimate(*catalog, plan);
    EXPECT_EQ(spot.onDemand, 0);
    EXPECT_NEAR(spot.spot, 3 * 0.01, 1e-9);
    EXPECT_EQ(estimate(*catalog->free(), plan).total(), 0);
}

TEST(Cost, AStoppedMachinePaysForItsDiskOnly)
{
    const auto catalog = Catalog::bundled();
    const LaunchPlan plan;
    const HourlyCost stopped = machineCost(*catalog, plan, "c5.xlarge", "us-east-1", "stopped");
    EXPECT_EQ(stopped.total(), stopped.volumes);
    EXPECT_GT(stopped.volumes, 0);
    EXPECT_EQ(machineCost(*catalog, plan, "c5.xlarge", "us-east-1", "terminated").total(), 0);
}

TEST(Cost, SavingsAreOrderedAndOnlyWhatIsWorthIt)
{
    const auto catalog = Catalog::bundled();
    LaunchPlan plan;
    plan.region = "sa-east-1";
    const auto found = savings(*catalog, plan, 1);
    ASSERT_THAT(found, SizeIs(3));
    EXPECT_TRUE(std::ranges::is_sorted(found, std::ranges::greater(), &Saving::usdPerHour));
    EXPECT_EQ(found[0].kind, Saving::Kind::Spot);
    EXPECT_EQ(found[1].kind, Saving::Kind::Region);
    plan.region = "us-east-1";
    plan.spot = true;
    EXPECT_THAT(savings(*catalog, plan, 0), IsEmpty());
}

class Spent : public testing::Test {
protected:
    Spent()
    {
        auto opened = ledger::Ledger::open(m_folder.path());
        EXPECT_TRUE(opened);
        m_ledger.emplace(std::move(*opened));
    }
    ledger::Cluster cluster(const std::string &id, Budget budget = {})
    {
        auto row = ledger::makeCluster(id, id);
        LaunchPlan plan;
        plan.name = id;
        plan.budget = budget;
        row.plan = plan.toJson();
        EXPECT_TRUE(m_ledger->saveCluster(row));
        return row;
    }
    void machine(const std::string &id, const ClusterId &of, Timestamp from, std::optional<Timestamp> to = {})
    {
        auto r = ledger::makeInstance(id, of.value, "head");
        r.created = from;
        r.closed = to;
        EXPECT_TRUE(m_ledger->saveResource(r));
    }
    std::vector<BillingInterval> lived(Timestamp until)
    {
        const auto found = billingIntervals(*m_ledger, *Catalog::bundled(), "local", "local", until);
        EXPECT_TRUE(found);
        return found.value_or(std::vector<BillingInterval>());
    }
    void state(const ClusterId &of, const std::string &machine, const std::string &word, Timestamp at)
    {
        ledger::Event event;
        event.at = at;
        event.cluster = of;
        event.kind = kStateEvent;
        event.subject = machine;
        event.text = word;
        EXPECT_TRUE(m_ledger->addEvent(event));
    }
    const double m_hour = machineCost(*Catalog::bundled(), LaunchPlan(), "c5.xlarge", "us-east-1").total();
    ledger::TemporaryFolder m_folder;
    std::optional<ledger::Ledger> m_ledger;
};

TEST_F(Spent, ComesFromRecordedLifetimesByClusterAndDay)
{
    const auto a = cluster("c-a"), b = cluster("c-b");
    machine("i-1", a.id, kNoon - 36h, kNoon - 10h); // from 00:00 yesterday to 02:00 today: 24 + 2 hours
    machine("i-2", b.id, kNoon - 2h);
    const auto all = lived(kNoon);
    EXPECT_NEAR(spentOn(all, a.id), 26 * m_hour, 1e-9);
    EXPECT_NEAR(spentOn(all, b.id), 2 * m_hour, 1e-9);
    EXPECT_NEAR(spentOn(all, {}), 28 * m_hour, 1e-9);
    EXPECT_THAT(spentByDay(all), ElementsAre(Pair("2026-11-21", DoubleNear(24 * m_hour, 1e-9)),
                                             Pair("2026-11-22", DoubleNear(4 * m_hour, 1e-9))));
    EXPECT_THAT(spentByDay(all, b.id), ElementsAre(Pair("2026-11-22", DoubleNear(2 * m_hour, 1e-9))));
}

TEST_F(Spent, AMachineOfSecondsIsBilledForAMinute)
{
    const auto a = cluster("c-a");
    machine("i-1", a.id, kNoon - 1h, kNoon - 1h + 5s);
    EXPECT_NEAR(spentOn(lived(kNoon), a.id), m_hour / 60, 1e-9);
}

TEST_F(Spent, AStopIsCheaperFromThenOn)
{
    const auto a = cluster("c-a");
    machine("i-1", a.id, kNoon - 4h);
    state(a.id, "i-1", "stopped", kNoon - 3h);
    state(a.id, "i-1", "running", kNoon - 1h);
    const double disk = machineCost(*Catalog::bundled(), LaunchPlan(), "c5.xlarge", "us-east-1", "stopped").total();
    EXPECT_NEAR(spentOn(lived(kNoon), a.id), 2 * m_hour + 2 * disk, 1e-9);
    EXPECT_NEAR(costNow(lived(kNoon), kNoon).total(), m_hour, 1e-9);
    EXPECT_NEAR(costNow(lived(kNoon - 2h), kNoon - 2h).total(), disk, 1e-9);
}

TEST_F(Spent, AlarmsAreReportedOnceAlsoToAnotherProgram)
{
    const auto a = cluster("c-a", {4 * m_hour, BudgetAction::Terminate});
    machine("i-1", a.id, kNoon - 2h);
    ASSERT_TRUE(setDayBudget(*m_ledger, "local", {2.5 * m_hour, BudgetAction::Warn}));
    BudgetWatch watch;
    const auto alarms = [&](Timestamp at) {
        std::vector<std::pair<std::string, int>> told;
        const auto found = watch.alarms(*m_ledger, "local", "local", lived(at), at);
        EXPECT_TRUE(found);
        for (const BudgetAlarm &alarm : found.value_or(std::vector<BudgetAlarm>()))
            told.emplace_back(alarm.name, alarm.news.percent);
        return told;
    };
    EXPECT_THAT(alarms(kNoon), ElementsAre(Pair("c-a", 50), Pair("2026-11-22", 80)));
    EXPECT_THAT(alarms(kNoon), IsEmpty());
    {
        auto other = ledger::Ledger::open(m_folder.path());
        ASSERT_TRUE(other);
        EXPECT_THAT(*BudgetWatch().alarms(*other, "local", "local", lived(kNoon), kNoon), IsEmpty());
    }
    EXPECT_THAT(alarms(kNoon + 2h), ElementsAre(Pair("c-a", 100), Pair("2026-11-22", 100)));
    // Each day has a new budget.
    EXPECT_THAT(alarms(kNoon + 14h), ElementsAre(Pair("2026-11-23", 80)));
    EXPECT_FALSE(setDayBudget(*m_ledger, "local", {-1, BudgetAction::Warn}));
    EXPECT_EQ(*dayBudget(*m_ledger, "another"), Budget{});
}

} // namespace
} // namespace trainyard::cluster
