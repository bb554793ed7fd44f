#include <algorithm>
#include <cmath>
#include <utility>

#include <QChart>
#include <QGraphicsLayout>
#include <QKeyEvent>
#include <QLineSeries>
#include <QMouseEvent>
#include <QPainter>
#include <QValueAxis>
#include <QWheelEvent>

#include "gui/charts/plot_view_internal.h"
#include "gui/text/format.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

namespace {

constexpr qsizetype kMostSmooth = 6100;     ///< points of all lines that are drawn with smooth edges
constexpr qsizetype kMostFaintSmooth = 400; ///< of a translucent one, which takes five times as long
constexpr double kLeft = 64, kRight = 24, kTop = 8, kBottom = 8, kLabels = 16, kLeastDrag = 4;

} // namespace

PlotView::PlotView(QWidget *parent)
    : QChartView(parent)
    , m_x(new QValueAxis(this))
    , m_y(new QValueAxis(this))
{
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    chart()->legend()->hide();
    chart()->setBackgroundRoundness(0);
    chart()->setMargins({});
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->setBackgroundVisible(false); // the grid is drawn behind it
    m_x->setVisible(false);
    m_y->setVisible(false);
    chart()->addAxis(m_x, Qt::AlignBottom);
    chart()->addAxis(m_y, Qt::AlignLeft);
}

void PlotView::placePlot()
{
    const QSizeF s = viewport()->size();
    chart()->setPlotArea({kLeft, kTop, std::max(1.0, s.width() - kLeft - kRight),
                          std::max(1.0, s.height() - kTop - kBottom - (timeLabels ? kLabels : 0))});
}

void PlotView::addLine(QLineSeries *line)
{
    m_lines.append(line);
}

void PlotView::removeLine(QLineSeries *line)
{
    m_lines.removeOne(line);
    viewport()->update();
}

void PlotView::resizeEvent(QResizeEvent *event)
{
    QChartView::resizeEvent(event);
    placePlot();
}

void PlotView::mouseMoveEvent(QMouseEvent *event)
{
    const QRectF area = chart()->plotArea();
    const double px = event->position().x();
    if (px < area.left() || px > area.right())
        emit left();
    else
        emit hovered(valueAt(px));
    if (m_dragFrom) {
        m_dragTo = std::clamp(px, area.left(), area.right());
        viewport()->update();
    } else if (m_panFrom) {
        emit panned((*m_panFrom - px) / area.width());
        m_panFrom = px;
    }
    QChartView::mouseMoveEvent(event);
}

void PlotView::mousePressEvent(QMouseEvent *event)
{
    const QRectF area = chart()->plotArea();
    const double px = std::clamp(event->position().x(), area.left(), area.right());
    if (event->button() == Qt::MiddleButton ||
        (event->button() == Qt::LeftButton && event->modifiers() & Qt::ShiftModifier))
        m_panFrom = px;
    else if (event->button() == Qt::LeftButton)
        m_dragFrom = m_dragTo = px;
    event->accept();
}

void PlotView::mouseReleaseEvent(QMouseEvent *event)
{
    const QRectF area = chart()->plotArea();
    const std::optional<double> from = std::exchange(m_dragFrom, std::nullopt);
    const double to = std::clamp(event->position().x(), area.left(), area.right());
    m_dragTo.reset();
    m_panFrom.reset();
    viewport()->update();
    if (from && std::abs(to - *from) >= kLeastDrag)
        emit zoomed(valueAt(std::min(*from, to)), valueAt(std::max(*from, to)));
    event->accept();
}

void PlotView::mouseDoubleClickEvent(QMouseEvent *event)
{
    m_dragFrom.reset();
    emit reset();
    event->accept();
}

/// The wheel alone scrolls the page.
void PlotView::wheelEvent(QWheelEvent *event)
{
    if (!(event->modifiers() & Qt::ControlModifier) || event->angleDelta().y() == 0)
        return event->ignore();
    emit scaled(std::pow(0.8, event->angleDelta().y() / 120.0), valueAt(event->position().x()));
    event->accept();
}

