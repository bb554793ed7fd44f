// launchStack() checks the plan, takes the lease and records the intents; runSteps() calls the driver, and rolls back
// after a failure. resumeStack() reads the intents and joins at runSteps().

#include "backend/cluster/stack/stack_launch.h"

#include <algorithm>

#include "backend/cluster/account/instance_catalog.h"
#include "backend/cluster/cloud/day_budget.h"
#include "backend/cluster/cloud/denial.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/launch/new_cluster_internal.h"
#include "backend/cluster/launch/schedule/usual_duration.h"
#include "backend/cluster/stack/elastic/elastic_workers.h"
#include "backend/cluster/stack/stack_driver_internal.h"
#include "backend/core/async/guarded.h"
#include "backend/core/async/steps.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

using ledger::IntentState;

/// The request of a stack, as the ledger has it.
struct StackRequest {
    std::string token; ///< empty: the stack was attached
    std::string stack; ///< its ARN; empty: CloudFormation has not confirmed the request
    StackPlan plan;
};

/// \error CorruptData (the plan cannot be read), Conflict (it was refused or deleted)
Result<StackRequest> requestOf(const CloudContext &cloud, const OpenCluster &opened)
{
    StackRequest request;
    TY_ASSIGN(const auto resources, cloud.ledger->resources(opened.row.id));
    const auto stack = std::ranges::find(resources, kStackKind, &ledger::Resource::kind);
    if (stack != resources.end())
        request.stack = stack->id;
    TY_ASSIGN(const auto intents, cloud.ledger->intents(opened.row.id));
    const auto intent =
        std::find_if(intents.rbegin(), intents.rend(), [](const ledger::Intent &i) { return i.kind == kStackKind; });
    if (intent == intents.rend()) {
        if (request.stack.empty())
            return fail(ErrorCode::Conflict, "cluster " + opened.row.name, "it has no stack: terminate it");
        request.plan.name = opened.row.name;
        request.plan.region = opened.row.region;
        request.plan.workers = opened.plan.workers;
        return request;
    }
    if (request.stack.empty() && intent->state != IntentState::Open)
        return fail(ErrorCode::Conflict, "cluster " + opened.row.name,
                    "its stack was not created (" + intent->detail + "): terminate it, then create it again");
    auto plan = StackPlan::fromJson(intent->request);
    if (!plan)
        return fail(ErrorCode::CorruptData, "ledger",
                    "the plan of the stack " + opened.row.name + " cannot be read: " + plan.error().detail);
    request.token = intent->token;
    request.plan = std::move(*plan);
    return request;
}

/// Whether the failed creation stays for inspection.
bool isKept(const StackRequest &request, const LaunchOptions &options, const Error &error)
{
    if (options.retain == RetainOnFailure::All || request.token.empty()) // an attached stack was complete before
        return true;
    if (error.code == ErrorCode::Cancelled || error.code == ErrorCode::HostKeyMismatch || request.stack.empty())
        return false;
    return request.plan.keepOnFailure || options.retain == RetainOnFailure::Running;
}

/// From stored intents to a cluster that is ready, for launch and resume; rolls back as plan and options demand.
Status runSteps(const CloudContext &cloud, ClusterOperation &operation, StackRequest request,
                const LaunchOptions &options, const ProgressSink &sink)
{
    Launcher &launcher = operation.launcher;
    const ledger::Cluster row = launcher.row();
    StackDriver driver(cloud, launcher, request.plan, operation.clusterLease.stop());
    const auto steps = [&]() -> Status {
        // Both this and a teardown check after they have acquired their lease, so that one of them detects the other.
        TY_TRY(refuseDuringTeardown(cloud));
        if (request.stack.empty()) {
            TY_TRY(launcher.setState(ClusterState::Requesting));
            TY_TRY(driver.request(request.token));
            TY_ASSIGN(const auto from, originOf(*cloud.ledger, row.id));
            request.stack = from.id;
        }
        TY_TRY(launcher.setState(ClusterState::Booting));
        TY_TRY(driver.waitCreated(request.stack));
        TY_TRY(driver.collectMachines(request.stack, request.plan.minWorkers));
        if (!options.provision)
            return launcher.setState(ClusterState::WaitingForSsh, "running, not set up yet");
        TY_TRY(recordStackHostKeys(cloud, row.id, {}, sink, operation.clusterLease.stop()));
        TY_TRY(launcher.provision({}));
        TY_TRY(launcher.setState(ClusterState::Ready));
        recordEvent(cloud, row.id, "launch", row.name, say("%1 is ready", row.name));
        return {};
    };
    const auto done = guarded("stack", steps); // also an exception must leave no stack behind
    if (done)
        return {};
    const Error error =
        decoded(cloud, done.error(), {Deadline::after(std::chrono::seconds(5)), operation.clusterLease.stop()});
    recordFailure(cloud, row.id, "launch", row.name, say("the creation of the stack"), error);
    if (operation.clusterLease.isRevoked()) // a teardown requested the stop: it deletes what was created
        return fail(ErrorCode::Cancelled, "stack", "it was stopped so that it can be terminated");
    return fail(rollBack(cloud, row, error, isKept(request, options, error), sink));
}

