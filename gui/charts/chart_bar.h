#pragma once

#include <QWidget>

#include "gui/models/charts/chart_view.h"

class QComboBox;
class QLabel;
class QPushButton;
class QSlider;

namespace trainyard::gui {

class RunCharts;

/// The controls above the charts of a run: x axis, smoothing, and the way back from a zoom.
class ChartBar : public QWidget {
    Q_OBJECT
public:
    /// The charts must outlive the bar, or its parent owns both.
    explicit ChartBar(RunCharts *charts, QWidget *parent = nullptr);

    void setView(const ChartView &view);
    void setPriceKnown(bool on);       ///< without a price there is no axis in dollars
    void addControl(QWidget *control); ///< right of its own

signals:
    void viewChanged(const trainyard::gui::ChartView &view); ///< by the user, here or in a chart

protected:
    void resizeEvent(QResizeEvent *event) override; ///< a narrow bar has no captions

private:
    void choose();
    void showSmoothing();

    RunCharts *m_charts;
    QComboBox *m_axis;
    QSlider *m_smoothing;
    QLabel *m_axisName, *m_smoothingName, *m_percent;
    QPushButton *m_all;
};

} // namespace trainyard::gui
