#include "backend/core/text.h"

#include <gmock/gmock.h>

namespace trainyard {
namespace {

using testing::ElementsAre;

std::vector<std::string> lines(std::string_view text)
{
    std::vector<std::string> all;
    for (std::string_view line; takeLine(text, line);)
        all.emplace_back(line);
    return all;
}

TEST(Text, TrimsBlanksAtBothEnds)
{
    EXPECT_EQ(trimmed("\t a b\r\n"), "a b");
    EXPECT_EQ(trimmed(" \n "), "");
    EXPECT_EQ(trimmed(""), "");
    EXPECT_EQ(trimmed("\"x\",", "\","), "x");
    EXPECT_EQ(trimmed("\tx ", " "), "\tx");
}

TEST(Text, TakesLinesWithAndWithoutALastLineFeed)
{
    EXPECT_TRUE(lines("").empty());
    EXPECT_THAT(lines("a\n\nb\n"), ElementsAre("a", "", "b"));
    EXPECT_THAT(lines("a\nb"), ElementsAre("a", "b"));
    EXPECT_THAT(lines("\n"), ElementsAre(""));
}

TEST(Text, SplitsIntoAtLeastOnePart)
{
    EXPECT_THAT(split("", ';'), ElementsAre(""));
    EXPECT_THAT(split("a;;b;", ';'), ElementsAre("a", "", "b", ""));
    EXPECT_THAT(split("a", ';'), ElementsAre("a"));
}

TEST(Text, LowersAsciiLettersOnly)
{
    EXPECT_EQ(lowered("C5.XLarge \xc3\x84"), "c5.xlarge \xc3\x84");
}

} // namespace
} // namespace trainyard
