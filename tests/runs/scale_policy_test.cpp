#include "backend/runs/scale_policy.h"

#include <gtest/gtest.h>

using namespace trainyard::runs;

namespace {

/// 36,000 remaining samples at 10 samples/s per worker: an hour with one worker. A worker costs 1 USD/h, the head
/// 0.50 USD/h.
ScaleFacts hourOfWork(int workers)
{
    ScaleFacts facts;
    facts.workers = workers;
    facts.remainingSamples = 36000;
    facts.throughputs = {{workers, 10.0 * workers}};
    facts.usdPerHourWorker = 1;
    facts.usdPerHourRest = 0.5;
    facts.joinSeconds = 60;
    return facts;
}

ScaleGoal upTo(int most)
{
    ScaleGoal goal;
    goal.most = most;
    return goal;
}

} // namespace

// H25: an automatic scale policy by throughput per dollar, deadline and budget.

TEST(ScalingLaw, OneSizeScalesAsItShould)
{
    const Throughput throughputs[] = {{2, 100}};
    const auto law = ScalingLaw::fit(throughputs);
    ASSERT_TRUE(law);
    EXPECT_FALSE(law->measured());
    EXPECT_DOUBLE_EQ(law->samplesPerSecond(4), 200);
}

TEST(ScalingLaw, SeveralSizesShowWhatCannotBeDivided)
{
    // A sample costs 8 ms / workers + 2 ms.
    const Throughput throughputs[] = {{1, 100}, {2, 1 / 0.006}, {4, 250}};
    const auto law = ScalingLaw::fit(throughputs);
    ASSERT_TRUE(law && law->measured());
    EXPECT_NEAR(law->samplesPerSecond(8), 1 / 0.003, 1e-6);
    EXPECT_NEAR(law->samplesPerSecond(1000), 1 / 0.002008, 1e-6);
}

TEST(ScalingLaw, NoPartIsNegative)
{
    const Throughput better[] = {{1, 100}, {2, 250}}; // superlinear: caches, noise
    EXPECT_LE(ScalingLaw::fit(better)->samplesPerSecond(1000), 1000 * 125.0);
    const Throughput slower[] = {{1, 100}, {2, 80}}; // slower with more workers: the network is saturated
    EXPECT_NEAR(ScalingLaw::fit(slower)->samplesPerSecond(50), ScalingLaw::fit(slower)->samplesPerSecond(1), 1e-9);
    const Throughput nothing[] = {{0, 100}, {2, 0}, {2, -1}};
    EXPECT_FALSE(ScalingLaw::fit(nothing));
    EXPECT_FALSE(ScalingLaw::fit({}));
}

TEST(ScalePolicy, HasNoValueBeforeThisSizeIsMeasured)
{
    ScaleFacts facts = hourOfWork(2);
    facts.workers = 3; // a worker has just joined
    const auto advice = advise(facts, upTo(8));
    EXPECT_EQ(advice.reason, ScaleReason::Unknown);
    EXPECT_FALSE(advice.change());
}

TEST(ScalePolicy, ALateRunGetsTheCheapestNumberThatIsInTime)
{
    ScaleGoal goal = upTo(8);
    goal.seconds = 2000; // one worker takes 3,600 s
    ScaleFacts facts = hourOfWork(1);
    facts.throughputs.push_back({2, 20});
    const auto advice = advise(facts, goal);
    EXPECT_EQ(advice.reason, ScaleReason::TooSlow);
    EXPECT_TRUE(advice.reachable);
    EXPECT_DOUBLE_EQ(advice.now.seconds, 3600);
    // Two take 60 s + 35,400 / 20 = 1,830 s: in time, with a margin. More would be cheaper because of the head's costs.
    EXPECT_GE(advice.advised.workers, 2);
    EXPECT_LE(advice.advised.seconds, 1900);
    for (int n = 1; n <= 8; ++n) {
        ScaleFacts other = facts;
        other.remainingSamples = facts.remainingSamples;
        const double seconds = n == 1 ? 3600 : 60 + (36000 - 600) / (10.0 * n);
        const double usd = seconds / 3600 * (0.5 + n);
        EXPECT_TRUE(seconds > 1900 || advice.advised.usd <= usd + 1e-9) << n;
    }
}

TEST(ScalePolicy, OneMeasuredSizeDoublesAtMost)
{
    ScaleGoal goal = upTo(64);
    goal.seconds = 400;
    const auto advice = advise(hourOfWork(2), goal);
    EXPECT_EQ(advice.reason, ScaleReason::TooSlow);
    EXPECT_EQ(advice.advised.workers, 4);
    EXPECT_TRUE(advice.guessed);
    EXPECT_FALSE(advice.reachable); // with four workers; the next advice may find that eight suffice
}

