#include "backend/runtime/nn/cpu_ops.h"

#include <fmt/format.h>

#include "backend/runtime/nn/aligned_buffer.h"

namespace trainyard::nn {

namespace {

const char *nameOf(Activation activation)
{
    return activation == Activation::Tanh ? " + tanh" : activation == Activation::Relu ? " + relu" : "";
}

/// What goes into oneDNN's post-ops: not ReLU, which is max(x, 0) there and turns NaN into 0, so that a net that has diverged
/// would train on with dead units and nobody would be told.
Activation fusable(Activation activation)
{
    return activation == Activation::Relu ? Activation::None : activation;
}

/// Convolution or dense layer: oneDNN's three primitives over one weight matrix and one bias.
class DnnlOp final : public CpuOp {
public:
    struct Descs {
        dnnl::memory::desc source, target, weights, bias;
    };

    DnnlOp(std::string name, DnnlPrimitives primitives, const Descs &descs, Activation activation, std::size_t targetSize,
           const CpuTensors &tensors, const CpuContext &context)
        : m_name(std::move(name))
        , m_primitives(std::move(primitives))
        , m_activation(activation)
        , m_targetSize(targetSize)
        , m_context(context)
        , m_weights(tensors.weights, descs.weights, m_primitives.weightsForward)
        , m_source(descs.source, dnnlEngine(), nullptr)
        , m_target(descs.target, dnnlEngine(), nullptr)
        , m_bias(descs.bias, dnnlEngine(), tensors.bias)
    {
        m_forward = {{DNNL_ARG_SRC, m_source}, {DNNL_ARG_WEIGHTS, m_weights.memory()}, {DNNL_ARG_BIAS, m_bias}, {DNNL_ARG_DST, m_target}};
        if (!context.training)
            return;
        m_diffTarget = dnnl::memory(descs.target, dnnlEngine(), nullptr);
        m_diffSource = dnnl::memory(descs.source, dnnlEngine(), nullptr);
        m_diffBias = dnnl::memory(descs.bias, dnnlEngine(), tensors.diffBias);
        m_diffWeights = DnnlTensor(tensors.diffWeights, descs.weights, m_primitives.diffWeights);
        m_backwardWeights = {{DNNL_ARG_SRC, m_source}, {DNNL_ARG_DIFF_DST, m_diffTarget},
                             {DNNL_ARG_DIFF_WEIGHTS, m_diffWeights.memory()}, {DNNL_ARG_DIFF_BIAS, m_diffBias}};
        if (!m_primitives.backwardData)
            return;
        m_sharesWeights = m_primitives.weightsBackward == m_primitives.weightsForward;
        if (!m_sharesWeights)
            m_weightsForData = DnnlTensor(tensors.weights, descs.weights, m_primitives.weightsBackward);
        m_backwardData = {{DNNL_ARG_DIFF_DST, m_diffTarget},
                          {DNNL_ARG_WEIGHTS, m_sharesWeights ? m_weights.memory() : m_weightsForData.memory()},
                          {DNNL_ARG_DIFF_SRC, m_diffSource}};
    }

    void loadWeights() override { m_weights.load(); }

    void forward(const float *source, float *target, bool) override
    {
        m_source.set_data_handle(const_cast<float *>(source)); // oneDNN has no const memory
        m_target.set_data_handle(target);
        m_primitives.forward.execute(dnnlStream(), m_forward);
        if (m_activation != fusable(m_activation))
            overThreads(m_context.batch, m_context.threads, [&](int begin, int end, int) {
                kernels().activate(target + std::size_t(begin) * m_targetSize, std::size_t(end - begin) * m_targetSize, m_activation);
            });
    }

    void backward(const float *source, const float *target, float *diffTarget, float *diffSource) override
    {
        if (m_activation != Activation::None)
            overThreads(m_context.batch, m_context.threads, [&](int begin, int end, int) {
                const std::size_t from = std::size_t(begin) * m_targetSize;
                kernels().activateBackward(diffTarget + from, target + from, std::size_t(end - begin) * m_targetSize, m_activation);
            });
        m_source.set_data_handle(const_cast<float *>(source));
        m_diffTarget.set_data_handle(diffTarget);
        m_primitives.backwardWeights.execute(dnnlStream(), m_backwardWeights);
        m_diffWeights.store();
        if (!diffSource)
            return;
        if (!m_sharesWeights)
            m_weightsForData.load();
        m_diffSource.set_data_handle(diffSource);
        m_primitives.backwardData.execute(dnnlStream(), m_backwardData);
    }

    std::string describe() const override { return fmt::format("{}{}: {}", m_name, nameOf(m_activation), m_primitives.names); }

private:
    std::string m_name;
    DnnlPrimitives m_primitives;
    Activation m_activation;
    std::size_t m_targetSize; // of one sample
    CpuContext m_context;
    DnnlTensor m_weights, m_weightsForData, m_diffWeights;
    dnnl::memory m_source, m_target, m_bias, m_diffTarget, m_diffSource, m_diffBias;
    DnnlArguments m_forward, m_backwardData, m_backwardWeights;
    bool m_sharesWeights = true;
};

class PoolOp final : public CpuOp {
public:
    PoolOp(const Layer &layer, const Shape &in, const Shape &out, Activation activation, const CpuContext &context)
        : m_name(layer.name)
        , m_in(in)
        , m_out(out)
        , m_kernel(layer.kernel)
        , m_activation(activation)
        , m_context(context)
        , m_where(context.training ? out.size() * std::size_t(context.batch) : 0)
    {
    }

