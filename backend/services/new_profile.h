#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/core/secret.h"
#include "backend/services/snapshots.h"

namespace trainyard::services {

/// A profile that somebody makes: an access key, or single sign-on. A plain value.
struct NewProfile {
    enum class Way { AccessKey, SignOn };
    enum class Field { Name, KeyId, Secret, Token, StartUrl, SignOnRegion, AccountId, RoleName };

    std::string name, region;
    Way way = Way::AccessKey;
    std::string accessKeyId;
    Secret secretKey, sessionToken; ///< the token only for keys that end
    std::string ends;               ///< ISO 8601, where the pasted text told it
    bool keychain = false;          ///< keep the key in the desktop's keychain, not in a file
    std::string startUrl, signOnRegion, accountId, roleName;

    /// What is wrong, by field, as clauses in English; empty means that it can be tried.
    /// known  names that are taken
    std::map<Field, std::string> problems(const std::vector<ProfileChoice> &known) const;

    /// Take the keys out of text that AWS handed out, in any of its forms.
    /// errors  InvalidArgument; then nothing has changed
    Status importText(const std::string &text);

    /// The same as command lines of the official tools, without any secret.
    std::vector<std::string> commandLines() const;
};

/// A profile that was checked and written.
struct AddedProfile {
    std::string name;
    std::string accountId, arn; ///< empty for single sign-on: nobody has logged in yet
    std::string storedIn;       ///< a file, or "the keychain"
};

} // namespace trainyard::services
