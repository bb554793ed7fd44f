#include "gui/charts/run_charts.h"

#include <array>
#include <cmath>

#include <QActionGroup>
#include <QLocale>
#include <QTimer>
#include <QVBoxLayout>

#include "gui/charts/axis_step.h"
#include "gui/charts/metric_chart.h"
#include "gui/models/charts/run_series.h"
#include "gui/text/format.h"

namespace trainyard::gui {
namespace {

constexpr int kDiedColor = 1, kJoinedColor = 2, kLeftColor = 3,
              kInterruptedColor = 4; ///< colours of events, of Theme::series()

} // namespace

double timeWindow(double lastX)
{
    const double step = std::max(5.0, niceTimeStep(std::max(lastX, 30.0), 10));
    return std::max(30.0, std::ceil(lastX / step + 1e-9) * step);
}

RunCharts::RunCharts(QWidget *parent)
    : QWidget(parent)
    , m_timer(new QTimer(this))
    , m_rankViews(new QActionGroup(this))
{
    const auto plain = [](double v) { return text::number(v); };
    const auto whole = [](double v) { return QLocale().toString(qlonglong(std::llround(v))); };
    m_accuracy =
        new MetricChart({.title = tr("Accuracy"),
                         .valueText = [](double v) { return tr("%1 %").arg(QLocale().toString(v * 100, 'f', 2)); },
                         .axisText = [](double v) { return tr("%1 %").arg(QLocale().toString(v * 100, 'g', 3)); },
                         .highest = 1.0,
                         .leastSpan = 0.05,
                         .key = QStringLiteral("accuracy")});
    m_loss = new MetricChart({.title = tr("Loss"),
                              .valueText = [](double v) { return QLocale().toString(v, 'f', 4); },
                              .axisText = plain,
                              .lowest = 0,
                              .key = QStringLiteral("loss")});
    m_speed = new MetricChart({.title = tr("Samples per second"),
                               .valueText = whole,
                               .axisText = plain,
                               .lowest = 0,
                               .key = QStringLiteral("speed")});
    m_rate = new MetricChart({.title = tr("Learning rate"),
                              .valueText = plain,
                              .axisText = plain,
                              .lowest = 0,
                              .key = QStringLiteral("rate")});
    m_batch = new MetricChart({.title = tr("Samples per step"),
                               .valueText = whole,
                               .axisText = plain,
                               .lowest = 0,
                               .wholeNumbers = true,
                               .key = QStringLiteral("batch")});
    m_members = new MetricChart({.title = tr("Workers"),
                                 .valueText = whole,
                                 .axisText = whole,
                                 .lowest = 0,
                                 .leastSpan = 2,
                                 .wholeNumbers = true,
                                 .timeLabels = true,
                                 .key = QStringLiteral("workers")});

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_charts = {m_accuracy, m_loss, m_speed, m_rate, m_batch, m_members};
    for (MetricChart *chart : m_charts) {
        column->addWidget(chart, chart == m_accuracy ? 10 : chart == m_loss || chart == m_speed ? 8 : 7);
        chart->setMinimumHeight(104);
        watch(chart);
    }
    addMenus();
    m_rate->hide();
    m_batch->hide();
    m_timer->setInterval(100);
    connect(m_timer, &QTimer::timeout, this, &RunCharts::refresh);
}

RunCharts::~RunCharts()
{
    for (MetricChart *chart : m_charts)
        chart->disconnect(this); // a chart with the focus emits left() in its destructor
}

void RunCharts::setSeries(const RunSeries *series)
{
    if (series == m_series)
        return;
    m_series = series;
    m_ranks.clear();
    for (MetricChart *chart : m_charts)
        chart->clear();
    m_rate->hide();
    m_batch->hide();
    if (!series)
        return;
    const RunClock *clock = &series->clock();
    m_accuracy->addSeries(&series->trainAccuracy, {tr("train"), 0, SeriesStyle::Line}, clock);
    m_accuracy->addSeries(&series->validationAccuracy, {tr("validation"), 1, SeriesStyle::Dashed}, clock);
    m_accuracy->addSeries(&series->bestAccuracy, {tr("best"), 1, SeriesStyle::BestMark}, clock);
    m_loss->addSeries(&series->trainLoss, {tr("train"), 0, SeriesStyle::Line}, clock);
    m_loss->addSeries(&series->validationLoss, {tr("validation"), 1, SeriesStyle::Dashed}, clock);
    m_loss->addSeries(&series->bestLoss, {tr("best"), 1, SeriesStyle::BestMark}, clock);
    m_speed->addSeries(&series->speed, {tr("all workers"), 0, SeriesStyle::Line}, clock);
    m_rate->addSeries(&series->learningRate, {tr("applied"), 0, SeriesStyle::Step}, clock);
    m_batch->addSeries(&series->globalBatch, {tr("all workers"), 0, SeriesStyle::Step}, clock);
    m_members->addSeries(&series->workers, {tr("training"), 0, SeriesStyle::Step}, clock);
    m_members->addSeries(&series->joined, {tr("joined"), kJoinedColor, SeriesStyle::JoinMark}, clock);
    m_members->addSeries(&series->left, {tr("left"), kLeftColor, SeriesStyle::LeaveMark}, clock);
    m_members->addSeries(&series->died, {tr("died"), kDiedColor, SeriesStyle::DeathMark}, clock);
    m_members->addSeries(&series->interrupted, {tr("interrupted"), kInterruptedColor, SeriesStyle::LeaveMark}, clock);
    for (MetricChart *chart : m_charts)
        addEvents(chart);
    addCompared();
    refresh();
}

/// Lines in a chart; the marks of the chart of the workers name them.
void RunCharts::addEvents(MetricChart *chart)
{
    const RunClock *clock = &m_series->clock();
    chart->addEvents(&m_series->joined, kJoinedColor, clock);
    chart->addEvents(&m_series->left, kLeftColor, clock);
    chart->addEvents(&m_series->died, kDiedColor, clock);
    chart->addEvents(&m_series->interrupted, kInterruptedColor, clock);
}

void RunCharts::refresh()
{
    if (!m_series)
        return;
    addRanks();
    addPicked();
    showWanted();
    moveAxis();
    const bool otherPrice = axis() == XAxis::Dollars && m_drawnPrice != m_series->clock().usdPerHour();
    m_drawnPrice = m_series->clock().usdPerHour();
    for (MetricChart *chart : m_charts) {
        chart->setXAxis(axis());
        if (otherPrice)
            chart->redrawAll();
        chart->setXRange(m_window.from(), m_window.to(), m_window.isZoomed());
        chart->setNow(m_series->lastX());
        chart->refresh();
    }
}

void RunCharts::hover(double x)
{
    for (MetricChart *chart : m_charts)
        chart->setCrosshair(x);
}

void RunCharts::leave()
{
    for (MetricChart *chart : m_charts)
        chart->setCrosshair({});
}

void RunCharts::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
    m_timer->start();
}

void RunCharts::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_timer->stop();
}

} // namespace trainyard::gui
