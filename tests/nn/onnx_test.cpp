#include "backend/runtime/nn/formats/onnx_import.h"

#include <cmath>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/runtime/nn/formats/onnx_export.h"
#include "backend/runtime/nn/formats/onnx_proto.h"
#include "backend/runtime/nn/formats/onnx_wire.h"
#include "tests/nn/networks.h"

using namespace trainyard;
using namespace trainyard::nn;
using namespace trainyard::nn::test;
using testing::HasSubstr;

namespace {

/// Makes default inputs and strides explicit, as in a model that was read from a file.
Model written(Model model)
{
    for (std::size_t i = 0; i < model.layers.size(); ++i) {
        Layer &layer = model.layers[i];
        layer.inputs = model.inputsOf(i);
        if (layer.kind == LayerKind::Convolution || layer.kind == LayerKind::MaxPool ||
            layer.kind == LayerKind::AveragePool)
            layer.stride = layer.step();
    }
    return model;
}

WeightedModel weighted(const Model &model)
{
    const auto tensors = *tensorsOf(model);
    WeightedModel out{model, std::vector<float>(tensors.back().offset + tensors.back().size)};
    initialise(tensors, 7, out.parameters);
    for (const TensorInfo &t : tensors)
        for (std::size_t i = 0; i < t.size && t.role != TensorRole::Weight; ++i)
            out.parameters[t.offset + i] += 0.01F * float(i % 7);
    for (const Layer &layer : model.layers)
        for (const TensorInfo &t : tensors)
            if (layer.fixedGamma && t.name == layer.name + "_gamma")
                std::fill_n(out.parameters.begin() + std::ptrdiff_t(t.offset), t.size, 1.0F);
    return out;
}

void expectSame(const WeightedModel &before)
{
    const auto bytes = toOnnx(before);
    ASSERT_TRUE(bytes) << bytes.error().detail;
    const auto after = modelFromOnnx(*bytes, before.model.name);
    ASSERT_TRUE(after) << before.model.name << ": " << after.error().detail;
    EXPECT_EQ(written(after->model), written(before.model)) << before.model.name;
    EXPECT_EQ(after->parameters, before.parameters) << before.model.name;
}

using Ints = std::vector<std::int64_t>;

/// A handwritten graph: image [batch, 2, 4, 4] -> scores.
struct Graph {
    std::vector<std::string> nodes, tensors;
    std::string input = onnx::valueInfoBytes("image", {1, 2, 4, 4});
    std::int64_t opset = 13;

    Graph &node(const std::string &operation, std::vector<std::string> inputs, const std::string &output,
                const std::vector<std::string> &attributes = {})
    {
        nodes.push_back(onnx::nodeBytes({.name = "n" + std::to_string(nodes.size()),
                                         .operation = operation,
                                         .inputs = std::move(inputs),
                                         .outputs = {output}},
                                        attributes));
        return *this;
    }
    Graph &floats(const std::string &name, const Ints &dims, std::vector<float> values)
    {
        tensors.push_back(onnx::tensorBytes(name, onnx::DataType::Float, dims,
                                            {reinterpret_cast<const char *>(values.data()), values.size() * 4}));
        return *this;
    }
    Graph &whole(const std::string &name, const Ints &values)
    {
        tensors.push_back(onnx::tensorBytes(name, onnx::DataType::Int64, {std::int64_t(values.size())},
                                            {reinterpret_cast<const char *>(values.data()), values.size() * 8}));
        return *this;
    }
    std::string bytes() const
    {
        return onnx::modelBytes("by hand", opset, nodes, tensors, input, onnx::valueInfoBytes("scores", {1, 3}), {});
    }
    Result<WeightedModel> read() const { return modelFromOnnx(bytes(), "hand.onnx"); }
    std::string refusal() const
    {
        const auto model = read();
        EXPECT_FALSE(model);
        return model ? "" : model.error().detail;
    }
};

/// Appends a Flatten and a Gemm node with three scores.
Graph &ending(Graph &graph, const std::string &from, std::int64_t size)
{
    return graph.floats("fc.weight", {3, size}, std::vector<float>(std::size_t(3 * size), 0.5F))
        .node("Flatten", {from}, "flat")
        .node("Gemm", {"flat", "fc.weight"}, "scores", {onnx::attributeBytes("transB", std::int64_t(1))});
}

} // namespace

TEST(Onnx, KnownModelsComeBackWithEveryBit)
{
    for (const std::string &name : kNetworks)
        expectSame(weighted(modelOf(name)));
    Model bottleneck = *modelNamed("imagenet-resnet-50-224x224", 7);
    bottleneck.input = {32, 32, 3};
    for (Layer &layer : bottleneck.layers)
        layer.outputs /= layer.outputs >= 64 ? 8 : 1;
    expectSame(weighted(bottleneck));
}

