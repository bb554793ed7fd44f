// The ranks in the charts of a run, each as a curve or all as a band, and which charts are shown.
#include <algorithm>

#include <QAction>
#include <QActionGroup>

#include "gui/charts/metric_chart.h"
#include "gui/charts/run_charts.h"
#include "gui/models/charts/run_series.h"

namespace trainyard::gui {
namespace {

constexpr int kBand = -1, kBandColor = 5;

} // namespace

void RunCharts::addMenus()
{
    for (const QString &name : {tr("Ranks: automatic"), tr("Ranks: one curve each"), tr("Ranks: mean and range")}) {
        QAction *choice = m_rankViews->addAction(name); // in the order of RankView
        choice->setCheckable(true);
        choice->setData(int(m_rankViews->actions().size()) - 1);
    }
    m_rankViews->actions().front()->setChecked(true);
    connect(m_rankViews, &QActionGroup::triggered, this, [this](const QAction *choice) {
        m_view.ranks = RankView(choice->data().toInt());
        refresh();
        emit viewChanged();
    });
    for (MetricChart *chart : m_charts)
        addMaximize(chart);
}

void RunCharts::addMaximize(MetricChart *chart)
{
    auto *maximize = new QAction(tr("Maximize this chart"), chart);
    maximize->setObjectName(QStringLiteral("maximize"));
    maximize->setCheckable(true);
    connect(maximize, &QAction::triggered, this, [this, chart](bool on) { setMaximized(on ? chart : nullptr); });
    const bool hasRanks = chart != m_rate && chart != m_batch && chart != m_members;
    chart->setMenuActions((hasRanks ? m_rankViews->actions() : QList<QAction *>()) << maximize);
}

void RunCharts::setMaximized(MetricChart *chart)
{
    m_maximized = chart;
    for (MetricChart *one : m_charts) {
        one->findChild<QAction *>(QStringLiteral("maximize"))->setChecked(one == chart);
        one->setTimeLabels(one == chart || one == m_members); // the lowest of those that are shown
    }
    refresh();
}

/// Adds the curves that the ranks have got since the last call; all again when they are shown in another way.
void RunCharts::addRanks()
{
    std::size_t most = std::max(
        {m_series->accuracyByRank.ranks.size(), m_series->lossByRank.ranks.size(), m_series->speedByRank.ranks.size()});
    for (const auto &[name, chart] : m_picked) {
        if (const auto known = m_series->others().find(name); known != m_series->others().end())
            most = std::max(most, known->second->byRank.ranks.size());
    }
    if (const bool band = showsBand(m_view.ranks, most); band != m_banded) {
        m_banded = band;
        if (!m_ranks.empty())
            return setCompared(std::vector<Compared>(m_compared));
    }
    addRanksOf(m_accuracy, m_series->accuracyByRank);
    addRanksOf(m_loss, m_series->lossByRank);
    addRanksOf(m_speed, m_series->speedByRank);
    for (const auto &rank : m_series->ranks()) {
        if (const auto at = m_series->rankSpeed().find(rank.rank); at != m_series->rankSpeed().end())
            m_speed->setEnd(at->second.get(), rank.member ? QString() : rank.state == "died" ? tr("died") : tr("left"));
    }
}

void RunCharts::addRanksOf(MetricChart *chart, const RankCurves &curves)
{
    const RunClock *clock = &m_series->clock();
    if (m_banded && !curves.band.mean.empty() && m_ranks[chart].insert(kBand).second) {
        chart->addSeries(&curves.band.mean, {tr("rank mean"), kBandColor, SeriesStyle::Dashed}, clock);
        chart->addSeries(&curves.band.low, {tr("rank minimum"), kBandColor, SeriesStyle::Thin}, clock);
        chart->addSeries(&curves.band.high, {tr("rank maximum"), kBandColor, SeriesStyle::Thin}, clock);
        chart->fillBetween(&curves.band.low, &curves.band.high);
    }
    if (m_banded || curves.ranks.empty())
        return;
    std::set<int> &shown = m_ranks[chart];
    for (const auto &[rank, buffer] : curves.ranks) {
        if (shown.insert(rank).second)
            chart->addSeries(buffer.get(), {tr("rank %1").arg(rank), 1 + rank % 5, SeriesStyle::Thin}, clock);
    }
}

/// Whether a chart has something to show: a program of the user may print no accuracy; a constant rate is no information.
bool RunCharts::isWanted(const MetricChart *chart) const
{
    const auto moves = [](const SeriesBuffer &buffer) {
        const auto range = buffer.yRange();
        return range && range->low < range->high;
    };
    if (chart == m_accuracy)
        return !m_onlyFilled || !m_series->trainAccuracy.empty() || !m_series->validationAccuracy.empty() ||
               !m_series->accuracyByRank.ranks.empty();
    if (chart == m_loss)
        return !m_onlyFilled || !m_series->trainLoss.empty() || !m_series->validationLoss.empty() ||
               !m_series->lossByRank.ranks.empty();
    if (chart == m_speed)
        return !m_onlyFilled || !m_series->speed.empty() || !m_series->rankSpeed().empty();
    if (chart == m_rate)
        return moves(m_series->learningRate);
    if (chart == m_batch)
        return moves(m_series->globalBatch);
    return true;
}

void RunCharts::showWanted()
{
    const MetricChart *only = m_maximized && isWanted(m_maximized) ? m_maximized : nullptr;
    for (MetricChart *chart : m_charts)
        chart->setVisible(only ? chart == only : isWanted(chart));
}

} // namespace trainyard::gui
