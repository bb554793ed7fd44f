#include "backend/aws/services/stacks/cloudformation_client.h"

#include <algorithm>

#include "backend/aws/services/query_client_internal.h"
#include "backend/aws/services/stacks/cloudformation_calls_internal.h"

namespace trainyard::aws {

namespace {

StackParameters parametersOf(const pugi::xml_node &set)
{
    StackParameters out;
    for (const auto &member : set.children("member"))
        out.emplace(xml::text(member, "ParameterKey"), xml::text(member, "ParameterValue"));
    return out;
}

StackOutput outputOf(const pugi::xml_node &node)
{
    return {xml::text(node, "OutputKey"), xml::text(node, "OutputValue"), xml::text(node, "Description")};
}

Stack readStack(const pugi::xml_node &node)
{
    return {.id = xml::text(node, "StackId"),
            .name = xml::text(node, "StackName"),
            .status = xml::text(node, "StackStatus"),
            .statusReason = xml::text(node, "StackStatusReason"),
            .parent = xml::text(node, "ParentId"),
            .isProtected = xml::flag(node, "EnableTerminationProtection"),
            .tags = query::tags(node.child("Tags")),
            .created = xml::time(node, "CreationTime"),
            .description =
                node.child("Description") ? xml::text(node, "Description") : xml::text(node, "TemplateDescription"),
            .capabilities = query::texts(node.child("Capabilities")),
            .parameters = parametersOf(node.child("Parameters")),
            .outputs = xml::each(node.child("Outputs"), "member", outputOf),
            .keptOnFailure = xml::flag(node, "DisableRollback"),
            .updated = query::timeIfAny(node, "LastUpdatedTime"),
            .deleted = query::timeIfAny(node, "DeletionTime"),
            .timeout = std::chrono::minutes(xml::number<int>(node, "TimeoutInMinutes"))};
}

StackEvent eventOf(const pugi::xml_node &node)
{
    return {xml::text(node, "EventId"),
            xml::text(node, "StackId"),
            xml::text(node, "LogicalResourceId"),
            xml::text(node, "PhysicalResourceId"),
            xml::text(node, "ResourceType"),
            xml::text(node, "ResourceStatus"),
            xml::text(node, "ResourceStatusReason"),
            xml::text(node, "ClientRequestToken"),
            xml::time(node, "Timestamp")};
}

/// Of ListStackResources and of DescribeStackResources.
StackResource stackResourceOf(const pugi::xml_node &node)
{
    return {xml::text(node, "LogicalResourceId"),
            xml::text(node, "PhysicalResourceId"),
            xml::text(node, "ResourceType"),
            xml::text(node, "ResourceStatus"),
            xml::text(node, "ResourceStatusReason"),
            xml::time(node, node.child("LastUpdatedTimestamp") ? "LastUpdatedTimestamp" : "Timestamp"),
            xml::text(node, "StackId"),
            xml::text(node, "StackName")};
}

TemplateParameter templateParameterOf(const pugi::xml_node &node)
{
    return {xml::text(node, "ParameterKey"), xml::text(node, "DefaultValue"), xml::text(node, "Description"),
            xml::flag(node, "NoEcho")};
}

Status checkTemplateSize(const std::string &body, const char *operation)
{
    if (body.size() <= CloudFormationClient::kMaxTemplateBytes)
        return {};
    return fail(ErrorCode::InvalidArgument, std::string("cloudformation:") + operation,
                "the template has " + std::to_string(body.size()) + " bytes; CloudFormation accepts " +
                    std::to_string(CloudFormationClient::kMaxTemplateBytes) + " with a request");
}

} // namespace

Call createStackCall(const CreateStackRequest &request)
{
    return cloudformation::createStack(request).call();
}

CloudFormationClient::CloudFormationClient(std::shared_ptr<net::HttpClient> http, ClientConfig config)
    : m_api(std::make_unique<ServiceApi>(std::move(http), std::move(config), "cloudformation", Protocol::Query))
{
}

CloudFormationClient::~CloudFormationClient() = default;

Result<TemplateSummary> CloudFormationClient::validateTemplate(const std::string &body, const CallContext &context)
{
    TY_TRY(checkTemplateSize(body, "ValidateTemplate"));
    const auto call = cloudformation::validateTemplate(body);
    TY_ASSIGN(const auto reply, m_api->call(call.request(), context));
    TY_ASSIGN(const auto document, xml::parse(reply.body, "Response", "cloudformation:ValidateTemplate"));
    const auto result = query::resultIn(document, call.call());
    return TemplateSummary{xml::text(result, "Description"),
                           xml::each(result.child("Parameters"), "member", templateParameterOf),
                           query::texts(result.child("Capabilities")), xml::text(result, "CapabilitiesReason")};
}

Result<std::string> CloudFormationClient::createStack(const CreateStackRequest &request, const CallContext &context)
{
    TY_TRY(checkTemplateSize(request.templateBody, "CreateStack"));
    const auto call = cloudformation::createStack(request);
    auto sent = call.request();
    sent.repeatable = !request.token.empty();
    TY_ASSIGN(const auto reply, m_api->call(sent, context));
    TY_ASSIGN(const auto document, xml::parse(reply.body, "Response", "cloudformation:CreateStack"));
    auto id = xml::text(query::resultIn(document, call.call()), "StackId");
    if (id.empty())
        return fail(ErrorCode::MalformedReply, "cloudformation:CreateStack", "the reply contains no StackId");
    return id;
}

Result<bool> CloudFormationClient::updateParameters(const std::string &nameOrId, const StackParameters &changed,
                                                    const std::vector<std::string> &capabilities,
                                                    const std::string &token, const CallContext &context)
{
    TY_ASSIGN(const auto stack, describeStack(nameOrId, context));
    if (!stack)
        return fail(ErrorCode::NotFound, "cloudformation:UpdateStack", "there is no stack " + nameOrId);
    std::vector<std::string> keep;
    for (const auto &[key, value] : stack->parameters) {
        if (!changed.contains(key))
            keep.push_back(key);
    }
    const auto updated =
        query::command(*m_api, cloudformation::updateParameters(nameOrId, changed, keep, capabilities, token), context);
    if (updated)
        return true;
    if (hasText(updated.error(), "No updates are to be performed"))
        return false;
    Error error = updated.error();
    if (hasText(error, "state and can not be updated"))
        error.code = ErrorCode::Conflict;
    return fail(std::move(error));
}

Result<std::vector<Stack>> CloudFormationClient::describeStacks(const CallContext &context)
{
    auto all = query::all(*m_api, cloudformation::describeStacks({}), "Stacks", context, readStack);
    if (all)
        std::erase_if(*all, [](const Stack &stack) { return stack.gone(); });
    return all;
}

Result<std::optional<Stack>> CloudFormationClient::describeStack(const std::string &nameOrId,
                                                                 const CallContext &context)
{
    const auto call = cloudformation::describeStacks(nameOrId);
    const auto document = query::send(*m_api, call.request(), context);
    if (!document && document.error().code == ErrorCode::NotFound)
        return std::optional<Stack>();
    if (!document)
        return fail(document.error());
    const auto node = query::resultIn(*document, call.call()).child("Stacks").child("member");
    return node ? std::optional(readStack(node)) : std::nullopt;
}

Result<std::vector<Stack>> CloudFormationClient::listStacks(const std::vector<std::string> &statuses,
                                                            const CallContext &context)
{
    return query::all(*m_api, cloudformation::listStacks(statuses), "StackSummaries", context, readStack);
}

Result<std::vector<StackEvent>>
CloudFormationClient::describeEvents(const std::string &nameOrId, const std::string &after, const CallContext &context)
{
    std::vector<StackEvent> events; // CloudFormation returns the newest first
    const auto read =
        query::pages(*m_api, cloudformation::describeEvents(nameOrId), context, [&](const pugi::xml_node &result) {
            for (const auto &node : result.child("StackEvents").children("member")) {
                auto event = eventOf(node);
                if (!after.empty() && event.id == after)
                    return false;
                events.push_back(std::move(event));
            }
            return true;
        });
    if (!read)
        return fail(read.error());
    std::ranges::reverse(events);
    return events;
}

Result<std::vector<StackResource>> CloudFormationClient::listResources(const std::string &nameOrId,
                                                                       const CallContext &context)
{
    return query::all(*m_api, cloudformation::listResources(nameOrId), "StackResourceSummaries", context,
                      stackResourceOf);
}

Result<std::optional<StackResource>> CloudFormationClient::stackOf(const std::string &physicalId,
                                                                   const CallContext &context)
{
    const auto call = cloudformation::describeResourcesOf(physicalId);
    const auto document = query::send(*m_api, call.request(), context);
    if (!document && document.error().code == ErrorCode::NotFound)
        return std::optional<StackResource>();
    if (!document)
        return fail(document.error());
    for (const auto &node : query::resultIn(*document, call.call()).child("StackResources").children("member")) {
        if (auto resource = stackResourceOf(node); resource.physicalId == physicalId) // all of the stack are listed
            return resource;
    }
    return std::optional<StackResource>();
}

Result<std::string> CloudFormationClient::getTemplate(const std::string &nameOrId, const CallContext &context)
{
    const auto call = cloudformation::getTemplate(nameOrId);
    TY_ASSIGN(const auto document, query::send(*m_api, call.request(), context));
    return xml::text(query::resultIn(document, call.call()), "TemplateBody");
}

Status CloudFormationClient::deleteStack(const std::string &nameOrId, const CallContext &context)
{
    return deleteStack(nameOrId, {}, context);
}

Status CloudFormationClient::deleteStack(const std::string &nameOrId, const std::vector<std::string> &retain,
                                         const CallContext &context)
{
    return withProtection(
        query::ifPresent(query::command(*m_api, cloudformation::deleteStack(nameOrId, retain), context)));
}

Status CloudFormationClient::protect(const std::string &nameOrId, const CallContext &context)
{
    return query::command(*m_api, cloudformation::setProtection(nameOrId, true), context);
}

Status CloudFormationClient::unprotect(const std::string &nameOrId, const CallContext &context)
{
    return query::ifPresent(query::command(*m_api, cloudformation::setProtection(nameOrId, false), context));
}

} // namespace trainyard::aws
