// The alert rules of a run that a command follows (I17): what happens when it is followed no more.
#include <chrono>
#include <memory>
#include <stop_token>
#include <string>
#include <thread>
#include <utility>

#include <gmock/gmock.h>

#include "backend/alerts/alert_rule.h"
#include "backend/cli/commands/runs/alert_guard.h"
#include "backend/cli/commands/runs/queue_alerts.h"
#include "backend/cli/exit_status.h"
#include "backend/core/system/files.h"
#include "backend/core/time/time_source.h"
#include "backend/ledger/ledger.h"
#include "backend/training/run/stopping.h"
#include "tests/support/temporary_folder.h"

using namespace trainyard;
using alerts::AlertRule;
using testing::HasSubstr;
using testing::Not;

namespace {

/// A run whose loss must not be above 1, on a cluster of another profile than the selected one.
struct FollowedRun {
    TemporaryFolder folder;
    cluster::CloudContext cloud;
    cli::Context context{cli::GlobalOptions{"selected", {}, {}, folder.path.string()}, {}};
    protocol::MetricRecord loss;

    explicit FollowedRun(AlertRule::Action action)
    {
        auto opened = ledger::Ledger::open(folder.path);
        EXPECT_TRUE(opened);
        if (!opened)
            return;
        cloud.ledger = std::make_shared<ledger::Ledger>(std::move(*opened));
        cloud.stateFolder = folder.path;
        cloud.profile = "selected";
        ledger::Cluster row;
        row.id = ClusterId("c-1");
        row.name = "demo";
        row.profile = "profile-of-the-cluster";
        row.region = "us-east-1";
        row.state = "ready";
        EXPECT_TRUE(cloud.ledger->saveCluster(row));
        loss.run = RunId("r-00000000000000aa");
        loss.name = "train-loss";
        loss.t = 1;
        loss.value = 2;
        setState(protocol::RunState::Running);
        const AlertRule rule{.metric = "train-loss", .comparison = AlertRule::Above, .value = 1, .action = action};
        EXPECT_TRUE(alerts::writeRules(folder.path, {rule}));
    }
    void setState(protocol::RunState state) const
    {
        ledger::Run run;
        run.id = loss.run;
        run.cluster = ClusterId("c-1");
        run.state = state;
        run.job = "{}";
        EXPECT_TRUE(cloud.ledger->saveRun(run));
    }
    /// Measures the loss immediately before the end, in this state of the run.
    /// \return what the command prints
    std::string endAt(protocol::RunState state, bool &isDone) const
    {
        testing::internal::CaptureStderr();
        {
            cli::AlertGuard guard(context, cloud, loss.run);
            guard.takeStored({});
            setState(state);
            guard.take({&loss, 1});
            isDone = guard.finish();
        }
        return testing::internal::GetCapturedStderr();
    }
};

std::size_t occurrences(const std::string &text, const std::string &part)
{
    std::size_t count = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size()))
        ++count;
    return count;
}

} // namespace

TEST(AlertGuard, ARuleThatIsFulfilledAtTheEndOfTheRunIsReported)
{
    const FollowedRun f(AlertRule::TerminateCluster);
    ASSERT_TRUE(f.cloud.ledger);
    bool isDone = false;
    const std::string printed = f.endAt(protocol::RunState::Finished, isDone);
    EXPECT_TRUE(isDone);
    EXPECT_THAT(printed, HasSubstr("Alert rule: train-loss above 1 (now 2)."));
    EXPECT_THAT(printed, Not(HasSubstr("terminates"))); // it is over
}

TEST(AlertGuard,
     ATerminationThatFailsIsTriedOnceMoreAndReported) // in the account of the cluster, which has no profile here
{
    const FollowedRun f(AlertRule::TerminateCluster);
    ASSERT_TRUE(f.cloud.ledger);
    bool isDone = true;
    const std::string printed = f.endAt(protocol::RunState::Running, isDone);
    EXPECT_FALSE(isDone);
    EXPECT_EQ(occurrences(printed, "The rule terminates the cluster."), 2u) << printed;
    EXPECT_THAT(printed, HasSubstr("profile-of-the-cluster"));
    EXPECT_THAT(printed, HasSubstr("trainyardctl terminate demo"));
}

