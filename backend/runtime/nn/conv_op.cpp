#include <algorithm>
#include <cstring>

#include <fmt/format.h>

#include "backend/runtime/nn/amx_weights.h"
#include "backend/runtime/nn/batch_norm.h"
#include "backend/runtime/nn/cpu_ops.h"
#include "backend/runtime/nn/dnnl_api.h"

namespace trainyard::nn {

namespace {

/// What of a piece should stay in the second-level cache: source, result and the buffers between them.
constexpr std::size_t kPieceBytes = 1U << 20;

/// The largest doubling of the smallest piece that fits, and at least one image per thread.
int pieceFor(const Shape &in, const Shape &out, const CpuContext &context)
{
    const std::size_t perImage = 2 * (in.size() + out.size()) * bytesOf(context.type);
    int piece = context.piece;
    while (2 * piece <= context.batch && (2 * std::size_t(piece) * perImage <= kPieceBytes || piece < context.threads))
        piece *= 2;
    return piece;
}

class ConvolutionOp final : public CpuOp {
public:
    /// amx  computes the gradient of the weights; null: oneDNN does
    ConvolutionOp(const Layer &layer, DnnlPrimitives primitives, const DnnlConvolution &conv, Activation activation,
                  bool viewed, std::unique_ptr<AmxWeights> amx, const CpuTensors &tensors, const CpuContext &context)
        : m_name(layer.name)
        , m_primitives(std::move(primitives))
        , m_amx(std::move(amx))
        , m_activation(activation)
        , m_inside(conv.activation)
        , m_context(context)
        , m_piece(conv.batch)
        , m_in(std::size_t(conv.inHeight) * std::size_t(conv.inWidth) * std::size_t(conv.inChannels) *
               std::size_t(m_piece))
        , m_out(std::size_t(conv.outHeight) * std::size_t(conv.outWidth) * std::size_t(conv.outChannels) *
                std::size_t(m_piece))
        , m_weights(tensors.weights, plainConvolutionWeights(conv), m_primitives.weightsForward)
    {
        const auto source = activationDesc(conv.type, m_piece, conv.inHeight, conv.inWidth, conv.inChannels);
        const auto target = activationDesc(conv.type, m_piece, conv.outHeight, conv.outWidth, conv.outChannels);
        m_source = dnnl::memory(source, dnnlEngine(), nullptr);
        m_target = dnnl::memory(target, dnnlEngine(), nullptr);
        m_forward = {{DNNL_ARG_SRC, m_source}, {DNNL_ARG_WEIGHTS, m_weights.memory()}, {DNNL_ARG_DST, m_target}};
        if (tensors.bias)
            m_forward.emplace(DNNL_ARG_BIAS, dnnl::memory(vectorDesc(conv.outChannels), dnnlEngine(), tensors.bias));
        if (viewed)
            m_normalised = AlignedBuffer(m_in);
        if (!context.training)
            return;
        m_diffTarget = dnnl::memory(target, dnnlEngine(), nullptr);
        m_diffSource = dnnl::memory(source, dnnlEngine(), nullptr);
        m_gradient = AlignedBuffer(m_out);
        if (!m_amx)
            prepareWeights(conv, tensors);
        if (!m_primitives.backwardData)
            return;
        m_extra = AlignedBuffer(m_in);
        m_weightsForData = DnnlTensor(tensors.weights, plainConvolutionWeights(conv), m_primitives.weightsBackward);
        m_backwardData = {{DNNL_ARG_DIFF_DST, m_diffTarget},
                          {DNNL_ARG_WEIGHTS, m_weightsForData.memory()},
                          {DNNL_ARG_DIFF_SRC, m_diffSource}};
    }

    void loadWeights() override { m_weights.load(); }

