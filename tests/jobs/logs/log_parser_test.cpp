#include <cmath>
#include <cstdlib>

#include <gtest/gtest.h>

#include "backend/data/random.h"
#include "backend/jobs/job_type.h"
#include "tests/jobs/logs/excerpts.h"

namespace trainyard::jobs {
namespace {

using protocol::TaskValue;

LogParser parserOf(std::vector<std::string> patterns, std::string_view formats = "auto")
{
    auto parser = LogParser::make(formats, patterns);
    EXPECT_TRUE(parser) << parser.error().detail;
    return std::move(*parser);
}

TEST(LogParser, CountsTheStepsOfEachName)
{
    LogParser parser = parserOf({});
    parser.add("loss=1\nloss=2 acc=0.5\nloss=3 step=100\nloss=4\n", 1);
    EXPECT_EQ(excerpts::describe(parser.take()), "- 0 0 train-loss 1\n- 0 1 train-loss 2\n- 0 0 train-accuracy 0.5\n"
                                                 "- 0 100 train-loss 3\n- 0 101 train-loss 4\n");
    EXPECT_TRUE(parser.take().empty());
}

TEST(LogParser, KeepsTenValuesOfANameInASecond)
{
    LogParser parser = parserOf({});
    for (int i = 0; i < 100; ++i)
        parser.add("loss=1 acc=1\n", 5);
    EXPECT_EQ(parser.take().size(), 20U);
    EXPECT_EQ(parser.dropped(), 180U);
    parser.add("loss=1\n", 6);
    EXPECT_EQ(parser.take().size(), 1U);
}

TEST(LogParser, KeepsFewerOfALongRun)
{
    LogParser parser = parserOf({});
    std::size_t kept = 0;
    for (int second = 0; second < 3000; ++second) {
        for (int i = 0; i < 20; ++i)
            parser.add("loss=1\n", second);
        kept += parser.take().size();
    }
    // 10 a second for 1,000 seconds, then 1 a second
    EXPECT_EQ(kept, 10'000U + 2'000U);
}

TEST(LogParser, KeepsTheEndOfEachEpochOfALongRun)
{
    LogParser parser = parserOf({});
    for (int i = 0; i < 11'000; ++i)
        parser.add("loss=1\n", i / 10.0);
    (void)parser.take();
    for (int i = 0; i < 50; ++i)
        parser.add("Epoch[1] Batch [20] Speed: 1 samples/sec loss=1\n", 1101);
    (void)parser.take();
    parser.add("Epoch[1] Train-loss=0.25\n", 1101.5);
    const auto values = parser.take();
    ASSERT_EQ(values.size(), 1U);
    EXPECT_EQ(values.front().value, 0.25);
}

TEST(LogParser, ReportsTheNameThatIsTooMany)
{
    LogParser parser = parserOf({});
    for (int i = 0; i < 70; ++i)
        parser.add(fmt::format("loss=1 m{}=2\n", i), i);
    const auto values = parser.take();
    // 70 losses, 63 other names, one notice
    EXPECT_EQ(values.size(), 134U);
    const auto notice = std::ranges::find(values, "names-dropped", &TaskValue::name);
    ASSERT_NE(notice, values.end());
    EXPECT_NE(notice->note.find("m63 is not recorded"), std::string::npos) << notice->note;
    EXPECT_EQ(std::ranges::count(values, "names-dropped", &TaskValue::name), 1);
}

TEST(LogParser, ReadsALineOfAGigabyteInConstantMemory)
{
    LogParser parser = parserOf({});
    const std::string piece(1 << 16, 'x');
    parser.add("loss=0.5 ", 1);
    for (int i = 0; i < 1 << 10; ++i) // 64 MiB
        parser.add(piece, 1);
    parser.add(" loss=0.75\nloss=0.25\n", 1);
    EXPECT_EQ(excerpts::describe(parser.take()), "- 0 0 train-loss 0.5\n- 0 1 train-loss 0.25\n");
}

TEST(LogParser, ReadsTenPiecesOfAProgressBarInASecond)
{
    LogParser parser = parserOf({"loss=(?<loss>[0-9.]+)"}, "none");
    for (int i = 0; i < 100; ++i)
        parser.add("bar loss=1\r", i / 100.0); // the last one has no end yet
    EXPECT_LE(parser.take().size(), 10U);
    EXPECT_EQ(parser.dropped(), 0U) << "pieces are skipped before they are read";
}

TEST(LogPatterns, NameMetricsByTheirGroups)
{
    LogParser parser = parserOf({"^it (?<step>\\d+) of (?<epoch>\\d+): (?<loss>\\S+) (?<my_metric>\\S+)$"});
    parser.add("it 20 of 3: 0.5 7e2\nit 30 of 3: none 8\nepoch=1 loss=2\n", 1);
    EXPECT_EQ(excerpts::describe(parser.take()),
              "- 3 20 train-loss 0.5\n- 3 20 my_metric 700\n- 3 30 my_metric 8\n- 1 21 train-loss 2\n");
}

TEST(LogPatterns, MayReadTheNameFromTheLine)
{
    LogParser parser = parserOf({"METRIC (?<name>[^ ]+) (?<value>[^ ]+)"});
    parser.add("METRIC val/loss 0.5\nMETRIC ../../etc 1\n", 1);
    EXPECT_EQ(excerpts::describe(parser.take()), "- 0 0 validation-loss 0.5\n- 0 0 etc 1\n");
}

TEST(LogPatterns, AreRefusedWithTheirPlace)
{
    const auto detailOf = [](const std::string &pattern) {
        const auto parser = LogParser::make("auto", std::vector<std::string>{pattern});
        return parser ? std::string("accepted") : parser.error().detail;
    };
    EXPECT_NE(detailOf("(?<loss>[0-9.+").find("at byte 14"), std::string::npos) << detailOf("(?<loss>[0-9.+");
    EXPECT_NE(detailOf("loss [0-9]+").find("no group with the name of a metric"), std::string::npos);
    EXPECT_NE(detailOf("(?<epoch>[0-9]+)").find("no group"), std::string::npos);
    EXPECT_NE(detailOf("(?<name>a)(?<loss>1)").find("needs a group \"value\""), std::string::npos);
    EXPECT_NE(detailOf("(a)(a)(a)(a)(a)(a)(a)(a)(?<loss>1)").find("9 groups"), std::string::npos);
    EXPECT_NE(detailOf(std::string(1025, 'x')).find("1 to 1024 bytes"), std::string::npos);
    EXPECT_NE(detailOf("").find("1 to 1024 bytes"), std::string::npos);
    const std::vector<std::string> many(33, "(?<loss>1)");
    EXPECT_FALSE(LogParser::make("auto", many));
}

TEST(LogPatterns, AreCheckedWithTheirJob)
{
    protocol::JobSpec job;
    job.run = RunId("r-1");
    job.type = protocol::JobType::Command;
    job.servers = 0;
    job.task.command = "true";
    job.task.patterns = {"(?<loss>[0-9"};
    ASSERT_EQ(problemsOf(job).size(), 1U);
    EXPECT_NE(problemsOf(job).front().detail.find("task.patterns: \"(?<loss>[0-9\": "), std::string::npos);
    job.task.patterns = {"(?<loss>[0-9]+)"};
    job.task.logFormats = "mxnet,none of these";
    ASSERT_EQ(problemsOf(job).size(), 1U);
    EXPECT_NE(problemsOf(job).front().detail.find("task.logFormats: "), std::string::npos);
    job.task.logFormats = "mxnet";
    EXPECT_TRUE(problemsOf(job).empty());
}

/// A pattern that would take hours is stopped in each line, and is switched off in the end.
TEST(LogPatterns, ThatTakeTooManyStepsAreSwitchedOff)
{
    LogParser parser = parserOf({"^(?:a+)+(?<loss>[0-9])$"});
    const std::string line = std::string(60, 'a') + "1 loss=0.5 x\n";
    for (int i = 0; i < 200; ++i)
        parser.add(line, i);
    const auto values = parser.take();
    EXPECT_EQ(std::ranges::count(values, "train-loss", &TaskValue::name), 200) << "other formats still see the line";
    EXPECT_EQ(std::ranges::count(values, "pattern-off", &TaskValue::name), 1);
}

/// Lines that are changed at random give only names, epochs and steps that a record may have.
TEST(LogParser, SurvivesChangedLines)
{
    const auto names = excerpts::names();
    ASSERT_FALSE(names.empty());
    std::vector<std::string> logs;
    for (const std::string &name : names)
        logs.push_back(excerpts::text(name, ".log"));
    const char *count = std::getenv("TRAINYARD_LOG_LINES");
    const std::int64_t lines = count ? std::atoll(count) : 100'000;
    data::Random random(15);
    LogParser parser = parserOf({"(?<loss>[0-9.]+)x"});
    std::int64_t read = 0;
    while (read < lines) {
        std::string text = logs[std::size_t(random.below(logs.size()))];
        for (int changes = int(random.below(8)); changes > 0 && !text.empty(); --changes)
            text[std::size_t(random.below(text.size()))] = char(random.below(256));
        parser.add(text, double(read) / 1000);
        read += std::ranges::count(text, '\n') + 1;
        for (const TaskValue &value : parser.take()) {
            ASSERT_FALSE(value.name.empty());
            ASSERT_LE(value.name.size(), 64U);
            ASSERT_EQ(value.name.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.-"),
                      std::string::npos)
                << value.name;
            ASSERT_FALSE(std::isinf(value.value)) << value.name;
            ASSERT_TRUE(value.epoch >= 0 && value.epoch <= 1'000'000) << value.epoch;
            ASSERT_TRUE(value.step >= 0) << value.step;
            ASSERT_TRUE(value.rank >= -1 && value.rank < 4096) << value.rank;
            ASSERT_LE(value.note.size(), 256U);
        }
    }
}

} // namespace
} // namespace trainyard::jobs
