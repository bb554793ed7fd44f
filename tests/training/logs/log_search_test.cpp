#include <gmock/gmock.h>
#include <unistd.h>

#include <fmt/format.h>

#include "backend/core/system/files.h"
#include "backend/training/logs/log_search.h"

using namespace trainyard;
using namespace trainyard::training;
using testing::ElementsAre;
using testing::HasSubstr;
using namespace std::chrono_literals;

namespace {

const CopiedLog kFirst{"worker-1", "worker"}, kSecond{"worker-2", "worker"}, kHead{"head", "scheduler"};
const CallContext kContext{Deadline::never(), {}};

class LogSearchTest : public testing::Test {
protected:
    LogSearchTest()
    {
        protocol::MetricRecord joined;
        joined.name = protocol::metric::kMemberJoined;
        for (int rank = 0; rank < 2; ++rank) {
            joined.rank = rank;
            joined.note = fmt::format("worker-{}", rank + 1);
            m_ranks.add({&joined, 1});
        }
    }
    ~LogSearchTest() override { std::filesystem::remove_all(m_folder); }

    void append(const CopiedLog &log, const std::string &text)
    {
        const auto from = m_store.cursor(log);
        ASSERT_TRUE(m_store.append(log, from, {7, from.offset + text.size()}, text));
    }
    /// A log with lines that are longer than a segment.
    void write(const CopiedLog &log, const std::string &text)
    {
        ASSERT_TRUE(ensureFolder(m_folder / "logs"));
        ASSERT_TRUE(writeFileAtomically(m_folder / "logs" / (log.node + "-" + log.role + ".log"), text));
    }
    std::vector<std::string> found(const LogQuery &query)
    {
        const auto hits = searchLogs(m_store, m_ranks, query, kContext, &m_end);
        EXPECT_TRUE(hits) << hits.error().detail;
        std::vector<std::string> all;
        for (const LogHit &hit : hits.value_or(std::vector<LogHit>()))
            all.push_back(fmt::format("{}:{}: {}", nameOf(hit.log, hit.rank), hit.line, hit.text));
        return all;
    }
    std::vector<std::string> merged(const LogFilter &filter = {})
    {
        std::vector<std::string> all;
        EXPECT_TRUE(MergedLog(m_store, m_ranks, filter)
                        .read(
                            [&all](const MergedLog::Line &line) {
                                all.push_back(nameOf(line.log, line.rank) + ": " + std::string(line.text));
                                return true;
                            },
                            kContext));
        return all;
    }

    std::filesystem::path m_folder = [] {
        char name[] = "/tmp/trainyard-search-XXXXXX";
        return std::string(::mkdtemp(name));
    }();
    LogStore m_store{m_folder / "logs", {.segmentBytes = 4096, .segments = 4}};
    WorkerRanks m_ranks;
    LogSearchEnd m_end;
};

} // namespace

TEST_F(LogSearchTest, FindsTextInAllLogs)
{
    append(kFirst, "start\nloss is NaN\nend\n");
    append(kSecond, "LOSS is nan, too\n");
    append(kHead, "nothing\n");
    EXPECT_THAT(found({.text = "nan"}),
                ElementsAre("rank 0 worker-1:2: loss is NaN", "rank 1 worker-2:1: LOSS is nan, too"));
    EXPECT_TRUE(m_end.complete);
    EXPECT_EQ(m_end.bytes, 8U + 22 + 17);
    EXPECT_THAT(found({.text = "nan", .caseSensitive = true}), ElementsAre("rank 1 worker-2:1: LOSS is nan, too"));
    EXPECT_THAT(found({.text = "^loss.*nan$", .regex = true}), ElementsAre("rank 0 worker-1:2: loss is NaN"));
    EXPECT_THAT(found({.text = "a.b"}), ElementsAre()) << "a text is no expression";
    EXPECT_THAT(found({.text = "is", .filter = {.node = "", .role = "", .rank = 1}}),
                ElementsAre("rank 1 worker-2:1: LOSS is nan, too"));
}

TEST_F(LogSearchTest, FindsLinesSinceATime)
{
    append(kFirst, "2026-11-27 02:00:00,000 one\n  of one\n2026-11-27 03:00:00,000 two\n  of two\n");
    append(kSecond, "no time\n");
    EXPECT_THAT(found({.text = "of", .since = *fromIso8601("2026-11-27T03:00:00Z")}),
                ElementsAre("rank 0 worker-1:4:   of two"));
}

TEST_F(LogSearchTest, ReadsThroughSegmentsAndBytesThatAreNoText)
{
    for (int i = 0; i < 200; ++i)
        append(kFirst, fmt::format("line {} {}\n", i, std::string(40, 'x')));
    append(kFirst, "bytes \xff\xfe here\n");
    EXPECT_EQ(found({.text = "line 199 "}).size(), 1U);
    EXPECT_EQ(found({.text = "here"}).size(), 1U);
    const auto all = found({.text = ""});
    ASSERT_GT(all.size(), 100U) << "several segments are kept";
    EXPECT_THAT(all.back(), HasSubstr("here"));
    EXPECT_THAT(all.front(), HasSubstr("worker-1:1: line ")) << "lines are numbered from the first that is kept";
}

