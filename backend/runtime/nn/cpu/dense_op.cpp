#include <fmt/format.h>

#include "backend/core/try.h"
#include "backend/runtime/nn/cpu/cpu_ops.h"
#include "backend/runtime/nn/cpu/dnnl_api.h"

namespace trainyard::nn {

namespace {

/// Dense layer: oneDNN's three primitives over one weight matrix and one bias.
class DenseOp final : public BatchOp {
public:
    DenseOp(const Layer &layer, DnnlPrimitives primitives, const DnnlDense &dense, const Shape &in,
            Activation activation, const CpuTensors &tensors, const CpuContext &context)
        : BatchOp(in, {1, 1, dense.outputs}, context)
        , m_name(layer.name)
        , m_primitives(std::move(primitives))
        , m_dense(dense)
        , m_activation(activation)
        , m_source(matrixDesc(dense.type, dense.batch, dense.inputs), dnnlEngine(), nullptr)
        , m_target(matrixDesc(dense.targetType, dense.batch, dense.outputs), dnnlEngine(), nullptr)
    {
        const auto plain = matrixDesc(ElementType::Float32, dense.outputs, dense.inputs);
        m_weights = DnnlTensor(tensors.weights, plain, m_primitives.weightsForward);
        m_forward = {{DNNL_ARG_SRC, m_source}, {DNNL_ARG_WEIGHTS, m_weights.memory()}, {DNNL_ARG_DST, m_target}};
        if (tensors.bias)
            m_forward.emplace(DNNL_ARG_BIAS, dnnl::memory(vectorDesc(dense.outputs), dnnlEngine(), tensors.bias));
        if (!context.training)
            return;
        m_diffTarget = dnnl::memory(matrixDesc(dense.type, dense.batch, dense.outputs), dnnlEngine(), nullptr);
        m_diffSource = dnnl::memory(matrixDesc(dense.type, dense.batch, dense.inputs), dnnlEngine(), nullptr);
        if (dense.targetType != dense.type)
            m_narrow = AlignedBuffer(elements(m_out));
        m_diffWeights = DnnlTensor(tensors.diffWeights, plain, m_primitives.diffWeights);
        m_backwardWeights = {{DNNL_ARG_SRC, m_source},
                             {DNNL_ARG_DIFF_DST, m_diffTarget},
                             {DNNL_ARG_DIFF_WEIGHTS, m_diffWeights.memory()}};
        if (tensors.bias)
            m_backwardWeights.emplace(DNNL_ARG_DIFF_BIAS,
                                      dnnl::memory(vectorDesc(dense.outputs), dnnlEngine(), tensors.diffBias));
        if (!m_primitives.backwardData)
            return;
        m_sharesWeights = m_primitives.weightsBackward == m_primitives.weightsForward;
        if (!m_sharesWeights)
            m_weightsForData = DnnlTensor(tensors.weights, plain, m_primitives.weightsBackward);
        m_backwardData = {{DNNL_ARG_DIFF_DST, m_diffTarget},
                          {DNNL_ARG_WEIGHTS, m_sharesWeights ? m_weights.memory() : m_weightsForData.memory()},
                          {DNNL_ARG_DIFF_SRC, m_diffSource}};
    }

    void loadWeights() override { m_weights.load(); }
    std::string describe() const override
    {
        return fmt::format("{}: {}", withActivation(m_name, m_activation), m_primitives.names);
    }

private:
    void run(const void *source, void *target, const CpuArgs &) override
    {
        m_source.set_data_handle(const_cast<void *>(source)); // oneDNN has no const memory
        m_target.set_data_handle(target);
        m_primitives.forward.execute(dnnlStream(), m_forward);
        if (m_activation != m_dense.activation)
            activateRows(target);
    }

    void runBackward(const void *source, const void *target, void *diffTarget, void *diffSource,
                     const CpuArgs &) override
    {
        if (m_activation != Activation::None)
            parallelFor(m_dense.batch, m_context.threads, [&](int begin, int end, int) {
                const std::size_t from = std::size_t(begin) * m_out.size();
                activateBackward(m_dense.targetType, advance(diffTarget, from, m_dense.targetType),
                                 advance(target, from, m_dense.targetType), std::size_t(end - begin) * m_out.size(),
                                 m_activation);
            });
        if (m_dense.targetType != m_dense.type) {
            normKernels(m_dense.type)
                .fromFloat(m_narrow.data(), static_cast<const float *>(diffTarget), elements(m_out));
            diffTarget = m_narrow.data();
        }
        m_source.set_data_handle(const_cast<void *>(source));
        m_diffTarget.set_data_handle(diffTarget);
        m_primitives.backwardWeights.execute(dnnlStream(), m_backwardWeights);
        m_diffWeights.store();
        if (!diffSource || !m_primitives.backwardData)
            return;
        if (!m_sharesWeights)
            m_weightsForData.load();
        m_diffSource.set_data_handle(diffSource);
        m_primitives.backwardData.execute(dnnlStream(), m_backwardData);
    }

    void activateRows(void *target)
    {
        parallelFor(m_dense.batch, m_context.threads, [&](int begin, int end, int) {
            activate(m_dense.targetType, advance(target, std::size_t(begin) * m_out.size(), m_dense.targetType),
                     std::size_t(end - begin) * m_out.size(), m_activation);
        });
    }

    std::string m_name;
    DnnlPrimitives m_primitives;
    DnnlDense m_dense;
    Activation m_activation;
    DnnlTensor m_weights, m_weightsForData, m_diffWeights;
    dnnl::memory m_source, m_target, m_diffTarget, m_diffSource;
    DnnlArguments m_forward, m_backwardData, m_backwardWeights;
    AlignedBuffer m_narrow; // the target's gradient in the type of the computation
    bool m_sharesWeights = true;
};

} // namespace

CpuOpResult makeDnnlDense(const Layer &layer, const Shape &in, const DenseOptions &options, const CpuTensors &tensors,
                          const CpuContext &context)
{
    // As for convolutions, oneDNN's ReLU is not used: it turns NaN into 0.
    const DnnlDense d{.batch = context.batch,
                      .inputs = int(in.size()),
                      .outputs = layer.outputs,
                      .bias = tensors.bias != nullptr,
                      .activation = options.activation == Activation::Tanh ? Activation::Tanh : Activation::None,
                      .training = context.training,
                      .needsDiffSource = !options.first,
                      .type = context.type,
                      .targetType = options.last ? ElementType::Float32 : context.type};
    TY_ASSIGN(auto primitives, makeDense(d, layer.name));
    return std::make_unique<DenseOp>(layer, std::move(primitives), d, in, options.activation, tensors, context);
}

} // namespace trainyard::nn
