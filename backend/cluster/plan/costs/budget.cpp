#include "backend/cluster/plan/costs/budget.h"

#include <algorithm>
#include <chrono>

namespace trainyard::cluster {
namespace {

constexpr int kSteps[] = {100, 80, 50};
constexpr double kMostHours = 10 * 365 * 24; // a time point covers only some hundred years

} // namespace

int Budget::percentReached(double spent) const
{
    if (!(usd > 0)) // also NaN
        return 0;
    const auto step = std::ranges::find_if(kSteps, [&](int percent) { return spent * 100 >= usd * percent; });
    return step == std::end(kSteps) ? 0 : *step;
}

std::optional<Timestamp> Budget::reachedAt(double spent, double usdPerHour, Timestamp asOf) const
{
    if (!(usd > 0)) // also NaN
        return std::nullopt;
    if (spent >= usd)
        return asOf;
    if (usdPerHour <= 0 || usd - spent > usdPerHour * kMostHours)
        return std::nullopt;
    const std::chrono::duration<double, std::ratio<3600>> hours((usd - spent) / usdPerHour);
    return asOf + std::chrono::duration_cast<Timestamp::duration>(hours);
}

std::optional<Timestamp> Budget::deadline(double spent, double usdPerHour, Timestamp asOf) const
{
    return action == BudgetAction::Terminate ? reachedAt(spent, usdPerHour, asOf) : std::nullopt;
}

std::optional<BudgetThreshold> nextThreshold(const Budget &budget, double spent, int reported)
{
    const int percent = budget.percentReached(spent);
    if (percent <= reported)
        return std::nullopt;
    return BudgetThreshold{percent, percent == 100};
}

} // namespace trainyard::cluster
