#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/launch/launch.h"
#include "backend/core/async/progress.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/time/clock.h"

namespace trainyard::cluster {

/// Starts elastic workers from the launch template of a stack, with the tags that make them members, and provisions
/// them. Each has an intent of kind "instance", so that a lost reply leaves nothing unknown. After a failure the new
/// machines are terminated and the others stay, unless options.retain is All.
/// \return their names
/// \error Unsupported (the stack has no launch template for workers), InvalidArgument (too many, or
///     options.templateVersion is none), NotFound (no such version), those of addWorkers()
Result<std::vector<std::string>> addStackWorkers(const CloudContext &, const ClusterId &, int count,
                                                 const LaunchOptions &, const ProgressSink &, std::stop_token);

/// Whether a node of a stack may be removed; success for unknown nodes.
/// \error InvalidArgument (the head, or a base worker: why it is locked)
Status checkRemovable(const CloudContext &, const ClusterId &, const std::string &node);

/// Terminates one elastic worker, and waits until EC2 confirms it.
/// \error InvalidArgument (the head, or a base worker: nothing would replace it), those of removeWorker()
Status removeStackWorker(const CloudContext &, const ClusterId &, const std::string &node, const ProgressSink &,
                         std::stop_token);

} // namespace trainyard::cluster
