// Images of machines.

#include "backend/cluster/recipes/image_bake.h"

#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "backend/cli/commands/launch/recipe_commands.h"
#include "backend/cli/output/terminal.h"
#include "backend/core/try.h"
#include "backend/core/units.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;

struct BakeArguments {
    std::string cluster, name, node = "head", remove;
    bool list = false, noReboot = false, notMadeHere = false;
};

json imageJson(const cluster::BakedImage &image)
{
    return {{"id", image.id},
            {"name", image.name},
            {"state", image.state},
            {"region", image.region},
            {"made_from", image.madeFrom},
            {"made_here", image.isOurs},
            {"owner", image.owner},
            {"ledger", image.ledger},
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
                 {"MADE BY"},
                 {"SIZE", Table::Align::Right},
                 {"PER MONTH", Table::Align::Right}});
    for (const auto &image : images) {
        list.push_back(imageJson(image));
        table.add({image.name, image.id, image.state, image.madeFrom, image.isOurs ? "this ledger" : "another ledger",
                   fmt::format("{} GiB", image.gib),
                   image.usdPerMonth ? "up to " + formatUsd(*image.usdPerMonth) : "unknown"});
    }
    return context.print({{"region", cloud.region}, {"images", list}},
                         table.empty() ? "No images in " + cloud.region + ".\n" : table.text(context.out));
}

Result<int> removeOne(Context &context, const BakeArguments &arguments)
{
    const std::string &idOrName = arguments.remove;
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto images, cluster::bakedImages(cloud, context.request()));
    const cluster::BakedImage *found = cluster::findImage(images, idOrName);
    const bool asksForForeign = found && !found->isOurs && arguments.notMadeHere;
    if (asksForForeign) {
        TY_TRY(context.confirm(fmt::format(
            "Remove the image {} ({}), which this ledger has not made, and its snapshots {}? Its tags name the owner "
            "\"{}\" and the ledger \"{}\"; anyone may have written them.",
            found->name, found->id,
            found->snapshots.empty() ? "(none)" : fmt::format("{}", fmt::join(found->snapshots, ", ")), found->owner,
            found->ledger)));
    } else if (found && found->isOurs) {
        TY_TRY(context.confirm(fmt::format("Remove the image {} ({}) and its {} snapshots?", found->name, found->id,
                                           found->snapshots.size())));
    }
    TY_TRY(cluster::removeImage(cloud, idOrName, context.progress().sink(), context.request(),
                                asksForForeign ? found : nullptr));
    return context.print({{"removed", idOrName}}, "The image " + idOrName + " and its snapshots are removed\n");
}

Result<int> bake(Context &context, const BakeArguments &arguments)
{
    if (arguments.list)
        return listImages(context);
    if (!arguments.remove.empty())
        return removeOne(context, arguments);
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
    command->add_flag("--list", arguments->list,
                      "List the images that Trainyard made in this region, and which of them this ledger made");
    command->add_option("--remove", arguments->remove, "Remove an image (id or name) and its snapshots");
    command->add_flag("--not-made-here", arguments->notMadeHere,
                      "With --remove: also an image that this ledger has not made, after its snapshots are shown");
    commands.onRun(command, [arguments](Context &context) { return bake(context, *arguments); });
}

} // namespace trainyard::cli
