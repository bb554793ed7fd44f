#include "backend/runtime/nn/cpu/winograd.h"
#include "tests/support/sanitizers.h"

#include <random>

#include <gtest/gtest.h>

using namespace trainyard::nn;

namespace {

struct Case {
    int images, height, width, in, out, threads;
};

std::ostream &operator<<(std::ostream &out, const Case &c)
{
    return out << c.images << " images of " << c.height << "x" << c.width << "x" << c.in << " to " << c.out << ", "
               << c.threads << " threads";
}

struct Values {
    Values(int n, std::mt19937 &random)
        : buffer(std::size_t(n))
    {
        std::uniform_real_distribution<float> value(-1.0F, 1.0F);
        for (float &v : buffer.span())
            v = value(random);
    }
    AlignedBuffer buffer;
};

/// The convolution by definition, in double: output, gradient of the input, and accumulated gradient of the weights.
struct Definition {
    explicit Definition(const Case &c)
        : target(std::size_t(c.images * c.height * c.width * c.out))
        , source(std::size_t(c.images * c.height * c.width * c.in))
        , weights(std::size_t(c.out * 9 * c.in))
    {
    }
    void add(const Case &c, const float *x, const float *w, const float *dy)
    {
        std::ranges::fill(target, 0.0);
        std::ranges::fill(source, 0.0);
        for (int at = 0; at < c.images * c.height * c.width; ++at)
            for (int tap = 0; tap < 9; ++tap) {
                const int y = at / c.width % c.height + tap / 3 - 1, x0 = at % c.width + tap % 3 - 1;
                if (y < 0 || y >= c.height || x0 < 0 || x0 >= c.width)
                    continue;
                const int from = at + (tap / 3 - 1) * c.width + tap % 3 - 1;
                for (int o = 0; o < c.out; ++o)
                    for (int i = 0; i < c.in; ++i) {
                        const int weight = (o * 9 + tap) * c.in + i;
                        const double value = x[from * c.in + i], d = dy[at * c.out + o];
                        target[std::size_t(at * c.out + o)] += value * w[weight];
                        source[std::size_t(from * c.in + i)] += d * w[weight];
                        weights[std::size_t(weight)] += d * value;
                    }
            }
    }
    std::vector<double> target, source, weights;
};

/// The tolerance is relative to the largest value: rounding errors remain when sums cancel.
void expectNear(const AlignedBuffer &values, const std::vector<double> &expected, const char *what, const Case &c)
{
    ASSERT_EQ(values.size(), expected.size());
    double largest = 0;
    for (const double e : expected)
        largest = std::max(largest, std::abs(e));
    for (std::size_t i = 0; i < expected.size(); ++i)
        ASSERT_NEAR(values.data()[i], expected[i], 1e-5 * largest) << what << " " << i << " of " << c;
}

} // namespace

TEST(Winograd, IsTheDefinition)
{
    if (kernels().name != std::string_view("avx512"))
        GTEST_SKIP() << "this processor has no AVX-512";
    std::mt19937 random(7);
    // Complete tiles; tiles that extend beyond an image; images smaller than a tile; several images per block; more
    // tiles than a block; channels of one, two and an odd number of vectors.
    for (const Case &c : {Case{1, 8, 8, 16, 16, 1}, Case{3, 7, 9, 16, 32, 1}, Case{2, 3, 1, 32, 16, 2},
                          Case{5, 6, 13, 48, 64, 2}, Case{2, 32, 32, 16, 16, 3}, Case{1, 1, 2, 128, 80, 1}}) {
        Layer layer{.kind = LayerKind::Convolution, .name = "c", .outputs = c.out, .kernel = 3, .padding = 1};
        layer.bias = false;
        const Shape in{c.height, c.width, c.in};
        const CpuContext context{c.images, c.images, c.threads, true, ElementType::Float32};
        ASSERT_TRUE(Winograd::suits(layer, in, context)) << c;
        const Values w(c.out * 9 * c.in, random);
        AlignedBuffer diffWeights(w.buffer.size()), target(std::size_t(c.images * c.height * c.width * c.out)),
            diffSource(std::size_t(c.images * c.height * c.width * c.in));
        CpuTensors tensors;
        tensors.weights = w.buffer.data();
        tensors.diffWeights = diffWeights.data();
        Winograd winograd(layer, in, c.images, tensors, context);
        winograd.loadWeights();
        for (int step = 0; step < 2; ++step) { // the second step must not depend on the first
            Definition definition(c);
            winograd.loadWeightsForData();
            for (int piece = 0; piece < 2; ++piece) {
                const Values x(int(diffSource.size()), random), dy(int(target.size()), random);
                definition.add(c, x.buffer.data(), w.buffer.data(), dy.buffer.data());
                winograd.forward(x.buffer.data(), target.data());
                winograd.addWeights(x.buffer.data(), dy.buffer.data(), piece == 0);
                winograd.backwardData(dy.buffer.data(), diffSource.data());
                expectNear(target, definition.target, "result", c);
                expectNear(diffSource, definition.source, "gradient of the source", c);
            }
            winograd.storeWeights();
            expectNear(diffWeights, definition.weights, "gradient of the weights", c);
        }
    }
}

TEST(Winograd, LeavesOtherLayersToOneDnn)
{
    const Shape in{8, 8, 16};
    Layer layer{.kind = LayerKind::Convolution, .name = "c", .outputs = 16, .kernel = 3, .padding = 1};
    layer.bias = false;
    const CpuContext context{1, 1, 1, true, ElementType::Float32};
    const auto suits = [&](auto change) {
        Layer other = layer;
        change(other);
        return Winograd::suits(other, in, context);
    };
    EXPECT_FALSE(suits([](Layer &l) { l.bias = true; }));
    EXPECT_FALSE(suits([](Layer &l) { l.stride = 2; }));
    EXPECT_FALSE(suits([](Layer &l) { l.padding = 0; }));
    EXPECT_FALSE(suits([](Layer &l) { l.kernel = 5; }));
    EXPECT_FALSE(suits([](Layer &l) { l.outputs = 20; }));
    EXPECT_FALSE(Winograd::suits(layer, {8, 8, 3}, context));
    EXPECT_FALSE(Winograd::suits(layer, in, {1, 1, 1, true, ElementType::BFloat16}));
}
