#pragma once

#include <stop_token>

#include "backend/runtime/ps/worker/kv.h"
#include "backend/runtime/worker/learner.h"

namespace trainyard::worker {

/// Runs one worker until the end of the run: joins, loads, and for each partition: steps, validation, checkpoint,
/// report. Logs MXNet's lines. Blocking. A worker that was suspended or cut off, and removed from a run that continues,
/// rejoins as a new worker.
/// \param leave      requests to leave at the next boundary
/// \param preempted  the same after the current step: the machine will be taken away
/// \param stop       ends at once
/// \error the failure of the run; Diverged, CorruptData and others of the learner (reported to the scheduler);
///     PeerLost; Cancelled
Status runWorker(const ps::JoinOptions &, Learner &, std::stop_token leave, std::stop_token stop,
                 std::stop_token preempted = {});

/// Joins a run to save the checkpoint that its scheduler requests, from the weights and the optimizer state of the
/// servers, until the run is over. The learner needs no data. Blocking.
/// \param options  with JoinOptions::saver
/// \error as runWorker
Status saveFromServers(const ps::JoinOptions &options, Learner &, std::stop_token stop);

} // namespace trainyard::worker
