#pragma once

#include <span>
#include <string>
#include <vector>

#include "backend/cluster/budget.h"
#include "backend/cluster/cost.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

/// A budget of which another half, four fifths or all is spent.
struct BudgetAlarm {
    ClusterId cluster; ///< empty: it is the day's, of all clusters of the profile
    std::string name;  ///< of the cluster; of the day "2026-11-22"
    BudgetThreshold news;
    double spent = 0;
    Budget budget;
};

/// What is new since the last call, also of another program on the same ledger: each step is told once.
/// lived  stretches() of the profile until `now`
Result<std::vector<BudgetAlarm>> budgetAlarms(ledger::Ledger &, const std::string &profile,
                                              const std::string &endpointId, std::span<const BillingInterval> lived,
                                              Timestamp now);

/// The budget of a day (of UTC) of a profile; none until it is set.
Result<Budget> dayBudget(ledger::Ledger &, const std::string &profile);
/// errors  InvalidArgument (below 0)
Status setDayBudget(ledger::Ledger &, const std::string &profile, const Budget &);

} // namespace trainyard::cluster
