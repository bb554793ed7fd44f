#include "backend/runtime/agent/file_tailer.h"

#include "backend/core/system/rotating_file.h"
#include "runtime_fixture.h"

namespace trainyard::agent {
namespace {

using trainyard::testing::TemporaryFolder;

class FileTailerTest : public ::testing::Test {
protected:
    void append(const std::string &text) { std::ofstream(path, std::ios::app) << text; }
    TemporaryFolder folder;
    std::filesystem::path path = folder.path / "log";
};

TEST_F(FileTailerTest, GivesCompleteLinesOnly)
{
    FileTailer follower(path, 0, 0);
    EXPECT_EQ(follower.read()->data, ""); // does not exist yet
    append("one\ntw");
    const auto first = follower.read();
    EXPECT_EQ(first->data, "one\n");
    EXPECT_EQ(first->offset, 4u);
    EXPECT_EQ(follower.read()->data, "");
    append("o\n");
    EXPECT_EQ(follower.read()->data, "two\n");
}

TEST_F(FileTailerTest, GoesOnFromACursorOfTheSameFileOnly)
{
    append("one\ntwo\n");
    const auto chunk = FileTailer(path, 0, 0).read();
    EXPECT_EQ(FileTailer(path, chunk->inode, 4).read()->data, "two\n");
    EXPECT_EQ(FileTailer(path, chunk->inode + 1, 4).read()->data, "one\ntwo\n");
    EXPECT_EQ(FileTailer(path, chunk->inode, 400).read()->data, "one\ntwo\n");
}

TEST_F(FileTailerTest, ReadsARotatedFileToItsEndFirst)
{
    append("one\n");
    FileTailer follower(path, 0, 0);
    EXPECT_EQ(follower.read()->data, "one\n");
    append("two\n");
    std::filesystem::rename(path, folder.path / "log.1");
    append("three\n");
    EXPECT_EQ(follower.read()->data, "two\n");
    EXPECT_EQ(follower.read()->data, ""); // detects the rotation
    const auto next = follower.read();
    EXPECT_EQ(next->data, "three\n");
    EXPECT_EQ(next->offset, 6u);
}

TEST_F(FileTailerTest, BeginsAgainAfterTruncation)
{
    append("a long line\n");
    FileTailer follower(path, 0, 0);
    EXPECT_EQ(follower.read()->data, "a long line\n");
    std::filesystem::resize_file(path, 0);
    append("new\n");
    EXPECT_EQ(follower.read()->data, "new\n");
}

TEST_F(FileTailerTest, CutsALineThatIsTooLong)
{
    append(std::string(FileTailer::kMaxChunkBytes + 10, 'x') + "\nend\n");
    FileTailer follower(path, 0, 0);
    EXPECT_EQ(follower.read()->data.size(), FileTailer::kMaxChunkBytes + 1);
    EXPECT_EQ(follower.read()->data, "xxxxxxxxxx\nend\n");
}

/// A log as a watcher writes it, with small segments.
class RotatingTailTest : public FileTailerTest {
protected:
    void write(int first, int last)
    {
        for (int i = first; i < last; ++i)
            ASSERT_TRUE(m_log->append("line " + std::to_string(i) + "\n"));
    }
    /// Reads until nothing comes, also not after the changes of segments.
    static std::string readAll(FileTailer &tail)
    {
        std::string text;
        for (int quiet = 0; quiet < 4; ++quiet) {
            const auto chunk = tail.read();
            EXPECT_TRUE(chunk);
            if (!chunk->data.empty())
                quiet = 0;
            text += chunk->data;
        }
        return text;
    }
    static std::string lines(int first, int last)
    {
        std::string text;
        for (int i = first; i < last; ++i)
            text += "line " + std::to_string(i) + "\n";
        return text;
    }
    FileTailer tail(std::uint64_t inode = 0, std::uint64_t offset = 0, std::uint64_t most = 0) const
    {
        return {path, inode, offset, FileTailer::Kind::RotatingLog, most};
    }
    Result<RotatingFile> m_log = RotatingFile::open(path, {100, 5});
};

TEST_F(RotatingTailTest, HasNoGapAndNoDuplicateOverSegments)
{
    FileTailer follower = tail();
    std::string text = readAll(follower);
    for (int i = 0; i < 300; i += 7) { // sometimes within a segment, sometimes over its end
        write(i, i + 7);
        text += readAll(follower);
    }
    EXPECT_EQ(text, lines(0, 301));
}

TEST_F(RotatingTailTest, ContinuesAtACursorInAClosedSegment)
{
    write(0, 15);
    FileTailer first = tail();
    const auto chunk = first.read(); // the first segment
    EXPECT_TRUE(chunk->data.starts_with("line 0\n"));
    FileTailer second = tail(chunk->inode, chunk->offset);
    write(15, 40);
    EXPECT_EQ(chunk->data + readAll(second), lines(0, 40));
    const auto begun = tail(chunk->inode, 7).read();
    EXPECT_TRUE(begun->data.starts_with("line 1\n")) << begun->data;
}

TEST_F(RotatingTailTest, ReportsLinesThatWereRotatedAway)
{
    write(0, 5);
    FileTailer follower = tail();
    const auto chunk = follower.read();
    write(5, 500); // far beyond five segments
    const std::string rest = readAll(follower);
    EXPECT_NE(rest.find("[lines are missing here"), std::string::npos) << rest;
    EXPECT_TRUE(rest.ends_with("line 499\n"));
    FileTailer other = tail(chunk->inode, chunk->offset); // its segment is gone, and the inode may be used again
    const std::string again = readAll(other);
    EXPECT_TRUE(again.starts_with("[lines are missing here")) << again;
    EXPECT_TRUE(again.ends_with("line 499\n"));
    FileTailer fresh = tail();
    EXPECT_TRUE(readAll(fresh).starts_with("[older lines are missing"));
}

TEST_F(RotatingTailTest, StartsNearTheEndWhereOnlySoMuchIsWanted)
{
    write(0, 40);
    FileTailer follower = tail(0, 0, 150);
    const std::string text = readAll(follower);
    EXPECT_TRUE(text.starts_with("[about ")) << text;
    EXPECT_TRUE(text.ends_with(lines(30, 40))) << text;
    EXPECT_LE(text.size(), 150u + 80);
    write(40, 60);
    EXPECT_EQ(readAll(follower), lines(40, 60));
    FileTailer all = tail(0, 0, 10'000);
    EXPECT_TRUE(readAll(all).find("about") == std::string::npos);
}

TEST_F(RotatingTailTest, AwaitsALogThatDoesNotExist)
{
    std::filesystem::remove(path);
    FileTailer follower = tail();
    EXPECT_EQ(readAll(follower), "");
    append("one\n");
    EXPECT_EQ(readAll(follower), "one\n");
}

} // namespace
} // namespace trainyard::agent
