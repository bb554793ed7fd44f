#include "backend/ssh/tunnel.h"

#include <array>
#include <optional>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

#include "backend/ssh/session.h"
#include "tests/support/ssh_server.h"
#include "tests/support/tcp_server.h"

namespace trainyard::ssh {
namespace {

using namespace std::chrono_literals;

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
std::optional<std::string> said(std::uint16_t port, const std::string &text)
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

std::string bytes(std::size_t size, unsigned seed)
{
    std::string all(size, '\0');
    for (char &c : all)
        c = char((seed = seed * 1664525 + 1013904223) >> 24);
    return all;
}

class Tunnels : public testing::Test {
protected:
    void SetUp() override
    {
        if (!support::SshServer::available())
            GTEST_SKIP() << "no sshd with sftp-server here";
        m_server = support::SshServer::start();
        ASSERT_TRUE(m_server);
        auto tunnel = Tunnel::listen();
        ASSERT_TRUE(tunnel) << tunnel.error().detail;
        m_tunnel = std::move(*tunnel);
    }
    Result<SshSession> session() const { return SshSession::open(m_server->target(), {Deadline::after(30s), {}}); }
    /// Serves the tunnel in its own thread, until the test ends or the session breaks.
    std::jthread serve(std::uint16_t to, Status &end)
    {
        return std::jthread([this, to, &end](std::stop_token stop) {
            auto live = session();
            end = live ? m_tunnel->serve(*live, "127.0.0.1", to, stop) : fail(live.error());
        });
    }
    std::unique_ptr<support::SshServer> m_server;
    std::optional<Tunnel> m_tunnel;
};

TEST_F(Tunnels, CarryManyConnectionsAtOnce)
{
    Echo echo;
    Status end;
    {
        const auto serving = serve(echo.port(), end);
        std::array<bool, 4> same{};
        {
            std::vector<std::jthread> all;
            for (unsigned i = 0; i < same.size(); ++i) {
                all.emplace_back([&, i] {
                    const auto text = bytes(i == 0 ? 20u << 20 : 300'000 + i, i + 1);
                    same[i] = said(m_tunnel->port(), text) == text;
                });
            }
        }
        EXPECT_THAT(same, testing::Each(true));
        EXPECT_EQ(said(m_tunnel->port(), ""), "");
    }
    ASSERT_FALSE(end);
    EXPECT_EQ(end.error().code, ErrorCode::Cancelled);
}

TEST_F(Tunnels, WithoutAReplyTheConnectionIsClosedAndTheNextOneWorks)
{
    Status end;
    {
        const auto serving = serve(std::uint16_t(support::closedPort()), end);
        EXPECT_EQ(said(m_tunnel->port(), "x"), "");
        EXPECT_EQ(said(m_tunnel->port(), "x"), "");
    }
    Echo echo;
    const auto serving = serve(echo.port(), end);
    EXPECT_EQ(said(m_tunnel->port(), "there"), "there");
}

TEST_F(Tunnels, KeepTheirPortWhenTheConnectionBreaks)
{
    Echo echo;
    Status end;
    auto serving = serve(echo.port(), end);
    EXPECT_EQ(said(m_tunnel->port(), "one"), "one");
    m_server.reset(); // kills the server and its connections
    serving.join();
    ASSERT_FALSE(end);
    EXPECT_EQ(end.error().code, ErrorCode::Disconnected);
    m_server = support::SshServer::start();
    ASSERT_TRUE(m_server);
    serving = serve(echo.port(), end);
    EXPECT_EQ(said(m_tunnel->port(), "two"), "two");
}

TEST_F(Tunnels, NameAPortThatIsInUse)
{
    const auto second = Tunnel::listen(m_tunnel->port());
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().code, ErrorCode::Conflict);
    EXPECT_THAT(second.error().detail, testing::HasSubstr("choose another port"));
}

} // namespace
} // namespace trainyard::ssh
