#pragma once

#include <chrono>
#include <memory>
#include <stop_token>
#include <string>

#include "backend/core/time/deadline.h"
#include "backend/core/version.h"
#include "backend/net/host_state.h"
#include "backend/net/http_message.h"

namespace trainyard::net {

struct HttpOptions {
    std::string caBundle; ///< PEM file; empty means the system's
    std::string proxy;    ///< URL; empty means http_proxy, https_proxy, no_proxy of the environment
    std::string userAgent = "trainyard/" + std::string(version());
    std::chrono::milliseconds connectTimeout{10'000};
    std::chrono::seconds idleTimeout{60}; ///< so long without a byte in either direction is a Timeout
    long connectionsPerHost = 32;

    /// The defaults, with AWS_CA_BUNDLE from the environment.
    static HttpOptions fromEnvironment();
};

/// HTTP/1.1 and TLS over libcurl. An internal thread runs all transfers and keeps connections alive; send() blocks the
/// caller's thread only. Thread-safe. Redirects are returned, not followed. Destroy the client after every send() has
/// returned. Tests with prepared responses (tests/fuzz) override send() and hostState().
class HttpClient {
public:
    explicit HttpClient(HttpOptions options = HttpOptions::fromEnvironment());
    virtual ~HttpClient();
    HttpClient(const HttpClient &) = delete;
    HttpClient &operator=(const HttpClient &) = delete;

    /// Sends the request once and waits for the complete response. No status counts as an error.
    /// \error Unreachable (nothing was sent: unknown name, refused), Disconnected (the request may have been received),
    ///     Timeout, Cancelled, TlsFailed, MalformedReply, InvalidArgument (URL), and the errors of a source or sink
    virtual Result<HttpReply> send(const HttpRequest &, const CallContext &);

    /// Returns the state of the URL's host, shared by all users of this client.
    virtual std::shared_ptr<HostState> hostState(std::string_view url);
    /// HostStates::clockOffset over all hosts of this client.
    std::chrono::milliseconds clockOffset() { return m_hosts.clockOffset(); }

private:
    class Loop;
    HttpOptions m_options;
    HostStates m_hosts;
    std::unique_ptr<Loop> m_loop;
};

} // namespace trainyard::net
