#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/runtime/nn/model.h"

namespace trainyard::nn {

/// A tensor as PyTorch and ONNX lay it out: the weight of a convolution as out, in, height, width; that of a dense
/// layer as out, in, where `in` runs over channel, height, width.
struct TorchTensor {
    std::string name; ///< LAYER.weight, .bias, .running_mean, .running_var
    std::vector<std::int64_t> shape;
    std::vector<float> values;
};

/// The name of a tensor in a state_dict: conv1_weight is conv1.weight, bn1_moving_var is bn1.running_var.
std::string torchName(const TensorInfo &);

/// A model and its weights, laid out as tensorsOf(model).
struct WeightedModel {
    Model model;
    std::vector<float> parameters; ///< [p], or empty when only the description is known
};

/// The weights in the order of tensorsOf. A gamma that the model keeps at 1 is 1.
/// errors  InvalidArgument: there are none, or not as many as the model has
Result<std::vector<TorchTensor>> toTorch(const WeightedModel &);

/// The arena [p] of a model from tensors in any order, under PyTorch's names or ours; num_batches_tracked is passed
/// over. source: whose name an error has
/// errors  InvalidArgument, naming the tensor: missing, of another shape, of no layer, a fixed gamma that is not 1
Result<std::vector<float>> fromTorch(const Model &, const std::vector<TorchTensor> &, const std::string &source);

} // namespace trainyard::nn
