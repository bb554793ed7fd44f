#include "gui/pages/run/run_page.h"

#include <QAction>
#include <QLabel>
#include <QSplitter>
#include <QTimer>
#include <QVBoxLayout>

#include "gui/charts/chart_bar.h"
#include "gui/charts/run_charts.h"
#include "gui/dialogs/clusters/add_worker_question.h"
#include "gui/dialogs/clusters/scale_dialog.h"
#include "gui/dialogs/confirm_dialog.h"
#include "gui/dialogs/dialog_commands.h"
#include "gui/models/runs/run_end.h"
#include "gui/models/runs/run_models.h"
#include "gui/models/why_not.h"
#include "gui/pages/run/epoch_view.h"
#include "gui/pages/run/event_text.h"
#include "gui/pages/run/metric_picker.h"
#include "gui/pages/run/model_panel.h"
#include "gui/pages/run/run_log.h"
#include "gui/pages/run/system_view.h"
#include "gui/pages/runs/run_comparison.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/page_header.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using namespace services;

RunPage::RunPage(Services services, Form form, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_form(form)
    , m_charts(new RunCharts)
    , m_bar(new ChartBar(m_charts))
    , m_comparison(new RunComparison(services.runs, m_charts))
    , m_epochs(new EpochView(m_series, this))
    , m_metrics(new MetricView(m_series, this))
    , m_ranks(new RankModel(this))
    , m_ends(new ProcessEndModel(this))
    , m_picker(new MetricPicker)
    , m_replace(command(tr("Replace worker…"), QStringLiteral("refresh")))
    , m_add(command(tr("Add worker"), QStringLiteral("plus")))
    , m_remove(command(tr("Remove worker…"), QStringLiteral("minus")))
    , m_scale(command(tr("Autoscale…"), QStringLiteral("pulse")))
    , m_saveNow(command(tr("Checkpoint now"), QStringLiteral("save")))
    , m_stop(command(tr("Stop run…"), QStringLiteral("stop")))
    , m_stopNow(command(tr("Stop at once…"), QStringLiteral("stop")))
    , m_newHead(command(tr("Replace head…"), QStringLiteral("plus")))
    , m_resume(command(tr("Resume…"), QStringLiteral("play")))
    , m_again(command(tr("Run again with changes…"), QStringLiteral("refresh")))
    , m_dashboard(command(tr("Open dashboard"), QStringLiteral("export")))
    , m_copy(command(tr("Copy as command"), QStringLiteral("copy")))
    , m_wide(command(tr("Hide workers and log"), QStringLiteral("wide")))
    , m_fullScreen(command(tr("Full-screen charts"), QStringLiteral("screen")))
    , m_export(command(tr("Export"), QStringLiteral("export")))
    , m_csv(command(tr("Export CSV…"), QStringLiteral("export")))
    , m_json(command(tr("Export JSON…"), QStringLiteral("export")))
    , m_png(command(tr("Export PNG…"), QStringLiteral("export")))
    , m_svg(command(tr("Export SVG…"), QStringLiteral("export")))
    , m_events(command(tr("Export TensorBoard events…"), QStringLiteral("export")))
    , m_report(command(tr("Export report…"), QStringLiteral("export")))
    , m_epochsOut(command(tr("Export epochs…"), QStringLiteral("export")))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::kStep);
    column->addWidget(makeHeader(form));
    auto *splitter = new QSplitter(Qt::Horizontal);
    column->addWidget(splitter, 1); // before it is filled: a widget that gets another parent is styled again
    splitter->setChildrenCollapsible(false);
    splitter->setHandleWidth(Theme::kTwo);
    fillCard(splitter, form);
    fillSide(splitter);
    m_side->setVisible(form == Form::Full);
    splitter->setStretchFactor(0, 5);
    splitter->setStretchFactor(1, 3);
    m_charts->setSeries(&m_series);
    connectActions();
    connectTask();
    connectRoom();
    connectExports();
    connectRuns();
    auto *clock = new QTimer(this);
    connect(clock, &QTimer::timeout, this, [this] {
        if (isVisible())
            describe();
    });
    clock->start(1000);
    describe();
}

void RunPage::connectActions()
{
    m_bar->addControl(m_comparison);
    connect(m_bar, &ChartBar::viewChanged, this, &RunPage::chartViewChanged);
    connect(m_add, &QAction::triggered, this, [this] {
        confirmAddWorker(this, m_services.clusters, m_run.cluster,
                         [this, id = m_run.id] { m_services.runs.addWorker(id); });
    });
    connect(m_remove, &QAction::triggered, this, &RunPage::confirmRemoveWorker);
    m_scale->setToolTip(tr("Adjust the number of workers to a time or a budget"));
    connect(m_scale, &QAction::triggered, this, &RunPage::showScaleDialog);
    m_saveNow->setToolTip(tr("Saves a checkpoint after the current step; the run goes on"));
    connect(m_saveNow, &QAction::triggered, this, &RunPage::saveNow);
    connect(m_stop, &QAction::triggered, this, &RunPage::confirmStop);
    connect(m_stopNow, &QAction::triggered, this, &RunPage::confirmStopNow);
    m_newHead->setToolTip(tr("Show what a new head node costs, and from where the run would continue on it"));
    connect(m_newHead, &QAction::triggered, this, [this] { emit newHeadRequested(m_run.id); });
    m_resume->setToolTip(tr("Start training from the last checkpoint of this run"));
    connect(m_resume, &QAction::triggered, this, [this] { emit resumeRequested(m_run.id); });
    m_report->setToolTip(tr("Result, parameters, epochs and events in Markdown"));
    connect(m_report, &QAction::triggered, this, [this] {
        exportAs(tr("Export report"), QStringLiteral("report.md"), [this](const QString &p) { writeReport(p); });
    });
}

