#include "backend/cluster/managed/managed_state.h"

#include <algorithm>

#include "backend/aws/services/emr/emr_client.h"
#include "backend/cluster/emr/emr_progress.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/catalog/instance_facts.h"
#include "backend/cluster/stack/stack_nodes.h"
#include "backend/cluster/stack/stack_progress.h"
#include "backend/core/try.h"
#include "backend/core/units.h"
#include "backend/ledger/ledger.h"

namespace trainyard::cluster {
namespace {

constexpr int kActivities = 20; // of each group

std::chrono::milliseconds timeFrom(Timestamp started, const std::optional<Timestamp> &ended, Timestamp now)
{
    if (started == Timestamp{})
        return {};
    return std::max(std::chrono::milliseconds(0), ended.value_or(now) - started);
}

ManagedResource resourceOf(const ResourceProgress &r, Timestamp now)
{
    return {r.logicalId, r.type, r.physicalId, r.status, r.reason, timeFrom(r.started, r.ended, now), r.failed()};
}

ManagedResource resourceOf(const aws::ScalingActivity &a, Timestamp now)
{
    return {a.group,   a.description.empty() ? a.cause : a.description,
            a.id,      a.status,
            a.message, timeFrom(a.started, a.ended, now),
            a.failed()};
}

ManagedResource resourceOf(const aws::EmrInstanceGroup &g)
{
    const bool failed = g.state == "ARRESTED" || g.state == "SHUTTING_DOWN";
    return {g.role, g.type, g.id, g.state, g.reason, {}, failed, g.running, g.requested};
}

ManagedResource resourceOf(const aws::EmrInstance &i, Timestamp now)
{
    // A terminated instance has failed only when EMR gives a reason other than the user's request.
    const bool failed = i.state == "TERMINATED" && !i.reasonCode.empty() && i.reasonCode != "USER_REQUEST" &&
                        i.reasonCode != "CLUSTER_TERMINATED";
    return {i.privateIp.empty() ? i.id : i.privateIp,
            i.type,
            i.instance.value,
            i.state,
            i.reason,
            timeFrom(i.timeline.created, i.timeline.ready ? i.timeline.ready : i.timeline.ended, now),
            failed};
}

/// Unset where the workers' group cannot be read: the other parts of the state are still worth showing.
/// \error when the session has ended
Result<std::optional<StackWorkers>> workersOf(const CloudContext &cloud, const ledger::Cluster &row,
                                              const aws::Stack &stack, const std::string &group,
                                              const CallContext &context)
{
    if (group.empty())
        return std::optional<StackWorkers>();
    const auto groups = cloud.scalingOf(row.region)->describeGroups({group}, context);
    if (!groups && isSessionError(groups.error()))
        return fail(groups.error());
    if (!groups || groups->empty())
        return std::optional<StackWorkers>();
    StackWorkers workers = stackWorkers(stack, &groups->front());
    TY_ASSIGN(const auto rows, cloud.ledger->resources(row.id));
    workers.joined = joinedWorkers(rows);
    return std::optional(workers);
}

Result<ManagedState> stackState(const CloudContext &cloud, const ledger::Cluster &row, const std::string &id,
                                const CallContext &context)
{
    const std::string &region = row.region;
    const auto stacks = cloud.stacksOf(region);
    TY_ASSIGN(const auto stack, stacks->describeStack(id, context));
    if (!stack)
        return fail(ErrorCode::NotFound, "cloudformation:DescribeStacks",
                    "CloudFormation no longer knows the stack " + id);
    TY_ASSIGN(const auto events, stacks->describeEvents(id, {}, context));
    TY_ASSIGN(const auto resources, stacks->listResources(id, context));
    const StackParts parts = stackParts(*stack, resources);
    std::vector<aws::ScalingActivity> activities;
    for (const std::string &group : {parts.masterGroup, parts.workerGroup}) {
        if (group.empty())
            continue;
        auto some = cloud.scalingOf(region)->describeActivities(group, kActivities, context);
        if (!some && isSessionError(some.error()))
            return fail(some.error());
        if (some) // without them, the stack is still worth showing
            activities.insert(activities.end(), some->begin(), some->end());
    }
    ManagedState state = describeStackState(*stack, events, std::move(activities), SystemClock::instance().now());
    TY_ASSIGN(state.workers, workersOf(cloud, row, *stack, parts.workerGroup, context));
    const double gateway = cloud.catalog ? cloud.catalog->natGatewayUsdPerHour(region) : 0;
    if (state.hint.empty() && parts.natGateways > 0)
        state.hint = gatewayHint(parts.natGateways, gateway);
    return state;
}

Result<ManagedState> emrState(const CloudContext &cloud, const ledger::Cluster &row, const std::string &id,
                              const CallContext &context)
{
    const auto emr = cloud.emrOf(row.region);
    TY_ASSIGN(const auto cluster, emr->describeCluster(id, context));
    TY_ASSIGN(const auto groups, emr->listInstanceGroups(id, context));
    TY_ASSIGN(const auto instances, emr->listInstances(id, {}, context));
    ManagedState state = describeEmrState(cluster, groups, instances, SystemClock::instance().now());
    TY_ASSIGN(const auto rows, cloud.ledger->resources(row.id));
    state.alarm = yarnAlarm(rows, id);
    return state;
}

} // namespace

int joinedWorkers(const std::vector<ledger::Resource> &rows)
{
    return int(std::ranges::count_if(rows, [](const ledger::Resource &row) {
        const auto role = row.facts.find(kStackRoleFact), probe = row.facts.find(fact::kProbe);
        return row.isInstance() && role != row.facts.end() && role->second == toString(StackRole::Base) &&
               probe != row.facts.end() && !probe->second.empty();
    }));
}

Sentence gatewayHint(int gateways, double usdPerHour)
{
    if (gateways == 0 || usdPerHour <= 0)
        return {};
    const std::string price = formatUsdPerHour(gateways * usdPerHour);
    return gateways == 1
               ? say("The NAT gateway costs %1 per hour until the stack is deleted, also when all machines have "
                     "ended: terminate the cluster after its last run.",
                     price)
               : say("The NAT gateways cost %1 per hour until the stack is deleted, also when all machines have "
                     "ended: terminate the cluster after its last run.",
                     price);
}

ManagedState describeStackState(const aws::Stack &stack, const std::vector<aws::StackEvent> &events,
                                std::vector<aws::ScalingActivity> activities, Timestamp now)
{
    ManagedState state;
    state.origin = Origin::Stack;
    state.id = stack.id;
    state.status = stack.status;
    state.reason = stack.statusReason;
    std::ranges::stable_sort(activities, std::greater<>(), &aws::ScalingActivity::started);
    const StackProgress progress = stackProgress(events);
    if (progress.cause)
        state.hint = explainFailure(*progress.cause, activities);
    for (const ResourceProgress &resource : progress.resources)
        state.resources.push_back(resourceOf(resource, now));
    for (const aws::ScalingActivity &activity : activities)
        state.activities.push_back(resourceOf(activity, now));
    for (const aws::StackOutput &output : stack.outputs)
        state.outputs.emplace_back(output.key, output.value);
    if (stack.status == "CREATE_IN_PROGRESS" && stack.timeout.count() > 0 && now < stack.created + stack.timeout)
        state.wait = ManagedWait{stack.created + stack.timeout, true};
    return state;
}

ManagedState describeEmrState(const aws::EmrCluster &cluster, const std::vector<aws::EmrInstanceGroup> &groups,
                              const std::vector<aws::EmrInstance> &instances, Timestamp now)
{
    ManagedState state;
    state.origin = Origin::Emr;
    state.id = cluster.id;
    state.status = cluster.state;
    state.reason = cluster.reason;
    state.hint = cluster.failed() ? explainFailure(cluster).sentence : slowStartHint(cluster, now);
    for (const aws::EmrInstanceGroup &group : groups)
        state.resources.push_back(resourceOf(group));
    for (const aws::EmrInstance &instance : instances)
        state.resources.push_back(resourceOf(instance, now));
    std::ranges::stable_sort(state.resources, std::greater<>(), &ManagedResource::failed);
    const bool isStarting = cluster.state == "STARTING" || cluster.state == "BOOTSTRAPPING";
    if (isStarting && now < cluster.created + kSlowEmrStart) // then slowStartHint() says what to check
        state.wait = ManagedWait{cluster.created + kSlowEmrStart, false};
    if (!cluster.masterDns.empty())
        state.outputs.emplace_back("Master", cluster.masterDns);
    if (!cluster.logUri.empty())
        state.outputs.emplace_back("Logs", cluster.logUri);
    return state;
}

Result<ManagedState> managedState(const CloudContext &cloud, const ClusterId &id, const CallContext &context)
{
    TY_ASSIGN(const auto row, cloud.ledger->cluster(id));
    if (!row)
        return fail(ErrorCode::NotFound, id.value, "the ledger has no cluster with that ID");
    TY_ASSIGN(const auto from, originOf(*cloud.ledger, id));
    if (from.origin == Origin::Instances)
        return fail(ErrorCode::NotFound, id.value, "its machines were started one by one, without a stack or EMR");
    if (from.id.empty())
        return fail(ErrorCode::NotFound, id.value, "AWS has not confirmed the request yet");
    return from.origin == Origin::Stack ? stackState(cloud, *row, from.id, context)
                                        : emrState(cloud, *row, from.id, context);
}

} // namespace trainyard::cluster
