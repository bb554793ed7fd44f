// Processes that runs left on machines, and the blunt way to end programs by name.

#include "backend/cluster/recipes/lingering.h"

#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/commands/launch/recipe_commands.h"
#include "backend/cli/output/terminal.h"
#include "backend/core/try.h"
#include "backend/ledger/ledger.h"
#include "backend/wording/messages.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;

struct LingeringArguments {
    std::string cluster;
    std::vector<std::string> runs;
    bool end = false;
    cluster::ByNameOptions byName;
};

CallContext sweepRequest(const Context &context)
{
    return {Deadline::after(std::chrono::minutes(10)), context.stop};
}

Result<int> lingering(Context &context, const LingeringArguments &arguments)
{
    TY_ASSIGN(const auto place, namedCluster(context, arguments.cluster));
    std::vector<RunId> runs;
    for (const std::string &run : arguments.runs)
        runs.emplace_back(run);
    TY_ASSIGN(const auto nodes,
              cluster::lingeringProcesses(place.cloud, place.id, runs, arguments.end, sweepRequest(context)));
    json list = json::array();
    std::string text;
    bool isGood = true, isClean = true;
    for (const auto &node : nodes) {
        json processes = json::array();
        for (const auto &one : node.found) {
            processes.push_back(
                {{"pid", one.pid}, {"parent", one.parent}, {"run", one.run.value}, {"command", one.command}});
            text += fmt::format("{} | {} {} {}\n", node.node, one.pid, one.run.value, printable(one.command));
        }
        const std::string sentence = node.status ? std::string() : wording::message(node.status.error());
        list.push_back({{"node", node.node}, {"ended", node.ended}, {"processes", processes}, {"sentence", sentence}});
        if (node.ended > 0)
            text += fmt::format("{} | {} processes ended\n", node.node, node.ended);
        if (!node.status)
            text += fmt::format("{} | {}\n", node.node, sentence);
        isGood = isGood && node.status.has_value() && (!arguments.end || node.found.empty());
        isClean = isClean && node.found.empty() && node.ended == 0;
    }
    TY_ASSIGN(const auto known, place.cloud.ledger->runs(place.id));
    const auto spared = cluster::sweptRuns(known, runs).spared;
    if (isGood && isClean)
        text = spared.empty() ? "No run has left a process on these machines\n"
                              : "No other run has left a process on these machines\n";
    json sparedIds = json::array();
    for (const RunId &run : spared) {
        sparedIds.push_back(run.value);
        text += fmt::format("{} was not searched: it is an active run of type docker, whose containers are in use\n",
                            run.value);
    }
    const int exit =
        context.print({{"cluster", arguments.cluster}, {"nodes", list}, {"not_searched", sparedIds}}, text);
    return isGood ? exit : Failed;
}

Result<int> byName(Context &context, const LingeringArguments &arguments)
{
    TY_ASSIGN(const auto place, namedCluster(context, arguments.cluster));
    cluster::ByNameOptions options = arguments.byName;
    if (arguments.end)
        TY_TRY(context.confirm(fmt::format("End ALL programs named {} on {} of {}, Jupyter and other runs included?",
                                           options.name, options.nodes.empty() ? "all machines" : "the named machines",
                                           arguments.cluster)));
    options.end = arguments.end;
    TY_ASSIGN(const auto nodes, cluster::processesByName(place.cloud, place.id, options, sweepRequest(context)));
    json list = json::array();
    std::string text;
    bool isGood = true;
    for (const auto &node : nodes) {
        json processes = json::array();
        for (const auto &one : node.found) {
            processes.push_back({{"pid", one.pid}, {"user", one.user}, {"command", one.command}});
            text += fmt::format("{} | {} {} {}\n", node.node, one.pid, printable(one.user), printable(one.command));
        }
        const std::string sentence = node.status ? std::string() : wording::message(node.status.error());
        list.push_back({{"node", node.node}, {"ended", node.ended}, {"processes", processes}, {"sentence", sentence}});
        if (!node.status)
            text += fmt::format("{} | {}\n", node.node, sentence);
        else if (arguments.end || node.found.empty())
            text += fmt::format("{} | {} ended, {} left\n", node.node, node.ended, node.found.size());
        isGood = isGood && node.status.has_value() && (!arguments.end || node.found.empty());
    }
    const int exit = context.print({{"cluster", arguments.cluster}, {"program", options.name}, {"nodes", list}}, text);
    return isGood ? exit : Failed;
}

} // namespace

void addSweepProcesses(Commands &commands)
{
    auto arguments = std::make_shared<LingeringArguments>();
    CLI::App *command =
        commands.add("lingering", "Find processes that runs have left on the machines of a cluster, and end them");
    command->add_option("NAME", arguments->cluster, "Cluster")->required();
    auto *runs =
        command->add_option("--run", arguments->runs, "Only of this run; may be repeated")->allow_extra_args(false);
    command->add_flag("--end", arguments->end, "End them: SIGTERM, then SIGKILL");
    auto *byNameOption = command
                             ->add_option("--by-name", arguments->byName.name,
                                          "Instead all programs of this name, such as python, of all runs and Jupyter")
                             ->excludes(runs);
    command->add_flag("--all-users", arguments->byName.ofAllUsers, "With --by-name: also of other users, with sudo")
        ->needs(byNameOption);
    command->add_option("--node", arguments->byName.nodes, "With --by-name: only on this node; may be repeated")
        ->allow_extra_args(false)
        ->needs(byNameOption);
    commands.onRun(command, [arguments](Context &context) {
        return arguments->byName.name.empty() ? lingering(context, *arguments) : byName(context, *arguments);
    });
}

} // namespace trainyard::cli
