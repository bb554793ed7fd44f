// The losses of 20 steps against PyTorch, where it is installed (Debian's python3-torch).

#include <cmath>
#include <filesystem>
#include <sstream>

#include <gtest/gtest.h>

#include "backend/core/files.h"
#include "backend/core/process.h"
#include "backend/data/digits.h"
#include "backend/runtime/nn/checkpoint.h"
#include "backend/runtime/nn/kernels.h"
#include "backend/runtime/nn/network.h"
#include "backend/runtime/nn/sgd.h"

using namespace trainyard;
using namespace trainyard::nn;

namespace {

constexpr std::size_t kSteps = 20, kBatch = 32;

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
    const std::filesystem::path folder = std::filesystem::path(testing::TempDir()) / (std::string("torch_") + GetParam());
    std::filesystem::create_directories(folder);
    const auto digits = data::renderDigits(kSteps * kBatch, 0, {.seed = 3}, {}, {});
    if (!digits)
        GTEST_SKIP() << digits.error().detail;
    std::vector<float> images(digits->pixels.size());
    kernels().normalise(images.data(), digits->pixels.data(), images.size());
    const std::vector<std::int32_t> labels(digits->labels.begin(), digits->labels.end());

    auto built = Network::build(GetParam(), int(kBatch), 1);
    ASSERT_TRUE(built) << built.error().detail;
    Network &network = **built;
    network.initialise(5);
    Checkpoint start{.model = GetParam()};
    start.tensors.assign(network.tensors().begin(), network.tensors().end());
    start.parameters.assign(network.parameters().begin(), network.parameters().end());
    ASSERT_TRUE(saveCheckpoint(folder / "start.safetensors", start));
    ASSERT_TRUE(writeFileAtomically(folder / "images", raw(images)));
    ASSERT_TRUE(writeFileAtomically(folder / "labels", raw(labels)));
    const auto outcome = runProcess({.argv = {python, TRAINYARD_SOURCE_DIR "/tests/nn/torch_losses.py", GetParam(),
                                                 folder / "start.safetensors", folder / "images", folder / "labels",
                                                 std::to_string(kSteps), std::to_string(kBatch), "0.05", "0.9", "0.0001"}},
                                    Deadline::after(std::chrono::seconds(60)), {});
    std::filesystem::remove_all(folder);
    ASSERT_TRUE(outcome) << outcome.error().detail;
    if (outcome->exitStatus == 77)
        GTEST_SKIP() << "PyTorch is not installed (python3-torch)";
    ASSERT_EQ(outcome->exitStatus, 0) << outcome->err;

    std::istringstream theirs(outcome->out);
    std::vector<float> velocity(network.parameters().size());
    for (std::size_t i = 0; i < kSteps; ++i) {
        double loss = NAN;
        theirs >> loss;
        const auto result = network.forwardBackward(std::span(images).subspan(i * kBatch * 784, kBatch * 784), std::span(labels).subspan(i * kBatch, kBatch));
        ASSERT_TRUE(result);
        EXPECT_NEAR(result->loss(), loss, 1e-4) << "step " << i;
        sgdUpdate(network.parameters(), velocity, network.gradients(), {.learningRate = 0.05F, .momentum = 0.9F, .weightDecay = 1e-4F}, 1.0F / kBatch);
    }
}

INSTANTIATE_TEST_SUITE_P(Models, AgainstPyTorch, testing::Values("mlp", "lenet"), [](const auto &which) { return std::string(which.param); });
