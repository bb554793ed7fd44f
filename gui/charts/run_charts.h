#pragma once

#include <set>
#include <vector>

#include <QWidget>

class QTimer;

namespace trainyard::gui {

class MetricChart;
class RunSeries;

/// The charts of a run on one time axis: accuracy, loss, samples per second, membership; learning rate and batch when
/// they move at all. One timer of 10 Hz draws what moved; nothing is done while hidden.
class RunCharts : public QWidget {
    Q_OBJECT
public:
    explicit RunCharts(QWidget *parent = nullptr);
    ~RunCharts() override;

    /// Show this run's curves; null shows none. The series must outlive the charts or the next call.
    void setSeries(const RunSeries *series);
    /// Draw at once, also while hidden: for pictures.
    void refresh();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void addRanks();
    void hover(double x);
    void leave();

    const RunSeries *m_series = nullptr;
    MetricChart *m_accuracy, *m_loss, *m_speed, *m_rate, *m_batch, *m_members;
    std::vector<MetricChart *> m_charts; ///< all of them, from above
    QTimer *m_timer;
    std::set<int> m_ranks;
};

/// The right edge of the time axis: moves in steps of about a tenth of the window, so that curves do not slide all the
/// time.
double timeWindow(double lastX);

} // namespace trainyard::gui
