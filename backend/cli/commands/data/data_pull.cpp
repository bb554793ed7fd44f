// Machines fetch files from S3 or by HTTPS.

#include <filesystem>
#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands/data/data_commands.h"
#include "backend/cli/context.h"
#include "backend/cli/output/node_results.h"
#include "backend/cluster/storage/pull.h"
#include "backend/core/try.h"
#include "backend/core/units.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;

struct PullArguments {
    std::string cluster, source, sha256;
    cluster::PullOptions options;
};

Result<int> pull(Context &context, const PullArguments &arguments)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto id, cluster::findCluster(cloud, arguments.cluster));
    TY_ASSIGN(const auto files, cluster::pullFiles(cloud, arguments.source, arguments.sha256,
                                                   {Deadline::after(std::chrono::minutes(10)), context.stop}));
    TY_ASSIGN(const auto results,
              cluster::pullToMachines(cloud, id, files, arguments.options, context.progress().sink(),
                                      {Deadline::after(std::chrono::hours(12)), context.stop}));
    NodeResults nodes;
    for (const auto &result : results) {
        nodes.add(result.node, result.status,
                  {{"ok", result.status.has_value()}, {"files", result.files}, {"shared", result.wasShared}},
                  result.wasShared ? "shares the folder"
                                   : fmt::format("{} files in {}", result.files, arguments.options.folder));
    }
    return nodes.print(context,
                       {{"source", arguments.source}, {"folder", arguments.options.folder}, {"files", files.size()}});
}

} // namespace

void addDataPull(Commands &commands, CLI::App *data)
{
    auto arguments = std::make_shared<PullArguments>();
    arguments->options.folder = "~/data";
    CLI::App *command =
        commands.add("pull", "All machines of a cluster fetch files from S3 or by HTTPS themselves", data);
    command->add_option("NAME", arguments->cluster, "Cluster")->required();
    command->add_option("SOURCE", arguments->source, "s3://bucket/key, s3://bucket/prefix/ or https://...")->required();
    command->add_option("--to", arguments->options.folder, "Folder of the machines")->capture_default_str();
    command->add_option("--nodes", arguments->options.nodes, "Only these machines")->delimiter(',');
    command->add_option("--sha256", arguments->sha256, "Expected checksum of the file");
    command->add_flag("--unpack", arguments->options.unpack, "Unpack archives there (tar, zip, gz), and remove them");
    commands.onRun(command, [=](Context &context) { return pull(context, *arguments); });
}

} // namespace trainyard::cli
