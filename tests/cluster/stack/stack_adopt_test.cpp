// Issue 11, point 13: a stack of a lost ledger is taken over with its machines, and ends as a whole.
#include <gmock/gmock.h>

#include "backend/cluster/operate/adopt.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/core/async/poll.h"
#include "tests/cluster/stack/local_stack.h"

namespace trainyard::cluster {
namespace {

using testing::AnyOf;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

class StackAdoptTest : public LocalStackTest {
protected:
    void SetUp() override
    {
        LocalStackTest::SetUp();
        if (IsSkipped() || HasFatalFailure())
            return;
        m_here = m_cloud; // a second computer with another ledger
        m_here.stateFolder = m_other.path();
        m_here.ledger = std::make_shared<ledger::Ledger>(std::move(*ledger::Ledger::open(m_other.path())));
    }
    Result<AdoptableCluster> found() const { return findAdoptableCluster(m_here, "dt", {}, false, soon()); }

    ledger::TemporaryFolder m_other;
    CloudContext m_here;
};

TEST_F(StackAdoptTest, IsTakenOverAndEndsWithItsMachines)
{
    const auto lost = found();
    ASSERT_TRUE(lost) << lost.error().detail;
    std::vector<std::string> kinds;
    for (const Target &t : lost->resources)
        kinds.push_back(t.kind);
    EXPECT_THAT(kinds, Contains("stack"));
    EXPECT_THAT(kinds, Not(Contains(AnyOf("security-group", "auto-scaling-group")))) << "they end with the stack";
    EXPECT_EQ(lost->machines(), 2);
    const auto adopted = adopt(m_here, *lost, lost->owner, lost->ledger, soon());
    ASSERT_TRUE(adopted) << adopted.error().detail;

    const auto origin = originOf(*m_here.ledger, m_id);
    ASSERT_TRUE(origin);
    EXPECT_EQ(origin->origin, Origin::Stack);
    EXPECT_EQ(origin->id, m_stack);
    std::vector<std::string> nodes;
    const auto rows = m_here.ledger->resources(m_id);
    ASSERT_TRUE(rows);
    for (const ledger::Resource &r : *rows) {
        if (r.kind == "instance")
            nodes.push_back(r.name + " " + r.facts.at(kStackRoleFact));
        if (r.kind == kStackKind) {
            EXPECT_EQ(r.facts.at(kMasterGroupFact), physicalId("MasterAutoScalingGroup")) << "for the deadline";
            EXPECT_EQ(r.facts.at(kElasticTemplateFact), physicalId("ElasticWorkerLaunchTemplate"));
        }
    }
    EXPECT_THAT(nodes, testing::UnorderedElementsAre("head master", "worker-1 base"));

    TeardownScope scope;
    scope.clusters = {m_id};
    const auto receipt = Teardown(m_here).run(scope, {}, {});
    ASSERT_TRUE(receipt) << receipt.error().detail;
    EXPECT_TRUE(receipt->clean()) << receipt->toText();
    EXPECT_FALSE(isStackThere());
    EXPECT_THAT(LocalCloudHome::aliveAt(m_here), IsEmpty());
    EXPECT_THAT(LocalCloudHome::thingsAt(m_here), IsEmpty());
}

TEST_F(StackAdoptTest, IsFoundByWhatItHasLeft)
{
    // At the deadline the groups have ended all machines; the network of the stack is still there.
    for (const char *group : {"MasterAutoScalingGroup", "WorkerAutoScalingGroup"}) {
        const auto emptied = m_cloud.scalingOf(m_cloud.region)->resizeGroup(physicalId(group), {0, 0, 0}, soon());
        ASSERT_TRUE(emptied) << emptied.error().detail;
    }
    ASSERT_TRUE(pollUntil(Backoff(std::chrono::milliseconds(20)), soon(),
                          [&]() -> Result<bool> { return LocalCloudHome::aliveAt(m_here).empty(); }));
    const auto lost = found();
    ASSERT_TRUE(lost) << lost.error().detail;
    EXPECT_EQ(lost->machines(), 0);
    std::vector<std::string> stacks;
    for (const Target &t : lost->resources) {
        if (t.kind == "stack")
            stacks.push_back(t.id);
    }
    EXPECT_THAT(stacks, ElementsAre(m_stack));
    ASSERT_TRUE(adopt(m_here, *lost, lost->owner, lost->ledger, soon()));
    const auto receipt = Teardown(m_here).run({}, {}, {});
    ASSERT_TRUE(receipt) << receipt.error().detail;
    EXPECT_TRUE(receipt->clean()) << receipt->toText();
    EXPECT_FALSE(isStackThere());
}

} // namespace
} // namespace trainyard::cluster
