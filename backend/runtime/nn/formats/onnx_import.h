#pragma once

#include <string>
#include <string_view>

#include "backend/core/result.h"
#include "backend/runtime/nn/formats/torch_tensors.h"

namespace trainyard::nn {

/// Reads a model and its weights from an ONNX file of operator sets 7 to 22, as PyTorch and others export networks for
/// images: one input [batch, channels, height, width] or [batch, numbers], one output with a score per class, and the
/// operators Conv, Gemm, MatMul, Add, BatchNormalization, Relu, Tanh, MaxPool, AveragePool, GlobalAveragePool, Flatten,
/// Reshape, Identity, Dropout, Constant and, at the end, Softmax or LogSoftmax (dropped: our scores are its input).
/// Layers are named after their weights ("layer1.0.conv1" of layer1.0.conv1.weight), else after their nodes.
///
/// Nodes that do not contribute to the output are skipped. Whatever would change the result and is not supported is
/// rejected, and so are data in other files. Dropout is omitted (in inference it does nothing), and tied weights become
/// copies. The momentum of a batch norm is the share that is kept, as ours: 0.9 where PyTorch has 0.1.
/// \param source  name of the file, for errors
/// \error CorruptData, InvalidArgument (limits, whatever Model::shapes rejects), Unsupported (one sentence that names
///     the node and the attribute or input)
Result<WeightedModel> modelFromOnnx(std::string_view content, const std::string &source);

} // namespace trainyard::nn
