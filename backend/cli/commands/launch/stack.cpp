#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/aws/services/stacks/cloudformation_client.h"
#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/context.h"
#include "backend/cli/options/plan_options.h"
#include "backend/cli/output/plan_text.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/stack/plan/stack_fields.h"
#include "backend/cluster/stack/plan/stack_placement.h"
#include "backend/cluster/stack/plan/stack_request.h"
#include "backend/cluster/stack/plan/template_blockers.h"
#include "backend/cluster/stack/stack_launch.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/core/units.h"

namespace trainyard::cli {

namespace {

using cluster::StackPlan;
using nlohmann::json;

struct StackOptions : PlanOptions<StackPlan> {
    bool noProvision = false, dryRun = false;
};

struct AttachArguments {
    std::string stack, keyFile, user, name;
    int deadlineMinutes = 8 * 60;
    bool noProvision = false;
};

/// Prints what the plan creates, its price and the aws commands; spends nothing.
int show(Context &context, const cluster::CloudContext &cloud, const StackPlan &plan)
{
    PlanView view;
    view.plan = plan.toJson();
    view.title = fmt::format("{}: 1 master and {} worker{} in {}", plan.name, plan.workers,
                             plan.workers == 1 ? "" : "s", plan.region);
    view.ending = "; the machines are terminated after " + formatDuration(plan.deadline);
    view.region = plan.region;
    view.perHour = cluster::sumOf(plan.price(*cloud.catalog));
    view.resources = plan.resources(*cloud.catalog);
    view.notes = noteList(plan.notes(*cloud.catalog));
    view.aws = cluster::awsCliCommands(plan);
    return context.print(toJson(view, cloud), text(view, cloud, context.out));
}

/// Prints the cluster that a stack has become.
int showCluster(Context &context, const cluster::CloudContext &cloud, const ClusterId &id, const std::string &name,
                const char *state)
{
    const auto snapshot = cluster::status(cloud, id.value, {context.request().deadline, {}});
    const json value = snapshot ? toJson(*snapshot) : json{{"id", id.value}, {"name", name}};
    const int workers = snapshot ? snapshot->workers() : 0;
    return context.print(
        value, fmt::format("{} is {}: 1 head and {} worker{}. Terminate it, and its stack, with: trainyardctl "
                           "terminate {}\n",
                           name, state, workers, workers == 1 ? "" : "s", name));
}

Result<int> create(Context &context, const StackOptions &options)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto plan, planOf(options, cloud.region));
    TY_TRY(loadTypes(context, cloud, plan.launchPlan()));
    if (const auto problems = plan.problems(*cloud.catalog); !problems.empty()) {
        if (context.globals.json)
            context.printLine({{"launchable", false}, {"problems", problemList(problems)}});
        context.printMessage("trainyardctl: this stack cannot be created: " +
                             cluster::asStatus(problems).error().detail);
        return WrongUsage;
    }
    if (options.dryRun)
        return show(context, cloud, plan);
    for (const auto &note : plan.notes(*cloud.catalog))
        context.printMessage("Note: " + note.sentence.english());
    if (cloud.accountError) // create nothing in an account without a confirmed identity
        return fail(*cloud.accountError);
    TY_ASSIGN(const auto sites, cluster::readSites(cloud, plan, context.request()));
    for (const Sentence &warning : cluster::siteWarnings(plan, sites))
        context.printMessage("Note: " + warning.english());
    TY_TRY(confirmPrice(context, cloud,
                        fmt::format("Create the stack {} with {} machines", plan.name, plan.workers + 1), plan.region,
                        cluster::sumOf(plan.price(*cloud.catalog))));
    cluster::LaunchOptions launchOptions;
    launchOptions.provision = !options.noProvision;
    ClusterId made;
    const auto id = cluster::launchStack(cloud, plan, launchOptions, context.progress().sink(), context.stop, &made);
    if (id)
        return showCluster(context, cloud, *id, plan.name, options.noProvision ? "running" : "ready");
    const int status = context.failure(id.error());
    const auto row = made.empty() ? std::nullopt : cloud.ledger->cluster(made).value_or(std::nullopt);
    if (row && !row->closed)
        context.printMessage(
            fmt::format("The stack stays, and costs money: 'trainyardctl stack events {0}' shows what "
                        "happened, 'trainyardctl provision {0}' continues, and 'trainyardctl terminate "
                        "{0}' deletes it.",
                        plan.name));
    return status;
}

