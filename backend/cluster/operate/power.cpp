#include "backend/cluster/operate/power.h"

#include <algorithm>

#include "backend/cluster/cloud/denial.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/launch/cluster_operation_internal.h"
#include "backend/cluster/launch/schedule/auto_termination.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/costs/cost.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/core/async/poll.h"
#include "backend/core/async/steps.h"
#include "backend/core/try.h"
#include "backend/ssh/known_hosts.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;

const char *titleOf(PowerAction action)
{
    switch (action) {
    case PowerAction::Stop:
        return "Stopping";
    case PowerAction::Hibernate:
        return "Hibernating";
    case PowerAction::Start:
        return "Starting";
    case PowerAction::Reboot:
        return "Restarting";
    }
    return "";
}

/// The state of a machine after the action.
std::string_view goalOf(PowerAction action)
{
    return action == PowerAction::Stop || action == PowerAction::Hibernate ? "stopped" : "running";
}

/// A power operation on machines of an open cluster, whose lease is held.
class Power {
public:
    Power(const CloudContext &cloud, const OpenCluster &opened, ClusterLease &held, const ProgressSink &sink)
        : m_cloud(cloud)
        , m_opened(opened)
        , m_held(held)
        , m_sink(sink)
        , m_ec2(cloud.ec2Of(opened.row.region))
    {
    }
    Result<std::vector<ledger::Resource>> chosen(const std::vector<std::string> &nodes) const;
    Status change(const std::vector<ledger::Resource> &, PowerAction);
    Status setType(const ledger::Resource &, const std::string &type);
    std::stop_token stop() const { return m_held.stop(); }

private:
    Result<std::vector<aws::Instance>> wait(const std::vector<InstanceId> &, std::string_view goal);
    Status take(const ledger::Resource &before, const aws::Instance &now);
    Status bringBack();
    Deadline callDeadline() const { return Deadline::after(2min); }

    const CloudContext &m_cloud;
    const OpenCluster &m_opened;
    ClusterLease &m_held;
    const ProgressSink &m_sink;
    std::shared_ptr<aws::Ec2Client> m_ec2;
};

Result<std::vector<ledger::Resource>> Power::chosen(const std::vector<std::string> &nodes) const
{
    auto all = m_cloud.ledger->resources(m_opened.row.id);
    if (!all)
        return all;
    std::erase_if(*all, [](const ledger::Resource &r) { return !r.isInstance(); });
    for (const std::string &node : nodes) {
        if (std::ranges::find(*all, node, nodeNameOf) == all->end())
            return fail(ErrorCode::NotFound, "cluster " + m_opened.row.name, "it has no machine " + node);
    }
    std::erase_if(*all, [&](const ledger::Resource &r) {
        return !nodes.empty() && std::ranges::find(nodes, nodeNameOf(r)) == nodes.end();
    });
    return all;
}

/// Updates the ledger from AWS. The machine may have another address now.
Status Power::take(const ledger::Resource &before, const aws::Instance &m)
{
    const ledger::Resource after = refreshed(m_cloud, before, m);
    if (before.state != m.state)
        recordEvent(m_cloud, m_opened.row.id, kStateEvent, m.id.value, Sentence::verbatim(m.state));
    TY_TRY(m_cloud.ledger->saveResource(after));
    const NodeSnapshot was = toNode(before), is = toNode(after);
    const auto address = [](const NodeSnapshot &n) {
        return n.publicAddress.empty() ? n.privateAddress : n.publicAddress;
    };
    if (address(was).empty() || address(is).empty() || (address(was) == address(is) && was.sshPort == is.sshPort))
        return {};
    // The machine keeps its host key: trust the known one at the new address.
    const auto file = m_cloud.clusterFolder(m_opened.row.id) / "known_hosts";
    const auto keys = ssh::knownKeys(file, address(was), was.sshPort);
    if (!keys || keys->empty())
        return {};
    std::vector<std::string> lines;
    for (const ssh::KnownHost &key : *keys)
        lines.push_back(ssh::knownHostsLine(address(is), is.sshPort, key.type + " " + key.key, key.comment));
    return ssh::replaceKnownHost(file, address(is), is.sshPort, lines);
}

