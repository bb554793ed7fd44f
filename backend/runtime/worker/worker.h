#pragma once

#include <stop_token>

#include "backend/runtime/ps/kv.h"
#include "backend/runtime/worker/learner.h"

namespace trainyard::worker {

/// One worker from hello to the end of the run: join, load, and for each epoch that it is a member of: steps,
/// validation, checkpoint, report. Logs MXNet's lines. Blocking. leave   asks for a graceful leave at the next boundary
/// stop    ends at once
/// errors  the run's failure; Diverged, CorruptData and others of the learner (told to the scheduler); PeerLost;
/// Cancelled
Status runWorker(const ps::JoinOptions &, Learner &, std::stop_token leave, std::stop_token stop);

} // namespace trainyard::worker
