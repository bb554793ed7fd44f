#include "backend/aws/credentials/credentials.h"

#include <map>
#include <mutex>
#include <optional>
#include <string_view>

#include "backend/aws/credentials/cached_credentials_internal.h"
#include "backend/aws/credentials/profiles.h"
#include "backend/core/system/files.h"
#include "backend/core/text.h"

namespace trainyard::aws {

namespace {

using Answer = Result<Credentials>;

class FixedCredentials final : public CredentialsProvider {
public:
    explicit FixedCredentials(Credentials credentials)
        : m_credentials(std::move(credentials))
    {
    }
    Answer get(const CallContext &) override { return m_credentials; }

private:
    const Credentials m_credentials;
};

Credentials keysOf(const EnvironmentReader &variable, const char *source)
{
    Credentials keys{variable("AWS_ACCESS_KEY_ID"),
                     Secret(variable("AWS_SECRET_ACCESS_KEY")),
                     Secret(variable("AWS_SESSION_TOKEN")),
                     {},
                     source};
    if (const auto ends = fromIso8601(variable("AWS_CREDENTIAL_EXPIRATION")))
        keys.expires = *ends;
    return keys;
}

class EnvironmentCredentials final : public CredentialsProvider {
public:
    EnvironmentCredentials(EnvironmentReader environment, const WallClock &clock)
        : m_environment(std::move(environment))
        , m_clock(clock)
    {
    }

    Answer get(const CallContext &) override
    {
        Credentials out = keysOf(m_environment, "env");
        if (out.accessKeyId.empty() || out.secretKey.empty())
            return fail(ErrorCode::CredentialsMissing, "credentials:environment",
                        "AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not both set");
        if (out.expires && *out.expires <= m_clock.now())
            return fail(ErrorCode::CredentialsExpired, "credentials:environment",
                        "the session in AWS_SESSION_TOKEN ended at " + toIso8601(*out.expires) +
                            ": set new ones with `eval \"$(aws configure export-credentials --profile NAME --format "
                            "env)\"` and start again");
        return out;
    }

private:
    const EnvironmentReader m_environment;
    const WallClock &m_clock;
};

class FileCredentials final : public CredentialsProvider {
public:
    FileCredentials(std::filesystem::path file, const WallClock &clock)
        : m_file(std::move(file))
        , m_clock(clock)
    {
    }

    Answer get(const CallContext &) override
    {
        constexpr std::size_t kLongest = 1u << 20;
        const auto text = readFile(m_file, kLongest);
        if (!text && text.error().code != ErrorCode::NotFound)
            return fail(text.error());
        const std::lock_guard lock(m_mutex);
        // Removed with the run, the end of whose logs is sent after that.
        if (!text && m_last && (!m_last->expires || *m_last->expires > m_clock.now()))
            return *m_last;
        std::map<std::string, std::string, std::less<>> variables;
        std::string_view rest = text ? std::string_view(*text) : std::string_view(), line;
        while (takeLine(rest, line)) {
            if (const auto equals = line.find('='); equals != std::string_view::npos)
                variables[std::string(line.substr(0, equals))] = line.substr(equals + 1);
        }
        Credentials keys = keysOf(
            [&variables](const char *name) {
                const auto at = variables.find(name);
                return at == variables.end() ? std::string() : at->second;
            },
            "file");
        if (keys.accessKeyId.empty() || keys.secretKey.empty())
            return fail(ErrorCode::CredentialsMissing, "credentials:file", m_file.string() + " has no keys");
        if (keys.expires && *keys.expires <= m_clock.now())
            return fail(ErrorCode::CredentialsExpired, "credentials:file",
                        "the keys in " + m_file.string() + " expired at " + toIso8601(*keys.expires) +
                            "; a program that follows the run sends new ones");
        m_last = keys;
        return keys;
    }

    bool onRejected(const std::string &accessKeyId) override
    {
        const auto now = get({Deadline::never(), {}});
        return now && now->accessKeyId != accessKeyId;
    }

private:
    std::mutex m_mutex;
    std::optional<Credentials> m_last; ///< of the file, while it was there
    const std::filesystem::path m_file;
    const WallClock &m_clock;
};

class LocalCloudCredentials final : public CredentialsProvider {
public:
    explicit LocalCloudCredentials(std::filesystem::path stateFolder)
        : m_stateFolder(std::move(stateFolder))
    {
    }

    Answer get(const CallContext &) override
    {
        const auto endpoint = readLocalEndpoint(m_stateFolder);
        if (!endpoint)
            return fail(ErrorCode::CredentialsMissing, "credentials:local", endpoint.error().detail);
        return Credentials{endpoint->accessKeyId, endpoint->secretAccessKey, {}, {}, "local-cloud"};
    }

private:
    const std::filesystem::path m_stateFolder;
};

class CredentialsChain final : public CredentialsProvider {
public:
    explicit CredentialsChain(std::vector<std::shared_ptr<CredentialsProvider>> links)
        : m_links(std::move(links))
    {
    }

    Answer get(const CallContext &context) override
    {
        std::string missing;
        for (const auto &link : m_links) {
            auto answer = link->get(context);
            if (answer || answer.error().code != ErrorCode::CredentialsMissing)
                return answer;
            missing += (missing.empty() ? "" : "; ") + answer.error().detail;
        }
        return fail(ErrorCode::CredentialsMissing, "credentials", missing);
    }

    bool onRejected(const std::string &accessKeyId) override
    {
        bool any = false;
        for (const auto &link : m_links)
            any = link->onRejected(accessKeyId) || any;
        return any;
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

std::shared_ptr<CredentialsProvider> environmentCredentials(EnvironmentReader environment, const WallClock &clock)
{
    return std::make_shared<EnvironmentCredentials>(std::move(environment), clock);
}

std::shared_ptr<CredentialsProvider> fileCredentials(std::filesystem::path file, const WallClock &clock)
{
    return std::make_shared<FileCredentials>(std::move(file), clock);
}

std::shared_ptr<CredentialsProvider> localCloudCredentials(std::filesystem::path stateFolder)
{
    return std::make_shared<LocalCloudCredentials>(std::move(stateFolder));
}

std::shared_ptr<CredentialsProvider> firstOf(std::vector<std::shared_ptr<CredentialsProvider>> links)
{
    return std::make_shared<CredentialsChain>(std::move(links));
}

std::shared_ptr<CredentialsProvider> nodeCredentials(SourceOptions options)
{
    const auto named = options.environment("AWS_PROFILE");
    std::vector<std::shared_ptr<CredentialsProvider>> links{
        environmentCredentials(options.environment, *options.clock),
        profileCredentials(named.empty() ? "default" : named, options, WebIdentity::OfEnvironmentToo),
        containerCredentials(options), instanceCredentials(options)};
    if (const auto file = options.environment(kKeysFileVariable); !file.empty())
        links.insert(links.begin(), fileCredentials(file, *options.clock));
    return firstOf(std::move(links));
}

} // namespace trainyard::aws
