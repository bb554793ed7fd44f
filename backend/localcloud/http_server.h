#pragma once

#include <atomic>
#include <functional>
#include <memory>

#include "backend/core/result.h"
#include "backend/localcloud/http_message.h"

namespace trainyard::localcloud {

/// The loopback HTTP server. The handler is called on one of its threads, several at once.
class HttpServer {
public:
    using Handler = std::function<HttpReply(const HttpRequest &)>;

    /// port    0 takes any free one
    /// errors  AlreadyExists (the port is taken)
    static Result<std::unique_ptr<HttpServer>> listen(int port, Handler);
    ~HttpServer(); ///< stops accepting, and waits for the requests in hand

    int port() const;

private:
    struct Impl;
    explicit HttpServer(std::unique_ptr<Impl>);
    std::unique_ptr<Impl> m_impl;
};

} // namespace trainyard::localcloud
