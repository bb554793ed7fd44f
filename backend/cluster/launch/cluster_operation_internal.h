#pragma once

#include <memory>
#include <string>

#include "backend/cluster/launch/launcher_internal.h"

namespace trainyard::cluster {

/// Refuses new operations while a "Terminate all" of this cloud is running.
/// \error Busy
Status refuseDuringTeardown(const CloudContext &);

/// An open cluster of this cloud, as recorded in the ledger.
struct OpenCluster {
    ledger::Cluster row;
    LaunchPlan plan;
};
/// \error NotFound (no such open cluster), InvalidArgument (of another profile), CorruptData (its plan)
Result<OpenCluster> openCluster(const CloudContext &, const ClusterId &);
/// The context with the catalog for the cluster's plan, which has the current prices. What cannot be read stays as it
/// is.
CloudContext withPricesOf(const CloudContext &, const OpenCluster &, std::stop_token);
/// Refuses a budget that stops runs or terminates, where prices of the plan's types are unknown.
/// \error InvalidArgument
Status refuseUnpricedBudget(const LaunchPlan &, const Catalog &);

/// One program working on one cluster. It holds the lease "cluster:ID" from the launch, resume or other change to its
/// end, and uses the stop token of the lease, so that a teardown can stop it. Context, options and sink must outlive
/// it.
struct ClusterOperation {
    ClusterOperation(ledger::Lease lease, const CloudContext &, const OpenCluster &, const LaunchOptions &,
                     const ProgressSink &, std::stop_token caller);
    /// \param purpose  shown to a process that finds the lease taken: "resume"
    /// \error Busy
    static Result<std::unique_ptr<ClusterOperation>> begin(const CloudContext &, const OpenCluster &,
                                                           const std::string &purpose, const LaunchOptions &,
                                                           const ProgressSink &, std::stop_token caller);
    ClusterLease clusterLease;
    Launcher launcher;
};

} // namespace trainyard::cluster
