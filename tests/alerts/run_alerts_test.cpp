// Rules of a run that a program without a window follows (I17).
#include <chrono>
#include <vector>

#include <gtest/gtest.h>

#include "backend/alerts/run_alerts.h"

using namespace trainyard;
using namespace trainyard::alerts;
using namespace std::chrono_literals;
using protocol::RunState;

namespace {

constexpr Timestamp kNow{std::chrono::seconds(10'000)};

/// The alerts of one run with the rule that its loss must not be above 1.
struct Followed {
    RunAlerts alerts{1000};
    RunFacts run{.id = RunId("r-1"), .cluster = ClusterId("c-1"), .state = RunState::Running};
    explicit Followed(AlertRule::Action action)
    {
        alerts.setRules({{.metric = "train-loss", .comparison = AlertRule::Above, .value = 1, .action = action}});
    }
    void measure(double t, double loss)
    {
        protocol::MetricRecord record;
        record.run = run.id;
        record.t = t;
        record.name = "train-loss";
        record.value = loss;
        alerts.add({&record, 1});
    }
};

} // namespace

TEST(RunAlerts, AFulfilledRuleIsDueOnce)
{
    Followed f(AlertRule::StopRun);
    f.measure(900, 2); // before the program followed it
    EXPECT_FALSE(f.alerts.next(kNow, f.run));
    f.measure(1001, 0.5);
    f.measure(1002, 2.5);
    const auto due = f.alerts.next(kNow, f.run);
    ASSERT_TRUE(due);
    EXPECT_EQ(due->action, AlertRule::StopRun);
    EXPECT_EQ(due->value, 2.5);
    EXPECT_FALSE(f.alerts.next(kNow, f.run));
}

TEST(RunAlerts, OfARunThatIsOverTheyOnlyNotify)
{
    Followed f(AlertRule::TerminateCluster);
    f.measure(1002, 2);
    f.run.state = RunState::Stopped;
    const auto due = f.alerts.next(kNow, f.run);
    ASSERT_TRUE(due);
    EXPECT_EQ(due->action, AlertRule::Notify);
}

TEST(RunAlerts, WhatHasFailedIsDueAgainWhileARuleRequiresIt)
{
    Followed f(AlertRule::TerminateCluster);
    f.measure(1002, 2);
    const auto due = f.alerts.next(kNow, f.run);
    ASSERT_TRUE(due);
    f.alerts.failed(*due, kNow);
    EXPECT_FALSE(f.alerts.next(kNow + 4min, f.run));
    const auto again = f.alerts.next(kNow + RunAlerts::kRetry, f.run);
    ASSERT_TRUE(again);
    EXPECT_TRUE(again->isRetry);
    EXPECT_EQ(again->action, AlertRule::TerminateCluster);
    f.alerts.failed(*again, kNow);
    f.alerts.setRules({});
    EXPECT_FALSE(f.alerts.next(kNow + 1h, f.run));
    EXPECT_FALSE(f.alerts.next(kNow + 2h, f.run));
}

TEST(RunAlerts, NoProgressIsCountedWhileTheHeadResponds)
{
    Followed f(AlertRule::Notify);
    f.alerts.setRules({{.comparison = AlertRule::NoProgress, .seconds = 60, .action = AlertRule::StopRun}});
    for (Timestamp t = kNow; t < kNow + 60s; t += 10s)
        f.alerts.pass(t, f.run);
    EXPECT_FALSE(f.alerts.next(kNow, f.run));
    RunFacts silent = f.run;
    silent.isUnreachable = true;
    f.alerts.pass(kNow + 60s, silent);
    for (Timestamp t = kNow + 70s; t < kNow + 120s; t += 10s)
        f.alerts.pass(t, f.run);
    EXPECT_FALSE(f.alerts.next(kNow, f.run));
    f.alerts.pass(kNow + 120s, f.run);
    EXPECT_TRUE(f.alerts.next(kNow, f.run));
}
