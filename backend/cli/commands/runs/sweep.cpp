#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/commands/runs/budget_guard.h"
#include "backend/cli/commands/runs/queue_alerts.h"
#include "backend/cli/context.h"
#include "backend/cli/options/job_arguments.h"
#include "backend/core/numbers.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/training/queue/run_queue.h"
#include "backend/training/queue/sweep.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;

struct SweepArguments {
    std::string cluster, id;
    JobArguments job;
    std::vector<std::string> grid, random;
    int trials = 0;
    std::uint64_t seed = 1;
    std::string metric = "validation-accuracy", ownKeys = "no";
    bool minimize = false, run = false, csv = false;
};

Result<std::pair<std::string, std::string>> parameterOf(const std::string &option, const std::string &text)
{
    const auto at = text.find('=');
    if (at == 0 || at == std::string::npos || at + 1 == text.size())
        return fail(ErrorCode::InvalidArgument, option, "\"" + text + "\" is not NAME=VALUES");
    return std::pair(text.substr(0, at), text.substr(at + 1));
}

/// "0.0001:0.1:log", "16:256:whole", "0:1".
Result<training::Range> rangeOf(const std::string &text)
{
    const auto parts = split(text, ':');
    const auto low = parseNumber(parts[0]), high = parts.size() > 1 ? parseNumber(parts[1]) : std::nullopt;
    if (!low || !high || parts.size() > 3 || (parts.size() == 3 && parts[2] != "log" && parts[2] != "whole"))
        return fail(ErrorCode::InvalidArgument, "--random",
                    "\"" + text + "\" is not LOW:HIGH, LOW:HIGH:log or LOW:HIGH:whole");
    training::Range range;
    range.low = *low;
    range.high = *high;
    range.logarithmic = parts.size() == 3 && parts[2] == "log";
    range.whole = parts.size() == 3 && parts[2] == "whole";
    return range;
}

Result<training::SweepSpec> specOf(SweepArguments &arguments)
{
    training::SweepSpec spec;
    TY_ASSIGN(spec.base, arguments.job.take());
    for (const std::string &text : arguments.grid) {
        TY_ASSIGN(const auto parameter, parameterOf("--grid", text));
        for (const std::string_view value : split(parameter.second, ','))
            spec.grid[parameter.first].emplace_back(value);
    }
    for (const std::string &text : arguments.random) {
        TY_ASSIGN(const auto parameter, parameterOf("--random", text));
        TY_ASSIGN(spec.random[parameter.first], rangeOf(parameter.second));
    }
    spec.trials = arguments.trials;
    spec.seed = arguments.seed;
    spec.metric = arguments.metric;
    spec.maximize = !arguments.minimize;
    return spec;
}

Result<int> showSweep(Context &context, const SweepArguments &arguments)
{
    TY_ASSIGN(auto cloud, openLedgerOnly(context));
    TY_ASSIGN(const auto table, training::sweepTable(cloud, arguments.id));
    if (arguments.csv)
        return context.print(json(training::toCsv(table)), training::toCsv(table));
    json rows = json::array();
    Table text({{"TRIAL", Table::Align::Right}, {"PARAMETERS"}, {"STATE"}, {"BEST", Table::Align::Right}, {"RUN"}});
    for (const training::SweepRow &row : table.rows) {
        const std::string state =
            row.state ? std::string(toString(*row.state)) : (row.failed.empty() ? std::string("waiting") : row.failed);
        std::string values;
        for (const auto &[name, value] : row.trial.values)
            values += (values.empty() ? "" : " ") + name + "=" + value;
        rows.push_back({{"trial", row.trial.number},
                        {"values", row.trial.values},
                        {"run", row.run.value},
                        {"state", state},
                        {"best", orNull(row.best)},
                        {"epoch", row.epoch ? json(*row.epoch + 1) : json(nullptr)}});
        text.add({std::to_string(row.trial.number), values, state, row.best ? fmt::format("{:.6g}", *row.best) : "",
                  row.run.value});
    }
    std::string best = "No run has reported " + table.spec.metric + " yet.\n";
    if (table.best)
        best = fmt::format("The best one is trial {}: {} {:.6g}.\n", *table.best, table.spec.metric,
                           *table.rows[*table.best].best);
    return context.print({{"sweep", table.id},
                          {"metric", table.spec.metric},
                          {"trials", rows},
                          {"best", table.best ? json(*table.best) : json(nullptr)}},
                         text.text(context.out) + printable(best));
}

