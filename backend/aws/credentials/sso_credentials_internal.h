#pragma once

#include <filesystem>

#include "backend/aws/credentials/cached_credentials_internal.h"
#include "backend/aws/credentials/config_files_internal.h"

namespace trainyard::aws {

/// The single sign-on settings of a profile.
struct SsoProfile {
    std::string profile, session; ///< session: name of its [sso-session NAME]; empty for the old form without one
    std::string startUrl, region, accountId, roleName;

    /// \error InvalidArgument (a setting is missing, the session does not exist, or profile and session disagree)
    static Result<SsoProfile> of(const std::string &profile, const ConfigFiles &);
};

/// Parses the reply to GetRoleCredentials.
/// \error MalformedReply
Result<Credentials> parseSsoKeys(const std::string &json);

/// "aws sso login --profile NAME", quoted for a shell.
std::string ssoLoginLine(const std::string &profile);

/// The file in which the official tools store the token: ~/.aws/sso/cache/SHA1.json.
std::filesystem::path ssoTokenFile(const SsoProfile &, const EnvironmentReader &);

/// GetRoleCredentials with the token that `aws sso login` stored. For a profile with an sso-session, a token with less
/// than 15 minutes left is renewed with its refresh token and written back, as the official tools do.
/// \param endpoints  by service id: "sso", "sso_oidc"
std::shared_ptr<CredentialsProvider> ssoCredentials(SsoProfile, std::map<std::string, std::string> endpoints,
                                                    SourceOptions);

} // namespace trainyard::aws
