#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "backend/aws/credentials.h"
#include "backend/aws/ini_internal.h"

namespace trainyard::aws {

using Settings = std::map<std::string, std::string>;

inline constexpr const char *kDefaultRegion = "us-east-1"; ///< where nobody names one

/// AWS_CONFIG_FILE, else ~/.aws/config.
std::filesystem::path configFile(const EnvironmentReader &);
/// AWS_SHARED_CREDENTIALS_FILE, else ~/.aws/credentials.
std::filesystem::path credentialsFile(const EnvironmentReader &);

/// Both files, a profile's settings merged under its bare name (those of the credentials file win), and the
/// `[services NAME]` and `[sso-session NAME]` sections. A missing or unreadable file counts as empty.
struct ConfigFiles {
    Ini profiles;
    Ini credentials; ///< the credentials file alone: its keys go before a helper program, those of the config file
                     ///< behind
    Ini services;
    Ini ssoSessions;

    static ConfigFiles read(const EnvironmentReader &);
    static ConfigFiles parse(std::string_view config, std::string_view credentials);
    /// Null when there is no such profile.
    const Settings *profile(const std::string &name) const;
    /// Endpoints of a profile by service id, "" for all.
    std::map<std::string, std::string> endpointUrls(const std::string &profile) const;
};

/// Empty when there is none.
std::string valueOf(const Settings &, const std::string &key);

/// AWS_ENDPOINT_URL under "", AWS_ENDPOINT_URL_<SERVICE> under the service's id: "ec2", "service_quotas", "sso_oidc".
std::map<std::string, std::string> environmentEndpoints(const EnvironmentReader &);
/// Endpoints of a profile; the environment's go before the file's, as in every AWS tool.
std::map<std::string, std::string> endpointsOf(const std::string &profile, const ConfigFiles &,
                                               const EnvironmentReader &);
/// The one of a service, else the one of all; empty means AWS itself.
std::string endpointOf(const std::map<std::string, std::string> &, const std::string &service);
/// AWS_REGION, else AWS_DEFAULT_REGION.
std::string regionVariable(const EnvironmentReader &);

} // namespace trainyard::aws
