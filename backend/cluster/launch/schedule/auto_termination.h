#pragma once

#include <chrono>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/plan/costs/budget.h"
#include "backend/core/async/progress.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

// Limits are enforced on the machines, so that they hold when this program is gone. They are files in /etc/trainyard
// (provision::kLimitsFolder): `deadline` and, on the head, `stop-run` (seconds since 1970), and `idle` (seconds). A
// script of cloud-init sets `shutdown` at every boot and starts the runtime's watchdog (user_data.cpp). A budget that
// terminates becomes a deadline, one that stops runs becomes `stop-run`; both are computed again when workers are
// added. The groups of a stack have the same deadline as a scheduled action of Auto Scaling (stack_schedule.h): each
// function below that moves the deadline moves it, too.

/// When the head stops its runs, for a budget with the action StopRun. The head knows the time but no prices.
std::optional<Timestamp> runsStopAt(const Budget &, double spent, double usdPerHour, Timestamp asOf);

/// Makes the running machines of every open cluster of this cloud terminate themselves `time` from now, independently
/// of this program. The groups of a stack end them even if they cannot be reached. Clusters with an earlier deadline are
/// unchanged. Reports the step "deadline" per machine.
/// \param time  0: within seconds after the machine has confirmed the command
/// \error those of SSH, AWS and the ledger: the first one, after all clusters have been tried
Status scheduleTermination(const CloudContext &, std::chrono::minutes time, const ProgressSink &, std::stop_token);

/// Changes to a cluster's limits; unset members stay unchanged.
struct ClusterLimits {
    std::optional<std::chrono::minutes> extendBy; ///< added to the deadline, or to the current time when it has passed
    std::optional<std::chrono::minutes> endIn;    ///< new deadline, counted from now
    std::optional<std::chrono::minutes> idle;     ///< 0: no idle limit
    std::optional<Budget> budget; ///< a terminating one bounds the deadline; one that stops runs is sent to the head
};

/// Applies the limits to every running machine of a cluster, then records them in the ledger and the tags. The machines
/// enforce them on their own, also after a restart. Machines that do not run are not reached: repeatDeadline() sends
/// them the deadline when they start.
/// \error InvalidArgument (beyond the budget or 30 days, an impossible idle limit, a budget that acts while prices are
///     unknown), NotFound, Conflict (of another profile or endpoint), SSH's for the first machine not reached:
///     then nothing is recorded, and the machines that were reached keep the new limits. Those of Auto Scaling: all is
///     recorded, and repeatDeadline() or the next change moves the groups
Status changeLimits(const CloudContext &, const ClusterId &, const ClusterLimits &, const ProgressSink &,
                    std::stop_token);

/// Sends the ledger's deadline to the running machines that may have another one, because they were stopped when it was
/// set or because the change was interrupted. Called after a start.
/// \error those of SSH and the ledger
Status repeatDeadline(const CloudContext &, const ClusterId &, const ProgressSink &, std::stop_token);

/// Lets repeatDeadline() send the ledger's deadline to all machines. A failure is ignored: a full disk must not prevent a
/// termination.
void markOutdated(const CloudContext &, const ClusterId &);

/// Sends the ledger's deadline to running machines that were started without it: those of groups and launch templates.
/// \param nodes  their names; empty: all
/// \error those of SSH and the ledger
Status sendDeadline(const CloudContext &, const ClusterId &, const std::vector<std::string> &nodes,
                    const ProgressSink &, std::stop_token);

/// Computes the deadline or run stop that follows from the budget again and applies it. Called after workers were
/// added; does nothing for budgets with the action Warn.
Status refreshBudgetLimits(const CloudContext &, const ClusterId &, const ProgressSink &, std::stop_token);

} // namespace trainyard::cluster
