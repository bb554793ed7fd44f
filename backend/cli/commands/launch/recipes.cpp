// Software recipes: their list, their scripts, and their run on machines.

#include "backend/cluster/recipes/run_recipes.h"

#include <algorithm>
#include <cstdlib>
#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/commands/launch/recipe_commands.h"
#include "backend/cli/output/terminal.h"
#include "backend/core/encoding.h"
#include "backend/core/try.h"
#include "backend/wording/messages.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;

const char *kindOf(const provision::RecipeArgument &argument)
{
    using Kind = provision::RecipeArgument::Kind;
    switch (argument.kind) {
    case Kind::Text:
        return "text";
    case Kind::Flag:
        return "flag";
    case Kind::Choice:
        return "choice";
    case Kind::Number:
        return "number";
    case Kind::Lines:
        return "lines";
    }
    return "text";
}

json recipeJson(const provision::RecipeInfo &info)
{
    json arguments = json::array();
    for (const auto &argument : info.arguments)
        arguments.push_back({{"name", argument.name},
                             {"title", argument.title},
                             {"help", argument.help},
                             {"kind", kindOf(argument)},
                             {"default", argument.byDefault},
                             {"choices", argument.choices},
                             {"required", argument.required}});
    return {{"name", info.name}, {"title", info.title}, {"summary", info.summary}, {"arguments", arguments}};
}

Result<int> listRecipes(Context &context)
{
    json list = json::array();
    Table table({{"RECIPE"}, {"INSTALLS"}, {"ARGUMENTS"}});
    for (const auto &info : provision::recipes()) {
        list.push_back(recipeJson(info));
        std::string names;
        for (const auto &argument : info.arguments)
            names += (names.empty() ? "" : " ") + argument.name;
        table.add({info.name, info.title, names});
    }
    return context.print({{"recipes", list}}, table.text(context.out));
}

struct RecipeChoice {
    std::string recipe;
    std::vector<std::string> values; ///< "NAME=VALUE", "RECIPE.NAME=VALUE"
    bool script = false;
};

/// The arguments of one recipe among values for several. Values of one name become lines.
/// \error InvalidArgument (no "=", or a prefix that is no recipe of the command)
Result<provision::RecipeArguments> argumentsOf(const std::string &recipe, const std::vector<std::string> &recipes,
                                               const std::vector<std::string> &values)
{
    provision::RecipeArguments arguments;
    for (const std::string &value : values) {
        const auto equals = value.find('=');
        if (equals == std::string::npos || equals == 0)
            return fail(ErrorCode::InvalidArgument, "--set " + value, "write NAME=VALUE, or RECIPE.NAME=VALUE");
        std::string name = value.substr(0, equals);
        if (const auto dot = name.find('.'); dot != std::string::npos) {
            const std::string of = name.substr(0, dot);
            if (std::ranges::find(recipes, of) == recipes.end())
                return fail(ErrorCode::InvalidArgument, "--set " + value, "the command names no recipe " + of);
            if (of != recipe)
                continue;
            name.erase(0, dot + 1);
        } else if (recipes.size() > 1) {
            return fail(ErrorCode::InvalidArgument, "--set " + value,
                        "with several recipes write RECIPE." + name + "=VALUE");
        }
        std::string &text = arguments[name];
        text += (text.empty() ? "" : "\n") + value.substr(equals + 1);
    }
    return arguments;
}

Result<int> showRecipe(Context &context, const RecipeChoice &choice)
{
    TY_ASSIGN(const auto arguments, argumentsOf(choice.recipe, {choice.recipe}, choice.values));
    if (choice.script) {
        TY_ASSIGN(const auto steps, provision::scriptsOf(choice.recipe, arguments));
        json list = json::array();
        std::string text;
        for (const auto &step : steps) {
            list.push_back(
                {{"name", step.name}, {"title", step.title}, {"check", step.check}, {"script", step.script}});
            text += fmt::format("# {}: {}\n{}\n", step.name, step.title, step.script);
        }
        return context.print({{"recipe", choice.recipe}, {"steps", list}}, text);
    }
    const auto all = provision::recipes();
    const auto info = std::ranges::find(all, choice.recipe, &provision::RecipeInfo::name);
    if (info == all.end())
        return fail(ErrorCode::NotFound, "recipe " + choice.recipe, "there is no recipe of that name");
    Table table({{"ARGUMENT"}, {"KIND"}, {"DEFAULT"}, {"MEANING"}});
    for (const auto &argument : info->arguments)
        table.add({argument.name, kindOf(argument), argument.byDefault, argument.title + ": " + argument.help});
    return context.print(recipeJson(*info), info->title + "\n" + info->summary + "\n" + table.text(context.out));
}

