// The image of a running instance (S11): what the instance swaps during the copy brings no file of the host into it.
#include "backend/localcloud/instances/disk_copy.h"

#include <atomic>
#include <cstdio>
#include <thread>

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "backend/core/system/files.h"
#include "tests/support/temporary_folder.h"

using namespace trainyard;
using localcloud::copyDisk;
using localcloud::removeDisk;
namespace fs = std::filesystem;

namespace {

class DiskCopies : public testing::Test {
protected:
    DiskCopies()
    {
        fs::create_directories(home);
        fs::create_directories(host);
        write(host / "key", "secret");
    }
    static void write(const fs::path &path, std::string_view content)
    {
        ASSERT_TRUE(writeFileAtomically(path, content, 0600));
    }

    TemporaryFolder scratch;
    fs::path home = scratch.path / "home", host = scratch.path / "host", copy = scratch.path / "copy";
};

/// Exchanges pairs of names again and again, in a thread.
class Swapping {
public:
    explicit Swapping(std::vector<std::pair<fs::path, fs::path>> pairs)
        : m_thread([this, all = std::move(pairs)](const std::stop_token &stop) {
            while (!stop.stop_requested()) {
                for (const auto &[one, other] : all) {
                    if (::renameat2(AT_FDCWD, one.c_str(), AT_FDCWD, other.c_str(), RENAME_EXCHANGE) != 0)
                        failed = true;
                }
            }
        })
    {
    }
    std::atomic<bool> failed = false; ///< the file system exchanges no names

private:
    std::jthread m_thread; // the last member: it uses the others
};

} // namespace

TEST_F(DiskCopies, HaveFilesFoldersAndLinks)
{
    write(home / "file", "content");
    fs::permissions(home / "file", fs::perms(0741));
    fs::create_directory(home / "folder");
    fs::permissions(home / "folder", fs::perms(0555));
    fs::create_symlink(host / "key", home / "link");
    ASSERT_EQ(::mkfifo((home / "pipe").c_str(), 0600), 0);
    ASSERT_EQ(copyDisk(home, copy, {}), "");
    EXPECT_EQ(readFile(copy / "file").value_or(""), "content");
    EXPECT_EQ(fs::status(copy / "file").permissions(), fs::perms(0741));
    EXPECT_EQ(fs::status(copy / "folder").permissions(), fs::perms(0755)) << "its owner can remove what is in it";
    EXPECT_EQ(fs::read_symlink(copy / "link"), host / "key");
    EXPECT_FALSE(fs::exists(fs::symlink_status(copy / "pipe")));
    removeDisk(copy);
    EXPECT_FALSE(fs::exists(copy));
}

TEST_F(DiskCopies, FailWithTheirReason)
{
    EXPECT_THAT(copyDisk(home / "none", copy, {}), testing::HasSubstr("none: No such file or directory"));
    auto deep = home;
    for (int i = 0; i < 110; ++i)
        deep /= "d";
    fs::create_directories(deep);
    EXPECT_THAT(copyDisk(home, copy, {}), testing::HasSubstr("more than 100 folders in each other"));
    std::stop_source stop;
    stop.request_stop();
    EXPECT_THAT(copyDisk(home, copy, stop.get_token()), testing::HasSubstr("the local cloud ends"));
    EXPECT_FALSE(fs::exists(copy));
    EXPECT_FALSE(fs::exists(copy.string() + ".part"));
}

TEST_F(DiskCopies, OfARunningInstanceHaveNothingOfTheHost)
{
    for (const auto *name : {"file", "plain"})
        write(home / name, "own");
    fs::create_symlink(host / "key", home / "to-key");
    ASSERT_EQ(::mkfifo((home / "pipe").c_str(), 0600), 0);
    fs::create_directory(home / "folder");
    write(home / "folder/key", "own");
    fs::create_directory_symlink(host, home / "to-host");
    Swapping swapping(
        {{home / "file", home / "to-key"}, {home / "plain", home / "pipe"}, {home / "folder", home / "to-host"}});
    int files = 0;
    for (int round = 0; round < 300; ++round) {
        ASSERT_EQ(copyDisk(home, copy, {}), "");
        for (auto it = fs::recursive_directory_iterator(copy); it != fs::recursive_directory_iterator(); ++it) {
            if (it->is_symlink())
                continue;
            ASSERT_TRUE(it->is_directory() || it->is_regular_file()) << it->path();
            if (it->is_regular_file()) {
                ++files;
                ASSERT_EQ(readFile(it->path()).value_or(""), "own") << it->path() << " in round " << round;
            }
        }
        removeDisk(copy);
    }
    EXPECT_GT(files, 0);
    if (swapping.failed)
        GTEST_SKIP() << "the file system of " << scratch.path << " cannot exchange two names";
}
