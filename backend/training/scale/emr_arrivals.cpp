#include "backend/training/scale/emr_arrivals_internal.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/emr/emr_arrivals.h"
#include "backend/cluster/plan/membership.h"
#include "backend/cluster/plan/milestones.h"
#include "backend/core/async/guarded.h"
#include "backend/core/sentence.h"
#include "backend/core/time/deadline.h"
#include "backend/core/time/time_source.h"
#include "backend/core/try.h"
#include "backend/training/run/cluster_run_internal.h"
#include "backend/training/run/node_names_internal.h"

namespace trainyard::training {
namespace {

using namespace std::chrono_literals;
using cluster::CloudContext;

constexpr auto kArrivalLook = 30s, kLocalArrivalLook = 1s; ///< EMR limits requests of the whole account
constexpr auto kArrivalList = 1min, kArrivalAgain = 5min;

std::string nodesToJoinKey(const ledger::Run &run)
{
    return "emr-nodes-to-join:" + run.id.value;
}

/// Of one run, in its thread.
class EmrArrivals {
public:
    EmrArrivals(const CloudContext &cloud, const ledger::Run &run, const FollowOptions &options,
                const std::atomic<bool> &reachable)
        : m_cloud(cloud)
        , m_run(run)
        , m_options(options)
        , m_reachable(reachable)
    {
    }
    void work(const std::stop_token &stop)
    {
        while (pause(m_cloud.local ? kLocalArrivalLook : kArrivalLook, {Deadline::never(), stop})) {
            if (!mayAct() || !hasArrivals(stop))
                continue;
            bool cancelled = false; // by the user
            const auto act = [&](const ProgressSink &sink, const std::stop_token &cancel) {
                Status taken = take(sink, cancel);
                cancelled = !taken && cancel.stop_requested();
                return taken;
            };
            const Status done = guarded("nodes of EMR", [&]() -> Status {
                return m_options.operation ? m_options.operation("Setting up new nodes of EMR", act, stop)
                                           : act({}, stop);
            });
            const auto seen = std::exchange(m_before, {});
            if (stop.stop_requested() || (!done && done.error().code == ErrorCode::Busy))
                continue;
            m_again = Deadline::after(m_cloud.local && done ? kLocalArrivalLook : kArrivalAgain);
            if (done)
                continue;
            if (cancelled) {
                m_declined.insert(seen.begin(), seen.end());
                m_nodes.clear(); // not those in the ledger: a window that closes cancels, too
            } else if (done.error().code != ErrorCode::Cancelled) { // by a program that changes or ends the cluster
                report(done.error());
            }
        }
    }

private:
    bool mayAct()
    {
        if (!m_lease) {
            auto lease = m_cloud.ledger->lease("emr-nodes:" + m_run.cluster.value, "set up nodes that EMR starts");
            if (!lease)
                return false;
            m_lease = std::move(*lease);
            m_nodes = m_kept = nodesToJoin(*m_cloud.ledger, m_run).value_or(std::vector<std::string>());
        }
        // A program that changes the cluster records its nodes by itself, perhaps in a moment: the next look counts again.
        const bool may = m_reachable && m_again.expired() && !cluster::isWorkedOn(*m_cloud.ledger, m_run.cluster);
        if (!may)
            m_before.clear();
        return may;
    }
    /// Whether two looks have found the same ones, or some are left of a failed attempt.
    bool hasArrivals(const std::stop_token &stop)
    {
        auto found = cluster::unknownEmrNodes(m_cloud, m_run.cluster, m_setUps, {Deadline::after(kArrivalList), stop});
        if (!found)
            return false;
        std::erase_if(*found, [this](const InstanceId &one) { return m_declined.contains(one); });
        const bool again = !found->empty() && *found == m_before;
        m_before = std::move(*found);
        return again || !m_nodes.empty();
    }
    Status take(const ProgressSink &sink, std::stop_token cancel)
    {
        const auto taken = [this] { keepNodes(); };
        TY_ASSIGN(const auto failed,
                  cluster::takeEmrNodes(m_cloud, m_run.cluster, m_options.launch, m_nodes, taken, sink, cancel));
        keepNodes(); // without those that have ended
        std::vector<std::string> ready;
        std::ranges::copy_if(m_nodes, std::back_inserter(ready),
                             [&](const std::string &node) { return !failed.contains(node); });
        if (!ready.empty())
            TY_TRY(join(ready, sink, std::move(cancel)));
        return failed.empty() ? Status() : fail(failed.begin()->second);
    }
    Status join(const std::vector<std::string> &nodes, const ProgressSink &sink, std::stop_token cancel)
    {
        TY_ASSIGN(const auto result, joinRun(m_cloud, m_run, nodes, sink, std::move(cancel)));
        std::erase_if(m_nodes, [&](const std::string &node) {
            const auto failed = std::ranges::find(result.failed, node, &FailedJoin::node);
            const bool isOpen = failed != result.failed.end() && failed->error.code == ErrorCode::Cancelled;
            return !isOpen && std::ranges::find(nodes, node) != nodes.end();
        });
        keepNodes();
        for (const std::string &node : result.joined) {
            if (m_options.note)
                m_options.note(node + ", which EMR has started, has joined the run");
        }
        return result.failed.empty() ? Status() : fail(result.failed.front().error);
    }
    void keepNodes()
    {
        if (m_nodes != m_kept && keepNodesToJoin(*m_cloud.ledger, m_run, m_nodes))
            m_kept = m_nodes;
    }
    /// The same failure is recorded once.
    void report(const Error &error)
    {
        ledger::Event event;
        event.at = wallNow();
        event.cluster = m_run.cluster;
        event.run = m_run.id;
        event.kind = cluster::kMembershipEvent;
        event.subject = m_run.id.value;
        const std::string detail = error.detail.substr(0, 600);
        event.text = (m_nodes.empty() ? say("nodes that EMR has started do not train (%1: %2)", error.source, detail)
                                      : say("nodes that EMR has started do not train (%1: %2); this is tried again",
                                            error.source, detail))
                         .english();
        event.failed = true;
        if (event.text == m_reported)
            return;
        m_reported = event.text;
        (void)m_cloud.ledger->addEvent(event);
        if (m_options.note)
            m_options.note(event.text);
    }