struct InstallArguments {
    std::string cluster;
    std::vector<std::string> recipes, values, nodes, secrets;
    std::size_t width = 16;
};

/// The values of variables of this program's environment.
Result<std::map<std::string, Secret>> secretsFrom(const std::vector<std::string> &names)
{
    std::map<std::string, Secret> secrets;
    for (const std::string &name : names) {
        const char *value = std::getenv(name.c_str());
        if (!value)
            return fail(ErrorCode::NotFound, "--secret-env " + name,
                        "this program's environment has no variable of that name");
        secrets[name] = Secret(value);
    }
    return secrets;
}

Result<int> install(Context &context, const InstallArguments &arguments)
{
    std::vector<cluster::RecipeOptions> plan;
    TY_ASSIGN(const auto secrets, secretsFrom(arguments.secrets));
    for (const std::string &recipe : arguments.recipes) {
        cluster::RecipeOptions options{.recipe = recipe, .arguments = {}, .nodes = {}};
        TY_ASSIGN(options.arguments, argumentsOf(recipe, arguments.recipes, arguments.values));
        TY_TRY(provision::completed(recipe, options.arguments)); // of all recipes, before the first one runs
        options.width = arguments.width;
        options.secrets = secrets;
        plan.push_back(std::move(options));
    }
    TY_ASSIGN(const auto place, namedCluster(context, arguments.cluster));
    std::vector<std::string> nodes = arguments.nodes;
    json list = json::array();
    std::string text;
    bool isGood = true;
    for (auto &options : plan) {
        options.nodes = nodes;
        TY_ASSIGN(const auto results,
                  cluster::runRecipe(place.cloud, place.id, options, context.progress().sink(), context.stop));
        json each = json::array();
        nodes.clear(); // the next recipe runs where this one succeeded
        for (const auto &result : results) {
            const std::string sentence = result.status ? std::string() : wording::message(result.status.error());
            each.push_back({{"node", result.host}, {"ok", result.status.has_value()}, {"sentence", sentence}});
            text += fmt::format("{} on {}: {}\n", options.recipe, result.host, result.status ? "done" : sentence);
            if (result.status)
                nodes.push_back(result.host);
            isGood = isGood && result.status.has_value();
        }
        if (const auto slowest = cluster::slowestOf(results); !slowest.empty())
            text += fmt::format("{} took longest on {}\n", options.recipe, slowest);
        list.push_back({{"recipe", options.recipe}, {"nodes", each}});
        if (nodes.empty() || context.stop.stop_requested())
            break;
    }
    const int exit = context.print({{"cluster", arguments.cluster}, {"recipes", list}}, text);
    return isGood ? exit : Failed;
}

} // namespace

Result<NamedCluster> namedCluster(const Context &context, const std::string &nameOrId)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(auto id, cluster::findCluster(cloud, nameOrId));
    return NamedCluster{std::move(cloud), std::move(id)};
}

void addInstallDeps(Commands &commands)
{
    auto arguments = std::make_shared<InstallArguments>();
    CLI::App *command =
        commands.add("install-deps",
                     "Install software on the machines of a cluster by recipes; a repetition goes on where it failed");
    command->add_option("NAME", arguments->cluster, "Cluster")->required();
    command->add_option("RECIPE", arguments->recipes, "One or more, in their order (trainyardctl recipes)")->required();
    command->add_option("--set", arguments->values, "NAME=VALUE of a recipe; several values of one name are its lines")
        ->allow_extra_args(false);
    command->add_option("--node", arguments->nodes, "Only on this node; may be repeated")->allow_extra_args(false);
    command->add_option("--width", arguments->width, "Machines at the same time")
        ->capture_default_str()
        ->check(CLI::Range(1, 256));
    command
        ->add_option("--secret-env", arguments->secrets,
                     "Variable of this environment for the scripts, such as PIP_INDEX_URL; its value is sent apart")
        ->allow_extra_args(false);
    commands.onRun(command, [arguments](Context &context) { return install(context, *arguments); });
}

void addRecipes(Commands &commands)
{
    auto choice = std::make_shared<RecipeChoice>();
    CLI::App *list = commands.add("recipes", "List the recipes that install software on machines, or show one");
    list->add_option("RECIPE", choice->recipe, "Show its arguments");
    list->add_flag("--script", choice->script, "Print the scripts that would run");
    list->add_option("--set", choice->values, "NAME=VALUE for the scripts")->allow_extra_args(false);
    commands.onRun(list, [choice](Context &context) {
        return choice->recipe.empty() ? listRecipes(context) : showRecipe(context, *choice);
    });
    addInstallDeps(commands);
    addReady(commands);
    addMesh(commands);
    addBake(commands);
}

} // namespace trainyard::cli
