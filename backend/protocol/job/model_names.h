#pragma once

#include <array>
#include <string>
#include <vector>

#include "backend/core/result.h"

namespace trainyard::protocol {

/// Supported numbers of layers; runtime/nn/models.h describes the networks.
inline constexpr std::array kCifarResnetDepths{20, 32, 44, 50, 56, 110};
inline constexpr std::array kImagenetResnetDepths{18, 34, 50, 101, 152};
/// Heights, and widths, of their images.
inline constexpr std::array kCifarResnetHeights{28, 32};
inline constexpr std::array kImagenetResnetHeights{32, 224};

std::string cifarResnetName(int depth, int height);    ///< "cifar-resnet-20-28x28"
std::string imagenetResnetName(int depth, int height); ///< "imagenet-resnet-50-224x224"

/// Returns the names of the built-in models.
std::vector<std::string> modelNames();

/// Returns the name of the model that MXNet's arguments select: network "mlp", "lenet" or "resnet" with --num-layers
/// and the height of --image-shape. A full name of modelNames() is returned unchanged. As in MXNet, height 28 selects
/// the small family of ResNets, 32 and 224 the large one; small ones for 32x32 are available by their full name.
/// \error InvalidArgument (the detail lists the valid names)
Result<std::string> modelNameFor(const std::string &network, int numLayers, int imageHeight);

} // namespace trainyard::protocol
