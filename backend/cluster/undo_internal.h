#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "backend/cluster/cloud_context.h"
#include "backend/cluster/teardown.h"
#include "backend/core/progress.h"

namespace trainyard::cluster {

/// End everything of one cluster, without asking for its lease: the caller holds it. What Teardown does for one
/// cluster, for a launch that has to take back what it did. Never stopped by the launch's own stop token.
Receipt terminateCluster(const CloudContext &, const ClusterId &, const ProgressSink &);

/// Terminate some machines of a cluster, and those that still appear for its unanswered requests, and wait for the
/// cloud's word.
/// errors  StillRunning with those that are left
Status terminateMachines(const CloudContext &, const ledger::Cluster &, const std::vector<InstanceId> &,
                         const std::vector<ledger::Intent> &unanswered, const ProgressSink &, std::stop_token);

} // namespace trainyard::cluster
