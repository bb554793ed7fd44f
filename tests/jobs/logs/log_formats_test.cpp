#include <gtest/gtest.h>

#include "tests/jobs/logs/excerpts.h"

namespace trainyard::jobs {
namespace {

class Excerpt : public testing::TestWithParam<std::string> {};

TEST_P(Excerpt, GivesTheExpectedValues)
{
    auto parser = LogParser::make("auto", {});
    ASSERT_TRUE(parser) << parser.error().detail;
    const std::string log = excerpts::text(GetParam(), ".log");
    std::string_view rest = log, line;
    double t = 0;
    while (takeLine(rest, line)) {
        t += 1; // a line a second
        parser->add(line, t);
        parser->add("\n", t);
    }
    EXPECT_EQ(excerpts::describe(parser->take()), excerpts::text(GetParam(), ".expected"));
}

/// Reads come as the pipe has them: the values do not depend on where they are cut.
TEST_P(Excerpt, GivesTheSameValuesHoweverItIsCut)
{
    const std::string log = excerpts::text(GetParam(), ".log");
    const auto valuesOf = [&log](std::size_t piece) {
        auto parser = LogParser::make("auto", {});
        EXPECT_TRUE(parser);
        for (std::size_t at = 0; parser && at < log.size(); at += piece)
            parser->add(std::string_view(log).substr(at, piece), 1);
        return parser ? excerpts::describe(parser->take()) : std::string("no parser");
    };
    const std::string whole = valuesOf(log.size() + 1);
    for (const std::size_t piece : {1, 2, 3, 5, 7, 64, 4095})
        EXPECT_EQ(valuesOf(piece), whole) << "in pieces of " << piece;
}

INSTANTIATE_TEST_SUITE_P(Logs, Excerpt, testing::ValuesIn(excerpts::names()),
                         [](const auto &excerpt) { return excerpt.param; });

TEST(LogFormats, ThereAreSixtyExcerpts)
{
    EXPECT_GE(excerpts::names().size(), 60U);
}

TEST(LogFormats, HaveDifferentNames)
{
    std::vector<std::string_view> names;
    for (const LogFormatInfo &format : logFormats()) {
        EXPECT_FALSE(format.title.empty());
        EXPECT_TRUE(format.make());
        names.push_back(format.name);
    }
    std::ranges::sort(names);
    EXPECT_EQ(std::ranges::adjacent_find(names), names.end());
    EXPECT_GE(names.size(), 9U);
}

/// The values of one line.
Result<std::vector<protocol::TaskValue>> valuesIn(std::string_view line, std::string_view formats)
{
    auto parser = LogParser::make(formats, {});
    if (!parser)
        return fail(parser.error());
    parser->add(line, 1);
    parser->add("\n", 1);
    return parser->take();
}

TEST(LogFormats, AreChosenByName)
{
    const std::string line = "epoch=1 loss=0.5";
    EXPECT_EQ(valuesIn(line, "auto")->size(), 1U);
    EXPECT_EQ(valuesIn(line, "mxnet, keyvalue")->size(), 1U);
    EXPECT_TRUE(valuesIn(line, "mxnet")->empty());
    EXPECT_TRUE(valuesIn(line, "none")->empty());
    EXPECT_TRUE(valuesIn(line, "")->empty());
    const auto unknown = valuesIn(line, "mxnet,tensorbord");
    ASSERT_FALSE(unknown);
    EXPECT_NE(unknown.error().detail.find("\"tensorbord\""), std::string::npos) << unknown.error().detail;
}

} // namespace
} // namespace trainyard::jobs
