#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

inline std::string_view trimmed(std::string_view text, std::string_view blanks = " \t\r\n")
{
    const auto first = text.find_first_not_of(blanks);
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// Removes the first line from the text.
/// \param line  receives it, without its line feed
/// \return false when the text is empty
inline bool takeLine(std::string_view &text, std::string_view &line)
{
    line = text.substr(0, text.find('\n'));
    const bool isThere = !text.empty();
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    return isThere;
}

/// \return at least one part; parts may be empty
inline std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    for (std::size_t at = 0; at <= text.size(); at += parts.back().size() + 1)
        parts.push_back(text.substr(at, text.find(separator, at) - at));
    return parts;
}

/// Returns the text with its ASCII letters in lower case.
inline std::string lowered(std::string_view text)
{
    std::string out(text);
    std::ranges::transform(out, out.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    return out;
}

} // namespace trainyard
