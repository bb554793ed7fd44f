// Notifications in the main window: what is reported to the desktop and to a webhook.

#include <algorithm>
#include <chrono>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include <QTimer>

#include "backend/alerts/alert_claim.h"
#include "backend/cluster/teardown/receipt.h"
#include "backend/services/operations.h"
#include "backend/training/run/cluster_run.h"
#include "gui/app/alert_monitor.h"
#include "gui/app/header_bar.h"
#include "gui/app/late_run_monitor.h"
#include "gui/app/main_window/main_window.h"
#include "gui/dialogs/confirm_dialog.h"
#include "gui/dialogs/notices/alerts_dialog.h"
#include "gui/dialogs/notices/notices_dialog.h"
#include "gui/dialogs/notices/notifications_dialog.h"
#include "gui/models/notices/alert_rules.h"
#include "gui/models/notices/notice_store.h"
#include "gui/models/runs/active_runs.h"
#include "gui/text/format.h"
#include "gui/widgets/toast.h"

namespace trainyard::gui {

using namespace services;

namespace {

constexpr const char *kNoticeFile = "/notices.json"; ///< in the state folder

} // namespace

void MainWindow::report(const Notice &notice)
{
    m_services.notifications.report(notice);
    m_noticeLog->add(notice, SystemClock::instance().now());
}

/// So that a notice of the night is there in the morning, also after a restart.
void MainWindow::storeNotices()
{
    writeNotices(m_stateFolder + QLatin1String(kNoticeFile), {m_noticeLog->rows(), m_noticeLog->unread()});
}

void MainWindow::connectNotices()
{
    StoredNotices stored = readNotices(m_stateFolder + QLatin1String(kNoticeFile));
    m_noticeLog->begin(std::move(stored.lines), stored.unread);
    m_header->setUnread(m_noticeLog->unread());
    connect(&m_services.operations, &Operations::changed, this, [this](const OperationSnapshot &operation) {
        m_noticeLog->add(operation);
        showProgress();
    });
    connect(m_noticeLog, &QAbstractItemModel::rowsInserted, this, [this] {
        if (m_noticesDialog && m_noticesDialog->isVisible())
            m_noticeLog->markRead();
        m_header->setUnread(m_noticeLog->unread());
        storeNotices();
    });
    connect(m_noticeLog, &QAbstractItemModel::rowsRemoved, this, &MainWindow::storeNotices);
    connect(&m_services.runs, &RunService::changed, this, [this](const std::vector<RunSnapshot> &runs) {
        for (const Notice &notice : m_runNotices.of(runs))
            report(notice);
        showProgress();
    });
    const auto reportDeadlines = [this](const std::vector<ClusterDetails> &clusters) {
        for (const Notice &notice :
             m_deadlineNotices.of(clusters, SystemClock::instance().now(), m_services.runs.runs()))
            report(notice);
    };
    connect(&m_services.clusters, &ClusterService::changed, this,
            [this, reportDeadlines](const std::vector<ClusterDetails> &clusters) {
                for (const Notice &notice : m_spotNotices.of(clusters))
                    report(notice);
                for (const Notice &notice : m_workerNotices.of(clusters, m_services.runs.runs()))
                    report(notice);
                for (const Notice &notice : m_headNotices.of(clusters, m_services.runs.runs()))
                    report(notice);
                reportDeadlines(clusters);
            });
    auto *clock = new QTimer(this); // a deadline comes near without a change of the cluster
    connect(clock, &QTimer::timeout, this,
            [this, reportDeadlines] { reportDeadlines(m_services.clusters.clusters()); });
    clock->start(std::chrono::seconds(15));
    auto *late = new LateRunMonitor(m_services.runs, m_services.clusters, this);
    connect(late, &LateRunMonitor::late, this, [this](const RunSnapshot &run, Timestamp deadline, int hours) {
        if (const auto notice = m_lateRunNotices.of(run, deadline, hours))
            report(*notice);
    });
    auto reportBudget = [this, told = std::set<std::string>()](const cluster::BudgetAlarm &alarm) mutable {
        Notice notice;
        notice.kind = NoticeKind::Budget;
        const std::string whose = alarm.isOfDay() ? std::string("today") : alarm.name;
        notice.title = text::money(alarm.spent).toStdString() + " of the " +
                       text::money(alarm.budget.usd).toStdString() + " budget for " + whose + " is spent";
        if (!alarm.elsewhere.empty())
            notice.text = tr("Not terminated, in another account: %1.")
                              .arg(text::list(alarm.elsewhere).join(QStringLiteral(", ")))
                              .toStdString();
        notice.cluster = alarm.name;
        const std::string again = alarm.cluster.value + " " + alarm.name + " " + std::to_string(alarm.budget.usd) +
                                  " " + std::to_string(alarm.news.percent) + " " + notice.text;
        if (alarm.cluster.empty() || told.insert(again).second) // what a termination leaves is tried again all night
            report(notice);
    };
    connect(&m_services.costs, &CostService::alarm, this, std::move(reportBudget));
    connectAlerts();
}

void MainWindow::connectAlerts()
{
    m_alerts = new AlertMonitor(m_services.runs, SystemClock::instance().now(), this);
    if (const auto rules = loadAlertRules(m_settings, m_stateFolder))
        m_alerts->setRules(*rules);
    else
        QTimer::singleShot(0, this, [this, why = rules.error()] { // when the window is shown
            showProblem(tr("The alert rules cannot be read"), tr("None is applied. %1").arg(text::message(why)));
        });
    connect(m_alerts, &AlertMonitor::fulfilled, this, &MainWindow::carryOut);
    connect(&m_services.teardown, &TeardownService::finished, this,
            [this](const OperationId &operation, const Result<cluster::Receipt> &receipt) {
                // A failure is an operation that the user sees and can repeat.
                const bool isSettled = !receipt || receipt->clustersNotChecked.empty();
                m_alertActions.ended(operation, isSettled);
            });
    connect(&m_services.clusters, &ClusterService::changed, this, [this](const std::vector<ClusterDetails> &clusters) {
        const auto due = m_alertActions.due(factsOf(clusters), factsOf(m_services.runs.runs()), m_alerts->rules());
        for (const auto &[id, what] : due) {
            reportAlert(what.run, what.rule, {tr("The rule terminates the cluster.")});
            terminateByRule(id);
        }
    });
}

/// What a rule requires, now that it is fulfilled.
void MainWindow::carryOut(const RunId &id, const AlertRule &rule, double value, double at)
{
    const std::optional<RunSnapshot> run = m_alerts->run(id);
    alerts::RunFacts facts;
    if (run) {
        facts = factsOf(*run);
        const std::vector<RunSnapshot> listed = m_services.runs.runs();
        facts.isOfOtherProfile = std::ranges::find(listed, id, &RunSnapshot::id) == listed.end();
    }
    const auto isRunning = [this](const OperationId &operation) {
        return std::ranges::any_of(m_services.operations.all(), [&](const OperationSnapshot &o) {
            return o.id == operation && o.state == OperationState::Running;
        });
    };
    const alerts::AlertDecision decision =
        m_alertActions.decide(rule, run ? &facts : nullptr, factsOf(m_services.clusters.clusters()), isRunning);
    const bool stops = decision.action == AlertRule::StopRun;
    const bool isTerminated = decision.action == AlertRule::TerminateCluster && !decision.waits;
    const bool isAdded = decision.action == AlertRule::AddWorker && !decision.isRefused &&
                         alerts::claimWorker(m_stateFolder.toStdString(), id, rule);
    QStringList words;
    if (rule.comparison != AlertRule::NoProgress)
        words << tr("now %1", "value of a metric").arg(text::number(value));
    if (stops)
        words << tr("The rule stops the run.");
    else if (isTerminated)
        words << tr("The rule terminates the cluster.");
    else if (decision.waits)
        words << tr("Not terminated, since another account answers: the rule terminates the cluster when its account "
                    "answers.");
    else if (isAdded)
        words << tr("The rule adds a worker.");
    else if (decision.isRefused)
        words << (facts.isOfOtherProfile ? tr("No worker is added, since another profile is selected.")
                                         : tr("No worker is added: those of this run are fixed."));
    reportAlert(id, rule, words, alerts::occasionOf(rule, at));
    if (stops)
        m_alertActions.stopBegan(id, m_services.runs.stop(id, training::StopMode::SaveCheckpoint));
    else if (isTerminated)
        terminateByRule(run->cluster);
    else if (isAdded)
        m_services.runs.addWorker(id);
}

void MainWindow::reportAlert(const RunId &id, const AlertRule &rule, const QStringList &more,
                             const std::string &occasion)
{
    const std::optional<RunSnapshot> run = m_alerts->run(id);
    const QString words = more.join(QStringLiteral(". "));
    Notice notice;
    notice.kind = NoticeKind::Alert;
    notice.title = alertText(rule).toStdString();
    notice.text = words.toStdString();
    notice.run = id;
    notice.occasion = occasion;
    if (run)
        notice.cluster = run->clusterName;
    report(notice);
    const QString what =
        words.isEmpty() ? alertText(rule) : tr("%1 (%2)", "alert rule, what follows").arg(alertText(rule), words);
    Toast::showText(this, run ? tr("%1: %2", "run on cluster, alert rule").arg(runOnCluster(*run), what) : what);
}

/// Confirmed by the user when the rule was added.
void MainWindow::terminateByRule(const ClusterId &id)
{
    const std::vector<ClusterDetails> clusters = m_services.clusters.clusters();
    const auto known = std::ranges::find(clusters, id, &ClusterDetails::id);
    cluster::TeardownScope scope;
    scope.clusters = {id};
    scope.models = cluster::UnsavedModels::TryTo;
    if (known != clusters.end())
        scope.profile = known->profile;
    m_alertActions.terminationBegan(id, m_services.teardown.run(scope, {}));
}

void MainWindow::showAlertRules()
{
    const auto edit = [this] {
        auto *dialog = new AlertsDialog(m_alerts->rules(), this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &QDialog::accepted, this, [this, dialog] {
            m_alerts->setRules(dialog->rules());
            if (const Status stored = alerts::writeRules(m_stateFolder.toStdString(), dialog->rules()); !stored)
                showProblem(tr("The alert rules were not saved"), text::message(stored.error()));
        });
        dialog->open();
    };
    const auto stored = alerts::readRules(m_stateFolder.toStdString());
    if (!stored && stored.error().code != ErrorCode::NotFound)
        return confirm(this, tr("Replace the alert rules?"),
                       tr("The stored rules cannot be read. %1 Save replaces them.").arg(text::message(stored.error())),
                       tr("Edit rules"), edit);
    if (stored && *stored != m_alerts->rules()) // the file could not be read before
        m_alerts->setRules(*stored);
    edit();
}

void MainWindow::showNotices()
{
    if (!m_noticesDialog) {
        auto *dialog = new NoticesDialog(*m_noticeLog, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &NoticesDialog::settingsRequested, this, &MainWindow::showNotifications);
        m_noticesDialog = dialog;
    }
    m_noticeLog->markRead();
    storeNotices();
    m_header->setUnread(0);
    m_noticesDialog->show();
    m_noticesDialog->raise();
    m_noticesDialog->activateWindow();
}

void MainWindow::showNotifications()
{
    auto *dialog = new NotificationsDialog(m_services.notifications, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace trainyard::gui
