#pragma once

#include <span>
#include <string>
#include <vector>

#include "backend/cluster/plan/budget.h"
#include "backend/cluster/plan/cost.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

/// A budget that has reached a new threshold: 50, 80 or 100 percent.
struct BudgetAlarm {
    ClusterId cluster; ///< empty: the budget of the day, for all clusters of the profile
    std::string name;  ///< cluster name, or the day: "2026-11-22"
    BudgetThreshold news;
    double spent = 0;
    Budget budget;
};

/// Returns the thresholds crossed since the last call, also by another program on the same ledger: each is returned
/// once, and recorded before it is returned, so that its action is not taken twice.
/// \param lived  billingIntervals() of the profile until `now`
Result<std::vector<BudgetAlarm>> budgetAlarms(ledger::Ledger &, const std::string &profile,
                                              const std::string &endpointId, std::span<const BillingInterval> lived,
                                              Timestamp now);

/// The budget per day (UTC) of a profile; empty until it is set.
Result<Budget> dayBudget(ledger::Ledger &, const std::string &profile);
/// \error InvalidArgument (not isUsd()), those of the ledger
Status setDayBudget(ledger::Ledger &, const std::string &profile, const Budget &);

} // namespace trainyard::cluster
