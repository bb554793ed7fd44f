#pragma once

#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/ids.h"
#include "backend/provision/gates.h"
#include "backend/ssh/target.h"

namespace trainyard::cluster {

/// What machines of a cluster must have before they are used, by the GPUs of their types and the clock of the service.
provision::GateOptions machineGates(const CloudContext &, const ClusterId &, const std::vector<ssh::Host> &);

} // namespace trainyard::cluster
