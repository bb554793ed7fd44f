#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QChartView>
#include <QColor>

class QValueAxis;

namespace trainyard::gui {

/// The chart's canvas. Its fixed margins align the time axes of stacked charts to the pixel; it draws the marks of both
/// axes and the crosshair itself.
class PlotView final : public QChartView {
    Q_OBJECT
public:
    explicit PlotView(QWidget *parent);

    QValueAxis *x() const { return m_x; }
    QValueAxis *y() const { return m_y; }
    double xStep = 10, yStep = 1;
    std::function<QString(double)> axisText;
    bool timeLabels = false;

    struct Dot {
        QPointF at;
        QColor color;
    };
    struct EventLine {
        double x;
        int color; ///< of Theme::series()
    };
    std::vector<EventLine> events;
    std::optional<double> crosshair;
    std::vector<Dot> dots; ///< on the curves at the crosshair

    void placePlot();

signals:
    void hovered(double x);
    void left();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void drawBackground(QPainter *painter, const QRectF &rect) override;
    void drawForeground(QPainter *painter, const QRectF &rect) override;

private:
    double toX(double value) const;
    double toY(double value) const;
    static std::vector<double> marks(const QValueAxis *axis, double step);

    bool m_ring = false; ///< the focus came by keyboard: show it
    QValueAxis *m_x;
    QValueAxis *m_y;
};

} // namespace trainyard::gui
