#pragma once

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/aws/profile_files.h"
#include "backend/cluster/cloud_context.h"

namespace trainyard::cluster {

/// Where the keys of a profile are kept.
enum class KeyStorage { CredentialsFile, Keychain };

/// Keys that somebody typed, and the profile that is to have them.
struct NewAccount {
    std::string profile;
    std::string region;      ///< empty: that of the profile, else us-east-1
    std::string endpointUrl; ///< empty: what the profile or the environment says, else AWS
    aws::Credentials keys;
    KeyStorage keyStorage = KeyStorage::CredentialsFile;
    bool replace = false; ///< a profile of this name may be there: its keys go
    aws::EnvironmentReader environment = aws::processEnvironment();
    std::filesystem::path stateFolder; ///< whose journal is told the call; empty: none
};

struct AddedAccount {
    Identity who;
    std::string where; ///< the file, or "the keychain"
};

/// Check the keys, then keep them and write the profile. Keys that AWS does not know are not kept.
/// errors  those of aws::identifyKeys(); AlreadyExists (the profile has keys, and replace is not set), Conflict and
/// file errors
///         (saveProfile), Unsupported, LocalCommandFailed, Timeout (storeInKeychain)
Result<AddedAccount> addAccount(const NewAccount &, const Deadline &, std::stop_token);

/// Take a profile out of the files, and its keys out of the keychain. The caller has asked the user.
/// return  the files that changed, and "the keychain"
/// errors  Conflict (clusters of it are not ended: nobody could end them with it), and those of aws::removeProfile()
/// and
///         aws::removeFromKeychain()
Result<std::vector<std::string>> removeAccount(const std::string &profile, ledger::Ledger &, const Deadline &,
                                               std::stop_token,
                                               const aws::EnvironmentReader & = aws::processEnvironment());

} // namespace trainyard::cluster
