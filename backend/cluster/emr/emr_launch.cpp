// launchEmr() checks the plan with the account, takes the lease and records the request; runSteps() creates and sets up.
// resumeEmr() reads the request and joins at runSteps().

#include "backend/cluster/emr/emr_launch.h"

#include <numeric>

#include "backend/cluster/account/instance_catalog.h"
#include "backend/cluster/cloud/day_budget.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/emr/emr_launcher_internal.h"
#include "backend/cluster/emr/plan/emr_checks.h"
#include "backend/cluster/launch/launch_failure_internal.h"
#include "backend/cluster/launch/new_cluster_internal.h"
#include "backend/cluster/launch/schedule/usual_duration.h"
#include "backend/core/async/guarded.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

using ledger::IntentState;

CallContext minutes(int count, const std::stop_token &stop)
{
    return {Deadline::after(std::chrono::minutes(count)), stop};
}

/// The plan with its release, and what the user should know about it.
struct CheckedEmr {
    EmrPlan plan;
    std::vector<Sentence> warnings;
};

/// The plan, once the region and the account accept it. Creates nothing.
Result<CheckedEmr> checkedPlan(const CloudContext &cloud, const EmrPlan &plan, const LaunchOptions &options,
                               const CallContext &context)
{
    TY_TRY(asStatus(plan.problems(*cloud.catalog)));
    TY_TRY(refuseUnpricedDay(*cloud.ledger, cloud.profile, catalogPlan(plan), *cloud.catalog));
    TY_TRY(refuseDuringTeardown(cloud));
    if (options.provision) {
        // Check for the runtime before the machines cost anything.
        TY_TRY(bundleFor(options));
    }
    TY_ASSIGN(const auto facts, readEmrFacts(cloud, plan, context));
    if (const auto refusals = emrRefusals(plan, facts); !refusals.empty())
        return fail(ErrorCode::InvalidArgument, "plan",
                    std::accumulate(refusals.begin(), refusals.end(), Sentence(), followedBy).english());
    EmrPlan complete = plan;
    complete.releaseLabel = facts.release;
    return CheckedEmr{std::move(complete), emrWarnings(plan, facts)};
}

/// The first request, or another one in place of one that EMR refused.
Result<EmrRequestRow> writeRequest(const CloudContext &cloud, const Launcher &launcher, const EmrPlan &plan,
                                   bool withKeyPair)
{
    EmrRequestRow request{launcher.intent(newToken(), kEmrKind, "", plan.toJson()), plan};
    std::vector<ledger::Intent> intents;
    if (withKeyPair)
        intents = keyPairIntent(launcher, plan.keyName);
    intents.insert(intents.begin(), request.intent);
    TY_TRY(cloud.ledger->openIntents(intents));
    return request;
}

/// From the stored request to a cluster that is ready; rolls back as the options demand.
Status runSteps(const CloudContext &cloud, ClusterOperation &operation, EmrLauncher &emr, bool mayExist,
                const LaunchOptions &options, const ProgressSink &sink)
{
    Launcher &launcher = operation.launcher;
    bool allRun = false;
    const auto steps = [&]() -> Status {
        TY_TRY(refuseDuringTeardown(cloud)); // it may have begun before the lease was acquired
        TY_TRY(launcher.setState(ClusterState::Requesting));
        TY_TRY(emr.ensureResources());
        TY_TRY(emr.ensureCluster(mayExist));
        TY_TRY(launcher.setState(ClusterState::Booting));
        Status up = emr.waitUntilUp();
        if (!up && emr.wasTooEarly()) {
            TY_ASSIGN(auto again, writeRequest(cloud, launcher, emr.plan(), false));
            TY_TRY(emr.requestAgain(std::move(again)));
            up = emr.waitUntilUp();
        }
        if (up || emr.lacksNodes()) {
            TY_TRY(emr.recordNodes());
        }
        TY_TRY(up);
        allRun = true;
        TY_TRY(emr.openSsh());
        if (!options.provision)
            return launcher.setState(ClusterState::WaitingForSsh, "running, not set up yet");
        TY_TRY(emr.setUp({}));
        TY_TRY(launcher.setState(ClusterState::Ready));
        recordEvent(cloud, launcher.row().id, "launch", launcher.row().name, say("%1 is ready", launcher.row().name));
        return {};
    };
    const auto done = guarded("EMR", steps); // also an exception must leave no cluster behind
    if (done)
        return {};
    LaunchOptions ending = options;
    if (!allRun && emr.lacksNodes()) { // the user decides
        allRun = true;
        if (options.retain == RetainOnFailure::Nothing)
            ending.retain = RetainOnFailure::Running;
    }
    return fail(endFailedLaunch(cloud, operation, done.error(), ending, allRun, sink));
}

