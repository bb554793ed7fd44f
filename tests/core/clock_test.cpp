#include "backend/core/time/clock.h"

#include <cstdlib>
#include <ctime>

#include <gtest/gtest.h>

using namespace trainyard;

TEST(Clock, WritesAndReadsTheFormsOfAws)
{
    const auto t = fromIso8601("2026-03-14T09:26:53.250Z");
    ASSERT_TRUE(t);
    EXPECT_EQ(toIso8601(*t), "2026-03-14T09:26:53.250Z");
    EXPECT_EQ(toAmzDate(*t), "20260314T092653Z");
    EXPECT_EQ(toHttpDate(*t), "Sat, 14 Mar 2026 09:26:53 GMT");
    EXPECT_EQ(toHttpDate(*fromHttpDate("Sat, 14 Mar 2026 09:26:53 GMT")), "Sat, 14 Mar 2026 09:26:53 GMT");
    EXPECT_EQ(toAmzDate(*fromAmzDate("20260228T235959Z")), "20260228T235959Z");
}

TEST(Clock, AppliesTheOffsetOfATime)
{
    using namespace std::chrono_literals;
    const auto midnight = fromIso8601("2026-11-22T00:00:00Z").value();
    EXPECT_EQ(fromIso8601("2026-11-22T00:00:00").value(), midnight);
    EXPECT_EQ(fromIso8601("2026-11-22T00:00:00UTC").value(), midnight);
    EXPECT_EQ(fromIso8601("2026-11-22T00:00:00.123456+00:00").value(), midnight + 123ms);
    EXPECT_EQ(fromIso8601("2026-11-22T02:30:00+02:30").value(), midnight);
    EXPECT_EQ(fromIso8601("2026-11-21T19:00:00-05:00").value(), midnight);
}

TEST(Clock, RefusesWhatIsNoTime)
{
    for (const char *bad : {"", "tomorrow", "2026-11-22T00:00:00+0a:00", "2026-11-22T00:00:00+1",
                            "2026-11-22T00:00:00Z or later", "2026-11-22T00:00:00 CET", "1000-01-01T00:00:00+01:00"})
        EXPECT_FALSE(fromIso8601(bad)) << bad;
    EXPECT_FALSE(fromIso8601("yesterday"));
    EXPECT_FALSE(fromIso8601("2026-02-30T00:00:00Z"));
    EXPECT_FALSE(fromAmzDate("20261321T000000Z"));
    EXPECT_FALSE(fromHttpDate("Sat, 14 Nix 2026 09:26:53 GMT"));
    EXPECT_FALSE(fromHttpDate(""));
    EXPECT_FALSE(fromIso8601("-026-03-14T09:26:53Z"));
    EXPECT_FALSE(fromIso8601("2026-3-14T09:26:53Z"));
    EXPECT_FALSE(fromIso8601("0000-01-01T00:00:00Z"));
    EXPECT_FALSE(fromAmzDate("2026+228T235959Z"));
}

TEST(Clock, WritesWhatItReadsAtTheEdges)
{
    for (const auto *text : {"1969-12-31T23:59:59.500Z", "1000-01-01T00:00:00.000Z", "9999-12-31T23:59:59.999Z"})
        EXPECT_EQ(toIso8601(*fromIso8601(text)), text);
    EXPECT_EQ(toIso8601(*fromIso8601("9999-12-31T23:59:60Z")), "9999-12-31T23:59:59.000Z"); // a leap second
}

TEST(Clock, WritesTheLocalTimeAndTheDayWhereItIsAnother)
{
    using namespace std::chrono_literals;
    const char *zone = std::getenv("TZ");
    const std::string before = zone ? zone : "";
    ::setenv("TZ", "EST5", 1);
    ::tzset();
    const Timestamp now = fromIso8601("2026-11-21T20:00:00Z").value();
    EXPECT_EQ(toLocalTime(now - 58min, now), "14:02");
    EXPECT_EQ(toLocalTime(now - 15h, now), "00:00");
    EXPECT_EQ(toLocalTime(now - 16h, now), "2026-11-20 23:00");
    EXPECT_EQ(toLocalTime(now - 365 * 24h, now), "2025-11-21 15:00");
    if (zone)
        ::setenv("TZ", before.c_str(), 1);
    else
        ::unsetenv("TZ");
    ::tzset();
}
