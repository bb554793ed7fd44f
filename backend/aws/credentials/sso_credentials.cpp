#include "backend/aws/credentials/sso_credentials_internal.h"

#include <nlohmann/json.hpp>

#include "backend/aws/services/account_calls_internal.h"
#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/core/system/logging.h"
#include "backend/core/try.h"

namespace trainyard::aws {

using namespace std::chrono_literals;

namespace {

constexpr std::size_t kLargestToken = 256 * 1024;
constexpr auto kRefreshBefore = 15min;

class SsoCredentials final : public CachedCredentials {
public:
    SsoCredentials(SsoProfile profile, std::map<std::string, std::string> endpoints, SourceOptions options)
        : CachedCredentials(*options.clock)
        , m_profile(std::move(profile))
        , m_file(ssoTokenFile(m_profile, options.environment))
        , m_portal(options.http, configOf(options, endpointOf(endpoints, "sso")), "sso", Protocol::Json)
        , m_oidc(options.http, configOf(options, endpointOf(endpoints, "sso_oidc")), "sso-oidc", Protocol::Json)
    {
    }

private:
    ClientConfig configOf(const SourceOptions &options, const std::string &endpointUrl) const
    {
        ClientConfig config;
        config.region = m_profile.region;
        config.endpointUrl = endpointUrl;
        config.journal = options.journal;
        config.clock = options.clock;
        return config;
    }

    tl::unexpected<Error> loginNeeded(const std::string &why) const
    {
        return fail(ErrorCode::CredentialsExpired, "credentials:" + m_profile.profile,
                    "single sign-on: " + why + "; run `" + ssoLoginLine(m_profile.profile) + "`");
    }

    Result<Credentials> fetch(const CallContext &context) override
    {
        TY_ASSIGN(const auto token, accessToken(context));
        const auto reply =
            m_portal.call(sso::getRoleCredentials(m_profile.accountId, m_profile.roleName, token), context);
        if (!reply && reply.error().code == ErrorCode::CredentialsRejected)
            return loginNeeded("the token is no longer accepted (" + reply.error().detail + ")");
        if (!reply)
            return fail(reply.error());
        return parseSsoKeys(reply->body);
    }

    /// The token in the file, read again each time, so a login by another program takes effect at once.
    Result<Secret> accessToken(const CallContext &context)
    {
        const auto text = readFile(m_file, kLargestToken);
        if (!text)
            return loginNeeded("no login on this computer yet");
        auto token = nlohmann::json::parse(*text, nullptr, false);
        auto ends = fromIso8601(json11::text(token, "expiresAt"));
        if (json11::text(token, "accessToken").empty() || !ends)
            return loginNeeded("the cached token " + m_file.string() + " is damaged");
        if (!m_profile.session.empty() && *ends - now() < kRefreshBefore) {
            const auto renewed = renew(token, context);
            if (renewed)
                ends = *renewed;
            else if (renewed.error().code == ErrorCode::Cancelled)
                return fail(renewed.error());
            else
                spdlog::debug("{}: {}", renewed.error().source, renewed.error().detail);
        }
        if (*ends <= now())
            return loginNeeded("the session ended at " + toIso8601(*ends));
        return Secret(json11::text(token, "accessToken"));
    }

    /// CreateToken with the refresh token; stores the new token in the file and in `token`.
    /// \return the expiry of the new token
    Result<Timestamp> renew(nlohmann::json &token, const CallContext &context)
    {
        const char *source = "sso-oidc:CreateToken";
        const auto registrationEnds = fromIso8601(json11::text(token, "registrationExpiresAt"));
        for (const auto *name : {"clientId", "clientSecret", "refreshToken"}) {
            if (json11::text(token, name).empty())
                return fail(ErrorCode::CredentialsMissing, source, std::string("the cached token has no ") + name);
        }
        if (!registrationEnds || *registrationEnds <= now())
            return fail(ErrorCode::CredentialsMissing, source, "the registration of the client has ended");
        TY_ASSIGN(const auto reply, m_oidc.call(sso::createToken(json11::text(token, "clientId"),
                                                                 Secret(json11::text(token, "clientSecret")),
                                                                 Secret(json11::text(token, "refreshToken"))),
                                                context));
        const auto answer = nlohmann::json::parse(reply.body, nullptr, false);
        const auto life = answer.is_object() ? answer.value("expiresIn", nlohmann::json()) : nlohmann::json();
        if (json11::text(answer, "accessToken").empty() || !life.is_number_integer())
            return fail(ErrorCode::MalformedReply, source, "the answer has no accessToken and expiresIn");
        const auto ends =
            now() + std::chrono::seconds(std::clamp<std::int64_t>(life.get<std::int64_t>(), 0, 400 * 86400));
        token["accessToken"] = json11::text(answer, "accessToken");
        token["expiresAt"] = toIso8601(ends).substr(0, 19) + "Z"; // no fractions, as in the official tools' files
        if (!json11::text(answer, "refreshToken").empty())
            token["refreshToken"] = json11::text(answer, "refreshToken");
        if (const auto written = writeFileAtomically(m_file, token.dump(), 0600); !written)
            spdlog::warn("the renewed single sign-on token could not be cached: {}", written.error().detail);
        return ends;
    }

