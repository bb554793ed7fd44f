#include "backend/cli/commands/emr.h"

#include <filesystem>
#include <functional>
#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/aws/services/emr_client.h"
#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/context.h"
#include "backend/cli/field_options.h"
#include "backend/cluster/account/instance_catalog.h"
#include "backend/cluster/emr/emr_fields.h"
#include "backend/cluster/emr/emr_launch.h"
#include "backend/cluster/emr/emr_release.h"
#include "backend/cluster/emr/emr_request.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/core/units.h"

namespace trainyard::cli {

namespace {

using cluster::EmrPlan;
using nlohmann::json;

struct EmrOptions {
    std::string file;
    EmrPlan given;                                      ///< values of the options that were given
    std::vector<std::function<void(EmrPlan &)>> takers; ///< each copies the value of one option if it was given
    bool noProvision = false, keepOnFailure = false, dryRun = false;
    CLI::App *command = nullptr;
};

Result<EmrPlan> planOf(const EmrOptions &o, const std::string &region)
{
    EmrPlan plan;
    bool regionInFile = false;
    if (!o.file.empty()) {
        TY_ASSIGN(const auto text, readFile(o.file, 1u << 20));
        auto read = EmrPlan::fromJson(text);
        if (!read)
            return fail(ErrorCode::InvalidArgument, o.file, read.error().detail);
        plan = std::move(*read);
        regionInFile = text.find("\"region\"") != std::string::npos;
    }
    if (!regionInFile)
        plan.region = region;
    for (const auto &take : o.takers)
        take(plan);
    if (!plan.keyFile.empty() && o.command->count("--key-file") > 0)
        plan.keyFile = std::filesystem::absolute(plan.keyFile).lexically_normal().string();
    if (plan.name.empty() && o.command->count("--name") == 0)
        plan.name = "emr-" + newIdText("").substr(0, 6);
    return plan;
}

/// Prints what the plan creates, its price with EMR's own, and the aws commands; spends nothing.
int show(Context &context, const cluster::CloudContext &cloud, const EmrPlan &plan)
{
    json resources = json::array(), notes = json::array();
    Table table({{"KIND"}, {"NAME"}, {"DETAIL"}, {"PER HOUR", Table::Align::Right}});
    for (const auto &r : plan.resources(*cloud.catalog)) {
        resources.push_back(
            {{"kind", r.kind}, {"name", r.name}, {"detail", r.detail}, {"usd_per_hour", orNull(r.usdPerHour)}});
        table.add({r.kind, r.name, r.detail, rateText(r.usdPerHour)});
    }
    const auto lines = cluster::awsCliCommands(plan);
    const cluster::EmrPrice price = plan.price(*cloud.catalog);
    cluster::Usd perHour = cluster::sumOf(price.machines);
    perHour.usd += price.surchargeUsd;
    const cluster::Usd perDay{24 * perHour.usd, perHour.bound};
    std::string text = fmt::format(
        "{}: 1 master, {} core and {} task nodes of EMR in {} (profile {}{})\n\n{}\n{} per hour, {} per day, with "
        "EMR's own price; the nodes shut themselves down after {}\n\n",
        plan.name, plan.workers, plan.taskNodes, plan.region, cloud.profile, cloud.costsMoney ? "" : ", costs nothing",
        table.text(context.out), cluster::describeRate(perHour), cluster::describe(perDay),
        formatDuration(plan.deadline));
    for (const auto &note : plan.notes(*cloud.catalog)) {
        notes.push_back({{"field", cluster::toString(note.field)}, {"sentence", note.sentence}});
        text += "Note: " + note.sentence + "\n\n";
    }
    text += "The same with the AWS CLI:\n";
    for (const std::string &line : lines)
        text += "  " + line + "\n";
    json value{{"plan", json::parse(plan.toJson(), nullptr, false)},
               {"launchable", true},
               {"problems", json::array()},
               {"notes", notes},
               {"resources", resources},
               {"aws", lines},
               {"profile", cloud.profile},
               {"region", plan.region},
               {"costs_money", cloud.costsMoney}};
    addUsd(value, "usd_per_hour", perHour);
    addUsd(value, "usd_per_day", perDay);
    return context.print(value, text);
}

/// The context with the types of the plan.
Status askTypes(cluster::CloudContext &cloud, const EmrPlan &plan, const Context &context)
{
    cluster::LaunchPlan types = plan.launchPlan();
    types.otherTypes = {plan.typeOfTask()};
    auto catalog = cluster::catalogFor(cloud, types, context.request());
    if (!catalog && catalog.error().code == ErrorCode::Cancelled)
        return fail(catalog.error());
    if (catalog) // a type without data is one of the plan's problems
        cloud.catalog = std::move(*catalog);
    return {};
}

int refuse(Context &context, const std::vector<cluster::EmrProblem> &problems)
{
    json list = json::array();
    for (const auto &problem : problems)
        list.push_back({{"field", cluster::toString(problem.field)},
                        {"value", problem.value},
                        {"sentence", cluster::describe(problem)}});
    if (context.globals.json)
        context.printLine({{"launchable", false}, {"problems", list}});
    context.printMessage("trainyardctl: this EMR cluster cannot be created: " +
                         cluster::asStatus(problems).error().detail);
    return WrongUsage;
}

Result<int> create(Context &context, const EmrOptions &options)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto plan, planOf(options, cloud.region));
    TY_TRY(askTypes(cloud, plan, context));
    if (const auto problems = plan.problems(*cloud.catalog); !problems.empty())
        return refuse(context, problems);
    if (options.dryRun)
        return show(context, cloud, plan);
    for (const auto &note : plan.notes(*cloud.catalog))
        context.printMessage("Note: " + note.sentence);
    if (cloud.accountError) // create nothing in an account without a confirmed identity
        return fail(*cloud.accountError);
    if (cloud.costsMoney) {
        const auto price = plan.price(*cloud.catalog);
        cluster::Usd perHour = cluster::sumOf(price.machines);
        perHour.usd += price.surchargeUsd;
        TY_TRY(context.confirm(fmt::format(
            "Create the EMR cluster {} with {} machines in {} (account {}, profile {}) for {} per hour?", plan.name,
            plan.machines(), plan.region, cloud.account, cloud.profile, cluster::describeRate(perHour))));
    }
    cluster::LaunchOptions launchOptions;
    launchOptions.provision = !options.noProvision;
    launchOptions.retain = options.keepOnFailure ? cluster::RetainOnFailure::All : cluster::RetainOnFailure::Nothing;
    ClusterId made;
    const auto id = cluster::launchEmr(cloud, plan, launchOptions, context.progress().sink(), context.stop, &made);
    if (!id) {
        const int status = context.failure(id.error());
        if (options.keepOnFailure && !made.empty())
            context.printMessage(fmt::format("What was created stays: continue with 'trainyardctl provision {0}', or "
                                             "terminate it with 'trainyardctl terminate {0}'.",
                                             plan.name));
        return status;
    }
    const auto snapshot = cluster::status(cloud, id->value, {context.request().deadline, {}});
    const json value = snapshot ? toJson(*snapshot) : json{{"id", id->value}, {"name", plan.name}};
    const int workers = snapshot ? snapshot->workers() : plan.machines() - 1;
    return context.print(value, fmt::format("{} is {}: 1 head and {} worker{}. Terminate it with: trainyardctl "
                                            "terminate {}\n",
                                            plan.name, options.noProvision ? "running" : "ready", workers,
                                            workers == 1 ? "" : "s", plan.name));
}

