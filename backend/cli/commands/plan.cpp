#include <functional>
#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/context.h"
#include "backend/cli/field_options.h"
#include "backend/cli/preflight_text.h"
#include "backend/cluster/account/instance_catalog.h"
#include "backend/cluster/account/plan_calls.h"
#include "backend/cluster/account/templates.h"
#include "backend/cluster/launch/launch.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/plan/plan_fields.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/core/units.h"

namespace trainyard::cli {

namespace {

using cluster::LaunchPlan;
using nlohmann::json;

/// Options of plan and launch. The command line takes precedence over the plan file.
struct PlanOptions {
    std::string file;
    LaunchPlan given;                                      ///< values of the options that were given
    std::vector<std::function<void(LaunchPlan &)>> takers; ///< each copies the value of one option if it was given
    bool noProvision = false, keepOnFailure = false;
    bool preflight = false, noPreflight = false;
    CLI::App *command = nullptr;
};

void declare(CLI::App *command, PlanOptions &o)
{
    o.command = command;
    command->add_option("--plan", o.file, "A plan as JSON; other options win over it");
    o.takers = addFieldOptions(*command, cluster::kPlanFields, o.given);
}

Result<LaunchPlan> planOf(const PlanOptions &o, const std::string &region)
{
    LaunchPlan plan;
    bool regionInFile = false;
    if (!o.file.empty()) {
        TY_ASSIGN(const auto text, readFile(o.file, 1u << 20));
        auto read = LaunchPlan::fromJson(text);
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
        plan.name = "cluster-" + newIdText("").substr(0, 6);
    return plan;
}

/// Completes the plan from its launch template, and the context with the types of the plan.
/// \param said  receives a note on the template for the user
Status askCloud(cluster::CloudContext &cloud, LaunchPlan &plan, std::string &said, const Context &context)
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
        said = cluster::describeUnused(*version);
    }
    auto catalog = cluster::catalogFor(cloud, plan, context.request());
    if (!catalog && catalog.error().code == ErrorCode::Cancelled)
        return fail(catalog.error());
    // A type without data is one of the plan's problems.
    if (catalog)
        cloud.catalog = std::move(*catalog);
    return {};
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

json problemList(const std::vector<cluster::Problem> &problems)
{
    json list = json::array();
    for (const auto &problem : problems)
        list.push_back({{"field", cluster::toString(problem.field)},
                        {"value", problem.value},
                        {"sentence", cluster::describe(problem)}});
    return list;
}

Result<int> showPlan(Context &context, const PlanOptions &options)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(auto plan, planOf(options, cloud.region));
    std::string ofTemplate;
    TY_TRY(askCloud(cloud, plan, ofTemplate, context));
    const auto problems = plan.problems(*cloud.catalog);
    json resources = json::array();
    Table table({{"KIND"}, {"NAME"}, {"DETAIL"}, {"PER HOUR", Table::Align::Right}});
    std::vector<std::string> lines;
    if (problems.empty()) {
        for (const auto &r : plan.resources(*cloud.catalog)) {
            resources.push_back(
                {{"kind", r.kind}, {"name", r.name}, {"detail", r.detail}, {"usd_per_hour", orNull(r.usdPerHour)}});
            table.add({r.kind, r.name, r.detail, rateText(r.usdPerHour)});
        }
        lines = cluster::awsCliCommands(plan, *cloud.catalog);
    }
    json order = json::array();
    std::string inOrder;
    for (const auto &place : plan.order()) {
        order.push_back({{"region", place.region}, {"type", place.type}, {"zone", place.zone}});
        inOrder += (inOrder.empty() ? "" : ", then ") + cluster::describe(place);
    }
    json notes = json::array();
    if (!ofTemplate.empty())
        notes.push_back({{"field", "launch-template"}, {"sentence", ofTemplate}});
    for (const auto &note : plan.notes(*cloud.catalog))
        notes.push_back({{"field", cluster::toString(note.field)}, {"sentence", note.sentence}});
    const cluster::Usd price = cluster::sumOf(cluster::estimate(*cloud.catalog, plan));
    const cluster::Usd perDay{24 * price.usd, price.bound};
    json value = {{"plan", json::parse(plan.toJson(), nullptr, false)},
                  {"launchable", problems.empty()},
                  {"problems", problemList(problems)},
                  {"notes", notes},
                  {"profile", cloud.profile},
                  {"region", plan.region},
                  {"costs_money", cloud.costsMoney},
                  {"resources", resources},
                  {"order", order},
                  {"aws", lines}};
    addUsd(value, "usd_per_hour", price);
    addUsd(value, "usd_per_day", perDay);
    if (!problems.empty()) {
        if (context.globals.json)
            context.print(value, "");
        context.printMessage("trainyardctl: " + sentenceOf(problems));
        return WrongUsage;
    }
    std::string text = fmt::format("{}: 1 head and {} worker{} in {} (profile {}{})\n\n", plan.name, plan.workers,
                                   plan.workers == 1 ? "" : "s", plan.region, cloud.profile,
                                   cloud.costsMoney ? "" : ", costs nothing");
    text += table.text(context.out);
    text += fmt::format("\n{} per hour, {} per day; the machines terminate themselves after {}\n\n",
                        cluster::describeRate(price), cluster::describe(perDay), formatDuration(plan.deadline));
    for (const auto &note : notes)
        text += "Note: " + note["sentence"].get<std::string>() + "\n\n";
    if (order.size() > 1)
        text += "Requested in this order while AWS has no capacity: " + inOrder + ".\n\n";
    text += "The same with the AWS CLI:\n";
    for (const std::string &line : lines)
        text += "  " + line + "\n";
    if (!options.preflight)
        return context.print(value, text);
    TY_ASSIGN(const auto checked, cluster::preflight(cloud, plan, context.request()));
    value["preflight"] = toJson(checked);
    (void)context.print(value, text + "\nBefore anything is spent:\n" + cli::text(checked, context.out));
    return checked.severity() == cluster::Severity::Red ? Failed : Done;
}

Result<int> launch(Context &context, const PlanOptions &options)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(auto plan, planOf(options, cloud.region));
    std::string ofTemplate;
    TY_TRY(askCloud(cloud, plan, ofTemplate, context));
    if (const auto problems = plan.problems(*cloud.catalog); !problems.empty()) {
        if (context.globals.json)
            context.printLine({{"launchable", false}, {"problems", problemList(problems)}});
        context.printMessage("trainyardctl: " + sentenceOf(problems));
        return WrongUsage;
    }
    if (!ofTemplate.empty())
        context.printMessage("Note: " + ofTemplate);
    for (const auto &note : plan.notes(*cloud.catalog))
        context.printMessage("Note: " + note.sentence);
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
    if (cloud.costsMoney) {
        TY_TRY(context.confirm(
            fmt::format("Launch {} machines in {} (account {}, profile {}) for {} per hour?", plan.machines(),
                        plan.region, cloud.account, cloud.profile,
                        cluster::describeRate(cluster::sumOf(cluster::estimate(*cloud.catalog, plan))))));
    }
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
    auto planOptions = std::make_shared<PlanOptions>();
    declare(plan, *planOptions);
    plan->add_flag("--preflight", planOptions->preflight,
                   "Also check with AWS whether the launch can succeed: permissions, quota, zones, image, key, IP "
                   "address, subnets");
    commands.onRun(plan, [planOptions](Context &context) { return showPlan(context, *planOptions); });

    CLI::App *command = commands.add("launch", "Launch a cluster and deploy the runtime to it");
    auto options = std::make_shared<PlanOptions>();
    declare(command, *options);
    command->add_flag("--no-provision", options->noProvision, "Return when the machines run, without SSH");
    command->add_flag("--keep-on-failure", options->keepOnFailure,
                      "Keep what was created if it fails, instead of terminating it");
    command->add_flag("--no-preflight", options->noPreflight, "Launch without checking first whether it can succeed");
    commands.onRun(command, [options](Context &context) { return launch(context, *options); });
}

} // namespace trainyard::cli
