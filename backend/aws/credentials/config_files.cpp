#include "backend/aws/credentials/config_files_internal.h"

#include <algorithm>
#include <array>

#include "backend/core/system/files.h"

namespace trainyard::aws {

namespace {

constexpr std::size_t kLargestFile = 1u << 20;
/// Services with a client here, by the ids of `AWS_ENDPOINT_URL_<SERVICE>` in lower case.
constexpr std::array kServices = {"ec2", "sts", "s3", "iam", "ssm", "service_quotas", "sso", "sso_oidc"};

std::filesystem::path homeFile(const EnvironmentReader &environment, const char *variable, const char *name)
{
    if (const auto path = environment(variable); !path.empty()) {
        const auto home = environment("HOME");
        return path.starts_with("~/") ? std::filesystem::path(home + path.substr(1)) : std::filesystem::path(path);
    }
    return std::filesystem::path(environment("HOME")) / ".aws" / name;
}

void mergeInto(std::map<std::string, std::string> &target, const std::map<std::string, std::string> &more)
{
    for (const auto &[key, value] : more)
        target[key] = value;
}

bool ignoresEndpoints(const EnvironmentReader &environment)
{
    return environment("AWS_IGNORE_CONFIGURED_ENDPOINT_URLS") == "true";
}

} // namespace

std::filesystem::path configFile(const EnvironmentReader &environment)
{
    return homeFile(environment, "AWS_CONFIG_FILE", "config");
}

std::filesystem::path credentialsFile(const EnvironmentReader &environment)
{
    return homeFile(environment, "AWS_SHARED_CREDENTIALS_FILE", "credentials");
}

ConfigFiles ConfigFiles::read(const EnvironmentReader &environment)
{
    return parse(readFile(configFile(environment), kLargestFile).value_or(""),
                 readFile(credentialsFile(environment), kLargestFile).value_or(""));
}

ConfigFiles ConfigFiles::parse(std::string_view config, std::string_view credentials)
{
    ConfigFiles out;
    for (const auto &[section, settings] : parseIni(config)) {
        if (section.starts_with("profile "))
            mergeInto(out.profiles[section.substr(section.find_first_not_of(' ', 8))], settings);
        else if (section.starts_with("services "))
            out.services[section.substr(section.find_first_not_of(' ', 9))] = settings;
        else if (section.starts_with("sso-session "))
            out.ssoSessions[section.substr(section.find_first_not_of(' ', 12))] = settings;
        else if (section == "default")
            mergeInto(out.profiles[section], settings);
    }
    out.credentials = parseIni(credentials);
    for (const auto &[section, settings] : out.credentials)
        mergeInto(out.profiles[section], settings);
    return out;
}

const Settings *ConfigFiles::profile(const std::string &name) const
{
    const auto found = profiles.find(name);
    return found == profiles.end() ? nullptr : &found->second;
}

std::map<std::string, std::string> ConfigFiles::endpointUrls(const std::string &profile) const
{
    std::map<std::string, std::string> out;
    const auto *settings = this->profile(profile);
    if (!settings)
        return out;
    if (const auto all = valueOf(*settings, "endpoint_url"); !all.empty())
        out[""] = all;
    const auto section = services.find(valueOf(*settings, "services"));
    if (section == services.end())
        return out;
    constexpr std::string_view kEnding = ".endpoint_url";
    for (const auto &[key, value] : section->second) {
        if (key.ends_with(kEnding) && key.size() > kEnding.size()) // an empty service name does not mean "all services"
            out[key.substr(0, key.size() - kEnding.size())] = value;
    }
    return out;
}

std::string valueOf(const Settings &settings, const std::string &key)
{
    const auto it = settings.find(key);
    return it == settings.end() ? std::string() : it->second;
}

std::map<std::string, std::string> environmentEndpoints(const EnvironmentReader &environment)
{
    std::map<std::string, std::string> out;
    if (ignoresEndpoints(environment))
        return out;
    if (const auto all = environment("AWS_ENDPOINT_URL"); !all.empty())
        out[""] = all;
    for (const std::string service : kServices) {
        std::string variable = "AWS_ENDPOINT_URL_" + service;
        std::ranges::transform(variable, variable.begin(),
                               [](char c) { return c >= 'a' && c <= 'z' ? char(c - 32) : c; });
        if (const auto url = environment(variable.c_str()); !url.empty())
            out[service] = url;
    }
    return out;
}

std::map<std::string, std::string> endpointsOf(const std::string &profile, const ConfigFiles &files,
                                               const EnvironmentReader &environment)
{
    auto out = ignoresEndpoints(environment) ? std::map<std::string, std::string>() : files.endpointUrls(profile);
    mergeInto(out, environmentEndpoints(environment));
    return out;
}

std::string endpointOf(const std::map<std::string, std::string> &urls, const std::string &service)
{
    const auto own = urls.find(service);
    const auto it = own == urls.end() ? urls.find("") : own;
    return it == urls.end() ? std::string() : it->second;
}

std::string regionVariable(const EnvironmentReader &environment)
{
    const auto region = environment("AWS_REGION");
    return region.empty() ? environment("AWS_DEFAULT_REGION") : region;
}

} // namespace trainyard::aws
