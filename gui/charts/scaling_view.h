#pragma once

#include <QWidget>

#include "gui/models/rank_pace.h"
#include "gui/models/series_buffer.h"

class QTimer;

namespace trainyard::gui {

class MetricChart;
class RunSeries;

/// Step times of the ranks as a heat map: the darker, the slower than the median rank at that time.
class PaceMap : public QWidget {
    Q_OBJECT
public:
    explicit PaceMap(QWidget *parent = nullptr);
    void setPace(const RankPace &pace);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {240, 80}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    RankPace m_pace;
};

/// Which ranks are slow, and how the speed of a run grows with its workers. Reads the series once a second while visible.
class ScalingView : public QWidget {
    Q_OBJECT
public:
    explicit ScalingView(QWidget *parent = nullptr);
    ~ScalingView() override;
    /// The series must outlive the view.
    void setSeries(const RunSeries *series);
    void refresh();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    const RunSeries *m_series = nullptr;
    PaceMap *m_map;
    MetricChart *m_speedUpChart, *m_chart;
    SeriesBuffer m_speedUp, m_idealSpeedUp; ///< x: workers
    SeriesBuffer m_efficiency, m_ideal;     ///< likewise
    QTimer *m_timer;
};

} // namespace trainyard::gui