Result<int> releases(Context &context, const std::string &label)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    const auto emr = cloud.emrOf(cloud.region);
    json all = json::array();
    if (label.empty()) {
        TY_ASSIGN(const auto labels, emr->listReleaseLabels(context.request()));
        Table table({{"RELEASE"}, {"IDLE LIMIT"}});
        for (const std::string &one : labels) {
            const auto release = cluster::parseEmrRelease(one);
            const bool hasLimit = release && release->hasIdleTimeout();
            all.push_back({{"release", one}, {"idle_limit", hasLimit}});
            table.add({one, hasLimit ? "yes" : "no"});
        }
        return context.print({{"region", cloud.region}, {"releases", all}}, table.text(context.out));
    }
    TY_ASSIGN(const auto applications, emr->releaseApplications(label, context.request()));
    Table table({{"APPLICATION"}, {"VERSION"}});
    for (const auto &application : applications) {
        all.push_back({{"name", application.name}, {"version", application.version}});
        table.add({application.name, application.version});
    }
    return context.print({{"region", cloud.region}, {"release", label}, {"applications", all}},
                         table.text(context.out));
}

} // namespace

void addEmr(Commands &commands)
{
    CLI::App *emr = commands.add("emr", "Clusters as EMR clusters: create, releases, logs, steps, core nodes");
    emr->require_subcommand(1);

    auto options = std::make_shared<EmrOptions>();
    CLI::App *command = commands.add("create", "Create an EMR cluster, and deploy the runtime to it", emr);
    options->command = command;
    command->add_option("--plan", options->file, "A plan as JSON; other options win over it");
    options->takers = addFieldOptions(*command, cluster::kEmrFields, options->given);
    command->add_flag("--no-provision", options->noProvision, "Return when the nodes run, without SSH");
    command->add_flag("--keep-on-failure", options->keepOnFailure,
                      "Keep what was created if it fails, instead of terminating it");
    command->add_flag("--dry-run", options->dryRun,
                      "Print what it creates, its price and the aws commands; spends nothing");
    commands.onRun(command, [options](Context &context) { return create(context, *options); });

    auto label = std::make_shared<std::string>();
    CLI::App *list = commands.add("releases", "List EMR's releases, or the applications of one", emr);
    list->add_option("RELEASE", *label, "Release, as emr-7.5.0");
    commands.onRun(list, [label](Context &context) { return releases(context, *label); });

    addEmrLogs(commands, emr);
    addEmrSteps(commands, emr);
}

} // namespace trainyard::cli
