#include "backend/provision/recipes.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "backend/core/encoding.h"
#include "backend/core/numbers.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/provision/recipe_scripts_internal.h"

namespace trainyard::provision {

// `set -e` ends this file's own shell only: it is never sourced into a session. Nothing waits for an answer: standard
// input is empty, sudo does not ask for a password, and apt takes the default of each question. The scripts read what
// programs print, so these print it in English.
const char *const kShellPrologue = R"sh(set -eu
export DEBIAN_FRONTEND=noninteractive NEEDRESTART_MODE=a GIT_TERMINAL_PROMPT=0 LC_ALL=C.UTF-8
export PIP_NO_INPUT=1 PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_BREAK_SYSTEM_PACKAGES=1
die() { echo "$*" >&2; exit 1; }
root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi; }
find_manager() {
  for name in apt-get dnf yum; do
    if command -v "$name" >/dev/null 2>&1; then echo "$name"; return 0; fi
  done
  die "there is neither apt-get nor dnf on this machine; install the software by hand"
}
has_package() {
  if [ "$pm" = apt-get ]; then
    [ "$(dpkg-query -W -f='${db:Status-Status}' "${1%%=*}" 2>/dev/null)" = installed ]
  else
    rpm -q --whatprovides "$1" >/dev/null 2>&1
  fi
}
refresh_packages() {
  [ "$pm" = apt-get ] || return 0
  root env DEBIAN_FRONTEND=noninteractive dpkg --configure -a
  root apt-get -o DPkg::Lock::Timeout=600 -o Acquire::Retries=3 "$@" -q update
}
is_offered() {
  if [ "$pm" = apt-get ]; then
    apt-cache policy "$1" 2>/dev/null | grep '^ *Candidate:' | grep -qv '(none)'
  else
    "$pm" -q info "$1" >/dev/null 2>&1
  fi
}
install_packages() {
  if [ "$pm" = apt-get ]; then
    root env DEBIAN_FRONTEND=noninteractive NEEDRESTART_MODE=a apt-get -o DPkg::Lock::Timeout=600 \
      -o Acquire::Retries=3 -o Dpkg::Options::=--force-confold -y -q --no-install-recommends install "$@"
  else
    root "$pm" -y -q install "$@"
  fi
}
fetch() {
  if command -v curl >/dev/null 2>&1; then curl -fsSL --retry 3 --connect-timeout 20 -o "$2" -- "$1"
  elif command -v wget >/dev/null 2>&1; then wget -q --tries=3 --timeout=20 -O "$2" -- "$1"
  else die "there is neither curl nor wget on this machine"; fi
}
)sh";

std::vector<std::string> linesOf(std::string_view value)
{
    std::vector<std::string> lines;
    for (const std::string_view line : split(value, '\n')) {
        if (const auto text = trimmed(line); !text.empty())
            lines.emplace_back(text);
    }
    return lines;
}

std::string quotedLines(std::string_view value)
{
    std::string words;
    for (const std::string &line : linesOf(value))
        words += (words.empty() ? "" : " ") + shellQuote(line);
    return words;
}

bool isPackageName(std::string_view name)
{
    const auto isPart = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               std::string_view("+-._:~=@").find(c) != std::string_view::npos;
    };
    return !name.empty() && name.size() <= 200 && name.front() != '-' && std::ranges::all_of(name, isPart);
}

