#include "backend/cluster/account/templates.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/plan/launch_plan.h"

namespace trainyard::cluster {

Result<std::vector<aws::LaunchTemplate>> launchTemplates(const CloudContext &cloud, const std::string &region,
                                                         const CallContext &context)
{
    auto found = cloud.ec2Of(region)->describeLaunchTemplates({}, context);
    if (found)
        std::ranges::sort(*found, {}, &aws::LaunchTemplate::name);
    return found;
}

Result<std::vector<aws::LaunchTemplateVersion>> templateVersions(const CloudContext &cloud, const std::string &region,
                                                                 const std::string &idOrName,
                                                                 const CallContext &context)
{
    return cloud.ec2Of(region)->describeLaunchTemplateVersions(idOrName, context);
}

const aws::LaunchTemplateVersion *versionOf(const std::vector<aws::LaunchTemplateVersion> &versions,
                                            const std::string &wanted)
{
    const auto at = std::ranges::find_if(versions, [&](const aws::LaunchTemplateVersion &v) {
        if (wanted.empty() || wanted == "$Default")
            return v.isDefault;
        return wanted == "$Latest" || wanted == std::to_string(v.number); // the newest comes first
    });
    return at == versions.end() ? nullptr : &*at;
}

LaunchPlan filledFrom(LaunchPlan plan, const aws::LaunchTemplateVersion &t)
{
    const LaunchPlan fresh;
    const auto fill = [&](auto member, const auto &value) {
        if (plan.*member == fresh.*member && value != std::remove_cvref_t<decltype(value)>())
            plan.*member = value;
    };
    fill(&LaunchPlan::image, t.imageId);
    fill(&LaunchPlan::instanceType, t.instanceType);
    fill(&LaunchPlan::rootGiB, t.rootVolumeGiB);
    fill(&LaunchPlan::spot, t.spot);
    fill(&LaunchPlan::subnet, t.subnetId);
    fill(&LaunchPlan::reservation, t.capacityReservation);
    if (t.spot)
        fill(&LaunchPlan::maxPriceUsd, t.maxPriceUsd);
    if (plan.zones.empty() && !t.zone.empty())
        plan.zones = {t.zone};
    if (!plan.placementGroup && !t.placementGroup.empty()) // a new group for the cluster, not the template's
        plan.placementGroup = true;
    if (!plan.efa && t.efa)
        plan.efa = true;
    return plan;
}

LaunchPlan withoutTemplate(LaunchPlan plan, const aws::LaunchTemplateVersion &t)
{
    const LaunchPlan filled = filledFrom(LaunchPlan(), t), open;
    const auto reopen = [&](auto member) {
        if (plan.*member == filled.*member)
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

std::vector<std::string> unusedParts(const aws::LaunchTemplateVersion &t)
{
    std::vector<std::string> parts;
    if (!t.keyName.empty())
        parts.emplace_back("key pair");
    if (!t.groupIds.empty())
        parts.emplace_back("security groups");
    if (t.hasUserData)
        parts.emplace_back("user data");
    return parts;
}

std::string describeUnused(const aws::LaunchTemplateVersion &t)
{
    const auto unused = unusedParts(t);
    return unused.empty() ? std::string()
                          : fmt::format("Not used of version {}: its {}, because the cluster has its own.", t.number,
                                        fmt::join(unused, ", its "));
}

} // namespace trainyard::cluster
