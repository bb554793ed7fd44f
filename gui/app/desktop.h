#pragma once

#include <QDBusVariant>
#include <QObject>

namespace trainyard::gui {

/// What the window has of a Linux desktop besides its notifications: progress in the task bar and the dock
/// (com.canonical.Unity.LauncherEntry, which KDE and Ubuntu show), and whether the desktop is dark (the settings portal of
/// freedesktop.org). A desktop without them shows and reports nothing. All platform code of the window is here.
class Desktop final : public QObject {
    Q_OBJECT
public:
    explicit Desktop(QObject *parent = nullptr);
    ~Desktop() override; ///< removes the progress

    /// \param count  what is in progress; 0 removes both
    /// \param fraction  0 to 1; negative: unknown
    void setProgress(int count, double fraction);

signals:
    void darkChanged(bool isDark);

private slots:
    void settingChanged(const QString &group, const QString &key, const QDBusVariant &value);

private:
    void readScheme();
    void take(const QVariant &scheme);
    int m_count = 0, m_percent = -1; ///< as last sent
};

} // namespace trainyard::gui
