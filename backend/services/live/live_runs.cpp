#include "backend/services/live/live_runs.h"

#include <algorithm>

#include "backend/cluster/cloud/clusters.h"
#include "backend/cluster/cloud/prices.h"
#include "backend/cluster/plan/cluster_state.h"
#include "backend/core/try.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/training/autoscale.h"
#include "backend/training/cluster_run.h"

namespace trainyard::services {

using namespace std::chrono_literals;

namespace {

constexpr auto kReadAgainAfter = 5s;

MetricPoint toPoint(const ledger::Metric &m)
{
    return {m.attempt, m.view, m.rank, m.epoch, m.step, m.samples, m.t, m.name, m.value, m.note};
}

MetricPoint toPoint(const protocol::MetricRecord &m)
{
    return {m.attempt, m.view, m.rank, m.epoch, m.step, m.samples, m.t, m.name, m.value, m.note};
}

RunState toState(const std::string &word, const std::string &detail)
{
    if (word == "stopped" && detail == training::kEndedWithCluster)
        return RunState::EndedWithCluster;
    if (word == "running")
        return RunState::Running;
    if (word == "finished")
        return RunState::Finished;
    if (word == "failed")
        return RunState::Failed;
    return word == "stopped" ? RunState::Stopped : RunState::Starting;
}

} // namespace

LiveRunService::LiveRunService(Tasks &tasks, CloudSource &source, Operations &operations, QObject *parent)
    : RunService(parent)
    , m_tasks(tasks)
    , m_source(source)
    , m_operations(operations)
    , m_logs(tasks, source)
{
    connect(&m_logs, &LiveLogs::arrived, this, &RunService::logLines);
    connect(&m_logs, &LiveLogs::sourcesChanged, this, &RunService::logSources);
    m_again.setSingleShot(true);
    connect(&m_again, &QTimer::timeout, this, &LiveRunService::poll);
    connect(&source, &CloudSource::selected, this, &LiveRunService::poll);
}

LiveRunService::~LiveRunService()
{
    for (auto &[run, reader] : m_readers)
        reader.request_stop(); // all first; the map then joins each
    m_readers.clear();
}

void LiveRunService::poll()
{
    if (m_polling)
        return;
    m_polling = true;
    m_tasks
        .run([this, digests = m_digests, shown = m_shown](std::stop_token) { return fetch(m_source, digests, shown); })
        .then(this, [this](const Result<Snapshot> &snapshot) {
            m_polling = false;
            m_again.start(1000);
            if (!snapshot)
                return; // the cluster service reports the ledger's error
            m_digests = snapshot->digests;
            for (const auto &[run, points] : snapshot->fresh)
                emit metrics(run, points);
            if (snapshot->runs != m_known) {
                m_known = snapshot->runs;
                emit changed(m_known);
            }
            for (const RunSnapshot &run : m_known) {
                if (run.state == RunState::Running && !m_externallyRead.contains(run.id) && mayRead(run.id))
                    read(run.id);
            }
        });
}

Result<LiveRunService::Snapshot> LiveRunService::fetch(CloudSource &source, std::map<RunId, Digest> digests,
                                                       const std::set<RunId> &shown)
{
    const auto ledger = source.ledger();
    if (!ledger)
        return fail(ledger.error());
    TY_ASSIGN(auto rows, (*ledger)->runs());
    TY_ASSIGN(const auto clusters, (*ledger)->clusters());
    const auto isWorkedOn = [&](const ClusterId &id) {
        const auto leases = (*ledger)->leases();
        return leases && std::ranges::any_of(*leases, [&](const ledger::LeaseInfo &lease) {
                   return lease.alive && lease.name == cluster::clusterLeaseName(id);
               });
    };
    const std::string profile = source.profile();
    Snapshot snapshot;
    const auto catalog = cluster::catalogOf(source.stateFolder()); // with the latest prices
    for (ledger::Run &row : rows) {
        const auto cluster = std::ranges::find(clusters, row.cluster, &ledger::Cluster::id);
        if (cluster == clusters.end() || cluster->profile != profile)
            continue;
        if (cluster->closed && (row.state == "starting" || row.state == "running")) {
            const training::RunEnd end = training::closeRunWithCluster(**ledger, row, *cluster);
            row.state = end.state;
            row.detail = end.note;
            row.finished = end.at;
        }
        RunSnapshot r;
        r.id = row.id;
        r.cluster = row.cluster;
        r.clusterName = cluster->name;
        r.state = toState(row.state, row.detail);
        // A run does not detect the termination of its machines and may look alive for some minutes. When the program
        // that terminated them has exited, the run may actually continue.
        if ((r.state == RunState::Starting || r.state == RunState::Running) &&
            cluster::parseClusterState(cluster->state) == cluster::ClusterState::Stopping && isWorkedOn(cluster->id))
            r.state = RunState::EndedWithCluster;
        r.note = row.state == "failed" ? row.detail : std::string();
        r.started = row.created;
        r.ended = row.finished;
        if (const auto job = protocol::jobSpecFromJson(row.job)) {
            r.model = job->model;
            r.data = job->data;
            r.mode = job->kvStore;
            r.epochs = job->epochs;
            r.workers = job->workers;
        }
        Digest &d = digests[row.id];
        if (const auto fresh = (*ledger)->metrics(row.id, d.sequence)) {
            std::vector<MetricPoint> points;
            for (const ledger::Metric &m : *fresh) {
                d.sequence = std::max(d.sequence, m.sequence);
                if (m.rank < 0 && m.name == "validation-accuracy")
                    d.accuracy = m.value;
                else if (m.rank < 0 && m.name == "train-accuracy")
                    d.epoch = std::max(d.epoch, m.epoch + 1);
                else if (m.name == "workers")
                    d.workers = protocol::workersIn(m.value);
                else if (m.name == "member-joined")
                    d.hosts[m.rank] = m.note.substr(0, m.note.find(':'));
                if (shown.contains(row.id))
                    points.push_back(toPoint(m));
            }
            if (!points.empty())
                snapshot.fresh.emplace(row.id, std::move(points));
        }
        r.epoch = d.epoch;
        r.validationAccuracy = d.accuracy;
        if (d.workers > 0)
            r.workers = d.workers;
        r.usdPerHour = 0;
        if (auto plan = cluster::LaunchPlan::fromJson(cluster->plan); plan && cluster->endpoint != "local") {
            plan->workers = std::max(1, r.workers); // the current number
            r.usdPerHour = plan->usdPerHour(*catalog);
        }
        snapshot.runs.push_back(std::move(r));
    }
    snapshot.digests = std::move(digests);
    return snapshot;
}

void LiveRunService::read(const RunId &run)
{
    m_readers[run] = std::jthread([this, run](std::stop_token stop) {
        const auto cloud = m_source.open(true, {Deadline::after(60s), stop});
        training::FollowOptions options;
        options.records = [this, run](std::span<const protocol::MetricRecord> records) {
            std::vector<MetricPoint> points;
            for (const auto &record : records)
                points.push_back(toPoint(record));
            deliver(run, std::move(points));
        };
        options.note = [this, run](const std::string &words) {
            QMetaObject::invokeMethod(
                this, [this, run, words] { m_logs.appendMessage(run, words); }, Qt::QueuedConnection);
        };
        const auto end =
            cloud ? training::followRun(*cloud, run, options, stop) : Result<training::RunEnd>(fail(cloud.error()));
        if (!end && end.error().code != ErrorCode::Cancelled)
            options.note(end.error().source + ": " + end.error().detail);
        if (!stop.stop_requested()) // otherwise the destructor is joining this thread
            QMetaObject::invokeMethod(
                this, [this, run] { readerEnded(run); }, Qt::QueuedConnection);
    });
}

/// Releases a reader that has ended. A failed one is restarted after a while, because its run may continue.
void LiveRunService::readerEnded(const RunId &run)
{
    m_readers.erase(run); // its thread has nothing left to do
    m_readAgain.insert_or_assign(run, Deadline::after(kReadAgainAfter));
}

bool LiveRunService::mayRead(const RunId &run) const
{
    const auto wait = m_readAgain.find(run);
    return !m_readers.contains(run) && (wait == m_readAgain.end() || wait->second.expired());
}

const RunSnapshot *LiveRunService::find(const RunId &run) const
{
    const auto at = std::ranges::find(m_known, run, &RunSnapshot::id);
    return at == m_known.end() ? nullptr : &*at;
}

std::string LiveRunService::titleOf(const RunId &run) const
{
    const RunSnapshot *r = find(run);
    return r ? r->model + " on " + r->clusterName : run.value;
}

void LiveRunService::setExternalReader(const RunId &run)
{
    QMetaObject::invokeMethod(
        this,
        [this, run] {
            m_externallyRead.insert(run);
            poll();
        },
        Qt::AutoConnection);
}

void LiveRunService::deliver(const RunId &run, std::vector<MetricPoint> points)
{
    QMetaObject::invokeMethod(
        this, [this, run, points = std::move(points)] { emit metrics(run, points); }, Qt::QueuedConnection);
}

OperationId LiveRunService::start(const ClusterId &cluster, const protocol::JobSpec &job,
                                  cluster::CredentialForwarding keys)
{
    return m_operations.start(
        "Starting " + job.model,
        [this, cluster, job, keys](std::stop_token stop, const ProgressSink &sink) -> Status {
            TY_ASSIGN(const auto cloud, m_source.open(true, {Deadline::after(60s), stop}));
            protocol::JobSpec mine = job;
            mine.run = newRunId(); // a retry is another run
            QMetaObject::invokeMethod(
                this, [this, run = mine.run] { emit starting(run); }, Qt::QueuedConnection);
            const auto run = training::startRun(cloud, cluster, mine, sink, stop, keys);
            return run ? Status() : fail(run.error());
        },
        true);
}

OperationId LiveRunService::stop(const RunId &run)
{
    return m_operations.start(
        "Stopping " + titleOf(run),
        [this, run](std::stop_token stop, const ProgressSink &) -> Status {
            const auto cloud = m_source.open(true, {Deadline::after(60s), stop});
            return cloud ? training::stopRun(*cloud, run, true, stop) : fail(cloud.error());
        },
        true);
}

OperationId LiveRunService::addWorker(const RunId &run)
{
    const RunSnapshot *r = find(run);
    const ClusterId cluster = r ? r->cluster : ClusterId();
    return m_operations.start(
        r ? "Adding a worker to " + r->clusterName : "Adding a worker",
        [this, cluster](std::stop_token stop, const ProgressSink &sink) -> Status {
            TY_ASSIGN(const auto cloud, m_source.open(true, {Deadline::after(60s), stop}));
            const auto grown = training::growCluster(cloud, cluster, 1, {}, sink, stop);
            return grown ? Status() : fail(grown.error());
        },
        true);
}

OperationId LiveRunService::removeWorker(const RunId &run, int rank)
{
    const RunSnapshot *r = find(run);
    const ClusterId cluster = r ? r->cluster : ClusterId();
    const auto &hosts = m_digests[run].hosts;
    const auto at = rank < 0 ? (hosts.empty() ? hosts.end() : std::prev(hosts.end())) : hosts.find(rank);
    const std::string node = at == hosts.end() ? std::string() : at->second;
    return m_operations.start(
        (node.empty() ? "Removing a worker" : "Removing " + node) + (r ? " from " + r->clusterName : ""),
        [this, cluster, node](std::stop_token stop, const ProgressSink &sink) -> Status {
            if (node.empty())
                return fail(ErrorCode::NotFound, "window", "the machine of that worker is unknown");
            const auto cloud = m_source.open(true, {Deadline::after(60s), stop});
            return cloud ? training::shrinkCluster(*cloud, cluster, node, sink, stop) : fail(cloud.error());
        },
        true);
}

OperationId LiveRunService::autoscale(const RunId &run, const runs::ScaleGoal &goal, bool act)
{
    return m_operations.start(
        (act ? "Autoscaling " : "Suggestions for ") + titleOf(run),
        [this, run, goal, act](std::stop_token stop, const ProgressSink &sink) -> Status {
            TY_ASSIGN(const auto cloud, m_source.open(true, {Deadline::after(60s), stop}));
            const StepEvent watching{
                "steer", "Watching the run", "", StepState::Progressing, -1, "a suggestion follows each epoch"};
            sink(watching);
            training::AutoscaleOptions options;
            options.goal = goal;
            options.act = act;
            options.sink = sink;
            options.note = [&](const std::string &words) {
                StepEvent event = watching;
                event.message = words;
                sink(event);
            };
            options.advised = [&](const runs::ScaleAdvice &advice) { options.note(runs::describe(advice)); };
            return training::autoscale(cloud, run, options, stop);
        });
}

QFuture<Result<std::vector<MetricPoint>>> LiveRunService::follow(const RunId &run)
{
    m_shown.insert(run);
    return m_tasks.run([this, run](std::stop_token) -> Result<std::vector<MetricPoint>> {
        const auto ledger = m_source.ledger();
        if (!ledger)
            return fail(ledger.error());
        TY_ASSIGN(const auto rows, (*ledger)->metrics(run));
        std::vector<MetricPoint> points;
        points.reserve(rows.size());
        for (const ledger::Metric &m : rows)
            points.push_back(toPoint(m));
        return points;
    });
}

} // namespace trainyard::services
