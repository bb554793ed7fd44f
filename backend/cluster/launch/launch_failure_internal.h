#pragma once

#include "backend/cluster/launch/cluster_operation_internal.h"
#include "backend/cluster/launch/launch.h"

namespace trainyard::cluster {

/// Ends a creation that has failed, whichever service starts the machines: records the failure, and terminates what was
/// started or keeps it, as options.retain demands. A creation that a teardown has stopped is left to that teardown.
/// \param allRun  all machines of the cluster run
/// \return the error to report; StillRunning, with what remains, when the rollback has failed, too
Error endFailedLaunch(const CloudContext &, const ClusterOperation &, Error, const LaunchOptions &, bool allRun,
                      const ProgressSink &);

} // namespace trainyard::cluster
