#include "backend/ssh/pool.h"

#include <gtest/gtest.h>

#include "backend/core/task_pool.h"
#include "tests/support/ssh_server.h"

using namespace trainyard;
using namespace trainyard::ssh;
using namespace trainyard::support;
using namespace std::chrono_literals;

namespace {

class Pool : public testing::Test {
protected:
    void SetUp() override
    {
        if (!SshServer::available())
            GTEST_SKIP() << "no sshd with sftp-server here";
        m_server = SshServer::start();
        ASSERT_TRUE(m_server);
    }
    Result<ExecOutcome> exec(const std::string &command)
    {
        return m_pool.exec(m_server->target(), command, {}, {Deadline::after(30s), {}});
    }
    std::unique_ptr<SshServer> m_server;
    SessionPool m_pool;
};

} // namespace

TEST_F(Pool, UsesASessionAgain)
{
    const auto first = exec("echo $PPID");
    ASSERT_TRUE(first) << first.error().detail;
    EXPECT_EQ(m_pool.idle(), 1u);
    EXPECT_EQ(exec("echo $PPID")->status, 0);
    EXPECT_EQ(m_pool.idle(), 1u);
    const auto lease = m_pool.acquire(m_server->target(), {Deadline::after(30s), {}});
    ASSERT_TRUE(lease);
    EXPECT_TRUE(lease->reused());
    EXPECT_EQ(m_pool.idle(), 0u);
}

TEST_F(Pool, ReplacesASessionThatBroke)
{
    ASSERT_TRUE(exec("true"));
    m_server->dropConnections();
    const auto again = exec("echo back");
    ASSERT_TRUE(again) << again.error().detail;
    EXPECT_EQ(again->out, "back\n");
}

TEST_F(Pool, ForgetsAHost)
{
    ASSERT_TRUE(exec("true"));
    m_pool.forget(m_server->target());
    EXPECT_EQ(m_pool.idle(), 0u);
}

TEST_F(Pool, ServesManyThreads)
{
    const std::vector<int> numbers = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
    const auto outcomes =
        parallelMap(numbers, 4, {}, [&](int n, std::stop_token) { return exec("echo " + std::to_string(n)); });
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        ASSERT_TRUE(outcomes[i]) << outcomes[i].error().detail;
        EXPECT_EQ(outcomes[i]->out, std::to_string(numbers[i]) + "\n");
    }
    EXPECT_LE(m_pool.idle(), 4u);
}
