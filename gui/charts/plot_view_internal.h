#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QChartView>
#include <QColor>
#include <QList>

class QLineSeries;
class QValueAxis;

namespace trainyard::gui {

/// The chart's canvas. Its fixed margins align the x axes of stacked charts to the pixel; it draws the marks of both
/// axes, the lines and the crosshair itself: Qt Charts also computes the outline of each line, for clicks, which takes
/// three times as long as drawing it. Drag: zoom; Shift and drag: pan; wheel with Ctrl: zoom; double click: all. Keys: arrows
/// move the crosshair, with Shift the visible part; + and - zoom around it; 0 shows all.
class PlotView final : public QChartView {
    Q_OBJECT
public:
    explicit PlotView(QWidget *parent);

    QValueAxis *x() const { return m_x; }
    QValueAxis *y() const { return m_y; }
    double xStep = 10, yStep = 1;
    std::function<QString(double)> axisText;
    std::function<QString(double)> xText; ///< of a mark of the x axis
    bool logarithmic = false;             ///< y is the decimal logarithm of what is shown
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
    void addLine(QLineSeries *line); ///< stays the caller's
    void removeLine(QLineSeries *line);
    const QList<QLineSeries *> &lines() const { return m_lines; }

signals:
    void hovered(double x);
    void left();
    void zoomed(double from, double to);
    void panned(double share); ///< of the visible width
    void scaled(double factor, double around);
    void reset();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void drawBackground(QPainter *painter, const QRectF &rect) override;
    void drawForeground(QPainter *painter, const QRectF &rect) override;

private:
    double toX(double value) const;
    double valueAt(double px) const;
    bool handleViewKey(const QKeyEvent *event);
    double toY(double value) const;
    void drawLines(QPainter &painter) const;
    static std::vector<double> marks(const QValueAxis *axis, double step);

    std::optional<double> m_dragFrom, m_dragTo, m_panFrom; ///< pixels, while a button is pressed
    bool m_ring = false;                                   ///< the focus came by keyboard: show it
    QValueAxis *m_x;
    QValueAxis *m_y;
    QList<QLineSeries *> m_lines;
};

} // namespace trainyard::gui
