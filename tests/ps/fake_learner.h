#pragma once

#include <functional>
#include <vector>

#include "backend/runtime/worker/learner.h"

namespace trainyard::testing {

/// Softmax regression on points around ten centres: learns in a few epochs, costs microseconds a step.
class FakeLearner : public worker::Learner {
public:
    static constexpr int kFeatures = 250, kClasses = 10;
    static constexpr std::size_t kParameters = std::size_t(kFeatures + 1) * kClasses;

    explicit FakeLearner(std::int64_t samples = 960);

    /// Called before each step with the epoch and the batch; a test blocks here until something has happened.
    std::function<void(int epoch, std::int64_t batch)> beforeStep;
    std::function<Status()> onLoad;
    std::function<Result<std::string>(int)> onSave;
    double poison = 0;     ///< added to the loss
    std::int64_t seen = 0; ///< samples trained on in the current epoch

    std::size_t parameterCount() const override { return kParameters; }
    Status load() override { return onLoad ? onLoad() : Status(); }
    std::int64_t trainingSamples() const override { return m_samples; }
    Status prepare(int batch) override;
    std::span<float> parameters() override { return m_parameters; }
    std::span<const float> gradients() override { return m_gradients; }
    void beginEpoch(int epoch, int parts, int index) override;
    std::int64_t batches() const override { return m_batches; }
    using Learner::step;
    Result<protocol::Tally> step() override;
    Result<protocol::Tally> validate(int parts, int index) override;
    Result<std::string> save(int epochsDone, int view, std::int64_t step) override;

private:
    protocol::Tally run(std::int64_t begin, std::int64_t end, bool train);
    void sample(std::int64_t i, std::span<float> x, int &label) const;
    std::int64_t m_samples, m_begin = 0, m_end = 0, m_batches = 0, m_next = 0;
    int m_batch = 1, m_epoch = 0;
    std::vector<float> m_parameters, m_gradients;
};

} // namespace trainyard::testing
