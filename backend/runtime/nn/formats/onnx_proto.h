#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"

/// The parts of the messages of onnx.proto that are read and written (ONNX IR 3 to 10). Raw data of tensors are views
/// of the content; everything else is copied.
///
/// The reader is our own (onnx_wire has under 200 lines) because the input is an untrusted file: a few messages with
/// limits, read without recursion and with weights as views. Debian has libprotobuf-lite (0.8 MB, 0.3 compressed) and
/// onnx.proto, but the latter in a package that brings libonnx and all of protobuf (7 MB) into a build that otherwise
/// has only nlohmann-json and oneDNN, and the generated classes copy all weights and read messages of any depth.
namespace trainyard::nn::onnx {

enum class DataType : std::int64_t { Float = 1, Int64 = 7, Float16 = 10, Double = 11, BFloat16 = 16 };

struct Tensor {
    std::string name;
    std::int64_t type = 0; ///< DataType
    std::vector<std::int64_t> dims;
    std::string_view raw;            ///< little-endian values, if they are stored so; else one of:
    std::vector<float> floats;       ///< Float
    std::vector<double> doubles;     ///< Double
    std::vector<std::int64_t> whole; ///< Int64; bits of Float16, BFloat16
    bool external = false;           ///< the values are in another file

    std::string shapeText() const; ///< "[64, 3, 7, 7]"
};

/// The values as float32.
/// \error CorruptData (the number of values does not match the dims), Unsupported (type, values in another file)
Result<std::vector<float>> valuesOf(const Tensor &, const std::string &source);
/// The values of an Int64 tensor.
/// \error as valuesOf
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

/// An input or output of the graph.
struct ValueInfo {
    std::string name;
    std::int64_t type = 0;
    std::vector<std::int64_t> dims; ///< -1 where the graph has a name or nothing
};

struct Graph {
    std::string name;
    std::vector<Node> nodes;
    std::vector<Tensor> initializers;
    std::vector<ValueInfo> inputs, outputs;
};

struct ModelProto {
    std::int64_t irVersion = 0;
    std::map<std::string, std::int64_t> opsets; ///< by domain; "" is that of ONNX itself
    std::string producer;
    std::map<std::string, std::string> metadata;
    Graph graph;
};

/// Parses a model, which must not outlive the content.
/// \param source  name of the file, for errors
/// \error CorruptData (not protobuf, no graph), InvalidArgument (more nodes, tensors or names than the limits)
Result<ModelProto> parseModel(std::string_view content, const std::string &source);

/// These serialise the messages that export needs, one each.
std::string attributeBytes(const std::string &name, std::int64_t value);
std::string attributeBytes(const std::string &name, float value);
std::string attributeBytes(const std::string &name, const std::vector<std::int64_t> &values);
std::string nodeBytes(const Node &, const std::vector<std::string> &attributes); ///< attributes: from attributeBytes
std::string tensorBytes(const std::string &name, DataType, const std::vector<std::int64_t> &dims, std::string_view raw);
/// A float32 value of these dims; the first is the batch and is written as a name.
std::string valueInfoBytes(const std::string &name, const std::vector<std::int64_t> &dims);
/// \param nodes, initializers, input, output  serialised messages
std::string modelBytes(const std::string &graphName, std::int64_t opset, const std::vector<std::string> &nodes,
                       const std::vector<std::string> &initializers, const std::string &input,
                       const std::string &output, const std::map<std::string, std::string> &metadata);

} // namespace trainyard::nn::onnx
