#include <algorithm>
#include <mutex>

#include "backend/aws/credentials/cached_credentials_internal.h"
#include "backend/aws/credentials/config_files_internal.h"
#include "backend/aws/credentials/mfa_session.h"
#include "backend/aws/credentials/process_credentials_internal.h"
#include "backend/aws/credentials/sso_credentials_internal.h"
#include "backend/aws/services/sts_client.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"

namespace trainyard::aws {
namespace {

using Provider = std::shared_ptr<CredentialsProvider>;

constexpr std::size_t kLongestChain = 8; ///< of roles that assume roles

std::string sessionName(const std::string &wanted, Timestamp now)
{
    return wanted.empty() ? "trainyard-" + std::to_string(now.time_since_epoch().count() / 1000) : wanted;
}

/// A role that is assumed with other credentials, or with a token from a file.
class AssumedRole final : public CachedCredentials {
public:
    /// \param profile  named in the MFA prompt if the role requires a one-time code
    AssumedRole(std::string profile, AssumeRoleRequest role, std::string tokenFile, const SourceOptions &options,
                const ClientConfig &config)
        : CachedCredentials(*options.clock)
        , m_profile(std::move(profile))
        , m_role(std::move(role))
        , m_tokenFile(std::move(tokenFile))
        , m_mfaSessions(m_role.device.empty() ? nullptr : options.mfaSessions)
        , m_clock(*options.clock)
        , m_sts(options.http, config)
    {
    }
    bool onRejected(const std::string &accessKeyId) override
    {
        if (m_mfaSessions)
            m_mfaSessions->forget(accessKeyId);
        return CachedCredentials::onRejected(accessKeyId);
    }

private:
    Result<Credentials> fetch(const CallContext &context) override
    {
        auto role = m_role;
        role.sessionName = sessionName(role.sessionName, now());
        if (m_mfaSessions) {
            const auto begin = [&](const Secret &code) {
                role.code = code;
                return m_sts.assumeRole(role, context);
            };
            return m_mfaSessions->session(m_profile + " " + role.roleArn, {m_profile, role.device}, m_clock, begin,
                                          context);
        }
        if (m_tokenFile.empty())
            return m_sts.assumeRole(role, context);
        const auto token = readFile(m_tokenFile, 64 * 1024);
        if (!token)
            return fail(token.error().code, "credentials:web-identity", token.error().detail);
        return m_sts.assumeRoleWithWebIdentity(role, Secret(*token), context);
    }

    const std::string m_profile;
    const AssumeRoleRequest m_role;
    const std::string m_tokenFile;
    const std::shared_ptr<MfaSessionCache> m_mfaSessions; ///< null: no code is needed
    const WallClock &m_clock;
    StsClient m_sts;
};

/// A user's keys that carry permissions only together with a one-time code.
class MfaSessionCredentials final : public CachedCredentials {
public:
    MfaSessionCredentials(std::string profile, std::string device, const SourceOptions &options,
                          const ClientConfig &config)
        : CachedCredentials(*options.clock)
        , m_question{std::move(profile), std::move(device)}
        , m_mfaSessions(options.mfaSessions)
        , m_clock(*options.clock)
        , m_sts(options.http, config)
    {
    }
    bool onRejected(const std::string &accessKeyId) override
    {
        m_mfaSessions->forget(accessKeyId);
        return CachedCredentials::onRejected(accessKeyId);
    }

private:
    Result<Credentials> fetch(const CallContext &context) override
    {
        const auto begin = [&](const Secret &code) { return m_sts.getSessionToken(m_question.device, code, context); };
        return m_mfaSessions->session(m_question.profile, m_question, m_clock, begin, context);
    }

    const MfaChallenge m_question;
    const std::shared_ptr<MfaSessionCache> m_mfaSessions;
    const WallClock &m_clock;
    StsClient m_sts;
};

/// AWS_ROLE_ARN and AWS_WEB_IDENTITY_TOKEN_FILE, read at each fetch.
class WebIdentityCredentials final : public CachedCredentials {
public:
    explicit WebIdentityCredentials(SourceOptions options)
        : CachedCredentials(*options.clock)
        , m_options(std::move(options))
    {
    }

