#pragma once

#include <chrono>
#include <functional>

#include "backend/core/result.h"
#include "backend/core/time/deadline.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/runtime/worker/learner.h"

namespace trainyard::worker {

/// How long a worker that comes to a run waits while the source of its data fails: the job's candidateSeconds, half an
/// hour at most. Members have nothing better to do, but another machine in the place of this one may reach the source.
std::chrono::seconds loadPatience(const protocol::JobSpec &);

/// Loads the data of a worker that comes to a run, again after errors that may pass.
/// \param patience  after its deadline, the next error is the last
/// \param waits  called with such an error, and again in the pause after it; false ends the wait
/// \error those of Learner::load; Cancelled
Status loadLate(Learner &, const CallContext &patience, const std::function<bool(const Error &)> &waits);

} // namespace trainyard::worker
