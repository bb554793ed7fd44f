#include "gui/charts/system_charts.h"

#include <algorithm>

#include <QLocale>
#include <QTimer>
#include <QVBoxLayout>

#include "gui/charts/metric_chart.h"
#include "gui/charts/run_charts.h"
#include "gui/text/format.h"

namespace trainyard::gui {

SystemCharts::SystemCharts(QWidget *parent)
    : QWidget(parent)
    , m_timer(new QTimer(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    const auto percent = [this](const QString &title) {
        return new MetricChart({.title = title,
                                .valueText = [](double v) { return tr("%1 %").arg(QLocale().toString(v, 'f', 0)); },
                                .axisText = [](double v) { return tr("%1 %").arg(QLocale().toString(v, 'g', 3)); },
                                .lowest = 0,
                                .leastSpan = 100,
                                .timeLabels = true},
                               this);
    };
    const auto bytes = [this](const QString &title) {
        return new MetricChart({.title = title,
                                .valueText = [](double v) { return tr("%1 GiB").arg(QLocale().toString(v, 'f', 2)); },
                                .axisText = [](double v) { return tr("%1 GiB").arg(text::number(v)); },
                                .lowest = 0,
                                .leastSpan = 0.25,
                                .timeLabels = true},
                               this);
    };
    const auto rate = [this](const QString &title) {
        return new MetricChart({.title = title,
                                .valueText = [](double v) { return tr("%1 MB/s").arg(QLocale().toString(v, 'f', 1)); },
                                .axisText = [](double v) { return tr("%1 MB/s").arg(text::number(v)); },
                                .lowest = 0,
                                .leastSpan = 1,
                                .timeLabels = true},
                               this);
    };
    addChart(SystemMetric::Processor, percent(tr("CPU use")));
    addChart(SystemMetric::Memory, bytes(tr("Memory used")));
    addChart(SystemMetric::GpuUse, percent(tr("GPU use")));
    addChart(SystemMetric::GpuMemory, bytes(tr("GPU memory used")));
    addChart(SystemMetric::Temperature,
             new MetricChart({.title = tr("GPU temperature"),
                              .valueText = [](double v) { return tr("%1 °C").arg(QLocale().toString(v, 'f', 0)); },
                              .axisText = [](double v) { return tr("%1 °C").arg(QLocale().toString(v, 'g', 3)); },
                              .leastSpan = 20,
                              .timeLabels = true},
                             this));
    addChart(SystemMetric::NetworkReceived, rate(tr("Network: received")));
    addChart(SystemMetric::NetworkSent, rate(tr("Network: sent")));
    addChart(SystemMetric::DiskRead, rate(tr("Disk: read")));
    addChart(SystemMetric::DiskWritten, rate(tr("Disk: written")));
    addChart(SystemMetric::DiskUsed, bytes(tr("Disk: used")));
    m_timer->setInterval(100);
    connect(m_timer, &QTimer::timeout, this, &SystemCharts::refresh);
}

SystemCharts::~SystemCharts()
{
    for (Chart &chart : m_charts)
        chart.widget->disconnect(this); // a chart with the focus emits left() in its destructor
}

void SystemCharts::addChart(SystemMetric metric, MetricChart *chart)
{
    m_charts.push_back({metric, chart, {}});
    chart->setMinimumHeight(120);
    chart->hide();
    layout()->addWidget(chart);
    connect(chart, &MetricChart::hovered, this, [this](double x) {
        for (Chart &each : m_charts)
            each.widget->setCrosshair(x);
    });
    connect(chart, &MetricChart::left, this, [this] {
        for (Chart &each : m_charts)
            each.widget->setCrosshair({});
    });
    connect(chart, &MetricChart::zoomed, this, [this](double from, double to) {
        m_window.zoom(from, to);
        refresh();
    });
    connect(chart, &MetricChart::panned, this, [this](double share) {
        m_window.pan(share);
        refresh();
    });
    connect(chart, &MetricChart::scaled, this, [this](double factor, double around) {
        m_window.scale(factor, around);
        refresh();
    });
    connect(chart, &MetricChart::reset, this, [this] {
        m_window.reset();
        refresh();
    });
}

void SystemCharts::setSeries(const SystemSeries *series)
{
    m_series = series;
    m_window.reset();
    for (Chart &chart : m_charts) {
        chart.widget->clear();
        chart.drawn.clear();
        chart.widget->hide();
    }
    refresh();
}

void SystemCharts::addLines(Chart &chart)
{
    for (const auto &[line, buffer] : m_series->lines(chart.metric)) {
        if (chart.drawn.size() >= kMostLines)
            break;
        if (!chart.drawn.insert(line).second)
            continue;
        const QString machine = text::from(line.machine);
        const QString name = line.gpu < 0 ? machine : tr("%1 GPU %2", "machine, number").arg(machine).arg(line.gpu);
        const int color = int(chart.drawn.size() - 1);
        chart.widget->addSeries(buffer.get(), {name, color, SeriesStyle::Thin});
    }
}

void SystemCharts::refresh()
{
    if (!m_series)
        return;
    const double now = std::max(m_series->lastX(), m_leastX);
    m_window.setFull(timeWindow(now));
    for (Chart &chart : m_charts) {
        addLines(chart);
        chart.widget->setVisible(!chart.drawn.empty());
        chart.widget->setXRange(m_window.from(), m_window.to(), m_window.isZoomed());
        chart.widget->setNow(now);
        chart.widget->refresh();
    }
}

std::size_t SystemCharts::linesLeftOut() const
{
    std::size_t most = 0;
    for (const Chart &chart : m_charts) {
        if (m_series)
            most = std::max(most, m_series->lines(chart.metric).size());
    }
    return most - std::min(most, kMostLines);
}

void SystemCharts::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
    m_timer->start();
}

void SystemCharts::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_timer->stop();
}

} // namespace trainyard::gui
