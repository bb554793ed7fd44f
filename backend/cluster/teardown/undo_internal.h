#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/core/async/progress.h"

namespace trainyard::cluster {

/// Terminates everything of one cluster, like Teardown, with the same second search and receipt. Rolls back a launch.
/// Does not acquire the cluster's lease, which the caller holds, and ignores the stop token of the launch.
Receipt terminateCluster(const CloudContext &, const ClusterId &, const ProgressSink &);

/// Terminates machines of a cluster, and those that still appear for its unanswered requests, and waits until the cloud
/// confirms it.
/// \error StillRunning, with those that remain
Status terminateMachines(const CloudContext &, const ledger::Cluster &, const std::vector<InstanceId> &,
                         const std::vector<ledger::Intent> &unanswered, const ProgressSink &, std::stop_token);

} // namespace trainyard::cluster
