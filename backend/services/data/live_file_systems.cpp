#include "backend/services/data/live_file_systems.h"

#include "backend/cluster/storage/mounting.h"
#include "backend/core/try.h"

namespace trainyard::services {

using namespace std::chrono_literals;

namespace {

constexpr auto kFileSystemsLimit = 60s, kFileSystemChangeLimit = 2700s; // the waits have limits of their own

} // namespace

LiveFileSystemService::LiveFileSystemService(Tasks &tasks, CloudSource &source, Operations &operations, QObject *parent)
    : FileSystemService(parent)
    , m_tasks(tasks)
    , m_source(source)
    , m_operations(operations)
{
    connect(&m_source, &CloudSource::selected, this, &FileSystemService::changed);
}

QFuture<Result<cluster::FileSystemList>> LiveFileSystemService::list()
{
    return m_tasks.run(m_source.query(false, kFileSystemsLimit,
                                      [](const auto &cloud, const auto &context) -> Result<cluster::FileSystemList> {
                                          return cluster::fileSystems(cloud, false, context);
                                      }));
}

QFuture<Result<cluster::NetworkChoices>> LiveFileSystemService::network()
{
    return m_tasks.run(m_source.query(true, kFileSystemsLimit, [](const auto &cloud, const auto &context) {
        return cluster::networkChoices(cloud, cloud.region, context);
    }));
}

OperationId LiveFileSystemService::start(std::string title, Work work)
{
    const auto announced = [this, work = std::move(work)](const auto &cloud, const ProgressSink &sink,
                                                          std::stop_token stop) {
        const Status done = work(cloud, sink, stop);
        postTo(this, [this] { emit changed(); });
        return done;
    };
    return m_operations.start(std::move(title), m_source.operation(announced), true);
}

OperationId LiveFileSystemService::create(const cluster::FileSystemPlan &plan)
{
    return start(
        "Creating the file system " + plan.name,
        [plan](const auto &cloud, const ProgressSink &sink, std::stop_token stop) -> Status {
            TY_TRY(cluster::createFileSystem(cloud, plan, sink, {Deadline::after(kFileSystemChangeLimit), stop}));
            return {};
        });
}

OperationId LiveFileSystemService::remove(const cluster::FileSystemInfo &system, const std::string &typed)
{
    return start("Deleting the file system " + (system.name.empty() ? system.id : system.name), [system, typed](
                                                                                                    const auto &cloud,
                                                                                                    const ProgressSink
                                                                                                        &sink,
                                                                                                    std::stop_token
                                                                                                        stop) {
        return cluster::deleteFileSystem(cloud, system, typed, sink, {Deadline::after(kFileSystemChangeLimit), stop});
    });
}

OperationId LiveFileSystemService::mount(const ClusterId &clusterId, const std::string &fileSystem,
                                         const std::string &folder)
{
    return start("Mounting " + fileSystem,
                 [id = clusterId, fileSystem, folder](const auto &cloud, const ProgressSink &sink,
                                                      std::stop_token stop) -> Status {
                     cluster::MountOptions options;
                     options.folder = folder;
                     TY_ASSIGN(const auto results,
                               cluster::mountFileSystem(cloud, id, fileSystem, options, sink,
                                                        {Deadline::after(kFileSystemChangeLimit), stop}));
                     return provision::summary(results);
                 });
}

} // namespace trainyard::services
