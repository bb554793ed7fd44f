#include "backend/aws/services/account_calls_internal.h"

#include <nlohmann/json.hpp>

namespace trainyard::aws {

namespace {

QueryCall stsCall(const char *operation, const char *cliName)
{
    return {"sts", operation, "2011-06-15", cliName};
}

JsonCall ssmCall(const char *operation, const char *cliName)
{
    return {"ssm", operation, "AmazonSSM", cliName};
}

JsonCall quotasCall(const char *operation, const char *cliName, const std::string &service)
{
    JsonCall call("service-quotas", operation, "ServiceQuotasV20190624", cliName);
    call.set("ServiceCode", "--service-code", service);
    return call;
}

QueryCall &withRole(QueryCall &call, const AssumeRoleRequest &r)
{
    call.set("RoleArn", "--role-arn", r.roleArn).set("RoleSessionName", "--role-session-name", r.sessionName);
    call.set("Policy", "--policy", r.policy);
    if (r.duration.count() > 0)
        call.set("DurationSeconds", "--duration-seconds", std::to_string(r.duration.count()));
    return call;
}

/// A code is valid only once, but is kept out of the journal all the same.
QueryCall &withCode(QueryCall &call, const std::string &device, const Secret &code)
{
    return call.set("SerialNumber", "--serial-number", device)
        .hidden("TokenCode", code.reveal(), "--token-code", "(hidden)");
}

} // namespace

namespace sts {

QueryCall getCallerIdentity()
{
    return stsCall("GetCallerIdentity", "get-caller-identity");
}

QueryCall assumeRole(const AssumeRoleRequest &r)
{
    auto call = stsCall("AssumeRole", "assume-role");
    withRole(call, r).hidden("ExternalId", r.externalId, "--external-id", "(hidden)");
    return withCode(call, r.device, r.code);
}

QueryCall getSessionToken(const std::string &device, const Secret &code)
{
    auto call = stsCall("GetSessionToken", "get-session-token");
    return withCode(call, device, code);
}

QueryCall assumeRoleWithWebIdentity(const AssumeRoleRequest &r, const Secret &token)
{
    auto call = stsCall("AssumeRoleWithWebIdentity", "assume-role-with-web-identity");
    withRole(call, r).hidden("WebIdentityToken", token.reveal(), "--web-identity-token", "(hidden)");
    return call;
}

QueryCall getFederationToken(const std::string &name, const std::string &policy, std::chrono::seconds life)
{
    auto call = stsCall("GetFederationToken", "get-federation-token");
    return call.set("Name", "--name", name)
        .set("Policy", "--policy", policy)
        .set("DurationSeconds", "--duration-seconds", std::to_string(life.count()));
}

QueryCall decodeAuthorizationMessage(const std::string &encoded)
{
    auto call = stsCall("DecodeAuthorizationMessage", "decode-authorization-message");
    call.set("EncodedMessage", "--encoded-message", encoded);
    return call;
}

} // namespace sts

namespace sso {

ApiRequest getRoleCredentials(const std::string &accountId, const std::string &roleName, const Secret &token)
{
    ApiRequest request;
    request.query = {{"role_name", roleName}, {"account_id", accountId}};
    request.call = {"sso",
                    "GetRoleCredentials",
                    {{"role_name", roleName}, {"account_id", accountId}},
                    {"sso", "get-role-credentials", "--role-name", roleName, "--account-id", accountId,
                     "--access-token", "(hidden)"}};
    request.method = "GET";
    request.path = "/federation/credentials";
    request.headers = {{"x-amz-sso_bearer_token", token.reveal()}};
    request.anonymous = true;
    return request;
}

ApiRequest createToken(const std::string &clientId, const Secret &clientSecret, const Secret &refreshToken)
{
    ApiRequest request;
    const nlohmann::json body{{"clientId", clientId},
                              {"clientSecret", clientSecret.reveal()},
                              {"grantType", "refresh_token"},
                              {"refreshToken", refreshToken.reveal()}};
    request.call = {"sso-oidc", "CreateToken", {}, {"sso-oidc", "create-token", "--cli-input-json", "(hidden)"}};
    for (const auto &[name, value] : body.items())
        request.call.parameters.emplace_back(name, name == "grantType" ? "refresh_token" : "(hidden)");
    request.path = "/token";
    request.headers = {{"Content-Type", "application/json"}};
    request.body = body.dump();
    request.anonymous = true;
    request.repeatable = false;
    return request;
}

} // namespace sso

namespace ssm {

JsonCall getParameter(const std::string &name)
{
    auto call = ssmCall("GetParameter", "get-parameter");
    call.set("Name", "--name", name);
    return call;
}

} // namespace ssm

namespace quotas {

JsonCall getServiceQuota(const std::string &service, const std::string &quota)
{
    auto call = quotasCall("GetServiceQuota", "get-service-quota", service);
    call.set("QuotaCode", "--quota-code", quota);
    return call;
}

JsonCall getDefaultQuota(const std::string &service, const std::string &quota)
{
    auto call = quotasCall("GetAWSDefaultServiceQuota", "get-aws-default-service-quota", service);
    call.set("QuotaCode", "--quota-code", quota);
    return call;
}

JsonCall requestIncrease(const std::string &service, const std::string &quota, double value)
{
    auto call = quotasCall("RequestServiceQuotaIncrease", "request-service-quota-increase", service);
    call.set("QuotaCode", "--quota-code", quota).set("DesiredValue", "--desired-value", value);
    return call;
}

JsonCall listRequests(const std::string &service, const std::string &quota)
{
    auto call = quotasCall("ListRequestedServiceQuotaChangeHistoryByQuota",
                           "list-requested-service-quota-change-history-by-quota", service);
    call.set("QuotaCode", "--quota-code", quota);
    return call;
}

} // namespace quotas

namespace pricing {

JsonCall getProducts(const std::string &type, const std::string &region)
{
    JsonCall query("pricing", "GetProducts", "AWSPriceListService", "get-products");
    auto filters = nlohmann::json::array();
    const auto match = [&](const char *field, const std::string &value) {
        filters.push_back({{"Type", "TERM_MATCH"}, {"Field", field}, {"Value", value}});
    };
    match("instanceType", type);
    match("regionCode", region);
    match("operatingSystem", "Linux");
    match("tenancy", "Shared");
    match("preInstalledSw", "NA");
    match("capacitystatus", "Used");
    query.set("ServiceCode", "--service-code", "AmazonEC2")
        .set("Filters", "--filters", filters)
        .set("FormatVersion", "--format-version", "aws_v1");
    return query;
}

} // namespace pricing

} // namespace trainyard::aws
