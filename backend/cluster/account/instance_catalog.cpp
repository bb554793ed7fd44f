#include "backend/cluster/account/instance_catalog.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <tuple>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/cloud/prices.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

AvailableType fromAws(const aws::InstanceType &t)
{
    AvailableType offer;
    InstanceType &type = offer.type;
    type.name = t.name;
    type.vcpus = t.vcpus;
    type.memoryGiB = double(t.memoryMiB) / 1024;
    type.gpus = t.gpus;
    type.gpu = t.gpus > 0 ? t.gpuName : "";
    type.gpuMemoryGiB = double(t.gpuMemoryMiB) / 1024;
    const auto has = [&](const char *name) {
        return std::ranges::find(t.architectures, name) != t.architectures.end();
    };
    type.architecture = has("x86_64") ? "x86_64" : has("arm64") ? "arm64" : "";
    const QuotaFamily *family = quotaFamilyOf(t.name);
    type.family = family ? family->name : "";
    type.efa = t.efa;
    offer.network = t.network;
    return offer;
}

/// Orders by family, then by vCPUs: compared as text, "c5.12xlarge" would precede "c5.xlarge".
bool before(const AvailableType &a, const AvailableType &b)
{
    const auto family = [](const AvailableType &o) {
        return std::string_view(o.type.name).substr(0, o.type.name.find('.'));
    };
    return std::tuple(family(a), a.type.vcpus, std::string_view(a.type.name)) <
           std::tuple(family(b), b.type.vcpus, std::string_view(b.type.name));
}

} // namespace

std::vector<AvailableType> mergeAvailableTypes(const Catalog &catalog, const std::string &region,
                                               AvailabilityData facts)
{
    std::map<std::string_view, std::vector<std::string>> zones;
    for (const auto &[type, zone] : facts.offerings)
        zones[type].push_back(zone);
    std::map<std::string_view, double> spot;
    for (const ZoneSpotPrice &price : facts.spotPrices) {
        const auto [at, fresh] = spot.try_emplace(price.type, price.usdPerHour);
        if (!fresh)
            at->second = std::min(at->second, price.usdPerHour);
    }
    const auto remaining = [&](const InstanceType &type, bool onSpot) -> std::optional<int> {
        for (const QuotaLine &line : facts.quotas) {
            if (line.family == type.family && line.spot == onSpot && line.allowed && line.used && type.vcpus > 0)
                return std::max(0, int(std::floor((*line.allowed - *line.used) / type.vcpus)));
        }
        return std::nullopt;
    };
    for (AvailableType &offer : facts.types) {
        if (const auto price = catalog.price(offer.type.name, region)) {
            offer.usdPerHour = price->usdPerHour;
            offer.estimate = price->estimate;
        } else if (catalog.costsNothing()) {
            offer.usdPerHour = 0;
        }
        if (const auto at = spot.find(offer.type.name); at != spot.end())
            offer.spotUsdPerHour = catalog.costsNothing() ? 0 : at->second;
        offer.zones = zones[offer.type.name];
        std::ranges::sort(offer.zones);
        offer.remaining = remaining(offer.type, false);
        offer.remainingSpot = remaining(offer.type, true);
    }
    // The runtime is built for x86-64. A type that no zone offers cannot be launched.
    std::erase_if(facts.types, [&](const AvailableType &offer) {
        return offer.type.architecture != "x86_64" || (offer.zones.empty() && !facts.offerings.empty());
    });
    std::ranges::sort(facts.types, before);
    return std::move(facts.types);
}

Result<AvailableTypes> availableTypes(const CloudContext &cloud, const std::string &region, const CallContext &context)
{
    const auto ec2 = cloud.ec2Of(region);
    AvailabilityData facts;
    using Job = std::function<Status()>;
    const std::vector<Job> jobs{[&]() -> Status {
                                    TY_ASSIGN(const auto types, ec2->describeInstanceTypes({}, {}, context));
                                    std::ranges::transform(types, std::back_inserter(facts.types), fromAws);
                                    return {};
                                },
                                [&]() -> Status {
                                    TY_ASSIGN(const auto offers, ec2->describeInstanceTypeOfferings(true, {}, context));
                                    for (const auto &offer : offers)
                                        facts.offerings.emplace_back(offer.type, offer.location);
                                    return {};
                                },
                                [&]() -> Status {
                                    TY_ASSIGN(const auto prices, ec2->describeSpotPrices(now(), {}, context));
                                    for (const auto &price : prices)
                                        facts.spotPrices.push_back({price.type, price.zone, price.usdPerHour});
                                    return {};
                                },
                                [&]() -> Status {
                                    QuotaOptions question;
                                    question.region = region;
                                    TY_ASSIGN(auto lines, quotaLines(cloud, question, context));
                                    facts.quotas = std::move(lines);
                                    return {};
                                }};
    const auto done =
        parallelMap(jobs, jobs.size(), context.stop, [](const Job &job, std::stop_token) { return job(); });
    if (!done.front())
        return fail(done.front().error());
    AvailableTypes out;
    out.region = region;
    for (const Status &one : done) {
        if (!one)
            out.notKnown.push_back(one.error());
    }
    // A region that answers is enabled in the account.
    auto regions = cloud.catalog->regions();
    if (!cloud.catalog->knowsRegion(region))
        regions.push_back(region);
    const auto catalog = cloud.catalog->withRegions(std::move(regions))->withSpotPrices(facts.spotPrices);
    out.types = mergeAvailableTypes(*catalog, region, std::move(facts));
    std::vector<InstanceType> types;
    std::ranges::transform(out.types, std::back_inserter(types), &AvailableType::type);
    out.catalog = catalog->with(types);
    return out;
}

Result<std::shared_ptr<const Catalog>> catalogWithRegions(const CloudContext &cloud, const LaunchPlan &plan,
                                                          const CallContext &context)
{
    std::vector<std::string> regions{plan.region};
    regions.insert(regions.end(), plan.otherRegions.begin(), plan.otherRegions.end());
    const auto isNew = [&](const std::string &region) {
        return !region.empty() && !cloud.catalog->knowsRegion(region);
    };
    if (std::ranges::none_of(regions, isNew))
        return cloud.catalog;
    TY_ASSIGN(auto enabled, enabledRegions(*cloud.ec2(), context));
    return cloud.catalog->withRegions(std::move(enabled));
}

Result<std::shared_ptr<const Catalog>> catalogFor(const CloudContext &cloud, const LaunchPlan &plan,
                                                  const CallContext &context)
{
    TY_ASSIGN(auto catalog, catalogWithRegions(cloud, plan, context));
    std::vector<std::string> unknown;
    for (const char *role : {"head", "worker"}) {
        for (const std::string &type : plan.typesFor(role)) {
            if (!type.empty() && !catalog->type(type) && std::ranges::find(unknown, type) == unknown.end())
                unknown.push_back(type);
        }
    }
    if (!catalog->knowsRegion(plan.region))
        return catalog;
    if (!unknown.empty()) {
        // With a filter instead of type names: one unknown name would fail the call for all of them.
        TY_ASSIGN(const auto types,
                  cloud.ec2Of(plan.region)->describeInstanceTypes({}, {{"instance-type", unknown}}, context));
        std::vector<InstanceType> found;
        for (const auto &type : types)
            found.push_back(fromAws(type).type);
        catalog = catalog->with(found);
    }
    return readPrices(cloud, plan, context).in(*catalog);
}

} // namespace trainyard::cluster