Result<int> attach(Context &context, const AttachArguments &arguments)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    cluster::AttachOptions options;
    options.stack = arguments.stack;
    options.keyFile = absolutePath(arguments.keyFile);
    options.user = arguments.user;
    options.name = arguments.name;
    options.deadline = std::chrono::minutes(arguments.deadlineMinutes);
    options.launch.provision = !arguments.noProvision;
    TY_ASSIGN(const auto preview, cluster::previewAttach(cloud, options, context.request()));
    if (!preview.stack.attachable())
        return fail(ErrorCode::Conflict, "stack " + preview.stack.stack.name, preview.stack.reason.english());
    Table table({{"NODE"}, {"ROLE"}, {"ID"}, {"STATE"}, {"TYPE"}, {"ADDRESS"}});
    for (const cluster::StackNode &node : preview.nodes)
        table.add({node.node, std::string(cluster::toString(node.role)), node.instance.value, node.state, node.type,
                   node.publicIp.empty() ? node.privateIp : node.publicIp});
    context.printMessage(table.text(context.err));
    TY_TRY(context.confirm(preview.consent().english()));
    TY_ASSIGN(const auto id, cluster::attachStack(cloud, options, context.progress().sink(), context.stop));
    const std::string name = options.name.empty() ? preview.stack.stack.name : options.name;
    return showCluster(context, cloud, id, name, options.launch.provision ? "ready" : "attached");
}

Result<int> listStacks(Context &context)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto stacks, cluster::allStacks(cloud, cloud.region, context.request()));
    json all = json::array();
    Table table({{"STACK"}, {"STATUS"}, {"AGE", Table::Align::Right}, {"ATTACH"}});
    for (const cluster::AttachableStack &one : stacks) {
        all.push_back({{"name", one.stack.name},
                       {"id", one.stack.id},
                       {"status", one.stack.status},
                       {"created", toIso8601(one.stack.created)},
                       {"attachable", one.attachable()},
                       {"reason", one.reason.english()}});
        table.add({one.stack.name, one.stack.status, ageOf(one.stack.created),
                   one.attachable() ? "yes" : one.reason.english()});
    }
    return context.print({{"region", cloud.region}, {"stacks", all}},
                         stacks.empty() ? "There is no stack in " + cloud.region + ".\n" : table.text(context.out));
}

struct NamedStack {
    std::string stack, region;
};
/// The ARN of the stack of a cluster with this name, in the region of the cluster; any other name as it is.
NamedStack stackNamed(const cluster::CloudContext &cloud, const std::string &name)
{
    const NamedStack asGiven{name, cloud.region};
    const auto id = cluster::findCluster(cloud, name);
    if (!id)
        return asGiven;
    const auto from = cluster::originOf(*cloud.ledger, *id);
    const auto row = cloud.ledger->cluster(*id);
    if (!from || from->origin != cluster::Origin::Stack || from->id.empty() || !row || !*row)
        return asGiven;
    return {from->id, (*row)->region};
}

Result<int> events(Context &context, const std::string &name)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    const NamedStack named = stackNamed(cloud, name);
    TY_ASSIGN(const auto found, cloud.stacksOf(named.region)->describeEvents(named.stack, {}, context.request()));
    json all = json::array();
    Table table({{"TIME"}, {"RESOURCE"}, {"TYPE"}, {"STATUS"}, {"REASON"}});
    for (const aws::StackEvent &event : found) {
        all.push_back({{"time", toIso8601(event.at)},
                       {"resource", event.logicalId},
                       {"id", event.physicalId},
                       {"type", event.type},
                       {"status", event.status},
                       {"reason", event.reason}});
        table.add({toIso8601(event.at), event.logicalId, event.type, event.status, event.reason});
    }
    return context.print({{"stack", name}, {"events", all}}, table.text(context.out));
}

