// The machine of a worker that did not join its run is terminated, and a program that closes does not wait for that.
#include <gmock/gmock.h>

#include <thread>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/operate/removals.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/training/run/cluster_run_internal.h"
#include "tests/ledger/temporary_ledger.h"

namespace trainyard::training {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;

/// A cluster in the ledger that another operation works on.
class RemoveOutsiderTest : public testing::Test {
protected:
    void SetUp() override
    {
        m_cloud.profile = m_cloud.endpointId = "local";
        m_cloud.stateFolder = m_state.path();
        auto opened = ledger::Ledger::open(m_state.path());
        ASSERT_TRUE(opened) << opened.error().detail;
        m_cloud.ledger = std::make_shared<ledger::Ledger>(std::move(*opened));
        auto row = ledger::makeCluster(m_cluster.value, "demo");
        row.plan = cluster::LaunchPlan().toJson();
        ASSERT_TRUE(m_cloud.ledger->saveCluster(row));
        ASSERT_TRUE(m_cloud.ledger->saveResource(ledger::makeInstance("i-1", m_cluster.value, "worker-1")));
        auto taken = m_cloud.ledger->lease(cluster::clusterLeaseName(m_cluster), "launch demo");
        ASSERT_TRUE(taken);
        m_lease.emplace(std::move(*taken));
    }
    std::set<std::string> recorded() const
    {
        return cluster::nodesToRemove(*m_cloud.ledger->events(m_cluster, {}, 0, 0));
    }

    const ledger::TemporaryFolder m_state;
    const ClusterId m_cluster{"c-0123456789abcdef"};
    cluster::CloudContext m_cloud;
    std::optional<ledger::Lease> m_lease;
};

TEST_F(RemoveOutsiderTest, AStopRequestEndsTheWaitForABusyCluster)
{
    std::stop_source stop;
    std::optional<Status> removed;
    const auto began = std::chrono::steady_clock::now();
    {
        const std::jthread waiting(
            [&] { removed = removeOutsider(m_cloud, m_cluster, "worker-1", {}, stop.get_token()); });
        while (recorded().empty() && std::chrono::steady_clock::now() - began < 60s)
            std::this_thread::yield();
        stop.request_stop();
    }
    EXPECT_LT(std::chrono::steady_clock::now() - began, 2min) << "it would wait for 15 minutes";
    ASSERT_TRUE(removed);
    ASSERT_FALSE(*removed);
    EXPECT_EQ(removed->error().code, ErrorCode::Busy);
    EXPECT_THAT(recorded(), ElementsAre("worker-1")) << "the next start reports it";
}

TEST_F(RemoveOutsiderTest, IsTriedOnceAlsoAfterAStopRequest)
{
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(removeOutsider(m_cloud, m_cluster, "worker-1", {}, stop.get_token()).error().code, ErrorCode::Busy);
    m_lease.reset();
    EXPECT_EQ(removeOutsider(m_cloud, m_cluster, "worker-2", {}, stop.get_token()).error().code, ErrorCode::NotFound)
        << "it was looked for";
    EXPECT_THAT(recorded(), ElementsAre("worker-1", "worker-2"));
}

} // namespace
} // namespace trainyard::training
