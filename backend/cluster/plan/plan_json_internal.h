#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "backend/core/enum_names.h"
#include "backend/core/field_table.h"
#include "backend/core/result.h"

/// Plans as JSON objects with one member per line of their tables.
namespace trainyard::cluster::plan_json {

/// Texts of a plan become arguments, tags, and command lines that users copy into a shell.
inline void needOneLine(const std::string &text)
{
    if (std::ranges::any_of(text, [](unsigned char c) { return c < 0x20 || c == 0x7f; }))
        throw std::invalid_argument("a text of one line is needed");
}
inline void needOneLine(const std::vector<std::string> &texts)
{
    for (const std::string &text : texts)
        needOneLine(text);
}
inline void needOneLine(const std::map<std::string, std::string> &texts)
{
    for (const auto &[key, value] : texts) {
        needOneLine(key);
        needOneLine(value);
    }
}

/// Checks the type of a value and stores it.
/// \throw std::exception  the value is not of the right kind
template <class T>
void read(const nlohmann::ordered_json &json, T &value)
{
    // The JSON library would convert true to 1 and 2.9 to 2.
    if constexpr (std::is_same_v<T, int>) {
        if (!json.is_number_integer() || json < -1'000'000 || json > 1'000'000)
            throw std::invalid_argument("a whole number is needed");
    } else if constexpr (std::is_same_v<T, double>) {
        if (!json.is_number())
            throw std::invalid_argument("a number is needed");
    }
    if constexpr (requires { value.count(); }) {
        if (!json.is_number_integer() || json < 0 || json > 100'000'000)
            throw std::invalid_argument(std::is_same_v<T, std::chrono::minutes> ? "a whole number of minutes is needed"
                                                                                : "a whole number is needed");
        value = T(json.get<std::int64_t>());
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
nlohmann::ordered_json written(const T &value)
{
    if constexpr (requires { value.count(); })
        return value.count();
    else if constexpr (NamedEnum<T>)
        return toString(value);
    else if constexpr (std::is_same_v<T, std::optional<bool>>)
        return value ? nlohmann::ordered_json(*value) : nlohmann::ordered_json();
    else
        return value;
}

/// \param form  member that marks the kind of file, with the version of its form
template <class Plan, class Table>
std::string write(const Table &table, const Plan &plan, const char *form)
{
    nlohmann::ordered_json root;
    root[form] = 1;
    forEachField(table, [&](const auto &line) {
        if (auto value = written(line.in(plan)); !value.is_null()) // unset: the plan decides
            root[line.name.file] = std::move(value);
    });
    return root.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

/// Unknown members are errors, so that a misspelt one is not silently ignored.
/// \error InvalidArgument, with the member's name in detail
template <class Plan, class Table>
Result<Plan> parse(const Table &table, std::string_view text, const char *form)
{
    const auto bad = [](const std::string &why) { return fail(ErrorCode::InvalidArgument, "plan file", why); };
    const auto root = nlohmann::ordered_json::parse(text, nullptr, false);
    if (!root.is_object())
        return bad("it is not a JSON object");
    if (const auto found = root.find(form); found != root.end() && *found != 1)
        return bad("it was written by a newer Trainyard");

    Plan plan;
    std::string current;
    std::vector<std::string> known{form};
    try {
        forEachField(table, [&](const auto &line) {
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

} // namespace trainyard::cluster::plan_json
