#include <algorithm>

#include "backend/core/encoding.h"
#include "backend/core/text.h"
#include "backend/provision/recipe_scripts_internal.h"

namespace trainyard::provision {

using namespace std::chrono_literals;

namespace {

using Kind = RecipeArgument::Kind;

bool isWheel(std::string_view word)
{
    const auto end = std::min(word.find_first_of("#?"), word.size());
    return word.substr(0, end).ends_with(".whl");
}

/// The words for pip of one line. `-e` before a wheel, as an old walkthrough has it, is dropped: pip refuses it.
std::vector<std::string> pipWords(const std::string &line)
{
    std::string_view rest = trimmed(line);
    for (const std::string_view option : {"-e", "--editable"}) {
        if (rest.starts_with(option) && rest.size() > option.size() &&
            std::string_view(" \t=").find(rest[option.size()]) != std::string_view::npos) {
            const auto what = trimmed(rest.substr(option.size() + 1));
            return isWheel(what) ? std::vector{std::string(what)} : std::vector{std::string("-e"), std::string(what)};
        }
    }
    return {std::string(rest)};
}

std::string pipArguments(const std::string &lines)
{
    std::string words;
    for (const std::string &line : linesOf(lines)) {
        for (const std::string &word : pipWords(line))
            words += " " + shellQuote(word);
    }
    return words;
}

// The interpreter of the user: pip of another Python would install where it does not look.
constexpr const char *kFindPython = R"sh(export PATH="$PATH:/usr/local/bin:$HOME/.local/bin"
if [ -n "$arg_venv" ]; then
  case $arg_venv in "~/"*) arg_venv=$HOME/${arg_venv#??} ;; esac
  python=$arg_venv/bin/python
else
  python=$arg_python
fi
count=$#
while [ "$count" -gt 0 ]; do
  word=$1
  shift
  case $word in "~/"*) word=$HOME/${word#??} ;; esac
  set -- "$@" "$word"
  count=$((count - 1))
done
)sh";

// Compares what is installed with what is wanted, without the network. What it cannot judge counts as missing.
constexpr const char *kCheckPip = R"sh([ "$arg_force" = 0 ] || [ "${TRAINYARD_PHASE:-}" = after ] || exit 1
[ -z "$arg_requirements" ] || [ "${TRAINYARD_PHASE:-}" = after ] || exit 1
command -v "$python" >/dev/null 2>&1 || exit 1
"$python" - "$@" <<'PYTHON'
import importlib.metadata as metadata, os, re, sys, urllib.parse
unsure = os.environ.get("TRAINYARD_PHASE") == "after"  # pip has reported its success
def version(name):
    try: return metadata.version(name)
    except Exception: return None
def is_wheel_there(path):  # a wheel's name may spell "+" and "-" of its version as "_"
    parts = path.rsplit("/", 1)[-1].split("-")
    if len(parts) < 5: return unsure
    there = version(parts[0])
    return there is not None and re.sub("[-_.+]", ".", there) == re.sub("[-_.+]", ".", parts[1])
def is_there(word):
    path = urllib.parse.unquote(re.split("[#?]", word)[0])
    if path.endswith(".whl"): return is_wheel_there(path)
    match = re.match(r"^([A-Za-z0-9][A-Za-z0-9._-]*)(\[[^\]]*\])?\s*([<>=!~].*)?$", word.split(";")[0].strip())
    if not match: return unsure
    there = version(match.group(1))
    if there is None or not match.group(3): return there is not None
    try:
        try: from packaging.specifiers import SpecifierSet
        except ImportError: from pip._vendor.packaging.specifiers import SpecifierSet
        return SpecifierSet(match.group(3)).contains(there, prereleases=True)
    except Exception: return unsure
sys.exit(0 if all(is_there(word) for word in sys.argv[1:]) else 1)
PYTHON
for name in $arg_remove_words; do
  if "$python" -m pip show -q "$name" >/dev/null 2>&1; then exit 1; fi
done
)sh";

constexpr const char *kRunPip = R"sh(if ! command -v "$arg_python" >/dev/null 2>&1; then
  die "there is no $arg_python on this machine; install it with the recipe packages, or name another interpreter"
fi
if [ -n "$arg_venv" ]; then
  [ -x "$python" ] || "$arg_python" -m venv "$arg_venv" ||
    die "$arg_python cannot make the virtual environment $arg_venv; the package python3-venv is missing"
  where=
elif "$python" -c 'import sys; sys.exit(sys.prefix == sys.base_prefix)'; then
  where=
else
  where=--user
fi
if ! "$python" -m pip --version >/dev/null 2>&1; then
  pm=$(find_manager)
  if [ "$pm" = apt-get ]; then refresh_packages; fi
  install_packages python3-pip
