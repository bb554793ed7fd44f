#pragma once

#include <atomic>
#include <string>
#include <thread>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/ledger/ledger.h"
#include "backend/training/run/cluster_run.h"

namespace trainyard::training {

/// Names of nodes that EMR has started during a run, and that a follower has taken and not asked to join yet: if it ends
/// before, the next one does. Without those that have joined since.
Result<std::vector<std::string>> nodesToJoin(ledger::Ledger &, const ledger::Run &);
Status keepNodesToJoin(ledger::Ledger &, const ledger::Run &, const std::vector<std::string> &nodes);

/// While a run of an EMR cluster is followed, sets up the nodes that EMR starts by itself in place of failed ones, and
/// lets them join, in a thread of its own. Of all followers of a run, also in other programs, one acts: the holder of the
/// lease "emr-nodes:CLUSTER".
/// \param options    note and operation are called in that thread; must outlive it, as the others
/// \param reachable  whether the head responds: without it, no node joins
/// \return no thread for a run whose cluster EMR did not start, or that does not grow
std::jthread joinEmrArrivals(const cluster::CloudContext &, const ledger::Run &, const FollowOptions &options,
                             const std::atomic<bool> &reachable);

} // namespace trainyard::training
