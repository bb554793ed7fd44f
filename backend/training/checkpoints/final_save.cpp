#include "backend/training/checkpoints/final_save.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/core/async/guarded.h"
#include "backend/core/async/steps.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/try.h"
#include "backend/core/units.h"
#include "backend/ledger/ledger.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/stop_note.h"
#include "backend/training/checkpoints/save_request.h"
#include "backend/training/follow/run_watch_internal.h"
#include "backend/training/records/stored_records.h"
#include "backend/training/run/cluster_run.h"
#include "backend/training/run/stop_when_internal.h"

namespace trainyard::training {

using namespace std::chrono_literals;
using cluster::CloudContext;
using cluster::UnsavedModels;

namespace {

constexpr auto kStepTime = 30s; ///< the step in progress, after which a run saves
constexpr auto kToReachHead = 20s;
constexpr auto kBetweenReadings = 500ms;
constexpr auto kLookTime = 30s; ///< to see what is copied
constexpr std::size_t kSavesAtOnce = 32;
constexpr int kMostCopies = 3; ///< a run that goes on may replace a checkpoint while it is copied

protocol::JobSpec jobToSave(const ledger::Run &run)
{
    return protocol::jobSpecFromJson(run.job).value_or(protocol::JobSpec());
}

/// The saving of one run, from the request to the copy. Its time begins with the object: runs that have to wait for a
/// thread delay the termination no longer than the others.
class SavingRun {
public:
    SavingRun(const CloudContext &cloud, const FinalSave &save, const ProgressSink &sink)
        : m_cloud(cloud)
        , m_save(save)
        , m_deadline(Deadline::after(save.limit))
        , m_report(sink, {.step = kFinalSaveStep, .title = "Saving a checkpoint", .host = save.cluster})
    {
    }

    void save(std::stop_token stop)
    {
        m_report.begin(say("within %1", formatDuration(m_save.limit)));
        // An exception must not prevent the termination, nor the copies of the other runs.
        if (const Status saved = guarded("final save", [&] { return await({m_deadline, std::move(stop)}); }); !saved)
            m_problem = Sentence::verbatim(saved.error().detail);
        else if (m_newest)
            m_report.progress(say("saved at step %1, waiting for its copy", *m_newest)); // for an unknown time
    }

    void lookForCopy(const CallContext &context) { m_copied = newestCopy(context); }
    /// Whether what it has saved ends with the machines, as far as lookForCopy() has found.
    bool isMissing() const { return m_problem.empty() && m_newest && (!m_copied || *m_copied < *m_newest); }

    void finish()
    {
        if (isMissing())
            m_problem = say("the one of step %1 was not copied", *m_newest);
        const Sentence copy =
            m_copied ? say("the newest copy is that of step %1", *m_copied) : say("no copy of a checkpoint was found");
        if (m_problem.empty() && m_copied)
            m_report.done(copy);
        else if (m_problem.empty())
            m_report.skipped(copy);
        else
            m_report.failed(say("%1; %2", m_problem, copy));
    }

private:
    /// \error Timeout, PeerLost (no scheduler is left), Internal (it could not save), Unreachable and others of SSH,
    ///     those of the ledger; Cancelled
    Status await(const CallContext &context)
    {
        TY_TRY(nodesOf(m_cloud, m_save.run.cluster)); // without a head it would be recorded as lost
        TY_TRY(read(context));                        // what it has saved before
        if (m_isOver)
            return {};
        const int before = m_answers;
        const CallContext toHead{context.deadline.earlier(Deadline::after(kToReachHead)), context.stop};
        TY_ASSIGN(const auto ended, schedulerEnd(m_cloud, m_save.run, toHead));
        if (ended)
            return fail(ErrorCode::PeerLost, "run " + m_save.run.id.value, *ended);
        const Status requested = requestSave(m_cloud, m_save.run.id, toHead);
        if (!requested && requested.error().code != ErrorCode::Cancelled) { // another program may write the same file
            TY_TRY(requestSave(m_cloud, m_save.run.id, toHead));
        }
        while (m_answers == before && !m_isOver) {
            const auto left = std::chrono::ceil<std::chrono::seconds>(context.deadline.remaining());
            m_report.progress(say("within %1", formatDuration(left)),
                              1 - double(left.count()) / double(std::max<std::int64_t>(m_save.limit.count(), 1)));
            if (const Status waited = pause(kBetweenReadings, context); !waited) {
                if (waited.error().code == ErrorCode::Cancelled)
                    return waited;
                return fail(ErrorCode::Timeout, "run " + m_save.run.id.value,
                            "no checkpoint within " + formatDuration(m_save.limit));
            }
            TY_TRY(read(context));
        }
        if (m_answers != before && !m_refusal.empty())
            return fail(ErrorCode::Internal, "run " + m_save.run.id.value, m_refusal);
        return {};
    }

    /// Reads the records that the run has written meanwhile.
    /// \error Unreachable (the head does not answer for ten seconds), and others of followRun()
    Status read(const CallContext &context)
    {
        const StopWhen late([deadline = context.deadline] { return deadline.expired(); }, context.stop);
        FollowOptions options;
        options.untilQuiet = true;
        const auto end = followRun(m_cloud, m_save.run.id, options, late.token());
        TY_ASSIGN(const auto row, m_cloud.ledger->run(m_save.run.id));
        m_isOver = !row || isOver(*row);
        if (!end && !m_isOver)
            return fail(end.error());
        return readStored(*m_cloud.ledger, m_save.run.id, m_read, [this](std::span<const protocol::MetricRecord> all) {
            for (const protocol::MetricRecord &record : all) {
                if (record.name != protocol::metric::kCheckpoint)
                    continue;
                ++m_answers;
                m_refusal.clear();
                if (record.value < 0 && record.note != protocol::kNothingToSave)
                    m_refusal = record.note.empty() ? "it could not save one" : record.note;
                else if (record.value >= 0 && isNew(record))
                    m_newest = record.step; // not the largest: a run that lost its head continues from an earlier one
            }
        });
    }

