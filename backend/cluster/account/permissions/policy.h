#pragma once

#include <string>
#include <string_view>

namespace trainyard::cluster {

/// An IAM policy document (JSON) with the permissions that clusters on EC2 need, and no more: reading, creating, and
/// changing what carries our tag. To be attached to a dedicated user or role, in the IAM console or with `aws iam
/// create-policy`. Its holder cannot extend it: roles are created within nodeBoundary() only, and tags are set only on
/// resources that are being created or carry our tag already.
/// \param region  selects the partition ("arn:aws-cn:..." for "cn-north-1"); empty: the main one, "aws"
std::string leastPrivilegePolicy(std::string_view region);

/// A second policy document (JSON), for users who also create stacks, EMR clusters and file systems. Everything that it
/// creates carries our tag, and only what carries it can be changed; the tag is set only on resources that are being
/// created or carry it already. Networks are made and changed by CloudFormation only, and those without our tag not at
/// all; its launch templates and VPC endpoints may lack the tag. A stack's roles have the path of leastPrivilegePolicy(),
/// and need its boundary (StackPlan::boundary), since the stack cannot create one.
/// EMR's default roles are passed as they are, without a boundary: in an EMR cluster, and on any instance launched with
/// EMR_EC2_DefaultRole, the holder of the policy has all permissions of that role. By AWS's default, these include all
/// buckets, DynamoDB tables and queues of the account.
std::string managedServicesPolicy(std::string_view region);

/// Name of the managed policy below kRolePath that bounds the machines' roles.
inline constexpr std::string_view kNodeBoundary = "node-boundary";
/// The policy document (JSON) of that permissions boundary: the maximum that a machine's role may allow, whatever its
/// policies contain, also a role of a stack. It names the buckets "trainyard-*"; add the names of other buckets.
std::string nodeBoundary(std::string_view region);
/// "arn:aws:iam::123456789012:policy/trainyard/node-boundary"; account "*" for use in a condition.
std::string nodeBoundaryArn(std::string_view account, std::string_view region);

} // namespace trainyard::cluster
