#pragma once

#include <functional>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/runtime/nn/cpu/kernels/kernels.h"
#include "backend/runtime/nn/model.h"

namespace trainyard::nn {

/// How the CPU runs a model: which layers become one operation, which values exist in memory, and which operation adds
/// to which gradient. Pure: no kernels, no memory.
///
/// Where possible, a batch norm with its ReLU is no operation of its own but is fused into the operations that read it.
/// They compute max(scale * x + shift, 0) per micro-batch (about a megabyte, so that it stays in the L2 cache), in the
/// forward pass and again in the backward pass; the normalised value is never stored. The operation that produces x
/// collects its statistics while the result is in the cache, and adds a residual in the same pass. A ResNet then
/// consists of little more than convolutions.
struct CpuPlan {
    static constexpr int kNone = -1;

    struct FusedNorm {
        int layer = 0; ///< the batch norm
        int value = 0; ///< the value that it reads
        bool relu = false;
    };

    struct Value {
        Shape shape;
        int fusedNorm = kNone; ///< norm whose statistics the producer of the value collects
        std::string name;      ///< of the last layer whose result it is
    };

    struct Op {
        /// BatchNorm: a norm whose result is stored. Tanh, Relu: an activation that could not be fused.
        LayerKind kind = LayerKind::Dense;
        int layer = 0;
        int source = 0;                           ///< value
        int fusedNorm = kNone;                    ///< norm through which it is read; BatchNorm: the norm that it stores
        int addend = kNone;                       ///< value added to the result
        int target = 0;                           ///< value
        Activation activation = Activation::None; ///< applied after everything else
        int pool = 1;                             ///< Convolution: size of the max pool before the activation; 1: none
        Shape convolved;                          ///< Convolution: shape before the pool

        // Backward pass. The readers of the target leave its gradient in `gradient`; the share of a fused norm is
        // added.
        int gradient = kNone;         ///< buffer that holds, or will hold, the complete gradient of the target
        bool gradientWritten = false; ///< readers other than those of the fused norm have written it before
        bool sourceWritten = false;   ///< the gradient of the source, or of its fused norm, holds values: add to it
        int sourceGradient = kNone;   ///< buffer; none for the image
        int addendGradient = kNone;   ///< buffer; equal to `gradient` if that is passed on unchanged
    };

    /// A buffer and when it is needed. Time runs from 0 to 2 * ops - 1: forward, then backward.
    struct Buffer {
        std::size_t floatsPerSample = 0;
        int first = 0, last = 0;
    };

    using OwnConvolution = std::function<bool(const Layer &, const Shape &in)>;

    Model model;
    std::vector<Value> values; ///< 0 is the image
    std::vector<FusedNorm> fusedNorms;
    std::vector<Op> ops;
    /// Those of the values without the image (that of value v is v - 1), then those of the gradients.
    std::vector<Buffer> buffers;
    std::vector<int> fusedNormGradient; ///< [fusedNorms] buffer
    int lossGradient = kNone;           ///< buffer

    /// \param ownConvolution  whether a layer will run on our own kernel, into which a max pool and its activation can
    ///     be fused; null: no layer does
    /// \error as Model::shapes
    static Result<CpuPlan> of(const Model &, bool training, const OwnConvolution &ownConvolution);
};

/// Places buffers of the given sizes in one arena such that buffers that are needed at the same time do not overlap:
/// the largest first, each at the lowest free offset. Gradients thus reuse the memory of values that are no longer
/// needed.
/// \param offsets  [buffers], multiples of `alignment`
/// \return size of the arena
std::size_t placeBuffers(const std::vector<CpuPlan::Buffer> &, const std::vector<std::size_t> &sizes,
                         std::size_t alignment, std::vector<std::size_t> &offsets);

} // namespace trainyard::nn
