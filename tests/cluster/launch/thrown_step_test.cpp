// A step that throws ends as one that fails: nothing of it goes on running.
#include <atomic>
#include <stdexcept>

#include <gmock/gmock.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "tests/cluster/support/fake_cloud.h"
#include "tests/support/expect_log.h"

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

} // namespace
} // namespace trainyard::cluster
