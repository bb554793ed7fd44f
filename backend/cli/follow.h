#pragma once

#include "backend/cli/cloud.h"
#include "backend/cli/context.h"

namespace trainyard::cli {

/// Shows the progress of a run until it ends: a line per epoch, or with --json every record on a line of its own and
/// then {"run", "finished", "ok", "state", "note"}. Ctrl-C leaves the run alive, prints that, and returns Interrupted. A
/// head node that cannot be reached is reported ("unreachable since 14:02, still trying") and waited for. A run whose
/// head is lost continues, after a question where that costs money or its progress. The alert rules of this computer are
/// applied (AlertGuard); LeftRunning: a rule could not terminate the cluster.
/// \param csv  print every record as a line of CSV instead
Result<int> followToEnd(Context &, const cluster::CloudContext &, const RunId &, bool csv = false);

} // namespace trainyard::cli
