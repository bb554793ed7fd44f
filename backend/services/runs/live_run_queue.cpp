#include "backend/services/runs/live_run_queue.h"

#include <algorithm>

#include "backend/core/try.h"

namespace trainyard::services {

using namespace std::chrono_literals;

namespace {

constexpr auto kQueueTime = 1min;

} // namespace

LiveRunQueueService::LiveRunQueueService(Tasks &tasks, CloudSource &source, Operations &operations, QObject *parent)
    : RunQueueService(parent)
    , m_tasks(tasks)
    , m_source(source)
    , m_operations(operations)
{
}

void LiveRunQueueService::announce(const ClusterId &cluster)
{
    postTo(this, [this, cluster] { emit changed(cluster); });
}

QFuture<Result<std::vector<training::QueueEntry>>> LiveRunQueueService::queued(const ClusterId &cluster)
{
    return m_tasks.run(m_source.query(
        false, kQueueTime, [cluster](const auto &cloud, const auto &) { return training::queueOf(cloud, cluster); }));
}

QFuture<Status> LiveRunQueueService::add(const ClusterId &cluster, const training::QueueEntry &entry)
{
    return m_tasks.run(
        m_source.query(true, kQueueTime, [this, cluster, entry](const auto &cloud, const auto &) -> Status {
            TY_TRY(training::addToQueue(cloud, cluster, entry));
            announce(cluster);
            return {};
        }));
}

QFuture<Status> LiveRunQueueService::remove(const ClusterId &cluster, const std::string &entry)
{
    return m_tasks.run(
        m_source.query(false, kQueueTime, [this, cluster, entry](const auto &cloud, const auto &) -> Status {
            TY_TRY(training::removeFromQueue(cloud, cluster, entry));
            announce(cluster);
            return {};
        }));
}

QFuture<Status> LiveRunQueueService::retry(const ClusterId &cluster, const std::string &entry)
{
    return m_tasks.run(
        m_source.query(false, kQueueTime, [this, cluster, entry](const auto &cloud, const auto &) -> Status {
            TY_TRY(training::retryQueued(cloud, cluster, {entry}));
            announce(cluster);
            return {};
        }));
}

bool LiveRunQueueService::isRunning(const ClusterId &cluster) const
{
    const auto known = m_working.find(cluster);
    if (known == m_working.end())
        return false;
    const auto all = m_operations.all();
    const auto at = std::ranges::find(all, known->second, &OperationSnapshot::id);
    return at != all.end() && at->state == OperationState::Running;
}

OperationId LiveRunQueueService::run(const ClusterId &cluster)
{
    if (isRunning(cluster))
        return m_working[cluster];
    const auto work = [this, cluster](const auto &cloud, const ProgressSink &sink, std::stop_token stop) -> Status {
        announce(cluster);
        const auto report = [this, cluster, &sink](const StepEvent &event) {
            sink(event);
            if (event.state != StepState::Progressing)
                announce(cluster); // an entry was started, or has ended
        };
        const Status ended = training::runQueue(cloud, cluster, report, stop);
        announce(cluster);
        return ended;
    };
    const OperationId id = m_operations.start("Starting queued jobs", m_source.operation(work), true);
    m_working[cluster] = id;
    return id;
}

QFuture<Status> LiveRunQueueService::addSweep(const ClusterId &cluster, const training::SweepSpec &spec,
                                              cluster::CredentialForwarding keys)
{
    return m_tasks.run(
        m_source.query(true, kQueueTime, [this, cluster, spec, keys](const auto &cloud, const auto &) -> Status {
            TY_TRY(training::startSweep(cloud, cluster, spec, keys));
            announce(cluster);
            return {};
        }));
}

QFuture<Result<std::vector<training::SweepTable>>> LiveRunQueueService::sweeps(const ClusterId &cluster)
{
    return m_tasks.run(m_source.query(
        false, kQueueTime, [cluster](const auto &cloud, const auto &) -> Result<std::vector<training::SweepTable>> {
            TY_ASSIGN(const auto entries, training::queueOf(cloud, cluster));
            std::vector<std::string> ids;
            for (const training::QueueEntry &entry : entries) {
                if (!entry.sweep.empty() && std::ranges::find(ids, entry.sweep) == ids.end())
                    ids.push_back(entry.sweep);
            }
            std::vector<training::SweepTable> tables;
            for (auto id = ids.rbegin(); id != ids.rend(); ++id) {
                TY_ASSIGN(auto table, training::sweepTable(cloud, *id));
                tables.push_back(std::move(table));
            }
            return tables;
        }));
}

} // namespace trainyard::services
