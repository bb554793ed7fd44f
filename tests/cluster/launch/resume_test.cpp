// A launch continues after its program died at an unfortunate moment.
#include <algorithm>

#include <gmock/gmock.h>

#include "backend/cluster/launch/launch.h"
#include "backend/cluster/plan/cluster_state.h"
#include "backend/cluster/teardown/teardown.h"
#include "tests/cluster/support/fake_cloud.h"

namespace trainyard::cluster {
namespace {

using ledger::IntentState;

bool isFirstWorker(const ledger::Resource &r)
{
    return r.kind == "instance" && r.name == "worker-1";
}

/// The program died after it had requested a replacement of worker-1, whose former machine was still ending
/// (found by the storm of kills, seed 11).
TEST(ResumeTest, ARequestIsNotAnsweredByTheMachineBeforeIt)
{
    FakeSetting setting;
    const CloudContext context = setting.context();
    ledger::Ledger &ledger = *context.ledger;
    const auto id = launch(context, setting.plan("demo", 1), kMachinesOnly, {}, {});
    ASSERT_TRUE(id) << id.error().detail;
    const auto rows = take(ledger.resources(*id));
    const auto worker = std::ranges::find_if(rows, isFirstWorker);
    ASSERT_NE(worker, rows.end());
    ledger::Resource former = *worker;
    setting.cloud.endByItself("us-east-1", "worker-1");
    ASSERT_TRUE(resumeLaunch(context, *id, kMachinesOnly, {}, {}));
    ASSERT_EQ(setting.cloud.alive(), 2);

    for (const ledger::Resource &r : take(ledger.resources(*id))) {
        if (isFirstWorker(r)) {
            ASSERT_TRUE(ledger.closeResource(r.kind, r.id, r.profile, r.region, "lost", r.created));
        }
    }
    for (const ledger::Intent &i : take(ledger.intents(*id))) {
        if (i.node == "worker-1" && i.state == IntentState::Succeeded) {
            ASSERT_TRUE(ledger.recordIntentResult(i.token, IntentState::Open));
        }
    }
    former.state = "shutting-down";
    ASSERT_TRUE(ledger.saveResource(former));
    const auto resumed = resumeLaunch(context, *id, kMachinesOnly, {}, {});
    ASSERT_TRUE(resumed) << resumed.error().detail;
    EXPECT_EQ(setting.cloud.alive(), 2) << "the replacement was there already";
    for (const ledger::Intent &i : take(ledger.intents(*id)))
        EXPECT_FALSE(i.kind == "instance" && i.state == IntentState::Open) << i.node;

    ASSERT_TRUE(ledger.saveResource(former));
    ASSERT_TRUE(removeWorker(context, *id, "worker-1", {}, {}));
    EXPECT_EQ(setting.cloud.alive(), 1) << "a worker is removed with all machines of its name";
}

TEST(ResumeTest, WhatWasMadeAnswersItsRequestAndIsFoundWithoutItsRow)
{
    FakeSetting setting;
    const CloudContext context = setting.context();
    ledger::Ledger &ledger = *context.ledger;
    const auto id = launch(context, setting.plan("demo", 1), kMachinesOnly, {}, {});
    ASSERT_TRUE(id) << id.error().detail;
    ASSERT_TRUE(ledger.setClusterState(*id, std::string(toString(ClusterState::NeedsAttention))));
    ASSERT_TRUE(resumeLaunch(context, *id, kMachinesOnly, {}, {}));
    EXPECT_EQ(setting.cloud.alive(), 2);
    const auto rows = take(ledger.resources(*id));
    for (const ledger::Intent &i : take(ledger.intents(*id))) {
        EXPECT_EQ(i.state, IntentState::Succeeded) << i.kind;
        EXPECT_NE(std::ranges::find(rows, i.detail, &ledger::Resource::id), rows.end()) << i.kind << " " << i.detail;
    }
    for (const ledger::Resource &r : rows) {
        if (r.kind != "instance") {
            ASSERT_TRUE(ledger.closeResource(r.kind, r.id, r.profile, r.region, "lost", r.created));
        }
    }
    const auto receipt = Teardown(context).run({}, {}, {});
    ASSERT_TRUE(receipt) << receipt.error().detail;
    EXPECT_TRUE(receipt->clean()) << receipt->toText();
    EXPECT_TRUE(setting.cloud.region("us-east-1").keys.empty());
    EXPECT_TRUE(setting.cloud.region("us-east-1").groups.empty());
}

} // namespace
} // namespace trainyard::cluster
