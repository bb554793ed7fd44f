#include <algorithm>

#include <fmt/format.h>

#include "backend/core/try.h"
#include "backend/runtime/nn/cpu/batch_norm.h"
#include "backend/runtime/nn/cpu/tiled_convolution.h"
#include "backend/runtime/nn/cpu/winograd.h"

namespace trainyard::nn {

namespace {

/// Bytes of a micro-batch that should stay in the L2 cache: source, result and the buffers between them.
constexpr std::size_t kMicroBatchBytes = 1U << 20;

/// Doubles the smallest micro-batch while the result fits into the cache, and until every thread has an image.
int microBatchFor(const Shape &in, const Shape &out, const CpuContext &context)
{
    const std::size_t perImage = 2 * (in.size() + out.size()) * bytesOf(context.type);
    int microBatch = context.microBatch;
    while (2 * microBatch <= context.batch &&
           (2 * std::size_t(microBatch) * perImage <= kMicroBatchBytes || microBatch < context.threads))
        microBatch *= 2;
    return microBatch;
}

class ConvolutionOp final : public CpuOp {
public:
    /// \param inside  the activation that `products` applies itself, or None
    ConvolutionOp(const Layer &layer, std::unique_ptr<TiledConvolution> products, const Shape &in, const Shape &out,
                  int microBatch, const TiledConvolutionOptions &options, Activation inside, const CpuContext &context)
        : m_name(layer.name)
        , m_products(std::move(products))
        , m_activation(options.activation)
        , m_inside(inside)
        , m_context(context)
        , m_microBatch(microBatch)
        , m_in(in.size() * std::size_t(microBatch))
        , m_out(out.size() * std::size_t(microBatch))
        , m_first(options.first)
    {
        if (options.readsFusedNorm)
            m_normalised = AlignedBuffer(m_in);
        if (!context.training)
            return;
        m_gradient = AlignedBuffer(m_out);
        if (!m_first)
            m_extra = AlignedBuffer(m_in);
    }

    void loadWeights() override { m_products->loadWeights(); }

    void forward(const CpuArgs &a) override
    {
        for (int first = 0; first < m_context.batch; first += m_microBatch) {
            void *target = out(a.target, first);
            m_products->forward(sourceOf(a, first), target);
            if (m_activation != m_inside)
                activateOverThreads(target);
            if (a.targetNorm)
                a.targetNorm->collect(target, out(a.addend, first), m_microBatch,
                                      std::clamp(a.samples - first, 0, m_microBatch));
            else if (a.addend)
                normKernels(m_context.type).add(target, out(a.addend, first), m_out);
        }
    }

    void backward(const CpuArgs &a) override
    {
        if (!m_first)
            m_products->loadWeightsForData();
        for (int first = 0; first < m_context.batch; first += m_microBatch) {
            void *gradient = gradientOf(a, first);
            if (a.addendGradient)
                normKernels(m_context.type).add(out(a.addendGradient, first), gradient, m_out);
            m_products->addWeights(sourceOf(a, first), gradient, first == 0);
            if (a.sourceGradient && !m_first)
                backwardData(a, gradient, first);
        }
        m_products->storeWeights();
    }

    std::string describe() const override
    {
        return fmt::format("{}: pieces of {}, {}", withActivation(m_name, m_activation), m_microBatch,
                           m_products->describe());
    }

private:
    const void *in(const void *p, int first) const
    {
        return advance(p, m_in / std::size_t(m_microBatch) * std::size_t(first), m_context.type);
    }
    void *in(void *p, int first) const
    {
        return advance(p, m_in / std::size_t(m_microBatch) * std::size_t(first), m_context.type);
    }
    const void *out(const void *p, int first) const
    {
        return advance(p, m_out / std::size_t(m_microBatch) * std::size_t(first), m_context.type);
    }
    void *out(void *p, int first) const
    {
        return advance(p, m_out / std::size_t(m_microBatch) * std::size_t(first), m_context.type);
    }

    /// The input of the convolution for one micro-batch, normalised if it is read through a fused batch norm.
    const void *sourceOf(const CpuArgs &a, int first)
    {
        if (!a.sourceNorm)
            return in(a.source, first);
        a.sourceNorm->normalise(in(a.source, first), m_normalised.data(), m_microBatch);
        return m_normalised.data();
    }

    /// The complete gradient of the convolution's own result for one micro-batch, before activation and target norm.
    void *gradientOf(const CpuArgs &a, int first)
    {
        void *gradient = out(a.gradient, first);
        if (a.targetNorm) {
            const void *raw = a.gradientWritten ? gradient : nullptr;
            void *into = a.gradientWritten || a.gradientShared ? gradient : m_gradient.data();
            a.targetNorm->apply(out(static_cast<const void *>(a.target), first), out(a.targetGradient, first), raw,
                                into, m_microBatch, std::clamp(a.samples - first, 0, m_microBatch));
            return into;
        }
        if (m_activation != Activation::None)
            parallelFor(m_microBatch, m_context.threads, [&](int begin, int end, int) {
                const std::size_t image = m_out / std::size_t(m_microBatch), from = image * std::size_t(begin);
                activateBackward(m_context.type, advance(gradient, from, m_context.type),
                                 advance(out(static_cast<const void *>(a.target), first), from, m_context.type),
                                 image * std::size_t(end - begin), m_activation);
            });
        return gradient;
    }

    void activateOverThreads(void *target)
    {
        parallelFor(m_microBatch, m_context.threads, [&](int begin, int end, int) {
            const std::size_t image = m_out / std::size_t(m_microBatch);
            activate(m_context.type, advance(target, image * std::size_t(begin), m_context.type),
                     image * std::size_t(end - begin), m_activation);
        });
    }

    void backwardData(const CpuArgs &a, const void *gradient, int first)
    {
        void *into = in(a.sourceGradient, first);
        void *fresh = a.sourceWritten ? m_extra.data() : into;
        m_products->backwardData(gradient, fresh);
        if (a.sourceNorm)
            a.sourceNorm->reduce(in(a.source, first), fresh, a.sourceWritten ? into : nullptr, m_microBatch);
        else if (a.sourceWritten)
            normKernels(m_context.type).add(into, fresh, m_in);
    }

    std::string m_name;
    std::unique_ptr<TiledConvolution> m_products;
    Activation m_activation, m_inside;
    CpuContext m_context;
    int m_microBatch;
    std::size_t m_in, m_out; // elements of a micro-batch
    bool m_first;
    AlignedBuffer m_normalised, m_gradient, m_extra; // one micro-batch each
};

} // namespace

CpuOpResult makeTiledConvolution(const Layer &layer, const Shape &in, const Shape &out,
                                 const TiledConvolutionOptions &options, const CpuTensors &tensors,
                                 const CpuContext &context)
{
    const int microBatch = microBatchFor(in, out, context);
    const auto make = [&](std::unique_ptr<TiledConvolution> products, Activation inside) {
        return std::make_unique<ConvolutionOp>(layer, std::move(products), in, out, microBatch, options, inside,
                                               context);
    };
    if (Winograd::suits(layer, in, context))
        return make(std::make_unique<Winograd>(layer, in, microBatch, tensors, context), Activation::None);
    // oneDNN's ReLU is not used: its max(x, 0) turns NaN into 0, so a network that has diverged would continue to train
    // unnoticed.
    const Activation inside = options.activation == Activation::Tanh ? Activation::Tanh : Activation::None;
    TY_ASSIGN(auto products,
              makeDnnlTiledConvolution(layer, in, out, microBatch, inside, !options.first, tensors, context));
    return make(std::move(products), inside);
}

} // namespace trainyard::nn
