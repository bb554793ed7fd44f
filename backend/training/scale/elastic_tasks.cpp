#include <algorithm>
#include <system_error>

#include <fmt/format.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/managed/managed.h"
#include "backend/core/async/guarded.h"
#include "backend/core/time/time_source.h"
#include "backend/core/try.h"
#include "backend/runs/run_control.h"
#include "backend/training/checkpoints/checkpoint_copies.h"
#include "backend/training/run/cluster_run_internal.h"
#include "backend/training/scale/elastic_membership_internal.h"

/// What is done with one machine of a stack, and what follows from its end.
namespace trainyard::training {

using namespace std::chrono_literals;
using cluster::ElasticAction;
using cluster::ElasticStatus;
using cluster::ElasticStep;
using cluster::ElasticTask;

namespace {

constexpr auto kTagLimit = 20s;
constexpr auto kBusyAgain = 10s;
constexpr auto kCancelledAgain = 10min; ///< a removal that the user has cancelled
constexpr std::size_t kLongestReason = 600;

} // namespace

void ElasticMembership::carryOut(const ElasticAction &action, const std::stop_token &stop)
{
    switch (action.step) {
    case ElasticStep::Queue:
        setStatus(action, ElasticStatus::AddQueued, stop);
        break;
    case ElasticStep::Enter:
        start(action, ElasticTask::Entering, "Joining " + (action.node.empty() ? action.instance.value : action.node),
              [this, instance = action.instance](std::string &node, const ProgressSink &sink, std::stop_token cancel) {
                  return enter(instance, node, sink, std::move(cancel));
              });
        break;
    case ElasticStep::Admitted:
        setStatus(action, ElasticStatus::Added, stop);
        break;
    case ElasticStep::Leave:
        setStatus(action, ElasticStatus::RemovalQueued, stop);
        if (const auto own = m_machines.find(action.instance);
            own != m_machines.end() && own->second.work.task == ElasticTask::Entering) {
            own->second.cancel.request_stop(); // its end is an outcome
            break;
        }
        start(action, ElasticTask::Leaving, "Removing " + action.node,
              [this](std::string &node, const ProgressSink &sink, std::stop_token cancel) {
                  return leave(node, sink, std::move(cancel));
              });
        break;
    case ElasticStep::Terminate:
        if (!action.reason.empty())
            reportOnce(action);
        setStatus(action, ElasticStatus::Removed, stop);
        start(action, ElasticTask::Terminating,
              "Terminating " + (action.node.empty() ? action.instance.value : action.node),
              [this, instance = action.instance](std::string &node, const ProgressSink &sink, std::stop_token cancel) {
                  return terminate(instance, node, sink, std::move(cancel));
              });
        break;
    case ElasticStep::Refuse:
    case ElasticStep::Report:
        reportOnce(action);
        break;
    }
}

/// Where the tag cannot be set, the next poll tries again; membership does not wait for it.
void ElasticMembership::setStatus(const ElasticAction &action, ElasticStatus status, const std::stop_token &stop)
{
    Machine &machine = m_machines[action.instance];
    const Status set =
        cluster::setElasticStatus(m_cloud, *m_stack, action.instance, status, {Deadline::after(kTagLimit), stop});
    const std::string name = action.node.empty() ? action.instance.value : action.node;
    if (!set) {
        if (m_tagFailures.insert(set.error().code).second) // the detail may differ each time
            record(name,
                   fmt::format("the tag {} could not be set, and is tried again ({}: {})", cluster::kElasticStatusTag,
                               set.error().source, set.error().detail.substr(0, kLongestReason)),
                   true);
        return;
    }
    if (std::exchange(machine.status, status) != status)
        record(name, fmt::format("{}: {} is {}", name, cluster::kElasticStatusTag, toString(status)));
    machine.statusSet = wallNow();
}

void ElasticMembership::start(const ElasticAction &action, ElasticTask task, const std::string &title, Task work)
{
    Machine &machine = m_machines[action.instance];
    machine.work.task = task;
    machine.cancel = std::stop_source();
    machine.node = action.node;
    auto run = [this, task, title, work = std::move(work), instance = action.instance, node = action.node,
                stop = machine.cancel.get_token()]() mutable {
        const Status done = guarded("elastic worker", [&]() -> Status {
            const auto act = [&](const ProgressSink &sink, std::stop_token cancel) {
                return work(node, sink, std::move(cancel));
            };
            return m_options.operation ? m_options.operation(title, act, stop) : act({}, stop);
        });
        const std::lock_guard lock(m_outcomesMutex);
        m_outcomes.push_back({instance, task, node, done});
    };
    try {
        machine.thread = std::jthread(std::move(run)); // joins the former one, which has ended
    } catch (const std::system_error &e) {             // the limit of threads
        const std::lock_guard lock(m_outcomesMutex);
        m_outcomes.push_back({action.instance, task, action.node, fail(ErrorCode::Busy, "threads", e.what())});
    }
}

Status ElasticMembership::enter(const InstanceId &instance, std::string &node, const ProgressSink &sink,
                                std::stop_token cancel)
{
    if (node.empty()) {
        TY_ASSIGN(node,
                  cluster::recordElasticWorker(m_cloud, m_run.cluster, instance, {Deadline::after(1min), cancel}));
    }
    TY_TRY(cluster::setUpElasticWorker(m_cloud, m_run.cluster, node, m_options.launch, sink, cancel));
    TY_ASSIGN(const auto joined, joinRun(m_cloud, m_run, {node}, sink, cancel, JoinData::Ready));
    if (joined.failed.empty())
        return {};
    // No member waits for it; what is left of it must not join later, without being noticed.
    const auto nodes = nodesOf(m_cloud, m_run.cluster);
    const auto at = nodes ? std::ranges::find(*nodes, node, &ssh::Host::name) : decltype(nodes->begin()){};
    if (nodes && at != nodes->end())
        (void)runs::RunControl(m_run.id, nodes->front(), {}).removeWorker(*at, {Deadline::after(10s), {}});
    return fail(joined.failed.front().error);
}

Status ElasticMembership::leave(const std::string &node, const ProgressSink &sink, std::stop_token cancel)
{
    TY_ASSIGN(const auto lease,
              m_cloud.ledger->lease(cluster::leavingLeaseName(m_run.cluster, node), "remove " + node));
    TY_ASSIGN(const auto nodes, nodesOf(m_cloud, m_run.cluster));
    const auto at = std::ranges::find(nodes, node, &ssh::Host::name);
    if (at == nodes.end())
        return {};
    runs::RunControl::Options options;
    options.sink = sink;
    options.cluster = m_run.cluster;
    const auto left = runs::RunControl(m_run.id, nodes.front(), std::move(options))
                          .removeWorker(*at, {Deadline::never(), std::move(cancel)});
    // A worker that does not run cannot leave; its machine is terminated in any case.
    return left || left.error().code == ErrorCode::NotFound ? Status() : fail(left.error());
}

/// \param node  empty: a machine that did not get as far as to be recorded
Status ElasticMembership::terminate(const InstanceId &instance, std::string &node, const ProgressSink &sink,
                                    std::stop_token cancel)
{
    if (node.empty()) {
        auto recorded = cluster::recordElasticWorker(m_cloud, m_run.cluster, instance, {Deadline::after(1min), cancel});
        if (!recorded) // its cluster or its machine is gone
            return recorded.error().code == ErrorCode::NotFound ? Status() : fail(recorded.error());
        node = std::move(*recorded);
    }
    TY_TRY(saveCheckpoints(m_cloud, {{m_run.cluster}, node}, sink, cancel)); // otherwise the machine stays
    const Status gone = cluster::removeWorkerFrom(m_cloud, m_run.cluster, node, sink, std::move(cancel));
    return gone || gone.error().code == ErrorCode::NotFound ? Status() : gone;
}

void ElasticMembership::takeOutcomes()
{
    std::vector<Outcome> ended;
    {
        const std::lock_guard lock(m_outcomesMutex);
        ended.swap(m_outcomes);
    }
    for (const Outcome &outcome : ended)
        taken(outcome);
}

void ElasticMembership::taken(const Outcome &outcome)
{
    const auto at = m_machines.find(outcome.instance);
    if (at == m_machines.end())
        return;
    cluster::ElasticWork &work = at->second.work;
    const std::string name = outcome.node.empty() ? outcome.instance.value : outcome.node;
    // After a failed removal, the next attempt begins where this one ended.
    work.task = outcome.task == ElasticTask::Terminating || (outcome.task == ElasticTask::Leaving && outcome.status)
                    ? ElasticTask::Left
                    : ElasticTask::None;
    if (outcome.status) {
        work.failures = 0;
        work.notBefore = {};
        if (outcome.task == ElasticTask::Terminating) {
            record(name, m_records.left(name) ? name + " has left the run, and its machine is terminated"
                                              : "the machine of " + name + " is terminated");
            m_machines.erase(at);
        }
        return;
    }
    const Error &error = outcome.status.error();
    if (error.code == ErrorCode::Cancelled) {
        if (at->second.cancel.stop_requested()) // by this object
            return;
        work.failures = cluster::kMostElasticAttempts;
        work.notBefore = wallNow() + kCancelledAgain;
        return record(name, name + ": the operation was cancelled", true);
    }
    if (error.code == ErrorCode::Busy) {
        work.notBefore = wallNow() + kBusyAgain;
        return;
    }
    ++work.failures;
    work.notBefore = wallNow() + cluster::elasticPause(work.failures);
    const char *what = outcome.task == ElasticTask::Entering  ? "did not join the run"
                       : outcome.task == ElasticTask::Leaving ? "has not left the run"
                                                              : "could not be terminated";
    std::string text = fmt::format("{} {} ({}: {})", name, what, error.source, error.detail.substr(0, kLongestReason));
    if (outcome.task != ElasticTask::Entering || work.failures < cluster::kMostElasticAttempts)
        text += "; next attempt at " + toLocalTime(work.notBefore, wallNow());
    record(name, text, true);
}

} // namespace trainyard::training
