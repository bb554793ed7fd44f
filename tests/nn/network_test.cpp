#include "backend/runtime/nn/network.h"

#include <cmath>
#include <random>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/runtime/nn/models.h"
#include "backend/runtime/nn/sgd.h"
#include "tests/nn/reference.h"

using namespace trainyard;
using namespace trainyard::nn;
using trainyard::nn::test::Reference;

namespace {

struct Samples {
    std::vector<float> images;
    std::vector<std::int32_t> labels;
};

Samples randomSamples(const Model &model, int n, unsigned seed)
{
    std::mt19937 random(seed);
    std::uniform_real_distribution<float> pixel(0.0F, 1.0F);
    const int classes = int(model.shapes()->back().size());
    Samples s;
    s.images.resize(std::size_t(n) * model.input.size());
    for (float &p : s.images)
        p = pixel(random);
    for (int i = 0; i < n; ++i)
        s.labels.push_back(std::int32_t(random() % unsigned(classes)));
    return s;
}

/// Samples that can be learnt: every class has its own blurred pattern.
Samples learnable(const Model &model, int n, unsigned seed)
{
    Samples s = randomSamples(model, n, seed);
    const std::size_t size = model.input.size();
    for (int i = 0; i < n; ++i)
        for (std::size_t p = 0; p < size; ++p)
            s.images[std::size_t(i) * size + p] =
                0.3F * s.images[std::size_t(i) * size + p] + 0.7F * float((p / 3 * std::size_t(s.labels[std::size_t(i)] + 3)) % 17 < 5);
    return s;
}

std::unique_ptr<Network> make(const Model &model, int batch, int threads = 1)
{
    auto network = Network::build({.model = model, .batch = batch, .threads = threads});
    EXPECT_TRUE(network) << network.error().detail;
    (*network)->initialise(7);
    // Biases start at zero; give them values, so that a forgotten one shows.
    for (const auto &t : (*network)->tensors())
        if (t.shape.size() == 1)
            for (std::size_t i = 0; i < t.size; ++i)
                (*network)->parameters()[t.offset + i] = 0.05F * float(int(i % 5) - 2);
    return std::move(*network);
}

Reference referenceOf(const Network &network)
{
    Reference reference(network.model());
    reference.parameters.assign(network.parameters().begin(), network.parameters().end());
    return reference;
}

double largestDifference(std::span<const float> a, std::span<const double> b)
{
    double largest = 0, scale = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        largest = std::max(largest, std::abs(double(a[i]) - b[i]));
        scale = std::max(scale, std::abs(b[i]));
    }
    return largest / std::max(scale, 1e-12);
}

Layer conv(int outputs, int kernel, int stride = 1, int padding = 0)
{
    return {.kind = LayerKind::Convolution, .name = "conv", .outputs = outputs, .kernel = kernel, .stride = stride, .padding = padding};
}
const Layer kTanh{.kind = LayerKind::Tanh, .name = "tanh"}, kRelu{.kind = LayerKind::Relu, .name = "relu"};
Layer pool(int kernel) { return {.kind = LayerKind::MaxPool, .name = "pool", .kernel = kernel}; }
Layer dense(int outputs) { return {.kind = LayerKind::Dense, .name = "fc", .outputs = outputs}; }

/// Layers get a name of their own by their position.
Model net(const Shape &input, std::vector<Layer> layers)
{
    for (std::size_t i = 0; i < layers.size(); ++i)
        layers[i].name += std::to_string(i);
    return {"m", input, std::move(layers)};
}

} // namespace

struct Case {
    const char *name;
    Model model;
};

/// Every layer kind, alone and in the combinations that the engine fuses.
class Gradients : public testing::TestWithParam<Case> {};

TEST_P(Gradients, AreTheReferencesAndTheLosssSlope)
{
    const Model &model = GetParam().model;
    const auto network = make(model, 6);
    auto reference = referenceOf(*network);
    const Samples s = randomSamples(model, 6, 3);
    const auto result = network->forwardBackward(s.images, s.labels);
    ASSERT_TRUE(result) << result.error().detail;
    const double loss = reference.forwardBackward(s.images, s.labels);
    EXPECT_NEAR(result->lossSum, loss, 1e-5 * std::abs(loss));
    EXPECT_EQ(result->correct, reference.correct);
    for (const TensorInfo &t : network->tensors())
        EXPECT_LT(largestDifference(network->gradients().subspan(t.offset, t.size), std::span(reference.gradients).subspan(t.offset, t.size)),
                  3e-5)
            << t.name;

    // The reference itself against finite differences in double, at some parameters of each tensor.
    const auto fewImages = std::span(s.images).first(2 * model.input.size());
    const auto fewLabels = std::span(s.labels).first(2);
    reference.forwardBackward(fewImages, fewLabels);
    const std::vector<double> analytic = reference.gradients;
    for (const TensorInfo &t : network->tensors())
        for (std::size_t i = 0; i < t.size; i += 1 + t.size / 5) {
            double &w = reference.parameters[t.offset + i];
            const double kept = w, eps = 1e-6;
            w = kept + eps;
            const double up = reference.loss(fewImages, fewLabels);
            w = kept - eps;
            const double down = reference.loss(fewImages, fewLabels);
            w = kept;
            EXPECT_NEAR((up - down) / (2 * eps), analytic[t.offset + i], 1e-6 * (1 + std::abs(analytic[t.offset + i]))) << t.name << " " << i;
        }
}

