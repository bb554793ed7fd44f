#include "tests/support/http_server.h"

#include <algorithm>
#include <cctype>
#include <chrono>

#include <arpa/inet.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace trainyard::support {

namespace {

constexpr int kLookMilliseconds = 20;

int listenOnLoopback(int &port)
{
    const int fd = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address = {};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t length = sizeof address;
    ::bind(fd, reinterpret_cast<sockaddr *>(&address), length);
    ::listen(fd, 64);
    ::getsockname(fd, reinterpret_cast<sockaddr *>(&address), &length);
    port = ntohs(address.sin_port);
    return fd;
}

/// Appends received bytes to `buffer`.
/// \return false at the end of the connection or of the server
bool readMore(int socket, std::string &buffer, std::stop_token stop)
{
    while (!stop.stop_requested()) {
        pollfd waiting = {socket, POLLIN, 0};
        if (::poll(&waiting, 1, kLookMilliseconds) <= 0)
            continue;
        char piece[65536];
        const auto count = ::recv(socket, piece, sizeof piece, 0);
        if (count <= 0)
            return false;
        buffer.append(piece, std::size_t(count));
        return true;
    }
    return false;
}

void sendAll(int socket, std::string_view bytes)
{
    while (!bytes.empty()) {
        const auto count = ::send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (count <= 0)
            return;
        bytes.remove_prefix(std::size_t(count));
    }
}

ReceivedRequest parseHead(const std::string &head)
{
    ReceivedRequest r;
    const auto firstEnd = head.find("\r\n");
    const auto line = head.substr(0, firstEnd);
    const auto space = line.find(' ');
    const auto last = line.rfind(' ');
    r.method = line.substr(0, space);
    r.target = line.substr(space + 1, last - space - 1);
    for (std::size_t at = firstEnd + 2; at < head.size();) {
        const auto end = std::min(head.find("\r\n", at), head.size());
        const auto field = head.substr(at, end - at);
        at = end + 2;
        const auto colon = field.find(':');
        if (colon == std::string::npos)
            continue;
        auto name = field.substr(0, colon);
        std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) { return char(std::tolower(c)); });
        const auto value = field.find_first_not_of(' ', colon + 1);
        r.headers[name] = value == std::string::npos ? "" : field.substr(value);
    }
    return r;
}

} // namespace

RawResponse httpResponse(int status, const std::string &body, const std::string &extraHeaders)
{
    return {"HTTP/1.1 " + std::to_string(status) + " Said\r\nContent-Length: " + std::to_string(body.size()) + "\r\n" +
            extraHeaders + "\r\n" + body};
}

HttpServer::HttpServer(Handler handler)
    : m_handler(std::move(handler))
    , m_listener(listenOnLoopback(m_port))
    , m_acceptor([this](std::stop_token stop) { accept(stop); })
{
}

HttpServer::~HttpServer()
{
    m_acceptor.request_stop();
    m_acceptor.join();
    for (auto &connection : m_connections)
        connection.request_stop();
    m_connections.clear();
    ::close(m_listener);
}

void HttpServer::accept(std::stop_token stop)
{
    int number = 0;
    while (!stop.stop_requested()) {
        pollfd waiting = {m_listener, POLLIN, 0};
        if (::poll(&waiting, 1, kLookMilliseconds) <= 0)
            continue;
        const int socket = ::accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC);
        if (socket < 0)
            continue;
        m_connections.emplace_back([this, socket, id = ++number](std::stop_token halt) { serve(socket, id, halt); });
    }
}

void HttpServer::serve(int socket, int number, std::stop_token stop)
{
    std::string buffer;
    for (;;) {
        std::size_t headEnd;
        while ((headEnd = buffer.find("\r\n\r\n")) == std::string::npos) {
            if (!readMore(socket, buffer, stop)) {
                ::close(socket);
                return;
            }
            if (buffer.starts_with('\x16')) { // a TLS client hello
                sendAll(socket, "HTTP/1.1 400 Plain HTTP only\r\n\r\n");
                ::close(socket);
                return;
            }
        }
        auto request = parseHead(buffer.substr(0, headEnd));
        request.connection = number;
        buffer.erase(0, headEnd + 4);
        const auto length =
            request.headers.contains("content-length") ? std::stoul(request.header("content-length")) : 0;
        if (request.header("expect") == "100-continue")
            sendAll(socket, "HTTP/1.1 100 Continue\r\n\r\n");
        while (buffer.size() < length && readMore(socket, buffer, stop)) {
        }
        request.body = buffer.substr(0, length);
        buffer.erase(0, length);
        {
            const std::lock_guard lock(m_mutex);
            m_received.push_back(request);
            m_arrived.notify_all();
        }
        const auto answer = m_handler(request);
        sendAll(socket, answer.bytes);
        if (answer.silent) {
            while (readMore(socket, buffer, stop)) {
            }
        }
        if (answer.silent || answer.hangUp) {
            ::close(socket);
            return;
        }
    }
}

std::vector<ReceivedRequest> HttpServer::received() const
{
    const std::lock_guard lock(m_mutex);
    return m_received;
}

bool HttpServer::waitForRequests(std::size_t count) const
{
    std::unique_lock lock(m_mutex);
    return m_arrived.wait_for(lock, std::chrono::seconds(10), [&] { return m_received.size() >= count; });
}

std::string refusingUrl()
{
    int port = 0;
    ::close(listenOnLoopback(port));
    return "http://127.0.0.1:" + std::to_string(port);
}

} // namespace trainyard::support
