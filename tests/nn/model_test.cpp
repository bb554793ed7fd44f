#include "backend/runtime/nn/models.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/protocol/job/model_input.h"
#include "backend/protocol/job/model_names.h"

using namespace trainyard;
using namespace trainyard::nn;
using testing::HasSubstr;

namespace {

ParameterCount countOf(const std::string &name)
{
    const auto model = modelNamed(name, 10);
    EXPECT_TRUE(model) << model.error().detail;
    const auto tensors = tensorsOf(*model);
    EXPECT_TRUE(tensors) << tensors.error().detail;
    return trainable(*tensors);
}

Layer norm(const std::string &name)
{
    return {.kind = LayerKind::BatchNorm, .name = name};
}
Layer dense(const std::string &name, std::vector<int> inputs = {})
{
    return {.kind = LayerKind::Dense, .name = name, .outputs = 3, .inputs = std::move(inputs)};
}
Layer add(const std::string &name, std::vector<int> inputs)
{
    return {.kind = LayerKind::Add, .name = name, .inputs = std::move(inputs)};
}

std::string complaint(std::vector<Layer> layers)
{
    const auto shapes = Model{"m", {8, 8, 3}, std::move(layers)}.shapes();
    return shapes ? "" : shapes.error().detail;
}

} // namespace

/// Numbers of tensors and parameters of MXNet's example symbols with ten classes.
TEST(Models, HaveTheParametersOfTheirOriginals)
{
    EXPECT_EQ(countOf("mlp"), (ParameterCount{6, 109386}));
    EXPECT_EQ(countOf("lenet"), (ParameterCount{8, 431080}));
    for (const std::string height : {"28x28", "32x32"}) {
        EXPECT_EQ(countOf("cifar-resnet-20-" + height), (ParameterCount{64, 272544}));
        EXPECT_EQ(countOf("cifar-resnet-50-" + height), (ParameterCount{154, 758624}));
        EXPECT_EQ(countOf("cifar-resnet-110-" + height), (ParameterCount{334, 1730784}));
    }
    EXPECT_EQ(countOf("imagenet-resnet-50-32x32"), (ParameterCount{155, 23513168}));
    EXPECT_EQ(countOf("imagenet-resnet-50-224x224").tensors, 157U);
}

TEST(Models, AllHaveShapesAndEndInTheirClasses)
{
    for (const std::string &name : protocol::modelNames()) {
        const auto model = modelNamed(name);
        ASSERT_TRUE(model);
        EXPECT_EQ(model->name, name);
        const auto shapes = model->shapes();
        ASSERT_TRUE(shapes) << shapes.error().detail;
        EXPECT_EQ(shapes->back().size(), name.ends_with("224x224") ? 1000U : 10U) << name;
        EXPECT_EQ(modelNamed(name, 7)->shapes()->back().size(), 7U);
        // What is checked before a run starts.
        const auto takes = protocol::builtInModelInput(name);
        ASSERT_TRUE(takes) << name;
        EXPECT_EQ(model->input, (Shape{takes->height, takes->width, takes->channels})) << name;
        EXPECT_EQ(shapes->back().size(), std::size_t(takes->classes)) << name;
    }
    const auto at = [](const Model &model, const std::string &layer) {
        const auto found = std::ranges::find(model.layers, layer, &Layer::name);
        return (*model.shapes())[std::size_t(found - model.layers.begin())];
    };
    EXPECT_EQ(at(*modelNamed("cifar-resnet-20-28x28"), "stage3_unit3_plus"), (Shape{7, 7, 64}));
    EXPECT_EQ(at(*modelNamed("imagenet-resnet-50-224x224"), "pool0"), (Shape{56, 56, 64}));
    EXPECT_EQ(at(*modelNamed("imagenet-resnet-50-32x32"), "stage4_unit3_plus"), (Shape{4, 4, 2048}));
}

TEST(Models, OfAnUnknownNameAreRefused)
{
    EXPECT_THAT(modelNamed("alexnet").error().detail, HasSubstr("mlp, lenet, cifar-resnet-20-28x28"));
}

