// Rules of a run that a program without a window follows (I17).
#include <chrono>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "backend/alerts/run_alerts.h"

using namespace trainyard;
using namespace trainyard::alerts;
using namespace std::chrono_literals;
using protocol::RunState;

namespace {

constexpr Timestamp kNow{std::chrono::seconds(10'000)};

AlertRule lossAbove(double value, AlertRule::Action action)
{
    return {.metric = "train-loss", .comparison = AlertRule::Above, .value = value, .action = action};
}

/// The alerts of one run; of most tests with the rule that its loss must not be above 1.
struct Followed {
    RunAlerts alerts;
    RunFacts run{.id = RunId("r-1"), .cluster = ClusterId("c-1"), .state = RunState::Running};
    explicit Followed(std::vector<AlertRule> rules) { alerts.setRules(std::move(rules)); }
    explicit Followed(AlertRule::Action action)
        : Followed(std::vector<AlertRule>{lossAbove(1, action)})
    {
    }
    protocol::MetricRecord loss(double t, double value) const
    {
        protocol::MetricRecord record;
        record.run = run.id;
        record.t = t;
        record.name = "train-loss";
        record.value = value;
        return record;
    }
    void measure(double t, double value)
    {
        const auto record = loss(t, value);
        alerts.add({&record, 1});
    }
    /// Two workers, each with 40 samples a second, after the first reports of which nothing follows.
    std::vector<protocol::MetricRecord> slowWorkers() const
    {
        std::vector<protocol::MetricRecord> records{loss(1, 2)};
        records.back().name = protocol::metric::kWorkers;
        for (const double t : {10.0, 20.0}) {
            for (const int rank : {0, 1}) {
                records.push_back(loss(t, 40));
                records.back().name = protocol::metric::kSpeed;
                records.back().rank = rank;
            }
        }
        return records;
    }
    /// Carries out what is due; it fails.
    AlertRule::Action fail(Timestamp now)
    {
        const auto due = alerts.next(now, run);
        if (!due)
            return AlertRule::Notify;
        alerts.failed(*due, now);
        return due->action;
    }
};

} // namespace

TEST(RunAlerts, AFulfilledRuleIsDueOnce)
{
    Followed f(AlertRule::StopRun);
    const auto before = f.loss(900, 2);
    f.alerts.addStored({&before, 1});
    EXPECT_FALSE(f.alerts.next(kNow, f.run));
    f.measure(1001, 0.5);
    f.measure(1002, 2.5);
    const auto due = f.alerts.next(kNow, f.run);
    ASSERT_TRUE(due);
    EXPECT_EQ(due->action, AlertRule::StopRun);
    EXPECT_EQ(due->value, 2.5);
    EXPECT_EQ(due->at, 1002);
    EXPECT_FALSE(f.alerts.next(kNow, f.run));
}

TEST(RunAlerts, TheSpeedOfAllWorkersIsReported)
{
    Followed f({{.metric = "speed", .comparison = AlertRule::Below, .value = 100}});
    f.alerts.add(f.slowWorkers());
    const auto due = f.alerts.next(kNow, f.run);
    ASSERT_TRUE(due);
    EXPECT_EQ(due->value, 80);
    EXPECT_EQ(due->at, 20);
}

TEST(RunAlerts, WhatWorkersMeasuredBeforeHidesNotTheEndOfTheEpoch)
{
    Followed f({{.metric = "speed", .comparison = AlertRule::Below, .value = 100}});
    f.alerts.addStored(f.slowWorkers());
    EXPECT_FALSE(f.alerts.next(kNow, f.run));
    auto epoch = f.loss(30, 85);
    epoch.name = protocol::metric::kSpeed;
    f.alerts.add({&epoch, 1});
    const auto due = f.alerts.next(kNow, f.run);
    ASSERT_TRUE(due);
    EXPECT_EQ(due->value, 85);
}

TEST(RunAlerts, TheClocksOfComputerAndRunMayDiffer) // the machines of the run are hours behind
{
    Followed f(AlertRule::StopRun);
    const auto before = f.loss(10, 0.5);
    f.alerts.addStored({&before, 1});
    f.measure(11, 2);
    EXPECT_TRUE(f.alerts.next(kNow, f.run));
    Followed first(AlertRule::StopRun); // nothing was measured before
    first.measure(1, 2);
    EXPECT_TRUE(first.alerts.next(kNow, first.run));
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

TEST(RunAlerts, ATerminationThatHasFailedIsRepeatedAfterTheEndOfItsRun) // which it stops first, itself
{
    const auto isRepeated = [](bool isClusterClosed) {
        Followed f(AlertRule::TerminateCluster);
        f.measure(1002, 2);
        EXPECT_EQ(f.fail(kNow), AlertRule::TerminateCluster);
        f.run.state = RunState::Stopped;
        f.run.isClusterClosed = isClusterClosed;
        EXPECT_FALSE(f.alerts.next(kNow + 1min, f.run));
        EXPECT_TRUE(f.alerts.hasFailed(AlertRule::TerminateCluster));
        f.alerts.retryNow();
        const auto again = f.alerts.next(kNow + 1min, f.run);
        EXPECT_FALSE(f.alerts.hasFailed(AlertRule::TerminateCluster));
        return again && again->action == AlertRule::TerminateCluster && again->isRetry;
    };
    EXPECT_TRUE(isRepeated(false));
    EXPECT_FALSE(isRepeated(true));
}

TEST(RunAlerts, ATerminationIsNotForgottenWhileItsClusterHasAnotherRun) // the next entry of a queue
{
    Followed f(AlertRule::TerminateCluster);
    f.measure(1002, 2);
    EXPECT_EQ(f.fail(kNow), AlertRule::TerminateCluster);
    f.run.state = RunState::Stopped;
    f.run.hasOtherRun = true;
    EXPECT_FALSE(f.alerts.next(kNow + 1h, f.run));
    EXPECT_TRUE(f.alerts.hasFailed(AlertRule::TerminateCluster));
    f.run.hasOtherRun = false;
    EXPECT_TRUE(f.alerts.next(kNow + 1h, f.run));
}

TEST(RunAlerts, ARuleWaitsForTheStopInProgress)
{
    const auto actionAfter = [](RunState state) {
        Followed f({lossAbove(1, AlertRule::TerminateCluster), lossAbove(1, AlertRule::Notify)});
        f.measure(1002, 2);
        f.run.isStopping = true;
        const auto notified = f.alerts.next(kNow, f.run);
        EXPECT_TRUE(notified && notified->rule.action == AlertRule::Notify);
        EXPECT_FALSE(f.alerts.next(kNow, f.run));
        EXPECT_EQ(f.alerts.left().size(), 1u);
        f.run.state = state;
        f.run.isStopping = false;
        const auto due = f.alerts.next(kNow, f.run);
        EXPECT_TRUE(due);
        return due ? due->action : AlertRule::AddWorker;
    };
    EXPECT_EQ(actionAfter(RunState::Stopped), AlertRule::Notify);
    EXPECT_EQ(actionAfter(RunState::Running), AlertRule::TerminateCluster); // the stop has failed
}

TEST(RunAlerts, AStopThatHasFailedIsNotRepeatedAfterTheEndOfItsRun)
{
    Followed f(AlertRule::StopRun);
    f.measure(1002, 2);
    EXPECT_EQ(f.fail(kNow), AlertRule::StopRun);
    f.run.state = RunState::Finished;
    EXPECT_FALSE(f.alerts.next(kNow + 1h, f.run));
    EXPECT_FALSE(f.alerts.hasFailed(AlertRule::StopRun));
}

TEST(RunAlerts, EachFailureIsRemembered)
{
    Followed f({lossAbove(1, AlertRule::StopRun), lossAbove(2, AlertRule::TerminateCluster)});
    f.measure(1002, 1.5);
    EXPECT_EQ(f.fail(kNow), AlertRule::StopRun);
    f.measure(1003, 3);
    EXPECT_EQ(f.fail(kNow), AlertRule::TerminateCluster);
    EXPECT_FALSE(f.alerts.hasFailed(AlertRule::StopRun)); // the termination stops the run, too
    f.measure(1004, 0);
    f.measure(1005, 1.5);
    EXPECT_EQ(f.fail(kNow), AlertRule::StopRun); // the termination is not forgotten
    const auto again = f.alerts.next(kNow + RunAlerts::kRetry, f.run);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->action, AlertRule::TerminateCluster);
    EXPECT_FALSE(f.alerts.next(kNow + RunAlerts::kRetry, f.run));
}

TEST(RunAlerts, WhatEndsMostComesFirst)
{
    const AlertRule adds = lossAbove(1, AlertRule::AddWorker), stops = lossAbove(1, AlertRule::StopRun),
                    ends = lossAbove(1, AlertRule::TerminateCluster);
    Followed f({lossAbove(1, AlertRule::Notify), adds, stops, ends});
    f.measure(1002, 2);
    std::vector<AlertRule::Action> order;
    while (const auto due = f.alerts.next(kNow, f.run))
        order.push_back(due->action);
    EXPECT_EQ(order,
              (std::vector{AlertRule::TerminateCluster, AlertRule::StopRun, AlertRule::AddWorker, AlertRule::Notify}));
}

TEST(RunAlerts, ARuleThatTheUserHasRemovedIsNotApplied)
{
    const AlertRule ends = lossAbove(1, AlertRule::TerminateCluster), notifies = lossAbove(1, AlertRule::Notify);
    Followed f({ends, notifies});
    f.measure(1002, 2);
    f.alerts.setRules({notifies});
    const auto due = f.alerts.next(kNow, f.run);
    ASSERT_TRUE(due);
    EXPECT_EQ(due->rule, notifies);
    EXPECT_FALSE(f.alerts.next(kNow, f.run));
    f.alerts.failed({.rule = ends, .action = AlertRule::TerminateCluster}, kNow); // removed while it was carried out
    EXPECT_FALSE(f.alerts.hasFailed(AlertRule::TerminateCluster));
    EXPECT_FALSE(f.alerts.next(kNow + 1h, f.run));
}

TEST(RunAlerts, ARuleThatOnlyNotifiesIsPostedOnceAMinute)
{
    Followed f(AlertRule::Notify);
    double t = 1002;
    const auto isPosted = [&](Timestamp now) {
        f.measure(t++, 0.5);
        f.measure(t++, 2);
        const auto due = f.alerts.next(now, f.run);
        EXPECT_TRUE(due);
        return due && due->isPosted;
    };
    EXPECT_TRUE(isPosted(kNow));
    EXPECT_FALSE(isPosted(kNow + 59s));
    EXPECT_TRUE(isPosted(kNow + 60s));
    EXPECT_FALSE(isPosted(kNow + 61s));
    f.alerts.setRules({lossAbove(1, AlertRule::StopRun)});
    EXPECT_TRUE(isPosted(kNow + 62s));
    EXPECT_TRUE(isPosted(kNow + 63s));
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
    f.measure(17, 1);
    for (Timestamp t = kNow + 130s; t <= kNow + 180s; t += 10s)
        f.alerts.pass(t, f.run);
    const auto due = f.alerts.next(kNow, f.run);
    ASSERT_TRUE(due);
    EXPECT_EQ(due->at, 17);
}
