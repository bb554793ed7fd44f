#include "backend/cluster/cloud/prices.h"

#include <algorithm>
#include <cmath>
#include <map>

#include <nlohmann/json.hpp>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/aws/services/pricing_client.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/core/async/steps.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

using nlohmann::json;

std::filesystem::path fileIn(const std::filesystem::path &stateFolder)
{
    return stateFolder / "prices.json";
}

constexpr auto kPlanTime = std::chrono::seconds(20); // a launch does not wait longer for its prices
constexpr auto kFreshFor = std::chrono::days(7);

struct PriceCache {
    std::string date; ///< of the last complete update
    std::vector<ListedPrice> prices;
    std::vector<ListedPrice> unknown; ///< requested on their dates, without a price
};

std::string today()
{
    return toIso8601(now()).substr(0, 10);
}

PriceCache read(const std::filesystem::path &stateFolder)
{
    PriceCache cache;
    const auto root = json::parse(readFile(fileIn(stateFolder), 4u << 20).value_or(""), nullptr, false);
    if (!root.is_object() || root.value("form", json()) != 1)
        return cache;
    if (const auto date = root.value("date", json()); date.is_string())
        cache.date = date.get<std::string>();
    for (const json &p : root.value("prices", json::array())) {
        if (!p.is_object() || !p.contains("type") || !p["type"].is_string() || !p.contains("region") ||
            !p["region"].is_string() || !p.contains("usdPerHour"))
            continue;
        const json date = p.value("date", json());
        ListedPrice price{p["type"], p["region"], 0, date.is_string() ? date.get<std::string>() : std::string()};
        if (p["usdPerHour"].is_null())
            cache.unknown.push_back(std::move(price));
        else if (!p["usdPerHour"].is_number())
            continue;
        else if (price.usdPerHour = p["usdPerHour"]; std::isfinite(price.usdPerHour) && price.usdPerHour > 0)
            cache.prices.push_back(std::move(price));
    }
    return cache;
}

Status write(const std::filesystem::path &stateFolder, const PriceCache &cache)
{
    json list = json::array();
    const auto add = [&](const ListedPrice &p, const json &usd) {
        list.push_back({{"type", p.type}, {"region", p.region}, {"usdPerHour", usd}});
        if (!p.date.empty())
            list.back()["date"] = p.date;
    };
    for (const ListedPrice &p : cache.prices)
        add(p, p.usdPerHour);
    for (const ListedPrice &p : cache.unknown)
        add(p, nullptr);
    return writeFileAtomically(fileIn(stateFolder),
                               json{{"form", 1}, {"date", cache.date}, {"prices", list}}.dump(1) + "\n");
}

void forget(std::vector<ListedPrice> &list, const std::string &type, const std::string &region)
{
    std::erase_if(list, [&](const ListedPrice &p) { return p.type == type && p.region == region; });
}

/// Reads the prices of these types and stores the answers. Ends at the first call that fails: the next one would fail
/// in the same way.
PlanPrices readListed(const CloudContext &cloud, const std::vector<TypeInRegion> &wanted, const CallContext &context)
{
    PlanPrices prices;
    if (wanted.empty() || !cloud.pricing)
        return prices;
    PriceCache cache = read(cloud.stateFolder);
    for (const auto &[type, region] : wanted) {
        const auto price = prices.error ? Result<std::optional<double>>(fail(*prices.error))
                                        : cloud.pricing->onDemand(type, region, context);
        if (!price && price.error().code == ErrorCode::Cancelled)
            return prices;
        if (!price && !prices.error)
            prices.error = price.error();
        forget(cache.unknown, type, region);
        if (price && *price) {
            forget(cache.prices, type, region);
            prices.listed.push_back({type, region, **price, today()});
            cache.prices.push_back(prices.listed.back());
        } else {
            cache.unknown.push_back({type, region, 0, today()});
        }
    }
    (void)write(cloud.stateFolder, cache); // without it they are read again
    return prices;
}

/// The types of the table, of earlier answers, and of the machines that exist.
std::set<std::string> typesToRefresh(const CloudContext &cloud, const Catalog &table, const PriceCache &cache,
                                     const std::string &region)
{
    std::set<std::string> types;
    for (const InstanceType &type : table.types())
        types.insert(type.name);
    for (const ListedPrice &p : cache.prices) {
        if (p.region == region)
            types.insert(p.type);
    }
    const auto resources = cloud.ledger->resources({});
    for (const ledger::Resource &r : resources ? *resources : std::vector<ledger::Resource>()) {
        if (const auto type = r.facts.find(fact::kType); r.isInstance() && r.region == region && type != r.facts.end())
            types.insert(type->second);
    }
    return types;
}

} // namespace

