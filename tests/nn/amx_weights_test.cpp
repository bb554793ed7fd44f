#include "backend/runtime/nn/cpu/amx_weights.h"

#include <bit>
#include <random>

#include <gtest/gtest.h>

using namespace trainyard::nn;

namespace {

struct Values {
    std::vector<float> wide;
    std::vector<std::uint16_t> half;
};

/// Integers from -3 to 3: both types represent them and all their sums exactly.
Values wholeNumbers(std::size_t n, std::mt19937 &random)
{
    Values v;
    for (std::size_t i = 0; i < n; ++i) {
        v.wide.push_back(float(int(random() % 7) - 3));
        v.half.push_back(std::uint16_t(std::bit_cast<std::uint32_t>(v.wide.back()) >> 16));
    }
    return v;
}

/// Adds the gradients of weights and bias, computed by definition.
/// \param weights  [outputs, kernel, kernel, channels]
/// \param bias  [outputs]
void addNaively(const Layer &layer, const Shape &in, const Shape &out, int images, const Values &x, const Values &dy,
                std::vector<float> &weights, std::vector<float> &bias)
{
    const auto at = [](const Shape &s, int image, int y, int x0) {
        return (std::size_t(image * s.height + y) * std::size_t(s.width) + std::size_t(x0)) * std::size_t(s.channels);
    };
    for (int image = 0; image < images; ++image)
        for (int oy = 0; oy < out.height; ++oy)
            for (int ox = 0; ox < out.width; ++ox)
                for (int o = 0; o < out.channels; ++o) {
                    const float d = dy.wide[at(out, image, oy, ox) + std::size_t(o)];
                    bias[std::size_t(o)] += d;
                    for (int ky = 0; ky < layer.kernel; ++ky)
                        for (int kx = 0; kx < layer.kernel; ++kx) {
                            const int y = oy * layer.step() + ky - layer.padding,
                                      x0 = ox * layer.step() + kx - layer.padding;
                            if (y < 0 || y >= in.height || x0 < 0 || x0 >= in.width)
                                continue;
                            float *w = weights.data() +
                                       std::size_t(((o * layer.kernel + ky) * layer.kernel + kx) * in.channels);
                            for (int i = 0; i < in.channels; ++i)
                                w[i] += d * x.wide[at(in, image, y, x0) + std::size_t(i)];
                        }
                }
}

} // namespace

TEST(AmxWeights, AreTheDefinitionForEveryShape)
{
    if (!hasAmx())
        GTEST_SKIP() << "this processor has no AMX_BF16";
    std::mt19937 random(1);
    const auto pick = [&](std::initializer_list<int> from) { return from.begin()[random() % from.size()]; };
    for (int trial = 0; trial < 60; ++trial) {
        Layer layer{.kind = LayerKind::Convolution, .name = "c", .outputs = pick({1, 10, 16, 20, 32, 50})};
        layer.kernel = pick({1, 2, 3, 5});
        layer.stride = pick({1, 1, 2, 3});
        layer.padding = int(random() % unsigned(layer.kernel));
        const Shape in{5 + int(random() % 9), 5 + int(random() % 36), pick({1, 3, 16, 20, 48})};
        const Shape out = *shapeAfter(layer, in, "m");
        const int images = pick({1, 3, 4, 16}), threads = pick({1, 2});
        const CpuContext context{images, images, threads, true, ElementType::BFloat16};
        if (!AmxWeights::suits(layer, in, context))
            continue;
        std::vector<float> weights(std::size_t(layer.outputs * layer.kernel * layer.kernel * in.channels), 7.0F),
            bias(std::size_t(layer.outputs), 7.0F);
        CpuTensors tensors;
        tensors.diffWeights = weights.data();
        tensors.diffBias = bias.data();
        AmxWeights amx(layer, in, out, images, tensors, context);
        for (int step = 0; step < 2; ++step) { // the second step must not depend on the first
            std::vector<float> expected(weights.size(), 0.0F), expectedBias(bias.size(), 0.0F);
            for (int piece = 0; piece < 2; ++piece) {
                const Values x = wholeNumbers(in.size() * std::size_t(images), random),
                             dy = wholeNumbers(out.size() * std::size_t(images), random);
                amx.add(x.half.data(), dy.half.data(), piece == 0);
                addNaively(layer, in, out, images, x, dy, expected, expectedBias);
            }
            amx.store();
            ASSERT_EQ(weights, expected) << "kernel " << layer.kernel << " stride " << layer.step() << " padding "
                                         << layer.padding << " of " << in.height << "x" << in.width << "x"
                                         << in.channels << " to " << layer.outputs << ", " << images << " images";
            ASSERT_EQ(bias, expectedBias);
        }
    }
}
