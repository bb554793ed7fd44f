#pragma once

#include "backend/aws/wire/json_call_internal.h"
#include "backend/aws/wire/query_call_internal.h"

/// Requests of the services that manage instances, and of the price list. They live in one place because a test
/// compares every name in them with the services' API models.
namespace trainyard::aws {

namespace autoscaling {
QueryCall describeGroups(const std::vector<std::string> &names);
QueryCall emptyGroup(const std::string &name); ///< sets minimum, maximum and desired capacity to 0
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
/// On-Demand price of one type in one region: Linux, shared tenancy, no preinstalled software.
JsonCall getProducts(const std::string &type, const std::string &region);
} // namespace pricing

} // namespace trainyard::aws
