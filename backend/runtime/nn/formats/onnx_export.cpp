#include "backend/runtime/nn/formats/onnx_export.h"

#include <algorithm>

#include <fmt/format.h>

#include "backend/runtime/nn/formats/onnx_proto.h"

namespace trainyard::nn::onnx {

namespace {

constexpr std::int64_t kOpset = 13;
constexpr std::size_t kLargestFile = (std::size_t(1) << 31) - (std::size_t(16) << 20);

template <class T>
std::string_view rawBytes(const std::vector<T> &values)
{
    return {reinterpret_cast<const char *>(values.data()), values.size() * sizeof(T)};
}

/// Writes the layers in order. The result of a layer is named LAYER.out, an input in another shape LAYER.in.
class GraphWriter {
public:
    explicit GraphWriter(const Model &model)
        : m_model(model)
    {
    }

    void write(std::size_t place, const Shape &in)
    {
        const Layer &layer = m_model.layers[place];
        std::vector<int> from = m_model.inputsOf(place);
        const bool dense = layer.kind == LayerKind::Dense;
        const bool window = layer.kind == LayerKind::Convolution || layer.kind == LayerKind::MaxPool ||
                            layer.kind == LayerKind::AveragePool || layer.kind == LayerKind::GlobalAverage;
        bool flat = isFlat(from.front());
        if (dense || (layer.kind == LayerKind::Add && isFlat(from.back())))
            flat = true;
        if (window)
            flat = false;
        Node node{.name = layer.name, .outputs = {layer.name + ".out"}};
        for (std::size_t i = 0; i < from.size(); ++i)
            node.inputs.push_back(shaped(from[i], flat, in, fmt::format("{}.in{}", layer.name, i > 0 ? "2" : "")));
        std::vector<std::string> attributes;
        describe(layer, node, attributes);
        m_nodes.push_back(nodeBytes(node, attributes));
        m_flat.push_back(flat);
    }

    /// Flattens the last value and names it "scores".
    void finish(const Shape &last)
    {
        const std::string value = shaped(int(m_flat.size()) - 1, true, last, "flat");
        m_nodes.push_back(
            nodeBytes({.name = "scores", .operation = "Identity", .inputs = {value}, .outputs = {"scores"}}, {}));
    }

    std::vector<std::string> nodes() && { return std::move(m_nodes); }
    const std::vector<std::string> &shapes() const { return m_shapes; }

private:
    bool isFlat(int layer) const { return layer != kInput && m_flat[std::size_t(layer)]; }

    /// The name of a value in the requested form; adds a node that converts it if necessary.
    std::string shaped(int layer, bool flat, const Shape &shape, const std::string &name)
    {
        const std::string value = layer == kInput ? "image" : m_model.layers[std::size_t(layer)].name + ".out";
        if (isFlat(layer) == flat)
            return value;
        Node node{.name = name, .operation = flat ? "Flatten" : "Reshape", .inputs = {value}, .outputs = {name}};
        if (flat) {
            m_nodes.push_back(nodeBytes(node, {attributeBytes("axis", std::int64_t(1))}));
            return name;
        }
        node.inputs.push_back(name + ".shape");
        const std::vector<std::int64_t> to{0, shape.channels, shape.height, shape.width};
        m_shapes.push_back(tensorBytes(name + ".shape", DataType::Int64, {4}, rawBytes(to)));
        m_nodes.push_back(nodeBytes(node, {}));
        return name;
    }

    static void describe(const Layer &layer, Node &node, std::vector<std::string> &attributes)
    {
        const auto square = [&](const char *name, int value, std::size_t times) {
            attributes.push_back(attributeBytes(name, std::vector<std::int64_t>(times, value)));
        };
        const auto window = [&](const char *operation) {
            node.operation = operation;
            square("kernel_shape", layer.kernel, 2);
            square("strides", layer.step(), 2);
            square("pads", layer.padding, 4);
        };
        const auto weights = [&](std::initializer_list<const char *> names) {
            for (const char *name : names)
                node.inputs.push_back(layer.name + name);
        };
        switch (layer.kind) {
        case LayerKind::Convolution:
            window("Conv");
            weights({".weight"});
            break;
        case LayerKind::Dense:
            node.operation = "Gemm";
            attributes.push_back(attributeBytes("transB", std::int64_t(1)));
            weights({".weight"});
            break;
        case LayerKind::BatchNorm:
            node.operation = "BatchNormalization";
            attributes.push_back(attributeBytes("epsilon", layer.epsilon));
            attributes.push_back(attributeBytes("momentum", layer.momentum));
            weights({".weight", ".bias", ".running_mean", ".running_var"});
            break;
        case LayerKind::MaxPool:
            window("MaxPool");
            break;
        case LayerKind::AveragePool:
            window("AveragePool"); // count_include_pad is 0 by default
            break;
        case LayerKind::GlobalAverage:
            node.operation = "GlobalAveragePool";
            break;
        case LayerKind::Add:
            node.operation = "Add";
            break;
        case LayerKind::Tanh:
            node.operation = "Tanh";
            break;
        case LayerKind::Relu:
            node.operation = "Relu";
            break;
        }
        if ((layer.kind == LayerKind::Convolution || layer.kind == LayerKind::Dense) && layer.bias)
            weights({".bias"});
    }

    const Model &m_model;
    std::vector<bool> m_flat; ///< by layer, whether its result is flat
    std::vector<std::string> m_nodes, m_shapes;
};

} // namespace

} // namespace trainyard::nn::onnx

namespace trainyard::nn {

Result<std::string> toOnnx(const WeightedModel &from)
{
    const Model &model = from.model;
    const auto tensors = toTorch(from);
    const auto shapes = model.shapes();
    if (!tensors || !shapes)
        return fail(!tensors ? tensors.error() : shapes.error());
    if (from.parameters.size() > onnx::kLargestFile / sizeof(float))
        return fail(ErrorCode::InvalidArgument, model.name,
                    fmt::format("{} weights are more than an ONNX file can hold", from.parameters.size()));
    const Shape &last = shapes->back();
    if (last.height * last.width != 1)
        return fail(ErrorCode::InvalidArgument, model.name,
                    fmt::format("its result is a picture of {}x{} and not a score per class", last.height, last.width));
    onnx::GraphWriter writer(model);
    std::string fixed;
    for (std::size_t i = 0; i < model.layers.size(); ++i) {
        const int input = model.inputsOf(i).front();
        writer.write(i, input == kInput ? model.input : (*shapes)[std::size_t(input)]);
        if (model.layers[i].fixedGamma)
            fixed += (fixed.empty() ? "" : " ") + model.layers[i].name;
    }
    writer.finish(last);
    std::vector<std::string> initializers = writer.shapes();
    for (const TorchTensor &t : *tensors)
        initializers.push_back(onnx::tensorBytes(t.name, onnx::DataType::Float, t.shape, onnx::rawBytes(t.values)));
    const std::map<std::string, std::string> metadata =
        fixed.empty() ? std::map<std::string, std::string>()
                      : std::map<std::string, std::string>{{kFixedGammaKey, fixed}};
    return onnx::modelBytes(
        model.name, onnx::kOpset, std::move(writer).nodes(), initializers,
        onnx::valueInfoBytes("image", {1, model.input.channels, model.input.height, model.input.width}),
        onnx::valueInfoBytes("scores", {1, last.channels}), metadata);
}

} // namespace trainyard::nn