    static bool isConfigured(const EnvironmentReader &environment)
    {
        return !environment("AWS_WEB_IDENTITY_TOKEN_FILE").empty() && !environment("AWS_ROLE_ARN").empty();
    }

private:
    Result<Credentials> fetch(const CallContext &context) override
    {
        if (!isConfigured(m_options.environment))
            return fail(ErrorCode::CredentialsMissing, "credentials:web-identity",
                        "AWS_WEB_IDENTITY_TOKEN_FILE and AWS_ROLE_ARN are not both set");
        const AssumeRoleRequest role{
            m_options.environment("AWS_ROLE_ARN"), m_options.environment("AWS_ROLE_SESSION_NAME"), {}, {}};
        ClientConfig config;
        if (const auto region = regionVariable(m_options.environment); !region.empty())
            config.region = region;
        config.endpointUrl = endpointOf(environmentEndpoints(m_options.environment), "sts");
        config.journal = m_options.journal;
        config.clock = m_options.clock;
        return AssumedRole("environment", role, m_options.environment("AWS_WEB_IDENTITY_TOKEN_FILE"), m_options, config)
            .get(context);
    }

    const SourceOptions m_options;
};

/// Converts the settings of a profile into the provider they describe, as the official tools interpret them.
class Resolver {
public:
    Resolver(const ConfigFiles &files, const SourceOptions &options)
        : m_files(files)
        , m_options(options)
    {
    }

    /// \param environmentToo  a web identity in the environment has botocore's place: after a role of the profile,
    ///     before all its other sources
    Result<Provider> resolve(const std::string &name, WebIdentity environmentToo)
    {
        const auto *settings = m_files.profile(name);
        const bool assumes =
            settings && settings->contains("role_arn") && !settings->contains("web_identity_token_file");
        if (environmentToo == WebIdentity::OfEnvironmentToo && !assumes &&
            WebIdentityCredentials::isConfigured(m_options.environment))
            return std::make_shared<WebIdentityCredentials>(m_options);
        return resolve(name, true);
    }

private:
    Result<Provider> resolve(const std::string &name, bool mayAssume)
    {
        const auto *found = m_files.profile(name);
        if (!found)
            return fail(ErrorCode::CredentialsMissing, "credentials:" + name,
                        "there is no profile \"" + name + "\" in " + configFile(m_options.environment).string() +
                            " or " + credentialsFile(m_options.environment).string());
        const auto &settings = *found;
        const bool hasRole = settings.contains("role_arn"), hasToken = settings.contains("web_identity_token_file");
        if (mayAssume && hasRole && !hasToken)
            return assumed(name, settings);
        if (hasToken)
            return withToken(name, settings);
        if (settings.contains("sso_account_id") || settings.contains("sso_role_name"))
            return singleSignOn(name);
        const auto file = m_files.credentials.find(name);
        if (file != m_files.credentials.end() && file->second.contains("aws_access_key_id"))
            return withCode(name, settings, keys(name, file->second, "shared-credentials-file"));
        if (const auto command = valueOf(settings, "credential_process"); !command.empty())
            return processCredentials(name, command, *m_options.clock);
        if (settings.contains("aws_access_key_id"))
            return withCode(name, settings, keys(name, settings, "config-file"));
        return fail(ErrorCode::CredentialsMissing, "credentials:" + name, whatIsMissing(name, settings));
    }

    static std::string whatIsMissing(const std::string &name, const Settings &settings)
    {
        if (settings.contains("sso_session") || settings.contains("sso_start_url"))
            return "the profile has sso_session or sso_start_url, but neither sso_account_id nor sso_role_name";
        if (settings.contains("login_session"))
            return "the profile gets its keys by login_session, which Trainyard does not do itself; `eval \"$(aws "
                   "configure export-credentials --profile " +
                   name + " --format env)\"` puts them into the environment";
        return "the profile has no aws_access_key_id and aws_secret_access_key, and no other source of keys";
    }

