#pragma once

#include <vector>

namespace trainyard::gui {

class RunSeries;

/// How much longer a step of each rank takes than that of the median rank, over the time of a run: shows stragglers.
struct RankPace {
    std::vector<int> ranks; ///< rows
    int columns = 0;        ///< equal parts of the run
    double seconds = 0;     ///< of all columns
    /// 1: as long as the median, 2: twice as long; NaN: not measured. Row by row.
    std::vector<double> slowness;
    double at(std::size_t row, int column) const { return slowness[row * std::size_t(columns) + std::size_t(column)]; }
    /// The median of a row; NaN when nothing was measured.
    double typical(std::size_t row) const;
};
RankPace rankPace(const RunSeries &series, int columns);
/// The same with the share of time in which each rank waits for weights, 0 to 1, in place of the slowness: in a
/// synchronous run those that wait little are the slow ones.
RankPace rankWaiting(const RunSeries &series, int columns);

/// The speed with one number of workers, from the epochs in which it did not change.
struct ScalingPoint {
    int workers = 0;
    double samplesPerSecond = 0; ///< median
    double speedUp = 0;          ///< over the fewest workers that were measured
    double efficiency = 0;       ///< speed of a worker, relative to that with the fewest workers; 1: ideal
    int epochs = 0;
};
std::vector<ScalingPoint> scalingOf(const RunSeries &series); ///< by number of workers

} // namespace trainyard::gui
