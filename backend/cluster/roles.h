#pragma once

#include <map>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/deadline.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

struct CloudContext;

/// A role that a service or the machines take, as it is made where it is missing. A plain value, to be shown before.
struct RoleSpec {
    std::string name;                  ///< "EMR_DefaultRole"
    std::string principal;             ///< who may take it: "elasticmapreduce.amazonaws.com"
    std::vector<std::string> policies; ///< managed ones, by name with path: "service-role/AmazonElasticMapReduceRole"
    bool instanceProfile = false;      ///< with an instance profile of the same name, for machines
    std::string inlinePolicy = {};     ///< JSON: a policy inside the role, under the role's name; empty: none
    std::string path = {};             ///< "/trainyard/", by which roles are found again; empty: "/"
    std::map<std::string, std::string> tags = {}; ///< besides "application"
    std::string boundary = {};                    ///< ARN of the policy that bounds it (policy.h); empty: none

    std::string trust() const; ///< JSON: its trust policy
    bool operator==(const RoleSpec &) const = default;
};

/// EMR_DefaultRole and EMR_EC2_DefaultRole, as `aws emr create-default-roles` makes them.
const std::vector<RoleSpec> &emrDefaultRoles();
/// What the machines of an EMR cluster need besides to mount EFS.
inline constexpr std::string_view kEfsReadPolicy = "AmazonElasticFileSystemReadOnlyAccess";

/// A wish beside what the account has.
struct RoleState {
    RoleSpec spec;
    bool exists = false;
    bool hasProfile = false;          ///< where one is wished: it exists and has the role
    bool hasInlinePolicy = false;     ///< where one is wished: the role has one under its name
    std::vector<std::string> missing; ///< policies of the wish that are not attached
    std::vector<std::string> others;  ///< attached, and not of the wish

    bool complete() const
    {
        return exists && missing.empty() && (hasProfile || !spec.instanceProfile) &&
               (hasInlinePolicy || spec.inlinePolicy.empty());
    }
    bool operator==(const RoleState &) const = default;
};

/// errors  PermissionDenied (iam:GetRole, iam:ListAttachedRolePolicies, iam:GetInstanceProfile), the connection's
Result<std::vector<RoleState>> roleStates(const CloudContext &, const std::vector<RoleSpec> &, const Deadline &,
                                          std::stop_token);

/// Make what is missing, and nothing else: safe to repeat. The caller has shown it to the user.
/// return  the states afterwards
/// errors  as roleStates, and PermissionDenied (iam:CreateRole, ...), QuotaExceeded
Result<std::vector<RoleState>> ensureRoles(const CloudContext &, const std::vector<RoleSpec> &, const Deadline &,
                                           std::stop_token);

/// Take a role out of its instance profile, then both and all policies of it away; what is gone already is an answer.
/// errors  PermissionDenied (iam:DeleteRole, ...), Conflict (something else holds it)
Status removeRole(const CloudContext &, const std::string &name, const Deadline &, std::stop_token);

/// Attach a managed policy to a role, or undo that; both safe to repeat.
/// policy  name with path
/// errors  NotFound (no such role), PermissionDenied
Status setRolePolicy(const CloudContext &, const std::string &role, std::string_view policy, bool attached,
                     const Deadline &, std::stop_token);

/// The same as command lines, in their order, of what would be made.
std::vector<std::string> commandLines(const RoleState &, std::string_view region);

/// "aws", "aws-cn", ...: the region's part of every ARN.
std::string partitionOf(std::string_view region);
/// "arn:aws:iam::aws:policy/NAME"; the region decides the partition.
std::string policyArn(std::string_view name, std::string_view region);

/// What somebody wants to do, as far as managed policies differ.
enum class Wizard { Ec2, Emr, Stack, Efs, Data };

enum class PolicyAttachment { Attached, Missing, Obsolete, Unknown };

/// A managed policy that a wizard asks for.
struct PolicyLine {
    std::string policy;   ///< the one that is right today
    std::string replaces; ///< an obsolete one: attached (Obsolete), or what older guides name; empty where none is
    PolicyAttachment attachment = PolicyAttachment::Unknown;
    std::string by; ///< who has it: "user me", "group trainers", "role x"; or why it is not known
    bool operator==(const PolicyLine &) const = default;
};

/// Which managed policies of the exact wizard the caller has. Policies of the account's own count as nothing here: the
/// permission matrix asks what is really allowed.
/// errors  those of the credentials and of the connection; reading that is denied is a line of standing Unknown
Result<std::vector<PolicyLine>> policiesFor(const CloudContext &, Wizard, const Deadline &, std::stop_token);

/// The policy that has taken the place of an obsolete one; empty when it is not obsolete.
std::string_view successorOf(std::string_view policy) noexcept;

} // namespace trainyard::cluster
