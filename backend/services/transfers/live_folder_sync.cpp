#include "backend/services/transfers/live_folder_sync.h"

#include "backend/core/try.h"

namespace trainyard::services {

using namespace std::chrono_literals;

namespace {

constexpr auto kCompareLimit = std::chrono::seconds(1h);
constexpr auto kSyncLimit = 12h; // as of the command line

/// The error of the first machine on which it failed, with the names of all of them.
Status summaryOf(const std::vector<NodeSync> &machines)
{
    std::string failed;
    const Error *first = nullptr;
    for (const NodeSync &machine : machines) {
        if (machine.status)
            continue;
        failed += (failed.empty() ? "" : ", ") + machine.node;
        first = first ? first : &machine.status.error();
    }
    if (!first)
        return {};
    return fail(first->code, first->source, failed + ": " + first->detail);
}

} // namespace

LiveFolderSyncService::LiveFolderSyncService(Tasks &tasks, CloudSource &source, Operations &operations, QObject *parent)
    : FolderSyncService(parent)
    , m_tasks(tasks)
    , m_source(source)
    , m_operations(operations)
{
}

QFuture<Result<std::vector<NodeSync>>> LiveFolderSyncService::compare(const FolderSyncRequest &request)
{
    return m_tasks.run(m_source.query(false, kCompareLimit, [request](const auto &cloud, const auto &context) {
        cluster::FolderSyncOptions options = request.options;
        options.dryRun = true;
        return cluster::syncFolder(cloud, request.cluster, request.folder, options, {}, context);
    }));
}

OperationId LiveFolderSyncService::sync(const FolderSyncRequest &request)
{
    const auto work = [this, request](const auto &cloud, const ProgressSink &sink, std::stop_token stop) -> Status {
        cluster::FolderSyncOptions options = request.options;
        options.dryRun = false;
        TY_ASSIGN(const auto machines, cluster::syncFolder(cloud, request.cluster, request.folder, options, sink,
                                                           {Deadline::after(kSyncLimit), std::move(stop)}));
        postTo(this, [this, request, machines] { emit synced(request, machines); });
        return summaryOf(machines);
    };
    return m_operations.start("Copying " + request.folder + " to the machines", m_source.operation(work), true);
}

} // namespace trainyard::services
