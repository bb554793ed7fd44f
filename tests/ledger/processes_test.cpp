// Guarantees for several processes that have the same ledger open, and after one of them is killed.

#include <gmock/gmock.h>

#include <csignal>

#include <sys/wait.h>
#include <unistd.h>

#include "tests/ledger/temporary_ledger.h"

namespace trainyard::ledger {
namespace {

/// Runs `body` in a child process. `body` reports its progress through a pipe, one byte per call of its argument.
/// No SQLite database may be open during the fork.
class Child {
public:
    template <class F>
    explicit Child(F body)
    {
        int ends[2];
        if (::pipe(ends) != 0)
            std::abort();
        m_pid = ::fork();
        if (m_pid == 0) {
            ::close(ends[0]);
            body([&] { return ::write(ends[1], "x", 1) == 1; });
            ::_exit(0);
        }
        ::close(ends[1]);
        m_read = ends[0];
    }
    ~Child()
    {
        ::close(m_read);
        if (m_pid > 0)
            kill();
    }
    bool waitForSignal()
    {
        char c;
        return ::read(m_read, &c, 1) == 1;
    }
    void kill()
    {
        ::kill(m_pid, SIGKILL);
        join();
    }
    int join()
    {
        int status = 0;
        ::waitpid(m_pid, &status, 0);
        m_pid = -1;
        return status;
    }

private:
    pid_t m_pid = -1;
    int m_read = -1;
};

TEST(LedgerProcesses, AnIntentSurvivesAKillBeforeItsAnswer)
{
    TemporaryFolder folder;
    Child child([&](auto here) {
        auto ledger = Ledger::open(folder.path());
        if (ledger && ledger->saveCluster(makeCluster("c-1", "demo")) &&
            ledger->openIntents(std::vector{makeIntent("t-1", "c-1", "head")}))
            here();
        ::pause();
    });
    ASSERT_TRUE(child.waitForSignal());
    child.kill();
    auto ledger = Ledger::open(folder.path());
    ASSERT_TRUE(ledger);
    const auto open = *ledger->intents({});
    ASSERT_EQ(open.size(), 1u);
    EXPECT_EQ(open[0].token, "t-1");
    EXPECT_EQ(open[0].state, IntentState::Open);
    EXPECT_EQ(ledger->clusters(true)->size(), 1u);
}

TEST(LedgerProcesses, ALeaseOfAKilledProgramIsTakenOver)
{
    TemporaryFolder folder;
    Child child([&](auto here) {
        auto ledger = Ledger::open(folder.path());
        const auto lease = ledger->lease("cluster:c-1", "launch demo");
        if (lease)
            here();
        ::pause();
    });
    ASSERT_TRUE(child.waitForSignal());
    auto ledger = Ledger::open(folder.path());
    const auto busy = ledger->lease("cluster:c-1", "terminate demo");
    ASSERT_FALSE(busy);
    EXPECT_EQ(busy.error().code, ErrorCode::Busy);
    EXPECT_THAT(busy.error().detail, testing::HasSubstr("launch demo"));
    ASSERT_EQ(ledger->leases()->size(), 1u);
    EXPECT_TRUE(ledger->leases()->front().alive);
    child.kill();
    EXPECT_FALSE(ledger->leases()->front().alive);
    const auto taken = ledger->lease("cluster:c-1", "terminate demo");
    ASSERT_TRUE(taken);
    EXPECT_FALSE(taken->stopRequested());
}

TEST(LedgerProcesses, OneProgramRequestsThatAnotherStops)
{
    TemporaryFolder folder;
    Child child([&](auto here) {
        auto ledger = Ledger::open(folder.path());
        auto lease = ledger->lease("cluster:c-1", "launch demo");
        here();
        while (!lease->stopRequested())
            ::usleep(10'000);
        lease->release();
        here();
    });
    ASSERT_TRUE(child.waitForSignal());
    auto ledger = Ledger::open(folder.path());
    ASSERT_TRUE(ledger->requestStop("cluster:c-1"));
    ASSERT_TRUE(ledger->requestStop("cluster:nobody"));
    EXPECT_TRUE(child.waitForSignal());
    EXPECT_TRUE(ledger->lease("cluster:c-1", "terminate demo"));
}

TEST(LedgerProcesses, ALeaseIsGivenBackWhenItGoesAndAnOldOneCannotFreeANewOne)
{
    TemporaryFolder folder;
    auto ledger = Ledger::open(folder.path());
    {
        auto first = ledger->lease("a", "one");
        ASSERT_TRUE(first);
        EXPECT_FALSE(ledger->lease("a", "two"));
        Lease moved = std::move(*first);
        first->release();
        EXPECT_FALSE(ledger->lease("a", "two"));
    }
    EXPECT_TRUE(ledger->lease("a", "two"));
}

TEST(LedgerProcesses, EightProgramsCreateOneFileAndWriteAtOnce)
{
    TemporaryFolder folder;
    constexpr int programs = 8, rows = 20;
    std::vector<std::unique_ptr<Child>> children;
    for (int p = 0; p < programs; ++p) {
        children.push_back(std::make_unique<Child>([&folder, p](auto here) {
            auto ledger = Ledger::open(folder.path());
            if (!ledger)
                ::_exit(1);
            for (int i = 0; i < rows; ++i) {
                const std::string id = std::to_string(p) + "-" + std::to_string(i);
                if (!ledger->openIntents(std::vector{makeIntent("t-" + id, "c-1", "n")}) ||
                    !ledger->appendMetrics(RunId("r-1"), std::vector{makeMetric(RunId("r-1"), p, i, "speed", 1)}))
                    ::_exit(2);
            }
            here();
        }));
    }
    for (const auto &child : children)
        EXPECT_EQ(child->join(), 0);
    auto ledger = Ledger::open(folder.path());
    EXPECT_EQ(ledger->intents({})->size(), static_cast<std::size_t>(programs * rows));
    EXPECT_EQ(ledger->metrics(RunId("r-1"))->records.size(), static_cast<std::size_t>(programs * rows));
}

} // namespace
} // namespace trainyard::ledger
