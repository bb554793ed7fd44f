#include <algorithm>
#include <cmath>
#include <mutex>
#include <optional>
#include <thread>

#include "backend/core/async/guarded.h"
#include "backend/core/try.h"
#include "backend/runs/feed.h"
#include "backend/training/checkpoint_copies.h"
#include "backend/training/cluster_run.h"
#include "backend/training/cluster_run_internal.h"
#include "backend/training/log_copies.h"

namespace trainyard::training {

using namespace std::chrono_literals;
using cluster::CloudContext;
using protocol::RunState;

namespace {

constexpr auto kLastCopies = 30min; // of the checkpoints of a run that has ended

/// Supervises a feed: ends it when it has caught up, or when no further record can arrive.
class Watch {
public:
    Watch(const CloudContext &cloud, const ledger::Run &run, const FollowOptions &options, std::stop_source &end)
        : m_cloud(cloud)
        , m_run(run)
        , m_options(options)
        , m_end(end)
        , m_thread([this](std::stop_token stop) {
            if (const auto done = guarded("run watch", [&] { watch(stop); }); !done) {
                m_verdict = done.error();
                m_end.request_stop();
            }
        })
    {
    }

    void heard(double t)
    {
        const std::lock_guard lock(m_mutex);
        m_heard = Clock::now();
        m_newest = std::max(m_newest, t);
    }
    void state(runs::FeedState state, const Error *error)
    {
        {
            const std::lock_guard lock(m_mutex);
            if (state == runs::FeedState::Following && !m_following)
                m_heard = Clock::now();
            m_following = state == runs::FeedState::Following;
        }
        // Without the lock, under which neither the ledger nor the sink may be used.
        if (error && m_options.note && error->detail != m_said && !isEnding()) {
            m_said = error->detail;
            m_options.note("waiting for the head node (" + error->source + ": " + error->detail + ")");
        }
    }
    /// Returns the reason why it ended the feed, if it did.
    std::optional<Error> verdict()
    {
        m_thread.request_stop();
        m_thread.join();
        return m_verdict;
    }

private:
    using Clock = std::chrono::steady_clock;

    /// Whether its cluster is being terminated, or was: its machines are then expected not to respond.
    bool isEnding() const
    {
        const auto row = m_cloud.ledger->cluster(m_run.cluster);
        return row && *row &&
               ((*row)->closed || cluster::parseClusterState((*row)->state) == cluster::ClusterState::Stopping);
    }

    /// \return true when the cluster was closed: no further record can arrive
    bool isClosed()
    {
        if (Clock::now() - m_looked < 1s)
            return false;
        m_looked = Clock::now();
        const auto row = m_cloud.ledger->cluster(m_run.cluster);
        return row && *row && (*row)->closed;
    }

    void watch(std::stop_token stop)
    {
        while (pause(100ms, {Deadline::never(), stop})) {
            if (isClosed()) {
                m_verdict = Error{ErrorCode::PeerLost, "run " + m_run.id.value, kEndedWithCluster};
                m_end.request_stop();
                return;
            }
            Clock::duration silent;
            bool following, current;
            {
                const std::lock_guard lock(m_mutex);
                silent = Clock::now() - m_heard;
                following = m_following;
                // Short epochs leave no quiet interval; records measured after the start of this call are recent
                // enough.
                current = m_newest >= m_beganWall || Clock::now() - m_began > 30s;
            }
            if (m_options.untilQuiet && (following ? silent > 700ms || current : silent > 10s)) {
                if (!following)
                    m_verdict = Error{ErrorCode::Unreachable, "run " + m_run.id.value,
                                      "the head node of its cluster does not answer"};
                m_end.request_stop();
                return;
            }
            if (m_options.untilQuiet || silent < 15s || Clock::now() - m_asked < 10s)
                continue;
            m_asked = Clock::now();
            const auto gone = schedulerGone(stop);
            if (gone || silent > m_options.patience) {
                if (!gone && following)
                    continue; // alive and silent: a long epoch
                m_verdict =
                    Error{ErrorCode::PeerLost, "run " + m_run.id.value,
                          gone ? *gone : std::string("the head node of its cluster has not answered for a long time")};
                m_end.request_stop();
                return;
            }
        }
    }

    /// Returns its last output when the scheduler's process has ended; empty when it runs or its state is unknown.
    std::optional<std::string> schedulerGone(std::stop_token stop)
    {
        const auto nodes = nodesOf(m_cloud, m_run.cluster);
        if (!nodes)
            return "the machines of its cluster are gone";
        runs::RunControl runControl(m_run.id, nodes->front(), {});
        const auto status = runControl.status({}, {Deadline::after(10s), stop});
        if (!status || status->running || !status->unreachable.empty())
            return std::nullopt;
        if (!m_suspect) { // its last records may still be on their way
            m_suspect = true;
            return std::nullopt;
        }
        for (const runs::ProcessStatus &process : status->processes) {
            if (process.role == "scheduler")
                return "its scheduler ended without a last message: " + process.lastWords;
        }
        return "its scheduler is not running any more";
    }

