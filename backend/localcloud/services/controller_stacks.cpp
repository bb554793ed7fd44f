// The CloudFormation API: stacks of instances and Auto Scaling groups from JSON templates.
#include <nlohmann/json.hpp>

#include "backend/core/try.h"
#include "backend/localcloud/ec2/ec2_catalog.h"
#include "backend/localcloud/ec2/ec2_service.h"
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

tl::unexpected<ServiceError> unknownStack(const std::string &name)
{
    return refuse("ValidationError", "Stack with id " + name + " does not exist");
}

} // namespace

ServiceResult<ControllerStore::Writer> ControllerStore::createStack(const Parameters &parameters,
                                                                    const std::string &region)
{
    TY_ASSIGN(const auto tags,
              controller::tagsIn(parameters,
                                 "StackName TemplateBody EnableTerminationProtection Capabilities.member.N OnFailure"));
    const auto name = parameters.text("StackName");
    if (!controller::isPlainName(name) || find(Kind::Stack, region, name))
        return refuse(controller::isPlainName(name) ? "AlreadyExistsException" : "ValidationError",
                      controller::isPlainName(name) ? "Stack [" + name + "] already exists"
                                                    : "The stack needs a name.");
    const auto document = Json::parse(parameters.text("TemplateBody"), nullptr, false);
    const auto resources = document.is_object() ? document.find("Resources") : document.end();
    if (!document.is_object() || resources == document.end() || !resources->is_object() || resources->empty() ||
        resources->size() > kMostResources)
        return refuse("ValidationError", "Template format error: a JSON template with 1 to 20 Resources is needed.");

    InstanceController stack;
    stack.kind = Kind::Stack;
    stack.name = name;
    stack.id = "arn:aws:cloudformation:" + region + ":" + kAccount + ":stack/" + name + "/" + newResourceId("");
    stack.region = region;
    stack.tags = tags;
    stack.state = "CREATE_COMPLETE";
    stack.isProtected = parameters.text("EnableTerminationProtection") == "true";
    stack.created = controller::nowMillis();
    std::vector<InstanceController> groups;
    std::vector<std::pair<std::map<std::string, std::string>, Tags>> machines;
    for (const auto &[logical, resource] : resources->items()) {
        const auto type = controller::textOf(resource, "Type");
        const auto properties = resource.is_object() ? resource.value("Properties", Json::object()) : Json::object();
        Tags own = tags;
        own["aws:cloudformation:logical-id"] = logical;
        own["aws:cloudformation:stack-name"] = name;
        own["aws:cloudformation:stack-id"] = stack.id;
        const auto more = controller::tagsIn(properties);
        if (!more || !properties.is_object())
            return refuse("ValidationError", "The properties of " + logical + " cannot be read.");
        own.insert(more->begin(), more->end());
        if (type == "AWS::EC2::Instance") {
            machines.emplace_back(machineIn(properties), own);
        } else if (type == "AWS::AutoScaling::AutoScalingGroup") {
            InstanceController group;
            group.id = group.name = name + "-" + logical;
            group.region = region;
            group.parent = stack.id;
            group.launch = machineIn(properties);
            group.least = controller::numberOf(properties, "MinSize", 0);
            group.most = controller::numberOf(properties, "MaxSize", group.least);
            group.wanted = controller::numberOf(properties, "DesiredCapacity", group.least);
            group.created = stack.created;
            group.tags = group.passedOn = own;
            if (group.least < 0 || group.wanted < group.least || group.most < group.wanted ||
                group.most > controller::kMostMachines)
                return refuse("ValidationError", "The sizes of " + logical + " do not fit each other.");
            groups.push_back(std::move(group));
        } else {
            return refuse("ValidationError", "The local cloud does not implement the resource type " + type + ".");
        }
    }
    for (const auto &[launches, own] : machines) {
        stack.passedOn = own;
        if (auto made = launch(stack, launches, {}); !made) {
            terminateMachines(stack, 0);
            return refuse("ValidationError", made.error().code + ": " + made.error().message);
        }
    }
    stack.passedOn.clear();
    save(stack);
    m_controllers["stack " + region + " " + stack.id] = stack;
    for (const InstanceController &group : groups) {
        save(group);
        reconcileOne(m_controllers["group " + region + " " + group.id] = group);
    }
    return Writer([id = stack.id](XmlWriter &xml) { xml.text("StackId", id); });
}

ServiceResult<ControllerStore::Writer> ControllerStore::describeStacks(const std::string &nameOrId,
                                                                       const std::string &region)
{
    std::vector<InstanceController> found;
    if (nameOrId.empty()) {
        for (const auto &[key, k] : m_controllers) {
            if (k.kind == Kind::Stack && k.region == region && k.state != "DELETE_COMPLETE")
                found.push_back(k);
        }
    } else if (const auto *one = find(Kind::Stack, region, nameOrId)) {
        found.push_back(*one);
    } else {
        return unknownStack(nameOrId);
    }
    return Writer([found](XmlWriter &xml) {
        xml.element("Stacks", [&] {
            for (const InstanceController &k : found) {
                xml.element("member", [&] {
                    xml.text("StackId", k.id).text("StackName", k.name).text("StackStatus", k.state);
                    xml.text("CreationTime", millisToIso(k.created));
                    xml.boolean("EnableTerminationProtection", k.isProtected);
                    xml.element("Tags", [&] { controller::writeMembers(xml, k.tags); });
                });
            }
        });
    });
}

ServiceResult<ControllerStore::Writer> ControllerStore::stacks(const std::string &operation,
                                                               const Parameters &parameters, const std::string &region)
{
    if (operation == "CreateStack")
        return createStack(parameters, region);
    if (operation != "DescribeStacks" && operation != "DeleteStack" && operation != "UpdateTerminationProtection")
        return refuse("UnknownOperation", "The local cloud does not implement " + operation + " of CloudFormation.");
    TY_TRY(controller::allowOnly(parameters, "StackName NextToken EnableTerminationProtection"));
    const auto name = parameters.text("StackName");
    if (operation == "DescribeStacks")
        return describeStacks(name, region);
    auto *stack = find(Kind::Stack, region, name);
    if (!stack)
        return operation == "DeleteStack" ? ServiceResult<Writer>(Writer([](XmlWriter &) {})) : unknownStack(name);
    if (operation == "UpdateTerminationProtection") {
        stack->isProtected = parameters.text("EnableTerminationProtection") == "true";
        save(*stack);
        return Writer([id = stack->id](XmlWriter &xml) { xml.text("StackId", id); });
    }
    if (stack->isProtected)
        return refuse("ValidationError",
                      "Stack [" + stack->id + "] cannot be deleted while TerminationProtection is enabled");
    if (stack->state != "DELETE_COMPLETE")
        terminateLater(*stack);
    reconcileOne(*stack);
    return Writer([](XmlWriter &) {});
}

} // namespace trainyard::localcloud
