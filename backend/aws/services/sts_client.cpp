#include "backend/aws/services/sts_client.h"

#include "backend/aws/credentials/cached_credentials_internal.h"
#include "backend/aws/services/account_calls_internal.h"
#include "backend/aws/wire/xml_internal.h"
#include "backend/core/try.h"

namespace trainyard::aws {

namespace {

/// Sends the request and parses the XML of the reply.
Result<pugi::xml_document> resultOf(ServiceApi &api, const ApiRequest &request, const CallContext &context)
{
    TY_ASSIGN(const auto reply, api.call(request, context));
    return xml::parse(reply.body, "Response", "sts:" + request.call.operation);
}

pugi::xml_node resultNode(const pugi::xml_document &document, const std::string &operation)
{
    return document.document_element().child((operation + "Result").c_str());
}

Result<Credentials> roleKeys(ServiceApi &api, const ApiRequest &request, const char *source, const CallContext &context)
{
    TY_ASSIGN(const auto document, resultOf(api, request, context));
    const auto keys = resultNode(document, request.call.operation).child("Credentials");
    Credentials out{xml::text(keys, "AccessKeyId"),
                    Secret(xml::text(keys, "SecretAccessKey")),
                    Secret(xml::text(keys, "SessionToken")),
                    {},
                    source};
    if (out.accessKeyId.empty() || out.secretKey.empty())
        return fail(ErrorCode::MalformedReply, "sts:" + request.call.operation, "the answer has no keys");
    if (const auto ends = fromIso8601(xml::text(keys, "Expiration")))
        out.expires = *ends;
    return out;
}

} // namespace

StsClient::StsClient(std::shared_ptr<net::HttpClient> http, ClientConfig config)
    : m_api(std::make_unique<ServiceApi>(std::move(http), std::move(config), "sts", Protocol::Query))
{
}

StsClient::~StsClient() = default;

Result<CallerIdentity> StsClient::getCallerIdentity(const CallContext &context)
{
    auto request = sts::getCallerIdentity().request();
    request.tryTime = std::chrono::seconds(8); // the reply is immediate; a hanging try must leave time for another
    TY_ASSIGN(const auto document, resultOf(*m_api, request, context));
    const auto result = resultNode(document, "GetCallerIdentity");
    return CallerIdentity{xml::text(result, "Account"), xml::text(result, "Arn"), xml::text(result, "UserId")};
}

Result<Credentials> StsClient::assumeRole(const AssumeRoleRequest &role, const CallContext &context)
{
    return roleKeys(*m_api, sts::assumeRole(role).request(), "assume-role", context);
}

Result<Credentials> StsClient::assumeRoleWithWebIdentity(const AssumeRoleRequest &role, const Secret &token,
                                                         const CallContext &context)
{
    auto request = sts::assumeRoleWithWebIdentity(role, token).request();
    request.anonymous = true;
    return roleKeys(*m_api, request, "assume-role-with-web-identity", context);
}

Result<Credentials> StsClient::getSessionToken(const std::string &device, const Secret &code,
                                               const CallContext &context)
{
    return roleKeys(*m_api, sts::getSessionToken(device, code).request(), "session-token", context);
}

Result<Credentials> StsClient::getFederationToken(const std::string &name, const std::string &policy,
                                                  std::chrono::seconds life, const CallContext &context)
{
    return roleKeys(*m_api, sts::getFederationToken(name, policy, life).request(), "federation-token", context);
}

Result<std::string> StsClient::decodeAuthorizationMessage(const std::string &encoded, const CallContext &context)
{
    TY_ASSIGN(const auto document, resultOf(*m_api, sts::decodeAuthorizationMessage(encoded).request(), context));
    return xml::text(resultNode(document, "DecodeAuthorizationMessage"), "DecodedMessage");
}

} // namespace trainyard::aws
