#pragma once

#include <functional>

#include <tl/expected.hpp>

#include "backend/signing/canonical.h"

namespace trainyard::signing {

/// The rule that a received request violates. Services have different codes for the same rule; the caller maps them.
enum class RejectReason {
    Unsigned, ///< no Authorization header and no X-Amz-Signature: S3 AccessDenied, EC2 MissingAuthenticationToken
    IncompleteSignature, ///< malformed credential, date or list of headers, or an unsigned header that must be signed
    UnknownKey,          ///< S3 InvalidAccessKeyId, EC2 AuthFailure, query InvalidClientTokenId
    WrongToken,          ///< not the session token of this key (InvalidToken, InvalidClientTokenId)
    WrongScope,     ///< signed for another region, service or day (AuthorizationHeaderMalformed, SignatureDoesNotMatch)
    TooSkewed,      ///< S3 RequestTimeTooSkewed, EC2 RequestExpired, query SignatureDoesNotMatch
    PresignExpired, ///< a presigned URL after its life: AccessDenied "Request has expired"
    SignatureMismatch, ///< SignatureDoesNotMatch
    PayloadMismatch,   ///< the body differs from the signed one: XAmzContentSHA256Mismatch
};

struct Rejection {
    RejectReason reason;
    std::string detail;           ///< in English, suitable as the Message of the response
    std::string accessKeyId;      ///< empty when it could not be read
    std::string canonicalRequest; ///< for S3's SignatureDoesNotMatch document; empty when verification ended earlier
    std::string stringToSign;
};

struct VerifiedIdentity {
    std::string accessKeyId;
    std::string region;
    std::string service;
    Timestamp time; ///< of the signature, according to the client
    bool presigned = false;
    std::string payloadHash; ///< as signed: hexadecimal, UNSIGNED-PAYLOAD or a STREAMING- form
};

struct VerifyRules {
    std::string service; ///< expected signing name; empty accepts any
    std::string region;  ///< expected region; empty accepts any
    std::chrono::minutes tolerance{15};
};

/// Returns the key of an access key id, empty when it is unknown.
using KeyLookup = std::function<std::optional<SigningKey>(const std::string &accessKeyId)>;

/// Verifies a received request by its Authorization header, or by its query when it is presigned. Host and all received
/// x-amz-* headers must be signed. Thread-safe.
/// \param request  with wirePath, all headers and the decoded query; payloadHash is the hash of the received body (may
///     be empty for a presigned request, or when the client sent UNSIGNED-PAYLOAD)
tl::expected<VerifiedIdentity, Rejection> verify(const HttpRequestView &, const KeyLookup &, Timestamp now,
                                                 const VerifyRules &);

} // namespace trainyard::signing
