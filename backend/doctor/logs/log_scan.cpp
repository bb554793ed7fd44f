#include "backend/doctor/logs/log_scan.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "backend/core/secret_mask.h"
#include "backend/core/text.h"

namespace trainyard::doctor {
namespace {

/// Removes escape sequences of terminals (ECMA-48) and replaces other control characters.
std::string withoutControls(std::string_view line)
{
    std::string out;
    out.reserve(line.size());
    for (std::size_t at = 0; at < line.size(); ++at) {
        const auto c = static_cast<unsigned char>(line[at]);
        if (c == 0x1b && at + 1 < line.size() && line[at + 1] == '[') {
            at += 2;
            while (at < line.size() && (line[at] < '@' || line[at] > '~'))
                ++at;
        } else if (c == '\t') {
            out += ' ';
        } else if (c >= 0x20 && c != 0x7f) {
            out += char(c);
        } else if (c != '\r') {
            out += '?';
        }
    }
    return out;
}

/// Cuts at the beginning of a character of UTF-8.
std::string_view cut(std::string_view text, std::size_t most)
{
    if (text.size() <= most)
        return text;
    while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xc0) == 0x80)
        --most;
    return text.substr(0, most);
}

const LogRule *ruleFor(std::string_view line, std::span<const LogRule *const> rules)
{
    const std::string small = lowered(line);
    const auto found = std::ranges::find_if(rules, [&](const LogRule *rule) { return rule->matches(line, small); });
    return found == rules.end() ? nullptr : *found;
}

/// The rules for this log: those with a list of files last, since they are the general ones.
std::vector<const LogRule *> rulesFor(const LogText &log, std::span<const LogRule> rules)
{
    std::vector<const LogRule *> list;
    for (const LogRule &rule : rules) {
        if (rule.appliesTo(log.name))
            list.push_back(&rule);
    }
    std::ranges::stable_sort(list, {}, [](const LogRule *rule) { return !rule->files.empty(); });
    return list;
}

/// The starts of the last lines of a text.
std::vector<std::size_t> lineStarts(std::string_view text)
{
    std::vector<std::size_t> starts;
    for (std::size_t at = 0; at < text.size();) {
        starts.push_back(at);
        const auto end = text.find('\n', at);
        at = end == std::string_view::npos ? text.size() : end + 1;
    }
    return starts;
}

/// A line of a text without what ends it.
std::string_view lineAt(std::string_view text, const std::vector<std::size_t> &starts, std::size_t i)
{
    std::size_t end = i + 1 < starts.size() ? starts[i + 1] : text.size();
    while (end > starts[i] && (text[end - 1] == '\n' || text[end - 1] == '\r'))
        --end;
    return text.substr(starts[i], end - starts[i]);
}

} // namespace

std::string LogMatch::quote() const
{
    return fmt::format("{}{}{}:{}: {}{}", node, node.empty() ? "" : " ", file, line, text,
                       count > 1 ? fmt::format(" ({} times)", count) : "");
}

std::string shownLine(std::string_view line, std::size_t most)
{
    // Masked before it is cut: a part of a secret would not be recognised.
    return std::string(cut(trimmed(withoutControls(maskSecrets(line))), most));
}

ScanResult scanLog(const LogText &log, std::span<const LogRule> rules, const ScanLimits &limits)
{
    ScanResult result;
    const auto mine = rulesFor(log, rules);
    const std::string_view text = log.text;
    const auto starts = lineStarts(text);
    const std::size_t first = starts.size() > limits.lines ? starts.size() - limits.lines : 0;
    const auto begin = std::chrono::steady_clock::now();
    std::map<std::string, LogMatch> byRule;
    for (std::size_t i = starts.size(); i-- > first;) {
        if (std::chrono::steady_clock::now() - begin > limits.time) {
            result.complete = false;
            break;
        }
        const LogRule *rule = ruleFor(withoutControls(lineAt(text, starts, i).substr(0, limits.lineBytes)), mine);
        if (!rule)
            continue;
        const int count = byRule.contains(rule->id) ? byRule[rule->id].count + 1 : 1;
        byRule[rule->id] = {
            rule->id,       rule->label, rule->cause, rule->action,           rule->check,
            rule->severity, log.node,    log.name,    log.firstLine + int(i), shownLine(lineAt(text, starts, i)),
            count};
    }
    for (auto &[id, match] : byRule)
        result.matches.push_back(std::move(match));
    std::ranges::sort(result.matches, {}, &LogMatch::line);
    return result;
}

std::vector<MarkedLine> markLines(const LogText &log, std::span<const LogRule> rules, const ScanLimits &limits)
{
    std::vector<MarkedLine> marks;
    const auto mine = rulesFor(log, rules);
    const auto starts = lineStarts(log.text);
    const std::size_t first = starts.size() > limits.lines ? starts.size() - limits.lines : 0;
    const auto begin = std::chrono::steady_clock::now();
    for (std::size_t i = starts.size(); i-- > first && std::chrono::steady_clock::now() - begin <= limits.time;) {
        const LogRule *rule = ruleFor(withoutControls(lineAt(log.text, starts, i).substr(0, limits.lineBytes)), mine);
        if (rule && rule->severity != LogSeverity::Note)
            marks.push_back({int(i), rule->severity, rule->label, rule->cause, rule->action});
    }
    std::ranges::reverse(marks);
    return marks;
}

std::string shownText(std::string_view text)
{
    std::string shown;
    std::string_view line;
    while (takeLine(text, line)) {
        shown += cut(withoutControls(maskSecrets(line)), ScanLimits().lineBytes);
        shown += '\n';
    }
    return shown;
}

} // namespace trainyard::doctor
