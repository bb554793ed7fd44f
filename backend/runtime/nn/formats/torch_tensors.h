#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/runtime/nn/model.h"

namespace trainyard::nn {

/// A tensor in the layout of PyTorch and ONNX: the weight of a convolution is out, in, height, width; that of a dense
/// layer is out, in, where `in` runs over channel, height, width.
struct TorchTensor {
    std::string name; ///< LAYER.weight, .bias, .running_mean, .running_var
    std::vector<std::int64_t> shape;
    std::vector<float> values;
};

/// The name of a tensor in a state_dict: conv1_weight is conv1.weight, bn1_moving_var is bn1.running_var. PyTorch's
/// load_state_dict accepts these names and layouts unchanged.
std::string torchName(const TensorInfo &);

/// A model and its weights, laid out as tensorsOf(model).
struct WeightedModel {
    Model model;
    std::vector<float> parameters; ///< [p], or empty if only the description is known
};

/// The weights in the order of tensorsOf. A gamma that the model keeps at 1 is written as 1.
/// \error InvalidArgument: no weights, or not as many as the model has
Result<std::vector<TorchTensor>> toTorch(const WeightedModel &);

/// The arena [p] of a model from tensors in any order, under PyTorch's names or ours; num_batches_tracked is ignored.
/// \param source  name of the file, for errors
/// \error InvalidArgument, naming the tensor: missing, of another shape, of no layer, a fixed gamma that is not 1
Result<std::vector<float>> fromTorch(const Model &, const std::vector<TorchTensor> &, const std::string &source);

} // namespace trainyard::nn
