// What prevents the deletion of a stack: machines outside of it that use its network.

#include <algorithm>
#include <map>

#include "backend/aws/services/cloudformation_client.h"
#include "backend/cluster/cloud/origin.h"
#include "backend/cluster/teardown/teardown_internal.h"
#include "backend/cluster/teardown/teardown_region_internal.h"

namespace trainyard::cluster {
namespace {

constexpr std::size_t kMostReasonBytes = 300;

/// The EC2 filter that finds the instances in a resource of a stack; null for resources that hold none.
const char *filterOf(const std::string &type)
{
    if (type == "AWS::EC2::SecurityGroup")
        return "instance.group-id";
    if (type == "AWS::EC2::Subnet")
        return "subnet-id";
    return type == "AWS::EC2::VPC" ? "vpc-id" : nullptr;
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
        blockers.text += ". Terminate what uses it, then terminate the cluster again";
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
    RegionTermination machines(*this, m_cloud.ec2Of(stack.region));
    bool any = false;
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
        any = true;
    }
    if (any)
        machines.run();
    return any;
}

} // namespace trainyard::cluster
