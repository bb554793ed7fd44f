#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "backend/core/deadline.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

struct CloudContext;
struct Identity;

/// Words that guard an account when its alias has one of them: $TRAINYARD_GUARD_WORDS (words between commas), else what
/// `trainyardctl account --guard-words` has stored in the ledger, else prod, production, prd and live. An empty list
/// counts as none given. In lower case.
/// errors  those of the ledger
Result<std::vector<std::string>> guardWords(const CloudContext &);
/// Store them. Empty: back to the built-in ones. errors InvalidArgument (a word with something else than letters)
Status setGuardWords(const CloudContext &, const std::string &words);

/// The guard's word that stands in the alias as a word of its own, split at what is no letter: "acme-prod-2" has
/// "prod", "product-lab" has not. Empty when there is none.
std::string guardWordIn(const std::string &alias, const std::vector<std::string> &words);

/// May everything in the account end? Only for who has typed its alias or its number; never where the alias has one of
/// the words, and never where the alias could not be read, since it may have one.
/// errors  InvalidArgument (nothing or another account was typed), PermissionDenied (that word, an unread alias)
Status mayEndAccount(const Identity &, const std::string &typed, const std::vector<std::string> &words);
/// The same for the account that answers now, asked anew: what was read when the program started may be old.
/// errors  also those of GetCallerIdentity and of the ledger
Status guardAccount(const CloudContext &, const std::string &typed, const Deadline &, std::stop_token);

} // namespace trainyard::cluster
