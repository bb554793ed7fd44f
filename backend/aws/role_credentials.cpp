#include <mutex>

#include <nlohmann/json.hpp>

#include "backend/aws/credentials.h"
#include "backend/aws/errors_internal.h"
#include "backend/core/files.h"
#include "backend/net/http_client.h"

namespace trainyard::aws {

using namespace std::chrono_literals;

namespace {

constexpr auto kAnswerTime = 2s; // the metadata service is on this machine's own link
constexpr auto kRenewBefore = 5min;

class RoleCredentials final : public CredentialsProvider {
public:
    RoleCredentials(std::shared_ptr<net::HttpClient> http, EnvironmentReader environment)
        : m_http(std::move(http))
        , m_environment(std::move(environment))
    {
    }

    Result<Credentials> get(const Deadline &deadline, std::stop_token stop) override
    {
        const std::lock_guard lock(m_mutex); // one question at a time: a role is asked for once, not once per part
        const auto now = SystemClock::instance().now();
        if (m_cached && m_cached->expires && *m_cached->expires - kRenewBefore > now)
            return *m_cached;
        auto fresh = isContainer() ? askContainer(deadline, stop) : askInstance(deadline, stop);
        if (!fresh && m_cached && m_cached->expires && *m_cached->expires > now)
            return *m_cached; // it could not be renewed yet, but it still works
        if (fresh)
            m_cached = *fresh;
        return fresh;
    }

private:
    Result<std::string> ask(net::HttpRequest request, const Deadline &deadline, std::stop_token stop) const
    {
        request.direct = true;
        request.maxReplyBytes = 64 * 1024;
        const auto reply = m_http->send(request, deadline.earlier(Deadline::after(kAnswerTime)), stop);
        if (!reply) {
            const auto code =
                reply.error().code == ErrorCode::Cancelled ? ErrorCode::Cancelled : ErrorCode::CredentialsMissing;
            return fail(code, "credentials:role",
                        "no credentials found in environment or files, and no role: " + reply.error().detail);
        }
        if (reply->status != 200)
            return fail(ErrorCode::CredentialsMissing, "credentials:role",
                        request.url + " answered with HTTP status " + std::to_string(reply->status));
        return reply->body;
    }

    bool isContainer() const
    {
        return !m_environment("AWS_CONTAINER_CREDENTIALS_RELATIVE_URI").empty() ||
               !m_environment("AWS_CONTAINER_CREDENTIALS_FULL_URI").empty();
    }

    Result<Credentials> askContainer(const Deadline &deadline, std::stop_token stop) const
    {
        net::HttpRequest request;
        const auto relative = m_environment("AWS_CONTAINER_CREDENTIALS_RELATIVE_URI");
        request.url =
            relative.empty() ? m_environment("AWS_CONTAINER_CREDENTIALS_FULL_URI") : "http://169.254.170.2" + relative;
        auto token = m_environment("AWS_CONTAINER_AUTHORIZATION_TOKEN");
        if (const auto file = m_environment("AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE"); !file.empty())
            token = readFile(file, 64 * 1024).value_or(token);
        while (token.ends_with('\n') || token.ends_with('\r'))
            token.pop_back();
        if (!token.empty())
            request.headers.emplace_back("Authorization", token);
        return parsed(ask(request, deadline, stop));
    }

    Result<Credentials> askInstance(const Deadline &deadline, std::stop_token stop) const
    {
        if (m_environment("AWS_EC2_METADATA_DISABLED") == "true")
            return fail(ErrorCode::CredentialsMissing, "credentials:role",
                        "no credentials found, and AWS_EC2_METADATA_DISABLED is set");
        auto endpoint = m_environment("AWS_EC2_METADATA_SERVICE_ENDPOINT");
        if (endpoint.empty())
            endpoint = "http://169.254.169.254";
        while (endpoint.ends_with('/'))
            endpoint.pop_back();
        net::HttpRequest request;
        request.method = "PUT";
        request.url = endpoint + "/latest/api/token";
        request.headers = {{"X-aws-ec2-metadata-token-ttl-seconds", "21600"}};
        const auto token = ask(request, deadline, stop);
        if (!token)
            return fail(token.error());
        request.method = "GET";
        request.headers = {{"X-aws-ec2-metadata-token", *token}};
        const auto roles = endpoint + "/latest/meta-data/iam/security-credentials/";
        request.url = roles;
        const auto role = ask(request, deadline, stop);
        if (!role)
            return fail(role.error());
        request.url = roles + role->substr(0, role->find_first_of("\r\n"));
        return parsed(ask(request, deadline, stop));
    }

    static Result<Credentials> parsed(const Result<std::string> &body)
    {
        if (!body)
            return fail(body.error());
        const auto json = nlohmann::json::parse(*body, nullptr, false);
        const auto text = [&](const char *key) {
            return json.is_object() && json.contains(key) && json[key].is_string() ? json[key].get<std::string>()
                                                                                   : std::string();
        };
        Credentials out{text("AccessKeyId"), Secret(text("SecretAccessKey")), Secret(text("Token")), std::nullopt};
        if (out.accessKeyId.empty() || out.secretKey.empty())
            return fail(ErrorCode::MalformedReply, "credentials:role",
                        "the metadata service's answer has no keys"); // never quoted: it may have half of them
        if (const auto expires = fromIso8601(text("Expiration")))
            out.expires = *expires;
        return out;
    }

    const std::shared_ptr<net::HttpClient> m_http;
    const EnvironmentReader m_environment;
    std::mutex m_mutex;
    std::optional<Credentials> m_cached;
};

} // namespace

std::shared_ptr<CredentialsProvider> roleCredentials(std::shared_ptr<net::HttpClient> http,
                                                     EnvironmentReader environment)
{
    return std::make_shared<RoleCredentials>(std::move(http), std::move(environment));
}

} // namespace trainyard::aws
