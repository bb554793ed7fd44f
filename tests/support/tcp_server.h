#pragma once

#include <string>
#include <thread>

#include <netinet/in.h>

namespace trainyard::support {

/// 127.0.0.1:port; port 0 lets the kernel choose.
sockaddr_in loopback(int port);

/// A loopback port that is not what one hoped for: it says a text to everybody who connects, after they spoke or at once, and
/// then hangs up or stays silent.
class TcpServer {
public:
    struct Behaviour {
        std::string reply;             ///< empty: never says anything
        bool waitForClient = false;    ///< reply only after the client sent something
        bool hangUp = true;            ///< close behind the reply; else keep the connection open
    };
    explicit TcpServer(Behaviour);
    ~TcpServer();
    TcpServer(const TcpServer &) = delete;
    TcpServer &operator=(const TcpServer &) = delete;
    int port() const { return m_port; }

private:
    int m_listener = -1, m_port = 0;
    std::jthread m_thread;
};

/// A loopback port on which nobody listens.
int closedPort();

} // namespace trainyard::support
