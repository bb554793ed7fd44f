#pragma once

#include <vector>

#include "backend/aws/ec2/ec2_types.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/time/deadline.h"

namespace trainyard::cluster {

/// Machines that others have started from the launch template of a cluster's stack, and that have not joined a run yet:
/// the ledger does not have them, they are in no group, and they have no deadline but that of the template. They cost
/// money, and end with the stack.
/// \return none for clusters without such a template
/// \error those of EC2 and the ledger
Result<std::vector<aws::Instance>> unjoinedMachines(const CloudContext &, const ClusterId &, const CallContext &);

} // namespace trainyard::cluster
