// What the page of a run shows of programs of the user.
#include <algorithm>
#include <iterator>

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QTabWidget>

#include "backend/services/machines/tunnels.h"
#include "backend/training/records/metric_report.h"
#include "gui/charts/run_charts.h"
#include "gui/models/runs/run_models.h"
#include "gui/models/why_not.h"
#include "gui/pages/run/metric_picker.h"
#include "gui/pages/run/model_panel.h"
#include "gui/pages/run/run_log.h"
#include "gui/pages/run/run_page.h"
#include "gui/pages/runs/log_search_view.h"
#include "gui/text/format.h"
#include "gui/text/sentence.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/wizards/job/job_command.h"

namespace trainyard::gui {

using namespace services;

void RunPage::connectTask()
{
    m_again->setToolTip(tr("Plan the same job again"));
    m_copy->setToolTip(tr("Copy the command line that starts this job"));
    connect(m_again, &QAction::triggered, this, [this] { emit againRequested(m_run.id); });
    connect(m_copy, &QAction::triggered, this, &RunPage::copyCommand);
    m_dashboard->setToolTip(tr("Opens the web page of the run's scheduler through a tunnel"));
    m_dashboard->setVisible(false);
    connect(m_dashboard, &QAction::triggered, this, &RunPage::openDashboard);
    connect(&m_services.tunnels, &TunnelService::changed, this, [this] {
        for (const OpenTunnel &tunnel : m_services.tunnels.tunnels()) {
            if (tunnel.id.value != m_openingDashboard || tunnel.url.empty())
                continue;
            m_openingDashboard.clear();
            emit pageRequested(text::from(tunnel.url));
            return;
        }
    });
    connect(m_picker, &MetricPicker::changed, this, [this] { m_charts->setPicked(m_picker->picked()); });
    connect(m_picker, &MetricPicker::chosen, this, [this] {
        ChartView view = m_charts->view();
        view.picked = m_picker->remembered();
        setChartView(view);
        emit chartViewChanged(view);
    });
}

void RunPage::copyCommand()
{
    m_services.runs.job(m_run.id).then(this, [this, cluster = m_run.clusterName](const Result<protocol::JobSpec> &job) {
        if (!job)
            return answer(text::message(job.error()));
        QGuiApplication::clipboard()->setText(runLine(cluster, *job));
        answer(tr("The command line was copied."));
    });
}

/// Offers the web page that the scheduler of a framework has named in its output.
void RunPage::findDashboard(const std::vector<LogLine> &lines)
{
    if (!m_run.task || m_dashboardAt || isOver(m_run.state))
        return;
    const auto clusters = m_services.clusters.clusters();
    const auto mine = std::ranges::find(clusters, m_run.cluster, &ClusterDetails::id);
    if (mine == clusters.end())
        return;
    for (const LogLine &line : lines) {
        if ((m_dashboardAt = dashboardIn(line, mine->nodes)))
            break;
    }
}

void RunPage::openDashboard()
{
    if (!m_dashboardAt)
        return;
    TunnelPlan plan;
    plan.cluster = m_run.cluster;
    plan.kind = m_run.mode == "ray" ? TunnelKind::Ray : TunnelKind::Dask;
    plan.host = m_dashboardAt->host;
    plan.port = m_dashboardAt->port;
    m_openingDashboard = m_services.tunnels.open(plan).value;
}

/// What depends on the type of the run's job alone.
void RunPage::showKind()
{
    m_charts->setOnlyFilled(m_run.task);
    if (m_tabs)
        m_tabs->setTabText(0, m_run.task ? tr("Curves") : tr("Training"));
    m_side->setTabVisible(m_side->indexOf(m_models), !m_run.task); // checkpoints of a program are its own
    m_search->showRun(m_run.id);
}

void RunPage::clearTask()
{
    m_ends->showEnds({});
    m_picker->clear();
    m_charts->setPicked({});
    m_dashboardAt.reset();
    m_openingDashboard.clear();
}

QStringList RunPage::factsOf(int epoch) const
{
    if (m_run.task) {
        QStringList facts{text::from(m_run.mode)};
        if (!m_run.data.empty())
            facts << text::from(m_run.data);
        if (epoch > 1) // a program that counts none has one
            facts << tr("%n epoch(s)", nullptr, epoch);
        return facts;
    }
    QStringList facts{text::from(m_run.data), text::from(m_run.mode)};
    if (m_form == Form::Full) // beside the steps of the tour, which count the epochs
        facts << tr("epoch %1 of %2").arg(epoch).arg(m_run.epochs);
    return facts;
}

/// Ends of processes and further metrics, as far as there are any.
void RunPage::showTask()
{
    const QString noRun = whyNotOnRun(m_run.id.empty() ? nullptr : &m_run, RunCommand::Any);
    if (m_form == Form::Full)
        m_picker->offer(m_series);
    setWhyNot(m_again, noRun);
    setWhyNot(m_copy, noRun);
    m_dashboard->setVisible(m_dashboardAt && !isOver(m_run.state));
    m_dashboard->setEnabled(m_dashboard->isVisible());
    m_ends->showEnds(m_series.ends());
    m_side->setTabVisible(m_side->indexOf(m_endTable), !m_series.ends().empty());
}

/// Says whether the steps are too short for the number of workers.
void RunPage::noteExchange(std::span<const protocol::MetricRecord> records)
{
    constexpr std::size_t kLatest = 200; // as the warning reads
    std::ranges::copy_if(records, std::back_inserter(m_exchange), [](const protocol::MetricRecord &record) {
        return record.name == protocol::metric::kHiddenShare;
    });
    if (m_exchange.size() > kLatest)
        m_exchange.erase(m_exchange.begin(), m_exchange.end() - std::ptrdiff_t(kLatest));
    if (!m_benchmark)
        return;
    m_benchmark->setText(text::sentence(training::benchmarkWarning(m_exchange)));
    m_benchmark->setVisible(!m_benchmark->text().isEmpty());
}

} // namespace trainyard::gui
