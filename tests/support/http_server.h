#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace trainyard::support {

struct ReceivedRequest {
    std::string method, target, body;           ///< target: path and query as they stood on the request line
    std::map<std::string, std::string> headers; ///< names in lower case
    int connection = 0;                         ///< counts the connections of this server from 1

    std::string header(const std::string &name) const
    {
        const auto it = headers.find(name);
        return it == headers.end() ? std::string() : it->second;
    }
};

/// What the server does with a request: raw bytes, and then perhaps something unkind.
struct RawResponse {
    std::string bytes;
    bool hangUp = false; ///< close the connection behind the bytes
    bool silent = false; ///< say nothing more, and keep the connection open until the server ends
};

/// A well-formed answer with Content-Length.
RawResponse httpResponse(int status, const std::string &body, const std::string &extraHeaders = {});

/// An HTTP server on a free loopback port that answers exactly the bytes it is told to, so that it can be as broken as
/// the world is. One thread for each connection; the handler is called from them.
class HttpServer {
public:
    using Handler = std::function<RawResponse(const ReceivedRequest &)>;
    explicit HttpServer(Handler);
    ~HttpServer();
    HttpServer(const HttpServer &) = delete;
    HttpServer &operator=(const HttpServer &) = delete;

    std::string url() const { return "http://127.0.0.1:" + std::to_string(m_port); }
    int port() const { return m_port; }
    /// All requests so far, in the order of their arrival.
    std::vector<ReceivedRequest> received() const;
    /// Wait until so many requests arrived; false when they did not within ten seconds.
    bool waitForRequests(std::size_t count) const;

private:
    void accept(std::stop_token);
    void serve(int socket, int number, std::stop_token);

    Handler m_handler;
    int m_port = 0, m_listener = -1;
    mutable std::mutex m_mutex;
    mutable std::condition_variable m_arrived;
    std::vector<ReceivedRequest> m_received;
    std::vector<std::jthread> m_connections; // the accepting thread's until it ended
    std::jthread m_acceptor;
};

/// A port on which nobody listens at the moment.
std::string refusingUrl();

} // namespace trainyard::support
