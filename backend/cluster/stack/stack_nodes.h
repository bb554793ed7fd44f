#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "backend/aws/ec2/ec2_types.h"
#include "backend/aws/services/stacks/auto_scaling_client.h"
#include "backend/aws/services/stacks/cloudformation_client.h"
#include "backend/core/enum_names.h"

namespace trainyard::cluster {

/// What an instance is in a dynamic training stack.
enum class StackRole {
    Master,  ///< of the master's group; the head of the cluster
    Base,    ///< of the workers' group; never removed during a run
    Elastic, ///< started from the launch template; removable
};
constexpr auto namesOf(StackRole)
{
    return std::to_array<std::string_view>({"master", "base", "elastic"});
}
using trainyard::toString;

/// An instance of a stack as a node of a cluster.
struct StackNode {
    std::string node; ///< "head", "worker-1", ...
    StackRole role = StackRole::Base;
    InstanceId instance;
    std::string state, type, zone, privateIp, publicIp; ///< state: of EC2, "running"
    /// Value of the tag elastic_worker_status: "", "ADD_QUEUED", "ADDED", "REMOVAL_QUEUED", "REMOVED".
    std::string elasticStatus;
    /// An elastic worker that has its stack's tag: it is wanted in the cluster.
    bool wanted = true;
    bool locked() const { return role != StackRole::Elastic; }
    bool operator==(const StackNode &) const = default;
};

/// Resources of a stack by their logical names, which are those of the original template too.
struct StackParts {
    std::string masterGroup, workerGroup;      ///< names of the Auto Scaling groups
    std::string elasticTemplate;               ///< "lt-..."; empty: not an elastic stack
    std::string fileSystem, vpc, workerSubnet; ///< empty where the stack names none
    int natGateways = 0;                       ///< that exist; they cost money until the stack is deleted
    /// Whether it has a master and workers, so that it can become a cluster.
    bool isTraining() const { return !masterGroup.empty() && !workerGroup.empty(); }
    bool operator==(const StackParts &) const = default;
};

/// Groups and launch template by ownResource(): what only an output names is not the stack's. The rest from outputs
/// first and resources second: a stack whose creation has failed has resources only.
StackParts stackParts(const aws::Stack &, const std::vector<aws::StackResource> &);

/// The value of a parameter; empty when the stack has none of that name.
std::string parameterOf(const aws::Stack &, const char *name);

/// Desired, launched and joined base workers of a stack.
struct StackWorkers {
    int requested = 0; ///< as the plan of the stack had it: the parameter WorkerCount
    int desired = 0;   ///< the requested size of the group now; older templates lower it where capacity is short
    int launched = 0;  ///< in service
    int joined = 0;    ///< set up as machines of the cluster, so that runs use them; from the ledger
    bool operator==(const StackWorkers &) const = default;
};
/// The numbers of AWS; none has joined.
/// \param workers  the workers' group; null: unknown
StackWorkers stackWorkers(const aws::Stack &, const aws::ScalingGroup *workers);

/// The machines of a stack as nodes: the head first, then the base workers, then the elastic ones, each in the order of
/// their private addresses, as the original set-up numbers them. Ended instances are left out.
/// \param groups  the two groups of `parts`; others are ignored
/// \param instances  of the stack's VPC, or all of the region
std::vector<StackNode> stackNodes(const std::string &stack, const StackParts &parts,
                                  const std::vector<aws::ScalingGroup> &groups,
                                  const std::vector<aws::Instance> &instances);

} // namespace trainyard::cluster
