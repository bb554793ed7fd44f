#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard::runs {

/// How fast a run was with so many workers, all of them together.
struct Throughput {
    int workers = 0;
    double samplesPerSecond = 0;
    bool operator==(const Throughput &) const = default;
};

/// Speed as a function of the number of workers: a sample costs share / workers + rest seconds, of which `rest` cannot
/// be divided (Amdahl, AFIPS 1967). One measured size says nothing of `rest`: it is 0 then.
class ScalingLaw {
public:
    /// Least squares over the sizes measured; neither part is negative. Paces of no workers or no speed are left out.
    /// return  nothing when nothing was measured
    static std::optional<ScalingLaw> fit(std::span<const Throughput>);

    double samplesPerSecond(int workers) const;
    bool measured() const { return m_sizes > 1; } ///< more than one size: it is known how well the run scales

private:
    double m_share = 0, m_rest = 0;
    int m_sizes = 0;
};

/// What a person wants of a run from now on. Nothing set: the most samples per dollar.
struct ScaleGoal {
    std::optional<double> seconds; ///< be finished after so many
    std::optional<double> usd;     ///< spend at most so much more
    int least = 1, most = 1;       ///< workers allowed
    bool operator==(const ScaleGoal &) const = default;
};

/// What is known of a run now.
struct ScaleFacts {
    int workers = 0;
    double remainingSamples = 0;
    std::vector<Throughput> throughputs;
    double usdPerHourWorker = 0; ///< one worker's machine, with its volume and address
    double usdPerHourRest = 0;   ///< the head
    double joinSeconds = 90;     ///< from the wish for a machine to its first step; paid for, and nothing gained
};

/// How the run would end with so many workers.
struct Forecast {
    int workers = 0;
    double seconds = 0, usd = 0; ///< from now on
    bool operator==(const Forecast &) const = default;
};

enum class ScaleReason {
    Unknown,      ///< the speed of this size is not measured yet
    AlmostDone,   ///< a change would cost more time than is left
    Fits,         ///< the goal is met, and no other number would be clearly better
    TooSlow,      ///< it would be late
    TooExpensive, ///< it would cost too much
    Better,       ///< the goal is met; another number would meet it clearly cheaper (or sooner, within a budget)
};

std::string_view toString(ScaleReason) noexcept; ///< "too-slow"

struct ScaleAdvice {
    ScaleReason reason = ScaleReason::Unknown;
    Forecast now, advised; ///< the same when nothing is to be changed; both empty when Unknown
    bool reachable = true; ///< some allowed number of workers meets the goal
    bool guessed = false;  ///< `advised` assumes that twice the workers are twice as fast: no other size was measured

    bool change() const { return advised.workers != now.workers; }
    bool operator==(const ScaleAdvice &) const = default;
};

/// How many workers a run should have. With an end in time: the cheapest number that is in time. With a budget alone:
/// the fastest that it pays for. Without a goal: the cheapest. A change has to gain a tenth of time or money, or mend a
/// goal that would be missed; while only one size was measured, it at most doubles the workers, so that the next advice
/// knows better. Pure.
ScaleAdvice advise(const ScaleFacts &, const ScaleGoal &);

/// One sentence for people: "With 2 workers it takes 50 min and $1.20 more; 4 would take 27 min and $1.10."
std::string describe(const ScaleAdvice &);

} // namespace trainyard::runs
