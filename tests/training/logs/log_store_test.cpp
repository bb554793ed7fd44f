#include <gmock/gmock.h>
#include <unistd.h>

#include "backend/core/system/files.h"
#include "backend/training/logs/log_store.h"

using namespace trainyard;
using namespace trainyard::training;
using ledger::FeedCursor;
using testing::ElementsAre;

namespace {

const CopiedLog kWorker{"worker-1", "worker"}, kServer{"head", "server-1"};

class LogStoreTest : public testing::Test {
protected:
    ~LogStoreTest() override { std::filesystem::remove_all(m_folder); }

    static std::vector<std::string> lines(const LogStore &store, const CopiedLog &log,
                                          const LogStore::Position &from = {})
    {
        std::vector<std::string> all;
        (void)store.read(log, from, [&](std::string_view line) { all.emplace_back(line); });
        return all;
    }

    std::filesystem::path m_folder = [] {
        char name[] = "/tmp/trainyard-logs-XXXXXX";
        return std::string(::mkdtemp(name));
    }();
    LogStore m_store{m_folder / "logs"};
};

} // namespace

TEST(LogCursors, TheNewPartFollowsWhatIsStored)
{
    const std::string text = "one\ntwo\n";
    EXPECT_EQ(newPart(text, {5, 100}, {5, 108}, {5, 100}), text);
    EXPECT_EQ(newPart(text, {5, 100}, {5, 108}, {5, 104}), "two\n"); // another program has stored the first line
    EXPECT_EQ(newPart(text, {5, 100}, {5, 108}, {5, 108}), "");
    EXPECT_EQ(newPart(text, {5, 100}, {5, 108}, {5, 200}), "");
    EXPECT_EQ(newPart(text, {5, 100}, {5, 108}, {5, 96}), "");  // lines before it are missing
    EXPECT_EQ(newPart(text, {5, 100}, {5, 108}, {6, 104}), ""); // in another segment
    EXPECT_EQ(newPart(text, {5, 100}, {6, 8}, {5, 100}), text); // the next segment
    EXPECT_EQ(newPart(text, {5, 100}, {6, 8}, {6, 4}), "two\n");
    EXPECT_EQ(newPart("[missing]\n" + text, {5, 100}, {6, 8}, {6, 4}), ""); // bytes and offsets do not correspond
    EXPECT_EQ(newPart("[missing]\n" + text, {5, 100}, {6, 8}, {5, 100}), "[missing]\n" + text);
}

TEST_F(LogStoreTest, ContinuesWhereAnotherProgramStopped)
{
    ASSERT_TRUE(m_store.append(kWorker, {}, {7, 8}, "one\ntwo\n"));
    LogStore other(m_folder / "logs");
    EXPECT_EQ(other.cursor(kWorker), (FeedCursor{7, 8}));
    ASSERT_TRUE(other.append(kWorker, {7, 8}, {7, 14}, "three\n"));
    ASSERT_TRUE(m_store.append(kWorker, {7, 8}, {7, 19}, "three\nfour\n")); // has read further, later
    EXPECT_THAT(lines(m_store, kWorker), ElementsAre("one", "two", "three", "four"));
    ASSERT_TRUE(m_store.append(kServer, {}, {9, 2}, "x\n"));
    EXPECT_THAT(m_store.logs(), ElementsAre(kServer, kWorker));
    EXPECT_FALSE(m_store.append({"../a", "worker"}, {}, {1, 2}, "x\n"));
}

TEST_F(LogStoreTest, LinesWithoutTheirPositionAreReadAgainAndStoredOnce)
{
    ASSERT_TRUE(m_store.append(kWorker, {}, {7, 4}, "one\n"));
    // A program that was killed between the lines and their position.
    const auto path = m_folder / "logs" / "worker-1-worker.log";
    ASSERT_TRUE(writeFileAtomically(path, "one\ntwo\nthr", 0600));
    EXPECT_EQ(m_store.cursor(kWorker), (FeedCursor{7, 4}));
    ASSERT_TRUE(m_store.append(kWorker, {7, 4}, {7, 14}, "two\nthree\n"));
    EXPECT_THAT(lines(m_store, kWorker), ElementsAre("one", "two", "three"));
}

TEST_F(LogStoreTest, IsBoundedAndReportsWhatItDropped)
{
    LogStore small(m_folder / "logs", {40, 3});
    FeedCursor at;
    for (int i = 0; i < 30; ++i) {
        const std::string line = "line " + std::to_string(100 + i) + "\n";
        const FeedCursor behind{7, at.offset + line.size()};
        ASSERT_TRUE(small.append(kWorker, at, behind, line));
        at = behind;
    }
    const auto kept = lines(small, kWorker);
    EXPECT_THAT(kept.front(), testing::HasSubstr("older lines are not here any more"));
    EXPECT_EQ(kept.back(), "line 129");
    EXPECT_THAT(kept.size(), testing::AllOf(testing::Ge(10u), testing::Le(13u))); // 3 segments of 4 lines
    for (std::size_t i = 1; i < kept.size(); ++i)
        EXPECT_EQ(kept[i], "line " + std::to_string(130 - kept.size() + i));
    EXPECT_LE(small.bytes(kWorker), 120u);
    // A reader that has read so far gets what is new, over segments.
    const auto end = small.read(kWorker, {}, [](std::string_view) {});
    for (const char *line : {"line 130\n", "line 131\n", "line 132\n", "line 133\n", "line 134\n"}) {
        const FeedCursor behind{7, at.offset + 9};
        ASSERT_TRUE(small.append(kWorker, at, behind, line));
        at = behind;
    }
    EXPECT_THAT(lines(small, kWorker, end), ElementsAre("line 130", "line 131", "line 132", "line 133", "line 134"));
}

TEST_F(LogStoreTest, MasksWhatAnOlderRuntimeDidNot)
{
    ASSERT_TRUE(m_store.append(kWorker, {}, {7, 17}, "password=hunter2\n"));
    EXPECT_THAT(lines(m_store, kWorker), ElementsAre("password=***"));
}

TEST_F(LogStoreTest, IsCompleteUntilItGrows)
{
    ASSERT_TRUE(m_store.append(kWorker, {}, {7, 4}, "one\n"));
    EXPECT_FALSE(m_store.isComplete(kWorker));
    ASSERT_TRUE(m_store.setComplete(kWorker));
    EXPECT_TRUE(m_store.isComplete(kWorker));
    ASSERT_TRUE(m_store.append(kWorker, {7, 4}, {7, 8}, "two\n"));
    EXPECT_FALSE(m_store.isComplete(kWorker));
}

TEST_F(LogStoreTest, IsReplacedByLinesFromElsewhere)
{
    ASSERT_TRUE(m_store.append(kWorker, {}, {7, 4}, "old\n"));
    ASSERT_TRUE(m_store.replace(kWorker, [](const LogStore::Add &add) -> Status {
        if (auto added = add("one\n"); !added)
            return added;
        return add("two\n");
    }));
    EXPECT_THAT(lines(m_store, kWorker), ElementsAre("one", "two"));
    EXPECT_EQ(m_store.cursor(kWorker), FeedCursor{});
}
