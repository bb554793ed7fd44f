#pragma once

#include <array>
#include <map>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/enum_names.h"
#include "backend/core/result.h"
#include "backend/core/time/deadline.h"

namespace trainyard::cluster {

struct CloudContext;

/// Specification of an IAM role for a service or for machines. A plain value that can be shown before it is created.
struct RoleSpec {
    std::string name;                  ///< "EMR_DefaultRole"
    std::string principal;             ///< who may assume it: "elasticmapreduce.amazonaws.com"
    std::vector<std::string> policies; ///< managed ones, name with path: "service-role/AmazonElasticMapReduceRole"
    bool instanceProfile = false;      ///< with an instance profile of the same name, for machines
    std::string inlinePolicy = {};     ///< JSON: inline policy, stored under the role's name; empty: none
    std::string path = {};             ///< "/trainyard/", to find roles again; empty: "/"
    std::map<std::string, std::string> tags = {}; ///< in addition to "application"
    std::string boundary = {};                    ///< ARN of its permissions boundary (policy.h); empty: none

    std::string trust() const; ///< JSON: its trust policy
    bool operator==(const RoleSpec &) const = default;
};

/// EMR_EC2_DefaultRole and EMR_DefaultRole, as created by `aws emr create-default-roles` in a region.
std::vector<RoleSpec> emrDefaultRoles(std::string_view region);
/// What the machines of an EMR cluster need in addition to mount EFS.
inline constexpr std::string_view kEfsReadPolicy = "AmazonElasticFileSystemReadOnlyAccess";

/// A role specification compared with the account.
struct RoleState {
    RoleSpec spec;
    bool exists = false;
    bool hasProfile = false;          ///< if specified: it exists and contains the role
    bool hasInlinePolicy = false;     ///< if specified: the role has one under its name
    std::vector<std::string> missing; ///< specified policies that are not attached
    std::vector<std::string> others;  ///< attached policies that are not specified

    bool complete() const
    {
        return exists && missing.empty() && (hasProfile || !spec.instanceProfile) &&
               (hasInlinePolicy || spec.inlinePolicy.empty());
    }
    bool operator==(const RoleState &) const = default;
};

/// \error PermissionDenied (iam:GetRole, iam:ListAttachedRolePolicies, iam:GetInstanceProfile), those of the connection
Result<std::vector<RoleState>> roleStates(const CloudContext &, const std::vector<RoleSpec> &, const CallContext &);

/// Creates what is missing and changes nothing else. Safe to repeat. The caller has shown the roles to the user.
/// \return the states afterwards
/// \error as roleStates(), and PermissionDenied (iam:CreateRole, ...), QuotaExceeded
Result<std::vector<RoleState>> ensureRoles(const CloudContext &, const std::vector<RoleSpec> &, const CallContext &);

/// Deletes a role with its instance profile and its policies; a missing one is no error.
/// \error PermissionDenied (iam:DeleteRole, ...), Conflict (still in use)
Status removeRole(const CloudContext &, const std::string &name, const CallContext &);

/// Attaches a managed policy to a role, or detaches it. Safe to repeat.
/// \param policy  name with path
/// \error NotFound (no such role), PermissionDenied
Status setRolePolicy(const CloudContext &, const std::string &role, std::string_view policy, bool attached,
                     const CallContext &);

/// The calls that would create what is missing, as AWS CLI command lines in order.
std::vector<std::string> commandLines(const RoleState &, std::string_view region);

/// "aws", "aws-cn", ...: the partition in the region's ARNs.
std::string partitionOf(std::string_view region);
/// Who may assume the role of a service there: "ec2" is "ec2.amazonaws.com", in China "ec2.amazonaws.com.cn".
std::string servicePrincipal(std::string_view service, std::string_view region);
/// "arn:aws:iam::aws:policy/NAME"; the region selects the partition.
std::string policyArn(std::string_view name, std::string_view region);

/// Tasks with different managed policies.
enum class Wizard { Ec2, Emr, Stack, Efs, Data };
constexpr auto namesOf(Wizard)
{
    return std::to_array<std::string_view>({"ec2", "emr", "stack", "efs", "data"});
}

enum class PolicyAttachment { Attached, Missing, Obsolete, Unknown };
constexpr auto namesOf(PolicyAttachment)
{
    return std::to_array<std::string_view>({"attached", "missing", "obsolete", "unknown"});
}
using trainyard::toString;

/// A managed policy that a wizard needs.
struct PolicyLine {
    std::string policy;   ///< the current policy
    std::string replaces; ///< obsolete one: attached (Obsolete), or named in older guides; empty: none
    PolicyAttachment attachment = PolicyAttachment::Unknown;
    std::string by; ///< who has it: "user me", "group trainers", "role x"; or why it is unknown
    bool operator==(const PolicyLine &) const = default;
};

/// Which managed policies of a wizard the caller has. Customer-managed policies are ignored; permissionMatrix() shows
/// what is actually allowed.
/// \error those of the credentials and of the connection; a denied query yields rows with the attachment Unknown
Result<std::vector<PolicyLine>> policiesFor(const CloudContext &, Wizard, const CallContext &);

} // namespace trainyard::cluster
