#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "backend/core/try.h"
#include "backend/runtime/nn/cpu/batch_norm.h"
#include "backend/runtime/nn/cpu/dnnl_api.h"
#include "backend/runtime/nn/cpu/tiled_convolution.h"
#include "backend/runtime/nn/cpu/winograd.h"

namespace trainyard::nn {

namespace {

/// Bytes of a micro-batch that should stay in the L2 cache: source, result and the buffers between them.
constexpr std::size_t kMicroBatchBytes = 1U << 20;

/// Up to so many floats of weights, each thread sums their gradient by itself, for its own images. Beyond that, the sums
/// would take more memory traffic than the images, and all threads compute each micro-batch together.
constexpr std::size_t kConvolutionWeightsPerThread = 256 * 1024;

/// Doubles the smallest micro-batch while the result fits into the cache.
/// \param apart  each thread has micro-batches of its own, at least one: none may get more images by it; otherwise until
///               every thread has an image
int microBatchFor(const Shape &in, const Shape &out, const CpuContext &context, bool apart)
{
    const std::size_t perImage = 2 * (in.size() + out.size()) * bytesOf(context.type);
    int microBatch = context.microBatch;
    while (2 * microBatch <= context.batch) {
        const bool fits = 2 * std::size_t(microBatch) * perImage <= kMicroBatchBytes;
        const bool shared = context.batch / (2 * microBatch) >= context.threads &&
                            imagesPerThread(context.batch, 2 * microBatch, context.threads) <=
                                imagesPerThread(context.batch, microBatch, context.threads);
        if (apart ? !fits || !shared : !fits && microBatch >= context.threads)
            break;
        microBatch *= 2;
    }
    return microBatch;
}

/// What one thread needs for its micro-batches.
struct Piece {
    std::unique_ptr<TiledConvolution> products;
    AlignedBuffer diffWeights, diffBias;         // not of the first piece, which writes to the arena
    AlignedBuffer normalised, gradient, extra{}; // one micro-batch each
};

class ConvolutionOp final : public CpuOp {
public:
    struct Sizes {
        int microBatch = 1;
        std::size_t in = 0, out = 0; ///< elements of a micro-batch
        std::size_t weights = 0, bias = 0;
    };

    /// \param pieces  one, whose products use all threads, or one for each thread
    /// \param inside  the activation that `products` applies itself, or None
    ConvolutionOp(const Layer &layer, std::vector<Piece> pieces, const Sizes &sizes,
                  const TiledConvolutionOptions &options, Activation inside, const CpuTensors &tensors,
                  const CpuContext &context)
        : m_name(layer.name)
        , m_pieces(std::move(pieces))
        , m_activation(options.activation)
        , m_inside(inside)
        , m_tensors(tensors)
        , m_context(context)
        , m_sizes(sizes)
        , m_microBatch(sizes.microBatch)
        , m_first(options.first)
    {
        for (Piece &piece : m_pieces) {
            if (options.readsFusedNorm)
                piece.normalised = AlignedBuffer(sizes.in);
            if (!context.training)
                continue;
            piece.gradient = AlignedBuffer(sizes.out);
            if (!m_first)
                piece.extra = AlignedBuffer(sizes.in);
        }
    }

    void loadWeights() override { m_pieces.front().products->loadWeights(); }

    void forward(const CpuArgs &a) override
    {
        overMicroBatches([&](Piece &piece, int number, int begin, int end) {
            for (int first = begin; first < end; first += m_microBatch)
                forwardMicroBatch(a, piece, number, first);
        });
    }

    void backward(const CpuArgs &a) override
    {
        if (!m_first)
            m_pieces.front().products->loadWeightsForData();
        overMicroBatches([&](Piece &piece, int number, int begin, int end) {
            for (int first = begin; first < end; first += m_microBatch)
                backwardMicroBatch(a, piece, number, first, first == begin);
            piece.products->storeWeights();
        });
        if (apart())
            addPieces();
    }

