#pragma once

#include <string>

#include "backend/core/result.h"
#include "backend/runtime/nn/formats/torch_tensors.h"

namespace trainyard::nn {

/// Metadata key under which our ONNX files list the batch norms whose gamma stays 1 (names separated by spaces), which
/// ONNX itself cannot express.
constexpr const char *kFixedGammaKey = "trainyard.fixed_gamma";

/// Writes a model with its weights as an ONNX file of operator set 13: input "image" [batch, channels, height, width],
/// output "scores" [batch, classes], without a softmax. Nodes have the names of the layers, weights those of PyTorch.
/// \error InvalidArgument: no weights, more than protobuf's 2 GiB, or a result that is an image
Result<std::string> toOnnx(const WeightedModel &);

} // namespace trainyard::nn
