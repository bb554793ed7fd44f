#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/core/time/deadline.h"

namespace trainyard::cluster {

struct CloudContext;
struct Identity;

/// Words that protect an account when its alias contains one of them: $TRAINYARD_GUARD_WORDS (separated by commas),
/// else the list that `trainyardctl account --guard-words` has stored in the ledger, else prod, production, prd and
/// live. An empty list counts as not set. Lower case.
/// \error those of the ledger
Result<std::vector<std::string>> guardWords(const CloudContext &);
/// Stores the words. An empty text restores the built-in list.
/// \param words  letters, separated by commas or blanks; at most 1000 characters
/// \error InvalidArgument (any other character, or too long)
Status setGuardWords(const CloudContext &, const std::string &words);

/// Returns the guard word that the alias contains as a separate word, where every non-letter separates words:
/// "acme-prod-2" contains "prod", "product-lab" does not. Empty when there is none.
std::string guardWordIn(const std::string &alias, const std::vector<std::string> &words);

/// Decides whether everything in the account may be terminated. Requires that the user has typed the account's alias or
/// number. Always refused when the alias contains a guard word, or could not be read, since it may contain one.
/// \error InvalidArgument (nothing or another account was typed), PermissionDenied (guard word, unread alias), Conflict
///     (the account is unknown)
Status mayEndAccount(const Identity &, const std::string &typed, const std::vector<std::string> &words);
/// As mayEndAccount(), with the identity read again: the one read at program start may be out of date.
/// \return the number of the account, which TeardownScope::account confirms
/// \error also those of GetCallerIdentity and of the ledger
Result<std::string> guardAccount(const CloudContext &, const std::string &typed, const CallContext &);

} // namespace trainyard::cluster
