#pragma once

#include <string>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/time/deadline.h"

namespace trainyard::training {

/// Lets hosts that the active run of a cluster excludes, because several workers died on them, join it again, and lets
/// restarts of its scheduler count from zero. The scheduler acts on it within seconds and records each host
/// (protocol::metric::kDeathsForgotten).
/// \param hosts  names of machines; empty: all
/// \return the run
/// \error NotFound (the cluster has no active run, or no such machine), those of SSH
Result<RunId> resetCounts(const cluster::CloudContext &, const ClusterId &, const std::vector<std::string> &hosts,
                          const CallContext &);

} // namespace trainyard::training
