#include "backend/training/queue/run_queue.h"

#include <algorithm>

#include <fmt/format.h>

#include "backend/core/async/poll.h"
#include "backend/core/async/steps.h"
#include "backend/core/try.h"
#include "backend/jobs/job_type.h"
#include "backend/ledger/ledger.h"
#include "backend/ssh/session.h"
#include "backend/training/queue/sweep.h"
#include "backend/training/run/cluster_run.h"
#include "backend/training/run/cluster_run_internal.h"
#include "backend/training/run/task_start_internal.h"

namespace trainyard::training {

using namespace std::chrono_literals;
using cluster::CloudContext;
using protocol::RunState;

namespace {

constexpr auto kOtherProgram = 10s; ///< that changes the same queue
constexpr std::chrono::milliseconds kFirstQueuePause = 5s,
                                    kLongestQueuePause = 5min; ///< of a queue whose cluster cannot start
constexpr auto kHeadAnswers = 30s;
constexpr std::size_t kLongestFailure = 240;

/// Changes the queue, alone.
/// \param change  gets the entries; a failure leaves them as they were
template <class Change>
Status changeQueue(const CloudContext &cloud, const ClusterId &id, Change change)
{
    const auto isBusy = [](const Error &error) { return error.code == ErrorCode::Busy; };
    TY_ASSIGN(const auto lease,
              retryWhile(Backoff(20ms, 200ms), CallContext{Deadline::after(kOtherProgram), {}}, isBusy,
                         [&] { return cloud.ledger->lease(queueKey(id), "change the queue"); }));
    TY_ASSIGN(auto entries, queueOf(cloud, id));
    TY_TRY(change(entries));
    return cloud.ledger->setSetting(queueKey(id), toJson(entries));
}

/// Changes one entry; one that was removed meanwhile stays removed.
template <class Change>
Status changeEntry(const CloudContext &cloud, const ClusterId &id, const std::string &entry, Change change)
{
    return changeQueue(cloud, id, [&](std::vector<QueueEntry> &entries) -> Status {
        const auto at = std::ranges::find(entries, entry, &QueueEntry::id);
        if (at != entries.end())
            change(*at);
        return {};
    });
}

Status checkEntry(const QueueEntry &entry)
{
    protocol::JobSpec job = entry.job;
    if (job.run.empty())
        job.run = RunId("r-0000000000000000");
    job.workers = std::max(job.workers, job.minWorkers);
    if (!job.isTask() && job.data.empty())
        return fail(ErrorCode::InvalidArgument, "--data", "is required of the bundled trainer");
    return jobs::validate(job);
}

std::optional<protocol::RunState> stateOfRun(const CloudContext &cloud, const RunId &run)
{
    const auto row = cloud.ledger->run(run);
    return row && *row ? std::optional(stateOf(**row)) : std::nullopt;
}

/// Entries that a program has taken and never started: it ended in between.
Status releaseUnstarted(const CloudContext &cloud, const ClusterId &id)
{
    return changeQueue(cloud, id, [&](std::vector<QueueEntry> &entries) -> Status {
        for (QueueEntry &entry : entries) {
            if (entry.run.empty() || !entry.failed.empty())
                continue;
            TY_ASSIGN(const auto row, cloud.ledger->run(entry.run));
            if (!row)
                entry.run = RunId();
        }
        return {};
    });
}

/// Follows the runs of the cluster until none is active.
Status untilIdle(const CloudContext &cloud, const ClusterId &id, const ProgressSink &sink, std::stop_token stop,
                 const std::function<void(std::optional<Timestamp>)> &unreachable)
{
    for (;;) {
        if (stop.stop_requested())
            return fail(ErrorCode::Cancelled, "queue", "the queue waits until a program works at it again");
        const auto active = activeRun(cloud, id);
        if (!active)
            return active.error().code == ErrorCode::NotFound ? Status() : Status(fail(active.error()));
        FollowOptions options;
        options.replaceSpot = true;
        options.unreachable = unreachable;
        options.progress = sink;
        const auto end = followRun(cloud, active->id, options, stop);
        if (!end && end.error().code != ErrorCode::PeerLost) // its failure is recorded
            return fail(end.error());
        if (!stop.stop_requested() && end && !end->over()) // it returned without an end: not in a loop
            TY_TRY(pause(1s, {Deadline::never(), stop}));
    }
}

Status requireOpen(const CloudContext &cloud, const ClusterId &id)
{
    TY_ASSIGN(const auto row, cloud.ledger->cluster(id));
    if (row && !row->closed)
        return {};
    return fail(ErrorCode::NotFound, "cluster " + id.value, "it is terminated: the jobs of its queue cannot start");
}

/// Shows why nothing starts now, and waits.
Status pauseQueue(std::chrono::milliseconds time, const Error &why, const ProgressSink &sink, std::stop_token stop)
{
    StepReporter step(sink, {.step = "queue-pause", .title = "The queue is paused"});
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(time).count();
    step.begin(say("next attempt in %1 s: %2", seconds, why.detail));
    return step.end(pause(time, {Deadline::never(), std::move(stop)}));
}

/// Whether a start can reach the cluster. Checked before an entry gets a run, so that an outage leaves no failed runs.
Status requireHead(const CloudContext &cloud, const ClusterId &id, std::stop_token stop)
{
    TY_ASSIGN(const auto nodes, nodesOf(cloud, id));
    const auto session = ssh::SshSession::open(nodes.front().target, {Deadline::after(kHeadAnswers), std::move(stop)});
    return session ? Status() : fail(session.error());
}

/// Marks an entry as one that waits, and returns the reason.
/// \param counts  whether it fails after several such attempts
Status letWait(const CloudContext &cloud, const ClusterId &id, const QueueEntry &entry, const Error &why, bool counts,
               StepReporter &step)
{
    TY_TRY(changeEntry(cloud, id, entry.id, [&](QueueEntry &one) {
        one.run = RunId();
        one.attempts += counts;
        one.waits = why.detail.substr(0, kLongestFailure);
    }));
    step.skipped(why.detail);
    return fail(why);
}

/// The run of a start: another one for each attempt, since the machines keep the folder of the one before.
Result<RunId> runFor(const CloudContext &cloud, const QueueEntry &entry)
{
    if (entry.job.run.empty())
        return newRunId();
    TY_ASSIGN(const auto known, cloud.ledger->run(entry.job.run));
    if (!known)
        return entry.job.run;
    const RunId run = newRunId();
    if (!entry.sweep.empty())
        (void)setRunOfTrial(cloud, entry.sweep, entry.trial, run); // without it the table lacks the run, which trains
    return run;
}

/// Starts one entry. A failure by its own fault is in the queue afterwards; otherwise it waits, with the reason.
/// \error why it waits: not isFaultOfEntry(), or the head is missing; Cancelled, those of the ledger
Status startEntry(const CloudContext &cloud, const ClusterId &id, const QueueEntry &entry, const ProgressSink &sink,
                  std::stop_token stop)
{
    StepReporter step(sink, {.step = "queue", .title = "Starting " + (entry.name.empty() ? entry.id : entry.name)});
    step.begin();
    if (const Status there = requireHead(cloud, id, stop); !there) {
        if (stop.stop_requested())
            return step.failed(Error{ErrorCode::Cancelled, "queue", "stopped before the start"});
        Error why = there.error(); // whatever it is, it is not the entry's fault
        if (isFaultOfEntry(why))
            why.code = ErrorCode::Unreachable;
        return letWait(cloud, id, entry, why, false, step);
    }
    protocol::JobSpec job = entry.job;
    TY_ASSIGN(job.run, runFor(cloud, entry));
    TY_TRY(changeEntry(cloud, id, entry.id, [&](QueueEntry &one) {
        one.run = job.run;
        one.waits.clear();
    }));
    StartOptions options;
    options.keys = entry.keys;
    options.secrets = secretsOfEnvironment(job);
    const auto run = startRun(cloud, id, job, options, sink, stop);
    if (run) {
        step.done(job.run.value);
        return {};
    }
    const Error &error = run.error();
    const auto row = cloud.ledger->run(job.run);
    const bool recorded = row && *row;
    if (recorded && !isOver(**row)) { // its processes may run: it is followed, not started twice
        step.done(job.run.value);
        return {};
    }
    // A program that does not start in time would be started again for ever, on machines that respond.
    // So would one whose code does not fit on the disks.
    const bool atOnce = recorded && (error.code == ErrorCode::Timeout || error.code == ErrorCode::DiskFull);
    const bool mayBeOwn = atOnce || mayBeFaultOfEntry(error);
    const bool there = mayBeOwn && requireHead(cloud, id, stop);
    const bool own = isFaultOfEntry(error) || (there && (atOnce || hasFailedTooOften(entry, error)));
    if (!own)
        return letWait(cloud, id, entry, error, there, step);
    TY_TRY(changeEntry(cloud, id, entry.id, [&](QueueEntry &one) {
        if (!recorded)
            one.run = RunId();
        if (!recorded && error.code != ErrorCode::Cancelled)
            one.failed = error.detail.substr(0, kLongestFailure);
    }));
    step.failed(error.detail);
    if (error.code == ErrorCode::Cancelled && (!recorded || stop.stop_requested()))
        return fail(error);
    ledger::Run about;
    about.id = job.run;
    about.cluster = id;
    addRunEvent(*cloud.ledger, about, say("queue: %1 was not started: %2", entry.name, error.detail), true);
    return {};
}

} // namespace

std::string queueKey(const ClusterId &id)
{
    return "queue:" + id.value;
}

Result<std::vector<QueueEntry>> queueOf(const CloudContext &cloud, const ClusterId &id)
{
    TY_ASSIGN(const auto text, cloud.ledger->setting(queueKey(id)));
    return queueFromJson(text.value_or(""));
}

Result<std::vector<QueueEntry>> addToQueue(const CloudContext &cloud, const ClusterId &id,
                                           std::vector<QueueEntry> added)
{
    TY_ASSIGN(const auto row, cloud.ledger->cluster(id));
    if (!row || row->closed)
        return fail(ErrorCode::NotFound, "cluster " + id.value, "there is no such cluster, or it is terminated");
    for (QueueEntry &entry : added) {
        TY_TRY(checkEntry(entry));
        entry.id = newIdText("q-");
        entry.job.task.codeHash.clear();
        if (entry.name.empty())
            entry.name = runNameOf(entry.job);
    }
    TY_TRY(changeQueue(cloud, id, [&](std::vector<QueueEntry> &entries) -> Status {
        if (entries.size() + added.size() > kMostQueued)
            return fail(ErrorCode::InvalidArgument, "queue",
                        fmt::format("it would have more than {} entries: remove those that have ended", kMostQueued));
        for (const QueueEntry &entry : added) {
            for (const std::string &before : entry.after) {
                if (std::ranges::find(entries, before, &QueueEntry::id) == entries.end())
                    return fail(ErrorCode::InvalidArgument, "queue", "it has no entry " + before);
            }
        }
        entries.insert(entries.end(), added.begin(), added.end());
        return {};
    }));
    return added;
}

Result<QueueEntry> addToQueue(const CloudContext &cloud, const ClusterId &id, QueueEntry entry)
{
    TY_ASSIGN(auto added, addToQueue(cloud, id, std::vector<QueueEntry>{std::move(entry)}));
    return std::move(added.front());
}

Status removeFromQueue(const CloudContext &cloud, const ClusterId &id, const std::string &wanted)
{
    return changeQueue(cloud, id, [&](std::vector<QueueEntry> &entries) -> Status {
        const auto at = std::ranges::find(entries, wanted, &QueueEntry::id);
        if (at == entries.end())
            return fail(ErrorCode::NotFound, "queue", "it has no entry " + wanted);
        entries.erase(at);
        return {};
    });
}

Result<std::vector<std::string>> retryQueued(const CloudContext &cloud, const ClusterId &id,
                                             const std::vector<std::string> &wanted)
{
    std::vector<std::string> again;
    TY_TRY(changeQueue(cloud, id, [&](std::vector<QueueEntry> &entries) -> Status {
        for (const std::string &one : wanted) {
            if (std::ranges::find(entries, one, &QueueEntry::id) == entries.end())
                return fail(ErrorCode::NotFound, "queue", "it has no entry " + one);
        }
        for (QueueEntry &entry : entries) {
            const bool named = std::ranges::find(wanted, entry.id) != wanted.end();
            if (!named && !wanted.empty())
                continue;
            const auto state = entry.run.empty() ? std::nullopt : stateOfRun(cloud, entry.run);
            const bool ended = state && protocol::isOver(*state) && *state != RunState::Finished;
            const bool failed =
                entry.raw.empty() && (!entry.failed.empty() || (named ? ended : state == RunState::Failed));
            if (named && !failed)
                return fail(ErrorCode::InvalidArgument, "queue",
                            entry.raw.empty() ? entry.id + " has not failed"
                                              : entry.id + " was added by another version, which alone can start it");
            if (!failed)
                continue;
            entry.run = RunId();
            entry.failed.clear();
            entry.waits.clear();
            entry.attempts = 0;
            again.push_back(entry.id);
        }
        return {};
    }));
    return again;
}

Status runQueue(const CloudContext &cloud, const ClusterId &id, const ProgressSink &sink, std::stop_token stop,
                const std::function<void(std::optional<Timestamp>)> &unreachable)
{
    TY_ASSIGN(const auto lease, cloud.ledger->lease("queue-run:" + id.value, "work at the queue"));
    TY_TRY(releaseUnstarted(cloud, id));
    Backoff pauses(kFirstQueuePause, kLongestQueuePause);
    for (;;) {
        Status went = untilIdle(cloud, id, sink, stop, unreachable);
        if (went) {
            TY_ASSIGN(const auto entries, queueOf(cloud, id));
            const QueueStep next = nextOf(entries, [&](const RunId &run) { return stateOfRun(cloud, run); });
            for (const auto &failure : next.fail)
                TY_TRY(changeEntry(cloud, id, entries[failure.first].id,
                                   [&](QueueEntry &one) { one.failed = failure.second; }));
            if (!next.start && next.fail.empty())
                return {};
            if (!next.start)
                continue;
            TY_TRY(requireOpen(cloud, id));
            went = startEntry(cloud, id, entries[*next.start], sink, stop);
        }
        if (went) {
            pauses.reset();
            continue;
        }
        if (isFaultOfEntry(went.error()) || stop.stop_requested())
            return went;
        TY_TRY(pauseQueue(pauses.next(), went.error(), sink, stop));
        // The failure may be one of the change that frees the entry.
        if (const Status released = releaseUnstarted(cloud, id); !released && isFaultOfEntry(released.error()))
            return released;
    }
}

} // namespace trainyard::training