TEST(Onnx, EveryKindOfLayerComesBack)
{
    expectSame(weighted(net({6, 6, 3}, {conv(4, 3, 2, 1), kNorm, kRelu, window(LayerKind::AveragePool, 3, 1, 1),
                                        from(kTanh, 2), plus(3, 4), window(LayerKind::MaxPool, 2, 1, 0), unbiased(5, 2),
                                        kAverage, dense(4), dense(3)})));
    expectSame(weighted(net({4, 4, 2}, {dense(5), kNorm, kTanh, from(dense(5), kInput), plus(2, 3), dense(2)})));
    expectSame(weighted(net({1, 1, 6}, {dense(5), conv(4, 1), kAverage})));
}

TEST(Onnx, WhatHasNoScoresCannotBeWritten)
{
    WeightedModel picture{net({4, 4, 1}, {conv(2, 1)}), std::vector<float>(4)};
    EXPECT_THAT(toOnnx(picture).error().detail, HasSubstr("picture of 4x4"));
    picture.parameters.clear();
    EXPECT_THAT(toOnnx(picture).error().detail, HasSubstr("without its weights"));
    picture.parameters.resize(3);
    EXPECT_THAT(toOnnx(picture).error().detail, HasSubstr("3 weights for a model of 4"));
}

TEST(Onnx, WhatOtherProgramsWriteIsUnderstood)
{
    Graph graph;
    graph.floats("w", {16, 3}, std::vector<float>(48, 0.25F)).floats("b", {1, 3}, {1, 2, 3}).whole("shape", {0, -1});
    graph.floats("unused", {1}, {1});
    graph.node("Relu", {"image"}, "dead").node("Dropout", {"image"}, "dropped").node("Identity", {"w"}, "w2");
    graph.floats("kernel", {1, 2, 1, 1}, {1, 2}).node("Conv", {"dropped", "kernel"}, "conv");
    graph.floats("offset", {1, 1, 1, 1}, {5}).node("Add", {"offset", "conv"}, "moved");
    graph.node("Reshape", {"moved", "shape"}, "flat").node("MatMul", {"flat", "w2"}, "product");
    graph.node("Add", {"product", "b"}, "sum")
        .node("Softmax", {"sum"}, "scores", {onnx::attributeBytes("axis", std::int64_t(-1))});
    const auto model = graph.read();
    ASSERT_TRUE(model) << model.error().detail;
    ASSERT_EQ(model->model.layers.size(), 2U);
    EXPECT_TRUE(model->model.layers[0].bias && model->model.layers[1].bias);
    EXPECT_EQ(model->model.input, (Shape{4, 4, 2}));
    EXPECT_EQ(model->parameters.size(), 2U + 1 + 48 + 3);
    EXPECT_EQ(model->parameters.back(), 3.0F);
}

TEST(Onnx, RefusesWithTheNodeAndTheField)
{
    const auto one = [](std::int64_t v) { return Ints{v, v}; };
    const auto convolution = [&](std::vector<std::string> attributes) {
        Graph graph;
        graph.floats("c.weight", {1, 2, 3, 3}, std::vector<float>(18, 1.0F));
        graph.node("Conv", {"image", "c.weight"}, "conv", attributes);
        return ending(graph, "conv", 4).refusal();
    };
    EXPECT_EQ(convolution({onnx::attributeBytes("group", std::int64_t(2))}),
              "node n0 (Conv): group: 2 is not supported, only 1");
    EXPECT_EQ(convolution({onnx::attributeBytes("dilations", one(2))}),
              "node n0 (Conv): dilations: 2 is not supported, only 1");
    EXPECT_THAT(convolution({onnx::attributeBytes("strides", Ints{1, 2})}), HasSubstr("strides: 1 and 2 differ"));
    EXPECT_THAT(convolution({onnx::attributeBytes("strides", one(0))}), HasSubstr("strides: 0 is not possible"));
    EXPECT_THAT(convolution({onnx::attributeBytes("pads", Ints{0, 0, 1, 1})}), HasSubstr("pads: 0 and 1 differ"));
    EXPECT_THAT(convolution({onnx::attributeBytes("pads", Ints{-1, -1, -1, -1})}), HasSubstr("pads: -1 is not in"));
    EXPECT_THAT(convolution({onnx::attributeBytes("kernel_shape", one(5))}), HasSubstr("kernel_shape: 5 is not"));
    EXPECT_THAT(convolution({onnx::attributeBytes("odd", std::int64_t(5))}), HasSubstr("odd: this attribute is not"));

    Graph lstm;
    lstm.node("LSTM", {"image"}, "scores");
    EXPECT_THAT(lstm.refusal(),
                HasSubstr("node n0 (LSTM): this operator is not supported; those of ONNX that are: Add"));
    Graph loose;
    EXPECT_THAT(ending(loose, "nothing", 32).refusal(),
                HasSubstr("node n0 (Flatten): its input nothing is computed by"));
    Graph wrongSize;
    EXPECT_EQ(ending(wrongSize, "image", 31).refusal(),
              "node n1 (Gemm): its weights of [3, 31] do not fit to an input of 32 numbers");
    Graph mixed;
    mixed.whole("s", {0, 4, 8}).node("Reshape", {"image", "s"}, "r");
    EXPECT_EQ(ending(mixed, "r", 32).refusal(),
              "node n0 (Reshape): from 2 channels of 4x4 to [0, 4, 8] is not supported, only flattening");
    Graph scored;
    scored.node("GlobalAveragePool", {"image"}, "g").node("Softmax", {"g"}, "s");
    EXPECT_THAT(ending(scored, "s", 2).refusal(), HasSubstr("behind a softmax nothing is supported"));
    Graph older;
    older.opset = 6;
    EXPECT_EQ(ending(older, "image", 32).refusal(), "operator set 6 is not supported, only 7 to 22");
    Graph sizes;
    sizes.input = onnx::valueInfoBytes("image", {1, 3, 4});
    EXPECT_THAT(ending(sizes, "image", 12).refusal(), HasSubstr("input image: its shape is neither"));
    Graph large;
    large.input = onnx::valueInfoBytes("image", {1, 1, 1 << 20, 1 << 20});
    EXPECT_EQ(ending(large, "image", 32).refusal(), "input image: it is too large");
    Graph picture;
    picture.node("Relu", {"image"}, "scores");
    EXPECT_THAT(picture.refusal(), HasSubstr("output scores: it is a picture of 4x4"));
    Graph ceiling;
    ceiling.node("MaxPool", {"image"}, "p",
                 {onnx::attributeBytes("kernel_shape", one(3)), onnx::attributeBytes("strides", one(2)),
                  onnx::attributeBytes("ceil_mode", std::int64_t(1))});
    EXPECT_THAT(ending(ceiling, "p", 8).refusal(), HasSubstr("ceil_mode: 1 makes a last window"));
}

