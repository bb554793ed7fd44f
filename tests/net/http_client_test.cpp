#include "backend/net/http_client.h"

#include <cstring>
#include <future>

#include <gtest/gtest.h>

#include "tests/support/http_server.h"

using namespace trainyard;
using namespace trainyard::net;
using namespace std::chrono_literals;
using support::httpResponse;
using support::HttpServer;
using support::RawResponse;
using support::ReceivedRequest;

namespace {

HttpRequest get(const std::string &url)
{
    HttpRequest r;
    r.url = url;
    return r;
}

Result<HttpReply> sendOne(const HttpRequest &request, const Deadline &deadline = Deadline::after(20s))
{
    HttpClient client{HttpOptions{}};
    return client.send(request, {deadline, {}});
}

ErrorCode failureOf(RawResponse answer, HttpRequest request = {})
{
    HttpServer server([&](const ReceivedRequest &) { return answer; });
    request.url = server.url() + "/";
    const auto reply = sendOne(request);
    EXPECT_FALSE(reply) << reply->status << " " << reply->body;
    return reply ? ErrorCode::Internal : reply.error().code;
}

} // namespace

TEST(HttpClient, BringsStatusHeadersAndBody)
{
    HttpServer server(
        [](const ReceivedRequest &r) { return httpResponse(418, r.method + " " + r.target, "X-Kind:  teapot \r\n"); });
    HttpClient client{HttpOptions{}};
    auto request = get(server.url() + "/a/../b//c%2F?x=%20&y");
    request.headers = {{"X-Mine", "yes"}, {"X-Empty", ""}};
    const auto reply = client.send(request, {Deadline::after(20s), {}});
    ASSERT_TRUE(reply) << reply.error().detail;
    EXPECT_EQ(reply->status, 418);
    EXPECT_EQ(reply->body, "GET /a/../b//c%2F?x=%20&y") << "the path must not be tidied";
    EXPECT_EQ(reply->header("x-KIND"), "teapot");
    const auto seen = server.received().at(0);
    EXPECT_EQ(seen.header("x-mine"), "yes");
    EXPECT_TRUE(seen.headers.contains("x-empty"));
    EXPECT_EQ(seen.header("accept-encoding"), "identity");
    EXPECT_FALSE(seen.headers.contains("expect"));
}

TEST(HttpClient, KeepsConnectionsAlive)
{
    HttpServer server([](const ReceivedRequest &) { return httpResponse(200, "ok"); });
    HttpClient client{HttpOptions{}};
    for (int i = 0; i < 5; ++i)
        ASSERT_TRUE(client.send(get(server.url()), {Deadline::after(20s), {}}));
    EXPECT_EQ(server.received().back().connection, 1);
    auto fresh = get(server.url());
    fresh.freshConnection = true;
    ASSERT_TRUE(client.send(fresh, {Deadline::after(20s), {}}));
    EXPECT_EQ(server.received().back().connection, 2);
}

TEST(HttpClient, ServesManyCallersAtOnce)
{
    HttpServer server([](const ReceivedRequest &r) { return httpResponse(200, r.target); });
    HttpClient client{HttpOptions{}};
    std::vector<std::future<bool>> calls;
    for (int i = 0; i < 8; ++i) {
        calls.push_back(std::async(std::launch::async, [&, i] {
            bool good = true;
            for (int n = 0; n < 25; ++n) {
                const auto path = "/" + std::to_string(i) + "/" + std::to_string(n);
                const auto reply = client.send(get(server.url() + path), {Deadline::after(30s), {}});
                good = good && reply && reply->body == path;
            }
            return good;
        }));
    }
    for (auto &call : calls)
        EXPECT_TRUE(call.get());
    EXPECT_EQ(server.received().size(), 200u);
}

