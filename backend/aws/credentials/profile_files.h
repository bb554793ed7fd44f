#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/aws/credentials/credentials.h"
#include "backend/aws/services/sts_client.h"

namespace trainyard::aws {

/// How a profile of the files gets its keys.
enum class ProfileSource { None, Keys, Keychain, Process, SingleSignOn, Role };

/// Single sign-on as `aws configure sso` writes it.
struct SignOnEntry {
    std::string startUrl, region; ///< of the portal: "https://example.awsapps.com/start", "eu-west-1"
    std::string accountId, roleName;
};

/// What is wrong with each field, as a clause; all empty when the entry can be written.
struct SignOnProblems {
    std::string startUrl, region, accountId, roleName;
};
SignOnProblems signOnProblems(const SignOnEntry &);

/// A profile to be written. Exactly one of keys, keychain and signOn is set.
struct ProfileEntry {
    std::string name;
    std::string region;              ///< empty: the region in the file is not changed
    std::optional<Credentials> keys; ///< written to the credentials file
    bool keychain = false;           ///< `credential_process` reads the desktop's keychain (see keychain.h)
    std::optional<SignOnEntry> signOn;
};

/// Why a profile cannot have this name, as a clause; empty when it can. Names have 1 to 64 of A-Z a-z 0-9 . _ - + @;
/// "local" and "environment" are reserved.
std::string profileNameProblem(std::string_view name);

/// How the profile currently gets its keys; None also when there is no such profile.
ProfileSource profileSource(const std::string &name, const EnvironmentReader & = processEnvironment());

/// Writes a profile into the files of the official tools (0600, each replaced atomically, a link followed). Comments,
/// order and all other profiles are preserved.
/// \return the file that has the keys or the settings that obtain them
/// \error InvalidArgument (a name, key or setting that cannot be valid), Conflict (the profile already gets its keys in
///     a way that takes precedence: a role, single sign-on, another program), and those of the file system
Result<std::filesystem::path> saveProfile(const ProfileEntry &, const EnvironmentReader & = processEnvironment());

/// Removes a profile from both files, and its single sign-on session unless another profile uses it. Comments, order
/// and all other profiles are preserved. Keys in the keychain are not touched: see removeFromKeychain().
/// \return the files that changed
/// \error InvalidArgument (a reserved name), NotFound (neither file has it), Conflict (another profile takes its keys
///     from it), and those of the file system
Result<std::vector<std::filesystem::path>> removeProfile(const std::string &name,
                                                         const EnvironmentReader & = processEnvironment());

/// Returns the identity that the entry's keys belong to. Uses the endpoint that the profile will use, and the one call
/// that needs no permission.
/// \param endpointUrl  empty: the endpoint of profile and environment, else AWS
/// \error InvalidArgument (name, keys), CredentialsRejected, CredentialsExpired, and those of the connection
Result<CallerIdentity> identifyKeys(const ProfileEntry &, const std::string &endpointUrl, const SourceOptions &,
                                    const CallContext &);

/// Parses keys in any form in which AWS shows them: `export AWS_...=` lines of any shell, lines of a credentials file,
/// the JSON of `aws configure export-credentials` or STS, the console's CSV, or two or three bare lines (id, secret,
/// token).
/// \error InvalidArgument; the text is never quoted
Result<Credentials> readKeys(std::string_view text);

/// What is wrong with typed keys, as a clause; empty when they may be valid.
std::string keyIdProblem(std::string_view accessKeyId);
std::string secretProblem(const Secret &);
std::string tokenProblem(const Secret &); ///< an empty token is valid

} // namespace trainyard::aws
