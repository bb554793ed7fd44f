// Task nodes come and go. Core nodes hold HDFS, and the end of the master is the end of the cluster: both stay, and core
// nodes can be added.

#include "backend/cluster/emr/emr_resize.h"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/emr/emr_launcher_internal.h"
#include "backend/cluster/launch/schedule/auto_termination.h"
#include "backend/cluster/plan/costs/machine_rate.h"
#include "backend/cluster/plan/membership.h"
#include "backend/core/async/poll.h"
#include "backend/core/try.h"
#include "backend/core/units.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;

constexpr auto kLongestResize = 30min;

/// One change of an EMR cluster, under its lease.
struct EmrChange {
    CloudContext cloud;
    std::unique_ptr<ClusterOperation> operation;
    std::unique_ptr<EmrLauncher> emr;
    std::stop_token stop() const { return operation->clusterLease.stop(); }
    CallContext call() const { return {Deadline::after(2min), stop()}; }
};

/// \param change  its context must not move afterwards: others refer to it
Status begin(EmrChange &change, const CloudContext &asked, const ClusterId &id, const std::string &purpose,
             const LaunchOptions &options, const ProgressSink &sink, std::stop_token stop)
{
    TY_ASSIGN(const auto opened, openCluster(asked, id));
    TY_TRY(refuseDuringTeardown(asked));
    change.cloud = withPricesOf(asked, opened, stop);
    TY_ASSIGN(change.operation, ClusterOperation::begin(change.cloud, opened, purpose, options, sink, std::move(stop)));
    TY_ASSIGN(auto request, emrRequestOf(change.cloud, id));
    change.emr = std::make_unique<EmrLauncher>(change.cloud, *change.operation, std::move(request), options, sink);
    if (change.emr->emrId().empty())
        return fail(ErrorCode::Conflict, "cluster " + opened.row.name,
                    "its EMR cluster is not known yet: continue its creation first (trainyardctl provision)");
    return {};
}

bool hasEnded(const std::string &groupState)
{
    return groupState == "TERMINATED" || groupState == "TERMINATING" || groupState == "SHUTTING_DOWN" ||
           groupState == "ENDED";
}

const aws::EmrInstanceGroup *groupOf(const std::vector<aws::EmrInstanceGroup> &groups, std::string_view role)
{
    const auto found = std::ranges::find_if(
        groups, [&](const aws::EmrInstanceGroup &group) { return group.role == role && !hasEnded(group.state); });
    return found == groups.end() ? nullptr : &*found;
}

/// Enlarges a group, or adds a task group where there is none.
/// \return id of the group
Result<std::string> enlarge(const EmrChange &change, const aws::EmrInstanceGroup *group, int size)
{
    aws::EmrClient &emr = change.emr->emr();
    const std::string &id = change.emr->emrId();
    if (group) {
        TY_TRY(emr.modifyInstanceGroups(id, {{group->id, size, {}}}, change.call()));
        return group->id;
    }
    const EmrPlan &plan = change.emr->plan();
    aws::EmrGroupRequest wanted{"TASK", "TASK", plan.typeOfTask(), size, plan.spot};
    if (plan.spot && plan.maxPriceUsd > 0)
        wanted.maxPriceUsd = fmt::format("{}", plan.maxPriceUsd);
    const auto added = emr.addInstanceGroups(id, {wanted}, change.call());
    if (added && !added->empty())
        return added->front();
    // After a lost reply, the group may exist.
    const auto groups = emr.listInstanceGroups(id, change.call());
    if (const auto *made = groups ? groupOf(*groups, "TASK") : nullptr)
        return made->id;
    if (!added)
        return fail(added.error());
    return fail(ErrorCode::MalformedReply, "emr:AddInstanceGroups", "the reply names no group");
}

