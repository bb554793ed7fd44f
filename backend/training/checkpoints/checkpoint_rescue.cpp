#include <algorithm>
#include <functional>
#include <map>
#include <mutex>
#include <set>

#include "backend/cluster/cloud/records/cluster_account.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/core/async/steps.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/try.h"
#include "backend/core/units.h"
#include "backend/ledger/ledger.h"
#include "backend/training/checkpoints/checkpoint_copies.h"
#include "backend/training/follow/stall_watch.h"
#include "backend/training/records/stored_records.h"
#include "backend/training/run/cluster_run.h"

/// Checkpoints that exist only on machines which are about to be terminated.
namespace trainyard::training {

using namespace std::chrono_literals;
using cluster::CloudContext;
using protocol::CheckpointName;

namespace {

constexpr auto kSearch = 30s;
constexpr auto kStallTime = 30s; ///< in which a copy must gain kStallBytes, because machines cost while it lasts
constexpr std::uint64_t kStallBytes = 1 << 20;

/// The machines of a cluster that answer, and what they have.
struct OpenMachines {
    std::vector<std::unique_ptr<NodeFiles>> nodes;
    UnsavedCheckpoints found;
};

Status searchRuns(const CloudContext &cloud, const std::vector<ledger::Run> &runs, OpenMachines &machines,
                  const CallContext &context)
{
    std::vector<NodeFiles *> nodes;
    for (const auto &node : machines.nodes)
        nodes.push_back(node.get());
    for (const ledger::Run &run : runs) {
        EpochScores scores;
        std::int64_t read = 0;
        TY_TRY(readStored(*cloud.ledger, run.id, read, [&scores](std::span<const protocol::MetricRecord> records) {
            for (const protocol::MetricRecord &record : records)
                scores.add(record);
        }));
        const auto by = retentionOf(run).by;
        const auto wanted = [&](std::vector<CheckpointName> all) { return keptOf(std::move(all), scores, 1, by); };
        TY_ASSIGN(auto list, searchCheckpoints(cloud, run, nodes, wanted, context));
        for (Checkpoint &checkpoint : list.checkpoints) {
            if (checkpoint.onMachinesOnly())
                machines.found.checkpoints.emplace_back(run, std::move(checkpoint));
        }
        for (auto &place : list.notRead) {
            if (!protocol::isS3(place.first)) // what a bucket may have is copied, too
                machines.found.notRead.push_back(std::move(place));
        }
    }
    return {};
}

Result<OpenMachines> searchMachines(const CloudContext &cloud, const ledger::Cluster &cluster, const std::string &only,
                                    const CallContext &context)
{
    OpenMachines machines;
    TY_ASSIGN(const auto runs, cloud.ledger->runs(cluster.id));
    auto hosts = runs.empty() ? Result<std::vector<ssh::Host>>() : cluster::hosts(cloud, cluster.id);
    if (!hosts)
        return machines; // none is alive
    std::erase_if(*hosts, [&](const ssh::Host &host) { return !only.empty() && host.name != only; });
    auto opened = parallelMap(*hosts, 16, context.stop, [&](const ssh::Host &host, std::stop_token stop) {
        return NodeFiles::open(host, {context.deadline.earlier(Deadline::after(kConnectTime)), stop});
    });
    for (std::size_t i = 0; i < opened.size(); ++i) {
        if (opened[i])
            machines.nodes.push_back(std::move(*opened[i]));
        else
            machines.found.notRead.emplace_back((*hosts)[i].name, opened[i].error());
    }
    TY_TRY(searchRuns(cloud, runs, machines, {context.deadline.earlier(Deadline::after(kSearch)), context.stop}));
    return machines;
}

Result<std::vector<OpenMachines>> searchScope(const CloudContext &cloud, const MachineScope &scope,
                                              const CallContext &context)
{
    TY_ASSIGN(const auto clusters, openClusters(cloud, scope, context));
    auto found = parallelMap(clusters, 4, context.stop, [&](const ledger::Cluster &row, std::stop_token stop) {
        return searchMachines(cloud, row, scope.node, {context.deadline, stop});
    });
    std::vector<OpenMachines> all;
    for (auto &one : found) {
        if (!one)
            return fail(one.error());
        all.push_back(std::move(*one));
    }
    if (context.stop.stop_requested())
        return fail(ErrorCode::Cancelled, "models", "stopped while the machines were searched");
    return all;
}

void append(UnsavedCheckpoints &all, const UnsavedCheckpoints &some)
{
    all.checkpoints.insert(all.checkpoints.end(), some.checkpoints.begin(), some.checkpoints.end());
    all.notRead.insert(all.notRead.end(), some.notRead.begin(), some.notRead.end());
}

/// Whether the copies of other models would fail, too, or are not wanted.
bool endsAllCopies(const Error &error)
{
    return error.code == ErrorCode::Cancelled || error.code == ErrorCode::DiskFull;
}

Status copyFrom(const CloudContext &cloud, NodeFiles &node, const ledger::Run &run, const Checkpoint &checkpoint,
                const CopyProgress &progress, const CallContext &context)
{
    TY_ASSIGN(const auto lock, CheckpointLock::take(cloud, run.id, context));
    const auto name = checkpoint.header.name();
    const auto here = checkpointsHere(cloud, run.id);
    if (const auto known = here.find(name); known != here.end() && known->second.sha256 == checkpoint.header.sha256)
        return {}; // its follower has copied it meanwhile
    const auto to = checkpointFolder(cloud, run.id) / protocol::fileNameOf(name);
    StallWatch watch(context.stop, kStallTime, kStallBytes);
    const auto counted = [&](std::uint64_t bytes, std::uint64_t total) {
        watch.copied(bytes, total);
        progress(bytes, total);
    };
    const Status done =
        watch.explain(continueFrom(node, run, checkpoint.header, to, counted, {context.deadline, watch.token()}));
    return !done && done.error().code == ErrorCode::NotFound ? Status() : done; // a running job has replaced it
}

/// Copies it from the first of its machines that gives it.
/// \param slow  machines that are not queried: each costs kStallTime once
Status copyOne(const CloudContext &cloud, OpenMachines &machines, const ledger::Run &run, const Checkpoint &checkpoint,
               std::set<std::string> &slow, const CopyProgress &progress, const CallContext &context)
{
    Status first;
    for (const auto &node : machines.nodes) {
        const std::string name = node->name();
        if (std::ranges::find(checkpoint.nodes, name) == checkpoint.nodes.end())
            continue;
        const Status done = slow.contains(name)
                                ? fail(ErrorCode::Timeout, name, "it was too slow for the copy of another model")
                                : copyFrom(cloud, *node, run, checkpoint, progress, context);
        if (done || endsAllCopies(done.error()))
            return done;
        if (done.error().code == ErrorCode::Timeout)
            slow.insert(name);
        if (first)
            first = done;
    }
    return first;
}

/// Copies all that can be copied.
/// \return the first failure
Status copyAll(const CloudContext &cloud, OpenMachines &machines,
               const std::function<CopyProgress(const Checkpoint &)> &progressOf, const CallContext &context)
{
    Status first;
    std::set<std::string> slow;
    for (const auto &[run, checkpoint] : machines.found.checkpoints) {
        const Status done = copyOne(cloud, machines, run, checkpoint, slow, progressOf(checkpoint), context);
        if (!done && endsAllCopies(done.error()))
            return done;
        if (!done && first)
            first = done;
    }
    return first;
}

} // namespace

Result<std::vector<ledger::Cluster>> openClusters(const CloudContext &cloud, const MachineScope &scope,
                                                  const CallContext &context)
{
    TY_ASSIGN(auto clusters, cloud.ledger->clusters(true));
    const CloudContext present = cluster::withAccountNow(cloud, context); // clusters of another account do not end
    std::erase_if(clusters, [&](const ledger::Cluster &row) {
        return !cluster::sameCloud(present, row) || (!scope.clusters.empty() && !scope.clusters.contains(row.id));
    });
    return clusters;
}

std::uint64_t UnsavedCheckpoints::bytes() const
{
    std::uint64_t sum = 0;
    for (const auto &[run, checkpoint] : checkpoints)
        sum += checkpoint.header.bytes;
    return sum;
}

Sentence unsavedText(const UnsavedCheckpoints &unsaved)
{
    std::set<std::string> runs;
    for (const auto &[run, checkpoint] : unsaved.checkpoints)
        runs.insert(run.id.value);
    if (runs.empty())
        return {};
    const std::size_t count = unsaved.checkpoints.size();
    const Sentence whose = runs.size() == 1 ? say("run %1", *runs.begin()) : say("%1 runs", runs.size());
    return count == 1
               ? say("1 checkpoint (%1) of %2 is on machines only.", formatBytes(unsaved.bytes()), whose)
               : say("%1 checkpoints (%2) of %3 are on machines only.", count, formatBytes(unsaved.bytes()), whose);
}

std::string describe(const UnsavedCheckpoints &unsaved)
{
    return unsavedText(unsaved).english();
}

Result<UnsavedCheckpoints> unsavedCheckpoints(const CloudContext &cloud, const MachineScope &scope,
                                              const CallContext &context)
{
    TY_ASSIGN(const auto machines, searchScope(cloud, scope, context));
    UnsavedCheckpoints all;
    for (const OpenMachines &some : machines)
        append(all, some.found);
    return all;
}

Status saveCheckpoints(const CloudContext &cloud, const MachineScope &scope, const ProgressSink &sink,
                       std::stop_token stop, std::chrono::seconds most)
{
    const CallContext context{Deadline::after(most), stop};
    TY_ASSIGN(auto machines, searchScope(cloud, scope, context));
    UnsavedCheckpoints all;
    for (const OpenMachines &some : machines)
        append(all, some.found);
    if (all.checkpoints.empty() && all.notRead.empty())
        return {};
    StepReporter report(sink, {kSaveModelsStep, "Copying models to this computer", ""});
    report.begin(unsavedText(all));
    std::string unread;
    for (const auto &[place, error] : all.notRead)
        unread += (unread.empty() ? "" : ", ") + place;
    std::mutex mutex;
    std::map<const Checkpoint *, std::uint64_t> copied;
    const auto progressOf = [&](const Checkpoint &checkpoint) -> CopyProgress {
        return [&](std::uint64_t done, std::uint64_t) {
            const std::lock_guard lock(mutex);
            copied[&checkpoint] = done;
            std::uint64_t sum = 0;
            for (const auto &[one, bytes] : copied)
                sum += bytes;
            report.progress(say("%1 of %2", formatBytes(sum), formatBytes(all.bytes())),
                            double(sum) / double(std::max<std::uint64_t>(all.bytes(), 1)));
        };
    };
    std::vector<OpenMachines *> some;
    for (OpenMachines &one : machines)
        some.push_back(&one);
    const Status done = parallelForEach(some, 4, stop, [&](OpenMachines *one, std::stop_token token) {
        return copyAll(cloud, *one, progressOf, {context.deadline, token});
    });
    if (!done)
        return report.failed(done.error());
    Sentence copies = all.checkpoints.empty() ? say("0 checkpoints")
                      : all.checkpoints.size() == 1
                          ? say("1 checkpoint, %1", formatBytes(all.bytes()))
                          : say("%1 checkpoints, %2", all.checkpoints.size(), formatBytes(all.bytes()));
    if (!unread.empty())
        copies = say("%1; not read: %2", copies, unread);
    if (all.checkpoints.empty())
        report.skipped(copies);
    else
        report.done(copies);
    return {};
}

} // namespace trainyard::training
