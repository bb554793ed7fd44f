#pragma once

#include <chrono>
#include <stop_token>

#include "backend/cluster/cloud_context.h"
#include "backend/core/progress.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

/// Tell the machines of every open cluster of this cloud to end themselves `time` from now, whatever becomes of this
/// program. A cluster that ends itself sooner is left as it is. The step told to the sink is "deadline", per machine.
/// time    0: at once
/// errors  SSH's, of the first machine that could not be told; all others have been
Status endAllIn(const CloudContext &, std::chrono::minutes time, const ProgressSink &, std::stop_token);

} // namespace trainyard::cluster
