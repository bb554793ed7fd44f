#pragma once

#include <QWidget>

#include "gui/models/charts/chart_view.h"

class QComboBox;
class QHBoxLayout;
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
    /// Without a price there is no axis in dollars; to be called after the price of the series has changed.
    void setPriceKnown(bool on);
    void addControl(QWidget *control); ///< right of its own
    QSize minimumSizeHint() const override;

signals:
    void viewChanged(const trainyard::gui::ChartView &view); ///< by the user, here or in a chart

protected:
    bool event(QEvent *event) override; ///< a narrow bar has two lines

private:
    void choose();
    void showAxis();
    void showSmoothing();
    void setOneLine(bool on);
    int widthOfFirst() const;

    RunCharts *m_charts;
    QComboBox *m_axis;
    QSlider *m_smoothing;
    QLabel *m_percent;
    QPushButton *m_all;
    QWidget *m_smoothings; ///< with its caption, its number and the zoom
    QHBoxLayout *m_first;  ///< the first line
    bool m_oneLine = false;
};

} // namespace trainyard::gui
