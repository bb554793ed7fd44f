#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "backend/aws/ec2/ec2_types.h"
#include "backend/cluster/account/quotas.h"
#include "backend/cluster/stack/plan/stack_plan.h"
#include "backend/core/result.h"
#include "backend/core/sentence.h"
#include "backend/core/time/deadline.h"

namespace trainyard::cluster {

struct CloudContext;

/// What AWS reports about the subnets, the file system and the image that a plan names. Unset: none is named, or the
/// credentials may not read it.
struct StackSites {
    /// Where a file system can be mounted.
    struct Target {
        std::string zone, vpc;
        bool operator==(const Target &) const = default;
    };
    std::string masterZone, workerZone;         ///< of the subnets
    std::optional<std::vector<Target>> targets; ///< of the file system
    std::optional<aws::Image> image;
    std::string bucketRegion; ///< of the bucket with the data
};

/// The same, and what limits the zones of a stack's machines, before anything is created.
struct StackPlacement : StackSites {
    std::optional<std::vector<std::string>> offering; ///< zones that offer the instance type
    std::vector<std::string> zones;                   ///< of the region, in the order in which a stack takes them
    std::vector<QuotaLine> quotas;                    ///< of vCPUs
};

/// Asks EC2, EFS and S3 about what the plan names. Read-only.
/// \error NotFound (a subnet, the file system, the image), Conflict (the image is not available), those of the
///     credentials and the connection
Result<StackSites> readSites(const CloudContext &, const StackPlan &, const CallContext &);

/// Asks EC2, EFS and Service Quotas. Read-only.
/// \error as readSites()
Result<StackPlacement> readPlacement(const CloudContext &, const StackPlan &, const CallContext &);

/// The zone for the machines of a new VPC: the plan's, else the first one of the region if it offers the instance type
/// (empty: CloudFormation takes it), else the first one that does.
std::string zoneFor(const StackPlan &, const StackPlacement &);

/// Whether the stack creates a second mount target, for a master in another zone than the workers: EFS resolves its name
/// only in zones that have one.
bool needsMasterTarget(const StackPlan &, const StackSites &);
/// Adds the parameters of the template that follow from the sites.
void addSites(const StackPlan &, const StackSites &, std::map<std::string, std::string> &parameters);

/// What the user should know although the stack can be created.
std::vector<Sentence> siteWarnings(const StackPlan &, const StackSites &);

/// Why the machines could not be started in their zones, or not mount the file system there, one English sentence each.
std::vector<std::string> placementRefusals(const StackPlan &, const StackPlacement &);

} // namespace trainyard::cluster
