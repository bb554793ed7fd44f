#include "backend/cluster/emr/plan/emr_plan.h"

#include <algorithm>

#include <fmt/format.h>

#include "backend/cluster/emr/plan/emr_fields.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/costs/machine_rate.h"
#include "backend/cluster/plan/plan_json_internal.h"
#include "backend/cluster/plan/service_machines.h"

namespace trainyard::cluster {
namespace {

struct EmrGroupOfPlan {
    const char *title;
    const std::string &type;
    int count;
    bool spot;
};

std::vector<EmrGroupOfPlan> groupsOf(const EmrPlan &plan)
{
    std::vector<EmrGroupOfPlan> groups{{"master", plan.masterType, 1, false}};
    if (plan.workers > 0)
        groups.push_back({"core", plan.typeOfCore(), std::min(plan.workers, EmrPlan::kMaxNodes), false});
    if (plan.taskNodes > 0)
        groups.push_back({"task", plan.typeOfTask(), std::min(plan.taskNodes, EmrPlan::kMaxNodes), plan.spot});
    return groups;
}

EmrPrice priceOf(const EmrPlan &plan, const EmrGroupOfPlan &group, const Catalog &catalog)
{
    LaunchPlan machine = plan.launchPlan();
    machine.spot = group.spot;
    EmrPrice price{machineCost(catalog, machine, group.type, plan.region), 0};
    // Also of Spot machines, EMR's price is a share of the On-Demand price.
    if (const auto onDemand = catalog.price(group.type, plan.region))
        price.surchargeUsd = kEmrPriceShare * onDemand->usdPerHour;
    return price;
}

} // namespace

std::string normalizedS3Uri(std::string_view uri)
{
    const auto colon = uri.find("://");
    if (colon == std::string_view::npos)
        return {};
    std::string scheme(uri.substr(0, colon));
    std::ranges::transform(scheme, scheme.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    if (scheme != "s3" && scheme != "s3n" && scheme != "s3a")
        return {};
    const std::string_view path = uri.substr(colon + 3);
    if (!isBucketName(path.substr(0, path.find('/'))) ||
        std::ranges::any_of(path, [](unsigned char c) { return c <= 0x20 || c >= 0x7f || c == '"' || c == '\''; }))
        return {};
    return "s3://" + std::string(path);
}

std::string EmrPlan::scriptsFolder() const
{
    std::string folder = normalizedS3Uri(scriptsUri.empty() ? logUri : scriptsUri);
    while (folder.ends_with('/'))
        folder.pop_back();
    return folder.empty() || !scriptsUri.empty() ? folder : folder + "/trainyard-scripts";
}

LaunchPlan EmrPlan::launchPlan() const
{
    LaunchPlan plan = commonLaunchPlan(*this);
    plan.headType = masterType;
    plan.instanceType = typeOfCore();
    plan.image = customImage;
    plan.user = "hadoop";
    plan.workers = workers + taskNodes;
    plan.maxPriceUsd = maxPriceUsd;
    plan.subnet = subnet;
    return plan;
}

EmrPrice EmrPlan::price(const Catalog &catalog) const
{
    EmrPrice sum;
    for (const EmrGroupOfPlan &group : groupsOf(*this)) {
        const EmrPrice one = priceOf(*this, group, catalog);
        for (int i = 0; i < group.count; ++i)
            sum.machines += one.machines;
        sum.surchargeUsd += group.count * one.surchargeUsd;
    }
    return sum;
}

std::vector<PlannedResource> EmrPlan::resources(const Catalog &catalog) const
{
    std::vector<PlannedResource> all{{"EMR cluster", name,
                                      releaseLabel.empty()
                                          ? say("the newest release; EMR's own price, at most (estimated)")
                                          : say("%1; EMR's own price, at most (estimated)", releaseLabel),
                                      price(catalog).surchargeUsd}};
    for (const EmrGroupOfPlan &group : groupsOf(*this)) {
        Sentence detail = describeType(group.type, catalog.type(group.type));
        detail = group.spot ? say("%1, Spot", detail) : say("%1, On-Demand", detail);
        const HourlyCost cost = priceOf(*this, group, catalog).machines;
        if (cost.unpriced > 0)
            detail = say("%1 (price unknown)", detail);
        else if (cost.spotBound > 0)
            detail = say("%1 (at most; the Spot price is unknown)", detail);
        const std::string label = fmt::format("{} x {}", group.count, group.title);
        all.push_back({"instance group", label, detail,
                       cost.unpriced > 0 ? std::nullopt : std::optional(group.count * (cost.onDemand + cost.spot))});
        all.push_back({"volume", label, say("%1 GiB root volume each; EMR adds its data volumes", rootGiB),
                       group.count * cost.volumes});
        all.push_back({"public address", label, say("IPv4 each, while the machines run; none in a private subnet"),
                       group.count * cost.addresses});
    }
    if (!fileSystem.empty())
        all.push_back({"file system", fileSystem, say("yours, mounted at %1; it stays", "/efs"), 0});
    if (makeRoles)
        all.push_back(
            {kRoleKind, serviceRole + ", " + instanceProfile, say("created where they are missing; they stay"), 0});
    all.push_back({"logs", normalizedS3Uri(logUri), say("written by EMR with some minutes of delay; they stay"), 0});
    return all;
}

std::string EmrPlan::toJson() const
{
    return plan_json::write(kEmrFields, *this, "trainyardEmr");
}

Result<EmrPlan> EmrPlan::fromJson(std::string_view json)
{
    return plan_json::parse<EmrPlan>(kEmrFields, json, "trainyardEmr");
}

} // namespace trainyard::cluster
