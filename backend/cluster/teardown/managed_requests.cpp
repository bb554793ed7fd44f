#include "backend/cluster/teardown/managed_requests.h"

#include <algorithm>

#include "backend/cluster/cloud/records/emr_requests.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/core/async/poll.h"

namespace trainyard::cluster {

void awaitEmrRequests(const CloudContext &cloud, const std::vector<ClusterId> &clusters, const CallContext &context)
{
    auto open = cloud.ledger->intents({});
    if (!open)
        return; // the search reports it
    std::erase_if(*open, [&](const ledger::Intent &intent) {
        const bool isWanted = clusters.empty() || std::ranges::find(clusters, intent.cluster) != clusters.end();
        return !isWanted || intent.kind != kEmrKind || intent.profile != cloud.profile;
    });
    if (open->empty())
        return;
    const Deadline listed = Deadline::after(cloud.polling.consistency);
    (void)pollUntil(cloud.polling.backoff(), context, [&]() -> Result<bool> {
        const bool isLast = listed.expired();
        std::vector<std::pair<std::string, Error>> unread; // the search reports what it cannot read
        const auto found = requestedEmrClusters(cloud, *open, unread, context);
        return isLast || found.size() == open->size();
    });
}

} // namespace trainyard::cluster
