#include "backend/localcloud/http/http_server.h"

#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <future>
#include <mutex>
#include <thread>
#include <utility>

#include <unistd.h>

#include <httplib.h>

#include "backend/core/system/logging.h"
#include "backend/core/time/clock.h"

namespace trainyard::localcloud {
namespace {

constexpr std::size_t kMaxThreads = 256;
constexpr std::uint64_t kMaxDrained = 64u << 20; ///< limit of an unread body that is drained to reuse the connection
constexpr std::chrono::seconds kGrace{2};        ///< for replies in progress when the server ends

/// One thread per active connection, created on demand, because a kept-alive connection occupies its thread.
class GrowingQueue final : public httplib::TaskQueue {
public:
    ~GrowingQueue() override = default;

    /// void until cpp-httplib 0.14, then bool: whether the task was accepted.
    using Enqueued = decltype(std::declval<httplib::TaskQueue &>().enqueue(nullptr));
    Enqueued enqueue(std::function<void()> task) override
    {
        const std::lock_guard guard(m_mutex);
        m_tasks.push_back(std::move(task));
        if (m_idle < m_tasks.size() && m_threads.size() < kMaxThreads)
            m_threads.emplace_back([this] { work(); });
        m_wake.notify_one();
        return Enqueued(true);
    }

    void shutdown() override
    {
        {
            const std::lock_guard guard(m_mutex);
            m_closed = true;
        }
        m_wake.notify_all();
        for (auto &thread : m_threads)
            thread.join();
    }

private:
    void work()
    {
        std::unique_lock lock(m_mutex);
        while (true) {
            ++m_idle;
            m_wake.wait(lock, [&] { return m_closed || !m_tasks.empty(); });
            --m_idle;
            if (m_tasks.empty())
                return;
            const auto task = std::move(m_tasks.front());
            m_tasks.pop_front();
            lock.unlock();
            task();
            lock.lock();
        }
    }

    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::deque<std::function<void()>> m_tasks;
    std::vector<std::thread> m_threads;
    std::size_t m_idle = 0;
    bool m_closed = false;
};

/// httplib processes these headers itself (it decompresses bodies, applies ranges, parses forms), which S3 must
/// prevent. They are renamed before routing and read back under their original name.
constexpr const char *kHidden[] = {"Content-Encoding", "Content-Type", "Range"};
constexpr const char *kHiddenPrefix = "~hidden-";

void hideHeaders(httplib::Request &request)
{
    request.ranges.clear();
    for (const auto *name : kHidden) {
        for (auto it = request.headers.find(name); it != request.headers.end(); it = request.headers.find(name)) {
            auto node = request.headers.extract(it);
            node.key() = std::string(kHiddenPrefix) + name;
            request.headers.insert(std::move(node));
        }
    }
}

HttpRequest readRequest(const httplib::Request &from)
{
    HttpRequest out;
    out.method = from.method;
    out.readTarget(from.target);
    for (const auto &[name, value] : from.headers) {
        if (name == "REMOTE_ADDR" || name == "REMOTE_PORT" || name == "LOCAL_ADDR" || name == "LOCAL_PORT")
            continue; // added by httplib
        const bool hidden = name.starts_with(kHiddenPrefix);
        out.headers.emplace_back(hidden ? name.substr(std::string_view(kHiddenPrefix).size()) : name, value);
    }
    return out;
}

void sendFile(httplib::Response &to, const HttpReply &reply)
{
    to.set_content_provider(std::size_t(reply.file->length), reply.contentType,
                            [slice = *reply.file](std::size_t offset, std::size_t length, httplib::DataSink &sink) {
                                char buffer[256 << 10];
                                const auto wanted = std::min(length, sizeof buffer);
                                const auto got =
                                    ::pread(*slice.descriptor, buffer, wanted, off_t(slice.offset + offset));
                                return got > 0 && sink.write(buffer, std::size_t(got));
                            });
}

/// Announces the full length and sends half of it.
void sendHalf(httplib::Response &to, const HttpReply &reply)
{
    to.set_content_provider(reply.body.size(), reply.contentType,
                            [body = reply.body](std::size_t offset, std::size_t, httplib::DataSink &sink) {
                                if (offset == 0)
                                    sink.write(body.data(), body.size() / 2);
                                return false;
                            });
}

void writeReply(httplib::Response &to, const HttpReply &reply)
{
    to.status = reply.status;
    to.set_header("Date", toHttpDate(SystemClock::instance().now()));
    to.set_header("Server", "TrainyardLocalCloud");
    for (const auto &[name, value] : reply.headers)
        to.set_header(name, value);
    if (reply.file && reply.file->length > 0)
        sendFile(to, reply);
    else if (reply.headLength && *reply.headLength > 0)
        to.set_content_provider(std::size_t(*reply.headLength), reply.contentType,
                                [](std::size_t, std::size_t, httplib::DataSink &) { return false; });
    else if (reply.cutBody && reply.body.size() > 1)
        sendHalf(to, reply);
    else if (!reply.body.empty())
        to.set_content(reply.body, reply.contentType);
    else if (reply.file || reply.headLength)
        to.set_header("Content-Type", reply.contentType);
}

/// httplib waits for idle kept-alive connections until they time out, and does not expose its sockets: they are found
/// by their port.
/// \param sides  SHUT_RD ends idle connections, while a reply in progress may still arrive; SHUT_RDWR ends all
void endConnections(int port, int sides)
{
    std::error_code ignored;
    for (const auto &entry : std::filesystem::directory_iterator("/proc/self/fd", ignored)) {
        const int descriptor = std::atoi(entry.path().filename().c_str());
        sockaddr_in own{}, peer{};
        socklen_t size = sizeof own, peerSize = sizeof peer;
        if (::getsockname(descriptor, reinterpret_cast<sockaddr *>(&own), &size) == 0 && own.sin_family == AF_INET &&
            ntohs(own.sin_port) == port &&
            ::getpeername(descriptor, reinterpret_cast<sockaddr *>(&peer), &peerSize) == 0)
            ::shutdown(descriptor, sides);
    }
}

bool promisesBody(const httplib::Request &request)
{
    const auto length = request.get_header_value("Content-Length");
    return request.get_header_value("Transfer-Encoding").find("chunked") != std::string::npos ||
           (!length.empty() && length != "0");
}

} // namespace

struct HttpServer::Impl {
    Handler handler;
    httplib::Server server;
    std::future<void> served; ///< ready when the server has stopped and all its connections have ended
    int port = 0;

