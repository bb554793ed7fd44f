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

} // namespace
} // namespace trainyard::protocol
