#include "backend/cli/commands/launch/checklist.h"

#include <algorithm>
#include <memory>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/context.h"
#include "backend/cluster/managed/planning_checklist.h"
#include "backend/core/try.h"

namespace trainyard::cli {

namespace {

struct ChecklistOptions {
    std::string fileSystem, script;
};

Result<int> check(Context &context, const ChecklistOptions &options)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto facts, cluster::readChecklistFacts(cloud,
                                                            {.region = cloud.region,
                                                             .fileSystem = options.fileSystem,
                                                             .script = options.script,
                                                             .scriptText = std::nullopt},
                                                            context.request()));
    const auto lines = cluster::planningChecklist(facts);
    nlohmann::json all = nlohmann::json::array();
    Table table({{"STATE"}, {"CHECK"}, {"RESULT"}});
    for (const cluster::ChecklistLine &line : lines) {
        all.push_back({{"subject", cluster::toString(line.item)},
                       {"title", line.title},
                       {"state", cluster::toString(line.state)},
                       {"sentence", line.sentence.english()},
                       {"command", line.command}});
        table.add({std::string(cluster::toString(line.state)), line.title,
                   line.sentence.english() + (line.command.empty() ? "" : " (trainyardctl " + line.command + ")")});
    }
    const bool isOpen = std::ranges::any_of(
        lines, [](const cluster::ChecklistLine &line) { return line.state == cluster::ChecklistState::Open; });
    const int printed = context.print({{"region", cloud.region}, {"lines", all}}, table.text(context.out));
    return isOpen ? Failed : printed;
}

} // namespace

void addChecklist(Commands &commands)
{
    auto options = std::make_shared<ChecklistOptions>();
    CLI::App *command =
        commands.add("checklist", "Check what a first cluster needs: access, shared file system, runtime "
                                  "and data script; changes nothing");
    command->add_option("--file-system", options->fileSystem, "File system that the machines are to mount (fs-...)");
    command->add_option("--script", options->script, "Python script that is to prepare the data");
    commands.onRun(command, [options](Context &context) { return check(context, *options); });
}

} // namespace trainyard::cli
