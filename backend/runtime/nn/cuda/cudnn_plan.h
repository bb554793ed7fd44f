#pragma once

#include <vector>

#include "backend/core/result.h"
#include "backend/runtime/nn/cpu_plan.h"
#include "backend/runtime/nn/kernels.h"
#include "backend/runtime/nn/model.h"

namespace trainyard::nn::cuda {

/// How a graphics card will run a model: one operation per layer, an activation where it can be in place behind the
/// layer before it, and who is the first to write which gradient. Pure: no library, no memory.
struct CudnnPlan {
    static constexpr int kNone = -1;

    struct Op {
        LayerKind kind = LayerKind::Dense;
        int layer = 0;
        Activation activation = Activation::None; ///< of the result, in place; for Tanh and Relu what the op itself is
        int source = 0;                           ///< value
        int addend = kNone;                       ///< value; Add only
        int target = 0;                           ///< value

        // The way back. Later writers of a gradient add to it.
        int gradient = kNone;       ///< buffer of the target's gradient, whole when the op's turn comes
        int sourceGradient = kNone; ///< buffer; none for the image, but a batch norm always writes one
        int addendGradient = kNone; ///< buffer; none for the image
        bool sourceWritten = false, addendWritten = false; ///< somebody has written it before
    };

    Model model;
    std::vector<Shape> values; ///< 0 is the image
    std::vector<Op> ops;
    /// Times run from 0 to 2 * ops - 1: forward, then backward. The values' without the image (value v is v - 1), then
    /// the gradients'.
    std::vector<CpuPlan::Buffer> buffers;
    int lossGradient = kNone; ///< buffer

    /// errors  those of Model::shapes
    static Result<CudnnPlan> of(const Model &, bool training);
};

} // namespace trainyard::nn::cuda
