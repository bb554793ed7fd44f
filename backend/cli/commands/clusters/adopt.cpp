#include "backend/cluster/operate/adopt.h"

#include <memory>
#include <optional>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/context.h"
#include "backend/cluster/plan/resource_tags.h"
#include "backend/core/try.h"
#include "backend/core/units.h"

namespace trainyard::cli {

namespace {

struct AdoptOptions {
    std::string name, ledger;
    std::optional<std::string> owner;
    bool allRegions = false;
};

TerminalText tableOf(const Context &context, const cluster::AdoptableCluster &a)
{
    Table table({{"KIND"},
                 {"NAME"},
                 {"ID"},
                 {"REGION"},
                 {"STATE"},
                 {"AGE", Table::Align::Right},
                 {"PER HOUR", Table::Align::Right}});
    for (const auto &t : a.resources)
        table.add(
            {t.kind, t.name, t.id, t.region, t.state, t.created ? ageOf(*t.created) : "", rateText(t.usdPerHour)});
    return table.text(context.err);
}

Result<int> adoptCluster(Context &context, const AdoptOptions &options)
{
    // The confirmation names the ledger; without one the option must.
    if (context.globals.yes && options.ledger.empty())
        return context.wrongUsage("--yes needs --ledger: \"clusters\" shows which one the tags name.");
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto found, cluster::findAdoptableCluster(cloud, options.name, options.ledger, options.allRegions,
                                                              context.request()));
    if (!cluster::isOfThisOwner(cloud, found) && options.owner != found.owner)
        return fail(ErrorCode::PermissionDenied, "cluster " + found.name,
                    found.owner.empty() ? "its tags name no owner: if it is yours, give --owner \"\""
                                        : "it belongs to " + found.owner + ", and you are " + cloud.owner +
                                              ": ask the owner first, then give --owner with that name");
    if (cluster::isSharedLogin(found.owner) && options.ledger != found.ledger) // as the window: typed, not only "y"
        return context.wrongUsage("many people have the login " + found.owner +
                                  ": give --ledger with the one that \"clusters\" shows, if the cluster is yours.");
    context.printMessage(tableOf(context, found));
    TY_TRY(context.confirm(fmt::format(
        "Take over {} ({}) of {}, launched with the ledger {}? Anyone who uses that ledger can still change it. "
        "Terminating it deletes all of these, and what its stacks have created.",
        found.name, found.id.value, found.owner, found.ledger)));
    TY_TRY(cluster::adopt(cloud, found, found.owner, found.ledger, context.request()));
    nlohmann::json adopted = nlohmann::json::array();
    for (const auto &t : found.resources)
        adopted.push_back(toJson(t));
    return context.print(
        {{"cluster", found.id.value},
         {"name", found.name},
         {"owner", found.owner},
         {"ledger", found.ledger},
         {"machines", found.machines()},
         {"adopted", adopted}},
        fmt::format(
            "{} machines of {} are in this ledger now: \"trainyardctl terminate {}\" terminates them.\nIts private key "
            "stays on the computer that launched it: ssh, exec, run and scale do not work from here.\n",
            found.machines(), found.name, found.id.value));
}

} // namespace

void addAdopt(Commands &commands)
{
    auto options = std::make_shared<AdoptOptions>();
    CLI::App *command = commands.add("adopt", "Take over a cluster whose computer or state folder was lost");
    command->add_option("NAME", options->name, "Cluster, or its ID, as \"clusters\" shows it")->required();
    command->add_option("--ledger", options->ledger, "The ledger that its tags name; needed with --yes");
    command->add_option("--owner", options->owner, "The owner that its tags name, if that is someone else");
    command->add_flag("--all-regions", options->allRegions, "Check every enabled region");
    commands.onRun(command, [options](Context &context) { return adoptCluster(context, *options); });
}

} // namespace trainyard::cli
