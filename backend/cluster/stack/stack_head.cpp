#include "backend/cluster/stack/stack_head.h"

#include <functional>
#include <set>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/launch/cluster_operation_internal.h"
#include "backend/cluster/launch/schedule/auto_termination.h"
#include "backend/cluster/launch/schedule/stack_schedule.h"
#include "backend/cluster/plan/instance_state.h"
#include "backend/cluster/plan/membership.h"
#include "backend/cluster/stack/stack_machines_internal.h"
#include "backend/cluster/teardown/undo_internal.h"
#include "backend/core/async/poll.h"
#include "backend/core/async/steps.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

constexpr int kHeadActivities = 20;
constexpr std::size_t kMostHeadReason = 300;

/// The master's group while it may replace its machine.
class HeadGroup {
public:
    HeadGroup(const CloudContext &cloud, const ledger::Resource &stack, std::string group, std::stop_token stop)
        : m_cloud(cloud)
        , m_stack(stack)
        , m_group(std::move(group))
        , m_stop(std::move(stop))
        , m_scaling(cloud.scalingOf(stack.region))
    {
    }
    /// \return the stack with its new head, which runs
    /// \param report  called with each poll
    Result<StackView> replace(const std::function<void(const Sentence &)> &report)
    {
        TY_TRY(checkSize());
        TY_ASSIGN(const auto before, m_scaling->describeActivities(m_group, kHeadActivities, call()));
        for (const aws::ScalingActivity &activity : before)
            m_before.insert(activity.id);
        auto view = [&]() -> Result<StackView> {
            TY_TRY(m_scaling->resumeProcesses(m_group, {"Launch", "ReplaceUnhealthy"}, call()));
            return pollUntil(m_cloud.polling.backoff(), {Deadline::after(m_cloud.polling.running), m_stop},
                             [&]() -> Result<std::optional<StackView>> {
                                 report(say("until it runs"));
                                 auto seen = look();
                                 if (!seen && seen.error().retryable())
                                     return std::optional<StackView>();
                                 return seen;
                             });
        }();
        // Also after a failure or a cancellation: later, nothing would notice a machine that it starts.
        const CallContext always{Deadline::after(std::chrono::minutes(2)), {}};
        const Status suspended = suspendReplacement(m_cloud, m_stack.region, {m_group}, always);
        if (view && !suspended)
            return fail(suspended.error());
        return view;
    }

private:
    CallContext call() const { return {Deadline::after(std::chrono::minutes(2)), m_stop}; }
    Status checkSize()
    {
        TY_ASSIGN(const auto groups, m_scaling->describeGroups({m_group}, call()));
        if (!groups.empty() && groups.front().desired > 0)
            return {};
        return fail(ErrorCode::Conflict, "stack " + m_stack.name,
                    "the group of its master is to run no machine, because its deadline has passed or it was changed "
                    "by others: terminate the cluster, then create the stack again");
    }
    Result<std::optional<StackView>> look()
    {
        TY_ASSIGN(const auto activities, m_scaling->describeActivities(m_group, kHeadActivities, call()));
        for (const aws::ScalingActivity &activity : activities) {
            if (activity.failed() && activity.description.starts_with("Launching") && !m_before.contains(activity.id))
                return fail(
                    ErrorCode::NoCapacity, "autoscaling:DescribeScalingActivities",
                    "the group of the master could not start a machine: " +
                        printable(activity.message.empty() ? activity.description : activity.message, kMostHeadReason));
        }
        TY_ASSIGN(auto view, readStack(m_cloud, m_stack.region, m_stack.id, call()));
        const bool runs = !view.nodes.empty() && view.nodes.front().role == StackRole::Master &&
                          isInState(view.nodes.front().state, InstanceState::Running) &&
                          !view.nodes.front().privateIp.empty();
        return runs ? std::optional(std::move(view)) : std::optional<StackView>();
    }

    const CloudContext &m_cloud;
    const ledger::Resource &m_stack;
    const std::string m_group;
    const std::stop_token m_stop;
    const std::shared_ptr<aws::AutoScalingClient> m_scaling;
    std::set<std::string> m_before; ///< ids of activities
};

