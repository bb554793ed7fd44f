#pragma once

#include "backend/services/cloud_source.h"
#include "backend/services/operations.h"
#include "backend/services/runs/models.h"
#include "backend/services/tasks.h"

namespace trainyard::services {

class LiveModelService final : public ModelService {
    Q_OBJECT
public:
    LiveModelService(Tasks &tasks, CloudSource &source, Operations &operations, QObject *parent = nullptr);

    QFuture<Result<CheckpointList>> list(const RunId &run) override;
    OperationId save(const RunId &run, const Checkpoint &checkpoint, ModelFormat format,
                     const std::string &file) override;
    QFuture<Result<std::vector<ResumePoint>>> resumePoints() override;
    QFuture<Result<ResumableJob>> job(const RunId &run) override;

private:
    Tasks &m_tasks;
    CloudSource &m_source;
    Operations &m_operations;
};

} // namespace trainyard::services
