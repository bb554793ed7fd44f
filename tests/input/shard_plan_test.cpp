#include "backend/runtime/input/shard_plan.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/data/random.h"

using namespace trainyard;
using namespace trainyard::input;

namespace {

/// Uses batches of a plan; `done` of each member. Counts how often each sample of the set was used.
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
    EXPECT_TRUE(plan.remainingAfter(plan.batches()).empty());
    std::int64_t end = 0;
    for (int member = 0; member < members; ++member) {
        for (std::int64_t b = 0; b + 1 < plan.batches(); ++b)
            EXPECT_EQ(plan.batchSize(member, b), batch);
        for (const SampleRange &range : plan.part(member)) {
            EXPECT_EQ(range.begin, end);
            end = range.end;
        }
    }
    EXPECT_EQ(end, count);
}

INSTANTIATE_TEST_SUITE_P(Sizes, Plans,
                         testing::Values(std::tuple(12000, 3, 32), std::tuple(12000, 2, 48), std::tuple(1000, 7, 13),
                                         std::tuple(97, 4, 8), std::tuple(33, 4, 8), std::tuple(3, 4, 8),
                                         std::tuple(0, 2, 8), std::tuple(1, 1, 1)));

TEST(ShardPlan, DealsTheRestToWhoeverIsLeftWithoutLosingOrDoublingASample)
{
    data::Random random(11);
    for (int round = 0; round < 200; ++round) {
        const auto count = std::int64_t(random.below(3000));
        std::vector<int> used(std::size_t(count), 0);
        const EpochOrder order{count, 7, round};
        ShardPlan plan(order, 1 + int(random.below(6)), 1 + int(random.below(40)));
        for (int change = 0; change < 4;
             ++change) { // members come and go; in asynchronous jobs they are not equally far
            std::vector<std::int64_t> done;
            for (int member = 0; member < plan.members(); ++member)
                done.push_back(std::int64_t(random.below(std::uint64_t(plan.batches()) + 1)));
            use(plan, done, used);
            plan = ShardPlan(order, plan.remainingAfter(done), 1 + int(random.below(6)), 1 + int(random.below(40)));
        }
        use(plan, std::vector<std::int64_t>(std::size_t(plan.members()), plan.batches()), used);
        ASSERT_THAT(used, testing::Each(1)) << "round " << round;
    }
}

TEST(ShardPlan, DescribesTheRest)
{
    const ShardPlan plan({100, 1, 0}, 2, 10);
    EXPECT_THAT(plan.remainingAfter(2), testing::ElementsAre(SampleRange{20, 50}, SampleRange{70, 100}));
    EXPECT_THAT(plan.remainingAfter(std::vector<std::int64_t>{5, 1}), testing::ElementsAre(SampleRange{60, 100}));
    EXPECT_THAT(plan.remainingAfter(0), testing::ElementsAre(SampleRange{0, 100}));
    const ShardPlan next(plan.order(), plan.remainingAfter(2), 3, 10);
    EXPECT_EQ(next.samples(), 60);
    EXPECT_EQ(next.batches(), 2);
    EXPECT_THAT(next.part(1), testing::ElementsAre(SampleRange{40, 50}, SampleRange{70, 80}));
}

TEST(ShardPlan, LeavesOutWhatCannotBeDealt)
{
    const std::vector<SampleRange> odd{{-5, 3}, {2, 4}, {9, 7}, {8, 20}};
    const ShardPlan plan({10, 1, 0}, odd, 0, 0);
    EXPECT_THAT(plan.remaining(), testing::ElementsAre(SampleRange{0, 3}, SampleRange{3, 4}, SampleRange{8, 10}));
    EXPECT_EQ(plan.members(), 1);
    EXPECT_EQ(plan.batches(), 6);
}

TEST(ShardPlan, ShufflesAlikeEverywhereAndAnewEachEpoch)
{
    const auto first = [](std::int64_t epoch) {
        const ShardSamples samples(ShardPlan({1000, 7, epoch}, 2, 100), 0);
        return std::vector(samples.batch(0).begin(), samples.batch(0).end());
    };
    EXPECT_EQ(first(3), first(3));
    EXPECT_NE(first(3), first(4));
    const ShardSamples plain(ShardPlan({10, 1, 0, false}, 2, 3), 1);
    EXPECT_THAT(plain.batch(0), testing::ElementsAre(5, 6, 7));
    EXPECT_THAT(plain.batch(1), testing::ElementsAre(8, 9));
    // The values are fixed: another library or compiler must not deal other samples than its peers do.
    EXPECT_THAT(ShardSamples(ShardPlan({8, 42, 0}, 1, 8), 0).batch(0), testing::ElementsAre(5, 7, 4, 0, 1, 6, 2, 3));
}

TEST(ShardPlan, PartsDoNotOverflow)
{
    const std::int64_t large = 9'000'000'000'000'000'000;
    EXPECT_EQ(partOf(large, 512, 511).end, large);
    EXPECT_EQ(partOf(10, 3, 1), (SampleRange{3, 6}));
    const ShardPlan plan({large, 1, 0}, 512, 1 << 20);
    EXPECT_EQ(plan.part(511).back().end, large);
}
