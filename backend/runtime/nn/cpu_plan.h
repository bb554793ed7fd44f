#pragma once

#include <functional>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/runtime/nn/kernels.h"
#include "backend/runtime/nn/model.h"

namespace trainyard::nn {

/// How the processor will run a model: which layers become one operation, which values exist in memory, and who adds to
/// whose gradient. Pure: no kernels, no memory.
///
/// A batch norm with its ReLU is, where it can be, no operation but a way to read a value ("view"): its readers compute
/// max(scale * x + shift, 0) piece by piece while the piece is in the cache, on the way there and again on the way
/// back, so that the normalised value is never stored.
struct CpuPlan {
    static constexpr int kNone = -1;

    struct FusedNorm {
        int layer = 0; ///< the batch norm
        int value = 0; ///< what it reads
        bool relu = false;
    };

    struct Value {
        Shape shape;
        int fusedNorm = kNone; ///< the view whose statistics the value's producer collects
        std::string name;      ///< of the last layer that it is the result of
    };

    struct Op {
        LayerKind kind =
            LayerKind::Dense; ///< BatchNorm: a norm that is stored after all. Tanh, Relu: an activation on its own
        int layer = 0;
        int source = 0;                           ///< value
        int fusedNorm = kNone;                    ///< through which it is read; for BatchNorm the one that it stores
        int addend = kNone;                       ///< value added to the result
        int target = 0;                           ///< value
        Activation activation = Activation::None; ///< behind everything else
        int pool = 1;    ///< Convolution: a max pool of this size between it and its activation
        Shape convolved; ///< Convolution: shape before the pool

        // The way back. The target's gradient is what its readers left in `gradient`; a view's share comes on top.
        int gradient = kNone;         ///< buffer that holds, or will hold, the whole gradient of the target
        bool gradientWritten = false; ///< readers other than the view have written it before
        bool sourceWritten = false;   ///< somebody has written the source's gradient, or the view's, before: add to it
        int sourceGradient = kNone;   ///< buffer; none for the image
        int addendGradient = kNone;   ///< buffer, equal to `gradient` when it is simply handed on
    };

    /// A buffer in memory and when it is needed. Time runs from 0 to 2 * ops - 1: forward, then backward.
    struct Buffer {
        std::size_t floatsPerSample = 0;
        int first = 0, last = 0;
    };

    using OwnConvolution = std::function<bool(const Layer &, const Shape &in)>;

    Model model;
    std::vector<Value> values; ///< 0 is the image
    std::vector<FusedNorm> fusedNorms;
    std::vector<Op> ops;
    std::vector<Buffer> buffers; ///< of the values but the image first: buffer of value v is v - 1; then the gradients'
    std::vector<int> fusedNormGradient; ///< [views] buffer
    int lossGradient = kNone;           ///< buffer

    /// ownConvolution  whether a layer will run on our own kernel, into which a max pool and its activation can be
    /// fused;
    ///                 null: none does
    /// errors          those of Model::shapes
    static Result<CpuPlan> of(const Model &, bool training, const OwnConvolution &ownConvolution);
};

/// Offsets in one arena for buffers of the given sizes, such that those needed at the same time do not overlap: the
/// largest first, each at the lowest place that is free. return  the arena's size; offsets [buffers], multiples of
/// `alignment`
std::size_t placeBuffers(const std::vector<CpuPlan::Buffer> &, const std::vector<std::size_t> &sizes,
                         std::size_t alignment, std::vector<std::size_t> &offsets);

} // namespace trainyard::nn
