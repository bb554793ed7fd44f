#include "backend/cli/commands/launch/emr.h"

#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/aws/services/emr/emr_client.h"
#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/context.h"
#include "backend/cli/options/plan_options.h"
#include "backend/cli/output/plan_text.h"
#include "backend/cluster/emr/emr_launch.h"
#include "backend/cluster/emr/plan/emr_checks.h"
#include "backend/cluster/emr/plan/emr_fields.h"
#include "backend/cluster/emr/plan/emr_release.h"
#include "backend/cluster/emr/plan/emr_request.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/core/try.h"
#include "backend/core/units.h"

namespace trainyard::cli {

namespace {

using cluster::EmrPlan;
using nlohmann::json;

struct EmrOptions : PlanOptions<EmrPlan> {
    bool noProvision = false, keepOnFailure = false, dryRun = false;
};

/// With EMR's own price.
cluster::Usd pricePerHour(const EmrPlan &plan, const cluster::Catalog &catalog)
{
    const cluster::EmrPrice price = plan.price(catalog);
    cluster::Usd perHour = cluster::sumOf(price.machines);
    perHour.usd += price.surchargeUsd;
    return perHour;
}

/// Prints what the plan creates, its price with EMR's own, and the aws commands; spends nothing.
int show(Context &context, const cluster::CloudContext &cloud, const EmrPlan &plan)
{
    PlanView view;
    view.plan = plan.toJson();
    view.title = fmt::format("{}: 1 master, {} core and {} task nodes of EMR in {}", plan.name, plan.workers,
                             plan.taskNodes, plan.region);
    view.ending = ", with EMR's own price; the nodes shut themselves down after " + formatDuration(plan.deadline);
    view.region = plan.region;
    view.perHour = pricePerHour(plan, *cloud.catalog);
    view.resources = plan.resources(*cloud.catalog);
    view.notes = noteList(plan.notes(*cloud.catalog));
    view.aws = cluster::awsCliCommands(plan);
    return context.print(toJson(view, cloud), text(view, cloud, context.out));
}

int refuse(Context &context, const std::vector<cluster::EmrProblem> &problems)
{
    if (context.globals.json)
        context.printLine({{"launchable", false}, {"problems", problemList(problems)}});
    context.printMessage("trainyardctl: this EMR cluster cannot be created: " +
                         cluster::asStatus(problems).error().detail);
    return WrongUsage;
}

Result<int> create(Context &context, const EmrOptions &options)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto plan, planOf(options, cloud.region, "emr-"));
    cluster::LaunchPlan types = plan.launchPlan();
    types.otherTypes = {plan.typeOfTask()};
    TY_TRY(loadTypes(context, cloud, types));
    if (const auto problems = plan.problems(*cloud.catalog); !problems.empty())
        return refuse(context, problems);
    if (options.dryRun)
        return show(context, cloud, plan);
    for (const auto &note : plan.notes(*cloud.catalog))
        context.printMessage("Note: " + note.sentence.english());
    if (cloud.accountError) // create nothing in an account without a confirmed identity
        return fail(*cloud.accountError);
    TY_ASSIGN(const auto warnings, cluster::readEmrWarnings(cloud, plan, context.request()));
    for (const Sentence &warning : warnings)
        context.printMessage("Note: " + warning.english());
    TY_TRY(confirmPrice(context, cloud,
                        fmt::format("Create the EMR cluster {} with {} machines", plan.name, plan.machines()),
                        plan.region, pricePerHour(plan, *cloud.catalog)));
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
        Table table({{"RELEASE"}, {"IDLE LIMIT"}, {"SUPPORT"}});
        for (const std::string &one : labels) {
            const auto release = cluster::parseEmrRelease(one);
            const bool hasLimit = release && release->knowsActivity(); // else a plan cannot use it
            const std::string support = cluster::supportOf(one, labels).text();
            all.push_back({{"release", one}, {"idle_limit", hasLimit}, {"support", support}});
            table.add({one, hasLimit ? "yes" : "no", support});
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
    addPlanOptions(*command, cluster::kEmrFields, *options);
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