    void forward(const CpuArgs &a) override
    {
        for (int first = 0; first < m_context.batch; first += m_piece) {
            void *target = out(a.target, first);
            m_source.set_data_handle(const_cast<void *>(sourceOf(a, first))); // oneDNN has no const memory
            m_target.set_data_handle(target);
            m_primitives.forward.execute(dnnlStream(), m_forward);
            if (m_activation != m_inside)
                activateOverThreads(target);
            if (a.targetView)
                a.targetView->collect(target, out(a.addend, first), m_piece, std::clamp(a.samples - first, 0, m_piece));
            else if (a.addend)
                normKernels(m_context.type).add(target, out(a.addend, first), m_out);
        }
    }

    void backward(const CpuArgs &a) override
    {
        if (m_primitives.backwardData)
            m_weightsForData.load();
        for (int first = 0; first < m_context.batch; first += m_piece) {
            void *gradient = gradientOf(a, first);
            if (a.addendGradient)
                normKernels(m_context.type).add(out(a.addendGradient, first), gradient, m_out);
            m_diffTarget.set_data_handle(gradient);
            const void *source = sourceOf(a, first);
            if (m_amx) {
                m_amx->add(source, gradient, first == 0);
            } else {
                m_source.set_data_handle(const_cast<void *>(source));
                m_primitives.backwardWeights.execute(dnnlStream(), m_backwardWeights);
                addWeights(first == 0);
            }
            if (a.sourceGradient && m_primitives.backwardData)
                backwardData(a, first);
        }
        if (m_amx)
            m_amx->store();
        else
            m_diffWeights.store();
    }

    std::string describe() const override
    {
        return fmt::format("{}{}: pieces of {}, {}{}", m_name, nameOf(m_activation), m_piece, m_primitives.names,
                           m_amx ? ", weights own amx" : "");
    }

private:
    void prepareWeights(const DnnlConvolution &conv, const CpuTensors &tensors)
    {
        m_diffWeights = DnnlTensor(tensors.diffWeights, plainConvolutionWeights(conv), m_primitives.diffWeights);
        m_partWeights = dnnl::memory(m_primitives.diffWeights, dnnlEngine());
        m_diffBias = {tensors.diffBias, tensors.diffBias ? std::size_t(conv.outChannels) : 0};
        m_partBias = dnnl::memory(vectorDesc(conv.outChannels), dnnlEngine());
        m_backwardWeights = {
            {DNNL_ARG_SRC, m_source}, {DNNL_ARG_DIFF_DST, m_diffTarget}, {DNNL_ARG_DIFF_WEIGHTS, m_partWeights}};
        if (tensors.bias)
            m_backwardWeights.emplace(DNNL_ARG_DIFF_BIAS, m_partBias);
    }

    const void *in(const void *p, int first) const
    {
        return advance(p, m_in / std::size_t(m_piece) * std::size_t(first), m_context.type);
    }
    void *in(void *p, int first) const
    {
        return advance(p, m_in / std::size_t(m_piece) * std::size_t(first), m_context.type);
    }
    const void *out(const void *p, int first) const
    {
        return advance(p, m_out / std::size_t(m_piece) * std::size_t(first), m_context.type);
    }
    void *out(void *p, int first) const
    {
        return advance(p, m_out / std::size_t(m_piece) * std::size_t(first), m_context.type);
    }

    /// The piece as the convolution sees it.
    const void *sourceOf(const CpuArgs &a, int first)
    {
        if (!a.sourceView)
            return in(a.source, first);
        a.sourceView->normalise(in(a.source, first), m_normalised.data(), m_piece);
        return m_normalised.data();
    }

    /// The piece's whole gradient in front of everything behind the convolution.
    void *gradientOf(const CpuArgs &a, int first)
    {
        void *gradient = out(a.gradient, first);
        if (a.targetView) {
            const void *raw = a.gradientWritten ? gradient : nullptr;
            void *into = a.gradientWritten || a.gradientShared ? gradient : m_gradient.data();
            a.targetView->apply(out(static_cast<const void *>(a.target), first), out(a.targetGradient, first), raw,
                                into, m_piece, std::clamp(a.samples - first, 0, m_piece));
            return into;
        }
        if (m_activation != Activation::None)
            overThreads(m_piece, m_context.threads, [&](int begin, int end, int) {
                const std::size_t image = m_out / std::size_t(m_piece), from = image * std::size_t(begin);
                activateBackward(m_context.type, advance(gradient, from, m_context.type),
                                 advance(out(static_cast<const void *>(a.target), first), from, m_context.type),
                                 image * std::size_t(end - begin), m_activation);
            });
        return gradient;
    }

