// Images of machines.

#include "backend/cluster/recipes/image_bake.h"

#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/commands/recipe_commands.h"
#include "backend/cli/terminal.h"
#include "backend/core/try.h"
#include "backend/core/units.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;

struct BakeArguments {
    std::string cluster, name, node = "head", remove;
    bool list = false, noReboot = false;
};

json imageJson(const cluster::BakedImage &image)
{
    return {{"id", image.id},
            {"name", image.name},
            {"state", image.state},
            {"region", image.region},
            {"made_from", image.madeFrom},
            {"snapshots", image.snapshots},
            {"gib", image.gib},
            {"created", toIso8601(image.created)},
            {"usd_per_month", orNull(image.usdPerMonth)}};
}

Result<int> listImages(Context &context)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto images, cluster::bakedImages(cloud, context.request()));
    json list = json::array();
    Table table({{"NAME"},
                 {"ID"},
                 {"STATE"},
                 {"MADE FROM"},
                 {"SIZE", Table::Align::Right},
                 {"PER MONTH", Table::Align::Right}});
    for (const auto &image : images) {
        list.push_back(imageJson(image));
        table.add({image.name, image.id, image.state, image.madeFrom, fmt::format("{} GiB", image.gib),
                   image.usdPerMonth ? "up to " + formatUsd(*image.usdPerMonth) : "unknown"});
    }
    return context.print({{"region", cloud.region}, {"images", list}},
                         table.empty() ? "No images in " + cloud.region + ".\n" : table.text(context.out));
}

Result<int> removeOne(Context &context, const std::string &idOrName)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_TRY(context.confirm("Remove the image " + idOrName + " and its snapshots?"));
    TY_TRY(cluster::removeImage(cloud, idOrName, context.progress().sink(), context.request()));
    return context.print({{"removed", idOrName}}, "The image " + idOrName + " and its snapshots are removed\n");
}

Result<int> bake(Context &context, const BakeArguments &arguments)
{
    if (arguments.list)
        return listImages(context);
    if (!arguments.remove.empty())
        return removeOne(context, arguments.remove);
    if (arguments.cluster.empty() || arguments.name.empty())
        return context.wrongUsage("name a cluster and the image, or give --list or --remove");
    TY_ASSIGN(const auto place, namedCluster(context, arguments.cluster));
    if (!arguments.noReboot)
        TY_TRY(context.confirm("AWS restarts " + arguments.node + " to make a complete image of it. Go on?"));
    cluster::BakeOptions options;
    options.reboot = !arguments.noReboot;
    TY_ASSIGN(const auto id, cluster::bakeImage(place.cloud, place.id, arguments.node, arguments.name, options,
                                                context.progress().sink(), context.stop));
    return context.print({{"image", id}, {"name", arguments.name}, {"node", arguments.node}},
                         fmt::format("{} is the image {}; launch from it with --image {}. It stays, and its snapshots "
                                     "cost money, until \"trainyardctl bake --remove {}\".\n",
                                     id, arguments.name, id, id));
}

} // namespace

void addBake(Commands &commands)
{
    auto arguments = std::make_shared<BakeArguments>();
    CLI::App *command =
        commands.add("bake", "Make an image of a machine that is set up, for launches without the setup");
    command->add_option("NAME", arguments->cluster, "Cluster");
    command->add_option("IMAGE", arguments->name, "Name of the new image");
    command->add_option("--node", arguments->node, "Machine")->capture_default_str();
    command->add_flag("--no-reboot", arguments->noReboot,
                      "Do not restart the machine; files that are written meanwhile may be incomplete in the image");
    command->add_flag("--list", arguments->list, "List the images that Trainyard made in this region");
    command->add_option("--remove", arguments->remove, "Remove an image (id or name) and its snapshots");
    commands.onRun(command, [arguments](Context &context) { return bake(context, *arguments); });
}

} // namespace trainyard::cli
