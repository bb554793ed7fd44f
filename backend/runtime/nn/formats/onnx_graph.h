#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "backend/runtime/nn/formats/onnx_node.h"
#include "backend/runtime/nn/formats/torch_tensors.h"

namespace trainyard::nn::onnx {

/// Where a value of the graph is in the model under construction.
struct Value {
    int layer = kInput;
    bool flat = false;   ///< in the graph it is [batch, numbers] and not [batch, channels, height, width]
    bool scored = false; ///< it is the result of a softmax, after which nothing may follow
};

/// Builds a Model from a parsed graph, node by node.
class GraphReader {
public:
    GraphReader(const ModelProto &, std::string source);
    Result<WeightedModel> read();

private:
    // The graph.
    Status readInput();
    Status markNeeded(); ///< marks the nodes that contribute to the output
    Status readNode(const Node &);
    Status finish();
    tl::unexpected<Error> unsupported(const Node &, const std::string &what) const;
    Result<Value> valueOf(const Node &, std::size_t input) const;
    static bool has(const Node &, std::size_t input);
    Result<const Tensor *> constantOf(const Node &, std::size_t input) const;
    Result<const Tensor *> optionalConstantOf(const Node &, std::size_t input) const; ///< null if it is omitted
    Status define(const Node &, const Value &);                                       ///< registers the node's result

    // Each function reads one operator, or a few similar ones.
    Status readConvolution(const Node &);
    Status readGemm(const Node &);
    Status readMatMul(const Node &);
    Status readAdd(const Node &);
    Status readBias(const Node &, const Value &, const Tensor &);
    Status readNorm(const Node &);
    Status readPool(const Node &);
    Status readPlain(const Node &); ///< operators without attributes
    Status readReshape(const Node &);
    Status readFlatten(const Node &);
    Status readConstant(const Node &);
    Status readIdentity(const Node &);
    Status readDropout(const Node &);
    Status readSoftmax(const Node &);

    // The model.
    /// Appends a layer that computes the result of the node.
    Status add(const Node &, Layer, const std::vector<Value> &from, bool flat);
    struct Matrix {
        bool transposed = false; ///< [out, in] instead of [in, out]
        float factor = 1;
    };
    Status addDense(const Node &, const Matrix &, const Tensor *bias, float biasFactor);
    Status keep(const std::string &tensor, const Tensor &, bool vector = false, float factor = 1);
    static void readWindow(NodeReader &, Layer &); ///< strides, pads, dilations and auto_pad
    Shape shapeOf(const Value &) const;
    std::string nameFor(const Node &, const std::string &weight);

    const ModelProto &m_file;
    std::string m_source;
    WeightedModel m_result;
    std::vector<Shape> m_shapes;        ///< of the layers so far
    std::vector<bool> m_read;           ///< by layer, whether a node has read it
    std::vector<TorchTensor> m_tensors; ///< of the layers so far
    std::map<std::string, Value> m_values;
    std::map<std::string, const Tensor *> m_constants; ///< by their names in the graph
    std::set<std::string> m_names;                     ///< of the layers
    std::vector<bool> m_needed;                        ///< [nodes]
    std::int64_t m_batch = -1;                         ///< of the input of the graph; -1: any
};

} // namespace trainyard::nn::onnx
