#include "backend/cluster/account/templates.h"

#include <algorithm>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/plan/launch_plan.h"

namespace trainyard::cluster {
namespace {

/// What the cluster has its own of.
std::vector<Sentence> unusedOf(const aws::LaunchTemplateVersion &t)
{
    std::vector<Sentence> parts;
    if (!t.keyName.empty())
        parts.push_back(say("key pair"));
    if (!t.groupIds.empty())
        parts.push_back(say("security groups"));
    if (t.hasUserData)
        parts.push_back(say("user data"));
    return parts;
}

} // namespace

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
    for (const Sentence &part : unusedOf(t))
        parts.push_back(part.english());
    return parts;
}

Sentence describeUnused(const aws::LaunchTemplateVersion &t)
{
    Sentence unused;
    for (const Sentence &part : unusedOf(t))
        unused = unused.empty() ? part : say("%1, its %2", unused, part);
    return unused.empty() ? Sentence()
                          : say("Not used of version %1: its %2, because the cluster has its own.", t.number, unused);
}

} // namespace trainyard::cluster
