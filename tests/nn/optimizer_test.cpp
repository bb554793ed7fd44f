#include "backend/runtime/nn/optimizer.h"

#include <cmath>
#include <limits>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/runtime/nn/models.h"

using namespace trainyard;
using namespace trainyard::nn;
using testing::HasSubstr;

namespace {

constexpr OptimizerKind kKinds[] = {OptimizerKind::Sgd, OptimizerKind::Nag, OptimizerKind::Adam};

ParameterRules normRules()
{
    // gamma, beta [3], weight [3 * 192], bias [3], moving mean and variance [3]
    return ParameterRules(*tensorsOf(
        {"m",
         {8, 8, 3},
         {{.kind = LayerKind::BatchNorm, .name = "a"}, {.kind = LayerKind::Dense, .name = "b", .outputs = 3}}}));
}

std::vector<float> ramp(std::size_t n, float step)
{
    std::vector<float> v(n);
    for (std::size_t i = 0; i < n; ++i)
        v[i] = step * float(int(i % 17) - 8);
    return v;
}

} // namespace

TEST(Optimizer, FollowsTheFormulas)
{
    const double rate = 0.1, rescale = 0.25, decay = 0.01;
    for (const OptimizerKind kind : kKinds) {
        const Optimizer optimizer({.kind = kind, .momentum = 0.8F, .weightDecay = float(decay)});
        std::vector<float> w = ramp(40, 0.1F), state(std::size_t(optimizer.stateArrays()) * w.size());
        std::vector<double> expected(w.begin(), w.end()), v(w.size()), m(w.size());
        for (int t = 1; t <= 5; ++t) {
            const std::vector<float> g = ramp(w.size(), float(t));
            optimizer.update(0, w, state, g, {float(rate), float(rescale), std::uint64_t(t)});
            for (std::size_t i = 0; i < w.size(); ++i) {
                const double slope = rescale * double(g[i]) + decay * expected[i];
                if (kind == OptimizerKind::Adam) {
                    m[i] = 0.9 * m[i] + 0.1 * slope;
                    v[i] = 0.999 * v[i] + 0.001 * slope * slope;
                    expected[i] -=
                        rate * (m[i] / (1 - std::pow(0.9, t))) / (std::sqrt(v[i] / (1 - std::pow(0.999, t))) + 1e-8);
                } else {
                    v[i] = 0.8 * v[i] - rate * slope;
                    expected[i] += kind == OptimizerKind::Sgd ? v[i] : 0.8 * v[i] - rate * slope;
                }
                ASSERT_NEAR(w[i], expected[i], 2e-5 * std::max(1.0, std::abs(expected[i])))
                    << int(kind) << " step " << t << " element " << i;
            }
        }
    }
}

TEST(Optimizer, DecaysWeightsOnlyAndAveragesStatistics)
{
    const ParameterRules rules = normRules();
    EXPECT_EQ(rules.trainableEnd(), 6 + 576 + 3U);
    EXPECT_EQ(rules.runs().size(), 4U);
    for (const OptimizerKind kind : kKinds) {
        const Optimizer optimizer({.kind = kind, .momentum = 0, .weightDecay = 0.5F}, rules);
        const std::size_t n = 6 + 576 + 3 + 6;
        std::vector<float> w(n, 2.0F), state(std::size_t(optimizer.stateArrays()) * n), g(n, 0.0F);
        for (std::size_t i = rules.trainableEnd(); i < n; ++i)
            g[i] = 40.0F; // statistic 10 of the batch, summed over 4 samples
        optimizer.update(0, w, state, g, {.learningRate = 0.1F, .rescale = 0.25F});
        for (std::size_t i = 0; i < n; ++i) {
            if (i >= rules.trainableEnd())
                EXPECT_FLOAT_EQ(w[i], 0.9F * 2 + 0.1F * 10) << i;
            else if (i >= 6 && i < 6 + 576)
                EXPECT_LT(w[i], 2.0F) << i;
            else
                EXPECT_EQ(w[i], 2.0F) << i;
        }
    }
}

TEST(Optimizer, AnySlicingGivesTheSameBits)
{
    for (const OptimizerKind kind : kKinds) {
        const Optimizer optimizer({.kind = kind, .weightDecay = 1e-3F}, normRules());
        const std::size_t n = 6 + 576 + 3 + 6, arrays = std::size_t(optimizer.stateArrays());
        std::vector<float> whole = ramp(n, 0.1F), wholeState(arrays * n), parts = whole;
        std::vector<std::vector<float>> partState;
        const std::size_t size = 37;
        for (std::size_t at = 0; at < n; at += size)
            partState.emplace_back(arrays * std::min(size, n - at));
        for (std::uint64_t t = 1; t <= 3; ++t) {
            const std::vector<float> g = ramp(n, 0.3F * float(t));
            const Update u{0.05F, 0.125F, t};
            optimizer.update(0, whole, wholeState, g, u);
            for (std::size_t at = 0; at < n; at += size) {
                const std::size_t count = std::min(size, n - at);
                optimizer.update(at, std::span(parts).subspan(at, count), partState[at / size],
                                 std::span(g).subspan(at, count), u);
            }
        }
        EXPECT_EQ(whole, parts);
    }
}

TEST(Optimizer, KnowsItsLimits)
{
    EXPECT_EQ(ParameterRules().trainableEnd(), std::numeric_limits<std::size_t>::max());
}
