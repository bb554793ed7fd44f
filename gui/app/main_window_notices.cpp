// Notifications in the main window: what is reported to the desktop and to a webhook.

#include "gui/app/main_window.h"
#include "gui/dialogs/notifications_dialog.h"
#include "gui/text/format.h"

namespace trainyard::gui {

using namespace services;

void MainWindow::connectNotices()
{
    NotificationService &service = m_services.notifications;
    connect(&m_services.runs, &RunService::changed, this, [this, &service](const std::vector<RunSnapshot> &runs) {
        for (const Notice &notice : m_runNotices.of(runs))
            service.report(notice);
    });
    connect(&m_services.clusters, &ClusterService::changed, this,
            [this, &service](const std::vector<ClusterDetails> &clusters) {
                for (const Notice &notice : m_spotNotices.of(clusters))
                    service.report(notice);
            });
    connect(&m_services.costs, &CostService::alarm, this, [&service](const cluster::BudgetAlarm &alarm) {
        Notice notice;
        notice.kind = NoticeKind::Budget;
        const std::string whose = alarm.cluster.empty() ? std::string("today") : alarm.name;
        notice.title = text::money(alarm.spent).toStdString() + " of the " +
                       text::money(alarm.budget.usd).toStdString() + " budget for " + whose + " is spent";
        notice.cluster = alarm.name;
        service.report(notice);
    });
}

void MainWindow::showNotifications()
{
    auto *dialog = new NotificationsDialog(m_services.notifications, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace trainyard::gui