    std::string describe() const override
    {
        return fmt::format("{}: pieces of {}{}, {}", withActivation(m_name, m_activation), m_microBatch,
                           apart() ? " on each thread" : "", m_pieces.front().products->describe());
    }

private:
    bool apart() const { return m_pieces.size() > 1; }

    /// Calls f(piece, its number for the batch norms, first image, end) for all images, on all threads or, if their
    /// products use all threads, on this one.
    template <class F>
    void overMicroBatches(const F &f)
    {
        if (!apart())
            return f(m_pieces.front(), BatchNorm::kAllThreads, 0, m_context.batch);
        parallelFor(m_context.batch / m_microBatch, m_context.threads, [&](int begin, int end, int number) {
            f(m_pieces[std::size_t(number)], number, begin * m_microBatch, end * m_microBatch);
        });
    }

    void forwardMicroBatch(const CpuArgs &a, Piece &piece, int number, int first)
    {
        void *target = out(a.target, first);
        piece.products->forward(sourceOf(a, piece, number, first), target);
        if (m_activation != m_inside)
            overImages([&](std::size_t from, std::size_t count) {
                activate(m_context.type, advance(target, from, m_context.type), count, m_activation);
            });
        if (a.targetNorm)
            a.targetNorm->collect(target, out(a.addend, first), m_microBatch,
                                  std::clamp(a.samples - first, 0, m_microBatch), number);
        else if (a.addend)
            add(target, out(a.addend, first), m_sizes.out);
    }

    void backwardMicroBatch(const CpuArgs &a, Piece &piece, int number, int first, bool fresh)
    {
        void *gradient = gradientOf(a, piece, number, first);
        if (a.addendGradient)
            add(out(a.addendGradient, first), gradient, m_sizes.out);
        piece.products->addWeights(sourceOf(a, piece, number, first), gradient, fresh);
        if (a.sourceGradient && !m_first)
            backwardData(a, piece, number, gradient, first);
    }

    /// Adds the sums of the pieces to those of the first one, in their order.
    void addPieces()
    {
        std::vector<const float *> weights;
        for (std::size_t piece = 1; piece < m_pieces.size(); ++piece) {
            weights.push_back(m_pieces[piece].diffWeights.data());
            kernels().add(m_tensors.diffBias, m_pieces[piece].diffBias.data(), m_sizes.bias);
        }
        nn::addPieces(m_tensors.diffWeights, weights, m_sizes.weights, m_context.threads);
    }

    const void *in(const void *p, int first) const
    {
        return advance(p, m_sizes.in / std::size_t(m_microBatch) * std::size_t(first), m_context.type);
    }
    void *in(void *p, int first) const
    {
        return advance(p, m_sizes.in / std::size_t(m_microBatch) * std::size_t(first), m_context.type);
    }
    const void *out(const void *p, int first) const
    {
        return advance(p, m_sizes.out / std::size_t(m_microBatch) * std::size_t(first), m_context.type);
    }
    void *out(void *p, int first) const
    {
        return advance(p, m_sizes.out / std::size_t(m_microBatch) * std::size_t(first), m_context.type);
    }

    /// The input of the convolution for one micro-batch, normalised if it is read through a fused batch norm.
    const void *sourceOf(const CpuArgs &a, Piece &piece, int number, int first)
    {
        if (!a.sourceNorm)
            return in(a.source, first);
        a.sourceNorm->normalise(in(a.source, first), piece.normalised.data(), m_microBatch, number);
        return piece.normalised.data();
    }

    /// The complete gradient of the convolution's own result for one micro-batch, before activation and target norm.
    void *gradientOf(const CpuArgs &a, Piece &piece, int number, int first)
    {
        void *gradient = out(a.gradient, first);
        if (a.targetNorm) {
            const void *raw = a.gradientWritten ? gradient : nullptr;
            void *into = a.gradientWritten || a.gradientShared ? gradient : piece.gradient.data();
            a.targetNorm->apply(out(static_cast<const void *>(a.target), first), out(a.targetGradient, first), raw,
                                into, m_microBatch, std::clamp(a.samples - first, 0, m_microBatch), number);
            return into;
        }
        if (m_activation != Activation::None)
            overImages([&](std::size_t from, std::size_t count) {
                activateBackward(m_context.type, advance(gradient, from, m_context.type),
                                 advance(out(static_cast<const void *>(a.target), first), from, m_context.type), count,
                                 m_activation);
            });
        return gradient;
    }

