// The ledger can be read in a folder that cannot be written. Child processes give up their own write access.

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <functional>

#include <gtest/gtest.h>

#include "backend/core/system/files.h"
#include "tests/ledger/temporary_ledger.h"

namespace trainyard::ledger {
namespace {

namespace fs = std::filesystem;

class LedgerCopyTest : public testing::Test {
protected:
    void fill() const
    {
        auto ledger = Ledger::open(m_folder.path());
        ASSERT_TRUE(ledger);
        ASSERT_TRUE(ledger->saveCluster(makeCluster("c-1", "demo")));
        const Intent intent = makeIntent("ty-1", "c-1", "worker-1");
        ASSERT_TRUE(ledger->openIntents(std::span(&intent, 1)));
        ASSERT_TRUE(ledger->saveResource(makeInstance("i-1", "c-1", "head")));
        m_id = ledger->id();
    }
    /// Runs `work` in a child process: dropped privileges cannot be restored.
    /// \return the exit status of the child
    static int inChild(const std::function<int()> &work)
    {
        std::fflush(nullptr);
        const pid_t child = ::fork();
        if (child == 0)
            ::_exit(work());
        int status = 0;
        EXPECT_EQ(::waitpid(child, &status, 0), child);
        return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    }
    /// Checks the operations that a termination needs.
    /// \return 0, or the number of the first check that failed
    int expectReadable(ErrorCode why) const
    {
        const auto refused = Ledger::open(m_folder.path());
        if (refused)
            return 1;
        std::fprintf(stderr, "%s: %s\n", refused.error().source.c_str(), refused.error().detail.c_str());
        if (refused.error().code != why)
            return 2;
        auto ledger = Ledger::openCopy(m_folder.path(), refused.error());
        if (!ledger)
            return 3;
        if (!ledger->unwritable() || ledger->id() != m_id)
            return 4;
        const auto clusters = ledger->clusters(true);
        const auto intents = ledger->intents(ClusterId());
        const auto resources = ledger->resources(ClusterId());
        if (!clusters || clusters->size() != 1 || !intents || intents->size() != 1 || !resources ||
            resources->size() != 1 || resources->front().facts.at("type") != "c5.xlarge")
            return 5;
        if (!ledger->closeResource("instance", "i-1", "local", "us-east-1", "terminated", Timestamp()) ||
            !ledger->lease("cluster:c-1", "terminate") || !ledger->resources(ClusterId())->empty())
            return 6;
        if (ledger->saveCluster(makeCluster("c-2", "other")) || ledger->openIntents({}))
            return 7; // operations that would leave no record are refused
        return 0;
    }
    static void asFullDisk()
    {
        ::signal(SIGXFSZ, SIG_IGN);
        const rlimit none{0, 0};
        ::setrlimit(RLIMIT_FSIZE, &none); // every write fails, as on a full disk
    }
    void asReadOnly() const
    {
        constexpr uid_t nobody = 65534; // root ignores file permissions
        const bool root = ::geteuid() == 0;
        for (const auto &entry : fs::directory_iterator(m_folder.path())) {
            fs::permissions(entry.path(), fs::perms::owner_read);
            if (root && ::chown(entry.path().c_str(), nobody, nobody) != 0)
                ::_exit(98);
        }
        fs::permissions(m_folder.path(), fs::perms::owner_read | fs::perms::owner_exec);
        if (root &&
            (::chown(m_folder.path().c_str(), nobody, nobody) != 0 || ::setgid(nobody) != 0 || ::setuid(nobody) != 0))
            ::_exit(99);
    }
    /// Leaves the write-ahead log of a killed process, which alone contains the latest row.
    void killWithOpenLog() const
    {
        const int status = inChild([this] {
            auto ledger = Ledger::open(m_folder.path());
            Resource late = makeInstance("i-late", "c-1", "worker-1");
            if (!ledger || !ledger->saveResource(late))
                return 1;
            return ::raise(SIGKILL);
        });
        ASSERT_EQ(status, 128 + SIGKILL);
        ASSERT_GT(fs::file_size(m_folder.path() / "ledger.db-wal"), 0u);
    }
    int expectLateRow() const
    {
        const auto refused = Ledger::open(m_folder.path());
        if (refused)
            return 1;
        auto ledger = Ledger::openCopy(m_folder.path(), refused.error());
        const auto resources = ledger ? ledger->resources(ClusterId()) : fail(ledger.error());
        return resources && resources->size() == 2 ? 0 : 2;
    }

    TemporaryFolder m_folder;
    mutable std::string m_id;
};

TEST_F(LedgerCopyTest, AFullDiskIsReportedAsSuchAndNotAsAPermission) // D2
{
    fill();
    EXPECT_EQ(inChild([this] {
                  asFullDisk();
                  return expectReadable(ErrorCode::IoFailure);
              }),
              0);
}

TEST_F(LedgerCopyTest, AReadOnlyFolderIsRead) // D2
{
    fill();
    EXPECT_EQ(inChild([this] {
                  asReadOnly();
                  return expectReadable(ErrorCode::IoFailure);
              }),
              0);
}

TEST_F(LedgerCopyTest, WhatOnlyTheLogOfAKilledProgramHasIsReadAsWell) // D2
{
    fill();
    killWithOpenLog();
    EXPECT_EQ(inChild([this] {
                  asFullDisk();
                  return expectLateRow();
              }),
              0);
    EXPECT_EQ(inChild([this] {
                  asReadOnly();
                  return expectLateRow();
              }),
              0);
    fs::permissions(m_folder.path(), fs::perms::owner_all);
}

TEST_F(LedgerCopyTest, WhatCannotBeReadEitherIsTheFirstError)
{
    const auto copy = Ledger::openCopy(m_folder.path(), {ErrorCode::DiskFull, "ledger", "no space"});
    ASSERT_FALSE(copy);
    EXPECT_EQ(copy.error().code, ErrorCode::DiskFull);
}

TEST_F(LedgerCopyTest, ADamagedFileLeavesNoCopyInAnyTemporaryFolder)
{
    const std::string damaged(200, '?');
    for (const char *name : {"ledger.db", "ledger.db-wal"})
        ASSERT_TRUE(writeFileAtomically(m_folder.path() / name, damaged + m_folder.path().string()));
    EXPECT_EQ(inChild([this] {
                  asReadOnly();
                  return Ledger::openCopy(m_folder.path(), {ErrorCode::DiskFull, "ledger", "no space"}) ? 1 : 0;
              }),
              0);
    std::error_code ignored;
    for (const fs::path &parent : {fs::path("/dev/shm"), fs::temp_directory_path()}) {
        for (const auto &entry : fs::directory_iterator(parent, ignored)) {
            if (entry.path().filename().string().starts_with("trainyard-ledger-")) {
                EXPECT_NE(readFile(entry.path() / "ledger.db").value_or(""), damaged + m_folder.path().string());
            }
        }
    }
    fs::permissions(m_folder.path(), fs::perms::owner_all);
}

} // namespace
} // namespace trainyard::ledger
