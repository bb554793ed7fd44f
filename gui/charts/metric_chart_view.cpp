// What of a chart is drawn: the curves on the chosen axis and scale, and which of them the user hid.
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include <QAreaSeries>
#include <QChart>
#include <QEvent>
#include <QLabel>
#include <QLineSeries>
#include <QMenu>
#include <QMouseEvent>
#include <QToolButton>
#include <QValueAxis>

#include "gui/charts/metric_chart_internal.h"
#include "gui/charts/plot_view_internal.h"
#include "gui/models/charts/series_buffer.h"
#include "gui/text/format.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {
namespace {

constexpr std::size_t kMostFaint = 9; ///< lines of one curve: the raw one and former attempts

/// A value that is not finite (a diverged loss), or not positive on a logarithmic scale, cannot be drawn: the line
/// continues after it.
void toView(QList<QPointF> &points, bool logarithmic)
{
    points.erase(std::remove_if(points.begin(), points.end(),
                                [logarithmic](const QPointF &p) {
                                    return !std::isfinite(p.x()) || !std::isfinite(p.y()) ||
                                           (logarithmic && p.y() <= 0);
                                }),
                 points.end());
    if (logarithmic) {
        for (QPointF &p : points)
            p.setY(std::log10(p.y()));
    }
}

QList<QPointF> asSteps(const QList<QPointF> &points, double until)
{
    QList<QPointF> steps;
    steps.reserve(2 * points.size() + 1);
    for (const QPointF &p : points) {
        if (!steps.isEmpty() && p.y() == steps.back().y())
            continue; // unchanged
        if (!steps.isEmpty())
            steps.append({p.x(), steps.back().y()});
        steps.append(p);
    }
    if (!steps.isEmpty() && until > steps.back().x())
        steps.append({until, steps.back().y()});
    return steps;
}

} // namespace

/// The name stays readable and can be clicked again: it is struck out.
void MetricChart::Curve::showHidden()
{
    series->setVisible(!hidden);
    for (QLineSeries *behind : faint)
        behind->setVisible(!hidden && behind->count() > 0);
    QFont font = words->font();
    font.setStrikeOut(hidden);
    words->setFont(font);
}

/// An area is visible with both of its curves.
void MetricChart::showAreas()
{
    const auto isShown = [this](const SeriesBuffer *buffer) {
        const auto at = std::ranges::find(m_curves, buffer, &Curve::buffer);
        return at != m_curves.end() && !at->hidden;
    };
    for (const Area &area : m_areas)
        area.series->setVisible(isShown(area.low) && isShown(area.high));
}

void MetricChart::setTimeLabels(bool on)
{
    if (on == m_view->timeLabels)
        return;
    m_view->timeLabels = on;
    m_view->placePlot();
    m_rangeMoved = true;
}

void MetricChart::redrawAll()
{
    for (Curve &curve : m_curves)
        curve.drawn = ~std::uint64_t(0);
    m_rangeMoved = true;
}

void MetricChart::setXAxis(XAxis axis)
{
    if (axis == m_axis)
        return;
    m_axis = axis;
    m_crosshair.reset();
    m_view->crosshair.reset();
    if (axis == XAxis::Time)
        m_view->xText = {};
    else if (axis == XAxis::Dollars)
        m_view->xText = [](double v) { return tr("$%1", "an amount of money").arg(text::number(v)); };
    else
        m_view->xText = [](double v) { return text::number(v); };
    redrawAll();
}

void MetricChart::setSmoothing(double weight)
{
    if (weight == m_smoothing)
        return;
    m_smoothing = weight;
    redrawAll();
}

void MetricChart::setLogarithmic(bool on)
{
    if (on == m_logarithmic)
        return;
    m_logarithmic = m_view->logarithmic = on;
    redrawAll();
}

void MetricChart::setHidden(const QStringList &names)
{
    if (names == m_hidden)
        return;
    m_hidden = names;
    for (Curve &curve : m_curves) {
        curve.hidden = names.contains(curve.seriesStyle.name);
        curve.showHidden();
    }
    showAreas();
    m_view->viewport()->update();
    m_rangeMoved = true; // the y axis fits what is visible
    updateLegend();
}

void MetricChart::toggle(const QString &name)
{
    QStringList names = m_hidden;
    if (names.removeAll(name) == 0)
        names << name;
    setHidden(names);
    refresh();
    emit viewChanged();
}

void MetricChart::showOnly(const QString &name)
{
    QStringList names;
    for (const Curve &curve : m_curves) {
        if (curve.seriesStyle.name != name)
            names << curve.seriesStyle.name;
    }
    setHidden(names == m_hidden ? QStringList() : names); // again: all
    refresh();
    emit viewChanged();
}

