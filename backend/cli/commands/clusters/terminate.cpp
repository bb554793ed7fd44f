#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/context.h"
#include "backend/cli/output/countdown_line.h"
#include "backend/cluster/account/account_guard.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/operate/retained_data.h"
#include "backend/core/try.h"
#include "backend/core/units.h"
#include "backend/training/checkpoints/checkpoint_copies.h"
#include "backend/training/checkpoints/final_save.h"
#include "backend/training/logs/log_copies.h"
#include "backend/wording/messages.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;

struct TerminateOptions {
    std::vector<std::string> names;
    bool all = false, allRegions = false, account = false, liftProtection = false, dryRun = false,
         withoutModels = false;
    std::string alias;
};

TerminalText tableOf(const Context &context, const std::vector<cluster::Target> &targets)
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
                   t.created ? ageOf(*t.created) : "", rateText(t.usdPerHour), t.why});
    return table.text(context.err);
}

json targetList(const std::vector<cluster::Target> &targets)
{
    json list = json::array();
    for (const auto &target : targets)
        list.push_back(toJson(target));
    return list;
}

training::MachineScope machinesOf(const cluster::TeardownScope &scope)
{
    return {{scope.clusters.begin(), scope.clusters.end()}};
}

Result<cluster::Receipt> runTeardown(Context &context, const cluster::CloudContext &cloud,
                                     const cluster::Teardown &teardown, cluster::TeardownScope &scope)
{
    ProgressView view(stderr);
    training::saveActiveLogs(cloud, machinesOf(scope).clusters, view.sink(), context.stop);
    if (scope.models != cluster::UnsavedModels::Lose) {
        if (const auto saved =
                training::saveBeforeTermination(cloud, machinesOf(scope), scope.models, view.sink(), context.stop);
            !saved) {
            view.close();
            if (saved.error().code == ErrorCode::Cancelled)
                return fail(saved.error());
            context.printMessage("trainyardctl: models that exist on the machines only were not copied: " +
                                 wording::message(saved.error()));
            TY_TRY(context.confirm("Terminate the machines, and lose these models?"));
            scope.models = cluster::UnsavedModels::Lose;
            return runTeardown(context, cloud, teardown, scope);
        }
    }
    auto receipt = teardown.run(scope, view.sink(), context.stop);
    view.close();
    return receipt;
}

/// The scope of the termination, from the options.
/// \error PermissionDenied (the alias does not match; a cluster that is not ours), NotFound
Result<cluster::TeardownScope> scopeOf(Context &context, const cluster::CloudContext &cloud,
                                       const TerminateOptions &options)
{
    cluster::TeardownScope scope;
    scope.allRegions = options.allRegions;
    scope.wholeAccount = options.account;
    scope.liftProtection = options.liftProtection;
    if (options.withoutModels)
        scope.models = cluster::UnsavedModels::Lose;
    if (options.account && !options.dryRun) {
        // The widest scope requires the account's name, typed: its alias or its number.
        TY_ASSIGN(scope.account, cluster::guardAccount(cloud, options.alias, context.request()));
    }
    scope.named = !options.names.empty();
    for (const std::string &name : options.names) {
        const auto id = cluster::findCluster(cloud, name);
        if (id) {
            scope.clusters.push_back(*id);
            continue;
        }
        // AWS may have a cluster that this ledger lacks.
        TY_ASSIGN(const auto known, cluster::status(cloud, name, context.request()));
        if (!known.ours)
            return fail(ErrorCode::PermissionDenied, "cluster " + name,
                        known.detail + "; \"trainyardctl adopt " + name + "\" comes first");
        scope.clusters.push_back(known.id);
    }
    return scope;
}

json unsavedJson(const training::UnsavedCheckpoints &unsaved)
{
    json list = json::array();
    for (const auto &[run, checkpoint] : unsaved.checkpoints)
        list.push_back({{"run", run.id.value},
                        {"epoch", checkpoint.header.epochs},
                        {"bytes", checkpoint.header.bytes},
                        {"nodes", checkpoint.nodes}});
    return list;
}

/// What will happen to the runs, and to the models that exist on the machines only; empty when there are none.
std::string fateOf(const training::UnsavedCheckpoints &unsaved, const std::vector<training::FinalSave> &saves,
                   bool withoutModels)
{
    std::vector<std::string> sentences;
    for (const training::FinalSave &save : saves)
        sentences.push_back(
            fmt::format("Run {} saves a checkpoint first, within {}.", save.run.id.value, formatDuration(save.limit)));
    if (!unsaved.checkpoints.empty())
        sentences.push_back(training::describe(unsaved) + (withoutModels
                                                               ? " These models are lost."
                                                               : " These models are copied to this computer first."));
    if (!unsaved.notRead.empty() && !withoutModels)
        sentences.push_back(fmt::format("{} of the machines did not answer: models that they alone have are lost.",
                                        unsaved.notRead.size()));
    return fmt::format("{}", fmt::join(sentences, " "));
}

