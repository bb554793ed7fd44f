#include "backend/runtime/nn/formats/model_json.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/protocol/job/model_names.h"
#include "backend/runtime/nn/models.h"

using namespace trainyard;
using namespace trainyard::nn;
using testing::HasSubstr;

namespace {

/// \return a model description with these layers
std::string withLayers(const std::string &layers)
{
    return R"({"format":"trainyard-model","version":1,"name":"m","input":{"height":8,"width":8,"channels":3},"layers":[)" +
           layers + "]}";
}

std::string refusal(const std::string &text)
{
    const auto model = modelFromJson(text, "m.json");
    EXPECT_FALSE(model) << text;
    return model ? "" : model.error().detail;
}

constexpr const char *kDense = R"(,{"name":"fc","kind":"dense","outputs":2})";

} // namespace

TEST(ModelJson, EveryKnownModelComesBackAsItWas)
{
    for (const std::string &name : protocol::modelNames()) {
        const Model model = *modelNamed(name);
        const auto back = modelFromJson(toJson(model), name);
        ASSERT_TRUE(back) << back.error().detail;
        EXPECT_EQ(*back, model) << name;
    }
}

TEST(ModelJson, KeepsEveryField)
{
    const Model model{
        "all of it",
        {9, 9, 2},
        {{.kind = LayerKind::Convolution, .name = "c", .outputs = 4, .kernel = 3, .stride = 2, .padding = 1},
         {.kind = LayerKind::BatchNorm, .name = "n", .epsilon = 1.1e-5F, .momentum = 0.97F},
         {.kind = LayerKind::AveragePool, .name = "p", .kernel = 3, .stride = 1, .padding = 1},
         {.kind = LayerKind::Tanh, .name = "t"},
         {.kind = LayerKind::Add, .name = "a", .inputs = {1, 3}},
         {.kind = LayerKind::Dense, .name = "d", .outputs = 3, .bias = false}}};
    const auto back = modelFromJson(toJson(model), "m.json");
    ASSERT_TRUE(back) << back.error().detail;
    EXPECT_EQ(*back, model);
    EXPECT_THAT(toJson(model), HasSubstr(R"({"name":"n","kind":"batch-norm","epsilon":1.1e-05,"momentum":0.97},)"));
    EXPECT_THAT(toJson(model), HasSubstr(R"({"name":"a","kind":"add","inputs":["n","t"]})"));
}

TEST(ModelJson, RefusesWithTheLayerAndTheField)
{
    EXPECT_EQ(refusal("[1]"), "this is JSON, but not an object");
    EXPECT_EQ(refusal("{}"), "format: is missing");
    EXPECT_EQ(refusal(R"({"format":"x","version":1,"name":"m","input":{},"layers":[]})"),
              "format: is \"x\", that of a model is \"trainyard-model\"");
    EXPECT_EQ(refusal(withLayers("")), "a model needs at least one layer");
    EXPECT_EQ(refusal(withLayers("7")), "layer number 1: is not an object");
    EXPECT_EQ(refusal(withLayers(R"({"kind":"tanh"})")), "layer number 1: name: is missing");
    EXPECT_EQ(refusal(withLayers(R"({"name":"image","kind":"tanh"})")),
              "layer number 1: name: \"image\" means the model's input");
    EXPECT_THAT(refusal(withLayers(R"({"name":"a","kind":"lstm"})")),
                HasSubstr("layer a: kind: \"lstm\" is none of convolution, dense, batch-norm"));
    EXPECT_EQ(refusal(withLayers(R"({"name":"a","kind":"convolution","outputs":3})")), "layer a: kernel: is missing");
    EXPECT_EQ(refusal(withLayers(R"({"name":"a","kind":"convolution","outputs":0,"kernel":3})")),
              "layer a: outputs: 0 is not in 1 to 1048576");
    EXPECT_EQ(refusal(withLayers(R"({"name":"a","kind":"tanh","kernel":3})")),
              "layer a: kernel: is not a field that this version knows");
    EXPECT_EQ(refusal(withLayers(std::string(R"({"name":"a","kind":"tanh","inputs":["b"]})") + kDense)),
              "layer a: inputs: no layer before it is called b");
    EXPECT_EQ(refusal(withLayers(std::string(R"({"name":"a","kind":"tanh","inputs":[]})") + kDense)),
              "layer a: inputs: is not a list of one or two names");
    EXPECT_THAT(refusal(withLayers(std::string(R"({"name":"a","kind":"max-pool","kernel":9})") + kDense)),
                HasSubstr("layer a: a window of 9 does not fit into 8x8"));
    EXPECT_THAT(refusal(withLayers(std::string(R"({"name":"a","kind":"add","inputs":["image"]})") + kDense)),
                HasSubstr("layer a: it has 1 inputs"));
    EXPECT_EQ(refusal(withLayers(std::string(R"({"name":"a","kind":"batch-norm","epsilon":0})") + kDense)),
              "layer a: epsilon: 0 is not in 1e-30 to 1");
    EXPECT_THAT(refusal(withLayers(std::string(R"({"name":"fc","kind":"tanh"})") + kDense)), HasSubstr("used twice"));
    EXPECT_EQ(refusal(withLayers(R"({"name":"a","kind":"tanh"})")), "a model without parameters cannot learn");
    EXPECT_EQ(modelFromJson(R"({"format":"trainyard-model","version":2,"name":"m","input":{},"layers":[]})", "m.json")
                  .error()
                  .code,
              ErrorCode::ProtocolMismatch);
    EXPECT_EQ(refusal(std::string(5U << 20, ' ')), "5242880 bytes are more than the 4194304 allowed");
}
