#include <algorithm>
#include <functional>
#include <mutex>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/cluster/managed/managed.h"
#include "backend/cluster/plan/membership.h"
#include "backend/cluster/stack/elastic/elastic_workers.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/time/time_source.h"
#include "backend/core/try.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/runs/layout.h"
#include "backend/training/checkpoints/checkpoint_copies.h"
#include "backend/training/follow/run_records_internal.h"
#include "backend/training/run/cluster_run.h"
#include "backend/training/run/cluster_run_internal.h"
#include "backend/training/scale/elastic_membership_internal.h"

/// Workers that leave while a run goes on, and whose machines are terminated then.
namespace trainyard::training {

using namespace std::chrono_literals;
using cluster::CloudContext;

namespace {

constexpr auto kAskedInTime = 15s;             ///< a machine that hangs, before it is terminated
constexpr auto kRequestTime = 1min;            ///< a machine that hangs keeps the others waiting
constexpr auto kTags = 30s;                    ///< to read a stack and set its tags
constexpr std::size_t kRequestsInParallel = 8; ///< sshd of the head refuses more than 10 new connections

/// Fails if a run needs a machine that shall leave.
Status checkLeaves(const ledger::Run &run, const std::vector<ssh::Host> &nodes, const std::string &name)
{
    const auto job = protocol::jobSpecFromJson(run.job);
    if (!job || runs::checkGrows(*job))
        return {}; // its workers come and go
    const auto roles = runs::rolesOf(*job, nodes.front(), {nodes.begin() + 1, nodes.end()});
    if (std::ranges::none_of(roles, [&](const runs::RunRole &role) { return role.node.name == name; }))
        return {};
    return fail(
        ErrorCode::Conflict, "run " + run.id.value,
        fmt::format("it needs {}: no machine can leave a job of this kind while it runs; stop the run first", name));
}

/// The next report of the scheduler about this worker is no failure: no alarm follows it.
void recordRemovedAtOnce(const CloudContext &cloud, const ledger::Run &run, const std::string &node)
{
    ledger::Event event;
    event.at = wallNow();
    event.cluster = run.cluster;
    event.run = run.id;
    event.kind = cluster::kRemovedAtOnceEvent;
    event.subject = node;
    event.text = say("%1 is removed at once, as requested", node).english();
    (void)cloud.ledger->addEvent(event);
}

/// Whether the ledger could not be read, which does not mean that there is no run.
template <class T>
bool isUnread(const Result<T> &result)
{
    return !result && (result.error().code == ErrorCode::Busy || result.error().code == ErrorCode::IoFailure);
}

/// A worker that was requested to leave.
struct Departure {
    std::string name;
    std::optional<ssh::Host> node = {}; ///< empty: there is nothing to wait for
    Deadline limit = Deadline::never(); ///< of the wait
    ledger::Lease lease = {};           ///< of a stack: its followers leave the removal to this program
    bool elastic = false;
};

/// Workers that leave the active run at one boundary: each is requested to before any is waited for.
class Departures {
public:
    Departures(const CloudContext &cloud, const ClusterId &id, Removal how, const ProgressSink &sink,
               std::stop_token stop)
        : m_cloud(cloud)
        , m_id(id)
        , m_isAtOnce(how == Removal::AtOnce)
        , m_sink(sink)
        , m_stop(std::move(stop))
        , m_active(activeRun(cloud, id))
        , m_nodes(nodesOf(cloud, id))
    {
    }
    /// May be called by several threads, as complete().
    Result<Departure> request(const std::string &name) const;
    /// Waits until the worker has left, and terminates its machine.
    Status complete(const Departure &);

private:
    runs::RunControl control() const;
    bool mayEnd(const Status &left) const;
    Status checkNoOtherRun(const std::string &name) const;
    Sentence leaving();

