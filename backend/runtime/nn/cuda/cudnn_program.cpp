#include "backend/runtime/nn/cuda/cudnn_program.h"
#include "backend/core/try.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include <fmt/format.h>

namespace trainyard::nn::cuda {

namespace {

constexpr std::size_t kBoundary = 256; ///< bytes; cudaMalloc guarantees the same

} // namespace

Result<std::unique_ptr<Program>> CudnnProgram::compile(std::shared_ptr<Device> device, const NetworkOptions &options)
try {
    if (options.precision != ElementType::Float32)
        return fail(ErrorCode::Unsupported, options.model.name,
                    "bfloat16 is not there for GPUs yet: train in float32 (--dtype float32), or give --gpus none");
    auto plan = CudnnPlan::of(options.model, options.training);
    const auto tensors = nn::tensorsOf(options.model);
    if (!plan || !tensors)
        return fail(!plan ? plan.error() : tensors.error());
    constexpr std::size_t kMostElements = std::size_t(1) << 31; // cuDNN counts elements in an int
    for (const Shape &shape : plan->values)
        if (shape.size() * std::size_t(options.batch) >= kMostElements)
            return fail(ErrorCode::InvalidArgument, options.model.name,
                        fmt::format("with a batch of {} one tensor has 2^31 elements or more, which cuDNN does not "
                                    "take: use a smaller --batch-size",
                                    options.batch));
    device->use();
    std::unique_ptr<CudnnProgram> program(new CudnnProgram(std::move(device), std::move(*plan), options));
    program->build(*tensors);
    return program;
} catch (const Failure &failure) {
    return fail(failure.error());
}

CudnnProgram::CudnnProgram(std::shared_ptr<Device> device, CudnnPlan plan, const NetworkOptions &options)
    : m_device(std::move(device))
    , m_plan(std::move(plan))
    , m_batch(options.batch)
    , m_training(options.training)
    , m_classes(m_plan.values.back().size())
    , m_imageLayout(m_device, m_plan.values.front())
    , m_scoreLayout(m_device, m_plan.values.back())
{
}

void CudnnProgram::build(const std::vector<TensorInfo> &tensors)
{
    const std::size_t count = tensors.back().offset + tensors.back().size, batch = std::size_t(m_batch);
    m_parameters = PinnedFloats(m_device, count);
    m_gradients = PinnedFloats(m_device, m_training ? count : 0);
    m_scores = PinnedFloats(m_device, batch * m_classes);
    m_lossGradient = PinnedFloats(m_device, m_training ? batch * m_classes : 0);
    // Every layer has at most two ranges, each of which may need padding to its boundary.
    const std::size_t bytes = count * sizeof(float) + 2 * m_plan.ops.size() * kBoundary;
    m_deviceParameters = DeviceMemory(m_device, bytes, "the parameters");
    m_deviceGradients = DeviceMemory(m_device, m_training ? bytes : 0, "the gradients");
    for (const CudnnPlan::Op &op : m_plan.ops) {
        const Layer &layer = m_plan.model.layers[std::size_t(op.layer)];
        Range trainable, statistics;
        const DeviceTensors found = place(layer, tensors, trainable, statistics);
        m_steps.push_back({makeOp(m_device, layer, m_plan.values[std::size_t(op.source)],
                                  m_plan.values[std::size_t(op.target)], op.activation, found, m_training),
                           {},
                           trainable,
                           statistics,
                           double(layer.epsilon),
                           CudaEvent(m_device),
                           CudaEvent(m_device),
                           CudaEvent(m_device)});
    }
    bind();
    prepare(m_batch);
}

DeviceTensors CudnnProgram::place(const Layer &layer, const std::vector<TensorInfo> &tensors, Range &trainable,
                                  Range &statistics)
{
    DeviceTensors found;
    const auto next = [&] { // after the ranges of the previous layers
        std::size_t end = 0;
        for (const Step &step : m_steps)
            for (const Range *range : {&step.trainable, &step.statistics})
                end = std::max(end, range->onDevice + range->size());
        end = std::max(end, trainable.onDevice + trainable.size());
        constexpr std::size_t kFloats = kBoundary / sizeof(float);
        return (end + kFloats - 1) / kFloats * kFloats;
    };
    for (const TensorInfo &t : tensors) {
        if (t.name != fmt::format("{}_{}", layer.name, toString(t.role)))
            continue;
        Range &range = t.trainable() ? trainable : statistics;
        if (range.size() == 0)
            range = {t.offset, t.offset, next()};
        range.end = t.offset + t.size;
        const std::size_t at = range.onDevice + t.offset - range.begin;
        float *value = m_deviceParameters.floats() + at;
        float *gradient = m_training ? m_deviceGradients.floats() + at : nullptr;
        const auto is = [&](TensorRole role, float *&to, float *&diff) {
            if (t.role == role)
                to = value, diff = gradient;
        };
        is(TensorRole::Weight, found.weight, found.diffWeight);
        is(TensorRole::Bias, found.bias, found.diffBias);
        is(TensorRole::Gamma, found.gamma, found.diffGamma);
        is(TensorRole::Beta, found.beta, found.diffBeta);
        is(TensorRole::MovingMean, found.mean, found.savedMean);
        is(TensorRole::MovingVariance, found.variance, found.savedInverse);
    }
    return found;
}

/// Makes one memory plan for the step, as on the CPU.
void CudnnProgram::bind()
{
    const std::size_t batch = std::size_t(m_batch);
    std::vector<std::size_t> sizes, offsets;
    for (const CpuPlan::Buffer &buffer : m_plan.buffers)
        sizes.push_back(buffer.floatsPerSample * batch * sizeof(float));
    const std::size_t bytes = placeBuffers(m_plan.buffers, sizes, kBoundary, offsets);
    const std::string whose = fmt::format("the activations of a batch of {}", m_batch);
    m_values = DeviceMemory(m_device, bytes, whose);
    const std::size_t image = m_plan.values.front().size() * batch * sizeof(float);
    m_image = DeviceMemory(m_device, image, whose);
    const std::size_t scores = m_scoreLayout.same() ? 0 : m_classes * batch * sizeof(float);
    m_pixels = DeviceMemory(m_device, std::max(m_imageLayout.same() ? 0 : image, scores), whose);
    const auto at = [&](int buffer) {
        return buffer == CudnnPlan::kNone ? nullptr
                                          : reinterpret_cast<float *>(m_values.data() + offsets[std::size_t(buffer)]);
    };
    const auto valueAt = [&](int value) {
        return value == CudnnPlan::kNone ? nullptr : value == 0 ? m_image.floats() : at(value - 1);
    };
    m_deviceScores = valueAt(int(m_plan.values.size()) - 1);
    m_deviceLossGradient = at(m_plan.lossGradient);
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        const CudnnPlan::Op &op = m_plan.ops[i];
        m_steps[i].args = {.source = valueAt(op.source),
                           .addend = valueAt(op.addend),
                           .target = valueAt(op.target),
                           .gradient = at(op.gradient),
                           .sourceGradient = at(op.sourceGradient),
                           .addendGradient = at(op.addendGradient),
                           .sourceWritten = op.sourceWritten,
                           .addendWritten = op.addendWritten};
    }
}

