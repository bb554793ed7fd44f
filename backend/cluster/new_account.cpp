#include "backend/cluster/new_account.h"

#include "backend/aws/call_journal.h"
#include "backend/aws/keychain.h"
#include "backend/net/http_client.h"

namespace trainyard::cluster {

Result<AddedAccount> addAccount(const NewAccount &account, const Deadline &deadline, std::stop_token stop)
{
    const auto has = aws::profileSource(account.profile, account.environment);
    if (has != aws::ProfileSource::None && !account.replace)
        return fail(ErrorCode::AlreadyExists, "profile " + account.profile,
                    "there is a profile of this name: choose another, or replace its keys");
    aws::SourceOptions asking{std::make_shared<net::HttpClient>(), account.environment};
    if (!account.stateFolder.empty())
        asking.journal = aws::makeFileJournal(account.stateFolder / "journal.jsonl");
    aws::ProfileEntry entry{account.profile, account.region, account.keys, false, {}};
    const auto who = aws::identifyKeys(entry, account.endpointUrl, asking, deadline, stop);
    if (!who)
        return fail(who.error());
    entry.keychain = account.keyStorage == KeyStorage::Keychain;
    if (entry.keychain) {
        if (const auto kept = aws::storeInKeychain(account.profile, account.keys, deadline, stop); !kept)
            return fail(kept.error());
        entry.keys.reset();
    } else if (has == aws::ProfileSource::Keychain) {
        if (const auto gone = aws::removeFromKeychain(account.profile, deadline, stop); !gone)
            return fail(gone.error());
    }
    const auto file = aws::saveProfile(entry, account.environment);
    if (!file)
        return fail(file.error());
    return AddedAccount{{who->account, who->arn, who->userId, {}}, entry.keychain ? "the keychain" : file->string()};
}

Result<std::vector<std::string>> removeAccount(const std::string &profile, ledger::Ledger &ledger,
                                               const Deadline &deadline, std::stop_token stop,
                                               const aws::EnvironmentReader &environment)
{
    const auto rows = ledger.clusters(true);
    if (!rows)
        return fail(rows.error());
    for (const auto &row : *rows) {
        if (row.profile == profile)
            return fail(ErrorCode::Conflict, "profile " + profile,
                        "the cluster " + row.name + " was launched with it and is not terminated: terminate it first");
    }
    std::vector<std::string> changed;
    // The keychain first: while its entry exists, the profile still refers to it.
    if (aws::profileSource(profile, environment) == aws::ProfileSource::Keychain) {
        if (const auto gone = aws::removeFromKeychain(profile, deadline, std::move(stop)); !gone)
            return fail(gone.error());
        changed.emplace_back("the keychain");
    }
    const auto files = aws::removeProfile(profile, environment);
    if (!files)
        return fail(files.error());
    for (const auto &file : *files)
        changed.push_back(file.string());
    if (const auto last = ledger.setting("profile"); last && *last == profile)
        (void)ledger.setSetting("profile", "local");
    return changed;
}

} // namespace trainyard::cluster
