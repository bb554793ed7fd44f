#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "backend/core/result.h"
#include "backend/runtime/nn/checkpoint.h"
#include "backend/runtime/nn/formats/torch_tensors.h"

namespace trainyard::nn {

/// The model that --network means: a name of modelNames() or a file of model_json.h, told by its ending .json.
/// errors  those of modelNamed, readFile and modelFromJson
Result<Model> modelFor(const std::string &nameOrFile);

/// The model of a checkpoint: described in it, or known by the name in it, with as many classes as it has scores.
/// errors  InvalidArgument: unknown, or its tensors are others
Result<Model> modelOf(const Checkpoint &);

/// Weights under PyTorch's names that are no checkpoint of ours. network: whose; else the file says it
/// errors  those of fromTorch and modelFromJson, Unsupported (types), InvalidArgument (nobody says which model)
Result<WeightedModel> foreignWeights(const Safetensors &, const std::string &source,
                                     const std::optional<Model> &network);

/// A model out of a file, told by its ending:
///     .json         a description; no weights
///     .onnx         see onnx_import.h
///     .safetensors  a checkpoint, or weights under PyTorch's names of F32, F64, F16 or BF16
/// network  the model when the file has only weights and does not say whose; a checkpoint or ONNX file says it itself
/// errors  NotFound, PermissionDenied, IoFailure, CorruptData, Unsupported, InvalidArgument
Result<WeightedModel> readModelFile(const std::filesystem::path &, const std::optional<Model> &network = {});

/// Written whole or not at all; the ending says what: .json the description, .onnx, .safetensors weights for PyTorch.
/// errors  those of toOnnx and toTorch, InvalidArgument (another ending), those of writeFileAtomically
Status writeModelFile(const std::filesystem::path &, const WeightedModel &);

/// A checkpoint of no epoch, from which a training can start. errors  as writeModelFile
Status writeFirstCheckpoint(const std::filesystem::path &, const WeightedModel &);

} // namespace trainyard::nn
