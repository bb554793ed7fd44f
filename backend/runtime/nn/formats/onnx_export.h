#pragma once

#include <string>

#include "backend/core/result.h"
#include "backend/runtime/nn/formats/torch_tensors.h"

namespace trainyard::nn {

/// Where our ONNX files note the batch norms whose gamma stays 1 (names with spaces between them): the format has no
/// word for it.
constexpr const char *kFixedGammaKey = "trainyard.fixed_gamma";

/// A model with its weights as an ONNX file of operator set 13: input "image" [batch, channels, height, width], output
/// "scores" [batch, classes], without a softmax. Nodes are called after the layers, weights as in PyTorch.
/// errors  InvalidArgument: no weights, more than protobuf's 2 GiB, or a result that is a picture
Result<std::string> toOnnx(const WeightedModel &);

} // namespace trainyard::nn
