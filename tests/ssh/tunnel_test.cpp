#include "backend/ssh/tunnel.h"

#include <array>
#include <atomic>
#include <optional>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/core/async/poll.h"
#include "backend/ssh/session.h"
#include "tests/ssh/echo.h"
#include "tests/support/ssh_server.h"
#include "tests/support/tcp_server.h"

namespace trainyard::ssh {
namespace {

using namespace std::chrono_literals;

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

TEST_F(Tunnels, ConnectAgainByThemselves)
{
    Echo echo;
    std::atomic<int> opened = 0, lost = 0;
    Status end;
    std::jthread serving([&](std::stop_token stop) {
        end = m_tunnel->keepServing(
            m_server->target(), "127.0.0.1", echo.port(), 60s,
            [&](const std::optional<Error> &why) { ++(why ? lost : opened); }, stop);
    });
    EXPECT_EQ(said(m_tunnel->port(), "one"), "one");
    m_server->dropConnections();
    const CallContext patience{Deadline::after(60s), {}};
    ASSERT_TRUE(pollUntil(Backoff(10ms), patience, [&]() -> Result<bool> { return opened == 2; }));
    EXPECT_EQ(lost, 1);
    EXPECT_EQ(said(m_tunnel->port(), "two"), "two");
    serving.request_stop();
    serving.join();
    EXPECT_TRUE(end) << end.error().detail;
}

TEST_F(Tunnels, ReportAMachineThatNeverAnswers)
{
    m_server->stop();
    const Status end = m_tunnel->keepServing(m_server->target(), "127.0.0.1", 1, 60s, {}, {});
    ASSERT_FALSE(end);
    EXPECT_EQ(end.error().code, ErrorCode::Unreachable);
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
