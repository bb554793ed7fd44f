#pragma once

#include <string>
#include <thread>

#include <netinet/in.h>

namespace trainyard::support {

/// \return 127.0.0.1:port; with port 0, the kernel selects one
sockaddr_in loopback(int port);

/// A server with an unexpected protocol on a loopback port: sends a text to every client, immediately or after its
/// first bytes, and then closes the connection or stays silent.
class TcpServer {
public:
    struct Behaviour {
        std::string reply;          ///< empty: never sends anything
        bool waitForClient = false; ///< replies only after the client has sent bytes
        bool hangUp = true;         ///< closes after the reply; otherwise the connection stays open
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

/// \return a loopback port on which no server listens
int closedPort();

} // namespace trainyard::support
