// H6: how long each stage of a machine took until it joined a run.

#include "backend/cluster/plan/milestones.h"

#include <gtest/gtest.h>

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;

NodeTimeline lineOf(std::vector<std::pair<Milestone, std::chrono::seconds>> reached)
{
    NodeTimeline line{"worker-3", {}};
    const Timestamp begin(std::chrono::seconds(1'764'000'000));
    for (const auto &[milestone, after] : reached)
        line.reached.push_back({milestone, begin + after});
    return line;
}

TEST(JoinStages, AreThoseBetweenTheMilestonesOfAMachine)
{
    EXPECT_EQ(describeStages(lineOf({{Milestone::Requested, 0s},
                                     {Milestone::Pending, 2s},
                                     {Milestone::Running, 45s},
                                     {Milestone::Ssh, 65s},
                                     {Milestone::Checks, 70s},
                                     {Milestone::SetUp, 145s},
                                     {Milestone::Joined, 192s}})),
              "3 min 12 s in all: start 45.0 s, SSH 20.0 s, set-up 1 min 20 s, data and admission 47.0 s");
}

TEST(JoinStages, WhatIsNotKnownCountsForTheNextStage)
{
    // Started by others: its first milestone is that it runs.
    EXPECT_EQ(describeStages(lineOf({{Milestone::Running, 0s}, {Milestone::SetUp, 30s}, {Milestone::Joined, 40s}})),
              "40.0 s in all: set-up 30.0 s, data and admission 10.0 s");
    EXPECT_EQ(describeStages(lineOf({{Milestone::Requested, 0s}, {Milestone::Joined, 40s}})),
              "40.0 s in all: data and admission 40.0 s");
}

TEST(JoinStages, AreNotKnownBeforeItHasJoined)
{
    EXPECT_EQ(describeStages({}), "");
    EXPECT_EQ(describeStages(lineOf({{Milestone::Requested, 0s}, {Milestone::SetUp, 30s}})), "");
    EXPECT_EQ(describeStages(lineOf({{Milestone::Joined, 30s}})), "");
}

} // namespace
} // namespace trainyard::cluster
