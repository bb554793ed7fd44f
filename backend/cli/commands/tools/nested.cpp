#include "backend/cli/commands/tools/nested.h"

#include <algorithm>

#include "backend/automation/shell_words.h"
#include "backend/cli/application.h"

namespace trainyard::cli {

namespace {

/// Whether a line has an option, as "--profile", "x" or as "--profile=x". What follows "--" is for others.
bool hasOption(const std::vector<std::string> &words, const std::string &option)
{
    const auto end = std::ranges::find(words, "--");
    return std::any_of(words.begin(), end,
                       [&](const std::string &word) { return word == option || word.starts_with(option + "="); });
}

std::vector<std::string> withGlobals(const GlobalOptions &globals, const std::vector<std::string> &words)
{
    std::vector<std::string> all;
    const auto add = [&](const std::string &option, const std::string &value) {
        if (!value.empty() && !hasOption(words, option))
            all.push_back(option + "=" + value);
    };
    add("--profile", globals.profile);
    add("--region", globals.region);
    add("--endpoint-url", globals.endpointUrl);
    add("--state-dir", globals.stateDir);
    if (globals.json && !hasOption(words, "--json"))
        all.emplace_back("--json");
    if (globals.yes && !hasOption(words, "--yes") && !hasOption(words, "-y"))
        all.emplace_back("--yes");
    all.insert(all.end(), words.begin(), words.end());
    return all;
}

} // namespace

int runNested(const GlobalOptions &globals, const std::vector<std::string> &words, std::stop_token stop)
{
    return runApplication(withGlobals(globals, words), std::move(stop));
}

std::string nestedLine(const GlobalOptions &globals, const std::vector<std::string> &words)
{
    return "trainyardctl " + automation::lineOf(withGlobals(globals, words));
}

} // namespace trainyard::cli
