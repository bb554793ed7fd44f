#pragma once

#include "backend/services/cloud_source.h"
#include "backend/services/clusters/emr_steps.h"
#include "backend/services/operations.h"
#include "backend/services/tasks.h"

namespace trainyard::services {

/// Steps and core nodes of the EMR clusters of the selected account.
class LiveEmrStepService final : public EmrStepService {
    Q_OBJECT
public:
    LiveEmrStepService(Tasks &tasks, CloudSource &source, Operations &operations, QObject *parent = nullptr);

    QFuture<Result<cluster::EmrStepList>> list(const ClusterId &id) override;
    OperationId add(const ClusterId &id, const cluster::EmrStepPlan &plan) override;
    QFuture<Status> cancel(const ClusterId &id, const std::string &stepId, bool kill) override;
    QFuture<Result<std::vector<cluster::FailureLog>>> logs(const ClusterId &id, const std::string &stepId) override;
    OperationId addCoreNodes(const ClusterId &id, int count) override;

private:
    void announce(const ClusterId &id); ///< any thread

    Tasks &m_tasks;
    CloudSource &m_source;
    Operations &m_operations;
};

} // namespace trainyard::services
