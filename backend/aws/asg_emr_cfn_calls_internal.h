#pragma once

#include "backend/aws/json_call_internal.h"
#include "backend/aws/query_call_internal.h"

/// The calls to services that keep machines alive, and to the price list. In one place, so that a test can hold every
/// name in them against the services' own models.
namespace trainyard::aws {

namespace autoscaling {
QueryCall describeGroups(const std::vector<std::string> &names);
QueryCall emptyGroup(const std::string &name); ///< no machines, and none to come
QueryCall deleteGroup(const std::string &name);
} // namespace autoscaling

namespace cloudformation {
QueryCall describeStacks(const std::string &nameOrId);
QueryCall deleteStack(const std::string &nameOrId);
QueryCall unprotectStack(const std::string &nameOrId);
} // namespace cloudformation

namespace emr {
JsonCall listClusters(const std::string &marker);
JsonCall describeCluster(const std::string &id);
JsonCall unprotectClusters(const std::vector<std::string> &ids);
JsonCall terminateClusters(const std::vector<std::string> &ids);
} // namespace emr

namespace pricing {
/// On demand, Linux, shared tenancy, nothing installed, of one type and region.
JsonCall getProducts(const std::string &type, const std::string &region);
} // namespace pricing

} // namespace trainyard::aws
