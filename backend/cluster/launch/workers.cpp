// Adds and removes workers of an existing cluster, and replaces its head.

#include <algorithm>

#include "backend/cluster/cloud/denial.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/launch/cluster_operation_internal.h"
#include "backend/cluster/launch/launch.h"
#include "backend/cluster/launch/schedule/auto_termination.h"
#include "backend/cluster/plan/membership.h"
#include "backend/cluster/teardown/undo_internal.h"
#include "backend/core/async/guarded.h"
#include "backend/core/try.h"

namespace trainyard::cluster {

using ledger::IntentState;

Result<std::vector<std::string>> newWorkerNames(const CloudContext &cloud, const ClusterId &id, int count)
{
    TY_ASSIGN(const auto everything, cloud.ledger->intents(id));
    TY_ASSIGN(const auto known, cloud.ledger->resources(id, false)); // machines of a stack have no intents
    int last = 0, workers = 0;
    for (const ledger::Intent &i : everything) {
        if (i.isInstance() && isWorkerName(i.node))
            last = std::max(last, std::atoi(i.node.c_str() + 7));
    }
    for (const ledger::Resource &r : known) {
        if (!r.isInstance() || !isWorkerName(r.name))
            continue;
        last = std::max(last, std::atoi(r.name.c_str() + 7));
        workers += !r.closed;
    }
    if (workers + count > LaunchPlan::kMaxWorkers)
        return fail(ErrorCode::InvalidArgument, "add workers",
                    "at most " + std::to_string(LaunchPlan::kMaxWorkers) + " workers");
    std::vector<std::string> names;
    for (int n = 1; n <= count; ++n)
        names.push_back("worker-" + std::to_string(last + n));
    return names;
}

namespace {

/// Busy says that nothing was launched: not after the requests.
Error afterRequest(Error error)
{
    if (error.code == ErrorCode::Busy)
        error.code = ErrorCode::Conflict;
    return error;
}

/// After their machines were terminated.
void closeRequests(const CloudContext &cloud, const std::vector<ledger::Intent> &unanswered)
{
    for (const ledger::Intent &i : unanswered)
        (void)cloud.ledger->recordIntentResult(i.token, IntentState::Closed, "no machine of it is left");
}

} // namespace

Status terminateNodes(const CloudContext &cloud, const ledger::Cluster &cluster, const std::vector<PlannedNode> &nodes,
                      const ProgressSink &sink)
{
    const auto open = cloud.ledger->intents(cluster.id);
    std::vector<InstanceId> started;
    std::vector<ledger::Intent> unanswered;
    for (const PlannedNode &node : nodes) {
        if (node.machine) {
            started.push_back(node.machine->id);
            continue;
        }
        // An interrupted call may have created a machine: its intent is open, and its token finds it.
        for (const ledger::Intent &i : open ? *open : std::vector<ledger::Intent>()) {
            if (i.token == node.token && i.state == IntentState::Open)
                unanswered.push_back(i);
        }
    }
    TY_TRY(terminateMachines(cloud, cluster, started, unanswered, sink, {}));
    closeRequests(cloud, unanswered);
    return {};
}

Status addMachines(const CloudContext &cloud, const OpenCluster &opened, ClusterOperation &operation,
                   std::vector<PlannedNode> &nodes, const std::string &what, const LaunchOptions &options,
                   const ProgressSink &sink)
{
    Launcher &launcher = operation.launcher;
    const ClusterId &id = opened.row.id;
    std::vector<PlannedNode *> all;
    std::vector<std::string> names;
    for (PlannedNode &node : nodes) {
        all.push_back(&node);
        names.push_back(node.name);
    }
    bool isRequested = false;
    const auto work = [&]() -> Status {
        TY_TRY(launcher.writeIntents(all, false));
        isRequested = true;
        TY_TRY(launcher.ensureResources());
        TY_TRY(launcher.ensureMachines(nodes));
        TY_TRY(launcher.waitRunning(nodes));
        return options.provision ? launcher.provision(names) : Status();
    };
    if (auto done = guarded("add machines", work); !done) { // also an exception must leave no machine behind
        if (isRequested)
            done = fail(afterRequest(done.error()));
        recordFailure(cloud, id, kMembershipEvent, opened.row.name, Sentence::verbatim(what), done.error());
        if (operation.clusterLease.isRevoked())
            return fail(ErrorCode::Cancelled, what, "it was stopped so that the machines can be terminated");
        if (options.retain == RetainOnFailure::All)
            return done; // the intents stay open: the next list and teardown look for their machines
        if (const Status ended = terminateNodes(cloud, opened.row, nodes, sink); !ended)
            return fail(afterRequest(ended.error()));
        return fail(
            decoded(cloud, done.error(), {Deadline::after(std::chrono::seconds(5)), operation.clusterLease.stop()}));
    }
    for (const std::string &name : names)
        recordEvent(cloud, id, kMembershipEvent, name,
                    Sentence::verbatim(membershipText(name, MembershipChange::Added)));
    if (options.provision) {
        if (const auto kept = refreshBudgetLimits(cloud, id, sink, operation.clusterLease.stop()); !kept)
            recordFailure(cloud, id, "deadline", "",
                          say("the deadline of its budget could not be set: %1", kept.error().detail));
    }
    return {};
}

Result<std::vector<std::string>> addWorkers(const CloudContext &asked, const ClusterId &id, int count,
                                            const LaunchOptions &options, const ProgressSink &sink,
                                            std::stop_token stop)
{
    TY_ASSIGN(auto opened, openCluster(asked, id));
    TY_TRY(refuseDuringTeardown(asked));
    if (options.onDemand) {
        opened.plan.spot = false;
        opened.plan.maxPriceUsd = 0;
    }
    if (count < 1)
        return fail(ErrorCode::InvalidArgument, "add workers", "at least one worker");
    if (options.provision) {
        // Check for the runtime before the machines cost anything.
        TY_TRY(bundleFor(options));
    }
    const CloudContext cloud = withPricesOf(asked, opened, stop);
    TY_ASSIGN(const auto begun,
              ClusterOperation::begin(cloud, opened, "add workers to", options, sink, std::move(stop)));
    TY_TRY(begun->launcher.ensureKeyFiles());
    TY_ASSIGN(const auto names, newWorkerNames(cloud, id, count));
    std::vector<PlannedNode> nodes;
    for (const std::string &name : names)
        nodes.push_back(begun->launcher.newNode(name, "worker", opened.plan.instanceType));
    const std::string more = count == 1 ? "" : " and " + std::to_string(count - 1) + " more workers";
    TY_TRY(addMachines(cloud, opened, *begun, nodes, "adding " + names.front() + more, options, sink));
    return names;
}

Status replaceHead(const CloudContext &asked, const ClusterId &id, const LaunchOptions &options,
                   const ProgressSink &sink, std::stop_token stop)
{
    TY_ASSIGN(auto opened, openCluster(asked, id));
    TY_TRY(refuseDuringTeardown(asked));
    if (options.provision) {
        // Check for the runtime before the machine costs anything.
        TY_TRY(bundleFor(options));
    }
    const CloudContext cloud = withPricesOf(asked, opened, stop);
    TY_ASSIGN(const auto begun,
              ClusterOperation::begin(cloud, opened, "replace the head of", options, sink, std::move(stop)));
    // After the lease: another program may have replaced it.
    TY_ASSIGN(const auto alive, cloud.ledger->resources(id));
    for (const ledger::Resource &r : alive) {
        if (r.isInstance() && toNode(r).isHead())
            return fail(ErrorCode::Conflict, "cluster " + opened.row.name, "its head node " + r.id + " exists");
    }
    // A request whose reply was lost may have created a head already.
    TY_ASSIGN(const auto intents, cloud.ledger->intents(id));
    for (const ledger::Intent &i : intents) {
        if (i.isInstance() && i.node == "head" && i.state == IntentState::Open)
            return fail(ErrorCode::Conflict, "cluster " + opened.row.name,
                        "an earlier request for a head node has no known result: list the clusters, then try again");
    }
    TY_TRY(begun->launcher.ensureKeyFiles());
    std::vector<PlannedNode> nodes{begun->launcher.newNode("head", "head", opened.plan.typeOfHead())};
    return addMachines(cloud, opened, *begun, nodes, "replacing the head", options, sink);
}

Status removeWorker(const CloudContext &cloud, const ClusterId &id, const std::string &node, const ProgressSink &sink,
                    std::stop_token stop)
{
    TY_ASSIGN(const auto opened, openCluster(cloud, id));
    TY_ASSIGN(auto lease, cloud.ledger->lease(clusterLeaseName(id), "remove " + node + " from " + opened.row.name));
    ClusterLease clusterLease(std::move(lease), stop);
    // After the lease: no other program is waiting for a reply to these requests.
    TY_ASSIGN(const auto all, cloud.ledger->resources(id));
    TY_ASSIGN(auto requests, cloud.ledger->intents(id));
    std::erase_if(requests, [&](const ledger::Intent &i) {
        return !i.isInstance() || i.node != node || i.state != IntentState::Open;
    });
    std::vector<InstanceId> machines; // several where a replacement was requested while the former was ending
    bool isLocked = false;
    for (const ledger::Resource &r : all) {
        if (!r.isInstance() || r.name != node)
            continue;
        machines.emplace_back(r.id);
        isLocked = isLocked || toNode(r).locked;
    }
    if (machines.empty() && requests.empty())
        return fail(ErrorCode::NotFound, "cluster " + opened.row.name, "it has no machine " + node);
    if (machines.empty() ? !isWorkerName(node) : isLocked)
        return fail(ErrorCode::InvalidArgument, "cluster " + opened.row.name,
                    "the head is locked: terminate the cluster instead");
    const auto done = terminateMachines(cloud, opened.row, machines, requests, sink, clusterLease.stop());
    if (!done) {
        recordFailure(cloud, id, kMembershipEvent, node, say("removing %1", node), done.error());
        return done;
    }
    closeRequests(cloud, requests);
    recordEvent(cloud, id, kMembershipEvent, node, Sentence::verbatim(membershipText(node, MembershipChange::Removed)));
    return {};
}

} // namespace trainyard::cluster
