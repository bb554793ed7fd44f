// Exchange of model files with PyTorch and the onnx package, where they are installed (python3-torch, python3-onnx).

#include <filesystem>
#include <sstream>

#include <gtest/gtest.h>

#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/runtime/nn/formats/model_files.h"
#include "build_paths.h"
#include "tests/nn/networks.h"

using namespace trainyard;
using namespace trainyard::nn;
using namespace trainyard::nn::test;

namespace {

constexpr int kImages = 4;

class TorchFormats : public testing::Test {
protected:
    void SetUp() override { std::filesystem::create_directories(folder); }
    void TearDown() override { std::filesystem::remove_all(folder); }

    void putImages(const Model &model)
    {
        samples = randomSamples(model, kImages, 11);
        ASSERT_TRUE(writeFileAtomically(folder / "images", {reinterpret_cast<const char *>(samples.images.data()),
                                                            samples.images.size() * sizeof(float)}));
    }
    /// Runs torch_formats.py. Skips the test when it cannot run here.
    /// \return the scores that it prints; empty when skipped
    std::vector<float> theirs(std::vector<std::string> arguments)
    {
        const std::string python = std::filesystem::exists("/usr/bin/python3") ? "/usr/bin/python3" : "python3";
        arguments.insert(arguments.begin(), {python, TRAINYARD_SOURCE_DIR "/tests/nn/torch_formats.py"});
        arguments.push_back(folder / "images");
        const auto outcome = runProcess({.argv = arguments}, {Deadline::after(std::chrono::minutes(10)), {}});
        EXPECT_TRUE(outcome) << outcome.error().detail;
        if (outcome && outcome->exitStatus == 77) {
            [&] { GTEST_SKIP() << outcome->out; }();
            return {};
        }
        EXPECT_TRUE(outcome && outcome->exitStatus == 0) << (outcome ? outcome->err : "");
        std::vector<float> scores;
        std::istringstream in(outcome ? outcome->out : "");
        for (float score = 0; in >> score;)
            scores.push_back(score);
        return scores;
    }
    /// \param softmax  `wanted` contains logarithms of probabilities
    void expectScores(const WeightedModel &ours, const std::vector<float> &wanted, bool softmax = false)
    {
        const auto network = make(ours.model, kImages);
        std::ranges::copy(ours.parameters, network->parameters().begin());
        std::vector<float> scores = network->scores(samples.images).value();
        const std::size_t classes = scores.size() / kImages;
        for (std::size_t row = 0; softmax && row < scores.size(); row += classes) {
            double sum = 0;
            for (std::size_t i = 0; i < classes; ++i)
                sum += std::exp(double(scores[row + i]));
            for (std::size_t i = 0; i < classes; ++i)
                scores[row + i] -= float(std::log(sum));
        }
        ASSERT_EQ(scores.size(), wanted.size());
        for (std::size_t i = 0; i < scores.size(); ++i)
            EXPECT_NEAR(scores[i], wanted[i], 1e-5 * std::max(1.0F, std::abs(wanted[i]))) << i;
    }

    std::filesystem::path folder =
        std::filesystem::path(testing::TempDir()) / testing::UnitTest::GetInstance()->current_test_info()->name();
    Samples samples;
};

const std::vector<std::string> kKnown{"mlp", "lenet", "cifar-resnet-20-28x28"};

WeightedModel trained(const std::string &name)
{
    const auto network = make(*modelNamed(name), kImages);
    const Samples samples = randomSamples(network->model(), kImages, 2);
    Descent descent(*network);
    for (int i = 0; i < 3; ++i) { // fills the running statistics of the batch norms
        EXPECT_TRUE(network->forwardBackward(samples.images, samples.labels));
        descent.step(*network, 0.01F, kImages);
    }
    return {network->model(), {network->parameters().begin(), network->parameters().end()}};
}

} // namespace

TEST_F(TorchFormats, PyTorchReadsOurWeights)
{
    for (const std::string &name : kKnown) {
        const WeightedModel ours = trained(name);
        putImages(ours.model);
        ASSERT_TRUE(writeModelFile(folder / "weights.safetensors", ours));
        const auto scores = theirs({"safetensors", name, folder / "weights.safetensors"});
        if (IsSkipped())
            return;
        expectScores(ours, scores);
    }
}

TEST_F(TorchFormats, TheOnnxPackageReadsOurModels)
{
    for (const std::string &name : kKnown) {
        const WeightedModel ours = trained(name);
        putImages(ours.model);
        ASSERT_TRUE(writeModelFile(folder / "model.onnx", ours));
        const auto scores = theirs({"onnx", folder / "model.onnx"});
        if (IsSkipped())
            return;
        expectScores(ours, scores);
    }
}

TEST_F(TorchFormats, OurNetsReadWhatPyTorchExports)
{
    for (const std::string &name : kKnown) {
        putImages(*modelNamed(name));
        const auto scores = theirs({"make", name, folder / "theirs.onnx"});
        if (IsSkipped())
            return;
        const auto model = readModelFile(folder / "theirs.onnx");
        ASSERT_TRUE(model) << model.error().detail;
        EXPECT_EQ(trainable(*tensorsOf(model->model)), trainable(*tensorsOf(*modelNamed(name)))) << name;
        expectScores(*model, scores);
    }
}

TEST_F(TorchFormats, OurNetsReadWhatOthersBuild)
{
    putImages({"foreign", {8, 8, 3}, {dense(5)}});
    const auto scores = theirs({"foreign", folder / "theirs.onnx"});
    if (IsSkipped())
        return;
    const auto model = readModelFile(folder / "theirs.onnx");
    ASSERT_TRUE(model) << model.error().detail;
    expectScores(*model, scores, true);
}
