#include <vector>

#include <fmt/format.h>

#include "backend/core/try.h"
#include "backend/runtime/nn/cpu/cpu_ops.h"
#include "backend/runtime/nn/cpu/dnnl_api.h"

namespace trainyard::nn {

namespace {

/// Up to so many weights, each thread computes with rows of its own and sums the gradient of the weights by itself.
/// Beyond that, the sums would take more memory traffic than they save, and oneDNN divides the work among its threads.
constexpr std::size_t kDenseWeightsPerThread = 512 * 1024;

/// oneDNN's three primitives over one weight matrix and one bias, for some rows of the batch.
class DenseRows {
public:
    /// \param weights  what all pieces share, loaded
    /// \param tensors  diffWeights and diffBias: of these rows
    DenseRows(const DnnlPrimitives &primitives, const DnnlDense &dense, const dnnl::memory &weights,
              const dnnl::memory &weightsForData, const CpuTensors &tensors)
        : m_primitives(primitives)
        , m_source(matrixDesc(dense.type, dense.batch, dense.inputs), dnnlEngine(), nullptr)
        , m_target(matrixDesc(dense.targetType, dense.batch, dense.outputs), dnnlEngine(), nullptr)
    {
        m_forward = {{DNNL_ARG_SRC, m_source},
                     {DNNL_ARG_WEIGHTS, weights},
                     {DNNL_ARG_DST, m_target},
                     {DNNL_ARG_SCRATCHPAD, dnnl::memory(primitives.scratchForward, dnnlEngine())}};
        if (tensors.bias)
            m_forward.emplace(DNNL_ARG_BIAS, dnnl::memory(vectorDesc(dense.outputs), dnnlEngine(), tensors.bias));
        if (!dense.training)
            return;
        m_diffTarget = dnnl::memory(matrixDesc(dense.type, dense.batch, dense.outputs), dnnlEngine(), nullptr);
        m_diffSource = dnnl::memory(matrixDesc(dense.type, dense.batch, dense.inputs), dnnlEngine(), nullptr);
        m_diffWeights = DnnlTensor(tensors.diffWeights, matrixDesc(ElementType::Float32, dense.outputs, dense.inputs),
                                   primitives.diffWeights);
        m_backwardWeights = {{DNNL_ARG_SRC, m_source},
                             {DNNL_ARG_DIFF_DST, m_diffTarget},
                             {DNNL_ARG_DIFF_WEIGHTS, m_diffWeights.memory()},
                             {DNNL_ARG_SCRATCHPAD, dnnl::memory(primitives.scratchWeights, dnnlEngine())}};
        if (tensors.bias)
            m_backwardWeights.emplace(DNNL_ARG_DIFF_BIAS,
                                      dnnl::memory(vectorDesc(dense.outputs), dnnlEngine(), tensors.diffBias));
        if (!primitives.backwardData)
            return;
        m_backwardData = {{DNNL_ARG_DIFF_DST, m_diffTarget},
                          {DNNL_ARG_WEIGHTS, weightsForData},
                          {DNNL_ARG_DIFF_SRC, m_diffSource},
                          {DNNL_ARG_SCRATCHPAD, dnnl::memory(primitives.scratchData, dnnlEngine())}};
    }

    void forward(const void *source, void *target)
    {
        setData(m_source, source);
        setData(m_target, target);
        m_primitives.forward.execute(dnnlStream(), m_forward);
    }

    void backwardWeights(const void *source, const void *diffTarget)
    {
        setData(m_source, source);
        setData(m_diffTarget, diffTarget);
        m_primitives.backwardWeights.execute(dnnlStream(), m_backwardWeights);
        m_diffWeights.store();
    }

    void backwardData(const void *diffTarget, void *diffSource)
    {
        setData(m_diffTarget, diffTarget);
        setData(m_diffSource, diffSource);
        m_primitives.backwardData.execute(dnnlStream(), m_backwardData);
    }

private:
    static void setData(dnnl::memory &memory, const void *data)
    {
        memory.set_data_handle(const_cast<void *>(data)); // oneDNN has no const memory
    }

    DnnlPrimitives m_primitives;
    DnnlTensor m_diffWeights;
    dnnl::memory m_source, m_target, m_diffTarget, m_diffSource;
    DnnlArguments m_forward, m_backwardData, m_backwardWeights;
};

class DenseOp final : public BatchOp {
public:
    /// \param dense   of one piece
    /// \param pieces  1: its primitives use all threads; else each piece is computed by one thread
    DenseOp(const Layer &layer, DnnlPrimitives primitives, const DnnlDense &dense, int pieces, const Shape &in,
            Activation activation, const CpuTensors &tensors, const CpuContext &context)
        : BatchOp(in, {1, 1, dense.outputs}, context)
        , m_name(layer.name)
        , m_primitives(std::move(primitives))
        , m_dense(dense)
        , m_activation(activation)
        , m_tensors(tensors)
    {
        const auto plain = matrixDesc(ElementType::Float32, dense.outputs, dense.inputs);
        m_weights = DnnlTensor(tensors.weights, plain, m_primitives.weightsForward);
        if (context.training && dense.targetType != dense.type)
            m_narrow = AlignedBuffer(elements(m_out));
        m_sharesWeights = !m_primitives.backwardData || m_primitives.weightsBackward == m_primitives.weightsForward;
        if (!m_sharesWeights)
            m_weightsForData = DnnlTensor(tensors.weights, plain, m_primitives.weightsBackward);
        const dnnl::memory &forData = m_sharesWeights ? m_weights.memory() : m_weightsForData.memory();
        for (int piece = 0; piece < pieces; ++piece) {
            CpuTensors own = tensors;
            if (piece > 0 && context.training) {
                own.diffWeights = m_sums.emplace_back(in.size() * std::size_t(dense.outputs)).data();
                own.diffBias = tensors.diffBias ? m_biasSums.emplace_back(std::size_t(dense.outputs)).data() : nullptr;
            }
            m_rows.emplace_back(m_primitives, dense, m_weights.memory(), forData, own);
        }
    }

