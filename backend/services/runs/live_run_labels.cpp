// What the user adds to runs, their records, comparison and report, and runs that are deleted.
#include "backend/cluster/cloud/prices.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/core/try.h"
#include "backend/ledger/ledger.h"
#include "backend/ledger/system_samples.h"
#include "backend/services/runs/live_runs.h"
#include "backend/training/records/run_details.h"
#include "backend/training/records/run_removal.h"
#include "backend/training/records/system_samples.h"

namespace trainyard::services {

QFuture<Status> LiveRunService::changeLabels(const RunId &run, const std::function<void(ledger::RunLabels &)> &change)
{
    return m_tasks
        .run([this, run, change](std::stop_token) -> Status {
            TY_ASSIGN(const auto ledger, m_source.ledger());
            TY_ASSIGN(auto labels, ledger->runLabels(run));
            change(labels);
            return ledger->saveRunLabels(labels);
        })
        .then(this, [this](const Status &status) {
            poll();
            return status;
        });
}

QFuture<Status> LiveRunService::label(const RunId &run, const std::string &name, const std::string &notes,
                                      const std::string &tags)
{
    return changeLabels(run, [name, notes, tags](ledger::RunLabels &labels) {
        labels.name = name;
        labels.notes = notes;
        labels.tags = training::normalTags(tags);
    });
}

QFuture<Status> LiveRunService::archive(const RunId &run, bool archived)
{
    return changeLabels(run, [archived](ledger::RunLabels &labels) {
        labels.archived = archived ? std::optional(SystemClock::instance().now()) : std::nullopt;
    });
}

QFuture<Result<training::RunRemoval>> LiveRunService::removal(const RunId &run)
{
    return m_tasks.run([this, run](std::stop_token) -> Result<training::RunRemoval> {
        TY_ASSIGN(const auto ledger, m_source.ledger());
        return training::describeRemoval(*ledger, m_source.stateFolder(), run);
    });
}

QFuture<Status> LiveRunService::remove(const RunId &run)
{
    return m_tasks
        .run([this, run](std::stop_token) -> Status {
            TY_ASSIGN(const auto ledger, m_source.writableLedger());
            return training::removeRun(*ledger, m_source.stateFolder(), run);
        })
        .then(this, [this, run](const Status &status) {
            if (status) {
                ++m_removals;
                m_digests.erase(run);
                if (std::erase_if(m_known, [&](const RunSnapshot &known) { return known.id == run; }) > 0)
                    emit changed(m_known);
            }
            poll();
            return status;
        });
}

QFuture<Result<std::vector<training::RunDetails>>> LiveRunService::details(const std::vector<RunId> &runs)
{
    return m_tasks.run([this, runs](std::stop_token) -> Result<std::vector<training::RunDetails>> {
        TY_ASSIGN(const auto ledger, m_source.ledger());
        const auto catalog = cluster::catalogOf(m_source.stateFolder());
        const Timestamp now = SystemClock::instance().now();
        std::vector<training::RunDetails> all;
        for (const RunId &run : runs) {
            TY_ASSIGN(auto details, training::readRunDetails(*ledger, *catalog, run, now));
            all.push_back(std::move(details));
        }
        return all;
    });
}

QFuture<Result<std::string>> LiveRunService::report(const RunId &run)
{
    return m_tasks.run([this, run](std::stop_token) -> Result<std::string> {
        TY_ASSIGN(const auto ledger, m_source.ledger());
        const auto catalog = cluster::catalogOf(m_source.stateFolder());
        const Timestamp now = SystemClock::instance().now();
        TY_ASSIGN(const auto details, training::readRunDetails(*ledger, *catalog, run, now));
        TY_ASSIGN(const auto metrics, ledger->metrics(run));
        return training::runReport(details, metrics.records, now);
    });
}

QFuture<Result<ledger::MetricRows>> LiveRunService::metrics(const RunId &run, std::int64_t since, int limit)
{
    return m_tasks.run([this, run, since, limit](std::stop_token) -> Result<ledger::MetricRows> {
        TY_ASSIGN(const auto ledger, m_source.ledger());
        return ledger->metrics(run, since, limit);
    });
}

QFuture<Status> LiveRunService::exportRecords(const RunId &run, training::RecordFormat format, const std::string &path)
{
    return m_tasks.run([this, run, format, path](std::stop_token) -> Status {
        TY_ASSIGN(const auto ledger, m_source.ledger());
        TY_ASSIGN(const auto rows, ledger->metrics(run, 0, 0));
        return training::writeRecords(path, format, rows.records);
    });
}

QFuture<Result<ledger::SampleRows>> LiveRunService::samples(const RunId &run, const ledger::SampleCursor &after,
                                                            int limit)
{
    return m_tasks.run([this, run, after, limit](std::stop_token) -> Result<ledger::SampleRows> {
        TY_ASSIGN(const auto ledger, m_source.ledger());
        TY_ASSIGN(const auto row, ledger->run(run));
        if (!row)
            return ledger::SampleRows{}; // it is being started
        const auto interval = training::sampleIntervalOf(*row);
        return ledger->samples(row->cluster, interval.from, interval.to, after, limit);
    });
}

QFuture<Result<ledger::SampleRows>> LiveRunService::clusterSamples(const ClusterId &cluster,
                                                                   const ledger::SampleCursor &after, int limit)
{
    return m_tasks.run([this, cluster, after, limit](std::stop_token) -> Result<ledger::SampleRows> {
        TY_ASSIGN(const auto ledger, m_source.ledger());
        const auto always = training::sampleIntervalOf(ledger::Run()); // active since 1970
        return ledger->samples(cluster, always.from, always.to, after, limit);
    });
}

} // namespace trainyard::services
