// Notifications in the main window: what is reported to the desktop and to a webhook.

#include "backend/services/operations.h"
#include "gui/app/header_bar.h"
#include "gui/app/main_window.h"
#include "gui/dialogs/notices_dialog.h"
#include "gui/dialogs/notifications_dialog.h"
#include "gui/models/notice_log.h"
#include "gui/text/format.h"

namespace trainyard::gui {

using namespace services;

void MainWindow::connectNotices()
{
    NotificationService &service = m_services.notifications;
    const auto report = [this, &service](const Notice &notice) {
        service.report(notice);
        m_noticeLog->add(notice, SystemClock::instance().now());
    };
    connect(&m_services.operations, &Operations::changed, this, [this](const OperationSnapshot &operation) {
        m_noticeLog->add(operation);
        showProgress();
    });
    connect(m_noticeLog, &QAbstractItemModel::rowsInserted, this, [this] {
        if (m_noticesDialog && m_noticesDialog->isVisible())
            m_noticeLog->markRead();
        m_header->setUnread(m_noticeLog->unread());
    });
    connect(&m_services.runs, &RunService::changed, this, [this, report](const std::vector<RunSnapshot> &runs) {
        for (const Notice &notice : m_runNotices.of(runs))
            report(notice);
        showProgress();
    });
    connect(&m_services.clusters, &ClusterService::changed, this,
            [this, report](const std::vector<ClusterDetails> &clusters) {
                for (const Notice &notice : m_spotNotices.of(clusters))
                    report(notice);
            });
    connect(&m_services.costs, &CostService::alarm, this, [report](const cluster::BudgetAlarm &alarm) {
        Notice notice;
        notice.kind = NoticeKind::Budget;
        const std::string whose = alarm.cluster.empty() ? std::string("today") : alarm.name;
        notice.title = text::money(alarm.spent).toStdString() + " of the " +
                       text::money(alarm.budget.usd).toStdString() + " budget for " + whose + " is spent";
        notice.cluster = alarm.name;
        report(notice);
    });
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
