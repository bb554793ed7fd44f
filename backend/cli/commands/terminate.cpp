#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/context.h"
#include "backend/cli/countdown_line.h"
#include "backend/cluster/account/account_guard.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/operate/retained_data.h"
#include "backend/core/units.h"
#include "backend/training/log_copies.h"
#include "backend/wording/messages.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;

struct TerminateOptions {
    std::vector<std::string> names;
    bool all = false, allRegions = false, account = false, liftProtection = false, dryRun = false;
    std::string alias;
};

std::string tableOf(const Context &context, const std::vector<cluster::Target> &targets)
{
    Table table({{"KIND"},
                 {"NAME"},
                 {"ID"},
                 {"REGION"},
                 {"STATE"},
                 {"AGE", Table::Align::Right},
                 {"PER HOUR", Table::Align::Right},
                 {"WHY"}});
    for (const auto &t : targets)
        table.add({t.kind, t.clusterName.empty() ? t.name : t.clusterName + " " + t.name, t.id, t.region, t.state,
                   t.created ? ageOf(*t.created) : "", formatUsdPerHour(t.usdPerHour), t.why});
    return table.text(context.err);
}

json targetList(const std::vector<cluster::Target> &targets)
{
    json list = json::array();
    for (const auto &target : targets)
        list.push_back(toJson(target));
    return list;
}

Result<cluster::Receipt> runTeardown(Context &context, const cluster::CloudContext &cloud,
                                     const cluster::Teardown &teardown, const cluster::TeardownScope &scope)
{
    ProgressView view(stderr);
    training::saveActiveLogs(cloud, {scope.clusters.begin(), scope.clusters.end()}, view.sink(), context.stop);
    auto receipt = teardown.run(scope, view.sink(), context.stop);
    view.close();
    return receipt;
}

