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

/// Ends a failed launch: terminates what it started, or returns an error that names what remains.
/// \param retain  nothing is terminated, and the cluster needs attention
Error rollBack(const CloudContext &, const ledger::Cluster &, const Error &, bool retain, const ProgressSink &);

/// Names of new workers. Numbers are never reused, so that logs and charts of a removed worker are not attributed to
/// another one.
/// \error InvalidArgument: more than kMaxWorkers
Result<std::vector<std::string>> newWorkerNames(const CloudContext &, const ClusterId &, int count);
/// Terminates the machines of workers that could not be added, also those of requests without a known result.
Status terminateNodes(const CloudContext &, const ledger::Cluster &, const std::vector<PlannedNode> &,
                      const ProgressSink &);

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

/// Requests and provisions new machines of a cluster; after a failure they are terminated, unless options.retain is All.
/// \param what  for the event of a failure: "adding worker-3"
Status addMachines(const CloudContext &, const OpenCluster &, ClusterOperation &, std::vector<PlannedNode> &,
                   const std::string &what, const LaunchOptions &, const ProgressSink &);

} // namespace trainyard::cluster
