// Compares the losses of 20 steps with PyTorch, where it is installed (python3-torch).

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <sstream>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/data/digits.h"
#include "backend/runtime/nn/checkpoint.h"
#include "backend/runtime/nn/cpu/kernels/kernels.h"
#include "backend/runtime/nn/network.h"
#include "backend/runtime/nn/optimizer.h"
#include "build_paths.h"

using namespace trainyard;
using namespace trainyard::nn;

namespace {

constexpr std::size_t kSteps = 20, kBatch = 32;

/// Twenty layers with batch norms are chaotic: at a large learning rate the rounding differences of any two
/// implementations grow tenfold every few steps.
float rateOf(const std::string &model)
{
    return model.starts_with("cifar") ? 0.0001F : 0.05F;
}

template <class T>
std::string_view raw(const std::vector<T> &v)
{
    return {reinterpret_cast<const char *>(v.data()), v.size() * sizeof(T)};
}

} // namespace

class AgainstPyTorch : public testing::TestWithParam<const char *> {};

TEST_P(AgainstPyTorch, LossesAgreeOver20Steps)
{
    const std::string python = std::filesystem::exists("/usr/bin/python3") ? "/usr/bin/python3" : "python3";
    const std::filesystem::path folder =
        std::filesystem::path(testing::TempDir()) / (std::string("torch_") + GetParam());
    std::filesystem::create_directories(folder);
    auto built = Network::build(GetParam(), int(kBatch), 1);
    ASSERT_TRUE(built) << built.error().detail;
    Network &network = **built;
    network.initialise(5);
    const std::size_t size = network.model().input.size();
    const float rate = rateOf(GetParam());
    const auto digits = data::renderFirstDigits(kSteps * kBatch, kSteps * kBatch, 0, {.seed = 3}, {});
    if (!digits)
        GTEST_SKIP() << digits.error().detail;
    std::vector<float> images(kSteps * kBatch * size); // a larger input repeats the pixels of the digits
    kernels().normalise(images.data(), digits->pixels.data(), std::min(images.size(), digits->pixels.size()));
    for (std::size_t i = digits->pixels.size(); i < images.size(); ++i)
        images[i] = images[i - digits->pixels.size()];
    const std::vector<std::int32_t> labels(digits->labels.begin(), digits->labels.end());
    Checkpoint start{.model = GetParam()};
    start.tensors.assign(network.tensors().begin(), network.tensors().end());
    start.parameters.assign(network.parameters().begin(), network.parameters().end());
    ASSERT_TRUE(saveCheckpoint(folder / "start.safetensors", start));
    ASSERT_TRUE(writeFileAtomically(folder / "images", raw(images)));
    ASSERT_TRUE(writeFileAtomically(folder / "labels", raw(labels)));
    const auto outcome =
        runProcess({.argv = {python, TRAINYARD_SOURCE_DIR "/tests/nn/torch_losses.py", GetParam(),
                             folder / "start.safetensors", folder / "images", folder / "labels", std::to_string(kSteps),
                             std::to_string(kBatch), fmt::format("{}", rate), "0.9", "0.0001"}},
                   {Deadline::after(std::chrono::minutes(10)), {}});
    std::filesystem::remove_all(folder);
    ASSERT_TRUE(outcome) << outcome.error().detail;
    if (outcome->exitStatus == 77)
        GTEST_SKIP() << "PyTorch is not installed (python3-torch)";
    ASSERT_EQ(outcome->exitStatus, 0) << outcome->err;

    std::istringstream theirs(outcome->out);
    const Optimizer optimizer({.weightDecay = 1e-4F}, ParameterRules(start.tensors));
    std::vector<float> velocity(network.parameters().size());
    for (std::size_t i = 0; i < kSteps; ++i) {
        double loss = NAN;
        theirs >> loss;
        const auto result = network.forwardBackward(std::span(images).subspan(i * kBatch * size, kBatch * size),
                                                    std::span(labels).subspan(i * kBatch, kBatch));
        ASSERT_TRUE(result);
        EXPECT_NEAR(result->loss(), loss, 1e-4) << "step " << i;
        optimizer.update(0, network.parameters(), velocity, network.gradients(), {rate, 1.0F / kBatch, i + 1});
    }
}

INSTANTIATE_TEST_SUITE_P(Models, AgainstPyTorch, testing::Values("mlp", "lenet", "cifar-resnet-20-28x28"),
                         [](const auto &which) {
                             return std::string(which.param).substr(0, 5) == "cifar" ? std::string("resnet20")
                                                                                     : std::string(which.param);
                         });
