#include "backend/cluster/account/account_guard.h"

#include <algorithm>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/cloud/records/cluster_account.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"

namespace trainyard::cluster {

namespace {

constexpr const char *kSetting = "guard-words", *kVariable = "TRAINYARD_GUARD_WORDS";

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// The words of a text in lower case; every non-letter separates words.
std::vector<std::string> wordsOf(const std::string &text)
{
    std::vector<std::string> words;
    bool within = false;
    for (const char c : text) {
        if (!isLetter(c)) {
            within = false;
            continue;
        }
        if (!within)
            words.emplace_back();
        within = true;
        words.back() += char(c | 0x20);
    }
    return words;
}

} // namespace

Result<std::vector<std::string>> guardWords(const CloudContext &cloud)
{
    if (auto words = wordsOf(environment(kVariable)); !words.empty())
        return words;
    TY_ASSIGN(const auto stored, cloud.ledger->setting(kSetting));
    if (auto words = wordsOf(stored.value_or("")); !words.empty())
        return words;
    return std::vector<std::string>{"prod", "production", "prd", "live"};
}

Status setGuardWords(const CloudContext &cloud, const std::string &words)
{
    const bool isPlain = std::ranges::all_of(words, [](char c) { return isLetter(c) || c == ',' || c == ' '; });
    if (!isPlain || words.size() > 1000)
        return fail(ErrorCode::InvalidArgument, "guard words", "words of letters are wanted, with commas between them");
    return cloud.ledger->setSetting(kSetting, words);
}

std::string guardWordIn(const std::string &alias, const std::vector<std::string> &words)
{
    const auto found = wordsOf(alias);
    const auto at = std::ranges::find_first_of(found, words);
    return at == found.end() ? std::string() : *at;
}

Status mayEndAccount(const Identity &who, const std::string &typed, const std::vector<std::string> &words)
{
    if (who.account.empty())
        return fail(ErrorCode::Conflict, "account", kUnknownAccount);
    const std::string source = "account " + who.account;
    if (who.aliasError)
        return fail(ErrorCode::PermissionDenied, source,
                    "its alias could not be read (" + who.aliasError->source + ": " + who.aliasError->detail +
                        "), and it may be one that is never terminated completely: allow iam:ListAccountAliases, or "
                        "terminate the clusters by name");
    if (const std::string word = guardWordIn(who.alias, words); !word.empty())
        return fail(ErrorCode::PermissionDenied, source,
                    "its alias " + who.alias + " has the word " + word +
                        ", and such an account is never terminated completely: terminate its clusters by name");
    if (!typed.empty() && (typed == who.account || typed == who.alias))
        return {};
    return fail(ErrorCode::InvalidArgument, source,
                typed.empty() ? "everything in the account would be terminated: confirm the account by its number " +
                                    who.account + (who.alias.empty() ? "" : " or its alias " + who.alias)
                              : "the account is " + who.account + ", not " + typed);
}

Result<std::string> guardAccount(const CloudContext &cloud, const std::string &typed, const CallContext &context)
{
    TY_ASSIGN(const auto words, guardWords(cloud));
    TY_ASSIGN(auto who, identify(cloud, context));
    TY_TRY(mayEndAccount(who, typed, words));
    return std::move(who.account);
}

} // namespace trainyard::cluster