    const CloudContext &m_cloud;
    const ClusterId &m_id;
    const bool m_isAtOnce;
    const ProgressSink &m_sink;
    const std::stop_token m_stop;
    const Result<ledger::Run> m_active;
    const Result<std::vector<ssh::Host>> m_nodes;
    std::mutex m_recordsMutex;
    std::optional<RunRecords> m_records; ///< one reader for all
    std::mutex m_terminating;
};

runs::RunControl Departures::control() const
{
    runs::RunControl::Options options;
    options.sink = m_sink;
    options.cluster = m_id;
    return {m_active->id, m_nodes->front(), std::move(options)};
}

/// A worker that does not run cannot leave; its machine is terminated in any case. At once means that a machine that
/// answers leaves in order, and that one that hangs does not.
bool Departures::mayEnd(const Status &left) const
{
    return left || left.error().code == ErrorCode::NotFound || (m_isAtOnce && !m_stop.stop_requested());
}

Sentence Departures::leaving()
{
    const std::lock_guard lock(m_recordsMutex);
    if (!m_records)
        m_records.emplace(m_cloud, *m_active, m_nodes->front(), m_stop);
    m_records->refresh();
    return m_records->leaving();
}

Result<Departure> Departures::request(const std::string &name) const
{
    TY_TRY(cluster::checkRemovableFrom(m_cloud, m_id, name));
    if (isUnread(m_active) && !m_isAtOnce)
        return fail(m_active.error());
    if (isUnread(m_nodes) && !m_isAtOnce)
        return fail(m_nodes.error());
    if (m_active && m_nodes && !m_isAtOnce)
        TY_TRY(checkLeaves(*m_active, *m_nodes, name));
    Departure departure{.name = name};
    if (isElastic(m_cloud, m_id)) { // the lease before the tag, which a follower sees
        TY_ASSIGN(departure.lease, m_cloud.ledger->lease(cluster::leavingLeaseName(m_id, name), "remove " + name));
        const auto begun = cluster::beginElasticRemoval(m_cloud, m_id, name, {Deadline::after(kTags), m_stop});
        if (!begun && begun.error().code == ErrorCode::InvalidArgument)
            return fail(begun.error());
        departure.elastic = begun.value_or(false); // where its tag cannot be set, it leaves nevertheless
    }
    if (!m_active || !m_nodes || name == "head")
        return departure;
    const auto node = std::ranges::find(*m_nodes, name, &ssh::Host::name);
    if (node == m_nodes->end())
        return departure;
    if (m_isAtOnce)
        departure.limit = Deadline::after(kAskedInTime);
    const Deadline soon = departure.limit.earlier(Deadline::after(kRequestTime));
    const Status requested = control().requestLeave(*node, {soon, m_stop});
    if (!mayEnd(requested))
        return fail(requested.error());
    if (requested)
        departure.node = *node;
    return departure;
}

Status Departures::complete(const Departure &departure)
{
    if (departure.node) {
        const Status left =
            control().awaitLeave(*departure.node, {departure.limit, m_stop}, [this] { return leaving(); });
        if (!mayEnd(left))
            return left;
    }
    const std::lock_guard lock(m_terminating); // one holds the cluster's lease, and copies to this computer, at a time
    if (!m_isAtOnce)
        TY_TRY(checkNoOtherRun(departure.name));
    if (departure.elastic)
        cluster::markElastic(m_cloud, m_id, {departure.name}, cluster::ElasticStatus::Removed,
                             {Deadline::after(kTags), m_stop});
    if (!m_isAtOnce) // otherwise the machine stays, and may be removed again
        TY_TRY(saveCheckpoints(m_cloud, {{m_id}, departure.name}, m_sink, m_stop));
    if (m_isAtOnce && m_active)
        recordRemovedAtOnce(m_cloud, *m_active, departure.name);
    if (!departure.node)
        return cluster::removeWorkerFrom(m_cloud, m_id, departure.name, m_sink, m_stop);
    // Its worker has left, maybe after an hour: another program's change of the cluster does not keep the machine running.
    const Status removed = removeOutsider(m_cloud, m_id, departure.name, m_sink, m_stop);
    if (removed)
        return removed;
    Error error = removed.error();
    error.detail += ", and its machine, which has left the run, still runs and costs money";
    return fail(error);
}

/// A run that has started since the requests may train on these machines.
Status Departures::checkNoOtherRun(const std::string &name) const
{
    const auto active = activeRun(m_cloud, m_id);
    if (isUnread(active))
        return fail(active.error());
    if (!active || (m_active && active->id == m_active->id))
        return {};
    return fail(ErrorCode::Conflict, "run " + active->id.value,
                fmt::format("it has started meanwhile and may need {}, whose machine stays: remove it again", name));
}

} // namespace

std::optional<RunId> runThatNeeds(const CloudContext &cloud, const ClusterId &id, const std::string &node)
{
    const auto active = activeRun(cloud, id);
    const auto nodes = nodesOf(cloud, id);
    return active && nodes && !checkLeaves(*active, *nodes, node) ? std::optional(active->id) : std::nullopt;
}

Status shrinkCluster(const CloudContext &cloud, const ClusterId &id, const std::string &name, const ProgressSink &sink,
                     std::stop_token stop, Removal how)
{
    Departures departures(cloud, id, how, sink, std::move(stop));
    TY_ASSIGN(const auto departure, departures.request(name));
    return departures.complete(departure);
}

Status shrinkCluster(const CloudContext &cloud, const ClusterId &id, const std::vector<std::string> &names,
                     const ProgressSink &sink, std::stop_token stop)
{
    if (names.empty())
        return {};
    Departures departures(cloud, id, Removal::AtBoundary, sink, stop);
    const auto requested =
        parallelMap(names, kRequestsInParallel, stop,
                    [&](const std::string &name, const std::stop_token &) { return departures.request(name); });
    const auto ended = parallelMap(requested, requested.size(), stop,
                                   [&](const Result<Departure> &departure, const std::stop_token &) -> Status {
                                       return departure ? departures.complete(*departure) : fail(departure.error());
                                   });
    std::vector<std::string> removed;
    std::optional<Error> error;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (ended[i]) {
            removed.push_back(names[i]);
            continue;
        }
        const Error &reason = ended[i].error();
        if (!error)
            error = Error{reason.code, "cluster " + id.value, {}};
        if (reason.code == ErrorCode::Cancelled)
            error->code = reason.code;
        error->detail += fmt::format("{}{}: {}", error->detail.empty() ? "" : "; ", names[i], reason.detail);
    }
    if (!error)
        return {};
    if (!removed.empty())
        error->detail += fmt::format("; {} {} removed", fmt::join(removed, ", "), removed.size() == 1 ? "is" : "are");
    return fail(*error);
}

} // namespace trainyard::training
