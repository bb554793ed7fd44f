#include "backend/cluster/stack/elastic/elastic_workers.h"

#include <algorithm>
#include <cctype>
#include <set>

#include "backend/aws/services/stacks/auto_scaling_client.h"
#include "backend/aws/services/stacks/cloudformation_client.h"
#include "backend/cluster/cloud/access/host_keys.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/launch/cluster_operation_internal.h"
#include "backend/cluster/launch/schedule/auto_termination.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/costs/cost.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/cluster/plan/membership.h"
#include "backend/cluster/plan/milestones.h"
#include "backend/cluster/plan/resource_tags.h"
#include "backend/cluster/stack/elastic/elastic_facts.h"
#include "backend/cluster/stack/plan/stack_plan.h"
#include "backend/core/numbers.h"
#include "backend/core/try.h"
#include "backend/ssh/known_hosts.h"

namespace trainyard::cluster {

using namespace std::chrono_literals;

namespace {

/// Status of an elastic worker in the ledger.
constexpr const char *kStatusFact = kElasticStatusFact;
constexpr auto kConsole = 10min; ///< until a console shows the host keys, after the scripts of the boot

bool isFolderName(std::string_view name)
{
    return !name.empty() && name.size() <= 100 && name != "." && name != ".." &&
           std::ranges::all_of(name,
                               [](unsigned char c) { return std::isalnum(c) || c == '-' || c == '_' || c == '.'; });
}

std::vector<InstanceId> idsOf(const std::vector<aws::ScalingGroup> &groups)
{
    std::vector<InstanceId> ids;
    for (const aws::ScalingGroup &group : groups) {
        for (const aws::GroupInstance &instance : group.instances)
            ids.push_back(instance.id);
    }
    return ids;
}

void addNew(std::vector<aws::Instance> &all, std::vector<aws::Instance> more)
{
    for (aws::Instance &instance : more) {
        if (std::ranges::find(all, instance.id, &aws::Instance::id) == all.end())
            all.push_back(std::move(instance));
    }
}

/// Whether a request of this ledger started the machine.
bool isRequested(const std::vector<ledger::Intent> &intents, const std::string &node, const aws::Instance &machine)
{
    return std::ranges::any_of(intents, [&](const ledger::Intent &i) {
        return i.isInstance() &&
               ((!node.empty() && i.node == node) || (!machine.clientToken.empty() && i.token == machine.clientToken));
    });
}

} // namespace

Result<ElasticStack> elasticStackOf(const CloudContext &cloud, const ClusterId &id, const CallContext &context)
{
    TY_ASSIGN(const auto row, cloud.ledger->cluster(id));
    if (!row || row->closed)
        return fail(ErrorCode::NotFound, "ledger", "there is no open cluster " + id.value);
    TY_ASSIGN(const auto origin, originOf(*cloud.ledger, id));
    if (origin.origin != Origin::Stack)
        return fail(ErrorCode::InvalidArgument, "cluster " + row->name, "its machines were not started by a stack");
    const auto client = cloud.stacksOf(row->region);
    const std::string stackId = origin.id.empty() ? row->name : origin.id;
    TY_ASSIGN(const auto stack, client->describeStack(stackId, context));
    if (!stack)
        return fail(ErrorCode::NotFound, "cluster " + row->name, "AWS does not know its stack any more");
    TY_ASSIGN(const auto resources, client->listResources(stackId, context));
    ElasticStack found;
    found.name = stack->name;
    found.region = row->region;
    found.parts = stackParts(*stack, resources);
    found.prepareScript = parameterOf(*stack, "PrepareDataScriptPath");
    std::string mount = parameterOf(*stack, "EFSMountPoint");
    if (mount.starts_with('/'))
        mount.erase(0, 1);
    found.sharedFolder = "/" + (isFolderName(mount) ? mount : "myEFSvolume");
    if (const auto limit = parseInteger(parameterOf(*stack, "PrepareDataTimeout")); limit && *limit > 0)
        found.prepareTimeout = std::chrono::seconds(std::min<std::int64_t>(*limit, 24 * 3600));
    return found;
}

Result<std::vector<ElasticNode>> elasticNodes(const CloudContext &cloud, const ClusterId &id, const ElasticStack &stack,
                                              const CallContext &context)
{
    std::vector<std::string> names;
    for (const std::string *name : {&stack.parts.masterGroup, &stack.parts.workerGroup}) {
        if (!name->empty()) // no names would mean all groups of the region
            names.push_back(*name);
    }
    std::vector<aws::ScalingGroup> groups;
    if (!names.empty()) {
        TY_ASSIGN(groups, cloud.scalingOf(stack.region)->describeGroups(names, context));
    }
    const auto ec2 = cloud.ec2Of(stack.region);
    TY_ASSIGN(auto instances, ec2->describeKnownInstances(idsOf(groups), context));
    if (!stack.parts.elasticTemplate.empty()) {
        TY_ASSIGN(auto started, machinesByTag(*ec2, kLaunchTemplateTag, stack.parts.elasticTemplate, context));
        addNew(instances, std::move(started));
    }
    auto machines = stackNodes(stack.name, stack.parts, groups, instances);
    TY_ASSIGN(const auto tagged, machinesByTag(*ec2, elasticWorkerTag(stack.name), "", context));
    std::set<InstanceId> strange;
    for (const aws::Instance &m : tagged) {
        if (m.isTerminating() || std::ranges::find(machines, m.id, &StackNode::instance) != machines.end())
            continue;
        StackNode node;
        node.role = StackRole::Elastic;
        node.instance = m.id;
        node.state = m.state;
        machines.push_back(std::move(node));
        strange.insert(m.id);
    }
    addNew(instances, tagged);
    TY_ASSIGN(const auto rows, cloud.ledger->resources(id));
    TY_ASSIGN(const auto intents, cloud.ledger->intents(id));
    TY_ASSIGN(const auto cluster, cloud.ledger->cluster(id));
    const LaunchPlan plan = cluster ? LaunchPlan::fromJson(cluster->plan).value_or(LaunchPlan()) : LaunchPlan();
    std::vector<ElasticNode> nodes;
    for (StackNode &machine : machines) {
        const auto known = std::ranges::find(instances, machine.instance, &aws::Instance::id);
        const auto row = std::ranges::find_if(
            rows, [&](const ledger::Resource &r) { return r.isInstance() && r.id == machine.instance.value; });
        ElasticNode node;
        machine.node = row == rows.end() ? std::string() : nodeNameOf(*row);
        node.machine = std::move(machine);
        node.fromTemplate = !strange.contains(node.machine.instance);
        if (known != instances.end()) {
            node.vpc = known->vpcId;
            node.subnet = known->subnetId;
            node.launched = known->launched;
            node.firstLaunched = row == rows.end() ? known->launched : std::min(known->launched, row->created);
            node.ours = isRequested(intents, node.machine.node, *known);
            if (cloud.catalog)
                node.usdPerHour = machineCost(*cloud.catalog, plan, known->type, stack.region, known->state).total();
        }
        nodes.push_back(std::move(node));
    }
    return nodes;
}

Status setElasticStatus(const CloudContext &cloud, const ElasticStack &stack, const InstanceId &instance,
                        ElasticStatus status, const CallContext &context)
{
    const std::string value(toString(status));
    TY_TRY(cloud.ec2Of(stack.region)->createTags({instance.value}, {{kElasticStatusTag, value}}, context));
    if (const auto row = cloud.ledger->resource("instance", instance.value, cloud.profile, stack.region); row && *row) {
        ledger::Resource machine = **row;
        machine.facts[kStatusFact] = value;
        TY_TRY(cloud.ledger->saveResource(machine));
    }
    return {};
}

Result<std::string> recordElasticWorker(const CloudContext &cloud, const ClusterId &id, const InstanceId &instance,
                                        const CallContext &context)
{
    TY_TRY(refuseDuringTeardown(cloud));
    TY_ASSIGN(const auto opened, openCluster(cloud, id));
    if (isEnding(opened.row))
        return fail(ErrorCode::NotFound, "cluster " + opened.row.name, "it is being terminated");
    const ledger::Cluster &row = opened.row;
    TY_ASSIGN(const auto described, cloud.ec2Of(row.region)->describeKnownInstances({instance}, context));
    if (described.empty() || described.front().isTerminating())
        return fail(ErrorCode::NotFound, "ec2", "the machine " + instance.value + " is gone");
    TY_ASSIGN(const auto lease, cloud.ledger->lease(clusterLeaseName(id), "record a worker of " + row.name));
    // After the lease: another program may have recorded it.
    TY_ASSIGN(const auto resources, cloud.ledger->resources(id, false));
    TY_ASSIGN(const auto intents, cloud.ledger->intents(id));
    const auto known = std::ranges::find_if(
        resources, [&](const ledger::Resource &r) { return r.isInstance() && r.id == instance.value; });
    if (known != resources.end() && !known->closed)
        return nodeNameOf(*known);
    const auto intent = std::ranges::find_if(intents, [&](const ledger::Intent &i) {
        return i.isInstance() && !i.node.empty() && i.token == described.front().clientToken;
    });
    ledger::Resource machine = stackMachine(cloud, described.front(), id, row.region, resources);
    if (intent != intents.end()) {
        machine.name = intent->node;
    } else {
        TY_ASSIGN(const auto names, newWorkerNames(cloud, id, 1)); // counts open requests, too
        machine.name = names.front();
    }
    machine.tags = {}; // anyone may have written them
    const std::string status = described.front().tag(kElasticStatusTag);
    if (machine.facts[kStackRoleFact] == toString(StackRole::Elastic) && parseEnum<ElasticStatus>(status))
        machine.facts[kStatusFact] = status;
    if (intent != intents.end()) {
        TY_TRY(cloud.ledger->recordIntentResource(intent->token, machine));
    } else {
        TY_TRY(cloud.ledger->saveResource(machine));
    }
    // An earlier machine may have had its private address.
    if (const std::string address = toNode(machine).address(); !address.empty())
        (void)ssh::replaceKnownHost(cloud.clusterFolder(id) / "known_hosts", address, toNode(machine).sshPort, {});
    recordEvent(cloud, id, kMilestoneEvent, machine.name,
                Sentence::verbatim(std::string(toString(Milestone::Running))));
    recordEvent(cloud, id, "instance", instance.value,
                say("%1 was started by another program: %2", machine.name, instance.value));
    return machine.name;
}

Status recordStackHostKeys(const CloudContext &cloud, const ClusterId &id, const std::vector<std::string> &nodes,
                           const ProgressSink &sink, const std::stop_token &stop)
{
    const auto stack = elasticStackOf(cloud, id, {Deadline::after(1min), stop});
    const std::chrono::seconds script = stack ? stack->prepareTimeout : ElasticStack().prepareTimeout;
    return recordHostKeys(cloud, id, nodes, sink, {Deadline::after(kConsole + script), stop});
}

Status setUpElasticWorker(const CloudContext &cloud, const ClusterId &id, const std::string &node,
                          const LaunchOptions &options, const ProgressSink &sink, std::stop_token stop)
{
    TY_ASSIGN(const auto opened, openCluster(cloud, id));
    TY_TRY(recordStackHostKeys(cloud, id, {node}, sink, stop));
    Launcher launcher(cloud, opened.row, opened.plan, options, sink, stop);
    TY_TRY(launcher.provision({node}));
    const std::string added = membershipText(node, MembershipChange::Added);
    const auto events = cloud.ledger->events(id, {}, 0, 0);
    const auto isIt = [&](const ledger::Event &e) { return e.kind == kMembershipEvent && e.text == added; };
    if (!events || std::ranges::none_of(*events, isIt))
        recordEvent(cloud, id, kMembershipEvent, node, Sentence::verbatim(added));
    if (const auto kept = sendDeadline(cloud, id, {node}, sink, stop); !kept)
        recordFailure(cloud, id, "deadline", node,
                      say("the deadline of %1 could not be set: %2", node, kept.error().detail));
    return {};
}

Result<bool> beginElasticRemoval(const CloudContext &cloud, const ClusterId &id, const std::string &name,
                                 const CallContext &context)
{
    TY_ASSIGN(const auto origin, originOf(*cloud.ledger, id));
    if (origin.origin != Origin::Stack)
        return false;
    TY_ASSIGN(const auto stack, elasticStackOf(cloud, id, context));
    TY_ASSIGN(const auto nodes, elasticNodes(cloud, id, stack, context));
    const auto node = std::ranges::find(nodes, name, [](const ElasticNode &n) { return n.machine.node; });
    if (node == nodes.end())
        return false; // its machine is gone: what is left of it is removed
    if (node->machine.locked())
        return fail(ErrorCode::InvalidArgument, "cluster " + stack.name,
                    name + (node->machine.role == StackRole::Master ? " is the master" : " is a base worker") +
                        " of the stack and locked: nothing starts another machine in its place. Terminate the cluster, "
                        "or remove an elastic worker");
    TY_TRY(setElasticStatus(cloud, stack, node->machine.instance, ElasticStatus::RemovalQueued, context));
    return true;
}

void markElastic(const CloudContext &cloud, const ClusterId &id, const std::vector<std::string> &names,
                 ElasticStatus status, const CallContext &context)
{
    const auto origin = originOf(*cloud.ledger, id);
    if (!origin || origin->origin != Origin::Stack || !cloud.stacksOf || !cloud.scalingOf || !cloud.ec2Of)
        return;
    const auto stack = elasticStackOf(cloud, id, context);
    const auto nodes = stack ? elasticNodes(cloud, id, *stack, context) : fail(stack.error());
    if (!nodes)
        return;
    for (const ElasticNode &node : *nodes) {
        if (!node.machine.locked() && node.fromTemplate && std::ranges::find(names, node.machine.node) != names.end())
            (void)setElasticStatus(cloud, *stack, node.machine.instance, status, context);
    }
}

std::string leavingLeaseName(const ClusterId &id, const std::string &node)
{
    return "leave:" + id.value + ":" + node;
}

std::map<std::string, std::string> elasticColumn(const CloudContext &cloud, const ClusterId &id)
{
    std::map<std::string, std::string> column;
    const auto origin = originOf(*cloud.ledger, id);
    const auto rows = cloud.ledger->resources(id);
    if (!origin || origin->origin != Origin::Stack || !rows)
        return column;
    for (const ledger::Resource &r : *rows) {
        if (!r.isInstance())
            continue;
        const auto role = r.facts.find(kStackRoleFact), status = r.facts.find(kStatusFact);
        if (role != r.facts.end() && role->second != toString(StackRole::Elastic))
            column[nodeNameOf(r)] = "locked";
        else
            column[nodeNameOf(r)] = status == r.facts.end() || status->second.empty() ? "elastic" : status->second;
    }
    return column;
}

} // namespace trainyard::cluster
