#pragma once

#include <optional>
#include <set>
#include <span>
#include <vector>

#include "backend/cluster/operate/budget_watch.h"
#include "backend/ledger/rows.h"

namespace trainyard::cluster {

/// What was reported of a budget.
struct ReportedBudget {
    int percent = 0;
    std::set<ClusterId> missed = {}; ///< to terminate when their account answers: elsewhere before, or left
    bool operator==(const ReportedBudget &) const = default;
};

/// A budget that has reached a new threshold, or whose termination has missed or left clusters.
struct DueBudget {
    BudgetAlarm alarm;                          ///< with its measures, as if all its clusters were in one account
    bool isNew = false;                         ///< a threshold is; otherwise only what was missed is due
    std::vector<ledger::Cluster> clusters = {}; ///< to terminate
};
/// \param alarm  whose budget it is, and what is spent of it
/// \param runs, clusters  as those of measures()
/// \return empty: it has nothing new
std::optional<DueBudget> dueBudget(BudgetAlarm alarm, const ReportedBudget &before, std::span<const ledger::Run> runs,
                                   std::span<const ledger::Cluster> clusters);

/// Where a cluster is, as seen from the account that answers.
enum class ClusterPlace {
    Here,
    Elsewhere,
    Unknown, ///< it is unknown which account answers
};

struct BudgetReport {
    std::vector<BudgetAlarm> alarms;
    ReportedBudget reported; ///< to record before the measures are taken
};
/// Decides what is terminated now, and what when its account answers.
/// \param places  of the clusters that are due, in their order
/// \return empty: nothing can be done now for what was missed
std::optional<BudgetReport> budgetReport(DueBudget due, std::span<const ClusterPlace> places);

} // namespace trainyard::cluster
