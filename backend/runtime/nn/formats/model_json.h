#pragma once

#include <string>
#include <string_view>

#include "backend/core/result.h"
#include "backend/runtime/nn/model.h"

namespace trainyard::nn {

/// Key of the model's JSON in the notes of a checkpoint and in the metadata of weights that we write.
inline constexpr const char *kModelNote = "trainyard.model";

/// Writes a model as a JSON object:
///     {"format": "trainyard-model", "version": 1, "name": "tiny",
///      "input": {"height": 28, "width": 28, "channels": 1},
///      "layers": [{"name": "conv1", "kind": "convolution", "outputs": 20, "kernel": 5},
///                 {"name": "sum", "kind": "add", "inputs": ["conv1", "conv1"]}, ...]}
/// Kinds: convolution, dense, batch-norm, max-pool, average-pool, global-average, add, tanh, relu. A layer has the
/// fields of Layer (model.h) that its kind uses; omitted fields have Layer's defaults. `inputs` lists names of layers,
/// with "image" for the input of the model; if omitted, it is the previous layer.
std::string toJson(const Model &);

/// Parses a description that toJson or a person wrote.
/// \param source  name of the file, for errors
/// \error InvalidArgument (one sentence that names the layer and the field; also whatever Model::shapes and tensorsOf
///     reject), ProtocolMismatch (a newer version)
Result<Model> modelFromJson(std::string_view text, const std::string &source);

} // namespace trainyard::nn
