#include "backend/core/numbers.h"

#include <gtest/gtest.h>

namespace trainyard {
namespace {

TEST(Numbers, IntegersAreDecimal)
{
    EXPECT_EQ(parseInteger("010"), 10);
    EXPECT_EQ(parseInteger("0"), 0);
    EXPECT_EQ(parseInteger("-3"), -3);
    EXPECT_EQ(parseInteger("+7"), 7);
    EXPECT_EQ(parseInteger("9223372036854775807"), INT64_MAX);
    for (const char *text :
         {"", "+", "-", "+-1", "0x10", "0b1", "1.5", "1e3", " 1", "1 ", "two", "9223372036854775808"})
        EXPECT_FALSE(parseInteger(text)) << text;
}

TEST(Numbers, NumbersAreDecimalAndFinite)
{
    EXPECT_EQ(parseNumber("0.5"), 0.5);
    EXPECT_EQ(parseNumber("1e-3"), 0.001);
    EXPECT_EQ(parseNumber("-2"), -2);
    EXPECT_EQ(parseNumber("+12.25"), 12.25);
    for (const char *text : {"", "nan", "NaN", "-nan", "nan(1)", "inf", "-inf", "infinity", "1e400", "-1e400", "0x1p4",
                             "0x10", "1,5", "1.5 ", "1.5$", "."})
        EXPECT_FALSE(parseNumber(text)) << text;
}

} // namespace
} // namespace trainyard
