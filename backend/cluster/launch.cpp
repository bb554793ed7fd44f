#include "backend/cluster/launch.h"

#include <algorithm>

#include "backend/cluster/driver_internal.h"
#include "backend/cluster/inventory_internal.h"
#include "backend/cluster/undo_internal.h"
#include "backend/core/files.h"

namespace trainyard::cluster {
namespace {

using ledger::IntentState;

/// While a "Terminate all" of this cloud runs, nothing new begins.
Status refuseDuringTeardown(const CloudContext &cloud)
{
    const auto leases = cloud.ledger->leases();
    if (!leases)
        return fail(leases.error());
    for (const auto &lease : *leases) {
        if (lease.name == teardownLeaseName(cloud) && lease.alive)
            return fail(ErrorCode::Busy, "ledger",
                        lease.purpose + " (process " + std::to_string(lease.holder.pid) + ")");
    }
    return {};
}

/// From intents on disk to a cluster that is ready: what launch and resume share.
Status carryOn(const CloudContext &cloud, Driver &driver, std::vector<PlannedNode> &nodes, const LaunchOptions &options)
{
    // A teardown that began between our look and our lease has seen neither; asked again now, one of the two sees the
    // other.
    if (auto free = refuseDuringTeardown(cloud); !free)
        return free;
    if (auto set = driver.setState(ClusterState::Requesting); !set)
        return set;
    if (auto ready = driver.ensureThings(); !ready)
        return ready;
    if (auto made = driver.ensureMachines(nodes); !made)
        return made;
    if (auto set = driver.setState(ClusterState::Booting); !set)
        return set;
    if (auto running = driver.waitRunning(nodes); !running)
        return running;
    if (!options.provision)
        return driver.setState(ClusterState::WaitingForSsh, "running, not set up yet");
    if (auto done = driver.provision({}); !done)
        return done;
    if (auto set = driver.setState(ClusterState::Ready); !set)
        return set;
    note(cloud, driver.row().id, "launch", driver.row().name, driver.row().name + " is ready");
    return {};
}

/// The end of a launch that failed: nothing of it runs on, or the user is told what does.
Error takeBack(const CloudContext &cloud, const ledger::Cluster &row, const Error &error, const LaunchOptions &options,
               const ProgressSink &sink, bool takenAway)
{
    note(cloud, row.id, "launch", row.name, "the launch failed: " + error.detail);
    if (takenAway) // a teardown asked us to stop: it ends what we started
        return {ErrorCode::Cancelled, "launch", "it was stopped so that its machines can be terminated"};
    if (options.keepOnFailure) {
        (void)cloud.ledger->setClusterState(row.id, std::string(word(ClusterState::NeedsAttention)), error.detail);
        return error;
    }
    if (sink)
        sink({"undo", "Taking back what was started", "", StepState::Started, -1, error.detail});
    const Receipt receipt = endCluster(cloud, row.id, sink);
    const auto clean = receipt.asStatus();
    if (sink)
        sink({"undo", "Taking back what was started", "", clean ? StepState::Done : StepState::Failed, -1,
              clean ? "" : clean.error().detail});
    if (clean)
        return error;
    (void)cloud.ledger->setClusterState(row.id, std::string(word(ClusterState::NeedsAttention)), clean.error().detail);
    return {ErrorCode::StillRunning, clean.error().source,
            clean.error().detail + "; it was to be taken back because of: " + error.detail};
}

/// Machines of the ledger that have ended since: their nodes are asked for anew.
Status forgetEnded(const CloudContext &cloud, Driver &driver, std::vector<PlannedNode> &nodes, std::stop_token stop)
{
    std::vector<InstanceId> ids;
    for (const PlannedNode &node : nodes) {
        if (node.machine)
            ids.push_back(node.machine->id);
    }
    const std::string &region = driver.row().region;
    const auto machines = cloud.ec2Of(region)->machines(ids, Deadline::after(std::chrono::minutes(2)), stop);
    if (!machines)
        return fail(machines.error());
    for (PlannedNode &node : nodes) {
        if (!node.machine)
            continue;
        const auto found = std::ranges::find(*machines, node.machine->id, &Machine::id);
        if (found != machines->end() && !found->ending())
            continue;
        const std::string state = found == machines->end() ? "unknown" : found->state;
        (void)cloud.ledger->closeResource("instance", node.machine->id.value, cloud.profile, region, state, now());
        (void)cloud.ledger->settleIntent(node.token, IntentState::Closed, node.machine->id.value + " has ended");
        node = driver.newNode(node.name, node.role, node.type);
        if (auto written = driver.writeIntents({&node}, false); !written)
            return written;
    }
    return {};
}

struct Opened {
    ledger::Cluster row;
    LaunchPlan plan;
};

Result<Opened> openCluster(const CloudContext &cloud, const ClusterId &id)
{
    const auto row = cloud.ledger->cluster(id);
    if (!row)
        return fail(row.error());
    if (!*row || (*row)->closed)
        return fail(ErrorCode::NotFound, "ledger", "there is no open cluster " + id.value);
    if (!sameCloud(cloud, **row))
        return fail(ErrorCode::InvalidArgument, "cluster " + (*row)->name,
                    "it belongs to the profile " + (*row)->profile);
    auto plan = LaunchPlan::fromJson((*row)->plan);
    if (!plan)
        return fail(ErrorCode::CorruptData, "ledger",
                    "the plan of " + (*row)->name + " cannot be read: " + plan.error().detail);
    return Opened{**row, std::move(*plan)};
}

} // namespace

Result<ClusterId> launch(const CloudContext &cloud, const LaunchPlan &plan, const LaunchOptions &options,
                         const ProgressSink &sink, std::stop_token stop)
{
    if (auto right = asStatus(plan.problems(*cloud.catalog)); !right)
        return fail(right.error());
    if (auto free = refuseDuringTeardown(cloud); !free)
        return fail(free.error());

    ledger::Cluster row;
    row.id = newClusterId();
    row.name = plan.name;
    row.profile = cloud.profile;
    row.region = plan.region;
    row.endpoint = cloud.endpointId;
    row.owner = cloud.owner;
    row.state = word(ClusterState::Planned);
    row.plan = plan.toJson();
    row.created = now();
    row.expires = row.created + plan.deadline;

    auto lease = cloud.ledger->lease(clusterLeaseName(row.id), "launch " + row.name);
    if (!lease)
        return fail(lease.error());
    ClusterLease held(std::move(*lease), stop);
    Driver driver(cloud, row, plan, options, sink, held.stop());
    // Wrong credentials or a dead endpoint show here, before there is anything to take back.
    if (auto answered = driver.askEndpoint(); !answered) {
        driver.tell("plan", "Checking the plan", "", StepState::Failed, answered.error().detail);
        return fail(answered.error());
    }
    driver.tell("plan", "Checking the plan", "", StepState::Done, std::to_string(plan.machines()) + " machines");

    std::vector<PlannedNode> nodes;
    nodes.push_back(driver.newNode("head", "head", plan.typeOfHead()));
    for (int w = 1; w <= plan.workers; ++w)
        nodes.push_back(driver.newNode("worker-" + std::to_string(w), "worker", plan.instanceType));
    std::vector<PlannedNode *> all;
    for (PlannedNode &node : nodes)
        all.push_back(&node);

    driver.tell("intent", "Writing down what will be asked for", "", StepState::Started);
    if (auto keys = driver.ensureKeyFiles(); !keys)
        return fail(keys.error());
    if (auto wrote = writeFileAtomically(driver.folder() / "plan.json", row.plan, 0644); !wrote)
        return fail(wrote.error());
    const auto forget = [&] {
        std::error_code ignored;
        std::filesystem::remove_all(driver.folder(), ignored); // nothing was asked for: leave no folder behind
    };
    if (auto saved = cloud.ledger->saveCluster(row); !saved) {
        forget();
        return fail(saved.error());
    }
    if (auto written = driver.writeIntents(all, true); !written) {
        (void)cloud.ledger->closeCluster(row.id, std::string(word(ClusterState::Terminated)), now());
        forget();
        return fail(written.error());
    }
    driver.tell("intent", "Writing down what will be asked for", "", StepState::Done);
    note(cloud, row.id, "launch", row.name,
         "launching " + row.name + ": 1 head and " + std::to_string(plan.workers) + " workers");

    if (auto done = carryOn(cloud, driver, nodes, options); !done)
        return fail(takeBack(cloud, driver.row(), done.error(), options, sink, held.takenAway()));
    return row.id;
}

Result<ClusterId> resumeLaunch(const CloudContext &cloud, const ClusterId &id, const LaunchOptions &options,
                               const ProgressSink &sink, std::stop_token stop)
{
    auto opened = openCluster(cloud, id);
    if (!opened)
        return fail(opened.error());
    if (const auto state = clusterState(opened->row.state);
        state == ClusterState::Ready || state == ClusterState::Training)
        return id;
    auto lease = cloud.ledger->lease(clusterLeaseName(id), "resume " + opened->row.name);
    if (!lease)
        return fail(lease.error());
    ClusterLease held(std::move(*lease), stop);
    Driver driver(cloud, opened->row, opened->plan, options, sink, held.stop());
    if (auto keys = driver.ensureKeyFiles(); !keys)
        return fail(keys.error());

    // The latest intent of each node says what to look for; a node that never got one is new.
    const auto intents = cloud.ledger->intents(id);
    const auto known = cloud.ledger->resources(id);
    if (!intents || !known)
        return fail(intents ? known.error() : intents.error());
    std::vector<PlannedNode> nodes;
    const auto nodeFor = [&](const std::string &name, const std::string &role, const std::string &type) -> Status {
        const auto last = std::find_if(intents->rbegin(), intents->rend(),
                                       [&](const ledger::Intent &i) { return i.kind == "instance" && i.node == name; });
        const bool usable =
            last != intents->rend() && (last->state == IntentState::Open || last->state == IntentState::Answered);
        if (!usable) {
            nodes.push_back(driver.newNode(name, role, type));
            return driver.writeIntents({&nodes.back()}, false);
        }
        auto node = driver.nodeOf(*last);
        if (!node)
            return fail(node.error());
        nodes.push_back(std::move(*node));
        for (const ledger::Resource &r : *known) {
            if (r.kind != "instance" || r.name != name)
                continue;
            Machine m;
            m.id = InstanceId(r.id);
            nodes.back().machine = m; // its state is asked for in waitRunning
        }
        return {};
    };
    nodes.reserve(static_cast<std::size_t>(opened->plan.machines()));
    Status ready = nodeFor("head", "head", opened->plan.typeOfHead());
    for (int w = 1; ready && w <= opened->plan.workers; ++w)
        ready = nodeFor("worker-" + std::to_string(w), "worker", opened->plan.instanceType);
    if (!ready)
        return fail(ready.error());
    if (auto looked = forgetEnded(cloud, driver, nodes, held.stop()); !looked)
        return fail(looked.error());

    note(cloud, id, "launch", opened->row.name, "going on with the launch of " + opened->row.name);
    if (auto done = carryOn(cloud, driver, nodes, options); !done)
        return fail(takeBack(cloud, driver.row(), done.error(), options, sink, held.takenAway()));
    return id;
}

Status provisionCluster(const CloudContext &cloud, const ClusterId &id, const LaunchOptions &options,
                        const ProgressSink &sink, std::stop_token stop)
{
    auto opened = openCluster(cloud, id);
    if (!opened)
        return fail(opened.error());
    auto lease = cloud.ledger->lease(clusterLeaseName(id), "provision " + opened->row.name);
    if (!lease)
        return fail(lease.error());
    ClusterLease held(std::move(*lease), stop);
    Driver driver(cloud, opened->row, opened->plan, options, sink, held.stop());
    if (auto done = driver.provision({}); !done) {
        (void)driver.setState(ClusterState::NeedsAttention, done.error().detail);
        return done;
    }
    return driver.setState(ClusterState::Ready);
}

Result<std::vector<std::string>> addWorkers(const CloudContext &cloud, const ClusterId &id, int count,
                                            const LaunchOptions &options, const ProgressSink &sink,
                                            std::stop_token stop)
{
    auto opened = openCluster(cloud, id);
    if (!opened)
        return fail(opened.error());
    if (auto free = refuseDuringTeardown(cloud); !free)
        return fail(free.error());
    if (count < 1)
        return fail(ErrorCode::InvalidArgument, "add workers", "at least one worker");
    auto lease = cloud.ledger->lease(clusterLeaseName(id), "add workers to " + opened->row.name);
    if (!lease)
        return fail(lease.error());
    ClusterLease held(std::move(*lease), stop);
    Driver driver(cloud, opened->row, opened->plan, options, sink, held.stop());
    if (auto keys = driver.ensureKeyFiles(); !keys)
        return fail(keys.error());

    // A number is never given twice, so that logs and charts of a worker that left are not taken for another's.
    const auto everything = cloud.ledger->intents(id);
    const auto alive = cloud.ledger->resources(id);
    if (!everything || !alive)
        return fail(everything ? alive.error() : everything.error());
    int last = 0, workers = 0;
    for (const ledger::Intent &i : *everything) {
        if (i.kind == "instance" && i.node.starts_with("worker-"))
            last = std::max(last, std::atoi(i.node.c_str() + 7));
    }
    for (const ledger::Resource &r : *alive)
        workers += r.kind == "instance" && r.name.starts_with("worker-");
    if (workers + count > LaunchPlan::kMostWorkers)
        return fail(ErrorCode::InvalidArgument, "add workers",
                    "at most " + std::to_string(LaunchPlan::kMostWorkers) + " workers");

    std::vector<PlannedNode> nodes;
    std::vector<PlannedNode *> all;
    std::vector<std::string> names;
    nodes.reserve(static_cast<std::size_t>(count));
    for (int n = 1; n <= count; ++n) {
        names.push_back("worker-" + std::to_string(last + n));
        nodes.push_back(driver.newNode(names.back(), "worker", opened->plan.instanceType));
        all.push_back(&nodes.back());
    }
    const auto work = [&]() -> Status {
        if (auto written = driver.writeIntents(all, false); !written)
            return written;
        if (auto ready = driver.ensureThings(); !ready)
            return ready;
        if (auto made = driver.ensureMachines(nodes); !made)
            return made;
        if (auto running = driver.waitRunning(nodes); !running)
            return running;
        return options.provision ? driver.provision(names) : Status();
    };
    if (auto done = work(); !done) {
        if (held.takenAway())
            return fail(ErrorCode::Cancelled, "add workers", "it was stopped so that the machines can be terminated");
        std::vector<InstanceId> started;
        for (PlannedNode &node : nodes) {
            // A call that was cut off may have made a machine all the same: its intent is open, its token finds it.
            if (!node.machine) {
                const auto found = cloud.ec2Of(opened->row.region)
                                       ->machinesByToken(node.token, Deadline::after(std::chrono::minutes(1)), {});
                if (found && !found->empty())
                    node.machine = found->front();
            }
            if (node.machine)
                started.push_back(node.machine->id);
            else
                (void)cloud.ledger->settleIntent(node.token, IntentState::Closed, "not made");
        }
        if (!options.keepOnFailure && !started.empty()) {
            if (auto ended = endMachines(cloud, opened->row, started, sink, {}); !ended)
                return fail(ended.error());
        }
        return fail(done.error());
    }
    for (const std::string &name : names)
        note(cloud, id, "membership", name, name + " was added");
    return names;
}

Status removeWorker(const CloudContext &cloud, const ClusterId &id, const std::string &node, const ProgressSink &sink,
                    std::stop_token stop)
{
    const auto opened = openCluster(cloud, id);
    if (!opened)
        return fail(opened.error());
    const auto all = cloud.ledger->resources(id);
    if (!all)
        return fail(all.error());
    const auto found =
        std::ranges::find_if(*all, [&](const ledger::Resource &r) { return r.kind == "instance" && r.name == node; });
    if (found == all->end())
        return fail(ErrorCode::NotFound, "cluster " + opened->row.name, "it has no machine " + node);
    if (toNode(*found).locked)
        return fail(ErrorCode::InvalidArgument, "cluster " + opened->row.name,
                    "the head is locked: end the whole cluster instead");
    auto lease = cloud.ledger->lease(clusterLeaseName(id), "remove " + node + " from " + opened->row.name);
    if (!lease)
        return fail(lease.error());
    ClusterLease held(std::move(*lease), stop);
    if (auto ended = endMachines(cloud, opened->row, {InstanceId(found->id)}, sink, held.stop()); !ended)
        return ended;
    note(cloud, id, "membership", node, node + " was removed");
    return {};
}

} // namespace trainyard::cluster
