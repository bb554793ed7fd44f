#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "backend/aws/credentials/credentials.h"
#include "backend/aws/credentials/ini_internal.h"

namespace trainyard::aws {

using Settings = std::map<std::string, std::string>;

inline constexpr const char *kDefaultRegion = "us-east-1"; ///< used when no region is configured

/// AWS_CONFIG_FILE, else ~/.aws/config.
std::filesystem::path configFile(const EnvironmentReader &);
/// AWS_SHARED_CREDENTIALS_FILE, else ~/.aws/credentials.
std::filesystem::path credentialsFile(const EnvironmentReader &);

/// Both files: the settings of a profile merged under its bare name (the credentials file takes precedence), and the
/// `[services NAME]` and `[sso-session NAME]` sections. A missing or unreadable file counts as empty.
struct ConfigFiles {
    Ini profiles;
    Ini credentials; ///< only the credentials file: its keys precede credential_process, the config file's follow it
    Ini services;
    Ini ssoSessions;

    static ConfigFiles read(const EnvironmentReader &);
    static ConfigFiles parse(std::string_view config, std::string_view credentials);
    /// \return null when there is no such profile
    const Settings *profile(const std::string &name) const;
    /// Endpoint URLs of a profile by service id; "" stands for all services.
    std::map<std::string, std::string> endpointUrls(const std::string &profile) const;
};

/// Value of a key; empty when it is absent.
std::string valueOf(const Settings &, const std::string &key);

/// Endpoint URLs of the environment: AWS_ENDPOINT_URL under "", AWS_ENDPOINT_URL_<SERVICE> under the service's id:
/// "ec2", "service_quotas", "sso_oidc". Empty when AWS_IGNORE_CONFIGURED_ENDPOINT_URLS is "true".
std::map<std::string, std::string> environmentEndpoints(const EnvironmentReader &);
/// Endpoint URLs of a profile; those of the environment take precedence over the file's, as in every AWS tool.
/// Empty when AWS_IGNORE_CONFIGURED_ENDPOINT_URLS is "true".
std::map<std::string, std::string> endpointsOf(const std::string &profile, const ConfigFiles &,
                                               const EnvironmentReader &);
/// The URL for a service, else the URL for all services; empty means AWS itself.
std::string endpointOf(const std::map<std::string, std::string> &, const std::string &service);
/// AWS_REGION, else AWS_DEFAULT_REGION.
std::string regionVariable(const EnvironmentReader &);

} // namespace trainyard::aws
