#include "backend/signing/verifier.h"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/core/encoding.h"
#include "backend/core/text.h"
#include "backend/core/try.h"

namespace trainyard::signing {

namespace {

/// The parts of a signature, from the header or the query.
struct Claim {
    std::string accessKeyId, day, region, service;
    std::vector<std::string> signedHeaders;
    std::string signature;
    Timestamp time;
    std::string token;
    bool presigned = false;
    std::chrono::seconds life{0};
};

using Claimed = tl::expected<Claim, Rejection>;

tl::unexpected<Rejection> reject(RejectReason reason, std::string detail)
{
    return tl::unexpected<Rejection>(Rejection{reason, std::move(detail), {}, {}, {}});
}

bool readCredential(Claim &claim, std::string_view text)
{
    const auto parts = split(text, '/');
    if (parts.size() < 5 || parts.back() != "aws4_request")
        return false;
    const auto n = parts.size();
    claim.accessKeyId = fmt::format("{}", fmt::join(parts.begin(), parts.end() - 4, "/"));
    claim.day = parts[n - 4];
    claim.region = parts[n - 3];
    claim.service = parts[n - 2];
    return !claim.accessKeyId.empty();
}

void setSignedHeaders(Claim &claim, std::string_view text)
{
    const auto names = split(text, ';');
    claim.signedHeaders.assign(names.begin(), names.end());
}

Claimed readHeaderClaim(const HttpRequestView &request, std::string_view authorization)
{
    constexpr std::string_view kAlgorithm = "AWS4-HMAC-SHA256";
    if (!authorization.starts_with(kAlgorithm))
        return reject(RejectReason::IncompleteSignature, "Unsupported authorization algorithm");
    Claim claim;
    bool hasCredential = false;
    for (const auto &part : split(authorization.substr(kAlgorithm.size()), ',')) {
        const auto field = trimmed(part, " \t");
        if (field.starts_with("Credential=")) {
            hasCredential = readCredential(claim, field.substr(11));
        } else if (field.starts_with("SignedHeaders=")) {
            setSignedHeaders(claim, field.substr(14));
        } else if (field.starts_with("Signature=")) {
            claim.signature = field.substr(10);
        }
    }
    if (!hasCredential)
        return reject(RejectReason::IncompleteSignature,
                      "Authorization header requires a valid 'Credential' parameter");
    if (claim.signedHeaders.empty() || claim.signature.empty())
        return reject(RejectReason::IncompleteSignature,
                      "Authorization header requires 'SignedHeaders' and 'Signature' parameters");
    const auto amzDate = findHeader(request.headers, "x-amz-date");
    const auto date = findHeader(request.headers, "date");
    const auto time = amzDate ? fromAmzDate(*amzDate)
                      : date  ? fromHttpDate(*date)
                              : Result<Timestamp>(fail(ErrorCode::InvalidArgument, "", ""));
    if (!time)
        return reject(RejectReason::IncompleteSignature,
                      "Authorization header requires a valid 'X-Amz-Date' or 'Date' header");
    claim.time = *time;
    claim.token = findHeader(request.headers, "x-amz-security-token").value_or("");
    return claim;
}

Claimed readQueryClaim(const HttpRequestView &request)
{
    const auto value = [&](std::string_view key) -> std::string {
        for (const auto &[k, v] : request.query) {
            if (k == key)
                return v.value_or("");
        }
        return {};
    };
    Claim claim;
    claim.presigned = true;
    const auto expires = value("X-Amz-Expires");
    long life = 0;
    const auto parsed = std::from_chars(expires.data(), expires.data() + expires.size(), life);
    const auto time = fromAmzDate(value("X-Amz-Date"));
    constexpr long kWeek = 7 * 24 * 3600;
    if (value("X-Amz-Algorithm") != "AWS4-HMAC-SHA256" || !readCredential(claim, value("X-Amz-Credential")) || !time ||
        parsed.ec != std::errc() || parsed.ptr != expires.data() + expires.size() || life < 1 || life > kWeek)
        return reject(RejectReason::IncompleteSignature, "The query string of a presigned request is incomplete");
    claim.time = *time;
    claim.life = std::chrono::seconds(life);
    setSignedHeaders(claim, value("X-Amz-SignedHeaders"));
    claim.signature = value("X-Amz-Signature");
    claim.token = value("X-Amz-Security-Token");
    return claim;
}

Claimed readClaim(const HttpRequestView &request)
{
    if (const auto authorization = findHeader(request.headers, "authorization"))
        return readHeaderClaim(request, *authorization);
    const auto isSignature = [](const auto &pair) { return pair.first == "X-Amz-Signature"; };
    if (std::any_of(request.query.begin(), request.query.end(), isSignature))
        return readQueryClaim(request);
    return reject(RejectReason::Unsigned, "The request is not signed");
}

std::optional<Rejection> checkTime(const Claim &claim, Timestamp now, const VerifyRules &rules)
{
    const auto signedAt = toAmzDate(claim.time);
    if (!signedAt.starts_with(claim.day))
        return Rejection{RejectReason::WrongScope,
                         "Date in the credential scope does not match the request's date: " + claim.day + " and " +
                             signedAt,
                         {},
                         {},
                         {}};
    if (claim.presigned && now > claim.time + claim.life)
        return Rejection{RejectReason::PresignExpired, "Request has expired", {}, {}, {}};
    if (!claim.presigned && now > claim.time + rules.tolerance)
        return Rejection{RejectReason::TooSkewed,
                         "Signature expired: " + signedAt + " is now earlier than " + toAmzDate(now - rules.tolerance),
                         {},
                         {},
                         {}};
    if (claim.time > now + rules.tolerance)
        return Rejection{RejectReason::TooSkewed,
                         "Signature not yet current: " + signedAt + " is still later than " +
                             toAmzDate(now + rules.tolerance),
                         {},
                         {},
                         {}};
    return std::nullopt;
}

std::optional<Rejection> checkScope(const Claim &claim, const VerifyRules &rules)
{
    if (!rules.service.empty() && claim.service != rules.service)
        return Rejection{RejectReason::WrongScope,
                         "Credential should be scoped to service '" + rules.service + "', not '" + claim.service + "'",
                         {},
                         {},
                         {}};
    if (!rules.region.empty() && claim.region != rules.region)
        return Rejection{RejectReason::WrongScope,
                         "Credential should be scoped to region '" + rules.region + "', not '" + claim.region + "'",
                         {},
                         {},
                         {}};
    return std::nullopt;
}

/// The signature must cover Host and every x-amz-* header, or a proxy could change the request's meaning.
std::optional<Rejection> checkSignedHeaders(const Claim &claim, const Headers &headers)
{
    const auto isSigned = [&](const std::string &name) {
        return std::find(claim.signedHeaders.begin(), claim.signedHeaders.end(), name) != claim.signedHeaders.end();
    };
    if (!isSigned("host"))
        return Rejection{RejectReason::IncompleteSignature, "'Host' must be a signed header", {}, {}, {}};
    for (const auto &[key, value] : headers) {
        const auto name = lowered(key);
        if (name.starts_with("x-amz-") && !isSigned(name))
            return Rejection{RejectReason::IncompleteSignature,
                             "There were headers present in the request which were not signed: " + name,
                             {},
                             {},
                             {}};
    }
    return std::nullopt;
}

/// Returns the request without its signature, with the payload hash that the client signed.
HttpRequestView asSigned(const HttpRequestView &request, const Claim &claim)
{
    HttpRequestView out = request;
    if (claim.presigned) {
        std::erase_if(out.query, [](const auto &pair) { return pair.first == "X-Amz-Signature"; });
        out.payloadHash = claim.service == "s3" ? std::string(kUnsignedPayload) : request.payloadHash;
    }
    if (const auto declared = findHeader(request.headers, "x-amz-content-sha256"))
        out.payloadHash = *declared;
    return out;
}

bool isHexDigest(std::string_view text)
{
    return text.size() == 64 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

} // namespace

tl::expected<VerifiedIdentity, Rejection> verify(const HttpRequestView &request, const KeyLookup &lookup, Timestamp now,
                                                 const VerifyRules &rules)
{
    TY_ASSIGN(const auto claim, readClaim(request));
    const auto rejected = [&](Rejection rejection) {
        rejection.accessKeyId = claim.accessKeyId;
        return tl::unexpected(std::move(rejection));
    };
    if (auto bad = checkSignedHeaders(claim, request.headers))
        return rejected(std::move(*bad));
    if (auto bad = checkScope(claim, rules))
        return rejected(std::move(*bad));
    const auto key = lookup(claim.accessKeyId);
    if (!key)
        return rejected({RejectReason::UnknownKey, "The access key id does not exist in our records", {}, {}, {}});
    if (key->sessionToken != claim.token)
        return rejected(
            {RejectReason::WrongToken, "The security token included in the request is invalid", {}, {}, {}});
    if (auto bad = checkTime(claim, now, rules))
        return rejected(std::move(*bad));

    const auto view = asSigned(request, claim);
    const SigningScope scope{claim.time, claim.region, claim.service};
    const auto canonical = canonicalRequest(view, claim.signedHeaders, claim.service);
    const auto toSign = stringToSign(scope, canonical);
    if (!equalConstantTime(asBytes(signature(key->secretKey, scope, toSign)), asBytes(claim.signature)))
        return rejected({RejectReason::SignatureMismatch,
                         "The request signature we calculated does not match the signature you provided. "
                         "Check your key and signing method.",
                         {},
                         canonical,
                         toSign});
    if (isHexDigest(view.payloadHash) && !request.payloadHash.empty() && view.payloadHash != request.payloadHash)
        return rejected({RejectReason::PayloadMismatch,
                         "The provided 'x-amz-content-sha256' header does not match what was computed",
                         {},
                         {},
                         {}});
    return VerifiedIdentity{claim.accessKeyId, claim.region,    claim.service,
                            claim.time,        claim.presigned, view.payloadHash};
}

} // namespace trainyard::signing
