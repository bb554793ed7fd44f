#include "backend/cluster/cloud/records/cluster_account.h"

#include <chrono>

#include "backend/aws/credentials/credentials.h"
#include "backend/aws/services/sts_client.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/core/try.h"

namespace trainyard::cluster {

AccountMatch accountMatch(const CloudContext &cloud, const ledger::Cluster &cluster)
{
    if (!cloud.account.empty() && !cluster.account.empty())
        return cloud.account == cluster.account ? AccountMatch::Same : AccountMatch::Other;
    return cloud.local ? AccountMatch::Same : AccountMatch::Unknown; // the local cloud has one account
}

bool provesAbsence(const CloudContext &cloud, const ledger::Cluster &cluster)
{
    return sameCloud(cloud, cluster) && accountMatch(cloud, cluster) == AccountMatch::Same;
}

Error accountError(const CloudContext &cloud, const ledger::Cluster &cluster)
{
    const std::string name = "the cluster " + cluster.name;
    std::string why;
    if (cloud.account.empty())
        why = name + " is in " + (cluster.account.empty() ? "an unknown account" : "account " + cluster.account) +
              ", and " + kUnknownAccount + ": renew the credentials of the profile " + cloud.profile +
              ", then try again";
    else if (cluster.account.empty())
        why = "the ledger does not record the account of " + name + ", and account " + cloud.account +
              ", which answers, shows no machine of it: choose the profile of its account; if that is account " +
              cloud.account + ", terminate it by its name";
    else
        why = name + " is in account " + cluster.account + ", and account " + cloud.account +
              " answers: choose the profile of account " + cluster.account;
    return {ErrorCode::InvalidArgument, "cluster " + cluster.name, std::move(why)};
}

Error otherCloudError(const CloudContext &cloud, const ledger::Cluster &cluster)
{
    if (cluster.profile == cloud.profile && cluster.endpoint == cloud.endpointId)
        return accountError(cloud, cluster);
    return {ErrorCode::InvalidArgument, "cluster " + cluster.name, "it belongs to the profile " + cluster.profile};
}

Result<std::vector<ledger::Cluster>> clustersElsewhere(const CloudContext &cloud)
{
    TY_ASSIGN(auto rows, cloud.ledger->clusters(true));
    std::erase_if(rows, [&](const ledger::Cluster &row) {
        return row.profile != cloud.profile || row.endpoint != cloud.endpointId || sameCloud(cloud, row);
    });
    return rows;
}

Result<std::vector<std::pair<std::string, Error>>> errorsElsewhere(const CloudContext &cloud)
{
    TY_ASSIGN(const auto rows, clustersElsewhere(cloud));
    std::vector<std::pair<std::string, Error>> errors;
    for (const ledger::Cluster &row : rows)
        errors.emplace_back(row.name, accountError(cloud, row));
    return errors;
}

std::string answeringAccount(const CloudContext &cloud, const CallContext &context)
{
    if (!cloud.knownAccount || !cloud.credentials || !cloud.sts)
        return cloud.account;
    const auto keys = cloud.credentials->get(context);
    if (!keys)
        return {};
    KnownAccount &known = *cloud.knownAccount;
    {
        const std::lock_guard lock(known.mutex);
        if (known.accessKeyId == keys->accessKeyId)
            return known.account;
    }
    const auto caller = cloud.sts->getCallerIdentity(context);
    const auto after = cloud.credentials->get(context);
    if (!caller || !after || after->accessKeyId != keys->accessKeyId)
        return {};
    const std::lock_guard lock(known.mutex);
    known.accessKeyId = keys->accessKeyId;
    known.account = caller->account;
    return caller->account;
}

std::string accountNow(const CloudContext &cloud, const CallContext &context)
{
    return cloud.account.empty() ? std::string() : answeringAccount(cloud, context);
}

std::string accountToRecord(const CloudContext &cloud)
{
    return accountNow(cloud, {Deadline::after(std::chrono::seconds(30)), {}});
}

CloudContext withAccountNow(CloudContext cloud, const CallContext &context)
{
    cloud.account = accountNow(cloud, context);
    return cloud;
}

} // namespace trainyard::cluster
