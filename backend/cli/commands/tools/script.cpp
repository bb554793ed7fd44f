#include <filesystem>
#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/commands.h"
#include "backend/cli/context.h"
#include "backend/cli/output/terminal.h"
#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/jobs/script_templates.h"

namespace trainyard::cli {

namespace {

struct ScriptArguments {
    std::string name, output;
};

Result<int> listScripts(Context &context)
{
    nlohmann::json list = nlohmann::json::array();
    Table table({{"NAME"}, {"TYPE"}, {"WHAT IT SHOWS"}});
    for (const jobs::ScriptTemplate &one : jobs::scriptTemplates()) {
        list.push_back({{"name", one.name}, {"type", toString(one.type)}, {"title", one.title}});
        table.add({std::string(one.name), std::string(toString(one.type)), std::string(one.title)});
    }
    return context.print({{"scripts", list}}, table.text(context.out));
}

Result<int> showScript(Context &context, const ScriptArguments &arguments)
{
    if (arguments.name.empty())
        return listScripts(context);
    TY_ASSIGN(const auto script, jobs::scriptTemplate(arguments.name));
    const std::string content(script.content), type(toString(script.type));
    if (arguments.output.empty())
        return context.print({{"name", script.name}, {"type", type}, {"content", content}}, content);
    const std::filesystem::path file = arguments.output;
    if (std::error_code problem; std::filesystem::exists(file, problem)) // perhaps the user's own one
        return fail(ErrorCode::AlreadyExists, file.string(), "a file of this name exists; choose another name");
    TY_TRY(writeFileAtomically(file, content));
    const std::string folder = file.has_parent_path() ? file.parent_path().string() : ".";
    return context.print({{"written", file.string()}, {"type", type}},
                         fmt::format("{} is written. Start it with: trainyardctl run NAME --type {} --code {} -- {}\n",
                                     file.string(), type, shellQuote(folder),
                                     jobs::jobOfScript(script, folder, file.filename().string()).task.command));
}

} // namespace

void addScript(Commands &commands)
{
    auto arguments = std::make_shared<ScriptArguments>();
    CLI::App *command = commands.add("script", "Training scripts to begin with: list them, or print one");
    command->add_option("NAME", arguments->name, "Script; default: list them");
    command->add_option("-o,--output", arguments->output, "New file; default: standard output");
    commands.onRun(command, [arguments](Context &context) { return showScript(context, *arguments); });
}

} // namespace trainyard::cli