namespace {

const std::vector<RecipeSource> &sources()
{
    static const std::vector<RecipeSource> all = [] {
        std::vector<RecipeSource> list;
        for (const auto part : {packageRecipes, pythonRecipes, mxnetRecipes, dockerRecipes}) {
            for (RecipeSource &source : part())
                list.push_back(std::move(source));
        }
        return list;
    }();
    return all;
}

Result<const RecipeSource *> sourceOf(const std::string &name)
{
    const auto &all = sources();
    const auto at = std::ranges::find(all, name, [](const RecipeSource &one) { return one.info.name; });
    if (at != all.end())
        return &*at;
    std::string names;
    for (const RecipeSource &one : all)
        names += (names.empty() ? "" : ", ") + one.info.name;
    return fail(ErrorCode::NotFound, "recipe " + name, "there is no recipe of that name; there are " + names);
}

/// \return what is wrong with a value, empty: nothing
std::string problemOf(const RecipeArgument &argument, const std::string &value)
{
    if (value.size() > 64u << 10 || value.find('\0') != std::string::npos)
        return "it is too long, or contains a zero byte";
    if (argument.required && trimmed(value).empty())
        return "it is required";
    switch (argument.kind) {
    case RecipeArgument::Kind::Flag:
        return value == "0" || value == "1" ? "" : "it is 1 or 0";
    case RecipeArgument::Kind::Choice: {
        if (std::ranges::find(argument.choices, value) != argument.choices.end())
            return {};
        std::string words;
        for (const std::string &choice : argument.choices)
            words += (words.empty() ? "" : ", ") + choice;
        return "it is one of " + words;
    }
    case RecipeArgument::Kind::Number: {
        const auto number = parseNumber(value);
        return number && *number >= argument.low && *number <= argument.high
                   ? ""
                   : fmt::format("it is a number from {} to {}", argument.low, argument.high);
    }
    case RecipeArgument::Kind::Text:
        return value.find('\n') == std::string::npos ? "" : "it has more than one line";
    case RecipeArgument::Kind::Lines:
        return {};
    }
    return {};
}

/// "cuda-path" as the name of a shell variable.
std::string variableName(std::string name)
{
    std::ranges::replace(name, '-', '_');
    return "arg_" + name;
}

Result<RecipeArguments> completed(const RecipeSource &source, const RecipeArguments &given)
{
    const auto where = [&](const std::string &argument) { return "recipe " + source.info.name + " " + argument; };
    RecipeArguments all;
    for (const RecipeArgument &argument : source.info.arguments) {
        const auto at = given.find(argument.name);
        all[argument.name] = at == given.end() ? argument.byDefault : at->second;
        if (const auto problem = problemOf(argument, all[argument.name]); !problem.empty())
            return fail(ErrorCode::InvalidArgument, where(argument.name), argument.title + ": " + problem);
    }
    for (const auto &[name, value] : given) {
        if (!all.contains(name))
            return fail(ErrorCode::InvalidArgument, where(name), "the recipe has no argument of that name");
    }
    if (source.problem) {
        if (const auto problem = source.problem(all); !problem.empty())
            return fail(ErrorCode::InvalidArgument, "recipe " + source.info.name, problem);
    }
    return all;
}

} // namespace

std::vector<RecipeInfo> recipes()
{
    std::vector<RecipeInfo> all;
    for (const RecipeSource &source : sources())
        all.push_back(source.info);
    return all;
}

Result<RecipeArguments> completed(const std::string &recipe, const RecipeArguments &given)
{
    TY_ASSIGN(const auto *source, sourceOf(recipe));
    return completed(*source, given);
}

Result<std::vector<ScriptStep>> scriptsOf(const std::string &recipe, const RecipeArguments &given)
{
    TY_ASSIGN(const auto *source, sourceOf(recipe));
    TY_ASSIGN(const auto arguments, completed(*source, given));
    std::string begin = kShellPrologue;
    for (const auto &[name, value] : arguments)
        begin += variableName(name) + "=" + shellQuote(value) + "\n";
    std::vector<ScriptStep> steps = source->steps(arguments);
    for (ScriptStep &step : steps) {
        if (!step.check.empty())
            step.check = begin + step.check;
        step.script = begin + step.script;
    }
    return steps;
}

std::vector<HostResult> runFirstAlone(const Recipe &recipe, const std::vector<Host> &hosts, const RunOptions &options,
                                      const CallContext &context)
{
    // The system of the head may be another than that of the workers, so what it makes need not be of use to them.
    constexpr int kEnoughMade = 2;
    constexpr int kMostFailures = 3; // what fails so often would fail for hours if the others went one by one, too
    std::vector<HostResult> results;
    auto next = hosts.begin();
    for (int made = 0, failed = 0; next != hosts.end() && made < kEnoughMade && failed < kMostFailures; ++next) {
        results.push_back(run(recipe, {*next}, options, context).front());
        ++(results.back().status ? made : failed);
    }
    std::ranges::move(run(recipe, {next, hosts.end()}, options, context), std::back_inserter(results));
    return results;
}

} // namespace trainyard::provision
