#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

#include "backend/core/encoding.h"

namespace trainyard::localcloud {

/// A refusal as the services word it. `code` is the official one; `fields` are further elements of S3's document.
struct ServiceError {
    std::string code;
    std::string message;
    int status = 400;
    std::vector<std::pair<std::string, std::string>> fields = {};
};
template <class T>
using ServiceResult = tl::expected<T, ServiceError>;

inline tl::unexpected<ServiceError> refuse(std::string code, std::string message, int status = 400)
{
    return tl::unexpected(ServiceError{std::move(code), std::move(message), status, {}});
}

/// Takes a piece of a body; false stops the transfer.
using BodySink = std::function<bool(std::span<const std::byte>)>;

/// A request as it came, before anybody believes it.
struct HttpRequest {
    std::string method;
    std::string wirePath; ///< as on the request line, without the query
    std::string path;     ///< decoded
    std::vector<std::pair<std::string, std::optional<std::string>>> query; ///< decoded, in the order of the wire
    std::vector<std::pair<std::string, std::string>> headers;
    bool hasBody = false;
    /// Streams the body; false when the client broke off or the sink stopped. Call at most once.
    std::function<bool(const BodySink &)> readBody;

    /// Fills wirePath, path and query. What cannot be decoded is the path "/", or no query: its signature fits nothing.
    void readTarget(std::string_view onRequestLine);

    std::string header(std::string_view name) const; ///< empty when absent
    bool hasQuery(std::string_view name) const;
    std::string queryValue(std::string_view name) const; ///< empty when absent
};

/// A part of an open file, for an answer that streams. The file stays open, so that it may be replaced meanwhile.
struct FileSlice {
    std::shared_ptr<int> descriptor; ///< closes itself
    std::uint64_t offset = 0;
    std::uint64_t length = 0;
};

struct HttpReply {
    int status = 200;
    std::vector<std::pair<std::string, std::string>> headers;
    std::string contentType = "text/xml;charset=UTF-8";
    std::string body;
    std::optional<FileSlice> file;           ///< instead of body
    std::optional<std::uint64_t> headLength; ///< Content-Length of an answer to HEAD
    bool dropConnection = false;             ///< answer nothing: the connection breaks (faults)
    bool cutBody = false;                    ///< the connection breaks in the middle of `body` (faults)
};

struct Span {
    std::uint64_t from = 0, length = 0;
};
enum class RangeKind { None, Part, Unsatisfiable };

/// One range of bytes of a thing of `size` bytes. What is not understood is no range, as RFC 9110 14.2 allows.
RangeKind readRange(const std::string &header, std::uint64_t size, Span &out);

/// At most `limit` bytes of the body, or empty when it is larger or the client broke off.
std::optional<std::string> readWholeBody(const HttpRequest &, std::size_t limit);

} // namespace trainyard::localcloud
