#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/runtime/nn/model.h"
#include "backend/runtime/nn/optimizer.h"
#include "backend/runtime/nn/safetensors.h"

namespace trainyard::nn {

/// One saved state of a training. On disk it is a safetensors file (8 bytes of length, JSON header, raw little-endian
/// float32), so that other tools read the weights; our own fields are in its `__metadata__`, with a SHA-256 of the data.
struct Checkpoint {
    std::string model;                ///< "lenet"
    int epoch = 0;                    ///< epochs finished
    std::int64_t view = 0;            ///< membership version when it was written
    std::int64_t step = 0;            ///< updates applied since the start of the run
    std::map<std::string, std::string> notes; ///< anything else, for people and later readers
    std::vector<TensorInfo> tensors;
    std::vector<float> parameters;    ///< [p]
    std::string optimizer;            ///< "adam": whose state it is; empty when none is kept
    OptimizerState state;             ///< of at most 2 arrays
};

/// Write beside the target, sync, rename: a full disk or a kill leaves the last checkpoint intact.
/// errors  DiskFull, PermissionDenied, NotFound (no such folder), IoFailure, InvalidArgument (tensors and parameters disagree)
Status saveCheckpoint(const std::filesystem::path &, const Checkpoint &);

/// errors  NotFound, PermissionDenied, IoFailure, CorruptData (truncated, damaged, not a checkpoint: one sentence that says
///         what was expected and found), ChecksumMismatch, ProtocolMismatch (written by a newer version)
Result<Checkpoint> loadCheckpoint(const std::filesystem::path &);

/// Whether a safetensors file was written by saveCheckpoint, and what it holds. errors as loadCheckpoint
bool isCheckpoint(const Safetensors &);
Result<Checkpoint> checkpointOf(const Safetensors &, const std::string &source);

/// Whether the checkpoint's tensors are the ones of that model. errors InvalidArgument, naming the first difference
Status fits(const Checkpoint &, const Model &);

/// FOLDER/checkpoint-000012.safetensors; names sort by epoch.
std::filesystem::path checkpointPath(const std::filesystem::path &folder, int epoch);

/// The readable checkpoint with the highest epoch; damaged ones are passed over. errors NotFound
Result<std::filesystem::path> latestCheckpoint(const std::filesystem::path &folder);

} // namespace trainyard::nn
