#include "backend/doctor/logs/log_rules.h"

#include <algorithm>
#include <optional>
#include <regex>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/core/numbers.h"
#include "backend/core/system/files.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/doctor/logs/log_rules_data_internal.h"

namespace trainyard::doctor {

using nlohmann::json;

struct LogRule::Compiled {
    std::regex regex;
    std::vector<std::string> contains; ///< in lower case
};

namespace {

constexpr std::size_t kLongestText = 500, kMostWords = 20, kLongestWord = 100, kProbeBytes = 4096;
/// On a line of kProbeBytes. A pattern of the usual form takes some milliseconds.
constexpr std::chrono::milliseconds kSlowLine{400};

std::regex::flag_type regexFlags()
{
    auto flags = std::regex::ECMAScript | std::regex::icase | std::regex::nosubs;
#ifdef __GLIBCXX__
    // Breadth first: the time is proportional to the line and to the pattern, and the depth of recursion is bounded.
    flags |= std::regex_constants::__polynomial;
#endif
    return flags;
}

/// A bound of the size to which the counts of a pattern expand: the sum of those of single characters times the product of
/// those of groups. "a{3}b{2,5}" has 9, "(a{3}b){5}" has 20. Unset: a count that is no number.
std::optional<long> repetitionsIn(std::string_view pattern)
{
    long sum = 1, product = 1;
    bool inClass = false;
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        const char c = pattern[at];
        if (c == '\\')
            ++at;
        else if (c == '[')
            inClass = true;
        else if (c == ']')
            inClass = false;
        else if (c == '{' && !inClass) {
            const auto end = pattern.find('}', at);
            if (end == std::string_view::npos)
                return std::nullopt;
            long most = 1;
            for (const std::string_view part : split(pattern.substr(at + 1, end - at - 1), ',')) {
                if (part.empty())
                    continue;
                const auto count = parseInteger(part);
                if (!count || *count < 0 || *count > kMostRepetitions)
                    return std::nullopt;
                most = std::max(most, long(*count));
            }
            if (at > 0 && pattern[at - 1] == ')')
                product = std::min<long>(product * most, kMostRepetitions + 1L);
            else
                sum = std::min<long>(sum + most, kMostRepetitions + 1L);
        }
    }
    return sum * product;
}

/// Whether the pattern takes long on lines that make matchers slow. A line twice as long takes four times as long at
/// most, so that the measurement itself ends soon.
bool isSlow(const std::regex &regex, const std::vector<std::string> &contains)
{
    const std::string word = contains.empty() ? std::string() : contains.front();
    for (const std::string_view piece : {"a", "0", " ", "ab ", "error "}) {
        for (std::size_t bytes = 64; bytes <= kProbeBytes; bytes *= 2) {
            std::string line = word;
            while (line.size() < bytes)
                line += piece;
            const auto begin = std::chrono::steady_clock::now();
            (void)std::regex_search(line, regex);
            if (std::chrono::steady_clock::now() - begin > kSlowLine)
                return true;
        }
    }
    return false;
}

std::string textOf(const json &rule, const char *field, std::size_t most)
{
    const auto at = rule.find(field);
    if (at == rule.end() || !at->is_string())
        return {};
    const auto &text = at->get_ref<const std::string &>();
    return text.size() > most ? std::string() : text;
}

/// \return unset when the field is not a list of texts, or exceeds the limits
std::optional<std::vector<std::string>> listOf(const json &rule, const char *field)
{
    std::vector<std::string> list;
    const auto at = rule.find(field);
    if (at == rule.end())
        return list;
    if (!at->is_array() || at->size() > kMostWords)
        return std::nullopt;
    for (const json &one : *at) {
        if (!one.is_string() || one.get_ref<const std::string &>().empty() ||
            one.get_ref<const std::string &>().size() > kLongestWord)
            return std::nullopt;
        list.push_back(one.get<std::string>());
    }
    return list;
}

bool isRuleId(std::string_view id)
{
    return !id.empty() && id.size() <= 64 &&
           std::ranges::all_of(id, [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; });
}

/// \return why the pattern is not used; empty: it was compiled
std::string compile(LogRule &rule, bool measure)
{
    const auto repetitions = repetitionsIn(rule.pattern);
    if (!repetitions || *repetitions > kMostRepetitions)
        return fmt::format("its pattern repeats more than {} times", kMostRepetitions);
    auto compiled = std::make_shared<LogRule::Compiled>();
    for (const std::string &word : rule.contains)
        compiled->contains.push_back(lowered(word));
    try {
        compiled->regex = std::regex(rule.pattern, regexFlags());
    } catch (const std::regex_error &error) {
        return fmt::format("its pattern is not valid: {}", error.what());
    }
    if (measure && isSlow(compiled->regex, compiled->contains))
        return "its pattern is too slow on long lines: give \"contains\", or a simpler pattern";
    rule.compiled = std::move(compiled);
    return {};
}

/// \return why the rule is not used; empty: it is complete
std::string read(const json &from, LogRule &rule, bool measure)
{
    if (!from.is_object())
        return "it is not an object";
    rule.id = textOf(from, "id", 64);
    if (!isRuleId(rule.id))
        return "its id is missing, or has other characters than small letters, digits and '-'";
    rule.pattern = textOf(from, "regex", kLongestPattern);
    if (rule.pattern.empty())
        return fmt::format("its regex is missing, or longer than {} characters", kLongestPattern);
    rule.label = textOf(from, "label", 100);
    if (rule.label.empty())
        return "its label is missing, or longer than 100 characters";
    rule.cause = textOf(from, "cause", kLongestText);
    rule.action = textOf(from, "action", kLongestText);
    rule.check = textOf(from, "check", 8);
    if (const auto severity = from.find("severity"); severity != from.end()) {
        const auto parsed =
            severity->is_string() ? parseEnum<LogSeverity>(severity->get_ref<const std::string &>()) : std::nullopt;
        if (!parsed)
            return "its severity is none of note, warning, error";
        rule.severity = *parsed;
    }
    auto contains = listOf(from, "contains"), files = listOf(from, "files");
    if (!contains || !files)
        return fmt::format("\"contains\" and \"files\" are lists of at most {} texts of 1 to {} characters", kMostWords,
                           kLongestWord);
    rule.contains = std::move(*contains);
    rule.files = std::move(*files);
    return compile(rule, measure);
}

} // namespace

