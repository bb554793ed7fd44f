#include <gmock/gmock.h>

#include "backend/cli/output/log_view.h"

using namespace trainyard;
using namespace trainyard::cli;
using testing::ElementsAre;
using training::CopiedLog;

namespace {

const CopiedLog kScheduler{"head", "scheduler"}, kServer{"head", "server"}, kSecondServer{"head", "server-1"},
    kWorker1{"worker-1", "worker"}, kWorker2{"worker-2", "worker"}, kOnHead{"head", "worker-1"};

protocol::MetricRecord joined(int rank, const std::string &host)
{
    protocol::MetricRecord record;
    record.name = protocol::metric::kMemberJoined;
    record.rank = rank;
    record.note = host;
    return record;
}

std::vector<CopiedLog> selected(const std::string &role, std::optional<int> rank = {}, const std::string &node = {})
{
    WorkerRanks ranks;
    ranks.add(std::vector{joined(0, "worker-2"), joined(1, "worker-1")});
    const auto filter = LogFilter::parse(node, role, rank);
    EXPECT_TRUE(filter) << role;
    std::vector<CopiedLog> list;
    for (const CopiedLog &log : {kScheduler, kServer, kSecondServer, kWorker1, kWorker2, kOnHead}) {
        if (filter && filter->selects(log, ranks.rankOf(log)))
            list.push_back(log);
    }
    return list;
}

std::vector<std::string> texts(const LogTail &tail)
{
    std::vector<std::string> all;
    for (const LogTail::Line &line : tail.lines())
        all.push_back(line.text);
    return all;
}

} // namespace

TEST(LogView, ProcessesAreSelectedByRoleNameAndRank)
{
    EXPECT_EQ(selected("").size(), 6u);
    EXPECT_THAT(selected("scheduler"), ElementsAre(kScheduler));
    EXPECT_THAT(selected("server"), ElementsAre(kServer, kSecondServer));
    EXPECT_THAT(selected("server-0"), ElementsAre(kServer));
    EXPECT_THAT(selected("server-1"), ElementsAre(kSecondServer));
    EXPECT_THAT(selected("worker"), ElementsAre(kWorker1, kWorker2, kOnHead));
    EXPECT_THAT(selected("worker-2"), ElementsAre(kWorker2));
    EXPECT_THAT(selected("worker-1"), ElementsAre(kWorker1, kOnHead));
    EXPECT_THAT(selected("rank 1"), ElementsAre(kWorker1));
    EXPECT_THAT(selected("", 0), ElementsAre(kWorker2));
    EXPECT_THAT(selected("", {}, "head"), ElementsAre(kScheduler, kServer, kSecondServer, kOnHead));
    EXPECT_THAT(selected("worker", 7), ElementsAre());
    const CopiedLog launcher{"head", "launcher"};
    EXPECT_EQ(training::copiedLogOf("head-launcher.log"), launcher);
    for (const char *role : {"launcher", "launcher-0", ""})
        EXPECT_TRUE(LogFilter::parse("", role, {})->selects(launcher, {})) << role;
    for (const char *role : {"scheduler", "worker", "server", "launcher-1"})
        EXPECT_FALSE(LogFilter::parse("", role, {})->selects(launcher, {})) << role;
    for (const char *wrong : {"driver", "worker-", "worker-x", "rank", "rank -1", "scheduler1"})
        EXPECT_FALSE(LogFilter::parse("", wrong, {})) << wrong;
}

TEST(LogView, WorkersOfOneMachineHaveItsRanksInOrder)
{
    WorkerRanks ranks;
    ranks.add(std::vector{joined(5, "worker-1"), joined(2, "worker-1")});
    EXPECT_EQ(ranks.rankOf(kWorker1), 2);
    EXPECT_EQ(ranks.rankOf({"worker-1", "worker-1"}), 5);
    EXPECT_EQ(ranks.rankOf({"worker-1", "worker-2"}), std::nullopt);
    EXPECT_EQ(ranks.rankOf(kScheduler), std::nullopt);
    EXPECT_EQ(nameOf(kWorker1, 2), "rank 2 worker-1");
    EXPECT_EQ(nameOf(kWorker1, {}), "worker-1");
    EXPECT_EQ(nameOf(kSecondServer, {}), "head server-1");
}

TEST(LogView, TimesAreDurationsOrPoints)
{
    const Timestamp now = *fromIso8601("2026-11-27T03:00:00Z");
    EXPECT_EQ(*sinceTime("90s", now), now - std::chrono::seconds(90));
    EXPECT_EQ(*sinceTime("2h", now), now - std::chrono::hours(2));
    EXPECT_EQ(*sinceTime("1d", now), now - std::chrono::hours(24));
    EXPECT_EQ(*sinceTime("2026-11-27T02:00:00", now), now - std::chrono::hours(1));
    EXPECT_EQ(*sinceTime("2026-11-27 02:00:00", now), now - std::chrono::hours(1));
    for (const char *wrong : {"", "10", "m", "-5m", "5w", "yesterday", "99999999999999999999d"})
        EXPECT_FALSE(sinceTime(wrong, now)) << wrong;
    EXPECT_EQ(timeOfLine("2026-11-27 02:59:59,500 info text"), now - std::chrono::milliseconds(500));
    for (const char *same : {"2026-11-27 02:59:59.500 info", "2026-11-27T02:59:59.500Z info",
                             "[2026-11-27 02:59:59,500] x", "2026-11-27T02:59:59.5"})
        EXPECT_EQ(timeOfLine(same), now - std::chrono::milliseconds(500)) << same;
    EXPECT_EQ(timeOfLine("2026-11-27 02:59:59"), now - std::chrono::seconds(1));
    for (const char *none :
         {"", "text", "2026-99-27 02:59:59,500 info", "2026-11-27 02:59", "2026-11-27 02:59:59+01:00"})
        EXPECT_EQ(timeOfLine(none), std::nullopt) << none;
}

TEST(LogView, ALineWithoutItsTimeHasItsWords)
{
    for (const char *timed : {"2026-11-27 02:59:59,500 info text", "2026-11-27T02:59:59.500Z info text",
                              "[2026-11-27 02:59:59,500] info text", "info text"})
        EXPECT_EQ(training::withoutTime(timed), "info text") << timed;
    for (const char *empty : {"", "2026-11-27 02:59:59", "2026-11-27T02:59:59.5"})
        EXPECT_EQ(training::withoutTime(empty), "") << empty;
    EXPECT_EQ(training::withoutTime("2026-99-27 02:59:59 info"), "2026-99-27 02:59:59 info") << "no time";
}

TEST(LogView, ATailHasTheLastLinesSinceATime)
{
    const Timestamp since = *fromIso8601("2026-11-27T03:00:00Z");
    LogTail tail(3, since);
    tail.add("2026-11-27 02:59:59,000 info before");
    tail.add("  continued");
    EXPECT_THAT(texts(tail), ElementsAre());
    tail.add("2026-11-27 03:00:00,000 info one");
    tail.add("  two");
    EXPECT_THAT(texts(tail), ElementsAre("2026-11-27 03:00:00,000 info one", "  two"));
    tail.add("three");
    tail.add("four");
    EXPECT_THAT(texts(tail), ElementsAre("  two", "three", "four"));
    LogTail none(0, {});
    none.add("x");
    EXPECT_THAT(texts(none), ElementsAre());
}
