#include <algorithm>

#include "backend/aws/credentials/cached_credentials_internal.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/net/host_state.h"
#include "backend/net/http_client.h"

namespace trainyard::aws {

using namespace std::chrono_literals;

namespace {

constexpr auto kAnswerTime = 2s; // both services are link-local

/// The body of a status 200, else CredentialsMissing: there is no role here.
Result<std::string> requestRole(net::HttpClient &http, net::HttpRequest request, const CallContext &context)
{
    request.direct = true;
    request.maxReplyBytes = 64 * 1024;
    const auto reply = http.send(request, {context.deadline.earlier(Deadline::after(kAnswerTime)), context.stop});
    if (!reply) {
        const auto code =
            reply.error().code == ErrorCode::Cancelled ? ErrorCode::Cancelled : ErrorCode::CredentialsMissing;
        return fail(code, "credentials:role", "there is no role: " + reply.error().detail);
    }
    if (reply->status != 200)
        return fail(ErrorCode::CredentialsMissing, "credentials:role",
                    request.url + " answered with HTTP status " + std::to_string(reply->status));
    return reply->body;
}

Result<Credentials> named(Result<Credentials> keys, const char *source)
{
    if (keys)
        keys->source = source;
    return keys;
}

/// A token must not cross the network in clear text: only https, this computer, or the addresses of ECS and EKS.
bool mayBeAsked(const std::string &url)
{
    const auto origin = net::originOf(url);
    return origin.starts_with("https://") || net::isLoopback(url) || origin == "http://169.254.170.2" ||
           origin == "http://169.254.170.23" || origin == "http://[fd00:ec2::23]";
}

class ContainerCredentials final : public CachedCredentials {
public:
    explicit ContainerCredentials(SourceOptions options)
        : CachedCredentials(*options.clock)
        , m_options(std::move(options))
    {
    }

private:
    Result<Credentials> fetch(const CallContext &context) override
    {
        const auto relative = m_options.environment("AWS_CONTAINER_CREDENTIALS_RELATIVE_URI");
        net::HttpRequest request;
        request.url = relative.empty() ? m_options.environment("AWS_CONTAINER_CREDENTIALS_FULL_URI")
                                       : "http://169.254.170.2" + relative;
        if (request.url.empty())
            return fail(ErrorCode::CredentialsMissing, "credentials:container",
                        "AWS_CONTAINER_CREDENTIALS_RELATIVE_URI and _FULL_URI are not set");
        if (!mayBeAsked(request.url))
            return fail(ErrorCode::InvalidArgument, "credentials:container",
                        "AWS_CONTAINER_CREDENTIALS_FULL_URI names " + std::string(net::originOf(request.url)) +
                            ": only https, this computer and the container agent's own address are allowed");
        auto token = m_options.environment("AWS_CONTAINER_AUTHORIZATION_TOKEN");
        if (const auto file = m_options.environment("AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE"); !file.empty())
            token = readFile(file, 64 * 1024).value_or(token);
        while (token.ends_with('\n') || token.ends_with('\r'))
            token.pop_back();
        if (token.find_first_of("\r\n") != std::string::npos)
            return fail(ErrorCode::InvalidArgument, "credentials:container",
                        "the authorization token has several lines");
        if (!token.empty())
            request.headers.emplace_back("Authorization", token);
        TY_ASSIGN(const auto body, requestRole(*m_options.http, request, context));
        return named(parseKeys(body, "Token", "credentials:container"), "container-role");
    }

    const SourceOptions m_options;
};

class InstanceCredentials final : public CachedCredentials {
public:
    explicit InstanceCredentials(SourceOptions options)
        : CachedCredentials(*options.clock)
        , m_options(std::move(options))
    {
    }

private:
    Result<Credentials> fetch(const CallContext &context) override
    {
        if (m_options.environment("AWS_EC2_METADATA_DISABLED") == "true")
            return fail(ErrorCode::CredentialsMissing, "credentials:role",
                        "AWS_EC2_METADATA_DISABLED is set, so that no role of an instance is requested");
        auto endpoint = m_options.environment("AWS_EC2_METADATA_SERVICE_ENDPOINT");
        if (endpoint.empty())
            endpoint = "http://169.254.169.254";
        while (endpoint.ends_with('/'))
            endpoint.pop_back();
        net::HttpRequest request;
        request.method = "PUT";
        request.url = endpoint + "/latest/api/token";
        request.headers = {{"X-aws-ec2-metadata-token-ttl-seconds", "21600"}};
        TY_ASSIGN(const auto token, requestRole(*m_options.http, request, context));
        request.method = "GET";
        request.headers = {{"X-aws-ec2-metadata-token", token}};
        const auto roles = endpoint + "/latest/meta-data/iam/security-credentials/";
        request.url = roles;
        TY_ASSIGN(const auto role, requestRole(*m_options.http, request, context));
        request.url = roles + role.substr(0, role.find_first_of("\r\n"));
        TY_ASSIGN(const auto body, requestRole(*m_options.http, request, context));
        return named(parseKeys(body, "Token", "credentials:role"), "iam-role");
    }

    const SourceOptions m_options;
};

} // namespace

std::shared_ptr<CredentialsProvider> containerCredentials(SourceOptions options)
{
    return std::make_shared<ContainerCredentials>(std::move(options));
}

std::shared_ptr<CredentialsProvider> instanceCredentials(SourceOptions options)
{
    return std::make_shared<InstanceCredentials>(std::move(options));
}

} // namespace trainyard::aws
