#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/runtime/nn/model.h"
#include "backend/runtime/nn/optimizer.h"
#include "backend/runtime/nn/safetensors.h"

namespace trainyard::nn {

/// The saved state of a training run: the weights, and the arrays of the optimiser beside them. On disk it is a
/// safetensors file (8 bytes of length, JSON header, raw little-endian float32), so other tools can read the weights.
/// Our own fields are in its `__metadata__`, with a SHA-256 of the data.
struct Checkpoint {
    std::string model;                        ///< "lenet"
    int epoch = 0;                            ///< epochs finished
    std::int64_t view = 0;                    ///< membership version at the time of writing
    std::int64_t step = 0;                    ///< updates applied since the start of the run
    std::map<std::string, std::string> notes; ///< additional fields, for people and later readers
    std::vector<TensorInfo> tensors;
    std::vector<float> parameters; ///< [p]
    std::string optimizer;         ///< "adam": the kind that `state` belongs to; empty without state
    OptimizerState state;          ///< at most 2 arrays
};

/// Writes beside the target, syncs and renames: a full disk or a kill leaves the last checkpoint intact.
/// \error DiskFull, PermissionDenied, NotFound (no such folder), IoFailure, InvalidArgument (tensors and parameters
///     disagree), Cancelled
Status saveCheckpoint(const std::filesystem::path &, const Checkpoint &, std::stop_token = {});

/// Reads and verifies a checkpoint.
/// \error NotFound, PermissionDenied, IoFailure, CorruptData (truncated, damaged or not safetensors; the message names
///     what was expected and what was found), ChecksumMismatch, ProtocolMismatch (no checkpoint, or one of another
///     version), Unsupported (a tensor that is not F32)
Result<Checkpoint> loadCheckpoint(const std::filesystem::path &);

/// Whether a safetensors file was written by saveCheckpoint.
bool isCheckpoint(const Safetensors &);
/// The checkpoint in a safetensors file.
/// \param source  name of the file, for errors
/// \error as loadCheckpoint
Result<Checkpoint> checkpointOf(const Safetensors &, const std::string &source);

/// Checks that the tensors of a checkpoint are those of the model.
/// \error InvalidArgument, naming the first difference
Status fits(const Checkpoint &, const Model &);

/// The readable checkpoint with the highest epoch and, within that, step, by its name; damaged ones are skipped.
/// \error NotFound
Result<std::filesystem::path> latestCheckpoint(const std::filesystem::path &folder);

} // namespace trainyard::nn
