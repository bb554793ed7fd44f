#include "backend/training/run/code_ignore_internal.h"

#include <algorithm>
#include <span>

#include <fnmatch.h>

#include "backend/core/text.h"

namespace trainyard::training {

namespace {

using Parts = std::span<const std::string>;

/// Whether an odd number of backslashes precedes the end of a text.
bool endsEscaped(std::string_view text)
{
    const auto last = text.find_last_not_of('\\');
    return (text.size() - (last == std::string_view::npos ? 0 : last + 1)) % 2 != 0;
}

bool matchesPart(const std::string &pattern, const std::string &name)
{
    return ::fnmatch(pattern.c_str(), name.c_str(), 0) == 0; // neither has a slash
}

/// Whether a pattern matches a complete path. Linear in memory, and at most parts times names in time.
bool matchesPath(Parts pattern, Parts path)
{
    std::vector<char> reached(path.size() + 1, 0); ///< by the pattern so far: so many names of the path
    reached[0] = 1;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        std::vector<char> next(path.size() + 1, 0);
        const bool any = pattern[i] == "**";
        bool before = false;
        for (std::size_t k = 0; k <= path.size(); ++k) {
            if (any) { // at the end of a pattern it is what lies in the folder, not the folder
                const bool last = i + 1 == pattern.size();
                next[k] = char(last ? before : before || reached[k] != 0);
                before = before || reached[k] != 0;
            } else if (k > 0) {
                next[k] = char(reached[k - 1] != 0 && matchesPart(pattern[i], path[k - 1]));
            }
        }
        reached = std::move(next);
    }
    return reached[path.size()] != 0;
}

std::vector<std::string> namesIn(std::string_view text)
{
    std::vector<std::string> parts;
    for (const auto part : split(text, '/')) {
        if (!part.empty())
            parts.emplace_back(part);
    }
    return parts;
}

} // namespace

void IgnoreRules::add(std::string_view line, bool secret)
{
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    while (line.ends_with(' ') && !endsEscaped(line.substr(0, line.size() - 1)))
        line.remove_suffix(1);
    if (line.empty() || line.front() == '#')
        return;
    IgnoreRule rule;
    rule.text = std::string(line);
    rule.secret = secret;
    if (line.front() == '!') {
        rule.negated = true;
        line.remove_prefix(1);
    }
    if (line.ends_with('/')) {
        rule.folderOnly = true;
        line.remove_suffix(1);
    }
    rule.anchored = line.find('/') != std::string_view::npos;
    rule.parts = namesIn(line);
    if (!rule.parts.empty())
        m_rules.push_back(std::move(rule));
}

void IgnoreRules::addLines(std::string_view text)
{
    for (std::string_view line; takeLine(text, line);)
        add(line);
}

const IgnoreRule *IgnoreRules::decide(const std::string &path, bool isFolder) const
{
    const std::vector<std::string> names = namesIn(path);
    if (names.empty())
        return nullptr;
    const auto matches = [&](const IgnoreRule &rule) {
        if (rule.folderOnly && !isFolder)
            return false;
        return rule.anchored ? matchesPath(rule.parts, names)
                             : rule.parts.front() == "**" || matchesPart(rule.parts.front(), names.back());
    };
    const auto at = std::find_if(m_rules.rbegin(), m_rules.rend(), matches);
    return at == m_rules.rend() ? nullptr : &*at;
}

} // namespace trainyard::training
