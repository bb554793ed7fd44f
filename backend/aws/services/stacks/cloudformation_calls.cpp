#include "backend/aws/services/stacks/cloudformation_calls_internal.h"

#include <nlohmann/json.hpp>

#include "backend/aws/services/call_values_internal.h"

namespace trainyard::aws::cloudformation {

namespace {

constexpr const char *kTemplateFile = "file://template.json"; // what the command line shows

QueryCall formationCall(const char *operation, const char *cliName)
{
    return {"cloudformation", operation, "2010-05-15", cliName};
}

QueryCall stackCall(const char *operation, const char *cliName, const std::string &nameOrId)
{
    auto query = formationCall(operation, cliName);
    query.set("StackName", "--stack-name", nameOrId);
    return query;
}

/// \param keep  names of the parameters that keep their value
void setParameters(QueryCall &query, const StackParameters &parameters, const std::vector<std::string> &keep = {})
{
    if (parameters.empty() && keep.empty())
        return;
    auto list = nlohmann::ordered_json::array();
    int n = 0;
    for (const auto &[key, value] : parameters) {
        const std::string prefix = "Parameters.member." + std::to_string(++n);
        // An empty value differs from the parameter's default.
        query.wire(prefix + ".ParameterKey", key).wireAlways(prefix + ".ParameterValue", value);
        list.push_back({{"ParameterKey", key}, {"ParameterValue", value}});
    }
    for (const std::string &key : keep) {
        const std::string prefix = "Parameters.member." + std::to_string(++n);
        query.wire(prefix + ".ParameterKey", key).wire(prefix + ".UsePreviousValue", "true");
        list.push_back({{"ParameterKey", key}, {"UsePreviousValue", true}});
    }
    query.cliArguments({"--parameters", dumped(list)});
}

void setTags(QueryCall &query, const Tags &tags)
{
    if (tags.empty())
        return;
    int n = 0;
    for (const auto &[key, value] : tags) {
        const std::string prefix = "Tags.member." + std::to_string(++n);
        query.wire(prefix + ".Key", key).wireAlways(prefix + ".Value", value);
    }
    query.cliArguments({"--tags", cliTags(tags)});
}

} // namespace

QueryCall validateTemplate(const std::string &body)
{
    auto query = formationCall("ValidateTemplate", "validate-template");
    query.hidden("TemplateBody", body, "--template-body", kTemplateFile);
    return query;
}

QueryCall createStack(const CreateStackRequest &request)
{
    auto query = stackCall("CreateStack", "create-stack", request.name);
    query.hidden("TemplateBody", request.templateBody, "--template-body", kTemplateFile);
    setParameters(query, request.parameters);
    query.list("Capabilities.member", "--capabilities", request.capabilities)
        .set("OnFailure", "--on-failure", std::string(toString(request.onFailure)));
    if (request.timeout.count() > 0)
        query.set("TimeoutInMinutes", "--timeout-in-minutes", std::to_string(request.timeout.count()));
    query.set("ClientRequestToken", "--client-request-token", request.token);
    if (request.protect)
        query.flag("EnableTerminationProtection", "enable-termination-protection", true);
    setTags(query, request.tags);
    return query;
}

QueryCall updateParameters(const std::string &nameOrId, const StackParameters &changed,
                           const std::vector<std::string> &keep, const std::vector<std::string> &capabilities,
                           const std::string &token)
{
    auto query = stackCall("UpdateStack", "update-stack", nameOrId);
    query.wire("UsePreviousTemplate", "true").cliArguments({"--use-previous-template"});
    setParameters(query, changed, keep);
    query.list("Capabilities.member", "--capabilities", capabilities)
        .set("ClientRequestToken", "--client-request-token", token);
    return query;
}

QueryCall describeStacks(const std::string &nameOrId)
{
    return stackCall("DescribeStacks", "describe-stacks", nameOrId);
}

QueryCall listStacks(const std::vector<std::string> &statuses)
{
    auto query = formationCall("ListStacks", "list-stacks");
    query.list("StackStatusFilter.member", "--stack-status-filter", statuses);
    return query;
}

QueryCall describeEvents(const std::string &nameOrId)
{
    return stackCall("DescribeStackEvents", "describe-stack-events", nameOrId);
}

QueryCall listResources(const std::string &nameOrId)
{
    return stackCall("ListStackResources", "list-stack-resources", nameOrId);
}

QueryCall describeResourcesOf(const std::string &physicalId)
{
    auto query = formationCall("DescribeStackResources", "describe-stack-resources");
    query.set("PhysicalResourceId", "--physical-resource-id", physicalId);
    return query;
}

QueryCall getTemplate(const std::string &nameOrId)
{
    auto query = stackCall("GetTemplate", "get-template", nameOrId);
    query.set("TemplateStage", "--template-stage", "Original");
    return query;
}

QueryCall deleteStack(const std::string &nameOrId, const std::vector<std::string> &retain)
{
    auto query = stackCall("DeleteStack", "delete-stack", nameOrId);
    query.list("RetainResources.member", "--retain-resources", retain);
    return query;
}

QueryCall setProtection(const std::string &nameOrId, bool protect)
{
    auto query = stackCall("UpdateTerminationProtection", "update-termination-protection", nameOrId);
    query.flag("EnableTerminationProtection", "enable-termination-protection", protect);
    return query;
}

} // namespace trainyard::aws::cloudformation
