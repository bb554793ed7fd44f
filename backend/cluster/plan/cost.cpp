#include "backend/cluster/plan/cost.h"

#include <algorithm>

#include "backend/cluster/plan/catalog.h"
#include "backend/cluster/plan/instance_facts.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/core/try.h"
#include "backend/ledger/ledger.h"

namespace trainyard::cluster {
namespace {

using Hours = std::chrono::duration<double, std::ratio<3600>>;
constexpr double kLeastSaving = 0.001;
constexpr auto kLeastBilled = std::chrono::seconds(60);

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
    return *this;
}

HourlyCost machineCost(const Catalog &catalog, const LaunchPlan &plan, const std::string &type,
                       const std::string &region, std::string_view state)
{
    HourlyCost cost;
    if (state == "terminated")
        return cost;
    cost.volumes = plan.rootGiBOn(catalog) * catalog.volumeUsdPerGiBHour(region);
    if (state == "stopped" || state == "stopping")
        return cost;
    cost.addresses = catalog.publicAddressUsdPerHour();
    const auto price = catalog.price(type, region);
    const double compute = price ? price->usdPerHour : 0;
    if (!plan.spot)
        cost.onDemand = compute;
    else
        cost.spot = plan.maxPriceUsd > 0 ? std::min(compute, plan.maxPriceUsd) : compute;
    return cost;
}

HourlyCost estimate(const Catalog &catalog, const LaunchPlan &plan)
{
    HourlyCost sum = machineCost(catalog, plan, plan.typeOfHead(), plan.region);
    for (int w = 0; w < plan.workers; ++w)
        sum += machineCost(catalog, plan, plan.instanceType, plan.region);
    return sum;
}

double BillingInterval::usd(Timestamp since, Timestamp until) const
{
    const auto begin = std::max(from, since), end = std::min(to, until);
    return end <= begin ? 0 : Hours(end - begin).count() * rate.total();
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
        if (r.kind != "instance")
            continue;
        const auto recorded = r.facts.find(fact::kType);
        const std::string type = recorded == r.facts.end() ? std::string() : recorded->second;
        const Timestamp end = r.closed ? std::max(*r.closed, r.created + kLeastBilled) : until;
        BillingInterval s{row.id, r.id, r.name, "running", r.created, end, {}};
        const auto finish = [&](Timestamp at) {
            s.to = at;
            s.rate = machineCost(catalog, plan, type, r.region, s.state);
            if (s.to > s.from)
                all.push_back(s);
        };
        for (const ledger::Event &e : *events) {
            if (e.kind != kStateEvent || e.subject != r.id || e.text == s.state || e.at <= s.from || e.at >= end)
                continue;
            finish(e.at);
            s.from = e.at;
            s.state = e.text;
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
    LaunchPlan elsewhere = plan;
    Saving best{Saving::Kind::Region, {}, 0};
    for (const std::string &region : catalog.regions()) {
        elsewhere.region = region;
        if (const double saved = now.total() - estimate(catalog, elsewhere).total(); saved > best.usdPerHour)
            best = {Saving::Kind::Region, region, saved};
    }
    offer(best.kind, best.what, best.usdPerHour);
    offer(Saving::Kind::Stopped, {},
          stoppedMachines * plan.rootGiBOn(catalog) * catalog.volumeUsdPerGiBHour(plan.region));
    std::ranges::sort(found, std::ranges::greater(), &Saving::usdPerHour);
    return found;
}

} // namespace trainyard::cluster
