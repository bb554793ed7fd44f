#pragma once

#include <memory>
#include <string>

#include "backend/cluster/launcher_internal.h"

namespace trainyard::cluster {

/// While a "Terminate all" of this cloud runs, nothing new begins.
/// errors  Busy
Status refuseDuringTeardown(const CloudContext &);

/// An open cluster of this cloud as the ledger has it.
struct OpenCluster {
    ledger::Cluster row;
    LaunchPlan plan;
};
/// errors NotFound (none that is open), InvalidArgument (of another profile), CorruptData (its plan)
Result<OpenCluster> openCluster(const CloudContext &, const ClusterId &);

/// One program at work on one cluster: it holds the cluster's lease, and drives with the stop token that the lease
/// gives. Context, options and sink must outlive it.
struct ClusterOperation {
    ClusterOperation(ledger::Lease lease, const CloudContext &, const OpenCluster &, const LaunchOptions &,
                     const ProgressSink &, std::stop_token caller);
    /// purpose  shown to whoever finds the lease taken: "resume"
    /// errors   Busy
    static Result<std::unique_ptr<ClusterOperation>> begin(const CloudContext &, const OpenCluster &,
                                                           const std::string &purpose, const LaunchOptions &,
                                                           const ProgressSink &, std::stop_token caller);
    ClusterLease clusterLease;
    Launcher launcher;
};

} // namespace trainyard::cluster
