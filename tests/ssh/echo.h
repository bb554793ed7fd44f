#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include <sys/socket.h>
#include <unistd.h>

#include "tests/support/tcp_server.h"

namespace trainyard::ssh {

/// An echo server with a thread per connection. A connection ends when the client closes it.
class Echo {
public:
    Echo()
    {
        auto address = support::loopback(0);
        socklen_t size = sizeof address;
        ::bind(m_fd, reinterpret_cast<sockaddr *>(&address), size);
        ::listen(m_fd, 16);
        ::getsockname(m_fd, reinterpret_cast<sockaddr *>(&address), &size);
        m_port = ntohs(address.sin_port);
        m_thread = std::jthread([this] {
            for (int one; (one = ::accept(m_fd, nullptr, nullptr)) >= 0;)
                m_all.emplace_back([one] { serve(one); });
        });
    }
    ~Echo()
    {
        ::shutdown(m_fd, SHUT_RDWR);
        m_thread.join();
        m_all.clear();
        ::close(m_fd);
    }
    std::uint16_t port() const { return m_port; }

private:
    static void serve(int fd)
    {
        std::array<char, 65536> buffer;
        for (ssize_t n; (n = ::recv(fd, buffer.data(), buffer.size(), 0)) > 0;) {
            for (ssize_t sent = 0; sent < n;) {
                const auto more = ::send(fd, buffer.data() + sent, std::size_t(n - sent), MSG_NOSIGNAL);
                if (more <= 0)
                    break;
                sent += more;
            }
        }
        ::close(fd);
    }
    int m_fd = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    std::uint16_t m_port = 0;
    std::vector<std::jthread> m_all;
    std::jthread m_thread;
};

/// Sends a text to 127.0.0.1:port.
/// \return the response; nullopt: not reachable
inline std::optional<std::string> said(std::uint16_t port, const std::string &text)
{
    const int fd = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    auto address = support::loopback(port);
    std::optional<std::string> answer;
    if (::connect(fd, reinterpret_cast<sockaddr *>(&address), sizeof address) == 0) {
        std::jthread writer([&] {
            for (std::size_t sent = 0; sent < text.size();) {
                const auto n = ::send(fd, text.data() + sent, text.size() - sent, MSG_NOSIGNAL);
                if (n <= 0)
                    return;
                sent += std::size_t(n);
            }
            ::shutdown(fd, SHUT_WR);
        });
        answer.emplace();
        std::array<char, 65536> buffer;
        for (ssize_t n; (n = ::recv(fd, buffer.data(), buffer.size(), 0)) > 0;)
            answer->append(buffer.data(), std::size_t(n));
    }
    ::close(fd);
    return answer;
}

/// Bytes without a pattern.
inline std::string bytes(std::size_t size, unsigned seed)
{
    std::string all(size, '\0');
    for (char &c : all)
        c = char((seed = seed * 1664525 + 1013904223) >> 24);
    return all;
}

} // namespace trainyard::ssh
