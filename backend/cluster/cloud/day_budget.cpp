#include "backend/cluster/cloud/day_budget.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
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

bool acts(const Budget &budget)
{
    return budget.usd > 0 && budget.action != BudgetAction::Warn;
}

} // namespace

Result<Budget> dayBudget(ledger::Ledger &ledger, const std::string &profile)
{
    TY_ASSIGN(const auto text, ledger.setting(dayKey(profile)));
    Budget budget;
    const auto root = nlohmann::json::parse(text.value_or(""), nullptr, false);
    if (root.is_object() && root.contains("usd") && root["usd"].is_number() && root.contains("then") &&
        root["then"].is_string()) {
        budget.usd = root["usd"];
        budget.action = parseEnum<BudgetAction>(root["then"].get<std::string>()).value_or(BudgetAction::Warn);
    }
    return budget;
}

Status setDayBudget(ledger::Ledger &ledger, const std::string &profile, const Budget &budget, const HourlyCost &now)
{
    if (!isUsd(budget.usd))
        return fail(ErrorCode::InvalidArgument, "day's budget", "it is at least 0 and at most 1000000000; 0 is none");
    if (acts(budget) && now.unpriced > 0)
        return fail(ErrorCode::InvalidArgument, "day's budget",
                    fmt::format("the price of {} running machine{} is unknown, so that it could not act in time: let "
                                "it only warn, or allow pricing:GetProducts and try again",
                                now.unpriced, now.unpriced == 1 ? "" : "s"));
    return ledger.setSetting(dayKey(profile),
                             nlohmann::json{{"usd", budget.usd}, {"then", toString(budget.action)}}.dump());
}

Status refuseUnpricedDay(ledger::Ledger &ledger, const std::string &profile, const LaunchPlan &plan,
                         const Catalog &catalog)
{
    const auto unpriced = plan.unpricedTypes(catalog);
    if (unpriced.empty())
        return {};
    TY_ASSIGN(const auto budget, dayBudget(ledger, profile));
    if (!acts(budget))
        return {};
    return fail(ErrorCode::InvalidArgument, "day's budget",
                fmt::format("The price of {} is unknown, so that the daily budget could not act in time: let it only "
                            "warn, choose another type, or allow pricing:GetProducts and try again.",
                            fmt::join(unpriced, ", ")));
}

} // namespace trainyard::cluster
