#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "backend/protocol/job/job_spec.h"
#include "backend/runtime/input/training_data.h"
#include "backend/runtime/nn/cuda/gpu_lease.h"
#include "backend/runtime/nn/engine.h"
#include "backend/runtime/nn/network.h"
#include "backend/runtime/nn/optimizer.h"
#include "backend/runtime/worker/checkpoint_store.h"
#include "backend/runtime/worker/learner.h"

namespace trainyard::worker {

/// The bundled trainer: a model of nn/ on the images that input/ reads.
class NnLearner final : public Learner {
public:
    /// \param folder  of this machine for checkpoints, unless the job names one
    /// \param stop    ends the reading of data
    /// \error InvalidArgument (unknown model)
    static Result<std::unique_ptr<NnLearner>> make(const protocol::JobSpec &, const std::string &folder,
                                                   storage::StorageConfig, std::stop_token);

    std::size_t parameterCount() const override { return m_parameterCount; }
    /// \error also those of the GPU that the job requests (openGpuEngine)
    Status load() override;
    bool mayPass(const Error &error) const override { return input::mayPass(error); }
    std::int64_t trainingSamples() const override { return m_data->trainingSamples(); }
    Status prepare(int batch) override;
    void setGradientMemory(std::shared_ptr<float> memory) override;
    std::span<float> parameters() override { return m_network->parameters(); }
    std::span<const float> gradients() override { return m_network->gradients(); }
    void onDataWait(std::function<bool(const Error *)>) override;
    void beginPartition(int epoch, const protocol::EpochPartition &, int index) override;
    Result<protocol::BatchMetrics> step(nn::StepObserver &) override;
    Result<protocol::BatchMetrics> validate(int parts, int index, const std::function<Status()> &between) override;
    Result<std::vector<int>> predict(int samples) override;
    CheckpointTask checkpoint(TrainingPosition) override;

private:
    Status openEngine();
    Status readDisplayed(int samples);
    NnLearner(protocol::JobSpec job, std::string folder, storage::StorageConfig storage, std::stop_token stop,
              nn::Model model);
    protocol::JobSpec m_job;
    CheckpointStore m_checkpoints;
    storage::StorageConfig m_storage;
    std::stop_token m_stop;
    nn::Model m_model;
    std::size_t m_parameterCount = 0;
    std::unique_ptr<input::TrainingData> m_data;
    std::function<bool(const Error *)> m_onDataWait;
    std::optional<nn::cuda::GpuLease> m_gpuLease;
    std::unique_ptr<nn::Engine> m_gpu; ///< null: computes on the CPU
    std::unique_ptr<nn::Network> m_network;
    std::shared_ptr<float> m_gradientMemory;
    bool m_gradientsMove = false; ///< the next prepare places the gradients in other memory
    std::unique_ptr<input::BatchFeed> m_feed;
    std::vector<float> m_displayed; ///< the first validation samples, once they have been predicted
};

/// The initial state of a job, the same on every server: the complete arena of the checkpoint from which the job
/// resumes, with its optimizer state if the optimizer is the same; or new weights.
/// \error as nn::Network::build and resumePoint
Result<nn::TrainingState> firstState(const protocol::JobSpec &);

/// Which parameters decay and which are averaged; none for an unknown model.
nn::ParameterRules parameterRules(const protocol::JobSpec &);

/// The position of the checkpoint from which a job resumes, without optimizer state; the default for a new run.
/// \error NotFound, CorruptData, ChecksumMismatch, InvalidArgument (of another model)
Result<TrainingPosition> resumePoint(const protocol::JobSpec &);

/// Reads file://, and s3:// if requested, with the node's credentials and AWS_* variables, and this system's
/// certificates.
storage::StorageConfig nodeStorage(bool withS3);

} // namespace trainyard::worker
