// Translates each operator of ONNX into layers of the model. Source: onnx/docs/Operators.md.
#include <algorithm>

#include <fmt/format.h>

#include "backend/core/try.h"
#include "backend/runtime/nn/formats/onnx_export.h"
#include "backend/runtime/nn/formats/onnx_graph.h"

namespace trainyard::nn::onnx {

std::string GraphReader::nameFor(const Node &node, const std::string &weight)
{
    std::string name = node.name;
    for (const std::string_view ending : {".weight", "_weight"})
        if (weight.ends_with(ending) && weight.size() > ending.size())
            name = weight.substr(0, weight.size() - ending.size());
    if (name.empty())
        name = node.operation;
    constexpr std::size_t kLongest = 128, kWithNumber = 120;
    name.resize(std::min(name.size(), kLongest));
    std::ranges::replace_if(
        name, [](char c) { return c <= ' ' || c > '~'; }, '_');
    const std::string first = name.substr(0, kWithNumber);
    for (int again = 2; !m_names.insert(name).second; ++again)
        name = fmt::format("{}_{}", first, again);
    return name;
}

Status GraphReader::keep(const std::string &tensor, const Tensor &from, bool vector, float factor)
{
    TY_ASSIGN(auto values, valuesOf(from, m_source));
    for (float &v : values)
        v *= factor;
    const auto size = std::int64_t(values.size());
    m_tensors.push_back({tensor, vector ? std::vector<std::int64_t>{size} : from.dims, std::move(values)});
    return {};
}

Status GraphReader::add(const Node &node, Layer layer, const std::vector<Value> &from, bool flat)
{
    const int place = int(m_result.model.layers.size());
    for (const Value &value : from) {
        layer.inputs.push_back(value.layer);
        if (value.layer != kInput)
            m_read[std::size_t(value.layer)] = true;
    }
    if (layer.inputs == std::vector{place - 1})
        layer.inputs.clear(); // the default
    TY_ASSIGN(const auto shape, shapeAfter(layer, shapeOf(from.front()), m_source));
    m_result.model.layers.push_back(std::move(layer));
    m_shapes.push_back(shape);
    m_read.push_back(false);
    return define(node, {place, flat, false});
}

void GraphReader::readWindow(NodeReader &reader, Layer &layer)
{
    layer.stride = int(reader.same("strides", 1));
    layer.padding = int(reader.same("pads", 0));
    if (layer.stride < 1)
        reader.reportError("strides: 0 is not possible");
    if (const auto dilation = reader.same("dilations", 1); dilation != 1)
        reader.reportError(fmt::format("dilations: {} is not supported, only 1", dilation));
    const std::string automatic = reader.text("auto_pad", "NOTSET");
    if (automatic == "SAME_UPPER" || automatic == "SAME_LOWER") {
        if (layer.stride != 1 || layer.kernel % 2 == 0)
            reader.reportError(
                fmt::format("auto_pad: {} with this kernel and stride pads the sides differently", automatic));
        layer.padding = layer.kernel / 2;
    } else if (automatic != "NOTSET" && automatic != "VALID") {
        reader.reportError(fmt::format("auto_pad: {} is not known", automatic));
    }
}

Status GraphReader::readConvolution(const Node &node)
{
    const auto from = valueOf(node, 0);
    const auto weights = constantOf(node, 1), bias = optionalConstantOf(node, 2);
    if (!from || !weights || !bias)
        return fail(!from ? from.error() : !weights ? weights.error() : bias.error());
    if (from->flat)
        return unsupported(node, "its input is not a picture");
    const auto &dims = (*weights)->dims;
    NodeReader reader(node, m_source);
    reader.only("group", 1, 1);
    if (dims.size() != 4 || dims[2] != dims[3] || dims[2] < 1 || dims[2] > 1024 || dims[0] < 1 || dims[0] > 1 << 20)
        reader.reportError(fmt::format("its weights of {} are not [out, in, kernel, kernel]", (*weights)->shapeText()));
    if (!reader.ok())
        return reader.status();
    Layer layer{.kind = LayerKind::Convolution, .outputs = int(dims[0]), .kernel = int(dims[2])};
    if (const auto kernel = reader.same("kernel_shape", layer.kernel); kernel != layer.kernel)
        reader.reportError(fmt::format("kernel_shape: {} is not that of its weights, {}", kernel, layer.kernel));
    readWindow(reader, layer);
    reader.rejectUnknown();
    if (!reader.ok())
        return reader.status();
    layer.name = nameFor(node, node.inputs[1]);
    layer.bias = *bias != nullptr;
    TY_TRY(keep(layer.name + ".weight", **weights));
    if (layer.bias)
        TY_TRY(keep(layer.name + ".bias", **bias));
    return add(node, std::move(layer), {*from}, false);
}

Status GraphReader::addDense(const Node &node, const Matrix &matrix, const Tensor *bias, float biasFactor)
{
    const auto from = valueOf(node, 0);
    const auto weights = constantOf(node, 1);
    if (!from || !weights)
        return fail(!from ? from.error() : weights.error());
    if (!from->flat)
        return unsupported(node, "its input is not flat, [batch, numbers]");
    const auto &dims = (*weights)->dims;
    const auto size = std::int64_t(shapeOf(*from).size());
    if (dims.size() != 2 || dims[matrix.transposed ? 1 : 0] != size || dims[matrix.transposed ? 0 : 1] < 1 ||
        dims[matrix.transposed ? 0 : 1] > 1 << 20)
        return unsupported(
            node, fmt::format("its weights of {} do not fit to an input of {} numbers", (*weights)->shapeText(), size));
    TY_ASSIGN(const auto values, valuesOf(**weights, m_source));
    Layer layer{.kind = LayerKind::Dense, .name = nameFor(node, node.inputs[1]), .bias = bias != nullptr};
    const std::size_t outputs = std::size_t(dims[matrix.transposed ? 0 : 1]), inputs = std::size_t(size);
    layer.outputs = int(outputs);
    TorchTensor weight{layer.name + ".weight", {layer.outputs, size}, std::vector<float>(values.size())};
    for (std::size_t o = 0; o < outputs; ++o)
        for (std::size_t i = 0; i < inputs; ++i)
            weight.values[o * inputs + i] =
                matrix.factor * values[matrix.transposed ? o * inputs + i : i * outputs + o];
    m_tensors.push_back(std::move(weight));
    if (bias)
        TY_TRY(keep(layer.name + ".bias", *bias, true, biasFactor));
    return add(node, std::move(layer), {*from}, true);
}

Status GraphReader::readGemm(const Node &node)
{
    TY_ASSIGN(const auto bias, optionalConstantOf(node, 2));
    NodeReader reader(node, m_source);
    reader.only("transA", 0, 0);
    const Matrix matrix{reader.integer("transB", 0) != 0, reader.real("alpha", 1)};
    const float beta = reader.real("beta", 1);
    reader.rejectUnknown();
    if (!reader.ok())
        return reader.status();
    return addDense(node, matrix, bias, beta);
}

Status GraphReader::readMatMul(const Node &node)
{
    NodeReader reader(node, m_source);
    reader.rejectUnknown();
    return reader.ok() ? addDense(node, {}, nullptr, 1) : reader.status();
}

Status GraphReader::readAdd(const Node &node)
{
    for (const std::size_t constant : {0U, 1U})
        if (has(node, constant) && m_constants.contains(node.inputs[constant])) {
            const auto value = valueOf(node, 1 - constant);
            return value ? readBias(node, *value, *m_constants.at(node.inputs[constant])) : fail(value.error());
        }
    const auto a = valueOf(node, 0), b = valueOf(node, 1);
    if (!a || !b)
        return fail(!a ? a.error() : b.error());
    if (a->flat != b->flat || shapeOf(*a) != shapeOf(*b))
        return unsupported(node, "its inputs differ in shape");
    return add(node, {.kind = LayerKind::Add, .name = nameFor(node, "")}, {*a, *b}, a->flat);
}

/// Reads the constant that is added after a Conv, Gemm or MatMul without a bias.
Status GraphReader::readBias(const Node &node, const Value &value, const Tensor &bias)
{
    const std::size_t place = std::size_t(value.layer);
    Layer *layer = value.layer == kInput ? nullptr : &m_result.model.layers[place];
    if (!layer || (layer->kind != LayerKind::Dense && layer->kind != LayerKind::Convolution) || layer->bias ||
        m_read[place])
        return unsupported(node, "a constant is supported only as the bias of a Conv, Gemm or MatMul without one");
    std::vector<std::int64_t> wanted{layer->outputs}, dims = bias.dims;
    if (!value.flat)
        wanted.insert(wanted.end(), {1, 1});
    while (dims.size() > wanted.size() && dims.front() == 1)
        dims.erase(dims.begin());
    if (dims != wanted)
        return unsupported(node,
                           fmt::format("a bias of {} does not fit to {} outputs", bias.shapeText(), layer->outputs));
    layer->bias = true;
    std::erase_if(m_values, [&](const auto &v) { return v.second.layer == value.layer; }); // values without the bias
    const auto ok = keep(layer->name + ".bias", bias, true);
    return ok ? define(node, value) : ok;
}

Status GraphReader::readNorm(const Node &node)
{
    TY_ASSIGN(const auto from, valueOf(node, 0));
    const Shape in = shapeOf(from);
    if (from.flat && in.height * in.width != 1)
        return unsupported(node, "a batch norm of a flattened picture is not supported");
    NodeReader reader(node, m_source);
    reader.only("training_mode", 0, 0);
    reader.only("spatial", 1, 1);
    Layer layer{.kind = LayerKind::BatchNorm};
    layer.epsilon = reader.real("epsilon", 1e-5F);
    layer.momentum = reader.real("momentum", 0.9F);
    reader.rejectUnknown();
    if (!reader.ok())
        return reader.status();
    layer.name = nameFor(node, has(node, 1) ? node.inputs[1] : "");
    for (std::size_t i = 1; const char *what : {".weight", ".bias", ".running_mean", ".running_var"}) {
        TY_ASSIGN(const auto tensor, constantOf(node, i++));
        TY_TRY(keep(layer.name + what, *tensor));
    }
    const auto &gamma = m_tensors[m_tensors.size() - 4].values;
    const auto fixed = m_file.metadata.find(kFixedGammaKey);
    layer.fixedGamma = fixed != m_file.metadata.end() &&
                       fmt::format(" {} ", fixed->second).find(fmt::format(" {} ", layer.name)) != std::string::npos &&
                       std::ranges::all_of(gamma, [](float v) { return v == 1.0F; });
    return add(node, std::move(layer), {from}, from.flat);
}

Status GraphReader::readPool(const Node &node)
{
    TY_ASSIGN(const auto from, valueOf(node, 0));
    if (from.flat)
        return unsupported(node, "its input is not a picture");
    const bool average = node.operation == "AveragePool";
    NodeReader reader(node, m_source);
    Layer layer{.kind = average ? LayerKind::AveragePool : LayerKind::MaxPool};
    layer.kernel = int(reader.same("kernel_shape", 0));
    readWindow(reader, layer);
    const Shape in = shapeOf(from);
    const auto rest = [&](int extent) { return (extent + 2 * layer.padding - layer.kernel) % layer.stride; };
    if (reader.integer("ceil_mode", 0) != 0 && reader.ok() && (rest(in.height) != 0 || rest(in.width) != 0))
        reader.reportError("ceil_mode: 1 makes a last window that is not full, which is not supported");
    if (average && reader.integer("count_include_pad", 0) != 0 && layer.padding > 0)
        reader.reportError("count_include_pad: 1 is not supported: the mean is that of the cells inside the picture");
    if (!average)
        reader.only("storage_order", 0, 0);
    reader.rejectUnknown();
    if (!reader.ok())
        return reader.status();
    layer.name = nameFor(node, "");
    return add(node, std::move(layer), {from}, false);
}

Status GraphReader::readPlain(const Node &node)
{
    TY_ASSIGN(const auto from, valueOf(node, 0));
    NodeReader reader(node, m_source);
    reader.rejectUnknown();
    if (!reader.ok())
        return reader.status();
    const LayerKind kind = node.operation == "Relu"   ? LayerKind::Relu
                           : node.operation == "Tanh" ? LayerKind::Tanh
                                                      : LayerKind::GlobalAverage;
    if (kind == LayerKind::GlobalAverage && from.flat)
        return unsupported(node, "its input is not a picture");
    return add(node, {.kind = kind, .name = nameFor(node, "")}, {from}, from.flat);
}

} // namespace trainyard::nn::onnx
