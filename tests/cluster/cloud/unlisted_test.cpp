// Ended clusters that are removed from the list, and what stays of them.
#include <gmock/gmock.h>

#include "backend/cluster/cloud/records/unlisted.h"
#include "backend/cluster/plan/costs/cost.h"
#include "backend/cluster/teardown/teardown.h"
#include "tests/cluster/support/fake_cloud.h"

namespace trainyard::cluster {
namespace {

TEST(Unlisted, OnlyAnEndedClusterIsRemovedAndItsRecordsStay)
{
    FakeSetting setting;
    ledger::Ledger &ledger = *setting.m_context.ledger;
    const auto id = launch(setting.context(), setting.plan("demo", 1), kMachinesOnly, {}, {});
    ASSERT_TRUE(id) << id.error().detail;
    EXPECT_EQ(unlist(ledger, *id).error().code, ErrorCode::Conflict);
    EXPECT_FALSE(*isUnlisted(ledger, *id));
    const auto receipt = Teardown(setting.context()).run({}, {}, {});
    ASSERT_TRUE(receipt && receipt->clean());
    ASSERT_TRUE(unlist(ledger, *id));
    EXPECT_TRUE(*isUnlisted(ledger, *id));
    EXPECT_FALSE(*isUnlisted(ledger, ClusterId("c-other")));
    EXPECT_THAT(*ledger.clusters(), testing::SizeIs(1));
    EXPECT_THAT(*ledger.events(*id), testing::Not(testing::IsEmpty()));
    const auto lived = billingIntervalsOf(ledger, *setting.m_context.catalog, ledger.clusters()->front(),
                                          SystemClock::instance().now());
    ASSERT_TRUE(lived);
    EXPECT_THAT(*lived, testing::SizeIs(2)) << "of the head and of a worker";
}

TEST(Unlisted, AnEndedClusterIsListedAgain)
{
    FakeSetting setting;
    ledger::Ledger &ledger = *setting.m_context.ledger;
    const auto id = launch(setting.context(), setting.plan("demo", 1), kMachinesOnly, {}, {});
    ASSERT_TRUE(id) << id.error().detail;
    const auto receipt = Teardown(setting.context()).run({}, {}, {});
    ASSERT_TRUE(receipt && receipt->clean());
    ASSERT_TRUE(unlist(ledger, *id));
    ASSERT_TRUE(relist(ledger, *id));
    EXPECT_FALSE(*isUnlisted(ledger, *id));
    ASSERT_TRUE(relist(ledger, *id)) << "a second time";
    EXPECT_FALSE(*isUnlisted(ledger, *id));
    ASSERT_TRUE(unlist(ledger, *id));
    EXPECT_TRUE(*isUnlisted(ledger, *id)) << "removed again";
}

TEST(Unlisted, AnUnknownClusterIsNoSuccess)
{
    FakeSetting setting;
    EXPECT_EQ(unlist(*setting.m_context.ledger, ClusterId("c-unknown")).error().code, ErrorCode::NotFound);
}

} // namespace
} // namespace trainyard::cluster
