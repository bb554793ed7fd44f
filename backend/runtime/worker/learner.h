#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/protocol/checkpoint_name.h"
#include "backend/protocol/epoch_partition.h"
#include "backend/runtime/nn/optimizer.h"
#include "backend/runtime/nn/step_observer.h"

namespace trainyard::worker {

/// The position of a training run at a checkpoint.
struct TrainingPosition {
    int epochs = 0; ///< finished
    int view = 0;
    std::int64_t step = 0;                  ///< the next one
    std::vector<protocol::Range> remaining; ///< of the current epoch; empty: it has not begun
    nn::OptimizerState optimizer;           ///< empty: it starts without state
    protocol::KeptEpochs kept{};            ///< of the checkpoints before this one
};

/// A checkpoint that is about to be saved. Both are called in any thread while training continues, and the second one
/// perhaps long after the first.
struct CheckpointTask {
    /// Writes it on this machine.
    /// \return its path
    /// \error DiskFull, PermissionDenied, IoFailure, Cancelled
    std::function<Result<std::string>(std::stop_token)> write;
    /// Sends what was written to the job's bucket; null: the job has none.
    /// \return its address; empty: newer ones have replaced it on this machine
    /// \error those of the storage, Cancelled
    std::function<Result<std::string>(std::stop_token)> upload = nullptr;
};

/// A model with its data, trained by a worker. The loop of worker.h depends on this interface only. One thread.
class Learner {
public:
    virtual ~Learner() = default;

    virtual std::size_t parameterCount() const = 0;
    /// Loads the data.
    /// \error CorruptData, NotFound, those of the storage
    virtual Status load() = 0;
    /// Whether an error of load() may pass by itself.
    virtual bool mayPass(const Error &error) const { return error.retryable(); }
    virtual std::int64_t trainingSamples() const = 0;

    /// Prepares for steps of `batch` samples; parameters() keep their values.
    /// \error as nn::Network::build
    virtual Status prepare(int batch) = 0;
    /// Sets the memory of gradients() from the next prepare on, [p] and nn::AlignedBuffer::kSlack, where servers of
    /// this host read them; null: any memory. If a learner ignores it, its gradients are copied there.
    virtual void setGradientMemory(std::shared_ptr<float>) {}
    virtual std::span<float> parameters() = 0;      ///< [p]; moved by prepare
    virtual std::span<const float> gradients() = 0; ///< [p], of the last step, summed over its samples

    /// Sets what is called while step or validate wait for data whose source fails for a while, about every second, with
    /// the last error, and with null when it is there. It may return false, to end the wait with Cancelled.
    virtual void onDataWait(std::function<bool(const Error *)>) {}

    /// Starts the samples of member `index` in a partition of an epoch; an epoch may have several partitions in
    /// sequence.
    virtual void beginPartition(int epoch, const protocol::EpochPartition &, int index) = 0;
    /// Runs forward and backward of the next batch, which may have 0 samples.
    /// \error Diverged, Internal, Cancelled; those of the observer
    virtual Result<protocol::BatchMetrics> step(nn::StepObserver &) = 0;
    /// Evaluates this worker's part of the validation set.
    /// \param between  called before each batch; may pull the weights of the same step again
    /// \error those of `between`
    virtual Result<protocol::BatchMetrics> validate(int parts, int index, const std::function<Status()> &between) = 0;
    /// Returns the classes that the model predicts for the first validation samples, at most so many; empty: it has no
    /// classes.
    virtual Result<std::vector<int>> predict(int /*samples*/) { return std::vector<int>(); }

    /// Copies the content of a checkpoint. The next one replaces one within an epoch.
    virtual CheckpointTask checkpoint(TrainingPosition) = 0;
};

} // namespace trainyard::worker
