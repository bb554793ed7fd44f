#pragma once

#include "backend/signing/canonical.h"

namespace trainyard::signing {

/// The results of all stages of signing; tests compare them one by one.
struct SignedRequest {
    Headers headers; ///< to add to the request
    std::vector<std::string> signedHeaders;
    std::string canonicalRequest;
    std::string stringToSign;
    std::string signature;
};

/// Signs with an Authorization header. Covers all headers of the request except those that proxies and HTTP libraries
/// change (User-Agent, Expect, Connection, Content-Length, Transfer-Encoding, Accept-Encoding, X-Amzn-Trace-Id).
/// Adds X-Amz-Date, X-Amz-Security-Token when the key has a token, and X-Amz-Content-SHA256 for S3.
/// Sign again for every attempt: the signature covers the time.
SignedRequest sign(const HttpRequestView &, const SigningScope &, const SigningKey &);

} // namespace trainyard::signing
