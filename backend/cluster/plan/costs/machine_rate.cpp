#include "backend/cluster/plan/costs/machine_rate.h"

#include <charconv>
#include <optional>

#include <fmt/format.h>

#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/catalog/instance_facts.h"
#include "backend/cluster/plan/instance_state.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/ledger/rows.h"

namespace trainyard::cluster {
namespace {

std::string_view factOf(const ledger::Resource &machine, const char *name)
{
    const auto at = machine.facts.find(name);
    return at == machine.facts.end() ? std::string_view() : std::string_view(at->second);
}

/// 0 for anything that is no share.
double serviceShareOf(const ledger::Resource &machine)
{
    const std::string_view text = factOf(machine, fact::kServiceShare);
    double share = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), share);
    return error == std::errc() && end == text.data() + text.size() && share > 0 && share <= 1 ? share : 0;
}

bool isSpotMachine(const ledger::Resource &machine, const LaunchPlan &plan)
{
    const std::string_view purchase = factOf(machine, fact::kPurchase);
    return purchase == kSpotPurchase || (plan.spot && purchase != kOnDemand);
}

} // namespace

std::map<std::string, std::string> emrPriceFacts(bool isSpot)
{
    std::map<std::string, std::string> facts{{fact::kServiceShare, fmt::format("{}", kEmrPriceShare)}};
    if (isSpot)
        facts[fact::kPurchase] = kSpotPurchase;
    return facts;
}

HourlyCost machineRate(const Catalog &catalog, const LaunchPlan &plan, const ledger::Resource &machine,
                       const std::string &type, std::string_view state)
{
    LaunchPlan own = plan;
    own.spot = isSpotMachine(machine, plan);
    HourlyCost cost =
        machineCost(catalog, own, type, machine.region, state, spotPriceFrom(factOf(machine, fact::kSpotPrice)));
    const bool isCharged = !isInState(state, InstanceState::Terminated) && !isStoppedOrStopping(state);
    const double share = isCharged ? serviceShareOf(machine) : 0;
    if (share <= 0)
        return cost;
    if (const auto onDemand = catalog.price(type, machine.region))
        cost.onDemand += share * onDemand->usdPerHour;
    return cost;
}

} // namespace trainyard::cluster
