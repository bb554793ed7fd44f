#include "backend/cluster/cloud/prices.h"

#include <algorithm>
#include <cmath>

#include <nlohmann/json.hpp>

#include "backend/aws/services/pricing_client.h"
#include "backend/cluster/cloud/inventory_internal.h"
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

struct PriceCache {
    std::string date;
    std::vector<ListedPrice> prices;
};

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
            !p["region"].is_string() || !p.contains("usdPerHour") || !p["usdPerHour"].is_number())
            continue;
        if (const double usd = p["usdPerHour"]; std::isfinite(usd) && usd > 0)
            cache.prices.push_back({p["type"], p["region"], usd});
    }
    return cache;
}

Status write(const std::filesystem::path &stateFolder, const PriceCache &cache)
{
    json list = json::array();
    for (const ListedPrice &p : cache.prices)
        list.push_back({{"type", p.type}, {"region", p.region}, {"usdPerHour", p.usdPerHour}});
    return writeFileAtomically(fileIn(stateFolder),
                               json{{"form", 1}, {"date", cache.date}, {"prices", list}}.dump(1) + "\n");
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
    std::size_t asked = 0;
    // One by one: the service accepts only a few requests per second, and one refusal is enough to stop.
    for (const InstanceType &type : known->types()) {
        const auto price = client->onDemand(type.name, region, {Deadline::after(std::chrono::minutes(1)), stop});
        if (!price)
            return report.failed(price.error());
        report.progress(type.name, double(++asked) / double(known->types().size()));
        if (!*price) {
            update.notListed.push_back(type.name);
            continue;
        }
        ++update.listed;
        const auto before = known->price(type.name, region);
        update.changed += !before || std::abs(before->usdPerHour - **price) > 1e-9;
        std::erase_if(cache.prices, [&](const ListedPrice &p) { return p.type == type.name && p.region == region; });
        cache.prices.push_back({type.name, region, **price});
    }
    cache.date = update.date;
    TY_TRY(report.end(write(cloud.stateFolder, cache), std::to_string(update.listed) + " prices"));
    return update;
}

} // namespace trainyard::cluster
