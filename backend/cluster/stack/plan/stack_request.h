#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "backend/aws/services/stacks/cloudformation_client.h"
#include "backend/cluster/plan/resource_tags.h"
#include "backend/cluster/stack/plan/stack_plan.h"

namespace trainyard::cluster {

/// resources/templates/trainyard-stack.json at build time.
std::string_view stackTemplate();

/// The request that creates the stack of a plan.
/// \param templateBody  resources/templates/trainyard-stack.json, or another template with its parameters
/// \param sshRange  the range that the plan's sshFrom stands for
/// \param ours  Trainyard's tags; CloudFormation sets them on the resources of the stack as well
/// \param capabilities  that the template needs (aws::TemplateSummary); sent only with the user's consent
/// \param token  in the ledger before the call
aws::CreateStackRequest createStackRequest(const StackPlan &, const std::string &templateBody,
                                           const std::string &sshRange, const TagMap &ours,
                                           const std::vector<std::string> &capabilities, const std::string &token);

/// The calls that create the stack, as AWS CLI command lines. What is not known yet is a placeholder in capitals.
std::vector<std::string> awsCliCommands(const StackPlan &);

} // namespace trainyard::cluster
