#pragma once

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/aws/credentials/profile_files.h"
#include "backend/cluster/cloud/cloud_context.h"

namespace trainyard::cluster {

/// Where the keys of a profile are stored.
enum class KeyStorage { CredentialsFile, Keychain };

/// Keys that the user entered, and the profile to store them in.
struct NewAccount {
    std::string profile;
    std::string region;      ///< empty: the profile's, else us-east-1
    std::string endpointUrl; ///< empty: from the profile or the environment, else AWS
    aws::Credentials keys;
    KeyStorage keyStorage = KeyStorage::CredentialsFile;
    bool replace = false; ///< an existing profile of this name is allowed: its keys are replaced
    aws::EnvironmentReader environment = aws::processEnvironment();
    std::filesystem::path stateFolder; ///< the call is recorded in its journal; empty: none
};

struct AddedAccount {
    Identity who;
    std::string where; ///< the file, or "the keychain"
};

/// Checks the keys, then stores them and writes the profile. Keys that AWS rejects are not stored.
/// \error those of aws::identifyKeys(); AlreadyExists (the profile has keys, and replace is not set), Conflict and file
///     errors (aws::saveProfile), Unsupported, LocalCommandFailed, Timeout (aws::storeInKeychain)
Result<AddedAccount> addAccount(const NewAccount &, const CallContext &);

/// Removes a profile from the files, and its keys from the keychain. The caller has obtained the user's confirmation.
/// \return the changed files, and "the keychain"
/// \error Conflict (open clusters were launched with it: without it they could not be terminated), those of
///     aws::removeProfile() and aws::removeFromKeychain()
Result<std::vector<std::string>> removeAccount(const std::string &profile, ledger::Ledger &, const CallContext &,
                                               const aws::EnvironmentReader & = aws::processEnvironment());

} // namespace trainyard::cluster