TEST(ScalePolicy, ARunThatScalesBadlyIsNotGrownForNothing)
{
    ScaleFacts facts = hourOfWork(2);
    facts.throughputs = {{1, 19}, {2, 20}};
    ScaleGoal goal = upTo(8);
    goal.seconds = 600;
    const auto advice = advise(facts, goal);
    EXPECT_EQ(advice.reason, ScaleReason::TooSlow);
    EXPECT_FALSE(advice.reachable);
    EXPECT_FALSE(advice.change());
}

TEST(ScalePolicy, ABudgetAloneBuysSpeed)
{
    ScaleGoal goal = upTo(6);
    goal.usd = 1.4; // one worker: $1.50; six: 650 s and $1.17
    ScaleFacts facts = hourOfWork(1);
    facts.throughputs.push_back({2, 20});
    const auto advice = advise(facts, goal);
    EXPECT_EQ(advice.reason, ScaleReason::TooExpensive);
    EXPECT_EQ(advice.advised.workers, 6);
    EXPECT_LE(advice.advised.usd, 1.4);
}

TEST(ScalePolicy, ABudgetThatNothingMeetsSelectsTheCheapest)
{
    ScaleFacts facts = hourOfWork(4);
    facts.throughputs = {{1, 10}, {4, 12}}; // four are hardly faster than one
    ScaleGoal goal = upTo(8);
    goal.usd = 0.5;
    const auto advice = advise(facts, goal);
    EXPECT_EQ(advice.reason, ScaleReason::TooExpensive);
    EXPECT_FALSE(advice.reachable);
    EXPECT_EQ(advice.advised.workers, 1);
}

TEST(ScalePolicy, WithoutAGoalTheMostSamplesPerDollar)
{
    ScaleFacts facts = hourOfWork(4);
    facts.throughputs = {{1, 10}, {4, 12}};
    const auto advice = advise(facts, upTo(8));
    EXPECT_EQ(advice.reason, ScaleReason::Better);
    EXPECT_EQ(advice.advised.workers, 1);
    EXPECT_LT(advice.advised.usd, 0.9 * advice.now.usd);
}

TEST(ScalePolicy, WhatCostsNothingIsLeftAlone)
{
    ScaleFacts facts = hourOfWork(2);
    facts.usdPerHourWorker = facts.usdPerHourRest = 0; // the local cloud
    const auto advice = advise(facts, upTo(8));
    EXPECT_EQ(advice.reason, ScaleReason::Fits);
    EXPECT_FALSE(advice.change());
}

TEST(ScalePolicy, SmallGainsChangeNothing)
{
    ScaleGoal goal = upTo(8);
    goal.seconds = 4000;
    ScaleFacts facts = hourOfWork(1);
    facts.usdPerHourRest = 0; // then all sizes cost the same
    facts.throughputs.push_back({2, 20});
    const auto advice = advise(facts, goal);
    EXPECT_EQ(advice.reason, ScaleReason::Fits);
    EXPECT_FALSE(advice.change());
}

TEST(ScalePolicy, TheEndIsNotDisturbed)
{
    ScaleFacts facts = hourOfWork(1);
    facts.remainingSamples = 1000; // 100 s; a machine needs 60 s to start
    ScaleGoal goal = upTo(8);
    goal.seconds = 50;
    const auto advice = advise(facts, goal);
    EXPECT_EQ(advice.reason, ScaleReason::AlmostDone);
    EXPECT_FALSE(advice.change());
    EXPECT_FALSE(advice.reachable);
}

TEST(ScalePolicy, StaysBetweenLeastAndMost)
{
    ScaleFacts facts = hourOfWork(6);
    facts.throughputs = {{1, 10}, {6, 60}};
    ScaleGoal goal = upTo(4);
    goal.least = 2;
    const auto advice = advise(facts, goal);
    EXPECT_EQ(advice.reason, ScaleReason::NotAllowed) << "no budget is exceeded";
    EXPECT_TRUE(advice.change());
    EXPECT_GE(advice.advised.workers, 2);
    EXPECT_LE(advice.advised.workers, 4);
}

TEST(ScalePolicy, IsOneSentence)
{
    ScaleGoal goal = upTo(8);
    goal.seconds = 2000;
    ScaleFacts facts = hourOfWork(2);
    EXPECT_EQ(describe(advise(facts, goal)), "With 2 workers it takes 30 min 0 s and $1.25 more.");
    facts = hourOfWork(1);
    EXPECT_EQ(describe(advise(facts, goal)), "With 1 worker it takes 1 h 0 min and $1.50 more; 2 would take 30 min 30 "
                                             "s and $1.27, if it scales as it should.");
    goal.seconds = 60;
    EXPECT_NE(describe(advise(facts, goal)).find("no number of workers allowed meets the goal"), std::string::npos);
    EXPECT_NE(describe({}).find("not measured yet"), std::string::npos);
}
