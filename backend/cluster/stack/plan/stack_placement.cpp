#include "backend/cluster/stack/plan/stack_placement.h"

#include <algorithm>
#include <set>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/aws/services/efs_client.h"
#include "backend/cluster/account/buckets.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/cloud/ec2.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

/// Nothing where these credentials may not read it: then CloudFormation's own answer counts.
template <class T>
Result<std::optional<T>> unlessDenied(Result<T> read)
{
    if (read)
        return std::optional<T>(std::move(*read));
    if (read.error().code == ErrorCode::PermissionDenied || read.error().code == ErrorCode::Unsupported)
        return std::optional<T>();
    return fail(read.error());
}

Result<std::string> zoneOfSubnet(const CloudContext &cloud, const StackPlan &plan, const std::string &subnet,
                                 const CallContext &context)
{
    if (subnet.empty())
        return std::string();
    TY_ASSIGN(const auto found,
              unlessDenied(cloud.ec2Of(plan.region)->describeSubnets({{"subnet-id", {subnet}}}, context)));
    if (found && (found->empty() || found->front().vpcId != plan.vpc))
        return fail(ErrorCode::NotFound, "ec2:DescribeSubnets", "the VPC " + plan.vpc + " has no subnet " + subnet);
    return found ? found->front().zone : std::string();
}

Result<std::optional<std::vector<StackSites::Target>>> targetsOf(const CloudContext &cloud, const StackPlan &plan,
                                                                 const CallContext &context)
{
    if (plan.makesFileSystem() || !cloud.efsOf)
        return std::optional<std::vector<StackSites::Target>>();
    TY_ASSIGN(const auto found, unlessDenied(cloud.efsOf(plan.region)->describeMountTargets(plan.fileSystem, context)));
    if (!found)
        return std::optional<std::vector<StackSites::Target>>();
    std::vector<StackSites::Target> targets;
    for (const aws::MountTarget &target : *found) {
        if (target.state != "deleting" && target.state != "deleted")
            targets.push_back({target.zone, target.vpcId});
    }
    return std::optional(std::move(targets));
}

std::string listOf(const std::vector<std::string> &zones)
{
    return zones.empty() ? "no zone of the region" : fmt::format("{}", fmt::join(zones, ", "));
}

/// Whether the file system can be mounted: its network, and what the plan says about the target of the workers.
void checkTargets(const StackPlan &plan, const StackPlacement &place, std::vector<std::string> &found)
{
    std::set<std::string> served;
    for (const StackSites::Target &target : place.targets.value_or(std::vector<StackSites::Target>())) {
        if (target.vpc != plan.vpc) {
            found.push_back(fmt::format("{} has its mount targets in {}, and EFS permits one VPC only: use that VPC "
                                        "with its subnets, or let the stack create a file system.",
                                        plan.fileSystem, target.vpc));
            return;
        }
        served.insert(target.zone);
    }
    if (plan.makesVpc()) // one zone, where the stack creates its target
        return;
    const bool knowsTargets = plan.makesFileSystem() || place.targets;
    if (!knowsTargets || place.masterZone.empty() || place.workerZone.empty())
        return;
    if (!plan.existingMountTarget && !served.insert(place.workerZone).second)
        found.push_back(fmt::format("{} has a mount target in {} already, and a second one is refused: say that it "
                                    "exists (--existing-mount-target).",
                                    plan.fileSystem, place.workerZone));
    if (!served.contains(place.workerZone)) // the one of the master is created where it is missing
        found.push_back(fmt::format("{} has no mount target in {}, the zone of the workers: let the stack create it "
                                    "(without --existing-mount-target).",
                                    plan.fileSystem, place.workerZone));
}

void checkImage(const StackPlan &plan, const StackPlacement &place, std::vector<std::string> &found)
{
    if (!place.image)
        return;
    const aws::Image &image = *place.image;
    if (!image.architecture.empty() && image.architecture != "x86_64")
        found.push_back(
            fmt::format("The image {} is for {}: the stack needs one for x86_64.", image.id, image.architecture));
    if (image.rootVolumeGiB > plan.rootGiB)
        found.push_back(
            fmt::format("The root volume of {} GiB is smaller than the image {}, whose snapshot has {} GiB.",
                        plan.rootGiB, image.id, image.rootVolumeGiB));
}

} // namespace

