#pragma once

#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "backend/cluster/cloud_context.h"
#include "backend/core/progress.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

std::string_view toString(PowerAction) noexcept; ///< "stop", "hibernate", "start", "reboot"

/// Stop, hibernate, start or restart machines of a cluster, and wait until they are where they should be. Those that
/// are there already are an answer. Steps told to the sink: "power", per machine. A stopped machine costs its disk
/// (machineCost). One that is started gets the cluster's deadline again: it may have passed meanwhile, and then the
/// machine ends after ten minutes unless it is told a new one, which this does. nodes   "head", "worker-1"; empty: all
/// errors  NotFound (node), Conflict (it trains: a run would break; or it is not in a state for it), Unsupported (it
///         cannot hibernate), NoCapacity (there is no room to start it), Busy, Cancelled, Timeout
Status changePower(const CloudContext &, const ClusterId &, const std::vector<std::string> &nodes, PowerAction,
                   const ProgressSink &, std::stop_token);

/// Make a machine one of another type: stop it, change it, start it.
/// errors  as changePower, InvalidArgument (unknown type, or for another processor)
Status resizeNode(const CloudContext &, const ClusterId &, const std::string &node, const std::string &type,
                  const ProgressSink &, std::stop_token);

} // namespace trainyard::cluster
