#pragma once

#include "backend/cluster/plan/launch_plan.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"

namespace trainyard::ledger {
class Ledger;
}

namespace trainyard::automation {

/// The plan of which a cluster was launched, for declarativeText().
/// \error NotFound (the ledger does not have it), Unsupported (a stack or an EMR cluster: it has no plan of machines),
///     those of the ledger
Result<cluster::LaunchPlan> launchedPlan(ledger::Ledger &, const ClusterId &);

} // namespace trainyard::automation
