#include "backend/aws/sts_client.h"

#include "backend/aws/account_calls_internal.h"
#include "backend/aws/cached_credentials_internal.h"
#include "backend/aws/xml_internal.h"

namespace trainyard::aws {

namespace {

/// Sends the request and parses the XML of the reply.
Result<pugi::xml_document> resultOf(ServiceApi &api, const ApiRequest &request, const Deadline &deadline,
                                    std::stop_token stop)
{
    const auto reply = api.call(request, deadline, stop);
    if (!reply)
        return fail(reply.error());
    return xml::parse(reply->body, "Response", "sts:" + request.call.operation);
}

pugi::xml_node resultNode(const pugi::xml_document &document, const std::string &operation)
{
    return document.document_element().child((operation + "Result").c_str());
}

Result<Credentials> roleKeys(ServiceApi &api, const ApiRequest &request, const char *source, const Deadline &deadline,
                             std::stop_token stop)
{
    const auto document = resultOf(api, request, deadline, stop);
    if (!document)
        return fail(document.error());
    const auto keys = resultNode(*document, request.call.operation).child("Credentials");
    Credentials out{xml::text(keys, "AccessKeyId"),
                    Secret(xml::text(keys, "SecretAccessKey")),
                    Secret(xml::text(keys, "SessionToken")),
                    {},
                    source};
    if (out.accessKeyId.empty() || out.secretKey.empty())
        return fail(ErrorCode::MalformedReply, "sts:" + request.call.operation, "the answer has no keys");
    if (const auto ends = parseExpiry(xml::text(keys, "Expiration")))
        out.expires = *ends;
    return out;
}

} // namespace

StsClient::StsClient(std::shared_ptr<net::HttpClient> http, ClientConfig config)
    : m_api(std::make_unique<ServiceApi>(std::move(http), std::move(config), "sts", Protocol::Query))
{
}

StsClient::~StsClient() = default;

Result<CallerIdentity> StsClient::getCallerIdentity(const Deadline &deadline, std::stop_token stop)
{
    auto request = sts::getCallerIdentity().request();
    request.tryTime = std::chrono::seconds(8); // the reply is immediate; a hanging try must leave time for another
    const auto document = resultOf(*m_api, request, deadline, stop);
    if (!document)
        return fail(document.error());
    const auto result = resultNode(*document, "GetCallerIdentity");
    return CallerIdentity{xml::text(result, "Account"), xml::text(result, "Arn"), xml::text(result, "UserId")};
}

Result<Credentials> StsClient::assumeRole(const AssumeRoleRequest &role, const Deadline &deadline, std::stop_token stop)
{
    return roleKeys(*m_api, sts::assumeRole(role).request(), "assume-role", deadline, stop);
}

Result<Credentials> StsClient::assumeRoleWithWebIdentity(const AssumeRoleRequest &role, const Secret &token,
                                                         const Deadline &deadline, std::stop_token stop)
{
    auto request = sts::assumeRoleWithWebIdentity(role, token).request();
    request.anonymous = true;
    return roleKeys(*m_api, request, "assume-role-with-web-identity", deadline, stop);
}

Result<Credentials> StsClient::getSessionToken(const std::string &device, const Secret &code, const Deadline &deadline,
                                               std::stop_token stop)
{
    return roleKeys(*m_api, sts::getSessionToken(device, code).request(), "session-token", deadline, stop);
}

Result<Credentials> StsClient::getFederationToken(const std::string &name, const std::string &policy,
                                                  std::chrono::seconds life, const Deadline &deadline,
                                                  std::stop_token stop)
{
    return roleKeys(*m_api, sts::getFederationToken(name, policy, life).request(), "federation-token", deadline, stop);
}

Result<std::string> StsClient::decodeAuthorizationMessage(const std::string &encoded, const Deadline &deadline,
                                                          std::stop_token stop)
{
    const auto document = resultOf(*m_api, sts::decodeAuthorizationMessage(encoded).request(), deadline, stop);
    if (!document)
        return fail(document.error());
    return xml::text(resultNode(*document, "DecodeAuthorizationMessage"), "DecodedMessage");
}

} // namespace trainyard::aws
