#include "fake_learner.h"

#include <algorithm>
#include <cmath>

#include "backend/core/try.h"

namespace trainyard::testing {

namespace {

/// \return a reproducible pseudo-random number in [-1, 1)
float noise(std::uint64_t n)
{
    n += 0x9e3779b97f4a7c15ull;
    n = (n ^ (n >> 30)) * 0xbf58476d1ce4e5b9ull;
    n = (n ^ (n >> 27)) * 0x94d049bb133111ebull;
    return float(double((n ^ (n >> 31)) >> 11) / double(1ull << 52) - 1.0);
}

} // namespace

FakeLearner::FakeLearner(std::int64_t samples)
    : m_samples(samples)
    , m_parameters(kParameters)
    , m_ownGradients(kParameters)
    , m_gradients(m_ownGradients)
{
}

void FakeLearner::setGradientMemory(std::shared_ptr<float> memory)
{
    m_gradients = memory ? std::span(memory.get(), kParameters) : std::span(m_ownGradients);
    m_gradientMemory = std::move(memory);
}

void FakeLearner::beginPartition(int epoch, const protocol::EpochPartition &partition, int index)
{
    if (epoch != m_epoch)
        used.clear();
    m_epoch = epoch;
    m_partition = partition;
    m_index = index;
    m_next = 0;
}

void FakeLearner::sample(std::int64_t i, std::span<float> x, int &label) const
{
    label = int(i % kClasses);
    for (int f = 0; f < kFeatures; ++f)
        x[std::size_t(f)] =
            0.3F * noise(std::uint64_t(label * 1000 + f)) + 0.8F * noise(std::uint64_t(i * 100 + f + 1'000'000));
}

protocol::BatchMetrics FakeLearner::run(const std::vector<protocol::Range> &ranges, bool train)
{
    protocol::BatchMetrics metrics;
    std::vector<float> x(kFeatures);
    std::vector<std::int64_t> samples;
    for (const protocol::Range &range : ranges) {
        for (std::int64_t i = range.begin; i < range.end; ++i)
            samples.push_back(i);
    }
    for (const std::int64_t i : samples) {
        if (train)
            ++used[i];
        int label = 0;
        sample(i, x, label);
        std::vector<double> score(kClasses);
        for (int c = 0; c < kClasses; ++c) {
            const float *w = m_parameters.data() + c * (kFeatures + 1);
            score[std::size_t(c)] = w[kFeatures];
            for (int f = 0; f < kFeatures; ++f)
                score[std::size_t(c)] += w[f] * x[std::size_t(f)];
        }
        const double top = *std::ranges::max_element(score);
        metrics.correct += std::ranges::max_element(score) - score.begin() == label ? 1 : 0;
        double sum = 0;
        for (double &s : score)
            sum += s = std::exp(s - top);
        metrics.lossSum -= std::log(score[std::size_t(label)] / sum);
        for (int c = 0; train && c < kClasses; ++c) {
            const float delta = float(score[std::size_t(c)] / sum - (c == label ? 1.0 : 0.0));
            float *g = m_gradients.data() + c * (kFeatures + 1);
            for (int f = 0; f < kFeatures; ++f)
                g[f] += delta * x[std::size_t(f)];
            g[kFeatures] += delta;
        }
        ++metrics.samples;
    }
    return metrics;
}

Result<protocol::BatchMetrics> FakeLearner::step(nn::StepObserver &observer)
{
    if (readData) {
        TY_TRY(readData(m_epoch, m_next));
    }
    TY_TRY(observer.parametersNeeded(0, kParameters));
    if (beforeStep)
        beforeStep(m_epoch, m_next);
    std::ranges::fill(m_gradients, 0.0F);
    protocol::BatchMetrics metrics = run(m_partition.batchRanges(m_next++, m_index), true);
    metrics.lossSum += poison;
    TY_TRY(observer.backwardBegins(metrics));
    observer.gradientsFinal(0, kParameters);
    return metrics;
}

Result<protocol::BatchMetrics> FakeLearner::validate(int parts, int index, const std::function<Status()> &between)
{
    do {
        TY_TRY(between());
    } while (evaluatesFurther && evaluatesFurther());
    const std::int64_t first = 10'000'000, count = 500;
    return run({{first + count * index / parts, first + count * (index + 1) / parts}}, false);
}

worker::CheckpointTask FakeLearner::checkpoint(worker::TrainingPosition point)
{
    saved = m_parameters;
    worker::CheckpointTask task;
    task.write = [this, point](std::stop_token) { return onSave ? onSave(point) : Result<std::string>("nowhere"); };
    if (onUpload)
        task.upload = [this, point](std::stop_token stop) { return onUpload(point, stop); };
    return task;
}

} // namespace trainyard::testing
