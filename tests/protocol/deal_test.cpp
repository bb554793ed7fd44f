#include "backend/protocol/deal.h"

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

TEST(Deal, SharesTheSamplesOfAStepWhateverTheNumberOfMembers)
{
    for (const int parts : {1, 2, 3, 7}) {
        const Deal deal{{{0, 100}}, parts, 32, true};
        ASSERT_EQ(deal.steps(), 4);
        std::int64_t at = 0;
        for (int step = 0; step < 4; ++step) {
            for (int i = 0; i < parts; ++i) {
                EXPECT_LE(deal.blockSize(step, i), deal.batch());
                for (const Range &range : deal.block(step, i)) {
                    EXPECT_EQ(range.begin, at);
                    at = range.end;
                }
            }
            EXPECT_EQ(at, std::min(100, 32 * (step + 1)));
        }
    }
}

TEST(Deal, ReturnsWhatTheDeadDidNotDo)
{
    const Deal deal{{{0, 40}}, 2, 8, true};
    const std::int64_t evenly[] = {2, 2}, dead[] = {4, 2}, all[] = {5, 5};
    EXPECT_THAT(deal.remaining(evenly), ElementsAre(Range{16, 40}));
    EXPECT_THAT(deal.remaining(dead), ElementsAre(Range{20, 24}, Range{28, 40}));
    EXPECT_THAT(deal.remaining(all), IsEmpty());
    const Deal apart{{{0, 40}}, 2, 8, false};
    EXPECT_THAT(apart.remaining(dead), ElementsAre(Range{16, 20}, Range{28, 40}));
}

/// Members die, come and are cut at random steps: over the epoch every position is used once.
TEST(Deal, LosesAndDoublesNothingOverManyDeals)
{
    for (unsigned seed = 0; seed < 200; ++seed) {
        std::mt19937 random(seed);
        std::map<std::int64_t, int> used;
        const std::int64_t samples = 1 + random() % 500;
        std::vector<Range> left{{0, samples}};
        while (!left.empty()) {
            const Deal deal{left, 1 + int(random() % 5), 1 + int(random() % 40), random() % 2 == 0};
            ASSERT_TRUE(isSound(deal));
            std::vector<std::int64_t> done;
            const std::int64_t cut = 1 + std::int64_t(random() % std::uint64_t(deal.steps()));
            for (int i = 0; i < deal.parts; ++i) {
                done.push_back(random() % 3 == 0 ? std::int64_t(random() % std::uint64_t(cut + 1)) : cut);
                for (std::int64_t step = 0; step < done.back(); ++step) {
                    for (const Range &range : deal.block(step, i)) {
                        for (std::int64_t at = range.begin; at < range.end; ++at)
                            ++used[at];
                    }
                }
            }
            const std::int64_t before = deal.samples();
            left = deal.remaining(done);
            ASSERT_EQ(std::int64_t(used.size()) + count(left), samples) << "seed " << seed << " before " << before;
        }
        for (const auto &[at, times] : used)
            ASSERT_EQ(times, 1) << "position " << at << ", seed " << seed;
    }
}

TEST(Deal, EveryMemberHasTheSameNumberOfSteps)
{
    const Deal deal{{{0, 33}}, 4, 32, false};
    EXPECT_EQ(deal.batch(), 8);
    EXPECT_EQ(deal.steps(), 2);
    EXPECT_EQ(deal.blockSize(1, 3), 1);
    EXPECT_EQ(deal.blockSize(1, 0), 0);
    EXPECT_EQ((Deal{{}, 2, 8, true}).steps(), 0);
}

TEST(Deal, ThatSomebodyWasFarBehindInMakesNoLongListOfRanges)
{
    const Deal deal{{{0, 1'000'000}}, 2, 4, true};
    const std::vector<std::int64_t> done{10, 200'000};
    EXPECT_THAT(deal.remaining(done), ElementsAre(Range{40, 1'000'000}));
}

TEST(Deal, IsSoundOnlyInOrder)
{
    EXPECT_TRUE(isSound(Deal{{{0, 4}, {6, 7}}, 1, 1, true}));
    EXPECT_FALSE(isSound(Deal{{{0, 4}, {3, 7}}, 1, 1, true}));
    EXPECT_FALSE(isSound(Deal{{{4, 4}}, 1, 1, true}));
    EXPECT_FALSE(isSound(Deal{{{-1, 4}}, 1, 1, true}));
    EXPECT_FALSE(isSound(Deal{{}, 0, 1, true}));
}

} // namespace
} // namespace trainyard::protocol
