#pragma once

#include "backend/services/cloud_source.h"
#include "backend/services/operations.h"
#include "backend/services/tasks.h"
#include "backend/services/transfers/folder_sync.h"

namespace trainyard::services {

class LiveFolderSyncService final : public FolderSyncService {
    Q_OBJECT
public:
    LiveFolderSyncService(Tasks &tasks, CloudSource &source, Operations &operations, QObject *parent = nullptr);

    QFuture<Result<std::vector<NodeSync>>> compare(const FolderSyncRequest &request) override;
    OperationId sync(const FolderSyncRequest &request) override;

private:
    Tasks &m_tasks;
    CloudSource &m_source;
    Operations &m_operations;
};

} // namespace trainyard::services
