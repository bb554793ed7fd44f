#include <algorithm>
#include <filesystem>
#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/context.h"
#include "backend/core/try.h"
#include "backend/core/units.h"
#include "backend/training/checkpoints/checkpoints.h"
#include "backend/training/checkpoints/model_export.h"
#include "backend/training/run/cluster_run.h"
#include "backend/wording/messages.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;
using Align = Table::Align;
namespace fs = std::filesystem;
using training::Checkpoint;

constexpr auto kTransferTime = std::chrono::hours(12); // the network timeouts end a dead transfer long before

struct ModelOptions {
    std::string run, to, metric = "accuracy";
    bool best = false, last = false;
    std::optional<int> epoch;

    training::CheckpointChoice choice() const
    {
        return {best, parseEnum<training::BestBy>(metric).value_or(training::BestBy::Accuracy), epoch};
    }
};

json checkpointJson(const Checkpoint &checkpoint)
{
    const auto &header = checkpoint.header;
    return {{"epoch", header.epochs},
            {"within", header.within},
            {"step", header.step},
            {"model", header.model},
            {"bytes", header.bytes},
            {"sha256", header.sha256},
            {"validation_accuracy", orNull(checkpoint.accuracy)},
            {"validation_loss", orNull(checkpoint.loss)},
            {"file", checkpoint.here.empty() ? json() : json(checkpoint.here.string())},
            {"uri", checkpoint.uri.empty() ? json() : json(checkpoint.uri)},
            {"nodes", checkpoint.nodes}};
}

/// A run and its checkpoints. Places that could not be read are reported.
struct Found {
    cluster::CloudContext cloud;
    ledger::Run run;
    training::CheckpointList list;
};

Result<Found> find(Context &context, const std::string &wanted)
{
    TY_ASSIGN(auto cloud, openLedgerOnly(context));
    TY_ASSIGN(auto run, training::findRun(cloud, wanted));
    TY_ASSIGN(auto list, training::listCheckpoints(cloud, run, context.request()));
    for (const auto &[place, error] : list.notRead)
        context.printMessage("trainyardctl: " + place + " was not read: " + wording::message(error));
    return Found{std::move(cloud), std::move(run), std::move(list)};
}

Result<int> list(Context &context, const ModelOptions &options)
{
    TY_ASSIGN(const auto found, find(context, options.run));
    json rows = json::array(), notRead = json::array();
    Table table({{"EPOCH", Align::Right},
                 {"STEP", Align::Right},
                 {"SIZE", Align::Right},
                 {"VALIDATION", Align::Right},
                 {"LOSS", Align::Right},
                 {""},
                 {"WHERE"}});
    const Checkpoint *const last = found.list.last(), *const best = found.list.best(options.choice().by);
    for (const Checkpoint &c : found.list.checkpoints) {
        json row = checkpointJson(c);
        row["last"] = &c == last;
        row["best"] = &c == best;
        rows.push_back(std::move(row));
        table.add({std::to_string(c.header.epochs) + (c.header.within ? "+" : ""), std::to_string(c.header.step),
                   formatBytes(c.header.bytes), c.accuracy ? fmt::format("{:.2f} %", 100 * *c.accuracy) : "",
                   c.loss ? fmt::format("{:.4f}", *c.loss) : "",
                   fmt::format("{}{}{}", &c == last ? "last" : "", &c == last && &c == best ? ", " : "",
                               &c == best ? "best" : ""),
                   placesOf(c)});
    }
    for (const auto &[place, error] : found.list.notRead)
        notRead.push_back({{"place", place}, {"sentence", wording::message(error)}});
    return context.print({{"run", found.run.id.value}, {"checkpoints", rows}, {"not_read", notRead}},
                         table.empty() ? "No checkpoints.\n" : table.text(context.out));
}

/// The target as an absolute path of a file; a folder receives a file that is named after the run.
fs::path targetOf(const ModelOptions &options, const Found &found, const Checkpoint &checkpoint)
{
    std::error_code error;
    const fs::path to = fs::absolute(options.to, error);
    const auto name = found.run.id.value + "-" + protocol::fileNameOf(checkpoint.header.name());
    return fs::is_directory(to, error) || !to.has_filename() ? to / name : to;
}

