#include "backend/cluster/cloud/records/requested_stack.h"

#include <algorithm>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/plan/catalog/instance_facts.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

/// By the parameters of our template; of other templates, the resources decide (recordGateways()).
bool requestsNatGateway(const aws::Stack &stack)
{
    const auto network = stack.parameters.find("WorkerNetwork"), vpc = stack.parameters.find("VpcId");
    return network != stack.parameters.end() && network->second == "private-nat" &&
           (vpc == stack.parameters.end() || vpc->second.empty());
}

} // namespace

Result<std::optional<aws::Stack>> findRequestedStack(aws::CloudFormationClient &stacks, const std::string &name,
                                                     const std::string &token, const CallContext &context)
{
    TY_ASSIGN(auto stack, stacks.describeStack(name, context));
    if (!stack || stack->gone())
        return std::optional<aws::Stack>();
    const auto events = stacks.describeEvents(stack->id, {}, context);
    if (!events && events.error().code != ErrorCode::NotFound)
        return fail(events.error());
    const bool isOurs = events && std::ranges::any_of(*events, [&](const aws::StackEvent &event) {
                            return event.ofStack() && event.token == token;
                        });
    if (!isOurs)
        return fail(ErrorCode::AlreadyExists, "cloudformation:CreateStack",
                    "there is a stack " + name + " that another request created: choose another name, or delete it");
    return stack;
}

std::string ownResource(const aws::Stack &stack, const std::vector<aws::StackResource> &resources,
                        std::string_view name, std::string_view type)
{
    const std::string said = stack.output(name);
    std::string byName;
    for (const aws::StackResource &r : resources) {
        if (r.type != type || r.physicalId.empty() || r.status == "DELETE_COMPLETE")
            continue;
        // The name that the author chose may be that of an existing resource; the creation has failed because of it.
        if (r.type == kLaunchTemplateType && r.status == "CREATE_FAILED")
            continue;
        if (r.physicalId == said)
            return said;
        if (r.logicalId == name)
            byName = r.physicalId;
    }
    return byName;
}

void recordParts(ledger::Resource &row, const aws::Stack &stack, const std::vector<aws::StackResource> &resources)
{
    const auto set = [&](const char *fact, const std::string &value) {
        if (!value.empty())
            row.facts[fact] = value;
    };
    set(kElasticTemplateFact, ownResource(stack, resources, "ElasticWorkerLaunchTemplate", kLaunchTemplateType));
    set(kMasterGroupFact, ownResource(stack, resources, "MasterAutoScalingGroup", kScalingGroupType));
    set(kWorkerGroupFact, ownResource(stack, resources, "WorkerAutoScalingGroup", kScalingGroupType));
}

ledger::Resource stackResource(const CloudContext &cloud, const aws::Stack &stack, const ClusterId &id,
                               const std::string &region)
{
    ledger::Resource r;
    r.kind = kStackKind;
    r.id = stack.id;
    r.cluster = id;
    r.profile = cloud.profile;
    r.region = region;
    r.name = stack.name;
    r.state = stack.status;
    r.created = stack.created == Timestamp() ? now() : stack.created;
    if (requestsNatGateway(stack))
        r.facts[fact::kNatGateways] = "1";
    return r;
}

std::vector<RequestedStack> requestedStacks(const CloudContext &cloud, const std::vector<ledger::Intent> &intents,
                                            std::vector<std::pair<std::string, Error>> &errors,
                                            const CallContext &context)
{
    std::vector<RequestedStack> found;
    for (const ledger::Intent &intent : intents) {
        if (intent.kind != kStackKind || intent.state != ledger::IntentState::Open || intent.profile != cloud.profile ||
            !cloud.stacksOf)
            continue;
        const auto row = cloud.ledger->cluster(intent.cluster);
        if (!row || !*row || !sameCloud(cloud, **row))
            continue;
        const auto stacks = cloud.stacksOf(intent.region);
        const auto stack = findRequestedStack(*stacks, (*row)->name, intent.token, context);
        if (!stack) {
            if (stack.error().code != ErrorCode::AlreadyExists) // the stack of that name is not ours
                errors.emplace_back(intent.region, stack.error());
            continue;
        }
        if (!*stack)
            continue;
        ledger::Resource r = stackResource(cloud, **stack, intent.cluster, intent.region);
        const auto resources = stacks->listResources((*stack)->id, context);
        if (resources)
            recordParts(r, **stack, *resources);
        else if (resources.error().retryable()) {
            errors.emplace_back(intent.region, resources.error());
            continue;
        } // else the stack is found, and can be deleted, without its parts
        found.push_back({intent.token, std::move(r)});
    }
    return found;
}

} // namespace trainyard::cluster
