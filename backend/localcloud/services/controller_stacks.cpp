// The CloudFormation API: stacks of instances and Auto Scaling groups from JSON templates.
#include <nlohmann/json.hpp>

#include "backend/core/try.h"
#include "backend/localcloud/ec2/ec2_catalog.h"
#include "backend/localcloud/services/controller_store.h"
#include "backend/localcloud/services/controller_wire.h"

namespace trainyard::localcloud {
namespace {

using Json = nlohmann::json;

constexpr std::size_t kMostResources = 20; ///< of one stack

/// Converts the properties of an instance or group in a template to parameters of RunInstances.
std::map<std::string, std::string> machineIn(const Json &properties)
{
    std::map<std::string, std::string> launch;
    for (const char *name : {"ImageId", "InstanceType", "KeyName", "SubnetId"}) {
        if (auto value = controller::textOf(properties, name); !value.empty())
            launch[name] = std::move(value);
    }
    if (const auto at = properties.find("LaunchTemplate"); at != properties.end()) {
        for (const char *name : {"LaunchTemplateId", "LaunchTemplateName", "Version"}) {
            if (auto value = controller::textOf(*at, name); !value.empty())
                launch[std::string("LaunchTemplate.") + name] = std::move(value);
        }
    }
    return launch;
}

/// A machine that a stack launches.
struct StackMachine {
    std::map<std::string, std::string> launch; ///< parameters of RunInstances
    Tags tags;
};

/// The resources of a template.
struct StackParts {
    std::vector<StackMachine> machines;
    std::vector<InstanceController> groups;
};

tl::unexpected<ServiceError> unknownStack(const std::string &name)
{
    return refuse("ValidationError", "Stack with id " + name + " does not exist");
}

ServiceResult<InstanceController> groupIn(const Json &properties, const InstanceController &stack,
                                          const std::string &logical, const Tags &tags)
{
    InstanceController group;
    group.id = group.name = stack.name + "-" + logical;
    group.region = stack.region;
    group.parent = stack.id;
    group.launch = machineIn(properties);
    group.least = controller::numberOf(properties, "MinSize", 0);
    group.most = controller::numberOf(properties, "MaxSize", group.least);
    group.wanted = controller::numberOf(properties, "DesiredCapacity", group.least);
    group.created = stack.created;
    group.tags = group.passedOn = tags;
    if (!controller::areSizes(group.least, group.wanted, group.most))
        return refuse("ValidationError", "The sizes of " + logical + " do not fit each other.");
    return group;
}

ServiceResult<StackParts> partsIn(const std::string &body, const InstanceController &stack)
{
    const auto document = Json::parse(body, nullptr, false);
    const auto resources = document.is_object() ? document.find("Resources") : document.end();
    if (!document.is_object() || resources == document.end() || !resources->is_object() || resources->empty() ||
        resources->size() > kMostResources)
        return refuse("ValidationError", "Template format error: a JSON template with 1 to 20 Resources is needed.");
    StackParts parts;
    for (const auto &[logical, resource] : resources->items()) {
        const auto type = controller::textOf(resource, "Type");
        const auto properties = resource.is_object() ? resource.value("Properties", Json::object()) : Json::object();
        Tags tags = stack.tags;
        tags["aws:cloudformation:logical-id"] = logical;
        tags["aws:cloudformation:stack-name"] = stack.name;
        tags["aws:cloudformation:stack-id"] = stack.id;
        const auto more = controller::tagsIn(properties);
        if (!more || !properties.is_object())
            return refuse("ValidationError", "The properties of " + logical + " cannot be read.");
        tags.insert(more->begin(), more->end());
        if (type == "AWS::EC2::Instance") {
            parts.machines.push_back({machineIn(properties), tags});
        } else if (type == "AWS::AutoScaling::AutoScalingGroup") {
            TY_ASSIGN(auto group, groupIn(properties, stack, logical, tags));
            parts.groups.push_back(std::move(group));
        } else {
            return refuse("ValidationError", "The local cloud does not implement the resource type " + type + ".");
        }
    }
    return parts;
}

} // namespace

const std::vector<ControllerStore::QueryAction> ControllerStore::kStackActions = {
    {"CreateStack", &ControllerStore::createStack,
     "StackName TemplateBody EnableTerminationProtection Capabilities.member.N OnFailure Tags.member.N.Key "
     "Tags.member.N.Value"},
    {"DescribeStacks", &ControllerStore::describeStacks, "StackName NextToken EnableTerminationProtection"},
    {"UpdateTerminationProtection", &ControllerStore::protectStack, "StackName NextToken EnableTerminationProtection"},
    {"DeleteStack", &ControllerStore::deleteStack, "StackName NextToken EnableTerminationProtection"}};

ServiceResult<XmlContent> ControllerStore::createStack(const Parameters &parameters, const std::string &region)
{
    TY_ASSIGN(const auto tags, controller::tagsIn(parameters));
    const auto name = parameters.text("StackName");
    if (!controller::isPlainName(name))
        return refuse("ValidationError", "The stack needs a name.");
    if (find(ControllerKind::Stack, region, name))
        return refuse("AlreadyExistsException", "Stack [" + name + "] already exists");
    InstanceController stack;
    stack.kind = ControllerKind::Stack;
    stack.name = name;
    stack.id = "arn:aws:cloudformation:" + region + ":" + kAccount + ":stack/" + name + "/" + newResourceId("");
    stack.region = region;
    stack.tags = tags;
    stack.state = ControllerState::CreateComplete;
    stack.isProtected = parameters.text("EnableTerminationProtection") == "true";
    stack.created = nowMillis();
    TY_ASSIGN(const auto parts, partsIn(parameters.text("TemplateBody"), stack));
    for (const auto &machine : parts.machines) {
        auto launching = stack;
        launching.passedOn = machine.tags;
        if (auto made = launch(launching, machine.launch, {}); !made) {
            terminateAll(stack);
            return refuse("ValidationError", made.error().code + ": " + made.error().message);
        }
    }
    add(stack);
    for (const auto &group : parts.groups)
        add(group);
    return [id = stack.id](XmlWriter &xml) { xml.text("StackId", id); };
}

ServiceResult<XmlContent> ControllerStore::describeStacks(const Parameters &parameters, const std::string &region)
{
    const auto nameOrId = parameters.text("StackName");
    std::vector<InstanceController> found;
    if (nameOrId.empty()) {
        for (const auto *k : all(ControllerKind::Stack, region)) {
            if (!k->over())
                found.push_back(*k);
        }
    } else if (const auto *one = find(ControllerKind::Stack, region, nameOrId)) {
        found.push_back(*one);
    } else {
        return unknownStack(nameOrId);
    }
    return [found](XmlWriter &xml) {
        xml.element("Stacks", [&] {
            for (const InstanceController &k : found) {
                xml.element("member", [&] {
                    xml.text("StackId", k.id).text("StackName", k.name).text("StackStatus", toString(k.state));
                    xml.text("CreationTime", millisToIso(k.created));
                    xml.boolean("EnableTerminationProtection", k.isProtected);
                    xml.element("Tags", [&] { controller::writeMembers(xml, k.tags); });
                });
            }
        });
    };
}

ServiceResult<XmlContent> ControllerStore::protectStack(const Parameters &parameters, const std::string &region)
{
    const auto name = parameters.text("StackName");
    auto *stack = find(ControllerKind::Stack, region, name);
    if (!stack)
        return unknownStack(name);
    stack->isProtected = parameters.text("EnableTerminationProtection") == "true";
    save(*stack);
    return [id = stack->id](XmlWriter &xml) { xml.text("StackId", id); };
}

ServiceResult<XmlContent> ControllerStore::deleteStack(const Parameters &parameters, const std::string &region)
{
    auto *stack = find(ControllerKind::Stack, region, parameters.text("StackName"));
    if (!stack) // as at AWS, a success
        return kNoContent;
    if (stack->isProtected)
        return refuse("ValidationError",
                      "Stack [" + stack->id + "] cannot be deleted while TerminationProtection is enabled");
    if (!stack->over())
        terminateLater(*stack);
    reconcileOne(*stack);
    return kNoContent;
}

} // namespace trainyard::localcloud