TEST_F(LogSearchTest, EndsAtTheMostHitsAndAtTheLongestTime)
{
    std::string text;
    for (int i = 0; i < 20'000; ++i)
        text += "x\n";
    LogStore large(m_folder / "large");
    ASSERT_TRUE(large.append(kFirst, {}, {7, text.size()}, text));
    const auto most = searchLogs(large, m_ranks, {.text = "x", .most = 5}, kContext, &m_end);
    ASSERT_TRUE(most);
    EXPECT_EQ(most->size(), 5U);
    EXPECT_FALSE(m_end.complete);
    const auto late = searchLogs(large, m_ranks, {.text = "x", .longest = 0s}, kContext, &m_end);
    ASSERT_TRUE(late);
    EXPECT_LT(late->size(), 20'000U);
    EXPECT_FALSE(m_end.complete);
}

TEST_F(LogSearchTest, IsStopped)
{
    append(kFirst, "x\n");
    std::stop_source stop;
    stop.request_stop();
    const auto hits = searchLogs(m_store, m_ranks, {.text = "x"}, {Deadline::never(), stop.get_token()});
    ASSERT_FALSE(hits);
    EXPECT_EQ(hits.error().code, ErrorCode::Cancelled);
}

TEST_F(LogSearchTest, RefusesExpressionsThatAreWrongOrTooExpensive)
{
    append(kFirst, std::string(100, 'a') + "!\n");
    const auto wrong = searchLogs(m_store, m_ranks, {.text = "(a", .regex = true}, kContext);
    ASSERT_FALSE(wrong);
    EXPECT_THAT(wrong.error().detail, HasSubstr("at byte 2"));
    const auto expensive = searchLogs(m_store, m_ranks, {.text = "^(a+)+$", .regex = true}, kContext);
    ASSERT_FALSE(expensive);
    EXPECT_THAT(expensive.error().detail, HasSubstr("too many steps in line 1 of rank 0 worker-1"));
}

TEST_F(LogSearchTest, AnExpressionIsMatchedWithTheBeginningOfALongLine)
{
    const std::string before(kLongestMatchedLine - 10, 'x'), behind(1000, 'x');
    write(kFirst, before + "NaN" + behind + "\n" + before + behind + "NaN\n");
    EXPECT_EQ(found({.text = "N[a]N", .regex = true}).size(), 1U);
    EXPECT_EQ(m_end.longLines, 2U) << "the user sees it";
    EXPECT_TRUE(m_end.complete);
    EXPECT_EQ(found({.text = "NaN"}).size(), 2U) << "a text is found anywhere";
    EXPECT_EQ(m_end.longLines, 0U);
    append(kSecond, "short \xc3\xa4 line\n" + std::string(256, 'y') + "end\n");
    EXPECT_EQ(found({.text = "^y+end$", .regex = true}).size(), 1U);
    EXPECT_EQ(found({.text = "\xc3\xa4 L", .regex = true}).size(), 1U);
    EXPECT_EQ(found({.text = "nd\\z|^$", .regex = true}).size(), 1U) << "behind the first pieces of the line";
}

TEST_F(LogSearchTest, OneLineDoesNotHoldUpASearch)
{
    // Cheap at each character, and dear at all of them: the number of steps grows with the square of the length.
    write(kFirst, std::string(kLongestMatchedLine, 'a') + "\nb\n");
    const LogQuery query{.text = "a*b|b", .regex = true, .longest = 0s};
    const auto late = searchLogs(m_store, m_ranks, query, kContext, &m_end);
    ASSERT_TRUE(late) << late.error().detail;
    EXPECT_TRUE(late->empty()) << "the time was over in the first line";
    EXPECT_FALSE(m_end.complete);
    EXPECT_EQ(found({.text = "a*b|b", .regex = true}).size(), 1U);
}

TEST_F(LogSearchTest, MergesByTime)
{
    append(kFirst, "before\n2026-11-27 03:00:01,000 one\n  of one\n2026-11-27 03:00:05,000 five\n");
    append(kSecond, "2026-11-27 03:00:01,000 one, too\n2026-11-27 03:00:03,000 three\n  of three\n");
    append(kHead, "2026-11-27 03:00:02,000 two\n");
    EXPECT_THAT(merged(), ElementsAre("rank 0 worker-1: before", "rank 0 worker-1: 2026-11-27 03:00:01,000 one",
                                      "rank 0 worker-1:   of one", "rank 1 worker-2: 2026-11-27 03:00:01,000 one, too",
                                      "head scheduler: 2026-11-27 03:00:02,000 two",
                                      "rank 1 worker-2: 2026-11-27 03:00:03,000 three", "rank 1 worker-2:   of three",
                                      "rank 0 worker-1: 2026-11-27 03:00:05,000 five"));
    EXPECT_EQ(merged({.node = "head", .role = "", .rank = {}}).size(), 1U);
}

TEST_F(LogSearchTest, ReadsALineThatIsLongerThanAnyIsShown)
{
    const std::string longLine(300'000, 'y');
    write(kFirst, "a\n" + longLine + "\nz\nunfinished");
    const auto all = found({.text = ""});
    ASSERT_EQ(all.size(), 3U);
    EXPECT_EQ(all[1].size(), std::string("rank 0 worker-1:2: ").size() + (64U << 10));
    EXPECT_EQ(all[2], "rank 0 worker-1:3: z");
    EXPECT_EQ(m_end.bytes, 2U + longLine.size() + 1 + 2);
}
