#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "backend/cluster/account/permissions/roles.h"
#include "backend/cluster/plan/node_access.h"
#include "backend/core/ids.h"

namespace trainyard::cluster {

struct CloudContext;

/// IAM path of Trainyard's roles, by which they are found and permitted.
inline constexpr std::string_view kRolePath = "/trainyard/";

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

} // namespace trainyard::cluster
