#include "backend/runtime/nn/cpu/cpu_plan.h"

#include <algorithm>
#include <random>

#include <gtest/gtest.h>

#include "backend/protocol/job/model_names.h"
#include "backend/runtime/nn/models.h"

using namespace trainyard::nn;

namespace {

std::size_t count(const CpuPlan &plan, LayerKind kind)
{
    return std::size_t(std::ranges::count(plan.ops, kind, &CpuPlan::Op::kind));
}

} // namespace

TEST(CpuPlan, AResnetIsConvolutionsOnly)
{
    const auto plan = CpuPlan::of(*modelNamed("cifar-resnet-20-32x32"), true, nullptr);
    ASSERT_TRUE(plan);
    EXPECT_EQ(count(*plan, LayerKind::Convolution), 1 + 9 * 2 + 3U);
    EXPECT_EQ(plan->ops.size(),
              1 + 9 * 2 + 3 + 2U); // plus average and dense layer; norms, ReLUs and additions are fused
    EXPECT_EQ(plan->fusedNorms.size(), 1 + 9 * 2 + 1U);
    const auto added =
        std::ranges::count_if(plan->ops, [](const CpuPlan::Op &op) { return op.addend != CpuPlan::kNone; });
    EXPECT_EQ(added, 9);
}

TEST(CpuPlan, StoresANormThatAnotherThreadReads)
{
    const Model model{"m",
                      {4, 4, 3},
                      {{.kind = LayerKind::Convolution, .name = "a", .outputs = 16, .kernel = 1},
                       {.kind = LayerKind::BatchNorm, .name = "b"},
                       {.kind = LayerKind::Dense, .name = "c", .outputs = 2}}};
    const auto plan = CpuPlan::of(model, true, nullptr);
    ASSERT_TRUE(plan);
    EXPECT_EQ(count(*plan, LayerKind::BatchNorm), 1U);
}

TEST(CpuPlan, GradientsAreWrittenBeforeTheyAreAddedTo)
{
    for (const std::string &name : trainyard::protocol::modelNames())
        for (const bool training : {true, false}) {
            const auto plan = CpuPlan::of(*modelNamed(name), training, nullptr);
            ASSERT_TRUE(plan);
            for (const auto &buffer : plan->buffers)
                EXPECT_LE(buffer.first, buffer.last) << name;
            if (!training)
                continue;
            std::vector<bool> written(plan->buffers.size(), false);
            written[std::size_t(plan->lossGradient)] = true;
            for (auto op = plan->ops.rbegin(); op != plan->ops.rend(); ++op) {
                ASSERT_NE(op->gradient, CpuPlan::kNone) << name;
                EXPECT_TRUE(written[std::size_t(op->gradient)]) << name;
                if (op->sourceGradient == CpuPlan::kNone)
                    continue;
                EXPECT_EQ(written[std::size_t(op->sourceGradient)], op->sourceWritten) << name;
                written[std::size_t(op->sourceGradient)] = true;
            }
        }
}

TEST(PlaceBuffers, NeverOverlapsWhatIsNeededAtTheSameTime)
{
    std::mt19937 random(1);
    for (int round = 0; round < 50; ++round) {
        std::vector<CpuPlan::Buffer> buffers(30);
        std::vector<std::size_t> sizes, offsets;
        std::size_t sum = 0;
        for (auto &b : buffers) {
            b.first = int(random() % 40);
            b.last = b.first + int(random() % 10);
            sizes.push_back(1 + random() % 1000);
            sum += (sizes.back() + 63) / 64 * 64;
        }
        const std::size_t all = placeBuffers(buffers, sizes, 64, offsets);
        EXPECT_LT(all, sum); // some memory is shared
        for (std::size_t a = 0; a < buffers.size(); ++a) {
            EXPECT_EQ(offsets[a] % 64, 0U);
            EXPECT_LE(offsets[a] + sizes[a], all);
            for (std::size_t b = 0; b < a; ++b)
                if (buffers[a].first <= buffers[b].last && buffers[b].first <= buffers[a].last) {
                    EXPECT_TRUE(offsets[a] + sizes[a] <= offsets[b] || offsets[b] + sizes[b] <= offsets[a]);
                }
        }
    }
}