    void answer(const httplib::Request &request, httplib::Response &response, const httplib::ContentReader *reader)
    {
        auto in = readRequest(request);
        bool consumed = false;
        std::uint64_t drained = 0;
        in.hasBody = reader && promisesBody(request);
        in.readBody = [&](const BodySink &sink) {
            consumed = true;
            return (*reader)(
                [&](const char *data, std::size_t size) { return sink(std::as_bytes(std::span(data, size))); });
        };
        HttpReply reply;
        try {
            reply = handler(in);
        } catch (const std::exception &e) {
            spdlog::error("a request failed: {} {}: {}", in.method, in.path, e.what());
            reply = {};
            reply.status = 500;
        }
        if (in.hasBody && !consumed) {
            // After an early reply, unread body bytes must not be parsed as the next request.
            const bool whole =
                in.readBody([&](std::span<const std::byte> piece) { return (drained += piece.size()) <= kMaxDrained; });
            if (!whole)
                response.set_header("Connection", "close");
        }
        if (reply.dropConnection) {
            // Announces a byte that is never sent: httplib then closes the connection in the middle of the reply.
            response.set_content_provider(1, "text/plain",
                                          [](std::size_t, std::size_t, httplib::DataSink &) { return false; });
            return;
        }
        writeReply(response, reply);
    }
};

HttpServer::HttpServer(std::unique_ptr<Impl> impl)
    : m_impl(std::move(impl))
{
}

Result<std::unique_ptr<HttpServer>> HttpServer::listen(int port, Handler handler)
{
    auto impl = std::make_unique<Impl>();
    impl->handler = std::move(handler);
    auto &server = impl->server;
    server.new_task_queue = [] { return new GrowingQueue; };
    server.set_tcp_nodelay(true);
    server.set_keep_alive_max_count(1000000);
    server.set_keep_alive_timeout(5);
    server.set_read_timeout(60);
    server.set_write_timeout(60);
    server.set_payload_max_length(std::size_t(5) << 30);
    server.set_pre_routing_handler([](const httplib::Request &request, httplib::Response &) {
        hideHeaders(const_cast<httplib::Request &>(request)); // httplib's own object, which is not const
        return httplib::Server::HandlerResponse::Unhandled;
    });
    auto *self = impl.get();
    const char *const everything = R"([\s\S]*)";
    const httplib::Server::Handler plain = [self](const httplib::Request &request, httplib::Response &response) {
        self->answer(request, response, nullptr);
    };
    const httplib::Server::HandlerWithContentReader reading =
        [self](const httplib::Request &request, httplib::Response &response, const httplib::ContentReader &reader) {
            self->answer(request, response, &reader);
        };
    server.Get(everything, plain);
    server.Options(everything, plain);
    server.Delete(everything, plain);
    server.Delete(everything, reading);
    server.Post(everything, reading);
    server.Put(everything, reading);
    server.Patch(everything, reading);
    impl->port = port == 0 ? server.bind_to_any_port("127.0.0.1") : server.bind_to_port("127.0.0.1", port) ? port : -1;
    if (impl->port <= 0)
        return fail(ErrorCode::AlreadyExists, "localcloud", "port " + std::to_string(port) + " is taken");
    impl->served = std::async(std::launch::async, [self] { self->server.listen_after_bind(); });
    while (!server.is_running())
        std::this_thread::yield(); // stop() has no effect before the server runs
    return std::unique_ptr<HttpServer>(new HttpServer(std::move(impl)));
}

HttpServer::~HttpServer()
{
    m_impl->server.stop();
    endConnections(m_impl->port, SHUT_RD);
    // A client that does not read would hold its reply, and with it this destructor, until the write timeout.
    while (m_impl->served.wait_for(kGrace) != std::future_status::ready)
        endConnections(m_impl->port, SHUT_RDWR);
}

int HttpServer::port() const
{
    return m_impl->port;
}

} // namespace trainyard::localcloud
