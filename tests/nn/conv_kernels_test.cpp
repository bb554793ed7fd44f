#include "backend/runtime/nn/cpu/kernels/conv_kernels.h"

#include <random>
#include <vector>

#include <gtest/gtest.h>

#include "backend/runtime/nn/aligned_buffer.h"
#include "tests/support/sanitizers.h"

using namespace trainyard::nn;

namespace {

struct Case {
    int height, width, in, out, kernel;
};

std::vector<const ConvKernels *> runnable()
{
    std::vector<const ConvKernels *> sets;
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        sets.push_back(&detail::kAvx2Conv);
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") &&
        __builtin_cpu_supports("avx512vl"))
        sets.insert(sets.end(), {&detail::kAvx512Conv8, &detail::kAvx512Conv16});
    return sets;
}

struct Outcome {
    std::vector<float> out, diffWeights, diffBias, diffIn;
    bool operator==(const Outcome &) const = default;
};

/// Runs the three kernels on one image. Converts weights, gradients and images from and to unpadded layouts.
/// \param in  [height, width, in]
/// \param weights  [out, kernel, kernel, in]
/// \param bias  [out]
/// \param diff  [outHeight, outWidth, out]
Outcome run(const ConvKernels &k, const Case &s, const std::vector<float> &in, const std::vector<float> &weights,
            const std::vector<float> &bias, const std::vector<float> &diff)
{
    const auto up = [&k](int n) { return (n + k.width - 1) / k.width * k.width; };
    const DirectConv c{s.height, s.width,  s.in,      s.height - s.kernel + 1, s.width - s.kernel + 1,
                       s.out,    s.kernel, up(s.out), s.kernel * s.in,         up(s.kernel * s.in)};
    const int pixels = c.outHeight * c.outWidth, taps = c.kernel * c.row;
    AlignedBuffer packed(c.packedSize()), transposed(c.transposedSize()), paddedBias(std::size_t(c.paddedOut)),
        out(std::size_t(pixels * c.paddedOut)), paddedDiff(std::size_t(pixels * c.paddedOut)),
        diffPacked(c.packedSize()), diffBias(std::size_t(c.paddedOut)), diffIn(in.size());
    for (int o = 0; o < s.out; ++o) {
        paddedBias.data()[o] = bias[std::size_t(o)];
        for (int t = 0; t < taps; ++t) {
            packed.data()[t * c.paddedOut + o] = weights[std::size_t(o * taps + t)];
            transposed.data()[(t / c.row * s.out + o) * c.paddedRow + t % c.row] = weights[std::size_t(o * taps + t)];
        }
        for (int p = 0; p < pixels; ++p)
            paddedDiff.data()[p * c.paddedOut + o] = diff[std::size_t(p * s.out + o)];
    }
    k.forward(c, in.data(), packed.data(), paddedBias.data(), out.data());
    k.backwardWeights(c, in.data(), paddedDiff.data(), diffPacked.data(), diffBias.data());
    k.backwardData(c, paddedDiff.data(), transposed.data(), diffIn.data());
    Outcome result{{},
                   std::vector<float>(weights.size()),
                   {diffBias.data(), diffBias.data() + s.out},
                   {diffIn.data(), diffIn.data() + in.size()}};
    for (int p = 0; p < pixels; ++p)
        result.out.insert(result.out.end(), out.data() + p * c.paddedOut, out.data() + p * c.paddedOut + s.out);
    for (int o = 0; o < s.out; ++o)
        for (int t = 0; t < taps; ++t)
            result.diffWeights[std::size_t(o * taps + t)] = diffPacked.data()[t * c.paddedOut + o];
    return result;
}

void expectClose(const std::vector<float> &a, const std::vector<double> &b, const char *what, const char *kernels)
{
    ASSERT_EQ(a.size(), b.size());
    for (std::size_t i = 0; i < a.size(); ++i)
        ASSERT_NEAR(a[i], b[i], 2e-5 * (1 + std::abs(b[i]))) << what << " " << i << " " << kernels;
}

} // namespace

TEST(ConvKernels, AreTheDefinitionAndEqualInAllWidths)
{
    if (runnable().empty())
        GTEST_SKIP() << "this processor has no AVX2";
    std::mt19937 random(5);
    std::uniform_real_distribution<float> value(-1.0F, 1.0F);
    // LeNet's two layers, sizes with remainders in every dimension, more channels than a block, a kernel of the size of
    // the image.
    for (const Case &s : {Case{28, 28, 1, 20, 5}, Case{12, 12, 20, 50, 5}, Case{7, 9, 3, 17, 3}, Case{6, 5, 2, 1, 2},
                          Case{9, 11, 5, 130, 3}, Case{4, 4, 33, 9, 4}, Case{13, 6, 7, 40, 2}}) {
        const int oh = s.height - s.kernel + 1, ow = s.width - s.kernel + 1, row = s.kernel * s.in;
        const auto noise = [&](int n) {
            std::vector<float> v(static_cast<std::size_t>(n));
            for (float &x : v)
                x = value(random);
            return v;
        };
        const auto in = noise(s.height * s.width * s.in), weights = noise(s.out * s.kernel * row), bias = noise(s.out),
                   diff = noise(oh * ow * s.out);
        std::vector<double> out(diff.size()), diffWeights(weights.size()), diffBias(bias.size()), diffIn(in.size());
        for (int y = 0; y < oh; ++y)
            for (int x = 0; x < ow; ++x)
                for (int o = 0; o < s.out; ++o) {
                    const auto at = std::size_t((y * ow + x) * s.out + o);
                    out[at] = bias[std::size_t(o)];
                    diffBias[std::size_t(o)] += diff[at];
                    for (int k = 0; k < s.kernel; ++k)
                        for (int j = 0; j < row; ++j) {
                            const auto w = std::size_t((o * s.kernel + k) * row + j),
                                       i = std::size_t(((y + k) * s.width + x) * s.in + j);
                            out[at] += double(weights[w]) * double(in[i]);
                            diffWeights[w] += double(diff[at]) * double(in[i]);
                            diffIn[i] += double(diff[at]) * double(weights[w]);
                        }
                }
        const Outcome first = run(*runnable().front(), s, in, weights, bias, diff);
        for (const ConvKernels *k : runnable()) {
            const Outcome result = run(*k, s, in, weights, bias, diff);
            expectClose(result.out, out, "out", k->name);
            expectClose(result.diffWeights, diffWeights, "diffWeights", k->name);
            expectClose(result.diffBias, diffBias, "diffBias", k->name);
            expectClose(result.diffIn, diffIn, "diffIn", k->name);
#if !defined(__clang__) || !defined(TRAINYARD_ADDRESS_SANITIZER) // whose checks keep clang from contracting to FMA
            EXPECT_EQ(result, first) << k->name;                 // bitwise equal
#endif
        }
    }
}
