#include "backend/alerts/alert_rule.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/core/system/files.h"
#include "backend/core/try.h"

namespace trainyard::alerts {

namespace {

constexpr std::size_t kMostRules = 100, kLargestFile = 256 * 1024, kLongestName = 64;
constexpr int kLongest = 7 * 24 * 3600;

std::filesystem::path rulesFile(const std::filesystem::path &stateFolder)
{
    return stateFolder / "alerts.json";
}

template <class Enum>
std::optional<Enum> enumIn(const nlohmann::json &object, const char *name)
{
    const auto at = object.find(name);
    return at != object.end() && at->is_string() ? parseEnum<Enum>(at->get<std::string>()) : std::nullopt;
}

std::optional<AlertRule> ruleFrom(const nlohmann::json &object)
{
    if (!object.is_object())
        return std::nullopt;
    const auto comparison = enumIn<AlertRule::Comparison>(object, "condition");
    const auto action = enumIn<AlertRule::Action>(object, "action");
    if (!comparison || !action)
        return std::nullopt;
    AlertRule rule;
    rule.comparison = *comparison;
    rule.action = *action;
    if (const auto metric = object.find("metric"); metric != object.end() && metric->is_string())
        rule.metric = metric->get<std::string>();
    if (const auto value = object.find("value"); value != object.end() && value->is_number())
        rule.value = value->get<double>();
    if (const auto seconds = object.find("seconds"); seconds != object.end() && seconds->is_number())
        rule.seconds = int(std::clamp(seconds->get<double>(), 0.0, double(kLongest)));
    return checked(std::move(rule));
}

} // namespace

bool AlertRule::holds(double measured) const
{
    if (comparison == NoProgress)
        return false;
    if (comparison == NotANumber)
        return !std::isfinite(measured);
    return comparison == Above ? measured > value : measured < value;
}

std::string describe(const AlertRule &rule)
{
    if (rule.comparison == AlertRule::NoProgress)
        return fmt::format("no progress for {} min", rule.seconds / 60);
    if (rule.comparison == AlertRule::NotANumber)
        return rule.metric + " is not a number";
    const std::string condition = fmt::format("{} {} {:.6g}", rule.metric, toString(rule.comparison), rule.value);
    return rule.seconds > 0 ? fmt::format("{} for {} s", condition, rule.seconds) : condition;
}

std::string occasionOf(const AlertRule &rule, double at)
{
    return fmt::format("{}, {}, {:.6f}", describe(rule), toString(rule.action), at);
}

std::optional<AlertRule> checked(AlertRule rule)
{
    rule.seconds = std::clamp(rule.seconds, 0, kLongest);
    const bool isComplete = rule.comparison == AlertRule::NoProgress
                                ? rule.seconds > 0
                                : !rule.metric.empty() && rule.metric.size() <= kLongestName;
    return isComplete && std::isfinite(rule.value) ? std::optional(std::move(rule)) : std::nullopt;
}

Result<std::vector<AlertRule>> readRules(const std::filesystem::path &stateFolder)
{
    TY_ASSIGN(const auto text, readFile(rulesFile(stateFolder), kLargestFile));
    const auto stored = nlohmann::json::parse(text, nullptr, false);
    const auto list = stored.is_object() ? stored.find("rules") : stored.end();
    if (list == stored.end() || !list->is_array())
        return fail(ErrorCode::CorruptData, "alerts", rulesFile(stateFolder).string() + " contains no list of rules");
    std::vector<AlertRule> rules;
    for (const auto &object : *list) {
        if (auto rule = ruleFrom(object); rule && rules.size() < kMostRules)
            rules.push_back(std::move(*rule));
    }
    return rules;
}

Status writeRules(const std::filesystem::path &stateFolder, const std::vector<AlertRule> &rules)
{
    nlohmann::ordered_json stored = {{"rules", nlohmann::ordered_json::array()}};
    for (const AlertRule &rule : rules)
        stored["rules"].push_back({{"metric", rule.metric},
                                   {"condition", std::string(toString(rule.comparison))},
                                   {"value", rule.value},
                                   {"seconds", rule.seconds},
                                   {"action", std::string(toString(rule.action))}});
    return writeFileAtomically(rulesFile(stateFolder),
                               stored.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n",
                               0600);
}

} // namespace trainyard::alerts
