#include "gui/app/desktop.h"

#include <algorithm>

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCall>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QVariantMap>

namespace trainyard::gui {

namespace {

const QString &portalService()
{
    static const QString name = QStringLiteral("org.freedesktop.portal.Desktop");
    return name;
}
const QString &portalPath()
{
    static const QString path = QStringLiteral("/org/freedesktop/portal/desktop");
    return path;
}
const QString &settingsInterface()
{
    static const QString name = QStringLiteral("org.freedesktop.portal.Settings");
    return name;
}
const QString &appearance()
{
    static const QString group = QStringLiteral("org.freedesktop.appearance");
    return group;
}
const QString &colorScheme()
{
    static const QString key = QStringLiteral("color-scheme");
    return key;
}

} // namespace

Desktop::Desktop(QObject *parent)
    : QObject(parent)
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    bus.connect(portalService(), portalPath(), settingsInterface(), QStringLiteral("SettingChanged"), this,
                SLOT(settingChanged(QString, QString, QDBusVariant)));
    readScheme();
}

Desktop::~Desktop()
{
    setProgress(0, -1);
}

void Desktop::readScheme()
{
    QDBusMessage call =
        QDBusMessage::createMethodCall(portalService(), portalPath(), settingsInterface(), QStringLiteral("Read"));
    call << appearance() << colorScheme();
    auto *watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher *answered) {
        const QDBusPendingReply<QDBusVariant> reply = *answered;
        answered->deleteLater();
        if (!reply.isError()) // a desktop without the portal keeps the theme of its palette
            take(reply.value().variant());
    });
}

void Desktop::settingChanged(const QString &group, const QString &key, const QDBusVariant &value)
{
    if (group == appearance() && key == colorScheme())
        take(value.variant());
}

/// 1 is dark, 2 is light, 0 no preference. Read() wraps its answer in a second variant.
void Desktop::take(const QVariant &scheme)
{
    const QVariant value = scheme.canConvert<QDBusVariant>() ? scheme.value<QDBusVariant>().variant() : scheme;
    bool isNumber = false;
    const uint preferred = value.toUInt(&isNumber);
    if (isNumber && (preferred == 1 || preferred == 2))
        emit darkChanged(preferred == 1);
}

void Desktop::setProgress(int count, double fraction)
{
    const int percent = count == 0 || fraction < 0 ? -1 : std::clamp(int(fraction * 100), 0, 100);
    if (count == m_count && percent == m_percent)
        return;
    m_count = count;
    m_percent = percent;
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    QDBusMessage update =
        QDBusMessage::createSignal(QStringLiteral("/org/trainyard/trainyard"),
                                   QStringLiteral("com.canonical.Unity.LauncherEntry"), QStringLiteral("Update"));
    update << QStringLiteral("application://trainyard.desktop")
           << QVariantMap{{QStringLiteral("count"), qlonglong(count)},
                          {QStringLiteral("count-visible"), count > 1},
                          {QStringLiteral("progress"), percent < 0 ? 0.0 : percent / 100.0},
                          {QStringLiteral("progress-visible"), percent >= 0}};
    (void)bus.send(update);
}

} // namespace trainyard::gui
