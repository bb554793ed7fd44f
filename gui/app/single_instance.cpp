#include "gui/app/single_instance.h"

#include <QCryptographicHash>
#include <QDir>
#include <QLocalServer>
#include <QLocalSocket>

#include <unistd.h>

#include "backend/core/system/platform.h"

namespace trainyard::gui {
namespace {

/// Any process may take an abstract name: only a peer of the same user counts.
bool isOurs(const QLocalSocket &socket)
{
    return platform::peerUser(int(socket.socketDescriptor())) == ::getuid();
}

} // namespace

SingleInstance::SingleInstance(const QString &stateFolder, QObject *parent)
    : QObject(parent)
    , m_server(new QLocalServer(this))
{
    // An abstract socket: its name can hold a folder's hash, and a killed program leaves no file behind.
    const QByteArray folder = QDir(stateFolder).absolutePath().toUtf8();
    m_name = QStringLiteral("trainyard-%1-%2")
                 .arg(getuid())
                 .arg(QLatin1String(QCryptographicHash::hash(folder, QCryptographicHash::Sha256).toHex().left(32)));
    m_server->setSocketOptions(QLocalServer::AbstractNamespaceOption);
    connect(m_server, &QLocalServer::newConnection, this, [this] {
        while (QLocalSocket *socket = m_server->nextPendingConnection()) {
            connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
            if (!isOurs(*socket)) {
                socket->abort();
                socket->deleteLater();
                continue;
            }
            socket->write("shown\n");
            socket->disconnectFromServer();
            emit raiseRequested();
        }
    });
}

bool SingleInstance::claim()
{
    if (m_server->listen(m_name))
        return true;
    switch (contactFirst()) {
    case First::Answers:
        return false;
    case First::NotOurs:
        return true; // another user holds the name: a second window cannot find this one, but it opens
    case First::Silent:
        break;
    }
    return m_server->listen(m_name); // the first one ended in between
}

void SingleInstance::release()
{
    m_server->close();
}

SingleInstance::First SingleInstance::contactFirst()
{
    QLocalSocket socket;
    socket.setSocketOptions(QLocalSocket::AbstractNamespaceOption);
    socket.connectToServer(m_name);
    if (!socket.waitForConnected(1000))
        return First::Silent;
    if (!isOurs(socket))
        return First::NotOurs;
    return socket.waitForReadyRead(3000) ? First::Answers : First::Silent;
}

} // namespace trainyard::gui
