#include "backend/runtime/nn/model.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace trainyard::nn {

namespace {

constexpr int kMaxExtent = 1 << 20;

bool hasParameters(LayerKind kind)
{
    return kind == LayerKind::Convolution || kind == LayerKind::Dense;
}

/// The shape after `layer`, or why there is none.
Result<Shape> after(const Layer &layer, const Shape &in, const std::string &model)
{
    const auto wrong = [&](const std::string &why) {
        return fail(ErrorCode::InvalidArgument, model, fmt::format("layer {}: {}", layer.name, why));
    };
    switch (layer.kind) {
    case LayerKind::Convolution: {
        if (layer.outputs < 1 || layer.outputs > kMaxExtent || layer.kernel < 1 || layer.stride < 1 || layer.padding < 0 ||
            layer.padding >= layer.kernel)
            return wrong("a convolution needs outputs, kernel and stride of at least 1 and a padding smaller than the kernel");
        const int height = in.height + 2 * layer.padding - layer.kernel, width = in.width + 2 * layer.padding - layer.kernel;
        if (height < 0 || width < 0)
            return wrong(fmt::format("a kernel of {} does not fit into {}x{}", layer.kernel, in.height, in.width));
        return Shape{height / layer.stride + 1, width / layer.stride + 1, layer.outputs};
    }
    case LayerKind::MaxPool:
        if (layer.kernel < 1 || in.height < layer.kernel || in.width < layer.kernel)
            return wrong(fmt::format("a pool of {} does not fit into {}x{}", layer.kernel, in.height, in.width));
        return Shape{in.height / layer.kernel, in.width / layer.kernel, in.channels};
    case LayerKind::Dense:
        if (layer.outputs < 1 || layer.outputs > kMaxExtent)
            return wrong("a dense layer needs at least 1 output");
        return Shape{1, 1, layer.outputs};
    case LayerKind::Tanh:
    case LayerKind::Relu:
        return in;
    }
    return wrong("unknown kind");
}

Model mlp()
{
    return {"mlp",
            {28, 28, 1},
            {{.kind = LayerKind::Dense, .name = "fc1", .outputs = 128},
             {.kind = LayerKind::Relu, .name = "relu1"},
             {.kind = LayerKind::Dense, .name = "fc2", .outputs = 64},
             {.kind = LayerKind::Relu, .name = "relu2"},
             {.kind = LayerKind::Dense, .name = "fc3", .outputs = 10}}};
}

Model lenet()
{
    return {"lenet",
            {28, 28, 1},
            {{.kind = LayerKind::Convolution, .name = "conv1", .outputs = 20, .kernel = 5},
             {.kind = LayerKind::Tanh, .name = "tanh1"},
             {.kind = LayerKind::MaxPool, .name = "pool1", .kernel = 2},
             {.kind = LayerKind::Convolution, .name = "conv2", .outputs = 50, .kernel = 5},
             {.kind = LayerKind::Tanh, .name = "tanh2"},
             {.kind = LayerKind::MaxPool, .name = "pool2", .kernel = 2},
             {.kind = LayerKind::Dense, .name = "fc1", .outputs = 500},
             {.kind = LayerKind::Tanh, .name = "tanh3"},
             {.kind = LayerKind::Dense, .name = "fc2", .outputs = 10}}};
}

} // namespace

Result<std::vector<Shape>> Model::shapes() const
{
    if (layers.empty())
        return fail(ErrorCode::InvalidArgument, name, "a model needs at least one layer");
    for (const int extent : {input.height, input.width, input.channels})
        if (extent < 1 || extent > kMaxExtent)
            return fail(ErrorCode::InvalidArgument, name,
                        fmt::format("impossible input {}x{}x{}", input.height, input.width, input.channels));
    std::vector<Shape> shapes;
    Shape shape = input;
    for (const Layer &layer : layers) {
        const auto next = after(layer, shape, name);
        if (!next)
            return fail(next.error());
        shapes.push_back(shape = *next);
    }
    return shapes;
}

Result<std::vector<TensorInfo>> tensorsOf(const Model &model)
{
    const auto shapes = model.shapes();
    if (!shapes)
        return fail(shapes.error());
    std::vector<TensorInfo> tensors;
    std::size_t offset = 0;
    const auto add = [&](const std::string &name, std::vector<std::int64_t> shape) {
        std::size_t size = 1;
        for (const auto extent : shape)
            size *= static_cast<std::size_t>(extent);
        tensors.push_back({name, offset, size, std::move(shape)});
        offset += size;
    };
    for (std::size_t i = 0; i < model.layers.size(); ++i) {
        const Layer &layer = model.layers[i];
        if (!hasParameters(layer.kind))
            continue;
        const Shape &in = i == 0 ? model.input : (*shapes)[i - 1];
        if (layer.kind == LayerKind::Convolution)
            add(layer.name + "_weight", {layer.outputs, layer.kernel, layer.kernel, in.channels});
        else
            add(layer.name + "_weight", {layer.outputs, static_cast<std::int64_t>(in.size())});
        add(layer.name + "_bias", {layer.outputs});
    }
    if (offset == 0)
        return fail(ErrorCode::InvalidArgument, model.name, "a model without parameters cannot learn");
    return tensors;
}

std::vector<std::string> modelNames()
{
    return {"mlp", "lenet"};
}

Result<Model> modelNamed(const std::string &name)
{
    for (const auto make : {mlp, lenet})
        if (Model model = make(); model.name == name)
            return model;
    return fail(ErrorCode::InvalidArgument, "model", fmt::format("unknown model '{}'; known are {}", name, fmt::join(modelNames(), ", ")));
}

} // namespace trainyard::nn
