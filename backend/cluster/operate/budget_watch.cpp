#include "backend/cluster/operate/budget_watch.h"

#include <cmath>
#include <cstdlib>

#include <nlohmann/json.hpp>

#include "backend/cluster/plan/launch_plan.h"
#include "backend/core/try.h"
#include "backend/ledger/ledger.h"

namespace trainyard::cluster {
namespace {

std::string dayKey(const std::string &profile)
{
    return "day-budget:" + profile;
}

/// The new threshold of one budget. Recorded before it is returned, so that an action is not taken twice.
Result<std::optional<BudgetThreshold>> fresh(ledger::Ledger &ledger, const std::string &whose, const Budget &budget,
                                             double spent)
{
    const std::string key = "budget-told:" + whose;
    TY_ASSIGN(const auto reported, ledger.setting(key));
    // Reported thresholds belong to an amount: a budget with another amount starts again.
    const std::string amount = std::to_string(std::llround(budget.usd * 100));
    int percent = 0;
    if (reported && reported->starts_with(amount + " "))
        percent = std::atoi(reported->c_str() + amount.size());
    const auto news = nextThreshold(budget, spent, percent);
    if (news) {
        TY_TRY(ledger.setSetting(key, amount + " " + std::to_string(news->percent)));
    }
    return news;
}

} // namespace

Result<std::vector<BudgetAlarm>> budgetAlarms(ledger::Ledger &ledger, const std::string &profile,
                                              const std::string &endpointId, std::span<const BillingInterval> lived,
                                              Timestamp now)
{
    std::vector<BudgetAlarm> alarms;
    const auto rows = ledger.clusters(true);
    const auto daily = dayBudget(ledger, profile);
    if (!rows || !daily)
        return fail(rows ? daily.error() : rows.error());
    const auto add = [&](BudgetAlarm alarm, const std::string &key) -> Status {
        TY_ASSIGN(const auto news, fresh(ledger, key, alarm.budget, alarm.spent));
        if (news) {
            alarm.news = *news;
            alarms.push_back(std::move(alarm));
        }
        return {};
    };
    for (const ledger::Cluster &row : *rows) {
        const auto plan = LaunchPlan::fromJson(row.plan);
        if (row.profile != profile || row.endpoint != endpointId || !plan || plan->budget.usd <= 0)
            continue;
        TY_TRY(add({row.id, row.name, {}, spentOn(lived, row.id), plan->budget}, row.id.value));
    }
    const std::string day = toIso8601(now).substr(0, 10);
    const auto days = spentByDay(lived);
    const auto today = days.find(day);
    TY_TRY(add({{}, day, {}, today == days.end() ? 0 : today->second, *daily}, profile + " " + day));
    return alarms;
}

Result<Budget> dayBudget(ledger::Ledger &ledger, const std::string &profile)
{
    TY_ASSIGN(const auto text, ledger.setting(dayKey(profile)));
    Budget budget;
    const auto root = nlohmann::json::parse(text.value_or(""), nullptr, false);
    if (root.is_object() && root.contains("usd") && root["usd"].is_number() && root.contains("then") &&
        root["then"].is_string()) {
        budget.usd = root["usd"];
        budget.action = parseBudgetAction(root["then"].get<std::string>()).value_or(BudgetAction::Warn);
    }
    return budget;
}

Status setDayBudget(ledger::Ledger &ledger, const std::string &profile, const Budget &budget)
{
    if (!isUsd(budget.usd))
        return fail(ErrorCode::InvalidArgument, "day's budget", "it is at least 0 and at most 1000000000; 0 is none");
    return ledger.setSetting(dayKey(profile),
                             nlohmann::json{{"usd", budget.usd}, {"then", toString(budget.action)}}.dump());
}

} // namespace trainyard::cluster
