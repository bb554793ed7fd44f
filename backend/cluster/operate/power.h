#pragma once

#include <array>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/async/progress.h"
#include "backend/core/enum_names.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

constexpr auto namesOf(PowerAction)
{
    return std::to_array<std::string_view>({"stop", "hibernate", "start", "reboot"});
}
using trainyard::toString;

/// Stops, hibernates, starts or reboots machines of a cluster and waits until they reach the resulting state. Machines
/// already in that state are no error. Reports the step "power" per machine. A stopped machine costs its disk
/// (machineCost()).
///
/// After a start the cluster's deadline may have passed, and the machine would terminate itself ten minutes after its
/// boot. When less than 15 minutes are left, a new deadline is set: the plan's, at most two hours from now. A deadline
/// that was changed while the machine was stopped is sent to it.
/// \param nodes  "head", "worker-1"; empty: all
/// \error NotFound (node), Conflict (a run is active, or the state does not allow the action), Unsupported (it cannot
///     hibernate), NoCapacity (start), InvalidArgument (the budget allows no new deadline), those of SSH (the
///     machines run, and their deadline was not set), Busy, Cancelled, Timeout
Status changePower(const CloudContext &, const ClusterId &, const std::vector<std::string> &nodes, PowerAction,
                   const ProgressSink &, std::stop_token);

/// Changes the type of a machine: stops it, modifies it and starts it again.
/// \error as changePower(), InvalidArgument (unknown type, or for another processor architecture)
Status resizeNode(const CloudContext &, const ClusterId &, const std::string &node, const std::string &type,
                  const ProgressSink &, std::stop_token);

} // namespace trainyard::cluster
