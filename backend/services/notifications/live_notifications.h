#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <utility>

#include <QString>

#include "backend/services/notifications/notifications.h"
#include "backend/services/tasks.h"

namespace trainyard::services {

/// Notifications of the desktop (org.freedesktop.Notifications; none without such a service) and of a webhook (notify).
class LiveNotificationService final : public NotificationService {
    Q_OBJECT
public:
    LiveNotificationService(Tasks &tasks, std::filesystem::path stateFolder, QObject *parent = nullptr);

    NotificationSettings settings() const override { return m_settings; }
    void change(const NotificationSettings &settings) override;
    Status setWebhook(const Secret &url) override;
    void report(const Notice &notice) override;
    QFuture<Status> test() override;
    /// Translates what the desktop shows; a webhook receives notices as they are: English, but for those of alert rules.
    void translateWith(std::function<QString(const std::string &)> words) { m_words = std::move(words); }

private:
    void showOnDesktop(const Notice &notice);

    Tasks &m_tasks;
    const std::filesystem::path m_folder;
    NotificationSettings m_settings;
    std::function<QString(const std::string &)> m_words = [](const std::string &english) {
        return QString::fromStdString(english);
    };
};

} // namespace trainyard::services
