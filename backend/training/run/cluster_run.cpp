#include "backend/training/run/cluster_run.h"

#include <algorithm>

#include <fmt/format.h>

#include "backend/cluster/account/permissions/node_role.h"
#include "backend/core/async/steps.h"
#include "backend/core/time/time_source.h"
#include "backend/core/try.h"
#include "backend/jobs/fixed_workers.h"
#include "backend/jobs/job_type.h"
#include "backend/launchers/launcher.h"
#include "backend/ledger/ledger.h"
#include "backend/runs/layout.h"
#include "backend/training/checkpoints/checkpoint_copies.h"
#include "backend/training/checkpoints/checkpoints.h"
#include "backend/training/data/data_on_machines.h"
#include "backend/training/follow/run_watch_internal.h"
#include "backend/training/logs/log_copies.h"
#include "backend/training/recovery/head_pause_internal.h"
#include "backend/training/recovery/head_recovery_internal.h"
#include "backend/training/run/cluster_run_internal.h"
#include "backend/training/run/job_check.h"
#include "backend/training/run/resume.h"
#include "backend/training/run/stopping.h"
#include "backend/training/run/task_start_internal.h"

namespace trainyard::training {

namespace {

using namespace std::chrono_literals;
using cluster::CloudContext;
using protocol::RunState;

constexpr std::chrono::minutes kLongestStart{10}; ///< after that its program has ended
/// How long servers and workers wait for a scheduler that died. Its watcher restarts it within seconds; a follower or
/// the user may need longer.
constexpr int kSchedulerWait = 900;
constexpr int kSpotPause = 3600; ///< for replacements of Spot machines, which may have to wait for capacity

/// Ends what still runs of a run, as far as its machines respond.
void endProcesses(const CloudContext &cloud, const ledger::Run &run)
{
    const FollowOptions none;
    HeadRecovery(cloud, run, none).endProcesses();
}

/// Finds the checkpoint that the job names, and changes the job to what its roles read. Empty for a new training.
Result<ResumeSource> resumeOf(const CloudContext &cloud, protocol::JobSpec &job, const ProgressSink &sink,
                              std::stop_token stop)
{
    if (job.resume.empty())
        return ResumeSource();
    TY_ASSIGN(auto source, findResume(cloud, job.resume, sink, {Deadline::after(30min), stop}));
    TY_TRY(checkResume(source, job));
    job.resume = source.file.empty() ? source.uri : protocol::kResumeFile;
    return source;
}

} // namespace

std::vector<ssh::Host> withoutHead(std::vector<ssh::Host> nodes)
{
    std::erase_if(nodes, [](const ssh::Host &node) { return node.name == "head"; });
    return nodes;
}

Result<runs::RunControl> control(const CloudContext &cloud, const ledger::Run &run, const ssh::Host &head,
                                 const ProgressSink &sink, std::stop_token stop,
                                 const std::filesystem::path &resumeFile, std::map<std::string, Secret> secrets)
{
    TY_ASSIGN(auto keys, keysOf(cloud, run, {Deadline::after(60s), stop}));
    if (secrets.contains("AWS_ACCESS_KEY_ID")) { // the user's own keys replace ours, which would complete them wrongly
        std::erase_if(keys.variables, [](const auto &variable) {
            return cluster::isNodeKey(variable.first) || variable.first == "AWS_CREDENTIAL_EXPIRATION";
        });
        keys.note.clear();
    }
    if (!keys.note.empty()) {
        const std::string note =
            keys.note + (keys.expires ? "; as long as the run is followed, they are replaced before they expire" : "");
        addRunEvent(*cloud.ledger, run, Sentence::verbatim(note));
        StepReporter(sink, {.step = "keys", .title = "Keys for the machines"}).done(Sentence::verbatim(note));
    }
    runs::RunControl::Options options;
    options.environment = std::move(secrets); // they win: the user has named them
    options.environment.merge(keys.variables);
    options.sink = sink;
    options.cluster = run.cluster;
    options.resumeFile = resumeFile;
    options.codeArchive = packedTask(cloud, run.id);
    return runs::RunControl(run.id, head, std::move(options));
}

bool isOver(const ledger::Run &run)
{
    // Written by Trainyard 0.1 when the head had not responded for 90 seconds.
    constexpr const char *kSilent = "the head node of its cluster has not answered for a long time";
    return protocol::isOver(run.state) && !(run.state == RunState::Failed && run.detail == kSilent);
}

RunState stateOf(const ledger::Run &run)
{
    if (protocol::isOver(run.state) && !isOver(run))
        return RunState::Running;
    return run.state == RunState::Stopped && run.detail == kEndedWithCluster ? RunState::EndedWithCluster : run.state;
}

void addRunEvent(ledger::Ledger &ledger, const ledger::Run &run, const Sentence &text, bool failed, const char *kind)
{
    ledger::Event event;
    event.cluster = run.cluster;
    event.run = run.id;
    event.kind = kind;
    event.subject = run.id.value;
    event.text = text.english();
    event.failed = failed;
    (void)ledger.addEvent(event);
}

void record(ledger::Ledger &ledger, const ledger::Run &run, const RunEnd &end)
{
    const Timestamp now = SystemClock::instance().now();
    // Best effort by design: the run's own records are stored already, and the state can be derived from them again.
    (void)ledger.setRunState(run.id, end.state, end.note, std::min(now, std::max(end.at.value_or(now), run.created)));
    addRunEvent(ledger, run,
                end.note.empty() ? say("run %1 %2", run.id.value, toString(end.state))
                                 : say("run %1 %2: %3", run.id.value, toString(end.state), end.note),
                end.state == RunState::Failed);
}

void releaseCluster(const CloudContext &cloud, const ClusterId &id)
{
    const auto row = cloud.ledger->cluster(id);
    if (row && *row && !(*row)->closed && cluster::parseClusterState((*row)->state) == cluster::ClusterState::Training)
        (void)cluster::setState(cloud, id, cluster::ClusterState::Ready);
}

void finishRun(const CloudContext &cloud, const ledger::Run &run, const RunEnd &end)
{
    record(*cloud.ledger, run, end);
    releaseCluster(cloud, run.cluster);
}

std::string recoveryLease(const RunId &run)
{
    return "run:" + run.value;
}

bool isOfOtherCloud(const CloudContext &cloud, const ClusterId &id)
{
    const auto row = cloud.ledger->cluster(id);
    return row && *row && !cluster::sameCloud(cloud, **row);
}

namespace {

/// Fails unless the runs on the cluster are known to have ended. One may have ended while no program followed it.
Status ensureIdle(const CloudContext &cloud, const ClusterId &id, std::stop_token stop)
{
    for (;;) {
        const auto active = activeRun(cloud, id);
        if (!active)
            return active.error().code == ErrorCode::NotFound ? Status() : fail(active.error());
        TY_TRY(refuseDuringHeadPause(*cloud.ledger, *active)); // before a look, which ends it where the head is gone
        const std::string run = "the run " + active->id.value;
        FollowOptions look;
        look.untilQuiet = true;
        const auto end = followRun(cloud, active->id, look, stop);
        if (stop.stop_requested())
            return fail(ErrorCode::Cancelled, "cluster " + id.value, "stopped while " + run + " was looked at");
        const auto after = cloud.ledger->run(active->id);
        if (!after)
            return fail(after.error());
        if (!*after || isOver(**after))
            continue;
        TY_TRY(refuseDuringHeadPause(*cloud.ledger, **after)); // also where the look has stored it
        const auto busy = fail(ErrorCode::Busy, "cluster " + id.value, run + " is active on it");
        if (active->state == RunState::Starting && wallNow() - active->created < kLongestStart)
            return busy; // by another program, perhaps
        const auto ended = end ? schedulerEnd(cloud, *active, {Deadline::after(30s), stop}) : fail(end.error());
        if (!ended)
            return fail(ErrorCode::Busy, "cluster " + id.value,
                        run +
                            " on it cannot be reached now and may still be training: try again when its machines "
                            "respond, or terminate the cluster (" +
                            ended.error().source + ": " + ended.error().detail + ")");
        if (!*ended)
            return busy;
        finishRun(cloud, *active, {RunState::Failed, **ended});
        endProcesses(cloud, *active);
        TY_ASSIGN(const auto written, cloud.ledger->run(active->id));
        if (written && !isOver(*written))
            return busy; // the ledger cannot be written
    }
}

/// Fails unless the job fits its data, as far as that is known here. Step "check".
Status requireCheck(const CloudContext &cloud, const ClusterId &id, const protocol::JobSpec &job,
                    const ProgressSink &sink, std::stop_token stop)
{
    StepReporter step(sink, {.step = "check", .title = "Checking the job against its data"});
    step.begin();
    const auto result = checkJob(cloud, id, job, {Deadline::after(checks::kCheckTime), stop});
    if (stop.stop_requested())
        return step.failed(Error{ErrorCode::Cancelled, "job", "stopped while the job was checked"});
    return step.end(result.status(), result.text(checks::Severity::Warning));
}

} // namespace

namespace {

/// One worker for each GPU that the trainer uses on a machine of the cluster's type. Without any: as the job says, which
/// may want one for each NUMA node.
Result<int> workersPerMachine(const CloudContext &cloud, const ClusterId &id, const protocol::JobSpec &job)
{
    TY_ASSIGN(const int there, gpusOfMachines(*cloud.ledger, *cloud.catalog, id));
    TY_ASSIGN(const auto gpus, protocol::gpusOn(job, there));
    return job.local() ? 1 : gpus.empty() ? std::max(1, job.workersPerMachine) : int(gpus.size());
}

/// Checks and fits a job, and finds what it needs.
/// \return the checkpoint from which it resumes
Result<ResumeSource> prepareJob(const CloudContext &cloud, const ClusterId &id, const std::vector<ssh::Host> &nodes,
                                protocol::JobSpec &job, const StartOptions &options, const ProgressSink &sink,
                                std::stop_token stop)
{
    if (job.reconnectSeconds == protocol::JobSpec().reconnectSeconds)
        job.reconnectSeconds = kSchedulerWait;
    TY_TRY(fitToCluster(cloud, id, nodes, job));
    if (job.task.launcher != protocol::Launcher::Ssh && !launchers::launcherOf(job.task.launcher))
        return fail(ErrorCode::Unsupported, "job",
                    fmt::format("the launcher {} is not in this version", toString(job.task.launcher)));
    if (job.isTask()) {
        TY_TRY(jobs::validate(job)); // before the code is read
        TY_TRY(requireTaskData(job, nodes, id.value, sink, stop));
        TY_TRY(ensureLogins(cloud, id, nodes, job, sink, stop));
        TY_TRY(packTask(cloud, job, sink, stop));
        return ResumeSource();
    }
    if (job.checkpointFolder.empty())
        job.checkpointFolder = bucketFolderFor(cloud, id, job, options.keys);
    TY_TRY(protocol::validate(job));
    TY_TRY(requireSameData(withoutHead(nodes), job, id.value, sink, {Deadline::never(), stop}));
    TY_TRY(ensureLogins(cloud, id, nodes, job, sink, stop));
    return resumeOf(cloud, job, sink, stop);
}

/// Starts the processes of a run that the ledger has. On failure they are ended, and the run is marked. Where they cannot
/// be ended, as without a network, the next start on the cluster does it.
Status startProcesses(const CloudContext &cloud, const ledger::Run &row, const protocol::JobSpec &job,
                      const std::vector<ssh::Host> &nodes, const std::filesystem::path &resumeFile,
                      std::map<std::string, Secret> secrets, const ProgressSink &sink, std::stop_token stop)
{
    auto runControl = control(cloud, row, nodes.front(), sink, stop, resumeFile, std::move(secrets));
    const Status started = runControl ? runControl->start(job, nodesToStart(job, nodes), {Deadline::never(), stop})
                                      : Status(fail(runControl.error()));
    if (started)
        return {};
    (void)collectLogs(cloud, job.run, {.untilEnded = true}, {Deadline::after(10s), {}});
    noteCutOffStart(cloud, row, nodes);
    finishRun(
        cloud, row,
        {started.error().code == ErrorCode::Cancelled ? RunState::Stopped : RunState::Failed, started.error().detail});
    return fail(started.error());
}

} // namespace

Status fitToCluster(const CloudContext &cloud, const ClusterId &id, const std::vector<ssh::Host> &nodes,
                    protocol::JobSpec &job)
{
    if (job.isTask())
        return fitTask(cloud, id, nodes, job);
    const std::size_t machines = withoutHead(nodes).size();
    TY_ASSIGN(job.workersPerMachine, workersPerMachine(cloud, id, job));
    jobs::setWorkers(job, int(std::max<std::size_t>(1, machines)) * job.workersPerMachine);
    runs::decideServers(job, machines);
    job.minWorkers = std::min(job.minWorkers, job.workers);
    if (job.pauseSeconds < 0 && usesSpot(cloud, id))
        job.pauseSeconds = kSpotPause;
    return {};
}

Result<RunId> startRun(const CloudContext &cloud, const ClusterId &id, protocol::JobSpec job, const ProgressSink &sink,
                       std::stop_token stop, cluster::CredentialForwarding keys, DataCheck check)
{
    return startRun(cloud, id, std::move(job), StartOptions{keys, check, {}, {}}, sink, stop);
}

Result<RunId> startRun(const CloudContext &cloud, const ClusterId &id, protocol::JobSpec job,
                       const StartOptions &options, const ProgressSink &sink, std::stop_token stop)
{
    TY_ASSIGN(const auto nodes, nodesOf(cloud, id));
    TY_ASSIGN(auto secrets, secretsOf(job, options.secrets));
    TY_TRY(cluster::refuseDuringRestart(*cloud.ledger, id)); // before the check, which takes a while
    if (options.check == DataCheck::Run)
        TY_TRY(requireCheck(cloud, id, job, sink, stop));
    TY_TRY(ensureIdle(cloud, id, stop));
    TY_TRY(endCutOffStart(cloud, id, nodes, sink, stop));
    if (job.run.empty())
        job.run = newRunId();
    TY_ASSIGN(const auto resume, prepareJob(cloud, id, nodes, job, options, sink, stop));

    ledger::Run row;
    row.id = job.run;
    row.cluster = id;
    row.name = runNameOf(job);
    row.job = protocol::toJson(job);
    row.created = SystemClock::instance().now();
    TY_TRY(cloud.ledger->saveRun(row));
    // Again: from now on an image or a restart is refused, but one may have begun since the first look.
    if (const Status undisturbed = cluster::refuseDuringRestart(*cloud.ledger, id); !undisturbed) {
        record(*cloud.ledger, row, {RunState::Stopped, undisturbed.error().detail});
        return fail(undisturbed.error());
    }
    ledger::RunLabels labels = options.labels;
    labels.run = row.id;
    if (!labels.name.empty() || !labels.notes.empty() || !labels.tags.empty()) {
        if (const Status saved = cloud.ledger->saveRunLabels(labels); !saved) // the row of the run exists already
            addRunEvent(*cloud.ledger, row, say("its name and tags were not stored: %1", saved.error().detail), true);
    }
    if (options.keys != cluster::CredentialForwarding::No) {
        TY_TRY(cloud.ledger->setSetting(consentKey(row.id), std::string(toString(options.keys))));
    }
    if (!resume.origin.empty())
        addRunEvent(*cloud.ledger, row, say("run %1 continues from %2", row.id.value, resume.origin));
    TY_TRY(startProcesses(cloud, row, job, nodes, resume.file, std::move(secrets), sink, stop));
    // Before the state of the run: a stop that is recorded after it marks the cluster as ready again.
    (void)cluster::setState(cloud, id, cluster::ClusterState::Training);
    TY_ASSIGN(const bool continues, cloud.ledger->continueRun(job.run));
    if (!continues) {
        endProcesses(cloud, row);
        releaseCluster(cloud, id);
        return fail(ErrorCode::Cancelled, "run " + job.run.value, "it was stopped while it was being started");
    }
    return job.run;
}

namespace {

/// Whether a program continues the run after the loss of its head at this moment.
bool isBeingContinued(const CloudContext &cloud, const RunId &run)
{
    const auto leases = cloud.ledger->leases();
    return leases && std::ranges::any_of(*leases, [name = recoveryLease(run)](const ledger::LeaseInfo &lease) {
               return lease.name == name && lease.alive;
           });
}

} // namespace

Result<RunEnd> stopRun(const CloudContext &cloud, const RunId &id, StopMode mode, const ProgressSink &sink,
                       std::stop_token stop)
{
    TY_ASSIGN(const auto row, cloud.ledger->run(id));
    if (!row)
        return fail(ErrorCode::NotFound, "run " + id.value, "there is no run with that ID in the ledger");
    if (isOver(row->state))
        return RunEnd{row->state, row->detail, row->finished};
    const auto stopping = markStopping(*cloud.ledger, id, mode); // of two programs that stop it, one suffices
    const auto nodes = nodesOf(cloud, row->cluster);
    std::optional<RunEnd> end;
    if (nodes) {
        runs::RunControl::Options options;
        options.sink = sink;
        options.cluster = row->cluster;
        runs::RunControl runControl(id, nodes->front(), std::move(options));
        const bool saves = mode == StopMode::SaveCheckpoint;
        const auto job = protocol::jobSpecFromJson(row->job).value_or(protocol::JobSpec());
        const auto limit = 60s + std::chrono::seconds(saves ? job.stopSeconds : 0);
        const Status stopped = runControl.stop(withoutHead(*nodes), saves, {Deadline::after(limit), stop});
        // A new head may not respond yet. The program that prepares it finds the run stopped, and starts nothing. Of a run
        // that has paused for its head, all processes have ended.
        if (!stopped && (stop.stop_requested() ||
                         !(isBeingContinued(cloud, id) || hasPausedForHead(*cloud.ledger, id).value_or(false))))
            return fail(stopped.error());
        if (saves && stopped) { // the last record names the checkpoint
            FollowOptions last;
            last.untilQuiet = true;
            if (const auto recorded = followRun(cloud, id, last, stop); recorded && recorded->over())
                end = *recorded;
        }
        if (!end)
            (void)collectLogs(cloud, id, {.untilEnded = true}, {Deadline::after(20s), stop});
    }
    if (!end)
        finishRun(cloud, *row, end.emplace(RunEnd{RunState::Stopped, ""}));
    // A program that was continuing the run may have started processes since the request above. From now on it finds
    // the run stopped, and ends what it starts.
    endProcesses(cloud, *row);
    return *end;
}

} // namespace trainyard::training
