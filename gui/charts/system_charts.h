#pragma once

#include <set>
#include <vector>

#include <QWidget>

#include "gui/models/charts/axis_window.h"

#include "gui/models/charts/system_series.h"

class QTimer;

namespace trainyard::gui {

class MetricChart;

/// The charts of a run's machines on one time axis, a curve for each machine or GPU. A chart without values is hidden.
/// One timer of 10 Hz draws changes; it stops while the widget is hidden.
class SystemCharts : public QWidget {
    Q_OBJECT
public:
    static constexpr std::size_t kMostLines = 50; ///< of one chart: more take too long to draw

    explicit SystemCharts(QWidget *parent = nullptr);
    ~SystemCharts() override;

    /// Shows these curves; null shows none. The series must outlive the charts or the next call.
    void setSeries(const SystemSeries *series);
    /// Extends the time axis to that of other charts.
    void setLeastX(double x) { m_leastX = x; }
    /// Draws at once, also while hidden: for pictures.
    void refresh();
    /// The most curves that a metric has beyond kMostLines; 0 when all are drawn.
    std::size_t linesLeftOut() const;

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    struct Chart {
        SystemMetric metric;
        MetricChart *widget;
        std::set<SystemLine> drawn;
    };
    void addChart(SystemMetric metric, MetricChart *chart);
    void addLines(Chart &chart);

    const SystemSeries *m_series = nullptr;
    std::vector<Chart> m_charts; ///< from the top
    AxisWindow m_window;
    double m_leastX = 0;
    QTimer *m_timer;
};

} // namespace trainyard::gui
