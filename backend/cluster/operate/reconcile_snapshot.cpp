#include "backend/cluster/operate/reconcile_snapshot_internal.h"

#include <algorithm>

#include "backend/cluster/cloud/prices.h"
#include "backend/cluster/cloud/records/cluster_account.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/cloud/records/lost_machines.h"
#include "backend/cluster/operate/gone_machines_internal.h"
#include "backend/cluster/operate/removals.h"
#include "backend/cluster/plan/catalog/instance_facts.h"
#include "backend/cluster/plan/costs/cost.h"
#include "backend/cluster/plan/costs/machine_rate.h"
#include "backend/cluster/plan/instance_state.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/ledger/ledger.h"
#include "backend/ssh/command_journal.h"

namespace trainyard::cluster {
namespace {

const ledger::Resource *machineWith(const std::vector<ledger::Resource> &rows, const InstanceId &id)
{
    const auto at =
        std::ranges::find_if(rows, [&](const ledger::Resource &r) { return r.isInstance() && r.id == id.value; });
    return at == rows.end() ? nullptr : &*at;
}

/// Handles a row that is open in the ledger and not alive in AWS's replies, by tag or by id.
void addUnseen(const CloudContext &cloud, const ObservedMachines &observed, const ledger::Cluster &row,
               ClusterSnapshot &c, const ledger::Resource &r)
{
    NodeSnapshot kept = toNode(r);
    if (!observed.regionsRead.contains(r.region)) {
        c.nodes.push_back(std::move(kept)); // not checked: the last known state
        return;
    }
    const auto reported = observed.all.find(kept.id);
    if (reported == observed.all.end() && now() - r.created < cloud.polling.consistency) {
        c.nodes.push_back(std::move(kept)); // it may not be visible everywhere at AWS yet
        return;
    }
    if (reported == observed.all.end() && !provesAbsence(cloud, row)) {
        c.nodes.push_back(std::move(kept));     // it may run in the account of the cluster
        c.state = ClusterState::NeedsAttention; // stays, whatever the cluster was in
        c.detail = accountError(cloud, row).detail;
        return;
    }
    const aws::Instance *known = reported == observed.all.end() ? nullptr : &reported->second;
    // Who works on the cluster may have ended it: its row is left to that program.
    const bool worked =
        observed.leases.contains(clusterLeaseName(row.id)) || observed.leases.contains(teardownLeaseName(cloud));
    const GoneMachine gone = worked ? noteGone(cloud, r, known) : closeGone(cloud, r, known);
    if (!gone.lost && !gone.settled && !isEnding(row))
        c.differences.push_back(say("%1 (%2) is gone: %3.", kept.name, r.id, gone.state));
}

/// Names the machines that were lost, until the user has replaced or dismissed them.
void addLost(const CloudContext &cloud, const ledger::Cluster &row, ClusterSnapshot &c)
{
    auto lost = lostMachines(*cloud.ledger, row.id);
    if (!lost || isEnding(row))
        return;
    c.lost = std::move(*lost);
    for (const NodeSnapshot &n : c.lost)
        c.differences.push_back(say("%1 (%2) is gone: %3.", n.name, n.id.value, n.lost));
}

/// Names the machines whose removal a program began and did not finish.
void addUnfinishedRemovals(const CloudContext &cloud, ClusterSnapshot &c)
{
    const auto events = cloud.ledger->events(c.id, {}, 0, 0);
    const auto leaving = events ? nodesToRemove(*events) : std::set<std::string>();
    for (const NodeSnapshot &n : c.nodes) {
        if (leaving.contains(n.name))
            c.differences.push_back(
                say("%1 did not join its run, and its removal has not finished: remove it.", n.name));
    }
}

/// Names the machines of a stack that cost money and that the list does not have as nodes.
HourlyCost addUnjoined(const CloudContext &cloud, const ObservedMachines &observed, ClusterSnapshot &c,
                       const LaunchPlan &plan)
{
    HourlyCost cost;
    const auto found = observed.unjoined.find(c.id);
    for (const aws::Instance &m : found == observed.unjoined.end() ? std::vector<aws::Instance>() : found->second) {
        const HourlyCost own = machineCost(*cloud.catalog, plan, m.type, c.region, m.state);
        cost += own;
        c.differences.push_back(
            say("%1 (%2, %3 per hour) was started from the launch template of its stack by others: it "
                "joins while a run is followed, and ends with the cluster.",
                m.id.value, m.type, describeRate(sumOf(own))));
    }
    return cost;
}

/// Derives the state of the row, as it is now, from its machines and from the program that works on it.
void deriveState(const ObservedMachines &observed, const ledger::Cluster &row, const HourlyCost &standing,
                 ClusterSnapshot &c)
{
    const bool off = !c.nodes.empty() &&
                     std::ranges::all_of(c.nodes, [](const NodeSnapshot &n) { return isStoppedOrStopping(n.state); });
    if (off && (c.state == ClusterState::Ready || c.state == ClusterState::WaitingForSsh))
        c.state = ClusterState::Stopped;

    // A transitional state without a live lease: the program that worked on it died.
    const bool worked = observed.leases.contains(clusterLeaseName(row.id));
    const bool between = c.state == ClusterState::Planned || c.state == ClusterState::Requesting ||
                         c.state == ClusterState::Booting || c.state == ClusterState::SettingUp ||
                         c.state == ClusterState::Stopping;
    if (!row.closed && !worked && between) {
        c.detail =
            std::string("it was interrupted while ") + std::string(toString(c.state)) + "; resume it or terminate it";
        c.state = ClusterState::NeedsAttention;
    } else if (!row.closed && !worked && c.nodes.empty() && observed.regionsRead.contains(row.region) &&
               c.state != ClusterState::NeedsAttention) {
        c.detail = "all its machines are terminated; " +
                   (standing.nat > 0 ? "the NAT gateway of its stack still costs " + describeRate(sumOf(standing)) +
                                           " per hour: terminate the cluster"
                                     : "terminate the cluster to remove its security group and key pair");
        c.state = ClusterState::NeedsAttention;
    }
}

} // namespace

void addMachine(ClusterSnapshot &c, const NodeSnapshot &node, const aws::Instance &m)
{
    c.nodes.push_back(node);
    if (c.zone.empty())
        c.zone = m.zone;
    if (c.instanceType.empty() || node.role == "worker")
        c.instanceType = m.type;
}

ClusterSnapshot snapshotElsewhere(const CloudContext &cloud, const ledger::Cluster &row)
{
    ClusterSnapshot c = snapshotFrom(*cloud.ledger, row, *cloud.catalog);
    if (const auto resources = cloud.ledger->resources(row.id)) {
        for (const ledger::Resource &r : *resources) {
            if (!r.isInstance())
                continue;
            NodeSnapshot node = toNode(r);
            if (c.instanceType.empty() || node.role == "worker")
                c.instanceType = node.type;
            c.nodes.push_back(std::move(node));
        }
    }
    std::ranges::sort(c.nodes, nodeBefore, &NodeSnapshot::name);
    c.state = ClusterState::NeedsAttention;
    c.detail = accountError(cloud, row).detail;
    c.elsewhere = true;
    return c;
}

ClusterSnapshot snapshotOf(const CloudContext &cloud, const ObservedMachines &observed, const ledger::Cluster &row)
{
    const auto plan = LaunchPlan::fromJson(row.plan);
    ClusterSnapshot c = toSnapshot(row, plan);
    if (const auto differences = observed.differences.find(row.id); differences != observed.differences.end())
        c.differences = differences->second;
    if (const auto alive = observed.alive.find(row.id); alive != observed.alive.end()) {
        for (const auto &[node, machine] : alive->second)
            addMachine(c, node, machine);
    }
    const auto resources = cloud.ledger->resources(row.id);
    const auto at = now();
    if (const auto spent = billingIntervalsOf(*cloud.ledger, *cloud.catalog, row, at))
        setSoFar(c, sumOf(*spent, row.id));
    HourlyCost standing;
    for (const ledger::Resource &r : resources ? *resources : std::vector<ledger::Resource>()) {
        const bool shown = std::ranges::find(c.nodes, InstanceId(r.id), &NodeSnapshot::id) != c.nodes.end();
        if (r.isInstance() && !shown)
            addUnseen(cloud, observed, row, c, r);
        standing += standingCost(*cloud.catalog, r);
    }
    addLost(cloud, row, c);
    std::ranges::sort(c.nodes, nodeBefore, &NodeSnapshot::name);
    HourlyCost hourly = standing;
    LaunchPlan priced = plan.value_or(LaunchPlan());
    const bool spot = priced.spot;
    for (const NodeSnapshot &n : c.nodes) {
        const ledger::Resource *known = resources ? machineWith(*resources, n.id) : nullptr;
        priced.spot = spot && (known || !n.onDemand);
        hourly += known ? machineRate(*cloud.catalog, priced, *known, n.type, n.state)
                        : machineCost(*cloud.catalog, priced, n.type, row.region, n.state, n.spotUsdPerHour);
    }
    hourly += addUnjoined(cloud, observed, c, plan.value_or(LaunchPlan()));
    setHourly(c, sumOf(hourly));
    if (hourly.unpriced > 0 && c.budget.usd > 0 && c.budget.action != BudgetAction::Warn)
        c.differences.push_back(
            say("The price of some machines is unknown: its budget counts the others only, and acts too late."));
    c.asOf = c.usdPerHour > 0 ? at : Timestamp{};
    if (const auto logins = hosts(cloud, row.id)) {
        for (const Host &host : *logins) {
            const auto node = std::ranges::find(c.nodes, host.instance, &NodeSnapshot::id);
            if (node != c.nodes.end())
                node->sshCommand = ssh::sshCommandLine(host.target);
        }
    }

    deriveState(observed, row, standing, c);
    if (c.expires && *c.expires < at && !c.nodes.empty())
        c.differences.push_back(say("Its deadline has passed and machines still run."));
    if (!observed.leases.contains(clusterLeaseName(row.id)))
        addUnfinishedRemovals(cloud, c);
    return c;
}

} // namespace trainyard::cluster
