#include "backend/runtime/nn/model.h"
#include "backend/core/try.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

namespace trainyard::nn {

namespace {

// Limits of a description: no product of sizes overflows, and a damaged file cannot demand the impossible.
constexpr int kMaxExtent = 1 << 20;
constexpr int kMaxKernel = 1 << 10;
constexpr std::size_t kMaxLayers = 4096, kMaxName = 128;
constexpr std::size_t kMaxParameters = std::size_t(1) << 31; // floats

/// Positions of a window of `kernel` cells along `extent`: rows or columns of the result. 0 if it does not fit.
int moved(int extent, const Layer &layer)
{
    const int room = extent + 2 * layer.padding - layer.kernel;
    return room < 0 ? 0 : room / layer.step() + 1;
}

tl::unexpected<Error> wrongLayer(const std::string &model, const Layer &layer, const std::string &why)
{
    return fail(ErrorCode::InvalidArgument, model, fmt::format("layer {}: {}", layer.name, why));
}

/// Names of layers become names of tensors, in files and in logs.
bool isName(const std::string &name)
{
    return name.size() <= kMaxName && std::ranges::all_of(name, [](char c) { return c > ' ' && c <= '~'; });
}

Result<Shape> after(const Layer &layer, const Shape &in, const std::string &model)
{
    const auto wrong = [&](const std::string &why) { return wrongLayer(model, layer, why); };
    const bool window = layer.kind == LayerKind::Convolution || layer.kind == LayerKind::MaxPool ||
                        layer.kind == LayerKind::AveragePool;
    if (window && (layer.kernel < 1 || layer.kernel > kMaxKernel || layer.stride < 0 || layer.stride > kMaxExtent ||
                   layer.padding < 0 || layer.padding >= layer.kernel))
        return wrong(fmt::format(
            "it needs a kernel of 1 to {}, a stride of at least 0 and a padding smaller than the kernel", kMaxKernel));
    if (window && (moved(in.height, layer) < 1 || moved(in.width, layer) < 1))
        return wrong(fmt::format("a window of {} does not fit into {}x{}", layer.kernel, in.height, in.width));
    const bool weights = layer.kind == LayerKind::Convolution || layer.kind == LayerKind::Dense;
    if (weights && (layer.outputs < 1 || layer.outputs > kMaxExtent))
        return wrong(fmt::format("it needs 1 to {} outputs", kMaxExtent));
    switch (layer.kind) {
    case LayerKind::Convolution:
        return Shape{moved(in.height, layer), moved(in.width, layer), layer.outputs};
    case LayerKind::MaxPool:
    case LayerKind::AveragePool:
        return Shape{moved(in.height, layer), moved(in.width, layer), in.channels};
    case LayerKind::Dense:
        return Shape{1, 1, layer.outputs};
    case LayerKind::GlobalAverage:
        return Shape{1, 1, in.channels};
    case LayerKind::BatchNorm:
        if (!(layer.epsilon > 0) || !(layer.momentum >= 0 && layer.momentum <= 1))
            return wrong("a batch norm needs an epsilon above 0 and a momentum from 0 to 1");
        return in;
    case LayerKind::Add:
    case LayerKind::Tanh:
    case LayerKind::Relu:
        return in;
    }
    return wrong("unknown kind");
}

} // namespace

Result<Shape> shapeAfter(const Layer &layer, const Shape &in, const std::string &model)
{
    auto shape = after(layer, in, model);
    if (shape && shape->size() > kMaxValue)
        return wrongLayer(model, layer,
                          fmt::format("its result of {}x{}x{} is larger than {} numbers", shape->height, shape->width,
                                      shape->channels, kMaxValue));
    return shape;
}

namespace {

/// Checks the names and inputs of all layers.
Status checkWiring(const Model &model)
{
    const auto wrong = [&](const Layer &layer, const std::string &why) { return wrongLayer(model.name, layer, why); };
    std::set<std::string> names;
    std::vector<bool> read(model.layers.size(), false);
    for (std::size_t i = 0; i < model.layers.size(); ++i) {
        const Layer &layer = model.layers[i];
        if (!isName(layer.name))
            return fail(ErrorCode::InvalidArgument, model.name,
                        fmt::format("layer number {}: its name is not up to {} characters of ASCII without spaces",
                                    i + 1, kMaxName));
        if (layer.name.empty() || !names.insert(layer.name).second)
            return wrong(layer,
                         layer.name.empty() ? fmt::format("number {} has no name", i + 1) : "its name is used twice");
        const std::vector<int> inputs = model.inputsOf(i);
        if (inputs.size() != (layer.kind == LayerKind::Add ? 2U : 1U))
            return wrong(layer,
                         fmt::format("it has {} inputs; an addition needs two and everything else one", inputs.size()));
        for (const int from : inputs) {
            if (from < kInput || from >= int(i))
                return wrong(layer, fmt::format("its input {} is not a layer before it", from));
            if (from != kInput)
                read[std::size_t(from)] = true;
        }
    }
    read.back() = true;
    if (const auto unread = std::ranges::find(read, false); unread != read.end())
        return wrong(model.layers[std::size_t(unread - read.begin())], "no layer reads its result");
    return {};
}

} // namespace

std::vector<int> Model::inputsOf(std::size_t layer) const
{
    return layers[layer].inputs.empty() ? std::vector<int>{int(layer) - 1} : layers[layer].inputs;
}

Result<std::vector<Shape>> Model::shapes() const
{
    if (layers.empty())
        return fail(ErrorCode::InvalidArgument, name, "a model needs at least one layer");
    if (layers.size() > kMaxLayers)
        return fail(ErrorCode::InvalidArgument, name,
                    fmt::format("{} layers are more than the {} that are allowed", layers.size(), kMaxLayers));
    for (const int extent : {input.height, input.width, input.channels})
        if (extent < 1 || extent > kMaxExtent || input.size() > kMaxValue)
            return fail(ErrorCode::InvalidArgument, name,
                        fmt::format("impossible input {}x{}x{}", input.height, input.width, input.channels));
    TY_TRY(checkWiring(*this));
    std::vector<Shape> shapes;
    const auto shapeOf = [&](int at) { return at == kInput ? input : shapes[std::size_t(at)]; };
    for (std::size_t i = 0; i < layers.size(); ++i) {
        const std::vector<int> inputs = inputsOf(i);
        const Shape in = shapeOf(inputs.front());
        if (const Shape other = shapeOf(inputs.back()); other != in)
            return fail(ErrorCode::InvalidArgument, name,
                        fmt::format("layer {}: cannot add {}x{}x{} and {}x{}x{}", layers[i].name, in.height, in.width,
                                    in.channels, other.height, other.width, other.channels));
        TY_ASSIGN(const auto next, shapeAfter(layers[i], in, name));
        shapes.push_back(next);
    }
    return shapes;
}

Result<std::vector<TensorInfo>> tensorsOf(const Model &model)
{
    TY_ASSIGN(const auto shapes, model.shapes());
    std::vector<TensorInfo> tensors, statistics;
    const auto add = [](std::vector<TensorInfo> &to, std::string name, TensorRole role, std::vector<std::int64_t> shape,
                        float keep = 0) {
        std::size_t size = 1;
        for (const auto extent : shape)
            size *= static_cast<std::size_t>(extent);
        to.push_back({std::move(name), 0, size, std::move(shape), role, keep});
    };
    for (std::size_t i = 0; i < model.layers.size(); ++i) {
        const Layer &layer = model.layers[i];
        const int from = model.inputsOf(i).front();
        const Shape &in = from == kInput ? model.input : shapes[std::size_t(from)];
        if (layer.kind == LayerKind::Convolution)
            add(tensors, layer.name + "_weight", TensorRole::Weight,
                {layer.outputs, layer.kernel, layer.kernel, in.channels});
        else if (layer.kind == LayerKind::Dense)
            add(tensors, layer.name + "_weight", TensorRole::Weight,
                {layer.outputs, static_cast<std::int64_t>(in.size())});
        if ((layer.kind == LayerKind::Convolution || layer.kind == LayerKind::Dense) && layer.bias)
            add(tensors, layer.name + "_bias", TensorRole::Bias, {layer.outputs});
        if (layer.kind != LayerKind::BatchNorm)
            continue;
        add(tensors, layer.name + "_gamma", TensorRole::Gamma, {in.channels});
        add(tensors, layer.name + "_beta", TensorRole::Beta, {in.channels});
        add(statistics, layer.name + "_moving_mean", TensorRole::MovingMean, {in.channels}, layer.momentum);
        add(statistics, layer.name + "_moving_var", TensorRole::MovingVariance, {in.channels}, layer.momentum);
    }
    if (tensors.empty())
        return fail(ErrorCode::InvalidArgument, model.name, "a model without parameters cannot learn");
    tensors.insert(tensors.end(), statistics.begin(), statistics.end());
    std::size_t offset = 0;
    for (TensorInfo &tensor : tensors) {
        tensor.offset = offset;
        offset += tensor.size;
        if (tensor.size > kMaxParameters || offset > kMaxParameters)
            return fail(ErrorCode::InvalidArgument, model.name,
                        fmt::format("with {} the model has more than {} parameters", tensor.name, kMaxParameters));
    }
    return tensors;
}

ParameterCount trainable(const std::vector<TensorInfo> &tensors)
{
    ParameterCount count;
    for (const TensorInfo &tensor : tensors)
        if (tensor.trainable()) {
            ++count.tensors;
            count.floats += tensor.size;
        }
    return count;
}

} // namespace trainyard::nn
