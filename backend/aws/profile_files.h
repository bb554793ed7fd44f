#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/aws/credentials.h"
#include "backend/aws/sts_client.h"

namespace trainyard::aws {

/// Where a profile of the files takes its keys from.
enum class ProfileSource { None, Keys, Keychain, Process, SingleSignOn, Role };

/// Single sign-on as `aws configure sso` writes it.
struct SignOnEntry {
    std::string startUrl, region; ///< of the portal: "https://example.awsapps.com/start", "eu-west-1"
    std::string accountId, roleName;
};

/// What is wrong with each field, as a clause; all empty when it can be written.
struct SignOnProblems {
    std::string startUrl, region, accountId, roleName;
};
SignOnProblems signOnProblems(const SignOnEntry &);

/// A profile to be written. Exactly one of keys, keychain and signOn.
struct ProfileEntry {
    std::string name;
    std::string region;              ///< empty: what the file says stays
    std::optional<Credentials> keys; ///< into the credentials file
    bool keychain = false;           ///< `credential_process` asks the desktop's keychain (see keychain.h)
    std::optional<SignOnEntry> signOn;
};

/// Why a profile cannot have this name, as a clause; empty when it can. Names are 1 to 64 of A-Z a-z 0-9 . _ - + @, and
/// "local" and "environment" are ours.
std::string profileNameProblem(std::string_view name);

/// How the profile of this name gets its keys today; None also when there is no such profile.
ProfileSource profileSource(const std::string &name, const EnvironmentReader & = processEnvironment());

/// Write a profile into the files of the official tools (0600, each replaced in one step, a link followed): comments,
/// order and all other profiles stay.
/// return  the file that has the keys, or tells how they are got
/// errors  InvalidArgument (name, or a value with a line feed), Conflict (the profile gets its keys in a way that would
///         go before: a role, single sign-on, another program), and those of the file system
Result<std::filesystem::path> saveProfile(const ProfileEntry &, const EnvironmentReader & = processEnvironment());

/// Take a profile out of both files, and its single sign-on session where no other profile has it: comments, order and
/// all other profiles stay. Keys in the keychain are not touched: see removeFromKeychain().
/// return  the files that changed
/// errors  InvalidArgument (one of ours), NotFound (no file has it), Conflict (another profile takes its keys from it),
///         and those of the file system
Result<std::vector<std::filesystem::path>> removeProfile(const std::string &name,
                                                         const EnvironmentReader & = processEnvironment());

/// Whose the entry's keys are, asked where its profile will ask: the one call that needs no permission.
/// endpointUrl  empty: what profile and environment say, else AWS
/// errors       InvalidArgument (name, keys), CredentialsRejected, CredentialsExpired, and those of the connection
Result<CallerIdentity> identifyKeys(const ProfileEntry &, const std::string &endpointUrl, const SourceOptions &,
                                    const Deadline &, std::stop_token);

/// Keys in any form that AWS hands them out: `export AWS_...=` lines of any shell, lines of a credentials file, the
/// JSON of `aws configure export-credentials` or STS, the console's CSV, or two or three bare lines (id, secret,
/// token). errors  InvalidArgument; the text is never quoted
Result<Credentials> readKeys(std::string_view text);

/// What is wrong with keys that were typed, as a clause; empty when they may be right.
std::string keyIdProblem(std::string_view accessKeyId);
std::string secretProblem(const Secret &);
std::string tokenProblem(const Secret &); ///< an empty token is right

} // namespace trainyard::aws
