#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/commands/runs/budget_guard.h"
#include "backend/cli/commands/runs/runs_edit.h"
#include "backend/cli/commands/runs/system_metrics.h"
#include "backend/cli/context.h"
#include "backend/cli/follow.h"
#include "backend/core/encoding.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/protocol/job/training_command.h"
#include "backend/training/checkpoints/save_request.h"
#include "backend/training/records/event_files.h"
#include "backend/training/records/metric_report.h"
#include "backend/training/records/run_details.h"
#include "backend/training/run/cluster_run.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;
using Align = Table::Align;

/// Stores the records of an active run since the last reader. An unreachable run is reported and is not fatal.
/// \return whether its head node responds, or the run is over
bool catchUp(Context &context, const cluster::CloudContext &cloud, const ledger::Run &run)
{
    if (training::isOver(run))
        return true;
    training::FollowOptions options;
    options.untilQuiet = true;
    const auto end = training::followRun(cloud, run.id, options, context.stop);
    if (!end)
        context.printMessage("trainyardctl: what is stored of " + run.id.value + " may be old: " + end.error().detail);
    return end || end.error().code == ErrorCode::PeerLost; // the latter is a known end
}

json jsonOfExits(const std::vector<training::TaskExit> &exits)
{
    json list = json::array();
    for (const training::TaskExit &end : exits)
        list.push_back({{"node", end.node},
                        {"label", end.label},
                        {"rank", end.rank},
                        {"status", end.status},
                        {"sentence", end.sentence},
                        {"root_cause", end.rootCause}});
    return list;
}

struct RunsOptions {
    std::string cluster, stop, save, command, search, sort = "started";
    bool now = false, archived = false;
    RunsEdit edit;
};

/// One line of the list.
struct ListedRun {
    ledger::Run run;
    ledger::RunLabels labels;
    std::string clusterName, parameters;
    training::RunFigures figures;
    std::vector<training::TaskExit> exits;

    /// Whether every word occurs in it.
    bool contains(const std::string &words) const
    {
        const std::string all =
            lowered(run.id.value + " " + run.name + " " + labels.name + " " + clusterName + " " + labels.tags + " " +
                    labels.notes + " " + parameters + " " + std::string(toString(run.state)));
        const auto wanted = split(words, ' ');
        return std::ranges::all_of(wanted,
                                   [&](std::string_view word) { return all.find(lowered(word)) != std::string::npos; });
    }
};

Result<std::vector<ListedRun>> readList(const cluster::CloudContext &cloud, const ClusterId &id,
                                        const RunsOptions &options)
{
    TY_ASSIGN(const auto runs, cloud.ledger->runs(id));
    TY_ASSIGN(const auto allLabels, cloud.ledger->runLabels());
    std::map<RunId, ledger::RunLabels> labels;
    for (const ledger::RunLabels &of : allLabels)
        labels.emplace(of.run, of);
    std::vector<ListedRun> list;
    for (const ledger::Run &run : runs) {
        ListedRun line;
        line.run = run;
        line.labels = labels[run.id];
        if (line.labels.archived.has_value() != options.archived)
            continue;
        const auto records = cloud.ledger->metrics(run.id).value_or(ledger::MetricRows()).records;
        line.figures = training::figuresOf(run, training::epochTable(records), SystemClock::instance().now());
        line.exits = training::exitsOf(records);
        const auto owner = cloud.ledger->cluster(run.cluster);
        line.clusterName = owner && *owner ? (*owner)->name : run.cluster.value;
        if (const auto job = protocol::jobSpecFromJson(run.job))
            line.parameters = training::shortParameters(*job);
        if (line.contains(options.search))
            list.push_back(std::move(line));
    }
    const auto by = [&](const ListedRun &line) {
        if (options.sort == "best")
            return line.figures.bestAccuracy.value_or(-1);
        return options.sort == "duration" ? line.figures.seconds.value_or(0) : double(line.figures.epochs);
    };
    if (options.sort == "name")
        std::ranges::stable_sort(list, {}, [](const ListedRun &line) {
            return line.labels.name.empty() ? line.run.name : line.labels.name;
        });
    else if (options.sort != "started")
        std::ranges::stable_sort(list, std::ranges::greater(), by);
    return list;
}

