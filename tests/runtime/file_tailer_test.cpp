#include "backend/runtime/agent/file_tailer.h"

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

} // namespace
} // namespace trainyard::agent