/// Waits until a group has as many running nodes as were requested.
Status waitForGroup(const EmrChange &change, const std::string &groupId, int size, StepReporter &report)
{
    std::string state;
    const auto complete = pollUntil(
        change.cloud.polling.backoff(), {Deadline::after(kLongestResize), change.stop()}, [&]() -> Result<bool> {
            const auto groups = change.emr->emr().listInstanceGroups(change.emr->emrId(), change.call());
            if (!groups)
                return groups.error().retryable() ? Result<bool>(false) : fail(groups.error());
            const auto group = std::ranges::find(*groups, groupId, &aws::EmrInstanceGroup::id);
            if (group == groups->end())
                return false;
            const Sentence now = say("%1: %2 of %3 run", group->state, group->running, size);
            const Sentence text = group->reason.empty() ? now : say("%1 (%2)", now, printable(group->reason, 300));
            state = text.english();
            report.progress(text, size > 0 ? double(group->running) / size : -1);
            if (hasEnded(group->state))
                return fail(ErrorCode::Conflict, "emr:ListInstanceGroups", "the cluster ends: " + state);
            if (group->state == "SUSPENDED" || group->state == "ARRESTED")
                return fail(ErrorCode::ServiceFailure, "emr:ModifyInstanceGroups",
                            "the new nodes do not start: " + state);
            return group->running >= size && group->state == "RUNNING";
        });
    if (!complete && complete.error().code == ErrorCode::Timeout)
        return fail(ErrorCode::Timeout, "emr:ListInstanceGroups",
                    "the new nodes do not run after " + formatDuration(kLongestResize) + ": " + state);
    return complete;
}

/// The growth of a group, as it was before it.
struct EmrGrowth {
    std::string role;    ///< "TASK"
    Sentence title;      ///< "task nodes"
    std::string groupId; ///< empty: the group does not exist yet
    int before = 0;
    std::vector<InstanceId> known; ///< its instances before
};

/// Ends the nodes that a failed growth has started, and cancels those that it still waits for. EMR does not choose: it
/// knows nothing of a training, and would end any node without a container of YARN. Core nodes that run already stay,
/// because they may hold a part of HDFS.
Status undoGrowth(const EmrChange &change, const EmrGrowth &growth)
{
    aws::EmrClient &emr = change.emr->emr();
    const std::string &id = change.emr->emrId();
    const CallContext context{Deadline::after(2min), {}};
    const CallContext waiting{Deadline::after(change.cloud.polling.consistency), {}};
    const bool isCore = growth.role == "CORE";
    const auto isBusy = [](const Error &error) { // with another change, or a node has just ended
        return error.code == ErrorCode::InvalidArgument || error.code == ErrorCode::Conflict;
    };
    std::vector<InstanceId> newest;
    int running = 0;
    const auto endNewest = [&]() -> Status {
        TY_ASSIGN(const auto instances, emr.listInstances(id, growth.role, context));
        newest.clear();
        running = 0;
        for (const aws::EmrInstance &one : instances) {
            if (one.groupId != growth.groupId || one.state == "TERMINATED" || one.instance.empty())
                continue;
            ++running;
            if (std::ranges::find(growth.known, one.instance) == growth.known.end())
                newest.push_back(one.instance);
        }
        return isCore || newest.empty()
                   ? Status()
                   : emr.modifyInstanceGroups(id, {{growth.groupId, std::nullopt, newest}}, context);
    };
    TY_TRY(retryWhile(change.cloud.polling.backoff(), waiting, isBusy, endNewest));
    const int size = isCore ? std::max(growth.before, running) : growth.before;
    TY_TRY(retryWhile(change.cloud.polling.backoff(), waiting, isBusy, [&] {
        return emr.modifyInstanceGroups(id, {{growth.groupId, size, {}}}, context);
    }));
    if (isCore) // those beyond cost money: show them
        return size > growth.before ? change.emr->recordNodes().map([](const auto &) {}) : Status();
    for (const InstanceId &ended : newest)
        (void)change.cloud.ledger->closeResource("instance", ended.value, change.cloud.profile,
                                                 change.operation->launcher.row().region, "shutting-down", now());
    return {};
}

