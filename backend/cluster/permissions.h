#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "backend/core/deadline.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

struct CloudContext;

enum class Permission { Allowed, Denied, Unknown };
/// "allowed", "denied", "unknown".
std::string_view toString(Permission) noexcept;

/// One line of the matrix.
struct PermissionLine {
    std::string action;  ///< as a policy names it: "ec2:RunInstances"
    std::string purpose; ///< "launch", "terminate", "look", "network", "keys", "account", "data"
    Permission permission = Permission::Unknown;
    std::string detail; ///< the service's own words where it is not allowed
    bool operator==(const PermissionLine &) const = default;
};

/// What these credentials may do, without doing it: every EC2 call that changes something is asked with DryRun, of the
/// others one that only reads. DryRun tells permission only: not capacity, quota or what else may be wrong.
/// errors  those of the credentials; Unsupported (the endpoint does not know DryRun: nothing more was asked);
///         Cancelled, Timeout
Result<std::vector<PermissionLine>> permissionMatrix(const CloudContext &, const Deadline &, std::stop_token);

} // namespace trainyard::cluster
