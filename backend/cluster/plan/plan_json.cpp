#include <algorithm>
#include <optional>
#include <stdexcept>
#include <type_traits>

#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "backend/cluster/plan/plan_fields.h"

namespace trainyard::cluster {
namespace {

using nlohmann::ordered_json;

/// Texts of a plan become arguments, tags, and command lines that users copy into a shell.
void needOneLine(const std::string &text)
{
    if (std::ranges::any_of(text, [](unsigned char c) { return c < 0x20 || c == 0x7f; }))
        throw std::invalid_argument("a text of one line is needed");
}
void needOneLine(const std::vector<std::string> &texts)
{
    for (const std::string &text : texts)
        needOneLine(text);
}
void needOneLine(const std::map<std::string, std::string> &texts)
{
    for (const auto &[key, value] : texts) {
        needOneLine(key);
        needOneLine(value);
    }
}

constexpr const char *kForm = "trainyardPlan";

/// Checks the type of a value and stores it.
/// \throw std::exception  the value is not of the right kind
template <class T>
void read(const ordered_json &json, T &value)
{
    // The JSON library would convert true to 1 and 2.9 to 2.
    if constexpr (std::is_same_v<T, int>) {
        if (!json.is_number_integer() || json < -1'000'000 || json > 1'000'000)
            throw std::invalid_argument("a whole number is needed");
    } else if constexpr (std::is_same_v<T, double>) {
        if (!json.is_number())
            throw std::invalid_argument("a number is needed");
    }
    if constexpr (std::is_same_v<T, std::chrono::minutes>) {
        if (!json.is_number_integer() || json < 0 || json > 100'000'000)
            throw std::invalid_argument("a whole number of minutes is needed");
        value = std::chrono::minutes(json.get<std::int64_t>());
    } else if constexpr (NamedEnum<T>) {
        const auto known = parseEnum<T>(json.get<std::string>());
        const auto names = namesOf(value);
        if (!known)
            throw std::invalid_argument(
                fmt::format("{} or {} is needed", fmt::join(names.begin(), names.end() - 1, ", "), names.back()));
        value = *known;
    } else if constexpr (std::is_same_v<T, std::optional<bool>>) {
        value = json.get<bool>();
    } else {
        value = json.get<T>();
    }
    if constexpr (requires { needOneLine(value); })
        needOneLine(value);
}

template <class T>
ordered_json written(const T &value)
{
    if constexpr (std::is_same_v<T, std::chrono::minutes>)
        return value.count();
    else if constexpr (NamedEnum<T>)
        return toString(value);
    else if constexpr (std::is_same_v<T, std::optional<bool>>)
        return value ? ordered_json(*value) : ordered_json();
    else
        return value;
}

} // namespace

std::string LaunchPlan::toJson() const
{
    ordered_json root;
    root[kForm] = 1;
    forEachField(kPlanFields, [&](const auto &line) {
        if (auto value = written(line.in(*this)); !value.is_null()) // unset: LaunchPlan decides
            root[line.name.file] = std::move(value);
    });
    return root.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

Result<LaunchPlan> LaunchPlan::fromJson(std::string_view text)
{
    const auto bad = [](const std::string &why) { return fail(ErrorCode::InvalidArgument, "plan file", why); };
    const ordered_json root = ordered_json::parse(text, nullptr, false);
    if (!root.is_object())
        return bad("it is not a JSON object");
    if (const auto form = root.find(kForm); form != root.end() && *form != 1)
        return bad("it was written by a newer Trainyard");

    LaunchPlan plan;
    std::string current;
    std::vector<std::string> known{kForm};
    try {
        forEachField(kPlanFields, [&](const auto &line) {
            current = known.emplace_back(line.name.file);
            if (const auto found = root.find(current); found != root.end())
                read(*found, line.in(plan));
        });
    } catch (const std::exception &e) {
        return bad("the member \"" + current + "\" is not of the right kind: " + e.what());
    }
    for (const auto &[key, value] : root.items()) {
        if (std::ranges::find(known, key) == known.end())
            return bad("it has an unknown member \"" + key + "\"");
    }
    return plan;
}

} // namespace trainyard::cluster
