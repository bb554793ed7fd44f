#include "backend/aws/ini_internal.h"

#include <algorithm>

namespace trainyard::aws {

namespace {

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

std::string_view withoutComment(std::string_view value)
{
    for (const std::string_view mark : {" #", " ;", "\t#", "\t;"}) // a '#' inside a word belongs to it
        value = value.substr(0, value.find(mark));
    return trimmed(value);
}

} // namespace

Ini parseIni(std::string_view text)
{
    Ini out;
    std::string section, parent;
    bool inSection = false;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find('\n', at), text.size());
        const auto line = text.substr(at, end - at);
        at = end + 1;
        const auto content = trimmed(line);
        if (content.empty() || content.front() == '#' || content.front() == ';')
            continue;
        if (content.front() == '[') {
            const auto close = content.find(']');
            inSection = close != std::string_view::npos;
            parent.clear();
            if (inSection) {
                section = std::string(trimmed(content.substr(1, close - 1)));
                out[section];
            }
            continue;
        }
        const auto equals = content.find('=');
        if (!inSection || equals == std::string_view::npos)
            continue;
        const std::string key(trimmed(content.substr(0, equals)));
        const std::string value(withoutComment(content.substr(equals + 1)));
        const bool isNested = line.front() == ' ' || line.front() == '\t';
        if (!isNested)
            parent = value.empty() ? key : std::string();
        out[section][isNested && !parent.empty() ? parent + "." + key : key] = value;
    }
    return out;
}

} // namespace trainyard::aws
