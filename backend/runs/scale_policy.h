#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/enum_names.h"

namespace trainyard::runs {

/// Measured speed of a run with a number of workers, in total.
struct Throughput {
    int workers = 0;
    double samplesPerSecond = 0;
    bool operator==(const Throughput &) const = default;
};

/// Speed as a function of the number of workers: a sample takes share / workers + rest seconds, where `rest` cannot be
/// parallelized. One measured size does not determine `rest`, which is 0 then.
/// \source Amdahl, AFIPS 1967
class ScalingLaw {
public:
    /// Least squares over the measured sizes; neither part is negative. Entries without workers or speed are ignored.
    /// \return no value when nothing was measured
    static std::optional<ScalingLaw> fit(std::span<const Throughput>);

    double samplesPerSecond(int workers) const;
    bool measured() const { return m_sizes > 1; } ///< more than one size was measured, so that the scaling is known

private:
    double m_share = 0, m_rest = 0;
    int m_sizes = 0;
};

/// The user's goal for the rest of a run. When nothing is set: the most samples per dollar.
struct ScaleGoal {
    std::optional<double> seconds; ///< finish within this time from now
    std::optional<double> usd;     ///< spend at most this amount from now
    int least = 1, most = 1;       ///< allowed number of workers
    bool operator==(const ScaleGoal &) const = default;
};

/// The current state of a run.
struct ScaleFacts {
    int workers = 0;
    double remainingSamples = 0;
    std::vector<Throughput> throughputs;
    double usdPerHourWorker = 0; ///< one worker's machine, with its volume and address
    double usdPerHourRest = 0;   ///< the head
    double joinSeconds = 90;     ///< from the request for a machine to its first step; billed without progress
};

/// Predicted end of the run with a number of workers.
struct Forecast {
    int workers = 0;
    double seconds = 0, usd = 0; ///< from now
    bool operator==(const Forecast &) const = default;
};

enum class ScaleReason {
    Unknown,      ///< the speed of the current size has not been measured
    AlmostDone,   ///< the run ends within twice the time that a new machine needs to join
    Fits,         ///< the goal is met, and no other number is clearly better
    TooSlow,      ///< the time limit would be exceeded
    TooExpensive, ///< the budget would be exceeded
    NotAllowed,   ///< the number of workers is not an allowed one
    Better,       ///< the goal is met; another number meets it clearly cheaper (or, within a budget, sooner)
};
constexpr auto namesOf(ScaleReason)
{
    return std::to_array<std::string_view>(
        {"unknown", "almost-done", "fits", "too-slow", "too-dear", "not-allowed", "better"});
}
using trainyard::toString;

struct ScaleAdvice {
    ScaleReason reason = ScaleReason::Unknown;
    Forecast now, advised; ///< equal when no change is advised; both empty when Unknown
    bool reachable = true; ///< an allowed number of workers meets the goal
    bool guessed = false;  ///< `advised` assumes linear scaling, since no other size was measured

    bool change() const { return advised.workers != now.workers; }
    bool operator==(const ScaleAdvice &) const = default;
};

/// Determines how many workers a run should have. With a time limit: the cheapest number that meets it. With a budget
/// alone: the fastest within it. Without a goal: the cheapest. A change must save a tenth of the time or the money, or
/// meet a goal that would be missed. While only one size has been measured, the number is at most doubled, since the
/// next advice then has a second measurement. Pure function.
ScaleAdvice advise(const ScaleFacts &, const ScaleGoal &);

/// One sentence for users: "With 2 workers it takes 50 min and $1.20 more; 4 would take 27 min and $1.10."
std::string describe(const ScaleAdvice &);

} // namespace trainyard::runs