TEST(AlertGuard, ARunIsStoppedWithoutItsAccount) // whose session may have expired
{
    const FollowedRun f(AlertRule::StopRun);
    ASSERT_TRUE(f.cloud.ledger);
    bool isDone = false;
    const std::string printed = f.endAt(protocol::RunState::Running, isDone);
    EXPECT_TRUE(isDone);
    EXPECT_THAT(printed, HasSubstr("The rule stops the run."));
    EXPECT_THAT(printed, Not(HasSubstr("profile-of-the-cluster")));
    const auto run = f.cloud.ledger->run(f.loss.run);
    ASSERT_TRUE(run && *run);
    EXPECT_EQ((*run)->state, protocol::RunState::Stopped); // it has no machine that would have to respond
}

TEST(AlertGuard, ARunThatAnotherProgramStopsIsLeftToIt)
{
    const FollowedRun f(AlertRule::TerminateCluster);
    ASSERT_TRUE(f.cloud.ledger);
    auto &ledger = *f.cloud.ledger;
    bool isDone = false;
    {
        const auto stopping = training::markStopping(ledger, f.loss.run, training::StopMode::AtOnce);
        EXPECT_TRUE(stopping);
        EXPECT_FALSE(training::markStopping(ledger, f.loss.run, training::StopMode::AtOnce));
        const auto known = training::stoppingOf(ledger, f.loss.run);
        ASSERT_TRUE(known && known->mode == training::StopMode::AtOnce && known->isOurs);
        EXPECT_FALSE(training::stoppingOf(ledger, RunId("r-00000000000000bb")));
        EXPECT_FALSE(training::isOverdue(*known, std::chrono::minutes(1), known->since + std::chrono::minutes(3)));
        EXPECT_TRUE(training::isOverdue(*known, std::chrono::minutes(1), known->since + std::chrono::minutes(4)));
        const std::string printed = f.endAt(protocol::RunState::Running, isDone);
        EXPECT_THAT(printed, HasSubstr("(now 2). The rule was not applied."));
        EXPECT_THAT(printed, Not(HasSubstr("terminates")));
        EXPECT_TRUE(isDone);
    }
    EXPECT_FALSE(training::stoppingOf(ledger, f.loss.run));
}

TEST(AlertGuard, ARuleIsAppliedWhenTheStopByAnotherProgramHasFailed)
{
    const FollowedRun f(AlertRule::TerminateCluster);
    ASSERT_TRUE(f.cloud.ledger);
    testing::internal::CaptureStderr();
    bool isDone = true;
    {
        auto stopping = training::markStopping(*f.cloud.ledger, f.loss.run, training::StopMode::SaveCheckpoint);
        EXPECT_TRUE(stopping);
        cli::AlertGuard guard(f.context, f.cloud, f.loss.run);
        guard.take({&f.loss, 1});
        std::this_thread::sleep_for(std::chrono::milliseconds(2500)); // it looks every second
        if (stopping)
            stopping->release();
        isDone = guard.finish();
    }
    EXPECT_FALSE(isDone);
    EXPECT_THAT(testing::internal::GetCapturedStderr(), HasSubstr("The rule terminates the cluster."));
}

TEST(AlertGuard, ARuleThatWasRemovedIsNotApplied)
{
    const FollowedRun f(AlertRule::TerminateCluster);
    ASSERT_TRUE(f.cloud.ledger);
    testing::internal::CaptureStderr();
    bool isDone = false;
    {
        cli::AlertGuard guard(f.context, f.cloud, f.loss.run);
        guard.take({&f.loss, 1});
        EXPECT_TRUE(alerts::writeRules(f.folder.path, {}));
        isDone = guard.finish();
    }
    EXPECT_TRUE(isDone);
    EXPECT_THAT(testing::internal::GetCapturedStderr(), Not(HasSubstr("Alert rule:")));
}

