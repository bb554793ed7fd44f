#include "tests/gui/support/fakes/fake_models.h"

#include "backend/core/time/deadline.h"

namespace trainyard::gui::fake {

FakeModels::FakeModels(Operations &operations)
    : m_operations(operations)
{
}

FakeModels::~FakeModels() = default;

QFuture<Result<CheckpointList>> FakeModels::list(const RunId &run)
{
    listed.push_back(run.value);
    return answered<CheckpointList>(found);
}

OperationId FakeModels::save(const RunId &run, const Checkpoint &checkpoint, ModelFormat format,
                             const std::string &file)
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

QFuture<Result<std::vector<ResumePoint>>> FakeModels::resumePoints()
{
    return answered<std::vector<ResumePoint>>(points);
}

QFuture<Result<ResumableJob>> FakeModels::job(const RunId &)
{
    return answered<ResumableJob>(resumable);
}

} // namespace trainyard::gui::fake
