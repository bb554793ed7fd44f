#include "backend/training/records/run_removal.h"

#include <algorithm>
#include <system_error>

#include "backend/cluster/plan/resource_tags.h"
#include "backend/core/try.h"
#include "backend/ledger/ledger.h"
#include "backend/protocol/checkpoint_name.h"
#include "backend/training/queue/run_queue.h"
#include "backend/training/run/cluster_run.h"
#include "backend/training/run/cluster_run_internal.h"

namespace trainyard::training {

namespace fs = std::filesystem;

namespace {

/// The queue takes an entry whose run is unknown for one that was never started: it would train again.
Status requireUnqueued(ledger::Ledger &ledger, const ledger::Run &run)
{
    TY_ASSIGN(const auto cluster, ledger.cluster(run.cluster));
    if (!cluster || cluster->closed) // its queue starts nothing
        return {};
    TY_ASSIGN(const auto text, ledger.setting(queueKey(run.cluster)));
    TY_ASSIGN(const auto entries, queueFromJson(text.value_or("")));
    const auto entry = std::ranges::find(entries, run.id, &QueueEntry::run);
    if (entry == entries.end())
        return {};
    return fail(ErrorCode::Conflict, "run " + run.id.value,
                "it belongs to " + entry->id + " in the queue of its cluster; remove that entry first");
}

Status requireOver(ledger::Ledger &ledger, const RunId &id)
{
    if (!id.value.starts_with("r-") || id.value.find('/') != std::string::npos) // it names a folder
        return fail(ErrorCode::InvalidArgument, "run " + id.value, "that is no ID of a run");
    TY_ASSIGN(const auto run, ledger.run(id));
    if (!run)
        return fail(ErrorCode::NotFound, "run " + id.value, "there is no run with that ID in the ledger");
    if (!isOver(*run))
        return fail(ErrorCode::Conflict, "run " + id.value, "it is active; stop it before you delete it");
    return requireUnqueued(ledger, *run);
}

} // namespace

Result<RunRemoval> describeRemoval(ledger::Ledger &ledger, const fs::path &stateFolder, const RunId &id)
{
    TY_TRY(requireOver(ledger, id));
    RunRemoval found;
    TY_ASSIGN(const auto metrics, ledger.metrics(id));
    found.records = std::int64_t(metrics.records.size());
    std::error_code error;
    for (fs::recursive_directory_iterator it(stateFolder / "runs" / cluster::folderNameOf(id.value), error), end;
         !error && it != end; it.increment(error)) {
        std::error_code ofFile;
        if (!it->is_regular_file(ofFile) || it->is_symlink(ofFile))
            continue;
        const auto size = it->file_size(ofFile);
        found.bytes += ofFile ? 0 : size;
        found.checkpoints += protocol::checkpointNameOf(it->path().filename().string()).has_value();
    }
    return found;
}

Status removeRun(ledger::Ledger &ledger, const fs::path &stateFolder, const RunId &id)
{
    // One that failed with its head may be continued by another program, from the copies of its checkpoints here.
    TY_ASSIGN(const auto lease, ledger.lease(recoveryLease(id), "delete the run " + id.value));
    TY_TRY(requireOver(ledger, id));
    std::error_code error;
    const fs::path folder = stateFolder / "runs" / cluster::folderNameOf(id.value);
    fs::remove_all(folder, error);
    if (error)
        return fail(systemError(error.value(), folder.string(), "deleting it"));
    return ledger.deleteRun(id);
}

} // namespace trainyard::training
