#pragma once

#include <array>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/core/enum_names.h"
#include "backend/core/result.h"
#include "backend/core/time/deadline.h"

namespace trainyard::cluster {

struct CloudContext;

enum class Permission { Allowed, Denied, Unknown };
constexpr auto namesOf(Permission)
{
    return std::to_array<std::string_view>({"allowed", "denied", "unknown"});
}
using trainyard::toString;

/// One row of the permission matrix.
struct PermissionLine {
    std::string action;  ///< as in a policy: "ec2:RunInstances"
    std::string purpose; ///< "launch", "terminate", "look", "network", "keys", "account", "data"
    Permission permission = Permission::Unknown;
    std::string detail; ///< the service's message where it is not allowed
    bool operator==(const PermissionLine &) const = default;
};

/// Determines what these credentials may do without doing it: every mutating EC2 call with DryRun, the other services
/// with one read-only call each. DryRun covers permissions only, not capacity, quotas or other conditions.
/// \error those of the credentials; Unsupported (the endpoint does not implement DryRun; no further call was made);
///     Cancelled, Timeout
Result<std::vector<PermissionLine>> permissionMatrix(const CloudContext &, const CallContext &);

} // namespace trainyard::cluster