    static Result<Provider> keys(const std::string &name, const Settings &settings, const char *source)
    {
        Credentials out{valueOf(settings, "aws_access_key_id"),
                        Secret(valueOf(settings, "aws_secret_access_key")),
                        Secret(valueOf(settings, "aws_session_token")),
                        {},
                        source};
        if (out.sessionToken.empty())
            out.sessionToken = Secret(valueOf(settings, "aws_security_token"));
        if (out.accessKeyId.empty() || out.secretKey.empty())
            return fail(ErrorCode::InvalidArgument, "credentials:" + name,
                        "the profile has only one of aws_access_key_id and aws_secret_access_key");
        // Tools that write session tokens into the file store the expiry under one of these names.
        for (const auto *field : {"aws_credential_expiration", "x_security_token_expires", "expiration"}) {
            if (const auto ends = fromIso8601(valueOf(settings, field)); ends && !out.sessionToken.empty())
                out.expires = *ends;
        }
        return fixedCredentials(std::move(out));
    }

    /// With `mfa_serial` a session is opened if a code provider exists; otherwise the keys are used as they are, as the
    /// official tools do. Keys that assume a role present the code in that call.
    Result<Provider> withCode(const std::string &name, const Settings &settings, Result<Provider> keys) const
    {
        const auto device = valueOf(settings, "mfa_serial");
        if (!keys || device.empty() || !m_options.mfaSessions || !m_visited.empty() ||
            !valueOf(settings, "aws_session_token").empty())
            return keys;
        return std::make_shared<MfaSessionCredentials>(name, device, m_options, stsConfig(name, settings, *keys));
    }

    Result<Provider> singleSignOn(const std::string &name) const
    {
        TY_ASSIGN(auto sso, SsoProfile::of(name, m_files));
        return ssoCredentials(std::move(sso), endpointsOf(name, m_files, m_options.environment), m_options);
    }

    Result<Provider> withToken(const std::string &name, const Settings &settings) const
    {
        if (!settings.contains("role_arn"))
            return fail(ErrorCode::InvalidArgument, "credentials:" + name,
                        "the profile has web_identity_token_file, but no role_arn");
        auto role = roleOf(settings);
        role.device.clear(); // the token alone authenticates the call
        return std::make_shared<AssumedRole>(name, role, valueOf(settings, "web_identity_token_file"), m_options,
                                             stsConfig(name, settings, nullptr));
    }

    Result<Provider> assumed(const std::string &name, const Settings &settings)
    {
        const auto source = "credentials:" + name;
        const auto profile = valueOf(settings, "source_profile"), place = valueOf(settings, "credential_source");
        if (profile.empty() == place.empty())
            return fail(ErrorCode::InvalidArgument, source,
                        std::string("the profile assumes a role and needs ") + (profile.empty() ? "one" : "only one") +
                            " of source_profile and credential_source");
        if (settings.contains("mfa_serial") && !m_options.mfaSessions)
            return fail(
                ErrorCode::InvalidArgument, source,
                "the role requires a one-time code (mfa_serial), and there is no prompt for it here; `eval \"$(aws "
                "configure export-credentials --profile " +
                    name + " --format env)\"` asks and puts the keys into the environment");
        const auto hasCode = [&](const std::string &outer) { return m_files.profile(outer)->contains("mfa_serial"); };
        if (settings.contains("mfa_serial") && std::ranges::any_of(m_visited, hasCode))
            return fail(ErrorCode::InvalidArgument, source,
                        "its chain has a second mfa_serial; a user has codes, a role has none");
        TY_ASSIGN(const auto base, profile.empty() ? placeNamed(name, place) : sourceProfile(name, profile));
        return std::make_shared<AssumedRole>(name, roleOf(settings), "", m_options, stsConfig(name, settings, base));
    }

    Result<Provider> placeNamed(const std::string &name, const std::string &place) const
    {
        if (place == "Environment")
            return environmentCredentials(m_options.environment, *m_options.clock);
        if (place == "EcsContainer")
            return containerCredentials(m_options);
        if (place == "Ec2InstanceMetadata")
            return instanceCredentials(m_options);
        return fail(ErrorCode::InvalidArgument, "credentials:" + name,
                    "credential_source " + place + " is none of Environment, Ec2InstanceMetadata and EcsContainer");
    }