TEST(Models, NameTheLayerThatIsWrong)
{
    EXPECT_THAT(complaint({}), HasSubstr("at least one layer"));
    EXPECT_THAT(complaint({norm("a"), dense("a")}), HasSubstr("layer a: its name is used twice"));
    EXPECT_THAT(complaint({norm(""), dense("b")}), HasSubstr("number 1 has no name"));
    EXPECT_THAT(complaint({norm("a"), dense("b", {1})}), HasSubstr("layer b: its input 1 is not a layer before it"));
    EXPECT_THAT(complaint({norm("a"), dense("b", {-2})}), HasSubstr("input -2"));
    EXPECT_THAT(complaint({norm("a"), dense("b", {kInput})}), HasSubstr("layer a: no layer reads"));
    EXPECT_THAT(complaint({norm("a"), add("b", {0})}), HasSubstr("layer b: it has 1 inputs"));
    EXPECT_THAT(complaint({dense("a"), add("b", {0, kInput})}), HasSubstr("layer b: cannot add 1x1x3 and 8x8x3"));
    EXPECT_THAT(complaint({{.kind = LayerKind::MaxPool, .name = "a", .kernel = 9}}),
                HasSubstr("layer a: a window of 9 does not fit into 8x8"));
    EXPECT_THAT(complaint({{.kind = LayerKind::Convolution, .name = "a", .outputs = 1, .kernel = 3, .padding = 3}}),
                HasSubstr("padding"));
    EXPECT_THAT(complaint({{.kind = LayerKind::BatchNorm, .name = "a", .epsilon = 0}}), HasSubstr("epsilon"));
    EXPECT_EQ(complaint({norm("a"), add("b", {0, kInput}), dense("c")}), "");
}

TEST(Models, RequestNothingImpossible)
{
    EXPECT_THAT(complaint({norm("a\nb"), dense("c")}), HasSubstr("layer number 1: its name"));
    EXPECT_THAT(complaint({norm(std::string(129, 'a')), dense("c")}), HasSubstr("up to 128 characters"));
    EXPECT_THAT(
        complaint({{.kind = LayerKind::Convolution, .name = "a", .outputs = 1, .kernel = 2000, .padding = 1999}}),
        HasSubstr("layer a: it needs a kernel of 1 to 1024"));
    EXPECT_THAT(
        complaint({{.kind = LayerKind::Convolution, .name = "a", .outputs = 1 << 20, .kernel = 17, .padding = 16}}),
        HasSubstr("layer a: its result of 24x24x1048576 is larger than 268435456 numbers"));
    EXPECT_THAT(complaint(std::vector<Layer>(5000, norm("a"))), HasSubstr("5000 layers are more than the 4096"));
    Layer wide = dense("a"), wider = dense("b");
    wide.outputs = wider.outputs = 1 << 20;
    EXPECT_THAT(tensorsOf({"m", {8, 8, 3}, {wide, wider}}).error().detail,
                HasSubstr("with b_weight the model has more than 2147483648 parameters"));
}

TEST(Tensors, StatisticsComeLastAndNameWhatTheyContain)
{
    const Model model{"m", {8, 8, 3}, {norm("a"), dense("b")}};
    const auto tensors = tensorsOf(model);
    ASSERT_TRUE(tensors);
    std::vector<std::string> names;
    std::size_t end = 0;
    for (const TensorInfo &t : *tensors) {
        names.push_back(t.name);
        EXPECT_EQ(t.offset, end);
        end += t.size;
        EXPECT_EQ(t.keep, t.trainable() ? 0.0F : 0.9F);
    }
    EXPECT_THAT(names,
                testing::ElementsAre("a_gamma", "a_beta", "b_weight", "b_bias", "a_moving_mean", "a_moving_var"));
    EXPECT_EQ(trainable(*tensors), (ParameterCount{4, 3 + 3 + 3 * 192 + 3}));
}