    void backwardData(const CpuArgs &a, Piece &piece, int number, const void *gradient, int first)
    {
        void *into = in(a.sourceGradient, first);
        void *fresh = a.sourceWritten ? piece.extra.data() : into;
        piece.products->backwardData(gradient, fresh);
        if (a.sourceNorm)
            a.sourceNorm->reduce(in(a.source, first), fresh, a.sourceWritten ? into : nullptr, m_microBatch, number);
        else if (a.sourceWritten)
            add(into, fresh, m_sizes.in);
    }

    /// Calls f(first element, elements) for the images of a result, on all threads unless this is one of several pieces.
    template <class F>
    void overImages(const F &f) const
    {
        const std::size_t image = m_sizes.out / std::size_t(m_microBatch);
        parallelFor(m_microBatch, apart() ? 1 : m_context.threads,
                    [&](int begin, int end, int) { f(image * std::size_t(begin), image * std::size_t(end - begin)); });
    }

    void add(void *to, const void *from, std::size_t elements) const
    {
        addOverThreads(m_context.type, to, from, m_microBatch, elements / std::size_t(m_microBatch),
                       apart() ? 1 : m_context.threads);
    }

    std::string m_name;
    std::vector<Piece> m_pieces;
    Activation m_activation, m_inside;
    CpuTensors m_tensors;
    CpuContext m_context;
    Sizes m_sizes;
    int m_microBatch;
    bool m_first;
};

} // namespace

CpuOpResult makeTiledConvolution(const Layer &layer, const Shape &in, const Shape &out,
                                 const TiledConvolutionOptions &options, const CpuTensors &tensors,
                                 const CpuContext &context)
{
    const std::size_t weights = std::size_t(layer.outputs) * std::size_t(layer.kernel * layer.kernel * in.channels);
    const bool apart = context.threads > 1 && weights <= kConvolutionWeightsPerThread &&
                       context.batch / context.microBatch >= context.threads;
    const int microBatch = microBatchFor(in, out, context, apart);
    const ConvolutionOp::Sizes sizes{microBatch, in.size() * std::size_t(microBatch),
                                     out.size() * std::size_t(microBatch), weights,
                                     tensors.diffBias ? std::size_t(layer.outputs) : 0};
    CpuContext inner = context;
    inner.threads = apart ? 1 : context.threads;
    const OpenMpThreads openMpThreads(inner.threads);
    const auto make = [&](std::unique_ptr<TiledConvolution> products, Activation inside) {
        std::vector<Piece> pieces(apart ? std::size_t(context.threads) : 1);
        for (std::size_t piece = 1; piece < pieces.size(); ++piece) {
            CpuTensors own = tensors;
            if (context.training) {
                pieces[piece].diffWeights = AlignedBuffer(weights);
                pieces[piece].diffBias = AlignedBuffer(sizes.bias);
                own.diffWeights = pieces[piece].diffWeights.data();
                own.diffBias = tensors.diffBias ? pieces[piece].diffBias.data() : nullptr;
            }
            pieces[piece].products = products->sibling(own);
        }
        pieces.front().products = std::move(products);
        return std::make_unique<ConvolutionOp>(layer, std::move(pieces), sizes, options, inside, tensors, context);
    };
    if (Winograd::suits(layer, in, context))
        return make(std::make_unique<Winograd>(layer, in, microBatch, tensors, inner), Activation::None);
    // oneDNN's ReLU is not used: its max(x, 0) turns NaN into 0, so a network that has diverged would continue to train
    // unnoticed.
    const Activation inside = options.activation == Activation::Tanh ? Activation::Tanh : Activation::None;
    TY_ASSIGN(auto products,
              makeDnnlTiledConvolution(layer, in, out, microBatch, inside, !options.first, tensors, inner));
    return make(std::move(products), inside);
}

} // namespace trainyard::nn