/// Records cluster and request before the first call.
Result<EmrRequestRow> record(const CloudContext &cloud, ClusterOperation &operation, const EmrPlan &plan, ClusterId &id)
{
    Launcher &launcher = operation.launcher;
    EmrRequestRow request;
    const auto write = [&]() -> Status {
        TY_ASSIGN(request, writeRequest(cloud, launcher, plan, true));
        return {};
    };
    TY_TRY(recordNewCluster(cloud, launcher,
                            {.files = {{"plan.json", plan.toJson()}},
                             .writeIntents = write,
                             .first = NewCluster::First::Intents,
                             .what = say("creating the EMR cluster %1: 1 master, %2 core and %3 task nodes of %4",
                                         plan.name, plan.workers, plan.taskNodes, plan.releaseLabel)},
                            id));
    return request;
}

} // namespace

Result<ClusterId> launchEmr(const CloudContext &asked, const EmrPlan &plan, const LaunchOptions &options,
                            const ProgressSink &sink, std::stop_token stop, ClusterId *id)
{
    ClusterId unknown;
    ClusterId &retained = id ? *id : unknown;
    TY_ASSIGN(const bool isBegun, isOpenCluster(asked, retained));
    if (isBegun)
        return resumeEmr(asked, retained, options, sink, std::move(stop));
    CloudContext cloud = asked;
    TY_ASSIGN(cloud.catalog, catalogFor(cloud, catalogPlan(plan), minutes(1, stop)));

    StepReporter checking(sink, {.step = "plan", .title = "Checking the plan", .subject = {{}, {}, plan.name}});
    checking.begin();
    const auto accepted = checkedPlan(cloud, plan, options, minutes(5, stop));
    if (!accepted)
        return checking.failed(accepted.error());
    const EmrPlan *checked = &accepted->plan;
    checking.done(say("%1, %2", checked->releaseLabel, machinesText(static_cast<std::size_t>(checked->machines()))));
    reportUsualDuration(cloud, Origin::Emr, sink);

    ledger::Cluster row = newClusterRow(cloud, checked->launchPlan());
    row.expires = emrExpires(*checked, *cloud.catalog, row.created);
    TY_ASSIGN(const auto operation,
              ClusterOperation::begin(cloud, {row, checked->launchPlan()}, "launch", options, sink, std::move(stop)));
    TY_TRY(operation->launcher.checkKey());
    TY_ASSIGN(auto request, record(cloud, *operation, *checked, retained));
    for (const Sentence &warning : accepted->warnings)
        recordEvent(cloud, row.id, "emr", row.name, warning);
    EmrLauncher emr(cloud, *operation, std::move(request), options, sink);
    TY_TRY(runSteps(cloud, *operation, emr, false, options, sink));
    return row.id;
}

Result<ClusterId> resumeEmr(const CloudContext &asked, const ClusterId &id, const LaunchOptions &options,
                            const ProgressSink &sink, std::stop_token stop)
{
    TY_ASSIGN(const auto opened, openCluster(asked, id));
    const CloudContext cloud = withPricesOf(asked, opened, stop);
    TY_ASSIGN(const auto operation, ClusterOperation::begin(cloud, opened, "resume", options, sink, std::move(stop)));
    TY_ASSIGN(auto request, emrRequestOf(cloud, id)); // after the lease: no other program is sending it
    const auto state = parseClusterState(opened.row.state);
    const bool isReady = state == ClusterState::Ready || state == ClusterState::Training;
    TY_TRY(operation->launcher.ensureKeyFiles());
    const bool wasRefused =
        request.intent.state == IntentState::Rejected || request.intent.state == IntentState::Closed;
    if (wasRefused) {
        TY_ASSIGN(request, writeRequest(cloud, operation->launcher, request.plan, false));
    }
    EmrLauncher emr(cloud, *operation, std::move(request), options, sink);
    if (isReady)
        emr.acceptFewerNodes(kLongestEmrFill);
    else if (state == ClusterState::NeedsAttention) // "go on" is the answer to what it lacks
        emr.acceptFewerNodes(std::chrono::minutes(0));
    if (isReady && !emr.emrId().empty()) {
        TY_TRY(emr.waitUntilUp());
        TY_ASSIGN(const auto added, emr.recordNodes());
        TY_ASSIGN(const auto names, nodesToSetUp(cloud, id, added));
        if (!names.empty() && options.provision) {
            TY_TRY(emr.setUp(names));
        }
        return id;
    }
    recordEvent(cloud, id, "launch", opened.row.name, say("continuing the creation of %1", opened.row.name));
    TY_TRY(runSteps(cloud, *operation, emr, !wasRefused, options, sink));
    return id;
}

} // namespace trainyard::cluster
