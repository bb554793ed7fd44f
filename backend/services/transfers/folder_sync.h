#pragma once

#include <string>
#include <vector>

#include <QFuture>
#include <QObject>

#include "backend/cluster/storage/folder_sync.h"
#include "backend/services/tasks.h"

namespace trainyard::services {

using cluster::NodeSync;

/// A folder of this computer that the machines of a cluster shall have, too.
struct FolderSyncRequest {
    ClusterId cluster;
    std::string folder;                 ///< of this computer
    cluster::FolderSyncOptions options; ///< dryRun follows from the call
    bool operator==(const FolderSyncRequest &) const = default;
};

/// Makes folders of machines equal to one of this computer, by content. Lives on the GUI thread.
class FolderSyncService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    /// Compares only: what sync() would copy and remove, by machine. Changes nothing.
    /// \error as cluster::syncFolder
    virtual QFuture<Result<std::vector<NodeSync>>> compare(const FolderSyncRequest &request) = 0;
    /// Copies and removes what differs, as an operation. Emits synced() when all machines have ended.
    virtual OperationId sync(const FolderSyncRequest &request) = 0;

signals:
    /// Also of machines on which it failed.
    void synced(const trainyard::services::FolderSyncRequest &request,
                const std::vector<trainyard::cluster::NodeSync> &machines);
};

} // namespace trainyard::services
