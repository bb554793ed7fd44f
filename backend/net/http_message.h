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

/// A request body that is read while it is sent. `read` is called on the HTTP thread, so it may touch a local file but
/// must not wait for anything else; it is called again from an earlier offset when the request is sent again.
struct BodySource {
    std::uint64_t size = 0; ///< bytes; sent as Content-Length
    std::function<Result<std::size_t>(std::uint64_t offset, std::span<std::byte> out)> read;
};

/// Takes the body of a 2xx answer piece by piece, on the HTTP thread; must not wait. An error ends the request with it.
using BodySink = std::function<Status(std::span<const std::byte>)>;

/// Status and headers of an answer whose body goes to a sink, told before its first byte.
using HeadSink = std::function<void(int status, const Headers &)>;

struct HttpRequest {
    std::string method = "GET";
    std::string url;  ///< already encoded; the path is sent as it stands (no "..", "//" clean-up)
    Headers headers;  ///< Host, when given, replaces the one of the URL
    std::string body; ///< sent when there is no source
    std::optional<BodySource> source;
    BodySink sink;                         ///< without one the body is collected in HttpReply::body
    HeadSink head;                         ///< may be empty
    std::size_t maxReplyBytes = 64u << 20; ///< of a collected body; a larger one is MalformedReply
    bool expectContinue = false;           ///< S3 uploads: hear a refusal before sending the body
    int sinkStatus = 0;                    ///< only an answer of this status goes to the sink; 0 means any 2xx
    bool direct = false;          ///< never through a proxy; an address of this computer never goes through one anyway
    bool freshConnection = false; ///< for requests that must not be sent twice: a kept connection may be dead
};

struct HttpReply {
    int status = 0;
    Headers headers;  ///< of the final answer
    std::string body; ///< empty when a sink took it

    /// The first value of a header, its name compared without case; empty when absent.
    std::string header(std::string_view name) const;
};

} // namespace trainyard::net
