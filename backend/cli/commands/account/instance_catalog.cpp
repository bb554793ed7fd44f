// The images, types, templates and reservations that a region offers at present.

#include <algorithm>
#include <memory>
#include <optional>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/context.h"
#include "backend/cluster/account/images.h"
#include "backend/cluster/account/instance_catalog.h"
#include "backend/cluster/account/reservations.h"
#include "backend/cluster/account/templates.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/core/units.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;

Result<int> showImages(Context &context)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto offers, cluster::availableImages(cloud, cloud.region, context.request()));
    json images = json::array(), old = json::array();
    Table table({{"NAME"}, {"IMAGE"}, {"LOGIN USER"}, {"AMI ID IN " + cloud.region}});
    for (const auto &offer : offers) {
        const std::string id = offer.today ? offer.today->image.id : "";
        images.push_back({{"name", offer.alias},
                          {"title", offer.title},
                          {"login", offer.user},
                          {"least_root_gib", offer.minRootGiB},
                          {"gpu_driver", offer.gpuDriver},
                          {"id", id},
                          {"image", offer.today ? offer.today->image.name : ""},
                          {"how", offer.today      ? offer.today->how
                                  : offer.notKnown ? offer.notKnown->detail
                                                   : ""}});
        table.add({offer.alias, offer.title, offer.user, offer.today ? id : "not offered here"});
    }
    Table gone({{"OLD NAME"}, {"WAS"}, {"NOW"}});
    for (const auto &image : cloud.catalog->legacyImages()) {
        old.push_back(
            {{"names", image.names}, {"region", image.region}, {"was", image.was}, {"successors", image.successors}});
        for (const auto &name : image.names)
            gone.add({name, image.was, image.successors.empty() ? "" : image.successors.front()});
    }
    return context.print({{"region", cloud.region}, {"images", images}, {"old", old}},
                         table.text(context.out) + "\nNames from old guides, and the current images:\n\n" +
                             gone.text(context.out));
}

/// Filters of `types`.
struct TypeOptions {
    std::string words;
    int vcpus = 0, gpus = 0;
    double memoryGiB = 0;
    bool fits(const cluster::AvailableType &offer) const
    {
        const auto &type = offer.type;
        const std::string text = lowered(type.name + " " + type.gpu + " " + offer.network);
        return type.vcpus >= vcpus && type.gpus >= gpus && type.memoryGiB >= memoryGiB &&
               text.find(lowered(words)) != std::string::npos;
    }
};

Result<int> showTypes(Context &context, const TypeOptions &options)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto offers, cluster::availableTypes(cloud, cloud.region, context.request()));
    Table table({{"TYPE"},
                 {"VCPUS", Table::Align::Right},
                 {"GIB", Table::Align::Right},
                 {"GPUS"},
                 {"GPU GIB", Table::Align::Right},
                 {"NETWORK"},
                 {"ON-DEMAND", Table::Align::Right},
                 {"SPOT", Table::Align::Right},
                 {"LEFT", Table::Align::Right},
                 {"ZONES"}});
    json types = json::array(), notKnown = json::array();
    for (const auto &offer : offers.types) {
        if (!options.fits(offer))
            continue;
        const auto &type = offer.type;
        types.push_back({{"type", type.name},
                         {"vcpus", type.vcpus},
                         {"memory_gib", type.memoryGiB},
                         {"gpus", type.gpus},
                         {"gpu", type.gpu},
                         {"gpu_memory_gib", type.gpuMemoryGiB},
                         {"network", offer.network},
                         {"efa", type.efa},
                         {"usd_per_hour", orNull(offer.usdPerHour)},
                         {"estimate", offer.estimate},
                         {"spot_usd_per_hour", orNull(offer.spotUsdPerHour)},
                         {"left", orNull(offer.remaining)},
                         {"left_spot", orNull(offer.remainingSpot)},
                         {"zones", offer.zones}});
        std::string zones;
        for (const std::string &zone : offer.zones) // all begin with the region
            zones += (zones.empty() ? "" : " ") + zone.substr(std::min(zone.size(), offers.region.size()));
        const auto price = [](const std::optional<double> &usd) { return usd ? formatUsdPerHour(*usd) : "unknown"; };
        table.add({type.name, std::to_string(type.vcpus), fmt::format("{:g}", type.memoryGiB),
                   type.gpus > 0 ? fmt::format("{} x {}", type.gpus, type.gpu) : "",
                   type.gpus > 0 ? fmt::format("{:g}", type.gpuMemoryGiB) : "", offer.network, price(offer.usdPerHour),
                   price(offer.spotUsdPerHour), offer.remaining ? std::to_string(*offer.remaining) : "unknown", zones});
    }
    TerminalText text = table.text(context.out);
    for (const Error &error : offers.notKnown) {
        notKnown.push_back({{"source", error.source}, {"detail", error.detail}});
        text += "\nUnknown: " + error.source + ": " + error.detail + "\n";
    }
    return context.print({{"region", offers.region}, {"types", types}, {"not_known", notKnown}}, text);
}

