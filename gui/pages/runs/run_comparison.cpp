#include "gui/pages/runs/run_comparison.h"

#include <utility>

#include <QAction>
#include <QMenu>

#include "gui/charts/run_charts.h"
#include "gui/models/runs/run_models.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"

namespace trainyard::gui {

using namespace services;

RunComparison::RunComparison(RunService &runs, RunCharts *charts, QWidget *parent)
    : QToolButton(parent)
    , m_runs(runs)
    , m_charts(charts)
    , m_menu(new QMenu(this))
{
    setText(tr("Compare"));
    setAccessibleName(tr("Compare with other runs"));
    setToolTip(tr("Draw other runs in these charts"));
    setPopupMode(QToolButton::InstantPopup);
    setLook(this, "menu");
    setMenu(m_menu);
    connect(m_menu, &QMenu::aboutToShow, this, &RunComparison::fillMenu);
    connect(&m_runs, &RunService::metricsStored, this, [this](const RunId &run, std::int64_t last) {
        if (const auto at = m_others.find(run); at != m_others.end() && at->second->read.sequence() < last)
            readMore(run);
    });
}

void RunComparison::setRun(const RunId &run)
{
    if (run == m_run)
        return;
    m_run = run;
    if (m_others.empty())
        return;
    m_charts->setCompared({}); // before the series are gone
    m_others.clear();
    setText(tr("Compare"));
}

void RunComparison::fillMenu()
{
    m_menu->clear();
    const std::vector<RunSnapshot> runs = m_runs.runs();
    for (const RunSnapshot &run : runs) {
        if (run.id == m_run)
            continue;
        QString name = tr("%1 on %2, %3", "model on cluster, time of its start")
                           .arg(nameOf(run), text::from(run.clusterName),
                                text::startTime(run.started, SystemClock::instance().now()));
        QAction *offered = m_menu->addAction(name.replace('&', QStringLiteral("&&")));
        offered->setCheckable(true);
        offered->setChecked(m_others.contains(run.id));
        offered->setEnabled(m_others.size() < kMost || m_others.contains(run.id));
        connect(offered, &QAction::triggered, this, [this, run] { toggle(run); });
    }
    if (m_menu->isEmpty())
        m_menu->addAction(tr("There is no other run."))->setEnabled(false);
}

void RunComparison::toggle(const RunSnapshot &run)
{
    if (const auto at = m_others.find(run.id); at != m_others.end()) {
        const std::shared_ptr<Other> removed = at->second; // until the charts draw it no longer
        m_others.erase(at);
        return draw();
    }
    auto other = std::make_shared<Other>();
    other->name = tr("%1 %2", "model of a run, time of its start")
                      .arg(nameOf(run), text::startTime(run.started, SystemClock::instance().now()));
    const auto lived = run.ended.value_or(SystemClock::instance().now()) - run.started;
    if (lived.count() > 0)
        other->series.setUsdPerHour(spentOn(run, SystemClock::instance().now()) / (double(lived.count()) / 3.6e6));
    m_others[run.id] = std::move(other);
    draw();
    readMore(run.id);
}

/// Reads in batches that the GUI thread appends quickly; the charts draw them by their own timer.
void RunComparison::readMore(const RunId &run)
{
    const std::shared_ptr<Other> other = m_others.at(run);
    if (std::exchange(other->reading, true))
        return;
    m_runs.metrics(run, other->read.sequence(), other->read.most())
        .then(this, [this, run, other](const Result<ledger::MetricRows> &rows) {
            other->reading = false;
            const auto at = m_others.find(run);
            if (at == m_others.end() || at->second != other || !rows)
                return; // no longer compared; or the next signal reads again
            if (other->read.take(*rows))
                other->series.append(rows->records);
            else
                other->series.clear();
            if (other->read.hasMore())
                readMore(run);
        });
}

void RunComparison::draw()
{
    std::vector<RunCharts::Compared> runs;
    for (const auto &[id, other] : m_others)
        runs.push_back({other->name, &other->series});
    m_charts->setCompared(runs);
    setText(runs.empty() ? tr("Compare") : tr("Compare (%1)", "number of runs").arg(runs.size()));
}

} // namespace trainyard::gui
