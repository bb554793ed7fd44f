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
    std::string method, target, body;           ///< target: path and query of the request line, verbatim
    std::map<std::string, std::string> headers; ///< lower-case names
    int connection = 0;                         ///< number of the connection, from 1

    std::string header(const std::string &name) const
    {
        const auto it = headers.find(name);
        return it == headers.end() ? std::string() : it->second;
    }
};

/// Reaction to a request: raw bytes, optionally followed by a fault.
struct RawResponse {
    std::string bytes;
    bool hangUp = false; ///< closes the connection after the bytes
    bool silent = false; ///< sends nothing more, and leaves the connection open until the server ends
};

/// \return a well-formed response with Content-Length
RawResponse httpResponse(int status, const std::string &body, const std::string &extraHeaders = {});

/// An HTTP server on a free loopback port. It sends exactly the bytes of the handler, which may be malformed. Each
/// connection has a thread, which calls the handler.
class HttpServer {
public:
    using Handler = std::function<RawResponse(const ReceivedRequest &)>;
    explicit HttpServer(Handler);
    ~HttpServer();
    HttpServer(const HttpServer &) = delete;
    HttpServer &operator=(const HttpServer &) = delete;

    std::string url() const { return "http://127.0.0.1:" + std::to_string(m_port); }
    int port() const { return m_port; }
    /// \return all requests so far, in the order of their arrival
    std::vector<ReceivedRequest> received() const;
    /// Waits until `count` requests have arrived.
    /// \return false after ten seconds
    bool waitForRequests(std::size_t count) const;

private:
    void accept(std::stop_token);
    void serve(int socket, int number, std::stop_token);

    Handler m_handler;
    int m_port = 0, m_listener = -1;
    mutable std::mutex m_mutex;
    mutable std::condition_variable m_arrived;
    std::vector<ReceivedRequest> m_received;
    std::vector<std::jthread> m_connections; // used by the accepting thread only, until it ends
    std::jthread m_acceptor;
};

/// \return a URL with a port on which no server listens at the moment
std::string refusingUrl();

} // namespace trainyard::support