TEST(AlertGuard, ATerminationThatIsInterruptedIsReported)
{
    const FollowedRun f(AlertRule::TerminateCluster);
    ASSERT_TRUE(f.cloud.ledger);
    std::stop_source stop;
    const cli::Context context{f.context.globals, stop.get_token()};
    testing::internal::CaptureStderr();
    bool isDone = true;
    {
        cli::AlertGuard guard(context, f.cloud, f.loss.run);
        guard.take({&f.loss, 1});
        stop.request_stop();
        isDone = guard.finish();
    }
    const std::string printed = testing::internal::GetCapturedStderr();
    EXPECT_FALSE(isDone);
    EXPECT_THAT(printed, HasSubstr("(now 2). The rule was not applied."));
    EXPECT_THAT(printed, HasSubstr("trainyardctl terminate demo"));
}

TEST(AlertGuard, RulesThatCannotBeReadAreReported)
{
    const FollowedRun f(AlertRule::TerminateCluster);
    ASSERT_TRUE(f.cloud.ledger);
    ASSERT_TRUE(writeFileAtomically(f.folder.path / "alerts.json", "damaged"));
    bool isDone = false;
    const std::string printed = f.endAt(protocol::RunState::Running, isDone);
    EXPECT_TRUE(isDone);
    EXPECT_EQ(occurrences(printed, "The alert rules cannot be read"), 1u) << printed;
    EXPECT_THAT(printed, Not(HasSubstr("Alert rule:")));
}

TEST(QueueAlerts, TheRulesApplyToTheRunInProgress)
{
    const FollowedRun f(AlertRule::TerminateCluster);
    ASSERT_TRUE(f.cloud.ledger);
    testing::internal::CaptureStderr();
    int status = cli::Done;
    {
        cli::QueueAlerts rules(f.context, f.cloud, ClusterId("c-1"));
        EXPECT_TRUE(f.cloud.ledger->appendMetrics(f.loss.run, {&f.loss, 1}));
        status = rules.finish(Result<int>(cli::Done)).value_or(cli::Failed);
    }
    const std::string printed = testing::internal::GetCapturedStderr();
    EXPECT_EQ(status, cli::LeftRunning);
    EXPECT_THAT(printed, HasSubstr("Alert rule: train-loss above 1 (now 2). The rule terminates the cluster."));
}

TEST(QueueAlerts, WhatTheNextRunMeasuresBeforeItIsFoundCounts)
{
    const FollowedRun f(AlertRule::Notify);
    ASSERT_TRUE(f.cloud.ledger);
    EXPECT_TRUE(f.cloud.ledger->appendMetrics(f.loss.run, {&f.loss, 1})); // before the command
    testing::internal::CaptureStderr();
    {
        cli::QueueAlerts rules(f.context, f.cloud, ClusterId("c-1"));
        f.setState(protocol::RunState::Finished);
        protocol::MetricRecord loss = f.loss;
        loss.run = RunId("r-00000000000000bb");
        loss.value = 3;
        EXPECT_TRUE(f.cloud.ledger->appendMetrics(loss.run, {&loss, 1}));
        ledger::Run next;
        next.id = loss.run;
        next.cluster = ClusterId("c-1");
        next.state = protocol::RunState::Running;
        next.job = "{}";
        next.created = wallNow() + std::chrono::seconds(1);
        EXPECT_TRUE(f.cloud.ledger->saveRun(next));
        EXPECT_EQ(rules.finish(Result<int>(cli::Done)).value_or(cli::Failed), cli::Done);
    }
    const std::string printed = testing::internal::GetCapturedStderr();
    EXPECT_EQ(occurrences(printed, "Alert rule:"), 1u) << printed;
    EXPECT_THAT(printed, HasSubstr("Alert rule: train-loss above 1 (now 3)."));
}

TEST(QueueAlerts, AQueueWithoutARunIsJudgedByNothing)
{
    const FollowedRun f(AlertRule::TerminateCluster);
    ASSERT_TRUE(f.cloud.ledger);
    f.setState(protocol::RunState::Finished);
    EXPECT_TRUE(f.cloud.ledger->appendMetrics(f.loss.run, {&f.loss, 1}));
    cli::QueueAlerts rules(f.context, f.cloud, ClusterId("c-1"));
    EXPECT_EQ(rules.finish(Result<int>(cli::Done)).value_or(cli::Failed), cli::Done);
}
