#pragma once

#include "backend/cluster/cloud/records/cluster_account.h"

namespace trainyard::cluster {

/// Fact of the row of a resource that belongs to no cluster: the account that it was created in; empty: unknown.
inline constexpr const char *kAccountFact = "account";

/// How the account of the context, see withAccountNow(), relates to the one that the resource is in. Only with Same does
/// "not found" prove that it is gone.
/// \return Other also for a resource of another profile or endpoint
inline AccountMatch accountMatch(const CloudContext &cloud, const ledger::Resource &row)
{
    const auto endpoint = row.facts.find("endpoint"), account = row.facts.find(kAccountFact);
    if (row.profile != cloud.profile || endpoint == row.facts.end() || endpoint->second != cloud.endpointId)
        return AccountMatch::Other;
    if (account != row.facts.end() && !account->second.empty() && !cloud.account.empty())
        return account->second == cloud.account ? AccountMatch::Same : AccountMatch::Other;
    return cloud.local ? AccountMatch::Same : AccountMatch::Unknown; // the local cloud has one account
}

} // namespace trainyard::cluster
