#include "backend/cluster/operate/budget_decision_internal.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "backend/cluster/teardown/receipt.h"

namespace trainyard::cluster {

BudgetMeasures measures(const BudgetAlarm &alarm, std::span<const ledger::Run> runs,
                        std::span<const ledger::Cluster> clusters)
{
    BudgetMeasures result;
    if (!alarm.news.act || alarm.budget.action == BudgetAction::Warn)
        return result;
    result.terminate = alarm.budget.action == BudgetAction::Terminate;
    if (result.terminate)
        return result;
    for (const ledger::Run &run : runs) {
        const bool isActive = !isOver(run.state);
        const bool isCovered = alarm.cluster.empty()
                                   ? std::ranges::find(clusters, run.cluster, &ledger::Cluster::id) != clusters.end()
                                   : run.cluster == alarm.cluster;
        if (isActive && isCovered)
            result.stop.push_back(run.id);
    }
    return result;
}

std::set<ClusterId> clustersLeft(const Receipt &receipt)
{
    std::set<ClusterId> left;
    for (const ReceiptLine &line : receipt.lines) {
        const bool needsUser = line.isClaimed || line.isProtected || line.needsUser;
        if (line.outcome == Outcome::Remaining && line.target.isInstance() && !needsUser)
            left.insert(line.target.cluster);
    }
    return left;
}

Status terminationStatus(const Receipt &receipt)
{
    return receipt.interrupted || !clustersLeft(receipt).empty() ? receipt.asStatus() : Status();
}

std::optional<DueBudget> dueBudget(BudgetAlarm alarm, const ReportedBudget &before, std::span<const ledger::Run> runs,
                                   std::span<const ledger::Cluster> clusters)
{
    const auto threshold = nextThreshold(alarm.budget, alarm.spent, before.percent);
    if (!threshold && before.missed.empty())
        return std::nullopt;
    DueBudget due{std::move(alarm), threshold.has_value()};
    due.alarm.news = threshold.value_or(BudgetThreshold{100, true});
    due.alarm.measures = measures(due.alarm, runs, clusters);
    for (const ledger::Cluster &row : clusters) {
        const bool isCovered = due.alarm.cluster.empty() || due.alarm.cluster == row.id;
        if (due.alarm.measures.terminate && isCovered && (due.isNew || before.missed.contains(row.id)))
            due.clusters.push_back(row);
    }
    return due;
}

std::optional<BudgetReport> budgetReport(DueBudget due, std::span<const ClusterPlace> places)
{
    BudgetAlarm &alarm = due.alarm;
    BudgetReport report{{}, {alarm.news.percent, {}}};
    std::set<ClusterId> &missed = report.reported.missed;
    std::vector<const ledger::Cluster *> reached;
    for (std::size_t i = 0; i < due.clusters.size(); ++i) {
        const ledger::Cluster &row = due.clusters[i];
        if (places[i] != ClusterPlace::Here)
            missed.insert(row.id);
        // A termination finds machines by their ids: it is tried where the account is unknown.
        if (places[i] == ClusterPlace::Here || (places[i] == ClusterPlace::Unknown && due.isNew))
            reached.push_back(&row);
        else
            alarm.elsewhere.push_back(row.name);
    }
    if (!due.isNew && reached.empty())
        return std::nullopt;
    if (reached.empty() && !missed.empty())
        alarm.measures.terminate = false; // nothing can be terminated now
    alarm.isTried = !reached.empty() &&
                    std::ranges::all_of(reached, [&](const ledger::Cluster *row) { return missed.contains(row->id); });
    if (due.isNew) {
        for (const ledger::Cluster *row : reached)
            alarm.covered.insert(row->id);
        report.alarms.push_back(std::move(alarm));
        return report;
    }
    for (const ledger::Cluster *row : reached) { // an empty id would also end what was launched since
        BudgetAlarm &again = report.alarms.emplace_back(alarm);
        again.covered = {row->id};
        if (again.cluster.empty()) {
            again.cluster = row->id;
            again.clusterName = row->name;
        }
        alarm.elsewhere.clear(); // named once
    }
    return report;
}

} // namespace trainyard::cluster
