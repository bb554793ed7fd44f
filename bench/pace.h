#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

namespace trainyard::bench {

using Times = std::vector<double>; ///< in seconds

/// What a worker has reported: the steps that it had made by then.
struct StepReport {
    double at = 0;         ///< in seconds
    std::int64_t step = 0; ///< of the run
};
using StepReports = std::vector<StepReport>;

/// What the steps of a worker were like in a time.
struct Pace {
    double usual = 0;   ///< seconds from step to step, median
    double longest = 0; ///< seconds, beyond that
};

/// Seconds between two reports beyond those of as many usual steps.
inline double excessOf(const StepReport &first, const StepReport &second, double usual)
{
    return second.at - first.at - double(second.step - first.step) * usual;
}

/// \param reports      in order; each may stand for several steps, and the longest pause is at most the excess between two
/// \param from, until  on the same clock; only gaps that end between them count
inline Pace paceOf(const StepReports &reports, double from, double until)
{
    std::vector<std::size_t> ends;
    std::vector<double> means;
    for (std::size_t i = 1; i < reports.size(); ++i) {
        const auto &[at, step] = reports[i];
        if (at < from || at >= until || step <= reports[i - 1].step)
            continue;
        ends.push_back(i);
        means.push_back((at - reports[i - 1].at) / double(step - reports[i - 1].step));
    }
    if (means.empty())
        return {};
    std::ranges::sort(means);
    Pace pace{means[means.size() / 2], 0};
    for (const std::size_t i : ends)
        pace.longest = std::max(pace.longest, excessOf(reports[i - 1], reports[i], pace.usual));
    return pace;
}

/// \param steps  when each step began or ended, in order
inline Pace paceOf(const Times &steps, double from, double until)
{
    StepReports reports;
    for (const double at : steps)
        reports.push_back({at, std::int64_t(reports.size())});
    return paceOf(reports, from, until);
}

/// The longest pause within a second of a moment after which steps may take longer or shorter than before, such as a join:
/// beyond the slower of the usual steps of the `around` seconds before and after it.
inline double pauseAt(const StepReports &reports, double moment, double around)
{
    const double usual = std::max(paceOf(reports, moment - around, moment - 1).usual,
                                  paceOf(reports, moment + 1, moment + around).usual);
    double longest = 0;
    for (std::size_t i = 1; i < reports.size(); ++i) {
        if (reports[i].at >= moment - 1 && reports[i - 1].at < moment + 1)
            longest = std::max(longest, excessOf(reports[i - 1], reports[i], usual));
    }
    return longest;
}

struct Figure {
    std::string name;
    Times values; ///< one per round
};

/// Adds the figures of a round to those of the rounds before.
inline void addRound(std::vector<Figure> &all, const std::vector<Figure> &round)
{
    for (const Figure &figure : round) {
        auto at = std::ranges::find(all, figure.name, &Figure::name);
        if (at == all.end())
            at = all.insert(all.end(), Figure{figure.name, {}});
        at->values.insert(at->values.end(), figure.values.begin(), figure.values.end());
    }
}

/// Prints medians with minimum and maximum, in milliseconds.
inline void print(const std::string &event, std::vector<Figure> figures)
{
    for (Figure &figure : figures) {
        if (figure.values.empty())
            continue;
        std::ranges::sort(figure.values);
        std::printf("%s: %s %.1f ms [%.1f, %.1f]\n", event.c_str(), figure.name.c_str(),
                    1000 * figure.values[figure.values.size() / 2], 1000 * figure.values.front(),
                    1000 * figure.values.back());
    }
    std::fflush(stdout);
}

} // namespace trainyard::bench
