// Steps and core nodes of EMR clusters.

#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands/launch/emr.h"
#include "backend/cli/context.h"
#include "backend/cluster/emr/emr_resize.h"
#include "backend/cluster/emr/plan/emr_plan.h"
#include "backend/core/secret_mask.h"
#include "backend/core/try.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;

struct StepOptions {
    std::string cluster;
    cluster::EmrStepPlan plan;
    std::vector<std::string> ids;
    bool kill = false;
};

struct CoreOptions {
    std::string cluster;
    int count = 1;
    bool noProvision = false;
};

Result<int> showSteps(Context &context, const std::string &name)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto named, emrNamed(cloud, name));
    TY_ASSIGN(const auto list, cluster::emrSteps(cloud, named, context.request()));
    json all = json::array();
    Table table({{"STEP"}, {"NAME"}, {"STATE"}, {"AGE", Table::Align::Right}, {"FAILURE"}});
    for (const cluster::EmrStepInfo &step : list.steps) {
        all.push_back({{"id", step.id},
                       {"name", step.name},
                       {"state", step.state},
                       {"arguments", step.arguments},
                       {"failure", step.failure},
                       {"log", step.failureLog}});
        table.add({step.id, step.name, step.state, ageOf(step.created), step.failure});
    }
    return context.print({{"emr", named.id}, {"steps", all}, {"state", list.state}, {"hint", list.hint.english()}},
                         (list.steps.empty() ? named.id + " has no steps.\n" : table.text(context.out)) +
                             (list.hint.empty() ? "" : list.hint.english() + "\n"));
}

Result<int> addStep(Context &context, const StepOptions &options)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto named, emrNamed(cloud, options.cluster));
    if (const Sentence warning = options.plan.warning(); !warning.empty())
        context.printMessage("Note: " + warning.english());
    TY_ASSIGN(const auto id, cluster::addEmrStep(cloud, named, options.plan, context.request()));
    return context.print(
        {{"emr", named.id}, {"step", id}},
        fmt::format("{0} was added to {1}; its output: trainyardctl emr step-output {1} {0}\n", id, named.id));
}

Result<int> cancelSteps(Context &context, const StepOptions &options)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto named, emrNamed(cloud, options.cluster));
    TY_TRY(context.confirm(fmt::format("Cancel {} of {}?", fmt::join(options.ids, ", "), named.id)));
    TY_TRY(cluster::cancelEmrSteps(cloud, named, options.ids, options.kill, context.request()));
    return context.print({{"emr", named.id}, {"steps", options.ids}},
                         fmt::format("EMR cancels {}: trainyardctl emr steps {} lists their states\n",
                                     fmt::join(options.ids, ", "), named.id));
}

Result<int> stepOutput(Context &context, const StepOptions &options)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto named, emrNamed(cloud, options.cluster));
    TY_ASSIGN(const auto logs, cluster::emrStepLogs(cloud, named, options.ids.front(), context.request()));
    json all = json::array();
    std::string text;
    for (const cluster::FailureLog &log : logs) {
        const std::string masked = cluster::maskedText(log);
        all.push_back({{"object", log.object},
                       {"line", log.line.number},
                       {"failing", maskSecrets(log.line.text)},
                       {"text", masked}});
        text += log.object + (log.line.number > 0 ? fmt::format(", failed at line {}", log.line.number) : "") + ":\n";
        for (std::string_view rest = masked; !rest.empty();) {
            const auto end = std::min(rest.find('\n'), rest.size());
            text += printable(rest.substr(0, end)) + "\n";
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    }
    return context.print({{"emr", named.id}, {"step", options.ids.front()}, {"logs", all}},
                         logs.empty()
                             ? "There are no logs yet: EMR copies them to S3 every five minutes, and up to ten "
                               "minutes after the step has ended.\n"
                             : text);
}

Result<int> addCore(Context &context, const CoreOptions &options)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto id, cluster::findCluster(cloud, options.cluster));
    TY_ASSIGN(const auto each, cluster::emrCoreNodePrice(cloud, id, context.stop));
    const cluster::Usd all{options.count * each.usd, each.bound};
    if (cloud.costsMoney)
        TY_TRY(context.confirm(fmt::format("Add {} core node{} to {} for {} per hour? They hold a part of HDFS, and "
                                           "stay until the cluster is terminated.",
                                           options.count, options.count == 1 ? "" : "s", options.cluster,
                                           cluster::describeRate(all))));
    cluster::LaunchOptions launchOptions;
    launchOptions.provision = !options.noProvision;
    TY_ASSIGN(const auto added, cluster::addEmrCoreNodes(cloud, id, options.count, launchOptions,
                                                         context.progress().sink(), context.stop));
    return context.print({{"cluster", id.value}, {"name", options.cluster}, {"added", added}},
                         fmt::format("{} has {} as well now\n", options.cluster, fmt::join(added, ", ")));
}

} // namespace

void addEmrSteps(Commands &commands, CLI::App *emr)
{
    auto name = std::make_shared<std::string>();
    CLI::App *steps = commands.add("steps", "List the steps of an EMR cluster", emr);
    steps->add_option("NAME", *name, "Cluster, or ID of the EMR cluster")->required();
    commands.onRun(steps, [name](Context &context) { return showSteps(context, *name); });

    auto wanted = std::make_shared<StepOptions>();
    CLI::App *add = commands.add("add-step", "Run a command on the master as a step", emr);
    add->add_option("NAME", wanted->cluster, "Cluster, or ID of the EMR cluster")->required();
    add->add_option("COMMAND", wanted->plan.command, "Command with its arguments, after --")->required();
    add->add_option("--step-name", wanted->plan.name, "Name of the step")->capture_default_str();
    add->add_option("--on-failure", wanted->plan.onFailure, "What EMR does when it fails")
        ->capture_default_str()
        ->check(CLI::IsMember({"CONTINUE", "CANCEL_AND_WAIT", "TERMINATE_CLUSTER"}));
    commands.onRun(add, [wanted](Context &context) { return addStep(context, *wanted); });

    auto unwanted = std::make_shared<StepOptions>();
    CLI::App *cancel = commands.add("cancel-step", "Cancel steps that wait or run", emr);
    cancel->add_option("NAME", unwanted->cluster, "Cluster, or ID of the EMR cluster")->required();
    cancel->add_option("STEP", unwanted->ids, "Steps (s-...)")->required();
    cancel->add_flag("--kill", unwanted->kill, "Kill the process of a running step instead of interrupting it");
    commands.onRun(cancel, [unwanted](Context &context) { return cancelSteps(context, *unwanted); });

    auto shown = std::make_shared<StepOptions>();
    shown->ids.resize(1);
    CLI::App *output = commands.add("step-output", "Print the logs of a step from S3", emr);
    output->add_option("NAME", shown->cluster, "Cluster, or ID of the EMR cluster")->required();
    output->add_option("STEP", shown->ids.front(), "Step (s-...)")->required();
    commands.onRun(output, [shown](Context &context) { return stepOutput(context, *shown); });

    auto core = std::make_shared<CoreOptions>();
    CLI::App *more = commands.add("add-core", "Add core nodes, which hold a part of HDFS and stay", emr);
    more->add_option("NAME", core->cluster, "Cluster")->required();
    more->add_option("-n,--count", core->count, "How many")
        ->check(CLI::Range(1, cluster::EmrPlan::kMaxNodes))
        ->capture_default_str();
    more->add_flag("--no-provision", core->noProvision, "Return when the nodes run, without SSH");
    commands.onRun(more, [core](Context &context) { return addCore(context, *core); });
}

} // namespace trainyard::cli
