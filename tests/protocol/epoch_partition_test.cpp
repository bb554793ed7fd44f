#include "backend/protocol/epoch_partition.h"

#include <map>
#include <random>

#include <gmock/gmock.h>

namespace trainyard::protocol {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::int64_t count(const std::vector<Range> &ranges)
{
    std::int64_t sum = 0;
    for (const Range &range : ranges)
        sum += range.size();
    return sum;
}

TEST(EpochPartition, SharesTheSamplesOfAStepWhateverTheNumberOfMembers)
{
    for (const int parts : {1, 2, 3, 7}) {
        const EpochPartition partition{{{0, 100}}, parts, 32, true};
        ASSERT_EQ(partition.steps(), 4);
        std::int64_t at = 0;
        for (int step = 0; step < 4; ++step) {
            for (int i = 0; i < parts; ++i) {
                EXPECT_LE(partition.batchSize(step, i), partition.batch());
                for (const Range &range : partition.batchRanges(step, i)) {
                    EXPECT_EQ(range.begin, at);
                    at = range.end;
                }
            }
            EXPECT_EQ(at, std::min(100, 32 * (step + 1)));
        }
    }
}

TEST(EpochPartition, ReturnsWhatTheDeadDidNotDo)
{
    const EpochPartition partition{{{0, 40}}, 2, 8, true};
    const std::int64_t evenly[] = {2, 2}, dead[] = {4, 2}, all[] = {5, 5};
    EXPECT_THAT(partition.remaining(evenly), ElementsAre(Range{16, 40}));
    EXPECT_THAT(partition.remaining(dead), ElementsAre(Range{20, 24}, Range{28, 40}));
    EXPECT_THAT(partition.remaining(all), IsEmpty());
    const EpochPartition apart{{{0, 40}}, 2, 8, false};
    EXPECT_THAT(apart.remaining(dead), ElementsAre(Range{16, 20}, Range{28, 40}));
}

/// Members die and join, and assignments are truncated, at random steps: an epoch uses every position exactly once.
TEST(EpochPartition, LosesAndDoublesNothingOverManyPartitions)
{
    for (unsigned seed = 0; seed < 200; ++seed) {
        std::mt19937 random(seed);
        std::map<std::int64_t, int> used;
        const std::int64_t samples = 1 + random() % 500;
        std::vector<Range> left{{0, samples}};
        while (!left.empty()) {
            const EpochPartition partition{left, 1 + int(random() % 5), 1 + int(random() % 40), random() % 2 == 0};
            ASSERT_TRUE(isValid(partition));
            std::vector<std::int64_t> done;
            const std::int64_t cut = 1 + std::int64_t(random() % std::uint64_t(partition.steps()));
            for (int i = 0; i < partition.parts; ++i) {
                done.push_back(random() % 3 == 0 ? std::int64_t(random() % std::uint64_t(cut + 1)) : cut);
                for (std::int64_t step = 0; step < done.back(); ++step) {
                    for (const Range &range : partition.batchRanges(step, i)) {
                        for (std::int64_t at = range.begin; at < range.end; ++at)
                            ++used[at];
                    }
                }
            }
            const std::int64_t before = partition.samples();
            left = partition.remaining(done);
            ASSERT_EQ(std::int64_t(used.size()) + count(left), samples) << "seed " << seed << " before " << before;
        }
        for (const auto &[at, times] : used)
            ASSERT_EQ(times, 1) << "position " << at << ", seed " << seed;
    }
}

TEST(EpochPartition, EveryMemberHasTheSameNumberOfSteps)
{
    const EpochPartition partition{{{0, 33}}, 4, 32, false};
    EXPECT_EQ(partition.batch(), 8);
    EXPECT_EQ(partition.steps(), 2);
    EXPECT_EQ(partition.batchSize(1, 3), 1);
    EXPECT_EQ(partition.batchSize(1, 0), 0);
    EXPECT_EQ((EpochPartition{{}, 2, 8, true}).steps(), 0);
}

TEST(EpochPartition, AMemberFarBehindCausesNoLongListOfRanges)
{
    const EpochPartition partition{{{0, 1'000'000}}, 2, 4, true};
    const std::vector<std::int64_t> done{10, 200'000};
    EXPECT_THAT(partition.remaining(done), ElementsAre(Range{40, 1'000'000}));
}

/// 1,024 workers in dist_async, each at its own speed, and a change after the other.
TEST(EpochPartition, ManyChangesCauseNoLongListOfRanges)
{
    std::mt19937 random(1);
    const std::int64_t samples = 10'000'000;
    std::vector<Range> left{{0, samples}};
    std::int64_t used = 0;
    for (int change = 0; change < 14; ++change) {
        const EpochPartition partition{left, 1024, 16 * 1024, false};
        ASSERT_TRUE(isValid(partition));
        std::vector<std::int64_t> done;
        for (int i = 0; i < partition.parts; ++i) {
            done.push_back(std::int64_t(random() % std::uint64_t(partition.steps())) / 8);
            for (std::int64_t step = 0; step < done.back(); ++step)
                used += partition.batchSize(step, i);
        }
        left = partition.remaining(done);
        ASSERT_LE(left.size(), EpochPartition::kMostRanges);
        ASSERT_GE(used + count(left), samples) << "no sample is left out";
        EXPECT_LE(used + count(left), samples + samples / 100) << "few are used again";
    }
    EXPECT_EQ(left.size(), EpochPartition::kMostRanges);
}

TEST(EpochPartition, IsSoundOnlyInOrder)
{
    EXPECT_TRUE(isValid(EpochPartition{{{0, 4}, {6, 7}}, 1, 1, true}));
    EXPECT_FALSE(isValid(EpochPartition{{{0, 4}, {3, 7}}, 1, 1, true}));
    EXPECT_FALSE(isValid(EpochPartition{{{4, 4}}, 1, 1, true}));
    EXPECT_FALSE(isValid(EpochPartition{{{-1, 4}}, 1, 1, true}));
    EXPECT_FALSE(isValid(EpochPartition{{}, 0, 1, true}));
}

} // namespace
} // namespace trainyard::protocol
