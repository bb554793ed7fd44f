#include "backend/automation/exported_plan.h"

#include "backend/core/try.h"
#include "backend/ledger/ledger.h"

namespace trainyard::automation {

Result<cluster::LaunchPlan> launchedPlan(ledger::Ledger &ledger, const ClusterId &id)
{
    TY_ASSIGN(const auto row, ledger.cluster(id));
    if (!row)
        return fail(ErrorCode::NotFound, "cluster", "it is not in the ledger");
    auto plan = cluster::LaunchPlan::fromJson(row->plan);
    if (!plan)
        return fail(ErrorCode::Unsupported, "cluster " + row->name,
                    "it was not launched by a plan of machines (a stack or an EMR cluster): " + plan.error().detail);
    return plan;
}

} // namespace trainyard::automation
