#include "backend/runtime/nn/formats/onnx_proto.h"
#include "backend/runtime/nn/formats/onnx_wire.h"

namespace trainyard::nn::onnx {

namespace {

constexpr std::int64_t kIrVersion = 7; // that of operator set 13
constexpr std::int64_t kRealAttribute = 1, kIntegerAttribute = 2, kIntegersAttribute = 7;

std::string named(const std::string &name)
{
    std::string out;
    putBytes(out, 1, name);
    return out;
}

} // namespace

std::string attributeBytes(const std::string &name, std::int64_t value)
{
    std::string out = named(name);
    putInteger(out, 3, value);
    putInteger(out, 20, kIntegerAttribute);
    return out;
}

std::string attributeBytes(const std::string &name, float value)
{
    std::string out = named(name);
    putReal(out, 2, value);
    putInteger(out, 20, kRealAttribute);
    return out;
}

std::string attributeBytes(const std::string &name, const std::vector<std::int64_t> &values)
{
    std::string out = named(name);
    for (const std::int64_t value : values)
        putInteger(out, 8, value);
    putInteger(out, 20, kIntegersAttribute);
    return out;
}

std::string nodeBytes(const Node &node, const std::vector<std::string> &attributes)
{
    std::string out;
    for (const std::string &input : node.inputs)
        putBytes(out, 1, input);
    for (const std::string &output : node.outputs)
        putBytes(out, 2, output);
    putBytes(out, 3, node.name);
    putBytes(out, 4, node.operation);
    for (const std::string &attribute : attributes)
        putBytes(out, 5, attribute);
    return out;
}

std::string tensorBytes(const std::string &name, DataType type, const std::vector<std::int64_t> &dims,
                        std::string_view raw)
{
    std::string out;
    for (const std::int64_t extent : dims)
        putInteger(out, 1, extent);
    putInteger(out, 2, std::int64_t(type));
    putBytes(out, 8, name);
    putBytes(out, 9, raw);
    return out;
}

std::string valueInfoBytes(const std::string &name, const std::vector<std::int64_t> &dims)
{
    std::string shape;
    for (std::size_t i = 0; i < dims.size(); ++i) {
        std::string dim;
        if (i == 0)
            putBytes(dim, 2, "batch");
        else
            putInteger(dim, 1, dims[i]);
        putBytes(shape, 1, dim);
    }
    std::string tensor, type, out = named(name);
    putInteger(tensor, 1, std::int64_t(DataType::Float));
    putBytes(tensor, 2, shape);
    putBytes(type, 1, tensor);
    putBytes(out, 2, type);
    return out;
}

std::string modelBytes(const std::string &graphName, std::int64_t opset, const std::vector<std::string> &nodes,
                       const std::vector<std::string> &initializers, const std::string &input,
                       const std::string &output, const std::map<std::string, std::string> &metadata)
{
    std::string graph;
    for (const std::string &node : nodes)
        putBytes(graph, 1, node);
    putBytes(graph, 2, graphName);
    for (const std::string &tensor : initializers)
        putBytes(graph, 5, tensor);
    putBytes(graph, 11, input);
    putBytes(graph, 12, output);
    std::string set, out;
    putBytes(set, 1, "");
    putInteger(set, 2, opset);
    putInteger(out, 1, kIrVersion);
    putBytes(out, 2, "trainyard");
    putBytes(out, 7, graph);
    putBytes(out, 8, set);
    for (const auto &[key, value] : metadata) {
        std::string entry = named(key);
        putBytes(entry, 2, value);
        putBytes(out, 14, entry);
    }
    return out;
}

} // namespace trainyard::nn::onnx
