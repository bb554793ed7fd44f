#pragma once

#include <string>
#include <string_view>

#include "backend/core/result.h"
#include "backend/runtime/nn/model.h"

namespace trainyard::nn {

/// Where the notes of a checkpoint, and the metadata of weights that we write, have the model as JSON.
inline constexpr const char *kModelNote = "trainyard.model";

/// A model as a JSON object:
///     {"format": "trainyard-model", "version": 1, "name": "tiny",
///      "input": {"height": 28, "width": 28, "channels": 1},
///      "layers": [{"name": "conv1", "kind": "convolution", "outputs": 20, "kernel": 5},
///                 {"name": "sum", "kind": "add", "inputs": ["conv1", "conv1"]}, ...]}
/// Kinds: convolution, dense, batch-norm, max-pool, average-pool, global-average, add, tanh, relu. A layer has the
/// fields of Layer (model.h) that its kind uses; those left out have Layer's defaults. inputs: names of layers, "image"
/// for the model's input; left out: the layer before.
std::string toJson(const Model &);

/// What toJson wrote, or a person. source: whose name an error has
/// errors  InvalidArgument: one sentence that names the layer and the field; also whatever Model::shapes and tensorsOf
///         refuse. ProtocolMismatch (a newer version)
Result<Model> modelFromJson(std::string_view text, const std::string &source);

} // namespace trainyard::nn
