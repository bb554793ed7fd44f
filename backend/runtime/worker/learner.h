#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "backend/core/result.h"
#include "backend/protocol/control.h"

namespace trainyard::worker {

/// What a worker trains: a model with its data. The loop of worker.h knows nothing else about either. One thread.
class Learner {
public:
    virtual ~Learner() = default;

    virtual std::size_t parameterCount() const = 0;
    /// Load the data. errors CorruptData, NotFound, those of the storage
    virtual Status load() = 0;
    virtual std::int64_t trainingSamples() const = 0;

    /// Make ready for steps of `batch` samples; parameters() keep their values. errors as nn::Network::build
    virtual Status prepare(int batch) = 0;
    virtual std::span<float> parameters() = 0;      ///< [p]; moves with prepare
    virtual std::span<const float> gradients() = 0; ///< [p] of the last step, summed over its samples

    /// Deal this worker's part of an epoch. All parts have the same number of batches.
    virtual void beginEpoch(int epoch, int parts, int index) = 0;
    virtual std::int64_t batches() const = 0;
    /// Forward and backward of the next batch, which may have 0 samples. errors Diverged, Internal
    virtual Result<protocol::Tally> step() = 0;
    /// Evaluate this worker's part of the validation set.
    virtual Result<protocol::Tally> validate(int parts, int index) = 0;

    /// Write a checkpoint; its path. errors DiskFull, PermissionDenied, IoFailure
    virtual Result<std::string> save(int epochsDone, int view, std::int64_t step) = 0;
};

} // namespace trainyard::worker
