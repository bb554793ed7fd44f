#pragma once

#include "backend/core/deadline.h"
#include "backend/services/models.h"
#include "backend/services/operations.h"
#include "tests/gui/support/ready_future.h"

namespace trainyard::gui::fake {

using namespace trainyard::services;

class FakeModels : public ModelService {
public:
    explicit FakeModels(Operations &operations)
        : m_operations(operations)
    {
    }
    Result<CheckpointList> found;
    std::vector<ResumePoint> points;
    Result<ResumableJob> resumable = fail(ErrorCode::NotFound, "run", "there is no run with that ID in the ledger");
    std::vector<std::string> listed, saved; ///< "r-1"; "r-1 epoch 3 onnx /tmp/model.onnx"
    Status saveEnds;
    bool holds = false; ///< a save lasts until it is cancelled

    QFuture<Result<CheckpointList>> list(const RunId &run) override
    {
        listed.push_back(run.value);
        return answered<CheckpointList>(found);
    }
    OperationId save(const RunId &run, const Checkpoint &checkpoint, ModelFormat format,
                     const std::string &file) override
    {
        saved.push_back(run.value + " epoch " + std::to_string(checkpoint.header.epochs) + " " +
                        std::string(training::toString(format)) + " " + file);
        return m_operations.start("Saving a model", [this](std::stop_token stop, const ProgressSink &sink) -> Status {
            sink({.step = "get", .title = "Copying the checkpoint", .state = StepState::Progressing, .fraction = 0.25});
            if (!holds)
                return saveEnds;
            (void)pause(std::chrono::hours(1), {Deadline::never(), stop});
            return fail(ErrorCode::Cancelled, "save", "stopped");
        });
    }
    QFuture<Result<std::vector<ResumePoint>>> resumePoints() override
    {
        return answered<std::vector<ResumePoint>>(points);
    }
    QFuture<Result<ResumableJob>> job(const RunId &) override { return answered<ResumableJob>(resumable); }

private:
    Operations &m_operations;
};

} // namespace trainyard::gui::fake