    void forward(const float *source, float *target, bool keep) override
    {
        overThreads(m_context.batch, m_context.threads, [&](int begin, int end, int) {
            for (int i = begin; i < end; ++i)
                kernels().poolForward(source + std::size_t(i) * m_in.size(), target + std::size_t(i) * m_out.size(),
                                      keep ? m_where.data() + std::size_t(i) * m_out.size() : nullptr, m_in.height, m_in.width,
                                      m_in.channels, m_in.channels, m_kernel, m_activation);
        });
    }

    void backward(const float *, const float *target, float *diffTarget, float *diffSource) override
    {
        if (!diffSource)
            return;
        overThreads(m_context.batch, m_context.threads, [&](int begin, int end, int) {
            for (int i = begin; i < end; ++i) {
                const std::size_t at = std::size_t(i) * m_out.size();
                kernels().activateBackward(diffTarget + at, target + at, m_out.size(), m_activation);
                kernels().poolBackward(diffTarget + at, m_where.data() + at, diffSource + std::size_t(i) * m_in.size(), m_in.height,
                                       m_in.width, m_in.channels, m_in.channels, m_kernel);
            }
        });
    }

    std::string describe() const override { return fmt::format("{}{}: own {}", m_name, nameOf(m_activation), kernels().name); }

private:
    std::string m_name;
    Shape m_in, m_out;
    int m_kernel;
    Activation m_activation;
    CpuContext m_context;
    std::vector<std::uint8_t> m_where;
};

class ActivationOp final : public CpuOp {
public:
    ActivationOp(std::string name, std::size_t size, Activation activation)
        : m_name(std::move(name))
        , m_size(size)
        , m_activation(activation)
    {
    }
    void forward(const float *source, float *target, bool) override
    {
        std::copy_n(source, m_size, target);
        kernels().activate(target, m_size, m_activation);
    }
    void backward(const float *, const float *target, float *diffTarget, float *diffSource) override
    {
        if (!diffSource)
            return;
        kernels().activateBackward(diffTarget, target, m_size, m_activation);
        std::copy_n(diffTarget, m_size, diffSource);
    }
    std::string describe() const override { return fmt::format("{}: own {}", m_name, kernels().name); }

private:
    std::string m_name;
    std::size_t m_size; // of the whole batch
    Activation m_activation;
};

} // namespace

CpuOpResult makeDnnlConvolution(const Layer &layer, const Shape &in, const Shape &out, Activation activation, bool first,
                                const CpuTensors &tensors, const CpuContext &context)
{
    const DnnlConvolution c{context.batch, in.height,     in.width,     in.channels,   out.height,
                            out.width,     out.channels,  layer.kernel, layer.step(),  layer.padding,
                            fusable(activation), context.training, !first};
    auto primitives = makeConvolution(c, layer.name);
    if (!primitives)
        return fail(primitives.error());
    const DnnlOp::Descs descs{activationDesc(c.batch, in.height, in.width, in.channels),
                              activationDesc(c.batch, out.height, out.width, out.channels), plainConvolutionWeights(c),
                              vectorDesc(out.channels)};
    return std::make_unique<DnnlOp>(layer.name, std::move(*primitives), descs, activation, out.size(), tensors, context);
}

CpuOpResult makeDnnlDense(const Layer &layer, const Shape &in, Activation activation, bool first, const CpuTensors &tensors,
                          const CpuContext &context)
{
    const DnnlDense d{context.batch, int(in.size()), layer.outputs, fusable(activation), context.training, !first};
    auto primitives = makeDense(d, layer.name);
    if (!primitives)
        return fail(primitives.error());
    const DnnlOp::Descs descs{matrixDesc(d.batch, d.inputs), matrixDesc(d.batch, d.outputs), matrixDesc(d.outputs, d.inputs),
                              vectorDesc(d.outputs)};
    return std::make_unique<DnnlOp>(layer.name, std::move(*primitives), descs, activation, std::size_t(d.outputs), tensors, context);
}

CpuOpResult makePool(const Layer &layer, const Shape &in, const Shape &out, Activation activation, const CpuContext &context)
{
    if (layer.kernel > 15)
        return fail(ErrorCode::Unsupported, layer.name, "a pool wider than 15 does not fit the index of one byte");
    return std::make_unique<PoolOp>(layer, in, out, activation, context);
}

CpuOpResult makeActivation(const Layer &layer, const Shape &shape, Activation activation, const CpuContext &context)
{
    return std::make_unique<ActivationOp>(layer.name, shape.size() * std::size_t(context.batch), activation);
}

} // namespace trainyard::nn
