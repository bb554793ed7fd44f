#include "backend/cluster/cloud/records/unlisted.h"

#include "backend/core/try.h"
#include "backend/ledger/ledger.h"

namespace trainyard::cluster {
namespace {

/// One setting for each cluster: two programs that remove different clusters do not overwrite each other.
std::string unlistedKey(const ClusterId &id)
{
    return "unlisted/" + id.value;
}

constexpr const char *kGone = "1";
constexpr const char *kBack = "0"; ///< settings cannot be deleted

} // namespace

Status unlist(ledger::Ledger &ledger, const ClusterId &id)
{
    TY_ASSIGN(const auto known, ledger.cluster(id));
    if (!known)
        return fail(ErrorCode::NotFound, "ledger", "there is no cluster " + id.value + " in this ledger");
    if (!known->closed)
        return fail(ErrorCode::Conflict, "cluster " + known->name, "it has not ended: terminate it first");
    return ledger.setSetting(unlistedKey(id), kGone);
}

Status relist(ledger::Ledger &ledger, const ClusterId &id)
{
    TY_ASSIGN(const bool gone, isUnlisted(ledger, id));
    return gone ? ledger.setSetting(unlistedKey(id), kBack) : Status();
}

Result<bool> isUnlisted(ledger::Ledger &ledger, const ClusterId &id)
{
    TY_ASSIGN(const auto value, ledger.setting(unlistedKey(id)));
    return value && *value != kBack;
}

} // namespace trainyard::cluster
