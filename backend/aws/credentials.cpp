#include "backend/aws/credentials.h"

#include <mutex>

#include "backend/aws/config_files_internal.h"
#include "backend/aws/profiles.h"
#include "backend/core/files.h"

namespace trainyard::aws {

namespace {

using Answer = Result<Credentials>;

class FixedCredentials final : public CredentialsProvider {
public:
    explicit FixedCredentials(Credentials credentials)
        : m_credentials(std::move(credentials))
    {
    }
    Answer get(const Deadline &, std::stop_token) override { return m_credentials; }

private:
    const Credentials m_credentials;
};

class EnvironmentCredentials final : public CredentialsProvider {
public:
    explicit EnvironmentCredentials(EnvironmentReader environment)
        : m_environment(std::move(environment))
    {
    }

    Answer get(const Deadline &, std::stop_token) override
    {
        Credentials out{m_environment("AWS_ACCESS_KEY_ID"), Secret(m_environment("AWS_SECRET_ACCESS_KEY")),
                        Secret(m_environment("AWS_SESSION_TOKEN")), std::nullopt};
        if (out.accessKeyId.empty() || out.secretKey.empty())
            return fail(ErrorCode::CredentialsMissing, "credentials:environment",
                        "AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not both set");
        return out;
    }

private:
    const EnvironmentReader m_environment;
};

std::string valueOf(const std::map<std::string, std::string> &settings, const char *key)
{
    const auto it = settings.find(key);
    return it == settings.end() ? std::string() : it->second;
}

class FileCredentials final : public CredentialsProvider {
public:
    FileCredentials(std::string profile, EnvironmentReader environment)
        : m_profile(std::move(profile))
        , m_environment(std::move(environment))
    {
    }

    Answer get(const Deadline &, std::stop_token) override
    {
        const auto stamp = stampOfFiles();
        const std::lock_guard lock(m_mutex);
        if (!m_answer || stamp != m_stamp) {
            m_answer = read();
            m_stamp = stamp;
        }
        return *m_answer;
    }

private:
    using Stamp = std::pair<std::filesystem::file_time_type, std::filesystem::file_time_type>;

    Stamp stampOfFiles() const
    {
        std::error_code absent;
        return {std::filesystem::last_write_time(configFile(m_environment), absent),
                std::filesystem::last_write_time(credentialsFile(m_environment), absent)};
    }

    Answer read() const
    {
        const auto source = "credentials:" + m_profile;
        const auto files = ConfigFiles::read(m_environment);
        const auto found = files.profiles.find(m_profile);
        if (found == files.profiles.end())
            return fail(ErrorCode::CredentialsMissing, source,
                        "there is no profile \"" + m_profile + "\" in " + configFile(m_environment).string() + " or " +
                            credentialsFile(m_environment).string());
        const auto &settings = found->second;
        Credentials out{valueOf(settings, "aws_access_key_id"), Secret(valueOf(settings, "aws_secret_access_key")),
                        Secret(valueOf(settings, "aws_session_token")), std::nullopt};
        if (!out.accessKeyId.empty() && !out.secretKey.empty())
            return out;
        for (const auto *other :
             {"sso_session", "sso_start_url", "role_arn", "credential_process", "web_identity_token_file"}) {
            if (settings.contains(other))
                return fail(
                    ErrorCode::CredentialsMissing, source,
                    "the profile gets its keys by " + std::string(other) +
                        ", which Trainyard does not do itself; `eval \"$(aws configure export-credentials --profile " +
                        m_profile + " --format env)\"` puts them into the environment");
        }
        return fail(ErrorCode::CredentialsMissing, source,
                    "the profile has no aws_access_key_id and aws_secret_access_key");
    }

    const std::string m_profile;
    const EnvironmentReader m_environment;
    std::mutex m_mutex;
    std::optional<Answer> m_answer;
    Stamp m_stamp;
};

class LocalCloudCredentials final : public CredentialsProvider {
public:
    explicit LocalCloudCredentials(std::filesystem::path stateFolder)
        : m_stateFolder(std::move(stateFolder))
    {
    }

    Answer get(const Deadline &, std::stop_token) override
    {
        const auto endpoint = readLocalEndpoint(m_stateFolder);
        if (!endpoint)
            return fail(ErrorCode::CredentialsMissing, "credentials:local", endpoint.error().detail);
        return Credentials{endpoint->accessKeyId, endpoint->secretAccessKey, {}, std::nullopt};
    }

private:
    const std::filesystem::path m_stateFolder;
};

/// The first provider that has keys; the last one's error otherwise.
class CredentialsChain final : public CredentialsProvider {
public:
    explicit CredentialsChain(std::vector<std::shared_ptr<CredentialsProvider>> links)
        : m_links(std::move(links))
    {
    }

    Answer get(const Deadline &deadline, std::stop_token stop) override
    {
        Answer last = fail(ErrorCode::CredentialsMissing, "credentials", "nobody was asked");
        for (const auto &link : m_links) {
            last = link->get(deadline, stop);
            if (last || last.error().code != ErrorCode::CredentialsMissing)
                break;
        }
        return last;
    }

private:
    const std::vector<std::shared_ptr<CredentialsProvider>> m_links;
};

} // namespace

EnvironmentReader processEnvironment()
{
    return [](const char *name) { return environment(name); };
}

std::shared_ptr<CredentialsProvider> fixedCredentials(Credentials credentials)
{
    return std::make_shared<FixedCredentials>(std::move(credentials));
}

std::shared_ptr<CredentialsProvider> environmentCredentials(EnvironmentReader environment)
{
    return std::make_shared<EnvironmentCredentials>(std::move(environment));
}

std::shared_ptr<CredentialsProvider> fileCredentials(std::string profile, EnvironmentReader environment)
{
    return std::make_shared<FileCredentials>(std::move(profile), std::move(environment));
}

std::shared_ptr<CredentialsProvider> localCloudCredentials(std::filesystem::path stateFolder)
{
    return std::make_shared<LocalCloudCredentials>(std::move(stateFolder));
}

std::shared_ptr<CredentialsProvider> nodeCredentials(std::shared_ptr<net::HttpClient> http,
                                                     EnvironmentReader environment)
{
    const auto named = environment("AWS_PROFILE");
    return std::make_shared<CredentialsChain>(std::vector{
        environmentCredentials(environment), fileCredentials(named.empty() ? "default" : named, environment),
        roleCredentials(std::move(http), environment)});
}

} // namespace trainyard::aws
