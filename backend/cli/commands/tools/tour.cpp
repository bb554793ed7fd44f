#include <memory>
#include <mutex>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/commands.h"
#include "backend/cli/context.h"
#include "backend/cli/output/epoch_lines.h"
#include "backend/core/units.h"
#include "backend/tour/tour.h"
#include "backend/training/records/metric_report.h"
#include "backend/wording/messages.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;

json outcomeFields(const tour::TourOutcome &outcome, const tour::TourOptions &options)
{
    const tour::TourRecord &record = outcome.record;
    json steps = json::array();
    for (const auto &step : record.steps) {
        steps.push_back({{"name", step.name},
                         {"title", step.title},
                         {"ok", step.state == StepState::Done},
                         {"seconds", std::chrono::duration<double>(step.ended - step.began).count()},
                         {"message", step.message}});
    }
    const auto accuracy = training::lastValidationAccuracy(record.metrics);
    json result = {{"ok", outcome.passed()},
                   {"cluster", record.cluster.value},
                   {"run", record.run.value},
                   {"validation_accuracy", accuracy ? json(*accuracy) : json(nullptr)},
                   {"worker_joined_while_training", training::joinedWhileTraining(record.metrics)},
                   {"left", record.leftovers},
                   {"steps", steps},
                   {"seconds", std::chrono::duration<double>(record.ended - record.began).count()},
                   {"folder", options.outputFolder.string()}};
    if (!outcome.status)
        result["error"] = toJson(outcome.status.error(), record.failure);
    return result;
}

Result<int> runTour(Context &context, tour::TourOptions options)
{
    options.stateFolder = context.globals.stateDir;
    options.describe = wording::message;
    ProgressView view(stderr);
    EpochLines epochs([&view](const std::string &line) { view.printLine("    " + line); });
    tour::TourSinks sinks;
    sinks.progress = view.sink();
    sinks.metrics = [&](std::span<const protocol::MetricRecord> records, std::int64_t) { epochs.take(records); };
    const tour::TourOutcome outcome = tour::run(options, sinks, context.stop);
    view.close();

    if (context.globals.json)
        context.print(outcomeFields(outcome, options), "");
    if (!outcome.status)
        context.printMessage("trainyardctl: " + outcome.record.failure);
    const auto accuracy = training::lastValidationAccuracy(outcome.record.metrics);
    const auto took =
        std::chrono::duration_cast<std::chrono::milliseconds>(outcome.record.ended - outcome.record.began);
    std::string text = fmt::format("\nvalidation accuracy  {}\n",
                                   accuracy ? fmt::format("{:.2f} %", 100 * *accuracy) : "not measured");
    if (options.addWorkerAfterEpoch > 0)
        text += fmt::format("worker added         {}\n", training::joinedWhileTraining(outcome.record.metrics)
                                                             ? "joined while it trained"
                                                             : "did not join");
    text += fmt::format("resources left       {}\ntook                 {}\nreport               {}\n",
                        outcome.record.leftovers.size(), formatDuration(took),
                        (options.outputFolder / "report.md").string());
    context.printText(text);
    if (outcome.leftRunning || !outcome.record.leftovers.empty())
        return LeftRunning;
    return outcome.status ? Done : wording::exitStatus(outcome.status.error());
}

} // namespace

void addTour(Commands &commands)
{
    CLI::App *command =
        commands.add("tour", "Launch, train, add a worker, terminate, prove that nothing is left; costs nothing");
    auto options = std::make_shared<tour::TourOptions>();
    auto ignored = std::make_shared<bool>(false);
    command->add_option("--output", options->outputFolder, "Folder of report.md, metrics.csv and chart.png")
        ->capture_default_str();
    command->add_option("--workers", options->workers, "Workers at the start")
        ->capture_default_str()
        ->check(CLI::Range(1, 16));
    command->add_option("--epochs", options->epochs, "Epochs")->capture_default_str()->check(CLI::Range(1, 10000));
    command->add_option("--train", options->trainDigits, "Digits to train on")
        ->capture_default_str()
        ->check(CLI::Range(100, 60000));
    command->add_option("--test", options->validationDigits, "Digits to validate on")
        ->capture_default_str()
        ->check(CLI::Range(100, 60000));
    command->add_option("--model", options->model, "lenet or mlp")
        ->capture_default_str()
        ->check(CLI::IsMember({"lenet", "mlp"}));
    command->add_option("--batch-size", options->batchSize, "Samples of one step, of all workers together")
        ->capture_default_str();
    command
        ->add_option("--add-after", options->addWorkerAfterEpoch, "Epochs after which one worker is added; 0 adds none")
        ->capture_default_str()
        ->check(CLI::NonNegativeNumber);
    command->add_flag("--exit-when-done", *ignored, "Accepted for packaging/tour; in the terminal it is always so");
    commands.onRun(command, [options, ignored](Context &context) { return runTour(context, *options); });
}

} // namespace trainyard::cli
