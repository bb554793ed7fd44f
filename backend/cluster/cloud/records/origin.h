#pragma once

#include <array>
#include <string>
#include <string_view>

#include "backend/core/enum_names.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"

namespace trainyard::ledger {
class Ledger;
}

namespace trainyard::cluster {

/// The service that starts the machines of a cluster.
enum class Origin {
    Instances, ///< this program, one by one: RunInstances
    Stack,     ///< CloudFormation, with two Auto Scaling groups and a launch template
    Emr        ///< EMR, with uniform instance groups
};
constexpr auto namesOf(Origin)
{
    return std::to_array<std::string_view>({"instances", "stack", "emr"});
}
using trainyard::toString;

/// Kinds of intents and resources in the ledger: the stack or EMR cluster of a cluster. Also used by the teardown
/// (ControllerKind).
inline constexpr const char *kStackKind = "stack";
inline constexpr const char *kEmrKind = "emr-cluster";

/// Facts in the ledger. Of an instance of a stack: "master", "base" or "elastic"; a machine of a group is locked, because
/// the group would replace it.
inline constexpr const char *kStackRoleFact = "stack-role";
inline constexpr const char *kElasticTemplateFact = "elastic-template"; ///< of a stack: "lt-..."
inline constexpr const char *kMasterGroupFact = "master-group";         ///< of a stack: name of the Auto Scaling group
inline constexpr const char *kWorkerGroupFact = "worker-group";

/// Fact of an instance of an EMR cluster: "MASTER", "CORE" or "TASK". All but the master are reached through it, also where
/// they have public addresses. Core nodes are locked, because they hold HDFS.
inline constexpr const char *kEmrRoleFact = "emr-role";

/// The tags with the id of the EMR cluster of an instance and the role of its group. AWS sets them and refuses them from
/// clients.
inline constexpr const char *kEmrFlowTag = "aws:elasticmapreduce:job-flow-id";
inline constexpr const char *kEmrGroupTag = "aws:elasticmapreduce:instance-group-role";

/// The tag with the ARN of the stack that created a resource, or whose group started an instance; and that with the
/// launch template of an instance. AWS sets them and refuses them from clients.
inline constexpr const char *kStackIdTag = "aws:cloudformation:stack-id";
inline constexpr const char *kLogicalIdTag = "aws:cloudformation:logical-id";
inline constexpr const char *kLaunchTemplateTag = "aws:ec2launchtemplate:id";
/// The name of its stack, set on a machine by the template and by Trainyard. Anyone may set it.
inline constexpr const char *kStackNameTag = "trainyard:stack";
/// Logical name of the master's group, also in the original template.
inline constexpr const char *kMasterGroup = "MasterAutoScalingGroup";

/// The origin of a cluster, and the id of what started it.
struct ClusterOrigin {
    Origin origin = Origin::Instances;
    std::string id; ///< ARN of the stack, "j-..." of the EMR cluster; empty before AWS has confirmed the request
    bool operator==(const ClusterOrigin &) const = default;
};

/// Reads the origin from the intents and resources of the cluster, including closed ones.
/// \error those of the ledger
Result<ClusterOrigin> originOf(ledger::Ledger &, const ClusterId &);

} // namespace trainyard::cluster
