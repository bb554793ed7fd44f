#include <algorithm>
#include <cstring>
#include <tuple>

#include <fmt/format.h>
#include <omp.h>

#include "backend/core/try.h"
#include "backend/runtime/nn/aligned_buffer.h"
#include "backend/runtime/nn/cpu/batch_norm.h"
#include "backend/runtime/nn/cpu/cpu_ops.h"
#include "backend/runtime/nn/cpu/cpu_plan.h"
#include "backend/runtime/nn/engine.h"

namespace trainyard::nn {

namespace {

class CpuProgram final : public Program {
public:
    static Result<std::unique_ptr<Program>> compile(const NetworkOptions &);

    std::span<float> parameters() override { return m_parameters.span(); }
    std::span<float> gradients() override { return m_gradients.span(); }
    Result<protocol::BatchMetrics> step(std::span<const float> images, std::span<const std::int32_t> labels, bool learn,
                                        StepObserver *observer) override;
    void forward(std::span<const float> images, std::size_t n, std::span<float> logits) override;
    std::string describe() const override;

private:
    struct Range { // of the arenas, in floats: the adjacent tensors of one layer
        std::size_t begin = 0, end = 0;
    };
    struct Step {
        std::unique_ptr<CpuOp> op;
        CpuArgs args; // bound once; run() updates samples, keep and the address of the image
        Range trainable, statistics;
    };
    struct FusedNorm {
        std::shared_ptr<BatchNorm> norm;
        Range trainable, statistics;
    };

    Status addOps(const std::vector<TensorInfo> &);
    CpuOpResult makeOp(const CpuPlan::Op &, const std::vector<TensorInfo> &);
    void bindTensors(const std::vector<TensorInfo> &);
    void bind();
    CpuTensors tensorsOf(const Layer &, const std::vector<TensorInfo> &) const;
    const Layer &layer(int i) const { return m_plan.model.layers[std::size_t(i)]; }
    static Range rangeOf(const std::string &layer, bool trainable, const std::vector<TensorInfo> &);
    Status finishForward(int value, int samples, bool keep, StepObserver *);
    Status run(std::span<const float> images, std::size_t n, bool keep, StepObserver *);
    void runBackward(int samples, StepObserver *);

