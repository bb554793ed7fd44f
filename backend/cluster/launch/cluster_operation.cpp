// Common start of all operations that change a cluster: its row, its lease, and a Launcher; and the end of a failed launch.

#include "backend/cluster/launch/cluster_operation_internal.h"

#include "backend/cluster/account/instance_catalog.h"
#include "backend/cluster/cloud/records/cluster_account.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/teardown/undo_internal.h"
#include "backend/core/async/steps.h"
#include "backend/core/try.h"

namespace trainyard::cluster {

Status refuseDuringTeardown(const CloudContext &cloud)
{
    TY_ASSIGN(const auto leases, cloud.ledger->leases());
    for (const auto &lease : leases) {
        if (lease.name == teardownLeaseName(cloud) && lease.alive)
            return fail(ErrorCode::Busy, "ledger",
                        lease.purpose + " (process " + std::to_string(lease.holder.pid) + ")");
    }
    return {};
}

Result<OpenCluster> openCluster(const CloudContext &cloud, const ClusterId &id)
{
    TY_ASSIGN(const auto row, cloud.ledger->cluster(id));
    if (!row || row->closed)
        return fail(ErrorCode::NotFound, "ledger", "there is no open cluster " + id.value);
    CloudContext present = cloud; // the profile may have got the keys of another account since it was opened
    present.account = accountToRecord(cloud);
    if (!sameCloud(present, *row))
        return fail(otherCloudError(present, *row));
    auto plan = LaunchPlan::fromJson(row->plan);
    if (!plan)
        return fail(ErrorCode::CorruptData, "ledger",
                    "the plan of " + row->name + " cannot be read: " + plan.error().detail);
    return OpenCluster{*row, std::move(*plan)};
}

CloudContext withPricesOf(const CloudContext &cloud, const OpenCluster &opened, std::stop_token stop)
{
    CloudContext priced = cloud;
    if (auto catalog = catalogFor(cloud, opened.plan, {Deadline::after(std::chrono::minutes(1)), std::move(stop)}))
        priced.catalog = std::move(*catalog);
    return priced;
}

Status refuseUnpricedBudget(const LaunchPlan &plan, const Catalog &catalog)
{
    for (const Problem &p : plan.problems(catalog)) {
        if (p.reason == Reason::Unpriced)
            return fail(ErrorCode::InvalidArgument, "budget", describe(p));
    }
    return {};
}

ClusterOperation::ClusterOperation(ledger::Lease lease, const CloudContext &cloud, const OpenCluster &opened,
                                   const LaunchOptions &options, const ProgressSink &sink, std::stop_token caller)
    : clusterLease(std::move(lease), std::move(caller))
    , launcher(cloud, opened.row, opened.plan, options, sink, clusterLease.stop())
{
}

Result<std::unique_ptr<ClusterOperation>> ClusterOperation::begin(const CloudContext &cloud, const OpenCluster &opened,
                                                                  const std::string &purpose,
                                                                  const LaunchOptions &options,
                                                                  const ProgressSink &sink, std::stop_token caller)
{
    if (!opened.row.adoptedFrom.empty())
        return fail(ErrorCode::Unsupported, "cluster " + opened.row.name,
                    "it was taken over from another computer, which has its key and plan: it can be listed, stopped, "
                    "started and terminated here");
    TY_ASSIGN(auto lease, cloud.ledger->lease(clusterLeaseName(opened.row.id), purpose + " " + opened.row.name));
    return std::make_unique<ClusterOperation>(std::move(lease), cloud, opened, options, sink, std::move(caller));
}

Error rollBack(const CloudContext &cloud, const ledger::Cluster &row, const Error &error, bool retain,
               const ProgressSink &sink)
{
    if (retain) {
        (void)cloud.ledger->setClusterState(row.id, std::string(toString(ClusterState::NeedsAttention)), error.detail);
        return error;
    }
    StepReporter undo(sink, {.step = "undo", .title = "Rolling back the launch", .subject = {{}, {}, row.name}});
    undo.begin(error.detail);
    const Status clean = undo.end(terminateCluster(cloud, row.id, sink).asStatus());
    if (clean && error.code == ErrorCode::Cancelled)
        return {error.code, "launch", "it was stopped, and the launch has been rolled back"};
    if (clean)
        return error;
    (void)cloud.ledger->setClusterState(row.id, std::string(toString(ClusterState::NeedsAttention)),
                                        clean.error().detail);
    return {ErrorCode::StillRunning, clean.error().source,
            clean.error().detail + "; it was to be rolled back because of " + error.source + ": " + error.detail};
}

} // namespace trainyard::cluster
