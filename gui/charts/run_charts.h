#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include <QWidget>

#include "gui/models/charts/axis_window.h"
#include "gui/models/charts/chart_view.h"

class QAction;
class QActionGroup;
class QTimer;

namespace trainyard::gui {

class MetricChart;
class RunSeries;
struct RankCurves;

/// The charts of a run on one x axis: accuracy, loss, samples per second, membership; learning rate and batch size
/// if they vary. One timer of 10 Hz draws changes; it stops while the widget is hidden.
class RunCharts : public QWidget {
    Q_OBJECT
public:
    explicit RunCharts(QWidget *parent = nullptr);
    ~RunCharts() override;

    /// Shows the curves of a run; null shows none. The series must outlive the charts or the next call.
    /// The zoom stays: a run whose records are read again is the same one. For another run, resetZoom() follows.
    void setSeries(const RunSeries *series);
    /// Hides charts without points: a program of the user may print no accuracy.
    void setOnlyFilled(bool on) { m_onlyFilled = on; }
    /// Shows charts of these other metrics, below those of every run. Names that the run does not have yet wait.
    void setPicked(const std::vector<std::string> &names);
    /// Draws the curves of another run in the same charts; the series must outlive the charts or setCompared({}).
    struct Compared {
        QString name;
        const RunSeries *series;
    };
    void setCompared(const std::vector<Compared> &runs);

    /// How the curves are shown. New data and other runs leave it as it is.
    void setView(const ChartView &view);
    const ChartView &view() const { return m_view; }
    XAxis axis() const; ///< the chosen one, where it has a meaning
    bool isZoomed() const { return m_window.isZoomed(); }
    void resetZoom();
    /// Shows only this chart, as large as all of them; null shows all.
    void setMaximized(MetricChart *chart);

    /// Draws at once, also while hidden: for pictures.
    void refresh();

signals:
    void viewChanged(); ///< by the user, in a chart
    void zoomChanged();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void watch(MetricChart *chart);
    void applyView(MetricChart *chart);
    void readView();
    void addCompared();
    void moveAxis();
    void addRanks();
    void addRanksOf(MetricChart *chart, const RankCurves &curves);
    void addMenus();
    void addMaximize(MetricChart *chart);
    void addEvents(MetricChart *chart);
    bool isWanted(const MetricChart *chart) const;
    void addPicked();
    void fillPicked(const std::string &name, MetricChart *chart);
    void showWanted();
    void hover(double x);
    void leave();

    const RunSeries *m_series = nullptr;
    MetricChart *m_accuracy, *m_loss, *m_speed, *m_rate, *m_batch, *m_members;
    std::vector<MetricChart *> m_charts; ///< all of them, from the top
    QTimer *m_timer;
    std::map<MetricChart *, std::set<int>> m_ranks; ///< those that the chart has curves of; -1: the band, -2: the job
    bool m_banded = false;                          ///< the ranks are shown as a band
    MetricChart *m_maximized = nullptr;
    QActionGroup *m_rankViews;
    std::map<std::string, MetricChart *> m_picked;
    std::vector<Compared> m_compared;
    ChartView m_view;
    AxisWindow m_window;
    double m_drawnPrice = 0;
    bool m_onlyFilled = false;
};

/// Returns the right edge of the time axis. It moves in steps of about a tenth of the range, to keep the curves from
/// sliding all the time.
double timeWindow(double lastX);

} // namespace trainyard::gui
