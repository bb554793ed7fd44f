#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "backend/aws/services/stacks/cloudformation_client.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/result.h"
#include "backend/core/time/deadline.h"

namespace trainyard::cluster {

/// The stack that a request with this token created.
/// \return empty when there is no stack of that name
/// \error AlreadyExists (another request created the stack of that name), those of the client
Result<std::optional<aws::Stack>> findRequestedStack(aws::CloudFormationClient &, const std::string &name,
                                                     const std::string &token, const CallContext &);

inline constexpr std::string_view kScalingGroupType = "AWS::AutoScaling::AutoScalingGroup";
inline constexpr std::string_view kLaunchTemplateType = "AWS::EC2::LaunchTemplate";

/// The physical id of a resource of a stack. An output is any text of the template's author: it only chooses between
/// resources that CloudFormation lists as the stack's, with their types; without it, the logical id decides. What
/// only an output names is somebody else's.
/// \param name  of the output and, in our template and the original one, the logical id
/// \return empty: the stack has none
std::string ownResource(const aws::Stack &, const std::vector<aws::StackResource> &, std::string_view name,
                        std::string_view type);

/// Writes groups and launch template of a stack into its row: a teardown, a deadline and OwnershipResolver need them.
void recordParts(ledger::Resource &row, const aws::Stack &, const std::vector<aws::StackResource> &);

/// The row of a stack, without its parts.
ledger::Resource stackResource(const CloudContext &, const aws::Stack &, const ClusterId &, const std::string &region);

/// A stack that exists because of an intent whose outcome the ledger does not know.
struct RequestedStack {
    std::string token; ///< of the intent
    ledger::Resource row;
};
/// Queries CloudFormation for each open intent of kind kStackKind, by name and token. Without such an intent, and in a
/// context without CloudFormation, there is no call.
/// \param intents  of any kind and state
/// \param errors  receives what could not be queried, by region
std::vector<RequestedStack> requestedStacks(const CloudContext &, const std::vector<ledger::Intent> &intents,
                                            std::vector<std::pair<std::string, Error>> &errors, const CallContext &);

} // namespace trainyard::cluster
