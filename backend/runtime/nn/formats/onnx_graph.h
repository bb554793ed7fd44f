#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "backend/runtime/nn/formats/onnx_node.h"
#include "backend/runtime/nn/formats/torch_tensors.h"

namespace trainyard::nn::onnx {

/// Where a value of the graph is in the model that is being built.
struct Value {
    int layer = kInput;
    bool flat = false;   ///< the graph has it as [batch, numbers] and not as [batch, channels, height, width]
    bool scored = false; ///< it went through a softmax: nothing may follow
};

/// Builds a Model from a graph, node by node. Knows no file.
class GraphReader {
public:
    GraphReader(const ModelProto &, std::string source);
    Result<WeightedModel> read();

private:
    // The graph.
    Status readInput();
    Status markNeeded(); ///< the nodes on the way to the output
    Status readNode(const Node &);
    Status finish();
    tl::unexpected<Error> unsupported(const Node &, const std::string &what) const;
    Result<Value> valueOf(const Node &, std::size_t input) const;
    static bool has(const Node &, std::size_t input);
    Result<const Tensor *> constantOf(const Node &, std::size_t input) const;
    Result<const Tensor *> optionalConstantOf(const Node &, std::size_t input) const; ///< null when it is left out
    Status define(const Node &, const Value &);                                       ///< what the node computes

    // One operator each, or a few that are alike.
    Status readConvolution(const Node &);
    Status readGemm(const Node &);
    Status readMatMul(const Node &);
    Status readAdd(const Node &);
    Status readBias(const Node &, const Value &, const Tensor &);
    Status readNorm(const Node &);
    Status readPool(const Node &);
    Status readPlain(const Node &); ///< those without attributes
    Status readReshape(const Node &);
    Status readFlatten(const Node &);
    Status readConstant(const Node &);
    Status readIdentity(const Node &);
    Status readDropout(const Node &);
    Status readSoftmax(const Node &);

    // The model.
    /// Appends the layer as what the node computes.
    Status add(const Node &, Layer, const std::vector<Value> &from, bool flat);
    struct Matrix {
        bool transposed = false; ///< [out, in] and not [in, out]
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
    std::vector<bool> m_read;           ///< whether somebody has read a layer
    std::vector<TorchTensor> m_tensors; ///< of the layers so far
    std::map<std::string, Value> m_values;
    std::map<std::string, const Tensor *> m_constants; ///< by the names under which the graph has them
    std::set<std::string> m_names;                     ///< of the layers
    std::vector<bool> m_needed;                        ///< [nodes]
    std::int64_t m_batch = -1;                         ///< of the graph's input, -1 for any
};

} // namespace trainyard::nn::onnx
