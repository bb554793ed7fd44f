#include "backend/training/recovery/head_recovery_internal.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "backend/cluster/managed/managed.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/plan/membership.h"
#include "backend/core/time/time_source.h"
#include "backend/core/try.h"
#include "backend/ledger/ledger.h"
#include "backend/storage/storage.h"
#include "backend/training/checkpoints/checkpoints_internal.h"
#include "backend/training/records/stored_records.h"
#include "backend/training/recovery/silent_workers_internal.h"
#include "backend/training/run/cluster_run_internal.h"
#include "backend/training/run/resume.h"
#include "backend/training/run/stop_when_internal.h"

namespace trainyard::training {

using namespace std::chrono_literals;
using cluster::CloudContext;
namespace metric = protocol::metric;

namespace {

constexpr std::size_t kJournalEnd = 4u << 20; ///< more than one line of it has
constexpr auto kLook = 30s;                   ///< to query all nodes
constexpr auto kBetweenReads = 2s, kCheckpointSearch = 60s;
constexpr auto kCheckpointCopy = 30min;
constexpr auto kInterruption = 10min; ///< EC2 takes a machine back two minutes after its notice

/// Whether a record is written after a step.
bool isOfStep(const protocol::MetricRecord &record)
{
    return record.name == metric::kSpeed || record.name == metric::kTrainAccuracy ||
           record.name == metric::kValidationAccuracy;
}

/// The newest complete line of a journal that is this run's.
std::optional<protocol::SchedulerState> stateIn(std::string_view text, const RunId &run)
{
    const std::size_t end = text.rfind('\n');
    if (end == std::string_view::npos || end == 0)
        return std::nullopt;
    const std::size_t begin = text.rfind('\n', end - 1) + 1; // npos + 1 is 0
    auto state = protocol::schedulerStateFromLine(text.substr(begin, end - begin));
    return state && state->run == run.value ? std::optional(std::move(*state)) : std::nullopt;
}

/// Whether the decision depends on the checkpoints.
bool needsCheckpoint(const HeadLoss &loss)
{
    if (!loss.machineGone && loss.schedulerEnded && !loss.weightsLost())
        return false;
    const Recovery action = planRecovery(loss).action;
    return action != Recovery::StartScheduler && action != Recovery::Wait;
}

/// The control of a run, also for a program without access to the account: it uses the credentials on the head.
runs::RunControl controlOf(const CloudContext &cloud, const ledger::Run &run, const ssh::Host &head,
                           const ProgressSink &sink, std::stop_token stop, const std::filesystem::path &resumeFile)
{
    if (cloud.nodeEnvironment) {
        if (auto whole = control(cloud, run, head, sink, stop, resumeFile))
            return std::move(*whole);
    }
    runs::RunControl::Options options;
    options.sink = sink;
    options.cluster = run.cluster;
    options.resumeFile = resumeFile;
    return runs::RunControl(run.id, head, std::move(options));
}

} // namespace

HeadRecovery::HeadRecovery(const CloudContext &cloud, const ledger::Run &run, const FollowOptions &options)
    : m_cloud(cloud)
    , m_run(run)
    , m_options(options)
    , m_job(protocol::jobSpecFromJson(run.job).value_or(protocol::JobSpec()))
{
}

HeadRecovery::Outcome HeadRecovery::lost(std::string why)
{
    m_reason = std::move(why);
    return Outcome::Lost;
}

/// Reads the ledger again: another program may have stopped or deleted the run, or ended its cluster, since the follower
/// began. A ledger that cannot be read now proves nothing.
bool HeadRecovery::isEnding() const
{
    using protocol::RunState;
    const auto now = m_cloud.ledger->run(m_run.id);
    if (now && (!*now || (*now)->state == RunState::Stopped || (*now)->state == RunState::Finished))
        return true;
    const auto row = m_cloud.ledger->cluster(m_run.cluster);
    return row && (!*row || cluster::isEnding(**row));
}

/// Nothing is decided: the follower calls again.
HeadRecovery::Outcome HeadRecovery::waits(std::chrono::milliseconds time, std::stop_token stop) const
{
    (void)pause(time, {Deadline::never(), std::move(stop)});
    return Outcome::Continues;
}

/// AWS reports the head as gone in a moment: the follower then calls again.
HeadRecovery::Outcome HeadRecovery::awaitsInterruption(std::stop_token stop)
{
    if (!m_interruption) {
        m_interruption = Deadline::after(kInterruption);
        note(m_lostWeights + "; " + describe(m_plan));
    }
    return waits(kBetweenReads, std::move(stop));
}

/// Another program has ended the run meanwhile: what was started for it is stopped. A head that is complete stays with
/// its cluster, as the other machines do after a stop, with the limits of the cluster's plan; one that was being
/// launched has been terminated by cluster::replaceHead.
HeadRecovery::Outcome HeadRecovery::endedMeanwhile()
{
    endProcesses();
    m_halfStarted = false;
    return lost("the run was stopped, or its cluster terminated, while it was being continued");
}

/// Asks all nodes for the processes of the run, and reads the journal where the head responds.
Status HeadRecovery::readProcesses(HeadLoss &loss, std::stop_token stop)
{
    TY_ASSIGN(const auto nodes, cluster::hosts(m_cloud, m_run.cluster));
    const CallContext context{Deadline::after(kLook), stop};
    m_silentNodes.clear();
    m_schedulerAlive = false;
    if (nodes.empty())
        return {};
    // The first node takes the place of the head, which may be gone.
    runs::RunControl control(m_run.id, nodes.front(), {});
    TY_ASSIGN(const auto status, control.status({nodes.begin() + 1, nodes.end()}, context));
    m_silentNodes.insert(status.unreachable.begin(), status.unreachable.end());
    bool started = false;
    loss.serversAlive = loss.workersAlive = 0;
    for (const runs::ProcessStatus &process : status.processes) {
        if (process.role == "scheduler") {
            started = true;
            m_schedulerAlive = process.alive;
            loss.schedulerEnded = process.exitStatus.has_value() && !m_halfStarted;
        } else {
            (process.role == "server" ? loss.serversAlive : loss.workersAlive) += process.alive;
        }
    }
    if (loss.machineGone)
        return {};
    if (nodes.front().name != "head" || m_silentNodes.contains("head"))
        return fail(ErrorCode::Unreachable, "run " + m_run.id.value, "the head node of its cluster does not respond");
    loss.schedulerEnded = loss.schedulerEnded || (!started && !m_halfStarted);
    TY_ASSIGN(const auto text, control.journalEnd(kJournalEnd, context));
    loss.journal = stateIn(text, m_run.id);
    return {};
}

Status HeadRecovery::readRecords(HeadLoss &loss)
{
    double at = 0;
    bool evaluates = m_job.epochs == 1; // otherwise an epoch before the last one has shown it
    loss.lastEvaluated = false;
    const auto take = [&](const protocol::MetricRecord &record) {
        m_attempts = std::max(m_attempts, record.attempt);
        const bool evaluation = record.name == metric::kValidationAccuracy && record.rank == -1;
        evaluates = evaluates || evaluation;
        loss.lastEvaluated = loss.lastEvaluated || (evaluation && record.epoch + 1 >= m_job.epochs);
        if (!isOfStep(record) || record.t < at)
            return;
        at = record.t;
        loss.recordedStep = record.step;
    };
    std::int64_t read = 0;
    TY_TRY(readStored(*m_cloud.ledger, m_run.id, read, [&take](std::span<const protocol::MetricRecord> records) {
        std::ranges::for_each(records, take);
    }));
    loss.lastEvaluated = loss.lastEvaluated || !evaluates;
    if (at > m_lastStepAt)
        m_retries.trained();
    m_lastStepAt = at;
    loss.fruitless = m_retries.fruitless();
    return {};
}

/// A machine that cannot be read has no checkpoint; the bucket of the run has to be read, since it outlives them all. One
/// that was deleted has no checkpoint either: those on the machines and on this computer count.
Status HeadRecovery::readCheckpoints(HeadLoss &loss, std::stop_token stop) const
{
    TY_ASSIGN(const auto list, listCheckpoints(m_cloud, m_run, {Deadline::after(kCheckpointSearch), stop}));
    const std::string bucket = bucketFolder(m_run);
    loss.missingBucket.clear();
    for (const auto &[place, error] : list.notRead) {
        if (bucket.empty() || place != bucket)
            continue;
        if (error.code != ErrorCode::NotFound)
            return fail(error.code, place, "the checkpoints in it cannot be read: " + error.detail);
        const auto uri = storage::Uri::parse(bucket);
        loss.missingBucket = uri ? uri->bucket : bucket;
    }
    if (const Checkpoint *last = list.last())
        loss.checkpoint = {last->header.name(), last->header.step};
    return {};
}

Result<HeadLoss> HeadRecovery::examine(bool machineGone, std::stop_token stop)
{
    HeadLoss loss;
    loss.machinesCost = m_cloud.costsMoney;
    loss.machineGone = machineGone;
    loss.servers = m_job.local() ? 0 : m_job.servers;
    loss.epochs = m_job.epochs;
    loss.task = isTask(m_run) && m_job.type != protocol::JobType::KvStore;
    loss.restarts = m_job.task.restarts > 0;
    loss.halfStarted = m_halfStarted;
    if (machineGone)
        m_interruption.reset();
    loss.interruptionOverdue = m_interruption && m_interruption->expired();
    loss.firstCheckpointLost = (machineGone || m_headReplaced) && m_job.resume == protocol::kResumeFile;
    TY_TRY(readProcesses(loss, stop));
    return loss;
}

Status HeadRecovery::execute(HeadLoss &loss, std::stop_token stop)
{
    if (m_plan.newHead) {
        TY_TRY(protocol::validate(m_job)); // before a machine is paid for
        TY_TRY(cluster::replaceHeadOf(m_cloud, m_run.cluster, m_options.launch, m_options.progress, stop));
        m_headReplaced = m_newHeadUnnamed = m_halfStarted = true; // a failure from here on is continued on the new head
        // Nodes that are reached through the head respond again, and may have a newer checkpoint.
        TY_TRY(readProcesses(loss, stop));
        TY_TRY(readCheckpoints(loss, stop));
        m_plan = planRecovery(loss);
        // The new file begins at its first byte, whatever its inode is.
        (void)m_cloud.ledger->appendMetrics(m_run.id, {}, ledger::FeedCursor{});
    }
    if (m_plan.action == Recovery::Finished) {
        m_halfStarted = false;
        return {};
    }
    if (m_plan.action == Recovery::StartScheduler) {
        TY_ASSIGN(const auto nodes, nodesOf(m_cloud, m_run.cluster));
        runs::RunControl::Options options;
        options.sink = m_options.progress;
        options.cluster = m_run.cluster;
        return runs::RunControl(m_run.id, nodes.front(), std::move(options))
            .restartScheduler({Deadline::after(60s), stop});
    }
    return startProcesses(stop);
}

/// All processes again: from a checkpoint, or from the beginning.
Status HeadRecovery::startProcesses(std::stop_token stop)
{
    TY_ASSIGN(const auto nodes, nodesOf(m_cloud, m_run.cluster));
    const auto all = withoutHead(nodes);
    auto workers = all;
    std::erase_if(workers, [&](const ssh::Host &node) { return m_silentNodes.contains(node.name); });
    if (workers.empty() && !all.empty())
        return fail(ErrorCode::Unreachable, "run " + m_run.id.value, "none of its workers responds");
    protocol::JobSpec job = m_job;
    ResumeSource source;
    if (m_plan.action == Recovery::Resume) {
        TY_ASSIGN(source,
                  findResume(m_cloud, m_run.id.value, m_options.progress, {Deadline::after(kCheckpointCopy), stop}));
        job.resume = source.file.empty() ? source.uri : protocol::kResumeFile;
    }
    (void)keepSilentWorkers(*m_cloud.ledger, m_run, m_silentNodes); // a full disk costs their part
    m_halfStarted = true; // a failed start ends what it has started, which is not the end of the run
    TY_TRY(controlOf(m_cloud, m_run, nodes.front(), m_options.progress, stop, source.file)
               .startAgain(job, workers, m_attempts, {Deadline::never(), stop}));
    m_halfStarted = false;
    return {};
}

void HeadRecovery::endProcesses() const
{
    const auto nodes = cluster::hosts(m_cloud, m_run.cluster);
    if (!nodes || nodes->empty())
        return;
    (void)runs::RunControl(m_run.id, nodes->front(), {})
        .stop({nodes->begin() + 1, nodes->end()}, false, {Deadline::after(20s), {}});
}

HeadRecovery::Outcome HeadRecovery::attempt(bool machineGone, const std::string &why, std::stop_token stop)
{
    m_lease.reset();
    const Outcome outcome = decide(machineGone, why, std::move(stop));
    if (outcome == Outcome::Continues)
        m_lease.reset();
    return outcome;
}

HeadRecovery::Outcome HeadRecovery::decide(bool machineGone, const std::string &reported, std::stop_token stop)
{
    m_plan = {};
    m_trains = false;
    if (isEnding())
        return lost(reported);
    if (isOfOtherCloud(m_cloud, m_run.cluster))
        return waits(kBetweenReads, stop);
    auto lease = m_cloud.ledger->lease(recoveryLease(m_run.id), "continue the run " + m_run.id.value);
    if (!lease && lease.error().code == ErrorCode::Busy) // another program continues it
        return waits(kBetweenReads, stop);
    if (lease)
        m_lease = std::move(*lease);
    if (isEnding()) // its former holder may have ended it
        return lost(reported);
    auto found = examine(machineGone, stop);
    if (!found || !readRecords(*found)) // unknown, and therefore not lost: the follower asks again
        return found || stop.stop_requested() || !machineGone ? waits(m_retries.nextPause(), stop)
                                                              : lost(reported + " (" + found.error().detail + ")");
    if (m_schedulerAlive) { // by another program, its node's watchdog, or a start whose reply was lost
        m_retries.succeeded();
        m_trains = true;
        const std::string text = lossText(machineGone) + "; the run continues";
        if (std::exchange(m_halfStarted, false) && !m_cloud.ledger->continueRun(m_run.id, text).value_or(true))
            return endedMeanwhile();
        if (std::exchange(m_newHeadUnnamed, false))
            addRunEvent(*m_cloud.ledger, m_run, say("run %1: %2", m_run.id.value, text), false,
                        cluster::kHeadReplacedEvent);
        return Outcome::Continues;
    }
    if (!m_halfStarted) // afterwards there is no journal
        m_lostWeights = found->weightsLost() ? found->journal->lost : "";
    const std::string why = m_lostWeights.empty() ? reported : m_lostWeights;
    if (needsCheckpoint(*found)) {
        if (const Status read = readCheckpoints(*found, stop); !read)
            return stop.stop_requested() || read.error().retryable()
                       ? waits(m_retries.nextPause(), stop)
                       : lost(fmt::format("{}; {}: {}", why, read.error().source, read.error().detail));
    }
    m_plan = planRecovery(*found);
    if (m_plan.action == Recovery::Wait)
        return awaitsInterruption(std::move(stop));
    if (m_plan.action == Recovery::None)
        return lost(why +
                    (!machineGone && found->schedulerEnded && !found->weightsLost() ? "" : "; " + describe(m_plan)));
    if (m_plan.action == Recovery::Finished) {
        endProcesses();
        m_reason = describe(m_plan);
        return Outcome::Finished;
    }
    if ((m_plan.needsConfirmation() || m_options.confirmAlways) && !(m_options.confirm && m_options.confirm(m_plan)))
        return lost(refusal(why));
    if (isEnding()) // the user may have thought about it for a long time
        return lost(why);
    note(lossText(machineGone) + "; continuing the run");
    const bool launches = m_plan.newHead;
    m_retries.begin();
    const Status done = execute(*found, StopWhen([this] { return isEnding(); }, stop).token());
    if (done && m_plan.action == Recovery::Finished) {
        m_reason = describe(m_plan);
        return Outcome::Finished;
    }
    if (done ? !record(machineGone) : isEnding())
        return endedMeanwhile();
    if (done) {
        m_retries.succeeded();
        m_trains = true;
        m_interruption.reset(); // a later notice has its own limit
        return Outcome::Continues;
    }
    return failed(done.error(), launches, why, std::move(stop));
}

/// A continuation that was begun and failed: it is tried again, unless that cannot help.
HeadRecovery::Outcome HeadRecovery::failed(const Error &error, bool launches, const std::string &why,
                                           std::stop_token stop)
{
    m_retries.failed(error, launches);
    if (error.code == ErrorCode::Cancelled)
        return Outcome::Continues;
    if (error.code == ErrorCode::Busy) // nothing was begun: another program adds or removes machines
        return waits(m_retries.nextPause(), stop);
    const std::string failure = fmt::format("continuing it failed: {}: {}", error.source, error.detail);
    addRunEvent(*m_cloud.ledger, m_run, say("run %1: %2", m_run.id.value, failure), true);
    const bool headMissing = m_plan.newHead && !nodesOf(m_cloud, m_run.cluster);
    if (headMissing || !error.retryable())
        return lost(why + "; " + failure);
    note(failure);
    return waits(m_retries.nextPause(), stop); // and is tried again, as RecoveryRetries counts it
}

} // namespace trainyard::training
