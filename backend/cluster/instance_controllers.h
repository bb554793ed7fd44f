#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "backend/cluster/ec2.h"

namespace trainyard::cluster {

/// What starts machines again that are ended one by one: it has to end first, and ends them with it. In that order.
enum class ControllerKind { EmrCluster, ScalingGroup, Stack };
inline constexpr ControllerKind kControllerKinds[] = {ControllerKind::EmrCluster, ControllerKind::ScalingGroup,
                                                      ControllerKind::Stack};
/// As receipts write it: "emr-cluster", "auto-scaling-group", "stack".
std::string_view toString(ControllerKind) noexcept;
std::optional<ControllerKind> parseControllerKind(std::string_view word) noexcept;
std::string describe(ControllerKind, const std::string &name); ///< "the Auto Scaling group x"

struct InstanceController {
    ControllerKind kind;
    std::string id; ///< of a group its name, of a stack its ARN
    std::string name, state;
    std::string stack; ///< of a group: the stack that made it, by id; it ends with that
    bool isProtected = false;
    bool failed = false; ///< its end was tried and failed; `detail` says why
    std::string detail;
    TagMap tags;
    Timestamp created{};
};

/// The keeper that a machine's own tags name; empty when none does. A stack's machine without a group is not kept.
std::optional<std::pair<ControllerKind, std::string>> controllerOf(const TagMap &machineTags);

/// Auto Scaling, EMR and CloudFormation of one region, as far as a teardown needs them: the seam where tests put
/// faults. Any thread.
class ControllerApi {
public:
    virtual ~ControllerApi() = default;
    /// All that live, whoever made them.
    virtual Result<std::vector<InstanceController>> all(ControllerKind, const Deadline &, std::stop_token) = 0;
    /// One by its id (of a stack also by name). Empty: it has ended, or never was.
    virtual Result<std::optional<InstanceController>> find(ControllerKind, const std::string &id, const Deadline &,
                                                           std::stop_token) = 0;
    /// Returns when its end has begun. Safe to repeat; an unknown one is an answer.
    /// errors  Conflict (it is protected, or busy with something else)
    virtual Status end(const InstanceController &, const Deadline &, std::stop_token) = 0;
    virtual Status liftProtection(const InstanceController &, const Deadline &, std::stop_token) = 0;
};

} // namespace trainyard::cluster
