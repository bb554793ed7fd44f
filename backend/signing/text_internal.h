#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard::signing {

inline std::string lowered(std::string_view text)
{
    std::string out(text);
    for (auto &c : out) {
        if (c >= 'A' && c <= 'Z')
            c = char(c - 'A' + 'a');
    }
    return out;
}

inline std::string joined(const std::vector<std::string> &parts, std::string_view separator)
{
    std::string out;
    for (const auto &part : parts)
        out.append(out.empty() ? "" : separator).append(part);
    return out;
}

inline std::vector<std::string> split(std::string_view text, char separator)
{
    std::vector<std::string> out;
    for (std::size_t at = 0; at <= text.size();) {
        const auto end = std::min(text.find(separator, at), text.size());
        out.emplace_back(text.substr(at, end - at));
        at = end + 1;
    }
    return out;
}

inline std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t'))
        text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t'))
        text.remove_suffix(1);
    return text;
}

} // namespace trainyard::signing
