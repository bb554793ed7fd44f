#pragma once

#include <QObject>

class QLocalServer;

namespace trainyard::gui {

/// One window per state folder: a second start brings the first window to the front.
class SingleInstance : public QObject {
    Q_OBJECT
public:
    explicit SingleInstance(const QString &stateFolder, QObject *parent = nullptr);

    /// \return true: this is the first window and listens now, or another user holds the name and this window does
    ///     without; false: another window has this folder and comes to the front
    bool claim();
    /// Lets another window have this folder, although this process has not ended yet.
    void release();

signals:
    void raiseRequested();

private:
    enum class First { Answers, NotOurs, Silent };
    First contactFirst();
    QString m_name;
    QLocalServer *m_server;
};

} // namespace trainyard::gui
