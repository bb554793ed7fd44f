#pragma once

#include <array>
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
#include "backend/core/enum_names.h"

namespace trainyard::localcloud {

/// An error in the services' terms. `code` is the official one; `fields` are further elements of S3's document.
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

/// Receives a chunk of a body; false stops the transfer.
using BodySink = std::function<bool(std::span<const std::byte>)>;

/// A request as received, before authentication.
struct HttpRequest {
    std::string method;
    std::string wirePath; ///< as in the request line, without the query
    std::string path;     ///< decoded
    std::vector<std::pair<std::string, std::optional<std::string>>> query; ///< decoded, in wire order
    std::vector<std::pair<std::string, std::string>> headers;
    bool hasBody = false;
    /// Streams the body; false when the client disconnected or the sink stopped. Call at most once.
    std::function<bool(const BodySink &)> readBody;

    /// Fills wirePath, path and query. A path that cannot be decoded becomes "/", such a query becomes empty; the
    /// signature then cannot match.
    void readTarget(std::string_view onRequestLine);

    std::string header(std::string_view name) const; ///< empty when absent
    bool hasQuery(std::string_view name) const;
    std::string queryValue(std::string_view name) const; ///< empty when absent
};

/// A range of an open file, for a streamed reply. The file stays open and may be replaced meanwhile.
struct FileSlice {
    std::shared_ptr<int> descriptor; ///< closes the file with its last owner
    std::uint64_t offset = 0;
    std::uint64_t length = 0;
};

struct HttpReply {
    int status = 200;
    std::vector<std::pair<std::string, std::string>> headers;
    std::string contentType = "text/xml;charset=UTF-8";
    std::string body;
    std::optional<FileSlice> file;           ///< instead of body
    std::optional<std::uint64_t> headLength; ///< Content-Length of a reply to HEAD
    bool dropConnection = false;             ///< closes the connection without a reply (faults)
    bool cutBody = false;                    ///< closes the connection in the middle of `body` (faults)
};

struct Span {
    std::uint64_t from = 0, length = 0;
};
enum class RangeKind { None, Part, Unsatisfiable };
constexpr auto namesOf(RangeKind)
{
    return std::to_array<std::string_view>({"none", "part", "unsatisfiable"});
}
using trainyard::toString;

/// Reads one byte range of a resource of `size` bytes. A header that cannot be parsed counts as none, as RFC 9110 14.2
/// allows.
RangeKind readRange(const std::string &header, std::uint64_t size, Span &out);

/// Reads the complete body; empty when it is larger than `limit` bytes or the client disconnected.
std::optional<std::string> readWholeBody(const HttpRequest &, std::size_t limit);

} // namespace trainyard::localcloud
