#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/launch/launch.h"
#include "backend/cluster/plan/costs/cost.h"
#include "backend/core/async/progress.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

/// Adds workers to an EMR cluster as task nodes, which can be removed again: enlarges its task group, or adds one with
/// the types and the market of the plan. Waits until EMR reports the new nodes as running, records them and sets them
/// up; the bootstrap actions of the cluster run on them as well. The new size is absolute, so that a repeated request
/// adds nothing twice. Steps: "resize", then those of launchEmr() for nodes.
/// \return names of the new workers
/// \error InvalidArgument (count, more than EmrPlan::kMaxNodes), Unsupported (the cluster has no core nodes), Conflict
///     (it is not up, or its groups are being resized), Timeout (EMR has no capacity: the new nodes end again, unless
///     options.retain is All), those of launchEmr()
Result<std::vector<std::string>> addEmrWorkers(const CloudContext &, const ClusterId &, int count,
                                               const LaunchOptions &, const ProgressSink &, std::stop_token);

/// Adds core nodes in the same way. They hold a part of HDFS: they are never removed again, and those that run when the
/// change fails stay.
Result<std::vector<std::string>> addEmrCoreNodes(const CloudContext &, const ClusterId &, int count,
                                                 const LaunchOptions &, const ProgressSink &, std::stop_token);
/// What one more core node costs per hour, with EMR's own price.
/// \error NotFound (EMR does not start its machines), those of the ledger
Result<Usd> emrCoreNodePrice(const CloudContext &, const ClusterId &, std::stop_token);

/// Whether a worker may be removed, before it leaves its run; from the ledger alone.
/// \error InvalidArgument (the master or a core node: why it is locked)
Status checkEmrRemovable(const CloudContext &, const ClusterId &, const std::string &node);

/// Ends a task node and reduces its group, so that EMR does not replace it. Waits until EC2 reports the machine as
/// terminated.
/// \error NotFound (no such worker), InvalidArgument (the master or a core node: why it is locked), Busy, those of EMR
Status removeEmrWorker(const CloudContext &, const ClusterId &, const std::string &node, const ProgressSink &,
                       std::stop_token);

} // namespace trainyard::cluster
