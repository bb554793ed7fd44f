#include "backend/cluster/plan/costs/cost.h"

#include <algorithm>
#include <charconv>

#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/catalog/instance_facts.h"
#include "backend/cluster/plan/costs/machine_rate.h"
#include "backend/cluster/plan/instance_state.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/core/try.h"
#include "backend/core/units.h"
#include "backend/ledger/ledger.h"

namespace trainyard::cluster {
namespace {

using Hours = std::chrono::duration<double, std::ratio<3600>>;
constexpr double kLeastSaving = 0.001;
constexpr auto kLeastBilled = std::chrono::seconds(60);

std::string prefixOf(SumBound bound)
{
    return bound == SumBound::AtLeast ? "at least " : bound == SumBound::AtMost ? "at most " : "";
}

const std::vector<std::string> &noZones()
{
    static const std::vector<std::string> none;
    return none;
}

/// The type of a machine before all changes of it.
std::string firstTypeOf(const ledger::Resource &machine, const std::vector<ledger::Event> &events)
{
    for (const ledger::Event &e : events) {
        if (e.kind == kTypeEvent && e.subject == machine.id)
            return e.text.substr(0, e.text.find(' '));
    }
    const auto recorded = machine.facts.find(fact::kType);
    return recorded == machine.facts.end() ? std::string() : recorded->second;
}

/// AWS bills a gateway's last hour as a whole.
BillingInterval gatewaysOf(const ledger::Resource &stack, const HourlyCost &rate, Timestamp until)
{
    const Timestamp end =
        stack.closed ? stack.created + std::max(std::chrono::hours(1),
                                                std::chrono::ceil<std::chrono::hours>(*stack.closed - stack.created))
                     : until;
    return {stack.cluster, stack.id, stack.name, kGatewayState, stack.created, end, rate};
}

std::string dayOf(Timestamp t)
{
    return toIso8601(t).substr(0, 10);
}

} // namespace

HourlyCost &HourlyCost::operator+=(const HourlyCost &o)
{
    onDemand += o.onDemand;
    spot += o.spot;
    volumes += o.volumes;
    addresses += o.addresses;
    nat += o.nat;
    spotBound += o.spotBound;
    unpriced += o.unpriced;
    return *this;
}

SumBound boundOf(const HourlyCost &cost)
{
    return cost.unpriced > 0 ? SumBound::AtLeast : cost.spotBound > 0 ? SumBound::AtMost : SumBound::Exact;
}

Usd &Usd::operator+=(const Usd &o)
{
    usd += o.usd;
    bound = std::max(bound, o.bound);
    return *this;
}

Usd sumOf(const HourlyCost &cost)
{
    return {cost.least(), boundOf(cost)};
}

std::string describe(const Usd &sum)
{
    return prefixOf(sum.bound) + formatUsd(sum.usd);
}

std::string describeRate(const Usd &sum)
{
    return prefixOf(sum.bound) + formatUsdPerHour(sum.usd);
}

HourlyCost machineCost(const Catalog &catalog, const LaunchPlan &plan, const std::string &type,
                       const std::string &region, std::string_view state, std::optional<double> spotUsdPerHour)
{
    HourlyCost cost;
    if (isInState(state, InstanceState::Terminated))
        return cost;
    cost.volumes = plan.rootGiBOn(catalog) * catalog.volumeUsdPerGiBHour(region);
    if (isStoppedOrStopping(state))
        return cost;
    cost.addresses = catalog.publicAddressUsdPerHour();
    const auto price = catalog.price(type, region);
    if (!plan.spot) {
        cost.onDemand = price ? price->usdPerHour : 0;
        cost.unpriced = price ? 0 : 1;
        return cost;
    }
    auto spot = catalog.spotPrice(type, region, region == plan.region ? plan.zones : noZones());
    if (spotUsdPerHour && !catalog.costsNothing())
        spot = spotUsdPerHour;
    // The price is at most the maximum of the plan, or the On-Demand price, which is the default maximum.
    std::optional<double> most = price ? std::optional(price->usdPerHour) : std::nullopt;
    if (plan.maxPriceUsd > 0)
        most = std::min(plan.maxPriceUsd, most.value_or(plan.maxPriceUsd));
    cost.spot = spot ? std::min(*spot, most.value_or(*spot)) : most.value_or(0);
    cost.spotBound = spot ? 0 : cost.spot;
    cost.unpriced = spot || most ? 0 : 1;
    return cost;
}

HourlyCost standingCost(const Catalog &catalog, const ledger::Resource &stack)
{
    HourlyCost cost;
    const auto fact = stack.facts.find(fact::kNatGateways);
    if (fact == stack.facts.end())
        return cost;
    int count = 0;
    std::from_chars(fact->second.data(), fact->second.data() + fact->second.size(), count);
    count = std::clamp(count, 0, 100);
    cost.nat = count * catalog.natGatewayUsdPerHour(stack.region);
    cost.addresses = count * catalog.publicAddressUsdPerHour();
    return cost;
}

HourlyCost estimate(const Catalog &catalog, const LaunchPlan &plan)
{
    HourlyCost sum = machineCost(catalog, plan, plan.typeOfHead(), plan.region);
    for (int w = 0; w < std::min(plan.workers, LaunchPlan::kMaxWorkers); ++w) // no plan has more
        sum += machineCost(catalog, plan, plan.instanceType, plan.region);
    return sum;
}

double BillingInterval::usd(Timestamp since, Timestamp until) const
{
    const auto begin = std::max(from, since), end = std::min(to, until);
    return end <= begin ? 0 : Hours(end - begin).count() * rate.total();
}

Usd BillingInterval::sum(Timestamp since, Timestamp until) const
{
    const auto begin = std::max(from, since), end = std::min(to, until);
    return end <= begin ? Usd() : Usd{Hours(end - begin).count() * rate.least(), boundOf(rate)};
}

Result<std::vector<BillingInterval>> billingIntervalsOf(ledger::Ledger &ledger, const Catalog &catalog,
                                                        const ledger::Cluster &row, Timestamp until)
{
    const auto resources = ledger.resources(row.id, false);
    const auto events = ledger.events(row.id, {}, 0, 0);
    if (!resources || !events)
        return fail(resources ? events.error() : resources.error());
    const auto plan = LaunchPlan::fromJson(row.plan).value_or(LaunchPlan());
    std::vector<BillingInterval> all;
    for (const ledger::Resource &r : *resources) {
        if (const HourlyCost standing = standingCost(catalog, r); standing.total() > 0)
            all.push_back(gatewaysOf(r, standing, until));
        if (!r.isInstance())
            continue;
        const Timestamp end = r.closed ? std::max(*r.closed, r.created + kLeastBilled) : until;
        std::string type = firstTypeOf(r, *events);
        BillingInterval s{row.id, r.id, r.name, "running", r.created, end, {}};
        const auto finish = [&](Timestamp at) {
            s.to = at;
            s.rate = machineRate(catalog, plan, r, type, s.state);
            if (s.to > s.from)
                all.push_back(s);
            s.from = at;
        };
        for (const ledger::Event &e : *events) {
            if (e.subject != r.id || e.at < s.from || e.at >= end)
                continue;
            if (e.kind == kTypeEvent) {
                finish(e.at);
                type = e.text.substr(e.text.find(' ') + 1);
            } else if (e.kind == kStateEvent && e.text != s.state) {
                finish(e.at);
                s.state = e.text;
            }
        }
        finish(end);
    }
    return all;
}

Result<std::vector<BillingInterval>> billingIntervals(ledger::Ledger &ledger, const Catalog &catalog,
                                                      const std::string &profile, const std::string &endpointId,
                                                      Timestamp until)
{
    TY_ASSIGN(const auto rows, ledger.clusters());
    std::vector<BillingInterval> all;
    for (const ledger::Cluster &row : rows) {
        if (row.profile != profile || row.endpoint != endpointId)
            continue;
        TY_ASSIGN(auto some, billingIntervalsOf(ledger, catalog, row, until));
        std::ranges::move(some, std::back_inserter(all));
    }
    return all;
}

HourlyCost costNow(std::span<const BillingInterval> list, Timestamp until)
{
    HourlyCost sum;
    for (const BillingInterval &s : list) {
        if (s.to == until)
            sum += s.rate;
    }
    return sum;
}

double spentOn(std::span<const BillingInterval> list, const ClusterId &cluster)
{
    double sum = 0;
    for (const BillingInterval &s : list) {
        if (cluster.empty() || s.cluster == cluster)
            sum += s.usd(s.from, s.to);
    }
    return sum;
}

Usd sumOf(std::span<const BillingInterval> list, const ClusterId &cluster)
{
    Usd sum;
    for (const BillingInterval &s : list) {
        if (cluster.empty() || s.cluster == cluster)
            sum += s.sum(s.from, s.to);
    }
    return sum;
}

Usd sumOf(std::span<const BillingInterval> list, Timestamp from, Timestamp to)
{
    Usd sum;
    for (const BillingInterval &s : list)
        sum += s.sum(from, to);
    return sum;
}

std::map<std::string, double> spentByDay(std::span<const BillingInterval> list, const ClusterId &cluster)
{
    std::map<std::string, double> days;
    for (const BillingInterval &s : list) {
        if (!cluster.empty() && s.cluster != cluster)
            continue;
        for (auto at = s.from; at < s.to;) {
            const auto next =
                std::min<Timestamp>(s.to, std::chrono::floor<std::chrono::days>(at) + std::chrono::days(1));
            if (const double usd = s.usd(at, next); usd > 0)
                days[dayOf(at)] += usd;
            at = next;
        }
    }
    return days;
}

std::vector<Saving> savings(const Catalog &catalog, const LaunchPlan &plan, int stoppedMachines, double usualSpotShare)
{
    std::vector<Saving> found;
    const auto offer = [&](Saving::Kind kind, std::string what, double usd) {
        if (usd >= kLeastSaving)
            found.push_back({kind, std::move(what), usd});
    };
    const HourlyCost now = estimate(catalog, plan);
    if (!plan.spot)
        offer(Saving::Kind::Spot, plan.instanceType, now.onDemand * (1 - usualSpotShare));
    const SumBound bound = boundOf(now);
    LaunchPlan elsewhere = plan;
    Saving best{Saving::Kind::Region, {}, 0};
    for (const std::string &region : catalog.regions()) {
        elsewhere.region = region;
        const HourlyCost there = estimate(catalog, elsewhere);
        if (boundOf(there) != bound || bound == SumBound::AtLeast)
            continue; // not comparable
        if (const double saved = now.total() - there.total(); saved > best.usdPerHour)
            best = {Saving::Kind::Region, region, saved};
    }
    offer(best.kind, best.what, best.usdPerHour);
    offer(Saving::Kind::Stopped, {},
          stoppedMachines * plan.rootGiBOn(catalog) * catalog.volumeUsdPerGiBHour(plan.region));
    std::ranges::sort(found, std::ranges::greater(), &Saving::usdPerHour);
    return found;
}

} // namespace trainyard::cluster
