#pragma once

#include <string>
#include <string_view>

namespace trainyard::cluster {

/// An IAM policy document (JSON) with what a cluster's life on EC2 asks for, and no more: reading, making, and ending
/// only what carries our tag. For a user or role of its own, in the IAM console or `aws iam create-policy`.
/// region  decides the partition ("arn:aws-cn:..." for "cn-north-1"); empty means AWS's main one
std::string leastPrivilegePolicy(std::string_view region);

} // namespace trainyard::cluster
