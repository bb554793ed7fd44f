#include "gui/charts/scaling_view.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <optional>
#include <utility>

#include <QLabel>

#include <QPainter>
#include <QTimer>
#include <QVBoxLayout>

#include "gui/charts/metric_chart.h"
#include "gui/models/charts/run_series.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {
namespace {

constexpr int kRowHeight = 20, kRankWidth = 64, kColumns = 120;

} // namespace

PaceMap::PaceMap(Words words, QWidget *parent)
    : QWidget(parent)
    , m_words(std::move(words))
{
    setAccessibleName(m_words.name);
    setFocusPolicy(Qt::TabFocus);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

QSize PaceMap::sizeHint() const
{
    return {480, std::max(1, int(m_pace.ranks.size())) * kRowHeight + kRowHeight};
}

void PaceMap::setPace(const RankPace &pace)
{
    const bool resized = pace.ranks.size() != m_pace.ranks.size();
    m_pace = pace;
    QStringList words;
    for (std::size_t row = 0; row < pace.ranks.size(); ++row) {
        const double typical = pace.typical(row);
        if (std::isfinite(typical))
            words << m_words.row(pace.ranks[row], typical);
    }
    setAccessibleDescription(words.isEmpty() ? tr("no values yet") : words.join(QStringLiteral("; ")));
    setToolTip(words.join(QLatin1Char('\n')));
    if (resized) {
        setMinimumHeight(sizeHint().height());
        updateGeometry();
    }
    update();
}

void PaceMap::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &t = Theme::instance().tokens();
    painter.fillRect(rect(), t.surface);
    painter.setPen(t.muted);
    if (m_pace.ranks.empty()) {
        painter.drawText(rect(), Qt::AlignCenter, tr("No worker reported its speed yet."));
        return;
    }
    const double width = double(std::max(1, this->width() - kRankWidth - Theme::kTwo)) / m_pace.columns;
    for (std::size_t row = 0; row < m_pace.ranks.size(); ++row) {
        const int top = int(row) * kRowHeight;
        painter.drawText(QRect(0, top, kRankWidth - Theme::kStep, kRowHeight), Qt::AlignRight | Qt::AlignVCenter,
                         tr("rank %1").arg(m_pace.ranks[row]));
        for (int column = 0; column < m_pace.columns; ++column) {
            const double slowness = m_pace.at(row, column);
            if (!std::isfinite(slowness))
                continue;
            QColor color = Theme::instance().series(1);
            // One hue, readable with every kind of colour vision; nothing that was measured is invisible.
            color.setAlphaF(float(std::clamp(0.08 + 0.92 * (slowness - m_words.empty), 0.08, 1.0)));
            const double left = kRankWidth + column * width;
            painter.fillRect(QRectF(left, top + 1, std::ceil(left + width) - left, kRowHeight - 2), color);
        }
    }
    const int below = int(m_pace.ranks.size()) * kRowHeight;
    painter.drawText(QRect(kRankWidth, below, this->width() - kRankWidth - Theme::kTwo, kRowHeight),
                     Qt::AlignRight | Qt::AlignVCenter,
                     text::elapsed(std::chrono::milliseconds(qint64(m_pace.seconds * 1000))));
    painter.drawText(QRect(kRankWidth, below, this->width() - kRankWidth, kRowHeight), Qt::AlignLeft | Qt::AlignVCenter,
                     m_words.legend);
    if (hasFocus()) {
        painter.setPen(t.accent);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

ScalingView::ScalingView(QWidget *parent)
    : QWidget(parent)
    , m_map(new PaceMap(
          {.name = tr("Step time by worker"),
           .legend = tr("light: as the median; full: twice its step time"),
           .row =
               [](int rank, double value) {
                   return tr("rank %1: %2 times the step time of the median").arg(rank).arg(text::fixed(value, 2));
               },
           .empty = 1}))
    , m_waiting(new PaceMap({.name = tr("Share of time waiting by worker"),
                             .legend = tr("light: none of the time; full: all of it"),
                             .row =
                                 [](int rank, double value) {
                                     return tr("rank %1 waits for weights %2 of the time", "a percentage")
                                         .arg(rank)
                                         .arg(text::percent(value));
                                 },
                             .empty = 0}))
    , m_waitingTitle(label(tr("Share of time waiting by worker"), "heading"))
    , m_timer(new QTimer(this))
{
    const auto percent = [](double v) { return tr("%1 %").arg(text::fixed(v * 100, 0)); };
    const auto times = [](double v) { return tr("%1×", "a speed-up").arg(text::number(v)); };
    m_speedUpChart = new MetricChart({.title = tr("Speed-up by number of workers"),
                                      .valueText = times,
                                      .axisText = times,
                                      .lowest = 0,
                                      .leastSpan = 2,
                                      .key = QStringLiteral("speed-up")});
    m_speedUpChart->addSeries(&m_speedUp, {tr("measured"), 0, SeriesStyle::Line});
    m_speedUpChart->addSeries(&m_idealSpeedUp, {tr("ideal"), 2, SeriesStyle::Dashed});
    m_chart = new MetricChart({.title = tr("Scaling efficiency by number of workers"),
                               .valueText = percent,
                               .axisText = percent,
                               .lowest = 0,
                               .leastSpan = 1,
                               .timeLabels = true,
                               .key = QStringLiteral("scaling")});
    m_chart->addSeries(&m_efficiency, {tr("measured"), 0, SeriesStyle::Line});
    m_chart->addSeries(&m_ideal, {tr("ideal"), 2, SeriesStyle::Dashed});
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kStep, Theme::kStep, Theme::kStep, 0);
    column->addWidget(label(tr("Step time by worker"), "heading"));
    column->addWidget(m_map);
    column->addWidget(m_waitingTitle);
    column->addWidget(m_waiting);
    for (MetricChart *chart : {m_speedUpChart, m_chart}) {
        chart->setXAxis(XAxis::Step); // marks are plain numbers
        chart->setMinimumHeight(160);
        column->addWidget(chart, 1);
        const auto showAt = [this](std::optional<double> x) {
            m_speedUpChart->setCrosshair(x);
            m_chart->setCrosshair(x);
        };
        connect(chart, &MetricChart::hovered, this, [showAt](double x) { showAt(std::round(x)); });
        connect(chart, &MetricChart::left, this, [showAt] { showAt({}); });
    }
    m_timer->setInterval(1000);
    connect(m_timer, &QTimer::timeout, this, &ScalingView::refresh);
}

ScalingView::~ScalingView()
{
    for (MetricChart *chart : {m_speedUpChart, m_chart})
        chart->disconnect(this); // a chart with the focus emits left() in its destructor
}

void ScalingView::setSeries(const RunSeries *series)
{
    m_series = series;
    refresh();
}

void ScalingView::refresh()
{
    if (!m_series)
        return;
    m_map->setPace(rankPace(*m_series, kColumns));
    const RankPace waiting = rankWaiting(*m_series, kColumns);
    m_waiting->setPace(waiting);
    m_waiting->setVisible(!waiting.ranks.empty()); // none from programs that exchange their gradients themselves
    m_waitingTitle->setVisible(!waiting.ranks.empty());
    const std::vector<ScalingPoint> points = scalingOf(*m_series);
    for (SeriesBuffer *buffer : {&m_speedUp, &m_idealSpeedUp, &m_efficiency, &m_ideal})
        buffer->clear();
    for (const ScalingPoint &point : points) {
        m_speedUp.append(point.workers, point.speedUp);
        m_idealSpeedUp.append(point.workers, double(point.workers) / points.front().workers);
        m_efficiency.append(point.workers, point.efficiency);
        m_ideal.append(point.workers, 1);
    }
    const double first = points.empty() ? 0 : points.front().workers - 0.5;
    for (MetricChart *chart : {m_speedUpChart, m_chart}) {
        chart->setXRange(first, points.empty() ? 1 : points.back().workers + 0.5);
        chart->refresh();
    }
}

void ScalingView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
    m_timer->start();
}

void ScalingView::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_timer->stop();
}

} // namespace trainyard::gui
