// A step that throws ends as one that fails: nothing of it goes on running.
#include <atomic>
#include <optional>
#include <stdexcept>

#include <gmock/gmock.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/core/system/files.h"
#include "tests/cluster/support/fake_cloud.h"
#include "tests/support/expect_log.h"
#include "tests/support/no_threads.h"

namespace trainyard::cluster {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

class ThrownStep : public testing::Test {
protected:
    /// The first wait for as many machines throws; later calls are carried out.
    void throwWhenAlive(int machines)
    {
        m_cloud.before = [this, machines](const std::string &operation, const std::string &) -> std::optional<Error> {
            if (operation == "DescribeInstances" && m_cloud.alive() == machines && !m_thrown.exchange(true))
                throw std::runtime_error("no memory");
            return std::nullopt;
        };
    }

    /// A launch that sets up its machines, where no SSH server listens.
    LaunchOptions withSetUp()
    {
        LaunchOptions options;
        options.bundle = m_setting.folder.path() / "bundle.tar.gz";
        EXPECT_TRUE(writeFileAtomically(options.bundle, "never unpacked"));
        return options;
    }

    FakeSetting m_setting;
    FakeCloud &m_cloud = m_setting.cloud;
    ledger::Ledger &m_ledger = *m_setting.m_context.ledger;
    std::atomic<bool> m_thrown{false};
};

TEST_F(ThrownStep, TheLaunchIsRolledBack)
{
    const support::ExpectLog expected("launch has thrown: no memory");
    throwWhenAlive(3);
    const auto id = launch(m_setting.context(), m_setting.plan("demo", 2), kMachinesOnly, {}, {});
    ASSERT_FALSE(id);
    EXPECT_EQ(id.error().code, ErrorCode::Internal);
    EXPECT_THAT(id.error().detail, HasSubstr("no memory"));
    EXPECT_TRUE(m_thrown.load());
    EXPECT_EQ(m_cloud.alive(), 0);
    EXPECT_THAT(m_cloud.region("us-east-1").groups, IsEmpty());
    EXPECT_THAT(take(m_ledger.clusters(true)), IsEmpty());
}

TEST_F(ThrownStep, AddedWorkersAreTerminatedAndTheOthersStay)
{
    const auto id = launch(m_setting.context(), m_setting.plan("demo", 2), kMachinesOnly, {}, {});
    ASSERT_TRUE(id) << id.error().detail;
    const support::ExpectLog expected("add machines has thrown: no memory");
    throwWhenAlive(5);
    const auto added = addWorkers(m_setting.context(), *id, 2, kMachinesOnly, {}, {});
    ASSERT_FALSE(added);
    EXPECT_EQ(added.error().code, ErrorCode::Internal);
    EXPECT_TRUE(m_thrown.load());
    EXPECT_EQ(m_cloud.alive(), 3);
    EXPECT_THAT(take(hosts(m_setting.context(), *id)), SizeIs(3));
}

TEST_F(ThrownStep, TheStatusChecksEndAndNotTheProgram)
{
    std::stop_source stop;
    m_cloud.before = [&](const std::string &operation, const std::string &) -> std::optional<Error> {
        if (operation != "DescribeInstanceStatus")
            return std::nullopt;
        stop.request_stop(); // nothing else would end the wait for SSH soon
        throw std::runtime_error("no memory");
    };
    const support::ExpectLog expected("status checks has thrown: no memory");
    const auto id = launch(m_setting.context(), m_setting.plan("demo", 1), withSetUp(), {}, stop.get_token());
    ASSERT_FALSE(id);
    EXPECT_EQ(id.error().code, ErrorCode::Cancelled) << id.error().detail;
    EXPECT_EQ(m_cloud.alive(), 0);
    m_cloud.before = {};
}

TEST_F(ThrownStep, MachinesAreSetUpAndTerminatedWithoutAnotherThread)
{
    m_setting.m_context.polling.sshAnswers = std::chrono::seconds(1);
    std::optional<support::NoThreads> limit;
    const auto sink = [&](const StepEvent &event) {
        if (event.step == "running" && !limit) // the lease has its thread
            limit.emplace();
    };
    const auto id = launch(m_setting.context(), m_setting.plan("demo", 1), withSetUp(), sink, {});
    limit.reset();
    ASSERT_FALSE(id);
    EXPECT_NE(id.error().code, ErrorCode::Internal) << id.error().detail;
    EXPECT_THAT(id.error().detail, HasSubstr("the console of worker-1 ends with"));
    EXPECT_EQ(m_cloud.alive(), 0);
}

} // namespace
} // namespace trainyard::cluster
