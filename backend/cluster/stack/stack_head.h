#pragma once

#include <stop_token>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/launch/launch.h"
#include "backend/core/async/progress.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

/// Lets the Auto Scaling group of a stack's master start a machine in place of one that is gone, and sets it up as the
/// head. The group replaces machines during this call only, so that later ones end for good. A new head whose set-up
/// fails is terminated, unless options.retain is All. Steps: "head-group", then those of provisioning.
/// \error Conflict (the head exists, or the group is to run no machine, because its deadline has passed), NoCapacity
///     (why the group could not start it), Timeout, Busy, those of the clients and of provisioning
Status replaceStackHead(const CloudContext &, const ClusterId &, const LaunchOptions &, const ProgressSink &,
                        std::stop_token);

} // namespace trainyard::cluster
