#pragma once

#include <string>
#include <string_view>

namespace trainyard::cluster {

/// IAM takes no more characters in a managed policy; blanks do not count.
inline constexpr std::size_t kLongestPolicy = 6144;

/// An IAM policy document (JSON) with what a cluster's life on EC2 asks for, and no more: reading, making, and changing
/// only what carries our tag. For a user or role of its own, in the IAM console or `aws iam create-policy`. Who has it
/// cannot get more by it: roles are made within nodeBoundary() only, tags are given to what is being made only.
/// region  decides the partition ("arn:aws-cn:..." for "cn-north-1"); empty means AWS's main one
std::string leastPrivilegePolicy(std::string_view region);

/// Name of the managed policy below kRolePath that bounds the machines' roles.
inline constexpr std::string_view kNodeBoundary = "node-boundary";
/// Its document (JSON): at most this may a machine's role allow, whatever is written into it. It has the buckets
/// "trainyard-*"; for others their names are added.
std::string nodeBoundary(std::string_view region);
/// "arn:aws:iam::123456789012:policy/trainyard/node-boundary"; account "*" for a condition.
std::string nodeBoundaryArn(std::string_view account, std::string_view region);

} // namespace trainyard::cluster
