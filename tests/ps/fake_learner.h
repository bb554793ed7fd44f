#pragma once

#include <functional>
#include <map>
#include <memory>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

#include "backend/runtime/worker/learner.h"

namespace trainyard::testing {

/// Softmax regression on points around ten centers: learns in a few epochs, takes microseconds per step.
class FakeLearner : public worker::Learner {
public:
    static constexpr int kFeatures = 250, kClasses = 10;
    static constexpr std::size_t kParameters = std::size_t(kFeatures + 1) * kClasses;

    explicit FakeLearner(std::int64_t samples = 960);

    /// Called before each step. Tests block here until an event has happened.
    std::function<void(int epoch, std::int64_t batch)> beforeStep;
    /// Called before that, in place of reading the data.
    std::function<Status(int epoch, std::int64_t batch)> readData;
    std::function<bool(const Error *)> dataWait; ///< the worker's
    std::function<Status()> onLoad;
    std::function<bool(const Error &)> passes;                                   ///< null: as for others
    std::function<Result<std::string>(const worker::TrainingPosition &)> onSave; ///< called in another thread
    /// Called in another thread after onSave; null: there is no bucket.
    std::function<Result<std::string>(const worker::TrainingPosition &, std::stop_token)> onUpload;
    std::function<bool()> evaluatesFurther; ///< called after each batch of an evaluation; null: it has one batch
    double poison = 0;                      ///< added to the loss
    std::map<std::int64_t, int> used;       ///< uses per sample in the current epoch
    std::vector<float> saved;               ///< the weights of the last checkpoint

    std::size_t parameterCount() const override { return kParameters; }
    Status load() override { return onLoad ? onLoad() : Status(); }
    bool mayPass(const Error &error) const override { return passes ? passes(error) : Learner::mayPass(error); }
    std::int64_t trainingSamples() const override { return m_samples; }
    Status prepare(int) override { return {}; }
    void setGradientMemory(std::shared_ptr<float> memory) override;
    std::span<float> parameters() override { return m_parameters; }
    std::span<const float> gradients() override { return m_gradients; }
    void onDataWait(std::function<bool(const Error *)> report) override { dataWait = std::move(report); }
    void beginPartition(int epoch, const protocol::EpochPartition &, int index) override;
    Result<protocol::BatchMetrics> step(nn::StepObserver &) override;
    Result<protocol::BatchMetrics> validate(int parts, int index, const std::function<Status()> &between) override;
    worker::CheckpointTask checkpoint(worker::TrainingPosition) override;

private:
    protocol::BatchMetrics run(const std::vector<protocol::Range> &, bool train);
    void sample(std::int64_t i, std::span<float> x, int &label) const;
    std::int64_t m_samples, m_next = 0;
    int m_index = 0, m_epoch = 0;
    protocol::EpochPartition m_partition;
    std::vector<float> m_parameters, m_ownGradients;
    std::shared_ptr<float> m_gradientMemory;
    std::span<float> m_gradients; ///< in one of the two above
};

} // namespace trainyard::testing
