#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "backend/cluster/roles.h"
#include "backend/core/ids.h"

namespace trainyard::cluster {

struct CloudContext;

/// How programs on the machines reach S3.
enum class NodeAccess {
    Role,       ///< a role made for the cluster, whose keys AWS gives and renews; where IAM refuses it: no launch
    RoleOrKeys, ///< the same; where IAM refuses it: as KeyFile
    KeyFile,    ///< session keys of the user's, limited to the buckets, in a file of mode 0600 that goes with each run
    Bashrc,     ///< the same, and `export AWS_...` lines in ~/.bashrc: what old guides ask for
};
/// As plan files and options write it: "role", "role-or-keys", "key-file", "bashrc".
std::string_view toString(NodeAccess) noexcept;
std::optional<NodeAccess> parseNodeAccess(std::string_view word) noexcept;

/// Where our roles are kept in IAM, so that they are found and permitted as such.
inline constexpr std::string_view kRolePath = "/trainyard/";
/// Their kind in the ledger, in receipts and among planned resources.
inline constexpr const char *kRoleKind = "role";

/// An IAM policy (JSON) that allows to list, read and write these buckets, and no more.
std::string bucketPolicy(const std::vector<std::string> &buckets, std::string_view region);
/// The role and instance profile of a cluster's machines, both called `name`.
RoleSpec nodeRole(const std::string &name, const std::vector<std::string> &buckets, std::string_view region,
                  const std::map<std::string, std::string> &tags);

/// ARN of the account's boundary for these roles (nodeBoundary() in policy.h), where it has one that may be seen; an
/// account without a restricted user needs none. Empty: none.
std::string roleBoundary(const CloudContext &, const Deadline &, std::stop_token);

/// Is a variable of the nodes' environment one of the user's keys? Region and endpoint are not.
bool isNodeKey(std::string_view variable) noexcept;

/// Does the error say that these credentials, this account or this endpoint have no roles to give?
bool isRoleDenied(const Error &) noexcept;

/// Names of the buckets of all s3:// addresses in a text, such as a job.
std::set<std::string> bucketsIn(std::string_view text);
/// Do the cluster's machines have a role that reaches these buckets? Then no key has to travel. Only the ledger is
/// asked.
bool roleReaches(const CloudContext &, const ClusterId &, const std::set<std::string> &buckets);

/// Is a name one that S3 takes for a new bucket?
bool isBucketName(std::string_view name) noexcept;

} // namespace trainyard::cluster
