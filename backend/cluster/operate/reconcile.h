#pragma once

#include "backend/cluster/cloud/records/clusters.h"

namespace trainyard::cluster {

struct ReconcileOptions {
    bool allRegions = false;    ///< every enabled region, not only the current one and those in the ledger
    bool includeClosed = false; ///< also clusters that have ended
};

/// Compares the ledger with the tagged instances at AWS; machines that are open in the ledger and missing from the tags
/// are queried by id. A machine that this ledger requested but does not contain is added to it, so that it can be
/// terminated, and reported as a difference. Machines that only carry our tags are listed and not recorded: see
/// adopt.h. A machine is closed in the ledger when AWS, queried by id, reports it terminated, or does not know the id
/// although it is older than PollingPolicy::consistency, but not while a program works on its cluster. Unless an
/// operation or its own limits had ended it, it is then a lost machine (lost_machines.h). A cluster in a transitional
/// state ("booting") whose lease no live process holds becomes NeedsAttention. A machine whose removal has not finished
/// (removals.h) is reported as a difference.
Result<ClusterList> reconcile(const CloudContext &, const ReconcileOptions &, const CallContext &);

/// One cluster by name or id. A cluster of another ledger is found only when none of this ledger matches.
/// \error NotFound, InvalidArgument (several clusters have that name: give the id)
Result<ClusterSnapshot> status(const CloudContext &, const std::string &nameOrId, const CallContext &);

/// Queries AWS for one machine of this ledger, by its id. A machine that is gone is closed in the ledger, by the rules
/// of reconcile(). A context that was opened without the account's identity reads only the ledger.
/// \return its last state ("terminated", "unknown to AWS") when it is gone and closed, also when the ledger knows that
///     already; empty while it exists, while a program works on its cluster, and for a machine that is in no row
/// \error those of DescribeInstances
Result<std::optional<std::string>> stateIfGone(const CloudContext &, const ClusterId &, const std::string &node,
                                               const CallContext &);

} // namespace trainyard::cluster
