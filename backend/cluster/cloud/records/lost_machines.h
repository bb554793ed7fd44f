#pragma once

#include <string>
#include <vector>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

/// Fact of the closed row of a machine that was lost: it ended, and neither an operation of ours nor its own limits had
/// ended it. The value is the reason, as AWS reports it. Replacing or dismissing the machine removes the fact.
inline constexpr const char *kLostFact = "lost";

/// Fact of the row of a machine that an operation of ours is about to terminate. Synced before the request: what follows
/// is no loss, whether the operation fails, is cancelled, or ends with its program.
inline constexpr const char *kEndingFact = "ending";

/// The lost machines of a cluster that the user has not replaced or dismissed, in their order, each with its reason in
/// NodeSnapshot::lost. A machine of the same name that exists replaces a lost one: the head.
/// \error those of the ledger
Result<std::vector<NodeSnapshot>> lostMachines(ledger::Ledger &, const ClusterId &);

/// The user has seen, or replaced, a lost machine: it is listed no more. Its row and its events stay.
/// \error NotFound (no lost machine has that name), those of the ledger
Status dismissLost(ledger::Ledger &, const ClusterId &, const std::string &node);

} // namespace trainyard::cluster
