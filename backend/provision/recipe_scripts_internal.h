#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "backend/provision/recipes.h"

namespace trainyard::provision {

/// A recipe and its scripts, without kShellPrologue and the assignments of arguments.
struct RecipeSource {
    RecipeInfo info;
    std::vector<ScriptStep> (*steps)(const RecipeArguments &);
    /// What is wrong with complete arguments, one sentence; empty: nothing.
    std::string (*problem)(const RecipeArguments &) = nullptr;
};
std::vector<RecipeSource> packageRecipes();
std::vector<RecipeSource> pythonRecipes();
std::vector<RecipeSource> mxnetRecipes();
std::vector<RecipeSource> dockerRecipes();

/// The functions that all scripts may call: die, root, find_manager, has_package, install_packages, fetch.
extern const char *const kShellPrologue;

/// The lines of an argument of the kind Lines, without blanks around them and without empty ones.
std::vector<std::string> linesOf(std::string_view value);
/// The lines as words of a shell: 'a' 'b c'.
std::string quotedLines(std::string_view value);

/// Parts of the packages' names, "build-essential", "libfoo=1.2-3": not taken for an option or for shell text.
bool isPackageName(std::string_view);

} // namespace trainyard::provision
