#pragma once

#include <string>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/async/progress.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/time/deadline.h"
#include "backend/provision/gates.h"
#include "backend/provision/requirements.h"

namespace trainyard::cluster {

using provision::Requirement;

/// Whether one machine is ready to be used.
struct NodeReadiness {
    std::string node;
    Status status;                         ///< of the connection, else the first closed gate that matters
    std::vector<std::string> findings;     ///< "clock: its clock is 95 s behind ..."; empty: all gates are open
    std::vector<Requirement> requirements; ///< with ReadinessOptions::requirements
};
struct ReadinessOptions {
    std::vector<std::string> nodes; ///< empty: all machines that have an address
    bool stress = false;            ///< test the GPUs, too: a minute or two
    bool requirements = false;      ///< also what building a framework needs
};

/// Checks machines of a cluster as a launch does: end of cloud-init, clock, disk, GPUs and their health.
/// \error NotFound (cluster, node), Conflict (no machine)
Result<std::vector<NodeReadiness>> checkReadiness(const CloudContext &, const ClusterId &, const ReadinessOptions &,
                                                  const ProgressSink &, const CallContext &);

} // namespace trainyard::cluster
