#pragma once

#include "backend/protocol/job/job_spec.h"
#include "backend/services/interfaces.h"
#include "backend/training/checkpoints/model_export.h"
#include "backend/training/run/resume_points.h"

namespace trainyard::services {

using training::Checkpoint;
using training::CheckpointList;
using training::ModelFormat;
using training::ResumePoint;

/// The job of a run, prepared to be edited and started again.
struct ResumableJob {
    protocol::JobSpec job; ///< resumes from the run; without its id, and without the folder of its checkpoints
    ResumePoint point;     ///< without a checkpoint, its run is empty
};

/// Checkpoints and models of runs, also after their machines are gone. Lives on the GUI thread.
class ModelService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    /// Lists the checkpoints on this computer, in the bucket and on the machines.
    /// \error as training::listCheckpoints
    virtual QFuture<Result<CheckpointList>> list(const RunId &run) = 0;
    /// Saves a checkpoint as a file of this computer, which is replaced if it exists: the caller has the user's confirmation.
    virtual OperationId save(const RunId &run, const Checkpoint &checkpoint, ModelFormat format,
                             const std::string &file) = 0;
    /// Lists the runs from which another one can resume; contacts nothing.
    virtual QFuture<Result<std::vector<ResumePoint>>> resumePoints() = 0;
    /// Reads the job of a run from the ledger.
    /// \error NotFound
    virtual QFuture<Result<ResumableJob>> job(const RunId &run) = 0;
};

} // namespace trainyard::services