bool LogRule::matches(std::string_view line, std::string_view loweredLine) const
{
    if (!compiled)
        return false;
    const auto &words = compiled->contains;
    if (!words.empty() && std::ranges::none_of(words, [&](const std::string &word) {
            return loweredLine.find(word) != std::string_view::npos;
        }))
        return false;
    return std::regex_search(line.begin(), line.end(), compiled->regex);
}

bool LogRule::appliesTo(std::string_view file) const
{
    return files.empty() || std::ranges::any_of(files, [file](const std::string &end) { return file.ends_with(end); });
}

Result<LogRules> parseLogRules(std::string_view text, bool measure)
{
    if (text.size() > kMostRuleFileBytes)
        return fail(ErrorCode::InvalidArgument, kUserRulesFile,
                    fmt::format("the file has more than {} KiB", kMostRuleFileBytes >> 10));
    const json all = json::parse(text, nullptr, false);
    const auto list = all.is_object() ? all.find("rules") : all.end();
    if (!all.is_object() || list == all.end() || !list->is_array())
        return fail(ErrorCode::InvalidArgument, kUserRulesFile, "the file is not JSON with a list \"rules\"");
    if (list->size() > kMostRules)
        return fail(ErrorCode::InvalidArgument, kUserRulesFile,
                    fmt::format("the file has more than {} rules", kMostRules));
    LogRules found;
    int number = 0;
    for (const json &from : *list) {
        ++number;
        LogRule rule;
        std::string reason = read(from, rule, measure);
        if (reason.empty() && std::ranges::find(found.rules, rule.id, &LogRule::id) != found.rules.end())
            reason = "another rule has its id";
        if (reason.empty())
            found.rules.push_back(std::move(rule));
        else
            found.rejected.push_back({isRuleId(rule.id) ? rule.id : fmt::format("rule {}", number), reason});
    }
    return found;
}

const std::vector<LogRule> &builtinLogRules()
{
    static const std::vector<LogRule> rules = [] {
        auto parsed = parseLogRules(builtinRulesJson(), false);
        return parsed ? std::move(parsed->rules) : std::vector<LogRule>();
    }();
    return rules;
}

LogRules loadLogRules(const std::filesystem::path &stateFolder)
{
    LogRules all{builtinLogRules(), {}};
    const auto text = readFile(stateFolder / kUserRulesFile, kMostRuleFileBytes);
    if (!text && text.error().code == ErrorCode::NotFound)
        return all;
    const auto own = text ? parseLogRules(*text) : Result<LogRules>(fail(text.error()));
    if (!own) {
        all.rejected.push_back({kUserRulesFile, own.error().detail});
        return all;
    }
    for (const LogRule &rule : own->rules) {
        std::erase_if(all.rules, [&](const LogRule &other) { return other.id == rule.id; });
        all.rules.push_back(rule);
    }
    all.rejected = own->rejected;
    return all;
}

} // namespace trainyard::doctor
