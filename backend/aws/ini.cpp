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

/// `[ profile "dev" ]` is the section `profile dev`. Empty when the line begins no section.
std::string sectionOf(std::string_view line)
{
    const auto content = trimmed(line);
    if (!content.starts_with('['))
        return {};
    std::string name;
    for (const char c : trimmed(content.substr(1, content.find(']') - 1))) {
        const bool isSpace = c == ' ' || c == '\t';
        if (c != '"' && c != '\'' && !(isSpace && name.ends_with(' ')))
            name += isSpace ? ' ' : c;
    }
    return name;
}

bool isSetting(std::string_view line)
{
    const auto content = trimmed(line);
    return !content.empty() && content.front() != '#' && content.front() != ';';
}

bool sets(std::string_view line, std::string_view key)
{
    const bool isNested = line.starts_with(' ') || line.starts_with('\t');
    return !isNested && isSetting(line) && trimmed(line.substr(0, line.find('='))) == key;
}

std::vector<std::string> linesOf(std::string_view text)
{
    std::vector<std::string> lines;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

} // namespace

std::string withSettings(std::string_view text, std::string_view section, const std::vector<IniEdit> &edits)
{
    auto lines = linesOf(text);
    auto begin = std::ranges::find(lines, section, sectionOf);
    if (begin == lines.end()) {
        if (std::ranges::none_of(edits, [](const IniEdit &e) { return e.value.has_value(); }))
            return std::string(text);
        if (!lines.empty() && !trimmed(lines.back()).empty())
            lines.emplace_back();
        lines.push_back("[" + std::string(section) + "]");
        begin = lines.end() - 1;
    }
    for (const auto &[key, value] : edits) {
        const auto end = std::find_if(begin + 1, lines.end(), [](const auto &l) { return !sectionOf(l).empty(); });
        const auto at = std::find_if(begin + 1, end, [&](const auto &l) { return sets(l, key); });
        const auto first = begin - lines.begin();
        if (at != end && value) {
            *at = key + " = " + *value;
        } else if (at != end) {
            lines.erase(at);
        } else if (value) {
            auto last = end; // behind the last setting, before blank lines and comments of the next section
            while (last - 1 != begin && !isSetting(*(last - 1)))
                --last;
            lines.insert(last, key + " = " + *value);
        }
        begin = lines.begin() + first;
    }
    std::string out;
    for (const auto &line : lines)
        out += line + "\n";
    return out;
}

std::string withoutSection(std::string_view text, std::string_view section)
{
    auto lines = linesOf(text);
    // A section may stand there twice: the tools read both.
    for (auto begin = std::ranges::find(lines, section, sectionOf); begin != lines.end();
         begin = std::ranges::find(lines, section, sectionOf)) {
        auto end = std::find_if(begin + 1, lines.end(), [](const auto &l) { return !sectionOf(l).empty(); });
        if (end != lines.end()) { // what stands right above the next section speaks of that
            while (end - 1 != begin && !isSetting(*(end - 1)))
                --end;
        }
        lines.erase(begin, end);
    }
    std::string out;
    for (const auto &line : lines)
        out += line + "\n";
    return out;
}

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
