#include "backend/cluster/emr/emr_arrivals.h"

#include <algorithm>
#include <iterator>

#include "backend/aws/services/emr/emr_client.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/emr/emr_launcher_internal.h"
#include "backend/cluster/launch/schedule/auto_termination.h"
#include "backend/cluster/plan/membership.h"
#include "backend/cluster/plan/milestones.h"
#include "backend/core/try.h"
#include "backend/ledger/ledger.h"

namespace trainyard::cluster {

namespace {

/// Whether an interrupted call has recorded the machine as a worker, and not set it up.
bool isLeft(const ledger::Resource &machine, const EmrSetUps &setUps)
{
    return machine.isInstance() && isWorkerName(machine.name) && setUps.contains("head") &&
           !setUps.contains(machine.name);
}

} // namespace

Status EmrSetUps::refresh(ledger::Ledger &ledger, const ClusterId &id)
{
    TY_ASSIGN(const auto events, ledger.events(id, {}, m_read, 0));
    for (const ledger::Event &event : events) {
        m_read = event.sequence;
        if (event.kind == kMilestoneEvent && event.text == toString(Milestone::SetUp))
            m_nodes.insert(event.subject);
    }
    return {};
}

Result<std::vector<std::string>> nodesToSetUp(const CloudContext &cloud, const ClusterId &id,
                                              const std::vector<std::string> &names)
{
    EmrSetUps setUps;
    TY_TRY(setUps.refresh(*cloud.ledger, id));
    TY_ASSIGN(const auto living, cloud.ledger->resources(id));
    std::vector<std::string> chosen;
    for (const ledger::Resource &r : living) {
        if (isLeft(r, setUps) || (r.isInstance() && std::ranges::find(names, r.name) != names.end()))
            chosen.push_back(r.name);
    }
    return chosen;
}

Result<std::vector<InstanceId>> unknownEmrNodes(const CloudContext &cloud, const ClusterId &id, EmrSetUps &setUps,
                                                const CallContext &context)
{
    std::vector<InstanceId> unknown;
    TY_ASSIGN(const auto row, cloud.ledger->cluster(id));
    TY_ASSIGN(const auto known, cloud.ledger->resources(id, false)); // EMR may list a removed one for a while
    const std::string emr = emrIdIn(known);
    if (!row || isEnding(*row) || emr.empty() || !cloud.emrOf)
        return unknown;
    TY_ASSIGN(const auto instances, cloud.emrOf(row->region)->listInstances(emr, {}, context));
    TY_TRY(setUps.refresh(*cloud.ledger, id));
    for (const aws::EmrInstance &one : instances) {
        const bool isNode = std::ranges::any_of(known, [&](const ledger::Resource &r) {
            return r.isInstance() && r.id == one.instance.value && (r.closed || !isLeft(r, setUps));
        });
        if (one.state == "RUNNING" && !one.instance.empty() && !isNode)
            unknown.push_back(one.instance);
    }
    std::ranges::sort(unknown);
    return unknown;
}

Result<std::map<std::string, Error>> takeEmrNodes(const CloudContext &asked, const ClusterId &id,
                                                  const LaunchOptions &options, std::vector<std::string> &nodes,
                                                  const std::function<void()> &taken, const ProgressSink &sink,
                                                  std::stop_token stop)
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
    std::map<std::string, Error> failed;
    if (nodes.empty() || !options.provision)
        return failed;
    if (taken)
        taken();
    EmrSetUps setUps;
    TY_TRY(setUps.refresh(*cloud.ledger, id));
    std::vector<std::string> missing;
    std::ranges::copy_if(nodes, std::back_inserter(missing),
                         [&](const std::string &node) { return !setUps.contains(node); });
    failed = emr.setUpEach(missing);
    if (!failed.empty() && operation->clusterLease.stop().stop_requested())
        return fail(failed.begin()->second);
    if (failed.size() == nodes.size())
        return failed;
    TY_TRY(emr.writeMetadata(failed));
    if (const auto kept = refreshBudgetLimits(cloud, id, sink, operation->clusterLease.stop()); !kept)
        recordFailure(cloud, id, "deadline", "",
                      say("the deadline of its budget could not be set: %1", kept.error().detail));
    return failed;
}

} // namespace trainyard::cluster
