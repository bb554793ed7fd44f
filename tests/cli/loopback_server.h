#pragma once

#include <atomic>
#include <cstring>
#include <functional>
#include <string>
#include <thread>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

/// The discard port, where no server listens.
inline constexpr const char *kNowhere = "http://127.0.0.1:9";

/// A faulty endpoint: sends the same bytes in response to every HTTP request on a free port of 127.0.0.1.
class FlakyEndpoint {
public:
    explicit FlakyEndpoint(std::string reply)
        : m_reply(std::move(reply))
    {
        m_listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t length = sizeof address;
        if (::bind(m_listener, reinterpret_cast<sockaddr *>(&address), length) != 0 || ::listen(m_listener, 16) != 0 ||
            ::getsockname(m_listener, reinterpret_cast<sockaddr *>(&address), &length) != 0)
            std::abort();
        m_port = ntohs(address.sin_port);
        m_thread = std::jthread([this](std::stop_token stop) { serve(stop); });
    }
    ~FlakyEndpoint()
    {
        m_thread.request_stop();
        m_thread.join();
        ::close(m_listener);
    }
    std::string url() const { return "http://127.0.0.1:" + std::to_string(m_port); }
    int requests() const { return m_requests; }

    static std::string http(int status, const std::string &type, const std::string &body)
    {
        return "HTTP/1.1 " + std::to_string(status) + " X\r\nContent-Type: " + type +
               "\r\nContent-Length: " + std::to_string(body.size()) + "\r\nConnection: close\r\n\r\n" + body;
    }

private:
    void serve(std::stop_token stop)
    {
        while (!stop.stop_requested()) {
            pollfd waiting{m_listener, POLLIN, 0};
            if (::poll(&waiting, 1, 50) <= 0)
                continue;
            const int client = ::accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC);
            if (client < 0)
                continue;
            readRequest(client);
            ++m_requests;
            for (std::size_t sent = 0; sent < m_reply.size();) {
                const ssize_t n = ::send(client, m_reply.data() + sent, m_reply.size() - sent, MSG_NOSIGNAL);
                if (n <= 0)
                    break;
                sent += std::size_t(n);
            }
            ::close(client);
        }
    }

    /// Reads head and body: closing with unread data would reset the connection before the client reads the reply.
    static void readRequest(int client)
    {
        std::string text;
        std::size_t wanted = std::string::npos;
        char buffer[4096];
        while (text.size() < wanted) {
            pollfd waiting{client, POLLIN, 0};
            if (::poll(&waiting, 1, 2000) <= 0)
                return;
            const ssize_t n = ::recv(client, buffer, sizeof buffer, 0);
            if (n <= 0)
                return;
            text.append(buffer, std::size_t(n));
            const std::size_t head = text.find("\r\n\r\n");
            if (head == std::string::npos || wanted != std::string::npos)
                continue;
            std::size_t length = 0;
            for (const char *name : {"Content-Length: ", "content-length: "}) {
                if (const std::size_t at = text.find(name); at < head)
                    length = std::strtoul(text.c_str() + at + std::strlen(name), nullptr, 10);
            }
            wanted = head + 4 + length;
        }
    }

    std::string m_reply;
    int m_listener = -1;
    int m_port = 0;
    std::atomic<int> m_requests{0};
    std::jthread m_thread;
};
