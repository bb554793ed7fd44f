// What a region and an account report about a plan before an EMR cluster is requested.

#include "backend/cluster/emr/plan/emr_checks.h"

#include <algorithm>
#include <cctype>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/aws/services/emr/emr_client.h"
#include "backend/aws/services/iam_client.h"
#include "backend/cluster/account/buckets.h"
#include "backend/cluster/account/network.h"
#include "backend/cluster/account/permissions/node_role.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/cloud/ec2.h"
#include "backend/cluster/cloud/records/emr_requests.h"
#include "backend/cluster/emr/emr_mount.h"
#include "backend/cluster/emr/plan/emr_release.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

constexpr int kSshPort = 22;

bool equalIgnoringCase(std::string_view a, std::string_view b)
{
    return std::ranges::equal(a, b,
                              [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

std::vector<std::string> groupsNamedBy(const EmrPlan &plan)
{
    std::vector<std::string> ids;
    for (const std::string &id : {plan.masterGroup, plan.slaveGroup, plan.serviceGroup}) {
        if (!id.empty())
            ids.push_back(id);
    }
    ids.insert(ids.end(), plan.additionalMasterGroups.begin(), plan.additionalMasterGroups.end());
    ids.insert(ids.end(), plan.additionalSlaveGroups.begin(), plan.additionalSlaveGroups.end());
    std::ranges::sort(ids);
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

std::set<std::string> typesOf(const EmrPlan &plan)
{
    std::set<std::string> types{plan.masterType};
    if (plan.workers > 0)
        types.insert(plan.typeOfCore());
    if (plan.taskNodes > 0)
        types.insert(plan.typeOfTask());
    return types;
}

bool isWholeInternet(const std::string &range)
{
    return range == "0.0.0.0/0" || range == "::/0";
}

void checkSoftware(const EmrPlan &plan, const EmrFacts &facts, std::vector<Sentence> &found)
{
    if (facts.release.empty())
        return found.push_back(say("EMR has no release in %1 that the plan can use.", plan.region));
    if (!facts.releases.empty() && std::ranges::find(facts.releases, facts.release) == facts.releases.end())
        return found.push_back(
            say("EMR has no release %1 in %2: the newest is %3.", facts.release, plan.region, facts.releases.front()));
    for (const std::string &wanted : plan.applications) {
        const auto same = [&](const aws::EmrApplication &known) { return equalIgnoringCase(known.name, wanted); };
        if (!facts.applications.empty() && std::ranges::none_of(facts.applications, same))
            found.push_back(say("The release %1 has no application %2.", facts.release, wanted));
    }
    for (const std::string &type : typesOf(plan)) {
        if (!facts.types.empty() &&
            std::ranges::find(facts.types, type, &aws::EmrInstanceType::name) == facts.types.end())
            found.push_back(say("The release %1 does not support the instance type %2.", facts.release, type));
    }
}

void checkImage(const EmrPlan &plan, const EmrFacts &facts, std::vector<Sentence> &found)
{
    if (!facts.image)
        return;
    const aws::Image &image = *facts.image;
    if (!image.architecture.empty() && image.architecture != "x86_64")
        found.push_back(say("The image %1 is for %2: EMR needs one for x86_64 here.", image.id, image.architecture));
    if (!image.rootDeviceType.empty() && image.rootDeviceType != "ebs")
        found.push_back(say("The root device of the image %1 is \"%2\": EMR needs an image whose root device is "
                            "a volume of EBS.",
                            image.id, image.rootDeviceType));
    if (image.volumes > 1)
        found.push_back(
            say("The image %1 has %2 volumes: EMR takes images with the root volume only.", image.id, image.volumes));
    const std::string has = amazonLinuxIn(image.name), needs = amazonLinuxOf(facts.release);
    if (!has.empty() && !needs.empty() && has != needs)
        found.push_back(say("The image %1 (%2) is Amazon Linux %3, and %4 needs Amazon Linux %5.", image.id, image.name,
                            has, facts.release, needs));
    if (image.rootVolumeGiB > plan.rootGiB)
        found.push_back(say("The root volume of %1 GiB is smaller than the image %2, whose snapshot has %3 GiB.",
                            plan.rootGiB, image.id, image.rootVolumeGiB));
}

void checkAccess(const EmrPlan &plan, const EmrFacts &facts, std::vector<Sentence> &found)
{
    if (facts.rolesRead && !plan.makeRoles && !facts.hasServiceRole)
        found.push_back(
            say("There is no role %1: create the default roles (--make-roles), or name another.", plan.serviceRole));
    if (facts.rolesRead && !plan.makeRoles && !facts.hasInstanceProfile)
        found.push_back(say("There is no instance profile %1: create the default roles (--make-roles), or name "
                            "another.",
                            plan.instanceProfile));
    if (!facts.publicAccess)
        return;
    if (isWholeInternet(facts.sshRange) && facts.publicAccess->blocks(kSshPort))
        found.push_back(say("EMR's block public access of this region refuses a cluster whose SSH is open to the whole "
                            "Internet: give a smaller range (--ssh-from)."));
    for (const aws::SecurityGroup &group : facts.groups) {
        const auto open = std::ranges::find_if(group.ingress, [&](const aws::IngressRule &rule) {
            return isWholeInternet(rule.cidr) && facts.publicAccess->blocks(std::max(rule.fromPort, 0));
        });
        if (open != group.ingress.end())
            found.push_back(say("The security group %1 (%2) is open to the whole Internet, which EMR's block "
                                "public access of this region refuses.",
                                group.id, group.name));
    }
}

bool hasPolicyTag(const aws::Tags &tags)
{
    const auto tag = tags.find(kEmrPolicyTag);
    return tag != tags.end() && tag->second == "true";
}

/// EMR's managed policies of version 2 permit its service role only what has their tag.
void checkPolicyTags(const EmrPlan &plan, const EmrFacts &facts, std::vector<Sentence> &found)
{
    if (!facts.needsPolicyTag)
        return;
    std::vector<std::string> untagged;
    if (facts.subnet && !hasPolicyTag(facts.subnet->tags))
        untagged.push_back(facts.subnet->id);
    if (facts.vpc && !hasPolicyTag(facts.vpc->tags)) // EMR creates its security groups there
        untagged.push_back(facts.vpc->id);
    for (const aws::SecurityGroup &group : facts.groups) {
        if (!hasPolicyTag(group.tags))
            untagged.push_back(group.id);
    }
    if (!untagged.empty())
        found.push_back(say("The role %1 has the policy AmazonEMRServicePolicy_v2, which permits it to use only "
                            "what has the tag %2=true: add the tag to %3.",
                            plan.serviceRole, kEmrPolicyTag, fmt::format("{}", fmt::join(untagged, ", "))));
}

void checkNetwork(const EmrPlan &plan, const EmrFacts &facts, std::vector<Sentence> &found)
{
    for (const auto &[type, zones] : facts.offering) {
        if (facts.subnet && std::ranges::find(zones, facts.subnet->zone) == zones.end())
            found.push_back(say("The zone %1 of the subnet %2 does not offer %3: choose a subnet in another zone.",
                                facts.subnet->zone, facts.subnet->id, type));
    }
    for (const Sentence &clause : exceededQuotas(facts.quotas))
        found.push_back(say("%1.", clause));
    for (const aws::SecurityGroup &group : facts.groups) {
        if (facts.subnet && group.vpcId != facts.subnet->vpcId)
            found.push_back(say("The security group %1 (%2) belongs to the VPC %3, and the subnet %4 to %5.", group.id,
                                group.name, group.vpcId, facts.subnet->id, facts.subnet->vpcId));
    }
    if (!facts.fileSystem || !facts.subnet)
        return;
    if (!facts.fileSystem->available())
        found.push_back(say("The file system %1 is in the state \"%2\".", plan.fileSystem, facts.fileSystem->state));
    std::vector<EmrMountTarget> targets;
    for (const aws::MountTarget &target : facts.mountTargets)
        targets.push_back({target.zone, target.vpcId, target.state, target.available()});
    const aws::Subnet &subnet = *facts.subnet;
    if (auto problem = emrMountProblem(plan.fileSystem, targets, {subnet.id, subnet.zone, subnet.vpcId});
        !problem.empty())
        found.push_back(std::move(problem));
}

/// The roles, unless these credentials may not read IAM: then EMR's own answer counts.
Status readRoles(const CloudContext &cloud, const EmrPlan &plan, EmrFacts &facts, const CallContext &context)
{
    if (!cloud.iam)
        return {};
    const auto role = cloud.iam->role(plan.serviceRole, context);
    const auto profile = cloud.iam->instanceProfile(plan.instanceProfile, context);
    for (const Error *error : {role ? nullptr : &role.error(), profile ? nullptr : &profile.error()}) {
        if (error)
            return isRoleDenied(*error) ? Status() : fail(*error);
    }
    facts.rolesRead = true;
    facts.hasServiceRole = role->has_value();
    facts.hasInstanceProfile = profile->has_value() && !(*profile)->roles.empty();
    const auto policies = facts.hasServiceRole
                              ? cloud.iam->attachedPolicies(aws::PolicyHolder::Role, plan.serviceRole, context)
                              : Result<std::vector<std::string>>();
    facts.needsPolicyTag = policies && std::ranges::any_of(*policies, [](const std::string &arn) {
                               return arn.ends_with("/AmazonEMRServicePolicy_v2");
                           });
    return {};
}

Status readNetwork(const CloudContext &cloud, const EmrPlan &plan, EmrFacts &facts, const CallContext &context)
{
    const auto ec2 = cloud.ec2Of(plan.region);
    if (!plan.subnet.empty()) {
        TY_ASSIGN(const auto subnets, ec2->describeSubnets({{"subnet-id", {plan.subnet}}}, context));
        if (subnets.empty())
            return fail(ErrorCode::NotFound, "ec2:DescribeSubnets", "there is no subnet " + plan.subnet);
        facts.subnet = subnets.front();
    }
    if (facts.needsPolicyTag && facts.subnet && plan.masterGroup.empty()) {
        TY_ASSIGN(const auto vpcs, ec2->describeVpcs({{"vpc-id", {facts.subnet->vpcId}}}, context));
        if (!vpcs.empty())
            facts.vpc = vpcs.front();
    }
    if (const auto ids = groupsNamedBy(plan); !ids.empty()) {
        TY_ASSIGN(facts.groups, ec2->describeSecurityGroups(ids, {}, context));
    }
    if (!plan.customImage.empty()) {
        TY_ASSIGN(facts.image, imageById(*ec2, plan.customImage, context));
    }
    if (plan.fileSystem.empty())
        return {};
    const auto efs = cloud.efsOf(plan.region);
    TY_ASSIGN(facts.fileSystem, efs->describeFileSystem(plan.fileSystem, context));
    if (!facts.fileSystem)
        return fail(ErrorCode::NotFound, "efs:DescribeFileSystems",
                    "there is no file system " + plan.fileSystem + " in " + plan.region);
    TY_ASSIGN(facts.mountTargets, efs->describeMountTargets(plan.fileSystem, context));
    return {};
}

/// Zones and vCPU quotas: EMR starts its machines in the account, under the limits of EC2.
Status readCapacity(const CloudContext &cloud, const EmrPlan &plan, EmrFacts &facts, const CallContext &context)
{
    for (const std::string &type : typesOf(plan)) {
        auto zones = zonesOffering(*cloud.ec2Of(plan.region), type, context);
        if (!zones && zones.error().code != ErrorCode::PermissionDenied)
            return fail(zones.error());
        if (zones)
            facts.offering[type] = std::move(*zones);
    }
    QuotaOptions needed;
    needed.region = plan.region;
    needed.onlyNeeded = true;
    needed.needs = {{plan.masterType, 1, false}, {plan.typeOfCore(), plan.workers, false}};
    if (plan.taskNodes > 0)
        needed.needs.push_back({plan.typeOfTask(), plan.taskNodes, plan.spot});
    TY_ASSIGN(facts.quotas, quotaLines(cloud, needed, context));
    removeUnenforced(cloud, facts.quotas);
    return {};
}

Status readLogRegion(const CloudContext &cloud, const EmrPlan &plan, EmrFacts &facts, const CallContext &context)
{
    constexpr std::string_view kS3Scheme = "s3://";
    if (const std::string logs = normalizedS3Uri(plan.logUri); logs.starts_with(kS3Scheme) && cloud.s3Of) {
        facts.logBucket = logs.substr(kS3Scheme.size(), logs.find('/', kS3Scheme.size()) - kS3Scheme.size());
        TY_ASSIGN(facts.logRegion, regionOfBucket(cloud, facts.logBucket, plan.region, context));
    }
    return {};
}

} // namespace

std::string newestReleaseFor(const EmrPlan &plan, const std::vector<std::string> &releases)
{
    for (const std::string &label : releases) {
        const auto release = parseEmrRelease(label);
        if (release && (plan.emrIdle.count() == 0 || release->knowsActivity()))
            return label;
    }
    return {};
}

std::string amazonLinuxIn(const std::string &imageName)
{
    const auto has = [&](std::string_view words) { return imageName.find(words) != std::string::npos; };
    if (has("al2023") || has("Amazon Linux 2023"))
        return "2023";
    if (has("amzn2") || has("Amazon Linux 2"))
        return "2";
    if (has("amzn-ami") || has("Amazon Linux"))
        return "1";
    return {};
}

std::string amazonLinuxOf(const std::string &releaseLabel)
{
    const auto release = parseEmrRelease(releaseLabel);
    if (!release)
        return {};
    if (release->majorPart >= 7)
        return "2023";
    return *release >= EmrRelease{5, 30, 0} ? "2" : "1";
}

std::vector<Sentence> emrRefusals(const EmrPlan &plan, const EmrFacts &facts)
{
    std::vector<Sentence> found;
    checkSoftware(plan, facts, found);
    checkImage(plan, facts, found);
    checkAccess(plan, facts, found);
    checkNetwork(plan, facts, found);
    checkPolicyTags(plan, facts, found);
    return found;
}

std::vector<Sentence> emrWarnings(const EmrPlan &plan, const EmrFacts &facts)
{
    std::vector<Sentence> found;
    if (facts.image && facts.image->hasEncryptedVolume)
        found.push_back(say("The image %1 is encrypted: unless its key is that of AWS, %2 and %3 must be allowed "
                            "to use it, else the machines end while they start.",
                            facts.image->id, plan.serviceRole, plan.instanceProfile));
    if (auto hint = otherRegionHint(facts.logBucket, facts.logRegion, plan.region, false); !hint.empty())
        found.push_back(std::move(hint));
    return found;
}

Result<EmrFacts> readEmrFacts(const CloudContext &cloud, const EmrPlan &plan, const CallContext &context)
{
    EmrFacts facts;
    const auto emr = cloud.emrOf(plan.region);
    TY_ASSIGN(facts.releases, emr->listReleaseLabels(context));
    facts.release = plan.releaseLabel.empty() ? newestReleaseFor(plan, facts.releases) : plan.releaseLabel;
    if (std::ranges::find(facts.releases, facts.release) != facts.releases.end()) {
        TY_ASSIGN(facts.applications, emr->releaseApplications(facts.release, context));
        TY_ASSIGN(facts.types, emr->listInstanceTypes(facts.release, context));
    }
    auto access = emr->blockPublicAccess(context);
    if (!access && access.error().code != ErrorCode::PermissionDenied)
        return fail(access.error());
    if (access)
        facts.publicAccess = std::move(*access);
    TY_ASSIGN(facts.sshRange, sshRange(cloud, plan.sshFrom, context));
    TY_TRY(readRoles(cloud, plan, facts, context));
    TY_TRY(readNetwork(cloud, plan, facts, context));
    TY_TRY(readCapacity(cloud, plan, facts, context));
    TY_TRY(readLogRegion(cloud, plan, facts, context));
    return facts;
}

Result<std::vector<Sentence>> readEmrWarnings(const CloudContext &cloud, const EmrPlan &plan,
                                              const CallContext &context)
{
    EmrFacts facts;
    if (!plan.customImage.empty()) {
        TY_ASSIGN(facts.image, imageById(*cloud.ec2Of(plan.region), plan.customImage, context));
    }
    TY_TRY(readLogRegion(cloud, plan, facts, context));
    return emrWarnings(plan, facts);
}

} // namespace trainyard::cluster
