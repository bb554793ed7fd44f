#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "backend/core/enum_names.h"
#include "backend/core/time/clock.h"

namespace trainyard::cluster {

/// A larger amount is treated as an input error.
inline constexpr double kMaxUsd = 1e9;
/// Finite, at least 0 and at most kMaxUsd. Required of every budget and price that a user enters: NaN compares false,
/// so that a limit of NaN would never be reached.
constexpr bool isUsd(double usd) noexcept
{
    return usd >= 0 && usd <= kMaxUsd;
}

/// What happens when a budget is spent. Chosen in advance.
enum class BudgetAction { Warn, StopRun, Terminate };
constexpr auto namesOf(BudgetAction)
{
    return std::to_array<std::string_view>({"warn", "stop-run", "terminate"});
}
using trainyard::toString;

/// An amount of money for a cluster or a day. A plain value that does not know what was spent.
struct Budget {
    double usd = 0; ///< 0: no budget
    BudgetAction action = BudgetAction::Warn;

    /// The highest threshold reached: 100, 80 or 50 percent of this budget, or 0 below half of it.
    int percentReached(double spent) const;
    /// When it is spent at the current rate. Empty: never within ten years, or there is no budget.
    std::optional<Timestamp> reachedAt(double spent, double usdPerHour, Timestamp asOf) const;
    /// The deadline that machines enforce in place of the budget, since they know no prices. Only for the action
    /// Terminate.
    std::optional<Timestamp> deadline(double spent, double usdPerHour, Timestamp asOf) const;
    /// Whether it stops or terminates something as soon as it is set: asks the user first.
    constexpr bool actsAtOnce(double spent) const { return usd > 0 && action != BudgetAction::Warn && spent >= usd; }
    bool operator==(const Budget &) const = default;
};

/// A threshold that was crossed since `reported` percent. Each is reported once; `act` is set at 100 percent, when the
/// budget's action is due.
struct BudgetThreshold {
    int percent = 0;
    bool act = false;
    bool operator==(const BudgetThreshold &) const = default;
};
std::optional<BudgetThreshold> nextThreshold(const Budget &, double spent, int reported);

} // namespace trainyard::cluster
