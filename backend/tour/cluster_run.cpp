#include "backend/tour/cluster_run.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

#include <fmt/format.h>

#include "backend/core/files.h"
#include "backend/core/task_pool.h"
#include "backend/protocol/node_layout.h"
#include "backend/runs/feed.h"
#include "backend/ssh/session.h"

namespace trainyard::tour {

namespace {

using namespace std::chrono_literals;
using cluster::CloudContext;

constexpr std::size_t kMostLogBytes = 4u << 20;

bool isOver(const ledger::Run &run)
{
    return run.state == "finished" || run.state == "failed" || run.state == "stopped";
}

Timestamp now()
{
    return SystemClock::instance().now();
}

std::vector<runs::Node> withoutHead(std::vector<runs::Node> nodes)
{
    std::erase_if(nodes, [](const runs::Node &node) { return node.name == "head"; });
    return nodes;
}

Result<runs::RunControl> control(const CloudContext &cloud, const RunId &run, const runs::Node &head, const ProgressSink &sink,
                                 std::stop_token stop)
{
    auto environment = cloud.nodeEnvironment(Deadline::after(60s), stop);
    if (!environment)
        return fail(environment.error());
    runs::RunControl::Options options;
    options.environment = std::move(*environment);
    options.sink = sink;
    return runs::RunControl(run, head, std::move(options));
}

/// The end of a run, into the ledger: run, event, cluster.
void settle(const CloudContext &cloud, const ledger::Run &run, const std::string &state, const std::string &detail)
{
    // Best effort by design: the run's own records are stored already, and the state can be derived from them again.
    (void)cloud.ledger->setRunState(run.id, state, detail, now());
    ledger::Event event;
    event.cluster = run.cluster;
    event.run = run.id;
    event.kind = "run";
    event.subject = run.id.value;
    event.text = "run " + run.id.value + " " + state + (detail.empty() ? "" : ": " + detail);
    (void)cloud.ledger->addEvent(event);
    const auto row = cloud.ledger->cluster(run.cluster);
    if (row && *row && !(*row)->closed && cluster::clusterState((*row)->state) == cluster::ClusterState::Training)
        (void)cluster::setState(cloud, run.cluster, cluster::ClusterState::Ready);
}

} // namespace

protocol::MetricRecord toRecord(const ledger::Metric &m)
{
    protocol::MetricRecord r;
    r.run = m.run;
    r.attempt = m.attempt;
    r.view = m.view;
    r.rank = m.rank;
    r.epoch = m.epoch;
    r.step = m.step;
    r.samples = m.samples;
    r.t = m.t;
    r.name = m.name;
    r.value = m.value;
    r.note = m.note;
    return r;
}

Result<std::vector<runs::Node>> nodesOf(const CloudContext &cloud, const ClusterId &id)
{
    const auto hosts = cluster::hosts(cloud, id);
    if (!hosts)
        return fail(hosts.error());
    std::vector<runs::Node> nodes;
    for (const cluster::Host &host : *hosts)
        nodes.push_back({host.name, host.privateAddress, host.target});
    if (nodes.empty() || nodes.front().name != "head")
        return fail(ErrorCode::NotFound, "cluster " + id.value, "it has no head node with an address");
    return nodes;
}

Result<ledger::Run> findRun(const CloudContext &cloud, const std::string &wanted)
{
    const auto runs = cloud.ledger->runs();
    if (!runs)
        return fail(runs.error());
    if (wanted == "latest" && !runs->empty())
        return runs->front();
    std::vector<ledger::Run> matches;
    for (const ledger::Run &run : *runs) {
        if (run.id.value == wanted)
            return run;
        if (!wanted.empty() && (run.id.value.starts_with(wanted) || run.id.value.starts_with("r-" + wanted)))
            matches.push_back(run);
    }
    if (matches.size() == 1)
        return matches.front();
    if (matches.empty())
        return fail(ErrorCode::NotFound, "run " + wanted, "there is no run of that id in the ledger; trainyardctl runs lists them");
    return fail(ErrorCode::InvalidArgument, "run " + wanted, fmt::format("{} runs begin with that", matches.size()));
}

Result<ledger::Run> activeRun(const CloudContext &cloud, const ClusterId &id)
{
    const auto runs = cloud.ledger->runs(id);
    if (!runs)
        return fail(runs.error());
    const auto found = std::ranges::find_if_not(*runs, isOver);
    if (found == runs->end())
        return fail(ErrorCode::NotFound, "cluster " + id.value, "no run is active on it");
    return *found;
}

Result<RunId> startRun(const CloudContext &cloud, const ClusterId &id, protocol::JobSpec job, const ProgressSink &sink,
                       std::stop_token stop)
{
    auto nodes = nodesOf(cloud, id);
    if (!nodes)
        return fail(nodes.error());
    const runs::Node head = nodes->front();
    const auto workers = withoutHead(*nodes);
    if (const auto active = activeRun(cloud, id)) {
        // It may have ended while nobody looked.
        FollowOptions look;
        look.untilQuiet = true;
        const auto end = followRun(cloud, active->id, look, stop);
        if (end && !end->finished)
            return fail(ErrorCode::Busy, "cluster " + id.value, "the run " + active->id.value + " is active on it");
    }
    if (job.run.empty())
        job.run = newRunId();
    job.workers = std::max(1, int(workers.size()));
    job.minWorkers = std::min(job.minWorkers, job.workers);
    if (const auto valid = protocol::validate(job); !valid)
        return fail(valid.error());

    ledger::Run row;
    row.id = job.run;
    row.cluster = id;
    row.name = job.model;
    row.state = "starting";
    row.job = protocol::toJson(job);
    row.created = now();
    if (const auto saved = cloud.ledger->saveRun(row); !saved)
        return fail(saved.error());
    auto runControl = control(cloud, job.run, head, sink, stop);
    const Status started = runControl ? runControl->start(job, workers, Deadline::after(180s), stop) : Status(fail(runControl.error()));
    if (!started) {
        (void)collectLogs(cloud, job.run, Deadline::after(10s), {});
        settle(cloud, row, started.error().code == ErrorCode::Cancelled ? "stopped" : "failed", started.error().detail);
        return fail(started.error());
    }
    if (const auto saved = cloud.ledger->setRunState(job.run, "running"); !saved)
        return fail(saved.error());
    (void)cluster::setState(cloud, id, cluster::ClusterState::Training);
    return job.run;
}

namespace {

/// Watches over a feed: ends it when it caught up, or when nothing can come any more.
class Watch {
public:
    Watch(const CloudContext &cloud, const ledger::Run &run, const FollowOptions &options, std::stop_source &end)
        : m_cloud(cloud)
        , m_run(run)
        , m_options(options)
        , m_end(end)
        , m_thread([this](std::stop_token stop) { watch(stop); })
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
        const std::lock_guard lock(m_mutex);
        if (state == runs::FeedState::Following && !m_following)
            m_heard = Clock::now();
        m_following = state == runs::FeedState::Following;
        if (error && m_options.note && error->detail != m_said) {
            m_said = error->detail;
            m_options.note("waiting for the head node (" + error->source + ": " + error->detail + ")");
        }
    }
    /// Why it ended the feed, if it did.
    std::optional<Error> verdict()
    {
        m_thread.request_stop();
        m_thread.join();
        return m_verdict;
    }

private:
    using Clock = std::chrono::steady_clock;