Result<StackSites> readSites(const CloudContext &cloud, const StackPlan &plan, const CallContext &context)
{
    StackSites sites;
    TY_ASSIGN(sites.masterZone, zoneOfSubnet(cloud, plan, plan.masterSubnet, context));
    TY_ASSIGN(sites.workerZone, zoneOfSubnet(cloud, plan, plan.workerSubnet, context));
    TY_ASSIGN(sites.targets, targetsOf(cloud, plan, context));
    if (!plan.imageId.empty()) {
        TY_ASSIGN(sites.image, unlessDenied(imageById(*cloud.ec2Of(plan.region), plan.imageId, context)));
    }
    if (!plan.dataBucket.empty() && cloud.s3Of) {
        TY_ASSIGN(sites.bucketRegion, regionOfBucket(cloud, plan.dataBucket, plan.region, context));
    }
    return sites;
}

Result<StackPlacement> readPlacement(const CloudContext &cloud, const StackPlan &plan, const CallContext &context)
{
    const auto ec2 = cloud.ec2Of(plan.region);
    StackPlacement place;
    TY_ASSIGN(static_cast<StackSites &>(place), readSites(cloud, plan, context));
    TY_ASSIGN(place.offering, unlessDenied(zonesOffering(*ec2, plan.instanceType, context)));
    TY_ASSIGN(const auto zones, unlessDenied(ec2->describeAvailabilityZones(context)));
    for (const aws::AvailabilityZone &zone : zones.value_or(std::vector<aws::AvailabilityZone>()))
        place.zones.push_back(zone.name);
    std::ranges::sort(place.zones);
    QuotaOptions needed;
    needed.region = plan.region;
    needed.needs = {{plan.instanceType, plan.workers + 1, false}};
    needed.onlyNeeded = true;
    TY_ASSIGN(place.quotas, quotaLines(cloud, needed, context));
    removeUnenforced(cloud, place.quotas);
    return place;
}

std::string zoneFor(const StackPlan &plan, const StackPlacement &place)
{
    if (!plan.zone.empty() || !plan.makesVpc() || !place.offering || place.offering->empty() || place.zones.empty())
        return plan.zone;
    const bool hasFirst = std::ranges::find(*place.offering, place.zones.front()) != place.offering->end();
    return hasFirst ? std::string() : place.offering->front();
}

bool needsMasterTarget(const StackPlan &plan, const StackSites &sites)
{
    if (plan.makesVpc() || sites.masterZone.empty() || sites.workerZone.empty() || sites.masterZone == sites.workerZone)
        return false;
    if (plan.makesFileSystem())
        return true;
    return sites.targets &&
           std::ranges::find(*sites.targets, sites.masterZone, &StackSites::Target::zone) == sites.targets->end();
}

void addSites(const StackPlan &plan, const StackSites &sites, std::map<std::string, std::string> &parameters)
{
    parameters["MasterMountTarget"] = needsMasterTarget(plan, sites) ? "true" : "false";
    parameters["RootDeviceName"] = sites.image ? sites.image->rootDeviceName : std::string();
}

std::vector<Sentence> siteWarnings(const StackPlan &plan, const StackSites &sites)
{
    std::vector<Sentence> found;
    if (auto hint = otherRegionHint(plan.dataBucket, sites.bucketRegion, plan.region, plan.makesNatGateway());
        !hint.empty())
        found.push_back(std::move(hint));
    return found;
}

std::vector<std::string> placementRefusals(const StackPlan &plan, const StackPlacement &place)
{
    std::vector<std::string> found;
    std::set<std::string> used{place.masterZone, place.workerZone};
    if (plan.makesVpc())
        used = {plan.zone};
    used.erase("");
    for (const std::string &zone : used) {
        if (place.offering && std::ranges::find(*place.offering, zone) == place.offering->end())
            found.push_back(fmt::format("The zone {} does not offer {}, which is offered in {}.", zone,
                                        plan.instanceType, listOf(*place.offering)));
    }
    if (place.offering && place.offering->empty() && used.empty())
        found.push_back(fmt::format("The region {} does not offer {}.", plan.region, plan.instanceType));
    checkTargets(plan, place, found);
    checkImage(plan, place, found);
    return found;
}

} // namespace trainyard::cluster
