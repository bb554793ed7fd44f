#pragma once

#include <map>

#include "backend/services/cloud_source.h"
#include "backend/services/operations.h"
#include "backend/services/runs/run_queue.h"
#include "backend/services/tasks.h"

namespace trainyard::services {

class LiveRunQueueService final : public RunQueueService {
    Q_OBJECT
public:
    LiveRunQueueService(Tasks &tasks, CloudSource &source, Operations &operations, QObject *parent = nullptr);

    QFuture<Result<std::vector<training::QueueEntry>>> queued(const ClusterId &cluster) override;
    QFuture<Status> add(const ClusterId &cluster, const training::QueueEntry &entry) override;
    QFuture<Status> remove(const ClusterId &cluster, const std::string &entry) override;
    QFuture<Status> retry(const ClusterId &cluster, const std::string &entry) override;
    OperationId run(const ClusterId &cluster) override;
    bool isRunning(const ClusterId &cluster) const override;
    QFuture<Status> addSweep(const ClusterId &cluster, const training::SweepSpec &spec,
                             cluster::CredentialForwarding keys) override;
    QFuture<Result<std::vector<training::SweepTable>>> sweeps(const ClusterId &cluster) override;

private:
    void announce(const ClusterId &cluster); ///< any thread

    Tasks &m_tasks;
    CloudSource &m_source;
    Operations &m_operations;
    std::map<ClusterId, OperationId> m_working; ///< the operation that works, or worked last, at each queue
};

} // namespace trainyard::services
