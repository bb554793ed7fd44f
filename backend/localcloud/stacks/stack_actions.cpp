// The operations of CloudFormation that change stacks, with AWS's names and errors.
#include <algorithm>
#include <cctype>

#include "backend/core/try.h"
#include "backend/localcloud/ec2/catalog/ec2_catalog.h"
#include "backend/localcloud/ec2/ec2_service.h"
#include "backend/localcloud/services/controller_wire.h"
#include "backend/localcloud/stacks/stack_store.h"

namespace trainyard::localcloud {
namespace {

using Json = nlohmann::json;

constexpr std::size_t kMostStacks = 2000; ///< of a region, as at AWS

bool isStackName(const std::string &name)
{
    return !name.empty() && name.size() <= 128 && std::isalpha(static_cast<unsigned char>(name.front())) &&
           std::ranges::all_of(name, [](unsigned char c) { return std::isalnum(c) || c == '-'; });
}

/// The parameters of a request. One with UsePreviousValue keeps that of `previous`.
std::map<std::string, std::string> parametersIn(const Parameters &request,
                                                const std::map<std::string, std::string> &previous)
{
    std::map<std::string, std::string> out;
    for (const auto &one : request.structures("Parameters.member")) {
        const auto key = one.text("ParameterKey");
        const auto kept = previous.find(key);
        if (one.text("UsePreviousValue") == "true" && kept != previous.end())
            out[key] = kept->second;
        else
            out[key] = one.text("ParameterValue");
    }
    return out;
}

ServiceResult<void> checkCapabilities(const StackTemplate &document, const std::vector<std::string> &acknowledged)
{
    const auto [needed, types] = document.capabilities();
    if (needed.empty())
        return {};
    const auto has = [&](const char *name) { return std::ranges::find(acknowledged, name) != acknowledged.end(); };
    if (has("CAPABILITY_NAMED_IAM") || (needed.front() == "CAPABILITY_IAM" && has("CAPABILITY_IAM")))
        return {};
    return refuse("InsufficientCapabilitiesException", "Requires capabilities : [" + needed.front() + "]");
}

} // namespace

ServiceResult<Stack> StackStore::readStack(const Parameters &request, const std::string &region,
                                           const StackTemplate &document)
{
    Stack stack;
    stack.name = request.text("StackName");
    if (!isStackName(stack.name))
        return stacks::invalid(
            "1 validation error detected: Value '" + stack.name +
            "' at 'stackName' failed to satisfy constraint: Member must satisfy regular expression pattern: "
            "[a-zA-Z][-a-zA-Z0-9]*");
    stack.region = region;
    stack.id = "arn:aws:cloudformation:" + region + ":" + kAccount + ":stack/" + stack.name + "/" + newResourceId("");
    stack.body = request.text("TemplateBody");
    stack.token = request.text("ClientRequestToken");
    stack.created = nowMillis();
    stack.capabilities = request.list("Capabilities.member");
    TY_ASSIGN(stack.isProtected, request.boolean("EnableTerminationProtection"));
    TY_ASSIGN(stack.tags, controller::tagsIn(request));
    TY_ASSIGN(stack.parameters, document.fill(parametersIn(request, {})));
    TY_ASSIGN(const auto minutes, request.number("TimeoutInMinutes"));
    stack.timeoutMinutes = minutes.value_or(0);
    if (minutes && *minutes < 1)
        return stacks::invalid("TimeoutInMinutes is at least 1.");
    if (request.has("OnFailure") && request.has("DisableRollback"))
        return stacks::invalid("You must not specify both OnFailure and DisableRollback");
    const auto onFailure = parseEnum<OnFailure>(request.text("OnFailure", "ROLLBACK"));
    if (!onFailure)
        return stacks::invalid("OnFailure is ROLLBACK, DO_NOTHING or DELETE.");
    TY_ASSIGN(const auto stays, request.boolean("DisableRollback"));
    stack.onFailure = stays ? OnFailure::DoNothing : *onFailure;
    TY_TRY(checkCapabilities(document, stack.capabilities));
    return stack;
}

/// Adds the resources that the template has under the stack's parameters.
ServiceResult<void> StackStore::addResources(Stack &stack, const StackTemplate &document)
{
    auto scope = scopeOf(stack);
    TY_TRY(document.prepare(scope, stack.parameters));
    std::vector<std::string> unknown;
    for (const auto &resource : document.resources(scope)) {
        if (!resourceType(resource.type))
            unknown.push_back(resource.type);
        stack.resources[resource.logicalId] = {.logicalId = resource.logicalId,
                                               .type = resource.type,
                                               .deletionPolicy = resource.deletionPolicy,
                                               .dependencies = document.dependencies(resource, scope)};
    }
    if (!unknown.empty())
        return stacks::invalid("Template format error: Unrecognized resource types: [" + stacks::joined(unknown) + "]");
    // Every round removes those whose dependencies are done; a rest depends on itself.
    std::set<std::string> done;
    for (std::size_t before = stack.resources.size() + 1; done.size() < stack.resources.size();) {
        if (before == done.size())
            return stacks::invalid("Circular dependency between resources: [" + stack.resources.begin()->first +
                                   ", ...]");
        before = done.size();
        for (const auto &[name, one] : stack.resources) {
            if (std::ranges::all_of(one.dependencies, [&](const std::string &other) {
                    return done.contains(other) || !stack.resources.contains(other);
                }))
                done.insert(name);
        }
    }
    return {};
}

StackStore::Reply StackStore::validate(const Parameters &request, const std::string &)
{
    TY_ASSIGN(const auto document, StackTemplate::parse(request.text("TemplateBody")));
    return [document](XmlWriter &xml) {
        xml.element("Parameters", [&] {
            for (const auto &info : document.parameters())
                xml.element("member", [&] {
                    xml.text("ParameterKey", info.key);
                    if (info.usual)
                        xml.text("DefaultValue", *info.usual);
                    xml.boolean("NoEcho", info.noEcho).optional("Description", info.description);
                });
        });
        xml.optional("Description", document.description());
        const auto capabilities = document.capabilities();
        xml.element("Capabilities", [&] {
            for (const auto &one : capabilities.needed)
                xml.text("member", one);
        });
        if (!capabilities.needed.empty())
            xml.text("CapabilitiesReason",
                     "The following resource(s) require capabilities: [" + stacks::joined(capabilities.types) + "]");
    };
}

StackStore::Reply StackStore::create(const Parameters &request, const std::string &region)
{
    if (request.has("TemplateURL"))
        return stacks::invalid("The local cloud takes the template as TemplateBody only.");
    TY_ASSIGN(const auto document, StackTemplate::parse(request.text("TemplateBody")));
    TY_ASSIGN(auto stack, readStack(request, region, document));
    if (const auto other = named(region, stack.name)) {
        const auto &token = stack.token;
        if (!token.empty() && (*other)->token == token) // the same request again
            return [id = (*other)->id](XmlWriter &xml) { xml.text("StackId", id); };
        return refuse("AlreadyExistsException", "Stack [" + stack.name + "] already exists");
    }
    const auto alive = std::ranges::count_if(
        m_stacks, [&](const auto &pair) { return pair.second.region == region && !pair.second.over(); });
    if (std::size_t(alive) >= kMostStacks)
        return refuse("LimitExceededException", "Limit for stack has been exceeded");
    TY_TRY(addResources(stack, document));
    const auto id = stack.id;
    auto &kept = m_stacks[id] = std::move(stack);
    change(kept, StackState::CreateInProgress, "User Initiated");
    return [id](XmlWriter &xml) { xml.text("StackId", id); };
}

/// The parameters of Auto Scaling groups can be updated; a change of anything else is refused.
StackStore::Reply StackStore::update(const Parameters &request, const std::string &region)
{
    TY_ASSIGN(auto *stack, named(region, request.text("StackName")));
    if (stack->state != StackState::CreateComplete && stack->state != StackState::UpdateComplete)
        return stacks::invalid("Stack:" + stack->id + " is in " + std::string(toString(stack->state)) +
                               " state and can not be updated.");
    if (request.text("UsePreviousTemplate") != "true" && request.text("TemplateBody") != stack->body)
        return stacks::invalid("The local cloud updates parameters only: UsePreviousTemplate must be true.");
    TY_ASSIGN(const auto document, StackTemplate::parse(stack->body));
    TY_TRY(checkCapabilities(document, request.list("Capabilities.member")));
    auto changed = *stack;
    TY_ASSIGN(changed.parameters, document.fill(parametersIn(request, stack->parameters)));
    auto scope = scopeOf(changed);
    TY_TRY(document.prepare(scope, changed.parameters));
    std::vector<StackResource *> affected;
    const auto all = document.resources(scope);
    if (all.size() != changed.resources.size())
        return stacks::invalid("The local cloud neither adds nor removes resources in an update.");
    for (const auto &resource : all) {
        const auto found = changed.resources.find(resource.logicalId);
        if (found == changed.resources.end())
            return stacks::invalid("The local cloud neither adds nor removes resources in an update.");
        TY_ASSIGN(const auto properties, document.evaluate(resource.properties, scope));
        if (properties.dump() == found->second.properties)
            continue;
        if (!resourceType(resource.type)->update)
            return stacks::invalid("The local cloud does not update " + resource.type + " (" + resource.logicalId +
                                   ").");
        found->second.properties = properties.dump();
        affected.push_back(&found->second);
    }
    if (affected.empty())
        return stacks::invalid("No updates are to be performed.");
    changed.updated = nowMillis();
    changed.token = request.text("ClientRequestToken");
    change(changed, StackState::UpdateInProgress, "User Initiated");
    for (auto *one : affected)
        change(changed, *one, StackState::UpdateInProgress);
    *stack = std::move(changed);
    return [id = stack->id](XmlWriter &xml) { xml.text("StackId", id); };
}

StackStore::Reply StackStore::protect(const Parameters &request, const std::string &region)
{
    TY_ASSIGN(auto *stack, named(region, request.text("StackName")));
    TY_ASSIGN(stack->isProtected, request.boolean("EnableTerminationProtection"));
    save(*stack);
    return [id = stack->id](XmlWriter &xml) { xml.text("StackId", id); };
}

StackStore::Reply StackStore::remove(const Parameters &request, const std::string &region)
{
    const auto found = named(region, request.text("StackName"));
    if (!found || (*found)->over()) // as at AWS, a success
        return kNoContent;
    auto &stack = **found;
    if (stack.isProtected)
        return stacks::invalid("Stack [" + stack.name + "] cannot be deleted while TerminationProtection is enabled");
    const auto retained = request.list("RetainResources.member");
    if (!retained.empty() && stack.state != StackState::DeleteFailed)
        return stacks::invalid("Invalid operation on stack [" + stack.id +
                               "]. RetainResources can only be given when the stack is in the DELETE_FAILED state");
    stack.retained.insert(retained.begin(), retained.end());
    if (stack.state == StackState::DeleteInProgress)
        return kNoContent;
    stack.token = request.text("ClientRequestToken");
    beginDeletion(stack, StackState::DeleteInProgress, "User Initiated");
    return kNoContent;
}

StackStore::Reply StackStore::signal(const Parameters &request, const std::string &region)
{
    TY_ASSIGN(auto *stack, named(region, request.text("StackName")));
    const auto logical = request.text("LogicalResourceId"), sender = request.text("UniqueId");
    const auto status = request.text("Status");
    const auto found = stack->resources.find(logical);
    if (found == stack->resources.end())
        return stacks::invalid("Resource " + logical + " does not exist for stack " + stack->name);
    if (sender.empty() || sender.size() > 64 || (status != "SUCCESS" && status != "FAILURE"))
        return stacks::invalid("A signal has a UniqueId of 1 to 64 characters, and the status SUCCESS or FAILURE.");
    if (found->second.state != StackState::CreateInProgress)
        return stacks::invalid("Resource " + logical + " is in " + std::string(toString(found->second.state)) +
                               " state and cannot be signaled");
    found->second.signals[sender] = status;
    save(*stack);
    return kNoContent;
}

const std::vector<StackStore::Action> StackStore::kActions = {
    {"ValidateTemplate", &StackStore::validate, "TemplateBody"},
    {"CreateStack", &StackStore::create,
     "StackName TemplateBody TemplateURL Parameters.member.N.ParameterKey Parameters.member.N.ParameterValue "
     "EnableTerminationProtection Capabilities.member.N OnFailure DisableRollback TimeoutInMinutes ClientRequestToken "
     "Tags.member.N.Key Tags.member.N.Value"},
    {"UpdateStack", &StackStore::update,
     "StackName TemplateBody UsePreviousTemplate Parameters.member.N.ParameterKey Parameters.member.N.ParameterValue "
     "Parameters.member.N.UsePreviousValue Capabilities.member.N ClientRequestToken"},
    {"DeleteStack", &StackStore::remove, "StackName RetainResources.member.N ClientRequestToken"},
    {"UpdateTerminationProtection", &StackStore::protect, "StackName EnableTerminationProtection"},
    {"SignalResource", &StackStore::signal, "StackName LogicalResourceId UniqueId Status"},
    {"DescribeStacks", &StackStore::describe, "StackName NextToken"},
    {"ListStacks", &StackStore::list, "StackStatusFilter.member.N NextToken"},
    {"DescribeStackEvents", &StackStore::events, "StackName NextToken"},
    {"DescribeStackResources", &StackStore::resources, "StackName PhysicalResourceId LogicalResourceId"},
    {"DescribeStackResource", &StackStore::resource, "StackName LogicalResourceId"},
    {"ListStackResources", &StackStore::listResources, "StackName NextToken"},
    {"GetTemplate", &StackStore::templateOf, "StackName TemplateStage"}};

} // namespace trainyard::localcloud
