#include "backend/cluster/new_account.h"

#include "backend/aws/journal.h"
#include "backend/aws/keychain.h"
#include "backend/net/http_client.h"

namespace trainyard::cluster {

Result<KeptAccount> addAccount(const NewAccount &account, const Deadline &deadline, std::stop_token stop)
{
    const auto has = aws::profileSource(account.profile, account.environment);
    if (has != aws::ProfileSource::None && !account.replace)
        return fail(ErrorCode::AlreadyExists, "profile " + account.profile,
                    "there is a profile of this name: choose another, or replace its keys");
    aws::SourceOptions asking{std::make_shared<net::HttpClient>(), account.environment};
    if (!account.stateFolder.empty())
        asking.journal = aws::makeFileJournal(account.stateFolder / "journal.jsonl");
    aws::ProfileEntry entry{account.profile, account.region, account.keys, false, {}};
    const auto who = aws::whoseKeys(entry, account.endpointUrl, asking, deadline, stop);
    if (!who)
        return fail(who.error());
    entry.keychain = account.keep == KeepKeys::Keychain;
    if (entry.keychain) {
        if (const auto kept = aws::keepInKeychain(account.profile, account.keys, deadline, stop); !kept)
            return fail(kept.error());
        entry.keys.reset();
    } else if (has == aws::ProfileSource::Keychain) {
        if (const auto gone = aws::forgetInKeychain(account.profile, deadline, stop); !gone)
            return fail(gone.error());
    }
    const auto file = aws::saveProfile(entry, account.environment);
    if (!file)
        return fail(file.error());
    return KeptAccount{{who->account, who->arn, who->userId, {}}, entry.keychain ? "the keychain" : file->string()};
}

} // namespace trainyard::cluster
