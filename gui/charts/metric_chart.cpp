#include "gui/charts/metric_chart.h"

#include <algorithm>
#include <cmath>

#include <QChart>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineSeries>
#include <QScatterSeries>
#include <QVBoxLayout>
#include <QValueAxis>

#include "gui/charts/axis_step.h"
#include "gui/charts/metric_chart_internal.h"
#include "gui/charts/plot_view_internal.h"
#include "gui/models/series_buffer.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme.h"

namespace trainyard::gui {

namespace {

QScatterSeries::MarkerShape shapeOf(SeriesStyle::Kind kind)
{
    switch (kind) {
    case SeriesStyle::JoinMark:
        return QScatterSeries::MarkerShapeTriangle;
    case SeriesStyle::LeaveMark:
        return QScatterSeries::MarkerShapeRectangle;
    default:
        return QScatterSeries::MarkerShapeStar;
    }
}

} // namespace

MetricChart::MetricChart(Options options, QWidget *parent)
    : QWidget(parent)
    , m_options(std::move(options))
    , m_view(new PlotView(this))
    , m_legend(new QHBoxLayout)
    , m_title(label(m_options.title, "heading"))
    , m_folded(label({}, "muted"))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *top = new QHBoxLayout;
    top->setContentsMargins(Theme::kTwo, Theme::kHalf, Theme::kThree, 0);
    top->addWidget(m_title);
    top->addSpacing(Theme::kTwo);
    m_legend->setSpacing(Theme::kTwo);
    top->addLayout(m_legend);
    top->addSpacing(Theme::kTwo);
    top->addWidget(m_folded);
    top->addStretch(1);
    m_folded->hide();
    column->addLayout(top);
    column->addWidget(m_view, 1);
    m_view->axisText = m_options.axisText;
    m_view->timeLabels = m_options.timeLabels;
    m_view->setAccessibleName(m_options.title);
    setAccessibleName(m_options.title);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    connect(m_view, &PlotView::hovered, this, &MetricChart::hovered);
    connect(m_view, &PlotView::left, this, &MetricChart::left);
    connect(&Theme::instance(), &Theme::changed, this, &MetricChart::applyTheme);
    applyTheme();
}

MetricChart::~MetricChart() = default;

void MetricChart::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_rangeMoved = true; // another size has room for other marks
    fitLegend();
}

void MetricChart::addSeries(const SeriesBuffer *buffer, const SeriesStyle &seriesStyle)
{
    Curve curve;
    curve.buffer = buffer;
    curve.seriesStyle = seriesStyle;
    if (curve.isMark()) {
        auto *marks = new QScatterSeries;
        marks->setMarkerShape(shapeOf(seriesStyle.kind));
        marks->setMarkerSize(seriesStyle.kind == SeriesStyle::DeathMark ? 14 : 11);
        curve.series = marks;
    } else {
        curve.series = new QLineSeries;
    }
    m_view->chart()->addSeries(curve.series);
    curve.series->attachAxis(m_view->x());
    curve.series->attachAxis(m_view->y());

    auto *entry = new QHBoxLayout;
    entry->setSpacing(Theme::kHalf);
    curve.swatch = new QLabel(this);
    curve.words = new QLabel(this);
    entry->addWidget(curve.swatch);
    entry->addWidget(curve.words);
    m_legend->addLayout(entry);
    m_curves.push_back(curve);
    applyTheme();
}

void MetricChart::addEvents(const SeriesBuffer *buffer, int color)
{
    m_events.push_back({buffer, color, ~std::uint64_t(0)});
}

void MetricChart::clear()
{
    for (Curve &curve : m_curves) {
        m_view->chart()->removeSeries(curve.series);
        delete curve.series;
        delete curve.swatch;
        delete curve.words;
    }
    m_curves.clear();
    while (QLayoutItem *item = m_legend->takeAt(0))
        delete item;
    m_events.clear();
    m_view->events.clear();
    m_view->dots.clear();
    updateDescription();
}

void MetricChart::setEnd(const SeriesBuffer *buffer, const QString &word)
{
    for (Curve &curve : m_curves) {
        if (curve.buffer == buffer && curve.end != word) {
            curve.end = word;
            updateLegend();
        }
    }
}

void MetricChart::setXRange(double from, double to)
{
    if (from == m_from && to == m_to)
        return;
    m_from = from;
    m_to = to;
    m_rangeMoved = true;
}

void MetricChart::setNow(double x)
{
    if (x == m_now)
        return;
    m_now = x;
    for (Curve &curve : m_curves) {
        if (curve.seriesStyle.kind == SeriesStyle::Step)
            curve.drawn = ~std::uint64_t(0); // its last step extends to the right
    }
}

void MetricChart::setCrosshair(std::optional<double> x)
{
    if (x == m_crosshair)
        return;
    m_crosshair = x;
    m_view->crosshair = x;
    updateLegend();
    m_view->viewport()->update();
}

