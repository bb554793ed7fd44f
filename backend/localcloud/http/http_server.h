#pragma once

#include <atomic>
#include <functional>
#include <memory>

#include "backend/core/result.h"
#include "backend/localcloud/http/http_message.h"

namespace trainyard::localcloud {

/// The loopback HTTP server. The handler is called concurrently on several threads.
class HttpServer {
public:
    using Handler = std::function<HttpReply(const HttpRequest &)>;

    /// \param port  0 selects any free port
    /// \error AlreadyExists (the port is taken)
    static Result<std::unique_ptr<HttpServer>> listen(int port, Handler);
    /// Stops accepting, and waits for the requests in progress; connections that last longer than two seconds are cut.
    ~HttpServer();

    int port() const;

private:
    struct Impl;
    explicit HttpServer(std::unique_ptr<Impl>);
    std::unique_ptr<Impl> m_impl;
};

} // namespace trainyard::localcloud
