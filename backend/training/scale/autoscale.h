#pragma once

#include <functional>
#include <stop_token>
#include <string>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/async/progress.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/runs/scale_policy.h"

namespace trainyard::training {

struct AutoscaleOptions {
    runs::ScaleGoal goal;                                   ///< counted from now
    bool act = false;                                       ///< whether it may launch and terminate machines
    std::function<void(const runs::ScaleAdvice &)> advised; ///< after every measurement; may be empty
    std::function<void(const std::string &)> note;          ///< reports failed changes; may be empty
    ProgressSink sink;                                      ///< steps of the changes
};

/// Watches a run until it ends, recommends a number of workers after every epoch, and every ten minutes within a long
/// one, and, where allowed, applies it. After a change it makes no recommendation until the new size was measured. After a change that fails it only
/// recommends: with too little capacity or quota each further attempt would fail the same way. Reads the metrics from
/// the ledger, so another reader has to follow the run. Blocks.
/// \error NotFound, Cancelled (the run continues), those of the ledger
Status autoscale(const cluster::CloudContext &, const RunId &, const AutoscaleOptions &, std::stop_token);

} // namespace trainyard::training