    void watch(std::stop_token stop)
    {
        while (pause(100ms, Deadline::never(), stop)) {
            Clock::duration silent;
            bool following, current;
            {
                const std::lock_guard lock(m_mutex);
                silent = Clock::now() - m_heard;
                following = m_following;
                // Quick epochs are never quiet; what was measured after we began to look is new enough.
                current = m_newest >= m_beganWall || Clock::now() - m_began > 30s;
            }
            if (m_options.untilQuiet && (following ? silent > 700ms || current : silent > 10s)) {
                if (!following)
                    m_verdict = Error{ErrorCode::Unreachable, "run " + m_run.id.value, "the head node of its cluster does not answer"};
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
                m_verdict = Error{ErrorCode::PeerLost, "run " + m_run.id.value,
                                  gone ? *gone : std::string("the head node of its cluster has not answered for a long time")};
                m_end.request_stop();
                return;
            }
        }
    }

    /// Its last words when the scheduler's process has ended; nothing when it lives or cannot be asked.
    std::optional<std::string> schedulerGone(std::stop_token stop)
    {
        const auto nodes = nodesOf(m_cloud, m_run.cluster);
        if (!nodes)
            return "the machines of its cluster are gone";
        runs::RunControl runControl(m_run.id, nodes->front(), {});
        const auto status = runControl.status({}, Deadline::after(10s), stop);
        if (!status || status->running || !status->unreachable.empty())
            return std::nullopt;
        if (!m_suspect) { // its last records may still be on their way
            m_suspect = true;
            return std::nullopt;
        }
        for (const runs::ProcessStatus &process : status->processes) {
            if (process.role == "scheduler")
                return "its scheduler ended without a last word: " + process.lastWords;
        }
        return "its scheduler is not running any more";
    }

