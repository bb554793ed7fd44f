// Costs from the ledger, where a price is unknown.

#include <gmock/gmock.h>

#include "backend/ledger/ledger.h"
#include "tests/cli/program.h"

using testing::HasSubstr;

namespace {

using namespace trainyard;

/// A cluster at AWS, whose head of this type has run for two hours; the ledger is read without AWS.
void seed(Home &home, const std::string &type)
{
    home.pointAt("");
    home.variables.erase("AWS_ENDPOINT_URL");
    auto ledger = ledger::Ledger::open(home.folder() / "state" / "trainyard");
    ASSERT_TRUE(ledger) << ledger.error().detail;
    ledger::Cluster row;
    row.id = ClusterId("c-1");
    row.name = "demo";
    row.profile = "environment";
    row.region = "us-east-1";
    row.state = "ready";
    row.plan = "{}";
    row.created = SystemClock::instance().now() - std::chrono::hours(2);
    ASSERT_TRUE(ledger->saveCluster(row));
    ledger::Resource machine;
    machine.kind = "instance";
    machine.id = "i-1";
    machine.cluster = row.id;
    machine.profile = row.profile;
    machine.region = row.region;
    machine.name = "head";
    machine.state = "running";
    machine.facts = {{"type", type}};
    machine.created = row.created;
    ASSERT_TRUE(ledger->saveResource(machine));
}

} // namespace

TEST(Costs, AnUnknownPriceIsNullAndNotZero) // K27
{
    Home home;
    seed(home, "c9.large");
    const auto shown = home.run({"costs"});
    ASSERT_EQ(shown.exitStatus, 0) << shown.err;
    EXPECT_THAT(shown.out, HasSubstr("at least $0."));
    const auto value = parsed(home.run({"costs", "--json"}).out);
    EXPECT_TRUE(value.at("usd").is_null());
    EXPECT_EQ(value.at("usd_bound"), "at-least");
    EXPECT_GT(value.at("usd_at_least"), 0) << "its disk and address";
    EXPECT_TRUE(value.at("clusters").at(0).at("usd").is_null());
    const auto refused = home.run({"costs", "--day-budget", "50", "--at-budget", "terminate"});
    EXPECT_NE(refused.exitStatus, 0);
    EXPECT_THAT(refused.err, HasSubstr("the price of 1 running machine is unknown"));
}

TEST(Costs, ABudgetOfTheDayThatIsSpentAlreadyIsConfirmed)
{
    Home home;
    seed(home, "p3.16xlarge");
    const auto asked = home.run({"costs", "--day-budget", "0.01", "--at-budget", "terminate"});
    EXPECT_NE(asked.exitStatus, 0);
    EXPECT_THAT(asked.err, HasSubstr("--yes")) << "there is no terminal to answer at";
    EXPECT_EQ(parsed(home.run({"costs", "--json"}).out).at("day_budget").at("usd"), 0);
    const auto set = home.run({"costs", "--day-budget", "0.01", "--at-budget", "terminate", "--yes"});
    EXPECT_EQ(set.exitStatus, 0) << set.err;
    const auto warns = home.run({"costs", "--day-budget", "0.02", "--at-budget", "warn"});
    EXPECT_EQ(warns.exitStatus, 0) << "a warning ends nothing: " << warns.err;
}