Result<int> check(Context &context, const std::string &file)
{
    TY_ASSIGN(const auto text, readFile(file, 1u << 20));
    const auto report = cluster::inspectTemplate(text);
    if (!report)
        return fail(report.error().code, file, report.error().detail);
    json blockers = json::array();
    std::string lines;
    for (const cluster::TemplateBlocker &blocker : report->blockers) {
        blockers.push_back(
            {{"where", blocker.where}, {"what", blocker.what.english()}, {"instead", blocker.instead.english()}});
        lines +=
            fmt::format("{}: {}\n  Instead: {}\n", blocker.where, blocker.what.english(), blocker.instead.english());
    }
    if (report->blockers.empty())
        lines = "No part is known that CloudFormation would refuse.\n";
    if (report->isDynamicTraining)
        lines += "It is a template of dynamic training: \"trainyardctl stack create\" creates the same cluster.\n";
    context.print({{"description", report->description},
                   {"parameters", report->parameters},
                   {"capabilities", report->capabilities},
                   {"dynamic_training", report->isDynamicTraining},
                   {"blockers", blockers}},
                  lines);
    return report->blockers.empty() ? Done : Failed;
}

void addCreate(Commands &commands, CLI::App *parent)
{
    auto options = std::make_shared<StackOptions>();
    CLI::App *command =
        commands.add("create", "Create a stack for dynamic training, and deploy the runtime to it", parent);
    addPlanOptions(*command, cluster::kStackFields, *options);
    command->add_flag("--no-provision", options->noProvision, "Return when the machines run, without SSH");
    command->add_flag("--dry-run", options->dryRun,
                      "Print what it creates, its price and the aws commands; spends nothing");
    commands.onRun(command, [options](Context &context) { return create(context, *options); });
}

void addAttach(Commands &commands, CLI::App *parent)
{
    auto arguments = std::make_shared<AttachArguments>();
    CLI::App *command =
        commands.add("attach", "Make an existing training stack a cluster, which ends with the stack", parent);
    command->add_option("NAME", arguments->stack, "Stack, by name or ARN")->required();
    command->add_option("--key-file", arguments->keyFile, "Private key of the stack's key pair")->required();
    command->add_option("--user", arguments->user, "Login on the machines");
    command->add_option("--name", arguments->name, "Name of the cluster; that of the stack otherwise");
    command->add_option("--deadline-minutes", arguments->deadlineMinutes, "The machines are terminated after this time")
        ->check(CLI::Range(10, 30 * 24 * 60))
        ->capture_default_str();
    command->add_flag("--no-provision", arguments->noProvision, "Do not set the machines up");
    commands.onRun(command, [arguments](Context &context) { return attach(context, *arguments); });
}

} // namespace

void addStack(Commands &commands)
{
    CLI::App *stack = commands.add("stack", "Clusters as CloudFormation stacks: create, attach, list, explain");
    stack->require_subcommand(1);
    addCreate(commands, stack);
    addAttach(commands, stack);
    CLI::App *listCommand =
        commands.add("ls", "List the stacks of the region, and whether they can be attached", stack);
    commands.onRun(listCommand, listStacks);

    auto name = std::make_shared<std::string>();
    CLI::App *eventsCommand = commands.add("events", "What CloudFormation did for a stack", stack);
    eventsCommand->add_option("NAME", *name, "Stack or cluster")->required();
    commands.onRun(eventsCommand, [name](Context &context) { return events(context, *name); });

    auto file = std::make_shared<std::string>();
    CLI::App *checkCommand =
        commands.add("check", "What CloudFormation would refuse in a template, and what to do instead", stack);
    checkCommand->add_option("FILE", *file, "Template as JSON")->required();
    commands.onRun(checkCommand, [file](Context &context) { return check(context, *file); });
}

} // namespace trainyard::cli
