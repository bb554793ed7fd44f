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