    const CloudContext m_cloud;
    const ledger::Run m_run;
    const FollowOptions &m_options;
    const std::atomic<bool> &m_reachable;
    ledger::Lease m_lease;
    cluster::EmrSetUps m_setUps;
    Deadline m_again = Deadline::after({});
    std::vector<InstanceId> m_before; ///< that the last look has found
    std::set<InstanceId> m_declined;  ///< whose set-up the user has cancelled: resume, or another arrival, sets them up
    std::vector<std::string> m_nodes; ///< recorded, and not asked to join yet
    std::vector<std::string> m_kept;  ///< as keepNodesToJoin() has them
    std::string m_reported;
};

} // namespace

Result<std::vector<std::string>> nodesToJoin(ledger::Ledger &ledger, const ledger::Run &run)
{
    TY_ASSIGN(auto nodes, storedNodeNames(ledger, nodesToJoinKey(run)));
    if (nodes.empty())
        return nodes;
    TY_ASSIGN(const auto events, ledger.events(run.cluster, run.id, 0, 0));
    for (const ledger::Event &event : events) {
        if (event.kind == cluster::kMilestoneEvent && event.text == toString(cluster::Milestone::Joined))
            std::erase(nodes, event.subject);
    }
    return nodes;
}

Status keepNodesToJoin(ledger::Ledger &ledger, const ledger::Run &run, const std::vector<std::string> &nodes)
{
    return storeNodeNames(ledger, nodesToJoinKey(run), nodes);
}

std::jthread joinEmrArrivals(const CloudContext &cloud, const ledger::Run &run, const FollowOptions &options,
                             const std::atomic<bool> &reachable)
{
    const auto origin = cluster::originOf(*cloud.ledger, run.cluster);
    if (!origin || origin->origin != cluster::Origin::Emr || !cloud.emrOf || !checkGrows(run))
        return {};
    try {
        return std::jthread([&cloud, run, &options, &reachable](std::stop_token stop) {
            (void)guarded("nodes of EMR", [&] { EmrArrivals(cloud, run, options, reachable).work(stop); });
        });
    } catch (const std::system_error &) { // the limit of threads: resume sets them up
        return {};
    }
}

} // namespace trainyard::training
