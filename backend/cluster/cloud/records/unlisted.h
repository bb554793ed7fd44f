#pragma once

#include "backend/core/ids.h"
#include "backend/core/result.h"

namespace trainyard::ledger {
class Ledger;
}

namespace trainyard::cluster {

/// Removes an ended cluster from the list of clusters. All its records stay: its costs count as before, and its runs and
/// events can be read.
/// \error NotFound (no such cluster), Conflict (something of it may still exist)
Status unlist(ledger::Ledger &, const ClusterId &);
/// Lists it again; without effect on one that is listed.
Status relist(ledger::Ledger &, const ClusterId &);
/// \return whether unlist() has removed it, and relist() not listed it again
Result<bool> isUnlisted(ledger::Ledger &, const ClusterId &);

} // namespace trainyard::cluster
