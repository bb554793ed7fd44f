#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/launch/launch.h"
#include "backend/core/async/progress.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"

/// The operations on the machines of a cluster, by the service that started them (originOf()). Callers use these
/// instead of the functions of cluster/launch, cluster/stack and cluster/emr.
namespace trainyard::cluster {

/// resumeLaunch() or resumeStack().
Result<ClusterId> resumeCluster(const CloudContext &, const ClusterId &, const LaunchOptions &, const ProgressSink &,
                                std::stop_token);

/// addWorkers(), or elastic workers from the launch template of the stack.
/// \return their names
/// \error Unsupported (the stack has no launch template for workers), InvalidArgument (options.templateVersion, and it
///     is no cluster of a stack), those of addStackWorkers() and addWorkers()
Result<std::vector<std::string>> addWorkersTo(const CloudContext &, const ClusterId &, int count, const LaunchOptions &,
                                              const ProgressSink &, std::stop_token);

/// Whether a worker may be removed, before it leaves its run.
/// \error InvalidArgument (why it is locked)
Status checkRemovableFrom(const CloudContext &, const ClusterId &, const std::string &node);

/// removeWorker(). Of a stack, only elastic workers can be removed; of an EMR cluster, only task nodes.
/// \error InvalidArgument (head, base worker or core node: why it is locked), those of removeWorker()
Status removeWorkerFrom(const CloudContext &, const ClusterId &, const std::string &node, const ProgressSink &,
                        std::stop_token);

/// replaceHead() or replaceStackHead().
/// \error Conflict (the primary node of EMR is not replaced: what to do instead), those of the two
Status replaceHeadOf(const CloudContext &, const ClusterId &, const LaunchOptions &, const ProgressSink &,
                     std::stop_token);

} // namespace trainyard::cluster
