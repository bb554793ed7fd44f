#pragma once

#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/operate/adopt.h"

/// What adopt() takes over, as it is after the user has agreed.
/// \error of all functions: Conflict (one has other tags than when it was listed), those of AWS
namespace trainyard::cluster {

using ResourceKey = std::tuple<std::string, std::string, std::string>; ///< kind, region, id

inline ResourceKey keyOf(const Target &t)
{
    return {t.kind, t.region, t.id};
}
/// The machines in their current state.
Result<std::map<InstanceId, aws::Instance>> machinesNow(const CloudContext &, const AdoptableCluster &,
                                                        const CallContext &);
/// The rows of its stacks, groups and EMR clusters that exist, with what a termination needs to know of them.
Result<std::vector<ledger::Resource>> controllersNow(const CloudContext &, const AdoptableCluster &,
                                                     const CallContext &);
/// Those of its volumes, addresses, security groups and other resources of EC2 that exist and have our tags.
Result<std::set<ResourceKey>> resourcesNow(const CloudContext &, const AdoptableCluster &, const CallContext &);

} // namespace trainyard::cluster
