#pragma once

#include <vector>

#include "backend/core/result.h"
#include "backend/runtime/nn/cpu/cpu_plan.h"
#include "backend/runtime/nn/cpu/kernels/kernels.h"
#include "backend/runtime/nn/model.h"

namespace trainyard::nn::cuda {

/// How a GPU runs a model: one operation per layer, activations in place after the previous layer where possible, and
/// which operation is the first to write each gradient. Pure: no library, no memory.
struct CudnnPlan {
    static constexpr int kNone = -1;

    struct Op {
        LayerKind kind = LayerKind::Dense;
        int layer = 0;
        Activation activation = Activation::None; ///< of the result, in place; for Tanh and Relu the operation itself
        int source = 0;                           ///< value
        int addend = kNone;                       ///< value; Add only
        int target = 0;                           ///< value

        // Backward pass. Later writers of a gradient add to it.
        int gradient = kNone;       ///< buffer of the target's gradient, complete when the operation runs
        int sourceGradient = kNone; ///< buffer; none for the image, except that a batch norm always writes one
        int addendGradient = kNone; ///< buffer; none for the image
        bool sourceWritten = false, addendWritten = false; ///< the gradient holds values
    };

    Model model;
    std::vector<Shape> values; ///< 0 is the image
    std::vector<Op> ops;
    /// Those of the values without the image (that of value v is v - 1), then those of the gradients. Time runs from 0
    /// to 2 * ops - 1: forward, then backward.
    std::vector<CpuPlan::Buffer> buffers;
    int lossGradient = kNone; ///< buffer

    /// \error as Model::shapes
    static Result<CudnnPlan> of(const Model &, bool training);
};

} // namespace trainyard::nn::cuda
