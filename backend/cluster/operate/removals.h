#pragma once

#include <set>
#include <span>
#include <string>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/ledger/rows.h"

namespace trainyard::cluster {

/// Kind of the ledger events that record, before the first attempt, that the machine of a worker is to be terminated
/// because the worker did not join its run. The subject is the node; names of workers are never used twice. reconcile()
/// reports such a machine that still exists while no program works on the cluster.
inline constexpr const char *kRemovalEvent = "removal";

/// Records that a machine is to be terminated. Best effort: a full disk costs the event.
void recordRemoval(const CloudContext &, const ClusterId &, const std::string &node);

/// Names of the machines that are to be terminated, whether they still exist or not.
std::set<std::string> nodesToRemove(std::span<const ledger::Event> ofOneCluster);

} // namespace trainyard::cluster
