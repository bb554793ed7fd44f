#include "backend/runtime/nn/network.h"

#include <algorithm>
#include <cmath>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/runtime/nn/cpu/kernels/norm_kernels.h"
#include "tests/nn/networks.h"
#include "tests/support/sanitizers.h"

using namespace trainyard;
using namespace trainyard::nn;
using namespace trainyard::nn::test;

/// Rounding errors grow over twenty layers, and single units are at the edge of a ReLU.
TEST(Network, HasTheGradientsOfAResnet)
{
    const auto network = make(modelOf("resnet"), 6);
    auto reference = referenceOf(*network);
    const Samples s = randomSamples(network->model(), 6, 3);
    const auto result = network->forwardBackward(s.images, s.labels);
    ASSERT_TRUE(result) << result.error().detail;
    const double loss = reference.forwardBackward(s.images, s.labels);
    EXPECT_NEAR(result->lossSum, loss, 1e-4 * std::abs(loss)) << network->describe();
    for (const TensorInfo &t : network->tensors())
        EXPECT_LT(largestDifference(network->gradients().subspan(t.offset, t.size),
                                    std::span(reference.gradients).subspan(t.offset, t.size)),
                  2e-3)
            << t.name;
}

TEST(Network, KnowsItsTensors)
{
    const auto lenet = Network::build("lenet", 4, 1);
    ASSERT_TRUE(lenet) << lenet.error().detail;
    EXPECT_EQ((*lenet)->parameters().size(), 431080U);
    EXPECT_EQ((*lenet)->gradients().size(), 431080U);
    ASSERT_EQ((*lenet)->tensors().size(), 8U);
    EXPECT_EQ((*lenet)->tensors()[2].name, "conv2_weight");
    EXPECT_THAT((*lenet)->tensors()[2].shape, testing::ElementsAre(50, 5, 5, 20));
    EXPECT_EQ((*lenet)->classes(), 10);
    const auto mlp = Network::build("mlp", 4, 1);
    ASSERT_TRUE(mlp);
    EXPECT_EQ((*mlp)->parameters().size(), 109386U);
    std::size_t end = 0;
    for (const auto &t : (*mlp)->tensors()) {
        EXPECT_EQ(t.offset, end);
        end += t.size;
    }
    EXPECT_EQ(end, (*mlp)->parameters().size());
}

TEST(Network, UsesNoReferenceKernel)
{
    for (const std::string &name : kNetworks) {
        const auto network = make(modelOf(name), 32);
        EXPECT_EQ(network->describe().find("ref"), std::string::npos) << network->describe();
    }
}

