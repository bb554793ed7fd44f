#include <algorithm>
#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/context.h"
#include "backend/cluster/launch.h"
#include "backend/tour/cluster_run.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;

int provision(Context &context, const std::string &name)
{
    auto cloud = openCloud(context);
    if (!cloud)
        return context.failure(cloud.error());
    const auto id = cluster::findCluster(*cloud, name);
    if (!id)
        return context.failure(id.error());
    ProgressView view(stderr);
    // Machines that a killed launch never asked for are asked for again, with the same tokens.
    const auto done = cluster::resumeLaunch(*cloud, *id, {.keep = cluster::Keep::All}, view.sink(), context.stop);
    view.close();
    if (!done)
        return context.failure(done.error());
    const auto snapshot = cluster::status(*cloud, id->value, askDeadline(), context.stop);
    if (!snapshot)
        return context.failure(snapshot.error());
    return context.print(toJson(*snapshot), fmt::format("{} is ready: the runtime answers on {} machines\n",
                                                        snapshot->name, snapshot->nodes.size()));
}

int workerNumber(const std::string &name)
{
    int number = 0;
    return std::sscanf(name.c_str(), "worker-%d", &number) == 1 ? number : 0;
}

int scale(Context &context, const std::string &name, int wanted)
{
    auto cloud = openCloud(context);
    if (!cloud)
        return context.failure(cloud.error());
    const auto before = cluster::status(*cloud, name, askDeadline(), context.stop);
    if (!before)
        return context.failure(before.error());
    if (!before->ours)
        return context.failure(
            {ErrorCode::Conflict, "cluster " + name, "it was launched from another computer; change it there"});
    std::vector<std::string> workers;
    for (const auto &node : before->nodes) {
        if (node.role == "worker")
            workers.push_back(node.name);
    }
    std::ranges::sort(workers, {}, workerNumber);
    const int now = int(workers.size());
    json added = json::array(), removed = json::array();
    if (wanted < now) {
        std::string names;
        for (int i = wanted; i < now; ++i)
            names += (names.empty() ? "" : ", ") + workers[std::size_t(i)];
        const auto confirmed = context.confirm(fmt::format("Terminate {} of {}?", names, before->name));
        if (!confirmed)
            return context.failure(confirmed.error());
    }
    ProgressView view(stderr);
    if (wanted > now) {
        const auto names = tour::growCluster(*cloud, before->id, wanted - now, {}, view.sink(), context.stop);
        if (!names) {
            view.close();
            return context.failure(names.error());
        }
        added = *names;
    }
    for (int i = now - 1; i >= wanted; --i) {
        const std::string &node = workers[std::size_t(i)];
        if (const auto done = tour::shrinkCluster(*cloud, before->id, node, view.sink(), context.stop); !done) {
            view.close();
            return context.failure(done.error());
        }
        removed.push_back(node);
    }
    view.close();
    return context.print({{"cluster", before->id.value},
                          {"name", before->name},
                          {"workers", wanted},
                          {"added", added},
                          {"removed", removed}},
                         wanted == now ? fmt::format("{} has {} workers already\n", before->name, now)
                                       : fmt::format("{} has {} workers now, {} before\n", before->name, wanted, now));
}

} // namespace

void addProvision(Commands &commands)
{
    auto name = std::make_shared<std::string>();
    CLI::App *command =
        commands.add("provision", "Wait for a cluster's machines and deploy the runtime; safe to repeat");
    command->add_option("NAME", *name, "Cluster")->required();
    commands.onRun(command, [name](Context &context) { return provision(context, *name); });

    auto scaled = std::make_shared<std::string>();
    auto workers = std::make_shared<int>(0);
    CLI::App *scaleCommand = commands.add("scale", "Add or remove workers, also while a run goes on");
    scaleCommand->add_option("NAME", *scaled, "Cluster")->required();
    scaleCommand->add_option("-w,--workers", *workers, "How many there should be")
        ->required()
        ->check(CLI::Range(1, 100));
    commands.onRun(scaleCommand, [scaled, workers](Context &context) { return scale(context, *scaled, *workers); });
}

} // namespace trainyard::cli
