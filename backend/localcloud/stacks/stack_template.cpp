#include "backend/localcloud/stacks/stack_template.h"

#include <algorithm>

#include "backend/core/try.h"
#include "backend/localcloud/ec2/catalog/ec2_catalog.h"

namespace trainyard::localcloud {
namespace {

using Json = nlohmann::json;

constexpr std::size_t kMostResources = 500;
constexpr std::string_view kPseudo[] = {"AWS::AccountId", "AWS::NoValue",   "AWS::Partition", "AWS::Region",
                                        "AWS::StackId",   "AWS::StackName", "AWS::URLSuffix"};
constexpr std::string_view kFunctions[] = {"Fn::Base64", "Fn::FindInMap", "Fn::GetAtt", "Fn::GetAZs", "Fn::If",
                                           "Fn::Join",   "Fn::Select",    "Fn::Split",  "Fn::Sub",    "Fn::Equals",
                                           "Fn::And",    "Fn::Or",        "Fn::Not",    "Condition",  "Ref"};

tl::unexpected<ServiceError> badFormat(const std::string &message)
{
    return stacks::invalid("Template format error: " + message);
}

std::vector<std::string> splitText(const std::string &text, const std::string &by)
{
    std::vector<std::string> out;
    for (std::size_t at = 0;;) {
        const auto end = by.empty() ? std::string::npos : text.find(by, at);
        out.push_back(text.substr(at, end - at));
        if (end == std::string::npos)
            return out;
        at = end + by.size();
    }
}

bool isList(const std::string &type)
{
    return type == "CommaDelimitedList" || type.starts_with("List<") ||
           type.starts_with("AWS::SSM::Parameter::Value<List");
}

} // namespace

tl::unexpected<ServiceError> stacks::invalid(const std::string &message)
{
    return refuse("ValidationError", message);
}

std::string stacks::member(const Json &object, const char *name)
{
    const auto at = object.is_object() ? object.find(name) : object.end();
    if (at == object.end())
        return {};
    return at->is_string() ? at->get<std::string>() : at->is_null() ? std::string() : at->dump();
}

std::vector<std::string> substitutions(const std::string &text)
{
    std::vector<std::string> out;
    for (auto at = text.find("${"); at != std::string::npos; at = text.find("${", at + 2)) {
        const auto end = text.find('}', at);
        if (end != std::string::npos && text[at + 2] != '!')
            out.push_back(text.substr(at + 2, end - at - 2));
    }
    return out;
}

ServiceResult<StackTemplate> StackTemplate::parse(const std::string &body)
{
    if (body.empty())
        return stacks::invalid("Either Template URL or Template Body must be specified.");
    if (body.size() > kLargest)
        return stacks::invalid(
            "1 validation error detected: Value at 'templateBody' failed to satisfy constraint: Member must "
            "have length less than or equal to 51200");
    auto document = Json::parse(body, nullptr, false);
    if (!document.is_object())
        return badFormat("JSON not well-formed. (The local cloud reads JSON templates only.)");
    StackTemplate out(std::move(document));
    TY_TRY(out.check());
    return out;
}

const nlohmann::json &StackTemplate::section(const char *name) const
{
    static const Json none = Json::object();
    const auto found = m_document.find(name);
    return found == m_document.end() || !found->is_object() ? none : *found;
}

ServiceResult<void> StackTemplate::check() const
{
    static const std::set<std::string> known = {"AWSTemplateFormatVersion",
                                                "Description",
                                                "Metadata",
                                                "Parameters",
                                                "Rules",
                                                "Mappings",
                                                "Conditions",
                                                "Resources",
                                                "Outputs"};
    for (const auto &[name, value] : m_document.items()) {
        if (!known.contains(name))
            return badFormat("The local cloud does not implement the section " + name + ".");
    }
    const auto &resources = section("Resources");
    if (resources.empty())
        return badFormat("At least one Resources member must be defined.");
    if (resources.size() > kMostResources)
        return badFormat("Number of resources, " + std::to_string(resources.size()) +
                         ", is greater than maximum "
                         "allowed, 500");
    for (const auto &[logical, resource] : resources.items()) {
        const auto where = "Resources block, resource " + logical;
        if (stacks::member(resource, "Type").empty())
            return badFormat("[/Resources/" + logical + "] Every Resources object must contain a Type member.");
        for (const auto &[name, value] : resource.items()) {
            static const std::set<std::string> members = {"Type",           "Properties",         "Condition",
                                                          "DependsOn",      "Metadata",           "CreationPolicy",
                                                          "DeletionPolicy", "UpdateReplacePolicy"};
            if (!members.contains(name))
                return badFormat("The local cloud does not implement " + name + " of resource " + logical + ".");
        }
        const auto when = stacks::member(resource, "Condition");
        if (!when.empty() && !section("Conditions").contains(when))
            return badFormat("Unresolved condition dependency " + when + " in the Resources block of the template");
        const auto properties = resource.find("Properties");
        if (properties != resource.end())
            TY_TRY(checkReferences(*properties, where));
        const auto depends = resource.value("DependsOn", Json::array());
        for (const auto &one : depends.is_array() ? depends : Json::array({depends})) {
            if (!one.is_string() || !resources.contains(one.get<std::string>()))
                return badFormat("Unresolved resource dependencies [" + one.dump() +
                                 "] in the Resources block of the template");
        }
    }
    TY_TRY(checkReferences(section("Outputs"), "Outputs block"));
    return {};
}

/// Every name in Ref, GetAtt, Sub and Condition must exist, and every function be known.
ServiceResult<void> StackTemplate::checkReferences(const Json &value, const std::string &where) const
{
    if (value.is_array()) {
        for (const auto &one : value)
            TY_TRY(checkReferences(one, where));
        return {};
    }
    if (!value.is_object())
        return {};
    const auto exists = [&](const std::string &name) {
        return section("Resources").contains(name) || section("Parameters").contains(name) ||
               std::ranges::find(kPseudo, name) != std::end(kPseudo);
    };
    const auto unresolved = [&](const std::string &name) {
        return badFormat("Unresolved resource dependencies [" + name + "] in the " + where + " of the template");
    };
    for (const auto &[name, argument] : value.items()) {
        if (value.size() == 1 && name.starts_with("Fn::") &&
            std::ranges::find(kFunctions, name) == std::end(kFunctions))
            return badFormat("The local cloud does not implement the function " + name + ".");
        if (value.size() == 1 && name == "Ref" && (!argument.is_string() || !exists(argument.get<std::string>())))
            return unresolved(argument.dump());
        if (name == "Fn::GetAtt") {
            const auto first = argument.is_array() && !argument.empty() && argument[0].is_string()
                                   ? argument[0].get<std::string>()
                                   : stacks::member(value, "Fn::GetAtt");
            if (!section("Resources").contains(first.substr(0, first.find('.'))))
                return unresolved(first);
        }
        if (name == "Fn::Sub") {
            const bool own = argument.is_array() && argument.size() == 2 && argument[0].is_string();
            for (const auto &part :
                 substitutions(own ? argument[0].get<std::string>() : stacks::member(value, "Fn::Sub"))) {
                if (!(own && argument[1].contains(part)) && !exists(part.substr(0, part.find('.'))))
                    return unresolved(part);
            }
        }
        TY_TRY(checkReferences(argument, where));
    }
    return {};
}

std::string StackTemplate::description() const
{
    return stacks::member(m_document, "Description");
}

StackTemplate::Capabilities StackTemplate::capabilities() const
{
    std::set<std::string> types;
    bool named = false;
    for (const auto &[logical, resource] : section("Resources").items()) {
        const auto type = stacks::member(resource, "Type");
        if (!type.starts_with("AWS::IAM::"))
            continue;
        types.insert(type);
        const auto properties = resource.value("Properties", Json::object());
        for (const char *name : {"RoleName", "InstanceProfileName", "ManagedPolicyName", "UserName", "GroupName"})
            named |= properties.contains(name);
    }
    std::vector<std::string> needed;
    if (!types.empty())
        needed.push_back(named ? "CAPABILITY_NAMED_IAM" : "CAPABILITY_IAM");
    return {needed, {types.begin(), types.end()}};
}

ServiceResult<void> StackTemplate::prepare(TemplateScope &scope,
                                           const std::map<std::string, std::string> &parameters) const
{
    for (const auto &info : this->parameters()) {
        const auto found = parameters.find(info.key);
        auto value = found == parameters.end() ? info.usual.value_or("") : found->second;
        if (info.type.starts_with("AWS::SSM::Parameter::Value<")) {
            if (!scope.systemParameter)
                return stacks::invalid("The local cloud cannot read parameter " + value + " here.");
            TY_ASSIGN(value, scope.systemParameter(value));
        }
        if (isList(info.type))
            scope.parameters[info.key] = value.empty() ? std::vector<std::string>() : splitText(value, ",");
        else
            scope.parameters[info.key] = value;
    }
    for (const auto &[name, condition] : section("Conditions").items()) {
        TY_ASSIGN(const auto holds, this->condition(condition, scope));
        scope.conditions[name] = holds;
    }
    return checkRules(scope);
}

std::vector<TemplateResource> StackTemplate::resources(const TemplateScope &scope) const
{
    std::vector<TemplateResource> out;
    for (const auto &[logical, resource] : section("Resources").items()) {
        const auto when = stacks::member(resource, "Condition");
        const auto holds = scope.conditions.find(when);
        if (!when.empty() && (holds == scope.conditions.end() || !holds->second))
            continue;
        TemplateResource one{logical,
                             stacks::member(resource, "Type"),
                             resource.value("Properties", Json::object()),
                             resource.value("CreationPolicy", Json()),
                             stacks::member(resource, "DeletionPolicy"),
                             {}};
        const auto depends = resource.value("DependsOn", Json::array());
        for (const auto &name : depends.is_array() ? depends : Json::array({depends}))
            one.dependsOn.insert(name.get<std::string>());
        out.push_back(std::move(one));
    }
    return out;
}

/// Adds the resources that a value refers to under these conditions.
void StackTemplate::collect(const Json &value, const TemplateScope &scope, std::set<std::string> &out) const
{
    const auto add = [&](const std::string &name) {
        if (section("Resources").contains(name))
            out.insert(name);
    };
    if (value.is_array()) {
        for (const auto &one : value)
            collect(one, scope, out);
        return;
    }
    if (!value.is_object())
        return;
    for (const auto &[name, argument] : value.items()) {
        if (name == "Ref" && argument.is_string()) {
            add(argument.get<std::string>());
        } else if (name == "Fn::GetAtt") {
            const auto first = argument.is_array() && !argument.empty() ? argument[0] : argument;
            add(first.is_string() ? splitText(first.get<std::string>(), ".").front() : std::string());
        } else if (name == "Fn::If" && argument.is_array() && argument.size() == 3 && argument[0].is_string()) {
            const auto holds = scope.conditions.find(argument[0].get<std::string>());
            collect(argument[holds != scope.conditions.end() && holds->second ? 1 : 2], scope, out);
        } else {
            if (name == "Fn::Sub") {
                const auto &text = argument.is_array() && !argument.empty() ? argument[0] : argument;
                for (const auto &part : substitutions(text.is_string() ? text.get<std::string>() : std::string()))
                    add(part.substr(0, part.find('.')));
            }
            collect(argument, scope, out);
        }
    }
}

std::set<std::string> StackTemplate::dependencies(const TemplateResource &resource, const TemplateScope &scope) const
{
    std::set<std::string> out;
    collect(resource.properties, scope, out);
    out.insert(resource.dependsOn.begin(), resource.dependsOn.end());
    out.erase(resource.logicalId);
    return out;
}

std::vector<StackTemplate::Output> StackTemplate::outputs(const TemplateScope &scope) const
{
    std::vector<Output> out;
    for (const auto &[key, output] : section("Outputs").items()) {
        const auto when = stacks::member(output, "Condition");
        const auto holds = scope.conditions.find(when);
        if (!when.empty() && (holds == scope.conditions.end() || !holds->second))
            continue;
        if (const auto value = text(output.value("Value", Json()), scope))
            out.push_back({key, *value, stacks::member(output, "Description")});
    }
    return out;
}

} // namespace trainyard::localcloud