fi
for name in $arg_remove_words; do "$python" -m pip uninstall -y "$name"; done
if [ "$arg_force" = 1 ]; then where="$where --force-reinstall"; fi
if [ -n "$arg_requirements" ]; then
  case $arg_requirements in "~/"*) arg_requirements=$HOME/${arg_requirements#??} ;; esac
  [ -f "$arg_requirements" ] || die "there is no file $arg_requirements on this machine"
  "$python" -m pip install $where -r "$arg_requirements"
fi
if [ $# -gt 0 ]; then "$python" -m pip install $where "$@"; fi
)sh";

std::vector<ScriptStep> pip(const RecipeArguments &arguments)
{
    std::string remove;
    for (const std::string &name : linesOf(arguments.at("remove")))
        remove += (remove.empty() ? "" : " ") + name;
    const std::string begin = "arg_remove_words=" + shellQuote(remove) + "\nset --" +
                              pipArguments(arguments.at("packages")) + "\n" + kFindPython;
    std::string check = begin + kCheckPip;
    // Packages with `-e` are a folder or a repository whose content may have changed: pip decides.
    const bool isEditable = pipArguments(arguments.at("packages")).find(" -e ") != std::string::npos;
    return {{.name = "pip",
             .title = "Installing Python packages",
             .check = isEditable ? std::string() : std::move(check),
             .script = begin + kRunPip,
             .timeout = 3600s}};
}

std::string pipProblem(const RecipeArguments &arguments)
{
    const auto lines = linesOf(arguments.at("packages")), remove = linesOf(arguments.at("remove"));
    if (lines.empty() && remove.empty() && arguments.at("requirements").empty())
        return "name packages to install, a file of requirements, or packages to remove";
    for (const std::string &line : lines) {
        const auto words = pipWords(line);
        if (words.back().empty() || words.back().front() == '-')
            return "\"" + line + "\" is an option of pip; one package, address of a wheel or folder a line";
    }
    for (const std::string &name : remove) {
        if (!isPackageName(name))
            return "\"" + name + "\" is not the name of a package";
    }
    return {};
}

// Finds the launcher in the installed package: its place differs by Python and by the way of installation.
constexpr const char *kLaunchScript = R"sh(export PATH="$PATH:/usr/local/bin:$HOME/.local/bin"
case $arg_folder in "~/"*) arg_folder=$HOME/${arg_folder#??} ;; esac
command -v "$arg_python" >/dev/null 2>&1 || die "there is no $arg_python on this machine"
package=$("$arg_python" -c '
import importlib.util, os, sys
found = importlib.util.find_spec(sys.argv[1])
print(os.path.dirname(found.origin) if found and found.origin else "")' "$arg_package")
[ -n "$package" ] || die "$arg_python has no package $arg_package; install it first, with the recipe pip"
launcher=
for place in "$package/tools/launch.py" "$package/../tools/launch.py" "$package/launch.py"; do
  if [ -f "$place" ]; then launcher=$place; break; fi
done
[ -n "$launcher" ] || launcher=$(find "$package" -name launch.py -type f | sort | head -n 1)
[ -n "$launcher" ] || die "the package $arg_package at $package contains no launch.py; 'trainyard-runtime launch' takes its options"
)sh";
constexpr const char *kCheckLaunch = R"sh(cmp -s "$launcher" "$arg_folder/launch.py"
)sh";
constexpr const char *kCopyLaunch = R"sh(mkdir -p "$arg_folder" 2>/dev/null || root mkdir -p "$arg_folder"
copy() { cp -R "$1" "$2" 2>/dev/null || root cp -R "$1" "$2"; }
tracker=$(dirname "$launcher")/dmlc_tracker
if [ -d "$tracker" ]; then copy "$tracker" "$arg_folder/"; fi
copy "$launcher" "$arg_folder/launch.py.new"
mv -f "$arg_folder/launch.py.new" "$arg_folder/launch.py" 2>/dev/null ||
  root mv -f "$arg_folder/launch.py.new" "$arg_folder/launch.py"
echo "$launcher is copied to $arg_folder"
)sh";

std::vector<ScriptStep> launchScript(const RecipeArguments &)
{
    return {{.name = "launch-script",
             .title = "Copying launch.py",
             .check = std::string(kLaunchScript) + kCheckLaunch,
             .script = std::string(kLaunchScript) + kCopyLaunch,
             .timeout = 120s}};
}

std::string launchScriptProblem(const RecipeArguments &arguments)
{
    const auto &folder = arguments.at("folder");
    return folder.starts_with('/') || folder.starts_with("~/") ? "" : "the folder begins with / or ~/";
}

} // namespace

std::vector<RecipeSource> pythonRecipes()
{
    const RecipeArgument python{"python", "Interpreter", "Program on the machines", Kind::Text, "python3", {}, 0,
                                0,        true};
    return {
        {{"pip",
          "Python packages and wheels",
          "Installs packages, wheels by address and requirements with pip, for the login user or into a virtual "
          "environment.",
          {{"packages", "Packages", "One a line: numpy, torch==2.4.0, the address of a wheel", Kind::Lines, ""},
           {"requirements", "File of requirements", "On the machines, ~/project/requirements.txt", Kind::Text, ""},
           {"remove", "Packages to remove first", "One name a line", Kind::Lines, ""},
           {"force", "Install again", "Also what is installed already", Kind::Flag, "0"},
           {"venv", "Virtual environment", "Folder, made where it is missing; empty: of the login user", Kind::Text,
            ""},
           python}},
         pip,
         pipProblem},
        {{"launch-script",
          "launch.py of MXNet",
          "Copies launch.py and its tracker from the installed package into a folder, such as a shared file system.",
          {{"folder", "Folder", "On the machines, /efs", Kind::Text, "/efs", {}, 0, 0, true},
           {"package", "Package", "That contains it", Kind::Text, "mxnet", {}, 0, 0, true},
           python}},
         launchScript,
         launchScriptProblem},
    };
}

} // namespace trainyard::provision
