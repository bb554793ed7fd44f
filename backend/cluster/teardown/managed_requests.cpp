// Requests for EMR clusters with an unknown result. RunJobFlow has no client token: the tag of the request finds its
// cluster.

#include "backend/cluster/teardown/managed_requests.h"

#include <algorithm>

#include "backend/cluster/cloud/clusters.h"
#include "backend/cluster/cloud/emr_requests.h"
#include "backend/cluster/cloud/inventory_internal.h"
#include "backend/cluster/cloud/origin.h"
#include "backend/core/async/poll.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

bool isOpenEmrRequest(const ledger::Intent &intent)
{
    return intent.kind == kEmrKind && intent.state == ledger::IntentState::Open;
}

} // namespace

ledger::Resource emrResource(const ledger::Intent &intent, const std::string &emrId, const std::string &name)
{
    ledger::Resource row;
    row.kind = kEmrKind;
    row.id = emrId;
    row.cluster = intent.cluster;
    row.profile = intent.profile;
    row.region = intent.region;
    row.name = name;
    row.state = "STARTING";
    row.created = intent.created;
    return row;
}

Result<std::vector<ledger::Intent>>
resolveEmrRequests(const CloudContext &cloud, const std::vector<ledger::Intent> &open, const CallContext &context)
{
    std::vector<ledger::Intent> left;
    for (const ledger::Intent &intent : open) {
        if (!isOpenEmrRequest(intent))
            continue;
        TY_ASSIGN(const auto row, cloud.ledger->cluster(intent.cluster));
        const auto emr = cloud.emrOf ? cloud.emrOf(intent.region) : nullptr;
        if (!row || !emr || intent.profile != cloud.profile || !sameCloud(cloud, *row))
            continue;
        TY_ASSIGN(const auto id, findRequestedEmrCluster(*emr, row->name, {intent.token, intent.created}, context));
        if (!id) {
            left.push_back(intent);
            continue;
        }
        TY_TRY(cloud.ledger->recordIntentResource(intent.token, emrResource(intent, *id, row->name)));
        recordEvent(cloud, intent.cluster, "emr", *id, *id + " was found at EMR and taken into the ledger");
    }
    return left;
}

Status awaitEmrRequests(const CloudContext &cloud, const std::vector<ClusterId> &clusters, const CallContext &context)
{
    TY_ASSIGN(auto open, cloud.ledger->intents({}));
    std::erase_if(open, [&](const ledger::Intent &intent) {
        const bool wanted = clusters.empty() || std::ranges::find(clusters, intent.cluster) != clusters.end();
        return !wanted || !isOpenEmrRequest(intent);
    });
    if (open.empty())
        return {};
    // The program that sent a request may have ended a moment ago.
    const Deadline listed = Deadline::after(cloud.polling.consistency);
    return pollUntil(cloud.polling.backoff(), context, [&]() -> Result<bool> {
        const bool isLast = listed.expired();
        TY_ASSIGN(open, resolveEmrRequests(cloud, open, context));
        return open.empty() || isLast;
    });
}

} // namespace trainyard::cluster
