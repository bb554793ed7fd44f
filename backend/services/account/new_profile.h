#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/core/secret.h"
#include "backend/services/snapshots.h"

namespace trainyard::services {

/// A profile to be created: an access key, or single sign-on. A plain value.
struct NewProfile {
    enum class Way { AccessKey, SignOn };
    enum class Field { Name, KeyId, Secret, Token, StartUrl, SignOnRegion, AccountId, RoleName };

    std::string name, region;
    Way way = Way::AccessKey;
    std::string accessKeyId;
    Secret secretKey, sessionToken; ///< the token only for temporary keys
    std::string ends;               ///< ISO 8601, if the pasted text had it
    bool keychain = false;          ///< store the key in the desktop's keychain, not in a file
    std::string startUrl, signOnRegion, accountId, roleName;

    /// Returns the problems by field, as clauses in English; empty when the profile is complete.
    /// \param known  profiles whose names are taken
    std::map<Field, std::string> problems(const std::vector<ProfileChoice> &known) const;

    /// Imports the keys from text that AWS issued, in any of its forms.
    /// \error InvalidArgument; then nothing has changed
    Status importText(const std::string &text);

    /// The equivalent command lines of the official tools, without any secret.
    std::vector<std::string> commandLines() const;
};

/// A profile that was verified and written.
struct AddedProfile {
    std::string name;
    std::string accountId, arn; ///< empty for single sign-on: no session exists yet
    std::string storedIn;       ///< a file, or "the keychain"
};

} // namespace trainyard::services
