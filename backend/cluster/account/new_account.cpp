#include "backend/cluster/account/new_account.h"

#include "backend/aws/credentials/keychain.h"
#include "backend/aws/wire/call_journal.h"
#include "backend/core/try.h"
#include "backend/net/http_client.h"

namespace trainyard::cluster {

Result<AddedAccount> addAccount(const NewAccount &account, const CallContext &context)
{
    const auto has = aws::profileSource(account.profile, account.environment);
    if (has != aws::ProfileSource::None && !account.replace)
        return fail(ErrorCode::AlreadyExists, "profile " + account.profile,
                    "there is a profile of this name: choose another, or replace its keys");
    aws::SourceOptions asking{std::make_shared<net::HttpClient>(), account.environment};
    if (!account.stateFolder.empty())
        asking.journal = aws::makeFileJournal(account.stateFolder / "journal.jsonl");
    aws::ProfileEntry entry{account.profile, account.region, account.keys, false, {}};
    TY_ASSIGN(const auto who, aws::identifyKeys(entry, account.endpointUrl, asking, context));
    entry.keychain = account.keyStorage == KeyStorage::Keychain;
    if (entry.keychain) {
        TY_TRY(aws::storeInKeychain(account.profile, account.keys, context));
        entry.keys.reset();
    } else if (has == aws::ProfileSource::Keychain) {
        TY_TRY(aws::removeFromKeychain(account.profile, context));
    }
    TY_ASSIGN(const auto file, aws::saveProfile(entry, account.environment));
    return AddedAccount{{who.account, who.arn, who.userId, {}}, entry.keychain ? "the keychain" : file.string()};
}

Result<std::vector<std::string>> removeAccount(const std::string &profile, ledger::Ledger &ledger,
                                               const CallContext &context, const aws::EnvironmentReader &environment)
{
    TY_ASSIGN(const auto rows, ledger.clusters(true));
    for (const auto &row : rows) {
        if (row.profile == profile)
            return fail(ErrorCode::Conflict, "profile " + profile,
                        "the cluster " + row.name + " was launched with it and is not terminated: terminate it first");
    }
    std::vector<std::string> changed;
    // The keychain first: while its entry exists, the profile still refers to it.
    if (aws::profileSource(profile, environment) == aws::ProfileSource::Keychain) {
        TY_TRY(aws::removeFromKeychain(profile, context));
        changed.emplace_back("the keychain");
    }
    TY_ASSIGN(const auto files, aws::removeProfile(profile, environment));
    for (const auto &file : files)
        changed.push_back(file.string());
    if (const auto last = ledger.setting("profile"); last && *last == profile)
        (void)ledger.setSetting("profile", "local");
    return changed;
}

} // namespace trainyard::cluster