Result<std::vector<aws::Instance>> Power::wait(const std::vector<InstanceId> &ids, std::string_view goal)
{
    using Found = std::optional<std::vector<aws::Instance>>;
    const CallContext context{Deadline::after(m_cloud.polling.running), m_held.stop()};
    return pollUntil(m_cloud.polling.backoff(), context, [&]() -> Result<Found> {
        auto machines = m_ec2->describeKnownInstances(ids, {callDeadline(), m_held.stop()});
        if (!machines)
            return machines.error().retryable() ? Result<Found>(Found()) : fail(machines.error());
        const auto gone = std::ranges::find_if(*machines, &aws::Instance::isTerminating);
        if (gone != machines->end())
            return fail(ErrorCode::Conflict, "ec2:DescribeInstances",
                        gone->id.value + " is " + gone->state + ": " + gone->stateReason);
        const bool there = machines->size() == ids.size() &&
                           std::ranges::all_of(*machines, [&](const aws::Instance &m) { return m.state == goal; });
        return there ? Found(std::move(*machines)) : Found();
    });
}

Status Power::change(const std::vector<ledger::Resource> &nodes, PowerAction action)
{
    std::vector<InstanceId> ids;
    std::vector<StepReporter> steps;
    for (const ledger::Resource &r : nodes) {
        ids.emplace_back(r.id);
        steps.push_back({m_sink,
                         {.step = "power",
                          .title = titleOf(action),
                          .host = r.name,
                          .subject = {r.kind, r.id, m_opened.row.id.value}}});
        steps.back().begin(r.id);
    }
    const auto done = [&]() -> Status {
        TY_TRY(changePower(*m_ec2, action, ids, {callDeadline(), m_held.stop()}));
        TY_ASSIGN(const auto there, wait(ids, goalOf(action)));
        for (const ledger::Resource &r : nodes) {
            const auto m = std::ranges::find(there, InstanceId(r.id), &aws::Instance::id);
            TY_TRY(take(r, *m));
            recordEvent(m_cloud, m_opened.row.id, "instance", r.name,
                        action == PowerAction::Reboot ? say("%1 is %2 again", r.name, m->state)
                                                      : say("%1 is %2", r.name, m->state));
        }
        return {};
    }();
    for (StepReporter &step : steps)
        (void)step.end(done);
    if (done && action == PowerAction::Start)
        return bringBack();
    return done;
}

/// While the machine was stopped, its deadline may have passed (its boot script then allows ten minutes, user_data.cpp)
/// or the cluster's may have changed.
Status Power::bringBack()
{
    const auto row = m_cloud.ledger->cluster(m_opened.row.id);
    if (!row || !*row)
        return row ? Status() : fail(row.error());
    const bool remains = (*row)->expires && *(*row)->expires > now() + 15min;
    const ClusterLimits change{.endIn = std::min(m_opened.plan.deadline, std::chrono::minutes(2h))};
    const CallContext context{Deadline::after(m_cloud.polling.sshAnswers), m_held.stop()};
    const auto again = [](const Error &e) { return e.code != ErrorCode::InvalidArgument; };
    return retryWhile(Backoff(m_cloud.polling.initialInterval), context, again, [&] {
        return remains ? repeatDeadline(m_cloud, m_opened.row.id, m_sink, m_held.stop())
                       : changeLimits(m_cloud, m_opened.row.id, change, m_sink, m_held.stop());
    });
}

Status Power::setType(const ledger::Resource &node, const std::string &type)
{
    TY_TRY(m_ec2->setInstanceType(InstanceId(node.id), type, {callDeadline(), m_held.stop()}));
    recordEvent(m_cloud, m_opened.row.id, kTypeEvent, node.id, Sentence::verbatim(toNode(node).type + " " + type));
    recordEvent(m_cloud, m_opened.row.id, "instance", node.name, say("%1 is a %2 from now on", node.name, type));
    return {};
}

