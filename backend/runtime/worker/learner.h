#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/protocol/control.h"
#include "backend/protocol/epoch_partition.h"
#include "backend/runtime/nn/optimizer.h"

namespace trainyard::worker {

/// Told by a step how far it is, so that the exchange with the servers goes on beside it. Ranges are of the arenas, in
/// floats. Called in the learner's thread.
class StepObserver {
public:
    virtual ~StepObserver() = default;
    /// Before the step first reads parameters() in [begin, end): waits until they have come from the servers. An error
    /// ends the step with it.
    virtual Status parametersNeeded(std::size_t begin, std::size_t end) = 0;
    /// The forward pass is over; what was counted stands. An error (Diverged) ends the step before a gradient is sent.
    virtual Status backwardBegins(const protocol::BatchMetrics &) = 0;
    /// gradients() in [begin, end) stay as they are until backwardBegins of the next step has returned, and this step
    /// reads parameters() in [begin, end) no more: new ones may be written there. Mostly from back to front; in any
    /// order.
    virtual void gradientsFinal(std::size_t begin, std::size_t end) = 0;
};

/// Where a training stands when it is saved.
struct TrainingPosition {
    int epochs = 0; ///< finished
    int view = 0;
    std::int64_t step = 0;                  ///< the next one
    std::vector<protocol::Range> remaining; ///< of the epoch that is under way; none: it has not begun
    nn::OptimizerState optimizer;           ///< none: it begins anew
};

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
    /// Have gradients() in this memory from the next prepare on, [p] and nn::AlignedBuffer::kSlack, where servers of
    /// this host read them; null: anywhere. Who does not care about it has them copied there.
    virtual void setGradientMemory(std::shared_ptr<float>) {}
    virtual std::span<float> parameters() = 0;      ///< [p]; moves with prepare
    virtual std::span<const float> gradients() = 0; ///< [p] of the last step, summed over its samples

    /// Begin with what member `index` of a deal uses of an epoch; an epoch may have several deals, one after the other.
    virtual void beginPartition(int epoch, const protocol::EpochPartition &, int index) = 0;
    /// Forward and backward of the next batch, which may have 0 samples. errors Diverged, Internal
    virtual Result<protocol::BatchMetrics> step() = 0;
    /// The same, telling how far it is. A learner that does not know this tells it all at once.
    virtual Result<protocol::BatchMetrics> step(StepObserver &observer)
    {
        if (auto ready = observer.parametersNeeded(0, parameterCount()); !ready)
            return fail(ready.error());
        auto metrics = step();
        if (!metrics)
            return metrics;
        if (auto going = observer.backwardBegins(*metrics); !going)
            return fail(going.error());
        observer.gradientsFinal(0, parameterCount());
        return metrics;
    }
    /// Evaluate this worker's part of the validation set.
    virtual Result<protocol::BatchMetrics> validate(int parts, int index) = 0;

    /// Copy what a checkpoint needs. What is returned writes it, in any thread while the training goes on, and gives
    /// its path. errors DiskFull, PermissionDenied, IoFailure
    virtual std::function<Result<std::string>()> checkpoint(TrainingPosition) = 0;
};

} // namespace trainyard::worker
