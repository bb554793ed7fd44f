#include "backend/cluster/emr/emr_arrivals.h"

#include <algorithm>
#include <set>

#include "backend/aws/services/emr/emr_client.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/emr/emr_launcher_internal.h"
#include "backend/cluster/launch/schedule/auto_termination.h"
#include "backend/cluster/plan/membership.h"
#include "backend/cluster/plan/milestones.h"
#include "backend/core/try.h"
#include "backend/ledger/ledger.h"

namespace trainyard::cluster {

Result<std::vector<std::string>> nodesToSetUp(const CloudContext &cloud, const ClusterId &id,
                                              const std::vector<std::string> &names)
{
    TY_ASSIGN(const auto living, cloud.ledger->resources(id));
    TY_ASSIGN(const auto events, cloud.ledger->events(id, {}, 0, 0));
    std::set<std::string> done; // a number of a node is not used again
    for (const ledger::Event &event : events) {
        if (event.kind == kMilestoneEvent && event.text == toString(Milestone::SetUp))
            done.insert(event.subject);
    }
    std::vector<std::string> chosen;
    for (const ledger::Resource &r : living) {
        const bool isLeft = done.contains("head") && isWorkerName(r.name) && !done.contains(r.name);
        if (r.isInstance() && (isLeft || std::ranges::find(names, r.name) != names.end()))
            chosen.push_back(r.name);
    }
    return chosen;
}

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
    TY_ASSIGN(const auto left, nodesToSetUp(cloud, id, {}));
    for (const aws::EmrInstance &one : instances) {
        const bool isNode = std::ranges::any_of(known, [&](const ledger::Resource &r) {
            return r.isInstance() && r.id == one.instance.value && std::ranges::find(left, r.name) == left.end();
        });
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
    TY_ASSIGN(const auto before, cloud.ledger->resources(id));
    const auto recorded = emr.recordNodes();
    TY_ASSIGN(const auto living, cloud.ledger->resources(id)); // it may have recorded some and failed at the next one
    for (const ledger::Resource &r : living) {
        if (!r.isInstance() || std::ranges::find(before, r.id, &ledger::Resource::id) != before.end())
            continue;
        recordEvent(cloud, id, kMembershipEvent, r.name,
                    Sentence::verbatim(membershipText(r.name, MembershipChange::Added)));
        nodes.push_back(r.name);
    }
    TY_ASSIGN(nodes, nodesToSetUp(cloud, id, nodes));
    TY_TRY(recorded);
    if (nodes.empty() || !options.provision)
        return {};
    TY_TRY(emr.setUp(nodes));
    if (const auto kept = refreshBudgetLimits(cloud, id, sink, operation->clusterLease.stop()); !kept)
        recordFailure(cloud, id, "deadline", "",
                      say("the deadline of its budget could not be set: %1", kept.error().detail));
    return {};
}

} // namespace trainyard::cluster
