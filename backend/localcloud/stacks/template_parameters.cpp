// The parameters and the rules of templates.
#include <algorithm>
#include <charconv>
#include <regex>

#include "backend/core/try.h"
#include "backend/localcloud/stacks/stack_template.h"

namespace trainyard::localcloud {
namespace {

using Json = nlohmann::json;

constexpr std::size_t kLongestParameter = 4096;

std::optional<double> numberIn(const std::string &text)
{
    double value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    return !text.empty() && read.ec == std::errc() && read.ptr == text.data() + text.size() ? std::optional(value)
                                                                                            : std::nullopt;
}

/// Checks a value against the constraints of its parameter.
ServiceResult<void> checkValue(const std::string &key, const Json &parameter, const std::string &value)
{
    const auto reason = stacks::member(parameter, "ConstraintDescription");
    const auto wrong = [&](const std::string &what) {
        return stacks::invalid("Parameter '" + key + "' " + (reason.empty() ? what : reason));
    };
    if (value.size() > kLongestParameter)
        return wrong("must be at most 4096 bytes long");
    const auto type = stacks::member(parameter, "Type");
    const auto number = numberIn(value);
    if (type == "Number" && !number)
        return stacks::invalid("Parameter '" + key + "' must be a number.");
    const auto limit = [&](const char *name) { return numberIn(stacks::member(parameter, name)); };
    if (const auto least = limit("MinValue"); least && number && *number < *least)
        return wrong("must be a number not less than " + stacks::member(parameter, "MinValue"));
    if (const auto most = limit("MaxValue"); most && number && *number > *most)
        return wrong("must be a number not greater than " + stacks::member(parameter, "MaxValue"));
    if (const auto least = limit("MinLength"); least && double(value.size()) < *least)
        return wrong("must contain at least " + stacks::member(parameter, "MinLength") + " characters");
    if (const auto most = limit("MaxLength"); most && double(value.size()) > *most)
        return wrong("must contain at most " + stacks::member(parameter, "MaxLength") + " characters");
    if (const auto pattern = stacks::member(parameter, "AllowedPattern"); !pattern.empty()) {
        try {
            if (!std::regex_match(value, std::regex(pattern)))
                return wrong("must match pattern " + pattern);
        } catch (const std::regex_error &) {
            return stacks::invalid("Template format error: The AllowedPattern of parameter '" + key +
                                   "' is not a regular expression.");
        }
    }
    const auto allowed = parameter.find("AllowedValues");
    if (allowed != parameter.end() && allowed->is_array()) {
        const bool known = std::ranges::any_of(*allowed, [&](const Json &one) {
            return (one.is_string() ? one.get<std::string>() : one.dump()) == value;
        });
        if (!known)
            return wrong("must be one of AllowedValues");
    }
    if (type == "AWS::EC2::KeyPair::KeyName" && value.empty())
        return stacks::invalid("Parameter validation failed: parameter value for parameter name " + key + " is empty.");
    return {};
}

} // namespace

std::vector<TemplateParameterInfo> StackTemplate::parameters() const
{
    std::vector<TemplateParameterInfo> out;
    for (const auto &[key, parameter] : section("Parameters").items()) {
        TemplateParameterInfo info{
            key, stacks::member(parameter, "Type"), stacks::member(parameter, "Description"), {}, false};
        if (parameter.is_object() && parameter.contains("Default"))
            info.usual = stacks::member(parameter, "Default");
        info.noEcho = stacks::member(parameter, "NoEcho") == "true";
        out.push_back(std::move(info));
    }
    return out;
}

ServiceResult<std::map<std::string, std::string>>
StackTemplate::fill(const std::map<std::string, std::string> &given) const
{
    const auto &all = section("Parameters");
    std::string unknown, missing;
    for (const auto &[key, value] : given) {
        if (!all.contains(key))
            unknown.append(unknown.empty() ? "" : ", ").append(key);
    }
    if (!unknown.empty())
        return stacks::invalid("Parameters: [" + unknown + "] do not exist in the template");
    std::map<std::string, std::string> out = given;
    for (const auto &info : parameters()) {
        if (given.contains(info.key))
            continue;
        if (info.usual)
            out[info.key] = *info.usual;
        else
            missing.append(missing.empty() ? "" : ", ").append(info.key);
    }
    if (!missing.empty())
        return stacks::invalid("Parameters: [" + missing + "] must have values");
    for (const auto &[key, value] : out)
        TY_TRY(checkValue(key, all[key], value));
    return out;
}

ServiceResult<void> StackTemplate::checkRules(const TemplateScope &scope) const
{
    for (const auto &[name, rule] : section("Rules").items()) {
        if (rule.contains("RuleCondition")) {
            TY_ASSIGN(const auto applies, condition(rule["RuleCondition"], scope));
            if (!applies)
                continue;
        }
        for (const auto &assertion : rule.value("Assertions", Json::array())) {
            TY_ASSIGN(const auto holds, condition(assertion.value("Assert", Json()), scope));
            if (!holds)
                return stacks::invalid("Template error: Rule " + name +
                                       " failed: " + stacks::member(assertion, "AssertDescription"));
        }
    }
    return {};
}

} // namespace trainyard::localcloud
