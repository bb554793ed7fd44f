#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/context.h"
#include "backend/cli/options/plan_options.h"
#include "backend/cli/output/plan_text.h"
#include "backend/cli/output/preflight_text.h"
#include "backend/cluster/account/instance_catalog.h"
#include "backend/cluster/account/permissions/plan_calls.h"
#include "backend/cluster/account/templates.h"
#include "backend/cluster/launch/launch.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/plan/plan_fields.h"
#include "backend/core/try.h"
#include "backend/core/units.h"

namespace trainyard::cli {

namespace {

using cluster::LaunchPlan;
using nlohmann::json;

/// Options of plan and launch.
struct LaunchPlanOptions : PlanOptions<LaunchPlan> {
    bool noProvision = false, keepOnFailure = false;
    bool preflight = false, noPreflight = false;
};

/// Completes the plan from its launch template, and the context with the types of the plan.
/// \param templateNote  receives a note on the template for the user
Status queryCloud(cluster::CloudContext &cloud, LaunchPlan &plan, std::string &templateNote, const Context &context)
{
    if (auto regions = cluster::catalogWithRegions(cloud, plan, context.request()))
        cloud.catalog = std::move(*regions);
    if (!plan.launchTemplate.empty() && cloud.catalog->knowsRegion(plan.region)) {
        TY_ASSIGN(const auto versions,
                  cluster::templateVersions(cloud, plan.region, plan.launchTemplate, context.request()));
        const auto *version = cluster::versionOf(versions, plan.templateVersion);
        if (!version)
            return fail(ErrorCode::NotFound, "ec2:DescribeLaunchTemplateVersions",
                        "the launch template " + plan.launchTemplate + " has no version " +
                            (plan.templateVersion.empty() ? "that is the default one" : plan.templateVersion));
        plan = cluster::filledFrom(std::move(plan), *version);
        templateNote = cluster::describeUnused(*version).english();
    }
    return loadTypes(context, cloud, plan);
}

/// Combines all problems in one sentence.
std::string sentenceOf(const std::vector<cluster::Problem> &problems)
{
    std::string text = "this plan cannot be launched:";
    for (const auto &problem : problems) {
        std::string words = cluster::describe(problem);
        while (!words.empty() && words.back() == '.')
            words.pop_back();
        text += (text.back() == ':' ? " " : "; ") + words;
    }
    return text + ".";
}

/// \param ofTemplate  the note on the launch template; empty: none
PlanView viewOf(const LaunchPlan &plan, const cluster::Catalog &catalog, const std::string &ofTemplate)
{
    const auto problems = plan.problems(catalog);
    PlanView view;
    view.plan = plan.toJson();
    view.title = fmt::format("{}: 1 head and {} worker{} in {}", plan.name, plan.workers, plan.workers == 1 ? "" : "s",
                             plan.region);
    view.ending = "; the machines terminate themselves after " + formatDuration(plan.deadline);
    view.region = plan.region;
    view.perHour = cluster::sumOf(cluster::estimate(catalog, plan));
    view.problems = problemList(problems);
    if (!ofTemplate.empty())
        view.notes.push_back({{"field", "launch-template"}, {"sentence", ofTemplate}});
    for (json &note : noteList(plan.notes(catalog)))
        view.notes.push_back(std::move(note));
    if (problems.empty()) {
        view.resources = plan.resources(catalog);
        view.aws = cluster::awsCliCommands(plan, catalog);
    }
    return view;
}

Result<int> showPlan(Context &context, const LaunchPlanOptions &options)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(auto plan, planOf(options, cloud.region, "cluster-"));
    std::string ofTemplate;
    TY_TRY(queryCloud(cloud, plan, ofTemplate, context));
    PlanView view = viewOf(plan, *cloud.catalog, ofTemplate);
    json order = json::array();
    std::string inOrder;
    for (const auto &place : plan.order()) {
        order.push_back({{"region", place.region}, {"type", place.type}, {"zone", place.zone}});
        inOrder += (inOrder.empty() ? "" : ", then ") + cluster::describe(place);
    }
    if (order.size() > 1)
        view.order = "Requested in this order while AWS has no capacity: " + inOrder + ".";
    json value = toJson(view, cloud);
    value["order"] = order;
    if (!view.problems.empty()) {
        if (context.globals.json)
            context.print(value, "");
        context.printMessage("trainyardctl: " + sentenceOf(plan.problems(*cloud.catalog)));
        return WrongUsage;
    }
    const TerminalText words = text(view, cloud, context.out);
    if (!options.preflight)
        return context.print(value, words);
    TY_ASSIGN(const auto checked, cluster::preflight(cloud, plan, context.request()));
    value["preflight"] = toJson(checked);
    (void)context.print(value, words + "\nBefore anything is spent:\n" + text(checked, context.out));
    return checked.severity() == cluster::Severity::Red ? Failed : Done;
}

Result<int> launch(Context &context, const LaunchPlanOptions &options)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(auto plan, planOf(options, cloud.region, "cluster-"));
    std::string ofTemplate;
    TY_TRY(queryCloud(cloud, plan, ofTemplate, context));
    if (const auto problems = plan.problems(*cloud.catalog); !problems.empty()) {
        if (context.globals.json)
            context.printLine({{"launchable", false}, {"problems", problemList(problems)}});
        context.printMessage("trainyardctl: " + sentenceOf(problems));
        return WrongUsage;
    }
    if (!ofTemplate.empty())
        context.printMessage("Note: " + ofTemplate);
    for (const auto &note : plan.notes(*cloud.catalog))
        context.printMessage("Note: " + note.sentence.english());
    if (cloud.accountError) // create nothing in an account without a confirmed identity
        return fail(*cloud.accountError);
    std::string doubts;
    if (!options.noPreflight) {
        TY_ASSIGN(const auto checked, cluster::preflight(cloud, plan, context.request()));
        if (checked.severity() == cluster::Severity::Red) {
            if (context.globals.json)
                context.printLine({{"preflight", toJson(checked)}});
            context.printMessage(cli::text(checked, context.err) +
                                 "trainyardctl: nothing was launched, because it would fail: " +
                                 sentences(checked, cluster::Severity::Red));
            return Failed;
        }
        doubts = sentences(checked, cluster::Severity::Amber);
        if (!doubts.empty())
            context.printMessage(doubts);
    }
    TY_TRY(confirmPrice(context, cloud, fmt::format("Launch {} machines", plan.machines()), plan.region,
                        cluster::sumOf(cluster::estimate(*cloud.catalog, plan))));
    cluster::LaunchOptions launchOptions;
    launchOptions.provision = !options.noProvision;
    launchOptions.retain = options.keepOnFailure ? cluster::RetainOnFailure::All : cluster::RetainOnFailure::Nothing;
    ClusterId made;
    const auto id = cluster::launch(cloud, plan, launchOptions, context.progress().sink(), context.stop, &made);
    if (!id) {
        const int status = context.failure(id.error());
        if (options.keepOnFailure && !made.empty())
            context.printMessage(fmt::format("What was created stays: continue with 'trainyardctl provision {0}', or "
                                             "terminate it with 'trainyardctl terminate {0}'.",
                                             plan.name));
        return status;
    }
    if (options.noProvision)
        context.printMessage(
            fmt::format("trainyardctl: until 'trainyardctl provision {}' the machines keep the SSH host keys of their "
                        "user data, which anyone with permission to describe them can read.",
                        plan.name));
    const auto snapshot = cluster::status(cloud, id->value, {context.request().deadline, {}});
    const json value = snapshot ? toJson(*snapshot) : json{{"id", id->value}, {"name", plan.name}};
    const int workers = snapshot ? snapshot->workers() : plan.workers;
    std::string text = fmt::format("{} is {}: 1 head and {} worker{}", plan.name,
                                   options.noProvision ? "running" : "ready", workers, workers == 1 ? "" : "s");
    if (workers < plan.workers)
        text += fmt::format(" of {} (AWS had no more: trainyardctl status {} shows why)", plan.workers, plan.name);
    return context.print(value, text + fmt::format(". Terminate it with: trainyardctl terminate {}\n", plan.name));
}

} // namespace

void addPlan(Commands &commands)
{
    CLI::App *plan =
        commands.add("plan", "Check a plan, and print what it creates, its price and the aws commands; spends nothing");
    auto planOptions = std::make_shared<LaunchPlanOptions>();
    addPlanOptions(*plan, cluster::kPlanFields, *planOptions);
    plan->add_flag("--preflight", planOptions->preflight,
                   "Also check with AWS whether the launch can succeed: permissions, quota, zones, image, key, IP "
                   "address, subnets");
    commands.onRun(plan, [planOptions](Context &context) { return showPlan(context, *planOptions); });

    CLI::App *command = commands.add("launch", "Launch a cluster and deploy the runtime to it");
    auto options = std::make_shared<LaunchPlanOptions>();
    addPlanOptions(*command, cluster::kPlanFields, *options);
    command->add_flag("--no-provision", options->noProvision, "Return when the machines run, without SSH");
    command->add_flag("--keep-on-failure", options->keepOnFailure,
                      "Keep what was created if it fails, instead of terminating it");
    command->add_flag("--no-preflight", options->noPreflight, "Launch without checking first whether it can succeed");
    commands.onRun(command, [options](Context &context) { return launch(context, *options); });
}

} // namespace trainyard::cli