    const CloudContext &m_cloud;
    const ledger::Run &m_run;
    const FollowOptions &m_options;
    std::stop_source &m_end;
    std::mutex m_mutex;
    const Clock::time_point m_began = Clock::now();
    const double m_beganWall = std::chrono::duration<double>(now().time_since_epoch()).count();
    Clock::time_point m_heard = Clock::now(), m_asked{};
    double m_newest = 0; ///< time of the newest record, by the node's clock
    bool m_following = false, m_suspect = false;
    std::string m_said;
    std::optional<Error> m_verdict;
    std::jthread m_thread;
};

/// What the ledger says of a run whose last record was stored already.
std::optional<RunEnd> storedEnd(const CloudContext &cloud, const RunId &id)
{
    const auto metrics = cloud.ledger->metrics(id);
    if (!metrics)
        return std::nullopt;
    for (auto m = metrics->rbegin(); m != metrics->rend(); ++m) {
        if (m->name == protocol::metric::kRunFinished)
            return RunEnd{true, m->value == 0, m->note};
    }
    return std::nullopt;
}

} // namespace

Result<RunEnd> followRun(const CloudContext &cloud, const RunId &id, const FollowOptions &options, std::stop_token stop)
{
    const auto row = cloud.ledger->run(id);
    if (!row)
        return fail(row.error());
    if (!*row)
        return fail(ErrorCode::NotFound, "run " + id.value, "there is no run of that id in the ledger");
    const ledger::Run run = **row;
    if (isOver(run))
        return RunEnd{true, run.state == "finished", run.detail};
    if (const auto end = storedEnd(cloud, id)) {
        settle(cloud, run, end->ok ? "finished" : "failed", end->note);
        return *end;
    }
    const auto nodes = nodesOf(cloud, run.cluster);
    if (!nodes) {
        settle(cloud, run, "failed", "its cluster is gone");
        return fail(nodes.error());
    }

    std::stop_source end;
    const std::stop_callback forward(stop, [&end] { end.request_stop(); });
    const auto store = runs::ledgerStore(*cloud.ledger);
    Watch watch(cloud, run, options, end);
    runs::FeedOptions feedOptions;
    feedOptions.onState = [&](runs::FeedState state, const Error *error) { watch.state(state, error); };
    runs::MetricsFeed feed(
        nodes->front(), id, *store,
        [&](std::span<const protocol::MetricRecord> records) {
            watch.heard(records.empty() ? 0 : records.back().t);
            if (options.records)
                options.records(records);
        },
        feedOptions);
    const auto followed = feed.follow(end.get_token());
    const auto verdict = watch.verdict();
    if (!followed) {
        if (followed.error().code == ErrorCode::Cancelled && !verdict)
            return RunEnd{};
        return fail(verdict ? *verdict : followed.error());
    }
    if (followed->finished) {
        (void)collectLogs(cloud, id, Deadline::after(20s), stop);
        settle(cloud, run, followed->value == 0 ? "finished" : "failed", followed->note);
        return RunEnd{true, followed->value == 0, followed->note};
    }
    if (verdict) {
        if (verdict->code == ErrorCode::PeerLost) {
            (void)collectLogs(cloud, id, Deadline::after(20s), stop);
            settle(cloud, run, "failed", verdict->detail);
        }
        return fail(*verdict);
    }
    return RunEnd{};
}

