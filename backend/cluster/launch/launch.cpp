// launch() selects the region; launchInRegion() checks the plan, takes the lease and records the intents; runSteps()
// calls the Launcher (resources, machines, provisioning) and rolls back after a failure. resumeLaunch() reads the
// intents and joins at runSteps().

#include "backend/cluster/launch/launch.h"

#include <algorithm>

#include "backend/cluster/account/instance_catalog.h"
#include "backend/cluster/cloud/day_budget.h"
#include "backend/cluster/cloud/records/cluster_account.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/launch/cluster_operation_internal.h"
#include "backend/cluster/launch/launch_failure_internal.h"
#include "backend/cluster/launch/new_cluster_internal.h"
#include "backend/cluster/launch/schedule/auto_termination.h"
#include "backend/cluster/plan/membership.h"
#include "backend/core/async/guarded.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

using ledger::IntentState;

constexpr const char *kChecking = "Checking the plan";

/// Sends the machines the limits that follow from the prices of other types than planned.
/// \param other  whether there may be any
void sendPrices(const CloudContext &cloud, ClusterOperation &operation, bool other, const ProgressSink &sink)
{
    const ClusterId id = operation.launcher.row().id;
    Status sent = repeatDeadline(cloud, id, sink, operation.clusterLease.stop());
    if (sent && other)
        sent = refreshBudgetLimits(cloud, id, sink, operation.clusterLease.stop());
    if (!sent)
        recordFailure(cloud, id, "deadline", "",
                      say("the deadline of its budget could not be set: %1", sent.error().detail));
}

/// From stored intents to a cluster that is ready, for launch and resume; rolls back as the options demand.
Status runSteps(const CloudContext &cloud, ClusterOperation &operation, std::vector<PlannedNode> &nodes,
                const LaunchOptions &options, const ProgressSink &sink)
{
    Launcher &launcher = operation.launcher;
    const ledger::Cluster &row = launcher.row();
    bool allRun = false;
    const auto steps = [&]() -> Status {
        // A teardown may have started between the first check and the acquisition of the lease. Since both check after
        // they have acquired their lease, at least one of them detects the other.
        TY_TRY(refuseDuringTeardown(cloud));
        TY_TRY(launcher.setState(ClusterState::Requesting));
        TY_TRY(launcher.ensureResources());
        const auto workers = static_cast<std::size_t>(launcher.plan().minWorkers);
        const auto least = workers > 0 ? workers + 1 : nodes.size();
        TY_TRY(launcher.ensureMachines(nodes, least));
        TY_TRY(launcher.setState(ClusterState::Booting));
        TY_TRY(launcher.waitRunning(nodes, std::min(least, nodes.size())));
        allRun = true;
        TY_ASSIGN(const bool other, launcher.followPrices(nodes));
        if (!options.provision)
            return launcher.setState(ClusterState::WaitingForSsh, "running, not set up yet");
        TY_TRY(launcher.provision({}));
        sendPrices(cloud, operation, other, sink);
        TY_TRY(launcher.setState(ClusterState::Ready));
        recordEvent(cloud, row.id, "launch", row.name, say("%1 is ready", row.name));
        return {};
    };
    const auto done = guarded("launch", steps); // also an exception must leave no machine behind
    if (done)
        return {};
    return fail(endFailedLaunch(cloud, operation, done.error(), options, allRun, sink));
}

