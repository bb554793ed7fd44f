#include <algorithm>
#include <atomic>
#include <optional>
#include <span>
#include <system_error>
#include <thread>

#include "backend/core/try.h"
#include "backend/runs/feed.h"
#include "backend/training/checkpoints/checkpoint_copies.h"
#include "backend/training/follow/key_renewal.h"
#include "backend/training/follow/run_watch_internal.h"
#include "backend/training/logs/log_copies.h"
#include "backend/training/records/stored_records.h"
#include "backend/training/records/system_samples.h"
#include "backend/training/recovery/head_recovery_internal.h"
#include "backend/training/recovery/silent_workers_internal.h"
#include "backend/training/recovery/spot_replacements_internal.h"
#include "backend/training/run/cluster_run.h"
#include "backend/training/run/cluster_run_internal.h"
#include "backend/training/scale/elastic_membership_internal.h"
#include "backend/training/scale/emr_arrivals_internal.h"

namespace trainyard::training {

using namespace std::chrono_literals;
using cluster::CloudContext;
using protocol::MetricRecord;
using protocol::RunState;

namespace {

constexpr std::chrono::seconds kLongestPause{30}; ///< between attempts to reach the head
constexpr auto kNextAttempt = 60s;                ///< after one that did not continue the run
constexpr auto kAttempt = 24h;                    ///< it may copy a model, or wait for an answer of the user
constexpr auto kLastLogs = 20s;                   ///< for the last lines of its processes
constexpr auto kLastCopies = 30min;               ///< for the checkpoints of a run that has ended

/// Returns the end of a run whose last record is already stored.
std::optional<RunEnd> storedEnd(ledger::Ledger &ledger, const RunId &id)
{
    std::optional<RunEnd> end;
    std::int64_t read = 0;
    const Status all = readStored(ledger, id, read, [&end](std::span<const MetricRecord> records) {
        for (const MetricRecord &m : records) {
            if (m.name == protocol::metric::kRunFinished)
                end = RunEnd{protocol::stateAfter(m.value), m.note, timeOf(m)};
        }
    });
    return all ? end : std::nullopt;
}

/// Returns the time of the last record of a run that ended without a final one; unknown where not all can be read.
std::optional<Timestamp> lastHeard(ledger::Ledger &ledger, const RunId &id)
{
    std::optional<Timestamp> last;
    std::int64_t read = 0;
    const Status all =
        readStored(ledger, id, read, [&last](std::span<const MetricRecord> records) { last = timeOf(records.back()); });
    return all ? last : std::nullopt;
}

/// Returns the end of a run whose machines no longer respond. An end that is recorded already stays.
RunEnd lost(const CloudContext &cloud, const ledger::Run &run, const std::string &why)
{
    const auto row = cloud.ledger->cluster(run.cluster);
    if (row && *row && (*row)->closed)
        return closeRunWithCluster(*cloud.ledger, run, **row);
    if (const auto now = cloud.ledger->run(run.id); now && *now && isOver(**now)) // by another program, meanwhile
        return RunEnd{(*now)->state, (*now)->detail};
    const RunEnd end{RunState::Failed, why, lastHeard(*cloud.ledger, run.id)};
    finishRun(cloud, run, end);
    return end;
}

/// Stores the records of the run over one connection after the other, until `end`.
Result<runs::FeedEnd> follow(const CloudContext &cloud, const ledger::Run &run, const ssh::Host &head, RunWatch &watch,
                             const FollowOptions &options, std::optional<CheckpointCopies> &copies, std::stop_token end)
{
    runs::FeedOptions feedOptions;
    feedOptions.longestPause = kLongestPause;
    feedOptions.onState = [&](runs::FeedState state, const Error *error) { watch.state(state, error); };
    feedOptions.onReply = [&] { watch.replied(); };
    bool isNoted = false;   // what earlier readers have stored: none of them may have recorded the members
    std::int64_t noted = 0; // of these
    const auto stored = [&](std::int64_t last, std::span<const MetricRecord> fresh) {
        watch.stored(fresh.back().t);
        if (isNoted) {
            noteMembers(cloud, run, fresh);
        } else {
            isNoted = readStored(*cloud.ledger, run.id, noted, [&](std::span<const MetricRecord> records) {
                          noteMembers(cloud, run, records);
                      }).has_value();
        }
        if (copies)
            copies->look();
        if (options.stored)
            options.stored(last);
    };
    return runs::MetricsFeed(head, run.id, *cloud.ledger, stored, feedOptions).follow(std::move(end));
}

/// Whether workers of the run's cluster are Spot machines and may have to be replaced.
bool replacesSpot(const CloudContext &cloud, const ledger::Run &run, const FollowOptions &options)
{
    return !options.untilQuiet && options.replaceSpot && usesSpot(cloud, run.cluster);
}

/// Copies what is left of the logs of a run that has ended.
void finishLogs(const CloudContext &cloud, const RunId &id, std::optional<LogCopies> &logs, bool untilEnded,
                const FollowOptions &options, std::stop_token stop)
{
    const CallContext context{Deadline::after(kLastLogs), std::move(stop)};
    const LogCopies::Finish all{.untilEnded = untilEnded};
    const auto missing = logs ? logs->finish(all, context) : collectLogs(cloud, id, all, context);
    if (!missing || !options.note)
        return;
    for (const auto &[node, error] : *missing)
        options.note("the last lines of the logs of " + node + " are not on this computer (" + error.detail + ")");
}

/// In place of follow(), while the head has no address: until the watch finds one.
Result<runs::FeedEnd> waitForHead(bool untilQuiet, const std::stop_token &end)
{
    while (!untilQuiet && pause(1h, {Deadline::never(), end})) {
    }
    return runs::FeedEnd{};
}

/// Continues a run whose head is lost.
/// \return its state, Running or Finished; empty: it does not continue
std::optional<RunEnd> recovered(HeadRecovery &recovery, RunWatch &watch, RunWatch::Outcome outcome,
                                const FollowOptions &options, std::stop_token stop)
{
    if (options.untilQuiet)
        return std::nullopt;
    switch (recovery.attempt(outcome == RunWatch::Outcome::HeadGone, watch.reason(), stop)) {
    case HeadRecovery::Outcome::Continues:
        return RunEnd{};
    case HeadRecovery::Outcome::Finished:
        return RunEnd{RunState::Finished, recovery.reason()};
    case HeadRecovery::Outcome::Lost:
        break;
    }
    return std::nullopt;
}

/// Collects the samples of the run's machines in a thread of its own until it is destroyed.
std::jthread samplesOf(const CloudContext &cloud, const ledger::Run &run)
{
    try {
        return std::jthread(
            [&cloud, cluster = run.cluster](std::stop_token stop) { collectSamples(cloud, cluster, std::move(stop)); });
    } catch (const std::system_error &) { // the limit of threads: the next follower reads them
        return {};
    }
}

/// What a follower copies while the run lasts, and when it ends, and the workers that it lets join.
struct FollowerCopies {
    std::optional<CheckpointCopies> checkpoints; ///< not of a task
    std::optional<LogCopies> logs;
    std::jthread samples;
    std::optional<KeyRenewal> keys; ///< the other way: from this computer to the machines
    std::jthread silentWorkers;     ///< lets them join

