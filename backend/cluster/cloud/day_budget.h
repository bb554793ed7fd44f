#pragma once

#include <string>

#include "backend/cluster/plan/costs/budget.h"
#include "backend/cluster/plan/costs/cost.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

/// The budget per day (UTC) of a profile; empty until it is set.
Result<Budget> dayBudget(ledger::Ledger &, const std::string &profile);
/// \param now  what the profile's machines cost: costNow()
/// \error InvalidArgument (not isUsd(); one that acts, while machines of unknown price run), those of the ledger
Status setDayBudget(ledger::Ledger &, const std::string &profile, const Budget &, const HourlyCost &now = {});
/// Refuses machines of unknown price while the daily budget stops runs or terminates.
/// \error InvalidArgument
Status refuseUnpricedDay(ledger::Ledger &, const std::string &profile, const LaunchPlan &, const Catalog &);

} // namespace trainyard::cluster
