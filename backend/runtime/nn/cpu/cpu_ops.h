#pragma once

#include <array>
#include <memory>
#include <string>
#include <string_view>

#include "backend/core/enum_names.h"
#include "backend/core/result.h"
#include "backend/runtime/nn/aligned_buffer.h"
#include "backend/runtime/nn/cpu/kernels/kernels.h"
#include "backend/runtime/nn/cpu/kernels/norm_kernels.h"
#include "backend/runtime/nn/cpu/thread_team.h"
#include "backend/runtime/nn/model.h"

namespace trainyard::nn {

class BatchNorm;

/// Where an operation reads its parameters and writes its gradients: pointers into the arenas. Gradients are null
/// without training; bias and diffBias are null without a bias.
struct CpuTensors {
    float *weights = nullptr, *bias = nullptr, *diffWeights = nullptr, *diffBias = nullptr;
};

/// The settings that all operations of one program share.
struct CpuContext {
    int batch = 1;      ///< images per buffer: the program's batch, rounded up to a multiple of microBatch
    int microBatch = 1; ///< smallest number of images processed at a time; batch / microBatch is a power of two
    int threads = 1;
    bool training = true;
    ElementType type = ElementType::Float32; ///< of activations and their gradients
};

/// The arguments of one call; see CpuPlan::Op. All activations are [batch, height, width, channels], so nothing is
/// reordered between layers.
struct CpuArgs {
    int samples = 0;   ///< images that count, the first of the batch; the others are padding without a gradient
    bool keep = false; ///< backward will follow; batch norms use the statistics of the batch
    const void *source = nullptr;
    void *target = nullptr;
    const void *addend = nullptr;    ///< added to the result
    BatchNorm *sourceNorm = nullptr; ///< fused norm through which the source is read
    BatchNorm *targetNorm = nullptr; ///< norm that collects the statistics of the target

    // Backward only.
    void *gradient = nullptr;     ///< of the target; complete, or to be completed with targetGradient if there is one
    bool gradientWritten = false; ///< `gradient` holds values
    const void *targetGradient = nullptr; ///< share of the readers of targetNorm
    bool gradientShared = false;          ///< `gradient` is read afterwards and must be complete
    void *sourceGradient = nullptr;       ///< null for the image
    bool sourceWritten = false;           ///< add to it instead of overwriting it
    void *addendGradient = nullptr;       ///< `gradient` is added to it; null if both are the same buffer
};

/// One operation of a compiled model on the CPU, often several fused layers.
class CpuOp {
public:
    virtual ~CpuOp() = default;
    /// Converts the weights to the layout of the kernels; called in each forward pass, before forward().
    virtual void loadWeights() {}
    virtual void forward(const CpuArgs &) = 0;
    virtual void backward(const CpuArgs &) = 0;
    virtual std::string describe() const = 0;
};

using CpuOpResult = Result<std::unique_ptr<CpuOp>>;

/// An operation on the complete batch at once. Does around run() and runBackward() what fused operations do per
/// micro-batch.
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
    /// \param diffTarget  may be overwritten
    /// \param diffSource  receives the result; null for the first operation, whose input is data
    virtual void runBackward(const void *source, const void *target, void *diffTarget, void *diffSource,
                             const CpuArgs &) = 0;
    std::size_t elements(const Shape &shape) const { return shape.size() * std::size_t(m_context.batch); }

    Shape m_in, m_out;
    CpuContext m_context;

private:
    AlignedBuffer m_extra; // the source's gradient, before it is added
};

/// The most images that one thread gets when micro-batches are divided among threads.
int imagesPerThread(int batch, int microBatch, int threads);
/// Splits a batch into a power of two of equal micro-batches, so that any power of two of them can be processed as one,
/// and into more of them where the threads then get fewer images each. The padding that makes them equal is at most an
/// eighth of the batch.
/// \param context  has the number of threads; receives batch and microBatch
void cutBatch(int batch, CpuContext &context);

struct TiledConvolutionOptions {
    Activation activation = Activation::None;
    bool first = false;          ///< the source is the image, which needs no gradient
    bool readsFusedNorm = false; ///< the source is read through a batch norm
};
/// Convolution by one of the implementations of TiledConvolution with everything around it: the batch norm that the
/// source is read through, the activation, an addend, the statistics of the result. All of it works on micro-batches
/// that stay in the L2 cache.
CpuOpResult makeTiledConvolution(const Layer &, const Shape &in, const Shape &out, const TiledConvolutionOptions &,
                                 const CpuTensors &, const CpuContext &);
/// Whether our direct convolution is faster than oneDNN's: channel counts that oneDNN would pad, stride 1, no padding,
/// AVX2 or better.
bool suitsDirectConvolution(ElementType, const Layer &, const Shape &in);
/// Our direct convolution, followed by a max pool and the activation. Computes in float32, whatever the type of its
/// source and target.
/// \param conv  shape between convolution and pool
/// \param pool  size of the pool; 1 for none
CpuOpResult makeDirectConvolution(const Layer &, const Shape &in, const Shape &conv, const Shape &out, int pool,
                                  Activation, const CpuTensors &, const CpuContext &);
struct DenseOptions {
    Activation activation = Activation::None;
    bool first = false; ///< as in TiledConvolutionOptions
    bool last = false;  ///< the result is float32 whatever the type
};
/// Dense layer on oneDNN, followed by the activation.
CpuOpResult makeDnnlDense(const Layer &, const Shape &in, const DenseOptions &, const CpuTensors &, const CpuContext &);
/// Our own pools, followed by the activation.
CpuOpResult makePool(const Layer &, const Shape &in, const Shape &out, Activation, const CpuContext &);
CpuOpResult makeGlobalAverage(const Layer &, const Shape &in, const CpuContext &);
/// An activation that could not be fused.
CpuOpResult makeActivation(const Layer &, const Shape &, Activation, const CpuContext &);
/// A batch norm whose result is stored.
CpuOpResult makeStoredNorm(std::shared_ptr<BatchNorm>, const Shape &, const CpuContext &);
/// source + addend.
CpuOpResult makeAddition(const Layer &, const Shape &, const CpuContext &);

constexpr auto namesOf(Activation)
{
    return std::to_array<std::string_view>({"none", "tanh", "relu"});
}
/// "conv1", or "conv1 + tanh" if there is an activation, for describe().
std::string withActivation(std::string name, Activation);
/// kernels().activate and activateBackward for elements of either type.
void activate(ElementType, void *y, std::size_t n, Activation);
void activateBackward(ElementType, void *d, const void *y, std::size_t n, Activation);
/// to += from, on several threads: whole images each.
void addOverThreads(ElementType, void *to, const void *from, int images, std::size_t perImage, int threads);
/// Adds the gradients that the other pieces of an operation have summed to those of the first one, in the order of the
/// pieces, on several threads.
void addPieces(float *sum, const std::vector<const float *> &others, std::size_t n, int threads);

/// The address `elements` elements after p; null if p is null.
inline void *advance(void *p, std::size_t elements, ElementType type)
{
    return p ? static_cast<std::byte *>(p) + elements * bytesOf(type) : nullptr;
}
inline const void *advance(const void *p, std::size_t elements, ElementType type)
{
    return p ? static_cast<const std::byte *>(p) + elements * bytesOf(type) : nullptr;
}

} // namespace trainyard::nn