/// Closes machines of the ledger that have terminated since, and requests their nodes again.
/// \error InvalidArgument (AWS does not know a machine, and it may be in another account: it may run there)
Status dropTerminated(const CloudContext &cloud, Launcher &launcher, std::vector<PlannedNode> &nodes,
                      std::stop_token stop)
{
    std::vector<InstanceId> ids;
    for (const PlannedNode &node : nodes) {
        if (node.machine)
            ids.push_back(node.machine->id);
    }
    const std::string &region = launcher.row().region;
    TY_ASSIGN(const auto machines,
              cloud.ec2Of(region)->describeKnownInstances(ids, {Deadline::after(std::chrono::minutes(2)), stop}));
    for (PlannedNode &node : nodes) {
        if (!node.machine)
            continue;
        const auto found = std::ranges::find(machines, node.machine->id, &aws::Instance::id);
        if (found != machines.end() && !found->isTerminating())
            continue;
        if (found == machines.end() && now() - node.machine->launched < cloud.polling.consistency)
            continue; // just created: not yet visible in every part of the cloud
        if (found == machines.end()) {
            const auto answering = withAccountNow(cloud, {Deadline::after(std::chrono::seconds(30)), stop});
            if (!provesAbsence(answering, launcher.row()))
                return fail(accountError(answering, launcher.row()));
        }
        const std::string state = found == machines.end() ? "unknown" : found->state;
        (void)cloud.ledger->closeResource("instance", node.machine->id.value, cloud.profile, region, state, now());
        (void)cloud.ledger->recordIntentResult(node.token, IntentState::Closed, node.machine->id.value + " has ended");
        node = launcher.newNode(node.name, node.role, node.type);
        TY_TRY(launcher.writeIntents({&node}, false));
    }
    return {};
}

/// A complete launch in the plan's own region. `id` is set as soon as the cluster is in the ledger.
Result<ClusterId> launchInRegion(const CloudContext &cloud, ClusterId &id, const LaunchPlan &plan,
                                 const LaunchOptions &options, const ProgressSink &sink, std::stop_token stop)
{
    TY_TRY(asStatus(plan.problems(*cloud.catalog)));
    TY_TRY(refuseUnpricedDay(*cloud.ledger, cloud.profile, plan, *cloud.catalog));
    TY_TRY(refuseDuringTeardown(cloud));
    if (options.provision) {
        // Check for the runtime before the machines cost anything.
        TY_TRY(bundleFor(options));
    }

    const ledger::Cluster row = newClusterRow(cloud, plan);
    TY_ASSIGN(const auto operation,
              ClusterOperation::begin(cloud, {row, plan}, "launch", options, sink, std::move(stop)));
    Launcher &launcher = operation->launcher;
    // Wrong credentials or an unreachable endpoint are detected here, before there is anything to roll back.
    TY_TRY(launcher.step("plan", kChecking)
               .end(launcher.checkEndpoint(), machinesText(static_cast<std::size_t>(plan.machines()))));

    std::vector<PlannedNode> nodes;
    nodes.push_back(launcher.newNode("head", "head", plan.typeOfHead()));
    for (int w = 1; w <= plan.workers; ++w)
        nodes.push_back(launcher.newNode("worker-" + std::to_string(w), "worker", plan.instanceType));
    std::vector<PlannedNode *> all;
    for (PlannedNode &node : nodes)
        all.push_back(&node);

    TY_TRY(recordNewCluster(cloud, launcher,
                            {.files = {{"plan.json", row.plan}},
                             .writeIntents = [&] { return launcher.writeIntents(all, true); },
                             .what = plan.workers == 1
                                         ? say("launching %1: 1 head and 1 worker", row.name)
                                         : say("launching %1: 1 head and %2 workers", row.name, plan.workers)},
                            id));
    recordEvent(cloud, row.id, "launch", row.name, say("their image is %1", launcher.imageDescription()));

    TY_TRY(runSteps(cloud, *operation, nodes, options, sink));
    return row.id;
}

} // namespace

Result<ClusterId> launch(const CloudContext &asked, const LaunchPlan &plan, const LaunchOptions &options,
                         const ProgressSink &sink, std::stop_token stop, ClusterId *id)
{
    ClusterId unknown;
    ClusterId &retained = id ? *id : unknown;
    TY_ASSIGN(const bool isBegun, isOpenCluster(asked, retained));
    if (isBegun)
        return resumeLaunch(asked, retained, options, sink, std::move(stop));
    // The region describes types that the built-in table lacks, so that new types need no new version of the program,
    // and the price list has their prices.
    CloudContext cloud = asked;
    TY_ASSIGN(const auto catalog, catalogFor(cloud, plan, {Deadline::after(std::chrono::minutes(1)), stop}));
    cloud.catalog = catalog;
    LaunchPlan here = plan;
    for (std::size_t tried = 0;; ++tried) {
        auto done = launchInRegion(cloud, retained, here, options, sink, stop);
        // A capacity error means that everything was rolled back, unless RetainOnFailure::All retains the cluster.
        if (done || !isCapacityError(done.error()) || options.retain == RetainOnFailure::All ||
            tried == plan.otherRegions.size())
            return done;
        const std::string &next = plan.otherRegions[tried];
        StepReporter(sink, {.step = "plan", .title = kChecking, .subject = {{}, {}, plan.name}})
            .progress(say("no capacity in %1 (%2); trying %3", here.region, done.error().detail, next));
        here.region = next;
        here.otherRegions.erase(here.otherRegions.begin());
        here.zones.clear(); // zones and subnet belong to the first region
        here.subnet.clear();
    }
}

