#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "backend/cluster/cloud/ec2.h"

namespace trainyard::cluster {

/// Services that replace machines which are terminated one by one. The controller is deleted first, and its machines
/// terminate with it. In the order of deletion.
enum class ControllerKind { EmrCluster, ScalingGroup, Stack };
inline constexpr ControllerKind kControllerKinds[] = {ControllerKind::EmrCluster, ControllerKind::ScalingGroup,
                                                      ControllerKind::Stack};
/// As used in receipts: "emr-cluster", "auto-scaling-group", "stack".
std::string_view toString(ControllerKind) noexcept;
std::optional<ControllerKind> parseControllerKind(std::string_view word) noexcept;
std::string describe(ControllerKind, const std::string &name); ///< "the Auto Scaling group x"
/// The name in a stack's ARN; the id of any other controller.
std::string controllerName(ControllerKind, const std::string &id);

struct InstanceController {
    ControllerKind kind;
    std::string id; ///< of a group its name, of a stack its ARN
    std::string name, state;
    std::string stack; ///< stack that created the group (or the parent of a stack), by id; it deletes the group
    bool isProtected = false;
    bool failed = false; ///< its deletion was attempted and failed; `detail` has the reason
    std::string detail;
    TagMap tags;
    Timestamp created{};
};

/// The controller named by a machine's own tags; empty when there is none. A machine that a stack created directly,
/// without a group, has none, since a stack does not replace it.
std::optional<std::pair<ControllerKind, std::string>> controllerOf(const TagMap &machineTags);

/// Auto Scaling, EMR and CloudFormation of one region, as far as a teardown needs them. Tests inject faults at this
/// interface. Thread-safe.
class ControllerApi {
public:
    virtual ~ControllerApi() = default;
    /// All that exist, also those that Trainyard did not create.
    virtual Result<std::vector<InstanceController>> all(ControllerKind, const CallContext &) = 0;
    /// One by its id (a stack also by name). Empty: it was deleted, or never existed.
    virtual Result<std::optional<InstanceController>> find(ControllerKind, const std::string &id,
                                                           const CallContext &) = 0;
    /// Returns when the deletion has begun. Safe to repeat; an unknown controller is no error.
    /// \error Conflict (protected, or in a state that does not allow it)
    virtual Status end(const InstanceController &, const CallContext &) = 0;
    virtual Status liftProtection(const InstanceController &, const CallContext &) = 0;
};

} // namespace trainyard::cluster
