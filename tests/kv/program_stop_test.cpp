#include "backend/runtime/kv/program_stop.h"

#include <gmock/gmock.h>

namespace trainyard::kv {
namespace {

using std::chrono::seconds;

class ProgramStopTest : public ::testing::Test {
protected:
    ProgramStop stop{seconds(60)};
    ProgramStop::Clock::time_point t = ProgramStop::Clock::now();
};

TEST_F(ProgramStopTest, AProgramThatTrainsIsLeftAlone)
{
    EXPECT_FALSE(stop.isDue({.asked = false, .joined = true, .over = false}, t));
    EXPECT_FALSE(stop.isDue({.asked = false, .joined = true, .over = false}, t + seconds(3600)));
}

TEST_F(ProgramStopTest, AProgramMayGoOnAfterARunThatHasFinished)
{
    EXPECT_FALSE(stop.isDue({.asked = false, .joined = true, .over = true, .runFailed = false}, t));
    EXPECT_FALSE(stop.isDue({.asked = false, .joined = true, .over = true, .runFailed = false}, t + seconds(3600)));
}

TEST_F(ProgramStopTest, OneThatLeavesHasTimeForItsBoundary)
{
    const ProgramStop::Situation leaving{.asked = true, .joined = true, .over = false};
    EXPECT_FALSE(stop.isDue(leaving, t));
    EXPECT_FALSE(stop.isDue(leaving, t + seconds(59)));
    EXPECT_TRUE(stop.isDue(leaving, t + seconds(60)));
}

TEST_F(ProgramStopTest, OneThatStillLoadsEndsAtOnce)
{
    EXPECT_TRUE(stop.isDue({.asked = true, .joined = false, .over = false}, t));
}

TEST_F(ProgramStopTest, OneThatHasLeftMaySave)
{
    const ProgramStop::Situation left{.asked = true, .joined = true, .over = true};
    EXPECT_FALSE(stop.isDue(left, t));
    EXPECT_TRUE(stop.isDue(left, t + seconds(60)));
}

TEST_F(ProgramStopTest, OneThatDoesNotNoticeTheFailureOfTheRunIsEnded)
{
    const ProgramStop::Situation failed{.asked = false, .joined = true, .over = true, .runFailed = true};
    EXPECT_FALSE(stop.isDue(failed, t));
    EXPECT_TRUE(stop.isDue(failed, t + seconds(61)));
}

} // namespace
} // namespace trainyard::kv
