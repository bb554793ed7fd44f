#include "backend/cluster/account/templates.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

TemplateVersion fromAws(const aws::LaunchTemplateVersion &v)
{
    TemplateVersion t;
    t.number = v.number;
    t.isDefault = v.isDefault;
    t.description = v.description;
    t.created = v.created;
    t.imageId = v.imageId;
    t.instanceType = v.instanceType;
    t.zone = v.zone;
    t.subnet = v.subnetId;
    t.reservation = v.capacityReservation;
    t.rootGiB = v.rootVolumeGiB;
    t.spot = v.spot;
    t.placementGroup = !v.placementGroup.empty();
    t.efa = v.efa;
    t.maxPriceUsd = v.spot ? v.maxPriceUsd : 0;
    if (!v.keyName.empty())
        t.unused.emplace_back("key pair");
    if (!v.groupIds.empty())
        t.unused.emplace_back("security groups");
    if (v.hasUserData)
        t.unused.emplace_back("user data");
    return t;
}

} // namespace

Result<std::vector<LaunchTemplateSummary>> launchTemplates(const CloudContext &cloud, const std::string &region,
                                                           const CallContext &context)
{
    TY_ASSIGN(const auto found, cloud.ec2ClientOf(region)->describeLaunchTemplates({}, context));
    std::vector<LaunchTemplateSummary> offers;
    for (const auto &t : found)
        offers.push_back({t.id, t.name, t.defaultVersion, t.latestVersion});
    std::ranges::sort(offers, {}, &LaunchTemplateSummary::name);
    return offers;
}

Result<std::vector<TemplateVersion>> templateVersions(const CloudContext &cloud, const std::string &region,
                                                      const std::string &idOrName, const CallContext &context)
{
    TY_ASSIGN(const auto found, cloud.ec2ClientOf(region)->describeLaunchTemplateVersions(idOrName, context));
    std::vector<TemplateVersion> versions;
    std::ranges::transform(found, std::back_inserter(versions), fromAws);
    return versions;
}

const TemplateVersion *versionOf(const std::vector<TemplateVersion> &versions, const std::string &wanted)
{
    const auto at = std::ranges::find_if(versions, [&](const TemplateVersion &v) {
        if (wanted.empty() || wanted == "$Default")
            return v.isDefault;
        return wanted == "$Latest" || wanted == std::to_string(v.number); // the newest comes first
    });
    return at == versions.end() ? nullptr : &*at;
}

LaunchPlan filledFrom(LaunchPlan plan, const TemplateVersion &t)
{
    const LaunchPlan fresh;
    const auto fill = [&](auto member, const auto &value) {
        if (plan.*member == fresh.*member && value != std::remove_cvref_t<decltype(value)>())
            plan.*member = value;
    };
    fill(&LaunchPlan::image, t.imageId);
    fill(&LaunchPlan::instanceType, t.instanceType);
    fill(&LaunchPlan::rootGiB, t.rootGiB);
    fill(&LaunchPlan::spot, t.spot);
    fill(&LaunchPlan::subnet, t.subnet);
    fill(&LaunchPlan::reservation, t.reservation);
    if (plan.spot)
        fill(&LaunchPlan::maxPriceUsd, t.maxPriceUsd);
    if (plan.zones.empty() && !t.zone.empty())
        plan.zones = {t.zone};
    if (!plan.placementGroup && t.placementGroup) // a new group for the cluster, not the template's
        plan.placementGroup = true;
    if (!plan.efa && t.efa)
        plan.efa = true;
    return plan;
}

LaunchPlan withoutTemplate(LaunchPlan plan, const TemplateVersion &t)
{
    const LaunchPlan said = filledFrom(LaunchPlan(), t), open;
    const auto reopen = [&](auto member) {
        if (plan.*member == said.*member)
            plan.*member = open.*member;
    };
    reopen(&LaunchPlan::image);
    reopen(&LaunchPlan::instanceType);
    reopen(&LaunchPlan::rootGiB);
    reopen(&LaunchPlan::spot);
    reopen(&LaunchPlan::subnet);
    reopen(&LaunchPlan::reservation);
    reopen(&LaunchPlan::maxPriceUsd);
    reopen(&LaunchPlan::zones);
    reopen(&LaunchPlan::placementGroup);
    reopen(&LaunchPlan::efa);
    return plan;
}

std::string describeUnused(const TemplateVersion &t)
{
    return t.unused.empty() ? std::string()
                            : fmt::format("Not used of version {}: its {}, because the cluster has its own.", t.number,
                                          fmt::join(t.unused, ", its "));
}

} // namespace trainyard::cluster
