// How clusters, groups and nodes of EMR move on.
#include <algorithm>
#include <set>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/core/system/logging.h"
#include "backend/core/time/clock.h"
#include "backend/localcloud/ec2/ec2_service.h"
#include "backend/localcloud/emr/emr_request.h"
#include "backend/localcloud/emr/emr_store.h"

namespace trainyard::localcloud {
namespace {

bool isGone(const Instance &one)
{
    return one.state != InstanceState::Pending && one.state != InstanceState::Running;
}

} // namespace

bool EmrStore::isRecordsOnly() const
{
    return m_ec2.settings().recordsOnly;
}

EmrNodeFolder EmrStore::folderOf(const std::string &instance) const
{
    return EmrNodeFolder(m_ec2.settings().instancesFolder / instance);
}

void EmrStore::advance(EmrCluster &c)
{
    const auto machines = m_ec2.withTag(c.region, kEmrClusterTag, c.id);
    m_changed = false;
    if (c.state == EmrState::Terminating) {
        advanceEnd(c, machines);
    } else {
        updateNodes(c, machines);
        for (std::size_t i = 0; i < c.groups.size() && !c.ending(); ++i) {
            removeSurplus(c, c.groups[i]);
            launchMissing(c, c.groups[i]);
        }
        if (!c.ending()) {
            for (auto &group : c.groups)
                updateGroup(c, group);
            writeYarnNodes(c, machines);
            updateState(c);
        }
        if (!c.ending())
            advanceSteps(c);
    }
    if (m_changed)
        save(c);
}

void EmrStore::updateNodes(EmrCluster &c, const std::vector<Instance> &machines)
{
    for (std::size_t i = 0; i < c.nodes.size() && !c.ending(); ++i) {
        auto &node = c.nodes[i];
        if (!node.alive())
            continue;
        const auto machine = std::ranges::find(machines, node.instance, &Instance::id);
        if (machine != machines.end() && !isGone(*machine)) {
            advanceNode(c, node, *machine);
            continue;
        }
        const auto role = c.roleOf(node);
        const bool started = node.state == EmrNodeState::Running || node.state == EmrNodeState::Bootstrapping;
        endNode(c, node, {"INSTANCE_FAILURE", "Instance " + node.instance + " was terminated."});
        if (role == EmrRole::Master) {
            end(c, true, {"INSTANCE_FAILURE", "The master node (" + node.instance + ") was terminated."});
        } else if (!started) { // it did not boot, and another one would not, either
            const EmrReason reason{"INSTANCE_FAILURE", "Instance " + node.instance + " failed to start."};
            auto *group = c.group(node.group);
            group->state = EmrGroupState::Suspended;
            group->reason = reason;
            if (c.times.ready == 0)
                end(c, true, reason);
        }
    }
}

void EmrStore::launchMissing(EmrCluster &c, EmrGroup &group)
{
    for (auto missing = group.requested - c.alive(group); missing > 0 && !c.ending(); --missing) {
        if (group.state == EmrGroupState::Suspended)
            return;
        launchNode(c, group);
    }
}

void EmrStore::removeSurplus(EmrCluster &c, EmrGroup &group)
{
    for (auto surplus = c.alive(group) - group.requested; surplus > 0; --surplus) {
        // First the nodes that do not run yet, and of equal ones the youngest.
        EmrNode *next = nullptr;
        for (auto &node : c.nodes) {
            if (node.group == group.id && node.alive() && (!next || node.state <= next->state))
                next = &node;
        }
        endNode(c, *next, {"", "Instance was terminated by a resize."});
    }
}

void EmrStore::updateGroup(EmrCluster &c, EmrGroup &group)
{
    if (group.state == EmrGroupState::Suspended)
        return;
    auto next = group.state;
    const bool bootstraps = std::ranges::any_of(c.nodes, [&](const EmrNode &node) {
        return node.group == group.id && node.state == EmrNodeState::Bootstrapping;
    });
    if (c.running(group) == group.requested && c.alive(group) == group.requested)
        next = EmrGroupState::Running;
    else if (group.times.ready)
        next = EmrGroupState::Resizing;
    else
        next = bootstraps || c.running(group) > 0 ? EmrGroupState::Bootstrapping : EmrGroupState::Provisioning;
    if (next == group.state)
        return;
    group.state = next;
    group.reason = {};
    if (next == EmrGroupState::Running && group.times.ready == 0)
        group.times.ready = now();
    m_changed = true;
}

void EmrStore::updateState(EmrCluster &c)
{
    const auto become = [&](EmrState state, const char *message) {
        if (c.state == state)
            return;
        c.state = state;
        c.reason = {"", message};
        m_changed = true;
    };
    if (c.times.ready == 0) {
        const auto isReady = [](const EmrGroup &g) {
            return g.role == EmrRole::Task || g.state == EmrGroupState::Running;
        };
        if (!std::ranges::all_of(c.groups, isReady)) {
            if (std::ranges::any_of(c.nodes, [](const EmrNode &n) { return n.state == EmrNodeState::Bootstrapping; }))
                become(EmrState::Bootstrapping, "Running bootstrap actions");
            return;
        }
        c.times.ready = now();
    }
    if (std::ranges::any_of(c.steps, &EmrStep::open)) {
        c.idleSince = 0;
        become(EmrState::Running, "Running step");
        return;
    }
    if (!c.keepAlive && !c.isProtected)
        return end(c, false, {"ALL_STEPS_COMPLETED", "Steps completed"});
    become(EmrState::Waiting,
           c.steps.empty() ? "Cluster ready to run steps." : "Cluster ready after last step completed.");
    if (c.idleSince == 0) {
        c.idleSince = now();
        m_changed = true;
    }
    const auto *master = c.master();
    if (c.idleSeconds > 0 && !isRecordsOnly() && master && folderOf(master->instance).takeActivity()) {
        c.idleSince = now();
        m_changed = true;
    }
    if (c.idleSeconds > 0 && !c.isProtected && now() - c.idleSince >= m_settings.delay(c.idleSeconds * 1000))
        end(c, false,
            {"ALL_STEPS_COMPLETED", fmt::format("The cluster was idle for {} seconds, the limit of its "
                                                "auto-termination policy",
                                                c.idleSeconds)});
}

/// Sends every node what `yarn node -list` shows: the nodes that run containers. A master does so only when it is alone.
void EmrStore::writeYarnNodes(EmrCluster &c, const std::vector<Instance> &machines)
{
    if (isRecordsOnly())
        return;
    std::vector<std::string> hosts, instances;
    for (const auto &node : c.nodes) {
        const auto machine = std::ranges::find(machines, node.instance, &Instance::id);
        if (machine == machines.end() || (node.state != EmrNodeState::Running))
            continue;
        instances.push_back(node.instance);
        if (c.roleOf(node) != EmrRole::Master || c.groups.size() == 1)
            hosts.push_back(emrHostName(*machine));
    }
    std::ranges::sort(hosts);
    std::string nodeList;
    for (const auto *list : {&hosts, &instances}) {
        for (const auto &word : *list)
            nodeList += word + " ";
        nodeList += "|";
    }
    if (instances.empty() || m_yarnNodes[c.id] == nodeList)
        return;
    for (const auto &instance : instances) {
        if (const auto written = folderOf(instance).writeYarnNodes(hosts); !written)
            spdlog::warn("{} does not get the list of nodes: {}", instance, written.error().detail);
    }
    m_yarnNodes[c.id] = nodeList;
}

void EmrStore::endNode(EmrCluster &c, EmrNode &node, const EmrReason &reason)
{
    node.state = EmrNodeState::Terminated;
    node.reason = reason;
    node.times.ended = now();
    m_changed = true;
    m_ec2.withState([&](Ec2State &state) { // EMR ends its instances also when someone has protected them
        if (auto *one = state.instances.find(c.region, node.instance))
            one->terminationProtected = false;
        return true;
    });
    const Parameters parameters({{"InstanceId.1", node.instance}, {"Version", "2016-11-15"}});
    const auto ended = m_ec2.handle({"TerminateInstances", c.region, newResourceId("emr-"), parameters});
    if (!ended && ended.error().code != "InvalidInstanceID.NotFound")
        spdlog::warn("EMR cannot end {}: {}", node.instance, ended.error().message);
}

void EmrStore::end(EmrCluster &c, bool withErrors, EmrReason reason)
{
    spdlog::info("EMR cluster {} ends: {}", c.id, reason.message);
    const auto *master = c.master();
    for (auto &step : c.steps) {
        if (step.runs() && master)
            copyStepLogs(c, step, *master);
        if (!step.open())
            continue;
        step.state = step.state == EmrStepState::Pending ? EmrStepState::Cancelled : EmrStepState::Interrupted;
        step.times.ended = now();
    }
    c.state = EmrState::Terminating;
    c.failed = withErrors;
    c.reason = std::move(reason);
    for (auto &node : c.nodes) {
        if (node.alive())
            endNode(c, node, {"CLUSTER_TERMINATED", "Instance was terminated."});
    }
    for (auto &group : c.groups)
        group.state = EmrGroupState::Terminating;
    m_yarnNodes.erase(c.id);
    save(c);
}

void EmrStore::advanceEnd(EmrCluster &c, const std::vector<Instance> &machines)
{
    for (const auto &machine : machines) {
        if (machine.live() && machine.state != InstanceState::ShuttingDown) { // it was stopped, or is new
            EmrNode stray;
            stray.instance = machine.id;
            endNode(c, stray, {});
        }
    }
    if (std::ranges::any_of(machines, &Instance::live))
        return;
    c.state = c.failed ? EmrState::TerminatedWithErrors : EmrState::Terminated;
    c.times.ended = now();
    for (auto &group : c.groups) {
        group.state = EmrGroupState::Terminated;
        group.reason = {"CLUSTER_TERMINATED", "Job flow terminated"};
        group.times.ended = c.times.ended;
    }
    m_changed = true;
}

} // namespace trainyard::localcloud
