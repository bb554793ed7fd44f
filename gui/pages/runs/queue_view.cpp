#include "gui/pages/runs/queue_view.h"

#include <algorithm>
#include <utility>

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTimer>
#include <QVBoxLayout>

#include "gui/dialogs/confirm_dialog.h"
#include "gui/models/runs/job_words.h"
#include "gui/models/runs/queue_models.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/job/job_command.h"

namespace trainyard::gui {

namespace {

constexpr int kReadPause = 300;         ///< ms: a change of a run is often followed by others
constexpr int kResultInterval = 10'000; ///< ms between two reads of the results of running trials

} // namespace

QueueView::QueueView(services::RunQueueService &queue, services::RunService &runs, QWidget *parent)
    : QWidget(parent)
    , m_queue(queue)
    , m_runs(runs)
    , m_entries(new QueueModel(this))
    , m_trials(new TrialModel(this))
    , m_entryTable(new DataTable(tr("Queue"), {IconRole, ToneRole, IdRole}))
    , m_trialTable(new DataTable(tr("Trials"), {IconRole, ToneRole, IdRole}))
    , m_note(label({}, "attention"))
    , m_start(button(tr("Start queued jobs"), QStringLiteral("play")))
    , m_retry(button(tr("Retry"), QStringLiteral("refresh")))
    , m_remove(button(tr("Remove from queue…"), QStringLiteral("minus")))
    , m_copy(button(tr("Copy as command"), QStringLiteral("copy")))
    , m_copyTable(button(tr("Copy table"), QStringLiteral("copy")))
    , m_sweeps(new QComboBox)
    , m_sweepPart(new QWidget)
    , m_soon(new QTimer(this))
{
    layOut();
    m_soon->setSingleShot(true);
    m_soon->setInterval(kReadPause);
    connect(m_soon, &QTimer::timeout, this, &QueueView::read);
    connect(&m_queue, &services::RunQueueService::changed, this, [this](const ClusterId &id) {
        if (id == m_cluster)
            readSoon();
    });
    connect(&m_runs, &services::RunService::changed, this, &QueueView::watchRuns);
    auto *results = new QTimer(this); // a sweep of hundreds of runs is not read for each of their records
    connect(results, &QTimer::timeout, this, [this] {
        if (!m_tables.empty())
            readSoon();
    });
    results->start(kResultInterval);
    connect(m_entryTable, &DataTable::currentIdChanged, this, &QueueView::updateButtons);
    connect(m_entryTable, &DataTable::opened, this, [this](const QString &id) {
        const QueueRow *row = m_entries->find(id);
        if (row && !row->entry.run.empty())
            emit runRequested(row->entry.run);
    });
    connect(m_trialTable, &DataTable::opened, this, [this](const QString &id) {
        const TrialRow *row = m_trials->find(id);
        if (row && !row->run.empty())
            emit runRequested(row->run);
    });
    connect(m_start, &QPushButton::clicked, this, [this] {
        m_queue.run(m_cluster);
        updateButtons();
    });
    connect(m_retry, &QPushButton::clicked, this, [this] {
        m_queue.retry(m_cluster, m_entryTable->currentId().toStdString()).then(this, [this](const Status &done) {
            showNote(done ? QString() : text::message(done.error()));
        });
    });
    connect(m_remove, &QPushButton::clicked, this, &QueueView::askRemove);
    connect(m_copy, &QPushButton::clicked, this, &QueueView::copyCommand);
    connect(m_copyTable, &QPushButton::clicked, this, &QueueView::copyTable);
    connect(m_sweeps, &QComboBox::activated, this, &QueueView::showTrials);
    m_sweepPart->hide();
    showNote({});
    updateButtons();
}

void QueueView::layOut()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::kHalf);
    auto *words = label(tr("Jobs start one after another, each when the cluster is idle. The queue advances only while "
                           "this program, or trainyardctl queue run, works at it; it continues where it was."),
                        "muted");
    words->setWordWrap(true);
    m_note->setWordWrap(true);
    column->addWidget(words);
    column->addWidget(m_note);
    m_entryTable->setModel(m_entries);
    m_entryTable->setStretchColumn(QueueModel::Name);
    m_entryTable->setEmptyText(tr("Loading…"));
    column->addWidget(m_entryTable, 1);
    auto *row = new QHBoxLayout;
    for (QPushButton *one : {m_start, m_retry, m_remove, m_copy})
        row->addWidget(one);
    row->addStretch(1);
    column->addLayout(row);
    auto *part = new QVBoxLayout(m_sweepPart);
    part->setContentsMargins(0, Theme::kStep, 0, 0);
    auto *top = new QHBoxLayout;
    auto *caption = label(tr("S&weep"), "heading");
    caption->setBuddy(m_sweeps);
    top->addWidget(caption);
    top->addWidget(m_sweeps);
    top->addStretch(1);
    top->addWidget(m_copyTable);
    part->addLayout(top);
    m_trialTable->setModel(m_trials);
    m_trialTable->setStretchColumn(TrialModel::Values);
    part->addWidget(m_trialTable, 1);
    column->addWidget(m_sweepPart, 1);
}

void QueueView::showCluster(const ClusterId &id, const QString &name)
{
    m_name = name;
    if (id == m_cluster)
        return;
    m_cluster = id;
    m_requests.next(); // a result under way belongs to another cluster
    m_entries->applyAll({});
    m_entryTable->setEmptyText(tr("Loading…"));
    showSweeps(std::vector<training::SweepTable>());
    showNote({});
    updateButtons();
    readSoon();
}

