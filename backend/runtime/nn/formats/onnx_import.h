#pragma once

#include <string>
#include <string_view>

#include "backend/core/result.h"
#include "backend/runtime/nn/formats/torch_tensors.h"

namespace trainyard::nn {

/// A model and its weights from an ONNX file of operator sets 7 to 22, as PyTorch and others export nets for pictures:
/// one input [batch, channels, height, width] or [batch, numbers], one output of a score per class, and of operators
/// Conv, Gemm, MatMul, Add, BatchNormalization, Relu, Tanh, MaxPool, AveragePool, GlobalAveragePool, Flatten, Reshape,
/// Identity, Dropout, Constant and, at the end, Softmax or LogSoftmax (dropped: our scores are those in front of it).
/// Layers are called after their weights ("layer1.0.conv1" of layer1.0.conv1.weight), else after their nodes. Nodes
/// that do not contribute to the output are passed over.
/// source  whose name an error has
/// errors  CorruptData; InvalidArgument (limits, what Model::shapes refuses); Unsupported: one sentence that names the
///         node and the attribute or input
Result<WeightedModel> modelFromOnnx(std::string_view content, const std::string &source);

} // namespace trainyard::nn