TEST(Network, RefusesWhatCannotBe)
{
    EXPECT_EQ(Network::build("alexnet", 4, 1).error().code, ErrorCode::InvalidArgument);
    EXPECT_THAT(Network::build("alexnet", 4, 1).error().detail, testing::HasSubstr("mlp, lenet"));
    EXPECT_EQ(Network::build("mlp", 0, 1).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(Network::build({.model = net({4, 4, 1}, {conv(3, 5), dense(2)}), .batch = 2}).error().code,
              ErrorCode::InvalidArgument);
    EXPECT_EQ(Network::build({.model = net({4, 4, 1}, {}), .batch = 2}).error().code, ErrorCode::InvalidArgument);
    const auto network = make(*modelNamed("mlp"), 4);
    const Samples s = randomSamples(network->model(), 4, 1);
    EXPECT_EQ(network->forwardBackward(std::span(s.images).first(100), s.labels).error().code,
              ErrorCode::InvalidArgument);
    EXPECT_EQ(network->forwardBackward(s.images, std::vector<std::int32_t>{0, 1, 2, 10}).error().code,
              ErrorCode::InvalidArgument);
    const Samples many = randomSamples(network->model(), 5, 1);
    EXPECT_EQ(network->forwardBackward(many.images, many.labels).error().code, ErrorCode::InvalidArgument);
}

TEST(Network, AShortBatchCountsOnlyItsSamples)
{
    for (const std::string &name : kNetworks) {
        const auto large = make(modelOf(name), 8), exact = make(modelOf(name), 3);
        const Samples full = randomSamples(large->model(), 8, 2), s = randomSamples(large->model(), 3, 5);
        ASSERT_TRUE(large->forwardBackward(full.images, full.labels)); // leaves values in every buffer
        const auto a = large->forwardBackward(s.images, s.labels), b = exact->forwardBackward(s.images, s.labels);
        ASSERT_TRUE(a && b);
        EXPECT_EQ(a->samples, 3);
        EXPECT_NEAR(a->lossSum, b->lossSum, 1e-5);
        const auto gradients = exact->gradients();
        const std::vector<double> expected(gradients.begin(), gradients.end());
        EXPECT_LT(largestDifference(large->gradients(), expected), 1e-5);
        const auto none = large->forwardBackward({}, {});
        ASSERT_TRUE(none);
        EXPECT_EQ(none->samples, 0);
        EXPECT_THAT(large->gradients(), testing::Each(0.0F));
    }
}

TEST(Network, TheSameSeedGivesTheSameBitsOnOneThread)
{
    for (const std::string &name : kNetworks) {
        std::vector<float> first;
        for (int attempt = 0; attempt < 2; ++attempt) {
            const auto network = make(modelOf(name), 16);
            Descent descent(*network);
            const Samples s = learnable(network->model(), 16, 11);
            for (int i = 0; i < 3; ++i) {
                ASSERT_TRUE(network->forwardBackward(s.images, s.labels));
                descent.step(*network, 0.1F, 16);
            }
            const std::vector<float> now(network->parameters().begin(), network->parameters().end());
            if (attempt == 0)
                first = now;
            else
                EXPECT_EQ(first, now) << name;
        }
    }
}

/// Also with fewer images than threads, with micro-batches that they cannot share evenly, and with a short batch.
TEST(Network, SeveralThreadsAgreeWithOne)
{
    for (const std::string &name : kNetworks)
        for (const auto &[batch, threads] : {std::pair(16, 2), {40, 3}, {6, 8}, {33, 5}}) {
            const auto one = make(modelOf(name), batch, 1), several = make(modelOf(name), batch, threads);
            const Samples s = randomSamples(one->model(), batch - 1, 4);
            const auto a = one->forwardBackward(s.images, s.labels), b = several->forwardBackward(s.images, s.labels);
            ASSERT_TRUE(a && b);
            EXPECT_NEAR(a->lossSum, b->lossSum, 1e-4 * std::abs(a->lossSum)) << name << " on " << threads;
            const std::vector<double> expected(one->gradients().begin(), one->gradients().end());
            EXPECT_LT(largestDifference(several->gradients(), expected), 1e-5) << several->describe();
            const std::vector<float> first(several->gradients().begin(), several->gradients().end());
            for (int again = 0; again < 5; ++again) { // whichever thread computes which piece
                ASSERT_TRUE(several->forwardBackward(s.images, s.labels));
                ASSERT_TRUE(std::ranges::equal(first, several->gradients())) << name << " on " << threads;
            }
        }
}

TEST(Network, FollowsTheReferencesLosses)
{
    for (const std::string &name : kNetworks) {
        const auto network = make(modelOf(name), 4);
        auto reference = referenceOf(*network);
        Descent descent(*network, {.weightDecay = 1e-4F});
        // Twenty layers with batch norms are chaotic: rounding errors grow tenfold every few steps, and they depend on
        // the version of oneDNN. A ResNet therefore starts every step from the parameters of the reference, and must
        // arrive at those of the reference.
        const bool chaotic = name == "resnet";
        const float rate = chaotic ? 0.0002F : 0.02F;
        std::vector<double> slow(network->parameters().size());
        for (int step = 0; step < 20; ++step) {
            const Samples s = learnable(network->model(), 4, 100U + unsigned(step));
            const auto result = network->forwardBackward(s.images, s.labels);
            ASSERT_TRUE(result);
            const double expected = reference.forwardBackward(s.images, s.labels);
            EXPECT_NEAR(result->loss(), expected / 4, 1e-4) << name << " step " << step;
            descent.step(*network, rate, 4);
            for (const TensorInfo &t : network->tensors())
                for (std::size_t i = t.offset; i < t.offset + t.size && t.trainable(); ++i) {
                    const double decay = t.role == TensorRole::Weight ? 1e-4 : 0;
                    slow[i] =
                        0.9 * slow[i] - double(rate) * (reference.gradients[i] / 4 + decay * reference.parameters[i]);
                    reference.parameters[i] += slow[i];
                    if (chaotic) {
                        EXPECT_NEAR(network->parameters()[i], reference.parameters[i], 1e-5)
                            << t.name << " step " << step;
                        network->parameters()[i] = float(reference.parameters[i]);
                        reference.parameters[i] = network->parameters()[i];
                    }
                }
        }
    }
}

TEST(Network, LearnsASmallSetAndEvaluatesIt)
{
    for (const std::string &name : kNetworks) {
        const auto network = make(modelOf(name), 20);
        const Samples s = learnable(network->model(), 200, 21);
        const std::size_t size = network->model().input.size();
        Descent descent(*network);
        for (int step = 0; step < 100; ++step) {
            const std::size_t at = std::size_t(step % 10) * 20;
            ASSERT_TRUE(network->forwardBackward(std::span(s.images).subspan(at * size, 20 * size),
                                                 std::span(s.labels).subspan(at, 20)));
            descent.step(*network, 0.05F, 20);
        }
        // 187 is not a multiple of the batch size: the last batch is short.
        const auto result = network->evaluate(std::span(s.images).first(187 * size), std::span(s.labels).first(187));
        ASSERT_TRUE(result);
        EXPECT_EQ(result->samples, 187);
        EXPECT_GT(result->accuracy(), 0.98) << name;
    }
}

TEST(Network, ForwardOnlyGivesTheSameScores)
{
    for (const std::string name : {"lenet", "resnet"}) {
        const auto training = make(modelOf(name), 8);
        auto forward = Network::build({.model = training->model(), .batch = 8, .training = false});
        ASSERT_TRUE(forward);
        std::ranges::copy(training->parameters(), (*forward)->parameters().begin());
        const Samples s = randomSamples(training->model(), 8, 9);
        const auto a = training->scores(s.images), b = (*forward)->scores(s.images);
        ASSERT_TRUE(a && b);
        EXPECT_EQ(*a, *b);
        EXPECT_EQ((*forward)->forwardBackward(s.images, s.labels).error().code, ErrorCode::InvalidArgument);
    }
}

TEST(Network, IsTheSameBesideAnExchange)
{
    for (const std::string &name : kNetworks) {
        SCOPED_TRACE(name);
        expectUndisturbed(modelOf(name), ElementType::Float32);
        if (hasBFloat16())
            expectUndisturbed(modelOf(name), ElementType::BFloat16);
    }
}

TEST(Network, EndsAStepWithTheObserversError)
{
    struct Refusal : StepObserver {
        Status parametersNeeded(std::size_t, std::size_t) override { return fail(ErrorCode::PeerLost, "x", "gone"); }
        Status backwardBegins(const protocol::BatchMetrics &) override { return {}; }
        void gradientsFinal(std::size_t, std::size_t) override { ADD_FAILURE(); }
    } refusal;
    const auto network = make(modelOf("mlp"), 4);
    const Samples s = randomSamples(network->model(), 4, 1);
    EXPECT_EQ(network->forwardBackward(s.images, s.labels, &refusal).error().code, ErrorCode::PeerLost);
}

TEST(Network, ReportsDivergence)
{
    for (const std::string &name : kNetworks) {
        const auto network = make(modelOf(name), 4);
        const Samples s = randomSamples(network->model(), 4, 1);
        float &bias = network->parameters()[tensorWith(*network, TensorRole::Bias, true).offset];
        bias = std::nanf("");
        EXPECT_EQ(network->forwardBackward(s.images, s.labels).error().code, ErrorCode::Diverged);
        bias = HUGE_VALF;
        EXPECT_EQ(network->evaluate(s.images, s.labels).error().code, ErrorCode::Diverged);
        // A NaN in the first layer must pass through pools, norms and activations.
        bias = 0;
        network->parameters()[tensorWith(*network, TensorRole::Weight, false).offset] = std::nanf("");
        EXPECT_EQ(network->forwardBackward(s.images, s.labels).error().code, ErrorCode::Diverged) << name;
    }
}

TEST(Network, ANanInAnyPixelPassesThroughAMaxPool)
{
    for (const Layer &layer : {pool(2), pool(3), window(LayerKind::MaxPool, 3, 2, 1)}) {
        const auto network = make(net({6, 6, 3}, {layer, dense(3)}), 2);
        const Samples s = randomSamples(network->model(), 2, 1);
        ASSERT_TRUE(network->evaluate(s.images, s.labels));
        for (std::size_t pixel = 0; pixel < network->model().input.size(); ++pixel) {
            Samples sick = s;
            sick.images[pixel] = std::nanf("");
            EXPECT_EQ(network->forwardBackward(sick.images, sick.labels).error().code, ErrorCode::Diverged)
                << layer.kernel << " " << layer.stride << " " << pixel;
        }
    }
}

TEST(Network, RunningStatisticsBecomeThoseOfTheData)
{
    const Model model = net({6, 6, 3}, {kNorm, unbiased(16, 3, 1, 1), dense(3)});
    const auto network = make(model, 50);
    Descent descent(*network);
    for (unsigned step = 0; step < 80; ++step) {
        const Samples s = randomSamples(model, 50, step); // uniform in [0, 1)
        ASSERT_TRUE(network->forwardBackward(s.images, s.labels));
        descent.step(*network, 0.0F, 50);
    }
    const TensorInfo &mean = tensorWith(*network, TensorRole::MovingMean, false);
    const TensorInfo &variance = tensorWith(*network, TensorRole::MovingVariance, false);
    for (std::size_t c = 0; c < 3; ++c) {
        EXPECT_NEAR(network->parameters()[mean.offset + c], 0.5, 0.01);
        EXPECT_NEAR(network->parameters()[variance.offset + c], 1.0 / 12, 0.003);
    }
}

TEST(Network, RefusesBFloat16WhereTheProcessorHasNone)
{
    const auto network = Network::build({.model = *modelNamed("mlp"), .batch = 4, .precision = ElementType::BFloat16});
    ASSERT_EQ(network.has_value(), hasBFloat16());
    if (!network) {
        EXPECT_THAT(network.error().detail, testing::HasSubstr("bfloat16"));
    }
}
