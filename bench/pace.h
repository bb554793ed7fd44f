#pragma once

#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

namespace trainyard::bench {

using Times = std::vector<double>; ///< in seconds

/// What the steps of a worker were like in a time.
struct Pace {
    double usual = 0;   ///< seconds from step to step, median
    double longest = 0; ///< seconds, beyond that
};
/// \param steps        when each step began or ended, in order
/// \param from, until  on the same clock; only gaps that end between them count
inline Pace paceOf(const Times &steps, double from, double until)
{
    Times gaps;
    for (std::size_t i = 1; i < steps.size(); ++i) {
        if (steps[i] >= from && steps[i] < until)
            gaps.push_back(steps[i] - steps[i - 1]);
    }
    if (gaps.empty())
        return {};
    std::ranges::sort(gaps);
    const double usual = gaps[gaps.size() / 2];
    return {usual, gaps.back() - usual};
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
