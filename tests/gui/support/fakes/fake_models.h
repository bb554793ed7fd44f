#pragma once

#include "backend/services/operations.h"
#include "backend/services/runs/models.h"
#include "tests/gui/support/fakes/ready_future.h"

namespace trainyard::gui::fake {

using namespace trainyard::services;

class FakeModels : public ModelService {
public:
    explicit FakeModels(Operations &operations);
    ~FakeModels() override;
    Result<CheckpointList> found;
    std::vector<ResumePoint> points;
    Result<ResumableJob> resumable = fail(ErrorCode::NotFound, "run", "there is no run with that ID in the ledger");
    std::vector<std::string> listed, saved; ///< "r-1"; "r-1 epoch 3 onnx /tmp/model.onnx"
    Status saveEnds;
    bool holds = false; ///< a save lasts until it is cancelled

    QFuture<Result<CheckpointList>> list(const RunId &run) override;
    OperationId save(const RunId &run, const Checkpoint &checkpoint, ModelFormat format,
                     const std::string &file) override;
    QFuture<Result<std::vector<ResumePoint>>> resumePoints() override;
    QFuture<Result<ResumableJob>> job(const RunId &) override;

private:
    Operations &m_operations;
};

} // namespace trainyard::gui::fake
