#include "backend/services/runs/live_models.h"

#include <algorithm>
#include <filesystem>

#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/core/try.h"
#include "backend/ledger/ledger.h"
#include "backend/training/run/cluster_run.h"
#include "backend/training/run/requested_job.h"

namespace trainyard::services {

using namespace std::chrono_literals;

namespace {

constexpr auto kModelListLimit = 60s;
constexpr auto kTransferTime = 12h; // the network timeouts end a dead transfer long before

/// Whether the folder belongs to the run alone: another run must not write into it.
bool isOwnFolder(const std::string &folder, const RunId &run)
{
    return folder.ends_with("/" + run.value) || folder.ends_with("/" + run.value + "/");
}

} // namespace

LiveModelService::LiveModelService(Tasks &tasks, CloudSource &source, Operations &operations, QObject *parent)
    : ModelService(parent)
    , m_tasks(tasks)
    , m_source(source)
    , m_operations(operations)
{
}

QFuture<Result<CheckpointList>> LiveModelService::list(const RunId &run)
{
    return m_tasks.run(
        m_source.query(true, kModelListLimit, [run](const auto &cloud, const auto &context) -> Result<CheckpointList> {
            TY_ASSIGN(const auto row, training::findRun(cloud, run.value));
            return training::listCheckpoints(cloud, row, context);
        }));
}

OperationId LiveModelService::save(const RunId &run, const Checkpoint &checkpoint, ModelFormat format,
                                   const std::string &file)
{
    const auto work = [run, checkpoint, format, file](const auto &cloud, const ProgressSink &sink,
                                                      std::stop_token stop) -> Status {
        TY_ASSIGN(const auto row, training::findRun(cloud, run.value));
        return training::saveModel(cloud, row, checkpoint, format, file, sink, {Deadline::after(kTransferTime), stop});
    };
    return m_operations.start("Saving " + std::filesystem::path(file).filename().string(), m_source.operation(work),
                              true);
}

QFuture<Result<std::vector<ResumePoint>>> LiveModelService::resumePoints()
{
    return m_tasks.run([this](std::stop_token) -> Result<std::vector<ResumePoint>> {
        TY_ASSIGN(const auto ledger, m_source.ledger());
        return training::resumePoints(ledger, m_source.stateFolder(), m_source.profile());
    });
}

QFuture<Result<ResumableJob>> LiveModelService::job(const RunId &run)
{
    return m_tasks.run([this, run](std::stop_token) -> Result<ResumableJob> {
        TY_ASSIGN(const auto ledger, m_source.ledger());
        TY_ASSIGN(const auto row, ledger->run(run));
        if (!row)
            return fail(ErrorCode::NotFound, "run " + run.value, "there is no run with that ID in the ledger");
        ResumableJob found;
        TY_ASSIGN(found.job, training::requestedJob(*ledger, *cluster::Catalog::bundled(), *row));
        if (isOwnFolder(found.job.checkpointFolder, run))
            found.job.checkpointFolder.clear();
        found.job.run = RunId();
        found.job.resume.clear();
        TY_ASSIGN(const auto points, training::resumePoints(ledger, m_source.stateFolder(), m_source.profile()));
        const auto point = std::ranges::find(points, run, &ResumePoint::run);
        if (point != points.end()) {
            found.point = *point;
            found.job.resume = run.value;
        }
        return found;
    });
}

} // namespace trainyard::services
