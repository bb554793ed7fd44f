#include "backend/cluster/stack/stack_nodes.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <set>

#include "backend/cluster/cloud/records/requested_stack.h"
#include "backend/cluster/plan/instance_state.h"
#include "backend/cluster/stack/elastic/elastic_policy.h"
#include "backend/cluster/stack/plan/stack_plan.h"

namespace trainyard::cluster {
namespace {

constexpr const char *kTemplateTag = "aws:ec2launchtemplate:id"; // set by EC2

/// "10.0.1.12" as a number, so that .9 sorts before .12; 0 for anything else.
std::uint32_t addressNumber(const std::string &address)
{
    std::uint32_t number = 0;
    const char *at = address.data(), *end = at + address.size();
    for (int part = 0; part < 4; ++part) {
        unsigned value = 256;
        const auto [next, error] = std::from_chars(at, end, value);
        if (error != std::errc() || value > 255 || (part < 3 ? next == end || *next != '.' : next != end))
            return 0;
        number = (number << 8) + value;
        at = next + (part < 3 ? 1 : 0);
    }
    return number;
}

/// The instances of a group; empty for an unknown group.
std::set<std::string> idsIn(const std::vector<aws::ScalingGroup> &groups, const std::string &name)
{
    std::set<std::string> ids;
    for (const aws::ScalingGroup &group : groups) {
        if (group.name != name || name.empty())
            continue;
        for (const aws::GroupInstance &instance : group.instances)
            ids.insert(instance.id.value);
    }
    return ids;
}

void keepIfEmpty(std::string &value, std::string other)
{
    if (value.empty())
        value = std::move(other);
}

int countOf(const std::string &text)
{
    int count = 0;
    std::from_chars(text.data(), text.data() + text.size(), count);
    return std::clamp(count, 0, 100'000);
}

} // namespace

std::string parameterOf(const aws::Stack &stack, const char *name)
{
    const auto found = stack.parameters.find(name);
    return found == stack.parameters.end() ? std::string() : found->second;
}

StackParts stackParts(const aws::Stack &stack, const std::vector<aws::StackResource> &resources)
{
    // Machines are ours by the first three. By the others nothing is: they are shown and compared.
    StackParts parts{ownResource(stack, resources, "MasterAutoScalingGroup", kScalingGroupType),
                     ownResource(stack, resources, "WorkerAutoScalingGroup", kScalingGroupType),
                     ownResource(stack, resources, "ElasticWorkerLaunchTemplate", kLaunchTemplateType),
                     stack.output("FileSystemId"),
                     stack.output("VpcId"),
                     stack.output("WorkerSubnetId"),
                     0};
    for (const aws::StackResource &resource : resources) {
        if (resource.type == "AWS::EC2::NatGateway" && !resource.physicalId.empty() &&
            resource.status != "DELETE_COMPLETE")
            ++parts.natGateways;
        if (resource.logicalId == "FileSystem")
            keepIfEmpty(parts.fileSystem, resource.physicalId);
        else if (resource.logicalId == "Vpc")
            keepIfEmpty(parts.vpc, resource.physicalId);
        else if (resource.logicalId == "PrivateSubnet")
            keepIfEmpty(parts.workerSubnet, resource.physicalId);
    }
    if (const auto given = stack.parameters.find("EFSFileSystemId"); given != stack.parameters.end())
        keepIfEmpty(parts.fileSystem, given->second);
    return parts;
}

StackWorkers stackWorkers(const aws::Stack &stack, const aws::ScalingGroup *workers)
{
    StackWorkers counts;
    if (const auto given = stack.parameters.find("WorkerCount"); given != stack.parameters.end())
        counts.requested = countOf(given->second);
    if (workers) {
        counts.desired = workers->desired;
        counts.launched = workers->inService();
    }
    return counts;
}

std::vector<StackNode> stackNodes(const std::string &stack, const StackParts &parts,
                                  const std::vector<aws::ScalingGroup> &groups,
                                  const std::vector<aws::Instance> &instances)
{
    const auto masters = idsIn(groups, parts.masterGroup), bases = idsIn(groups, parts.workerGroup);
    const std::string wantedTag = elasticWorkerTag(stack);
    std::vector<StackNode> nodes;
    for (const aws::Instance &instance : instances) {
        if (instance.isTerminating())
            continue;
        // Only EC2 sets this tag; anyone may set the stack's own.
        const bool isElastic = !parts.elasticTemplate.empty() && instance.tag(kTemplateTag) == parts.elasticTemplate;
        const bool isOfMasters = masters.contains(instance.id.value), isBase = bases.contains(instance.id.value);
        if (!isOfMasters && !isBase && !isElastic)
            continue;
        nodes.push_back({{},
                         isOfMasters ? StackRole::Master
                         : isBase    ? StackRole::Base
                                     : StackRole::Elastic,
                         instance.id,
                         instance.state,
                         instance.type,
                         instance.zone,
                         instance.privateIp,
                         instance.publicIp,
                         instance.tag(kElasticStatusTag),
                         isOfMasters || isBase || instance.tags.contains(wantedTag)});
    }
    std::ranges::sort(nodes, [](const StackNode &a, const StackNode &b) {
        if (a.role != b.role)
            return a.role < b.role;
        const auto left = addressNumber(a.privateIp), right = addressNumber(b.privateIp);
        return left != right ? left < right : a.instance.value < b.instance.value;
    });
    // While a master is replaced, its group has two: the one that runs is the head.
    const auto isMaster = [](const StackNode &node) { return node.role == StackRole::Master; };
    const auto masterEnd = std::ranges::find_if_not(nodes, isMaster);
    const auto running = std::find_if(nodes.begin(), masterEnd,
                                      [](const auto &node) { return isInState(node.state, InstanceState::Running); });
    if (running != masterEnd)
        std::iter_swap(nodes.begin(), running);
    if (masterEnd - nodes.begin() > 1)
        nodes.erase(nodes.begin() + 1, masterEnd);
    int worker = 0;
    for (StackNode &node : nodes)
        node.node = isMaster(node) ? "head" : "worker-" + std::to_string(++worker);
    return nodes;
}

} // namespace trainyard::cluster
