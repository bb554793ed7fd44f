#include "backend/cluster/plan/instance_state.h"
#include "backend/cluster/stack/stack_machines_internal.h"

#include <algorithm>
#include <cstdlib>
#include <set>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/plan/membership.h"
#include "backend/cluster/plan/milestones.h"
#include "backend/core/async/poll.h"
#include "backend/core/try.h"
#include "backend/ssh/known_hosts.h"

namespace trainyard::cluster {
namespace {

bool isRunning(const StackNode &node)
{
    return isInState(node.state, InstanceState::Running) && !node.privateIp.empty();
}

/// Names for the nodes of a stack that have no row yet.
class NodeNames {
public:
    explicit NodeNames(const std::vector<ledger::Resource> &known)
    {
        for (const ledger::Resource &r : known) {
            if (!r.isInstance())
                continue;
            m_used.insert(r.name);
            if (isWorkerName(r.name))
                m_last = std::max(m_last, std::atoi(r.name.c_str() + std::string_view("worker-").size()));
        }
    }
    std::string take(const std::string &suggested)
    {
        std::string name = suggested;
        if (m_used.contains(name))
            name = "worker-" + std::to_string(m_last + 1);
        if (isWorkerName(name))
            m_last = std::max(m_last, std::atoi(name.c_str() + std::string_view("worker-").size()));
        m_used.insert(name);
        return name;
    }

private:
    std::set<std::string> m_used;
    int m_last = 0;
};

Result<bool> hasFailedLaunch(const CloudContext &cloud, const std::string &region, const std::string &group,
                             const CallContext &context)
{
    if (group.empty())
        return false;
    TY_ASSIGN(const auto activities, cloud.scalingOf(region)->describeActivities(group, kActivitiesRead, context));
    return launchFails(activities);
}

/// A template may give its group the name of an existing one: the creation fails, and the resource names a group of
/// somebody else. AWS alone writes the tag that names the stack of a group.
void leaveOutForeignGroups(StackView &view)
{
    std::erase_if(view.groups, [&](const aws::ScalingGroup &group) {
        const bool isForeign = group.stack != view.stack.id;
        for (std::string *name : {&view.parts.masterGroup, &view.parts.workerGroup}) {
            if (isForeign && *name == group.name)
                name->clear();
        }
        return isForeign;
    });
}

/// A group replaces a master that has ended, and one that was detached from it, which runs on. AWS has not said that it
/// is terminated: with any other state, each termination asks for it by its id.
void closeFormerHeads(const CloudContext &cloud, const std::vector<ledger::Resource> &known, const InstanceId &now)
{
    for (const ledger::Resource &r : known) {
        if (r.isInstance() && r.name == "head" && !r.closed && r.id != now.value)
            (void)cloud.ledger->closeResource(r.kind, r.id, r.profile, r.region, "replaced", wallNow());
    }
}

void recordNewNode(const CloudContext &cloud, const ClusterId &id, const ledger::Resource &row,
                   const aws::Instance &machine)
{
    const std::string address = toNode(row).address();
    // An earlier machine may have had this private address.
    if (!address.empty())
        (void)ssh::replaceKnownHost(cloud.clusterFolder(id) / "known_hosts", address, sshPortOf(cloud, machine), {});
    recordEvent(cloud, id, "instance", machine.id.value,
                say("%1 is %2 (%3)", row.name, machine.id.value, machine.state));
    recordEvent(cloud, id, kMilestoneEvent, row.name, Sentence::verbatim(std::string(toString(Milestone::Pending))));
}

} // namespace

const aws::ScalingGroup *StackView::workerGroup() const
{
    const auto found = std::ranges::find(groups, parts.workerGroup, &aws::ScalingGroup::name);
    return found == groups.end() ? nullptr : &*found;
}

int StackView::countOf(StackRole role) const
{
    return static_cast<int>(std::ranges::count(nodes, role, &StackNode::role));
}

Result<StackView> readStack(const CloudContext &cloud, const std::string &region, const std::string &nameOrId,
                            const CallContext &context)
{
    const auto stacks = cloud.stacksOf(region);
    StackView view;
    TY_ASSIGN(auto stack, stacks->describeStack(nameOrId, context));
    if (!stack || stack->gone())
        return fail(ErrorCode::NotFound, "cloudformation:DescribeStacks",
                    "there is no stack " + nameOrId + " in " + region);
    view.stack = std::move(*stack);
    TY_ASSIGN(const auto resources, stacks->listResources(view.stack.id, context));
    view.parts = stackParts(view.stack, resources);
    std::vector<std::string> names;
    for (const std::string *name : {&view.parts.masterGroup, &view.parts.workerGroup}) {
        if (!name->empty())
            names.push_back(*name);
    }
    if (names.empty()) // no names would mean all groups of the region
        return view;
    TY_ASSIGN(view.groups, cloud.scalingOf(region)->describeGroups(names, context));
    leaveOutForeignGroups(view);
    std::vector<InstanceId> ids;
    for (const aws::ScalingGroup &group : view.groups) {
        for (const aws::GroupInstance &one : group.instances)
            ids.push_back(one.id);
    }
    const auto ec2 = cloud.ec2Of(region);
    if (!ids.empty()) {
        TY_ASSIGN(view.instances, ec2->describeKnownInstances(ids, context));
    }
    if (!view.parts.elasticTemplate.empty()) {
        TY_ASSIGN(auto elastic, machinesByTag(*ec2, kLaunchTemplateTag, view.parts.elasticTemplate, context));
        std::ranges::move(elastic, std::back_inserter(view.instances));
    }
    view.nodes = stackNodes(view.stack.name, view.parts, view.groups, view.instances);
    return view;
}

bool launchFails(const std::vector<aws::ScalingActivity> &activities)
{
    Timestamp repaired{};
    for (const aws::ScalingActivity &activity : activities) {
        if (activity.status == "Successful" && !activity.description.starts_with("Terminating"))
            repaired = std::max(repaired, activity.started);
    }
    return std::ranges::any_of(activities, [&](const aws::ScalingActivity &activity) {
        return activity.failed() && activity.started >= repaired;
    });
}

bool isSettled(const StackView &view, bool launchFailed)
{
    if (view.countOf(StackRole::Master) == 0)
        return false;
    const aws::ScalingGroup *workers = view.workerGroup();
    const bool isSuspended = workers && std::ranges::find(workers->suspended, "Launch") != workers->suspended.end();
    const bool isComplete = !workers || view.countOf(StackRole::Base) >= workers->desired;
    if (!isComplete && !isSuspended && !launchFailed)
        return false;
    return std::ranges::all_of(view.nodes, [](const StackNode &node) {
        return node.role == StackRole::Elastic || isRunning(node); // the caller waits for its own elastic workers
    });
}

Result<StackView> waitUntilSettled(const CloudContext &cloud, const std::string &region, const std::string &stack,
                                   int least, const std::function<void(const StackView &)> &report,
                                   const CallContext &context)
{
    int failures = 0;
    const auto poll = [&]() -> Result<std::optional<StackView>> {
        TY_ASSIGN(auto view, readStack(cloud, region, stack, context));
        TY_ASSIGN(const auto failed, hasFailedLaunch(cloud, region, view.parts.workerGroup, context));
        report(view);
        if (isSettled(view, failed))
            return std::optional(std::move(view));
        if (!context.deadline.expired())
            return std::optional<StackView>();
        const auto ready = std::ranges::count_if(
            view.nodes, [](const StackNode &node) { return node.role == StackRole::Base && isRunning(node); });
        const bool hasHead = !view.nodes.empty() && view.nodes.front().node == "head" && isRunning(view.nodes.front());
        if (!hasHead || ready < least)
            return fail(ErrorCode::Timeout, "autoscaling:DescribeAutoScalingGroups",
                        std::to_string(ready) + " workers and " + (hasHead ? "the" : "no") +
                            " master of the stack run after " + std::to_string(cloud.polling.running.count()) +
                            " minutes");
        std::erase_if(view.nodes, [](const StackNode &node) { return !isRunning(node); });
        return std::optional(std::move(view));
    };
    return pollUntil(cloud.polling.backoff(), context, [&]() -> Result<std::optional<StackView>> {
        auto polled = poll();
        if (polled) {
            failures = 0;
            return polled;
        }
        if (!polled.error().retryable() || ++failures >= kFailedPollsInARow || context.deadline.expired())
            return polled;
        return std::optional<StackView>();
    });
}

Result<ledger::Resource> stackRowOf(const CloudContext &cloud, const ledger::Cluster &row)
{
    TY_ASSIGN(const auto resources, cloud.ledger->resources(row.id));
    const auto stack = std::ranges::find(resources, kStackKind, &ledger::Resource::kind);
    if (stack == resources.end())
        return fail(ErrorCode::Conflict, "cluster " + row.name, "its stack is not complete: continue its creation");
    return *stack;
}

void recordGateways(ledger::Resource &stack, const StackParts &parts)
{
    if (parts.natGateways > 0)
        stack.facts[fact::kNatGateways] = std::to_string(parts.natGateways);
    else
        stack.facts.erase(fact::kNatGateways);
}

Status recordStackNodes(const CloudContext &cloud, const ClusterId &id, const std::string &region,
                        const StackView &view)
{
    TY_ASSIGN(const auto known, cloud.ledger->resources(id, false));
    NodeNames names(known);
    for (const StackNode &node : view.nodes) {
        const auto machine = std::ranges::find(view.instances, node.instance, &aws::Instance::id);
        const auto before = std::ranges::find_if(known, [&](const ledger::Resource &r) {
            return r.isInstance() && r.id == node.instance.value && r.region == region;
        });
        const bool isNew = before == known.end();
        if (isNew && !machine->clientToken.empty()) { // requested by this ledger, and its reply was lost
            TY_ASSIGN(const auto intent, cloud.ledger->intent(machine->clientToken));
            if (intent && intent->isInstance() && intent->cluster == id && intent->region == region) {
                TY_TRY(cloud.ledger->recordIntentResource(intent->token, resourceFor(cloud, *machine, *intent)));
                continue;
            }
        }
        ledger::Resource row = isNew ? toResource(cloud, *machine, region) : refreshed(cloud, *before, *machine);
        if (isNew) {
            row.cluster = id;
            row.name = node.role == StackRole::Master ? "head" : names.take(node.node);
            if (node.role == StackRole::Master)
                closeFormerHeads(cloud, known, node.instance);
        }
        row.facts[fact::kRole] = row.name == "head" ? "head" : "worker";
        row.facts[kStackRoleFact] = toString(node.role);
        if (isNew)
            recordNewNode(cloud, id, row, *machine);
        const bool runsNow = isInState(node.state, InstanceState::Running) &&
                             (isNew || !isInState(before->state, InstanceState::Running));
        if (isNew || row != *before) {
            TY_TRY(cloud.ledger->saveResource(row));
        }
        if (runsNow) {
            recordEvent(cloud, id, "instance", row.id,
                        say("%1 is running at %2", row.name, node.publicIp.empty() ? node.privateIp : node.publicIp));
            recordEvent(cloud, id, kMilestoneEvent, row.name,
                        Sentence::verbatim(std::string(toString(Milestone::Running))));
        }
    }
    return {};
}

} // namespace trainyard::cluster
