#include <memory>
#include <thread>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/commands/runs/budget_guard.h"
#include "backend/cli/context.h"
#include "backend/cluster/managed/managed.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/core/async/guarded.h"
#include "backend/core/try.h"
#include "backend/training/run/cluster_run.h"
#include "backend/training/scale/autoscale.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;

Result<int> provision(Context &context, const std::string &name)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto id, cluster::findCluster(cloud, name));
    // Requests machines that a killed launch has not requested yet, with the same tokens.
    TY_TRY(cluster::resumeCluster(cloud, id, {.retain = cluster::RetainOnFailure::All}, context.progress().sink(),
                                  context.stop));
    TY_ASSIGN(const auto snapshot, cluster::status(cloud, id.value, context.request()));
    return context.print(toJson(snapshot), fmt::format("{} is ready: the runtime answers on {} machines\n",
                                                       snapshot.name, snapshot.nodes.size()));
}

/// Returns the cluster if it is ours to change.
Result<cluster::ClusterSnapshot> ourCluster(Context &context, const cluster::CloudContext &cloud,
                                            const std::string &name)
{
    auto found = cluster::status(cloud, name, context.request());
    if (found && !found->ours)
        return fail(ErrorCode::Conflict, "cluster " + name, "it was launched from another computer; change it there");
    return found;
}

Result<int> scale(Context &context, const std::string &name, int wanted)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto before, ourCluster(context, cloud, name));
    const int now = before.workers();
    if (wanted < now) {
        TY_ASSIGN(const auto going, training::workersToRemove(cloud, before.id, wanted));
        TY_TRY(context.confirm(fmt::format("Terminate {} of {}?", fmt::join(going, ", "), before.name)));
    }
    TY_ASSIGN(const auto done,
              training::resizeCluster(cloud, before.id, wanted, context.progress().sink(), context.stop));
    return context.print({{"cluster", before.id.value},
                          {"name", before.name},
                          {"workers", wanted},
                          {"added", done.added},
                          {"removed", done.removed}},
                         wanted == now && done.added.empty()
                             ? fmt::format("{} has {} workers already\n", before.name, now)
                             : fmt::format("{} has {} workers now, {} before\n", before.name, wanted, now));
}

struct AutoscaleArguments {
    std::string cluster;
    double minutes = -1, budget = -1; ///< negative: not set
    int least = 1, most = 16;
    bool advise = false, act = false;
};

json adviceJson(const runs::ScaleAdvice &advice)
{
    const auto forecast = [](const runs::Forecast &f) {
        return json{{"workers", f.workers}, {"seconds", f.seconds}, {"usd", f.usd}};
    };
    return {{"now", forecast(advice.now)},   {"advised", forecast(advice.advised)},
            {"change", advice.change()},     {"reachable", advice.reachable},
            {"guessed", advice.guessed},     {"reason", std::string(runs::toString(advice.reason))},
            {"text", runs::describe(advice)}};
}

/// Recommends a number of workers after every epoch and, where allowed, applies it.
Result<int> autoscale(Context &context, const AutoscaleArguments &arguments)
{
    training::AutoscaleOptions options;
    if (arguments.minutes >= 0)
        options.goal.seconds = 60 * arguments.minutes;
    if (arguments.budget >= 0)
        options.goal.usd = arguments.budget;
    if (arguments.least > arguments.most)
        return context.wrongUsage("--least is greater than --most.");
    options.goal.least = arguments.least;
    options.goal.most = arguments.most;
    options.act = arguments.act;

    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto found, ourCluster(context, cloud, arguments.cluster));
    TY_ASSIGN(const auto run, training::activeRun(cloud, found.id));
    if (arguments.act) {
        TY_TRY(context.confirm(fmt::format("Let {} have {} to {} workers, as the run needs them?", found.name,
                                           arguments.least, arguments.most)));
    }
    const BudgetGuard guard(context, cloud);
    ProgressView view(stderr);
    options.sink = view.sink();
    options.advised = [&](const runs::ScaleAdvice &advice) {
        if (context.globals.json)
            context.printLine(adviceJson(advice));
        else
            context.printText(runs::describe(advice) + "\n");
    };
    options.note = [&](const std::string &text) { context.printMessage("trainyardctl: " + text); };
    // The ledger needs a reader of the run; another program may read it at the same time.
    training::FollowOptions reading;
    reading.replaceSpot = !arguments.act; // otherwise the advice decides how many there are
    reading.note = options.note;
    const auto read = [&](std::stop_token stop) {
        (void)guarded("run reader", [&] { return training::followRun(cloud, run.id, reading, stop); });
    };
    std::jthread reader;
    TY_TRY(guarded("run reader", [&] { reader = std::jthread(read); })); // fails at the limit of threads
    const std::stop_callback forward(context.stop, [&reader] { reader.request_stop(); });
    TY_TRY(training::autoscale(cloud, run.id, options, context.stop));
    return Done;
}

} // namespace

void addProvision(Commands &commands)
{
    auto name = std::make_shared<std::string>();
    CLI::App *command =
        commands.add("provision", "Wait for a cluster's machines and deploy the runtime; safe to repeat");
    command->add_option("NAME", *name, "Cluster")->required();
    commands.onRun(command, [name](Context &context) { return provision(context, *name); });

    auto o = std::make_shared<AutoscaleArguments>();
    auto workers = std::make_shared<int>(0);
    CLI::App *scaleCommand = commands.add("scale", "Add or remove workers, also during a run");
    scaleCommand->add_option("NAME", o->cluster, "Cluster")->required();
    auto *number = scaleCommand->add_option("-w,--workers", *workers, "How many there should be")
                       ->check(CLI::Range(1, cluster::LaunchPlan::kMaxWorkers));
    auto *advise = scaleCommand->add_flag(
        "--advise", o->advise,
        "Suggest after every epoch, and every ten minutes, how many workers the active run should have, until it ends");
    auto *automatic = scaleCommand->add_flag("--auto", o->act, "The same, and add and remove them");
    std::vector<CLI::Option *> goalOptions{
        scaleCommand->add_option("--finish-in-minutes", o->minutes, "The run should finish within this many minutes")
            ->check(CLI::NonNegativeNumber),
        scaleCommand->add_option("--budget", o->budget, "US dollars that it may cost from now on")
            ->check(CLI::NonNegativeNumber),
        scaleCommand->add_option("--least", o->least, "Minimum number of workers")
            ->check(CLI::Range(1, cluster::LaunchPlan::kMaxWorkers))
            ->capture_default_str(),
        scaleCommand->add_option("--most", o->most, "Maximum number of workers")
            ->check(CLI::Range(1, cluster::LaunchPlan::kMaxWorkers))
            ->capture_default_str()};
    number->excludes(advise)->excludes(automatic);
    for (CLI::Option *option : goalOptions)
        number->excludes(option);
    commands.onRun(scaleCommand, [o, workers, number](Context &context) -> Result<int> {
        if (number->count() > 0)
            return scale(context, o->cluster, *workers);
        if (!o->advise && !o->act)
            return context.wrongUsage("One of --workers, --advise and --auto is required.");
        return autoscale(context, *o);
    });
}

} // namespace trainyard::cli
