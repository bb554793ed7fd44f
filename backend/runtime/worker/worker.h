#pragma once

#include <stop_token>

#include "backend/runtime/ps/kv.h"
#include "backend/runtime/worker/learner.h"

namespace trainyard::worker {

/// One worker from hello to the end of the run: join, load, and for each deal that it is dealt: steps, validation,
/// checkpoint, report. Logs MXNet's lines. Blocking. One that was frozen or cut off, and taken out of a run that goes
/// on, comes back as a new worker.
///
/// leave   asks for a graceful leave at the next boundary
///
/// soon    the same after the current step: the machine will be taken away
///
/// stop    ends at once
///
/// errors  the run's failure; Diverged, CorruptData and others of the learner (told to the scheduler); PeerLost;
/// Cancelled
Status runWorker(const ps::JoinOptions &, Learner &, std::stop_token leave, std::stop_token stop,
                 std::stop_token preempted = {});

} // namespace trainyard::worker
