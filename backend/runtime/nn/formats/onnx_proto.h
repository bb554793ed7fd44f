#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"

/// What we read and write of the messages of onnx.proto (ONNX IR 3 to 10). Texts and data are views into the content.
namespace trainyard::nn::onnx {

enum class DataType : std::int64_t { Float = 1, Int64 = 7, Float16 = 10, Double = 11, BFloat16 = 16 };

struct Tensor {
    std::string name;
    std::int64_t type = 0; ///< DataType
    std::vector<std::int64_t> dims;
    std::string_view raw;            ///< little-endian, when that is how the values are stored, else one of:
    std::vector<float> floats;       ///< Float
    std::vector<double> doubles;     ///< Double
    std::vector<std::int64_t> whole; ///< Int64; bits of Float16, BFloat16
    bool external = false;           ///< the values are in another file

    std::string shapeText() const; ///< "[64, 3, 7, 7]"
};

/// As float32. errors CorruptData (not as many values as dims say), Unsupported (type, another file)
Result<std::vector<float>> valuesOf(const Tensor &, const std::string &source);
/// Of Int64. errors as above
Result<std::vector<std::int64_t>> wholeValuesOf(const Tensor &, const std::string &source);

struct Attribute {
    std::string name;
    std::int64_t integer = 0;
    float real = 0;
    std::string text;
    std::vector<std::int64_t> integers;
    Tensor tensor;
};

struct Node {
    std::string name, operation, domain;
    std::vector<std::string> inputs, outputs;
    std::vector<Attribute> attributes;
};

/// An input or output of the graph. dims: -1 where the graph has a word or nothing
struct ValueInfo {
    std::string name;
    std::int64_t type = 0;
    std::vector<std::int64_t> dims;
};

struct Graph {
    std::string name;
    std::vector<Node> nodes;
    std::vector<Tensor> initializers;
    std::vector<ValueInfo> inputs, outputs;
};

struct ModelProto {
    std::int64_t irVersion = 0;
    std::map<std::string, std::int64_t> opsets; ///< by domain; "" is ONNX's own
    std::string producer;
    std::map<std::string, std::string> metadata;
    Graph graph;
};

/// Lives as long as the content. source: whose name an error has
/// errors  CorruptData (not protobuf, no graph), InvalidArgument (more nodes, tensors or names than the limits)
Result<ModelProto> parseModel(std::string_view content, const std::string &source);

/// What export needs: one message each, as bytes.
std::string attributeBytes(const std::string &name, std::int64_t value);
std::string attributeBytes(const std::string &name, float value);
std::string attributeBytes(const std::string &name, const std::vector<std::int64_t> &values);
std::string nodeBytes(const Node &, const std::vector<std::string> &attributes); ///< attributes: attributeBytes
std::string tensorBytes(const std::string &name, DataType, const std::vector<std::int64_t> &dims, std::string_view raw);
/// A float32 of these dims, of which the first is the batch and has a name.
std::string valueInfoBytes(const std::string &name, const std::vector<std::int64_t> &dims);
/// nodes, initializers, input and output as bytes
std::string modelBytes(const std::string &graphName, std::int64_t opset, const std::vector<std::string> &nodes,
                       const std::vector<std::string> &initializers, const std::string &input,
                       const std::string &output, const std::map<std::string, std::string> &metadata);

} // namespace trainyard::nn::onnx