/// Sets the new head up. One that cannot be set up is terminated, so that the replacement can be tried again.
Status setUpHead(const CloudContext &cloud, ClusterOperation &operation, const InstanceId &head,
                 const LaunchOptions &options, const ProgressSink &sink)
{
    const ledger::Cluster row = operation.launcher.row();
    if (auto done = operation.launcher.provision({"head"}); !done) {
        recordFailure(cloud, row.id, kMembershipEvent, row.name, say("replacing the head"), done.error());
        if (!operation.clusterLease.isRevoked() && options.retain != RetainOnFailure::All) {
            TY_TRY(terminateMachines(cloud, row, {head}, {}, sink, {}));
        }
        return done;
    }
    if (const auto kept = refreshBudgetLimits(cloud, row.id, sink, operation.clusterLease.stop()); !kept)
        recordFailure(cloud, row.id, "deadline", "",
                      say("the deadline of its budget could not be set: %1", kept.error().detail));
    return {};
}

} // namespace

Status replaceStackHead(const CloudContext &asked, const ClusterId &id, const LaunchOptions &options,
                        const ProgressSink &sink, std::stop_token stop)
{
    TY_ASSIGN(const auto opened, openCluster(asked, id));
    TY_TRY(refuseDuringTeardown(asked));
    TY_ASSIGN(const auto stack, stackRowOf(asked, opened.row));
    const auto group = stack.facts.find(kMasterGroupFact);
    if (group == stack.facts.end() || group->second.empty())
        return fail(ErrorCode::Conflict, "cluster " + opened.row.name,
                    "its stack has no Auto Scaling group of the master: terminate it, then create it again");
    TY_ASSIGN(const auto own, withoutForeignGroups(asked, stack.region, stack.id, {group->second},
                                                   {Deadline::after(std::chrono::minutes(2)), stop}));
    if (own.empty())
        return fail(ErrorCode::Conflict, "cluster " + opened.row.name,
                    "the Auto Scaling group " + group->second +
                        " is not of its stack, whose creation has failed: terminate it, then create it again");
    if (options.provision) {
        TY_TRY(bundleFor(options)); // before the machine costs anything
    }
    const CloudContext cloud = withPricesOf(asked, opened, stop);
    TY_ASSIGN(const auto operation,
              ClusterOperation::begin(cloud, opened, "replace the head of", options, sink, std::move(stop)));
    // After the lease: another program may have replaced it.
    TY_ASSIGN(const auto alive, cloud.ledger->resources(id));
    for (const ledger::Resource &r : alive) {
        if (!r.isInstance() || !toNode(r).isHead())
            continue;
        // A replacement that was interrupted has left the group able to start machines.
        TY_TRY(suspendReplacement(cloud, stack.region, {group->second},
                                  {Deadline::after(std::chrono::minutes(2)), operation->clusterLease.stop()}));
        return fail(ErrorCode::Conflict, "cluster " + opened.row.name, "its head node " + r.id + " exists");
    }
    TY_TRY(operation->launcher.ensureKeyFiles());
    auto step = operation->launcher.step("head-group", "Waiting for the group of the master", group->second,
                                         "auto-scaling-group");
    step.begin();
    auto view =
        HeadGroup(cloud, stack, group->second, operation->clusterLease.stop()).replace([&](const Sentence &text) {
            step.progress(text);
        });
    if (!view) {
        recordFailure(cloud, id, kMembershipEvent, opened.row.name, say("replacing the head"), view.error());
        return step.failed(view.error());
    }
    // Others stay as they are: a machine of the launch template is recorded when it is set up.
    std::erase_if(view->nodes, [](const StackNode &node) { return node.role != StackRole::Master; });
    TY_TRY(recordStackNodes(cloud, id, stack.region, *view));
    const InstanceId head = view->nodes.front().instance;
    step.done(head.value);
    recordEvent(cloud, id, kMembershipEvent, "head",
                Sentence::verbatim(membershipText("head", MembershipChange::Added)));
    return options.provision ? setUpHead(cloud, *operation, head, options, sink) : Status();
}

} // namespace trainyard::cluster
