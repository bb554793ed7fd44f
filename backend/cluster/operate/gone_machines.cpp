// Machines that others have terminated: deadlines, users, and EC2, which takes back Spot machines.

#include <algorithm>
#include <vector>

#include "backend/cluster/cloud/inventory_internal.h"
#include "backend/cluster/operate/gone_machines_internal.h"
#include "backend/cluster/operate/interruptions.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/plan/membership.h"
#include "backend/core/try.h"
#include "backend/ledger/event_subjects.h"

namespace trainyard::cluster {
namespace {

/// AWS's code of the reason for the state of a machine that it took back.
constexpr std::string_view kSpotTermination = "Server.SpotInstanceTermination";

/// Whether the cluster is one of this account: another one does not know its machines, which proves nothing.
bool mayQuery(const CloudContext &cloud, const ClusterId &id)
{
    const auto row = cloud.ledger->cluster(id);
    return cloud.ec2Of && !cloud.account.empty() && row && *row && sameCloud(cloud, **row);
}

/// Whether AWS reports the machine as gone, or does not know it although it is old enough to be visible everywhere.
/// \param reported  null: AWS does not know it
bool isGone(const CloudContext &cloud, const ledger::Resource &row, const aws::Instance *reported)
{
    return reported ? reported->isTerminated() : now() - row.created >= cloud.polling.consistency;
}

} // namespace

std::set<std::string> interruptedNodes(std::span<const ledger::Event> events)
{
    return ledger::subjectsOf(events, kInterruptionEvent);
}

void recordInterruption(const CloudContext &cloud, const ClusterId &cluster, const RunId &run, const std::string &node,
                        Timestamp at)
{
    const auto known = cloud.ledger->events(cluster, {}, 0, 0);
    if (!known || interruptedNodes(*known).contains(node))
        return;
    ledger::Event event;
    event.at = at;
    event.cluster = cluster;
    event.run = run;
    event.kind = kInterruptionEvent;
    event.subject = node;
    event.text = "EC2 takes back the Spot machine of " + node;
    (void)cloud.ledger->addEvent(event);
}

std::string closeGone(const CloudContext &cloud, const ledger::Resource &row, const aws::Instance *known)
{
    const std::string state = known ? known->state : "unknown to AWS";
    const std::string why = known && !known->stateReason.empty() ? ", " + known->stateReason : "";
    const auto before = cloud.ledger->resource("instance", row.id, row.profile, row.region);
    if (before && *before && (*before)->closed) // by another program, meanwhile
        return state + why;
    (void)cloud.ledger->closeResource("instance", row.id, row.profile, row.region, state, now());
    if (known && known->stateReason.starts_with(kSpotTermination))
        recordInterruption(cloud, row.cluster, {}, nodeNameOf(row), now());
    recordEvent(cloud, row.cluster, "instance", row.id, nodeNameOf(row) + " is gone: " + state + why);
    return state + why;
}

Result<std::optional<std::string>> stateIfGone(const CloudContext &cloud, const ClusterId &id, const std::string &node,
                                               const CallContext &context)
{
    TY_ASSIGN(auto rows, cloud.ledger->resources(id, false));
    std::erase_if(rows, [&](const ledger::Resource &r) { return r.kind != "instance" || nodeNameOf(r) != node; });
    const auto latest = std::ranges::max_element(
        rows, {}, [](const ledger::Resource &r) { return std::pair(!r.closed, r.closed.value_or(r.created)); });
    if (latest == rows.end())
        return std::nullopt;
    if (latest->closed)
        return latest->state;
    if (!mayQuery(cloud, id))
        return std::nullopt;
    TY_ASSIGN(const auto reported,
              cloud.ec2Of(latest->region)->describeKnownInstances({InstanceId(latest->id)}, context));
    const aws::Instance *machine = reported.empty() ? nullptr : &reported.front();
    if (!isGone(cloud, *latest, machine))
        return std::nullopt;
    return closeGone(cloud, *latest, machine);
}

Status closeGoneWorkers(const CloudContext &cloud, const ClusterId &id, const CallContext &context)
{
    TY_ASSIGN(auto rows, cloud.ledger->resources(id));
    std::erase_if(rows, [](const ledger::Resource &r) { return r.kind != "instance" || !isWorkerName(nodeNameOf(r)); });
    if (rows.empty() || !mayQuery(cloud, id))
        return {};
    std::vector<InstanceId> ids;
    for (const ledger::Resource &r : rows)
        ids.emplace_back(r.id);
    TY_ASSIGN(const auto reported, cloud.ec2Of(rows.front().region)->describeKnownInstances(ids, context));
    for (const ledger::Resource &r : rows) {
        const auto at = std::ranges::find(reported, InstanceId(r.id), &aws::Instance::id);
        const aws::Instance *machine = at == reported.end() ? nullptr : &*at;
        if (isGone(cloud, r, machine))
            (void)closeGone(cloud, r, machine);
    }
    return {};
}

} // namespace trainyard::cluster
