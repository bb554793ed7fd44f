#pragma once

#include <chrono>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/cluster/teardown/receipt.h"
#include "backend/core/async/progress.h"
#include "backend/training/checkpoints/checkpoint_copies.h"

namespace trainyard::training {

// A termination first has the runs of its clusters save: the disks of the machines end with them. The runs go on
// meanwhile, as after requestSave(), so that a termination that is cancelled leaves the cluster as it was; what they
// train while the checkpoint is copied is lost.

/// Step of a termination, one for each cluster (StepEvent::host): a checkpoint is saved and copied.
inline constexpr const char *kFinalSaveStep = "save-run";

/// How long a termination waits for the runs that save, however many there are. The machines cost meanwhile: where no
/// user waits, a spent budget or a rule ends them.
inline constexpr std::chrono::seconds kFinalSaveTime = std::chrono::minutes(10);
inline constexpr std::chrono::seconds kUnattendedSaveTime = std::chrono::minutes(2);

/// A run that saves before its cluster is terminated.
struct FinalSave {
    ledger::Run run;
    std::string cluster;          ///< its name
    std::chrono::seconds limit{}; ///< for which it is waited for; a head that does not answer ends the wait earlier
};

/// Decides which runs save first, and for how long each is waited for: the job's stopSeconds and the step in progress, up
/// to the limits above. A program of the user cannot be asked: it saves by itself, or at the signal of the termination.
/// \param runs  of these clusters, the newest first
std::vector<FinalSave> finalSaves(std::span<const ledger::Cluster> clusters, std::span<const ledger::Run> runs,
                                  cluster::UnsavedModels);
/// The same of the clusters in scope, as the ledger knows them.
/// \error those of the ledger
Result<std::vector<FinalSave>> finalSaves(const cluster::CloudContext &, const MachineScope &, cluster::UnsavedModels,
                                          const CallContext &);

/// Has the runs in scope save, all at once, and copies what is on machines only (saveCheckpoints()). Steps
/// kFinalSaveStep, which end after the copies and name the newest one, and that of saveCheckpoints(). A run that does not
/// save in time, or does not answer, delays this, and is no error. With UnsavedModels::CopySaved only the copies are made,
/// with Lose nothing is done.
/// \error those of saveCheckpoints(); Internal (an exception)
Status saveBeforeTermination(const cluster::CloudContext &, const MachineScope &, cluster::UnsavedModels,
                             const ProgressSink &, std::stop_token);

} // namespace trainyard::training
