// How the charts of a run are shown: the x axis that they share, the visible part of it, and other runs beside it.
#include <algorithm>
#include <cmath>

#include <QActionGroup>

#include "gui/charts/axis_step.h"
#include "gui/charts/metric_chart.h"
#include "gui/charts/run_charts.h"
#include "gui/models/charts/run_series.h"

namespace trainyard::gui {

void RunCharts::watch(MetricChart *chart)
{
    connect(chart, &MetricChart::hovered, this, &RunCharts::hover);
    connect(chart, &MetricChart::left, this, &RunCharts::leave);
    const auto moved = [this] {
        refresh();
        emit zoomChanged();
    };
    connect(chart, &MetricChart::zoomed, this, [this, moved](double from, double to) {
        m_window.zoom(from, to);
        moved();
    });
    connect(chart, &MetricChart::panned, this, [this, moved](double share) {
        m_window.pan(share);
        moved();
    });
    connect(chart, &MetricChart::scaled, this, [this, moved](double factor, double around) {
        m_window.scale(factor, around);
        moved();
    });
    connect(chart, &MetricChart::reset, this, &RunCharts::resetZoom);
    connect(chart, &MetricChart::viewChanged, this, &RunCharts::readView);
}

void RunCharts::resetZoom()
{
    m_window.reset();
    refresh();
    emit zoomChanged();
}

void RunCharts::applyView(MetricChart *chart)
{
    const QString prefix = chart->key() + QLatin1Char('/');
    QStringList hidden;
    for (const QString &curve : m_view.hidden) {
        if (curve.startsWith(prefix))
            hidden << curve.mid(prefix.size());
    }
    chart->setHidden(hidden);
    chart->setLogarithmic(m_view.logarithmic.contains(chart->key()));
    chart->setSmoothing(m_view.smoothing / 100.0);
}

void RunCharts::setView(const ChartView &view)
{
    if (view.axis != m_view.axis) {
        m_window.reset(); // another unit
        emit zoomChanged();
    }
    m_view = view;
    m_rankViews->actions().at(int(view.ranks))->setChecked(true);
    for (MetricChart *chart : m_charts)
        applyView(chart);
    refresh();
}

/// Takes what the user changed in a chart. Choices for charts that are not shown now stay.
void RunCharts::readView()
{
    for (const MetricChart *chart : m_charts) {
        const QString key = chart->key(), prefix = key + QLatin1Char('/');
        m_view.hidden.removeIf([&prefix](const QString &curve) { return curve.startsWith(prefix); });
        const QStringList hidden = chart->hidden();
        for (const QString &name : hidden)
            m_view.hidden << prefix + name;
        m_view.logarithmic.removeAll(key);
        if (chart->isLogarithmic())
            m_view.logarithmic << key;
    }
    emit viewChanged();
}

/// What is free is shown by time.
XAxis RunCharts::axis() const
{
    return m_view.axis == XAxis::Dollars && (!m_series || !m_series->clock().hasPrice()) ? XAxis::Time : m_view.axis;
}

/// Sets the end of the axis to that of the longest run.
void RunCharts::moveAxis()
{
    const auto endOf = [this](const RunSeries &series) {
        const RunClock &clock = series.clock();
        double end = clock.at(axis(), series.lastX());
        for (std::size_t i = 0; i + 1 < clock.attempts(); ++i) // a former attempt may have come further
            end = std::max(end, clock.at(i, axis(), clock.from(i + 1)));
        return end;
    };
    double end = endOf(*m_series);
    for (const Compared &other : m_compared)
        end = std::max(end, endOf(*other.series));
    if (axis() == XAxis::Time) {
        m_window.setFull(timeWindow(end));
        return;
    }
    const double step = niceStep(end, 10); // moves in steps, as the time axis
    m_window.setFull(end > 0 ? std::ceil(end / step - 1e-9) * step : 1);
}

void RunCharts::setCompared(const std::vector<Compared> &runs)
{
    const RunSeries *series = m_series;
    m_compared = runs;
    setSeries(nullptr);
    setSeries(series);
}

void RunCharts::addCompared()
{
    int color = 2;
    for (const auto &[name, series] : m_compared) {
        const RunClock *clock = &series->clock();
        m_accuracy->addSeries(&series->trainAccuracy, {tr("%1 train").arg(name), color, SeriesStyle::Thin}, clock);
        m_accuracy->addSeries(&series->validationAccuracy, {tr("%1 validation").arg(name), color, SeriesStyle::Dashed},
                              clock);
        m_loss->addSeries(&series->trainLoss, {tr("%1 train").arg(name), color, SeriesStyle::Thin}, clock);
        m_loss->addSeries(&series->validationLoss, {tr("%1 validation").arg(name), color, SeriesStyle::Dashed}, clock);
        m_speed->addSeries(&series->speed, {name, color, SeriesStyle::Line}, clock);
        m_rate->addSeries(&series->learningRate, {name, color, SeriesStyle::Step}, clock);
        m_members->addSeries(&series->workers, {name, color, SeriesStyle::Step}, clock);
        color = color == 6 ? 2 : color + 1;
    }
}

} // namespace trainyard::gui
