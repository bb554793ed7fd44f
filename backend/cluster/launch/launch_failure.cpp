#include "backend/cluster/launch/launch_failure_internal.h"

#include "backend/cluster/cloud/denial.h"
#include "backend/cluster/cloud/records/inventory_internal.h"

namespace trainyard::cluster {
namespace {

bool isRetained(RetainOnFailure retain, const Error &error, bool allRun)
{
    if (retain != RetainOnFailure::Running)
        return retain == RetainOnFailure::All;
    // After a host key mismatch the machine may be an impostor: never continue with it.
    return allRun && error.code != ErrorCode::Cancelled && error.code != ErrorCode::HostKeyMismatch;
}

} // namespace

Error endFailedLaunch(const CloudContext &cloud, const ClusterOperation &operation, Error failure,
                      const LaunchOptions &options, bool allRun, const ProgressSink &sink)
{
    const ledger::Cluster &row = operation.launcher.row();
    const Error error =
        decoded(cloud, std::move(failure), {Deadline::after(std::chrono::seconds(5)), operation.clusterLease.stop()});
    recordFailure(cloud, row.id, "launch", row.name, say("the launch"), error);
    if (operation.clusterLease.isRevoked()) // a teardown requested the stop: it terminates what was started
        return {ErrorCode::Cancelled, "launch", "it was stopped so that its machines can be terminated"};
    return rollBack(cloud, row, error, isRetained(options.retain, error, allRun), sink);
}

} // namespace trainyard::cluster