    void activateOverThreads(void *target)
    {
        overThreads(m_piece, m_context.threads, [&](int begin, int end, int) {
            const std::size_t image = m_out / std::size_t(m_piece);
            activate(m_context.type, advance(target, image * std::size_t(begin), m_context.type),
                     image * std::size_t(end - begin), m_activation);
        });
    }

    /// oneDNN writes the gradient of one piece; the sum over the pieces is ours.
    void addWeights(bool first)
    {
        const std::span<float> sum = m_diffWeights.floats();
        const float *part = static_cast<const float *>(m_partWeights.get_data_handle());
        const float *bias = static_cast<const float *>(m_partBias.get_data_handle());
        if (first) {
            std::memcpy(sum.data(), part, sum.size_bytes());
            std::copy_n(bias, m_diffBias.size(), m_diffBias.data());
        } else {
            kernels().add(sum.data(), part, sum.size());
            kernels().add(m_diffBias.data(), bias, m_diffBias.size());
        }
    }

    void backwardData(const CpuArgs &a, int first)
    {
        void *into = in(a.sourceGradient, first);
        void *fresh = a.sourceWritten ? m_extra.data() : into;
        m_diffSource.set_data_handle(fresh);
        m_primitives.backwardData.execute(dnnlStream(), m_backwardData);
        if (a.sourceView)
            a.sourceView->reduce(in(a.source, first), fresh, a.sourceWritten ? into : nullptr, m_piece);
        else if (a.sourceWritten)
            normKernels(m_context.type).add(into, fresh, m_in);
    }

    std::string m_name;
    DnnlPrimitives m_primitives;
    std::unique_ptr<AmxWeights> m_amx;
    Activation m_activation, m_inside; // inside: done by oneDNN
    CpuContext m_context;
    int m_piece;
    std::size_t m_in, m_out; // elements of a piece
    DnnlTensor m_weights, m_weightsForData, m_diffWeights;
    std::span<float> m_diffBias;
    dnnl::memory m_source, m_target, m_diffTarget, m_diffSource, m_partWeights, m_partBias;
    DnnlArguments m_forward, m_backwardData, m_backwardWeights;
    AlignedBuffer m_normalised, m_gradient, m_extra; // one piece each
};

} // namespace

CpuOpResult makeDnnlConvolution(const Layer &layer, const Shape &in, const Shape &out, Activation activation,
                                bool first, bool viewed, const CpuTensors &tensors, const CpuContext &context)
{
    // ReLU is not oneDNN's, whose max(x, 0) turns NaN into 0, so that a net that has diverged would train on and nobody
    // be told.
    const Activation inside = activation == Activation::Tanh ? activation : Activation::None;
    const bool amx = AmxWeights::suits(layer, in, context);
    const DnnlConvolution c{pieceFor(in, out, context),
                            in.height,
                            in.width,
                            in.channels,
                            out.height,
                            out.width,
                            out.channels,
                            layer.kernel,
                            layer.step(),
                            layer.padding,
                            tensors.bias != nullptr,
                            inside,
                            context.training,
                            !amx,
                            !first,
                            context.type};
    auto primitives = makeConvolution(c, layer.name);
    if (!primitives)
        return fail(primitives.error());
    return std::make_unique<ConvolutionOp>(
        layer, std::move(*primitives), c, activation, viewed,
        amx ? std::make_unique<AmxWeights>(layer, in, out, c.batch, tensors, context) : nullptr, tensors, context);
}

} // namespace trainyard::nn
