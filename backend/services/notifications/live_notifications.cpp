#include "backend/services/notifications/live_notifications.h"

#include <QtDBus/QDBusConnection>
#include <QtDBus/QDBusMessage>
#include <spdlog/spdlog.h>

#include "backend/core/try.h"
#include "backend/notify/webhook.h"

namespace trainyard::services {

LiveNotificationService::LiveNotificationService(Tasks &tasks, std::filesystem::path stateFolder, QObject *parent)
    : NotificationService(parent)
    , m_tasks(tasks)
    , m_folder(std::move(stateFolder))
    , m_settings(notify::readSettings(m_folder))
{
}

void LiveNotificationService::change(const NotificationSettings &settings)
{
    const bool hasWebhook = m_settings.hasWebhook;
    m_settings = settings;
    m_settings.hasWebhook = hasWebhook;
    if (const Status written = notify::writeSettings(m_folder, m_settings); !written)
        spdlog::warn("the settings of notifications were not stored: {}", written.error().detail);
}

Status LiveNotificationService::setWebhook(const Secret &url)
{
    TY_TRY(notify::storeWebhook(m_folder, url));
    m_settings.hasWebhook = notify::hasWebhook(m_folder);
    return {};
}

void LiveNotificationService::report(const Notice &notice)
{
    if (!m_settings.kinds.contains(notice.kind))
        return;
    if (m_settings.desktop)
        showOnDesktop(notice);
    if (!m_settings.hasWebhook)
        return;
    m_tasks.run([folder = m_folder, notice](std::stop_token stop) { return notify::report(folder, notice, stop); })
        .then(this, [](const Status &sent) {
            if (!sent)
                spdlog::warn("a notification was not sent: {}", sent.error().detail);
        });
}

/// Sends without waiting: a desktop without such a service shows nothing.
void LiveNotificationService::showOnDesktop(const Notice &notice)
{
    const QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    QDBusMessage call = QDBusMessage::createMethodCall(
        QStringLiteral("org.freedesktop.Notifications"), QStringLiteral("/org/freedesktop/Notifications"),
        QStringLiteral("org.freedesktop.Notifications"), QStringLiteral("Notify"));
    call << QStringLiteral("Trainyard") << uint(0) << QStringLiteral("trainyard") << m_words(notice.title)
         << m_words(notice.text).toHtmlEscaped() << QStringList() << QVariantMap() << -1;
    (void)bus.send(call);
}

QFuture<Status> LiveNotificationService::test()
{
    return m_tasks.run([folder = m_folder](std::stop_token stop) {
        Notice notice;
        notice.title = "Test of Trainyard's notifications";
        notice.text = "Ends of runs, failures and budgets are reported here.";
        return notify::post(folder, notice, stop);
    });
}

} // namespace trainyard::services
