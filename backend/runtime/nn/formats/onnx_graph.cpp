#include "backend/runtime/nn/formats/onnx_graph.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/core/try.h"
#include "backend/runtime/nn/formats/onnx_import.h"

namespace trainyard::nn::onnx {

namespace {

constexpr std::int64_t kFirstOpset = 7, kLastOpset = 22;

bool isFloat(std::int64_t type)
{
    const auto t = DataType(type);
    return t == DataType::Float || t == DataType::Double || t == DataType::Float16 || t == DataType::BFloat16;
}

} // namespace

GraphReader::GraphReader(const ModelProto &file, std::string source)
    : m_file(file)
    , m_source(std::move(source))
{
}

tl::unexpected<Error> GraphReader::unsupported(const Node &node, const std::string &what) const
{
    return fail(ErrorCode::Unsupported, m_source, fmt::format("{}: {}", nodeLabel(node), what));
}

bool GraphReader::has(const Node &node, std::size_t input)
{
    return input < node.inputs.size() && !node.inputs[input].empty();
}

Result<Value> GraphReader::valueOf(const Node &node, std::size_t input) const
{
    if (!has(node, input))
        return unsupported(node, fmt::format("its input number {} is missing", input + 1));
    const auto found = m_values.find(node.inputs[input]);
    if (found == m_values.end())
        return unsupported(node, fmt::format("its input {} is computed by no node before it", node.inputs[input]));
    if (found->second.scored)
        return unsupported(node, "behind a softmax nothing is supported");
    return found->second;
}

Result<const Tensor *> GraphReader::optionalConstantOf(const Node &node, std::size_t input) const
{
    if (!has(node, input))
        return nullptr;
    const auto found = m_constants.find(node.inputs[input]);
    if (found == m_constants.end())
        return unsupported(node, fmt::format("its input {} is not a constant of the file", node.inputs[input]));
    return found->second;
}

Result<const Tensor *> GraphReader::constantOf(const Node &node, std::size_t input) const
{
    if (!has(node, input))
        return unsupported(node, fmt::format("its input number {} is missing", input + 1));
    return optionalConstantOf(node, input);
}

Status GraphReader::define(const Node &node, const Value &value)
{
    if (node.outputs.empty() || node.outputs.front().empty())
        return unsupported(node, "it computes nothing");
    const std::string &name = node.outputs.front();
    if (m_constants.contains(name) || !m_values.emplace(name, value).second)
        return unsupported(node, fmt::format("something else is called {} too", name));
    return {};
}

Shape GraphReader::shapeOf(const Value &value) const
{
    return value.layer == kInput ? m_result.model.input : m_shapes[std::size_t(value.layer)];
}

Status GraphReader::readInput()
{
    for (const Tensor &t : m_file.graph.initializers)
        m_constants[t.name] = &t;
    const ValueInfo *input = nullptr;
    for (const ValueInfo &i : m_file.graph.inputs) {
        if (m_constants.contains(i.name)) // before IR 4 initializers were also inputs
            continue;
        if (input)
            return fail(ErrorCode::Unsupported, m_source,
                        fmt::format("input {}: only one is supported, there is {} already", i.name, input->name));
        input = &i;
    }
    if (!input)
        return fail(ErrorCode::Unsupported, m_source, "the graph has no input");
    const auto &dims = input->dims;
    const auto wrong = [&](const char *what) {
        return fail(ErrorCode::Unsupported, m_source, fmt::format("input {}: {}", input->name, what));
    };
    if (!isFloat(input->type))
        return wrong("only numbers with a fraction are supported");
    if (dims.size() != 4 && dims.size() != 2)
        return wrong("its shape is neither [batch, channels, height, width] nor [batch, numbers]");
    for (std::size_t i = 1; i < dims.size(); ++i)
        if (dims[i] < 1 || dims[i] > 1 << 20)
            return wrong("its size is not given: export the model for pictures of one size");
    m_batch = dims[0] > 0 ? dims[0] : -1;
    m_result.model.input =
        dims.size() == 4 ? Shape{int(dims[2]), int(dims[3]), int(dims[1])} : Shape{1, 1, int(dims[1])};
    if (m_result.model.input.size() > kMaxValue)
        return wrong("it is too large");
    m_values[input->name] = {kInput, dims.size() == 2, false};
    return {};
}

Status GraphReader::markNeeded()
{
    const Graph &graph = m_file.graph;
    if (graph.outputs.size() != 1)
        return fail(ErrorCode::Unsupported, m_source,
                    fmt::format("the graph has {} outputs, only one is supported", graph.outputs.size()));
    std::map<std::string, std::size_t> producers;
    for (std::size_t i = 0; i < graph.nodes.size(); ++i)
        for (const std::string &output : graph.nodes[i].outputs)
            producers.emplace(output, i);
    m_needed.assign(graph.nodes.size(), false);
    std::vector<std::string> wanted{graph.outputs.front().name};
    while (!wanted.empty()) {
        const auto producer = producers.find(wanted.back());
        wanted.pop_back();
        if (producer == producers.end() || m_needed[producer->second])
            continue;
        m_needed[producer->second] = true;
        for (const std::string &input : graph.nodes[producer->second].inputs)
            wanted.push_back(input);
    }
    return {};
}

Status GraphReader::readNode(const Node &node)
{
    using Read = Status (GraphReader::*)(const Node &);
    static const std::map<std::string, Read> kOperators{
        {"Add", &GraphReader::readAdd},
        {"AveragePool", &GraphReader::readPool},
        {"BatchNormalization", &GraphReader::readNorm},
        {"Constant", &GraphReader::readConstant},
        {"Conv", &GraphReader::readConvolution},
        {"Dropout", &GraphReader::readDropout},
        {"Flatten", &GraphReader::readFlatten},
        {"Gemm", &GraphReader::readGemm},
        {"GlobalAveragePool", &GraphReader::readPlain},
        {"Identity", &GraphReader::readIdentity},
        {"LogSoftmax", &GraphReader::readSoftmax},
        {"MatMul", &GraphReader::readMatMul},
        {"MaxPool", &GraphReader::readPool},
        {"Relu", &GraphReader::readPlain},
        {"Reshape", &GraphReader::readReshape},
        {"Softmax", &GraphReader::readSoftmax},
        {"Tanh", &GraphReader::readPlain},
    };
    const auto found = kOperators.find(node.operation);
    if (found == kOperators.end() || (!node.domain.empty() && node.domain != "ai.onnx")) {
        std::vector<std::string> names;
        for (const auto &[name, read] : kOperators)
            names.push_back(name);
        return unsupported(
            node, fmt::format("this operator is not supported; those of ONNX that are: {}", fmt::join(names, ", ")));
    }
    return (this->*found->second)(node);
}

Status GraphReader::finish()
{
    Model &model = m_result.model;
    const std::string &output = m_file.graph.outputs.front().name;
    const auto wrong = [&](const std::string &what) {
        return fail(ErrorCode::Unsupported, m_source, fmt::format("output {}: {}", output, what));
    };
    const auto found = m_values.find(output);
    if (found == m_values.end())
        return wrong("no node computes it");
    if (found->second.layer == kInput || found->second.layer + 1 != int(model.layers.size()))
        return wrong("it is not the result of the last layer");
    if (const Shape scores = shapeOf(found->second); scores.height * scores.width != 1)
        return wrong(fmt::format("it is a picture of {}x{} and not a score per class", scores.height, scores.width));
    if (const auto tensors = tensorsOf(model); !tensors)
        return fail(tensors.error().code, m_source, tensors.error().detail);
    TY_ASSIGN(auto parameters, fromTorch(model, m_tensors, m_source));
    m_result.parameters = std::move(parameters);
    return {};
}

Result<WeightedModel> GraphReader::read()
{
    const auto opset = m_file.opsets.find("");
    if (opset == m_file.opsets.end() || opset->second < kFirstOpset || opset->second > kLastOpset)
        return fail(ErrorCode::Unsupported, m_source,
                    fmt::format("operator set {} is not supported, only {} to {}",
                                opset == m_file.opsets.end() ? 0 : opset->second, kFirstOpset, kLastOpset));
    for (const char c : m_file.graph.name.substr(0, 64))
        m_result.model.name += c >= ' ' && c <= '~' ? c : '_';
    if (m_result.model.name.empty())
        m_result.model.name = "onnx";
    TY_TRY(readInput());
    TY_TRY(markNeeded());
    for (std::size_t i = 0; i < m_file.graph.nodes.size(); ++i)
        if (m_needed[i])
            TY_TRY(readNode(m_file.graph.nodes[i]));
    TY_TRY(finish());
    return std::move(m_result);
}

} // namespace trainyard::nn::onnx

namespace trainyard::nn {

Result<WeightedModel> modelFromOnnx(std::string_view content, const std::string &source)
{
    TY_ASSIGN(const auto file, onnx::parseModel(content, source));
    return onnx::GraphReader(file, source).read();
}

} // namespace trainyard::nn
