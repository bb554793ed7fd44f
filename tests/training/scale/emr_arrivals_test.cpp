// Nodes that EMR has started during a run, and whose follower has ended before they joined.
#include <gmock/gmock.h>

#include "backend/cluster/plan/milestones.h"
#include "backend/training/scale/emr_arrivals_internal.h"
#include "tests/ledger/temporary_ledger.h"

namespace trainyard::training {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(EmrNodesToJoin, AreLeftToTheNextFollowerUntilTheyHaveJoined)
{
    const ledger::TemporaryFolder folder;
    auto ledger = ledger::Ledger::open(folder.path());
    ASSERT_TRUE(ledger) << ledger.error().detail;
    const auto reaches = [&](const ledger::Run &run, const std::string &node, cluster::Milestone milestone) {
        ledger::Event event;
        event.cluster = run.cluster;
        event.run = run.id;
        event.kind = cluster::kMilestoneEvent;
        event.subject = node;
        event.text = toString(milestone);
        EXPECT_TRUE(ledger->addEvent(event));
    };
    ledger::Run run, later;
    run.cluster = later.cluster = ClusterId("c-1");
    run.id = RunId("r-1");
    later.id = RunId("r-2");
    const auto waiting = [&](const ledger::Run &of) {
        return nodesToJoin(*ledger, of).value_or(std::vector<std::string>{"unread"});
    };
    EXPECT_THAT(waiting(run), IsEmpty());
    ASSERT_TRUE(keepNodesToJoin(*ledger, run, {"worker-2", "worker-3"}));
    reaches(run, "worker-2", cluster::Milestone::SetUp);
    EXPECT_THAT(waiting(run), ElementsAre("worker-2", "worker-3"));
    EXPECT_THAT(waiting(later), IsEmpty()) << "a run may do without some machines";
    reaches(later, "worker-3", cluster::Milestone::Joined);
    reaches(run, "worker-2", cluster::Milestone::Joined);
    EXPECT_THAT(waiting(run), ElementsAre("worker-3")) << "the scheduler has admitted the other one meanwhile";
    ASSERT_TRUE(keepNodesToJoin(*ledger, run, {}));
    EXPECT_THAT(waiting(run), IsEmpty());
}

} // namespace
} // namespace trainyard::training
