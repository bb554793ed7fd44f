#include "backend/runtime/nn/models.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/protocol/job/model_input.h"
#include "backend/protocol/job/model_names.h"

namespace trainyard::nn {

using namespace protocol; // NOLINT: names of models

namespace {

Model mlp(const Shape &input, int classes)
{
    return {"mlp",
            input,
            {{.kind = LayerKind::Dense, .name = "fc1", .outputs = 128},
             {.kind = LayerKind::Relu, .name = "relu1"},
             {.kind = LayerKind::Dense, .name = "fc2", .outputs = 64},
             {.kind = LayerKind::Relu, .name = "relu2"},
             {.kind = LayerKind::Dense, .name = "fc3", .outputs = classes}}};
}

Model lenet(const Shape &input, int classes)
{
    return {"lenet",
            input,
            {{.kind = LayerKind::Convolution, .name = "conv1", .outputs = 20, .kernel = 5},
             {.kind = LayerKind::Tanh, .name = "tanh1"},
             {.kind = LayerKind::MaxPool, .name = "pool1", .kernel = 2},
             {.kind = LayerKind::Convolution, .name = "conv2", .outputs = 50, .kernel = 5},
             {.kind = LayerKind::Tanh, .name = "tanh2"},
             {.kind = LayerKind::MaxPool, .name = "pool2", .kernel = 2},
             {.kind = LayerKind::Dense, .name = "fc1", .outputs = 500},
             {.kind = LayerKind::Tanh, .name = "tanh3"},
             {.kind = LayerKind::Dense, .name = "fc2", .outputs = classes}}};
}

/// Appends layers. A function that returns an int returns the position of the layer that holds its result.
class ResnetBuilder {
public:
    ResnetBuilder(std::string name, Shape input) { m_model = {std::move(name), input, {}}; }
    Model take() { return std::move(m_model); }

    int add(Layer layer)
    {
        m_model.layers.push_back(std::move(layer));
        return int(m_model.layers.size()) - 1;
    }
    int convolution(const std::string &name, int from, int filters, int kernel, int stride)
    {
        return add({.kind = LayerKind::Convolution,
                    .name = name,
                    .outputs = filters,
                    .kernel = kernel,
                    .stride = stride,
                    .padding = kernel / 2,
                    .bias = false,
                    .inputs = {from}});
    }
    int normRelu(const std::string &norm, const std::string &relu, int from)
    {
        const int at = add({.kind = LayerKind::BatchNorm, .name = norm, .inputs = {from}});
        return add({.kind = LayerKind::Relu, .name = relu, .inputs = {at}});
    }
    /// One residual unit. The first unit of a stage changes the shape, so its shortcut is a convolution as well.
    int unit(const std::string &name, int from, int filters, int stride, bool sameShape, bool bottleneck)
    {
        const int act1 = normRelu(name + "_bn1", name + "_relu1", from);
        int at = 0;
        if (bottleneck) {
            at = convolution(name + "_conv1", act1, filters / 4, 1, 1);
            at = convolution(name + "_conv2", normRelu(name + "_bn2", name + "_relu2", at), filters / 4, 3, stride);
            at = convolution(name + "_conv3", normRelu(name + "_bn3", name + "_relu3", at), filters, 1, 1);
        } else {
            at = convolution(name + "_conv1", act1, filters, 3, stride);
            at = convolution(name + "_conv2", normRelu(name + "_bn2", name + "_relu2", at), filters, 3, 1);
        }
        const int around = sameShape ? from : convolution(name + "_sc", act1, filters, 1, stride);
        return add({.kind = LayerKind::Add, .name = name + "_plus", .inputs = {at, around}});
    }
    void stages(int from, const std::vector<int> &units, const std::vector<int> &filters, bool bottleneck, int classes)
    {
        for (std::size_t stage = 0; stage < units.size(); ++stage)
            for (int u = 0; u < units[stage]; ++u)
                from = unit(fmt::format("stage{}_unit{}", stage + 1, u + 1), from, filters[stage],
                            u == 0 && stage > 0 ? 2 : 1, u > 0, bottleneck);
        const int act = normRelu("bn1", "relu1", from);
        add({.kind = LayerKind::GlobalAverage, .name = "pool1", .inputs = {act}});
        add({.kind = LayerKind::Dense, .name = "fc1", .outputs = classes});
    }
    int dataNorm()
    {
        return add({.kind = LayerKind::BatchNorm, .name = "bn_data", .fixedGamma = true, .inputs = {kInput}});
    }

private:
    Model m_model;
};

Model smallResnet(int depth, const Shape &input, int classes)
{
    ResnetBuilder net(cifarResnetName(depth, input.height), input);
    const int stem = net.convolution("conv0", net.dataNorm(), 16, 3, 1);
    net.stages(stem, std::vector<int>(3, (depth - 2) / 6), {16, 32, 64}, false, classes);
    return net.take();
}

Model largeResnet(int depth, const Shape &input, int classes)
{
    ResnetBuilder net(imagenetResnetName(depth, input.height), input);
    int at = net.dataNorm();
    if (input.height <= 32) {
        at = net.convolution("conv0", at, 64, 3, 1);
    } else {
        at = net.normRelu("bn0", "relu0", net.convolution("conv0", at, 64, 7, 2));
        at = net.add(
            {.kind = LayerKind::MaxPool, .name = "pool0", .kernel = 3, .stride = 2, .padding = 1, .inputs = {at}});
    }
    const bool bottleneck = depth >= 50;
    const std::vector<int> units = depth == 18    ? std::vector{2, 2, 2, 2}
                                   : depth == 101 ? std::vector{3, 4, 23, 3}
                                   : depth == 152 ? std::vector{3, 8, 36, 3}
                                                  : std::vector{3, 4, 6, 3};
    net.stages(at, units, bottleneck ? std::vector{256, 512, 1024, 2048} : std::vector{64, 128, 256, 512}, bottleneck,
               classes);
    return net.take();
}

} // namespace

Result<Model> modelNamed(const std::string &name, std::optional<int> classes)
{
    const auto known = builtInModelInput(name, classes.value_or(0));
    if (!known)
        return fail(ErrorCode::InvalidArgument, "model",
                    fmt::format("unknown model '{}'; known are {}", name, fmt::join(modelNames(), ", ")));
    const Shape input{known->height, known->width, known->channels};
    if (name == "mlp")
        return mlp(input, known->classes);
    if (name == "lenet")
        return lenet(input, known->classes);
    for (const int depth : kCifarResnetDepths)
        if (name == cifarResnetName(depth, input.height))
            return smallResnet(depth, input, known->classes);
    for (const int depth : kImagenetResnetDepths)
        if (name == imagenetResnetName(depth, input.height))
            return largeResnet(depth, input, known->classes);
    return fail(ErrorCode::Internal, "model", "no network is known for " + name);
}

} // namespace trainyard::nn