/// Saves the cluster and the intents of its stack, synced.
Status recordIntents(const CloudContext &cloud, Launcher &launcher, const StackPlan &plan, const std::string &token,
                     ClusterId &id)
{
    const auto write = [&] {
        std::vector<ledger::Intent> intents = keyPairIntent(launcher, plan.keyName);
        intents.insert(intents.begin(), launcher.intent(token, kStackKind, "", plan.toJson()));
        return cloud.ledger->openIntents(intents);
    };
    return recordNewCluster(
        cloud, launcher,
        {.files = {{"plan.json", launcher.row().plan}, {"stack.json", plan.toJson()}},
         .writeIntents = write,
         .first = NewCluster::First::Intents,
         .what = plan.workers == 1 ? say("creating the stack %1: 1 master and 1 worker", plan.name)
                                   : say("creating the stack %1: 1 master and %2 workers", plan.name, plan.workers)},
        id);
}

} // namespace

Result<ClusterId> launchStack(const CloudContext &asked, const StackPlan &plan, const LaunchOptions &options,
                              const ProgressSink &sink, std::stop_token stop, ClusterId *id)
{
    ClusterId unknown;
    ClusterId &retained = id ? *id : unknown;
    TY_ASSIGN(const bool isBegun, isOpenCluster(asked, retained));
    if (isBegun)
        return resumeStack(asked, retained, options, sink, std::move(stop));
    const LaunchPlan machines = plan.launchPlan();
    CloudContext cloud = asked;
    TY_ASSIGN(cloud.catalog, catalogFor(asked, machines, {Deadline::after(std::chrono::minutes(1)), stop}));
    TY_TRY(asStatus(plan.problems(*cloud.catalog)));
    TY_TRY(refuseUnpricedBudget(machines, *cloud.catalog));
    TY_TRY(refuseUnpricedDay(*cloud.ledger, cloud.profile, machines, *cloud.catalog));
    TY_TRY(refuseDuringTeardown(cloud));
    if (options.provision) {
        TY_TRY(bundleFor(options)); // before the machines cost anything
    }
    reportUsualDuration(cloud, Origin::Stack, sink);
    const ledger::Cluster row = newClusterRow(cloud, machines);
    TY_ASSIGN(const auto operation,
              ClusterOperation::begin(cloud, {row, machines}, "create the stack", options, sink, std::move(stop)));
    Launcher &launcher = operation->launcher;
    TY_ASSIGN(const auto checked, StackDriver(cloud, launcher, plan, operation->clusterLease.stop()).check());
    const std::string token = newToken();
    TY_TRY(recordIntents(cloud, launcher, checked, token, retained));
    TY_TRY(runSteps(cloud, *operation, {token, {}, checked}, options, sink));
    return row.id;
}

Result<ClusterId> resumeStack(const CloudContext &asked, const ClusterId &id, const LaunchOptions &options,
                              const ProgressSink &sink, std::stop_token stop)
{
    TY_ASSIGN(auto opened, openCluster(asked, id));
    if (const auto state = parseClusterState(opened.row.state);
        state == ClusterState::Ready || state == ClusterState::Training)
        return id;
    const CloudContext cloud = withPricesOf(asked, opened, stop);
    TY_ASSIGN(const auto operation, ClusterOperation::begin(cloud, opened, "resume", options, sink, std::move(stop)));
    TY_TRY(operation->launcher.ensureKeyFiles());
    // After the lease: another program may have recorded the stack.
    TY_ASSIGN(auto request, requestOf(cloud, opened));
    recordEvent(cloud, id, "launch", opened.row.name, say("continuing the creation of %1", opened.row.name));
    TY_TRY(runSteps(cloud, *operation, std::move(request), options, sink));
    return id;
}

} // namespace trainyard::cluster
