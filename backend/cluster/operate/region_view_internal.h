#pragma once

#include <set>
#include <string>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/cloud/ec2.h"
#include "backend/cluster/cloud/prices.h"
#include "backend/cluster/cloud/records/ownership.h"

/// What reconcile() reads before it compares.
namespace trainyard::cluster {

struct RegionView {
    std::string region;
    Result<std::vector<aws::Instance>> machines;
};

/// Machines with our tag, and those in the ledger that lack it, by their ids: a tag can be removed.
/// \param known  the machines of the ledger
RegionView readRegion(const CloudContext &, const std::string &region, const std::vector<InstanceId> &known,
                      const CallContext &);
/// Types of the machines that the ledger has as open.
std::set<TypeInRegion> typesOf(const OwnershipResolver &);
/// Records stacks and EMR clusters whose program died before it received their ids. An active launch records its own.
Status recordRequestedStacks(const CloudContext &, const CallContext &);

} // namespace trainyard::cluster
