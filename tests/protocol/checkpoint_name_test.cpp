#include "backend/protocol/checkpoint_name.h"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

namespace trainyard::protocol {
namespace {

TEST(CheckpointNames, AreReadAsTheyAreWrittenAndSortByTrainingTime)
{
    const std::vector<CheckpointName> ordered{{0}, {0, 3}, {7}, {7, 812}, {7, 813}, {123'456'789}};
    std::vector<std::string> names;
    for (const CheckpointName &name : ordered) {
        names.push_back(fileNameOf(name));
        EXPECT_EQ(checkpointNameOf(names.back()), name);
    }
    EXPECT_EQ(names[2], "checkpoint-000007.safetensors");
    EXPECT_EQ(names[3], "checkpoint-000007-step-000000812.safetensors");
    EXPECT_TRUE(std::ranges::is_sorted(ordered));
}

TEST(CheckpointNames, OfOtherFilesAreNone)
{
    for (const char *other :
         {"", "checkpoint-.safetensors", "checkpoint-7.safetensors", "checkpoint-0000007.safetensors",
          "checkpoint--00007.safetensors", "checkpoint-00000x.safetensors", "checkpoint-000007.safetensors.part",
          "../checkpoint-000007.safetensors", "x/checkpoint-000007.safetensors", "checkpoint-000007-step-.safetensors",
          "checkpoint-000007-step-7.safetensors", "checkpoint-000007-step-000000007-step-000000007.safetensors",
          "checkpoint-safetensors", "checkpoint-000007"})
        EXPECT_FALSE(checkpointNameOf(other)) << other;
}

TEST(CheckpointNames, TheNewestAndTheBestAreKept)
{
    using Names = std::vector<CheckpointName>;
    const Names all{{4}, {1}, {2}, {5}, {3}, {3}};
    EXPECT_EQ(outdatedCheckpoints(all, 2, {}), (Names{{1}, {2}, {3}}));
    EXPECT_EQ(outdatedCheckpoints(all, 2, {.best = 2}), (Names{{1}, {3}}));
    EXPECT_EQ(outdatedCheckpoints(all, 2, {.best = 5}), (Names{{1}, {2}, {3}}));
    EXPECT_EQ(outdatedCheckpoints(all, 1, {.best = 4, .since = 2}), (Names{{3}})) << "of an earlier start";
    EXPECT_EQ(outdatedCheckpoints(all, 0, {}), Names()) << "all";
    EXPECT_EQ(outdatedCheckpoints(all, 9, {}), Names());
    EXPECT_EQ(outdatedCheckpoints({}, 1, {}), Names());
}

TEST(CheckpointNames, WithinAnEpochOnlyTheNewestIsKept)
{
    using Names = std::vector<CheckpointName>;
    EXPECT_EQ(outdatedCheckpoints({{1}, {1, 30}, {1, 40}}, 3, {}), (Names{{1, 30}}));
    EXPECT_EQ(outdatedCheckpoints({{1}, {1, 30}, {2}}, 0, {}), (Names{{1, 30}}));
    EXPECT_EQ(outdatedCheckpoints({{1}, {2}, {2, 50}}, 2, {}), Names()) << "it takes no place of another one";
}

} // namespace
} // namespace trainyard::protocol
