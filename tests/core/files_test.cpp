#include "backend/core/files.h"

#include <cstdlib>

#include <gtest/gtest.h>
#include <sys/stat.h>

using namespace trainyard;

namespace {

struct Files : testing::Test {
    std::filesystem::path folder;
    void SetUp() override
    {
        char name[] = "/tmp/trainyard-files-XXXXXX";
        folder = ::mkdtemp(name);
    }
    void TearDown() override { std::filesystem::remove_all(folder); }
};

} // namespace

TEST_F(Files, AtomicWriteLeavesOneFileWithTheModeAskedFor)
{
    ASSERT_TRUE(writeFileAtomically(folder / "key", "one", 0600));
    ASSERT_TRUE(writeFileAtomically(folder / "key", "two", 0600));
    EXPECT_EQ(readFile(folder / "key").value(), "two");
    struct stat info{};
    ASSERT_EQ(::stat((folder / "key").c_str(), &info), 0);
    EXPECT_EQ(info.st_mode & 0777, 0600u);
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder), {}), 1);
}

TEST_F(Files, SaysWhatIsWrong)
{
    EXPECT_EQ(readFile(folder / "none").error().code, ErrorCode::NotFound);
    EXPECT_EQ(writeFileAtomically(folder / "no" / "such", "x").error().code, ErrorCode::NotFound);
    ASSERT_TRUE(writeFileAtomically(folder / "big", std::string(100, 'x')));
    EXPECT_EQ(readFile(folder / "big", 99).error().code, ErrorCode::InvalidArgument);
    EXPECT_FALSE(ensureFolder(folder / "big" / "below"));
    EXPECT_TRUE(ensureFolder(folder / "a" / "b" / "c"));
    EXPECT_TRUE(ensureFolder(folder / "a" / "b" / "c"));
}

TEST_F(Files, AFullDiskIsNamed)
{
    EXPECT_EQ(systemError(ENOSPC, "x", "writing").code, ErrorCode::DiskFull);
}
