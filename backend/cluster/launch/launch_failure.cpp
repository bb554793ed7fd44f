#include "backend/cluster/launch/launch_failure_internal.h"

#include "backend/cluster/cloud/denial.h"
#include "backend/cluster/cloud/inventory_internal.h"
#include "backend/cluster/teardown/undo_internal.h"
#include "backend/core/async/steps.h"

namespace trainyard::cluster {
namespace {

bool isRetained(RetainOnFailure retain, const Error &error, bool allRun)
{
    if (retain != RetainOnFailure::Running)
        return retain == RetainOnFailure::All;
    // After a host key mismatch the machine may be an impostor: never continue with it.
    return allRun && error.code != ErrorCode::Cancelled && error.code != ErrorCode::HostKeyMismatch;
}

/// Terminates what a failed launch started, or returns an error that names what remains.
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

} // namespace

Error endFailedLaunch(const CloudContext &cloud, const ClusterOperation &operation, Error failure,
                      const LaunchOptions &options, bool allRun, const ProgressSink &sink)
{
    const ledger::Cluster &row = operation.launcher.row();
    const Error error =
        decoded(cloud, std::move(failure), {Deadline::after(std::chrono::seconds(5)), operation.clusterLease.stop()});
    recordFailure(cloud, row.id, "launch", row.name, "the launch", error);
    if (operation.clusterLease.isRevoked()) // a teardown requested the stop: it terminates what was started
        return {ErrorCode::Cancelled, "launch", "it was stopped so that its machines can be terminated"};
    return rollBack(cloud, row, error, isRetained(options.retain, error, allRun), sink);
}

} // namespace trainyard::cluster
