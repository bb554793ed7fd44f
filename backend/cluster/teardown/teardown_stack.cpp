// What prevents the deletion of a stack: machines outside of it that use its network, and groups of shared file systems
// that admit its machines.

#include <algorithm>
#include <map>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/aws/services/stacks/cloudformation_client.h"
#include "backend/cluster/cloud/ec2.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/teardown/teardown_internal.h"
#include "backend/cluster/teardown/teardown_region_internal.h"

namespace trainyard::cluster {
namespace {

constexpr std::size_t kMostReasonBytes = 300;
constexpr const char *kGroupType = "AWS::EC2::SecurityGroup", *kVpcType = "AWS::EC2::VPC";

/// The EC2 filter that finds the instances in a resource of a stack; null for resources that hold none.
const char *filterOf(const std::string &type)
{
    if (type == kGroupType)
        return "instance.group-id";
    if (type == "AWS::EC2::Subnet")
        return "subnet-id";
    return type == kVpcType ? "vpc-id" : nullptr;
}

/// The groups of others that admit the members of a group.
std::vector<std::string> groupsAdmitting(aws::Ec2Client &ec2, const std::string &id, const CallContext &context)
{
    std::vector<std::string> ids;
    const auto found = ec2.describeSecurityGroups({}, {{"ip-permission.group-id", {id}}}, context);
    for (const aws::SecurityGroup &group : found ? *found : std::vector<aws::SecurityGroup>()) {
        if (group.id != id &&
            std::ranges::find(group.ingress, id, &aws::IngressRule::sourceGroupId) != group.ingress.end())
            ids.push_back(group.id);
    }
    return ids;
}

/// Deletes the groups that this ledger has made in a VPC for the mount targets of file systems. Those in use stay.
bool deleteNfsGroups(const CloudContext &cloud, const std::string &region, const std::string &vpc,
                     const CallContext &context)
{
    bool any = false;
    const auto groups = ownNfsGroups(cloud, region);
    for (const ledger::Resource &row : groups ? *groups : std::vector<ledger::Resource>()) {
        const auto of = row.facts.find("vpc");
        if (of == row.facts.end() || of->second != vpc || !cloud.ec2Of(region)->deleteSecurityGroup(row.id, context))
            continue;
        (void)cloud.ledger->closeResource(row.kind, row.id, row.profile, row.region, "deleted", now());
        any = true;
    }
    return any;
}

/// The resources whose last deletion failed, by logical id.
std::map<std::string, aws::StackEvent> failedDeletions(const std::vector<aws::StackEvent> &events)
{
    std::map<std::string, aws::StackEvent> failed;
    for (const aws::StackEvent &event : events) { // oldest first
        if (event.ofStack())
            continue;
        if (event.status == "DELETE_FAILED")
            failed[event.logicalId] = event;
        else
            failed.erase(event.logicalId);
    }
    return failed;
}

} // namespace

StackBlockers stackBlockers(const CloudContext &cloud, const std::string &region, const std::string &stack,
                            const CallContext &context)
{
    StackBlockers blockers;
    if (!cloud.stacksOf)
        return blockers;
    const auto events = cloud.stacksOf(region)->describeEvents(stack, {}, context);
    if (!events)
        return blockers;
    const auto ec2 = cloud.ec2Of(region);
    for (const auto &[logicalId, event] : failedDeletions(*events)) {
        blockers.text += (blockers.text.empty() ? "" : "; ") + logicalId + " (" + event.physicalId +
                         ") remains: " + printable(event.reason, kMostReasonBytes);
        if (event.type == kGroupType && !event.physicalId.empty()) {
            blockers.groups.push_back(event.physicalId);
            for (const std::string &group : groupsAdmitting(*ec2, event.physicalId, context))
                blockers.text += ", and a rule of the security group " + group + " names it";
        }
        if (event.type == kVpcType)
            blockers.vpc = event.physicalId;
        const char *filter = event.physicalId.empty() ? nullptr : filterOf(event.type);
        if (!filter)
            continue;
        const auto users = ec2->describeInstances({}, {{filter, {event.physicalId}}}, context);
        for (const aws::Instance &user : users ? *users : std::vector<aws::Instance>()) {
            const bool isKnown = std::ranges::find(blockers.users, user.id, &aws::Instance::id) != blockers.users.end();
            if (user.isTerminating() || isKnown)
                continue;
            blockers.text += ", and " + user.id.value + " uses it";
            blockers.users.push_back(user);
        }
    }
    if (!blockers.text.empty())
        blockers.text += ". Terminate what uses it and remove the rules, then terminate the cluster again";
    return blockers;
}

bool TerminationRunner::endBlockers(const Target &stack, const StackBlockers &blockers)
{
    const auto row = m_cloud.ledger->resource(kStackKind, stack.id, m_cloud.profile, stack.region);
    std::string launchTemplate;
    if (row && *row) {
        if (const auto fact = (*row)->facts.find(kElasticTemplateFact); fact != (*row)->facts.end())
            launchTemplate = fact->second;
    }
    const auto ec2 = m_cloud.ec2Of(stack.region);
    bool any = false;
    for (const std::string &group : blockers.groups)
        any |= revokeNfsRules(*ec2, group, {callDeadline(), m_stop}).value_or(false);
    if (!blockers.vpc.empty())
        any |= deleteNfsGroups(m_cloud, stack.region, blockers.vpc, {callDeadline(), m_stop});
    RegionTermination machines(*this, ec2);
    bool hasMachines = false;
    for (const aws::Instance &user : blockers.users) {
        const bool isElastic = !launchTemplate.empty() && user.tag(kLaunchTemplateTag) == launchTemplate;
        if (!isElastic && !isOf(stack.cluster, user))
            continue; // not ours: the receipt names it
        Target t;
        t.kind = "instance";
        t.id = user.id.value;
        t.region = stack.region;
        t.state = user.state;
        t.type = user.type;
        t.cluster = stack.cluster;
        t.clusterName = stack.clusterName;
        t.created = user.launched;
        t.inCloud = true;
        t.why = "it used the network of the stack";
        machines.addMachine(std::move(t));
        hasMachines = true;
    }
    if (hasMachines)
        machines.run();
    return any || hasMachines;
}

/// Before the deletion: CloudFormation tries for many minutes to delete a group that the rule of another one names.
void TerminationRunner::releaseGroups(const Target &stack)
{
    if (!m_cloud.stacksOf)
        return;
    const auto resources = m_cloud.stacksOf(stack.region)->listResources(stack.id, {callDeadline(), m_stop});
    const auto ec2 = m_cloud.ec2Of(stack.region);
    for (const aws::StackResource &r : resources ? *resources : std::vector<aws::StackResource>()) {
        if (r.type == kGroupType && !r.physicalId.empty()) // a failure is reported when the deletion fails
            (void)revokeNfsRules(*ec2, r.physicalId, {callDeadline(), m_stop});
    }
}

} // namespace trainyard::cluster