/// The keys that change the visible part.
bool PlotView::handleViewKey(const QKeyEvent *event)
{
    const double middle = crosshair.value_or((m_x->min() + m_x->max()) / 2);
    if (event->modifiers() & Qt::ShiftModifier && event->key() == Qt::Key_Left)
        emit panned(-0.1);
    else if (event->modifiers() & Qt::ShiftModifier && event->key() == Qt::Key_Right)
        emit panned(0.1);
    else if (event->key() == Qt::Key_Plus || event->key() == Qt::Key_Equal)
        emit scaled(0.8, middle);
    else if (event->key() == Qt::Key_Minus)
        emit scaled(1.25, middle);
    else if (event->key() == Qt::Key_0)
        emit reset();
    else
        return false;
    return true;
}

void PlotView::leaveEvent(QEvent *event)
{
    emit left();
    QChartView::leaveEvent(event);
}

void PlotView::keyPressEvent(QKeyEvent *event)
{
    if (handleViewKey(event))
        return;
    const double span = m_x->max() - m_x->min();
    const double at = crosshair.value_or(m_x->max());
    switch (event->key()) {
    case Qt::Key_Left:
        emit hovered(std::max(m_x->min(), at - span / 60));
        return;
    case Qt::Key_Right:
        emit hovered(std::min(m_x->max(), at + span / 60));
        return;
    case Qt::Key_Home:
        emit hovered(m_x->min());
        return;
    case Qt::Key_End:
        emit hovered(m_x->max());
        return;
    case Qt::Key_Escape:
        if (crosshair) {
            emit left();
            return;
        }
        break;
    default:
        break;
    }
    QChartView::keyPressEvent(event);
}

void PlotView::focusInEvent(QFocusEvent *event)
{
    m_ring = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    QChartView::focusInEvent(event);
    viewport()->update();
}

void PlotView::focusOutEvent(QFocusEvent *event)
{
    viewport()->update();
    emit left();
    QChartView::focusOutEvent(event);
}

double PlotView::toX(double value) const
{
    const QRectF area = chart()->plotArea();
    return area.left() + (value - m_x->min()) / (m_x->max() - m_x->min()) * area.width();
}

double PlotView::valueAt(double px) const
{
    const QRectF area = chart()->plotArea();
    return m_x->min() + (px - area.left()) / area.width() * (m_x->max() - m_x->min());
}

double PlotView::toY(double value) const
{
    const QRectF area = chart()->plotArea();
    return area.bottom() - (value - m_y->min()) / (m_y->max() - m_y->min()) * area.height();
}

std::vector<double> PlotView::marks(const QValueAxis *axis, double step)
{
    std::vector<double> at;
    const double first = std::ceil(axis->min() / step - 1e-9);
    for (int i = 0; i < 1000 && (first + i) * step <= axis->max() + step * 1e-6; ++i)
        at.push_back((first + i) * step); // multiplied, not accumulated: a mark at zero is exactly zero
    return at;
}

void PlotView::drawBackground(QPainter *painter, const QRectF &rect)
{
    QChartView::drawBackground(painter, rect);
    painter->save();
    painter->resetTransform();
    painter->setRenderHint(QPainter::Antialiasing, false);
    painter->setPen(QPen(Theme::instance().tokens().line, 1));
    const QRectF area = chart()->plotArea();
    for (const double v : marks(m_y, yStep))
        painter->drawLine(QLineF(area.left(), std::round(toY(v)), area.right(), std::round(toY(v))));
    for (const EventLine &event : events) {
        QColor color = Theme::instance().series(event.color);
        color.setAlphaF(0.6F); // curves stay readable where many machines leave at once
        painter->setPen(QPen(color, 1, Qt::DotLine));
        const double at = std::round(toX(event.x));
        painter->drawLine(QLineF(at, area.top(), at, area.bottom()));
    }
    drawLines(*painter);
    painter->restore();
}

