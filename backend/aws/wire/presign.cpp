// Signatures in the query of an address (Signature Version 4, "authenticating requests: using query parameters").

#include "backend/aws/wire/service_api_internal.h"
#include "backend/core/try.h"

namespace trainyard::aws {

Result<std::string> ServiceApi::presigned(const ApiRequest &request, std::chrono::seconds life,
                                          const CallContext &context)
{
    constexpr std::chrono::hours kLongest{7 * 24};
    if (life < std::chrono::seconds(1) || life > kLongest)
        return fail(ErrorCode::InvalidArgument, m_service + ":presign", "a link is valid for 1 second to 7 days");
    TY_ASSIGN(const auto credentials, m_config.credentials->get(context));
    const auto target = targetOf(request);
    const auto host = m_http->hostState(target.origin);
    const signing::SigningScope scope{m_config.clock->now() + host->clockOffset.load(), target.region, m_service};
    signing::HttpRequestView view;
    view.method = request.method;
    view.path = target.path;
    view.headers = {{"Host", target.host}};
    view.payloadHash = signing::kUnsignedPayload;
    view.query = request.query;
    view.query.emplace_back("X-Amz-Algorithm", "AWS4-HMAC-SHA256");
    view.query.emplace_back("X-Amz-Credential", credentials.accessKeyId + "/" + signing::credentialScope(scope));
    view.query.emplace_back("X-Amz-Date", toAmzDate(scope.time));
    view.query.emplace_back("X-Amz-Expires", std::to_string(life.count()));
    view.query.emplace_back("X-Amz-SignedHeaders", "host");
    if (!credentials.sessionToken.empty())
        view.query.emplace_back("X-Amz-Security-Token", credentials.sessionToken.reveal());
    const auto text = signing::stringToSign(scope, signing::canonicalRequest(view, {"host"}, m_service));
    view.query.emplace_back("X-Amz-Signature", signing::signature(credentials.secretKey, scope, text));
    return target.origin + signing::encodePath(target.path) + "?" + signing::encodeQuery(view.query);
}

} // namespace trainyard::aws
