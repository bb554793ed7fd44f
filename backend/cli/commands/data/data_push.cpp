// A folder of this computer on all machines of a cluster.

#include <filesystem>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands/data/data_commands.h"
#include "backend/cli/context.h"
#include "backend/cli/output/node_results.h"
#include "backend/cluster/storage/folder_sync.h"
#include "backend/core/try.h"
#include "backend/core/units.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;

struct PushArguments {
    std::string cluster, folder;
    cluster::FolderSyncOptions options;
};

/// Compares, and asks with the first files and their number: only these are removed then.
Result<std::map<std::string, std::set<std::string>>> agreedRemovals(const Context &context,
                                                                    const cluster::CloudContext &cloud,
                                                                    const ClusterId &id, const std::string &folder,
                                                                    cluster::FolderSyncOptions options)
{
    options.dryRun = true;
    TY_ASSIGN(const auto compared,
              cluster::syncFolder(cloud, id, folder, options, context.progress().sink(), context.transfer()));
    auto removals = cluster::removalsOf(compared);
    std::vector<std::string> lost;
    for (const auto &[node, names] : removals) {
        for (const auto &name : names)
            lost.push_back(fmt::format("{}  {}", node, name));
    }
    if (lost.empty())
        return removals;
    context.printMessage(lossText(lost));
    TY_TRY(context.confirm(fmt::format("Remove {} files from {} of the machines, which {} does not have?", lost.size(),
                                       options.folder, folder)));
    return removals;
}

Result<int> push(Context &context, const PushArguments &arguments)
{
    auto options = arguments.options;
    if (options.folder.empty()) {
        auto path = std::filesystem::path(arguments.folder).lexically_normal();
        options.folder = "~/" + (path.has_filename() ? path : path.parent_path()).filename().string();
    }
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto id, cluster::findCluster(cloud, arguments.cluster));
    if (options.deleteExtra && !options.dryRun) {
        TY_ASSIGN(options.agreed, agreedRemovals(context, cloud, id, arguments.folder, options));
    }
    TY_ASSIGN(const auto results,
              cluster::syncFolder(cloud, id, arguments.folder, options, context.progress().sink(), context.transfer()));
    NodeResults nodes;
    for (const auto &[node, status, changes, bytes] : results) {
        nodes.add(node, status,
                  {{"ok", status.has_value()},
                   {"copied", changes.copy},
                   {"removed", changes.remove},
                   {"extra", changes.extra},
                   {"same", changes.same},
                   {"bytes", bytes}},
                  fmt::format("{} {}, {} equal, {} {}, {} more there", changes.copy.size(),
                              options.dryRun ? "to copy" : "copied (" + formatBytes(bytes) + ")", changes.same,
                              changes.remove.size(), options.dryRun ? "to remove" : "removed", changes.extra.size()));
    }
    return nodes.print(context, {{"folder", options.folder}, {"dry_run", options.dryRun}});
}

} // namespace

void addDataPush(Commands &commands, CLI::App *data)
{
    auto arguments = std::make_shared<PushArguments>();
    CLI::App *command = commands.add(
        "push", "A folder of this computer to all machines of a cluster, by content and with checksums", data);
    command->add_option("NAME", arguments->cluster, "Cluster")->required();
    command->add_option("FOLDER", arguments->folder, "Folder of this computer")->required();
    command->add_option("--to", arguments->options.folder, "Folder of the machines (default: ~/ and the same name)");
    command->add_option("--nodes", arguments->options.nodes, "Only these machines")->delimiter(',');
    command->add_option("--exclude", arguments->options.excludes, "Patterns of names or paths: *.tmp, .git, cache/*");
    command->add_flag("--delete", arguments->options.deleteExtra, "Remove what the folder of this computer lacks");
    command->add_flag("--dry-run", arguments->options.dryRun, "Only compare");
    commands.onRun(command, [=](Context &context) { return push(context, *arguments); });
}

} // namespace trainyard::cli
