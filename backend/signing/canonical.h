#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "backend/core/secret.h"
#include "backend/core/time/clock.h"

namespace trainyard::signing {

using Headers = std::vector<std::pair<std::string, std::string>>;
/// Decoded pairs in any order. A pair without a value is a bare flag on the wire (`?uploads`).
using Query = std::vector<std::pair<std::string, std::optional<std::string>>>;

inline constexpr std::string_view kUnsignedPayload = "UNSIGNED-PAYLOAD";

struct SigningKey {
    std::string accessKeyId;
    Secret secretKey;
    std::string sessionToken; ///< empty for long-lived keys
};

/// The parts of a request that Signature Version 4 covers.
struct HttpRequestView {
    std::string method;      ///< "GET"
    std::string path;        ///< decoded, begins with '/'
    Query query;             ///< decoded
    Headers headers;         ///< all headers to sign (or received), including "Host"
    std::string payloadHash; ///< lower-case hexadecimal SHA-256 of the body, or kUnsignedPayload
    std::string wirePath;    ///< as on the request line; empty means encodePath(path). Verifiers should set it
};

struct SigningScope {
    Timestamp time;
    std::string region;
    std::string service; ///< signing name: "ec2", "s3", "sts"
};

/// Returns the first value of a header. The name is compared without case.
std::optional<std::string> findHeader(const Headers &, std::string_view name);

/// Encodes a path for the request line: all bytes but unreserved characters and '/' become %XX.
std::string encodePath(std::string_view decodedPath);
/// Encodes a query for the request line, in the given order, without the '?'.
std::string encodeQuery(const Query &);
/// Decodes a query from the request line. '+' stays a plus.
/// \error InvalidArgument (an invalid %XX)
Result<Query> decodeQuery(std::string_view wireQuery);

/// Returns the canonical request.
/// \param signedHeaders  names of the headers that it covers, lower case, sorted
std::string canonicalRequest(const HttpRequestView &, const std::vector<std::string> &signedHeaders,
                             std::string_view service);
/// Returns the credential scope: "20260314/eu-west-1/sts/aws4_request".
std::string credentialScope(const SigningScope &);
std::string stringToSign(const SigningScope &, std::string_view canonicalRequest);
/// Returns the signature, 64 lower-case hexadecimal digits.
std::string signature(const Secret &secretKey, const SigningScope &, std::string_view stringToSign);

} // namespace trainyard::signing
