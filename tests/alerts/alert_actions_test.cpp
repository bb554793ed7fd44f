// What a fulfilled rule does (I17), also to a cluster in another account (S2).
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "backend/alerts/alert_actions.h"

using namespace trainyard;
using namespace trainyard::alerts;
using protocol::RunState;

namespace {

AlertRule ruleThat(AlertRule::Action action)
{
    return {.comparison = AlertRule::NoProgress, .seconds = 60, .action = action};
}

RunFacts runOf(const std::string &id, RunState state = RunState::Running)
{
    return {.id = RunId(id), .cluster = ClusterId("c-1"), .state = state};
}

bool never(const OperationId &)
{
    return false;
}
bool always(const OperationId &)
{
    return true;
}

const std::vector<ClusterFacts> kHere{{ClusterId("c-1"), false, true}};
const std::vector<ClusterFacts> kElsewhere{{ClusterId("c-1"), true, true}};
const std::vector<ClusterFacts> kEnded{{ClusterId("c-1"), false, false}};

} // namespace

TEST(AlertActions, ARuleActsOnlyOnARunThatContinues)
{
    const AlertRule rule = ruleThat(AlertRule::StopRun);
    RunFacts run = runOf("r-1");
    EXPECT_EQ(actionNow(rule, &run), AlertRule::StopRun);
    EXPECT_TRUE(shouldProgress(run, false));
    run.isTask = true; // it may never measure anything
    EXPECT_FALSE(shouldProgress(run, false));
    EXPECT_TRUE(shouldProgress(run, true));
    run.isUnreachable = true;
    EXPECT_FALSE(shouldProgress(run, true));
    run.isUnreachable = false;
    run.isStopping = true;
    EXPECT_EQ(actionNow(rule, &run), AlertRule::Notify);
    EXPECT_FALSE(shouldProgress(run, true));
    run.isStopping = false;
    run.state = RunState::Finished;
    EXPECT_EQ(actionNow(rule, &run), AlertRule::Notify);
    EXPECT_EQ(actionNow(rule, nullptr), AlertRule::Notify);
}

TEST(AlertActions, NothingIsStartedTwice)
{
    const RunFacts run = runOf("r-1"), other = runOf("r-2");
    const AlertDecision notify{}, stop{AlertRule::StopRun, false}, terminate{AlertRule::TerminateCluster, false};
    AlertActions actions;
    EXPECT_EQ(actions.decide(ruleThat(AlertRule::StopRun), &run, kHere, always), stop);
    actions.stopBegan(run.id, OperationId("o-1"));
    EXPECT_EQ(actions.decide(ruleThat(AlertRule::StopRun), &run, kHere, always), notify);
    EXPECT_EQ(actions.decide(ruleThat(AlertRule::StopRun), &run, kHere, never), stop); // it has failed
    EXPECT_EQ(actions.decide(ruleThat(AlertRule::TerminateCluster), &run, kHere, always), terminate);
    actions.terminationBegan(run.cluster, OperationId("o-2"));
    EXPECT_EQ(actions.decide(ruleThat(AlertRule::TerminateCluster), &other, kHere, always), notify);
    EXPECT_EQ(actions.decide(ruleThat(AlertRule::StopRun), &other, kHere, always), notify);
    EXPECT_EQ(actions.decide(ruleThat(AlertRule::TerminateCluster), nullptr, kHere, never), notify);
}

