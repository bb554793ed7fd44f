#include "backend/signing/signer.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/core/text.h"

namespace trainyard::signing {

namespace {

bool isSignable(std::string_view name)
{
    constexpr std::array<std::string_view, 8> kTouchedOnTheWay = {
        "authorization",  "user-agent",        "expect",          "connection",
        "content-length", "transfer-encoding", "accept-encoding", "x-amzn-trace-id"};
    return std::find(kTouchedOnTheWay.begin(), kTouchedOnTheWay.end(), name) == kTouchedOnTheWay.end();
}

std::vector<std::string> signableNames(const Headers &headers)
{
    std::vector<std::string> names;
    for (const auto &[key, value] : headers) {
        auto name = lowered(key);
        if (isSignable(name))
            names.push_back(std::move(name));
    }
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

void signInto(SignedRequest &out, const HttpRequestView &request, const SigningScope &scope, const SigningKey &key)
{
    out.signedHeaders = signableNames(request.headers);
    out.canonicalRequest = canonicalRequest(request, out.signedHeaders, scope.service);
    out.stringToSign = stringToSign(scope, out.canonicalRequest);
    out.signature = signature(key.secretKey, scope, out.stringToSign);
}

} // namespace

SignedRequest sign(const HttpRequestView &request, const SigningScope &scope, const SigningKey &key)
{
    SignedRequest out;
    out.headers.emplace_back("X-Amz-Date", toAmzDate(scope.time));
    if (!key.sessionToken.empty())
        out.headers.emplace_back("X-Amz-Security-Token", key.sessionToken);
    if (scope.service == "s3")
        out.headers.emplace_back("X-Amz-Content-SHA256", request.payloadHash);

    HttpRequestView whole = request;
    whole.headers.insert(whole.headers.end(), out.headers.begin(), out.headers.end());
    signInto(out, whole, scope, key);
    out.headers.emplace_back("Authorization", "AWS4-HMAC-SHA256 Credential=" + key.accessKeyId + "/" +
                                                  credentialScope(scope) +
                                                  fmt::format(", SignedHeaders={}, Signature={}",
                                                              fmt::join(out.signedHeaders, ";"), out.signature));
    return out;
}

} // namespace trainyard::signing
