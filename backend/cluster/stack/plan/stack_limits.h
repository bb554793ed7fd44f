#pragma once

#include <optional>
#include <string>
#include <vector>

#include "backend/cluster/stack/plan/stack_plan.h"
#include "backend/core/result.h"
#include "backend/core/time/deadline.h"

namespace trainyard::cluster {

struct CloudContext;

/// What a region has of the resources of which a new network takes one each, and what the account may have.
struct NetworkUse {
    int vpcs = 0, addresses = 0;               ///< addresses: Elastic IPs
    std::optional<int> vpcQuota, addressQuota; ///< empty: unknown
    bool operator==(const NetworkUse &) const = default;
};

/// Reads VPCs, Elastic IP addresses and their quotas. A quota that cannot be read is unknown, which is no error.
/// \error those of the credentials and the connection, PermissionDenied (ec2:DescribeVpcs, ec2:DescribeAddresses)
Result<NetworkUse> networkUse(const CloudContext &, const std::string &region, const CallContext &);

/// What the network of a plan would exceed, before anything is created: CloudFormation would fail after minutes.
std::vector<StackProblem> quotaProblems(const StackPlan &, const NetworkUse &);

} // namespace trainyard::cluster
