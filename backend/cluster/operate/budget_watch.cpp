#include "backend/cluster/operate/budget_watch.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iterator>

#include "backend/cluster/plan/catalog.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/core/try.h"
#include "backend/ledger/ledger.h"

namespace trainyard::cluster {
namespace {

/// Identifies the budget of an alarm: by cluster, or by profile and day.
std::string budgetOf(const std::string &profile, const BudgetAlarm &alarm)
{
    return alarm.cluster.empty() ? profile + " " + alarm.name : alarm.cluster.value;
}

/// A reported threshold belongs to an amount: a budget with another amount starts again.
std::string amountOf(const Budget &budget)
{
    return std::to_string(std::llround(budget.usd * 100)) + " ";
}

std::string reportedKey(const std::string &whose)
{
    return "budget-told:" + whose;
}

/// The new threshold of one budget. Recorded before it is returned, so that an action is not taken twice.
Result<std::optional<BudgetThreshold>> fresh(ledger::Ledger &ledger, const std::string &whose, const Budget &budget,
                                             double spent)
{
    const std::string key = reportedKey(whose), amount = amountOf(budget);
    TY_ASSIGN(const auto reported, ledger.setting(key));
    int percent = 0;
    if (reported && reported->starts_with(amount))
        percent = std::atoi(reported->c_str() + amount.size());
    const auto news = nextThreshold(budget, spent, percent);
    if (news) {
        TY_TRY(ledger.setSetting(key, amount + std::to_string(news->percent)));
    }
    return news;
}

} // namespace

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

Status enforce(const BudgetAlarm &alarm, const BudgetEffects &effects)
{
    Status first;
    for (const RunId &run : alarm.measures.stop) {
        if (auto done = effects.stopRun(run); !done && first)
            first = std::move(done);
    }
    return alarm.measures.terminate ? effects.terminate(alarm.cluster) : first;
}

Status repeatAlarm(ledger::Ledger &ledger, const std::string &profile, const BudgetAlarm &alarm)
{
    return ledger.setSetting(reportedKey(budgetOf(profile, alarm)),
                             amountOf(alarm.budget) + std::to_string(alarm.news.percent - 1));
}

Result<std::vector<BillingInterval>> profileBilling(ledger::Ledger &ledger, const Catalog &prices,
                                                    const std::string &profile, Timestamp until)
{
    TY_ASSIGN(const auto rows, ledger.clusters());
    const auto free = prices.free();
    std::vector<BillingInterval> all;
    for (const ledger::Cluster &row : rows) {
        if (row.profile != profile)
            continue;
        TY_ASSIGN(auto some, billingIntervalsOf(ledger, row.endpoint == "local" ? *free : prices, row, until));
        std::ranges::move(some, std::back_inserter(all));
    }
    return all;
}

Result<std::vector<BudgetAlarm>> budgetAlarms(ledger::Ledger &ledger, const std::string &profile,
                                              const std::string &endpointId, std::span<const BillingInterval> lived,
                                              Timestamp now)
{
    std::vector<BudgetAlarm> alarms;
    TY_ASSIGN(auto rows, ledger.clusters(true));
    std::erase_if(rows, [&](const ledger::Cluster &row) { return row.profile != profile; });
    TY_ASSIGN(const auto runs, ledger.runs());
    TY_ASSIGN(const auto daily, dayBudget(ledger, profile));
    const auto add = [&](BudgetAlarm alarm) -> Status {
        TY_ASSIGN(const auto news, fresh(ledger, budgetOf(profile, alarm), alarm.budget, alarm.spent));
        if (news) {
            alarm.news = *news;
            alarm.measures = measures(alarm, runs, rows);
            alarms.push_back(std::move(alarm));
        }
        return {};
    };
    for (const ledger::Cluster &row : rows) {
        const auto plan = LaunchPlan::fromJson(row.plan);
        if (row.endpoint != endpointId || !plan || plan->budget.usd <= 0)
            continue;
        TY_TRY(add({row.id, row.name, {}, spentOn(lived, row.id), plan->budget}));
    }
    const std::string day = toIso8601(now).substr(0, 10);
    const auto days = spentByDay(lived);
    const auto today = days.find(day);
    TY_TRY(add({{}, day, {}, today == days.end() ? 0 : today->second, daily}));
    return alarms;
}

} // namespace trainyard::cluster
