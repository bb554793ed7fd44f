// The operations of CloudFormation that describe stacks.
#include <algorithm>

#include "backend/core/try.h"
#include "backend/localcloud/services/controller_wire.h"
#include "backend/localcloud/services/scaling_wire.h"
#include "backend/localcloud/stacks/stack_store.h"

namespace trainyard::localcloud {
namespace {

constexpr std::size_t kMostDescribed = 100; ///< resources that DescribeStackResources returns

void writeState(XmlWriter &xml, const StackResource &one)
{
    xml.text("ResourceStatus", toString(one.state)).optional("ResourceStatusReason", one.reason);
}

void writeNames(XmlWriter &xml, const StackResource &one)
{
    xml.text("LogicalResourceId", one.logicalId).optional("PhysicalResourceId", one.physicalId);
    xml.text("ResourceType", one.type);
}

/// Resources that something has happened to; ordered by their names.
std::vector<StackResource> begun(const Stack &stack)
{
    std::vector<StackResource> out;
    for (const auto &[name, one] : stack.resources) {
        if (one.state != StackState::None)
            out.push_back(one);
    }
    return out;
}

} // namespace

void StackStore::writeStack(XmlWriter &xml, const Stack &stack) const
{
    xml.text("StackId", stack.id).text("StackName", stack.name).text("StackStatus", toString(stack.state));
    xml.optional("StackStatusReason", stack.reason).text("CreationTime", millisToIso(stack.created));
    if (stack.updated != 0)
        xml.text("LastUpdatedTime", millisToIso(stack.updated));
    if (stack.deleted != 0)
        xml.text("DeletionTime", millisToIso(stack.deleted));
    xml.boolean("DisableRollback", stack.onFailure == OnFailure::DoNothing);
    xml.boolean("EnableTerminationProtection", stack.isProtected);
    if (stack.timeoutMinutes > 0)
        xml.number("TimeoutInMinutes", stack.timeoutMinutes);
    xml.element("Capabilities", [&] {
        for (const auto &one : stack.capabilities)
            xml.text("member", one);
    });
    const auto document = StackTemplate::parse(stack.body);
    if (document)
        xml.optional("Description", document->description());
    xml.element("Parameters", [&] {
        for (const auto &parameter : stack.parameters)
            xml.element("member", [&] {
                const auto infos = document ? document->parameters() : std::vector<TemplateParameterInfo>();
                const auto info = std::ranges::find(infos, parameter.first, &TemplateParameterInfo::key);
                const bool hidden = info != infos.end() && info->noEcho;
                xml.text("ParameterKey", parameter.first).text("ParameterValue", hidden ? "****" : parameter.second);
            });
    });
    const bool complete = stack.state == StackState::CreateComplete || stack.state == StackState::UpdateComplete ||
                          stack.state == StackState::UpdateInProgress || stack.state == StackState::UpdateFailed;
    auto scope = scopeOf(stack);
    xml.element("Outputs", [&] {
        if (!complete || !document || !document->prepare(scope, stack.parameters))
            return;
        for (const auto &output : document->outputs(scope))
            xml.element("member", [&] {
                xml.text("OutputKey", output.key).text("OutputValue", output.value);
                xml.optional("Description", output.description);
            });
    });
    xml.element("Tags", [&] { controller::writeMembers(xml, stack.tags); });
}

StackStore::Reply StackStore::describe(const Parameters &request, const std::string &region)
{
    std::vector<const Stack *> found;
    if (const auto name = request.text("StackName"); !name.empty()) {
        TY_ASSIGN(const auto *one, named(region, name));
        found.push_back(one);
    } else {
        for (const auto &[id, stack] : m_stacks) {
            if (stack.region == region && !stack.over())
                found.push_back(&stack);
        }
    }
    std::ranges::sort(found, std::ranges::greater(), &Stack::created);
    TY_ASSIGN(const auto page, scaling::pageOf(request, found.size()));
    XmlWriter all; // written here, under the lock
    all.element("Stacks", [&] {
        for (auto i = page.from; i < page.to; ++i)
            all.element("member", [&] { writeStack(all, *found[i]); });
    });
    return [text = all.str(), next = page.next](XmlWriter &xml) { xml.raw(text).optional("NextToken", next); };
}

StackStore::Reply StackStore::list(const Parameters &request, const std::string &region)
{
    const auto states = request.list("StackStatusFilter.member");
    std::vector<const Stack *> found;
    for (const auto &[id, stack] : m_stacks) {
        if (stack.region == region &&
            (states.empty() || std::ranges::find(states, toString(stack.state)) != states.end()))
            found.push_back(&stack);
    }
    std::ranges::sort(found, std::ranges::greater(), &Stack::created);
    TY_ASSIGN(const auto page, scaling::pageOf(request, found.size()));
    XmlWriter all;
    all.element("StackSummaries", [&] {
        for (auto i = page.from; i < page.to; ++i)
            all.element("member", [&] {
                const auto &stack = *found[i];
                all.text("StackId", stack.id).text("StackName", stack.name);
                all.text("CreationTime", millisToIso(stack.created));
                if (stack.deleted != 0)
                    all.text("DeletionTime", millisToIso(stack.deleted));
                all.text("StackStatus", toString(stack.state)).optional("StackStatusReason", stack.reason);
            });
    });
    return [text = all.str(), next = page.next](XmlWriter &xml) { xml.raw(text).optional("NextToken", next); };
}

StackStore::Reply StackStore::events(const Parameters &request, const std::string &region)
{
    TY_ASSIGN(const auto *stack, named(region, request.text("StackName")));
    const auto &all = stack->events;
    TY_ASSIGN(const auto page, scaling::pageOf(request, all.size()));
    XmlWriter out; // newest first
    out.element("StackEvents", [&] {
        for (auto i = page.from; i < page.to; ++i)
            out.element("member", [&] {
                const auto &event = all[all.size() - 1 - i];
                out.text("EventId", event.id).text("StackId", stack->id).text("StackName", stack->name);
                out.text("LogicalResourceId", event.logicalId).optional("PhysicalResourceId", event.physicalId);
                out.text("ResourceType", event.type).text("Timestamp", millisToIso(event.at));
                out.text("ResourceStatus", toString(event.state)).optional("ResourceStatusReason", event.reason);
                out.optional("ClientRequestToken", event.token);
            });
    });
    return [text = out.str(), next = page.next](XmlWriter &xml) { xml.raw(text).optional("NextToken", next); };
}

StackStore::Reply StackStore::resources(const Parameters &request, const std::string &region)
{
    const auto physical = request.text("PhysicalResourceId"), logical = request.text("LogicalResourceId");
    const auto name = request.text("StackName");
    if (name.empty() == physical.empty())
        return refuse("ValidationError", "Exactly one of StackName and PhysicalResourceId is needed.");
    const Stack *stack = nullptr;
    for (const auto &[id, one] : m_stacks) {
        const bool has =
            std::ranges::any_of(one.resources, [&](const auto &pair) { return pair.second.physicalId == physical; });
        if (!physical.empty() && one.region == region && !one.over() && has)
            stack = &one;
    }
    if (!name.empty()) {
        TY_ASSIGN(stack, named(region, name));
    }
    if (!stack)
        return refuse("ValidationError", "Stack for " + physical + " does not exist");
    auto found = begun(*stack);
    std::erase_if(found, [&](const StackResource &one) { return !logical.empty() && one.logicalId != logical; });
    found.resize(std::min(found.size(), kMostDescribed));
    return [found, id = stack->id, owner = stack->name](XmlWriter &xml) {
        xml.element("StackResources", [&] {
            for (const auto &one : found)
                xml.element("member", [&] {
                    xml.text("StackId", id).text("StackName", owner);
                    writeNames(xml, one);
                    xml.text("Timestamp", millisToIso(one.since));
                    writeState(xml, one);
                });
        });
    };
}

StackStore::Reply StackStore::resource(const Parameters &request, const std::string &region)
{
    TY_ASSIGN(const auto *stack, named(region, request.text("StackName")));
    const auto logical = request.text("LogicalResourceId");
    const auto found = stack->resources.find(logical);
    if (found == stack->resources.end() || found->second.state == StackState::None)
        return refuse("ValidationError", "Resource " + logical + " does not exist for stack " + stack->name);
    return [one = found->second, id = stack->id, name = stack->name](XmlWriter &xml) {
        xml.element("StackResourceDetail", [&] {
            xml.text("StackId", id).text("StackName", name);
            writeNames(xml, one);
            xml.text("LastUpdatedTimestamp", millisToIso(one.since));
            writeState(xml, one);
        });
    };
}

StackStore::Reply StackStore::listResources(const Parameters &request, const std::string &region)
{
    TY_ASSIGN(const auto *stack, named(region, request.text("StackName")));
    const auto found = begun(*stack);
    TY_ASSIGN(const auto page, scaling::pageOf(request, found.size()));
    return [found, page](XmlWriter &xml) {
        xml.element("StackResourceSummaries", [&] {
            for (auto i = page.from; i < page.to; ++i)
                xml.element("member", [&] {
                    writeNames(xml, found[i]);
                    xml.text("LastUpdatedTimestamp", millisToIso(found[i].since));
                    writeState(xml, found[i]);
                });
        });
        xml.optional("NextToken", page.next);
    };
}

StackStore::Reply StackStore::templateOf(const Parameters &request, const std::string &region)
{
    TY_ASSIGN(const auto *stack, named(region, request.text("StackName")));
    return [body = stack->body](XmlWriter &xml) {
        xml.text("TemplateBody", body);
        xml.element("StagesAvailable", [&] { xml.text("member", "Original"); });
    };
}

} // namespace trainyard::localcloud
