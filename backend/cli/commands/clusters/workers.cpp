#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/context.h"
#include "backend/cluster/managed/managed.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/cluster/stack/elastic/unjoined_workers.h"
#include "backend/core/try.h"
#include "backend/training/run/cluster_run.h"

namespace trainyard::cli {

namespace {

struct WorkersArguments {
    std::string cluster, node, version;
    int count = 1;
    bool force = false;
};

Result<int> add(Context &context, const WorkersArguments &arguments)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto id, cluster::findCluster(cloud, arguments.cluster));
    TY_ASSIGN(const auto names,
              training::growCluster(cloud, id, arguments.count, {.templateVersion = arguments.version},
                                    context.progress().sink(), context.stop));
    return context.print({{"cluster", id.value}, {"name", arguments.cluster}, {"added", names}},
                         fmt::format("{} has {} as well now\n", arguments.cluster, fmt::join(names, ", ")));
}

Result<int> remove(Context &context, const WorkersArguments &arguments)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto id, cluster::findCluster(cloud, arguments.cluster));
    std::string node = arguments.node;
    const bool isId = node.starts_with("i-");
    if (!isId) {
        TY_ASSIGN(const auto host, cluster::host(cloud, id, node));
        TY_TRY(cluster::checkRemovableFrom(cloud, id, host.name)); // before the question
    }
    const auto ended = arguments.force && !isId ? training::runThatNeeds(cloud, id, node) : std::nullopt;
    const std::string warning =
        ended ? fmt::format("The run {} needs {}, and fails without it. ", ended->value, node) : std::string();
    TY_TRY(context.confirm(
        fmt::format("{}Terminate {} of {}{}?", warning, node, arguments.cluster,
                    arguments.force ? " without waiting for its run (checkpoints that only it has are lost)" : "")));
    if (isId) { // recorded only now: a machine that is not set up must not take part in runs
        TY_ASSIGN(node, cluster::recordUnjoined(cloud, id, InstanceId(node), context.request()));
        TY_TRY(cluster::checkRemovableFrom(cloud, id, node));
    }
    TY_TRY(training::shrinkCluster(cloud, id, node, context.progress().sink(), context.stop,
                                   arguments.force ? training::Removal::AtOnce : training::Removal::AtBoundary));
    return context.print(
        {{"cluster", id.value}, {"name", arguments.cluster}, {"removed", nlohmann::json::array({node})}},
        fmt::format("{} has left {}, and its machine is terminated\n", node, arguments.cluster));
}

} // namespace

void addWorkers(Commands &commands)
{
    auto more = std::make_shared<WorkersArguments>();
    CLI::App *addCommand = commands.add("add", "Add workers to a cluster, also during a run");
    Commands::addCluster(addCommand, more->cluster);
    addCommand->add_option("-n,--count", more->count, "How many")
        ->check(CLI::Range(1, cluster::LaunchPlan::kMaxWorkers))
        ->capture_default_str();
    addCommand->add_option("--template-version", more->version,
                           "Of a stack: the version of its launch template, a number, $Latest or $Default; "
                           "default: the latest. 'trainyardctl templates' lists them");
    commands.onRun(addCommand, [more](Context &context) { return add(context, *more); });

    auto gone = std::make_shared<WorkersArguments>();
    CLI::App *removeCommand =
        commands.add("remove", "Let a worker leave its run at the next boundary, and terminate its machine");
    Commands::addCluster(removeCommand, gone->cluster);
    removeCommand
        ->add_option("NODE", gone->node,
                     "Worker, such as worker-3, or the instance ID of one that others have started from the "
                     "launch template of a stack")
        ->required();
    removeCommand->add_flag("--force", gone->force,
                            "Terminate the machine although it has not left its run, as when it hangs");
    commands.onRun(removeCommand, [gone](Context &context) { return remove(context, *gone); });
}

} // namespace trainyard::cli