    /// The end of an upload is a second record of its checkpoint, often after those of newer ones, and has another step.
    bool isNew(const protocol::MetricRecord &record)
    {
        if (std::exchange(m_attempt, record.attempt) != record.attempt)
            m_recorded.clear();
        const std::string file = std::filesystem::path(record.note).filename().string();
        return file.empty() || m_recorded.insert(file).second;
    }

    /// The step of the newest checkpoint that does not end with the machines.
    std::optional<std::int64_t> newestCopy(const CallContext &context) const
    {
        const auto last = [](std::vector<protocol::CheckpointName> all) {
            return keptOf(std::move(all), {}, 1, protocol::KeepBest::None);
        };
        const auto found = searchCheckpoints(m_cloud, m_save.run, {}, last, context);
        std::optional<std::int64_t> newest;
        for (const Checkpoint &one : found ? found->checkpoints : std::vector<Checkpoint>())
            newest = std::max(newest.value_or(0), one.header.step);
        return newest;
    }

    const CloudContext &m_cloud;
    const FinalSave &m_save;
    const Deadline m_deadline;
    StepReporter m_report;
    std::int64_t m_read = 0; ///< sequence of the ledger
    int m_answers = 0;       ///< checkpoints, also those that failed
    int m_attempt = 0;
    std::set<std::string> m_recorded; ///< file names of the checkpoints of this attempt
    std::string m_refusal;            ///< why the last one failed; empty: it did not
    bool m_isOver = false;
    std::optional<std::int64_t> m_newest, m_copied; ///< steps
    Sentence m_problem;                             ///< why it has not saved
};

using SavingRuns = std::vector<std::unique_ptr<SavingRun>>;

/// Looks for the copies of all at the same time: a bucket that does not answer delays a termination once.
/// \return whether the checkpoint of any is missing
bool isAnyMissing(const SavingRuns &runs, const std::stop_token &stop)
{
    const Deadline deadline = Deadline::after(kLookTime);
    parallelMap(runs, kSavesAtOnce, stop, [&](const std::unique_ptr<SavingRun> &run, std::stop_token token) {
        run->lookForCopy({deadline, std::move(token)});
        return 0;
    });
    return std::ranges::any_of(runs, [](const auto &run) { return run->isMissing(); });
}

Status saveAndCopy(const CloudContext &cloud, const MachineScope &scope, UnsavedModels models, const ProgressSink &sink,
                   const std::stop_token &stop)
{
    TY_ASSIGN(const auto saves, finalSaves(cloud, scope, models, {Deadline::after(1min), stop}));
    SavingRuns runs;
    for (const FinalSave &save : saves)
        runs.push_back(std::make_unique<SavingRun>(cloud, save, sink));
    parallelMap(runs, kSavesAtOnce, stop, [](const std::unique_ptr<SavingRun> &run, std::stop_token token) {
        run->save(std::move(token));
        return 0;
    });
    const Deadline deadline = Deadline::after(kSavingTime);
    Status copied;
    for (int copies = 0; copies < kMostCopies && copied && !deadline.expired(); ++copies) {
        const auto left = std::chrono::ceil<std::chrono::seconds>(deadline.remaining());
        copied = saveCheckpoints(cloud, scope, sink, stop, left);
        if (!isAnyMissing(runs, stop))
            break;
    }
    if (!copied && copied.error().code == ErrorCode::Cancelled)
        return copied;
    for (const auto &run : runs)
        run->finish();
    return copied;
}

} // namespace

std::vector<FinalSave> finalSaves(std::span<const ledger::Cluster> clusters, std::span<const ledger::Run> runs,
                                  UnsavedModels models)
{
    std::vector<FinalSave> saves;
    for (const ledger::Cluster &row : clusters) {
        if (models == UnsavedModels::Lose || models == UnsavedModels::CopySaved || cluster::isEnding(row))
            continue;
        const auto active =
            std::ranges::find_if(runs, [&](const ledger::Run &run) { return run.cluster == row.id && !isOver(run); });
        if (active == runs.end())
            continue;
        const protocol::JobSpec job = jobToSave(*active);
        if (job.isTask())
            continue;
        const auto most = models == UnsavedModels::TryTo ? kUnattendedSaveTime : kFinalSaveTime;
        saves.push_back({*active, row.name, std::min(most, std::chrono::seconds(job.stopSeconds) + kStepTime)});
    }
    return saves;
}

Result<std::vector<FinalSave>> finalSaves(const CloudContext &cloud, const MachineScope &scope, UnsavedModels models,
                                          const CallContext &context)
{
    TY_ASSIGN(const auto clusters, openClusters(cloud, scope, context));
    TY_ASSIGN(const auto runs, cloud.ledger->runs());
    return finalSaves(clusters, runs, models);
}

Status saveBeforeTermination(const CloudContext &cloud, const MachineScope &scope, UnsavedModels models,
                             const ProgressSink &sink, std::stop_token stop)
{
    if (models == UnsavedModels::Lose)
        return {};
    // After an exception the models may be unsaved, but it must not prevent the termination by a budget.
    return guarded("final save", [&] { return saveAndCopy(cloud, scope, models, sink, stop); });
}

} // namespace trainyard::training
