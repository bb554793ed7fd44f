// Runs of programs of the user: their start, their code, and the search in their logs.
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/resource_tags.h"
#include "backend/core/try.h"
#include "backend/jobs/job_type.h"
#include "backend/ledger/ledger.h"
#include "backend/protocol/checkpoint_name.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/services/runs/live_runs.h"
#include "backend/training/logs/log_search.h"
#include "backend/training/records/run_details.h"
#include "backend/training/run/cluster_run.h"
#include "backend/training/run/code_pack.h"
#include "backend/training/run/requested_job.h"
#include "backend/training/run/script_options.h"

namespace trainyard::services {

using namespace std::chrono_literals;

namespace {

constexpr auto kPreviewTime = 1min;

/// The stop of a caller and that of the task that works for it, as one.
class EitherStop {
public:
    EitherStop(std::stop_token caller, std::stop_token task)
        : m_byCaller(std::move(caller), Stop{&m_source})
        , m_byTask(std::move(task), Stop{&m_source})
    {
    }
    std::stop_token token() const { return m_source.get_token(); }

private:
    struct Stop {
        std::stop_source *source;
        void operator()() const { source->request_stop(); }
    };
    std::stop_source m_source;
    std::stop_callback<Stop> m_byCaller, m_byTask;
};

/// The first line of a command, cut at a character.
std::string shortCommand(std::string_view command)
{
    constexpr std::size_t kMost = 60;
    std::string_view line = command.substr(0, command.find('\n'));
    if (line.size() == command.size() && line.size() <= kMost)
        return std::string(line);
    line = line.substr(0, kMost);
    while (!line.empty() && (static_cast<unsigned char>(line.back()) & 0xC0) == 0x80)
        line.remove_suffix(1);
    if (!line.empty() && static_cast<unsigned char>(line.back()) >= 0xC0)
        line.remove_suffix(1);
    return std::string(line) + "…";
}

} // namespace

/// What the window shows of the job of a run.
void LiveRunService::addJob(RunSnapshot &run, const protocol::JobSpec &job)
{
    const jobs::JobType *type = jobs::typeOf(job);
    run.task = job.isTask();
    run.elastic = !run.task || (type && type->isElastic(job));
    run.model = run.task ? shortCommand(job.task.command) : job.model;
    run.data = job.data;
    run.mode = run.task ? std::string(toString(job.type)) : job.kvStore;
    run.epochs = run.task ? 0 : job.epochs;
    run.workers = job.workers;
    run.stopSeconds = job.stopSeconds;
    run.parameters = training::shortParameters(job);
}

OperationId LiveRunService::startTask(const ClusterId &cluster, const protocol::JobSpec &job,
                                      cluster::CredentialForwarding keys, const std::map<std::string, Secret> &secrets)
{
    const auto work = [this, cluster, job, keys, secrets](const auto &cloud, const ProgressSink &sink,
                                                          std::stop_token stop) {
        protocol::JobSpec mine = job;
        mine.run = newRunId(); // a retry is another run
        postTo(this, [this, run = mine.run] { emit starting(run); });
        training::StartOptions options;
        options.keys = keys;
        options.secrets = secrets;
        return training::startRun(cloud, cluster, mine, options, sink, stop);
    };
    const jobs::JobType *type = jobs::typeOf(job);
    const std::string what = type ? std::string(type->title()) : job.model;
    return m_operations.start("Starting " + what, m_source.operation(work), true);
}

QFuture<Result<protocol::JobSpec>> LiveRunService::job(const RunId &run)
{
    return m_tasks.run([this, run](std::stop_token) -> Result<protocol::JobSpec> {
        TY_ASSIGN(const auto ledger, m_source.ledger());
        TY_ASSIGN(const auto row, ledger->run(run));
        if (!row)
            return fail(ErrorCode::NotFound, run.value, "the ledger has no run with that ID");
        TY_ASSIGN(auto job, training::requestedJob(*ledger, *cluster::Catalog::bundled(), *row));
        job.run = RunId();
        if (job.resume == protocol::kResumeFile) // a copy that existed for that run alone
            job.resume.clear();
        if (job.checkpointFolder.ends_with("/" + run.value))
            job.checkpointFolder.clear(); // another run must not write into it
        return job;
    });
}

QFuture<Result<training::CodePreview>>
LiveRunService::previewCode(const std::string &folder, const std::vector<std::string> &excludes, std::stop_token stop)
{
    return m_tasks.run([folder, excludes, stop](std::stop_token ending) {
        const EitherStop either(stop, ending);
        return training::previewCode(folder, excludes, {Deadline::after(kPreviewTime), either.token()});
    });
}

QFuture<Result<std::vector<jobs::ScriptOption>>> LiveRunService::scriptOptions(const protocol::JobSpec &job,
                                                                               std::stop_token stop)
{
    return m_tasks.run([job, stop](std::stop_token ending) {
        const EitherStop either(stop, ending);
        return training::scriptOptions(job, {Deadline::after(kPreviewTime), either.token()});
    });
}

QFuture<Result<std::vector<training::LogHit>>>
LiveRunService::searchLog(const RunId &run, const training::LogQuery &query, std::stop_token stop)
{
    return m_tasks.run([this, run, query, stop](std::stop_token ending) -> Result<std::vector<training::LogHit>> {
        const EitherStop either(stop, ending);
        training::WorkerRanks ranks;
        TY_ASSIGN(const auto ledger, m_source.ledger());
        TY_ASSIGN(const auto rows, ledger->metrics(run));
        ranks.add(rows.records);
        const training::LogStore store(m_source.stateFolder() / "runs" / cluster::folderNameOf(run.value) / "logs");
        return training::searchLogs(store, ranks, query, {Deadline::after(query.longest + 5s), either.token()});
    });
}

} // namespace trainyard::services
