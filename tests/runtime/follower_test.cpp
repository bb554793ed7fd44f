#include "backend/runtime/agent/follower.h"

#include "runtime_fixture.h"

namespace trainyard::agent {
namespace {

using trainyard::testing::TemporaryFolder;

class FollowerTest : public ::testing::Test {
protected:
    void append(const std::string &text) { std::ofstream(path, std::ios::app) << text; }
    TemporaryFolder folder;
    std::filesystem::path path = folder.path / "log";
};

TEST_F(FollowerTest, GivesCompleteLinesOnly)
{
    Follower follower(path, 0, 0);
    EXPECT_EQ(follower.read()->data, ""); // not there yet
    append("one\ntw");
    const auto first = follower.read();
    EXPECT_EQ(first->data, "one\n");
    EXPECT_EQ(first->offset, 4u);
    EXPECT_EQ(follower.read()->data, "");
    append("o\n");
    EXPECT_EQ(follower.read()->data, "two\n");
}

TEST_F(FollowerTest, GoesOnFromACursorOfTheSameFileOnly)
{
    append("one\ntwo\n");
    const auto piece = Follower(path, 0, 0).read();
    EXPECT_EQ(Follower(path, piece->inode, 4).read()->data, "two\n");
    EXPECT_EQ(Follower(path, piece->inode + 1, 4).read()->data, "one\ntwo\n");
    EXPECT_EQ(Follower(path, piece->inode, 400).read()->data, "one\ntwo\n");
}

TEST_F(FollowerTest, ReadsARotatedFileToItsEndFirst)
{
    append("one\n");
    Follower follower(path, 0, 0);
    EXPECT_EQ(follower.read()->data, "one\n");
    append("two\n");
    std::filesystem::rename(path, folder.path / "log.1");
    append("three\n");
    EXPECT_EQ(follower.read()->data, "two\n");
    EXPECT_EQ(follower.read()->data, ""); // sees the rotation
    const auto next = follower.read();
    EXPECT_EQ(next->data, "three\n");
    EXPECT_EQ(next->offset, 6u);
}

TEST_F(FollowerTest, BeginsAgainAfterTruncation)
{
    append("a long line\n");
    Follower follower(path, 0, 0);
    EXPECT_EQ(follower.read()->data, "a long line\n");
    std::filesystem::resize_file(path, 0);
    append("new\n");
    EXPECT_EQ(follower.read()->data, "new\n");
}

TEST_F(FollowerTest, CutsALineThatIsTooLong)
{
    append(std::string(Follower::kPiece + 10, 'x') + "\nend\n");
    Follower follower(path, 0, 0);
    EXPECT_EQ(follower.read()->data.size(), Follower::kPiece + 1);
    EXPECT_EQ(follower.read()->data, "xxxxxxxxxx\nend\n");
}

} // namespace
} // namespace trainyard::agent