void QueueView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    readSoon();
}

/// Reads again when a run of the cluster has begun or ended, not when its costs or epochs move.
void QueueView::watchRuns(const std::vector<services::RunSnapshot> &runs)
{
    std::map<RunId, services::RunState> states;
    for (const services::RunSnapshot &run : runs) {
        if (run.cluster == m_cluster)
            states[run.id] = run.state;
    }
    if (std::exchange(m_states, states) != states)
        readSoon();
}

void QueueView::readSoon()
{
    if (isVisible() && !m_cluster.empty() && !m_soon->isActive())
        m_soon->start();
}

void QueueView::read()
{
    if (m_cluster.empty())
        return;
    const auto ticket = m_requests.next();
    m_queue.queued(m_cluster).then(this, [this, ticket](const Result<std::vector<training::QueueEntry>> &entries) {
        if (m_requests.isCurrent(ticket))
            showEntries(entries);
    });
    m_queue.sweeps(m_cluster).then(this, [this, ticket](const Result<std::vector<training::SweepTable>> &sweeps) {
        if (m_requests.isCurrent(ticket))
            showSweeps(sweeps);
    });
}

void QueueView::showEntries(const Result<std::vector<training::QueueEntry>> &entries)
{
    m_entryTable->setEmptyText(entries ? tr("No jobs are queued. \"Add to queue\" in the form of a job adds one.")
                                       : tr("The queue could not be read."));
    showNote(entries ? QString() : text::message(entries.error()));
    if (!entries)
        return;
    const auto paused =
        std::ranges::find_if(*entries, [](const auto &entry) { return entry.isWaiting() && !entry.waits.empty(); });
    if (paused != entries->end())
        showNote(tr("The queue is paused, and its jobs are tried again: %1").arg(text::from(paused->waits)));
    m_entries->applyAll(queueRows(*entries, m_runs.runs()));
    m_entryTable->setColumnHidden(QueueModel::After,
                                  std::ranges::all_of(*entries, [](const auto &entry) { return entry.after.empty(); }));
    updateButtons();
}

void QueueView::showSweeps(const Result<std::vector<training::SweepTable>> &sweeps)
{
    if (!sweeps)
        return showNote(text::message(sweeps.error()));
    const QString chosen = m_sweeps->currentData().toString();
    m_tables = *sweeps;
    const QSignalBlocker quiet(m_sweeps);
    m_sweeps->clear();
    for (const training::SweepTable &table : m_tables)
        m_sweeps->addItem(tr("%1, by %2", "sweep, metric").arg(text::from(table.id), metricName(table.spec.metric)),
                          text::from(table.id));
    m_sweeps->setCurrentIndex(std::max(0, m_sweeps->findData(chosen)));
    m_sweepPart->setVisible(!m_tables.empty());
    showTrials();
}

void QueueView::showTrials()
{
    const int row = m_sweeps->currentIndex();
    const bool known = row >= 0 && std::size_t(row) < m_tables.size();
    m_trials->applyAll(known ? trialRows(m_tables[std::size_t(row)]) : std::vector<TrialRow>());
}

void QueueView::updateButtons()
{
    const QueueRow *row = m_entries->find(m_entryTable->currentId());
    const bool waits =
        std::ranges::any_of(m_entries->rows(), [](const QueueRow &one) { return one.entry.isWaiting(); });
    const bool works = !m_cluster.empty() && m_queue.isRunning(m_cluster);
    setWhyNot(m_start, works ? tr("This program starts the queued jobs now; Cancel in the operations panel ends that.")
                       : waits ? QString()
                               : tr("No job waits in the queue."));
    const QString none = row ? QString() : tr("Select a job first.");
    setWhyNot(m_retry,
              !row || row->mayRetry() ? none : tr("Only a job that failed or was stopped can be tried again."));
    setWhyNot(m_remove, none);
    setWhyNot(m_copy, none);
}

void QueueView::askRemove()
{
    const QueueRow *row = m_entries->find(m_entryTable->currentId());
    if (!row)
        return;
    confirm(this, tr("Remove %1 from the queue?").arg(text::from(row->entry.name)),
            row->entry.run.empty() ? tr("It will not start. Jobs that wait for it will not start either.")
                                   : tr("Its run continues, or keeps its results."),
            tr("Remove"),
            [this, cluster = m_cluster, id = row->entry.id] {
                m_queue.remove(cluster, id).then(this, [this](const Status &removed) {
                    showNote(removed ? QString() : text::message(removed.error()));
                });
            },
            {.isMinor = true});
}

void QueueView::copyCommand()
{
    if (const QueueRow *row = m_entries->find(m_entryTable->currentId()))
        QGuiApplication::clipboard()->setText(runLine(m_name.toStdString(), row->entry.job, row->entry.keys));
}

void QueueView::copyTable()
{
    const int row = m_sweeps->currentIndex();
    if (row >= 0 && std::size_t(row) < m_tables.size())
        QGuiApplication::clipboard()->setText(text::from(training::toCsv(m_tables[std::size_t(row)])));
}

void QueueView::showNote(const QString &sentence)
{
    m_note->setText(sentence);
    m_note->setVisible(!sentence.isEmpty());
}

} // namespace trainyard::gui
