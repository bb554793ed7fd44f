#include "backend/automation/config_ini.h"

#include <algorithm>

#include <fmt/format.h>

#include "backend/core/numbers.h"
#include "backend/core/text.h"
#include "backend/core/try.h"

namespace trainyard::automation {

namespace {

constexpr int kMostMachines = 100;
constexpr std::size_t kLongestClusterName = 40;

/// Reads the values of one file.
class ConfigReader {
public:
    ConfigReader(const IniFile &file, const std::string &source)
        : m_file(file)
        , m_source(source)
    {
    }
    /// \param required  an empty value is an error, too
    Status text(std::string_view section, std::string_view key, std::string &out, bool required)
    {
        TY_ASSIGN(const auto value, m_file.value(section, key));
        if (value && value->find('\n') != std::string::npos)
            return bad(section, key, "it has more than one line");
        if (value && std::ranges::any_of(*value, [](unsigned char c) { return (c < 0x20 && c != '\t') || c == 0x7f; }))
            return bad(section, key, "it contains a control character");
        out = value.value_or(std::string());
        if (required && out.empty())
            return bad(section, key, value ? "it is empty" : "it is missing");
        return {};
    }
    Status count(std::string_view section, std::string_view key, int &out)
    {
        std::string digits;
        TY_TRY(text(section, key, digits, true));
        const auto number = parseInteger(digits);
        if (!number || *number < 1 || *number > kMostMachines)
            return bad(section, key, fmt::format("a whole number from 1 to {} is needed", kMostMachines));
        out = int(*number);
        return {};
    }

private:
    Status bad(std::string_view section, std::string_view key, const std::string &why) const
    {
        const int line = m_file.lineOf(section, key);
        return fail(ErrorCode::InvalidArgument, m_source,
                    (line > 0 ? fmt::format("line {}: ", line) : std::string()) +
                        fmt::format("{} of [{}]: {}", key, section, why));
    }

    const IniFile &m_file;
    const std::string &m_source;
};

Status readSummary(ConfigReader &in, ConfigIni &config)
{
    TY_TRY(in.text("summary", "your_key_path", config.keyPath, true));
    TY_TRY(in.text("summary", "your_key_name", config.keyName, true));
    TY_TRY(in.text("summary", "access_key", config.accessKey, false));
    std::string secret;
    TY_TRY(in.text("summary", "secret_key", secret, false));
    config.secretKey = Secret(std::move(secret));
    TY_TRY(in.text("summary", "profile", config.profile, false));
    TY_TRY(in.text("summary", "git_link", config.gitLink, false));
    TY_TRY(in.text("summary", "runtime_application", config.runtimeApplication, true));
    TY_TRY(in.text("summary", "run_command", config.runCommand, false));
    TY_TRY(in.text("summary", "setup_command", config.setupCommand, false));
    TY_TRY(in.text("summary", "cluster", config.cluster, false));
    return in.text("summary", "image", config.image, false);
}

Status readAws(ConfigReader &in, ConfigIni &config)
{
    TY_TRY(in.count("aws", "TOTAL_INSTANCE", config.machines));
    TY_TRY(in.text("aws", "SUBNET_ID", config.subnet, false));
    TY_TRY(in.text("aws", "INSTANCE_TYPE", config.instanceType, true));
    TY_TRY(in.text("aws", "REGION", config.region, true));
    TY_TRY(in.text("aws", "SECURITY_GROUP_ID", config.securityGroup, false));
    return in.text("aws", "VPC_ID", config.vpc, false);
}

} // namespace

std::string ConfigIni::clusterName() const
{
    if (!cluster.empty())
        return cluster;
    std::string name;
    for (const char c : lowered(runtimeApplication)) {
        const bool kept = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        if (kept)
            name += c;
        else if (!name.empty() && name.back() != '-')
            name += '-';
    }
    name = name.substr(0, kLongestClusterName);
    while (name.ends_with('-'))
        name.pop_back();
    return name.empty() || name.front() < 'a' ? ("app-" + name).substr(0, kLongestClusterName) : name;
}

Result<ConfigIni> configIni(std::string_view text, const std::string &source)
{
    TY_ASSIGN(const auto file, IniFile::parse(text, source));
    for (const std::string_view section : {"summary", "aws"}) {
        if (!file.hasSection(section))
            return fail(ErrorCode::InvalidArgument, source, fmt::format("the section [{}] is missing", section));
    }
    ConfigReader in(file, source);
    ConfigIni config;
    TY_TRY(readSummary(in, config));
    TY_TRY(readAws(in, config));
    if (config.accessKey.empty() != config.secretKey.empty())
        return fail(ErrorCode::InvalidArgument, source,
                    "access_key and secret_key of [summary] belong together: one of them is empty");
    return config;
}

std::string publicIpText(const std::vector<std::string> &addresses)
{
    std::string text;
    for (const std::string &address : addresses)
        text += (text.empty() ? "" : "\n") + address;
    return text;
}

Result<std::vector<std::string>> publicIps(std::string_view text)
{
    std::vector<std::string> addresses;
    std::string_view line;
    for (int number = 1; takeLine(text, line); ++number) {
        const std::string_view address = trimmed(line);
        if (address.empty())
            continue;
        const auto parts = split(address, '.');
        const bool isAddress = parts.size() == 4 && std::ranges::all_of(parts, [](std::string_view part) {
                                   const auto value = parseInteger(part);
                                   return !part.empty() && part.size() <= 3 && part.front() >= '0' &&
                                          part.front() <= '9' && value && *value <= 255;
                               });
        if (!isAddress)
            return fail(ErrorCode::InvalidArgument, "public_ip",
                        fmt::format("line {} is no IPv4 address: {}", number, address.substr(0, 64)));
        addresses.emplace_back(address);
    }
    return addresses;
}

} // namespace trainyard::automation
