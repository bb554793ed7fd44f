#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace trainyard::doctor {

/// The script with every occurrence of a placeholder replaced.
inline std::string replaced(std::string text, std::string_view what, const std::string &with)
{
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += with.size())
        text.replace(at, what.size(), with);
    return text;
}

/// Whether a value, which may come from a machine, can become part of a command: only letters, digits and the characters
/// of `more`.
inline bool isPlain(std::string_view text, std::string_view more)
{
    return !text.empty() && text.size() <= 4096 && text.front() != '-' && std::ranges::all_of(text, [&](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
               more.find(c) != std::string_view::npos;
    });
}

/// "r-0123456789abcdef"
inline bool isRunId(std::string_view text)
{
    return text.size() > 2 && text.size() <= 40 && text.starts_with("r-") &&
           std::ranges::all_of(text.substr(2), [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

/// A function of the shell: root COMMAND runs a command as root, without a question for a password.
inline constexpr const char *kRoot = "root() { if [ \"$(id -u)\" = 0 ]; then \"$@\"; else sudo -n \"$@\"; fi; }\n";

} // namespace trainyard::doctor
