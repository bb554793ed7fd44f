#pragma once

#include "backend/services/cloud_source.h"
#include "backend/services/data/file_systems.h"
#include "backend/services/operations.h"
#include "backend/services/tasks.h"

namespace trainyard::services {

class LiveFileSystemService final : public FileSystemService {
    Q_OBJECT
public:
    LiveFileSystemService(Tasks &tasks, CloudSource &source, Operations &operations, QObject *parent = nullptr);

    QFuture<Result<cluster::FileSystemList>> list() override;
    QFuture<Result<cluster::NetworkChoices>> network() override;
    std::string region() const override { return m_source.region(); }
    OperationId create(const cluster::FileSystemPlan &plan) override;
    OperationId remove(const cluster::FileSystemInfo &system, const std::string &typed) override;
    OperationId mount(const ClusterId &cluster, const std::string &fileSystem, const std::string &folder) override;

private:
    using Work = std::function<Status(const cluster::CloudContext &, const ProgressSink &, std::stop_token)>;
    OperationId start(std::string title, Work work);

    Tasks &m_tasks;
    CloudSource &m_source;
    Operations &m_operations;
};

} // namespace trainyard::services
