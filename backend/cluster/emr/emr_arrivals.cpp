#include "backend/cluster/emr/emr_arrivals.h"

#include <algorithm>

#include "backend/aws/services/emr/emr_client.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/emr/emr_launcher_internal.h"
#include "backend/cluster/launch/schedule/auto_termination.h"
#include "backend/cluster/plan/membership.h"
#include "backend/core/try.h"
#include "backend/ledger/ledger.h"

namespace trainyard::cluster {

Result<std::vector<InstanceId>> unknownEmrNodes(const CloudContext &cloud, const ClusterId &id,
                                                const CallContext &context)
{
    std::vector<InstanceId> unknown;
    TY_ASSIGN(const auto row, cloud.ledger->cluster(id));
    const auto origin = originOf(*cloud.ledger, id);
    if (!row || isEnding(*row) || !origin || origin->origin != Origin::Emr || origin->id.empty() || !cloud.emrOf)
        return unknown;
    TY_ASSIGN(const auto instances, cloud.emrOf(row->region)->listInstances(origin->id, {}, context));
    TY_ASSIGN(const auto known, cloud.ledger->resources(id, false)); // EMR may list a removed one for a while
    for (const aws::EmrInstance &one : instances) {
        const bool isNode = std::ranges::any_of(
            known, [&](const ledger::Resource &r) { return r.isInstance() && r.id == one.instance.value; });
        if (one.state == "RUNNING" && !one.instance.empty() && !isNode)
            unknown.push_back(one.instance);
    }
    std::ranges::sort(unknown);
    return unknown;
}

Status takeEmrNodes(const CloudContext &asked, const ClusterId &id, const LaunchOptions &options,
                    std::vector<std::string> &nodes, const ProgressSink &sink, std::stop_token stop)
{
    TY_ASSIGN(const auto opened, openCluster(asked, id));
    TY_TRY(refuseDuringTeardown(asked));
    const CloudContext cloud = withPricesOf(asked, opened, stop);
    TY_ASSIGN(const auto operation,
              ClusterOperation::begin(cloud, opened, "set up new nodes of", options, sink, std::move(stop)));
    TY_ASSIGN(auto request, emrRequestOf(cloud, id));
    EmrLauncher emr(cloud, *operation, std::move(request), options, sink);
    TY_ASSIGN(const auto added, emr.recordNodes());
    for (const std::string &name : added) {
        recordEvent(cloud, id, kMembershipEvent, name,
                    Sentence::verbatim(membershipText(name, MembershipChange::Added)));
        nodes.push_back(name);
    }
    TY_ASSIGN(const auto living, cloud.ledger->resources(id));
    std::erase_if(nodes, [&](const std::string &name) { // one that has ended meanwhile
        return std::ranges::find(living, name, &ledger::Resource::name) == living.end();
    });
    if (nodes.empty() || !options.provision)
        return {};
    TY_TRY(emr.setUp(nodes));
    if (const auto kept = refreshBudgetLimits(cloud, id, sink, operation->clusterLease.stop()); !kept)
        recordFailure(cloud, id, "deadline", "",
                      say("the deadline of its budget could not be set: %1", kept.error().detail));
    return {};
}

} // namespace trainyard::cluster
