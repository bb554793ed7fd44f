#include "backend/automation/config_ini.h"

#include <algorithm>
#include <span>
#include <utility>

#include <fmt/format.h>

#include "backend/core/text.h"
#include "backend/core/try.h"

namespace trainyard::automation {

namespace {

constexpr int kMostReferences = 10; ///< within references, as configparser has it
constexpr int kMostExpansions = 1000;
constexpr std::string_view kDefaults = "DEFAULT";

std::size_t indentOf(std::string_view line)
{
    return std::min(line.find_first_not_of(" \t"), line.size());
}

} // namespace

/// Reads a file line by line.
class IniReader {
public:
    IniReader(IniFile &file, const std::string &source)
        : m_file(file)
        , m_source(source)
    {
    }

    Status line(std::string_view text)
    {
        ++m_line;
        const std::string_view content = trimmed(text);
        if (content.empty() || content.front() == '#' || content.front() == ';')
            return {};
        const std::size_t indent = indentOf(text);
        if (m_entry && indent > m_indent) {
            m_entry->value += "\n" + std::string(content);
            m_entry->lastLine = m_line;
            return {};
        }
        m_entry = nullptr;
        m_indent = indent;
        if (content.front() == '[' && content.find(']') != std::string_view::npos)
            return section(std::string(content.substr(1, content.find(']') - 1)));
        if (!m_section)
            return bad("a line stands before the first section, such as [summary]");
        const auto delimiter = content.find_first_of("=:");
        const std::string key = lowered(trimmed(content.substr(0, delimiter)));
        if (delimiter == std::string_view::npos || key.empty())
            return bad("it is neither a section, a comment, nor NAME = value");
        if (m_section->contains(key))
            return bad(fmt::format("\"{}\" is in its section twice", key));
        m_entry = &(*m_section)[key];
        *m_entry = {std::string(trimmed(content.substr(delimiter + 1))), m_line, m_line};
        return {};
    }

private:
    Status section(const std::string &name)
    {
        if (m_file.m_sections.contains(name) && name != kDefaults)
            return bad(fmt::format("the section [{}] is here twice", name));
        m_section = &m_file.m_sections[name];
        return {};
    }
    tl::unexpected<Error> bad(const std::string &why) const
    {
        return fail(ErrorCode::InvalidArgument, m_source, fmt::format("line {}: {}", m_line, why));
    }

    IniFile &m_file;
    const std::string &m_source;
    IniFile::Section *m_section = nullptr;
    IniFile::Entry *m_entry = nullptr;
    std::size_t m_indent = 0;
    int m_line = 0;
};

Result<IniFile> IniFile::parse(std::string_view text, const std::string &source)
{
    if (text.size() > kLargest)
        return fail(ErrorCode::InvalidArgument, source, "the file is larger than 256 KiB");
    if (text.find('\0') != std::string_view::npos)
        return fail(ErrorCode::InvalidArgument, source, "the file is no text: it contains a zero byte");
    if (text.starts_with("\xef\xbb\xbf")) // as editors of Windows write it
        text.remove_prefix(3);
    IniFile file;
    file.m_source = source;
    IniReader reader(file, source);
    std::string_view line;
    while (takeLine(text, line)) {
        TY_TRY(reader.line(line));
    }
    return file;
}

bool IniFile::hasSection(std::string_view name) const
{
    return m_sections.find(name) != m_sections.end();
}

const IniFile::Entry *IniFile::find(std::string_view section, std::string_view key) const
{
    const std::string name = lowered(key);
    for (const std::string_view where : {section, kDefaults}) {
        const auto found = m_sections.find(where);
        if (found == m_sections.end())
            continue;
        if (const auto entry = found->second.find(name); entry != found->second.end())
            return &entry->second;
    }
    return nullptr;
}

int IniFile::lineOf(std::string_view section, std::string_view key) const
{
    const Entry *entry = find(section, key);
    return entry ? entry->line : 0;
}

Result<std::string> IniFile::expanded(std::string_view section, const std::string &key, const std::string &text,
                                      int depth, int &left) const
{
    const auto bad = [&](const std::string &why) {
        return fail(ErrorCode::InvalidArgument, m_source,
                    fmt::format("line {}: {}: {}", lineOf(section, key), key, why));
    };
    if (depth > kMostReferences || --left < 0)
        return bad("its references lead in a circle, or are too many");
    std::string out;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '%') {
            out += text[at];
        } else if (text.compare(at, 2, "%%") == 0) {
            out += '%';
            ++at;
        } else if (const auto end = text.find(")s", at); text.compare(at, 2, "%(") == 0 && end != std::string::npos) {
            const std::string name = lowered(std::string_view(text).substr(at + 2, end - at - 2));
            const Entry *entry = find(section, name);
            if (!entry)
                return bad(fmt::format("%({})s refers to nothing", name));
            TY_ASSIGN(const auto value, expanded(section, name, entry->value, depth + 1, left));
            out += value;
            if (out.size() > kLargest)
                return bad("its references make it too long");
            at = end + 1;
        } else {
            return bad("a single % stands in it; write %% for the character");
        }
    }
    return out;
}

Result<std::optional<std::string>> IniFile::value(std::string_view section, std::string_view key) const
{
    const Entry *entry = find(section, key);
    if (!entry)
        return std::optional<std::string>();
    int left = kMostExpansions;
    TY_ASSIGN(auto text, expanded(section, lowered(key), entry->value, 0, left));
    return std::optional<std::string>(std::move(text));
}

/// Replaces the content of a file.
struct IniRewriter {
    /// The lines of the keys, from 1, of [summary] and DEFAULT.
    static std::vector<std::pair<int, int>> linesOf(const IniFile &file, std::span<const std::string_view> keys)
    {
        std::vector<std::pair<int, int>> lines;
        for (const std::string_view section : {std::string_view("summary"), kDefaults}) {
            const auto found = file.m_sections.find(section);
            for (const std::string_view key : keys) {
                if (found == file.m_sections.end())
                    continue;
                if (const auto entry = found->second.find(key); entry != found->second.end())
                    lines.emplace_back(entry->second.line, entry->second.lastLine);
            }
        }
        std::ranges::sort(lines);
        return lines;
    }
};

Result<std::string> withoutKeys(std::string_view text, const std::string &profile)
{
    TY_ASSIGN(const auto file, IniFile::parse(text, "config.ini"));
    static constexpr std::string_view kKeys[] = {"access_key", "secret_key"};
    static constexpr std::string_view kProfile[] = {"profile"};
    auto removed = IniRewriter::linesOf(file, kKeys);
    const auto replaced = IniRewriter::linesOf(file, kProfile);
    removed.insert(removed.end(), replaced.begin(), replaced.end());
    std::ranges::sort(removed);
    if (removed.empty())
        return std::string(text);
    std::string out;
    std::string_view rest = text, line;
    for (int number = 1; takeLine(rest, line); ++number) {
        if (number == removed.front().first)
            out += "profile = " + profile + (line.ends_with('\r') ? "\r\n" : "\n");
        const bool gone = std::ranges::any_of(
            removed, [number](const auto &lines) { return number >= lines.first && number <= lines.second; });
        if (!gone)
            out.append(line).append(rest.empty() && !text.ends_with('\n') ? "" : "\n");
    }
    return out;
}

} // namespace trainyard::automation