Result<int> listRuns(Context &context, const RunsOptions &options)
{
    TY_ASSIGN(auto cloud, openLedgerOnly(context));
    ClusterId id;
    if (!options.cluster.empty()) {
        TY_ASSIGN(id, cluster::findCluster(cloud, options.cluster));
    }
    TY_ASSIGN(const auto runs, cloud.ledger->runs(id));
    std::set<RunId> unreachable;
    for (const auto &run : runs) {
        if (!catchUp(context, cloud, run))
            unreachable.insert(run.id);
    }
    TY_ASSIGN(const auto lines, readList(cloud, id, options));
    json list = json::array();
    std::string continued; // how active runs continued after the loss of their heads
    Table table({{"RUN"},
                 {"NAME"},
                 {"CLUSTER"},
                 {"MODEL"},
                 {"STATE"},
                 {"EPOCHS", Align::Right},
                 {"VALIDATION", Align::Right},
                 {"BEST", Align::Right},
                 {"STARTED"},
                 {"TAGS"}});
    for (const ListedRun &line : lines) {
        const auto &[run, labels, clusterName, parameters, figures, exits] = line;
        json value = toJson(run);
        const bool responds = !unreachable.contains(run.id);
        value["reachable"] = responds;
        if (!training::isOver(run))
            value["state"] = toString(training::stateOf(run));
        value["epochs"] = figures.epochs;
        value["validation_accuracy"] = orNull(figures.validationAccuracy);
        value["best_epoch"] = orNull(figures.bestEpoch);
        value["best_validation_accuracy"] = orNull(figures.bestAccuracy);
        value["label"] = labels.name;
        value["notes"] = labels.notes;
        value["tags"] = training::tagsOf(labels.tags);
        value["archived"] = orNull(labels.archived);
        value["parameters"] = parameters;
        if (!exits.empty())
            value["exits"] = jsonOfExits(exits);
        list.push_back(std::move(value));
        const auto percentText = [](const std::optional<double> &share) {
            return share ? fmt::format("{:.2f} %", 100 * *share) : std::string();
        };
        table.add({run.id.value, labels.name, clusterName, run.name,
                   responds ? std::string(toString(run.state)) : "unreachable", std::to_string(figures.epochs),
                   percentText(figures.validationAccuracy),
                   percentText(figures.bestAccuracy) +
                       (figures.bestAccuracy ? fmt::format(" ({})", figures.bestEpoch.value_or(0)) : ""),
                   ageOf(run.created) + " ago", labels.tags});
        if (!training::isOver(run) && !run.detail.empty())
            continued += printable(run.id.value + ": " + run.detail + "\n");
    }
    const char *const none = !options.search.empty() ? "No run matches.\n"
                             : options.archived      ? "No archived runs.\n"
                                                     : "No runs.\n";
    return context.print({{"runs", list}}, table.empty() ? none : table.text(context.out) + continued);
}

/// The line for a shell in which a launch script of MXNet starts workers of the run's job.
Result<int> showTrainingCommand(Context &context, const std::string &idOrPrefix)
{
    TY_ASSIGN(auto cloud, openLedgerOnly(context));
    TY_ASSIGN(const auto run, training::findRun(cloud, idOrPrefix));
    TY_ASSIGN(const auto job, protocol::jobSpecFromJson(run.job));
    TY_ASSIGN(const auto command, protocol::trainingCommand(job));
    return context.print(
        {{"run", run.id.value}, {"training_cmd", command}},
        printable(fmt::format("export {}={}", protocol::kTrainingCommandVariable, shellQuote(command))) + "\n");
}