    void loadWeights() override { m_weights.load(); }
    std::string describe() const override
    {
        return fmt::format("{}: {}{}", withActivation(m_name, m_activation), m_primitives.names,
                           m_rows.size() > 1 ? fmt::format(", {} pieces", m_rows.size()) : "");
    }

private:
    /// Calls f(rows, first row of the batch) for each piece.
    template <class F>
    void overRows(const F &f)
    {
        parallelFor(int(m_rows.size()), int(m_rows.size()), [&](int begin, int end, int) {
            for (int piece = begin; piece < end; ++piece)
                f(m_rows[std::size_t(piece)], std::size_t(piece) * std::size_t(m_dense.batch));
        });
    }

    void run(const void *source, void *target, const CpuArgs &) override
    {
        overRows([&](DenseRows &rows, std::size_t first) {
            void *result = advance(target, first * m_out.size(), m_dense.targetType);
            rows.forward(advance(source, first * m_in.size(), m_dense.type), result);
        });
        if (m_activation != m_dense.activation)
            activateRows(target);
    }

    void runBackward(const void *source, const void *target, void *diffTarget, void *diffSource,
                     const CpuArgs &) override
    {
        if (m_activation != Activation::None)
            parallelFor(m_context.batch, m_context.threads, [&](int begin, int end, int) {
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
        const bool needsData = diffSource && m_primitives.backwardData;
        if (needsData && !m_sharesWeights)
            m_weightsForData.load();
        overRows([&](DenseRows &rows, std::size_t first) {
            const void *gradient = advance(static_cast<const void *>(diffTarget), first * m_out.size(), m_dense.type);
            rows.backwardWeights(advance(source, first * m_in.size(), m_dense.type), gradient);
            if (needsData)
                rows.backwardData(gradient, advance(diffSource, first * m_in.size(), m_dense.type));
        });
        addSums();
    }

    void addSums()
    {
        std::vector<const float *> others;
        for (const AlignedBuffer &sum : m_sums)
            others.push_back(sum.data());
        if (!others.empty())
            addPieces(m_tensors.diffWeights, others, m_in.size() * m_out.size(), m_context.threads);
        for (const AlignedBuffer &sum : m_biasSums)
            kernels().add(m_tensors.diffBias, sum.data(), sum.size());
    }

    void activateRows(void *target)
    {
        parallelFor(m_context.batch, m_context.threads, [&](int begin, int end, int) {
            activate(m_dense.targetType, advance(target, std::size_t(begin) * m_out.size(), m_dense.targetType),
                     std::size_t(end - begin) * m_out.size(), m_activation);
        });
    }

    std::string m_name;
    DnnlPrimitives m_primitives;
    DnnlDense m_dense;
    Activation m_activation;
    CpuTensors m_tensors;
    DnnlTensor m_weights, m_weightsForData;
    std::vector<AlignedBuffer> m_sums, m_biasSums; // of the pieces after the first, which writes to the arena
    std::vector<DenseRows> m_rows;
    AlignedBuffer m_narrow; // the target's gradient in the type of the computation
    bool m_sharesWeights = true;
};

} // namespace

CpuOpResult makeDnnlDense(const Layer &layer, const Shape &in, const DenseOptions &options, const CpuTensors &tensors,
                          const CpuContext &context)
{
    // As for convolutions, oneDNN's ReLU is not used: it turns NaN into 0.
    int pieces = 1; // of equal size
    if (in.size() * std::size_t(layer.outputs) <= kDenseWeightsPerThread)
        pieces = context.threads;
    while (context.batch % pieces != 0)
        --pieces;
    const OpenMpThreads openMpThreads(pieces > 1 ? 1 : context.threads);
    const DnnlDense d{.batch = context.batch / pieces,
                      .inputs = int(in.size()),
                      .outputs = layer.outputs,
                      .bias = tensors.bias != nullptr,
                      .activation = options.activation == Activation::Tanh ? Activation::Tanh : Activation::None,
                      .training = context.training,
                      .needsDiffSource = !options.first,
                      .type = context.type,
                      .targetType = options.last ? ElementType::Float32 : context.type};
    TY_ASSIGN(auto primitives, makeDense(d, layer.name));
    return std::make_unique<DenseOp>(layer, std::move(primitives), d, pieces, in, options.activation, tensors, context);
}

} // namespace trainyard::nn
