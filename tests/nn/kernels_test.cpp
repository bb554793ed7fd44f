#include "backend/runtime/nn/cpu/kernels/kernels.h"

#include <cmath>
#include <random>
#include <vector>

#include <gtest/gtest.h>

#include "backend/runtime/nn/optimizer.h"

using namespace trainyard::nn;

namespace {

std::vector<float> noise(std::size_t n, unsigned seed, float width)
{
    std::mt19937 random(seed);
    std::uniform_real_distribution<float> value(-width, width);
    std::vector<float> v(n);
    for (float &x : v)
        x = value(random);
    return v;
}

std::vector<const Kernels *> runnable()
{
    std::vector<const Kernels *> sets{&detail::kSse2Kernels};
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        sets.push_back(&detail::kAvx2Kernels);
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") &&
        __builtin_cpu_supports("avx512vl"))
        sets.push_back(&detail::kAvx512Kernels);
    return sets;
}

} // namespace

TEST(Kernels, TanhIsCloseEverywhereAndKeepsNan)
{
    for (const Kernels *k : runnable()) {
        auto x = noise(100003, 1, 12.0F);
        x[0] = 0.0F;
        x[1] = 1e-20F;
        x[2] = 100.0F;
        x[3] = -HUGE_VALF;
        x[4] = std::nanf("");
        auto y = x;
        k->activate(y.data(), y.size(), Activation::Tanh);
        EXPECT_TRUE(std::isnan(y[4]));
        for (std::size_t i = 0; i < x.size(); ++i) {
            if (i != 4) {
                ASSERT_NEAR(y[i], std::tanh(double(x[i])), 4e-7 * std::max(1e-3, std::abs(std::tanh(double(x[i])))))
                    << k->name << " " << x[i];
            }
        }
    }
}

TEST(Kernels, MaxPoolKeepsNan)
{
    constexpr int kChannels = 37, kSick[] = {3, 36}; // in a vector, and in the rest
    for (const Kernels *k : runnable())
        for (const int kernel : {2, 3})
            for (int cell = 0; cell < kernel * kernel; ++cell) {
                auto in = noise(std::size_t(kernel * kernel * kChannels), 7, 1.0F);
                for (const int c : kSick)
                    in[std::size_t(cell * kChannels + c)] = std::nanf("");
                std::vector<float> out(kChannels);
                std::vector<std::uint8_t> where(kChannels);
                for (std::uint8_t *positions : {where.data(), static_cast<std::uint8_t *>(nullptr)}) {
                    k->poolForward(in.data(), out.data(), positions, kernel, kernel, kChannels, kChannels, kernel,
                                   Activation::None);
                    for (int c = 0; c < kChannels; ++c)
                        EXPECT_EQ(std::isnan(out[std::size_t(c)]), c == kSick[0] || c == kSick[1])
                            << k->name << " kernel " << kernel << " cell " << cell << " channel " << c;
                }
            }
}

TEST(Kernels, SoftmaxLossIsTheFormula)
{
    for (const Kernels *k : runnable()) {
        const auto logits = noise(64 * 10, 2, 30.0F);
        std::vector<std::int32_t> labels;
        for (int i = 0; i < 64; ++i)
            labels.push_back(i % 10);
        std::vector<float> diff(logits.size());
        std::int64_t correct = 0, again = 0;
        const double loss = k->softmaxLoss(logits.data(), labels.data(), diff.data(), 64, 10, &correct);
        double expected = 0;
        for (std::size_t i = 0; i < 64; ++i) {
            double sum = 0;
            for (std::size_t c = 0; c < 10; ++c)
                sum += std::exp(double(logits[i * 10 + c]));
            expected += std::log(sum) - double(logits[i * 10 + std::size_t(labels[i])]);
            for (std::size_t c = 0; c < 10; ++c)
                EXPECT_NEAR(diff[i * 10 + c],
                            std::exp(double(logits[i * 10 + c])) / sum - (std::int32_t(c) == labels[i] ? 1 : 0), 1e-6);
        }
        EXPECT_NEAR(loss, expected, 1e-4);
        EXPECT_NEAR(k->softmaxLoss(logits.data(), labels.data(), nullptr, 64, 10, &again), expected, 1e-4);
        EXPECT_EQ(correct, again);
    }
}

TEST(Sgd, IsTheFormulaAndAnySlicingGivesTheSameBits)
{
    const auto update = [](float *w, float *v, const float *g, std::size_t n) {
        kernels().sgd(w, v, g, n, 0.1F, 0.9F, 0.01F, 0.25F);
    };
    const auto gradient = noise(1003, 3, 5.0F);
    auto w = noise(1003, 4, 1.0F), v = noise(1003, 5, 1.0F);
    auto w2 = w, v2 = v;
    const auto w0 = w, v0 = v;
    update(w.data(), v.data(), gradient.data(), w.size());
    for (std::size_t i = 0; i < w.size(); ++i) {
        const double step = 0.9 * double(v0[i]) - 0.1 * (0.25 * double(gradient[i]) + 0.01 * double(w0[i]));
        EXPECT_NEAR(v[i], step, 1e-6);
        EXPECT_NEAR(w[i], double(w0[i]) + step, 1e-6);
    }
    for (std::size_t at = 0, n = 1; at < w2.size(); at += n, n = n * 2 % 61) {
        n = std::min(n, w2.size() - at);
        update(&w2[at], &v2[at], &gradient[at], n);
    }
    EXPECT_EQ(w, w2);
    EXPECT_EQ(v, v2);
}

TEST(Sgd, AddIntoAddsAPart)
{
    std::vector<float> sum(100, 1.0F);
    const auto part = noise(37, 6, 1.0F);
    addInto(std::span(sum).subspan(10), part);
    EXPECT_EQ(sum[9], 1.0F);
    EXPECT_EQ(sum[10], 1.0F + part[0]);
    EXPECT_EQ(sum[46], 1.0F + part[36]);
    EXPECT_EQ(sum[47], 1.0F);
}
