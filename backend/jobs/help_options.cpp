#include "backend/jobs/help_options.h"

#include <algorithm>

#include "backend/core/text.h"

namespace trainyard::jobs {

namespace {

constexpr std::size_t kLongestHelp = 256 * 1024, kMostOptions = 512, kLongestDescription = 400;
constexpr std::string_view kDefault = "(default: ";

std::size_t indentOf(std::string_view line)
{
    return std::min(line.find_first_not_of(' '), line.size());
}

/// The text without control characters, on one line of limited length.
std::string cleaned(std::string_view text)
{
    std::string out;
    for (const char c : trimmed(text)) {
        if (out.size() < kLongestDescription)
            out += (c >= 0 && c < ' ') || c == 127 ? ' ' : c;
    }
    return std::string(trimmed(out));
}

/// Reads the left column: "-n N, --num-epochs N", "--network {mlp,lenet}", "--flag".
/// \return an option without a name if there is none
ScriptOption optionIn(std::string_view column)
{
    ScriptOption option;
    int depth = 0; // of { } and [ ], in which commas separate choices
    std::size_t begin = 0;
    for (std::size_t at = 0; at <= column.size(); ++at) {
        const char c = at < column.size() ? column[at] : ',';
        depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
        if (c != ',' || (depth > 0 && at < column.size()))
            continue;
        const std::string_view spelling = trimmed(column.substr(begin, at - begin));
        begin = at + 1;
        if (!spelling.starts_with('-'))
            continue;
        const std::size_t end = std::min(spelling.find_first_of(" ="), spelling.size());
        const std::string name = cleaned(spelling.substr(0, end));
        if (option.name.empty() || (name.starts_with("--") && !option.name.starts_with("--")))
            option.name = name;
        if (!name.starts_with("--"))
            option.shortName = name;
        if (end < spelling.size())
            option.value = cleaned(spelling.substr(end + 1));
    }
    if (option.value.starts_with('{') && option.value.ends_with('}')) {
        for (const std::string_view choice :
             split(std::string_view(option.value).substr(1, option.value.size() - 2), ','))
            option.choices.emplace_back(trimmed(choice));
    }
    const bool plain = option.name.size() > 1 && option.name.size() <= 64 &&
                       option.name.find_first_not_of('-') != std::string::npos &&
                       std::ranges::all_of(option.name, [](char c) {
                           return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                                  c == '-' || c == '_' || c == '.';
                       });
    if (!plain)
        option.name.clear();
    if (option.shortName == option.name)
        option.shortName.clear();
    return option;
}

/// Takes the default out of the help.
void finish(ScriptOption &option)
{
    option.help = cleaned(option.help);
    const auto at = option.help.rfind(kDefault);
    const auto end = at == std::string::npos ? at : option.help.find(')', at);
    if (end == std::string::npos)
        return;
    option.byDefault = option.help.substr(at + kDefault.size(), end - at - kDefault.size());
    if (option.byDefault == "None")
        option.byDefault.clear();
    option.help = cleaned(option.help.substr(0, at) + option.help.substr(end + 1));
}

} // namespace

std::vector<ScriptOption> optionsInHelp(std::string_view help)
{
    constexpr std::size_t kHelpColumn = 6; // explanations are indented further than options
    help = help.substr(0, kLongestHelp);
    std::vector<ScriptOption> options;
    bool inOption = false;
    std::string_view raw;
    while (takeLine(help, raw) && options.size() <= kMostOptions) {
        const std::string_view line = raw.substr(0, raw.find_last_not_of(" \r") + 1);
        const std::size_t indent = indentOf(line);
        std::string_view text = trimmed(line);
        if (text.starts_with('-') && indent > 0 && indent < kHelpColumn) {
            const std::size_t gap = text.find("  ");
            ScriptOption option = optionIn(text.substr(0, gap));
            inOption = !option.name.empty();
            if (gap != std::string_view::npos)
                option.help = text.substr(gap);
            if (inOption)
                options.push_back(std::move(option));
        } else if (inOption && indent >= kHelpColumn && !text.empty()) {
            options.back().help += " " + std::string(text);
        } else {
            inOption = false;
        }
    }
    std::ranges::for_each(options, finish);
    std::erase_if(options, [](const ScriptOption &option) { return option.name == "--help" || option.name == "-h"; });
    options.resize(std::min(options.size(), kMostOptions));
    return options;
}

} // namespace trainyard::jobs
