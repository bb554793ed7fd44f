#include "backend/signing/canonical.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/core/encoding.h"
#include "backend/core/text.h"
#include "backend/core/try.h"

namespace trainyard::signing {

namespace {

/// RFC 3986, 5.2.4, for all services but S3: removes "//", "." and ".."; a final slash stays.
std::string normalisedPath(std::string_view path)
{
    std::vector<std::string_view> kept;
    for (const auto segment : split(path, '/')) {
        if (segment == "..") {
            if (!kept.empty())
                kept.pop_back();
        } else if (!segment.empty() && segment != ".") {
            kept.push_back(segment);
        }
    }
    std::string out;
    for (const auto segment : kept)
        out.append("/").append(segment);
    if (out.empty() || path.ends_with('/'))
        out += '/';
    return out;
}

std::string canonicalPath(const HttpRequestView &request, std::string_view service)
{
    const std::string wire = request.wirePath.empty() ? encodePath(request.path) : request.wirePath;
    if (service == "s3") {
        // A client may encode fewer characters than encodePath; the service compares one fixed encoding.
        const auto decoded = percentDecode(wire);
        return decoded ? encodePath(*decoded) : wire;
    }
    return percentEncode(normalisedPath(wire), true);
}

std::string canonicalQuery(const Query &query)
{
    std::vector<std::pair<std::string, std::string>> encoded;
    encoded.reserve(query.size());
    for (const auto &[key, value] : query)
        encoded.emplace_back(percentEncode(key), percentEncode(value.value_or("")));
    std::sort(encoded.begin(), encoded.end());
    std::string out;
    for (const auto &[key, value] : encoded)
        out.append(out.empty() ? "" : "&").append(key).append("=").append(value);
    return out;
}

/// Trims the value and folds each run of white space into one space.
std::string foldedValue(std::string_view value)
{
    std::string out;
    bool gap = false;
    for (const char c : value) {
        if (c == ' ' || c == '\t' || c == '\r' || c == '\n') {
            gap = !out.empty();
            continue;
        }
        if (gap)
            out += ' ';
        gap = false;
        out += c;
    }
    return out;
}

Sha256Digest hmac(std::span<const std::byte> key, std::string_view text)
{
    return hmacSha256(key, asBytes(text));
}

} // namespace

std::optional<std::string> findHeader(const Headers &headers, std::string_view name)
{
    const auto wanted = lowered(name);
    for (const auto &[key, value] : headers) {
        if (lowered(key) == wanted)
            return value;
    }
    return std::nullopt;
}

std::string encodePath(std::string_view decodedPath)
{
    return percentEncode(decodedPath, true);
}

std::string encodeQuery(const Query &query)
{
    std::string out;
    for (const auto &[key, value] : query) {
        out.append(out.empty() ? "" : "&").append(percentEncode(key));
        if (value)
            out.append("=").append(percentEncode(*value));
    }
    return out;
}

Result<Query> decodeQuery(std::string_view wireQuery)
{
    Query out;
    for (std::size_t at = 0; at < wireQuery.size();) {
        const auto end = std::min(wireQuery.find('&', at), wireQuery.size());
        const auto pair = wireQuery.substr(at, end - at);
        at = end + 1;
        if (pair.empty())
            continue;
        const auto equals = pair.find('=');
        TY_ASSIGN(auto key, percentDecode(pair.substr(0, equals)));
        std::optional<std::string> value;
        if (equals != std::string_view::npos) {
            TY_ASSIGN(auto decoded, percentDecode(pair.substr(equals + 1)));
            value = std::move(decoded);
        }
        out.emplace_back(std::move(key), std::move(value));
    }
    return out;
}

std::string canonicalRequest(const HttpRequestView &request, const std::vector<std::string> &signedHeaders,
                             std::string_view service)
{
    std::string out = request.method + "\n" + canonicalPath(request, service) + "\n" + canonicalQuery(request.query);
    out += '\n';
    for (const auto &name : signedHeaders) {
        std::string values;
        bool first = true;
        for (const auto &[key, value] : request.headers) {
            if (lowered(key) == name) {
                values.append(first ? "" : ",").append(foldedValue(value));
                first = false;
            }
        }
        out.append(name).append(":").append(values).append("\n");
    }
    out.append("\n").append(fmt::format("{}", fmt::join(signedHeaders, ";"))).append("\n").append(request.payloadHash);
    return out;
}

std::string credentialScope(const SigningScope &scope)
{
    return toAmzDate(scope.time).substr(0, 8) + "/" + scope.region + "/" + scope.service + "/aws4_request";
}

std::string stringToSign(const SigningScope &scope, std::string_view canonicalRequest)
{
    return "AWS4-HMAC-SHA256\n" + toAmzDate(scope.time) + "\n" + credentialScope(scope) + "\n" +
           sha256Hex(canonicalRequest);
}

std::string signature(const Secret &secretKey, const SigningScope &scope, std::string_view stringToSign)
{
    const Secret first("AWS4" + secretKey.reveal());
    auto key = hmac(asBytes(first.reveal()), toAmzDate(scope.time).substr(0, 8));
    key = hmac(key, scope.region);
    key = hmac(key, scope.service);
    key = hmac(key, "aws4_request");
    return hexEncode(hmac(key, stringToSign));
}

} // namespace trainyard::signing
