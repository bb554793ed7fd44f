#pragma once

#include <optional>
#include <string_view>

#include "backend/core/clock.h"

namespace trainyard::cluster {

/// Beyond it an amount of money is a mistake.
inline constexpr double kMaxUsd = 1e9;
/// Finite, at least 0 and at most kMaxUsd: what every budget and price that somebody gives has to be, since a guard
/// over money that compares with nan never fires.
constexpr bool isUsd(double usd) noexcept
{
    return usd >= 0 && usd <= kMaxUsd;
}

/// What happens once a budget is spent; chosen before it is.
enum class BudgetAction { Warn, StopRun, Terminate };
std::string_view toString(BudgetAction) noexcept; ///< "warn", "stop-run", "terminate"
std::optional<BudgetAction> parseBudgetAction(std::string_view word) noexcept;

/// An amount of money that may be spent on a cluster, or on a day. A plain value; asks nobody what was spent.
struct Budget {
    double usd = 0; ///< 0: there is none
    BudgetAction action = BudgetAction::Warn;

    /// Of this budget: 100, 80, 50, or 0 below half of it.
    int percentReached(double spent) const;
    /// When it will be spent if things go on as they do. Empty: never, or there is no budget.
    std::optional<Timestamp> reachedAt(double spent, double usdPerHour, Timestamp asOf) const;
    /// The deadline that machines have to keep for it, since they know no prices; only a budget that terminates has
    /// one.
    std::optional<Timestamp> deadline(double spent, double usdPerHour, Timestamp asOf) const;
    bool operator==(const Budget &) const = default;
};

/// What is new since `told` percent were told. Each step is told once; `act` with the last one: do what `then` says.
struct BudgetThreshold {
    int percent = 0;
    bool act = false;
    bool operator==(const BudgetThreshold &) const = default;
};
std::optional<BudgetThreshold> nextThreshold(const Budget &, double spent, int reported);

} // namespace trainyard::cluster
