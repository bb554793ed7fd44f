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
/// \return whether unlist() has removed it
Result<bool> isUnlisted(ledger::Ledger &, const ClusterId &);

} // namespace trainyard::cluster
