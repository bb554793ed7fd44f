#include "backend/training/run_queue.h"

#include <algorithm>

#include <fmt/format.h>

#include "backend/core/async/poll.h"
#include "backend/core/async/steps.h"
#include "backend/core/try.h"
#include "backend/jobs/job_type.h"
#include "backend/ledger/ledger.h"
#include "backend/training/cluster_run.h"
#include "backend/training/cluster_run_internal.h"
#include "backend/training/task_start_internal.h"

namespace trainyard::training {

using namespace std::chrono_literals;
using cluster::CloudContext;

namespace {

constexpr auto kOtherProgram = 10s; ///< that changes the same queue
constexpr auto kBusyCluster = 5s;   ///< until the next look at a cluster whose run another program starts
constexpr std::size_t kLongestFailure = 240;

std::string queueKey(const ClusterId &id)
{
    return "queue:" + id.value;
}

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
Status untilIdle(const CloudContext &cloud, const ClusterId &id, const ProgressSink &sink, std::stop_token stop)
{
    for (;;) {
        if (stop.stop_requested())
            return fail(ErrorCode::Cancelled, "queue", "the queue waits until a program works at it again");
        const auto active = activeRun(cloud, id);
        if (!active)
            return active.error().code == ErrorCode::NotFound ? Status() : Status(fail(active.error()));
        FollowOptions options;
        options.replaceSpot = true;
        options.progress = sink;
        const auto end = followRun(cloud, active->id, options, stop);
        if (!end && end.error().code != ErrorCode::PeerLost) // its failure is recorded
            return fail(end.error());
        if (!stop.stop_requested() && end && !end->over()) // it returned without an end: not in a loop
            TY_TRY(pause(1s, {Deadline::never(), stop}));
    }
}

/// Starts one entry. A failure is in the queue afterwards, unless the cluster was busy.
/// \error Cancelled, Busy
Status startEntry(const CloudContext &cloud, const ClusterId &id, const QueueEntry &entry, const ProgressSink &sink,
                  std::stop_token stop)
{
    StepReporter step(sink, {.step = "queue", .title = "Starting " + (entry.name.empty() ? entry.id : entry.name)});
    step.begin();
    protocol::JobSpec job = entry.job;
    if (job.run.empty())
        job.run = newRunId();
    TY_TRY(changeEntry(cloud, id, entry.id, [&](QueueEntry &one) { one.run = job.run; }));
    StartOptions options;
    options.keys = entry.keys;
    options.secrets = secretsOfEnvironment(job);
    const auto run = startRun(cloud, id, job, options, sink, stop);
    if (run) {
        step.done(job.run.value);
        return {};
    }
    const Error error = run.error();
    const auto row = cloud.ledger->run(job.run);
    const bool recorded = row && *row;
    const bool again = !recorded && (error.code == ErrorCode::Busy || error.code == ErrorCode::Cancelled);
    TY_TRY(changeEntry(cloud, id, entry.id, [&](QueueEntry &one) {
        if (!recorded)
            one.run = RunId();
        if (!again && !recorded)
            one.failed = error.detail.substr(0, kLongestFailure);
    }));
    step.failed(error.detail);
    if (error.code == ErrorCode::Cancelled || again)
        return fail(error);
    ledger::Run about;
    about.id = job.run;
    about.cluster = id;
    addRunEvent(*cloud.ledger, about, fmt::format("queue: {} was not started: {}", entry.name, error.detail), true);
    return {};
}

} // namespace

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

Status runQueue(const CloudContext &cloud, const ClusterId &id, const ProgressSink &sink, std::stop_token stop)
{
    TY_ASSIGN(const auto lease, cloud.ledger->lease("queue-run:" + id.value, "work at the queue"));
    TY_TRY(releaseUnstarted(cloud, id));
    for (;;) {
        TY_TRY(untilIdle(cloud, id, sink, stop));
        TY_ASSIGN(const auto entries, queueOf(cloud, id));
        const QueueStep next = nextOf(entries, [&](const RunId &run) { return stateOfRun(cloud, run); });
        for (const auto &failure : next.fail)
            TY_TRY(changeEntry(cloud, id, entries[failure.first].id,
                               [&](QueueEntry &one) { one.failed = failure.second; }));
        if (!next.start && next.fail.empty())
            return {};
        if (!next.start)
            continue;
        const Status started = startEntry(cloud, id, entries[*next.start], sink, stop);
        if (started)
            continue;
        if (started.error().code != ErrorCode::Busy || stop.stop_requested())
            return started;
        TY_TRY(pause(kBusyCluster, {Deadline::never(), stop}));
    }
}

} // namespace trainyard::training