MetricChart::Span MetricChart::ySpan() const
{
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (const Curve &curve : m_curves) {
        if (const auto range = curve.buffer->yRange()) {
            low = std::min(low, range->low);
            high = std::max(high, range->high);
        }
    }
    if (low > high)
        low = m_options.lowest.value_or(0), high = m_options.highest.value_or(low + 1);
    if (m_options.lowest)
        low = std::min(low, *m_options.lowest);
    if (m_options.leastSpan > 0 && high - low < m_options.leastSpan)
        (m_options.highest && high > *m_options.highest - m_options.leastSpan / 2 ? low : high) +=
            (m_options.highest && high > *m_options.highest - m_options.leastSpan / 2 ? -1 : 1) *
            (m_options.leastSpan - (high - low));
    if (high - low < 1e-12)
        high = low + 1;
    double step = niceStep(high - low, std::max(2, int(m_view->height() / 30)));
    if (m_options.wholeNumbers) {
        step = std::max(1.0, std::ceil(step));
        high += 0.5; // room for the marks on the highest step
    }
    low = std::floor(low / step + 1e-9) * step;
    high = std::ceil(high / step - 1e-9) * step;
    if (m_options.highest)
        high = std::min(high, *m_options.highest);
    const double air = (high - low) * 0.02; // keeps marks on the first and the last line complete
    return {low - air, high + air, step};
}

void MetricChart::refresh()
{
    const auto isNew = [](const auto &drawing) { return drawing.drawn != drawing.buffer->revision(); };
    const bool hasNewEvents = std::ranges::any_of(m_events, isNew);
    if (!m_rangeMoved && !hasNewEvents && !std::ranges::any_of(m_curves, isNew))
        return;
    const Span span = ySpan();
    if (m_view->yStep != span.step || m_view->y()->min() != span.low || m_view->y()->max() != span.high) {
        m_view->yStep = span.step;
        m_view->y()->setRange(span.low, span.high);
        m_view->viewport()->update(); // the view draws the marks
    }
    if (m_rangeMoved) {
        m_view->xStep = niceTimeStep(m_to - m_from, std::max(3, width() / 90));
        m_view->x()->setRange(m_from, m_to);
        m_view->viewport()->update();
    }
    for (Curve &curve : m_curves) {
        if (m_rangeMoved || isNew(curve))
            drawCurve(curve);
    }
    if (m_rangeMoved || hasNewEvents)
        drawEvents();
    m_rangeMoved = false;
    updateLegend();
    updateDescription();
}

/// Draws at most one line of each kind in four pixels.
void MetricChart::drawEvents()
{
    m_view->events.clear();
    for (Events &one : m_events) {
        for (const QPointF &point : one.buffer->decimated(m_from, m_to, std::max(1, m_view->width() / 8))) {
            if (point.x() >= m_from && point.x() <= m_to)
                m_view->events.push_back({point.x(), one.color});
        }
        one.drawn = one.buffer->revision();
    }
    m_view->viewport()->update();
}

void MetricChart::drawCurve(Curve &curve)
{
    QList<QPointF> points = curve.buffer->decimated(m_from, m_to, bucketsPerSeries(int(m_curves.size())));
    // A non-finite value (a diverged loss) cannot be drawn; the line continues after it.
    points.erase(std::remove_if(points.begin(), points.end(), [](const QPointF &p) { return !std::isfinite(p.y()); }),
                 points.end());
    if (curve.seriesStyle.kind == SeriesStyle::Step && !points.isEmpty()) {
        QList<QPointF> steps;
        steps.reserve(2 * points.size() + 1);
        for (const QPointF &p : points) {
            if (!steps.isEmpty() && p.y() == steps.back().y())
                continue; // unchanged
            if (!steps.isEmpty())
                steps.append({p.x(), steps.back().y()});
            steps.append(p);
        }
        if (m_now > steps.back().x())
            steps.append({m_now, steps.back().y()});
        points = steps;
    } else if (!curve.isMark() && curve.seriesStyle.kind != SeriesStyle::Step) {
        curve.series->setPointsVisible(curve.seriesStyle.kind != SeriesStyle::Thin && points.size() <= 60);
    }
    curve.series->replace(points);
    curve.drawn = curve.buffer->revision();
}

void MetricChart::applyTheme()
{
    const Tokens &t = Theme::instance().tokens();
    m_view->setBackgroundBrush(t.surface);
    for (Curve &curve : m_curves) {
        const QColor color = Theme::instance().series(curve.seriesStyle.color);
        if (curve.isMark()) {
            auto *marks = static_cast<QScatterSeries *>(curve.series);
            marks->setColor(color);
            marks->setBorderColor(t.surface);
        } else {
            curve.series->setPen(curve.pen());
        }
        curve.swatch->setPixmap(curve.picture(devicePixelRatioF()));
    }
    m_view->viewport()->update();
}

} // namespace trainyard::gui