/// \param role  "TASK", "CORE"
Result<std::vector<std::string>> addNodes(const EmrChange &change, const std::string &role, int count,
                                          const LaunchOptions &options)
{
    EmrLauncher &emr = *change.emr;
    const ledger::Cluster &row = change.operation->launcher.row();
    TY_ASSIGN(const auto groups, emr.emr().listInstanceGroups(emr.emrId(), change.call()));
    if (!groupOf(groups, "CORE"))
        return fail(ErrorCode::Unsupported, "cluster " + row.name,
                    "EMR adds nodes to a cluster with core nodes only: create one with at least one worker");
    EmrGrowth growth{role, role == "CORE" ? say("core nodes") : say("task nodes"), {}, 0, {}};
    const aws::EmrInstanceGroup *group = groupOf(groups, role);
    const int before = group ? group->requested : 0, size = before + count;
    if (size > EmrPlan::kMaxNodes)
        return fail(ErrorCode::InvalidArgument, "add workers",
                    fmt::format("a group has at most {} nodes", EmrPlan::kMaxNodes));
    TY_TRY(emr.recordNodes()); // those that EMR has replaced meanwhile are not the new ones: nodesToSetUp() finds them
    auto report = change.operation->launcher.step("resize", "Resizing the EMR cluster");
    TY_ASSIGN(const auto instances, emr.emr().listInstances(emr.emrId(), role, change.call()));
    for (const aws::EmrInstance &one : instances)
        growth.known.push_back(one.instance);
    growth.groupId = group ? group->id : std::string();
    growth.before = before;
    report.begin(say("%1 %2, %3 before", size, growth.title, before));
    recordEvent(change.cloud, row.id, "emr", emr.emrId(),
                say("it gets %1 %2 instead of %3", size, growth.title, before));
    std::vector<std::string> added;
    const auto work = [&]() -> Status {
        TY_ASSIGN(growth.groupId, enlarge(change, group, size));
        TY_TRY(waitForGroup(change, growth.groupId, size, report));
        report.done(say("%1 %2", size, growth.title));
        TY_ASSIGN(added, emr.recordNodes());
        if (!added.empty() && options.provision)
            return emr.setUp(added);
        return {};
    };
    const auto done = work();
    if (done)
        return added;
    report.failed(done.error().detail);
    if (change.operation->clusterLease.isRevoked())
        return fail(ErrorCode::Cancelled, "add workers", "it was stopped so that the machines can be terminated");
    if (options.retain != RetainOnFailure::All && !growth.groupId.empty()) {
        if (const auto reduced = undoGrowth(change, growth); !reduced)
            return fail(ErrorCode::StillRunning, reduced.error().source,
                        fmt::format("the cluster may have more than {} {}: {}; adding them failed because of {}",
                                    before, growth.title.english(), reduced.error().detail, done.error().detail));
    }
    return fail(done.error());
}

Status refuseLocked(const std::string &source, const std::string &node, const std::string &role)
{
    if (role == "MASTER")
        return fail(ErrorCode::InvalidArgument, source, "the head is locked: terminate the cluster instead");
    if (role == "CORE")
        return fail(ErrorCode::InvalidArgument, source,
                    node +
                        " is a core node and locked, because it holds a part of HDFS: only task nodes can be removed");
    return {};
}

/// Whether the nodes have been provisioned: the login of the head is known then.
bool isSetUp(const std::vector<ledger::Resource> &rows)
{
    return std::ranges::any_of(rows, [](const ledger::Resource &r) {
        return r.isInstance() && r.name == "head" && r.facts.contains(fact::kUser);
    });
}

/// Waits until EC2 reports a machine as terminated.
Status waitForEnd(const EmrChange &change, const InstanceId &machine)
{
    const auto ec2 = change.cloud.ec2Of(change.operation->launcher.row().region);
    return pollUntil(change.cloud.polling.backoff(), {Deadline::after(change.cloud.polling.terminated), change.stop()},
                     [&]() -> Result<bool> {
                         TY_ASSIGN(const auto found, ec2->describeKnownInstances({machine}, change.call()));
                         return found.empty() || found.front().isTerminated();
                     });
}

Result<std::vector<std::string>> addOfRole(const CloudContext &cloud, const ClusterId &id, const std::string &role,
                                           int count, const LaunchOptions &options, const ProgressSink &sink,
                                           std::stop_token stop)
{
    if (count < 1)
        return fail(ErrorCode::InvalidArgument, "add workers", "at least one worker");
    if (options.provision) {
        TY_TRY(bundleFor(options));
    }
    EmrChange change;
    TY_TRY(begin(change, cloud, id, "add workers to", options, sink, std::move(stop)));
    auto added = addNodes(change, role, count, options);
    if (!added) {
        recordFailure(change.cloud, id, kMembershipEvent, change.operation->launcher.row().name,
                      say("adding %1 workers", count), added.error());
        return added;
    }
    for (const std::string &name : *added)
        recordEvent(change.cloud, id, kMembershipEvent, name,
                    Sentence::verbatim(membershipText(name, MembershipChange::Added)));
    if (options.provision) {
        if (const auto kept = refreshBudgetLimits(change.cloud, id, sink, change.stop()); !kept)
            recordFailure(change.cloud, id, "deadline", "",
                          say("the deadline of its budget could not be set: %1", kept.error().detail));
    }
    return added;
}

} // namespace

