#include "backend/runtime/input/shard_plan.h"

#include <cstdint>
#include <set>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/data/random.h"

using namespace trainyard;
using namespace trainyard::input;

namespace {

/// Consumes the first batches of each member.
/// \param done  [members], number of batches
/// \param used  [samples], uses of each sample, incremented
void use(const ShardPlan &plan, std::span<const std::int64_t> done, std::vector<int> &used)
{
    for (int member = 0; member < plan.members(); ++member) {
        const ShardSamples mine(plan, member);
        ASSERT_EQ(mine.batches(), plan.batches());
        for (std::int64_t b = 0; b < done[std::size_t(member)]; ++b) {
            ASSERT_EQ(std::int64_t(mine.batch(b).size()), plan.batchSize(member, b));
            for (const auto sample : mine.batch(b))
                ++used.at(std::size_t(sample));
        }
    }
}

} // namespace

class Plans : public testing::TestWithParam<std::tuple<int, int, int>> {};

TEST_P(Plans, UseEverySampleOnceAndHaveEqualBatches)
{
    const auto [count, members, batch] = GetParam();
    const ShardPlan plan({count, 1, 0}, members, batch);
    std::vector<int> used(std::size_t(count), 0);
    use(plan, std::vector<std::int64_t>(std::size_t(members), plan.batches()), used);
    EXPECT_THAT(used, testing::Each(1));
    for (int member = 0; member < members; ++member) {
        for (std::int64_t b = 0; b + 1 < plan.batches(); ++b)
            EXPECT_EQ(plan.batchSize(member, b), batch);
    }
}

INSTANTIATE_TEST_SUITE_P(Sizes, Plans,
                         testing::Values(std::tuple(12000, 3, 32), std::tuple(12000, 2, 48), std::tuple(1000, 7, 13),
                                         std::tuple(97, 4, 8), std::tuple(33, 4, 8), std::tuple(3, 4, 8),
                                         std::tuple(0, 2, 8), std::tuple(1, 1, 1)));

TEST(ShardPlan, AssignsTheRestToTheRemainingMembersWithoutLosingOrDoublingASample)
{
    data::Random random(11);
    for (int round = 0; round < 200; ++round) {
        const auto count = std::int64_t(random.below(3000));
        std::vector<int> used(std::size_t(count), 0);
        const EpochOrder order{count, 7, round};
        const auto planOf = [&](std::vector<SampleRange> left) {
            return ShardPlan(
                order, {std::move(left), 1 + int(random.below(6)), 1 + int(random.below(40)), random.below(2) == 0});
        };
        ShardPlan plan = planOf(count > 0 ? std::vector{order.whole()} : std::vector<SampleRange>());
        for (int change = 0; change < 4; ++change) { // members change; in asynchronous jobs their progress differs
            std::vector<std::int64_t> done;
            for (int member = 0; member < plan.members(); ++member)
                done.push_back(std::int64_t(random.below(std::uint64_t(plan.batches()) + 1)));
            use(plan, done, used);
            plan = planOf(plan.partition().remaining(done));
        }
        use(plan, std::vector<std::int64_t>(std::size_t(plan.members()), plan.batches()), used);
        ASSERT_THAT(used, testing::Each(1)) << "round " << round;
    }
}

TEST(ShardPlan, ShufflesIdenticallyEverywhereAndDifferentlyEachEpoch)
{
    const auto first = [](std::int64_t epoch) { return ShardSamples(ShardPlan({1000, 7, epoch}, 2, 100), 0).batch(0); };
    EXPECT_EQ(first(3), first(3));
    EXPECT_NE(first(3), first(4));
    const ShardSamples plain(ShardPlan({10, 1, 0, false}, 2, 3), 1);
    EXPECT_THAT(plain.batch(0), testing::ElementsAre(5, 6, 7));
    EXPECT_THAT(plain.batch(1), testing::ElementsAre(8, 9));
    const ShardSamples inStep(ShardPlan({10, 1, 0, false}, {{{0, 10}}, 2, 6, true}), 1);
    EXPECT_THAT(inStep.batch(0), testing::ElementsAre(3, 4, 5));
    EXPECT_THAT(inStep.batch(1), testing::ElementsAre(8, 9));
    // Fixed values: all libraries and compilers must assign the same samples.
    EXPECT_THAT(ShardSamples(ShardPlan({8, 42, 0}, 1, 8), 0).batch(0), testing::ElementsAre(4, 0, 2, 6, 1, 5, 7, 3));
}

TEST(Permutation, HasEveryPositionOnceAndNoPreference)
{
    for (const std::int64_t n : {1, 2, 3, 4, 5, 8, 97, 1000, 4097}) {
        const Permutation order(n, 3);
        std::vector<int> used(std::size_t(n), 0);
        for (std::int64_t at = 0; at < n; ++at)
            ++used.at(std::size_t(order.at(at)));
        EXPECT_THAT(used, testing::Each(1)) << n;
    }
    std::vector<int> first(10, 0);
    for (std::int64_t epoch = 0; epoch < 1000; ++epoch)
        ++first.at(std::size_t(EpochOrder{10, 7, epoch}.permutation().at(0)));
    EXPECT_THAT(first, testing::Each(testing::AllOf(testing::Ge(70), testing::Le(130))));
}

/// A boundary must not draw a whole epoch: with 10^12 samples that would be 8 TB on every member.
TEST(ShardPlan, CostsNothingWhateverTheSizeOfTheSet)
{
    const std::int64_t samples = 1'000'000'000'000;
    const ShardPlan plan({samples, 1, 0}, {{{0, samples}}, 4, 1024, true});
    const ShardSamples mine(plan, 3);
    EXPECT_EQ(mine.batches(), plan.batches());
    const auto batch = mine.batch(plan.batches() / 2);
    ASSERT_EQ(batch.size(), 256u);
    EXPECT_EQ(std::set(batch.begin(), batch.end()).size(), 256u);
    EXPECT_THAT(batch, testing::Each(testing::AllOf(testing::Ge(0), testing::Lt(samples))));
}

TEST(ShardPlan, PartsDoNotOverflow)
{
    const std::int64_t large = 9'000'000'000'000'000'000;
    EXPECT_EQ(partOf(large, 512, 511).end, large);
    EXPECT_EQ(partOf(10, 3, 1), (SampleRange{3, 6}));
    const ShardPlan plan({large, 1, 0}, 512, 1 << 20);
    EXPECT_EQ(plan.partition().batchRanges(plan.batches() - 1, 511).back().end, large);
}
