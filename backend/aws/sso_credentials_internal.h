#pragma once

#include <filesystem>

#include "backend/aws/cached_credentials_internal.h"
#include "backend/aws/config_files_internal.h"

namespace trainyard::aws {

/// What a profile says of single sign-on.
struct SsoProfile {
    std::string profile, session; ///< session: of [sso-session NAME]; empty for the old form without one
    std::string startUrl, region, accountId, roleName;

    /// errors  InvalidArgument (a setting is missing, the session does not exist, or the two disagree)
    static Result<SsoProfile> of(const std::string &profile, const ConfigFiles &);
};

/// The answer to GetRoleCredentials. errors MalformedReply
Result<Credentials> parseSsoKeys(const std::string &json);

/// "aws sso login --profile NAME", quoted for a shell.
std::string ssoLoginLine(const std::string &profile);

/// The file in which the official tools keep the token: ~/.aws/sso/cache/SHA1.json.
std::filesystem::path ssoTokenFile(const SsoProfile &, const EnvironmentReader &);

/// GetRoleCredentials with the token that `aws sso login` left behind. A token of a session that has a refresh token is
/// renewed (and written back, as the official tools do) when it has less than 15 minutes left.
/// endpoints  by service id: "sso", "sso_oidc"
std::shared_ptr<CredentialsProvider> ssoCredentials(SsoProfile, std::map<std::string, std::string> endpoints,
                                                    SourceOptions);

} // namespace trainyard::aws
