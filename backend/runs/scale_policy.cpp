#include "backend/runs/scale_policy.h"

#include <algorithm>
#include <chrono>
#include <set>

#include <fmt/format.h>

#include "backend/core/units.h"

namespace trainyard::runs {

namespace {

constexpr double kGain = 0.1;                    // a change must save this share of the time or the money
constexpr double kLongest = 100.0 * 365 * 86400; // 100 years: the longest forecast that is shown
constexpr double kMargin = 0.05;                 // safety margin of a change with respect to a goal, since speeds vary

Forecast forecast(const ScaleFacts &facts, const ScalingLaw &law, int workers)
{
    // New machines are billed while they start; a worker that leaves does so at the next boundary.
    const double before = workers > facts.workers ? facts.joinSeconds : 0;
    const double left = facts.remainingSamples - before * law.samplesPerSecond(facts.workers);
    Forecast f;
    f.workers = workers;
    f.seconds = left > 0 ? before + left / law.samplesPerSecond(workers)
                         : facts.remainingSamples / law.samplesPerSecond(facts.workers);
    f.usd = f.seconds / 3600 * (facts.usdPerHourRest + workers * facts.usdPerHourWorker);
    return f;
}

bool meets(const Forecast &f, const ScaleGoal &goal, double margin)
{
    const double share = 1 - margin;
    return (!goal.seconds || f.seconds <= share * *goal.seconds) && (!goal.usd || f.usd <= share * *goal.usd);
}

/// Whether `a` is clearly better than `b`, which already meets the goal.
bool clearlyBetter(const Forecast &a, const Forecast &b, bool bySpeed)
{
    return bySpeed ? a.seconds < (1 - kGain) * b.seconds : a.usd < (1 - kGain) * b.usd;
}

} // namespace

std::optional<ScalingLaw> ScalingLaw::fit(std::span<const Throughput> throughputs)
{
    // Seconds per sample y over x = 1 / workers: y = share x + rest.
    double n = 0, x = 0, y = 0, xx = 0, xy = 0;
    std::set<int> sizes;
    for (const Throughput &throughput : throughputs) {
        if (throughput.workers < 1 || !(throughput.samplesPerSecond > 0))
            continue;
        const double px = 1.0 / throughput.workers, py = 1 / throughput.samplesPerSecond;
        n += 1;
        x += px;
        y += py;
        xx += px * px;
        xy += px * py;
        sizes.insert(throughput.workers);
    }
    if (sizes.empty())
        return std::nullopt;
    ScalingLaw law;
    law.m_sizes = int(sizes.size());
    const double spread = n * xx - x * x;
    law.m_share = law.measured() ? (n * xy - x * y) / spread : xy / xx;
    law.m_rest = law.measured() ? (y - law.m_share * x) / n : 0;
    if (law.m_rest < 0) {
        law.m_rest = 0;
        law.m_share = xy / xx;
    } else if (law.m_share < 0) {
        law.m_share = 0;
        law.m_rest = y / n;
    }
    return law;
}

double ScalingLaw::samplesPerSecond(int workers) const
{
    return 1 / (m_share / std::max(workers, 1) + m_rest);
}

ScaleAdvice advise(const ScaleFacts &facts, const ScaleGoal &goal)
{
    ScaleAdvice advice;
    const auto law = ScalingLaw::fit(facts.throughputs);
    const bool known =
        std::ranges::find(facts.throughputs, facts.workers, &Throughput::workers) != facts.throughputs.end();
    if (!law || !known || facts.workers < 1)
        return advice;
    advice.now = advice.advised = forecast(facts, *law, facts.workers);
    const bool allowed = facts.workers >= goal.least && facts.workers <= goal.most;
    if (allowed && advice.now.seconds < 2 * facts.joinSeconds) {
        advice.reason = ScaleReason::AlmostDone;
        advice.reachable = meets(advice.now, goal, 0);
        return advice;
    }

    std::vector<Forecast> choices;
    const int most = law->measured() ? goal.most : std::min(goal.most, 2 * facts.workers);
    for (int n = std::max(goal.least, 1); n <= most; ++n)
        choices.push_back(n == facts.workers ? advice.now : forecast(facts, *law, n));
    if (choices.empty())
        return advice;
    // With a time limit: the cheapest that meets it. With a budget alone: the fastest within it.
    const bool bySpeed = !goal.seconds && goal.usd;
    const auto better = [bySpeed](const Forecast &a, const Forecast &b) {
        return bySpeed ? a.seconds < b.seconds : a.usd < b.usd;
    };
    const bool fits = allowed && meets(advice.now, goal, 0);
    std::vector<Forecast> good;
    for (const Forecast &f : choices) {
        if (meets(f, goal, f.workers == facts.workers ? 0 : kMargin))
            good.push_back(f);
    }
    advice.reachable = !good.empty();
    if (fits)
        advice.reason = ScaleReason::Fits;
    else if (goal.seconds && advice.now.seconds > *goal.seconds)
        advice.reason = ScaleReason::TooSlow;
    else
        advice.reason = goal.usd && advice.now.usd > *goal.usd ? ScaleReason::TooExpensive : ScaleReason::NotAllowed;
    if (!good.empty()) {
        const Forecast best = *std::ranges::min_element(good, better);
        if (!fits || clearlyBetter(best, advice.now, bySpeed)) {
            advice.advised = best;
            if (fits)
                advice.reason = ScaleReason::Better;
        }
    } else {
        // The closest to the goal: the fastest within the budget, or the cheapest when all exceed it.
        const auto dear = [&](const Forecast &f) { return goal.usd && f.usd > *goal.usd; };
        const bool allDear = std::ranges::all_of(choices, dear);
        if (!allDear)
            std::erase_if(choices, dear);
        const Forecast nearest = *std::ranges::min_element(
            choices, {}, [allDear](const Forecast &f) { return allDear ? f.usd : f.seconds; });
        if (!allowed || dear(advice.now) || clearlyBetter(nearest, advice.now, !allDear))
            advice.advised = nearest;
    }
    advice.guessed = advice.change() && !law->measured();
    return advice;
}

std::string describe(const ScaleAdvice &advice)
{
    const auto cost = [](const Forecast &f) {
        const double seconds = f.seconds >= 0 && f.seconds < kLongest ? f.seconds : kLongest;
        const auto time = formatDuration(std::chrono::milliseconds(std::int64_t(seconds * 1000)));
        return f.usd > 0 ? fmt::format("{} and {}", time, formatUsd(f.usd)) : time;
    };
    if (advice.reason == ScaleReason::Unknown)
        return "How fast it is with these workers is not measured yet: advice comes after an epoch.";
    std::string text = fmt::format("With {} worker{} it takes {} more", advice.now.workers,
                                   advice.now.workers == 1 ? "" : "s", cost(advice.now));
    if (advice.change())
        text += fmt::format("; {} would take {}{}", advice.advised.workers, cost(advice.advised),
                            advice.guessed ? ", if it scales as it should" : "");
    else if (advice.reason == ScaleReason::AlmostDone)
        text += "; a change is not worth it any more";
    if (!advice.reachable)
        text += "; no number of workers allowed meets the goal";
    return text + ".";
}

} // namespace trainyard::runs
