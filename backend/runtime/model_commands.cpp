#include "backend/runtime/model_commands.h"

#include <cstdio>
#include <memory>
#include <optional>
#include <string>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "backend/core/try.h"
#include "backend/runtime/launch/roles.h"
#include "backend/runtime/nn/formats/model_files.h"
#include "backend/runtime/nn/formats/model_json.h"

namespace trainyard {

namespace {

struct ModelOptions {
    std::string from, to, network;
};

/// Reads a file, or a model by name, which has no weights.
Result<nn::WeightedModel> readFrom(const ModelOptions &options)
{
    if (options.from.find('.') == std::string::npos) {
        TY_ASSIGN(auto model, nn::modelFor(options.from));
        return nn::WeightedModel{std::move(model), {}};
    }
    std::optional<nn::Model> network;
    if (!options.network.empty()) {
        TY_ASSIGN(auto model, nn::modelFor(options.network));
        network = std::move(model);
    }
    return nn::readModelFile(options.from, network);
}

Status show(const ModelOptions &options)
{
    TY_ASSIGN(const auto read, readFrom(options));
    const auto shapes = read.model.shapes();
    const auto tensors = nn::tensorsOf(read.model);
    if (!shapes || !tensors)
        return fail(!shapes ? shapes.error() : tensors.error());
    const nn::ParameterCount count = nn::trainable(*tensors);
    std::string text = nn::toJson(read.model);
    text += fmt::format("{} layers, {} scores, {} tensors of {} parameters, {}\n", read.model.layers.size(),
                        shapes->back().size(), count.tensors, count.floats,
                        read.parameters.empty() ? "no weights" : "with weights");
    std::fputs(text.c_str(), stdout);
    return {};
}

Status write(const ModelOptions &options, Status (*to)(const std::filesystem::path &, const nn::WeightedModel &))
{
    const auto read = readFrom(options);
    return read ? to(options.to, *read) : fail(read.error());
}

} // namespace

std::vector<std::function<int()>> addModelCommands(CLI::App &app)
{
    CLI::App *group = app.add_subcommand("model", "models and their weights")->require_subcommand(1);
    std::vector<std::function<int()>> commands;
    const auto add = [&](const char *name, const char *about, const char *to,
                         std::function<Status(const ModelOptions &)> run) {
        auto options = std::make_shared<ModelOptions>();
        CLI::App *command = group->add_subcommand(name, about);
        command->add_option("FILE", options->from, "a checkpoint, .safetensors, .onnx or .json, or a model's name")
            ->required();
        if (to)
            command->add_option("--to", options->to, to)->required();
        command->add_option("--network", options->network,
                            "name or .json of the model, when the file has only weights");
        commands.emplace_back([command, options, run = std::move(run)]() -> int {
            return command->parsed() ? launch::exitStatus(run(*options)) : -1;
        });
    };
    add("show", "print what a file holds", nullptr, show);
    add("export", "write a checkpoint for other programs", "FILE.safetensors, FILE.onnx or FILE.json",
        [](const ModelOptions &options) { return write(options, nn::writeModelFile); });
    add("import", "make a checkpoint of what other programs wrote", "checkpoint to be written",
        [](const ModelOptions &options) { return write(options, nn::writeFirstCheckpoint); });
    return commands;
}

} // namespace trainyard