/// Many lines are thinner and without smooth edges: they cover each other, and a frame must not take longer.
void PlotView::drawLines(QPainter &painter) const
{
    const QRectF area = chart()->plotArea();
    const double xScale = area.width() / (m_x->max() - m_x->min()), yScale = area.height() / (m_y->max() - m_y->min());
    const double x0 = area.left() - m_x->min() * xScale, y0 = area.bottom() + m_y->min() * yScale;
    qsizetype all = 0;
    for (const QLineSeries *line : m_lines)
        all += line->isVisible() ? line->count() : 0;
    painter.setClipRect(area);
    QList<QPointF> corners;
    for (const QLineSeries *line : m_lines) {
        if (!line->isVisible() || line->count() == 0)
            continue;
        corners.clear();
        const QList<QPointF> points = line->points(); // shared, not copied
        for (const QPointF &p : points)
            corners.append({x0 + p.x() * xScale, y0 - p.y() * yScale});
        QPen pen = line->pen();
        const bool isSmooth = all <= kMostSmooth && (pen.color().alpha() == 255 || corners.size() <= kMostFaintSmooth);
        painter.setRenderHint(QPainter::Antialiasing, isSmooth);
        if (!isSmooth)
            pen.setWidthF(1);
        painter.setPen(pen);
        if (pen.style() != Qt::SolidLine) {
            painter.drawPolyline(corners.constData(), int(corners.size())); // the pattern goes on at corners
        } else {
            for (qsizetype i = 1; i < corners.size(); ++i) // as one path it would be stroked, then filled
                painter.drawLine(corners[i - 1], corners[i]);
        }
        if (!line->pointsVisible())
            continue;
        painter.setPen(Qt::NoPen);
        painter.setBrush(pen.color());
        for (const QPointF &corner : std::as_const(corners))
            painter.drawEllipse(corner, pen.widthF() * 1.5, pen.widthF() * 1.5);
        painter.setBrush(Qt::NoBrush);
    }
}

void PlotView::drawForeground(QPainter *painter, const QRectF &)
{
    painter->save();
    painter->resetTransform();
    const Tokens &t = Theme::instance().tokens();
    const QRectF area = chart()->plotArea();
    QFont small = font();
    small.setPixelSize(11);
    painter->setFont(small);
    painter->setPen(t.muted);

    for (const double v : marks(m_y, yStep))
        painter->drawText(QRectF(0, toY(v) - 8, kLeft - 8, 16), Qt::AlignRight | Qt::AlignVCenter,
                          !axisText ? QString::number(v) : axisText(logarithmic ? std::pow(10.0, v) : v));
    if (timeLabels) {
        for (const double v : marks(m_x, xStep))
            painter->drawText(QRectF(toX(v) - 40, area.bottom() + 6, 80, 16), Qt::AlignHCenter | Qt::AlignTop,
                              xText ? xText(v)
                                    : text::elapsed(std::chrono::milliseconds(qint64(std::llround(v * 1000)))));
    }
    if (m_dragFrom && m_dragTo) {
        QColor part = t.accent;
        part.setAlphaF(0.18F);
        painter->fillRect(QRectF(QPointF(*m_dragFrom, area.top()), QPointF(*m_dragTo, area.bottom())).normalized(),
                          part);
    }
    if (crosshair && *crosshair >= m_x->min() && *crosshair <= m_x->max()) {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(t.muted, 1, Qt::DashLine));
        painter->drawLine(QPointF(toX(*crosshair), area.top()), QPointF(toX(*crosshair), area.bottom()));
        for (const Dot &dot : dots) {
            if (dot.at.x() < m_x->min() || dot.at.x() > m_x->max())
                continue;
            painter->setPen(QPen(t.surface, 1.5));
            painter->setBrush(dot.color);
            painter->drawEllipse(QPointF(toX(dot.at.x()), toY(dot.at.y())), 4, 4);
        }
    }
    if (hasFocus() && m_ring) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(t.accent, 1));
        painter->drawRect(area.adjusted(-0.5, -0.5, 0.5, 0.5));
    }
    painter->restore();
}

} // namespace trainyard::gui