std::shared_ptr<const Catalog> catalogOf(const std::filesystem::path &stateFolder)
{
    auto cache = read(stateFolder);
    return cache.prices.empty() ? Catalog::bundled()
                                : Catalog::bundled()->withPrices(std::move(cache.prices), cache.date);
}

Result<PriceUpdate> refreshPrices(const CloudContext &cloud, const std::string &region, const ProgressSink &sink,
                                  std::stop_token stop)
{
    const auto client = cloud.pricing;
    if (!client)
        return fail(ErrorCode::Unsupported, "prices", "there is no price list here");
    StepReporter report(sink, {.step = "prices", .title = "Loading prices"});
    report.begin(region);
    const auto known = catalogOf(cloud.stateFolder);
    PriceCache cache = read(cloud.stateFolder);
    PriceUpdate update;
    update.date = toIso8601(now()).substr(0, 10);
    const auto types = typesToRefresh(cloud, *known, cache, region);
    std::size_t asked = 0;
    // One by one: the service accepts only a few requests per second, and one refusal is enough to stop.
    for (const std::string &type : types) {
        const auto price = client->onDemand(type, region, {Deadline::after(std::chrono::minutes(1)), stop});
        if (!price)
            return report.failed(price.error());
        report.progress(type, double(++asked) / double(types.size()));
        if (!*price) {
            update.notListed.push_back(type);
            continue;
        }
        ++update.listed;
        const auto before = known->price(type, region);
        update.changed += !before || std::abs(before->usdPerHour - **price) > 1e-9;
        forget(cache.prices, type, region);
        forget(cache.unknown, type, region);
        cache.prices.push_back({type, region, **price, update.date});
    }
    cache.date = update.date;
    TY_TRY(report.end(write(cloud.stateFolder, cache), say("%1 prices", update.listed)));
    return update;
}

std::shared_ptr<const Catalog> PlanPrices::in(const Catalog &table) const
{
    return table.withPrices(listed, {})->withSpotPrices(spot);
}

PlanPrices readPrices(const CloudContext &cloud, const LaunchPlan &plan, const CallContext &context)
{
    if (cloud.catalog->costsNothing())
        return {};
    const CallContext soon{context.deadline.earlier(Deadline::after(kPlanTime)), context.stop};
    const std::string old = toIso8601(now() - kFreshFor).substr(0, 10);
    std::vector<TypeInRegion> wanted;
    std::map<std::string, std::vector<std::string>> spot; ///< types by region
    const auto known = catalogOf(cloud.stateFolder);
    std::vector<std::string> regions{plan.region};
    regions.insert(regions.end(), plan.otherRegions.begin(), plan.otherRegions.end());
    for (const std::string &region : regions) {
        for (const auto &types : {plan.typesFor("head"), plan.typesFor("worker")}) {
            for (const std::string &type : types) {
                const ListedPrice *stored = known->listed(type, region);
                const bool isFresh = stored && (stored->date.empty() ? known->priceDate() : stored->date) > old;
                if (!isFresh && std::ranges::find(wanted, TypeInRegion(type, region)) == wanted.end())
                    wanted.emplace_back(type, region);
                if (plan.spot && std::ranges::find(spot[region], type) == spot[region].end())
                    spot[region].push_back(type);
            }
        }
    }
    PlanPrices prices = readListed(cloud, wanted, soon);
    for (const auto &[region, types] : spot) {
        const auto found = cloud.ec2Of(region)->describeSpotPrices(now(), types, soon);
        if (!found && !prices.error)
            prices.error = found.error();
        for (const auto &one : found ? *found : std::vector<aws::SpotPrice>()) {
            if (one.usdPerHour > 0)
                prices.spot.push_back({one.type, one.zone, one.usdPerHour});
        }
    }
    return prices;
}

std::shared_ptr<const Catalog> withMissingPrices(const CloudContext &cloud, const std::set<TypeInRegion> &needed,
                                                 const CallContext &context)
{
    if (cloud.catalog->costsNothing())
        return cloud.catalog;
    const auto isUnknown = [&](const TypeInRegion &one) { return !cloud.catalog->price(one.first, one.second); };
    if (std::ranges::none_of(needed, isUnknown))
        return cloud.catalog;
    const PriceCache cache = read(cloud.stateFolder);
    PlanPrices prices{cache.prices, {}, {}}; // another program may have stored some
    const auto stored = prices.in(*cloud.catalog);
    std::vector<TypeInRegion> wanted;
    for (const auto &[type, region] : needed) {
        const bool isAsked = std::ranges::any_of(cache.unknown, [&type = type, &region = region](const ListedPrice &p) {
            return p.type == type && p.region == region && p.date == today();
        });
        if (!isAsked && !stored->price(type, region))
            wanted.emplace_back(type, region);
    }
    const CallContext soon{context.deadline.earlier(Deadline::after(kPlanTime)), context.stop};
    return readListed(cloud, wanted, soon).in(*stored);
}

} // namespace trainyard::cluster
