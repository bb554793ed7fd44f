#include "backend/aws/profiles.h"

#include <algorithm>
#include <array>

#include <nlohmann/json.hpp>

#include "backend/aws/config_files_internal.h"
#include "backend/core/files.h"
#include "backend/net/host_state.h"

namespace trainyard::aws {

namespace {

constexpr const char *kDefaultRegion = "us-east-1";
constexpr std::array kServices = {"ec2", "sts", "s3"};

std::string firstOf(std::initializer_list<std::string> candidates)
{
    for (const auto &text : candidates) {
        if (!text.empty())
            return text;
    }
    return {};
}

std::map<std::string, std::string> environmentEndpoints(const EnvironmentReader &environment)
{
    std::map<std::string, std::string> out;
    if (environment("AWS_IGNORE_CONFIGURED_ENDPOINT_URLS") == "true")
        return out;
    if (const auto all = environment("AWS_ENDPOINT_URL"); !all.empty())
        out[""] = all;
    for (const std::string service : kServices) {
        std::string variable = "AWS_ENDPOINT_URL_" + service;
        std::transform(variable.begin(), variable.end(), variable.begin(),
                       [](char c) { return c >= 'a' && c <= 'z' ? char(c - 32) : c; });
        if (const auto url = environment(variable.c_str()); !url.empty())
            out[service] = url;
    }
    return out;
}

/// Free only when no service of ours can reach AWS itself.
bool costsMoney(const std::map<std::string, std::string> &urls)
{
    const auto urlOf = [&](const char *service) {
        const auto own = urls.find(service);
        const auto it = own == urls.end() ? urls.find("") : own;
        return it == urls.end() ? std::string() : it->second;
    };
    return std::any_of(kServices.begin(), kServices.end(),
                       [&](const char *service) { return !net::isLoopback(urlOf(service)); });
}

std::string regionVariable(const EnvironmentReader &environment)
{
    return firstOf({environment("AWS_REGION"), environment("AWS_DEFAULT_REGION")});
}

bool hasEnvironmentKeys(const EnvironmentReader &environment)
{
    return !environment("AWS_ACCESS_KEY_ID").empty() && !environment("AWS_SECRET_ACCESS_KEY").empty();
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

/// The environment's endpoints go before the file's, as in every AWS tool.
Profile fileProfile(const std::string &name, const ConfigFiles &files, const EnvironmentReader &environment)
{
    Profile p{name, ProfileKind::File, {}, files.endpointUrls(name), true};
    if (const auto found = files.profiles.find(name); found != files.profiles.end()) {
        const auto region = found->second.find("region");
        p.region = region == found->second.end() ? std::string() : region->second;
    }
    for (const auto &[service, url] : environmentEndpoints(environment))
        p.endpointUrls[service] = url;
    p.costsMoney = costsMoney(p.endpointUrls);
    return p;
}

std::string chosenName(const ProfileOptions &options)
{
    const auto keys = hasEnvironmentKeys(options.environment) ? "environment" : "";
    return firstOf({options.profile, options.environment("AWS_PROFILE"), keys, options.lastSelected, "local"});
}

} // namespace

std::string Selection::endpointUrl(const std::string &service) const
{
    const auto own = endpointUrls.find(service);
    const auto it = own == endpointUrls.end() ? endpointUrls.find("") : own;
    return it == endpointUrls.end() ? std::string() : it->second;
}

std::vector<Profile> listProfiles(const ProfileOptions &options)
{
    std::vector<Profile> out{localProfile(options.stateFolder)};
    if (hasEnvironmentKeys(options.environment))
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
    Selection s;
    if (name == "local") {
        s.profile = localProfile(options.stateFolder);
        s.credentials = localCloudCredentials(options.stateFolder);
        s.region = firstOf({options.region, s.profile.region, kDefaultRegion});
        s.endpointUrls = s.profile.endpointUrls;
        if (s.endpointUrls.empty() && options.endpointUrl.empty())
            return fail(readLocalEndpoint(options.stateFolder).error());
    } else if (name == "environment") {
        s.profile = environmentProfile(options.environment);
        s.credentials = environmentCredentials(options.environment);
        s.region = firstOf({options.region, s.profile.region, kDefaultRegion});
        s.endpointUrls = s.profile.endpointUrls;
    } else {
        const auto files = ConfigFiles::read(options.environment);
        if (!files.profiles.contains(name))
            return fail(ErrorCode::NotFound, "profiles",
                        "there is no profile \"" + name + "\" in " + configFile(options.environment).string() + " or " +
                            credentialsFile(options.environment).string());
        s.profile = fileProfile(name, files, options.environment);
        s.credentials = fileCredentials(name, options.environment);
        s.region = firstOf({options.region, regionVariable(options.environment), s.profile.region, kDefaultRegion});
        s.endpointUrls = s.profile.endpointUrls;
    }
    if (!options.endpointUrl.empty()) {
        s.endpointUrls = {{"", options.endpointUrl}};
        s.profile.costsMoney = costsMoney(s.endpointUrls);
    }
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
    } catch (const nlohmann::json::exception &) { // the answer is the same for every kind of damage
    }
    return fail(ErrorCode::CorruptData, "localcloud",
                path.string() + " is damaged; it is written anew when the local cloud starts");
}

} // namespace trainyard::aws
