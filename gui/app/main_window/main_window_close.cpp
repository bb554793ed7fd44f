// The end of the main window: what happens to machines and operations.

#include <algorithm>
#include <map>
#include <memory>
#include <utility>

#include <QCloseEvent>

#include "backend/services/operations.h"
#include "backend/services/runs/models.h"
#include "backend/services/runs/run_queue.h"
#include "gui/app/header_bar.h"
#include "gui/app/main_window/main_window.h"
#include "gui/dialogs/clusters/terminate_dialog.h"
#include "gui/dialogs/program/quit_dialog.h"
#include "gui/models/clusters/cluster_models.h"
#include "gui/models/runs/active_runs.h"
#include "gui/text/format.h"

namespace trainyard::gui {

using namespace services;

namespace {

constexpr std::size_t kMostRunsNamed = 5;

} // namespace

void MainWindow::closeEvent(QCloseEvent *event)
{
    saveState();
    const auto clusters = m_services.clusters.clusters();
    const bool running =
        std::ranges::any_of(clusters, [](const ClusterDetails &c) { return c.alive() && c.machinesAlive() > 0; });
    if (m_closeAllowed || (!running && !m_services.operations.anyRunning())) {
        event->accept();
        return;
    }
    event->ignore();
    confirmQuit();
}

void MainWindow::confirmQuit()
{
    int machines = 0;
    cluster::Usd hourly;
    std::optional<Timestamp> first;
    bool endless = false;
    for (const ClusterDetails &c : m_services.clusters.clusters()) {
        machines += c.alive() ? c.machinesAlive() : 0;
        hourly += hourlySum(c);
        endless = endless || (c.alive() && !c.expires);
        if (c.alive() && c.expires && (!first || *c.expires < *first))
            first = c.expires;
    }
    const QString deadline =
        first ? tr("The first of them terminates itself in %1.").arg(text::age(*first - SystemClock::instance().now()))
              : tr("They have no deadline.");
    auto *question = new QuitDialog(
        machines > 0 ? tr("%1 running (%2). %3").arg(text::machines(machines), text::price(hourly), deadline)
                     : tr("An operation is still in progress; machines may be starting."),
        !endless, this);
    question->setAttribute(Qt::WA_DeleteOnClose);
    connect(question, &QDialog::accepted, this, [this, question] {
        switch (question->answer()) {
        case QuitDialog::Choice::Keep:
            closeAfterOperations();
            break;
        case QuitDialog::Choice::KeepWithDeadline: {
            const OperationId id = m_services.clusters.scheduleTermination(question->deadline());
            connect(&m_services.operations, &Operations::changed, this, [this, id](const OperationSnapshot &o) {
                if (o.id == id && o.state == OperationState::Done)
                    closeAfterOperations();
            });
            break;
        }
        case QuitDialog::Choice::Terminate:
            connect(terminate({}), &TerminateDialog::finished, this, [this](bool clean) {
                if (clean)
                    closeAfterOperations();
            });
            break;
        case QuitDialog::Choice::Stay:
            break;
        }
    });
    nameQueues(question);
    if (const QStringList runs = activeRunLines(activeRuns(m_services.runs.runs()), kMostRunsNamed); !runs.isEmpty())
        question->showRuns(
            tr("In progress: %1. While Trainyard is closed, checkpoints are not copied to this computer, "
               "and no lost machine is replaced.",
               "runs")
                .arg(runs.join(QStringLiteral(", "))));
    question->open();
}

/// The runs that end with the machines: named at once, their last copied checkpoints when they are known.
void MainWindow::nameRuns(TerminateDialog *dialog, const ClusterId &cluster)
{
    const std::vector<ClusterDetails> clusters = m_services.clusters.clusters();
    const auto only = std::ranges::find(clusters, cluster, &ClusterDetails::id);
    if (only != clusters.end())
        dialog->nameCluster(text::from(only->name));
    const std::vector<RunSnapshot> active =
        activeRuns(m_services.runs.runs(), cluster.empty() ? std::vector<ClusterId>() : std::vector{cluster});
    const auto lines = std::make_shared<QStringList>(activeRunLines(active, kMostRunsNamed));
    dialog->showRuns(*lines);
    for (std::size_t i = 0; i < std::min(active.size(), kMostRunsNamed); ++i) {
        if (active[i].task)
            continue; // its checkpoints are its own
        m_services.models.list(active[i].id)
            .then(dialog, [dialog, lines, at = qsizetype(i)](const Result<CheckpointList> &found) {
                if (!found)
                    return;
                (*lines)[at] = tr("%1; %2", "run; its last checkpoint").arg(lines->at(at), lastCopyText(*found));
                dialog->showRuns(*lines);
            });
    }
}

/// The queues at which this program works stop with it: named at once, the numbers of their jobs when they are known.
void MainWindow::nameQueues(QuitDialog *question)
{
    const auto sentences = std::make_shared<std::map<std::string, QString>>(); // by cluster
    const auto show = [question, sentences] {
        QStringList lines;
        for (const auto &[cluster, sentence] : *sentences)
            lines << sentence;
        question->showQueues(lines.join(QLatin1Char('\n')));
    };
    for (const ClusterDetails &c : m_services.clusters.clusters()) {
        if (!m_services.queue.isRunning(c.id))
            continue;
        const QString name = text::from(c.name);
        (*sentences)[c.id.value] =
            tr("The queue of %1 stops: it starts no job until this program, or trainyardctl queue run %1, works at it.")
                .arg(name);
        m_services.queue.queued(c.id).then(
            question, [sentences, show, name, id = c.id](const Result<std::vector<training::QueueEntry>> &entries) {
                if (!entries)
                    return;
                const auto waiting = std::ranges::count_if(*entries, &training::QueueEntry::isWaiting);
                (*sentences)[id.value] = tr("The queue of %1 stops, and %n job(s) wait in it: none starts until this "
                                            "program, or trainyardctl queue run %1, works at it.",
                                            nullptr, int(waiting))
                                             .arg(name);
                show();
            });
    }
    show();
}

/// Cancels the operations and closes the window when they have ended: to undo a launch takes minutes, which must not
/// pass unseen. Closing the window once more closes it at once.
void MainWindow::closeAfterOperations()
{
    if (std::exchange(m_closeAllowed, true))
        return;
    const auto closeIfIdle = [this] {
        if (!m_services.operations.anyRunning())
            close();
    };
    connect(&m_services.operations, &Operations::changed, this, closeIfIdle);
    m_header->setAlarm(tr("The window closes when the operations in progress have ended."));
    m_services.operations.cancelAll();
    closeIfIdle();
}

} // namespace trainyard::gui
