#include "backend/services/runs/live_runs.h"

#include <algorithm>
#include <cmath>

#include "backend/cluster/cloud/prices.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/cluster_state.h"
#include "backend/cluster/plan/costs/cost.h"
#include "backend/core/async/guarded.h"
#include "backend/core/async/steps.h"
#include "backend/core/try.h"
#include "backend/ledger/ledger.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/training/recovery/replace_head.h"
#include "backend/training/run/cluster_run.h"
#include "backend/training/run/stopping.h"
#include "backend/training/scale/autoscale.h"

namespace trainyard::services {

using namespace std::chrono_literals;
namespace metric = protocol::metric;

namespace {

constexpr int kMostEpochs = 1'000'000; ///< of a run whose best one is found

double hoursOf(Timestamp::duration time)
{
    return std::chrono::duration<double, std::ratio<3600>>(time).count();
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
    m_tasks.run([this, digests = m_digests](std::stop_token) { return fetch(m_source, digests); })
        .then(this, [this, removals = m_removals](const Result<Snapshot> &snapshot) {
            m_polling = false;
            if (removals != m_removals) { // it may have been read before the removal
                poll();
                return;
            }
            m_again.start(1000);
            if (!snapshot)
                return; // the cluster service reports the ledger's error
            const Digests before = std::exchange(m_digests, snapshot->digests);
            for (const auto &[run, digest] : m_digests) {
                const auto known = before.find(run);
                if (digest.sequence > (known == before.end() ? 0 : known->second.sequence))
                    emit metricsStored(run, digest.sequence); // perhaps by another program
            }
            auto runs = snapshot->runs;
            addOwnKnowledge(runs);
            if (runs != m_known) {
                m_known = std::move(runs);
                emit changed(m_known);
            }
            for (const RunSnapshot &run : m_known) {
                if (run.state == RunState::Running && !m_externallyRead.contains(run.id) && mayRead(run.id))
                    read(run.id);
            }
        });
}

Result<LiveRunService::Snapshot> LiveRunService::fetch(CloudSource &source, Digests digests)
{
    TY_ASSIGN(const auto ledger, source.ledger());
    TY_ASSIGN(auto rows, ledger->runs());
    TY_ASSIGN(const auto clusters, ledger->clusters());
    TY_ASSIGN(const auto allLabels, ledger->runLabels());
    std::map<RunId, const ledger::RunLabels *> labels;
    for (const ledger::RunLabels &of : allLabels)
        labels.emplace(of.run, &of);
    const std::string profile = source.profile();
    const Timestamp at = SystemClock::instance().now();
    Snapshot snapshot;
    std::set<ClusterId> seen;                                      // clusters whose newest run is known
    const auto catalog = cluster::catalogOf(source.stateFolder()); // with the latest prices
    for (ledger::Run &row : rows) {
        const auto cluster = std::ranges::find(clusters, row.cluster, &ledger::Cluster::id);
        if (cluster == clusters.end() || cluster->profile != profile)
            continue;
        if (cluster->closed && !training::isOver(row)) {
            const training::RunEnd end = training::closeRunWithCluster(*ledger, row, *cluster);
            row.state = end.state;
            row.detail = end.note;
            row.finished = end.at;
        }
        Digest &d = digests[row.id];
        RunSnapshot r = summarize(*ledger, row, *cluster, d);
        if (const auto of = labels.find(row.id); of != labels.end()) {
            r.title = of->second->name;
            r.notes = of->second->notes;
            r.tags = of->second->tags;
            r.archived = of->second->archived.has_value();
        }
        const auto stop = isOver(r.state) ? std::nullopt : training::stoppingOf(*ledger, row.id);
        if (stop && !stop->isOurs && !training::isOverdue(*stop, std::chrono::seconds(r.stopSeconds), at))
            r.stopping = RunStop{stop->mode == training::StopMode::SaveCheckpoint, stop->since,
                                 std::chrono::seconds(r.stopSeconds)};
        const bool newest = seen.insert(row.cluster).second;
        r.lostWithHead = newest && training::isLostWithHead(row) && !cluster->closed && !cluster::isEnding(*cluster);
        if (const auto fresh = ledger->metrics(row.id, d.sequence); fresh && !fresh->records.empty()) {
            d.sequence = fresh->last;
            for (const protocol::MetricRecord &m : fresh->records)
                d.add(m);
            d.findBest();
        }
        r.epoch = d.epoch;
        r.validationAccuracy = d.accuracy;
        r.bestAccuracy = d.bestAccuracy;
        r.bestEpoch = d.bestEpoch;
        if (d.workers > 0)
            r.workers = d.workers;
        addCosts(*ledger, r, *cluster, *catalog, at, d);
        snapshot.runs.push_back(std::move(r));
    }
    snapshot.digests = std::move(digests);
    return snapshot;
}

/// The summary of a run without its curves and its price.
RunSnapshot LiveRunService::summarize(ledger::Ledger &ledger, const ledger::Run &row, const ledger::Cluster &cluster,
                                      Digest &digest)
{
    if (!digest.ofJob) { // thousands of jobs are not read every second
        auto made = std::make_shared<RunSnapshot>();
        if (const auto job = protocol::jobSpecFromJson(row.job))
            addJob(*made, *job);
        digest.ofJob = std::move(made);
    }
    RunSnapshot r = *digest.ofJob;
    r.id = row.id;
    r.cluster = row.cluster;
    r.clusterName = cluster.name;
    r.state = training::stateOf(row);
    // A run does not detect the termination of its machines and may look alive for some minutes. When the program
    // that terminated them has exited, the run may actually continue.
    if (!isOver(r.state) && cluster::parseClusterState(cluster.state) == cluster::ClusterState::Stopping &&
        cluster::isWorkedOn(ledger, cluster.id))
        r.state = RunState::EndedWithCluster;
    // The reason of a failure, how a stopped run ended, or how an active one continued after a loss.
    r.note = r.state == RunState::Failed || r.state == RunState::Stopped || !isOver(r.state) ? row.detail : "";
    r.started = row.created;
    r.ended = isOver(r.state) ? row.finished : std::nullopt;
    return r;
}

void LiveRunService::Digest::findBest()
{
    bestAccuracy = -1;
    bestEpoch = 0;
    for (const auto &[at, value] : accuracies) {
        if (std::isfinite(value) && value > bestAccuracy) {
            bestAccuracy = value;
            bestEpoch = at + 1;
        }
    }
}

void LiveRunService::Digest::add(const protocol::MetricRecord &m)
{
    if (m.rank < 0 && m.name == metric::kValidationAccuracy) {
        accuracy = m.value;
        if (m.epoch < 0 || m.epoch >= kMostEpochs)
            return;
        accuracies[m.epoch] = m.value; // of an epoch that is trained again, the last one counts
    } else if (const int completed = protocol::completedEpochs(m); completed > 0)
        epoch = std::max(epoch, completed);
    else if (m.name == metric::kWorkers)
        workers = protocol::workersIn(m.value);
    else if (m.name == metric::kMemberJoined)
        hosts[m.rank] = m.note.substr(0, m.note.find(':'));
}

/// Follows the machines that were there during the run, not the plan of their launch.
void LiveRunService::addCosts(ledger::Ledger &ledger, RunSnapshot &run, const ledger::Cluster &cluster,
                              const cluster::Catalog &catalog, Timestamp at, Digest &digest)
{
    if (cluster.isLocal())
        return;
    if (!run.ended || digest.priceDate != catalog.priceDate()) {
        const auto lived = cluster::billingIntervalsOf(ledger, catalog, cluster, at);
        if (!lived)
            return;
        const Timestamp end = run.ended.value_or(at);
        const cluster::Usd spent = cluster::sumOf(*lived, run.started, end);
        const cluster::Usd rate = cluster::sumOf(cluster::costNow(*lived, at));
        digest.usdSpent = spent.usd;
        digest.bound = run.ended ? spent.bound : std::max(spent.bound, rate.bound);
        digest.usdPerHour = !run.ended ? rate.usd : end > run.started ? spent.usd / hoursOf(end - run.started) : 0;
        // An unknown price may become known.
        digest.priceDate = run.ended && spent.bound != cluster::SumBound::AtLeast ? catalog.priceDate() : "";
    }
    run.usdPerHour = digest.usdPerHour;
    run.usdSpent = digest.usdSpent;
    run.bound = digest.bound;
    run.spentUntil = run.ended.value_or(at);
}

void LiveRunService::read(const RunId &run)
{
    const auto body = [this, run](std::stop_token stop) {
        training::FollowOptions options;
        options.stored = [this, run](std::int64_t last) { reportStored(run, last); };
        options.note = [this, run](const std::string &words) {
            postTo(this, [this, run, words] { m_logs.appendMessage(run, words); });
        };
        options.unreachable = [this, run](std::optional<Timestamp> since) {
            postTo(this, [this, run, since] {
                if (!since)
                    m_restarts.erase(run);
                setUnreachable(run, since);
            });
        };
        options.replaceSpot = true;
        options.operation = [this, run](const std::string &title, const Action &action, std::stop_token ending) {
            return showAction(run, title, action, std::move(ending));
        };
        const auto end = guarded("run reader", [&]() -> Result<training::RunEnd> {
            TY_ASSIGN(const auto cloud, m_source.open(true, {Deadline::after(60s), stop}));
            return training::followRun(cloud, run, options, stop);
        });
        if (stop.stop_requested())
            return; // the destructor is joining this thread
        std::optional<Error> error;
        if (!end && end.error().code != ErrorCode::Cancelled)
            error = end.error();
        postTo(this, [this, run, error] { readerEnded(run, error); });
    };
    // Fails at the limit of threads: the next poll tries again.
    (void)guarded("run reader", [&] { m_readers.insert_or_assign(run, std::jthread(body)); });
}

/// Releases a reader that has ended. A failed one is restarted after a while, because its run may continue.
void LiveRunService::readerEnded(const RunId &run, const std::optional<Error> &error)
{
    m_readers.erase(run); // its thread has nothing left to do
    Restart &restart = m_restarts[run];
    restart.earliest = Deadline::after(restart.pauses.next());
    if (!error) {
        setUnreachable(run, {});
        return;
    }
    setUnreachable(run, SystemClock::instance().now());
    const std::string words = error->source + ": " + error->detail;
    if (std::exchange(restart.logged, words) != words)
        m_logs.appendMessage(run, words);
}

bool LiveRunService::mayRead(const RunId &run) const
{
    const auto restart = m_restarts.find(run);
    return !m_readers.contains(run) && (restart == m_restarts.end() || restart->second.earliest.expired());
}

/// The first report counts: a restarted reader knows nothing of the time before.
void LiveRunService::setUnreachable(const RunId &run, std::optional<Timestamp> since)
{
    const bool changes = since ? m_unreachable.try_emplace(run, *since).second : m_unreachable.erase(run) > 0;
    if (!changes)
        return;
    addUnreachable(m_known);
    emit changed(m_known);
}

void LiveRunService::addUnreachable(std::vector<RunSnapshot> &runs) const
{
    for (RunSnapshot &run : runs) {
        const auto since = m_unreachable.find(run.id);
        run.unreachableSince.reset();
        if (since != m_unreachable.end() && !isOver(run.state))
            run.unreachableSince = since->second;
    }
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

void LiveRunService::reportStored(const RunId &run, std::int64_t last)
{
    postTo(this, [this, run, last] { emit metricsStored(run, last); });
}

OperationId LiveRunService::start(const ClusterId &cluster, const protocol::JobSpec &job,
                                  cluster::CredentialForwarding keys)
{
    const auto work = [this, cluster, job, keys](const auto &cloud, const ProgressSink &sink, std::stop_token stop) {
        protocol::JobSpec mine = job;
        mine.run = newRunId(); // a retry is another run
        postTo(this, [this, run = mine.run] { emit starting(run); });
        return training::startRun(cloud, cluster, mine, sink, stop, keys);
    };
    return m_operations.start("Starting " + job.model, m_source.operation(work), true);
}

OperationId LiveRunService::addWorker(const RunId &run)
{
    const RunSnapshot *r = find(run);
    const auto work = [run, cluster = r ? r->cluster
                                        : ClusterId()](const auto &cloud, const ProgressSink &sink,
                                                       std::stop_token stop) -> Result<std::vector<std::string>> {
        const auto active = training::activeRun(cloud, cluster);
        if (!active || active->id != run) // the machine would be billed for nothing, or join another run
            return fail(ErrorCode::Conflict, "run " + run.value, "it is not in progress any more");
        return training::growCluster(cloud, cluster, 1, {}, sink, stop);
    };
    return m_operations.start(r ? "Adding a worker to " + r->clusterName : "Adding a worker", m_source.operation(work),
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
            TY_ASSIGN(const auto cloud, m_source.open(true, {Deadline::after(60s), stop}));
            return training::shrinkCluster(cloud, cluster, node, sink, stop);
        },
        true);
}

OperationId LiveRunService::autoscale(const RunId &run, const runs::ScaleGoal &goal, bool act)
{
    const auto work = [run, goal, act](const auto &cloud, const ProgressSink &sink, std::stop_token stop) {
        StepReporter watching(sink, {"steer", "Watching the run", ""});
        watching.progress(say("a suggestion follows each epoch"));
        training::AutoscaleOptions options;
        options.goal = goal;
        options.act = act;
        options.sink = sink;
        options.note = [&](const std::string &words) { watching.progress(words); };
        options.advised = [&](const runs::ScaleAdvice &advice) { options.note(runs::describe(advice)); };
        return training::autoscale(cloud, run, options, stop);
    };
    return m_operations.start((act ? "Autoscaling " : "Suggestions for ") + titleOf(run), m_source.operation(work));
}

} // namespace trainyard::services
