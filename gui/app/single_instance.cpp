#include "gui/app/single_instance.h"

#include <QCryptographicHash>
#include <QDir>
#include <QLocalServer>
#include <QLocalSocket>

#include <unistd.h>

namespace trainyard::gui {

SingleInstance::SingleInstance(const QString &stateFolder, QObject *parent)
    : QObject(parent)
    , m_server(new QLocalServer(this))
{
    // An abstract socket: its name may be as long as a folder's hash, and a killed program leaves nothing behind.
    const QByteArray folder = QDir(stateFolder).absolutePath().toUtf8();
    m_name = QStringLiteral("trainyard-%1-%2")
                 .arg(getuid())
                 .arg(QLatin1String(QCryptographicHash::hash(folder, QCryptographicHash::Sha256).toHex().left(32)));
    m_server->setSocketOptions(QLocalServer::AbstractNamespaceOption);
    connect(m_server, &QLocalServer::newConnection, this, [this] {
        while (QLocalSocket *socket = m_server->nextPendingConnection()) {
            connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
            socket->write("shown\n");
            socket->disconnectFromServer();
            emit raiseAsked();
        }
    });
}

bool SingleInstance::claim()
{
    if (m_server->listen(m_name))
        return true;
    if (askFirst())
        return false;
    return m_server->listen(m_name); // the first one ended in between
}

bool SingleInstance::askFirst()
{
    QLocalSocket socket;
    socket.setSocketOptions(QLocalSocket::AbstractNamespaceOption);
    socket.connectToServer(m_name);
    return socket.waitForConnected(1000) && socket.waitForReadyRead(3000);
}

} // namespace trainyard::gui