TEST(AlertActions, AClusterInAnotherAccountIsDueWhenItsAccountAnswers)
{
    const AlertRule rule = ruleThat(AlertRule::TerminateCluster);
    const RunFacts run = runOf("r-1");
    AlertActions actions;
    const AlertDecision waits{AlertRule::TerminateCluster, true};
    EXPECT_EQ(actions.decide(rule, &run, kElsewhere, never), waits);
    EXPECT_TRUE(actions.due(kElsewhere, {run}, {rule}).empty());
    const auto due = actions.due(kHere, {run}, {rule});
    ASSERT_EQ(due.size(), 1u);
    EXPECT_EQ(due.at(run.cluster), (AlertActions::Termination{run.id, rule}));
    actions.terminationBegan(run.cluster, OperationId("o-1"));
    EXPECT_TRUE(actions.due(kHere, {run}, {rule}).empty());
    actions.ended(OperationId("o-1"), false); // the profile had got other keys in between
    EXPECT_TRUE(actions.due(kElsewhere, {run}, {rule}).empty());
    EXPECT_EQ(actions.due(kHere, {run}, {rule}).size(), 1u);
    actions.terminationBegan(run.cluster, OperationId("o-2"));
    actions.ended(OperationId("o-2"), true);
    EXPECT_TRUE(actions.due(kElsewhere, {run}, {rule}).empty());
    EXPECT_TRUE(actions.due(kHere, {run}, {rule}).empty()); // it is carried out once
}

TEST(AlertActions, ARunOfAnotherProfileIsStoppedAndItsClusterWaits) // never with the keys of the selected one
{
    const AlertRule rule = ruleThat(AlertRule::TerminateCluster);
    RunFacts run = runOf("r-1");
    run.isOfOtherProfile = true;
    AlertActions actions;
    EXPECT_EQ(actions.decide(ruleThat(AlertRule::StopRun), &run, {}, never), (AlertDecision{AlertRule::StopRun}));
    EXPECT_EQ(actions.decide(rule, &run, {}, never), (AlertDecision{AlertRule::TerminateCluster, true}));
    EXPECT_TRUE(actions.due({}, {}, {rule}).empty());
    EXPECT_TRUE(actions.due(kHere, {}, {rule}).empty()); // another run of the cluster may not be listed yet
    EXPECT_EQ(actions.due(kHere, {runOf("r-1")}, {rule}).size(), 1u); // its profile is selected again
}

TEST(AlertActions, AWorkerIsAddedToARunThatAdmitsOne)
{
    const AlertRule rule = ruleThat(AlertRule::AddWorker);
    const AlertDecision adds{AlertRule::AddWorker, false, false}, refused{AlertRule::AddWorker, false, true};
    RunFacts run = runOf("r-1");
    AlertActions actions;
    EXPECT_EQ(actions.decide(rule, &run, kHere, never), adds);
    run.isOfOtherProfile = true;
    EXPECT_EQ(actions.decide(rule, &run, {}, never), refused);
    run.isOfOtherProfile = false;
    run.isElastic = false;
    EXPECT_EQ(actions.decide(rule, &run, kHere, never), refused);
    run = runOf("r-1", RunState::Finished);
    EXPECT_EQ(actions.decide(rule, &run, kHere, never), AlertDecision{});
    run = runOf("r-1");
    actions.terminationBegan(run.cluster, OperationId("o-1"));
    EXPECT_EQ(actions.decide(rule, &run, kHere, always), AlertDecision{});
}

TEST(AlertActions, ATerminationThatWaitsIsForgottenWithItsReason)
{
    const AlertRule rule = ruleThat(AlertRule::TerminateCluster);
    const RunFacts run = runOf("r-1"), failed = runOf("r-1", RunState::Failed), other = runOf("r-2");
    const auto isDue = [&](const std::vector<ClusterFacts> &clusters, const std::vector<RunFacts> &runs,
                           const std::vector<AlertRule> &rules) {
        AlertActions waiting;
        if (!waiting.decide(rule, &run, kElsewhere, never).waits || !waiting.due(kElsewhere, {failed}, {rule}).empty())
            return false;
        (void)waiting.due(clusters, runs, rules);
        (void)waiting.due(kElsewhere, {failed}, {rule});
        return waiting.due(kHere, {failed}, {rule}).contains(run.cluster);
    };
    EXPECT_TRUE(isDue(kElsewhere, {failed}, {rule})); // also of a run that is over
    EXPECT_TRUE(isDue({}, {}, {rule}));               // of another profile meanwhile
    EXPECT_FALSE(isDue(kElsewhere, {failed}, {}));
    EXPECT_FALSE(isDue(kElsewhere, {failed, other}, {rule})); // used again since
    EXPECT_FALSE(isDue(kEnded, {failed}, {rule}));
}
