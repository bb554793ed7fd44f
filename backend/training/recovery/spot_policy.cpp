#include "backend/training/recovery/spot_policy.h"

#include <algorithm>

#include <fmt/format.h>

#include "backend/core/units.h"

namespace trainyard::training {

using namespace std::chrono_literals;
using cluster::SpotReplacement;

namespace {

constexpr double kRounding = 1.01; ///< a deadline that follows from the same budget reaches it exactly

Timestamp after(Timestamp from, double seconds)
{
    return from + std::chrono::milliseconds(std::int64_t(1000 * std::clamp(seconds, 0.0, 1e9)));
}

/// Why no replacement is allowed, whatever EC2 has; empty: it is.
std::string refusal(const SpotFacts &facts, int count)
{
    if (facts.deadline && *facts.deadline - facts.now < kSpotLeastUse)
        return fmt::format("its machines terminate themselves in less than {} minutes", kSpotLeastUse.count());
    for (const SpotBudget &budget : facts.budgets) {
        if (budget.usd <= 0)
            continue;
        if (!facts.usdPerHour || !budget.priced) {
            if (budget.acts)
                return fmt::format("the price of its machines is unknown, so that {} could not act in time",
                                   budget.name);
            continue; // it only warns
        }
        auto until = facts.deadline;
        const auto earlier = [&](Timestamp other) { until = until ? std::min(*until, other) : other; };
        if (facts.secondsLeft)
            earlier(after(facts.now, *facts.secondsLeft));
        if (budget.until)
            earlier(*budget.until);
        const double hours =
            until ? std::max(std::chrono::duration<double, std::ratio<3600>>(*until - facts.now).count(), 0.0) : 0;
        const double reached = budget.spent + hours * (budget.usdPerHour + count * *facts.usdPerHour);
        if (budget.spent >= budget.usd || reached > kRounding * budget.usd)
            return fmt::format("a replacement would exceed {}, {}", budget.name, formatUsd(budget.usd));
    }
    return {};
}

} // namespace

Timestamp nextSpotAttempt(std::span<const SpotAttempt> attempts)
{
    Timestamp last{};
    std::chrono::milliseconds pause{0};
    for (const SpotAttempt &attempt : attempts) {
        last = attempt.at;
        pause = !attempt.failed ? 0ms
                : pause == 0ms  ? kSpotFirstPause
                                : std::min<std::chrono::milliseconds>(2 * pause, kSpotLongestPause);
    }
    return pause == 0ms ? Timestamp{} : last + pause;
}

std::vector<SpotLoss> lossesToReplace(const SpotFacts &facts)
{
    auto losses = facts.history.open;
    std::erase_if(losses, [&](const SpotLoss &loss) { return facts.cancelled.contains(loss.node); });
    return losses;
}

SpotOutcome outcomeOf(const Status &done, bool launched, bool reachable, bool ending)
{
    if (done)
        return SpotOutcome::Done;
    if (ending)
        return SpotOutcome::Ended;
    switch (done.error().code) {
    case ErrorCode::Cancelled:
        return SpotOutcome::Cancelled;
    case ErrorCode::Busy:
        return SpotOutcome::Busy;
    case ErrorCode::NoCapacity: // also where EC2 took the machine back while it started
    case ErrorCode::QuotaExceeded:
    case ErrorCode::Throttled:
    case ErrorCode::ServiceFailure:
    case ErrorCode::ClockSkew:
        return SpotOutcome::Failed;
    default:
        return launched && reachable ? SpotOutcome::PaidFailure : SpotOutcome::Failed;
    }
}

SpotDecision decide(const SpotFacts &facts)
{
    const auto goOn = [](std::string reason) { return SpotDecision{SpotStep::GoOn, 0, {}, std::move(reason)}; };
    const auto wait = [](Timestamp next, std::string reason) {
        return SpotDecision{SpotStep::Wait, 0, next, std::move(reason)};
    };
    if (facts.ending)
        return {};
    if (!facts.stranded.empty()) { // before another machine is requested
        const StrandedMachine &machine = facts.stranded.front();
        const bool joins = machine.added && facts.history.paidFailures < kMostPaidFailures;
        if (joins && !facts.reachable)
            return goOn({});
        return {joins ? SpotStep::Join : SpotStep::Terminate, 1, {}, {}, machine.node};
    }
    if (facts.history.open.empty())
        return {};
    const auto open = lossesToReplace(facts);
    if (open.empty())
        return goOn({}); // reported when it was cancelled
    if (facts.policy == SpotReplacement::No)
        return goOn("the cluster's plan replaces no Spot machines (--replace-spot no)");
    int count = std::min(int(open.size()), facts.mostWorkers - facts.workers);
    if (count <= 0)
        return goOn(fmt::format("the job takes at most {} workers", facts.mostWorkers));
    const bool tooFew = facts.workers < facts.leastWorkers;
    if (facts.history.paidFailures >= kMostPaidFailures)
        return {tooFew ? SpotStep::Stop : SpotStep::GiveUp,
                0,
                {},
                fmt::format("{} attempts in a row failed after their machines were launched, the last one was: {}",
                            facts.history.paidFailures, facts.history.lastPaidFailure)};
    if (auto reason = refusal(facts, 1); !reason.empty())
        return tooFew ? SpotDecision{SpotStep::Stop, 0, {}, std::move(reason)} : goOn(std::move(reason));
    while (count > 1 && !refusal(facts, count).empty())
        --count;
    if (!tooFew && facts.secondsLeft && *facts.secondsLeft < facts.startSeconds)
        return goOn("the run ends before another machine could take part");
    if (!facts.reachable)
        return goOn({}); // reported as such

    std::vector<Timestamp> made; // within the last hour
    for (const SpotAttempt &attempt : facts.history.attempts) {
        if (!attempt.failed && attempt.at > facts.now - 1h)
            made.push_back(attempt.at);
    }
    const int room = std::max(facts.plannedWorkers, kSpotLeastPerHour) - int(made.size());
    if (room <= 0)
        return wait(*std::ranges::min_element(made) + 1h,
                    fmt::format("{} machines were replaced within an hour", made.size()));
    if (const Timestamp next = nextSpotAttempt(facts.history.attempts); next > facts.now)
        return wait(next, "the last attempt failed");
    return {SpotStep::Replace, std::min(count, room), {}, {}};
}

} // namespace trainyard::training
