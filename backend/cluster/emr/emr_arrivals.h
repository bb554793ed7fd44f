#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/launch/launch.h"
#include "backend/core/async/progress.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"

/// Nodes that EMR starts by itself, in place of failed ones, or because a group was enlarged elsewhere.
namespace trainyard::cluster {

/// The machines that run for EMR and are no node of the cluster yet, or one that an interrupted call has not set up, in
/// order. While a program changes the cluster, some of them are its own. Reads EMR and the ledger.
/// \return nothing for a cluster that ends, or whose machines EMR does not start
Result<std::vector<InstanceId>> unknownEmrNodes(const CloudContext &, const ClusterId &, const CallContext &);

/// Records such nodes and sets them up like those of addEmrWorkers().
/// \param nodes  names of nodes to set up beside them, of an earlier call; gets all of them that live, also when recording
///     others or the set-up fails
/// \error Busy (another program changes the cluster), those of addEmrWorkers()
Status takeEmrNodes(const CloudContext &, const ClusterId &, const LaunchOptions &, std::vector<std::string> &nodes,
                    const ProgressSink &, std::stop_token);

} // namespace trainyard::cluster