Result<int> get(Context &context, const ModelOptions &options)
{
    TY_ASSIGN(const auto found, find(context, options.run));
    TY_ASSIGN(const auto chosen, training::chooseCheckpoint(found.list, found.run, options.choice()));
    const fs::path to = targetOf(options, found, chosen);
    ProgressView view(stderr, context.globals.json);
    TY_TRY(training::saveModel(found.cloud, found.run, chosen, training::ModelFormat::Checkpoint, to, view.sink(),
                               {Deadline::after(kTransferTime), context.stop}));
    view.close();
    json value = checkpointJson(chosen);
    value["run"] = found.run.id.value;
    value["to"] = to.string();
    return context.print(value, fmt::format("{}: epoch {}, step {}, {}\n", to.string(), chosen.header.epochs,
                                            chosen.header.step, formatBytes(chosen.header.bytes)));
}

Result<int> exportModel(Context &context, const ModelOptions &options)
{
    const fs::path wanted = options.to;
    if (wanted.extension() != ".safetensors" && wanted.extension() != ".onnx")
        return context.wrongUsage("--to is a file that ends with .safetensors or .onnx.");
    TY_ASSIGN(const auto found, find(context, options.run));
    TY_ASSIGN(const auto chosen, training::chooseCheckpoint(found.list, found.run, options.choice()));
    const fs::path to = targetOf(options, found, chosen);
    ProgressView view(stderr, context.globals.json);
    const auto format =
        wanted.extension() == ".onnx" ? training::ModelFormat::Onnx : training::ModelFormat::Safetensors;
    TY_TRY(training::saveModel(found.cloud, found.run, chosen, format, to, view.sink(),
                               {Deadline::after(kTransferTime), context.stop}));
    view.close();
    std::error_code error;
    const auto bytes = fs::file_size(to, error);
    json value = checkpointJson(chosen);
    value["run"] = found.run.id.value;
    value["to"] = to.string();
    value["bytes"] = error ? 0 : bytes;
    return context.print(value, fmt::format("{}: {} after epoch {}, {}\n", to.string(), chosen.header.model,
                                            chosen.header.epochs, formatBytes(error ? 0 : bytes)));
}

void addChoice(CLI::App *command, ModelOptions &options)
{
    auto *best = command->add_flag("--best", options.best, "The best one, by --metric");
    auto *last = command->add_flag("--last", options.last, "The last one (default)");
    auto *epoch =
        command->add_option("--epoch", options.epoch, "The one after so many epochs")->check(CLI::Range(0, 1'000'000));
    best->excludes(last)->excludes(epoch);
    last->excludes(epoch);
}

} // namespace

void addModel(Commands &commands)
{
    CLI::App *model = commands.add("model", "Checkpoints and models of a run, also after its machines are gone");
    model->require_subcommand(1);
    const auto add = [&](const char *name, const char *about, Result<int> (*run)(Context &, const ModelOptions &)) {
        auto options = std::make_shared<ModelOptions>();
        CLI::App *command = commands.add(name, about, model);
        command->add_option("RUN", options->run, "Run: its ID, the beginning of it, or latest")->required();
        command->add_option("--metric", options->metric, "The best one is chosen by: accuracy or loss of validation")
            ->capture_default_str()
            ->check(CLI::IsMember({"accuracy", "loss"}));
        commands.onRun(command, [options, run](Context &context) { return run(context, *options); });
        return std::pair(command, options);
    };
    add("ls", "What there is, and where: on this computer, in the bucket, on machines", list);
    const auto [getCommand, getOptions] = add("get", "Copy a checkpoint to a file, checked", get);
    addChoice(getCommand, *getOptions);
    getCommand->add_option("--to", getOptions->to, "File or folder")->required();
    const auto [exportCommand, exportOptions] =
        add("export", "Write a model for other programs: PyTorch's names and layout, or ONNX", exportModel);
    addChoice(exportCommand, *exportOptions);
    exportCommand->add_option("--to", exportOptions->to, "FILE.safetensors or FILE.onnx")->required();
}

} // namespace trainyard::cli
