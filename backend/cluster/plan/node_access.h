#pragma once

#include <array>
#include <string_view>

#include "backend/core/enum_names.h"

namespace trainyard::cluster {

/// How programs on the machines reach S3. With a role, no key is stored on a machine.
enum class NodeAccess {
    Role,       ///< a role for the cluster, whose keys AWS issues and renews; the launch fails where IAM refuses it
    RoleOrKeys, ///< the same; as KeyFile where IAM refuses it
    KeyFile,    ///< session keys of the user, limited to the buckets, in a file of mode 0600 that is sent with each run
    Bashrc,     ///< the same, and `export AWS_...` lines in ~/.bashrc, as old guides require
};
constexpr auto namesOf(NodeAccess)
{
    return std::to_array<std::string_view>({"role", "role-or-keys", "key-file", "bashrc"});
}
using trainyard::toString;

/// Kind of the machines' IAM role in the ledger, in receipts and among planned resources.
inline constexpr const char *kRoleKind = "role";

/// Whether S3 accepts the name for a new bucket.
bool isBucketName(std::string_view name) noexcept;

} // namespace trainyard::cluster
