#include "backend/protocol/job/model_names.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace trainyard::protocol {

std::string cifarResnetName(int depth, int height)
{
    return fmt::format("cifar-resnet-{}-{}x{}", depth, height, height);
}

std::string imagenetResnetName(int depth, int height)
{
    return fmt::format("imagenet-resnet-{}-{}x{}", depth, height, height);
}

std::vector<std::string> modelNames()
{
    std::vector<std::string> names{"mlp", "lenet"};
    for (const int height : kCifarResnetHeights)
        for (const int depth : kCifarResnetDepths)
            names.push_back(cifarResnetName(depth, height));
    for (const int height : kImagenetResnetHeights)
        for (const int depth : kImagenetResnetDepths)
            names.push_back(imagenetResnetName(depth, height));
    return names;
}

Result<std::string> modelNameFor(const std::string &network, int numLayers, int imageHeight)
{
    if (network != "resnet") {
        if (const auto names = modelNames(); std::ranges::find(names, network) != names.end())
            return network;
        return fail(ErrorCode::InvalidArgument, "network",
                    fmt::format("unknown network '{}'; known are resnet with a number of layers, {}", network,
                                fmt::join(modelNames(), ", ")));
    }
    const bool small = imageHeight == 28;
    if (!small && imageHeight != 32 && imageHeight != 224)
        return fail(ErrorCode::InvalidArgument, "network",
                    fmt::format("no ResNet for images of height {}; there are some for 28, 32 and 224", imageHeight));
    const auto contains = [numLayers](const auto &depths) {
        return std::ranges::find(depths, numLayers) != depths.end();
    };
    if (small && contains(kCifarResnetDepths))
        return cifarResnetName(numLayers, imageHeight);
    if (!small && contains(kImagenetResnetDepths))
        return imagenetResnetName(numLayers, imageHeight);
    return fail(
        ErrorCode::InvalidArgument, "network",
        fmt::format("no ResNet of {} layers for images of height {}; there are {}{}", numLayers, imageHeight,
                    small ? fmt::format("{}", fmt::join(kCifarResnetDepths, ", "))
                          : fmt::format("{}", fmt::join(kImagenetResnetDepths, ", ")),
                    imageHeight == 32 ? ", and the small family by its full name, such as cifar-resnet-20-32x32" : ""));
}

} // namespace trainyard::protocol
