// Shared file systems.

#include "backend/cluster/storage/file_systems.h"

#include <algorithm>
#include <memory>

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/context.h"
#include "backend/cli/output/node_results.h"
#include "backend/cli/output/prompt_line.h"
#include "backend/cluster/storage/mounting.h"
#include "backend/core/try.h"
#include "backend/core/units.h"
#include "backend/wording/messages.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;

/// The waits have limits of their own.
CallContext patientRequest(const Context &context)
{
    return {Deadline::after(std::chrono::minutes(45)), context.stop};
}

json systemJson(const cluster::FileSystemInfo &system)
{
    json targets = json::array();
    for (const auto &target : system.targets)
        targets.push_back({{"id", target.id},
                           {"zone", target.zone},
                           {"subnet", target.subnetId},
                           {"address", target.ip},
                           {"state", target.state}});
    return {{"id", system.id},
            {"name", system.name},
            {"region", system.region},
            {"state", system.state},
            {"bytes", system.bytes},
            {"encrypted", system.encrypted},
            {"ours", system.ours},
            {"owner", system.owner},
            {"vpc", system.vpc()},
            {"targets", targets},
            {"usd_per_month", system.usdPerMonth}};
}

Result<int> create(Context &context, cluster::FileSystemPlan plan, const std::string &clusterName)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    plan.region = cloud.region;
    if (!clusterName.empty()) {
        TY_ASSIGN(const auto id, cluster::findCluster(cloud, clusterName));
        TY_ASSIGN(const auto nodes, cluster::mountingNodes(cloud, id, context.request()));
        for (const auto &node : nodes) {
            if (plan.vpc.empty())
                plan.vpc = node.vpc;
            if (!node.groups.empty() && std::ranges::find(plan.groups, node.groups.front()) == plan.groups.end())
                plan.groups.push_back(node.groups.front());
        }
        TY_ASSIGN(const auto row, cloud.ledger->cluster(id));
        if (row)
            plan.region = row->region;
    }
    context.printMessage(fmt::format("Price: {}.", cluster::fileSystemPriceText(cloud)));
    TY_ASSIGN(const auto made,
              cluster::createFileSystem(cloud, plan, context.progress().sink(), patientRequest(context)));
    return context.print(
        systemJson(made),
        fmt::format("{} ({}) is available in {}. It stays, and is paid for, until \"trainyardctl efs rm "
                    "{}\".\n",
                    made.name, made.id, fmt::join(made.zones(), ", "), made.name));
}

Result<int> list(Context &context, bool allRegions)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    const auto found = cluster::fileSystems(cloud, allRegions, context.request());
    Table table({{"NAME"},
                 {"ID"},
                 {"REGION"},
                 {"STATE"},
                 {"ZONES"},
                 {"SIZE", Table::Align::Right},
                 {"PER MONTH", Table::Align::Right}});
    json systems = json::array(), notRead = json::array();
    for (const auto &system : found.systems) {
        systems.push_back(systemJson(system));
        table.add({system.name, system.id, system.region, system.state,
                   fmt::format("{}", fmt::join(system.zones(), " ")), formatBytes(system.bytes),
                   formatUsd(system.usdPerMonth)});
    }
    for (const auto &[place, error] : found.notRead) {
        notRead.push_back({{"place", place}, {"sentence", wording::message(error)}});
        context.printMessage("trainyardctl: " + place + " was not read: " + wording::message(error));
    }
    return context.print({{"file_systems", systems}, {"not_read", notRead}},
                         table.empty() ? "No file systems.\n" : table.text(context.out));
}

struct MountArguments {
    std::string cluster, system;
    cluster::MountOptions options;
    bool untilReboot = false;
};

Result<int> mount(Context &context, const MountArguments &arguments)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto id, cluster::findCluster(cloud, arguments.cluster));
    auto options = arguments.options;
    options.persist = !arguments.untilReboot;
    TY_ASSIGN(const auto results, cluster::mountFileSystem(cloud, id, arguments.system, options,
                                                           context.progress().sink(), patientRequest(context)));
    NodeResults nodes;
    for (const auto &result : results)
        nodes.add(result.host, result.status, {{"mounted", result.status.has_value()}}, "mounted at " + options.folder);
    return nodes.print(context, {{"folder", options.folder}});
}

