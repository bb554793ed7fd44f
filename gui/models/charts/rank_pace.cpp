#include "gui/models/charts/rank_pace.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <optional>

#include "gui/models/charts/run_series.h"

namespace trainyard::gui {
namespace {

double middleOf(std::vector<double> values)
{
    std::erase_if(values, [](double v) { return !std::isfinite(v); });
    if (values.empty())
        return std::numeric_limits<double>::quiet_NaN();
    const auto middle = values.begin() + std::ptrdiff_t(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

/// The last value at or before x.
std::optional<double> stepValueAt(const SeriesBuffer &buffer, double x)
{
    const auto &points = buffer.points();
    const auto next =
        std::upper_bound(points.begin(), points.end(), x, [](double v, const QPointF &p) { return v < p.x(); });
    if (next == points.begin())
        return {};
    return (next - 1)->y();
}

} // namespace

double RankPace::typical(std::size_t row) const
{
    const auto first = slowness.begin() + std::ptrdiff_t(row) * columns;
    return middleOf({first, first + columns});
}

namespace {

/// The mean of each column, row by row, of values that are not below the least.
RankPace meansOf(const RunSeries &series, const RankCurves &curves, int columns, double least)
{
    RankPace pace;
    pace.columns = std::max(1, columns);
    pace.seconds = series.lastX();
    const auto wide = std::size_t(pace.columns);
    for (const auto &[rank, buffer] : curves.ranks) {
        pace.ranks.push_back(rank);
        std::vector<double> sums(wide), counts(wide);
        for (const QPointF &p : buffer->points()) {
            if (!(p.y() >= least) || !std::isfinite(p.y()))
                continue;
            const double share = pace.seconds > 0 ? p.x() / pace.seconds : 0;
            const std::size_t column = std::min(wide - 1, std::size_t(share * double(wide)));
            sums[column] += p.y();
            ++counts[column];
        }
        for (std::size_t c = 0; c < wide; ++c)
            pace.slowness.push_back(counts[c] > 0 ? sums[c] / counts[c] : std::numeric_limits<double>::quiet_NaN());
    }
    return pace;
}

} // namespace

RankPace rankWaiting(const RunSeries &series, int columns)
{
    return meansOf(series, series.waitByRank, columns, 0);
}

RankPace rankPace(const RunSeries &series, int columns)
{
    RankPace pace = meansOf(series, series.speedByRank, columns, std::numeric_limits<double>::min());
    const auto wide = std::size_t(pace.columns);
    const std::vector<double> speeds = pace.slowness;
    for (std::size_t c = 0; c < wide; ++c) {
        std::vector<double> column;
        for (std::size_t row = 0; row < pace.ranks.size(); ++row)
            column.push_back(speeds[row * wide + c]);
        const double median = middleOf(column);
        for (std::size_t row = 0; row < pace.ranks.size(); ++row)
            pace.slowness[row * wide + c] = median / speeds[row * wide + c];
    }
    return pace;
}

std::vector<ScalingPoint> scalingOf(const RunSeries &series)
{
    std::map<int, std::vector<double>> speeds;
    double before = 0;
    for (const QPointF &p : series.speed.points()) {
        const auto began = stepValueAt(series.workers, before), ended = stepValueAt(series.workers, p.x());
        before = p.x();
        if (began && ended && *began == *ended && *ended >= 1 && *ended < 1e6 && p.y() > 0 && std::isfinite(p.y()))
            speeds[int(*ended)].push_back(p.y());
    }
    std::vector<ScalingPoint> points;
    for (const auto &[workers, measured] : speeds) {
        ScalingPoint point;
        point.workers = workers;
        point.samplesPerSecond = middleOf(measured);
        point.epochs = int(measured.size());
        const ScalingPoint &least = points.empty() ? point : points.front();
        point.speedUp = point.samplesPerSecond / least.samplesPerSecond;
        point.efficiency = point.speedUp * least.workers / workers;
        points.push_back(point);
    }
    return points;
}

} // namespace trainyard::gui
