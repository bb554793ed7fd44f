#include "gui/charts/metric_chart.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QAreaSeries>
#include <QChart>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineSeries>
#include <QMenu>
#include <QScatterSeries>
#include <QToolButton>
#include <QVBoxLayout>
#include <QValueAxis>

#include "gui/charts/axis_step.h"
#include "gui/charts/metric_chart_internal.h"
#include "gui/charts/plot_view_internal.h"
#include "gui/models/charts/series_buffer.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

namespace {

QScatterSeries::MarkerShape shapeOf(SeriesStyle::Kind kind)
{
    switch (kind) {
    case SeriesStyle::JoinMark:
        return QScatterSeries::MarkerShapeTriangle;
    case SeriesStyle::LeaveMark:
        return QScatterSeries::MarkerShapeRectangle;
    case SeriesStyle::BestMark:
        return QScatterSeries::MarkerShapeCircle;
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
    , m_menuButton(new QToolButton)
    , m_menu(new QMenu(this))
    , m_title(label(m_options.title, "heading"))
    , m_folded(label({}, "muted"))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *top = new QHBoxLayout;
    top->setContentsMargins(Theme::kTwo, Theme::kHalf, Theme::kThree, 0);
    top->setSpacing(0); // fitLegend() counts what is added
    top->addWidget(m_title);
    top->addSpacing(Theme::kTwo);
    m_legend->setSpacing(Theme::kTwo);
    top->addLayout(m_legend);
    top->addSpacing(Theme::kTwo);
    top->addWidget(m_folded);
    top->addStretch(1);
    m_menuButton->setText(tr("Curves"));
    m_menuButton->setAccessibleName(tr("Curves of %1").arg(m_options.title));
    m_menuButton->setToolTip(tr("Show or hide curves, and choose the scale"));
    m_menuButton->setAutoRaise(true);
    setLook(m_menuButton, "menu");
    m_menuButton->setPopupMode(QToolButton::InstantPopup);
    m_menuButton->setMenu(m_menu);
    connect(m_menu, &QMenu::aboutToShow, this, &MetricChart::fillMenu);
    top->addWidget(m_menuButton);
    if (!m_options.hasMenu)
        m_menuButton->hide();
    m_folded->hide();
    m_folded->installEventFilter(this);
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
    connect(m_view, &PlotView::zoomed, this, &MetricChart::zoomed);
    connect(m_view, &PlotView::panned, this, &MetricChart::panned);
    connect(m_view, &PlotView::scaled, this, &MetricChart::scaled);
    connect(m_view, &PlotView::reset, this, &MetricChart::reset);
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

void MetricChart::addSeries(const SeriesBuffer *buffer, const SeriesStyle &seriesStyle, const RunClock *clock)
{
    Curve curve;
    curve.buffer = buffer;
    curve.seriesStyle = seriesStyle;
    curve.clock = clock;
    curve.hidden = m_hidden.contains(seriesStyle.name);
    if (curve.isMark()) {
        auto *marks = new QScatterSeries;
        marks->setMarkerShape(shapeOf(seriesStyle.kind));
        marks->setMarkerSize(seriesStyle.kind == SeriesStyle::DeathMark ? 14 : 11);
        curve.series = marks;
        m_view->chart()->addSeries(marks);
        marks->attachAxis(m_view->x());
        marks->attachAxis(m_view->y());
    } else {
        auto *line = new QLineSeries(m_view);
        m_view->addLine(line);
        curve.series = line;
    }

    auto *entry = new QHBoxLayout;
    entry->setSpacing(Theme::kHalf);
    curve.swatch = new QLabel(this);
    curve.words = new QLabel(this);
    entry->addWidget(curve.swatch);
    entry->addWidget(curve.words);
    m_legend->addLayout(entry);
    for (QLabel *part : {curve.swatch, curve.words}) {
        part->setProperty("curve", seriesStyle.name);
        part->installEventFilter(this);
    }
    curve.showHidden();
    m_curves.push_back(std::move(curve));
    applyTheme();
}

void MetricChart::fillBetween(const SeriesBuffer *low, const SeriesBuffer *high)
{
    const auto lineOf = [this](const SeriesBuffer *buffer) {
        const auto at = std::ranges::find(m_curves, buffer, &Curve::buffer);
        return at == m_curves.end() ? nullptr : qobject_cast<QLineSeries *>(at->series);
    };
    QLineSeries *lower = lineOf(low), *upper = lineOf(high);
    if (!lower || !upper)
        return;
    auto *area = new QAreaSeries(upper, lower);
    area->setPen(Qt::NoPen); // the curves are its border
    m_view->chart()->addSeries(area);
    area->attachAxis(m_view->x());
    area->attachAxis(m_view->y());
    m_areas.push_back({area, low, high});
    showAreas();
    applyTheme();
}

void MetricChart::addEvents(const SeriesBuffer *buffer, int color, const RunClock *clock)
{
    m_events.push_back({buffer, color, clock, ~std::uint64_t(0)});
}

void MetricChart::clear()
{
    for (const Area &area : m_areas) { // before the curves that bound it
        m_view->chart()->removeSeries(area.series);
        delete area.series;
    }
    m_areas.clear();
    for (Curve &curve : m_curves) {
        if (curve.isMark())
            m_view->chart()->removeSeries(curve.series);
        else
            m_view->removeLine(static_cast<QLineSeries *>(curve.series));
        delete curve.series;
        for (QLineSeries *faint : curve.faint) {
            m_view->removeLine(faint);
            delete faint;
        }
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

void MetricChart::setXRange(double from, double to, bool part)
{
    if (from == m_from && to == m_to && part == m_partOnly)
        return;
    m_partOnly = part;
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
    if (m_logarithmic)
        return logSpan();
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (const Curve &curve : m_curves) {
        if (curve.hidden)
            continue;
        if (m_partOnly && curve.low <= curve.high) {
            low = std::min(low, curve.low);
            high = std::max(high, curve.high);
        } else if (const auto range = curve.buffer->yRange(); range && !m_partOnly) {
            low = std::min(low, range->low);
            high = std::max(high, range->high);
        }
    }
    if (low > high)
        low = m_options.lowest.value_or(0), high = m_options.highest.value_or(low + 1);
    if (m_options.lowest && !m_partOnly)
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
    const double air = (high - low) * 0.02; // keeps lines on the first and the last line of the grid complete
    return {low - air, high + std::max(air, airOfMarks(high - low)), step};
}

/// Keeps a mark on the last line of the grid complete: the best value of an accuracy often is 100 %.
double MetricChart::airOfMarks(double span) const
{
    constexpr double kMark = 7; // half of the largest one, in pixels
    const double plot = m_view->chart()->plotArea().height();
    const bool has = std::ranges::any_of(
        m_curves, [](const Curve &curve) { return curve.isMark() && !curve.hidden && !curve.buffer->empty(); });
    return has && plot > 4 * kMark ? span * kMark / (plot - kMark) : 0;
}

/// Marks at whole powers of ten.
MetricChart::Span MetricChart::logSpan() const
{
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (const Curve &curve : m_curves) {
        if (curve.hidden || curve.low > curve.high)
            continue;
        low = std::min(low, curve.low);
        high = std::max(high, curve.high);
    }
    if (low > high)
        low = 0, high = 1;
    const double step = std::max(1.0, std::ceil((high - low) / std::max(2, m_view->height() / 30)));
    low = std::floor(low + 1e-9);
    high = std::max(low + step, std::ceil(high - 1e-9));
    const double air = (high - low) * 0.02;
    return {low - air, high + air, step};
}

void MetricChart::refresh()
{
    const auto isNew = [](const auto &drawing) { return drawing.drawn != drawing.buffer->revision(); };
    const bool hasNewEvents = std::ranges::any_of(m_events, isNew);
    if (!m_rangeMoved && !hasNewEvents && !std::ranges::any_of(m_curves, isNew))
        return;
    if (m_rangeMoved) {
        const int marks = std::max(3, width() / 90);
        m_view->xStep = m_axis == XAxis::Time ? niceTimeStep(m_to - m_from, marks) : niceStep(m_to - m_from, marks);
        m_view->x()->setRange(m_from, m_to);
    }
    for (Curve &curve : m_curves) {
        if (m_rangeMoved || isNew(curve))
            drawCurve(curve);
    }
    m_view->viewport()->update(); // the view draws the lines
    const Span span = ySpan();    // may depend on what is drawn
    if (m_view->yStep != span.step || m_view->y()->min() != span.low || m_view->y()->max() != span.high) {
        m_view->yStep = span.step;
        m_view->y()->setRange(span.low, span.high);
    }
    if (m_rangeMoved || hasNewEvents)
        drawEvents();
    m_rangeMoved = false;
    updateLegend();
    updateDescription();
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
        for (QLineSeries *faint : curve.faint)
            faint->setPen(curve.faintPen());
        curve.swatch->setPixmap(curve.picture(devicePixelRatioF()));
        for (const Area &area : m_areas) {
            if (area.low != curve.buffer)
                continue;
            QColor fill = color;
            fill.setAlphaF(0.18F);
            area.series->setBrush(fill);
        }
    }
    m_view->viewport()->update();
}

} // namespace trainyard::gui
