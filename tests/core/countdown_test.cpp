#include "backend/core/time/countdown.h"

#include <gtest/gtest.h>

using namespace trainyard;
using namespace std::chrono_literals;

TEST(Countdown, CountsBegunSecondsAndEnds) // K5
{
    const Countdown::Clock::time_point begin(100h);
    const Countdown countdown(10s, begin);
    EXPECT_EQ(countdown.left(begin), 10);
    EXPECT_EQ(countdown.left(begin + 1ms), 10);
    EXPECT_EQ(countdown.left(begin + 1s), 9);
    EXPECT_EQ(countdown.left(begin + 9999ms), 1);
    EXPECT_EQ(countdown.left(begin + 10s), 0);
    EXPECT_EQ(countdown.left(begin + 10h), 0);
}