/// The name as the option gives it, else as the user types it.
Result<std::string> typedName(const Context &context, const cluster::CloudContext &cloud,
                              const cluster::FileSystemInfo &system, const std::string &option)
{
    if (const auto users = cluster::clustersThatMounted(cloud, system.id); !users.empty())
        context.printMessage(fmt::format("Clusters that have mounted it, and whose processes will wait for it without "
                                         "limit: {}.",
                                         fmt::join(users, ", ")));
    if (!system.ours)
        context.printMessage(fmt::format("It was not created from here{}.",
                                         system.owner.empty() ? "" : ": its owner is " + printable(system.owner)));
    if (!option.empty() || !::isatty(STDIN_FILENO))
        return option;
    return promptLine(fmt::format("All data of {} ({}) in {} will be lost ({}). Type its name to delete it: ",
                                  system.name.empty() ? system.id : system.name, system.id, system.region,
                                  formatBytes(system.bytes)),
                      false, {Deadline::never(), context.stop});
}

Result<int> remove(Context &context, const std::string &nameOrId, const std::string &confirmed)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto system, cluster::findFileSystem(cloud, cloud.region, nameOrId, context.request()));
    TY_ASSIGN(const auto typed, typedName(context, cloud, system, confirmed));
    TY_TRY(cluster::deleteFileSystem(cloud, system, typed, context.progress().sink(), patientRequest(context)));
    return context.print({{"removed", system.id}}, fmt::format("{} was deleted.\n", system.id));
}

} // namespace

void addEfs(Commands &commands)
{
    CLI::App *efs = commands.add("efs", "Shared file systems (EFS)");
    efs->require_subcommand(1);

    auto plan = std::make_shared<cluster::FileSystemPlan>();
    auto forCluster = std::make_shared<std::string>();
    CLI::App *createCommand = commands.add(
        "create", "A file system with a mount target in every zone; repeated, it continues or repairs one", efs);
    createCommand->add_option("NAME", plan->name, "Name of the file system")->required();
    createCommand->add_option("--vpc", plan->vpc, "VPC of the mount targets; by default the default VPC");
    createCommand->add_option("--zones", plan->zones, "Zones of the mount targets; by default all of the VPC")
        ->delimiter(',');
    createCommand->add_option("--groups", plan->groups, "Security groups whose members may mount it")->delimiter(',');
    createCommand->add_option("--for", *forCluster, "Cluster whose VPC, region and security groups are used");
    commands.onRun(createCommand, [=](Context &context) { return create(context, *plan, *forCluster); });

    auto allRegions = std::make_shared<bool>(false);
    CLI::App *ls = commands.add("ls", "The file systems with their zones, sizes and prices", efs);
    ls->add_flag("--all-regions", *allRegions, "Check every enabled region");
    commands.onRun(ls, [=](Context &context) { return list(context, *allRegions); });

    auto mounting = std::make_shared<MountArguments>();
    CLI::App *mountCommand = commands.add("mount", "Mount a file system on the machines of a cluster", efs);
    mountCommand->add_option("NAME", mounting->cluster, "Cluster")->required();
    mountCommand->add_option("FS", mounting->system, "File system: name or id")->required();
    mountCommand->add_option("--folder", mounting->options.folder, "Mount point on the machines")
        ->capture_default_str();
    mountCommand->add_option("--nodes", mounting->options.nodes, "Only these machines")->delimiter(',');
    mountCommand->add_flag("--until-reboot", mounting->untilReboot, "No entry in /etc/fstab");
    commands.onRun(mountCommand, [=](Context &context) { return mount(context, *mounting); });

    auto removed = std::make_shared<std::string>(), confirmed = std::make_shared<std::string>();
    CLI::App *rm = commands.add("rm", "Delete a file system with all its data; its name must be typed", efs);
    rm->add_option("FS", *removed, "File system: name or id")->required();
    rm->add_option("--confirm", *confirmed, "Its name, where no terminal can ask for it");
    commands.onRun(rm, [=](Context &context) { return remove(context, *removed, *confirmed); });
}

} // namespace trainyard::cli