INSTANTIATE_TEST_SUITE_P(
    Layers, Gradients,
    testing::Values(Case{"Dense", net({3, 5, 2}, {dense(4)})}, Case{"DenseTanh", net({1, 1, 9}, {dense(12), kTanh, dense(3)})},
                    Case{"DenseRelu", net({1, 1, 9}, {dense(12), kRelu, dense(3)})},
                    Case{"Conv", net({9, 8, 16}, {conv(16, 3), dense(3)})},
                    Case{"ConvOfOneChannel", net({12, 12, 1}, {conv(20, 5), dense(3)})},
                    Case{"ConvConvTanh", net({12, 12, 1}, {conv(20, 5), kTanh, conv(50, 5), kTanh, dense(3)})},
                    Case{"ConvRelu", net({8, 8, 3}, {conv(32, 3), kRelu, conv(17, 3), kRelu, dense(3)})},
                    Case{"ConvStridePadding", net({9, 9, 16}, {conv(32, 3, 2, 1), kRelu, conv(16, 3, 1, 1), dense(3)})},
                    Case{"ConvTanhPool", net({12, 12, 1}, {conv(20, 5), kTanh, pool(2), conv(50, 3), kTanh, pool(2), dense(3)})},
                    Case{"ConvPoolRelu", net({10, 10, 4}, {conv(24, 3), pool(2), kRelu, dense(3)})},
                    Case{"OneDnnConvTanhPool", net({10, 10, 16}, {conv(32, 3), kTanh, pool(2), conv(16, 3), pool(2), kRelu, dense(3)})},
                    Case{"PoolWithALeftover", net({11, 10, 2}, {conv(16, 3), pool(2), conv(16, 2), pool(3), dense(3)})},
                    Case{"ActivationAlone", net({4, 4, 2}, {dense(20), kTanh, kRelu, dense(3)})},
                    Case{"PoolFirst", net({8, 8, 2}, {pool(2), kTanh, dense(3)})}, Case{"Lenet", *modelNamed("lenet")},
                    Case{"Mlp", *modelNamed("mlp")}),
    [](const auto &which) { return which.param.name; });

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
    for (const std::string name : {"mlp", "lenet"}) {
        const auto network = Network::build(name, 32, 1);
        ASSERT_TRUE(network) << network.error().detail;
        EXPECT_EQ((*network)->describe().find("ref"), std::string::npos) << (*network)->describe();
    }
}

