#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "backend/core/clock.h"
#include "backend/core/secret.h"

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

/// What Signature Version 4 sees of a request.
struct HttpRequestView {
    std::string method;      ///< "GET"
    std::string path;        ///< decoded, begins with '/'
    Query query;             ///< decoded
    Headers headers;         ///< all that are to be signed (or were received), "Host" among them
    std::string payloadHash; ///< lower-case hexadecimal SHA-256 of the body, or kUnsignedPayload
    std::string wirePath;    ///< as on the request line; empty means encodePath(path). A verifier should set it
};

struct SigningScope {
    Timestamp time;
    std::string region;
    std::string service; ///< signing name: "ec2", "s3", "sts"
};

/// The first value of a header, its name compared without case.
std::optional<std::string> findHeader(const Headers &, std::string_view name);

/// A decoded path as it goes on the wire: each byte but the unreserved and '/' becomes %XX.
std::string encodePath(std::string_view decodedPath);
/// A query as it goes on the wire, in the given order, without the '?'.
std::string encodeQuery(const Query &);
/// Reads a query from the wire. '+' stays a plus. errors InvalidArgument (a broken %XX)
Result<Query> decodeQuery(std::string_view wireQuery);

/// The canonical request over the headers named in `signedHeaders` (lower case, sorted).
std::string canonicalRequest(const HttpRequestView &, const std::vector<std::string> &signedHeaders,
                             std::string_view service);
/// "20260314/eu-west-1/sts/aws4_request"
std::string credentialScope(const SigningScope &);
std::string stringToSign(const SigningScope &, std::string_view canonicalRequest);
/// Lower-case hexadecimal, 64 characters.
std::string signature(const Secret &secretKey, const SigningScope &, std::string_view stringToSign);

} // namespace trainyard::signing