Result<std::vector<std::string>> addEmrWorkers(const CloudContext &cloud, const ClusterId &id, int count,
                                               const LaunchOptions &options, const ProgressSink &sink,
                                               std::stop_token stop)
{
    return addOfRole(cloud, id, "TASK", count, options, sink, std::move(stop));
}

Result<std::vector<std::string>> addEmrCoreNodes(const CloudContext &cloud, const ClusterId &id, int count,
                                                 const LaunchOptions &options, const ProgressSink &sink,
                                                 std::stop_token stop)
{
    return addOfRole(cloud, id, "CORE", count, options, sink, std::move(stop));
}

Result<Usd> emrCoreNodePrice(const CloudContext &cloud, const ClusterId &id, std::stop_token stop)
{
    TY_ASSIGN(const auto opened, openCluster(cloud, id));
    TY_ASSIGN(const auto request, emrRequestOf(cloud, id));
    const CloudContext priced = withPricesOf(cloud, opened, std::move(stop));
    ledger::Resource node;
    node.region = opened.row.region;
    node.facts = emrPriceFacts(false);
    return sumOf(machineRate(*priced.catalog, opened.plan, node, request.plan.typeOfCore(), "running"));
}

Status checkEmrRemovable(const CloudContext &cloud, const ClusterId &id, const std::string &node)
{
    TY_ASSIGN(const auto rows, cloud.ledger->resources(id));
    for (const ledger::Resource &r : rows) {
        const auto role = r.facts.find(kEmrRoleFact);
        if (r.isInstance() && r.name == node && role != r.facts.end())
            return refuseLocked("cluster " + id.value, node, role->second);
    }
    return {};
}

Status removeEmrWorker(const CloudContext &cloud, const ClusterId &id, const std::string &node,
                       const ProgressSink &sink, std::stop_token stop)
{
    const LaunchOptions options;
    EmrChange change;
    TY_TRY(begin(change, cloud, id, "remove " + node + " from", options, sink, std::move(stop)));
    const std::string source = "cluster " + change.operation->launcher.row().name;
    TY_ASSIGN(const auto rows, change.cloud.ledger->resources(id));
    const auto row =
        std::ranges::find_if(rows, [&](const ledger::Resource &r) { return r.isInstance() && r.name == node; });
    if (row == rows.end())
        return fail(ErrorCode::NotFound, source, "it has no machine " + node);
    TY_ASSIGN(const auto instances, change.emr->emr().listInstances(change.emr->emrId(), {}, change.call()));
    TY_ASSIGN(const auto groups, change.emr->emr().listInstanceGroups(change.emr->emrId(), change.call()));
    const auto instance = std::ranges::find(instances, InstanceId(row->id), &aws::EmrInstance::instance);
    const auto group = instance == instances.end()
                           ? groups.end()
                           : std::ranges::find(groups, instance->groupId, &aws::EmrInstanceGroup::id);
    if (group == groups.end())
        return fail(ErrorCode::NotFound, source, node + " (" + row->id + ") is no node of " + change.emr->emrId());
    TY_TRY(refuseLocked(source, node, group->role));
    auto report = change.operation->launcher.step("resize", "Resizing the EMR cluster", node);
    report.begin(row->id);
    const auto work = [&]() -> Status {
        if (instance->state != "TERMINATED") {
            TY_TRY(change.emr->emr().modifyInstanceGroups(
                change.emr->emrId(), {{group->id, std::nullopt, {InstanceId(row->id)}}}, change.call()));
        }
        TY_TRY(waitForEnd(change, InstanceId(row->id)));
        return change.cloud.ledger->closeResource("instance", row->id, change.cloud.profile, row->region, "terminated",
                                                  now());
    };
    const Status done = report.end(work(), row->id);
    if (!done) {
        recordFailure(change.cloud, id, kMembershipEvent, node, say("removing %1", node), done.error());
        return done;
    }
    recordEvent(change.cloud, id, kMembershipEvent, node,
                Sentence::verbatim(membershipText(node, MembershipChange::Removed)));
    if (!isSetUp(rows))
        return {};
    auto rest = change.emr->recordNodes().map([](const auto &) {});
    if (rest)
        rest = change.emr->writeMetadata();
    if (!rest) // the machine is gone: that is what was asked for
        recordFailure(change.cloud, id, "emr", node, say("writing the worker file of the others"), rest.error());
    return {};
}

} // namespace trainyard::cluster