/// Stops a run; the machines stay.
Result<int> stopRun(Context &context, const RunsOptions &options)
{
    using training::StopMode;
    TY_ASSIGN(auto cloud, openLedgerOnly(context));
    TY_ASSIGN(const auto run, training::findRun(cloud, options.stop));
    if (options.now && !isOver(run.state)) {
        TY_TRY(context.confirm("End the run " + run.id.value + " without a checkpoint?"));
    }
    const auto mode = options.now ? StopMode::AtOnce : StopMode::SaveCheckpoint;
    TY_ASSIGN(const auto end, training::stopRun(cloud, run.id, mode, context.progress().sink(), context.stop));
    const std::string state(toString(end.state));
    return context.print({{"run", run.id.value}, {"state", state}, {"note", end.note}},
                         printable(run.id.value + " is " + state + (end.note.empty() ? "" : ": " + end.note) + "\n"));
}

/// Requests a checkpoint; the run goes on.
Result<int> saveRun(Context &context, const RunsOptions &options)
{
    TY_ASSIGN(auto cloud, openLedgerOnly(context));
    TY_ASSIGN(const auto run, training::findRun(cloud, options.save));
    TY_TRY(training::requestSave(cloud, run.id, context.request()));
    return context.print({{"run", run.id.value}, {"requested", true}},
                         run.id.value + " saves a checkpoint after the current step\n");
}

/// "Best: 97.80 % in epoch 9"; empty without validation.
std::string bestLine(const std::vector<training::EpochRow> &epochs)
{
    const training::EpochRow *best = training::bestEpoch(epochs);
    if (!best)
        return {};
    return best->validationAccuracy && std::isfinite(*best->validationAccuracy)
               ? fmt::format("Best: {:.2f} % in epoch {}\n", 100 * *best->validationAccuracy, best->epoch + 1)
               : fmt::format("Best: validation loss {:.4f} in epoch {}\n", *best->validationLoss, best->epoch + 1);
}

struct MetricsOptions {
    std::string run, eventFolder;
    bool follow = false, csv = false, system = false, markdown = false;
};

Result<int> showMetrics(Context &context, const MetricsOptions &options)
{
    if (options.system)
        return showSystemMetrics(context, options.run, options.csv);
    TY_ASSIGN(auto cloud, openLedgerOnly(context));
    TY_ASSIGN(const auto run, training::findRun(cloud, options.run));
    if (options.follow) {
        const BudgetGuard guard(context, cloud, BudgetGuard::Account::OpenForMeasures);
        return followToEnd(context, cloud, run.id, options.csv);
    }
    catchUp(context, cloud, run);
    TY_ASSIGN(const auto metrics, cloud.ledger->metrics(run.id));
    const auto &records = metrics.records;
    if (options.csv)
        return context.print(json(training::metricsCsv(records)), training::metricsCsv(records));
    if (!options.eventFolder.empty()) {
        TY_TRY(training::writeEventFiles(options.eventFolder, records));
        const std::string shown =
            fmt::format("Written for TensorBoard: tensorboard --logdir {}\n", printable(options.eventFolder));
        return context.print(json{{"folder", options.eventFolder}}, shown);
    }
    if (options.markdown)
        return context.print(json(training::epochMarkdown(records)), training::epochMarkdown(records));
    json list = json::array();
    for (const auto &record : records)
        list.push_back(toJson(record));
    Table table({{"EPOCH", Align::Right},
                 {"WORKERS", Align::Right},
                 {"TRAIN", Align::Right},
                 {"LOSS", Align::Right},
                 {"VALIDATION", Align::Right},
                 {"LOSS", Align::Right},
                 {"SAMPLES/S", Align::Right},
                 {"SECONDS", Align::Right}});
    const auto cell = [](const std::optional<double> &v, double factor, const char *form) {
        return v ? fmt::format(fmt::runtime(form), factor * *v) : "";
    };
    const auto epochs = training::epochTable(records);
    for (const auto &row : epochs) {
        table.add({std::to_string(row.epoch + 1), std::to_string(row.workers), cell(row.trainAccuracy, 100, "{:.2f} %"),
                   cell(row.trainLoss, 1, "{:.4f}"), cell(row.validationAccuracy, 100, "{:.2f} %"),
                   cell(row.validationLoss, 1, "{:.4f}"), cell(row.samplesPerSecond, 1, "{:.0f}"),
                   cell(row.seconds, 1, "{:.2f}")});
    }
    TerminalText text = table.empty() ? "Nothing was measured yet.\n" : table.text(context.out);
    text += bestLine(epochs);
    for (const std::string &line : training::eventLines(records))
        text += printable(line) + "\n";
    const std::string warning = training::benchmarkWarning(records).english();
    if (!warning.empty())
        text += "Warning: " + warning + "\n";
    return context.print({{"run", run.id.value}, {"records", list}, {"warning", warning}}, text);
}

} // namespace

