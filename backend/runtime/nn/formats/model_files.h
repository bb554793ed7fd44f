#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "backend/core/result.h"
#include "backend/runtime/nn/checkpoint.h"
#include "backend/runtime/nn/formats/torch_tensors.h"

namespace trainyard::nn {

/// The model that --network names: a file of model_json.h if it ends in .json, else a name of modelNames().
/// \error as modelNamed, readFile and modelFromJson
Result<Model> modelFor(const std::string &nameOrFile);

/// The model of a checkpoint: the one described in it, or the built-in one of its name with as many classes as the
/// checkpoint has scores.
/// \error as modelFromJson and modelNamed; InvalidArgument (the tensors do not match)
Result<Model> modelOf(const Checkpoint &);

/// Reads weights under PyTorch's names from a file that is not a checkpoint of ours.
/// \param network  the model of the weights; by default the one described in the file
/// \error as fromTorch and modelFromJson; Unsupported (types), InvalidArgument (no model is given)
Result<WeightedModel> foreignWeights(const Safetensors &, const std::string &source,
                                     const std::optional<Model> &network);

/// Reads a model from a file, whose format follows from its extension:
///     .json         a description; no weights
///     .onnx         see onnx_import.h
///     .safetensors  a checkpoint, or weights under PyTorch's names of F32, F64, F16 or BF16
/// \param network  the model of a .safetensors file; by default the one described or named in the file
/// \error NotFound, PermissionDenied, IoFailure, CorruptData, ChecksumMismatch, ProtocolMismatch, Unsupported,
///     InvalidArgument
Result<WeightedModel> readModelFile(const std::filesystem::path &, const std::optional<Model> &network = {});

/// Writes a file atomically, in the format of its extension: .json the description, .onnx, .safetensors weights for
/// PyTorch.
/// \error as toOnnx, toTorch and writeFileAtomically; InvalidArgument (another extension)
Status writeModelFile(const std::filesystem::path &, const WeightedModel &);

/// Writes a checkpoint with no epoch finished, from which training can start.
/// \error as tensorsOf and saveCheckpoint; InvalidArgument (no weights)
Status writeFirstCheckpoint(const std::filesystem::path &, const WeightedModel &);

} // namespace trainyard::nn
