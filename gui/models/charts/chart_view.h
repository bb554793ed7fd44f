#pragma once

#include <cstddef>

#include <QStringList>

#include "gui/models/charts/run_clock.h"

class QSettings;

namespace trainyard::gui {

/// How the ranks of a run are shown: each as a curve, or their mean with minimum and maximum.
enum class RankView { Automatic, Curves, Band };
/// Many curves cannot be distinguished: automatically, more than eight ranks are a band.
bool showsBand(RankView view, std::size_t ranks);

/// How the charts of runs are shown: stays when data arrives, with another run, and after a restart.
struct ChartView {
    XAxis axis = XAxis::Time;
    int smoothing = 0;       ///< percent of the average so far, 0 to 99
    QStringList hidden;      ///< curves, as "chart/curve"
    QStringList logarithmic; ///< charts
    RankView ranks = RankView::Automatic;
    bool wide = false;  ///< without the workers and the log beside the charts
    QStringList picked; ///< other metrics that have a chart where a run has them
    bool operator==(const ChartView &) const = default;
};

ChartView loadChartView(const QSettings &settings); ///< invalid values become those of ChartView
void storeChartView(QSettings &settings, const ChartView &view);

} // namespace trainyard::gui
