#include "tests/support/tcp_server.h"

#include <vector>

#include <arpa/inet.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace trainyard::support {

sockaddr_in loopback(int port)
{
    sockaddr_in address = {};
    address.sin_family = AF_INET;
    address.sin_port = htons(std::uint16_t(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

namespace {

int bindLoopback(int fd)
{
    sockaddr_in address = loopback(0);
    socklen_t length = sizeof address;
    ::bind(fd, reinterpret_cast<sockaddr *>(&address), length);
    ::getsockname(fd, reinterpret_cast<sockaddr *>(&address), &length);
    return ntohs(address.sin_port);
}

} // namespace

TcpServer::TcpServer(Behaviour behaviour)
    : m_listener(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
    , m_port(bindLoopback(m_listener))
{
    ::listen(m_listener, 16);
    m_thread = std::jthread([this, behaviour = std::move(behaviour)](std::stop_token stop) {
        std::vector<int> kept;
        while (!stop.stop_requested()) {
            pollfd waiting = {m_listener, POLLIN, 0};
            if (::poll(&waiting, 1, 20) <= 0)
                continue;
            const int fd = ::accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC);
            if (fd < 0)
                continue;
            char buffer[512];
            if (behaviour.waitForClient) {
                pollfd client = {fd, POLLIN, 0};
                ::poll(&client, 1, 5000);
                static_cast<void>(::recv(fd, buffer, sizeof buffer, MSG_DONTWAIT));
            }
            if (!behaviour.reply.empty())
                ::send(fd, behaviour.reply.data(), behaviour.reply.size(), MSG_NOSIGNAL);
            if (behaviour.hangUp)
                ::close(fd);
            else
                kept.push_back(fd);
        }
        for (const int fd : kept)
            ::close(fd);
    });
}

TcpServer::~TcpServer()
{
    m_thread.request_stop();
    m_thread.join();
    ::close(m_listener);
}

int closedPort()
{
    const int fd = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const int port = bindLoopback(fd);
    ::close(fd);
    return port;
}

} // namespace trainyard::support
