#pragma once

#include <optional>
#include <string>

#include "backend/runtime/nn/model.h"

namespace trainyard::nn {

/// The built-in models (protocol/job/model_names.h lists their names).
///     mlp                        784-128-64-10, ReLU
///     lenet                      conv 5x5x20, tanh, pool, conv 5x5x50, tanh, pool, fc 500, tanh, fc 10
///     cifar-resnet-N-28x28       the network that MXNet's train_cifar10 trains on its 28x28 crops: 3 stages of
///                                (N - 2) / 6 units of two 3x3 convolutions, 16, 32 and 64 filters;
///                                N = 20, 32, 44, 50, 56, 110
///     cifar-resnet-N-32x32       the same network on full 32x32 images
///     imagenet-resnet-N-32x32    what MXNet's symbol builds for 32x32 images: 4 stages of up to 2,048 filters after a
///                                3x3 convolution; 31 times as large at N = 50;
///                                N = 18, 34 (two 3x3), 50, 101, 152 (bottlenecks)
///     imagenet-resnet-N-224x224  the same stages after a 7x7 convolution of stride 2 and a pool
/// All ResNets are pre-activation (batch norm, ReLU, convolution), with a batch norm of fixed gamma on the image.
/// \param classes  by default 10, or 1,000 for 224x224
/// \error InvalidArgument, listing the known names
/// \source He et al., "Identity mappings in deep residual networks", 2016; MXNet's example symbols
Result<Model> modelNamed(const std::string &name, std::optional<int> classes = {});

} // namespace trainyard::nn
