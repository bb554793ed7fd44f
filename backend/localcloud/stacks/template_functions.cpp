// The functions of templates.
#include <algorithm>
#include <array>
#include <charconv>

#include "backend/core/encoding.h"
#include "backend/core/try.h"
#include "backend/localcloud/ec2/catalog/ec2_catalog.h"
#include "backend/localcloud/stacks/stack_template.h"

namespace trainyard::localcloud {
namespace {

using Json = nlohmann::json;

constexpr int kDeepest = 20; ///< conditions that name conditions

tl::unexpected<ServiceError> wrong(const std::string &message)
{
    return refuse("ValidationError", "Template error: " + message);
}

Json noValue()
{
    return Json(Json::value_t::discarded);
}

bool isArrayOf(const Json &value, std::size_t size)
{
    return value.is_array() && value.size() == size;
}

} // namespace

ServiceResult<bool> StackTemplate::condition(const Json &value, const TemplateScope &scope, int depth) const
{
    if (depth > kDeepest)
        return wrong("conditions depend on one another in a circle");
    if (!value.is_object() || value.size() != 1)
        return wrong("a condition is one of Fn::Equals, Fn::And, Fn::Or, Fn::Not and Condition");
    const auto name = value.begin().key();
    const auto &argument = value.begin().value();
    if (name == "Condition") {
        const auto &all = section("Conditions");
        if (!argument.is_string() || !all.contains(argument.get<std::string>()))
            return wrong("unresolved condition " + argument.dump());
        return condition(all[argument.get<std::string>()], scope, depth + 1);
    }
    if (name == "Fn::Equals" && isArrayOf(argument, 2)) {
        TY_ASSIGN(const auto first, text(argument[0], scope));
        TY_ASSIGN(const auto second, text(argument[1], scope));
        return first == second;
    }
    if (name == "Fn::Not" && isArrayOf(argument, 1)) {
        TY_ASSIGN(const auto holds, condition(argument[0], scope, depth + 1));
        return !holds;
    }
    if ((name == "Fn::And" || name == "Fn::Or") && argument.is_array() && argument.size() >= 2) {
        for (const auto &one : argument) {
            TY_ASSIGN(const auto holds, condition(one, scope, depth + 1));
            if (holds == (name == "Fn::Or"))
                return holds;
        }
        return name == "Fn::And";
    }
    return wrong(name + " is no condition, or has a wrong number of arguments");
}

ServiceResult<Json> StackTemplate::evaluate(const Json &value, const TemplateScope &scope) const
{
    if (value.is_string()) {
        TY_ASSIGN(auto text, withSystemParameters(value.get<std::string>(), scope));
        return Json(std::move(text));
    }
    if (value.is_array()) {
        auto out = Json::array();
        for (const auto &one : value) {
            TY_ASSIGN(auto item, evaluate(one, scope));
            if (!item.is_discarded())
                out.push_back(std::move(item));
        }
        return out;
    }
    if (!value.is_object())
        return value;
    if (value.size() == 1 && (value.begin().key() == "Ref" || value.begin().key().starts_with("Fn::")))
        return function(value.begin().key(), value.begin().value(), scope);
    auto out = Json::object();
    for (const auto &[name, member] : value.items()) {
        TY_ASSIGN(auto item, evaluate(member, scope));
        if (!item.is_discarded())
            out[name] = std::move(item);
    }
    return out;
}

ServiceResult<std::string> StackTemplate::text(const Json &value, const TemplateScope &scope) const
{
    TY_ASSIGN(const auto out, evaluate(value, scope));
    if (out.is_string())
        return out.get<std::string>();
    if (out.is_boolean() || out.is_number())
        return out.dump();
    return wrong("a text is needed instead of " + (out.is_discarded() ? std::string("AWS::NoValue") : out.dump()));
}

ServiceResult<std::vector<std::string>> StackTemplate::texts(const Json &value, const TemplateScope &scope) const
{
    TY_ASSIGN(const auto list, evaluate(value, scope));
    std::vector<std::string> out;
    if (!list.is_array())
        return wrong("a list is needed");
    for (const auto &one : list) {
        if (!one.is_string() && !one.is_number() && !one.is_boolean())
            return wrong("a list of texts is needed");
        out.push_back(one.is_string() ? one.get<std::string>() : one.dump());
    }
    return out;
}

/// Replaces "{{resolve:ssm:NAME}}" by the value of the parameter.
ServiceResult<std::string> StackTemplate::withSystemParameters(std::string text, const TemplateScope &scope) const
{
    constexpr std::string_view kBegin = "{{resolve:ssm:", kEnd = "}}";
    for (auto at = text.find(kBegin); at != std::string::npos; at = text.find(kBegin)) {
        const auto end = text.find(kEnd, at);
        if (end == std::string::npos || !scope.systemParameter)
            return wrong("the dynamic reference in " + text + " cannot be read");
        const auto name = text.substr(at + kBegin.size(), end - at - kBegin.size());
        TY_ASSIGN(const auto value, scope.systemParameter(name));
        if (value.find(kBegin) != std::string::npos)
            return wrong("the value of " + name + " is a reference");
        text.replace(at, end + kEnd.size() - at, value);
    }
    if (text.find("{{resolve:") != std::string::npos)
        return wrong("the local cloud resolves references to ssm only: " + text);
    return text;
}

ServiceResult<Json> StackTemplate::evaluateRef(const std::string &name, const TemplateScope &scope) const
{
    const std::map<std::string, std::string> pseudo = {
        {"AWS::AccountId", kAccount},    {"AWS::Partition", "aws"},           {"AWS::Region", scope.region},
        {"AWS::StackId", scope.stackId}, {"AWS::StackName", scope.stackName}, {"AWS::URLSuffix", "amazonaws.com"}};
    if (name == "AWS::NoValue")
        return noValue();
    if (const auto found = pseudo.find(name); found != pseudo.end())
        return Json(found->second);
    if (const auto found = scope.parameters.find(name); found != scope.parameters.end())
        return found->second;
    const auto id = scope.ref ? scope.ref(name) : std::nullopt;
    return id ? ServiceResult<Json>(Json(*id)) : wrong("unresolved resource dependency [" + name + "]");
}

ServiceResult<Json> StackTemplate::evaluateAttribute(const Json &argument, const TemplateScope &scope) const
{
    std::string resource, attribute;
    if (argument.is_string()) {
        const auto whole = argument.get<std::string>();
        resource = whole.substr(0, whole.find('.'));
        attribute = whole.substr(std::min(resource.size() + 1, whole.size()));
    } else if (isArrayOf(argument, 2) && argument[0].is_string() && argument[1].is_string()) {
        resource = argument[0].get<std::string>();
        attribute = argument[1].get<std::string>();
    }
    const auto value = scope.attribute ? scope.attribute(resource, attribute) : std::nullopt;
    return value ? ServiceResult<Json>(Json(*value))
                 : wrong("resource " + resource + " does not support attribute type " + attribute + " in Fn::GetAtt");
}

ServiceResult<Json> StackTemplate::evaluateSub(const Json &argument, const TemplateScope &scope) const
{
    const bool own = isArrayOf(argument, 2) && argument[0].is_string() && argument[1].is_object();
    if (!own && !argument.is_string())
        return wrong("Fn::Sub takes a text, or a text and a mapping");
    const auto pattern = own ? argument[0].get<std::string>() : argument.get<std::string>();
    std::string out;
    for (std::size_t at = 0; at < pattern.size();) {
        const auto begin = std::min(pattern.find("${", at), pattern.size());
        out += pattern.substr(at, begin - at);
        const auto end = pattern.find('}', begin);
        if (begin == pattern.size())
            break;
        if (end == std::string::npos)
            return wrong("an unfinished variable in Fn::Sub");
        const auto name = pattern.substr(begin + 2, end - begin - 2);
        at = end + 1;
        if (name.starts_with('!')) {
            out += "${" + name.substr(1) + "}";
        } else if (own && argument[1].contains(name)) {
            TY_ASSIGN(const auto value, text(argument[1][name], scope));
            out += value;
        } else {
            const Json reference =
                name.find('.') == std::string::npos ? Json{{"Ref", name}} : Json{{"Fn::GetAtt", name}};
            TY_ASSIGN(const auto value, text(reference, scope));
            out += value;
        }
    }
    TY_ASSIGN(auto resolved, withSystemParameters(std::move(out), scope));
    return Json(std::move(resolved));
}

ServiceResult<Json> StackTemplate::function(const std::string &name, const Json &argument,
                                            const TemplateScope &scope) const
{
    if (name == "Ref" && argument.is_string())
        return evaluateRef(argument.get<std::string>(), scope);
    if (name == "Fn::GetAtt")
        return evaluateAttribute(argument, scope);
    if (name == "Fn::Sub")
        return evaluateSub(argument, scope);
    if (name == "Fn::If" && isArrayOf(argument, 3) && argument[0].is_string()) {
        const auto holds = scope.conditions.find(argument[0].get<std::string>());
        if (holds == scope.conditions.end())
            return wrong("unresolved condition " + argument[0].dump());
        return evaluate(argument[holds->second ? 1 : 2], scope);
    }
    if (name == "Fn::Base64") {
        TY_ASSIGN(const auto plain, text(argument, scope));
        return Json(base64Encode(asBytes(plain)));
    }
    if (name == "Fn::Join" && isArrayOf(argument, 2) && argument[0].is_string()) {
        TY_ASSIGN(const auto parts, texts(argument[1], scope));
        std::string out;
        for (std::size_t i = 0; i < parts.size(); ++i)
            out += (i == 0 ? std::string() : argument[0].get<std::string>()) + parts[i];
        return Json(std::move(out));
    }
    if (name == "Fn::Split" && isArrayOf(argument, 2) && argument[0].is_string()) {
        TY_ASSIGN(const auto whole, text(argument[1], scope));
        const auto by = argument[0].get<std::string>();
        auto out = Json::array();
        for (std::size_t at = 0; at <= whole.size();) {
            const auto end = by.empty() ? whole.size() : std::min(whole.find(by, at), whole.size());
            out.push_back(whole.substr(at, end - at));
            at = end + std::max<std::size_t>(by.size(), 1);
        }
        return out;
    }
    if (name == "Fn::Select" && isArrayOf(argument, 2)) {
        TY_ASSIGN(const auto index, text(argument[0], scope));
        TY_ASSIGN(const auto list, texts(argument[1], scope));
        std::size_t i = 0;
        const auto read = std::from_chars(index.data(), index.data() + index.size(), i);
        if (read.ec != std::errc() || i >= list.size())
            return wrong("Fn::Select cannot select nonexistent value at index " + index);
        return Json(list[i]);
    }
    if (name == "Fn::GetAZs") {
        TY_ASSIGN(const auto region, text(argument, scope));
        if (!region.empty() && region != scope.region)
            return wrong("the local cloud knows the zones of the stack's own region only in Fn::GetAZs");
        return Json(scope.zones);
    }
    if (name == "Fn::FindInMap" && isArrayOf(argument, 3)) {
        const Json *at = &section("Mappings");
        for (const auto &key : argument) {
            TY_ASSIGN(const auto step, text(key, scope));
            if (!at->is_object() || !at->contains(step))
                return wrong("Unable to get mapping for " + argument.dump());
            at = &(*at)[step];
        }
        return *at;
    }
    return wrong("the local cloud does not implement " + name + " with these arguments here");
}

} // namespace trainyard::localcloud
