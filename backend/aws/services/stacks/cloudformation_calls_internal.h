#pragma once

#include "backend/aws/services/stacks/cloudformation_client.h"
#include "backend/aws/wire/query_call_internal.h"

/// Requests of CloudFormation. The journal and the command line show a file name instead of the template.
namespace trainyard::aws::cloudformation {

QueryCall validateTemplate(const std::string &body);
QueryCall createStack(const CreateStackRequest &);
/// \param keep  names of the parameters that keep their value
QueryCall updateParameters(const std::string &nameOrId, const StackParameters &changed,
                           const std::vector<std::string> &keep, const std::vector<std::string> &capabilities,
                           const std::string &token);
QueryCall describeStacks(const std::string &nameOrId);
QueryCall listStacks(const std::vector<std::string> &statuses);
QueryCall describeEvents(const std::string &nameOrId);
QueryCall listResources(const std::string &nameOrId);
QueryCall describeResourcesOf(const std::string &physicalId);
QueryCall getTemplate(const std::string &nameOrId);
QueryCall deleteStack(const std::string &nameOrId, const std::vector<std::string> &retain);
QueryCall setProtection(const std::string &nameOrId, bool protect);

} // namespace trainyard::aws::cloudformation
