#pragma once

#include <functional>

#include <QWidget>

#include "gui/models/charts/rank_pace.h"
#include "gui/models/charts/series_buffer.h"

class QLabel;
class QTimer;

namespace trainyard::gui {

class MetricChart;
class RunSeries;

/// A value of each rank over the time of a run, as a heat map: the darker, the higher.
class PaceMap : public QWidget {
    Q_OBJECT
public:
    struct Words {
        QString name, legend;
        std::function<QString(int rank, double value)> row; ///< for the tool tip and the description
        double empty = 0;                                   ///< value of an empty cell; 1 more is a full one
    };
    explicit PaceMap(Words words, QWidget *parent = nullptr);
    void setPace(const RankPace &pace);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {240, 80}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Words m_words;
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
    PaceMap *m_map, *m_waiting;
    QLabel *m_waitingTitle;
    MetricChart *m_speedUpChart, *m_chart;
    SeriesBuffer m_speedUp, m_idealSpeedUp; ///< x: workers
    SeriesBuffer m_efficiency, m_ideal;     ///< likewise
    QTimer *m_timer;
};

} // namespace trainyard::gui