Result<int> showTemplates(Context &context, const std::string &name)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    json list = json::array();
    if (name.empty()) {
        TY_ASSIGN(const auto offers, cluster::launchTemplates(cloud, cloud.region, context.request()));
        Table table({{"NAME"}, {"ID"}, {"DEFAULT"}, {"LATEST"}});
        for (const auto &t : offers) {
            list.push_back(
                {{"name", t.name}, {"id", t.id}, {"default", t.defaultVersion}, {"latest", t.latestVersion}});
            table.add({t.name, t.id, std::to_string(t.defaultVersion), std::to_string(t.latestVersion)});
        }
        return context.print({{"region", cloud.region}, {"templates", list}},
                             offers.empty() ? "There is no launch template in " + cloud.region + ".\n"
                                            : table.text(context.out));
    }
    TY_ASSIGN(const auto versions, cluster::templateVersions(cloud, cloud.region, name, context.request()));
    Table table({{"VERSION"}, {"TYPE"}, {"IMAGE"}, {"GIB"}, {"MARKET"}, {"DESCRIPTION"}});
    for (const auto &v : versions) {
        list.push_back({{"version", v.number},
                        {"default", v.isDefault},
                        {"type", v.instanceType},
                        {"image", v.imageId},
                        {"root_gib", v.rootVolumeGiB},
                        {"spot", v.spot},
                        {"zone", v.zone},
                        {"subnet", v.subnetId},
                        {"unused", cluster::unusedParts(v)},
                        {"description", v.description}});
        table.add({std::to_string(v.number) + (v.isDefault ? " (default)" : ""), v.instanceType, v.imageId,
                   v.rootVolumeGiB > 0 ? std::to_string(v.rootVolumeGiB) : "", v.spot ? "Spot" : "", v.description});
    }
    return context.print({{"region", cloud.region}, {"template", name}, {"versions", list}}, table.text(context.out));
}

Result<int> showReservations(Context &context)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto offers, cluster::capacityReservations(cloud, cloud.region, context.request()));
    json list = json::array();
    std::string text;
    for (const auto &r : offers) {
        list.push_back({{"id", r.id},
                        {"type", r.type},
                        {"zone", r.zone},
                        {"state", r.state},
                        {"total", r.total},
                        {"available", r.available},
                        {"block", r.block}});
        text += cluster::describe(r).english() + "\n";
    }
    return context.print({{"region", cloud.region}, {"reservations", list}},
                         offers.empty() ? "There is no capacity reservation in " + cloud.region + ".\n" : text);
}

} // namespace

void addOffers(Commands &commands)
{
    CLI::App *images =
        commands.add("images", "Images of the machines, with current AMI IDs and the replacements of old ones");
    commands.onRun(images, showImages);

    CLI::App *types = commands.add("types", "Instance types with memory, GPUs, prices, quota left and zones");
    auto options = std::make_shared<TypeOptions>();
    types->add_option("words", options->words,
                      "Only those with this in their name, GPU or network: c5, T4, 100 Gigabit");
    types->add_option("--vcpus", options->vcpus, "At least this many vCPUs");
    types->add_option("--memory-gib", options->memoryGiB, "At least this much memory");
    types->add_option("--gpus", options->gpus, "At least this many GPUs");
    commands.onRun(types, [options](Context &context) { return showTypes(context, *options); });

    CLI::App *templates = commands.add("templates", "Launch templates of the account, or the versions of one");
    auto name = std::make_shared<std::string>();
    templates->add_option("name", *name, "Name or ID of one");
    commands.onRun(templates, [name](Context &context) { return showTemplates(context, *name); });

    commands.onRun(commands.add("reservations", "Capacity that the account has reserved"), showReservations);
}

} // namespace trainyard::cli
