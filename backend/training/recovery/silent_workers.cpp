#include <algorithm>
#include <iterator>
#include <optional>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/core/async/guarded.h"
#include "backend/core/time/deadline.h"
#include "backend/core/try.h"
#include "backend/runs/run_control.h"
#include "backend/training/follow/run_records_internal.h"
#include "backend/training/recovery/silent_workers_internal.h"
#include "backend/training/run/cluster_run_internal.h"
#include "backend/training/run/node_names_internal.h"

namespace trainyard::training {
namespace {

using namespace std::chrono_literals;
using cluster::CloudContext;

constexpr auto kSilentLook = 60s, kLocalSilentLook = 1s; ///< between two looks at those that were silent
constexpr auto kSilentReply = 20s;                       ///< for the replies to one
constexpr auto kSilentAgain = 5min;                      ///< after one that responds and could not join

std::string silentWorkersKey(const ledger::Run &run)
{
    return "silent-workers:" + run.id.value;
}

/// Whether the list is that of the last start of the processes, and no other start is under way.
bool isOfLastStart(ledger::Ledger &ledger, const ledger::Run &run, const std::vector<std::string> &list)
{
    const auto leases = ledger.leases();
    const auto now = silentWorkers(ledger, run);
    return leases && now && *now == list &&
           std::ranges::none_of(*leases, [name = recoveryLease(run.id)](const ledger::LeaseInfo &lease) {
               return lease.alive && lease.name == name;
           });
}

/// Those of the silent workers that respond now, while the scheduler runs. Forgets those that are members, or that do
/// not exist any more.
Result<std::vector<ssh::Host>> respondingWorkers(const CloudContext &cloud, const ledger::Run &run,
                                                 std::set<std::string> &silent, const std::stop_token &stop)
{
    TY_ASSIGN(auto nodes, nodesOf(cloud, run.cluster));
    std::set<std::string> present;
    std::vector<ssh::Host> asked;
    for (const ssh::Host &node : withoutHead(nodes)) { // its processes would be ended below
        if (silent.contains(node.name)) {
            present.insert(node.name);
            asked.push_back(node);
        }
    }
    silent = std::move(present);
    if (asked.empty())
        return asked;
    runs::RunControl control(run.id, nodes.front(), {});
    TY_ASSIGN(const auto status, control.status(asked, {Deadline::after(kSilentReply), stop}));
    const std::set<std::string> away(status.unreachable.begin(), status.unreachable.end());
    if (!status.running || away.contains(nodes.front().name)) // it waits for another head, or has ended
        return std::vector<ssh::Host>();
    std::erase_if(asked, [&](const ssh::Host &node) { return away.contains(node.name); });
    if (asked.empty())
        return asked;
    const RunRecords records(cloud, run, nodes.front(), stop);
    if (records.over())
        return std::vector<ssh::Host>();
    std::erase_if(asked, [&](const ssh::Host &node) {
        const bool member = records.isMember(node.name); // a user has added it, or a follower that has ended
        return member && silent.erase(node.name) > 0;
    });
    return asked;
}

/// Of one run, in its thread.
class SilentWorkers {
public:
    SilentWorkers(const CloudContext &cloud, const ledger::Run &run, const FollowOptions &options,
                  const std::atomic<bool> &reachable)
        : m_cloud(cloud)
        , m_run(run)
        , m_options(options)
        , m_reachable(reachable)
    {
    }
    void work(const std::stop_token &stop)
    {
        while (pause(m_cloud.local ? kLocalSilentLook : kSilentLook, {Deadline::never(), stop})) {
            if (!mayAct())
                continue;
            const auto done = guarded("silent workers", [&] { return joinSilentWorkers(m_cloud, m_run, {}, stop); });
            if (done)
                report(*done);
            else if (!stop.stop_requested())
                report(done.error());
        }
    }

private:
    bool mayAct()
    {
        if (!m_reachable || !m_again.expired() || cluster::isWorkedOn(*m_cloud.ledger, m_run.cluster))
            return false;
        const auto silent = silentWorkers(*m_cloud.ledger, m_run);
        if (!silent || silent->empty())
            return false;
        if (!m_lease) {
            auto lease = m_cloud.ledger->lease(silentWorkersKey(m_run), "let workers join that were silent");
            if (!lease)
                return false;
            m_lease = std::move(*lease);
        }
        return true;
    }
    void report(const std::vector<std::string> &joined) const
    {
        for (const std::string &node : joined) {
            if (m_options.note)
                m_options.note(node + " responds again and has joined the run");
        }
    }
    /// The same failure is recorded once.
    void report(const Error &error)
    {
        m_again = Deadline::after(kSilentAgain);
        const std::string text = fmt::format("workers that respond again do not train ({}: {}); this is tried again",
                                             error.source, error.detail.substr(0, 600));
        if (error.retryable() || std::exchange(m_reported, text) == text)
            return;
        addRunEvent(*m_cloud.ledger, m_run, say("run %1: %2", m_run.id.value, text), true);
        if (m_options.note)
            m_options.note(text);
    }