    CpuPlan m_plan;
    CpuContext m_context;
    int m_classes = 0;
    AlignedBuffer m_parameters, m_gradients, m_image, m_arena;
    std::vector<void *> m_values; // [plan.values]; the image is in m_image or in memory of the caller
    float *m_logits = nullptr, *m_lossGradient = nullptr;
    std::vector<FusedNorm> m_fusedNorms;
    std::vector<Step> m_steps;
};

Result<std::unique_ptr<Program>> CpuProgram::compile(const NetworkOptions &options)
{
    const auto ownConvolution = [type = options.precision](const Layer &l, const Shape &in) {
        return suitsDirectConvolution(type, l, in);
    };
    auto plan = CpuPlan::of(options.model, options.training, ownConvolution);
    const auto tensors = nn::tensorsOf(options.model);
    if (!plan || !tensors)
        return fail(!plan ? plan.error() : tensors.error());
    if (options.precision == ElementType::BFloat16 && !hasBFloat16())
        return fail(ErrorCode::Unsupported, options.model.name,
                    "this processor does not compute in bfloat16 (it has no AVX512_BF16): train in float32 here");
    if (options.precision == ElementType::BFloat16 && plan->ops.back().kind != LayerKind::Dense)
        return fail(ErrorCode::Unsupported, options.model.name,
                    "in bfloat16 the last layer has to be a dense one: train in float32");
    omp_set_num_threads(options.threads); // oneDNN sizes its scratch memory by this
    auto program = std::make_unique<CpuProgram>();
    program->m_plan = std::move(*plan);
    program->m_context = {0, 0, options.threads, options.training, options.precision};
    cutBatch(options.batch, program->m_context);
    program->m_classes = int(program->m_plan.values.back().shape.size());
    const std::size_t count = tensors->back().offset + tensors->back().size;
    program->m_parameters = AlignedBuffer(count);
    program->m_gradients = options.training && options.gradients ? AlignedBuffer(count, options.gradients)
                                                                 : AlignedBuffer(options.training ? count : 0);
    program->bindTensors(*tensors);
    TY_TRY(program->addOps(*tensors));
    program->bind();
    return program;
}

CpuTensors CpuProgram::tensorsOf(const Layer &layer, const std::vector<TensorInfo> &tensors) const
{
    CpuTensors found;
    for (const TensorInfo &t : tensors) {
        float *gradient = m_context.training ? m_gradients.data() + t.offset : nullptr;
        if (t.name == layer.name + "_weight") {
            found.weights = m_parameters.data() + t.offset;
            found.diffWeights = gradient;
        } else if (t.name == layer.name + "_bias") {
            found.bias = m_parameters.data() + t.offset;
            found.diffBias = gradient;
        }
    }
    return found;
}

void CpuProgram::bindTensors(const std::vector<TensorInfo> &tensors)
{
    for (const CpuPlan::FusedNorm &fusedNorm : m_plan.fusedNorms) {
        NormTensors found;
        for (const TensorInfo &t : tensors) {
            const float *value = m_parameters.data() + t.offset;
            float *gradient = m_context.training ? m_gradients.data() + t.offset : nullptr;
            const auto is = [&](const char *what) { return t.name == layer(fusedNorm.layer).name + what; };
            if (is("_gamma"))
                std::tie(found.gamma, found.diffGamma) = std::pair(value, gradient);
            else if (is("_beta"))
                std::tie(found.beta, found.diffBeta) = std::pair(value, gradient);
            else if (is("_moving_mean"))
                std::tie(found.movingMean, found.diffMean) = std::pair(value, gradient);
            else if (is("_moving_var"))
                std::tie(found.movingVariance, found.diffVariance) = std::pair(value, gradient);
        }
        m_fusedNorms.push_back(
            {std::make_shared<BatchNorm>(layer(fusedNorm.layer), m_plan.values[std::size_t(fusedNorm.value)].shape,
                                         fusedNorm.relu, found, m_context),
             rangeOf(layer(fusedNorm.layer).name, true, tensors),
             rangeOf(layer(fusedNorm.layer).name, false, tensors)});
    }
}

CpuProgram::Range CpuProgram::rangeOf(const std::string &layer, bool trainable, const std::vector<TensorInfo> &tensors)
{
    Range range;
    for (const TensorInfo &t : tensors) {
        const auto is = [&](const char *what) { return t.name == layer + what; };
        if (t.trainable() != trainable ||
            !(is("_weight") || is("_bias") || is("_gamma") || is("_beta") || is("_moving_mean") || is("_moving_var")))
            continue;
        range.begin = range.end > range.begin ? range.begin : t.offset;
        range.end = t.offset + t.size;
    }
    return range;
}

CpuOpResult CpuProgram::makeOp(const CpuPlan::Op &op, const std::vector<TensorInfo> &tensors)
{
    const Layer &l = layer(op.layer);
    const Shape &in = m_plan.values[std::size_t(op.source)].shape, &out = m_plan.values[std::size_t(op.target)].shape;
    const bool first = op.sourceGradient == CpuPlan::kNone;
    switch (op.kind) {
    case LayerKind::Convolution:
        if (op.fusedNorm == CpuPlan::kNone && op.addend == CpuPlan::kNone &&
            suitsDirectConvolution(m_context.type, l, in))
            return makeDirectConvolution(l, in, op.convolved, out, op.pool, op.activation, tensorsOf(l, tensors),
                                         m_context);
        return makeTiledConvolution(
            l, in, out, {.activation = op.activation, .first = first, .readsFusedNorm = op.fusedNorm != CpuPlan::kNone},
            tensorsOf(l, tensors), m_context);
    case LayerKind::Dense:
        return makeDnnlDense(
            l, in, {.activation = op.activation, .first = first, .last = op.target + 1 == int(m_plan.values.size())},
            tensorsOf(l, tensors), m_context);
    case LayerKind::MaxPool:
    case LayerKind::AveragePool:
        return makePool(l, in, out, op.activation, m_context);
    case LayerKind::GlobalAverage:
        return makeGlobalAverage(l, in, m_context);
    case LayerKind::BatchNorm:
        return makeStoredNorm(m_fusedNorms[std::size_t(op.fusedNorm)].norm, in, m_context);
    case LayerKind::Add:
        return makeAddition(l, in, m_context);
    case LayerKind::Tanh:
    case LayerKind::Relu:
        return makeActivation(l, in, op.activation, m_context);
    }
    return fail(ErrorCode::Internal, l.name, "unknown layer");
}

Status CpuProgram::addOps(const std::vector<TensorInfo> &tensors)
{
    for (const CpuPlan::Op &op : m_plan.ops) {
        TY_ASSIGN(auto made, makeOp(op, tensors));
        // A fused batch norm has no step; its ranges are in m_fusedNorms.
        const std::string &name = layer(op.layer).name;
        m_steps.push_back({std::move(made), {}, rangeOf(name, true, tensors), rangeOf(name, false, tensors)});
    }
    return {};
}

/// Makes one memory plan for the step: a value lives until its backward pass is done, then gradients reuse its memory.
void CpuProgram::bind()
{
    std::vector<std::size_t> sizes, offsets;
    for (std::size_t b = 0; b < m_plan.buffers.size(); ++b) {
        const bool wide = b + 2 == m_plan.values.size() || int(b) == m_plan.lossGradient; // scores and their gradient
        sizes.push_back(m_plan.buffers[b].floatsPerSample * std::size_t(m_context.batch) *
                        bytesOf(wide ? ElementType::Float32 : m_context.type));
    }
    constexpr std::size_t kSlack = 256; // kernels may read and overwrite one vector after a buffer
    for (std::size_t &size : sizes)
        size += kSlack;
    m_arena = AlignedBuffer(placeBuffers(m_plan.buffers, sizes, 64, offsets) / sizeof(float) + 1);
    const auto at = [&](int buffer) -> void * {
        return buffer == CpuPlan::kNone ? nullptr
                                        : reinterpret_cast<std::byte *>(m_arena.data()) + offsets[std::size_t(buffer)];
    };
    m_image = AlignedBuffer(m_plan.values[0].shape.size() * std::size_t(m_context.batch));
    m_values.push_back(m_image.data());
    for (std::size_t v = 1; v < m_plan.values.size(); ++v)
        m_values.push_back(at(int(v) - 1));
    m_logits = static_cast<float *>(m_values.back());
    m_lossGradient = static_cast<float *>(at(m_plan.lossGradient));
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        const CpuPlan::Op &op = m_plan.ops[i];
        CpuArgs &a = m_steps[i].args;
        a.source = m_values[std::size_t(op.source)];
        a.target = m_values[std::size_t(op.target)];
        if (op.addend != CpuPlan::kNone)
            a.addend = m_values[std::size_t(op.addend)];
        if (op.fusedNorm != CpuPlan::kNone && op.kind != LayerKind::BatchNorm)
            a.sourceNorm = m_fusedNorms[std::size_t(op.fusedNorm)].norm.get();
        if (const int fusedNorm = m_plan.values[std::size_t(op.target)].fusedNorm; fusedNorm != CpuPlan::kNone) {
            a.targetNorm = m_fusedNorms[std::size_t(fusedNorm)].norm.get();
            a.targetGradient = m_context.training ? at(m_plan.fusedNormGradient[std::size_t(fusedNorm)]) : nullptr;
        }
        a.gradient = at(op.gradient);
        a.gradientWritten = op.gradientWritten;
        a.gradientShared = op.addendGradient != CpuPlan::kNone;
        a.sourceGradient = at(op.sourceGradient);
        a.sourceWritten = op.sourceWritten;
        a.addendGradient = op.addendGradient == op.gradient ? nullptr : at(op.addendGradient);
    }
}

/// Called when a value is complete: its fused norm takes the collected statistics, or the running ones.
Status CpuProgram::finishForward(int value, int samples, bool keep, StepObserver *observer)
{
    const int at = m_plan.values[std::size_t(value)].fusedNorm;
    if (at == CpuPlan::kNone)
        return {};
    const FusedNorm &fusedNorm = m_fusedNorms[std::size_t(at)];
    if (observer) {
        TY_TRY(observer->parametersNeeded(fusedNorm.trainable.begin, fusedNorm.trainable.end));
    }
    if (keep)
        fusedNorm.norm->finishForward(samples);
    else
        fusedNorm.norm->useRunning();
    return {};
}

Status CpuProgram::run(std::span<const float> images, std::size_t n, bool keep, StepObserver *observer)
{
    omp_set_num_threads(m_context.threads);
    const std::size_t size = m_plan.values[0].shape.size(), all = size * std::size_t(m_context.batch);
    const void *image = images.data();
    if (m_context.type != ElementType::Float32 ||
        n < std::size_t(m_context.batch)) { // a short batch is padded with zeros
        normKernels(m_context.type).fromFloat(m_image.data(), images.data(), n * size);
        std::memset(advance(static_cast<void *>(m_image.data()), n * size, m_context.type), 0,
                    (all - n * size) * bytesOf(m_context.type));
        image = m_image.data();
    }
    for (const CpuPlan::Value &value : m_plan.values)
        if (value.fusedNorm != CpuPlan::kNone)
            m_fusedNorms[std::size_t(value.fusedNorm)].norm->startForward();
    if (const int fusedNorm = m_plan.values[0].fusedNorm; fusedNorm != CpuPlan::kNone && keep)
        m_fusedNorms[std::size_t(fusedNorm)].norm->collect(const_cast<void *>(image), nullptr, m_context.batch,
                                                           int(n)); // without an addend it does not write
    TY_TRY(finishForward(0, int(n), keep, observer));
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        CpuArgs &a = m_steps[i].args;
        a.samples = int(n);
        a.keep = keep;
        if (m_plan.ops[i].source == 0)
            a.source = image;
        if (m_plan.ops[i].addend == 0)
            a.addend = image;
        const Range &range = m_steps[i].trainable;
        if (observer && range.end > range.begin) {
            TY_TRY(observer->parametersNeeded(range.begin, range.end));
        }
        m_steps[i].op->loadWeights();
        m_steps[i].op->forward(a);
        TY_TRY(finishForward(m_plan.ops[i].target, int(n), keep, observer));
    }
    return {};
}

