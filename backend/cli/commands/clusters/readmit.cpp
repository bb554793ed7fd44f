#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/context.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/core/try.h"
#include "backend/training/scale/count_reset.h"

namespace trainyard::cli {

namespace {

struct ReadmitArguments {
    std::string cluster;
    std::vector<std::string> nodes;
};

Result<int> readmit(Context &context, const ReadmitArguments &arguments)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto id, cluster::findCluster(cloud, arguments.cluster));
    TY_ASSIGN(const auto run, training::resetCounts(cloud, id, arguments.nodes, context.request()));
    const std::string who =
        arguments.nodes.empty() ? "all machines" : fmt::format("{}", fmt::join(arguments.nodes, ", "));
    return context.print(
        {{"cluster", id.value}, {"run", run.value}, {"nodes", arguments.nodes}},
        fmt::format("the run {} forgets the deaths of workers on {}, and restarts of its scheduler\n", run.value, who));
}

} // namespace

void addReadmit(Commands &commands)
{
    auto arguments = std::make_shared<ReadmitArguments>();
    CLI::App *command =
        commands.add("readmit", "Let machines join a run again that it excludes because several workers "
                                "died there; its scheduler may restart as often as at first");
    Commands::addCluster(command, arguments->cluster);
    command->add_option("NODE", arguments->nodes, "Machines, such as worker-3; default: all");
    commands.onRun(command, [arguments](Context &context) { return readmit(context, *arguments); });
}

} // namespace trainyard::cli
