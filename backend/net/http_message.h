#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "backend/core/result.h"

namespace trainyard::net {

using Headers = std::vector<std::pair<std::string, std::string>>;

/// A request body that is read while it is sent. `read` runs on the HTTP thread: it may read a local file but must not
/// wait for anything else. When the request is sent again, `read` is called again from an earlier offset.
struct BodySource {
    std::uint64_t size = 0; ///< bytes; sent as Content-Length
    std::function<Result<std::size_t>(std::uint64_t offset, std::span<std::byte> out)> read;
};

/// Receives the body of a 2xx response in parts, on the HTTP thread; must not wait. An error ends the request with it.
using BodySink = std::function<Status(std::span<const std::byte>)>;

/// Receives status and headers of a response whose body goes to a sink, before the first byte of the body.
using HeadSink = std::function<void(int status, const Headers &)>;

struct HttpRequest {
    std::string method = "GET";
    std::string url;  ///< already encoded; the path is sent unchanged, ".." and "//" included
    Headers headers;  ///< Host, when given, replaces the host of the URL
    std::string body; ///< sent when there is no source
    std::optional<BodySource> source;
    BodySink sink;                         ///< without one the body is collected in HttpReply::body
    HeadSink head;                         ///< may be empty
    std::size_t maxReplyBytes = 64u << 20; ///< of a collected body; a larger one is MalformedReply
    bool expectContinue = false;           ///< S3 uploads: the server may reject the request before the body is sent
    int sinkStatus = 0;                    ///< only a response of this status goes to the sink; 0 means any 2xx
    bool direct = false;                   ///< bypasses proxies; loopback addresses always do
    bool freshConnection = false; ///< for requests that must not be sent twice: a reused connection may be dead
};

struct HttpReply {
    int status = 0;
    Headers headers;  ///< of the final response
    std::string body; ///< empty when it went to a sink

    /// Returns the first value of a header, empty when absent. The name is compared without case.
    std::string header(std::string_view name) const;
};

} // namespace trainyard::net
