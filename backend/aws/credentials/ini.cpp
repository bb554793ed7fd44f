#include "backend/aws/credentials/ini_internal.h"

#include <algorithm>
#include <utility>

#include "backend/core/text.h"

namespace trainyard::aws {

namespace {

std::string_view withoutComment(std::string_view value)
{
    for (const std::string_view mark : {" #", " ;", "\t#", "\t;"}) // a '#' inside a word belongs to it
        value = value.substr(0, value.find(mark));
    return trimmed(value);
}

/// `[ profile "dev" ]` is the section `profile dev`; a heading without its closing bracket has an empty name.
std::optional<std::string> sectionOf(std::string_view line)
{
    const auto content = trimmed(line);
    if (!content.starts_with('['))
        return std::nullopt;
    const auto close = content.find(']');
    std::string name;
    for (const char c : content.substr(1, close == std::string_view::npos ? 0 : close - 1)) {
        const bool isSpace = c == ' ' || c == '\t';
        if (c != '"' && c != '\'' && !(isSpace && (name.empty() || name.ends_with(' '))))
            name += isSpace ? ' ' : c;
    }
    return std::string(trimmed(name));
}

/// Neither blank nor a comment.
bool isSetting(std::string_view line)
{
    const auto content = trimmed(line);
    return !content.empty() && content.front() != '#' && content.front() != ';';
}

struct Setting {
    std::string key, value;
};

/// Parses line by line, because a nested setting belongs to the one above it.
class LineReader {
public:
    /// The setting of a line; none for lines outside a named section.
    std::optional<Setting> next(std::string_view line)
    {
        if (auto heading = sectionOf(line)) {
            m_section = std::move(*heading);
            m_parent.clear();
            return std::nullopt;
        }
        const auto equals = line.find('=');
        if (m_section.empty() || !isSetting(line) || equals == std::string_view::npos)
            return std::nullopt;
        Setting out{std::string(trimmed(line.substr(0, equals))), std::string(withoutComment(line.substr(equals + 1)))};
        const bool isNested = line.front() == ' ' || line.front() == '\t';
        if (!isNested)
            m_parent = out.value.empty() ? out.key : std::string();
        else if (!m_parent.empty())
            out.key = m_parent + "." + out.key;
        return out;
    }
    const std::string &section() const { return m_section; }

private:
    std::string m_section, m_parent;
};

bool isHeading(std::string_view line)
{
    return sectionOf(line).has_value();
}

template <class Lines>
auto headingIn(Lines &lines, std::string_view section)
{
    return std::find_if(lines.begin(), lines.end(), [&](const auto &line) { return sectionOf(line) == section; });
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

std::string textOf(const std::vector<std::string> &lines)
{
    std::string out;
    for (const auto &line : lines)
        out += line + "\n";
    return out;
}

} // namespace

std::string withSettings(std::string_view text, std::string_view section, const std::vector<IniEdit> &edits)
{
    auto lines = linesOf(text);
    auto begin = headingIn(lines, section);
    if (begin == lines.end()) {
        if (std::ranges::none_of(edits, [](const IniEdit &e) { return e.value.has_value(); }))
            return std::string(text);
        if (!lines.empty() && !trimmed(lines.back()).empty())
            lines.emplace_back();
        lines.push_back("[" + std::string(section) + "]");
        begin = lines.end() - 1;
    }
    const auto first = begin - lines.begin();
    for (const IniEdit &edit : edits) {
        // A section may occur twice, and a setting too: readers use the last one.
        bool isSet = !edit.value, ofTheOld = false;
        LineReader reader;
        std::vector<std::string> kept;
        for (std::string &line : lines) {
            const auto setting = reader.next(line);
            const bool isNested = line.starts_with(' ') || line.starts_with('\t');
            ofTheOld = ofTheOld && (!setting || isNested) && !isHeading(line);
            if (setting && ofTheOld)
                continue; // it was nested in a setting that was replaced
            if (!setting || setting->key != edit.key || reader.section() != section) {
                kept.push_back(std::move(line));
                continue;
            }
            ofTheOld = !isNested && setting->value.empty();
            if (!std::exchange(isSet, true))
                kept.push_back(edit.key + " = " + *edit.value);
        }
        lines = std::move(kept);
        if (isSet)
            continue;
        begin = lines.begin() + first;
        auto last = std::find_if(begin + 1, lines.end(), isHeading);
        while (last - 1 != begin && !isSetting(*(last - 1))) // before the blank lines and comments of the next section
            --last;
        lines.insert(last, edit.key + " = " + *edit.value);
    }
    return textOf(lines);
}

std::string withoutSection(std::string_view text, std::string_view section)
{
    auto lines = linesOf(text);
    // A section may occur twice: the tools read both.
    for (auto begin = headingIn(lines, section); begin != lines.end(); begin = headingIn(lines, section)) {
        auto end = std::find_if(begin + 1, lines.end(), isHeading);
        if (end != lines.end()) { // comments right above the next section belong to it
            while (end - 1 != begin && !isSetting(*(end - 1)))
                --end;
        }
        lines.erase(begin, end);
    }
    return textOf(lines);
}

Ini parseIni(std::string_view text)
{
    Ini out;
    LineReader reader;
    for (const auto &line : linesOf(text)) {
        const auto setting = reader.next(line);
        if (setting)
            out[reader.section()][setting->key] = setting->value;
        else if (!reader.section().empty())
            out[reader.section()];
    }
    return out;
}

} // namespace trainyard::aws
