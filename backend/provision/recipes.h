#pragma once

#include <chrono>
#include <map>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/core/secret.h"
#include "backend/provision/recipe.h"

/// Recipes that install software on machines. Declarations and shell scripts; nothing here connects.
namespace trainyard::provision {

/// An argument of a recipe, for forms and command lines.
struct RecipeArgument {
    enum class Kind { Text, Flag, Choice, Number, Lines };
    std::string name;  ///< "cuda-path"
    std::string title; ///< "CUDA folder"
    std::string help;
    Kind kind = Kind::Text;
    std::string byDefault{};            ///< of a flag "0" or "1"; of Lines, separated by line feeds
    std::vector<std::string> choices{}; ///< of a Choice
    double low = 0, high = 0;           ///< of a Number
    bool required = false;
};
struct RecipeInfo {
    std::string name;    ///< "mxnet-build-deps"
    std::string title;   ///< "Packages to build MXNet"
    std::string summary; ///< one sentence
    std::vector<RecipeArgument> arguments;
};
/// All recipes, in the order of a menu.
std::vector<RecipeInfo> recipes();

/// A step of a recipe as scripts for a POSIX shell.
struct ScriptStep {
    std::string name, title;
    std::string check; ///< status 0: nothing to do; runs before `script` and after it
    std::string script;
    std::chrono::seconds timeout{1800};
};
using RecipeArguments = std::map<std::string, std::string>;

/// The arguments with defaults for those that are missing.
/// \error NotFound (recipe), InvalidArgument (unknown argument, missing value, wrong form: the detail names it)
Result<RecipeArguments> completed(const std::string &recipe, const RecipeArguments &);
/// The scripts of a recipe: the same on all machines, they find the package manager (apt, dnf) themselves. Nothing of
/// the arguments is interpreted by a shell.
/// \error as completed()
Result<std::vector<ScriptStep>> scriptsOf(const std::string &recipe, const RecipeArguments &);
/// The steps for run(). Each script travels over standard input, has the secrets in its environment, an empty standard
/// input and no terminal; its output goes to ~/.trainyard/recipes/RECIPE.log, last line by last line into the progress.
/// \error as completed()
Result<Recipe> recipeOf(const std::string &recipe, const RecipeArguments &,
                        const std::map<std::string, Secret> &secrets = {});

/// Whether one machine makes what the others then fetch, and has to be done before they begin: of MXNet with a bucket,
/// which has no lock as a shared folder has.
bool makesForOthers(const std::string &recipe, const RecipeArguments &);
/// As run(), but host by host until the recipe has succeeded on two, the head and a worker, before the others begin
/// together; they also begin when it has failed on three.
std::vector<HostResult> runFirstAlone(const Recipe &, const std::vector<Host> &hosts, const RunOptions &,
                                      const CallContext &);

} // namespace trainyard::provision