void RunPage::connectRuns()
{
    connect(&m_services.runs, &RunService::metricsStored, this, [this](const RunId &run, std::int64_t last) {
        if (run != m_run.id || last <= m_stored)
            return;
        m_stored = last;
        readMetrics();
    });
    connect(&m_services.runs, &RunService::logLines, this, [this](const RunId &run, const std::vector<LogLine> &lines) {
        if (run != m_run.id)
            return;
        m_log->append(lines);
        findDashboard(lines);
    });
    connect(&m_services.runs, &RunService::logSources, this,
            [this](const RunId &run, const std::vector<LogSource> &sources) {
                if (run == m_run.id)
                    m_log->setSources(sources);
            });
    connect(m_log, &RunLog::chosen, this, [this] { setLogFollowing(true); });
    connect(&m_services.clusters, &ClusterService::changed, this, &RunPage::readDeadline);
    connect(&m_services.clusters, &ClusterService::changed, this, &RunPage::describe); // a lost machine
}

QAction *RunPage::command(const QString &text, const QString &icon)
{
    auto *made = new QAction(text, this);
    made->setProperty("iconName", icon);
    return made;
}

void RunPage::showRun(const RunSnapshot &run)
{
    const bool other = run.id != m_run.id;
    if (other && !m_run.id.empty())
        setLogFollowing(false);
    m_run = run;
    m_comparison->setRun(run.id);
    if (other) {
        clearSeries();
        m_charts->resetZoom();
        m_stored = 0;
        m_delivered = 0;
        m_saveWanted = false;
        m_log->clear();
        clearTask();
        m_ranks->applyAll({});
        m_log->append(m_services.runs.log(run.id));
        findDashboard(m_services.runs.log(run.id));
        if (isVisible())
            setLogFollowing(true);
        readMetrics();
        readDeadline(m_services.clusters.clusters());
    }
    m_models->showRun(run);
    showKind();
    nameScreen();
    describe();
}

void RunPage::clearSeries()
{
    m_reads.next(); // a result under way belongs to the former series
    m_reading = false;
    m_read.restart();
    m_charts->setSeries(nullptr);
    m_series.clear();
    m_exchange.clear();
    noteExchange({});
    m_charts->setSeries(&m_series);
    m_epochs->refresh();
    m_metrics->refresh();
}

/// Reads the records that the series does not have yet, in batches that the GUI thread appends quickly.
void RunPage::readMetrics()
{
    if (m_run.id.empty() || std::exchange(m_reading, true))
        return;
    m_services.runs.metrics(m_run.id, m_read.sequence(), m_read.most())
        .then(this, [this, ticket = m_reads.next(), stored = m_stored](const Result<ledger::MetricRows> &rows) {
            if (!m_reads.isCurrent(ticket))
                return;
            m_reading = false;
            if (!rows) {
                m_stored = m_read.sequence(); // the next signal reads again
                return m_log->appendMessage(text::message(rows.error()));
            }
            if (m_read.take(*rows))
                applyMetrics(*rows);
            else
                clearSeries(); // it has records that the ledger has no longer
            if (m_read.hasMore() || m_stored > std::max(stored, m_read.sequence()))
                readMetrics();
        });
}

/// The machines' logs are read only while the page is visible.
void RunPage::setLogFollowing(bool on)
{
    if (m_form != Form::Full || m_run.id.empty())
        return;
    if (on)
        m_services.runs.followLog(m_run.id, m_log->only());
    else
        m_services.runs.unfollowLog(m_run.id);
}

void RunPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    setLogFollowing(true);
}

void RunPage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    setLogFollowing(false);
}

std::vector<QAction *> RunPage::commands() const
{
    return {m_add,  m_remove, m_scale,      m_saveNow, m_stop, m_stopNow, m_newHead, m_resume, m_again,  m_dashboard,
            m_copy, m_wide,   m_fullScreen, m_csv,     m_json, m_png,     m_svg,     m_events, m_report, m_epochsOut};
}

void RunPage::applyMetrics(const ledger::MetricRows &rows)
{
    m_series.append(rows.records);
    m_log->addRecords(rows.records);
    noteExchange(rows.records);
    answerSave(rows.records);
    for (; m_delivered < m_series.changes().size(); ++m_delivered) {
        const auto &c = m_series.changes()[m_delivered];
        const QString when = text::elapsed(std::chrono::milliseconds(qint64(c.x * 1000)));
        m_log->appendMessage(tr("%1  %2", "when, what happened").arg(when, eventText(c)));
    }
    describe();
}

