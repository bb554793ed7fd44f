// Machines that others have terminated: deadlines, users, and EC2, which takes back Spot machines.

#include <algorithm>
#include <chrono>
#include <span>
#include <vector>

#include "backend/cluster/cloud/records/cluster_account.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/cloud/records/lost_machines.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/operate/gone_machines_internal.h"
#include "backend/cluster/operate/interruptions.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/operate/removals.h"
#include "backend/cluster/plan/costs/cost.h"
#include "backend/cluster/plan/instance_state.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/cluster/plan/membership.h"
#include "backend/core/try.h"
#include "backend/ledger/event_subjects.h"

namespace trainyard::cluster {
namespace {

/// AWS's code of the reason for the state of a machine that it took back.
constexpr std::string_view kSpotTermination = "Server.SpotInstanceTermination";

/// AWS's code of the reason for the state of a machine that shut itself down: by its limits, or by a user who logged in.
constexpr std::string_view kOwnShutdown = "Client.InstanceInitiatedShutdown";

/// A machine ends at its deadline by its own clock.
constexpr auto kClockDifference = std::chrono::minutes(1);

/// What AWS reports of machines of one cluster, and whether it proves that those it does not report are gone.
struct Report {
    std::vector<aws::Instance> machines;
    bool provesAbsence = false;
};

/// Queries machines by their ids, if the cluster may be in the account that answers.
/// \return empty: it is in another account, or the account is not known
Result<std::optional<Report>> reportOf(const CloudContext &asked, const ClusterId &id, const std::string &region,
                                       const std::vector<InstanceId> &machines, const CallContext &context)
{
    const auto row = asked.ledger->cluster(id);
    if (!asked.ec2Of || asked.account.empty() || !row || !*row)
        return std::nullopt;
    const CloudContext cloud = withAccountNow(asked, context);
    if (cloud.account.empty() || !sameCloud(cloud, **row))
        return std::nullopt;
    TY_ASSIGN(auto reported, cloud.ec2Of(region)->describeKnownInstances(machines, context));
    const bool isKept = accountNow(cloud, context) == cloud.account; // the profile may have got other keys meanwhile
    return std::optional(Report{std::move(reported), isKept && provesAbsence(cloud, **row)});
}

/// Whether AWS reports the machine as gone, or its account does not know it although it is old enough to be visible
/// everywhere.
/// \param machine  null: AWS does not know it
bool isGone(const CloudContext &cloud, const ledger::Resource &row, const Report &report, const aws::Instance *machine)
{
    return machine ? machine->isTerminated() : report.provesAbsence && now() - row.created >= cloud.polling.consistency;
}

/// When a machine was first seen as gone, if its row stayed open then.
std::optional<Timestamp> notedEnd(std::span<const ledger::Event> events, const ledger::Resource &row)
{
    std::optional<Timestamp> at;
    for (const ledger::Event &e : events) {
        if (e.kind == kStateEvent && e.subject == row.id)
            at = isInState(e.text, InstanceState::Terminated) ? std::optional(e.at) : std::nullopt;
    }
    return at;
}

/// The last state of a machine, with AWS's reason.
std::string lastState(const aws::Instance *known, bool wasSeen)
{
    if (!known) // AWS forgets a terminated machine after an hour
        return wasSeen ? std::string(toString(InstanceState::Terminated)) : "unknown to AWS";
    return known->state + (known->stateReason.empty() ? "" : ", " + known->stateReason);
}

/// Whether another machine replaces one that EC2 takes back, which still ran then.
bool isReplaced(std::span<const ledger::Event> events, const std::string &node)
{
    return std::ranges::any_of(
        events, [&](const ledger::Event &e) { return e.kind == kReplacementEvent && !e.failed && e.subject == node; });
}

/// Whether a run has measured something in so short a time before. The state of the cluster proves nothing: it says "training"
/// until a program that follows the run has seen its end.
bool trainedWithin(const CloudContext &cloud, const ClusterId &id, std::chrono::minutes time, Timestamp before)
{
    const auto runs = cloud.ledger->runs(id);
    const auto rows = runs && !runs->empty() ? cloud.ledger->metrics(runs->front().id) : ledger::MetricRows();
    if (!rows)
        return false;
    using Seconds = std::chrono::duration<double>; // the times come from a machine: any number
    const double since = (Seconds(before.time_since_epoch()) - Seconds(time)).count();
    return std::ranges::any_of(rows->records, [&](const protocol::MetricRecord &record) {
        return record.t > since && protocol::isMeasurement(record);
    });
}

/// Whether we have ended a machine, or another one has taken its place before.
bool wasSettled(const ledger::Cluster &cluster, const ledger::Resource &row, std::span<const ledger::Event> events)
{
    const std::string node = nodeNameOf(row);
    return isEnding(cluster) || row.facts.contains(kEndingFact) || nodesToRemove(events).contains(node) ||
           isReplaced(events, node);
}

/// Whether its own limits have ended a machine.
bool reachedLimit(const CloudContext &cloud, const ledger::Cluster &cluster, const aws::Instance *known, Timestamp at)
{
    if (cluster.expires && *cluster.expires <= at + kClockDifference)
        return true;
    const bool isOwn = known && known->stateReason.starts_with(kOwnShutdown);
    const auto plan = LaunchPlan::fromJson(cluster.plan);
    return isOwn && plan && plan->idle.count() > 0 && !trainedWithin(cloud, cluster.id, plan->idle, at);
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
    event.text = say("EC2 takes back the Spot machine of %1", node).english();
    (void)cloud.ledger->addEvent(event);
}

GoneMachine noteGone(const CloudContext &cloud, const ledger::Resource &row, const aws::Instance *known)
{
    const auto cluster = cloud.ledger->cluster(row.cluster);
    const auto origin = originOf(*cloud.ledger, row.cluster);
    const auto current = cloud.ledger->resource("instance", row.id, row.profile, row.region);
    const auto events = cloud.ledger->events(row.cluster, {}, 0, 0).value_or(std::vector<ledger::Event>());
    const bool wasSeen = notedEnd(events, row).has_value();
    GoneMachine gone{.state = lastState(known, wasSeen)};
    gone.closed = current && *current && (*current)->closed;
    const bool isOurs = cluster && *cluster && origin && origin->origin == Origin::Instances;
    gone.settled = gone.closed || !isOurs || wasSettled(**cluster, current && *current ? **current : row, events);
    if (!gone.settled && !wasSeen)
        recordEvent(cloud, row.cluster, kStateEvent, row.id,
                    Sentence::verbatim(std::string(toString(InstanceState::Terminated))));
    return gone;
}

GoneMachine closeGone(const CloudContext &cloud, const ledger::Resource &row, const aws::Instance *known)
{
    // Before the row is read: who removes the machine closes its row, and releases the lease afterwards.
    const bool worked = isWorkedOn(*cloud.ledger, row.cluster);
    const auto before = cloud.ledger->resource("instance", row.id, row.profile, row.region);
    const auto events = cloud.ledger->events(row.cluster, {}, 0, 0).value_or(std::vector<ledger::Event>());
    const auto seen = notedEnd(events, row);
    GoneMachine gone{.state = lastState(known, seen.has_value())};
    if (before && *before && (*before)->closed) { // by another program, meanwhile
        gone.closed = true;
        gone.lost = (*before)->facts.contains(kLostFact);
        return gone;
    }
    const Timestamp at = seen.value_or(now());
    const auto cluster = cloud.ledger->cluster(row.cluster);
    const auto origin = originOf(*cloud.ledger, row.cluster);
    if (cluster && *cluster && origin && origin->origin == Origin::Instances) { // groups replace their machines
        if (worked)
            return noteGone(cloud, row, known);
        gone.lost = !wasSettled(**cluster, before && *before ? **before : row, events) &&
                    !reachedLimit(cloud, **cluster, known, at);
    }
    if (gone.lost && before && *before) { // before the row is closed: a program that dies between repeats both
        ledger::Resource lost = **before;
        lost.facts[kLostFact] = gone.state;
        (void)cloud.ledger->saveResource(lost);
    }
    const std::string state = known ? known->state : gone.state;
    gone.closed = bool(cloud.ledger->closeResource("instance", row.id, row.profile, row.region, state, at));
    if (known && known->stateReason.starts_with(kSpotTermination))
        recordInterruption(cloud, row.cluster, {}, nodeNameOf(row), at);
    recordEvent(cloud, row.cluster, "instance", row.id, say("%1 is gone: %2", nodeNameOf(row), gone.state));
    return gone;
}

Result<std::optional<std::string>> stateIfGone(const CloudContext &cloud, const ClusterId &id, const std::string &node,
                                               const CallContext &context)
{
    TY_ASSIGN(auto rows, cloud.ledger->resources(id, false));
    std::erase_if(rows, [&](const ledger::Resource &r) { return !r.isInstance() || nodeNameOf(r) != node; });
    const auto latest = std::ranges::max_element(
        rows, {}, [](const ledger::Resource &r) { return std::pair(!r.closed, r.closed.value_or(r.created)); });
    if (latest == rows.end())
        return std::nullopt;
    if (latest->closed)
        return latest->state;
    TY_ASSIGN(const auto report, reportOf(cloud, id, latest->region, {InstanceId(latest->id)}, context));
    if (!report)
        return std::nullopt;
    const aws::Instance *machine = report->machines.empty() ? nullptr : &report->machines.front();
    if (!isGone(cloud, *latest, *report, machine))
        return std::nullopt;
    const GoneMachine gone = closeGone(cloud, *latest, machine);
    if (!gone.closed) // who works on the cluster closes it: until then nothing can take its place
        return std::nullopt;
    return gone.state;
}

Status closeGoneWorkers(const CloudContext &cloud, const ClusterId &id, const CallContext &context)
{
    TY_ASSIGN(auto rows, cloud.ledger->resources(id));
    std::erase_if(rows, [](const ledger::Resource &r) { return !r.isInstance() || !isWorkerName(nodeNameOf(r)); });
    if (rows.empty())
        return {};
    std::vector<InstanceId> ids;
    for (const ledger::Resource &r : rows)
        ids.emplace_back(r.id);
    TY_ASSIGN(const auto report, reportOf(cloud, id, rows.front().region, ids, context));
    if (!report)
        return {};
    for (const ledger::Resource &r : rows) {
        const auto at = std::ranges::find(report->machines, InstanceId(r.id), &aws::Instance::id);
        const aws::Instance *machine = at == report->machines.end() ? nullptr : &*at;
        if (isGone(cloud, r, *report, machine))
            (void)closeGone(cloud, r, machine);
    }
    return {};
}

} // namespace trainyard::cluster
