#include <memory>
#include <thread>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/context.h"
#include "backend/cluster/launch/launch.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/training/autoscale.h"
#include "backend/training/cluster_run.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;

int provision(Context &context, const std::string &name)
{
    auto cloud = openCloud(context);
    if (!cloud)
        return context.failure(cloud.error());
    const auto id = cluster::findCluster(*cloud, name);
    if (!id)
        return context.failure(id.error());
    ProgressView view(stderr);
    // Requests machines that a killed launch has not requested yet, with the same tokens.
    const auto done =
        cluster::resumeLaunch(*cloud, *id, {.retain = cluster::RetainOnFailure::All}, view.sink(), context.stop);
    view.close();
    if (!done)
        return context.failure(done.error());
    const auto snapshot = cluster::status(*cloud, id->value, {requestDeadline(), context.stop});
    if (!snapshot)
        return context.failure(snapshot.error());
    return context.print(toJson(*snapshot), fmt::format("{} is ready: the runtime answers on {} machines\n",
                                                        snapshot->name, snapshot->nodes.size()));
}

/// Returns the cluster if it is ours to change.
Result<cluster::ClusterSnapshot> ourCluster(Context &context, const cluster::CloudContext &cloud,
                                            const std::string &name)
{
    auto found = cluster::status(cloud, name, {requestDeadline(), context.stop});
    if (found && !found->ours)
        return fail(ErrorCode::Conflict, "cluster " + name, "it was launched from another computer; change it there");
    return found;
}

int scale(Context &context, const std::string &name, int wanted)
{
    auto cloud = openCloud(context);
    if (!cloud)
        return context.failure(cloud.error());
    const auto before = ourCluster(context, *cloud, name);
    if (!before)
        return context.failure(before.error());
    const int now = before->workers();
    if (wanted < now) {
        const auto going = training::workersToRemove(*cloud, before->id, wanted);
        if (!going)
            return context.failure(going.error());
        const auto confirmed =
            context.confirm(fmt::format("Terminate {} of {}?", fmt::join(*going, ", "), before->name));
        if (!confirmed)
            return context.failure(confirmed.error());
    }
    ProgressView view(stderr);
    const auto done = training::resizeCluster(*cloud, before->id, wanted, view.sink(), context.stop);
    view.close();
    if (!done)
        return context.failure(done.error());
    return context.print({{"cluster", before->id.value},
                          {"name", before->name},
                          {"workers", wanted},
                          {"added", done->added},
                          {"removed", done->removed}},
                         wanted == now ? fmt::format("{} has {} workers already\n", before->name, now)
                                       : fmt::format("{} has {} workers now, {} before\n", before->name, wanted, now));
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
int autoscale(Context &context, const AutoscaleArguments &wishes)
{
    training::AutoscaleOptions options;
    if (wishes.minutes >= 0)
        options.goal.seconds = 60 * wishes.minutes;
    if (wishes.budget >= 0)
        options.goal.usd = wishes.budget;
    if (wishes.least > wishes.most)
        return context.wrongUsage("--least is greater than --most.");
    options.goal.least = wishes.least;
    options.goal.most = wishes.most;
    options.act = wishes.act;

    auto cloud = openCloud(context);
    if (!cloud)
        return context.failure(cloud.error());
    const auto found = ourCluster(context, *cloud, wishes.cluster);
    if (!found)
        return context.failure(found.error());
    const auto run = training::activeRun(*cloud, found->id);
    if (!run)
        return context.failure(run.error());
    if (wishes.act) {
        const auto confirmed = context.confirm(fmt::format("Let {} have {} to {} workers, as the run needs them?",
                                                           found->name, wishes.least, wishes.most));
        if (!confirmed)
            return context.failure(confirmed.error());
    }
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
    std::jthread reader([&](std::stop_token stop) { (void)training::followRun(*cloud, run->id, {}, stop); });
    const std::stop_callback forward(context.stop, [&reader] { reader.request_stop(); });
    const auto done = training::autoscale(*cloud, run->id, options, context.stop);
    view.close();
    return done ? Done : context.failure(done.error());
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
        "--advise", o->advise, "Suggest after every epoch how many workers the active run should have, until it ends");
    auto *automatic = scaleCommand->add_flag("--auto", o->act, "The same, and add and remove them");
    std::vector<CLI::Option *> wishes{
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
    for (CLI::Option *wish : wishes)
        number->excludes(wish);
    commands.onRun(scaleCommand, [o, workers, number](Context &context) {
        if (number->count() > 0)
            return scale(context, o->cluster, *workers);
        if (!o->advise && !o->act)
            return context.wrongUsage("One of --workers, --advise and --auto is required.");
        return autoscale(context, *o);
    });
}

} // namespace trainyard::cli