Result<ClusterId> resumeLaunch(const CloudContext &asked, const ClusterId &id, const LaunchOptions &options,
                               const ProgressSink &sink, std::stop_token stop)
{
    TY_ASSIGN(auto opened, openCluster(asked, id));
    if (const auto state = parseClusterState(opened.row.state);
        state == ClusterState::Ready || state == ClusterState::Training)
        return id;
    const CloudContext cloud = withPricesOf(asked, opened, stop);
    TY_ASSIGN(const auto operation, ClusterOperation::begin(cloud, opened, "resume", options, sink, std::move(stop)));
    Launcher &launcher = operation->launcher;
    TY_TRY(launcher.ensureKeyFiles());

    // The latest intent of each node determines what to look for; a node without intent is new.
    const auto intents = cloud.ledger->intents(id);
    const auto known = cloud.ledger->resources(id);
    if (!intents || !known)
        return fail(intents ? known.error() : intents.error());
    std::vector<PlannedNode> nodes;
    const auto nodeFor = [&](const std::string &name, const std::string &role, const std::string &type) -> Status {
        const auto last = std::find_if(intents->rbegin(), intents->rend(),
                                       [&](const ledger::Intent &i) { return i.isInstance() && i.node == name; });
        const bool usable =
            last != intents->rend() && (last->state == IntentState::Open || last->state == IntentState::Succeeded);
        if (!usable) {
            nodes.push_back(launcher.newNode(name, role, type));
            return launcher.writeIntents({&nodes.back()}, false);
        }
        TY_ASSIGN(auto node, launcher.nodeOf(*last));
        nodes.push_back(std::move(node));
        for (const ledger::Resource &r : *known) {
            // The machine of this very request: that of a former one for the same node may still be ending.
            if (!r.isInstance() || last->state != IntentState::Succeeded || r.id != last->detail)
                continue;
            aws::Instance m;
            m.id = InstanceId(r.id);
            m.launched = r.created;
            nodes.back().machine = m; // waitRunning() queries its state
        }
        return {};
    };
    nodes.reserve(static_cast<std::size_t>(opened.plan.machines()));
    Status ready = nodeFor("head", "head", opened.plan.typeOfHead());
    TY_ASSIGN(const auto events, cloud.ledger->events(id, {}, 0, 0));
    const auto removed = removedNodes(events);
    for (int w = 1; ready && w <= opened.plan.workers; ++w) {
        const std::string name = "worker-" + std::to_string(w);
        if (!removed.contains(name)) // what the user removed is not wanted any more
            ready = nodeFor(name, "worker", opened.plan.instanceType);
    }
    if (!ready)
        return fail(ready.error());
    TY_TRY(dropTerminated(cloud, launcher, nodes, operation->clusterLease.stop()));

    recordEvent(cloud, id, "launch", opened.row.name, say("continuing the launch of %1", opened.row.name));
    TY_TRY(runSteps(cloud, *operation, nodes, options, sink));
    return id;
}

Status provisionCluster(const CloudContext &cloud, const ClusterId &id, const LaunchOptions &options,
                        const ProgressSink &sink, std::stop_token stop)
{
    TY_ASSIGN(auto opened, openCluster(cloud, id));
    TY_ASSIGN(const auto operation,
              ClusterOperation::begin(cloud, opened, "provision", options, sink, std::move(stop)));
    Launcher &launcher = operation->launcher;
    if (auto done = launcher.provision({}); !done) {
        (void)launcher.setState(ClusterState::NeedsAttention, done.error().detail);
        return done;
    }
    sendPrices(cloud, *operation, true, sink); // the launch before it may have taken other types
    return launcher.setState(ClusterState::Ready);
}

} // namespace trainyard::cluster
