#pragma once

#include <memory>
#include <string>

#include "backend/core/result.h"
#include "backend/runtime/nn/aligned_buffer.h"
#include "backend/runtime/nn/kernels.h"
#include "backend/runtime/nn/model.h"
#include "backend/runtime/nn/norm_kernels.h"

namespace trainyard::nn {

class BatchNorm;

/// Where an operation finds its parameters and leaves its gradients: pointers into the arenas, null without training or
/// bias.
struct CpuTensors {
    float *weights = nullptr, *bias = nullptr, *diffWeights = nullptr, *diffBias = nullptr;
};

/// What every operation of one program knows.
struct CpuContext {
    int batch = 1;      ///< images in every buffer: the program's batch rounded up to whole pieces
    int microBatch = 1; ///< the smallest number of images that is worked on at a time; divides batch by a power of two
    int threads = 1;
    bool training = true;
    ElementType type = ElementType::Float32; ///< of activations and their gradients
};

/// The values of one call; see CpuPlan::Op. Activations are [batch, height, width, channels].
struct CpuArgs {
    int samples = 0;   ///< those of the batch that count; the rest are zeros in front and have no gradient
    bool keep = false; ///< backward will follow, batch norms take the batch's statistics
    const void *source = nullptr;
    void *target = nullptr;
    const void *addend = nullptr;    ///< added to the result
    BatchNorm *sourceNorm = nullptr; ///< through which the source is read
    BatchNorm *targetNorm = nullptr; ///< whose statistics of the target are collected

    // backward only
    void *gradient = nullptr; ///< of the target; final when there is no targetGradient, else to be completed with it
    bool gradientWritten = false;         ///< there is something in `gradient`
    const void *targetGradient = nullptr; ///< what targetNorm's readers left
    bool gradientShared = false;          ///< somebody reads `gradient` afterwards: it must be complete
    void *sourceGradient = nullptr;       ///< null for the image
    bool sourceWritten = false;           ///< add to it
    void *addendGradient = nullptr;       ///< add `gradient` to it; null when it is the same buffer
};

/// One step of a compiled model on the processor, often several layers fused.
class CpuOp {
public:
    virtual ~CpuOp() = default;
    /// Once per forward pass, before it: bring the weights into the kernels' layout.
    virtual void loadWeights() {}
    virtual void forward(const CpuArgs &) = 0;
    virtual void backward(const CpuArgs &) = 0;
    virtual std::string describe() const = 0;
};

using CpuOpResult = Result<std::unique_ptr<CpuOp>>;

/// An operation on the whole batch at once. What the fused ones do piece by piece is done here around it.
class BatchOp : public CpuOp {
public:
    BatchOp(const Shape &in, const Shape &out, const CpuContext &context)
        : m_in(in)
        , m_out(out)
        , m_context(context)
    {
    }
    void forward(const CpuArgs &) final;
    void backward(const CpuArgs &) final;

protected:
    virtual void run(const void *source, void *target, const CpuArgs &) = 0;
    /// diffTarget  may be overwritten
    /// diffSource  to be written; null for the first operation, whose input is data
    virtual void runBackward(const void *source, const void *target, void *diffTarget, void *diffSource,
                             const CpuArgs &) = 0;
    std::size_t elements(const Shape &shape) const { return shape.size() * std::size_t(m_context.batch); }

    Shape m_in, m_out;
    CpuContext m_context;

private:
    AlignedBuffer m_extra; // the source's gradient when it has to be added
};

/// Convolution by one of tiled_convolution.h's ways, with everything around it: reading through a batch norm, the
/// activation, an addend, the statistics of the result, all on pieces of the batch that stay in the second-level cache.
CpuOpResult makeTiledConvolution(const Layer &, const Shape &in, const Shape &out, Activation, bool first,
                                 bool readsFusedNorm, const CpuTensors &, const CpuContext &);
/// Whether our own convolution beats oneDNN's: channel counts that oneDNN would pad, stride 1, no padding, AVX2 or
/// better.
bool suitsDirectConvolution(ElementType, const Layer &, const Shape &in);
/// Our own convolution, in float32 whatever the type of its source and target, with a max pool (1: none) and the
/// activation behind it. conv: shape between convolution and pool
CpuOpResult makeDirectConvolution(const Layer &, const Shape &in, const Shape &conv, const Shape &out, int pool,
                                  Activation, const CpuTensors &, const CpuContext &);
/// Dense layer on oneDNN with the activation behind it. last: its result is float32 in any case
CpuOpResult makeDnnlDense(const Layer &, const Shape &in, Activation, bool first, bool last, const CpuTensors &,
                          const CpuContext &);
/// Our own pools with the activation behind them.
CpuOpResult makePool(const Layer &, const Shape &in, const Shape &out, Activation, const CpuContext &);
CpuOpResult makeGlobalAverage(const Layer &, const Shape &in, const CpuContext &);
/// An activation that could not be fused.
CpuOpResult makeActivation(const Layer &, const Shape &, Activation, const CpuContext &);
/// A batch norm whose result is stored.
CpuOpResult makeStoredNorm(std::shared_ptr<BatchNorm>, const Shape &, const CpuContext &);
/// source + addend.
CpuOpResult makeAddition(const Layer &, const Shape &, const CpuContext &);

/// " + tanh", " + relu" or nothing, for describe().
const char *nameOf(Activation);
/// kernels().activate and activateBackward for elements of either type.
void activate(ElementType, void *y, std::size_t n, Activation);
void activateBackward(ElementType, void *d, const void *y, std::size_t n, Activation);

/// A place among elements of that type.
inline void *advance(void *p, std::size_t elements, ElementType type)
{
    return p ? static_cast<std::byte *>(p) + elements * bytesOf(type) : nullptr;
}
inline const void *advance(const void *p, std::size_t elements, ElementType type)
{
    return p ? static_cast<const std::byte *>(p) + elements * bytesOf(type) : nullptr;
}

/// Cut [0, n) into one contiguous range per thread and run f(begin, end, thread) on each; the same cut every time.
template <class F>
void parallelFor(int n, int threads, F f)
{
    if (threads <= 1) {
        f(0, n, 0);
        return;
    }
#pragma omp parallel for num_threads(threads) schedule(static, 1)
    for (int t = 0; t < threads; ++t)
        f(int(std::int64_t(n) * t / threads), int(std::int64_t(n) * (t + 1) / threads), t);
}

} // namespace trainyard::nn
