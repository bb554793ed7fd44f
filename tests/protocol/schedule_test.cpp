#include "backend/protocol/job/schedule.h"

#include <cmath>

#include <gmock/gmock.h>

namespace trainyard::protocol {
namespace {

using ::testing::HasSubstr;

TEST(Schedule, StepsFallsAndWarmsUp)
{
    const Schedule step{.kind = Schedule::Kind::Step,
                        .learningRate = 0.4,
                        .stepEpochs = {10, 20},
                        .stepFactor = 0.1,
                        .warmupEpochs = 4,
                        .warmupRate = 0.2};
    EXPECT_DOUBLE_EQ(step.rateAt(0), 0.2);
    EXPECT_DOUBLE_EQ(step.rateAt(2), 0.3);
    EXPECT_DOUBLE_EQ(step.rateAt(4), 0.4);
    EXPECT_DOUBLE_EQ(step.rateAt(9.99), 0.4);
    EXPECT_DOUBLE_EQ(step.rateAt(10), 0.04);
    EXPECT_DOUBLE_EQ(step.rateAt(25), 0.004);
    const Schedule cosine{.kind = Schedule::Kind::Cosine, .learningRate = 1, .epochs = 10, .finalRate = 0.2};
    EXPECT_DOUBLE_EQ(cosine.rateAt(0), 1);
    EXPECT_DOUBLE_EQ(cosine.rateAt(5), 0.6);
    EXPECT_DOUBLE_EQ(cosine.rateAt(10), 0.2);
    EXPECT_DOUBLE_EQ(cosine.rateAt(99), 0.2);
    EXPECT_DOUBLE_EQ(Schedule{.learningRate = 0.3}.rateAt(7), 0.3);
    EXPECT_EQ(step.problem() + cosine.problem(), "");
    EXPECT_THAT((Schedule{.kind = Schedule::Kind::Cosine}.problem()), HasSubstr("number of epochs"));
    EXPECT_THAT((Schedule{.kind = Schedule::Kind::Step}.problem()), HasSubstr("needs the epochs"));
    EXPECT_THAT((Schedule{.kind = Schedule::Kind::Step, .stepEpochs = {3, 1}}.problem()), HasSubstr("rise"));
    EXPECT_THAT((Schedule{.learningRate = NAN}.problem()), HasSubstr("learning rate"));
    EXPECT_EQ(parseEnum<Schedule::Kind>("cosine"), Schedule::Kind::Cosine);
    EXPECT_EQ(parseEnum<Schedule::Kind>("poly"), std::nullopt);
    EXPECT_EQ(toString(Schedule::Kind::Step), "step");
}

TEST(RateRamp, GoesOnFromWhereItIs)
{
    RateRamp ramp;
    EXPECT_EQ(ramp.factorAt(5), 1);
    ramp.headFor(3, 100, 10);
    EXPECT_DOUBLE_EQ(ramp.factorAt(99), 1);
    EXPECT_DOUBLE_EQ(ramp.factorAt(105), 2);
    EXPECT_DOUBLE_EQ(ramp.factorAt(110), 3);
    ramp.headFor(1, 105, 4); // a worker leaves during the ramp
    EXPECT_DOUBLE_EQ(ramp.factorAt(105), 2);
    EXPECT_DOUBLE_EQ(ramp.factorAt(107), 1.5);
    EXPECT_DOUBLE_EQ(ramp.factorAt(109), 1);
    ramp.headFor(4, 200, 0);
    EXPECT_DOUBLE_EQ(ramp.factorAt(200), 4);
}

TEST(RatePlan, GivesEachRoundItsTimeAndTheFactorOfItsSize)
{
    const Schedule schedule{.kind = Schedule::Kind::Step, .learningRate = 0.4, .stepEpochs = {2}, .stepFactor = 0.5};
    const RatePlan plan{30, 1.5, 0.05, {1, 2, 32, 4}};
    EXPECT_DOUBLE_EQ(plan.rateAt(schedule, 30), 0.4);
    EXPECT_DOUBLE_EQ(plan.rateAt(schedule, 34), 0.6);
    EXPECT_DOUBLE_EQ(plan.rateAt(schedule, 39), 0.8);
    EXPECT_DOUBLE_EQ(plan.rateAt(schedule, 40), 0.4);
    EXPECT_TRUE(isValid(plan));
    for (const RatePlan &bad : {RatePlan{-1, 0, 0, {}}, RatePlan{0, NAN, 0, {}}, RatePlan{0, 0, INFINITY, {}},
                                RatePlan{0, 0, 0, {-1, 1, 0, 0}}, RatePlan{0, 0, 0, {1, 1, 0, -1}}})
        EXPECT_FALSE(isValid(bad));
}

} // namespace
} // namespace trainyard::protocol