    const SsoProfile m_profile;
    const std::filesystem::path m_file;
    ServiceApi m_portal, m_oidc;
};

} // namespace

Result<Credentials> parseSsoKeys(const std::string &text)
{
    const auto document = nlohmann::json::parse(text, nullptr, false);
    const auto &keys = json11::object(document, "roleCredentials");
    Credentials out{json11::text(keys, "accessKeyId"),
                    Secret(json11::text(keys, "secretAccessKey")),
                    Secret(json11::text(keys, "sessionToken")),
                    {},
                    "sso"};
    if (out.accessKeyId.empty() || out.secretKey.empty())
        return fail(ErrorCode::MalformedReply, "sso:GetRoleCredentials", "the answer has no keys");
    if (const auto it = keys.find("expiration"); it != keys.end() && it->is_number_integer()) {
        out.expires = Timestamp(std::chrono::milliseconds(it->get<std::int64_t>()));
        if (!hasFourDigitYear(*out.expires)) // sums with it could overflow
            return fail(ErrorCode::MalformedReply, "sso:GetRoleCredentials", "the answer's expiration is out of range");
    }
    return out;
}

Result<SsoProfile> SsoProfile::of(const std::string &profile, const ConfigFiles &files)
{
    const auto source = "credentials:" + profile;
    const auto *settings = files.profile(profile);
    auto all = settings ? *settings : Settings();
    SsoProfile out;
    out.profile = profile;
    out.session = valueOf(all, "sso_session");
    if (!out.session.empty()) {
        const auto found = files.ssoSessions.find(out.session);
        if (found == files.ssoSessions.end())
            return fail(ErrorCode::InvalidArgument, source,
                        "the profile names sso_session " + out.session + ", but there is no [sso-session " +
                            out.session + "]");
        for (const auto &[key, value] : found->second) {
            if (const auto [it, isNew] = all.emplace(key, value); !isNew && it->second != value)
                return fail(ErrorCode::InvalidArgument, source,
                            key + " differs between the profile and [sso-session " + out.session + "]");
        }
    }
    std::string missing;
    const auto need = [&](const char *key) {
        auto value = valueOf(all, key);
        if (value.empty())
            missing += (missing.empty() ? "" : ", ") + std::string(key);
        return value;
    };
    out.startUrl = need("sso_start_url");
    out.region = need("sso_region");
    out.accountId = need("sso_account_id");
    out.roleName = need("sso_role_name");
    if (!missing.empty())
        return fail(ErrorCode::InvalidArgument, source, "the profile uses single sign-on but lacks " + missing);
    return out;
}

std::string ssoLoginLine(const std::string &profile)
{
    return "aws sso login --profile " + shellQuote(profile);
}

std::filesystem::path ssoTokenFile(const SsoProfile &profile, const EnvironmentReader &environment)
{
    const auto &name = profile.session.empty() ? profile.startUrl : profile.session;
    return std::filesystem::path(environment("HOME")) / ".aws" / "sso" / "cache" /
           (hexEncode(sha1(asBytes(name))) + ".json");
}

std::shared_ptr<CredentialsProvider> ssoCredentials(SsoProfile profile, std::map<std::string, std::string> endpoints,
                                                    SourceOptions options)
{
    return std::make_shared<SsoCredentials>(std::move(profile), std::move(endpoints), std::move(options));
}

} // namespace trainyard::aws
