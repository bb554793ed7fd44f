#include "backend/protocol/job/schedule.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <fmt/format.h>

namespace trainyard::protocol {

double Schedule::rateAt(double epoch) const
{
    const double at = std::max(epoch, 0.0);
    if (at < warmupEpochs)
        return warmupRate + (learningRate - warmupRate) * at / warmupEpochs;
    switch (kind) {
    case Kind::Constant:
        return learningRate;
    case Kind::Step: {
        const auto passed = std::ranges::count_if(stepEpochs, [at](double step) { return step <= at; });
        return learningRate * std::pow(stepFactor, double(passed));
    }
    case Kind::Cosine: {
        const double done = epochs > 0 ? std::min(at / epochs, 1.0) : 1.0;
        return finalRate + (learningRate - finalRate) * 0.5 * (1 + std::cos(std::numbers::pi * done));
    }
    }
    return learningRate;
}

std::string Schedule::problem() const
{
    if (!(learningRate > 0) || !std::isfinite(learningRate))
        return fmt::format("a learning rate of {} is not above 0", learningRate);
    if (kind == Kind::Step && stepEpochs.empty())
        return "a step schedule needs the epochs at which the rate steps";
    if (kind == Kind::Step && !std::ranges::is_sorted(stepEpochs))
        return "the epochs at which the rate steps do not rise";
    if (kind == Kind::Step && !(stepFactor > 0 && std::isfinite(stepFactor)))
        return fmt::format("a step factor of {} is not above 0", stepFactor);
    if (kind == Kind::Cosine && !(epochs > 0))
        return "a cosine schedule needs the number of epochs";
    if (!(finalRate >= 0) || !(finalRate <= learningRate))
        return fmt::format("a final rate of {} is not between 0 and the learning rate", finalRate);
    if (!(warmupEpochs >= 0) || !(warmupRate >= 0) || !std::isfinite(warmupEpochs) || !std::isfinite(warmupRate))
        return "warm-up needs numbers of at least 0";
    return {};
}

double RateRamp::factorAt(std::int64_t step) const
{
    if (step - begin >= length)
        return to;
    return from + (to - from) * double(std::max<std::int64_t>(step - begin, 0)) / double(length);
}

void RateRamp::headFor(double factor, std::int64_t step, std::int64_t steps)
{
    *this = {factorAt(step), factor, step, std::max<std::int64_t>(steps, 0)};
}

double RatePlan::rateAt(const Schedule &schedule, std::int64_t at) const
{
    return schedule.rateAt(epoch + double(at - step) * epochsPerStep) * ramp.factorAt(at);
}

bool isValid(const RatePlan &plan)
{
    const auto sound = [](double number) { return number >= 0 && std::isfinite(number); };
    return plan.step >= 0 && plan.ramp.begin >= 0 && plan.ramp.length >= 0 && sound(plan.epoch) &&
           sound(plan.epochsPerStep) && sound(plan.ramp.from) && sound(plan.ramp.to);
}

} // namespace trainyard::protocol
