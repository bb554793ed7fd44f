#pragma once

#include <algorithm>
#include <cmath>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "backend/runtime/nn/engine.h"
#include "backend/runtime/nn/models.h"
#include "backend/runtime/nn/network.h"
#include "backend/runtime/nn/optimizer.h"
#include "tests/nn/reference.h"

/// Small networks, samples and parameter updates for the tests in this folder.
namespace trainyard::nn::test {

struct Samples {
    std::vector<float> images;
    std::vector<std::int32_t> labels;
};

inline Samples randomSamples(const Model &model, int n, unsigned seed)
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

/// Samples that a network can learn: each class has a pattern with noise.
inline Samples learnable(const Model &model, int n, unsigned seed)
{
    Samples s = randomSamples(model, n, seed);
    const std::size_t size = model.input.size();
    for (int i = 0; i < n; ++i)
        for (std::size_t p = 0; p < size; ++p)
            s.images[std::size_t(i) * size + p] =
                0.3F * s.images[std::size_t(i) * size + p] +
                0.7F * float((p / 3 * std::size_t(s.labels[std::size_t(i)] + 3)) % 17 < 5);
    return s;
}

inline std::unique_ptr<Network> make(const Model &model, int batch, int threads = 1,
                                     ElementType precision = ElementType::Float32, Engine &engine = cpuEngine())
{
    auto network = Network::build({.model = model, .batch = batch, .threads = threads, .precision = precision}, engine);
    EXPECT_TRUE(network) << network.error().detail;
    (*network)->initialise(7);
    // Biases start at zero: other values reveal a missing bias.
    for (const auto &t : (*network)->tensors())
        for (std::size_t i = 0; i < t.size && t.role != TensorRole::Weight && t.trainable(); ++i)
            (*network)->parameters()[t.offset + i] += 0.05F * float(int(i % 5) - 2);
    return std::move(*network);
}

/// Models for tests of complete networks. "resnet" is a ResNet-20 small enough for the reference.
inline const std::vector<std::string> kNetworks{"mlp", "lenet", "resnet"};

inline Model modelOf(const std::string &name)
{
    if (name != "resnet")
        return *modelNamed(name);
    Model model = *modelNamed("cifar-resnet-20-28x28");
    model.name = "resnet";
    model.input = {8, 8, 3};
    return model;
}

/// Updates the parameters like a server.
struct Descent {
    explicit Descent(const Network &network, const OptimizerOptions &options = {})
        : optimizer(options, ParameterRules({network.tensors().begin(), network.tensors().end()}))
        , state(std::size_t(optimizer.stateArrays()) * network.parameters().size())
    {
    }
    void step(Network &network, float rate, int samples)
    {
        optimizer.update(0, network.parameters(), state, network.gradients(), {rate, 1.0F / float(samples), ++updates});
    }
    Optimizer optimizer;
    std::vector<float> state;
    std::uint64_t updates = 0;
};

inline const TensorInfo &tensorWith(const Network &network, TensorRole role, bool last)
{
    const TensorInfo *found = nullptr;
    for (const TensorInfo &t : network.tensors())
        if (t.role == role && (last || !found))
            found = &t;
    return *found;
}

inline Reference referenceOf(const Network &network)
{
    Reference reference(network.model());
    reference.parameters.assign(network.parameters().begin(), network.parameters().end());
    return reference;
}

inline double largestDifference(std::span<const float> a, std::span<const double> b)
{
    double largest = 0, scale = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        largest = std::max(largest, std::abs(double(a[i]) - b[i]));
        scale = std::max(scale, std::abs(b[i]));
    }
    return largest / std::max(scale, 1e-12);
}

/// Compares loss and gradients of one step with the reference in double.
inline void expectTheReferencesGradients(Network &network, Reference &reference, const Samples &s)
{
    const auto result = network.forwardBackward(s.images, s.labels);
    ASSERT_TRUE(result) << result.error().detail;
    const double loss = reference.forwardBackward(s.images, s.labels);
    EXPECT_NEAR(result->lossSum, loss, 1e-5 * std::abs(loss)) << network.describe();
    EXPECT_EQ(result->correct, reference.correct);
    for (const TensorInfo &t : network.tensors())
        EXPECT_LT(largestDifference(network.gradients().subspan(t.offset, t.size),
                                    std::span(reference.gradients).subspan(t.offset, t.size)),
                  3e-5)
            << t.name;
}