void RunPage::describe()
{
    const bool active = !isOver(m_run.state);
    const bool known = !m_run.id.empty();
    m_head->title()->setTitle(known ? tr("%1 on %2, started %3", "model on cluster, time")
                                          .arg(nameOf(m_run), text::from(m_run.clusterName),
                                               text::startTime(m_run.started, SystemClock::instance().now()))
                                    : QString());
    const Cell state = stateOf(m_run);
    m_head->state()->setState(state.text, state.icon, int(state.tone.value_or(Tone::Quiet)));
    const auto lived = m_run.ended.value_or(SystemClock::instance().now()) - m_run.started;
    const int epoch = std::max(m_run.epoch, m_series.epochsDone());
    QStringList facts = factsOf(epoch);
    facts << tr("elapsed %1").arg(text::elapsed(lived));
    const double spent = spentOn(m_run, SystemClock::instance().now());
    m_series.setUsdPerHour(lived.count() > 0 ? spent / (double(lived.count()) / 3.6e6) : 0);
    m_bar->setPriceKnown(m_series.clock().hasPrice());
    if (epoch > (m_run.task ? 1 : 0) && spent > 0)
        facts << text::perEpoch(cluster::Usd{spent / epoch, m_run.bound});
    if (active && epoch > 0 && epoch < m_run.epochs) {
        const Timestamp now = SystemClock::instance().now();
        const std::optional<Timestamp> end = expectedEnd(m_series, m_run.epochs);
        const auto mean = std::chrono::milliseconds(qint64(double(lived.count()) / epoch * (m_run.epochs - epoch)));
        const std::chrono::milliseconds left = end && *end > now ? *end - now : mean;
        const cluster::Usd dollars{m_run.usdPerHour * double(left.count()) / 3.6e6, m_run.bound};
        facts << (m_run.usdPerHour > 0
                      ? tr("about %1 and %2 to finish", "time and money").arg(text::elapsed(left), text::money(dollars))
                      : tr("about %1 to finish").arg(text::elapsed(left)));
    }
    m_facts->setFullText(facts.join(QStringLiteral("  ·  ")));
    const QString note = this->note();
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    setLook(m_note, m_run.state == RunState::Failed ? "problem" : "muted");
    showRanks();
    showDeaths();
    showTask();
    if (m_system)
        m_system->showRun(m_run, m_series.origin(), m_series.lastX());
    const RunSnapshot *run = known ? &m_run : nullptr;
    setWhyNot(m_add, whyNotOnRun(run, RunCommand::ChangeWorkers));
    setWhyNot(m_remove, whyNotOnRun(run, RunCommand::ChangeWorkers));
    setWhyNot(m_scale, whyNotOnRun(run, RunCommand::Autoscale));
    showStop();
    showLateness();
    const QString noRun = whyNotOnRun(run, RunCommand::Any);
    for (QAction *action : {m_csv, m_json, m_png, m_svg, m_events, m_epochsOut})
        setWhyNot(action, known && m_read.sequence() <= 0 ? tr("This run has no records yet.") : noRun);
    setWhyNot(m_report, noRun);
    setWhyNot(m_fullScreen, m_screen ? QString() : noRun);
    showResult();
}

void RunPage::showRanks()
{
    m_ranks->applyAll(ranksOf(m_run, m_series.ranks()));
    m_rankTable->setEmptyText(isOver(m_run.state) ? tr("No worker took part.") : tr("No worker connected yet."));
}

void RunPage::confirmRemoveWorker()
{
    const RankSnapshot *rank = m_ranks->find(m_rankTable->currentId());
    if (!rank) { // without a selection, the latest worker
        for (const RankSnapshot &one : m_ranks->rows()) {
            if (one.member && (!rank || one.rank > rank->rank))
                rank = &one;
        }
    }
    const QString title = rank ? tr("Remove %1 (rank %2)?").arg(text::from(rank->host)).arg(rank->rank)
                               : tr("Remove the worker with the highest rank?");
    confirm(this, title,
            tr("The worker leaves the run and the others take over its share. Its machine is terminated, and the data "
               "on it is lost."),
            tr("Remove worker"),
            [this, id = m_run.id, rank = rank ? rank->rank : -1] {
                m_rankTable->clearCurrent(); // otherwise the next click would remove the next one
                m_services.runs.removeWorker(id, rank);
            },
            {.lines = {},
             .typed = {},
             .otherVerb = {},
             .other = {},
             .command = rank ? removeWorkerCommand(text::from(m_run.clusterName), rank->host) : QString()});
}

void RunPage::showScaleDialog()
{
    auto *dialog = new ScaleDialog(text::from(m_run.clusterName), m_run.workers, m_run.usdPerHour > 0, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, id = m_run.id] {
        m_services.runs.autoscale(id, dialog->goal(), dialog->mayAct());
        answer(dialog->mayAct() ? tr("Autoscaling is on.")
                                : tr("A suggested number of workers appears below after each epoch."));
    });
    dialog->open();
}

} // namespace trainyard::gui
