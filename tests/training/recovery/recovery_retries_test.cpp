// Attempts to continue a run while the network fails: how many, how often, and what they may cost.
#include <gtest/gtest.h>

#include "backend/training/recovery/head_loss.h"
#include "backend/training/recovery/recovery_retries_internal.h"

namespace trainyard::training {
namespace {

using namespace std::chrono_literals;

const Error kNoNetwork{ErrorCode::Unreachable, "ssh:head", "no route to host"};

Recovery actionAfter(const RecoveryRetries &retries, bool machineGone = false)
{
    HeadLoss loss;
    loss.machineGone = machineGone;
    loss.epochs = 10;
    loss.checkpoint = {{3, std::nullopt}, 300};
    loss.fruitless = retries.fruitless();
    return planRecovery(loss).action;
}

TEST(RecoveryRetries, AnOutageOfTheNetworkNeitherEndsTheRunNorFillsTheNight)
{
    RecoveryRetries retries;
    auto last = 0ms, waited = 0ms;
    int attempts = 0;
    for (; waited < 10h; ++attempts) {
        EXPECT_EQ(actionAfter(retries), Recovery::Resume);
        retries.begin();
        retries.failed(kNoNetwork, false);
        const auto pause = retries.nextPause();
        EXPECT_GT(pause, last / 2) << "longer each time, but for the jitter";
        EXPECT_LE(pause, RecoveryRetries::kLongestPause);
        last = pause;
        waited += pause;
    }
    EXPECT_GE(attempts, 600);
    EXPECT_LE(attempts, 700) << "about one in a minute";
}

TEST(RecoveryRetries, TheFirstPausesAreShortAgainAfterASuccess)
{
    RecoveryRetries retries;
    for (int i = 0; i < 20; ++i)
        (void)retries.nextPause();
    EXPECT_GT(retries.nextPause(), 50s);
    retries.succeeded();
    EXPECT_LT(retries.nextPause(), 3s);
}

TEST(RecoveryRetries, MachinesAreNotLaunchedWithoutALimit)
{
    RecoveryRetries retries;
    for (int i = 0; i < RecoveryPlan::kMostFruitless; ++i) {
        EXPECT_EQ(actionAfter(retries, true), Recovery::Resume);
        retries.begin();
        retries.failed(kNoNetwork, true);
    }
    EXPECT_EQ(actionAfter(retries, true), Recovery::None);
}

TEST(RecoveryRetries, AnotherProgramThatAddsMachinesIsWaitedFor)
{
    RecoveryRetries retries;
    for (int i = 0; i < 5 * RecoveryPlan::kMostFruitless; ++i) {
        EXPECT_EQ(actionAfter(retries, true), Recovery::Resume);
        retries.begin();
        retries.failed({ErrorCode::Busy, "cluster demo", "another program adds workers to it"}, true);
    }
}

TEST(RecoveryRetries, ProcessesThatFailAreNotStartedWithoutALimit)
{
    RecoveryRetries retries;
    for (int i = 0; i < RecoveryPlan::kMostFruitless; ++i) {
        EXPECT_EQ(actionAfter(retries), Recovery::Resume);
        retries.begin();
        retries.failed({ErrorCode::ServiceFailure, "agent", "it is busy"}, false);
    }
    EXPECT_EQ(actionAfter(retries), Recovery::None);
    retries.trained();
    EXPECT_EQ(actionAfter(retries), Recovery::Resume);
}

TEST(RecoveryRetries, RestartsAfterWhichNoStepIsTrainedAreLimited)
{
    RecoveryRetries retries;
    for (int i = 0; i < RecoveryPlan::kMostFruitless; ++i) {
        retries.begin();
        retries.succeeded();
    }
    EXPECT_EQ(actionAfter(retries), Recovery::None);
}

} // namespace
} // namespace trainyard::training