/// Sets the descriptors to n images. A short batch has descriptors of its own size, so its batch norms count its
/// samples alone.
void CudnnProgram::prepare(int n)
{
    if (n == m_prepared)
        return;
    m_prepared = 0;
    std::size_t workspace = 0;
    for (const Step &step : m_steps)
        workspace = std::max(workspace, step.op->prepare(n));
    if (workspace > m_workspace.bytes()) {
        m_workspace = {}; // released before the larger one is allocated
        m_workspace = DeviceMemory(m_device, workspace, "the convolutions");
    }
    for (Step &step : m_steps)
        step.args.workspace = m_workspace.data();
    m_prepared = n;
}

void CudnnProgram::upload(const Range &range) const
{
    if (range.size() > 0)
        m_device->upload(m_deviceParameters.floats() + range.onDevice, m_parameters.data() + range.begin, range.bytes(),
                         m_device->copying());
}

Status CudnnProgram::run(std::span<const float> images, std::size_t n, bool keep, StepObserver *observer)
{
    m_device->use();
    prepare(int(n));
    m_device->upload((m_imageLayout.same() ? m_image : m_pixels).data(), images.data(), images.size_bytes(),
                     m_device->computing());
    if (!m_imageLayout.same())
        m_imageLayout.toPlanes(int(n), m_pixels.floats(), m_image.floats());
    for (Step &step : m_steps) {
        if (observer && step.trainable.size() > 0) {
            TY_TRY(observer->parametersNeeded(step.trainable.begin, step.trainable.end));
        }
        upload(step.trainable);
        if (!keep)
            upload(step.statistics);
        if (step.trainable.size() > 0) {
            step.uploaded.record(m_device->copying());
            step.uploaded.waitOn(m_device->computing());
            step.op->loadWeights();
        }
        step.args.keep = keep;
        step.op->forward(step.args);
    }
    return {};
}

void CudnnProgram::fetchLogits(std::size_t n)
{
    const float *from = m_deviceScores;
    if (!m_scoreLayout.same()) {
        m_scoreLayout.toPixels(int(n), from, m_pixels.floats());
        from = m_pixels.floats();
    }
    m_device->download(m_scores.data(), from, n * m_classes * sizeof(float), m_device->computing());
    m_device->wait(m_device->computing());
}