void CpuProgram::runBackward(int samples, StepObserver *observer)
{
    const auto isFinal = [&](const Range &range) {
        if (observer && range.end > range.begin)
            observer->gradientsFinal(range.begin, range.end);
    };
    for (const CpuPlan::Value &value : m_plan.values)
        if (value.fusedNorm != CpuPlan::kNone)
            m_fusedNorms[std::size_t(value.fusedNorm)].norm->startBackward();
    const auto finish = [&](int value) {
        const int at = m_plan.values[std::size_t(value)].fusedNorm;
        if (at == CpuPlan::kNone)
            return;
        const FusedNorm &fusedNorm = m_fusedNorms[std::size_t(at)];
        fusedNorm.norm->finishBackward(samples);
        isFinal(fusedNorm.trainable);
        isFinal(fusedNorm.statistics);
    };
    for (std::size_t i = m_steps.size(); i-- > 0;) {
        finish(m_plan.ops[i].target); // all its readers have run
        m_steps[i].op->backward(m_steps[i].args);
        isFinal(m_steps[i].trainable);
        isFinal(m_steps[i].statistics);
    }
    finish(0);
}

Result<protocol::BatchMetrics> CpuProgram::step(std::span<const float> images, std::span<const std::int32_t> labels,
                                                bool learn, StepObserver *observer)
{
    protocol::BatchMetrics result;
    const std::size_t n = labels.size();
    result.samples = std::int64_t(n);
    const auto begins = [&] { return observer ? observer->backwardBegins(result) : Status(); };
    if (n == 0) {
        TY_TRY(begins());
        if (learn)
            std::memset(m_gradients.data(), 0, m_gradients.size() * sizeof(float));
        if (observer)
            observer->gradientsFinal(0, m_gradients.size());
        return result;
    }
    TY_TRY(run(images, n, learn, observer));
    result.lossSum =
        kernels().softmaxLoss(m_logits, labels.data(), learn ? m_lossGradient : nullptr, n, m_classes, &result.correct);
    if (!learn)
        return result;
    TY_TRY(begins());
    const std::size_t rest = (std::size_t(m_context.batch) - n) * std::size_t(m_classes);
    std::memset(m_lossGradient + n * std::size_t(m_classes), 0, rest * sizeof(float));
    runBackward(int(n), observer);
    return result;
}

void CpuProgram::forward(std::span<const float> images, std::size_t n, std::span<float> logits)
{
    (void)run(images, n, false, nullptr); // only an observer can fail
    std::memcpy(logits.data(), m_logits, n * std::size_t(m_classes) * sizeof(float));
}

std::string CpuProgram::describe() const
{
    std::string text =
        fmt::format("cpu, {}, batch {} in pieces of {}, {} thread(s), loops {}, {:.1f} MB of activations\n",
                    toString(m_context.type), m_context.batch, m_context.microBatch, m_context.threads, kernels().name,
                    double(m_arena.size()) * sizeof(float) / 1e6);
    for (const Step &step : m_steps)
        text += step.op->describe() + "\n";
    return text;
}

class CpuEngine final : public Engine {
public:
    std::string name() const override { return "cpu"; }
    Result<std::unique_ptr<Program>> compile(const NetworkOptions &options) override
    {
        return CpuProgram::compile(options);
    }
};

} // namespace

Engine &cpuEngine()
{
    static CpuEngine engine;
    return engine;
}

} // namespace trainyard::nn
