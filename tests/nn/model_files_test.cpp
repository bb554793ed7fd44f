#include "backend/runtime/nn/formats/model_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/core/system/files.h"
#include "backend/runtime/nn/formats/model_json.h"
#include "tests/nn/networks.h"

using namespace trainyard;
using namespace trainyard::nn;
using namespace trainyard::nn::test;
using testing::HasSubstr;

namespace {

class ModelFiles : public testing::Test {
protected:
    void SetUp() override
    {
        std::filesystem::remove_all(folder);
        std::filesystem::create_directories(folder);
    }
    void TearDown() override { std::filesystem::remove_all(folder); }
    std::filesystem::path put(const char *name, const std::string &content) const
    {
        EXPECT_TRUE(writeFileAtomically(folder / name, content));
        return folder / name;
    }
    std::filesystem::path folder =
        std::filesystem::path(testing::TempDir()) / testing::UnitTest::GetInstance()->current_test_info()->name();
};

WeightedModel example(const std::string &name)
{
    const auto network = make(modelOf(name), 2);
    return {network->model(), {network->parameters().begin(), network->parameters().end()}};
}

std::vector<float> scoresOf(const WeightedModel &from, const Samples &samples)
{
    const auto network = make(from.model, 8);
    std::ranges::copy(from.parameters, network->parameters().begin());
    return network->scores(samples.images).value();
}

} // namespace

TEST_F(ModelFiles, WeightsComeBackFromEveryFormat)
{
    for (const std::string &name : kNetworks) {
        WeightedModel before = example(name);
        const auto tensors = tensorsOf(before.model);
        for (const TensorInfo &t : *tensors)
            if (t.role == TensorRole::Gamma && before.model.name == "resnet") // one gamma is fixed at 1
                std::fill_n(before.parameters.begin() + std::ptrdiff_t(t.offset), t.size, 1.0F);
        const Samples samples = randomSamples(before.model, 8, 3);
        const auto scores = scoresOf(before, samples);
        for (const char *file : {"weights.safetensors", "model.onnx"}) {
            ASSERT_TRUE(writeModelFile(folder / file, before));
            const auto after = readModelFile(folder / file);
            ASSERT_TRUE(after) << after.error().detail;
            EXPECT_EQ(after->parameters, before.parameters) << name << " in " << file;
            const auto again = scoresOf(*after, samples);
            for (std::size_t i = 0; i < scores.size(); ++i)
                EXPECT_NEAR(again[i], scores[i], 1e-5) << name << " in " << file;
        }
        ASSERT_TRUE(writeModelFile(folder / "model.json", before));
        const auto described = readModelFile(folder / "model.json");
        ASSERT_TRUE(described);
        EXPECT_EQ(described->model, before.model);
        EXPECT_TRUE(described->parameters.empty());
        ASSERT_TRUE(
            writeFirstCheckpoint(folder / "checkpoint-000000.safetensors", *readModelFile(folder / "model.onnx")));
        const auto checkpoint = loadCheckpoint(*latestCheckpoint(folder));
        ASSERT_TRUE(checkpoint) << checkpoint.error().detail;
        EXPECT_EQ(checkpoint->parameters, before.parameters);
        EXPECT_TRUE(nn::modelOf(*checkpoint)) << "it says itself what it is";
    }
}

TEST_F(ModelFiles, TensorsHaveTheNamesAndShapesThatPyTorchExpects)
{
    const auto tensors = toTorch(example("resnet"));
    ASSERT_TRUE(tensors);
    const auto find = [&](const char *name) { return *std::ranges::find(*tensors, name, &TorchTensor::name); };
    EXPECT_EQ(find("stage2_unit1_conv1.weight").shape, (std::vector<std::int64_t>{32, 16, 3, 3}));
    EXPECT_EQ(find("bn1.running_var").shape, (std::vector<std::int64_t>{64}));
    EXPECT_EQ(find("fc1.bias").shape, (std::vector<std::int64_t>{10}));
    EXPECT_THAT(find("bn_data.weight").values, testing::Each(1.0F)) << "fixed";
    // A dense layer after a 2x1 image with 3 channels: channels vary fastest here, pixels in PyTorch.
    const WeightedModel small{net({2, 1, 3}, {dense(1)}), {0, 1, 2, 3, 4, 5, 9}};
    EXPECT_THAT(toTorch(small)->front().values, testing::ElementsAre(0, 3, 1, 4, 2, 5));
}