TEST(HttpClient, SendsBodiesFromMemoryAndFromASource)
{
    HttpServer server([](const ReceivedRequest &r) { return httpResponse(200, r.body); });
    const std::string text(300'000, 'x');
    HttpRequest put = get(server.url() + "/put");
    put.method = "PUT";
    put.body = text;
    auto reply = sendOne(put);
    ASSERT_TRUE(reply) << reply.error().detail;
    EXPECT_EQ(reply->body, text);
    EXPECT_FALSE(server.received().back().headers.contains("expect"));

    put.body.clear();
    put.expectContinue = true;
    put.source = BodySource{text.size(), [&](std::uint64_t offset, std::span<std::byte> out) -> Result<std::size_t> {
                                const auto count = std::min<std::size_t>({out.size(), text.size() - offset, 1000});
                                std::memcpy(out.data(), text.data() + offset, count);
                                return count;
                            }};
    reply = sendOne(put);
    ASSERT_TRUE(reply) << reply.error().detail;
    EXPECT_EQ(reply->body, text);
    EXPECT_EQ(server.received().back().header("expect"), "100-continue");

    HttpRequest post = get(server.url());
    post.method = "POST";
    reply = sendOne(post);
    ASSERT_TRUE(reply);
    EXPECT_EQ(server.received().back().header("content-length"), "0");
    EXPECT_FALSE(server.received().back().headers.contains("transfer-encoding"));
}

TEST(HttpClient, AFailingSourceOrSinkEndsTheRequestWithItsOwnError)
{
    HttpServer server([](const ReceivedRequest &) { return httpResponse(200, "body"); });
    HttpRequest put = get(server.url());
    put.method = "PUT";
    put.source = BodySource{10, [](std::uint64_t, std::span<std::byte>) -> Result<std::size_t> {
                                return fail(ErrorCode::CorruptData, "file", "gone");
                            }};
    auto reply = sendOne(put);
    ASSERT_FALSE(reply);
    EXPECT_EQ(reply.error().code, ErrorCode::CorruptData);

    HttpRequest sunk = get(server.url());
    sunk.sink = [](std::span<const std::byte>) -> Status { return fail(ErrorCode::DiskFull, "file", "full"); };
    reply = sendOne(sunk);
    ASSERT_FALSE(reply);
    EXPECT_EQ(reply.error().code, ErrorCode::DiskFull);
}

TEST(HttpClient, TheSinkReceivesOnlyTheExpectedStatus)
{
    HttpServer server([](const ReceivedRequest &r) {
        return httpResponse(r.target == "/good" ? 206 : r.target == "/whole" ? 200 : 404, "body");
    });
    std::string sunk;
    int headStatus = 0;
    auto request = get(server.url() + "/bad");
    request.sink = [&](std::span<const std::byte> piece) -> Status {
        sunk.append(reinterpret_cast<const char *>(piece.data()), piece.size());
        return {};
    };
    request.head = [&](int status, const Headers &) { headStatus = status; };
    request.sinkStatus = 206;
    EXPECT_EQ(sendOne(request)->body, "body");
    request.url = server.url() + "/whole";
    EXPECT_EQ(sendOne(request)->body, "body");
    EXPECT_EQ(sunk, "");
    request.url = server.url() + "/good";
    EXPECT_EQ(sendOne(request)->body, "");
    EXPECT_EQ(sunk, "body");
    EXPECT_EQ(headStatus, 206);
}

TEST(HttpClient, HeadHasNoBody)
{
    HttpServer server(
        [](const ReceivedRequest &) { return RawResponse{"HTTP/1.1 200 OK\r\nContent-Length: 12345\r\n\r\n"}; });
    auto request = get(server.url());
    request.method = "HEAD";
    const auto reply = sendOne(request);
    ASSERT_TRUE(reply) << reply.error().detail;
    EXPECT_EQ(reply->header("content-length"), "12345");
}

TEST(HttpClient, NamesWhatBroke)
{
    EXPECT_EQ(sendOne(get(support::refusingUrl())).error().code, ErrorCode::Unreachable);
    EXPECT_EQ(sendOne(get("http://nobody.invalid/")).error().code, ErrorCode::Unreachable);
    EXPECT_EQ(sendOne(get("ftp://127.0.0.1/")).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(failureOf({"", true}), ErrorCode::Disconnected);
    EXPECT_EQ(failureOf({"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nonly this", true}), ErrorCode::Disconnected);
    EXPECT_EQ(failureOf({"SSH-2.0-OpenSSH_9.2\r\n", true}), ErrorCode::MalformedReply);
    HttpRequest small;
    small.maxReplyBytes = 3;
    EXPECT_EQ(failureOf(httpResponse(200, "more than three"), small), ErrorCode::MalformedReply);
    HttpServer plain([](const ReceivedRequest &) { return RawResponse{}; });
    EXPECT_EQ(sendOne(get("https://127.0.0.1:" + std::to_string(plain.port()))).error().code, ErrorCode::TlsFailed);
}

TEST(HttpClient, ASilentServerEndsWithTheDeadline)
{
    HttpServer server([](const ReceivedRequest &) { return RawResponse{"", false, true}; });
    const auto reply = sendOne(get(server.url()), Deadline::after(150ms));
    ASSERT_FALSE(reply);
    EXPECT_EQ(reply.error().code, ErrorCode::Timeout);
}

TEST(HttpClient, AStopTokenEndsTheWait)
{
    HttpServer server([](const ReceivedRequest &) {
        return RawResponse{"HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf", false, true};
    });
    HttpClient client{HttpOptions{}};
    std::stop_source stop;
    auto call = std::async(std::launch::async, [&] {
        return client.send(get(server.url()), {Deadline::never(), stop.get_token()});
    });
    ASSERT_TRUE(server.waitForRequests(1));
    stop.request_stop();
    const auto reply = call.get();
    ASSERT_FALSE(reply);
    EXPECT_EQ(reply.error().code, ErrorCode::Cancelled);
    EXPECT_EQ(client.send(get(server.url()), {Deadline::never(), stop.get_token()}).error().code, ErrorCode::Cancelled);
    EXPECT_EQ(server.received().size(), 1u) << "a stopped call must not be sent";
}

TEST(HttpClient, ThisComputerIsNeverReachedThroughAProxy)
{
    HttpServer server([](const ReceivedRequest &) { return httpResponse(200, "direct"); });
    HttpServer proxy([](const ReceivedRequest &r) { return httpResponse(200, "proxied " + r.target); });
    HttpOptions options;
    options.proxy = proxy.url();
    HttpClient client(options);
    EXPECT_EQ(client.send(get(server.url()), {Deadline::after(20s), {}})->body, "direct");
    EXPECT_EQ(client.send(get("http://aws.example/x"), {Deadline::after(20s), {}})->body,
              "proxied http://aws.example/x");
}
