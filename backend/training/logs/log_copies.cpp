#include "backend/training/logs/log_copies.h"

#include <algorithm>
#include <utility>

#include "backend/core/async/guarded.h"
#include "backend/core/async/poll.h"
#include "backend/core/async/steps.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/try.h"
#include "backend/ledger/ledger.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/runs/layout.h"
#include "backend/runs/node_logs.h"
#include "backend/training/run/cluster_run.h"
#include "backend/training/run/cluster_run_internal.h"

namespace trainyard::training {

using namespace std::chrono_literals;
using cluster::CloudContext;
using ledger::FeedCursor;

namespace {

constexpr auto kLookForNodes = 1s;
constexpr auto kTurn = 5s;      ///< of a machine, where there are more than readers
constexpr auto kLastWords = 5s; ///< of processes whose run is over, until they end
constexpr auto kLogPause = 30s; ///< between attempts to reach a machine
using Clock = std::chrono::steady_clock;

} // namespace

LogStore logStore(const CloudContext &cloud, const RunId &run)
{
    return LogStore(cloud.runFolder(run) / "logs");
}

LogCopies::LogCopies(const CloudContext &cloud, const ledger::Run &run, std::function<void(const std::string &)> note,
                     Sink sink, Cursors from)
    : m_cloud(cloud)
    , m_run(run)
    , m_note(std::move(note))
    , m_sink(std::move(sink))
    , m_store(logStore(cloud, run.id))
    , m_cursors(std::move(from))
{
}

LogCopies::~LogCopies()
{
    stopReaders();
}

void LogCopies::stopReaders()
{
    if (m_watcher.joinable()) { // it starts the others
        m_watcher.request_stop();
        m_watcher.join();
    }
    for (std::jthread &thread : m_threads)
        thread.request_stop();
    m_threads.clear();
}

void LogCopies::start()
{
    m_watcher = std::jthread([this](std::stop_token stop) { (void)guarded("log copies", [&] { watchNodes(stop); }); });
}

std::map<std::string, LogCopies::Node> LogCopies::findNodes() const
{
    std::map<std::string, Node> found;
    const auto nodes = nodesOf(m_cloud, m_run.cluster);
    const auto job = protocol::jobSpecFromJson(m_run.job);
    if (!nodes || !job)
        return found;
    for (const runs::RunRole &role : runs::rolesOf(*job, nodes->front(), withoutHead(*nodes))) {
        Node &node = found[role.node.name];
        node.host = role.node;
        node.labels.push_back(role.label);
    }
    return found;
}

void LogCopies::watchNodes(std::stop_token stop)
{
    do {
        updateNodes(findNodes());
        while (m_threads.size() < std::min(m_nodes.size(), kMostReaders)) { // only this thread adds to either
            m_threads.emplace_back(
                [this](std::stop_token end) { (void)guarded("log copies", [&] { readNodes(end); }); });
        }
    } while (pause(kLookForNodes, {Deadline::never(), stop}));
}

void LogCopies::updateNodes(std::map<std::string, Node> found)
{
    const std::lock_guard lock(m_mutex);
    for (auto &[name, node] : m_nodes) {
        const auto now = found.find(name);
        const bool same = now != found.end() && ssh::isSamePlace(now->second.host.target, node.host.target) &&
                          now->second.labels == node.labels;
        node.gone = now == found.end();
        if (!same && !node.gone) {
            node.host = now->second.host;
            node.labels = now->second.labels;
        }
        const bool turnEnds = m_nodes.size() > kMostReaders && Clock::now() - node.since >= kTurn;
        if (node.taken && (!same || turnEnds))
            node.stop.request_stop();
    }
    for (auto &[name, node] : found)
        m_nodes.try_emplace(name, std::move(node));
    m_changed.notify_all();
}

void LogCopies::readNodes(std::stop_token stop)
{
    while (!stop.stop_requested()) {
        std::unique_lock lock(m_mutex);
        Node *next = nullptr;
        m_changed.wait(lock, stop, [&] {
            next = nullptr;
            for (auto &[name, node] : m_nodes) {
                if (!node.taken && !node.gone && (!next || node.since < next->since))
                    next = &node;
            }
            return next != nullptr;
        });
        if (!next || stop.stop_requested())
            return;
        next->taken = true;
        next->since = Clock::now();
        next->stop = {};
        const std::stop_callback forward(stop, [end = next->stop]() mutable { end.request_stop(); });
        const ssh::Host host = next->host;
        const std::vector<std::string> labels = next->labels;
        const std::stop_token end = next->stop.get_token();
        lock.unlock();

        std::vector<runs::NodeLogs::Log> logs;
        for (const std::string &label : labels)
            logs.push_back({label, cursorOf({host.name, label})});
        runs::FeedOptions options;
        options.longestPause = kLogPause;
        const auto sink = [&](std::size_t log, const auto &...place) { return take(host.name, labels[log], place...); };
        runs::NodeLogs feed(host, m_run.id, std::move(logs), sink, options);
        const Status ended = feed.follow(end);
        if (!ended) // a node that refuses: not again at once
            (void)pause(kLogPause, {Deadline::never(), end});
        lock.lock();
        next->taken = false; // entries are never removed
        next->since = Clock::now();
        m_changed.notify_all();
    }
}

FeedCursor LogCopies::cursorOf(const CopiedLog &log)
{
    const std::lock_guard lock(m_mutex);
    const auto known = m_cursors.find(log);
    return known != m_cursors.end() ? known->second : m_store.cursor(log);
}

Status LogCopies::take(const std::string &node, const std::string &label, const FeedCursor &from,
                       const FeedCursor &behind, std::string_view text)
{
    const CopiedLog log{node, label};
    const Status stored = m_store.append(log, from, behind, text);
    {
        const std::lock_guard lock(m_mutex);
        if (!stored && !m_sink) // the next reader tries again where the store ends
            m_cursors.erase(log);
        else
            m_cursors[log] = behind;
        if (!stored && m_note && !std::exchange(m_reported, true))
            m_note("logs are not stored on this computer (" + stored.error().source + ": " + stored.error().detail +
                   ")");
    }
    if (!m_sink)
        return stored;
    m_sink(log, text);
    return {};
}

std::map<std::string, Error> LogCopies::finish(const Finish &wanted, const CallContext &context)
{
    stopReaders();
    std::vector<Node> nodes;
    for (auto &[name, node] : findNodes())
        nodes.push_back(std::move(node));
    const auto read = parallelMap(nodes, kMostReaders, context.stop, [&](const Node &node, std::stop_token stop) {
        std::vector<runs::NodeLogs::Log> logs;
        for (const std::string &label : node.labels)
            logs.push_back({label, cursorOf({node.host.name, label})});
        runs::NodeLogs feed(node.host, m_run.id, std::move(logs), [&](std::size_t log, const auto &...place) {
            return take(node.host.name, node.labels[log], place...);
        });
        const Status done = feed.catchUp({wanted.most, wanted.untilEnded ? kLastWords : 0s}, {context.deadline, stop});
        if (done && wanted.untilEnded) {
            for (const std::string &label : node.labels)
                (void)m_store.setComplete({node.host.name, label});
        }
        return done;
    });
    std::map<std::string, Error> missing;
    for (std::size_t i = 0; i < read.size(); ++i) {
        if (!read[i])
            missing.emplace(nodes[i].host.name, read[i].error());
    }
    return missing;
}

Result<std::map<std::string, Error>> collectLogs(const CloudContext &cloud, const RunId &id,
                                                 const LogCopies::Finish &wanted, const CallContext &context)
{
    TY_ASSIGN(const auto row, cloud.ledger->run(id));
    if (!row)
        return fail(ErrorCode::NotFound, "run " + id.value, "there is no run with that ID in the ledger");
    TY_ASSIGN(const auto nodes, nodesOf(cloud, row->cluster));
    return LogCopies(cloud, *row).finish(wanted, context);
}

namespace {

void copyActiveLogs(const CloudContext &cloud, const std::set<ClusterId> &clusters, const ProgressSink &sink,
                    std::stop_token stop)
{
    const auto runs = cloud.ledger->runs();
    const auto open = cloud.ledger->clusters(true);
    if (!runs || !open)
        return;
    std::vector<RunId> active;
    for (const ledger::Run &run : *runs) {
        const auto on = std::ranges::find(*open, run.cluster, &ledger::Cluster::id);
        if (!isOver(run.state) && on != open->end() && on->profile == cloud.profile &&
            (clusters.empty() || clusters.contains(run.cluster)))
            active.push_back(run.id);
    }
    if (active.empty())
        return;
    StepReporter report(sink, {.step = "save-logs", .title = "Saving the logs of runs"});
    report.begin();
    const Deadline deadline = Deadline::after(4s);
    const auto saved = parallelMap(active, 4, stop, [&](const RunId &run, std::stop_token token) {
        return collectLogs(cloud, run, {.most = kMostLogBytes}, {deadline, std::move(token)});
    });
    std::size_t logs = 0;
    std::string missing;
    for (std::size_t i = 0; i < saved.size(); ++i) {
        logs += logStore(cloud, active[i]).logs().size();
        if (!saved[i])
            continue;
        for (const auto &[node, error] : *saved[i])
            missing += (missing.empty() ? "" : ", ") + node;
    }
    const Sentence count = logs == 1 ? say("1 log") : say("%1 logs", logs);
    if (logs > 0)
        report.done(missing.empty() ? count : say("%1; without the last lines of %2", count, missing));
    else
        report.skipped(count);
}

} // namespace

void saveActiveLogs(const CloudContext &cloud, const std::set<ClusterId> &clusters, const ProgressSink &sink,
                    std::stop_token stop)
{
    // Whatever happens here, the termination that follows does not wait for it.
    (void)guarded("logs", [&] { copyActiveLogs(cloud, clusters, sink, std::move(stop)); });
}

} // namespace trainyard::training