void CudnnProgram::sendLossGradient(std::size_t n)
{
    m_device->upload((m_scoreLayout.same() ? m_deviceLossGradient : m_pixels.floats()), m_lossGradient.data(),
                     n * m_classes * sizeof(float), m_device->computing());
    if (!m_scoreLayout.same())
        m_scoreLayout.toPlanes(int(n), m_pixels.floats(), m_deviceLossGradient);
}

/// Enqueues the complete backward pass at once, then reports the gradients of each layer final as they arrive.
void CudnnProgram::runBackward(int samples, StepObserver *observer)
{
    const auto fetch = [&](const Range &range) {
        if (range.size() > 0)
            m_device->download(m_gradients.data() + range.begin, m_deviceGradients.floats() + range.onDevice,
                               range.bytes(), m_device->copying());
    };
    for (std::size_t i = m_steps.size(); i-- > 0;) {
        const Step &step = m_steps[i];
        step.op->backward(step.args);
        if (step.trainable.size() == 0)
            continue;
        step.computed.record(m_device->computing());
        step.computed.waitOn(m_device->copying());
        fetch(step.trainable);
        fetch(step.statistics);
        step.downloaded.record(m_device->copying());
    }
    for (std::size_t i = m_steps.size(); i-- > 0;) {
        const Step &step = m_steps[i];
        if (step.trainable.size() == 0)
            continue;
        step.downloaded.wait();
        finish(step, samples);
        for (const Range *range : {&step.trainable, &step.statistics})
            if (observer && range->size() > 0)
                observer->gradientsFinal(range->begin, range->end);
    }
    m_device->wait(m_device->computing());
}

/// Converts the statistics of a batch from mean and 1 / sqrt(variance + epsilon), which cuDNN saves for the backward
/// pass, to the form of TensorInfo. cuDNN's own running variance is not used, because it divides by one sample less.
void CudnnProgram::finish(const Step &step, int samples)
{
    const std::size_t channels = step.statistics.size() / 2;
    float *mean = m_gradients.data() + step.statistics.begin, *variance = mean + channels;
    for (std::size_t c = 0; c < channels; ++c) {
        const double inverse = double(variance[c]), found = 1 / (inverse * inverse) - step.epsilon;
        mean[c] *= float(samples);
        variance[c] = found < 0 ? 0.0F : float(found * samples); // keeps NaN
    }
}

Result<protocol::BatchMetrics> CudnnProgram::step(std::span<const float> images, std::span<const std::int32_t> labels,
                                                  bool learn, StepObserver *observer)
try {
    auto result = stepOn(images, labels, learn, observer);
    if (!result)
        m_device->drain(); // an error of the observer: work in flight still uses our memory
    return result;
} catch (const Failure &failure) {
    m_device->drain();
    return fail(failure.error());
}

Result<protocol::BatchMetrics> CudnnProgram::stepOn(std::span<const float> images, std::span<const std::int32_t> labels,
                                                    bool learn, StepObserver *observer)
{
    protocol::BatchMetrics result;
    const std::size_t n = labels.size();
    result.samples = std::int64_t(n);
    if (n > 0) {
        TY_TRY(run(images, n, learn, observer));
        fetchLogits(n);
        result.lossSum = kernels().softmaxLoss(m_scores.data(), labels.data(), learn ? m_lossGradient.data() : nullptr,
                                               n, int(m_classes), &result.correct);
    }
    if (observer) {
        TY_TRY(observer->backwardBegins(result));
    }
    if (learn && n == 0) {
        std::ranges::fill(m_gradients.span(), 0.0F);
        if (observer)
            observer->gradientsFinal(0, m_gradients.span().size());
    } else if (learn) {
        sendLossGradient(n);
        runBackward(int(n), observer);
    }
    return result;
}

void CudnnProgram::forward(std::span<const float> images, std::size_t n, std::span<float> logits)
try {
    (void)run(images, n, false, nullptr); // only an observer can fail
    fetchLogits(n);
    std::memcpy(logits.data(), m_scores.data(), n * m_classes * sizeof(float));
} catch (const Failure &) {
    m_device->drain();
    throw;
}

std::string CudnnProgram::describe() const
{
    m_device->use();
    std::string text =
        fmt::format("{}\nfloat32, batch {}, {:.1f} MB of activations, {:.1f} MB for the convolutions\n",
                    m_device->describe(), m_batch, double(m_values.bytes()) / 1e6, double(m_workspace.bytes()) / 1e6);
    for (const Step &step : m_steps)
        text += step.op->describe() + "\n";
    return text;
}

} // namespace trainyard::nn::cuda
