// Gradients of every layer kind against the reference, and the reference against finite differences of the loss.

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "backend/runtime/nn/cpu/kernels/norm_kernels.h"
#include "tests/nn/layer_cases.h"

using namespace trainyard;
using namespace trainyard::nn;
using namespace trainyard::nn::test;

class Gradients : public testing::TestWithParam<Case> {};

TEST_P(Gradients, AreTheReferencesAndTheLosssSlope)
{
    const Model &model = GetParam().model;
    const auto network = make(model, 6);
    auto reference = referenceOf(*network);
    const Samples s = randomSamples(model, 6, 3);
    expectTheReferencesGradients(*network, reference, s);

    // Checks the reference against finite differences in double, for some parameters of each tensor.
    const auto fewImages = std::span(s.images).first(2 * model.input.size());
    const auto fewLabels = std::span(s.labels).first(2);
    reference.forwardBackward(fewImages, fewLabels);
    const std::vector<double> analytic = reference.gradients;
    for (const TensorInfo &t : network->tensors())
        for (std::size_t i = 0; i < t.size && t.trainable(); i += 1 + t.size / 5) {
            double &w = reference.parameters[t.offset + i];
            const double kept = w, eps = 1e-6;
            w = kept + eps;
            const double up = reference.loss(fewImages, fewLabels);
            w = kept - eps;
            const double down = reference.loss(fewImages, fewLabels);
            w = kept;
            EXPECT_NEAR((up - down) / (2 * eps), analytic[t.offset + i], 2e-6 * (1 + std::abs(analytic[t.offset + i])))
                << t.name << " " << i;
        }
}

TEST_P(Gradients, AreTheSameBesideAnExchange)
{
    expectUndisturbed(GetParam().model, ElementType::Float32);
}

TEST_P(Gradients, AreNearInBFloat16)
{
    if (!hasBFloat16())
        GTEST_SKIP() << "this processor does not compute in bfloat16";
    const Model &model = GetParam().model;
    const auto network = make(model, 16, 1, ElementType::BFloat16);
    auto reference = referenceOf(*network);
    const Samples s = randomSamples(model, 16, 3);
    const auto result = network->forwardBackward(s.images, s.labels);
    ASSERT_TRUE(result) << result.error().detail;
    const double loss = reference.forwardBackward(s.images, s.labels);
    EXPECT_NEAR(result->lossSum, loss, 0.02 * std::abs(loss));
    EXPECT_EQ(network->describe().find("ref"), std::string::npos) << network->describe();
    double error = 0, scale = 0; // over all elements: single ones may be at the edge of a ReLU
    for (std::size_t i = 0; i < reference.gradients.size(); ++i) {
        error += std::pow(double(network->gradients()[i]) - reference.gradients[i], 2);
        scale += std::pow(reference.gradients[i], 2);
    }
    EXPECT_LT(std::sqrt(error / scale), 0.08);
}

INSTANTIATE_TEST_SUITE_P(Layers, Gradients, testing::ValuesIn(layerCases()),
                         [](const auto &which) { return which.param.name; });