Result<int> beginSweep(Context &context, SweepArguments &arguments)
{
    TY_ASSIGN(const auto spec, specOf(arguments));
    TY_ASSIGN(auto cloud, arguments.run ? openCloud(context) : openLedgerOnly(context));
    TY_ASSIGN(const auto id, cluster::findCluster(cloud, arguments.cluster));
    const auto keys =
        parseEnum<cluster::CredentialForwarding>(arguments.ownKeys).value_or(cluster::CredentialForwarding::No);
    TY_ASSIGN(arguments.id, training::startSweep(cloud, id, spec, keys));
    if (!arguments.run)
        return context.print({{"sweep", arguments.id}},
                             fmt::format("The trials of {} are in the queue of {}. They start while this runs: "
                                         "trainyardctl queue run {}\n",
                                         arguments.id, arguments.cluster, arguments.cluster));
    context.printMessage("The sweep is " + arguments.id + ".");
    const BudgetGuard guard(context, cloud);
    QueueAlerts rules(context, cloud, id);
    const auto unreachable = [&rules](std::optional<Timestamp> since) { rules.setUnreachable(since.has_value()); };
    const Status worked = training::runQueue(cloud, id, context.progress().sink(), context.stop, unreachable);
    return rules.finish(worked ? showSweep(context, arguments) : Result<int>(fail(worked.error())));
}

Result<int> listSweeps(Context &context, const SweepArguments &arguments)
{
    TY_ASSIGN(auto cloud, openLedgerOnly(context));
    TY_ASSIGN(const auto id, cluster::findCluster(cloud, arguments.cluster));
    TY_ASSIGN(const auto ids, training::sweepsOf(cloud, id));
    std::string text;
    for (const std::string &one : ids)
        text += one + "\n";
    return context.print({{"sweeps", ids}}, ids.empty() ? "No sweeps.\n" : printable(text));
}

} // namespace

void addSweep(Commands &commands)
{
    CLI::App *sweep = commands.add("sweep", "One job with several values of its parameters");
    sweep->require_subcommand(1);

    auto o = std::make_shared<SweepArguments>();
    CLI::App *start =
        commands.add("start", "Add a run for each combination of values to the queue of a cluster", sweep);
    start->add_option("NAME", o->cluster, "Cluster")->required();
    o->job.addTo(*start);
    start
        ->add_option(
            "--grid", o->grid,
            "NAME=V1,V2,...: all of these values. NAME is a field of the job file (learningRate), or stands as "
            "{NAME} in the command; may be repeated")
        ->allow_extra_args(false);
    start
        ->add_option("--random", o->random,
                     "NAME=LOW:HIGH, NAME=LOW:HIGH:log or NAME=LOW:HIGH:whole: random values; needs --trials")
        ->allow_extra_args(false);
    start->add_option("--trials", o->trials, "Random draws for each combination of the grid")
        ->check(CLI::Range(0, int(training::kMostTrials)));
    start->add_option("--sweep-seed", o->seed, "Of the random values")->capture_default_str();
    start->add_option("--metric", o->metric, "What is compared, as in the records of a run")->capture_default_str();
    start->add_flag("--minimize", o->minimize, "The smallest value is the best one, as of a loss");
    start->add_flag("--run", o->run, "Work at the queue until all have ended, and show the table");
    start->add_option("--own-keys", o->ownKeys, "As of trainyardctl run")
        ->check(CLI::IsMember({"no", "limited", "full"}));
    commands.onRun(start, [o](Context &context) { return beginSweep(context, *o); });

    auto shown = std::make_shared<SweepArguments>();
    CLI::App *show = commands.add("show", "The trials with their best values", sweep);
    show->add_option("SWEEP", shown->id, "Sweep: w-...")->required();
    show->add_flag("--csv", shown->csv, "As comma-separated values");
    commands.onRun(show, [shown](Context &context) { return showSweep(context, *shown); });

    auto listed = std::make_shared<SweepArguments>();
    CLI::App *list = commands.add("ls", "The sweeps of a cluster, newest first", sweep);
    list->add_option("NAME", listed->cluster, "Cluster")->required();
    commands.onRun(list, [listed](Context &context) { return listSweeps(context, *listed); });
}

} // namespace trainyard::cli