int terminate(Context &context, const TerminateOptions &options)
{
    const int scopes = int(options.all) + int(options.account) + int(!options.names.empty());
    if (scopes != 1)
        return context.wrongUsage(scopes == 0 ? "name the clusters to terminate, or give --all or --account."
                                              : "--all, --account and names of clusters exclude each other.");
    auto cloud = openCloud(context);
    if (!cloud)
        return context.failure(cloud.error());
    cluster::TeardownScope scope;
    scope.allRegions = options.allRegions;
    scope.wholeAccount = options.account;
    scope.liftProtection = options.liftProtection;
    if (options.account && !options.dryRun) {
        // The widest scope requires the account's name, typed: its alias or its number.
        if (const auto named = cluster::guardAccount(*cloud, options.alias, {requestDeadline(), context.stop}); !named)
            return context.failure(named.error());
    }
    for (const std::string &name : options.names) {
        const auto id = cluster::findCluster(*cloud, name);
        if (id) {
            scope.clusters.push_back(*id);
            continue;
        }
        // AWS may have a cluster that this ledger lacks.
        const auto known = cluster::status(*cloud, name, {requestDeadline(), context.stop});
        if (!known)
            return context.failure(known.error());
        if (!known->ours)
            return context.failure({ErrorCode::PermissionDenied, "cluster " + name,
                                    known->detail + "; \"trainyardctl adopt " + name + "\" comes first"});
        scope.clusters.push_back(known->id);
    }
    const cluster::Teardown teardown(*cloud);
    const auto targets = teardown.targets(scope, {requestDeadline(), context.stop});
    if (!targets)
        return context.failure(targets.error());
    // Only before a confirmation and in a dry run. Otherwise the teardown reads the regions itself, and its receipt
    // reports them.
    if (options.dryRun || !context.globals.yes) {
        for (const auto &[region, error] : targets->regionsNotRead)
            context.printMessage("trainyardctl: " + region + " was not checked: " + wording::message(error));
    }
    if (options.dryRun) {
        json notRead = json::array();
        for (const auto &[region, error] : targets->regionsNotRead)
            notRead.push_back({{"region", region}, {"sentence", wording::message(error)}});
        std::string text =
            targets->targets.empty()
                ? "Nothing would be terminated.\n"
                : tableOf(context, targets->targets) +
                      fmt::format("\n{} machines, {} per hour would be terminated; nothing was changed.\n",
                                  targets->machines(), formatUsdPerHour(targets->usdPerHour()));
        if (!targets->claimed.empty())
            text += tableOf(context, targets->claimed) +
                    "\nThese carry your tags but were not launched from this ledger: they would be terminated with "
                    "consent only, or after \"adopt\".\n";
        if (!targets->others.empty())
            text += tableOf(context, targets->others) + "\nThese would stay.\n";
        json kept = json::array();
        const auto data = cluster::retainedData(*cloud, {requestDeadline(), context.stop});
        for (const auto &resource : data.resources) {
            kept.push_back({{"kind", resource.kind},
                            {"id", resource.id},
                            {"region", resource.region},
                            {"bytes", resource.bytes},
                            {"usd_per_month", resource.usdPerMonth}});
            text += fmt::format("{} {} stays: {}, {} per month\n", resource.kind, resource.id,
                                formatBytes(resource.bytes), formatUsd(resource.usdPerMonth));
        }
        for (const auto &[what, error] : data.notRead)
            context.printMessage("trainyardctl: " + what + " was not checked: " + wording::message(error));
        return context.print({{"dry_run", true},
                              {"kept", kept},
                              {"targets", targetList(targets->targets)},
                              {"others", targetList(targets->others)},
                              {"claimed", targetList(targets->claimed)},
                              {"regions_not_read", notRead}},
                             text);
    }
    // A launch that has only just begun has no targets yet and is stopped in any case.
    if (targets->machines() > 0 && !context.globals.yes) {
        context.printMessage(tableOf(context, targets->targets));
        const auto confirmed =
            context.confirm(fmt::format("Terminate {} machines ({} per hour)? Data on their disks is lost.",
                                        targets->machines(), formatUsdPerHour(targets->usdPerHour())));
        if (!confirmed)
            return context.failure(confirmed.error());
    }
    // --yes agrees to end our resources; tags alone do not prove ownership.
    if (!targets->claimed.empty() && !context.globals.yes) {
        context.printMessage(tableOf(context, targets->claimed));
        if (context.confirm(fmt::format("These {} carry your tags but were not launched from this ledger; someone else "
                                        "may have created them. Terminate them, too?",
                                        targets->claimed.size())))
            scope.agreed = targets->claimedIds();
    }
    if (scope.wholeAccount || scope.liftProtection) { // requires force
        const auto waited =
            countDown(context, scope.wholeAccount ? "Terminating everything in the account " + cloud->account
                                                  : std::string("Lifting protection and terminating"));
        if (!waited)
            return context.failure(waited.error());
    }
    auto receipt = runTeardown(context, *cloud, teardown, scope);
    if (receipt && receipt->protectedMachines() > 0 && !scope.liftProtection && !context.globals.yes) {
        // Reported above, in AWS's words. Without a terminal no consent is possible, and they stay.
        if (context.confirm(fmt::format("{} machines have termination protection. Lift it and terminate them?",
                                        receipt->protectedMachines()))) {
            scope.liftProtection = true;
            receipt = runTeardown(context, *cloud, teardown, scope);
        }
    }
    if (!receipt)
        return context.failure(receipt.error());
    const json value = json::parse(receipt->toJson(), nullptr, false);
    context.print(value, receipt->toText());
    if (receipt->clean())
        return Done;
    context.printMessage("trainyardctl: " + receipt->closing());
    return receipt->interrupted ? Interrupted : LeftRunning;
}

} // namespace

void addTerminate(Commands &commands)
{
    auto options = std::make_shared<TerminateOptions>();
    CLI::App *command =
        commands.add("terminate", "Terminate machines, wait until AWS confirms it, and write a receipt");
    command->add_option("NAME", options->names, "Clusters");
    command->add_flag("--all", options->all, "Everything that was launched from this ledger");
    command->add_flag("--all-regions", options->allRegions, "Check every enabled region");
    command->add_flag("--account", options->account,
                      "Everything that runs in the account, including what others launched");
    command->add_option("--alias", options->alias, "With --account: the account's alias or number, as a confirmation");
    command->add_flag("--lift-protection", options->liftProtection,
                      "Also terminate machines that have termination protection");
    command->add_flag("--dry-run", options->dryRun, "List what would be terminated, and why; change nothing");
    commands.onRun(command, [options](Context &context) { return terminate(context, *options); });
}

} // namespace trainyard::cli
