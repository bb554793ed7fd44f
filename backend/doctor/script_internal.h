#pragma once

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

} // namespace trainyard::doctor