inline Layer conv(int outputs, int kernel, int stride = 1, int padding = 0)
{
    return {.kind = LayerKind::Convolution,
            .name = "conv",
            .outputs = outputs,
            .kernel = kernel,
            .stride = stride,
            .padding = padding};
}
inline const Layer kTanh{.kind = LayerKind::Tanh, .name = "tanh"}, kRelu{.kind = LayerKind::Relu, .name = "relu"};
inline Layer pool(int kernel)
{
    return {.kind = LayerKind::MaxPool, .name = "pool", .kernel = kernel};
}
inline Layer unbiased(int outputs, int kernel, int stride = 1, int padding = 0)
{
    Layer layer = conv(outputs, kernel, stride, padding);
    layer.bias = false;
    return layer;
}
inline const Layer kNorm{.kind = LayerKind::BatchNorm, .name = "norm"},
    kFixed{.kind = LayerKind::BatchNorm, .name = "norm", .fixedGamma = true};
inline const Layer kAverage{.kind = LayerKind::GlobalAverage, .name = "average"};
inline Layer window(LayerKind kind, int kernel, int stride, int padding)
{
    return {.kind = kind, .name = "pool", .kernel = kernel, .stride = stride, .padding = padding};
}
inline Layer plus(int a, int b)
{
    return {.kind = LayerKind::Add, .name = "plus", .inputs = {a, b}};
}
inline Layer from(Layer layer, int input)
{
    layer.inputs = {input};
    return layer;
}
inline Layer dense(int outputs)
{
    return {.kind = LayerKind::Dense, .name = "fc", .outputs = outputs};
}

/// Builds a model. Appends the position to the name of each layer, for unique names.
inline Model net(const Shape &input, std::vector<Layer> layers)
{
    for (std::size_t i = 0; i < layers.size(); ++i)
        layers[i].name += std::to_string(i);
    return {"m", input, std::move(layers)};
}

/// Worst case of a gradient sync in parallel with a step: parameters are valid only from parametersNeeded() until their
/// gradients are final, and NaN otherwise.
class Spoiler : public StepObserver {
public:
    explicit Spoiler(Network &network)
        : m_network(network)
        , m_parameters(network.parameters().begin(), network.parameters().end())
        , m_gradients(m_parameters.size())
    {
        spoil(0, m_parameters.size());
    }
    Status parametersNeeded(std::size_t begin, std::size_t end) override
    {
        std::copy(m_parameters.begin() + std::ptrdiff_t(begin), m_parameters.begin() + std::ptrdiff_t(end),
                  m_network.parameters().begin() + std::ptrdiff_t(begin));
        return {};
    }
    Status backwardBegins(const protocol::BatchMetrics &) override
    {
        EXPECT_TRUE(m_steps == 0 || std::ranges::equal(m_gradients, m_network.gradients())) << "changed too early";
        m_final.assign(m_parameters.size(), 0);
        ++m_steps;
        return {};
    }
    void gradientsFinal(std::size_t begin, std::size_t end) override
    {
        std::copy_n(m_network.gradients().begin() + std::ptrdiff_t(begin), end - begin,
                    m_gradients.begin() + std::ptrdiff_t(begin));
        for (std::size_t i = begin; i < end; ++i)
            ++m_final[i];
        spoil(begin, end);
    }
    bool eachFinalOnce() const
    {
        return std::ranges::all_of(m_final, [](int times) { return times == 1; });
    }
    const std::vector<float> &gradients() const { return m_gradients; }

private:
    void spoil(std::size_t begin, std::size_t end)
    {
        std::ranges::fill(m_network.parameters().subspan(begin, end - begin), std::nanf(""));
    }
    Network &m_network;
    std::vector<float> m_parameters, m_gradients;
    std::vector<int> m_final;
    int m_steps = 0;
};

/// Expects bitwise equal results of steps with and without Spoiler, for 6, 4 and 0 samples.
inline void expectUndisturbed(const Model &model, ElementType precision, Engine &engine = cpuEngine())
{
    const auto alone = make(model, 6, 1, precision, engine), watched = make(model, 6, 1, precision, engine);
    Spoiler spoiler(*watched);
    for (const int n : {6, 4, 0}) {
        const Samples s = randomSamples(model, n, 3);
        const auto expected = alone->forwardBackward(s.images, s.labels),
                   got = watched->forwardBackward(s.images, s.labels, &spoiler);
        ASSERT_TRUE(expected && got) << (got ? "" : got.error().detail);
        EXPECT_EQ(got->lossSum, expected->lossSum) << n;
        EXPECT_TRUE(spoiler.eachFinalOnce()) << n;
        EXPECT_TRUE(std::ranges::equal(spoiler.gradients(), alone->gradients())) << n;
    }
}

} // namespace trainyard::nn::test