Result<int> dryRun(Context &context, const cluster::CloudContext &cloud, const cluster::TargetList &listed,
                   const std::string &models, const training::UnsavedCheckpoints &unsaved)
{
    json notRead = json::array(), kept = json::array(), elsewhere = json::array();
    for (const auto &[name, error] : listed.clustersNotChecked)
        elsewhere.push_back({{"cluster", name}, {"sentence", error.detail}});
    for (const auto &[region, error] : listed.regionsNotRead)
        notRead.push_back({{"region", region}, {"sentence", wording::message(error)}});
    TerminalText text = listed.targets.empty()
                            ? "Nothing would be terminated.\n"
                            : tableOf(context, listed.targets) +
                                  fmt::format("\n{} machines, {} per hour would be terminated; nothing was changed.\n",
                                              listed.machines(), cluster::describeRate(listed.hourly()));
    if (!listed.claimed.empty())
        text += tableOf(context, listed.claimed) +
                "\nThese carry your tags but were not launched from this ledger: they would be terminated with "
                "consent only, or after \"adopt\".\n";
    if (!listed.others.empty())
        text += tableOf(context, listed.others) + "\nThese would stay.\n";
    if (!models.empty())
        text += models + "\n";
    const auto data = cluster::retainedData(cloud, context.request());
    for (const auto &resource : data.resources) {
        kept.push_back({{"kind", resource.kind},
                        {"id", resource.id},
                        {"region", resource.region},
                        {"bytes", resource.bytes},
                        {"usd_per_month", resource.usdPerMonth}});
        text += fmt::format("{} {} stays: {}, {} per month\n", resource.kind, resource.id, formatBytes(resource.bytes),
                            formatUsd(resource.usdPerMonth));
    }
    for (const auto &[what, error] : data.notRead)
        context.printMessage("trainyardctl: " + what + " was not checked: " + wording::message(error));
    return context.print({{"dry_run", true},
                          {"kept", kept},
                          {"targets", targetList(listed.targets)},
                          {"others", targetList(listed.others)},
                          {"claimed", targetList(listed.claimed)},
                          {"models", unsavedJson(unsaved)},
                          {"clusters_not_checked", elsewhere},
                          {"regions_not_read", notRead}},
                         text);
}

/// Requests confirmation of what the scope contains beyond the command: the machines in it, and resources that only
/// tags claim as ours.
/// \error as of Context::confirm() and countDown()
Status askConsent(Context &context, const cluster::CloudContext &cloud, const cluster::TargetList &listed,
                  const std::string &models, cluster::TeardownScope &scope)
{
    // A launch that has only just begun has no targets yet and is stopped in any case.
    if (listed.machines() > 0) {
        context.printMessage(tableOf(context, listed.targets));
        if (!models.empty())
            context.printMessage(models);
        TY_TRY(context.confirm(fmt::format("Terminate {} machines ({} per hour)? Data on their disks is lost.",
                                           listed.machines(), cluster::describeRate(listed.hourly()))));
    }
    // --yes agrees to end our resources; tags alone do not prove ownership.
    if (!listed.claimed.empty()) {
        context.printMessage(tableOf(context, listed.claimed));
        if (context.confirm(fmt::format("These {} carry your tags but were not launched from this ledger; someone else "
                                        "may have created them. Terminate them, too?",
                                        listed.claimed.size())))
            scope.agreed = listed.claimedIds();
    }
    if (scope.wholeAccount || scope.liftProtection) { // requires force
        TY_TRY(countDown(context, scope.wholeAccount ? "Terminating everything in the account " + cloud.account
                                                     : std::string("Lifting protection and terminating")));
    }
    return {};
}

Result<int> terminate(Context &context, const TerminateOptions &options)
{
    const int scopes = int(options.all) + int(options.account) + int(!options.names.empty());
    if (scopes != 1)
        return context.wrongUsage(scopes == 0 ? "name the clusters to terminate, or give --all or --account."
                                              : "--all, --account and names of clusters exclude each other.");
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(auto scope, scopeOf(context, cloud, options));
    const cluster::Teardown teardown(cloud);
    // Only for the questions and a dry run. The teardown searches itself, and its receipt lists the regions not read.
    cluster::TargetList listed;
    training::UnsavedCheckpoints unsaved;
    std::vector<training::FinalSave> saves;
    if (options.dryRun || !context.globals.yes) {
        TY_ASSIGN(listed, teardown.targets(scope, context.request()));
        for (const auto &[region, error] : listed.regionsNotRead)
            context.printMessage("trainyardctl: " + region + " was not checked: " + wording::message(error));
        for (const auto &[name, error] : listed.clustersNotChecked)
            context.printMessage("trainyardctl: " + name + " is not terminated: " + error.detail + ".");
        if (listed.machines() > 0) {
            TY_ASSIGN(unsaved, training::unsavedCheckpoints(cloud, machinesOf(scope), context.request()));
            TY_ASSIGN(saves, training::finalSaves(cloud, machinesOf(scope), scope.models, context.request()));
        }
    }
    const std::string fate = fateOf(unsaved, saves, options.withoutModels);
    if (options.dryRun)
        return dryRun(context, cloud, listed, fate, unsaved);
    TY_TRY(askConsent(context, cloud, listed, fate, scope));
    auto receipt = runTeardown(context, cloud, teardown, scope);
    if (receipt && receipt->protectedMachines() > 0 && !scope.liftProtection && !context.globals.yes) {
        // Reported above, in AWS's words. Without a terminal no consent is possible, and they stay.
        if (context.confirm(fmt::format("{} machines have termination protection. Lift it and terminate them?",
                                        receipt->protectedMachines()))) {
            scope.liftProtection = true;
            receipt = runTeardown(context, cloud, teardown, scope);
        }
    }
    if (!receipt)
        return fail(receipt.error());
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
    command->add_flag("--without-models", options->withoutModels,
                      "Terminate at once: runs save no checkpoint first, and checkpoints that exist on the machines "
                      "only are not copied, "
                      "which can take ten minutes each: they are lost");
    command->add_flag("--dry-run", options->dryRun, "List what would be terminated, and why; change nothing");
    commands.onRun(command, [options](Context &context) { return terminate(context, *options); });
}

} // namespace trainyard::cli
