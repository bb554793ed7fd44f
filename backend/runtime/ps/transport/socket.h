#pragma once

#include <chrono>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>

#include "backend/core/result.h"
#include "backend/core/system/fd.h"
#include "backend/core/time/deadline.h"

namespace trainyard::ps {

using trainyard::Fd;

struct Endpoint {
    std::string host;
    int port = 0;
    std::string text() const; ///< "10.0.0.1:9091", "[::1]:9091"
    bool operator==(const Endpoint &) const = default;
};

/// Parses the format of text().
/// \error InvalidArgument
Result<Endpoint> parseEndpoint(std::string_view);

struct Listener {
    Fd fd;          ///< non-blocking
    Endpoint bound; ///< with the actual port
};

/// Listens on one address of this node.
/// \param port     0: any free one
/// \param context  limits the lookup of a host name; an IP address needs none
/// \error InvalidArgument (no address, or one that means every address), Conflict (port in use), IoFailure; Timeout,
///        Cancelled (both during the lookup)
Result<Listener> listenOn(const std::string &host, int port,
                          const CallContext &context = {Deadline::after(std::chrono::seconds(30)), {}});

/// Listens on the first free port from 9091 to 9998, as MXNet's tracker does.
/// \error as listenOn
Result<Listener> listenOnSchedulerPort(const std::string &host,
                                       const CallContext &context = {Deadline::after(std::chrono::seconds(30)), {}});

/// Connects. The socket is non-blocking, with TCP_NODELAY.
/// \param bind  local address; empty: any
/// \error Unreachable (names host and port), Timeout, Cancelled
Result<Fd> connectTo(const Endpoint &, const std::string &bind, const CallContext &);

/// Accepts one waiting connection; an empty Fd if there is none. Non-blocking, with TCP_NODELAY.
Fd acceptFrom(const Fd &listener);

} // namespace trainyard::ps
