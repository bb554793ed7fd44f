#pragma once

#include <chrono>
#include <optional>
#include <stop_token>

#include "backend/cluster/budget.h"
#include "backend/cluster/cloud_context.h"
#include "backend/core/progress.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

/// When the head stops its runs by itself, since it knows no prices but the time: where a budget stops runs.
std::optional<Timestamp> runsStopAt(const Budget &, double spent, double usdPerHour, Timestamp asOf);

/// Tell the machines of every open cluster of this cloud to end themselves `time` from now, whatever becomes of this
/// program. A cluster that ends itself sooner is left as it is. The step told to the sink is "deadline", per machine.
/// time    0: within seconds, once the machine has confirmed the order
/// errors  SSH's, of the first machine that could not be told; all others have been
Status scheduleTermination(const CloudContext &, std::chrono::minutes time, const ProgressSink &, std::stop_token);

/// What to change of a cluster's limits; what is unset stays.
struct ClusterLimits {
    std::optional<std::chrono::minutes> extendBy; ///< the deadline is so much later; from now on where it has passed
    std::optional<std::chrono::minutes> endIn;    ///< the deadline is so far from now
    std::optional<std::chrono::minutes> idle;     ///< 0: its machines may idle
    std::optional<Budget> budget; ///< one that terminates bounds the deadline; one that stops runs is told to the head
};

/// Tell every machine of a cluster, then write it into the ledger and the tags. The machines keep their limits by
/// themselves, also over a restart. Machines that do not run are not told: they hear it when they are started.
/// errors  InvalidArgument (later than the budget allows, 30 days, or an idle time that no plan may have), NotFound,
///         Conflict (it is another computer's), SSH's, of the first machine that could not be told: then nothing was
///         written, and those that were told keep the new limits
Status changeLimits(const CloudContext &, const ClusterId &, const ClusterLimits &, const ProgressSink &,
                    std::stop_token);

/// Where a budget bounds the deadline or stops runs, work the moment out again after workers came or left.
Status refreshBudgetLimits(const CloudContext &, const ClusterId &, const ProgressSink &, std::stop_token);

} // namespace trainyard::cluster