void addRuns(Commands &commands)
{
    auto listed = std::make_shared<RunsOptions>();
    CLI::App *runs = commands.add("runs", "Runs, newest first; stop, label, archive or delete one");
    runs->add_option("NAME", listed->cluster, "Only those of one cluster");
    auto *stop = runs->add_option("--stop", listed->stop,
                                  "Stop this run after a checkpoint: its ID, the beginning of it, or latest");
    runs->add_flag("--now", listed->now, "With --stop: at once, without a checkpoint")->needs(stop);
    auto *save = runs->add_option("--checkpoint", listed->save,
                                  "Save a checkpoint of this run after the current step; it goes on")
                     ->excludes(stop);
    auto *command =
        runs->add_option("--training-cmd", listed->command,
                         "Print TRAINING_CMD of this run, for launch scripts of MXNet, as a line for a shell");
    command->excludes(stop)->excludes(save);
    runs->add_option("--search", listed->search,
                     "Only runs with all of these words in their name, model, cluster, tags, notes or parameters");
    runs->add_option("--sort", listed->sort, "Order: started (newest first), name, best, epochs or duration")
        ->check(CLI::IsMember({"started", "name", "best", "epochs", "duration"}));
    runs->add_flag("--archived", listed->archived, "List the archived runs");
    addRunsEdit(runs, listed->edit, {stop, save, command});
    commands.onRun(runs, [listed](Context &context) {
        if (!listed->command.empty())
            return showTrainingCommand(context, listed->command);
        if (!listed->save.empty())
            return saveRun(context, *listed);
        if (listed->edit.any())
            return editRuns(context, listed->edit);
        return listed->stop.empty() ? listRuns(context, *listed) : stopRun(context, *listed);
    });

    auto metrics = std::make_shared<MetricsOptions>();
    CLI::App *metricsCommand = commands.add("metrics", "What a run measured, or its machines");
    metricsCommand
        ->add_option("RUN", metrics->run, "Run: its ID, the beginning of it, or latest; with --system also a cluster")
        ->required();
    auto *follow = metricsCommand->add_flag("-f,--follow", metrics->follow,
                                            "Follow the run until it ends; Ctrl-C stops following, not the run");
    metricsCommand->add_flag("--csv", metrics->csv, "Every record as CSV");
    metricsCommand
        ->add_flag("--markdown", metrics->markdown, "The table of epochs in Markdown, as of MXNet's parse_log")
        ->excludes(follow)
        ->excludes("--csv");
    metricsCommand
        ->add_option("--tensorboard", metrics->eventFolder, "Write every record to event files below this folder")
        ->type_name("FOLDER")
        ->excludes(follow)
        ->excludes("--csv")
        ->excludes("--markdown");
    metricsCommand
        ->add_flag("--system", metrics->system, "CPUs, memory, disks, network and GPUs of the machines, every 5 s")
        ->excludes(follow);
    commands.onRun(metricsCommand, [metrics](Context &context) { return showMetrics(context, *metrics); });
}

} // namespace trainyard::cli
