// What is recorded before the first request: all of it, or nothing.
#include "backend/cluster/launch/new_cluster_internal.h"

#include <gmock/gmock.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/origin.h"
#include "tests/cluster/support/fake_cloud.h"

namespace trainyard::cluster {
namespace {

using testing::Each;
using testing::IsEmpty;
using testing::SizeIs;

class NewClusterTest : public testing::Test {
protected:
    NewClusterTest()
        : m_plan(m_setting.plan("demo", 1))
        , m_launcher(m_setting.m_context, newClusterRow(m_setting.context(), m_plan), m_plan, m_options, m_sink, {})
    {
    }
    const CloudContext &cloud() const { return m_setting.m_context; }
    const ClusterId &id() const { return m_launcher.row().id; }
    /// The request of a stack and of its key pair.
    NewCluster newStack()
    {
        return {.files = {{"plan.json", "{}"}},
                .writeIntents =
                    [this] {
                        auto intents = keyPairIntent(m_launcher, "");
                        intents.push_back(m_launcher.intent(newToken(), kStackKind, "", "{}"));
                        return cloud().ledger->openIntents(intents);
                    },
                .first = NewCluster::First::Intents,
                .what = Sentence::verbatim("creating it")};
    }
    std::vector<ledger::IntentState> states() const
    {
        std::vector<ledger::IntentState> all;
        for (const ledger::Intent &intent : take(cloud().ledger->intents(id())))
            all.push_back(intent.state);
        return all;
    }

    FakeSetting m_setting;
    LaunchOptions m_options;
    ProgressSink m_sink;
    const LaunchPlan m_plan;
    Launcher m_launcher;
};

TEST_F(NewClusterTest, IsKnownWithItsRequest)
{
    EXPECT_FALSE(take(isOpenCluster(cloud(), id())));
    ClusterId recorded;
    ASSERT_TRUE(recordNewCluster(cloud(), m_launcher, newStack(), recorded));
    EXPECT_EQ(recorded, id());
    EXPECT_TRUE(take(isOpenCluster(cloud(), id())));
    EXPECT_FALSE(take(isOpenCluster(cloud(), ClusterId())));
    EXPECT_THAT(states(), testing::AllOf(SizeIs(2), Each(ledger::IntentState::Open)));
    EXPECT_EQ(take(originOf(*cloud().ledger, id())).origin, Origin::Stack);
    EXPECT_TRUE(std::filesystem::exists(cloud().clusterFolder(id()) / "plan.json"));
    EXPECT_THAT(keyPairIntent(m_launcher, "mine"), IsEmpty());
}

TEST_F(NewClusterTest, HasAnIdForWhoeverLearnsThatItIsRecorded) // the window selects it then
{
    ClusterId made, known;
    const ProgressSink sink = [&](const StepEvent &event) {
        if (event.step == "intent" && event.state == StepState::Done)
            known = made;
    };
    const auto launched = launch(m_setting.context(), m_plan, kMachinesOnly, sink, {}, &made);
    ASSERT_TRUE(launched) << launched.error().detail;
    EXPECT_EQ(known, *launched);
}

TEST_F(NewClusterTest, WithTheNameOfAnOpenClusterLeavesNothing)
{
    ledger::Cluster other = newClusterRow(cloud(), m_plan);
    ASSERT_TRUE(cloud().ledger->saveCluster(other));
    ClusterId recorded;
    const Status refused = recordNewCluster(cloud(), m_launcher, newStack(), recorded);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::AlreadyExists);
    EXPECT_FALSE(take(isOpenCluster(cloud(), id())));
    EXPECT_TRUE(recorded.empty()); // nothing for a retry to continue
    EXPECT_THAT(states(), testing::AllOf(SizeIs(2), Each(ledger::IntentState::Rejected)));
    EXPECT_FALSE(std::filesystem::exists(cloud().clusterFolder(id())));
}

TEST_F(NewClusterTest, WithoutItsIntentsIsClosed)
{
    NewCluster cluster = newStack();
    cluster.first = NewCluster::First::Cluster;
    cluster.writeIntents = [] { return Status(fail(ErrorCode::DiskFull, "ledger", "no space is left")); };
    ClusterId recorded;
    const Status refused = recordNewCluster(cloud(), m_launcher, cluster, recorded);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::DiskFull);
    EXPECT_THAT(take(cloud().ledger->clusters(true)), IsEmpty());
    EXPECT_FALSE(std::filesystem::exists(cloud().clusterFolder(id())));
}

} // namespace
} // namespace trainyard::cluster