    const CloudContext m_cloud;
    const ledger::Run m_run;
    const FollowOptions &m_options;
    const std::atomic<bool> &m_reachable;
    std::optional<ledger::Lease> m_lease;
    Deadline m_again = Deadline::after({});
    std::string m_reported;
};

} // namespace

Result<std::vector<std::string>> silentWorkers(ledger::Ledger &ledger, const ledger::Run &run)
{
    return storedNodeNames(ledger, silentWorkersKey(run));
}

Status keepSilentWorkers(ledger::Ledger &ledger, const ledger::Run &run, const std::set<std::string> &nodes)
{
    return storeNodeNames(ledger, silentWorkersKey(run), {nodes.begin(), nodes.end()});
}

Result<std::vector<std::string>> joinSilentWorkers(const CloudContext &cloud, const ledger::Run &run,
                                                   const ProgressSink &sink, std::stop_token stop)
{
    TY_ASSIGN(const auto kept, silentWorkers(*cloud.ledger, run));
    const std::set<std::string> before(kept.begin(), kept.end());
    std::set<std::string> silent = before;
    TY_ASSIGN(const auto nodes, respondingWorkers(cloud, run, silent, stop));
    if (!nodes.empty() && !isOfLastStart(*cloud.ledger, run, kept)) // which may have a worker there
        return std::vector<std::string>();
    JoinResult result;
    std::vector<std::string> names;
    for (const ssh::Host &node : nodes) {
        // Its workers of the former start would be taken for those of this one, whose secret they do not know.
        runs::RunControl own(run.id, node, {});
        if (auto ended = own.stop({}, false, {Deadline::after(kSilentReply), stop}); ended)
            names.push_back(node.name);
        else
            result.failed.push_back({node.name, std::move(ended).error()});
    }
    if (!names.empty()) {
        TY_ASSIGN(auto joined, joinRun(cloud, run, names, sink, stop));
        for (const std::string &name : joined.joined)
            silent.erase(name);
        result.joined = std::move(joined.joined);
        std::ranges::move(joined.failed, std::back_inserter(result.failed));
    }
    // Another loss of the head meanwhile has its own list.
    if (const auto now = silentWorkers(*cloud.ledger, run); silent != before && now && *now == kept)
        TY_TRY(keepSilentWorkers(*cloud.ledger, run, silent));
    if (!result.failed.empty())
        return fail(result.failed.front().error);
    return std::move(result.joined);
}

std::jthread watchSilentWorkers(const CloudContext &cloud, const ledger::Run &run, const FollowOptions &options,
                                const std::atomic<bool> &reachable)
{
    if (!checkGrows(run))
        return {};
    try {
        return std::jthread([&cloud, run, &options, &reachable](std::stop_token stop) {
            (void)guarded("silent workers", [&] { SilentWorkers(cloud, run, options, reachable).work(stop); });
        });
    } catch (const std::system_error &) { // the limit of threads: the next follower lets them join
        return {};
    }
}

} // namespace trainyard::training