    const CloudContext &m_cloud;
    const ledger::Run &m_run;
    const FollowOptions &m_options;
    std::stop_source &m_end;
    std::mutex m_mutex;
    const Clock::time_point m_began = Clock::now();
    const double m_beganWall = std::chrono::duration<double>(SystemClock::instance().now().time_since_epoch()).count();
    Clock::time_point m_heard = Clock::now(), m_asked{}, m_looked{};
    double m_newest = 0; ///< time of the newest record, by the node's clock
    bool m_following = false, m_suspect = false;
    std::string m_said; ///< used by the feed's thread only
    std::optional<Error> m_verdict;
    std::jthread m_thread;
};

/// From the node's clock, whose value is arbitrary.
Timestamp timeOf(const protocol::MetricRecord &m)
{
    const double seconds = std::isfinite(m.t) ? std::clamp(m.t, 0.0, 4e9) : 0;
    return Timestamp(std::chrono::milliseconds(std::int64_t(seconds * 1000)));
}

/// Returns the end of a run whose last record is already stored.
std::optional<RunEnd> storedEnd(ledger::Ledger &ledger, const RunId &id)
{
    const auto metrics = ledger.metrics(id);
    if (!metrics)
        return std::nullopt;
    for (auto m = metrics->records.rbegin(); m != metrics->records.rend(); ++m) {
        if (m->name == protocol::metric::kRunFinished)
            return RunEnd{protocol::stateAfter(m->value), m->note, timeOf(*m)};
    }
    return std::nullopt;
}

/// Returns the time of the last record of a run that ended without a final one.
std::optional<Timestamp> lastHeard(ledger::Ledger &ledger, const RunId &id)
{
    const auto metrics = ledger.metrics(id);
    if (!metrics || metrics->records.empty())
        return std::nullopt;
    return timeOf(metrics->records.back());
}

/// Returns the end of a run whose machines no longer respond.
RunEnd lost(const CloudContext &cloud, const ledger::Run &run, const std::string &why)
{
    const auto row = cloud.ledger->cluster(run.cluster);
    if (row && *row && (*row)->closed)
        return closeRunWithCluster(*cloud.ledger, run, **row);
    const RunEnd end{RunState::Failed, why, lastHeard(*cloud.ledger, run.id)};
    finishRun(cloud, run, end);
    return end;
}

} // namespace

RunEnd closeRunWithCluster(ledger::Ledger &ledger, const ledger::Run &run, const ledger::Cluster &closed)
{
    const RunEnd end = storedEnd(ledger, run.id).value_or(RunEnd{RunState::Stopped, kEndedWithCluster, closed.closed});
    record(ledger, run, end);
    return end;
}

Result<RunEnd> followRun(const CloudContext &cloud, const RunId &id, const FollowOptions &options, std::stop_token stop)
{
    TY_ASSIGN(const auto row, cloud.ledger->run(id));
    if (!row)
        return fail(ErrorCode::NotFound, "run " + id.value, "there is no run with that ID in the ledger");
    const ledger::Run &run = *row;
    if (isOver(run.state))
        return RunEnd{run.state, run.detail};
    if (const auto end = storedEnd(*cloud.ledger, id)) {
        finishRun(cloud, run, *end);
        return *end;
    }
    const auto nodes = nodesOf(cloud, run.cluster);
    if (!nodes) {
        if (const RunEnd how = lost(cloud, run, "its cluster is gone"); how.state != RunState::Failed)
            return how;
        return fail(nodes.error());
    }

    std::stop_source end;
    const std::stop_callback forward(stop, [&end] { end.request_stop(); });
    Watch watch(cloud, run, options, end);
    std::optional<CheckpointCopies> copies;
    if (!options.untilQuiet)
        copies.emplace(cloud, run, options.note);
    runs::FeedOptions feedOptions;
    feedOptions.onState = [&](runs::FeedState state, const Error *error) { watch.state(state, error); };
    runs::MetricsFeed feed(
        nodes->front(), id, *cloud.ledger,
        [&](std::int64_t last, double t) {
            watch.heard(t);
            if (copies)
                copies->look();
            if (options.stored)
                options.stored(last);
        },
        feedOptions);
    const auto followed = feed.follow(end.get_token());
    const auto verdict = watch.verdict();
    if (!followed) {
        if (verdict && verdict->detail == kEndedWithCluster)
            return lost(cloud, run, verdict->detail);
        if (followed.error().code == ErrorCode::Cancelled && !verdict)
            return RunEnd{};
        return fail(verdict ? *verdict : followed.error());
    }
    if (followed->finished) {
        (void)collectLogs(cloud, id, {Deadline::after(20s), stop});
        const RunEnd how{protocol::stateAfter(followed->value), followed->note};
        finishRun(cloud, run, how);
        if (copies)
            copies->finish({Deadline::after(kLastCopies), stop});
        return how;
    }
    if (verdict) {
        if (verdict->code == ErrorCode::PeerLost) {
            (void)collectLogs(cloud, id, {Deadline::after(20s), stop});
            if (copies)
                copies->finish({Deadline::after(20s), stop});
            if (const RunEnd how = lost(cloud, run, verdict->detail); how.state != RunState::Failed)
                return how;
        }
        return fail(*verdict);
    }
    return RunEnd{};
}

} // namespace trainyard::training