/// Opens the cluster, acquires its lease, and runs `work`.
template <class Work>
Status withPower(const CloudContext &cloud, const ClusterId &id, const std::string &purpose, const ProgressSink &sink,
                 std::stop_token stop, Work work)
{
    TY_ASSIGN(const auto opened, openCluster(cloud, id));
    TY_ASSIGN(const auto from, originOf(*cloud.ledger, id));
    if (from.origin == Origin::Emr) // it would replace a stopped node, and end with its master
        return fail(ErrorCode::Unsupported, "cluster " + opened.row.name,
                    "nodes of EMR can be neither stopped nor changed: terminate the cluster, or change its number of "
                    "workers");
    TY_ASSIGN(auto lease, cloud.ledger->lease(clusterLeaseName(id), purpose + " " + opened.row.name));
    ClusterLease held(std::move(lease), std::move(stop));
    Power power(cloud, opened, held, sink);
    const Status done = work(power, opened);
    if (done)
        return done;
    const Error error = decoded(cloud, done.error(), {Deadline::after(5s), held.stop()});
    recordFailure(cloud, id, "instance", opened.row.name, Sentence::verbatim(purpose + " " + opened.row.name), error);
    return fail(error);
}

/// A run that is starting for longer was left by a program that has ended (training/run/cluster_run.cpp).
constexpr auto kLongestRunStart = 10min;

/// Called under the lease: training::startRun() looks at the lease after it has recorded its run, so that one of the two
/// sees the other. The cluster's state changes only when the processes of the run have started.
Status notWhileTraining(const CloudContext &cloud, const ClusterId &id)
{
    TY_ASSIGN(const auto row, cloud.ledger->cluster(id));
    TY_ASSIGN(const auto runs, cloud.ledger->runs(id));
    const auto starts = std::ranges::find_if(runs, [](const ledger::Run &run) {
        return run.state == protocol::RunState::Starting && now() - run.created < kLongestRunStart;
    });
    if (!row)
        return fail(ErrorCode::NotFound, "ledger", "there is no cluster " + id.value);
    if (starts != runs.end())
        return fail(ErrorCode::Conflict, "cluster " + row->name,
                    "its run " + starts->id.value + " is starting: stop it first");
    if (parseClusterState(row->state) != ClusterState::Training)
        return {};
    return fail(ErrorCode::Conflict, "cluster " + row->name, "it trains: stop its run first");
}

} // namespace

Status changePower(const CloudContext &cloud, const ClusterId &id, const std::vector<std::string> &nodes,
                   PowerAction action, const ProgressSink &sink, std::stop_token stop)
{
    return withPower(cloud, id, std::string(toString(action)), sink, std::move(stop),
                     [&](Power &power, const OpenCluster &) -> Status {
                         if (action != PowerAction::Start) {
                             TY_TRY(notWhileTraining(cloud, id));
                         }
                         const auto chosen = power.chosen(nodes);
                         return chosen ? power.change(*chosen, action) : fail(chosen.error());
                     });
}

Status resizeNode(const CloudContext &asked, const ClusterId &id, const std::string &node, const std::string &type,
                  const ProgressSink &sink, std::stop_token stop)
{
    TY_ASSIGN(OpenCluster next, openCluster(asked, id));
    next.plan.region = next.row.region;
    next.plan.instanceType = type;
    next.plan.headType.clear();
    next.plan.otherTypes.clear();
    next.plan.otherRegions.clear();
    const CloudContext cloud = withPricesOf(asked, next, stop);
    TY_TRY(refuseUnpricedBudget(next.plan, *cloud.catalog));
    const InstanceType *wanted = cloud.catalog->type(type);
    if (!wanted)
        return fail(ErrorCode::InvalidArgument, "resize",
                    "there is no instance type \"" + type + "\" in the catalogue");
    return withPower(cloud, id, "resize " + node + " of", sink, std::move(stop),
                     [&](Power &power, const OpenCluster &) -> Status {
                         TY_TRY(notWhileTraining(cloud, id));
                         auto chosen = power.chosen({node});
                         if (!chosen)
                             return fail(chosen.error());
                         const InstanceType *is = cloud.catalog->type(toNode(chosen->front()).type);
                         if (is && is->architecture != wanted->architecture)
                             return fail(ErrorCode::InvalidArgument, "resize",
                                         type + " is for " + wanted->architecture + ", its image is not");
                         TY_TRY(power.change(*chosen, PowerAction::Stop));
                         // If AWS refuses the type, start the machine again with the old one: a stopped machine is of
                         // no use.
                         const auto changed = power.setType(chosen->front(), type);
                         chosen = power.chosen({node});
                         if (!chosen)
                             return fail(chosen.error());
                         const auto started = power.change(*chosen, PowerAction::Start);
                         if (!changed || !started)
                             return changed ? started : changed;
                         return refreshBudgetLimits(cloud, id, sink, power.stop());
                     });
}

} // namespace trainyard::cluster
