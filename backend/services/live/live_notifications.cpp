#include "backend/services/live/live_notifications.h"

#include <chrono>

#include <QtDBus/QDBusConnection>
#include <QtDBus/QDBusMessage>
#include <nlohmann/json.hpp>
#include <spdlog/spdlog.h>

#include "backend/core/async/poll.h"
#include "backend/core/system/files.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/net/http_client.h"

namespace trainyard::services {

using namespace std::chrono_literals;

namespace {

constexpr auto kWebhookTime = 10s;
constexpr int kWebhookTries = 3;
constexpr auto kBetweenTries = 2s;
constexpr std::size_t kLargestSettings = 64 * 1024, kLargestReply = 64 * 1024;

/// One attempt. The address is a secret: no error contains it.
Status post(net::HttpClient &http, const std::string &url, const std::string &body, const CallContext &context)
{
    net::HttpRequest request;
    request.method = "POST";
    request.url = url;
    request.headers = {{"Content-Type", "application/json"}};
    request.body = body;
    request.maxReplyBytes = kLargestReply;
    const auto reply = http.send(request, context);
    if (!reply)
        return fail(reply.error().code, "webhook", "the address of the webhook does not answer");
    if (reply->status < 200 || reply->status > 299)
        return fail(ErrorCode::RemoteCommandFailed, "webhook",
                    "the webhook answered with status " + std::to_string(reply->status));
    return {};
}

/// Only a repetition that can help is made: not after a refusal.
Status postWithTries(const std::string &url, const std::string &body, std::stop_token stop)
{
    net::HttpClient http;
    Status last;
    for (int attempt = 1; attempt <= kWebhookTries; ++attempt) {
        last = post(http, url, body, {Deadline::after(kWebhookTime), stop});
        const bool refused = !last && last.error().code == ErrorCode::RemoteCommandFailed &&
                             last.error().detail.find("status 4") != std::string::npos;
        if (last || refused || attempt == kWebhookTries || !pause(kBetweenTries, {Deadline::never(), stop}))
            break;
    }
    return last;
}

} // namespace

LiveNotificationService::LiveNotificationService(Tasks &tasks, std::filesystem::path stateFolder, QObject *parent)
    : NotificationService(parent)
    , m_tasks(tasks)
    , m_folder(std::move(stateFolder))
{
    load();
}

/// A file that cannot be read, or of a newer version, leaves the defaults.
void LiveNotificationService::load()
{
    std::error_code ignored;
    m_settings.hasWebhook = std::filesystem::exists(webhookFile(), ignored);
    const auto text = readFile(m_folder / "notifications.json", kLargestSettings);
    if (!text)
        return;
    const auto stored = nlohmann::json::parse(*text, nullptr, false);
    if (!stored.is_object())
        return;
    if (const auto desktop = stored.find("desktop"); desktop != stored.end() && desktop->is_boolean())
        m_settings.desktop = desktop->get<bool>();
    const auto kinds = stored.find("kinds");
    if (kinds == stored.end() || !kinds->is_array())
        return;
    m_settings.kinds.clear();
    for (const auto &name : *kinds) {
        const auto kind = name.is_string() ? parseEnum<NoticeKind>(name.get<std::string>()) : std::nullopt;
        if (kind)
            m_settings.kinds.insert(*kind);
    }
}

void LiveNotificationService::save() const
{
    nlohmann::ordered_json stored = {{"desktop", m_settings.desktop}, {"kinds", nlohmann::ordered_json::array()}};
    for (const NoticeKind kind : m_settings.kinds)
        stored["kinds"].push_back(toString(kind));
    if (const Status written = writeFileAtomically(m_folder / "notifications.json", stored.dump(2) + "\n", 0600);
        !written)
        spdlog::warn("the settings of notifications were not stored: {}", written.error().detail);
}

void LiveNotificationService::change(const NotificationSettings &settings)
{
    const bool hasWebhook = m_settings.hasWebhook;
    m_settings = settings;
    m_settings.hasWebhook = hasWebhook;
    save();
}

Status LiveNotificationService::setWebhook(const Secret &url)
{
    const std::string address(trimmed(url.reveal()));
    if (address.empty()) {
        std::error_code ignored;
        std::filesystem::remove(webhookFile(), ignored);
        m_settings.hasWebhook = false;
        return {};
    }
    TY_TRY(checkWebhook(address));
    TY_TRY(writeFileAtomically(webhookFile(), address + "\n", 0600));
    m_settings.hasWebhook = true;
    return {};
}

void LiveNotificationService::report(const Notice &notice)
{
    if (!m_settings.kinds.contains(notice.kind))
        return;
    if (m_settings.desktop)
        showOnDesktop(notice);
    if (m_settings.hasWebhook)
        send(notice).then(this, [](const Status &sent) {
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
    call << QStringLiteral("Trainyard") << uint(0) << QStringLiteral("trainyard")
         << QString::fromStdString(notice.title) << QString::fromStdString(notice.text).toHtmlEscaped() << QStringList()
         << QVariantMap() << -1;
    (void)bus.send(call);
}

QFuture<Status> LiveNotificationService::send(const Notice &notice)
{
    return m_tasks.run([file = webhookFile(), body = webhookBody(notice)](std::stop_token stop) -> Status {
        const auto stored = readFile(file, kLargestSettings);
        if (!stored)
            return fail(ErrorCode::NotFound, "webhook", "no address is stored for the webhook");
        const std::string address(trimmed(*stored));
        TY_TRY(checkWebhook(address)); // the file may have been edited
        return postWithTries(address, body, std::move(stop));
    });
}

QFuture<Status> LiveNotificationService::test()
{
    Notice notice;
    notice.title = "Test of Trainyard's notifications";
    notice.text = "Ends of runs, failures and budgets are reported here.";
    return send(notice);
}

} // namespace trainyard::services
