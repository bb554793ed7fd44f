#pragma once

#include <QStringList>

#include "gui/models/run_clock.h"

class QSettings;

namespace trainyard::gui {

/// How the charts of runs are shown: stays when data arrives, with another run, and after a restart.
struct ChartView {
    XAxis axis = XAxis::Time;
    int smoothing = 0;       ///< percent of the average so far, 0 to 99
    QStringList hidden;      ///< curves, as "chart/curve"
    QStringList logarithmic; ///< charts
    bool operator==(const ChartView &) const = default;
};

ChartView loadChartView(const QSettings &settings); ///< invalid values become those of ChartView
void storeChartView(QSettings &settings, const ChartView &view);

} // namespace trainyard::gui