TEST(Onnx, RefusesDataThatAreNotThere)
{
    Graph graph;
    graph.floats("fc.weight", {3, 32}, std::vector<float>(95));
    graph.node("Flatten", {"image"}, "flat")
        .node("Gemm", {"flat", "fc.weight"}, "scores", {onnx::attributeBytes("transB", std::int64_t(1))});
    EXPECT_EQ(graph.refusal(), "tensor fc.weight: its data are not those of a shape of [3, 32]");
    onnx::putInteger(graph.tensors[0], 14, 1);
    EXPECT_EQ(graph.refusal(),
              "tensor fc.weight: its values are in another file: save the model with its data in one file");
    EXPECT_EQ(modelFromOnnx("", "x").error().code, ErrorCode::CorruptData);
    EXPECT_EQ(modelFromOnnx("\xff\xff\xff", "x").error().detail, "not an ONNX model, or a damaged one");
    const std::string whole = graph.bytes();
    for (std::size_t size = 0; size < whole.size(); ++size)
        EXPECT_FALSE(modelFromOnnx(whole.substr(0, size), "x")) << size;
}

TEST(Onnx, HasLimits)
{
    std::string nested; // nested graphs
    for (int i = 0; i < 2000; ++i) {
        std::string attribute, node, outer;
        onnx::putBytes(attribute, 1, "then_branch");
        onnx::putBytes(attribute, 6, nested);
        onnx::putBytes(node, 5, attribute);
        onnx::putBytes(outer, 1, node);
        nested = outer;
    }
    std::string branch;
    onnx::putBytes(branch, 6, nested);
    Graph deep;
    deep.node("If", {"image"}, "scores", {branch});
    EXPECT_THAT(deep.refusal(), HasSubstr("node n0 (If): this operator is not supported"));
    Graph graph;
    for (int i = 0; i < 16385; ++i)
        graph.node("Relu", {"a"}, "b");
    EXPECT_EQ(graph.refusal(), "it has more than 16384 nodes");
    Graph named;
    named.node(std::string(600, 'x'), {"a"}, "b");
    EXPECT_THAT(named.refusal(), HasSubstr("is longer than 512 bytes"));
}

TEST(Onnx, HalvesAreRead)
{
    // 1.0, -2.0, largest finite value, smallest subnormal, infinity, -0.0
    const std::vector<std::uint16_t> halves{0x3c00, 0xc000, 0x7bff, 0x0001, 0x7c00, 0x8000};
    onnx::Tensor t{.name = "t", .type = 10, .dims = {6}};
    t.raw = {reinterpret_cast<const char *>(halves.data()), 12};
    EXPECT_THAT(*onnx::valuesOf(t, "x"), testing::ElementsAre(1.0F, -2.0F, 65504.0F, 0x1p-24F, INFINITY, -0.0F));
    t.raw = {};
    t.whole.assign(halves.begin(), halves.end());
    EXPECT_EQ((*onnx::valuesOf(t, "x"))[2], 65504.0F);
    t.type = 16;
    EXPECT_EQ((*onnx::valuesOf(t, "x"))[0], 0x1p-7F) << "0x3c00 as bfloat16";
    t.type = 3;
    EXPECT_THAT(onnx::valuesOf(t, "x").error().detail, HasSubstr("type 3 is none of"));
}
