// D25: the group of a stack's master starts a new head when it is asked to, and at no other time.
#include <gmock/gmock.h>

#include "backend/cluster/managed/managed.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/core/async/poll.h"
#include "backend/core/try.h"
#include "tests/cluster/stack/local_stack.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using testing::IsSupersetOf;
using testing::SizeIs;

const LaunchOptions kRecordsOnly{.provision = false};

class StackHeadTest : public LocalStackTest {
protected:
    /// Terminates the head as a stranger does, and waits until the list shows that.
    void endHead()
    {
        const auto before = status(m_cloud, "dt", soon());
        ASSERT_TRUE(before) << before.error().detail;
        ASSERT_THAT(before->nodes, SizeIs(2));
        m_former = before->nodes[0].id;
        const auto ended = m_cloud.ec2()->terminateInstances({m_former}, soon());
        ASSERT_TRUE(ended) << ended.error().detail;
        ASSERT_TRUE(pollUntil(Backoff(50ms), soon(), [&]() -> Result<bool> {
            TY_ASSIGN(const auto now, status(m_cloud, "dt", soon()));
            return now.nodes.size() == 1u;
        }));
    }
    std::vector<std::string> suspended() const
    {
        const auto groups =
            m_cloud.scalingOf(m_cloud.region)->describeGroups({physicalId("MasterAutoScalingGroup")}, soon());
        EXPECT_TRUE(groups && groups->size() == 1u);
        return groups && !groups->empty() ? groups->front().suspended : std::vector<std::string>();
    }

    InstanceId m_former;
};

TEST_F(StackHeadTest, IsReplacedByItsGroup)
{
    ASSERT_NO_FATAL_FAILURE(endHead());
    const Status replaced = replaceHeadOf(m_cloud, m_id, kRecordsOnly, {}, {});
    ASSERT_TRUE(replaced) << replaced.error().source << ": " << replaced.error().detail;
    const auto now = status(m_cloud, "dt", soon());
    ASSERT_TRUE(now) << now.error().detail;
    ASSERT_THAT(now->nodes, SizeIs(2));
    EXPECT_EQ(now->nodes[0].name, "head");
    EXPECT_NE(now->nodes[0].id, m_former);
    EXPECT_TRUE(now->nodes[0].locked);
    EXPECT_THAT(suspended(), IsSupersetOf({"Launch", "ReplaceUnhealthy"}));
    EXPECT_EQ(replaceHeadOf(m_cloud, m_id, kRecordsOnly, {}, {}).error().code, ErrorCode::Conflict) << "it exists";
    const auto receipt = Teardown(m_cloud).run({}, {}, {});
    ASSERT_TRUE(receipt) << receipt.error().detail;
    EXPECT_TRUE(receipt->clean()) << receipt->toText();
    EXPECT_FALSE(isStackThere());
}

TEST_F(StackHeadTest, ACancelledReplacementLeavesTheGroupUnableToStartMachines)
{
    ASSERT_NO_FATAL_FAILURE(endHead());
    std::stop_source stop;
    const ProgressSink stopsInGroup = [&](const StepEvent &event) {
        if (event.step == "head-group" && event.state == StepState::Progressing)
            stop.request_stop();
    };
    const Status replaced = replaceHeadOf(m_cloud, m_id, kRecordsOnly, stopsInGroup, stop.get_token());
    ASSERT_FALSE(replaced);
    EXPECT_EQ(replaced.error().code, ErrorCode::Cancelled);
    EXPECT_THAT(suspended(), IsSupersetOf({"Launch", "ReplaceUnhealthy"}));
}

TEST_F(StackHeadTest, AGroupOfAnotherIsLeftAlone) // S6: its name was taken when the stack was created
{
    const auto scaling = m_cloud.scalingOf(m_cloud.region);
    const auto own = scaling->describeGroups({physicalId("WorkerAutoScalingGroup")}, soon());
    ASSERT_TRUE(own && own->size() == 1u);
    const auto made = scaling->createGroup({.name = "theirs",
                                            .launchTemplate = own->front().launchTemplate,
                                            .launchTemplateVersion = own->front().launchTemplateVersion,
                                            .minSize = 0,
                                            .maxSize = 1,
                                            .desired = {},
                                            .subnets = own->front().subnets,
                                            .tags = {}},
                                           soon());
    ASSERT_TRUE(made) << made.error().detail;
    const auto rows = m_cloud.ledger->resources(m_id);
    ASSERT_TRUE(rows);
    const auto stack = std::ranges::find(*rows, m_stack, &ledger::Resource::id);
    ASSERT_TRUE(stack != rows->end());
    ledger::Resource row = *stack;
    row.facts[kMasterGroupFact] = "theirs";
    ASSERT_TRUE(m_cloud.ledger->saveResource(row));
    const Status refused = replaceHeadOf(m_cloud, m_id, kRecordsOnly, {}, {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::Conflict);
    EXPECT_THAT(refused.error().detail, testing::HasSubstr("theirs is not of its stack"));
    const auto theirs = scaling->describeGroups({"theirs"}, soon());
    ASSERT_TRUE(theirs && theirs->size() == 1u);
    EXPECT_THAT(theirs->front().suspended, testing::IsEmpty());
}

TEST_F(StackHeadTest, AGroupWhoseDeadlineHasPassedStartsNone)
{
    ASSERT_NO_FATAL_FAILURE(endHead());
    const auto resized =
        m_cloud.scalingOf(m_cloud.region)->resizeGroup(physicalId("MasterAutoScalingGroup"), {0, 0, 0}, soon());
    ASSERT_TRUE(resized) << resized.error().detail;
    const Status replaced = replaceHeadOf(m_cloud, m_id, kRecordsOnly, {}, {});
    ASSERT_FALSE(replaced);
    EXPECT_EQ(replaced.error().code, ErrorCode::Conflict);
    EXPECT_THAT(replaced.error().detail, testing::HasSubstr("its deadline has passed"));
}

} // namespace
} // namespace trainyard::cluster
