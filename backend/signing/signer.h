#pragma once

#include <chrono>

#include "backend/signing/canonical.h"

namespace trainyard::signing {

/// What the signer made, layer by layer, so that a failure can name its layer.
struct SignedRequest {
    Headers headers; ///< to be added to the request (empty for a presigned one)
    Query query;     ///< the whole query of a presigned request, its signature included
    std::vector<std::string> signedHeaders;
    std::string canonicalRequest;
    std::string stringToSign;
    std::string signature;
};

/// Sign with an Authorization header. Every header given is signed except those that proxies and HTTP libraries touch
/// (User-Agent, Expect, Connection, Content-Length, Transfer-Encoding, Accept-Encoding).
/// Adds X-Amz-Date, X-Amz-Security-Token when the key has a token, and X-Amz-Content-Sha256 for S3.
/// Sign anew for every attempt: the time is part of it.
SignedRequest sign(const HttpRequestView &, const SigningScope &, const SigningKey &);

/// Put the signature into the query: a URL that works for `life` (at most 7 days) without further headers.
/// The payload is not signed, whatever request.payloadHash says.
SignedRequest presign(const HttpRequestView &, const SigningScope &, const SigningKey &, std::chrono::seconds life);

} // namespace trainyard::signing
