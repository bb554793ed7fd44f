#include "backend/aws/config_files_internal.h"

#include "backend/core/files.h"

namespace trainyard::aws {

namespace {

constexpr std::size_t kLargestFile = 1u << 20;

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
    ConfigFiles out;
    for (const auto &[section, settings] : parseIni(readFile(configFile(environment), kLargestFile).value_or(""))) {
        if (section.starts_with("profile "))
            mergeInto(out.profiles[section.substr(section.find_first_not_of(' ', 8))], settings);
        else if (section.starts_with("services "))
            out.services[section.substr(section.find_first_not_of(' ', 9))] = settings;
        else if (section == "default")
            mergeInto(out.profiles[section], settings);
    }
    for (const auto &[section, settings] : parseIni(readFile(credentialsFile(environment), kLargestFile).value_or("")))
        mergeInto(out.profiles[section], settings);
    return out;
}

std::map<std::string, std::string> ConfigFiles::endpointUrls(const std::string &profile) const
{
    std::map<std::string, std::string> out;
    const auto found = profiles.find(profile);
    if (found == profiles.end())
        return out;
    const auto &settings = found->second;
    if (const auto all = settings.find("endpoint_url"); all != settings.end())
        out[""] = all->second;
    const auto named = settings.find("services");
    const auto section = named == settings.end() ? services.end() : services.find(named->second);
    if (section == services.end())
        return out;
    constexpr std::string_view kEnding = ".endpoint_url";
    for (const auto &[key, value] : section->second) {
        if (key.ends_with(kEnding))
            out[key.substr(0, key.size() - kEnding.size())] = value;
    }
    return out;
}

} // namespace trainyard::aws