/// A click on a name in the legend hides or shows its curve, with Alt all others.
bool MetricChart::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonRelease) {
        const QString name = watched->property("curve").toString();
        const bool only = static_cast<const QMouseEvent *>(event)->modifiers() & Qt::AltModifier;
        if (watched == m_folded)
            m_menu->popup(m_folded->mapToGlobal(m_folded->rect().bottomLeft()));
        else if (!name.isEmpty() && only)
            showOnly(name);
        else if (!name.isEmpty())
            toggle(name);
    }
    return QWidget::eventFilter(watched, event);
}

/// All curves, also those that the legend has no room for.
void MetricChart::fillMenu()
{
    m_menu->clear();
    for (const Curve &curve : m_curves) {
        const QString name = curve.seriesStyle.name;
        QAction *shown = m_menu->addAction(curve.picture(devicePixelRatioF()), QString(name).replace('&', "&&"));
        shown->setCheckable(true);
        shown->setChecked(!curve.hidden);
        connect(shown, &QAction::triggered, this, [this, name] { toggle(name); });
    }
    m_menu->addSeparator();
    QAction *all = m_menu->addAction(tr("Show all curves"));
    all->setEnabled(!m_hidden.isEmpty());
    connect(all, &QAction::triggered, this, [this] {
        setHidden({});
        refresh();
        emit viewChanged();
    });
    QAction *logarithmic = m_menu->addAction(tr("Logarithmic scale"));
    logarithmic->setCheckable(true);
    logarithmic->setChecked(m_logarithmic);
    connect(logarithmic, &QAction::triggered, this, [this](bool on) {
        setLogarithmic(on);
        refresh();
        emit viewChanged();
    });
    if (!m_actions.isEmpty()) {
        m_menu->addSeparator();
        m_menu->addActions(m_actions);
    }
}

/// Draws at most one line of each kind in four pixels.
void MetricChart::drawEvents()
{
    m_view->events.clear();
    for (Events &one : m_events) {
        const CurvePoints marks =
            curvePoints(*one.buffer, one.clock, m_axis, m_from, m_to, std::max(1, m_view->width() / 8));
        for (const QPointF &point : marks.points) {
            if (point.x() >= m_from && point.x() <= m_to)
                m_view->events.push_back({point.x(), one.color});
        }
        one.drawn = one.buffer->revision();
    }
    m_view->viewport()->update();
}

void MetricChart::drawCurve(Curve &curve)
{
    const bool line = !curve.isMark() && curve.seriesStyle.kind != SeriesStyle::Step;
    const int buckets = bucketsPerSeries(int(m_curves.size()) * (m_smoothing > 0 ? 2 : 1)); // with the raw ones
    const auto pointsOf = [&](const SeriesBuffer &buffer) {
        return curvePoints(buffer, curve.clock, m_axis, m_from, m_to, buckets);
    };
    CurvePoints raw = pointsOf(*curve.buffer);
    std::vector<QList<QPointF>> faint = std::move(raw.repeated);
    QList<QPointF> points = std::move(raw.points);
    if (line && m_smoothing > 0) {
        faint.insert(faint.begin(), std::move(points));
        points = pointsOf(curve.smoothed.update(*curve.buffer, m_smoothing)).points;
    }
    toView(points, m_logarithmic);
    if (curve.seriesStyle.kind == SeriesStyle::Step)
        points = asSteps(points, curve.clock ? curve.clock->at(m_axis, m_now) : m_now);
    else if (line)
        curve.series->setPointsVisible(curve.seriesStyle.kind != SeriesStyle::Thin && points.size() <= 60);
    curve.low = std::numeric_limits<double>::infinity();
    curve.high = -curve.low;
    const auto widen = [&](const QList<QPointF> &drawn) {
        for (const QPointF &p : drawn) {
            if (p.x() < m_from || p.x() > m_to)
                continue; // a neighbour outside
            curve.low = std::min(curve.low, p.y());
            curve.high = std::max(curve.high, p.y());
        }
    };
    widen(points);
    curve.series->replace(points);
    faint.resize(curve.isMark() ? 0 : std::min(faint.size(), kMostFaint));
    while (curve.faint.size() < faint.size()) {
        auto *added = new QLineSeries(m_view);
        m_view->addLine(added);
        added->setPen(curve.faintPen());
        curve.faint.push_back(added);
    }
    for (std::size_t i = 0; i < curve.faint.size(); ++i) {
        QList<QPointF> behind = i < faint.size() ? std::move(faint[i]) : QList<QPointF>();
        toView(behind, m_logarithmic);
        widen(behind);
        curve.faint[i]->replace(behind);
        curve.faint[i]->setVisible(!curve.hidden && !behind.empty());
    }
    curve.drawn = curve.buffer->revision();
}

} // namespace trainyard::gui
