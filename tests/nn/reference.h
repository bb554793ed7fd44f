#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "backend/runtime/nn/model.h"

namespace trainyard::nn::test {

/// An independent network in double, written for reading and not for speed: what the engine's results are held against.
class Reference {
public:
    explicit Reference(Model model);

    std::vector<double> parameters, gradients; ///< laid out as tensorsOf(model)

    /// Summed softmax cross-entropy; fills gradients.
    double forwardBackward(std::span<const float> images, std::span<const std::int32_t> labels);
    /// Summed loss only.
    double loss(std::span<const float> images, std::span<const std::int32_t> labels);
    std::int64_t correct = 0; ///< of the last call

private:
    double sample(const float *image, std::int32_t label, bool learn);

    Model m_model;
    std::vector<Shape> m_shapes;
    std::vector<TensorInfo> m_tensors;
};

} // namespace trainyard::nn::test
