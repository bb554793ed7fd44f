#pragma once

#include <QObject>

class QLocalServer;

namespace trainyard::gui {

/// One window per state folder: a second start asks the first to come to the front.
class SingleInstance : public QObject {
    Q_OBJECT
public:
    explicit SingleInstance(const QString &stateFolder, QObject *parent = nullptr);

    /// true: we are the first and listen now, or another user has taken our name and this window does without it.
    /// false: another window has this folder and was asked to show itself.
    bool claim();

signals:
    void raiseRequested();

private:
    enum class First { Answers, NotOurs, Silent };
    First contactFirst();
    QString m_name;
    QLocalServer *m_server;
};

} // namespace trainyard::gui
