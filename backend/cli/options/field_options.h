#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include <CLI/CLI.hpp>

#include "backend/core/enum_names.h"
#include "backend/core/field_table.h"

namespace trainyard::cli {

/// Adds the option of a plan's field.
template <class T>
CLI::Option *addOption(CLI::App &command, const FieldInfo &info, T &value)
{
    if constexpr (std::is_same_v<T, bool>) {
        return command.add_flag(info.options, value, info.help);
    } else if constexpr (std::is_same_v<T, std::optional<bool>>) {
        return command.add_flag(info.options, value.emplace(), info.help);
    } else if constexpr (std::is_same_v<T, std::chrono::minutes> || std::is_same_v<T, std::chrono::seconds>) {
        return command.add_option_function<int>(
            info.options, [&value](int count) { value = T(count); }, info.help);
    } else if constexpr (NamedEnum<T>) {
        const auto names = namesOf(value);
        return command
            .add_option_function<std::string>(
                info.options, [&value](const std::string &name) { value = *parseEnum<T>(name); }, info.help)
            ->check(CLI::IsMember(std::vector<std::string>(names.begin(), names.end())));
    } else {
        return command.add_option(info.options, value, info.help);
    }
}

/// Adds the options of all fields of a plan; tags are in plan files only.
/// \param given  receives the values; as long-lived as the command
/// \return functions that copy the value of one option into a plan, if it was given
template <class Plan, class Fields>
std::vector<std::function<void(Plan &)>> addFieldOptions(CLI::App &command, const Fields &fields, Plan &given)
{
    std::vector<std::function<void(Plan &)>> takers;
    forEachField(fields, [&](const auto &line) {
        [[maybe_unused]] auto &value = line.in(given);
        if constexpr (!std::is_same_v<decltype(value), std::map<std::string, std::string> &>) {
            if (!line.options)
                return;
            const CLI::Option *option = addOption(command, line, value);
            takers.emplace_back([&line, &value, option](Plan &plan) {
                if (option->count() > 0)
                    line.in(plan) = value;
            });
        }
    });
    return takers;
}

} // namespace trainyard::cli