TEST(Network, RefusesWhatCannotBe)
{
    EXPECT_EQ(Network::build("alexnet", 4, 1).error().code, ErrorCode::InvalidArgument);
    EXPECT_THAT(Network::build("alexnet", 4, 1).error().detail, testing::HasSubstr("mlp, lenet"));
    EXPECT_EQ(Network::build("mlp", 0, 1).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(Network::build({.model = net({4, 4, 1}, {conv(3, 5), dense(2)}), .batch = 2}).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(Network::build({.model = net({4, 4, 1}, {}), .batch = 2}).error().code, ErrorCode::InvalidArgument);
    const auto network = make(*modelNamed("mlp"), 4);
    const Samples s = randomSamples(network->model(), 4, 1);
    EXPECT_EQ(network->forwardBackward(std::span(s.images).first(100), s.labels).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(network->forwardBackward(s.images, std::vector<std::int32_t>{0, 1, 2, 10}).error().code, ErrorCode::InvalidArgument);
    const Samples many = randomSamples(network->model(), 5, 1);
    EXPECT_EQ(network->forwardBackward(many.images, many.labels).error().code, ErrorCode::InvalidArgument);
}

TEST(Network, AShortBatchCountsOnlyItsSamples)
{
    for (const std::string name : {"mlp", "lenet"}) {
        const auto large = make(*modelNamed(name), 8), exact = make(*modelNamed(name), 3);
        const Samples full = randomSamples(large->model(), 8, 2), s = randomSamples(large->model(), 3, 5);
        ASSERT_TRUE(large->forwardBackward(full.images, full.labels)); // leaves something behind in every buffer
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
    for (const std::string name : {"mlp", "lenet"}) {
        std::vector<float> first;
        for (int attempt = 0; attempt < 2; ++attempt) {
            const auto network = make(*modelNamed(name), 16);
            std::vector<float> velocity(network->parameters().size());
            const Samples s = learnable(network->model(), 16, 11);
            for (int i = 0; i < 3; ++i) {
                ASSERT_TRUE(network->forwardBackward(s.images, s.labels));
                sgdUpdate(network->parameters(), velocity, network->gradients(), {.learningRate = 0.1F}, 1.0F / 16);
            }
            const std::vector<float> now(network->parameters().begin(), network->parameters().end());
            if (attempt == 0)
                first = now;
            else
                EXPECT_EQ(first, now) << name;
        }
    }
}

TEST(Network, TwoThreadsAgreeWithOne)
{
#ifdef __SANITIZE_THREAD__
    GTEST_SKIP() << "the thread sanitizer does not see the barriers of GCC's OpenMP runtime";
#endif
    for (const std::string name : {"mlp", "lenet"}) {
        const auto one = make(*modelNamed(name), 16, 1), two = make(*modelNamed(name), 16, 2);
        const Samples s = randomSamples(one->model(), 16, 4);
        const auto a = one->forwardBackward(s.images, s.labels), b = two->forwardBackward(s.images, s.labels);
        ASSERT_TRUE(a && b);
        EXPECT_NEAR(a->lossSum, b->lossSum, 1e-4);
        const std::vector<double> expected(one->gradients().begin(), one->gradients().end());
        EXPECT_LT(largestDifference(two->gradients(), expected), 1e-5);
    }
}

TEST(Network, FollowsTheReferencesLosses)
{
    for (const std::string name : {"mlp", "lenet"}) {
        const auto network = make(*modelNamed(name), 4);
        auto reference = referenceOf(*network);
        std::vector<float> velocity(network->parameters().size());
        std::vector<double> slow(velocity.size());
        for (int step = 0; step < 20; ++step) {
            const Samples s = learnable(network->model(), 4, 100U + unsigned(step));
            const auto result = network->forwardBackward(s.images, s.labels);
            ASSERT_TRUE(result);
            const double expected = reference.forwardBackward(s.images, s.labels);
            EXPECT_NEAR(result->loss(), expected / 4, 1e-4) << name << " step " << step;
            sgdUpdate(network->parameters(), velocity, network->gradients(), {.learningRate = 0.02F, .momentum = 0.9F, .weightDecay = 1e-4F},
                      1.0F / 4);
            for (std::size_t i = 0; i < slow.size(); ++i) {
                slow[i] = 0.9 * slow[i] - 0.02 * (reference.gradients[i] / 4 + 1e-4 * reference.parameters[i]);
                reference.parameters[i] += slow[i];
            }
        }
    }
}

TEST(Network, LearnsASmallSetAndEvaluatesIt)
{
    for (const std::string name : {"mlp", "lenet"}) {
        const auto network = make(*modelNamed(name), 20);
        const Samples s = learnable(network->model(), 200, 21);
        const std::size_t size = network->model().input.size();
        std::vector<float> velocity(network->parameters().size());
        for (int step = 0; step < 100; ++step) {
            const std::size_t at = std::size_t(step % 10) * 20;
            ASSERT_TRUE(network->forwardBackward(std::span(s.images).subspan(at * size, 20 * size), std::span(s.labels).subspan(at, 20)));
            sgdUpdate(network->parameters(), velocity, network->gradients(), {.learningRate = 0.05F}, 1.0F / 20);
        }
        // 187 is no multiple of the batch: the last one is short.
        const auto result = network->evaluate(std::span(s.images).first(187 * size), std::span(s.labels).first(187));
        ASSERT_TRUE(result);
        EXPECT_EQ(result->samples, 187);
        EXPECT_GT(result->accuracy(), 0.98) << name;
    }
}

TEST(Network, ForwardOnlyGivesTheSameScores)
{
    const auto training = make(*modelNamed("lenet"), 8);
    auto forward = Network::build({.model = training->model(), .batch = 8, .training = false});
    ASSERT_TRUE(forward);
    std::ranges::copy(training->parameters(), (*forward)->parameters().begin());
    const Samples s = randomSamples(training->model(), 8, 9);
    const auto a = training->scores(s.images), b = (*forward)->scores(s.images);
    ASSERT_TRUE(a && b);
    EXPECT_EQ(*a, *b);
    EXPECT_EQ((*forward)->forwardBackward(s.images, s.labels).error().code, ErrorCode::InvalidArgument);
}

TEST(Network, SaysWhenItDiverges)
{
    for (const std::string name : {"mlp", "lenet"}) {
        const auto network = make(*modelNamed(name), 4);
        const Samples s = randomSamples(network->model(), 4, 1);
        network->parameters()[network->parameters().size() - 1] = std::nanf("");
        EXPECT_EQ(network->forwardBackward(s.images, s.labels).error().code, ErrorCode::Diverged);
        network->parameters()[network->parameters().size() - 1] = HUGE_VALF;
        EXPECT_EQ(network->evaluate(s.images, s.labels).error().code, ErrorCode::Diverged);
        // A NaN that enters in front has to survive pools and activations.
        network->parameters()[network->parameters().size() - 1] = 0;
        network->parameters()[0] = std::nanf("");
        EXPECT_EQ(network->forwardBackward(s.images, s.labels).error().code, ErrorCode::Diverged) << name;
    }
}
