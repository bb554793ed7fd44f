#include "backend/core/system/files.h"

#include <cstdlib>

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "backend/core/system/private_folder.h"

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

TEST_F(Files, AtomicWriteLeavesOneFileWithTheRequestedMode)
{
    ASSERT_TRUE(writeFileAtomically(folder / "key", "one", 0600));
    ASSERT_TRUE(writeFileAtomically(folder / "key", "two", 0600));
    EXPECT_EQ(readFile(folder / "key").value(), "two");
    struct stat info {};
    ASSERT_EQ(::stat((folder / "key").c_str(), &info), 0);
    EXPECT_EQ(info.st_mode & 0777, 0600u);
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder), {}), 1);
}

TEST_F(Files, AStopLeavesTheOldFile)
{
    ASSERT_TRUE(writeFileAtomically(folder / "big", "old"));
    std::stop_source stop;
    const std::string content(20u << 20, 'x');
    EXPECT_TRUE(writeFileAtomically(folder / "other", content, 0644, stop.get_token()));
    EXPECT_EQ(readFile(folder / "other").value(), content);
    stop.request_stop();
    EXPECT_EQ(writeFileAtomically(folder / "big", content, 0644, stop.get_token()).error().code, ErrorCode::Cancelled);
    EXPECT_EQ(readFile(folder / "big").value(), "old");
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder), {}), 2);
}

TEST_F(Files, ReportsWhatIsWrong)
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

TEST_F(Files, AFolderOfOurSecretsIsOursAlone)
{
    EXPECT_TRUE(ensurePrivateFolder(folder / "new"));
    struct stat info {};
    ASSERT_EQ(::stat((folder / "new").c_str(), &info), 0);
    EXPECT_EQ(info.st_mode & 0777, 0700u);
    ASSERT_EQ(::chmod((folder / "new").c_str(), 0777), 0);
    const auto open = ensurePrivateFolder(folder / "new");
    ASSERT_FALSE(open);
    EXPECT_EQ(open.error().code, ErrorCode::PermissionDenied);
    EXPECT_NE(open.error().detail.find("chmod 700"), std::string::npos);
    ASSERT_EQ(::chmod((folder / "new").c_str(), 0775), 0); // as with a umask of 002
    EXPECT_TRUE(ensurePrivateFolder(folder / "new"));
    ASSERT_EQ(::stat((folder / "new").c_str(), &info), 0);
    EXPECT_EQ(info.st_mode & 0777, 0755u);
    // A folder of another user: as root, a child without root's privileges checks the folder, which root owns.
    if (::geteuid() != 0) {
        EXPECT_FALSE(ensurePrivateFolder("/"));
        return;
    }
    ASSERT_EQ(::chmod((folder / "new").c_str(), 0755), 0);
    ASSERT_EQ(::chmod(folder.c_str(), 0755), 0);
    const pid_t child = ::fork();
    if (child == 0) {
        const bool less = ::setuid(65534) == 0;
        const auto seen = ensurePrivateFolder(folder / "new");
        ::_exit(less && !seen && seen.error().code == ErrorCode::PermissionDenied ? 0 : 1);
    }
    int status = -1;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    EXPECT_EQ(status, 0);
}

TEST_F(Files, TheStateFolderNeedsNoHome)
{
    const std::string home = environment("HOME"), state = environment("XDG_STATE_HOME");
    ::unsetenv("HOME");
    ::unsetenv("XDG_STATE_HOME");
    const auto found = stateFolder();
    if (!home.empty())
        ::setenv("HOME", home.c_str(), 1);
    if (!state.empty())
        ::setenv("XDG_STATE_HOME", state.c_str(), 1);
    EXPECT_FALSE(found.string().starts_with("/tmp/.local")) << "a folder that any user can create first";
}
