// Charts of metrics that only some programs have.
#include <algorithm>

#include <QVBoxLayout>

#include "gui/charts/metric_chart.h"
#include "gui/charts/run_charts.h"
#include "gui/models/charts/run_series.h"
#include "gui/models/runs/job_words.h"
#include "gui/text/format.h"

namespace trainyard::gui {
namespace {

constexpr int kJob = -2; ///< in m_ranks

} // namespace

void RunCharts::setPicked(const std::vector<std::string> &names)
{
    for (auto at = m_picked.begin(); at != m_picked.end();) {
        if (std::ranges::find(names, at->first) != names.end()) {
            ++at;
            continue;
        }
        std::erase(m_charts, at->second);
        at->second->disconnect(this);
        if (at->second == m_maximized)
            setMaximized(nullptr);
        at->second->hide();
        at->second->deleteLater();
        m_ranks.erase(at->second);
        at = m_picked.erase(at);
    }
    for (const std::string &name : names) {
        if (m_picked.contains(name))
            continue;
        const auto plain = [](double v) { return text::number(v); };
        auto *chart = new MetricChart({.title = metricName(name), .valueText = plain, .axisText = plain});
        chart->setMinimumHeight(104);
        static_cast<QVBoxLayout *>(layout())->addWidget(chart, 8);
        watch(chart);
        applyView(chart);
        addMaximize(chart);
        if (m_series)
            addEvents(chart);
        m_charts.push_back(chart);
        m_picked[name] = chart;
    }
    refresh();
}

/// Adds the curves that a picked metric has got since the last call.
void RunCharts::fillPicked(const std::string &name, MetricChart *chart)
{
    const auto known = m_series->others().find(name);
    if (known == m_series->others().end())
        return;
    const OtherMetric &metric = *known->second;
    if (!metric.job.empty() && m_ranks[chart].insert(kJob).second)
        chart->addSeries(&metric.job, {tr("all workers"), 0, SeriesStyle::Line}, &m_series->clock());
    addRanksOf(chart, metric.byRank);
}

void RunCharts::addPicked()
{
    for (const auto &[name, chart] : m_picked)
        fillPicked(name, chart);
}

} // namespace trainyard::gui