Result<std::vector<std::string>> growCluster(const CloudContext &cloud, const ClusterId &id, int count,
                                            const cluster::LaunchOptions &options, const ProgressSink &sink, std::stop_token stop)
{
    const auto names = cluster::addWorkers(cloud, id, count, options, sink, stop);
    if (!names || !options.provision)
        return names;
    const auto active = activeRun(cloud, id);
    if (!active)
        return names;
    const auto nodes = nodesOf(cloud, id);
    if (!nodes)
        return fail(nodes.error());
    auto runControl = control(cloud, active->id, nodes->front(), sink, stop);
    if (!runControl)
        return fail(runControl.error());
    for (const runs::Node &node : *nodes) {
        if (std::ranges::find(*names, node.name) == names->end())
            continue;
        if (const auto joined = runControl->addWorker(node, Deadline::after(120s), stop); !joined)
            return fail(joined.error());
    }
    return names;
}

Status shrinkCluster(const CloudContext &cloud, const ClusterId &id, const std::string &name, const ProgressSink &sink,
                    std::stop_token stop)
{
    const auto active = activeRun(cloud, id);
    const auto nodes = nodesOf(cloud, id);
    if (active && nodes) {
        const auto node = std::ranges::find(*nodes, name, &runs::Node::name);
        if (node != nodes->end() && name != "head") {
            runs::RunControl::Options options;
            options.sink = sink;
            runs::RunControl runControl(active->id, nodes->front(), std::move(options));
            const auto left = runControl.removeWorker(*node, Deadline::after(120s), stop);
            // A worker that does not run cannot leave; its machine ends all the same.
            if (!left && left.error().code != ErrorCode::NotFound)
                return fail(left.error());
        }
    }
    return cluster::removeWorker(cloud, id, name, sink, stop);
}

Status stopRun(const CloudContext &cloud, const RunId &id, bool graceful, std::stop_token stop)
{
    const auto row = cloud.ledger->run(id);
    if (!row)
        return fail(row.error());
    if (!*row)
        return fail(ErrorCode::NotFound, "run " + id.value, "there is no run of that id in the ledger");
    if (isOver(**row))
        return {};
    const auto nodes = nodesOf(cloud, (*row)->cluster);
    if (nodes) {
        runs::RunControl runControl(id, nodes->front(), {});
        if (const auto stopped = runControl.stop(withoutHead(*nodes), graceful, Deadline::after(60s), stop); !stopped)
            return fail(stopped.error());
    }
    settle(cloud, **row, "stopped", "");
    return {};
}

Result<std::vector<std::filesystem::path>> collectLogs(const CloudContext &cloud, const RunId &id, const Deadline &deadline,
                                                       std::stop_token stop)
{
    const auto row = cloud.ledger->run(id);
    if (!row)
        return fail(row.error());
    if (!*row)
        return fail(ErrorCode::NotFound, "run " + id.value, "there is no run of that id in the ledger");
    const auto nodes = nodesOf(cloud, (*row)->cluster);
    if (!nodes)
        return fail(nodes.error());
    const auto folder = cloud.runFolder(id);
    if (const auto made = ensureFolder(folder, 0700); !made)
        return fail(made.error());
    std::mutex mutex;
    std::vector<std::filesystem::path> files;
    const std::string remote = "\"$HOME\"/" + protocol::NodeLayout{}.logs(id);
    parallelMap(*nodes, 8, stop, [&](const runs::Node &node, std::stop_token token) {
        auto session = ssh::SshSession::open(node.target, deadline, token);
        if (!session)
            return 0;
        // A role's log is "ROLE.log"; names come from the node and are checked before they become file names here.
        const auto names = session->mustExec("cd " + remote + " 2>/dev/null && ls -1 -- *.log || true", {}, deadline, token);
        if (!names)
            return 0;
        for (std::size_t at = 0; at < names->size();) {
            const std::size_t end = std::min(names->find('\n', at), names->size());
            const std::string name = names->substr(at, end - at);
            at = end + 1;
            if (!protocol::isSafeName(name) || !name.ends_with(".log"))
                continue;
            ssh::ExecOptions options;
            options.maxOutput = kMostLogBytes;
            const auto text = session->mustExec(fmt::format("tail -c {} -- {}/{}", kMostLogBytes, remote, name), options, deadline, token);
            const auto file = folder / (node.name + "-" + name);
            if (text && writeFileAtomically(file, *text, 0600)) {
                const std::lock_guard lock(mutex);
                files.push_back(file);
            }
        }
        return 0;
    });
    std::ranges::sort(files);
    return files;
}

} // namespace trainyard::tour
