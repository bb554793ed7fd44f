#include "backend/core/units.h"

#include <gtest/gtest.h>

using namespace trainyard;
using namespace std::chrono_literals;

TEST(Units, AreWrittenForPeople)
{
    EXPECT_EQ(formatBytes(999), "999 B");
    EXPECT_EQ(formatBytes(1'400'000), "1.4 MB");
    EXPECT_EQ(formatBytes(999'999), "1.0 MB");
    EXPECT_EQ(formatDuration(850ms), "850 ms");
    EXPECT_EQ(formatDuration(245s), "4 min 5 s");
    EXPECT_EQ(formatDuration(7800s), "2 h 10 min");
    EXPECT_EQ(formatUsd(0), "$0.00");
    EXPECT_EQ(formatUsd(0.0416), "$0.04");
    EXPECT_EQ(formatUsdPerHour(0.0416), "$0.0416");
    EXPECT_EQ(formatUsdPerHour(1.25), "$1.2500") << "one table, one form";
    EXPECT_EQ(formatUsd(1.25), "$1.25");
}
