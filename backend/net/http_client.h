#pragma once

#include <chrono>
#include <memory>
#include <stop_token>
#include <string>

#include "backend/core/deadline.h"
#include "backend/net/host_state.h"
#include "backend/net/http_message.h"

namespace trainyard::net {

struct HttpOptions {
    std::string caBundle; ///< PEM file; empty means the system's
    std::string proxy;    ///< URL; empty means http_proxy, https_proxy, no_proxy of the environment
    std::string userAgent = "trainyard/0.1";
    std::chrono::milliseconds connectTimeout{10'000};
    std::chrono::seconds idleTimeout{60}; ///< no byte either way for so long: Timeout
    long connectionsPerHost = 32;

    /// The defaults with AWS_CA_BUNDLE taken from the environment.
    static HttpOptions fromEnvironment();
};

/// HTTP/1.1 and TLS over libcurl. One thread of its own runs all transfers and keeps connections alive; send() blocks
/// the caller's thread only. Thread-safe. Redirects are answers, not followed. Destroy it after every send() returned.
/// Who has the answers already (tests/fuzz) overrides send() and hostState().
class HttpClient {
public:
    explicit HttpClient(HttpOptions options = HttpOptions::fromEnvironment());
    virtual ~HttpClient();
    HttpClient(const HttpClient &) = delete;
    HttpClient &operator=(const HttpClient &) = delete;

    /// Send once and wait for the whole answer. Any status is an answer.
    /// errors  Unreachable (nothing was sent: no such name, refused), Disconnected (perhaps it was received), Timeout,
    ///         Cancelled, TlsFailed, MalformedReply, InvalidArgument (URL), or what a source or sink returned
    virtual Result<HttpReply> send(const HttpRequest &, const Deadline &, std::stop_token);

    /// What is remembered about the host of a URL, for all users of this client.
    virtual std::shared_ptr<HostState> hostState(std::string_view url);
    /// Their clock minus ours, as far as hosts had to be corrected for it (HostStates::clockOffset).
    std::chrono::milliseconds clockOffset() { return m_hosts.clockOffset(); }

private:
    class Loop;
    HttpOptions m_options;
    HostStates m_hosts;
    std::unique_ptr<Loop> m_loop;
};

} // namespace trainyard::net
