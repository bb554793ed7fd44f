#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "backend/cluster/account/roles.h"
#include "backend/core/ids.h"

namespace trainyard::cluster {

struct CloudContext;

/// How programs on the machines reach S3. With a role, no key is stored on a machine.
enum class NodeAccess {
    Role,       ///< a role for the cluster, whose keys AWS issues and renews; the launch fails where IAM refuses it
    RoleOrKeys, ///< the same; as KeyFile where IAM refuses it
    KeyFile,    ///< session keys of the user, limited to the buckets, in a file of mode 0600 that is sent with each run
    Bashrc,     ///< the same, and `export AWS_...` lines in ~/.bashrc, as old guides require
};
/// As used in plan files and options: "role", "role-or-keys", "key-file", "bashrc".
std::string_view toString(NodeAccess) noexcept;
std::optional<NodeAccess> parseNodeAccess(std::string_view word) noexcept;

/// IAM path of Trainyard's roles, by which they are found and permitted.
inline constexpr std::string_view kRolePath = "/trainyard/";
/// Their kind in the ledger, in receipts and among planned resources.
inline constexpr const char *kRoleKind = "role";

/// An IAM policy (JSON) that allows listing, reading and writing these buckets, and nothing else.
std::string bucketPolicy(const std::vector<std::string> &buckets, std::string_view region);
/// The role and instance profile of a cluster's machines, both named `name`.
RoleSpec nodeRole(const std::string &name, const std::vector<std::string> &buckets, std::string_view region,
                  const std::map<std::string, std::string> &tags);

/// ARN of the account's permissions boundary for these roles (nodeBoundary() in policy.h). Empty when the account has
/// none that may be read: an account without a restricted user needs none.
std::string roleBoundary(const CloudContext &, const CallContext &);

/// Whether a variable of the nodes' environment holds one of the user's keys, as opposed to region and endpoint.
bool isNodeKey(std::string_view variable) noexcept;

/// Whether these credentials, this account or this endpoint cannot provide a role.
bool isRoleDenied(const Error &) noexcept;

/// Names of the buckets in all s3:// addresses of a text, such as a job.
std::set<std::string> bucketsIn(std::string_view text);
/// Whether the cluster's machines have a role that reaches these buckets, so that no key has to be forwarded. Reads the
/// ledger only.
bool roleReaches(const CloudContext &, const ClusterId &, const std::set<std::string> &buckets);

/// Whether S3 accepts the name for a new bucket.
bool isBucketName(std::string_view name) noexcept;

} // namespace trainyard::cluster
