#include "backend/training/cluster_run.h"

#include <algorithm>

#include <fmt/format.h>

#include "backend/cluster/account/node_role.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/core/async/steps.h"
#include "backend/core/time_source.h"
#include "backend/core/try.h"
#include "backend/ledger/ledger.h"
#include "backend/runs/layout.h"
#include "backend/training/checkpoint_copies.h"
#include "backend/training/checkpoints.h"
#include "backend/training/cluster_run_internal.h"
#include "backend/training/data_on_machines.h"
#include "backend/training/head_recovery_internal.h"
#include "backend/training/job_check.h"
#include "backend/training/log_copies.h"
#include "backend/training/resume.h"
#include "backend/training/run_watch_internal.h"

namespace trainyard::training {

namespace {

using namespace std::chrono_literals;
using cluster::CloudContext;
using protocol::RunState;

constexpr std::chrono::minutes kLongestStart{10}; ///< after that its program has ended
/// How long servers and workers wait for a scheduler that died. Its watcher restarts it within seconds; a follower or
/// the user may need longer.
constexpr int kSchedulerWait = 900;

/// Ledger setting that holds the user's consent for a run.
std::string consentKey(const RunId &run)
{
    return "own-keys:" + run.value;
}

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
                                 const std::filesystem::path &resumeFile)
{
    cluster::CredentialForwardingRequest wanted;
    wanted.cluster = run.cluster;
    wanted.session = run.id.value;
    wanted.buckets = cluster::bucketsIn(run.job);
    TY_ASSIGN(const auto agreed, cloud.ledger->setting(consentKey(run.id)));
    wanted.consent =
        parseEnum<cluster::CredentialForwarding>(agreed.value_or("")).value_or(cluster::CredentialForwarding::No);
    TY_ASSIGN(auto keys, cluster::forwardedCredentials(cloud, wanted, {Deadline::after(60s), stop}));
    if (!keys.note.empty()) {
        addRunEvent(*cloud.ledger, run, keys.note);
        if (sink)
            sink({"keys", "Keys for the machines", "", StepState::Done, 1, keys.note});
    }
    runs::RunControl::Options options;
    options.environment = std::move(keys.variables);
    options.sink = sink;
    options.cluster = run.cluster;
    options.resumeFile = resumeFile;
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

void addRunEvent(ledger::Ledger &ledger, const ledger::Run &run, const std::string &text, bool failed)
{
    ledger::Event event;
    event.cluster = run.cluster;
    event.run = run.id;
    event.kind = "run";
    event.subject = run.id.value;
    event.text = text;
    event.failed = failed;
    (void)ledger.addEvent(event);
}

void record(ledger::Ledger &ledger, const ledger::Run &run, const RunEnd &end)
{
    const Timestamp now = SystemClock::instance().now();
    // Best effort by design: the run's own records are stored already, and the state can be derived from them again.
    (void)ledger.setRunState(run.id, end.state, end.note, std::min(now, std::max(end.at.value_or(now), run.created)));
    addRunEvent(ledger, run,
                fmt::format("run {} {}{}", run.id.value, toString(end.state), end.note.empty() ? "" : ": " + end.note),
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

Result<std::vector<ssh::Host>> nodesOf(const CloudContext &cloud, const ClusterId &id)
{
    TY_ASSIGN(auto nodes, cluster::hosts(cloud, id));
    if (nodes.empty() || nodes.front().name != "head")
        return fail(ErrorCode::NotFound, "cluster " + id.value, "it has no head node with an address");
    return nodes;
}

Result<ledger::Run> findRun(const CloudContext &cloud, const std::string &wanted)
{
    TY_ASSIGN(const auto runs, cloud.ledger->runs());
    if (wanted == "latest" && !runs.empty())
        return runs.front();
    std::vector<ledger::Run> matches;
    for (const ledger::Run &run : runs) {
        if (run.id.value == wanted)
            return run;
        if (!wanted.empty() && (run.id.value.starts_with(wanted) || run.id.value.starts_with("r-" + wanted)))
            matches.push_back(run);
    }
    if (matches.size() == 1)
        return matches.front();
    if (matches.empty())
        return fail(ErrorCode::NotFound, "run " + wanted,
                    "there is no run with that ID in the ledger; trainyardctl runs lists them");
    return fail(ErrorCode::InvalidArgument, "run " + wanted, fmt::format("{} runs begin with that", matches.size()));
}

Result<ledger::Run> activeRun(const CloudContext &cloud, const ClusterId &id)
{
    TY_ASSIGN(const auto runs, cloud.ledger->runs(id));
    const auto found = std::ranges::find_if_not(runs, [](const ledger::Run &run) { return isOver(run); });
    if (found == runs.end())
        return fail(ErrorCode::NotFound, "cluster " + id.value, "no run is active on it");
    return *found;
}

namespace {

/// Fails unless the runs on the cluster are known to have ended. One may have ended while no program followed it.
Status ensureIdle(const CloudContext &cloud, const ClusterId &id, std::stop_token stop)
{
    for (;;) {
        const auto active = activeRun(cloud, id);
        if (!active)
            return active.error().code == ErrorCode::NotFound ? Status() : fail(active.error());
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

/// One worker for each GPU that the job uses on a machine of the cluster's type, else one.
Result<int> workersPerMachine(const CloudContext &cloud, const ClusterId &id, const protocol::JobSpec &job)
{
    TY_ASSIGN(const auto row, cloud.ledger->cluster(id));
    const auto plan =
        row ? cluster::LaunchPlan::fromJson(row->plan) : fail(ErrorCode::NotFound, "ledger", "no cluster");
    const auto *type =
        plan ? cloud.catalog->type(plan->workers > 0 ? plan->instanceType : plan->typeOfHead()) : nullptr;
    TY_ASSIGN(const auto gpus, protocol::gpusOn(job, type ? type->gpus : 0));
    return job.local() ? 1 : std::max(1, int(gpus.size()));
}

} // namespace

Status fitToCluster(const CloudContext &cloud, const ClusterId &id, int machines, protocol::JobSpec &job)
{
    TY_ASSIGN(job.workersPerMachine, workersPerMachine(cloud, id, job));
    job.workers = std::max(1, machines) * job.workersPerMachine;
    runs::decideServers(job, std::size_t(machines));
    job.minWorkers = std::min(job.minWorkers, job.workers);
    return {};
}

Result<RunId> startRun(const CloudContext &cloud, const ClusterId &id, protocol::JobSpec job, const ProgressSink &sink,
                       std::stop_token stop, cluster::CredentialForwarding keys, DataCheck check)
{
    TY_ASSIGN(auto nodes, nodesOf(cloud, id));
    const ssh::Host head = nodes.front();
    const auto workers = withoutHead(nodes);
    if (check == DataCheck::Run)
        TY_TRY(requireCheck(cloud, id, job, sink, stop));
    TY_TRY(ensureIdle(cloud, id, stop));
    if (job.run.empty())
        job.run = newRunId();
    TY_TRY(fitToCluster(cloud, id, int(workers.size()), job));
    if (job.checkpointFolder.empty())
        job.checkpointFolder = bucketFolderFor(cloud, id, job, keys);
    if (job.reconnectSeconds == protocol::JobSpec().reconnectSeconds)
        job.reconnectSeconds = kSchedulerWait;
    TY_TRY(protocol::validate(job));
    TY_TRY(requireSameData(workers, job, id.value, sink, {Deadline::never(), stop}));
    TY_ASSIGN(const auto resume, resumeOf(cloud, job, sink, stop));

    ledger::Run row;
    row.id = job.run;
    row.cluster = id;
    row.name = job.model;
    row.job = protocol::toJson(job);
    row.created = SystemClock::instance().now();
    TY_TRY(cloud.ledger->saveRun(row));
    if (keys != cluster::CredentialForwarding::No) {
        TY_TRY(cloud.ledger->setSetting(consentKey(row.id), std::string(toString(keys))));
    }
    if (!resume.origin.empty())
        addRunEvent(*cloud.ledger, row, "run " + row.id.value + " continues from " + resume.origin);
    auto runControl = control(cloud, row, head, sink, stop, resume.file);
    const Status started =
        runControl ? runControl->start(job, workers, {Deadline::never(), stop}) : Status(fail(runControl.error()));
    if (!started) {
        (void)collectLogs(cloud, job.run, {.untilEnded = true}, {Deadline::after(10s), {}});
        finishRun(cloud, row,
                  {started.error().code == ErrorCode::Cancelled ? RunState::Stopped : RunState::Failed,
                   started.error().detail});
        return fail(started.error());
    }
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
        // A new head may not respond yet. The program that prepares it finds the run stopped, and starts nothing.
        if (!stopped && (stop.stop_requested() || !isBeingContinued(cloud, id)))
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
