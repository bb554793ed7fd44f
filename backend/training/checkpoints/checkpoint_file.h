#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>

#include "backend/core/result.h"
#include "backend/core/time/deadline.h"
#include "backend/protocol/checkpoint_name.h"

namespace trainyard::training {

/// The header of a checkpoint, without its weights. The format is that of runtime/nn/checkpoint.h.
struct CheckpointHeader {
    std::string run, model;
    std::string network; ///< the model as JSON, if it is not a built-in one
    int epochs = 0;      ///< finished
    bool within = false; ///< made during the next epoch
    std::int64_t step = 0;
    std::string sha256;       ///< of the data, hexadecimal
    std::uint64_t dataAt = 0; ///< where they begin
    std::uint64_t bytes = 0;  ///< of the complete file
    protocol::CheckpointName name() const { return {epochs, within ? std::optional(step) : std::nullopt}; }
};

/// Reads up to `bytes` bytes from `offset`; fewer only at the end.
using ReadPart = std::function<Result<std::string>(std::uint64_t offset, std::size_t bytes)>;

/// Reads the header of a checkpoint, wherever it is.
/// \param source  its name, for errors
/// \error CorruptData (no checkpoint, or a damaged one; larger than a checkpoint may be), those of the function
Result<CheckpointHeader> readCheckpointHeader(const ReadPart &, const std::string &source);
/// \error also NotFound, PermissionDenied, IoFailure
Result<CheckpointHeader> readCheckpointHeader(const std::filesystem::path &);

/// Reads a complete file and compares it with the size and the SHA-256 in its header.
/// \error ChecksumMismatch, those of readCheckpointHeader; Timeout, Cancelled
Result<CheckpointHeader> verifyCheckpoint(const std::filesystem::path &, const CallContext &);

} // namespace trainyard::training
