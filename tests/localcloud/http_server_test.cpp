// The end of the server while clients are connected.
#include "backend/localcloud/http/http_server.h"

#include <future>

#include <gtest/gtest.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace trainyard;
using namespace trainyard::localcloud;

namespace {

/// A connection that has sent a request.
int requestTo(int port)
{
    const int fd = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const int little = 4096;
    ::setsockopt(fd, SOL_SOCKET, SO_RCVBUF, &little, sizeof little);
    sockaddr_in to{};
    to.sin_family = AF_INET;
    to.sin_port = htons(std::uint16_t(port));
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    EXPECT_EQ(::connect(fd, reinterpret_cast<const sockaddr *>(&to), sizeof to), 0);
    const std::string text = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
    EXPECT_EQ(::send(fd, text.data(), text.size(), MSG_NOSIGNAL), ssize_t(text.size()));
    return fd;
}

} // namespace

TEST(HttpServerEnd, DoesNotWaitForAClientThatDoesNotRead)
{
    auto server = HttpServer::listen(0, [](const HttpRequest &) {
        HttpReply reply;
        reply.body.assign(64u << 20, 'x'); // more than all buffers between the two
        return reply;
    });
    ASSERT_TRUE(server) << server.error().detail;
    const int fd = requestTo((*server)->port());
    pollfd begun{fd, POLLIN, 0};
    ASSERT_EQ(::poll(&begun, 1, 60'000), 1) << "the reply has begun";
    // The write timeout is a minute.
    auto ended = std::async(std::launch::async, [&] { server->reset(); });
    EXPECT_EQ(ended.wait_for(std::chrono::seconds(30)), std::future_status::ready);
    ::close(fd);
}

TEST(HttpServerEnd, DoesNotWaitForAnIdleConnection)
{
    auto server = HttpServer::listen(0, [](const HttpRequest &) { return HttpReply(); });
    ASSERT_TRUE(server) << server.error().detail;
    const int fd = requestTo((*server)->port());
    char reply[1024];
    EXPECT_GT(::recv(fd, reply, sizeof reply, 0), 0);
    server->reset();
    while (::recv(fd, reply, sizeof reply, 0) > 0) {
    }
    ::close(fd);
}
