#include <algorithm>
#include <cstring>

#include <fmt/format.h>
#include <omp.h>

#include "backend/runtime/nn/aligned_buffer.h"
#include "backend/runtime/nn/cpu_ops.h"
#include "backend/runtime/nn/engine.h"
#include "backend/runtime/nn/kernels.h"

namespace trainyard::nn {

namespace {

struct Step {
    std::unique_ptr<CpuOp> op;
    float *target = nullptr; // [batch * size]
    std::size_t size = 0;    // of one sample
};

class CpuProgram final : public Program {
public:
    static Result<std::unique_ptr<Program>> compile(const NetworkOptions &);

    std::span<float> parameters() override { return m_parameters.span(); }
    std::span<float> gradients() override { return m_gradients.span(); }
    BatchResult step(std::span<const float> images, std::span<const std::int32_t> labels, bool learn) override;
    void forward(std::span<const float> images, std::size_t n, std::span<float> logits) override;
    std::string describe() const override;

private:
    Status addSteps(const Model &, const std::vector<Shape> &, const std::vector<TensorInfo> &);
    void plan();
    const float *run(std::span<const float> images, std::size_t n, bool keep);
    CpuTensors tensorsFor(std::size_t &next, const std::vector<TensorInfo> &) const;

    CpuContext m_context;
    std::size_t m_inputSize = 0;
    int m_classes = 0;
    AlignedBuffer m_parameters, m_gradients, m_input, m_activations, m_differences[2];
    std::vector<Step> m_steps;
};

Activation activationOf(LayerKind kind)
{
    return kind == LayerKind::Tanh ? Activation::Tanh : kind == LayerKind::Relu ? Activation::Relu : Activation::None;
}

Result<std::unique_ptr<Program>> CpuProgram::compile(const NetworkOptions &options)
{
    const auto shapes = options.model.shapes();
    const auto tensors = tensorsOf(options.model);
    if (!shapes || !tensors)
        return fail(!shapes ? shapes.error() : tensors.error());
    omp_set_num_threads(options.threads); // oneDNN sizes its scratch memory by this
    auto program = std::make_unique<CpuProgram>();
    program->m_context = {options.batch, options.threads, options.training};
    program->m_inputSize = options.model.input.size();
    program->m_classes = int(shapes->back().size());
    const std::size_t count = tensors->back().offset + tensors->back().size;
    program->m_parameters = AlignedBuffer(count);
    program->m_gradients = AlignedBuffer(options.training ? count : 0);
    program->m_input = AlignedBuffer(program->m_inputSize * std::size_t(options.batch));
    if (const auto ok = program->addSteps(options.model, *shapes, *tensors); !ok)
        return fail(ok.error());
    program->plan();
    return program;
}

CpuTensors CpuProgram::tensorsFor(std::size_t &next, const std::vector<TensorInfo> &tensors) const
{
    const TensorInfo &weights = tensors[next], &bias = tensors[next + 1];
    next += 2;
    CpuTensors t{m_parameters.data() + weights.offset, m_parameters.data() + bias.offset, nullptr, nullptr};
    if (m_context.training) {
        t.diffWeights = m_gradients.data() + weights.offset;
        t.diffBias = m_gradients.data() + bias.offset;
    }
    return t;
}

Status CpuProgram::addSteps(const Model &model, const std::vector<Shape> &shapes, const std::vector<TensorInfo> &tensors)
{
    const auto &layers = model.layers;
    for (std::size_t i = 0; i < layers.size(); ++i) {
        const Layer &layer = layers[i];
        const bool weights = layer.kind == LayerKind::Convolution || layer.kind == LayerKind::Dense;
        if (layer.kind == LayerKind::BatchNorm || layer.kind == LayerKind::AveragePool || layer.kind == LayerKind::GlobalAverage ||
            layer.kind == LayerKind::Add || model.inputsOf(i).front() != int(i) - 1 || (weights && !layer.bias) ||
            (layer.kind == LayerKind::MaxPool && (layer.step() != layer.kernel || layer.padding > 0)))
            return fail(ErrorCode::Unsupported, model.name, fmt::format("layer {}: the processor's engine cannot run it yet", layer.name));
    }
    const auto kindAt = [&](std::size_t i) { return i < layers.size() ? layers[i].kind : LayerKind::Dense; };
    const auto activationAt = [&](std::size_t i) { return activationOf(kindAt(i)); };
    std::size_t tensor = 0;
    Activation pending = Activation::None; // moved from before a pool to behind it: both are monotone, so the result is the same
    for (std::size_t i = 0; i < layers.size();) {
        const Layer &layer = layers[i];
        const Shape &in = i == 0 ? model.input : shapes[i - 1];
        const bool first = m_steps.empty();
        Activation activation = activationAt(i + 1);
        std::size_t used = activation == Activation::None ? 1 : 2;
        CpuOpResult op = fail(ErrorCode::Internal, layer.name, "unknown layer");
        switch (layer.kind) {
        case LayerKind::Convolution: {
            const bool pooled = kindAt(i + used) == LayerKind::MaxPool && layers[i + used].kernel <= 15;
            if (suitsDirectConvolution(layer, in)) {
                const int pool = pooled ? layers[i + used].kernel : 1;
                used += pooled;
                if (pooled && activation == Activation::None && activationAt(i + used) != Activation::None)
                    activation = activationAt(i + used++);
                op = makeDirectConvolution(layer, in, shapes[i], shapes[i + used - 1], pool, activation, tensorsFor(tensor, tensors),
                                           m_context);
                break;
            }
            if (pooled)
                pending = std::exchange(activation, Activation::None);
            op = makeDnnlConvolution(layer, in, shapes[i], activation, first, tensorsFor(tensor, tensors), m_context);
            break;
        }
        case LayerKind::Dense:
            op = makeDnnlDense(layer, in, activation, first, tensorsFor(tensor, tensors), m_context);
            break;
        case LayerKind::MaxPool:
            if (pending != Activation::None) {
                activation = std::exchange(pending, Activation::None);
                used = 1;
            }
            op = makePool(layer, in, shapes[i], activation, m_context);
            break;
        case LayerKind::Tanh:
        case LayerKind::Relu:
            used = 1;
            op = makeActivation(layer, in, activationOf(layer.kind), m_context);
            break;
        default: break; // refused above
        }
        if (!op)
            return fail(op.error());
        i += used;
        m_steps.push_back({std::move(*op), nullptr, shapes[i - 1].size()});
    }
    return {};
}

/// One memory plan: with training every activation is kept for the way back and two buffers take turns for the differences;
/// without, two buffers take turns for the activations.
void CpuProgram::plan()
{
    const auto padded = [this](std::size_t perSample) { return (perSample * std::size_t(m_context.batch) + 63) / 64 * 64; };
    std::size_t largest = 0, all = 0;
    for (const Step &step : m_steps) {
        largest = std::max(largest, padded(step.size));
        all += padded(step.size);
    }
    m_activations = AlignedBuffer(m_context.training ? all : 2 * largest);
    std::size_t offset = 0;
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        m_steps[i].target = m_activations.data() + (m_context.training ? offset : i % 2 * largest);
        offset += padded(m_steps[i].size);
    }
    if (m_context.training)
        for (AlignedBuffer &buffer : m_differences)
            buffer = AlignedBuffer(largest);
}

/// Forward. return  the input as the first operation saw it
const float *CpuProgram::run(std::span<const float> images, std::size_t n, bool keep)
{
    omp_set_num_threads(m_context.threads);
    const float *input = images.data();
    if (n < std::size_t(m_context.batch)) { // a short batch runs as a full one; what its empty rows say is ignored
        std::memcpy(m_input.data(), images.data(), n * m_inputSize * sizeof(float));
        std::memset(m_input.data() + n * m_inputSize, 0, (std::size_t(m_context.batch) - n) * m_inputSize * sizeof(float));
        input = m_input.data();
    }
    const float *source = input;
    for (Step &step : m_steps) {
        step.op->loadWeights();
        step.op->forward(source, step.target, keep);
        source = step.target;
    }
    return input;
}

BatchResult CpuProgram::step(std::span<const float> images, std::span<const std::int32_t> labels, bool learn)
{
    BatchResult result;
    const std::size_t n = labels.size();
    result.samples = std::int64_t(n);
    if (n == 0) {
        if (learn)
            std::memset(m_gradients.data(), 0, m_gradients.size() * sizeof(float));
        return result;
    }
    const float *input = run(images, n, learn);
    float *diff = learn ? m_differences[0].data() : nullptr;
    result.lossSum = kernels().softmaxLoss(m_steps.back().target, labels.data(), diff, n, m_classes, &result.correct);
    if (!learn)
        return result;
    const std::size_t rest = (std::size_t(m_context.batch) - n) * std::size_t(m_classes);
    std::memset(diff + n * std::size_t(m_classes), 0, rest * sizeof(float));
    for (std::size_t i = m_steps.size(); i-- > 0;) {
        const bool first = i == 0;
        float *into = first ? nullptr : m_differences[(m_steps.size() - i) % 2].data();
        m_steps[i].op->backward(first ? input : m_steps[i - 1].target, m_steps[i].target, diff, into);
        diff = into;
    }
    return result;
}

void CpuProgram::forward(std::span<const float> images, std::size_t n, std::span<float> logits)
{
    run(images, n, false);
    std::memcpy(logits.data(), m_steps.back().target, n * std::size_t(m_classes) * sizeof(float));
}

std::string CpuProgram::describe() const
{
    std::string text = fmt::format("cpu, batch {}, {} thread(s), loops {}\n", m_context.batch, m_context.threads, kernels().name);
    for (const Step &step : m_steps)
        text += step.op->describe() + "\n";
    return text;
}

class CpuEngine final : public Engine {
public:
    std::string name() const override { return "cpu"; }
    Result<std::unique_ptr<Program>> compile(const NetworkOptions &options) override { return CpuProgram::compile(options); }
};

} // namespace

Engine &cpuEngine()
{
    static CpuEngine engine;
    return engine;
}

} // namespace trainyard::nn