TEST_F(ModelFiles, ACheckpointOfAKnownModelNamesTheModel)
{
    const Model model = *modelNamed("lenet", 7);
    const auto network = make(model, 2);
    Checkpoint checkpoint{.model = "lenet", .epoch = 4};
    checkpoint.tensors.assign(network->tensors().begin(), network->tensors().end());
    checkpoint.parameters.assign(network->parameters().begin(), network->parameters().end());
    ASSERT_TRUE(saveCheckpoint(folder / "c.safetensors", checkpoint));
    const auto read = readModelFile(folder / "c.safetensors");
    ASSERT_TRUE(read) << read.error().detail;
    EXPECT_EQ(read->model, model) << "with its 7 classes";
    EXPECT_EQ(read->parameters, checkpoint.parameters);
    checkpoint.model = "mlp";
    EXPECT_THAT(nn::modelOf(checkpoint).error().detail, HasSubstr("expected tensor fc1_weight"));
}

TEST_F(ModelFiles, ForeignWeightsNeedAModelAndMustFit)
{
    const WeightedModel small{net({1, 1, 2}, {dense(1)}), {1, 2, 3}};
    const std::vector<float> weight{1, 2}, bias{3}, three{1, 2, 3};
    const auto file = [&](const std::vector<SafetensorsTensor> &pieces) {
        return put("w.safetensors", safetensorsBytes({}, pieces));
    };
    const auto refusal = [&](const std::vector<SafetensorsTensor> &pieces) {
        const auto read = readModelFile(file(pieces), small.model);
        EXPECT_FALSE(read);
        return read ? "" : read.error().detail;
    };
    const SafetensorsTensor w{"fc0.weight", {1, 2}, weight}, b{"fc0.bias", {1}, bias};
    EXPECT_EQ(readModelFile(file({w, b}), small.model)->parameters, small.parameters);
    EXPECT_EQ(readModelFile(file({{"fc0_weight", {1, 2}, weight}, b}), small.model)->parameters, small.parameters);
    EXPECT_THAT(readModelFile(file({w, b})).error().detail, HasSubstr("name it with --network NAME"));
    EXPECT_EQ(refusal({w}), "tensor fc0.bias of model m is missing");
    EXPECT_EQ(refusal({w, {"fc0.bias", {1, 1}, bias}}), "tensor fc0.bias: its shape is [1, 1], model m needs [1]");
    EXPECT_EQ(refusal({w, b, {"extra", {3}, three}}), "tensor extra belongs to no layer of model m");
    // Half-precision tensors, and the counter of PyTorch's batch norms.
    std::string content = R"({"fc0.weight":{"dtype":"BF16","shape":[1,2],"data_offsets":[0,4]},)"
                          R"("fc0.bias":{"dtype":"F16","shape":[1],"data_offsets":[4,6]},)"
                          R"("fc0.num_batches_tracked":{"dtype":"I64","shape":[],"data_offsets":[6,14]}})";
    const std::uint64_t length = content.size();
    content.insert(0, reinterpret_cast<const char *>(&length), sizeof length);
    content += std::string("\x80\x3f\x00\x40\x00\x42", 6) + std::string(8, '\0');
    const auto halves = readModelFile(put("halves.safetensors", content), small.model);
    ASSERT_TRUE(halves) << halves.error().detail;
    EXPECT_EQ(halves->parameters, small.parameters);
}

TEST_F(ModelFiles, TheExtensionDecidesTheKindOfAFile)
{
    EXPECT_THAT(readModelFile(folder / "model.pt").error().detail, HasSubstr(".json, .onnx or .safetensors"));
    EXPECT_THAT(writeModelFile(folder / "model.pt", {}).error().detail, HasSubstr(".json, .onnx or .safetensors"));
    EXPECT_EQ(readModelFile(folder / "none.onnx").error().code, ErrorCode::NotFound);
    EXPECT_EQ(modelFor("lenet")->name, "lenet");
    EXPECT_EQ(*modelFor(put("m.json", toJson(*modelNamed("mlp"))).string()), *modelNamed("mlp"));
    EXPECT_THAT(modelFor("alexnet").error().detail, HasSubstr("unknown model"));
    EXPECT_THAT(writeFirstCheckpoint(folder / "c.safetensors", {*modelNamed("mlp"), {}}).error().detail,
                HasSubstr("without its weights"));
}
