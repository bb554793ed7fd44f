#pragma once

#include <optional>
#include <string>
#include <vector>

#include "backend/cluster/account/quotas.h"
#include "backend/cluster/stack/stack_plan.h"
#include "backend/core/deadline.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

struct CloudContext;

/// What AWS reports about the zones of a stack's machines, before anything is created. Unset: not queried, or the
/// credentials may not read it.
struct StackPlacement {
    /// Where a file system can be mounted.
    struct Target {
        std::string zone, vpc;
        bool operator==(const Target &) const = default;
    };
    std::optional<std::vector<std::string>> offering; ///< zones that offer the instance type
    std::vector<std::string> zones;                   ///< of the region, in the order in which a stack takes them
    std::string masterZone, workerZone;               ///< of the subnets that the plan names
    std::optional<std::vector<Target>> targets;       ///< of the file system that the plan names
    std::vector<QuotaLine> quotas;                    ///< of vCPUs
};

/// Asks EC2, EFS and Service Quotas. Read-only.
/// \error NotFound (a subnet, the file system), those of the credentials and the connection
Result<StackPlacement> readPlacement(const CloudContext &, const StackPlan &, const CallContext &);

/// The zone for the machines of a new VPC: the plan's, else the first one of the region if it offers the instance type
/// (empty: CloudFormation takes it), else the first one that does.
std::string zoneFor(const StackPlan &, const StackPlacement &);

/// Why the machines could not be started in their zones, or not mount the file system there, one English sentence each.
std::vector<std::string> placementRefusals(const StackPlan &, const StackPlacement &);

} // namespace trainyard::cluster
