#pragma once

#include <functional>
#include <stop_token>
#include <string>

#include "backend/cluster/cloud_context.h"
#include "backend/core/ids.h"
#include "backend/core/progress.h"
#include "backend/core/result.h"
#include "backend/runs/scale_policy.h"

namespace trainyard::tour {

struct AutoscaleOptions {
    runs::ScaleGoal goal;                                   ///< from now on
    bool act = false;                                       ///< allowed to start and end machines
    std::function<void(const runs::ScaleAdvice &)> advised; ///< after every epoch; may be empty
    std::function<void(const std::string &)> note;          ///< what went wrong with a change; may be empty
    ProgressSink sink;                                      ///< steps of the changes
};

/// Watch a run until it ends, say after every epoch how many workers it should have and, where that is allowed, change
/// their number. After a change nothing is advised until an epoch of the new size was measured. A change that fails is
/// noted, and from then on it is only advice: who has no capacity or no quota now would ask again and again. Reads what
/// others take over into the ledger: somebody has to follow the run. Blocks.
/// errors  NotFound, Cancelled (the run goes on), those of the ledger
Status autoscale(const cluster::CloudContext &, const RunId &, const AutoscaleOptions &, std::stop_token);

} // namespace trainyard::tour