    Result<Provider> sourceProfile(const std::string &from, const std::string &name)
    {
        const auto *settings = m_files.profile(name);
        if (!settings)
            return fail(ErrorCode::InvalidArgument, "credentials:" + from,
                        "its source_profile \"" + name + "\" does not exist");
        // A profile may name itself: its own keys then assume its role.
        const bool hasKeys = settings->contains("aws_access_key_id") || settings->contains("aws_secret_access_key");
        m_visited.push_back(from);
        const bool again = std::ranges::find(m_visited, name) != m_visited.end();
        if ((again && !(name == from && hasKeys)) || m_visited.size() > kLongestChain)
            return fail(ErrorCode::InvalidArgument, "credentials:" + from,
                        "its source_profile \"" + name + "\" leads in a circle, or through more than " +
                            std::to_string(kLongestChain) + " roles");
        return resolve(name, !hasKeys);
    }

    static AssumeRoleRequest roleOf(const Settings &settings)
    {
        AssumeRoleRequest role{valueOf(settings, "role_arn"),
                               valueOf(settings, "role_session_name"),
                               valueOf(settings, "external_id"),
                               {}};
        role.duration = std::chrono::seconds(std::atoi(valueOf(settings, "duration_seconds").c_str()));
        role.device = valueOf(settings, "mfa_serial");
        return role;
    }

    ClientConfig stsConfig(const std::string &name, const Settings &settings, Provider credentials) const
    {
        ClientConfig config;
        config.credentials = std::move(credentials);
        config.region = regionVariable(m_options.environment);
        if (config.region.empty())
            config.region = valueOf(settings, "region");
        if (config.region.empty())
            config.region = kDefaultRegion;
        config.endpointUrl = endpointOf(endpointsOf(name, m_files, m_options.environment), "sts");
        config.journal = m_options.journal;
        config.clock = m_options.clock;
        return config;
    }

    const ConfigFiles &m_files;
    const SourceOptions &m_options;
    std::vector<std::string> m_visited;
};

class ProfileCredentials final : public CredentialsProvider {
public:
    ProfileCredentials(std::string profile, SourceOptions options, WebIdentity environmentToo)
        : m_profile(std::move(profile))
        , m_environmentToo(environmentToo)
        , m_options(std::move(options))
    {
    }

    Result<Credentials> get(const CallContext &context) override
    {
        TY_ASSIGN(const auto provider, current());
        auto keys = provider->get(context);
        if (keys && keys->expires && *keys->expires <= m_options.clock->now())
            return fail(ErrorCode::CredentialsExpired, "credentials:" + m_profile,
                        "the session token of the profile ended at " + toIso8601(*keys->expires) +
                            ": put a new one into " + credentialsFile(m_options.environment).string());
        return keys;
    }

    bool onRejected(const std::string &accessKeyId) override
    {
        const auto provider = current();
        return provider && (*provider)->onRejected(accessKeyId);
    }

private:
    using Stamp = std::pair<std::filesystem::file_time_type, std::filesystem::file_time_type>;

    Stamp stampOfFiles() const
    {
        std::error_code absent;
        return {std::filesystem::last_write_time(configFile(m_options.environment), absent),
                std::filesystem::last_write_time(credentialsFile(m_options.environment), absent)};
    }

    Result<Provider> current()
    {
        const auto stamp = stampOfFiles();
        const std::lock_guard lock(m_mutex);
        if (!m_provider || stamp != m_stamp) {
            const auto files = ConfigFiles::read(m_options.environment);
            m_provider = Resolver(files, m_options).resolve(m_profile, m_environmentToo);
            m_stamp = stamp;
        }
        return *m_provider;
    }

    const std::string m_profile;
    const WebIdentity m_environmentToo;
    const SourceOptions m_options;
    std::mutex m_mutex;
    std::optional<Result<Provider>> m_provider;
    Stamp m_stamp;
};

} // namespace

std::shared_ptr<CredentialsProvider> profileCredentials(std::string profile, SourceOptions options,
                                                        WebIdentity environmentToo)
{
    return std::make_shared<ProfileCredentials>(std::move(profile), std::move(options), environmentToo);
}

std::shared_ptr<CredentialsProvider> webIdentityCredentials(SourceOptions options)
{
    return std::make_shared<WebIdentityCredentials>(std::move(options));
}

} // namespace trainyard::aws
