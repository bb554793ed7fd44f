#pragma once

#include <string>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/deadline.h"
#include "backend/ledger/rows.h"

namespace trainyard::cluster {

/// The EMR cluster of a request as a ledger row.
ledger::Resource emrResource(const ledger::Intent &, const std::string &emrId, const std::string &name);

/// Searches for the EMR clusters that requests without a known result have created, and records those that it finds, so
/// that the ledger knows them by their ids. For programs that hold the leases of these clusters, or know that no program
/// works on them.
/// \param open  intents; only open ones of kEmrKind are considered
/// \return those without a result
/// \error those of EMR and the ledger
Result<std::vector<ledger::Intent>> resolveEmrRequests(const CloudContext &, const std::vector<ledger::Intent> &open,
                                                       const CallContext &);

/// The same for the open requests of these clusters (of all clusters of this cloud when empty), for a teardown: waits up
/// to PollingPolicy::consistency for the EMR cluster of a request that was sent just before its program ended. A request
/// that no program may still send and that has no cluster then is recorded as closed by the end of its cluster.
Status awaitEmrRequests(const CloudContext &, const std::vector<ClusterId> &, const CallContext &);

} // namespace trainyard::cluster
