#include "backend/aws/credentials/profiles.h"

#include <algorithm>
#include <array>

#include <nlohmann/json.hpp>

#include "backend/aws/credentials/config_files_internal.h"
#include "backend/aws/credentials/sso_credentials_internal.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/net/host_state.h"
#include "backend/net/http_client.h"

namespace trainyard::aws {

namespace {

constexpr std::array kCostly = {"ec2", "sts", "s3"}; ///< services that create instances and data, and the identity

std::string firstText(std::initializer_list<std::string> candidates)
{
    for (const auto &text : candidates) {
        if (!text.empty())
            return text;
    }
    return {};
}

/// Free of charge only when none of these services can reach AWS itself.
bool costsMoney(const std::map<std::string, std::string> &urls)
{
    return std::ranges::any_of(kCostly,
                               [&](const char *service) { return !net::isLoopback(endpointOf(urls, service)); });
}

Profile localProfile(const std::filesystem::path &stateFolder)
{
    Profile p{"local", ProfileKind::Local, kDefaultRegion, {}, false};
    if (const auto endpoint = readLocalEndpoint(stateFolder)) {
        p.region = endpoint->region;
        p.endpointUrls[""] = endpoint->url();
    }
    return p;
}

Profile environmentProfile(const EnvironmentReader &environment)
{
    Profile p{"environment", ProfileKind::Environment, regionVariable(environment), environmentEndpoints(environment),
              true};
    p.costsMoney = costsMoney(p.endpointUrls);
    return p;
}

Profile fileProfile(const std::string &name, const ConfigFiles &files, const EnvironmentReader &environment)
{
    Profile p{name, ProfileKind::File, {}, endpointsOf(name, files, environment), true};
    if (const auto *settings = files.profile(name))
        p.region = valueOf(*settings, "region");
    p.costsMoney = costsMoney(p.endpointUrls);
    return p;
}

/// The profile itself, or the first one in its chain of source_profile, that has one of these settings. Empty when none
/// has.
std::string profileWith(std::initializer_list<const char *> wanted, std::string name, const ConfigFiles &files)
{
    for (int step = 0; step < 8; ++step) { // the chain may be circular
        const auto *settings = files.profile(name);
        if (!settings)
            return {};
        if (std::ranges::any_of(wanted, [&](const char *setting) { return settings->contains(setting); }))
            return name;
        name = valueOf(*settings, "source_profile");
    }
    return {};
}

std::string chosenName(const ProfileOptions &options)
{
    const auto keys = hasEnvironmentCredentials(options.environment) ? "environment" : "";
    return firstText({options.profile, options.environment("AWS_PROFILE"), keys, options.lastSelected, "local"});
}

/// Endpoints are printed, journaled and written into the ledger, so none may contain a password.
Status checkEndpoints(const std::map<std::string, std::string> &urls)
{
    for (const auto &[service, url] : urls) {
        if (net::hasUserInfo(url))
            return fail(ErrorCode::InvalidArgument, "endpoint URL",
                        "it has a user name or password before its host, which no AWS endpoint takes: leave it out");
    }
    return {};
}

} // namespace

std::string Selection::endpointUrl(const std::string &service) const
{
    return endpointOf(endpointUrls, service);
}

bool isRegionName(std::string_view name) noexcept
{
    const auto lower = [](char c) { return c >= 'a' && c <= 'z'; };
    return name.size() >= 2 && name.size() <= 40 && lower(name.front()) &&
           std::ranges::all_of(name, [&](char c) { return lower(c) || (c >= '0' && c <= '9') || c == '-'; });
}

bool hasEnvironmentCredentials(const EnvironmentReader &environment)
{
    const auto both = [&](const char *one, const char *other) {
        return !environment(one).empty() && !environment(other).empty();
    };
    return both("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY") || both("AWS_WEB_IDENTITY_TOKEN_FILE", "AWS_ROLE_ARN") ||
           !environment("AWS_CONTAINER_CREDENTIALS_RELATIVE_URI").empty() ||
           !environment("AWS_CONTAINER_CREDENTIALS_FULL_URI").empty();
}

std::vector<Profile> listProfiles(const ProfileOptions &options)
{
    std::vector<Profile> out{localProfile(options.stateFolder)};
    if (hasEnvironmentCredentials(options.environment))
        out.push_back(environmentProfile(options.environment));
    const auto files = ConfigFiles::read(options.environment);
    for (const auto &[name, settings] : files.profiles) {
        if (name != "local" && name != "environment")
            out.push_back(fileProfile(name, files, options.environment));
    }
    return out;
}

Result<Selection> selectProfile(const ProfileOptions &options)
{
    const auto name = chosenName(options);
    const SourceOptions sources{options.http ? options.http : std::make_shared<net::HttpClient>(), options.environment,
                                &SystemClock::instance(), options.journal, options.mfaSessions};
    Selection s;
    if (name == "local") {
        s.profile = localProfile(options.stateFolder);
        s.credentials = localCloudCredentials(options.stateFolder);
        s.region = firstText({options.region, s.profile.region, kDefaultRegion});
        s.endpointUrls = s.profile.endpointUrls;
        if (s.endpointUrls.empty() && options.endpointUrl.empty())
            return fail(readLocalEndpoint(options.stateFolder).error());
    } else if (name == "environment") {
        s.profile = environmentProfile(options.environment);
        s.credentials = firstOf({environmentCredentials(options.environment), webIdentityCredentials(sources),
                                 containerCredentials(sources)});
        s.region = firstText({options.region, s.profile.region, kDefaultRegion});
        s.endpointUrls = s.profile.endpointUrls;
    } else {
        const auto files = ConfigFiles::read(options.environment);
        if (!files.profile(name) && name != "default") // "default" needs no section on an instance with a role
            return fail(ErrorCode::NotFound, "profiles",
                        "there is no profile \"" + name + "\" in " + configFile(options.environment).string() + " or " +
                            credentialsFile(options.environment).string());
        s.profile = fileProfile(name, files, options.environment);
        s.credentials =
            firstOf({profileCredentials(name, sources), containerCredentials(sources), instanceCredentials(sources)});
        // The profile whose single sign-on is used, and the one whose one-time codes are.
        if (const auto signOn = profileWith({"sso_account_id", "sso_role_name"}, name, files); !signOn.empty())
            s.loginLine = ssoLoginLine(signOn);
        if (const auto coded = profileWith({"mfa_serial"}, name, files); !coded.empty())
            s.mfaDevice = valueOf(*files.profile(coded), "mfa_serial");
        s.region = firstText({options.region, regionVariable(options.environment), s.profile.region, kDefaultRegion});
        s.endpointUrls = s.profile.endpointUrls;
    }
    if (!options.endpointUrl.empty()) {
        s.endpointUrls = {{"", options.endpointUrl}};
        s.profile.costsMoney = costsMoney(s.endpointUrls);
    }
    TY_TRY(checkEndpoints(s.endpointUrls));
    if (!isRegionName(s.region)) // the region becomes part of host names and signatures
        return fail(ErrorCode::InvalidArgument, "region",
                    "\"" + s.region.substr(0, 64) + "\" is not the name of a region; one looks like us-east-1");
    return s;
}

Result<LocalEndpoint> readLocalEndpoint(const std::filesystem::path &stateFolder)
{
    const auto path = stateFolder / "localcloud" / "endpoint.json";
    const auto text = readFile(path, 64 * 1024);
    if (!text)
        return fail(text.error().code, "localcloud", "the local cloud is not running: no " + path.string());
    const auto json = nlohmann::json::parse(*text, nullptr, false);
    try {
        LocalEndpoint e;
        e.address = json.at("address").get<std::string>();
        e.port = json.at("port").get<int>();
        e.pid = json.at("pid").get<int>();
        e.startTime = json.at("startTime").get<std::uint64_t>();
        e.accessKeyId = json.at("accessKeyId").get<std::string>();
        e.secretAccessKey = Secret(json.at("secretAccessKey").get<std::string>());
        e.region = json.value("region", std::string(kDefaultRegion));
        if (e.port > 0 && e.port < 65536 && !e.address.empty())
            return e;
    } catch (const nlohmann::json::exception &) { // every kind of damage gives the same error
    }
    return fail(ErrorCode::CorruptData, "localcloud",
                path.string() + " is damaged; it is written again when the local cloud starts");
}

} // namespace trainyard::aws
