#pragma once

#include <array>
#include <string>
#include <vector>

#include "backend/core/result.h"

namespace trainyard::protocol {

/// Numbers of layers that there are ResNets of; runtime/nn/models.h says what they look like.
inline constexpr std::array kCifarResnetDepths{20, 32, 44, 50, 56, 110};
inline constexpr std::array kImagenetResnetDepths{18, 34, 50, 101, 152};

std::string cifarResnetName(int depth, int height);    ///< "cifar-resnet-20-28x28"
std::string imagenetResnetName(int depth, int height); ///< "imagenet-resnet-50-224x224"

/// Names of the models that the runtime brings along.
std::vector<std::string> modelNames();

/// The name that MXNet's arguments mean: network "mlp", "lenet" or "resnet" with --num-layers and the height of
/// --image-shape. A full name of modelNames() is its own answer. Heights up to 28 select the small family, as in MXNet;
/// at 32 MXNet's choice is the large one, and only the full name says otherwise. errors  InvalidArgument, naming what
/// exists
Result<std::string> modelNameFor(const std::string &network, int numLayers, int imageHeight);

} // namespace trainyard::protocol