    void start(const CloudContext &cloud, const ledger::Run &run, const FollowOptions &options,
               const std::atomic<bool> &reachable)
    {
        if (!isTask(run))
            checkpoints.emplace(cloud, run, options.note);
        samples = samplesOf(cloud, run);
        logs.emplace(cloud, run, options.note, options.logLines, options.logsFrom);
        logs->start();
        keys.emplace(cloud, run, options.note);
        silentWorkers = watchSilentWorkers(cloud, run, options, reachable);
    }
};

/// Records the end of a run that wrote its last record.
RunEnd endFinished(const CloudContext &cloud, const ledger::Run &run, const runs::FeedEnd &last, FollowerCopies &copies,
                   const FollowOptions &options, const std::stop_token &stop)
{
    finishLogs(cloud, run.id, copies.logs, true, options, stop);
    RunEnd how{protocol::stateAfter(last.value), last.note};
    finishRun(cloud, run, how);
    if (copies.checkpoints)
        copies.checkpoints->finish({Deadline::after(kLastCopies), stop});
    return how;
}

/// Records the end of a run whose head is lost and that does not continue.
/// \error PeerLost
Result<RunEnd> endLost(const CloudContext &cloud, const ledger::Run &run, HeadRecovery &recovery, RunWatch &watch,
                       FollowerCopies &copies, const FollowOptions &options, const std::stop_token &stop)
{
    recovery.endProcesses();
    finishLogs(cloud, run.id, copies.logs, false, options, stop);
    if (copies.checkpoints)
        copies.checkpoints->finish({Deadline::after(20s), stop});
    const std::string why = recovery.reason().empty() ? watch.reason() : recovery.reason();
    const RunEnd how = lost(cloud, run, why);
    if (how.state == RunState::Failed)
        return fail(ErrorCode::PeerLost, "run " + run.id.value, why);
    return how;
}

} // namespace

RunEnd closeRunWithCluster(ledger::Ledger &ledger, const ledger::Run &run, const ledger::Cluster &closed)
{
    const RunEnd end = storedEnd(ledger, run.id).value_or(RunEnd{RunState::Stopped, kEndedWithCluster, closed.closed});
    record(ledger, run, end);
    return end;
}

namespace {

/// The end of a run that has nothing left to follow, by the ledger.
std::optional<RunEnd> knownEnd(const CloudContext &cloud, const ledger::Run &run)
{
    if (isOver(run))
        return RunEnd{run.state, run.detail};
    if (const auto end = storedEnd(*cloud.ledger, run.id)) {
        finishRun(cloud, run, *end);
        return *end;
    }
    // The watch would not get to it: without machines, a follower that only catches up ends at once.
    if (const auto owner = cloud.ledger->cluster(run.cluster); owner && *owner && (*owner)->closed)
        return closeRunWithCluster(*cloud.ledger, run, **owner);
    return std::nullopt;
}

} // namespace

Result<RunEnd> followRun(const CloudContext &cloud, const RunId &id, const FollowOptions &options, std::stop_token stop)
{
    TY_ASSIGN(const auto row, cloud.ledger->run(id));
    if (!row)
        return fail(ErrorCode::NotFound, "run " + id.value, "there is no run with that ID in the ledger");
    const ledger::Run &run = *row;
    if (const auto end = knownEnd(cloud, run))
        return *end;
    const auto unreachable = fail(ErrorCode::Unreachable, "run " + id.value,
                                  "the head node of its cluster does not respond; the run may still be training");
    FollowOptions watched = options;
    std::optional<SpotReplacements> spot;
    std::optional<ElasticMembership> elastic;
    std::atomic<bool> reachable = true; // outlives the thread that reads it
    std::jthread emrArrivals;
    watched.unreachable = [&](std::optional<Timestamp> since) {
        if (spot)
            spot->headResponds(!since);
        if (elastic)
            elastic->headResponds(!since);
        reachable = !since;
        if (options.unreachable)
            options.unreachable(since);
    };
    RunWatch watch(cloud, run, watched);
    if (replacesSpot(cloud, run, options))
        spot.emplace(cloud, run, options);
    // Machines that others start for a job that takes none are not its matter.
    if (!options.untilQuiet && options.replaceSpot && isElastic(cloud, run.cluster) && checkGrows(run))
        elastic.emplace(cloud, run, options);
    if (!options.untilQuiet && options.replaceSpot)
        emrArrivals = joinEmrArrivals(cloud, run, options, reachable);
    HeadRecovery recovery(cloud, run, options);
    FollowerCopies copies;
    if (!options.untilQuiet)
        copies.start(cloud, run, options, reachable);
    using Outcome = RunWatch::Outcome;
    for (;;) {
        const auto nodes = nodesOf(cloud, run.cluster);
        std::stop_source end;
        const std::stop_callback forward(stop, [&end] { end.request_stop(); });
        RunWatch::Turn turn(watch, nodes ? std::optional(nodes->front().target) : std::nullopt, end);
        const auto followed =
            nodes ? follow(cloud, run, nodes->front(), watch, options, copies.checkpoints, end.get_token())
                  : waitForHead(options.untilQuiet, end.get_token());
        TY_ASSIGN(Outcome outcome, turn.finish());
        if (followed && followed->finished)
            return endFinished(cloud, run, *followed, copies, options, stop);
        if (options.untilQuiet && outcome != Outcome::CaughtUp && (outcome == Outcome::Unreachable || !nodes))
            outcome = watch.queryCloud(stop) == Outcome::HeadGone ? Outcome::HeadGone : Outcome::Unreachable;
        switch (outcome) {
        case Outcome::Reconnect:
            continue;
        case Outcome::Unreachable:
            return unreachable;
        case Outcome::ClusterEnded:
            return lost(cloud, run, kEndedWithCluster);
        case Outcome::SchedulerEnded:
        case Outcome::HeadGone:
            if (spot)
                spot->holdOff(kAttempt);
            if (const auto how = recovered(recovery, watch, outcome, options, stop)) {
                if (spot)
                    spot->holdOff(recovery.trains() ? 0s : kNextAttempt);
                if (!how->over())
                    continue;
                finishRun(cloud, run, *how);
                return *how;
            }
            return endLost(cloud, run, recovery, watch, copies, options, stop);
        case Outcome::CaughtUp:
        case Outcome::None:
            break;
        }
        if (!followed && followed.error().code != ErrorCode::Cancelled)
            return fail(followed.error());
        return RunEnd{};
    }
}

} // namespace trainyard::training
