#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>

#include "backend/aws/credentials.h"
#include "backend/aws/ini_internal.h"

namespace trainyard::aws {

/// AWS_CONFIG_FILE, else ~/.aws/config.
std::filesystem::path configFile(const EnvironmentReader &);
/// AWS_SHARED_CREDENTIALS_FILE, else ~/.aws/credentials.
std::filesystem::path credentialsFile(const EnvironmentReader &);

/// Both files, a profile's settings merged under its bare name (those of the credentials file win), and the
/// `[services NAME]` sections. A missing or unreadable file counts as empty.
struct ConfigFiles {
    Ini profiles;
    Ini services;

    static ConfigFiles read(const EnvironmentReader &);
    /// Endpoints of a profile by service id, "" for all.
    std::map<std::string, std::string> endpointUrls(const std::string &profile) const;
};

} // namespace trainyard::aws
