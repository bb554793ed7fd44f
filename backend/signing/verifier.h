#pragma once

#include <functional>

#include <tl/expected.hpp>

#include "backend/signing/canonical.h"

namespace trainyard::signing {

/// Which rule a received request breaks. Services have different codes for the same rule; the caller maps them.
enum class RejectReason {
    Unsigned, ///< no Authorization header and no X-Amz-Signature: S3 AccessDenied, EC2 MissingAuthenticationToken
    IncompleteSignature, ///< malformed credential, date or list of headers; or a header that must be signed is not
    UnknownKey,          ///< S3 InvalidAccessKeyId, EC2 AuthFailure, query InvalidClientTokenId
    WrongToken,          ///< the session token is not the one of this key (InvalidToken, InvalidClientTokenId)
    WrongScope,     ///< signed for another region, service or day (AuthorizationHeaderMalformed, SignatureDoesNotMatch)
    TooSkewed,      ///< S3 RequestTimeTooSkewed, EC2 RequestExpired, query SignatureDoesNotMatch
    PresignExpired, ///< a presigned URL after its life: AccessDenied "Request has expired"
    SignatureMismatch, ///< SignatureDoesNotMatch
    PayloadMismatch,   ///< the body is not the one that was signed: XAmzContentSHA256Mismatch
};

struct Rejection {
    RejectReason reason;
    std::string detail;           ///< in English, fit for the answer's Message
    std::string accessKeyId;      ///< as far as it was readable
    std::string canonicalRequest; ///< for S3's SignatureDoesNotMatch document; empty when it was not reached
    std::string stringToSign;
};

struct VerifiedIdentity {
    std::string accessKeyId;
    std::string region;
    std::string service;
    Timestamp time; ///< when the client says it signed
    bool presigned = false;
    std::string payloadHash; ///< as signed: hexadecimal, UNSIGNED-PAYLOAD or a STREAMING- form
};

struct VerifyRules {
    std::string service; ///< expected signing name; empty accepts any
    std::string region;  ///< expected region; empty accepts any
    std::chrono::minutes tolerance{15};
};

/// The key of an access key id, or empty when there is none.
using KeyLookup = std::function<std::optional<SigningKey>(const std::string &accessKeyId)>;

/// Check a request as it was received: by its Authorization header, or by its query when it is presigned.
/// request.wirePath, all headers and the decoded query must be set; payloadHash is the hash of the body received
/// (it may be empty for a presigned request, or when the client sent UNSIGNED-PAYLOAD).
/// Every x-amz-* header received must be signed, Host too. Thread-safe.
tl::expected<VerifiedIdentity, Rejection> verify(const HttpRequestView &, const KeyLookup &, Timestamp now,
                                                 const VerifyRules &);

} // namespace trainyard::signing
