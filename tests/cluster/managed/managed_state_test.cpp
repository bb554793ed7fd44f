// D12, D13, D16, C17: what the window shows of a stack and of an EMR cluster.
#include "backend/cluster/managed/managed_state.h"

#include <gmock/gmock.h>

#include "backend/cluster/plan/catalog/instance_facts.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::SizeIs;

constexpr const char *kShownStack = "arn:stack/dt/1";

Timestamp instant(int n)
{
    return Timestamp(std::chrono::seconds(1'764'000'000 + n));
}

aws::StackEvent stackEventAt(int at, const std::string &logicalId, const std::string &status,
                             const std::string &reason = {})
{
    return {.id = std::to_string(at),
            .stackId = kShownStack,
            .logicalId = logicalId,
            .physicalId = logicalId + "-1",
            .type = "AWS::EC2::VPC",
            .status = status,
            .reason = reason,
            .token = {},
            .at = instant(at)};
}

TEST(ManagedState, AFailedResourceOfAStackComesFirstWithItsReasonAndWhatToDo)
{
    aws::Stack stack;
    stack.id = kShownStack;
    stack.status = "CREATE_FAILED";
    stack.outputs = {{"MasterPublicIp", "203.0.113.9", ""}};
    aws::ScalingActivity old, newest;
    old.group = newest.group = "workers";
    old.id = "1";
    old.started = instant(1);
    newest.id = "2";
    newest.started = instant(2);
    newest.status = "Failed";
    newest.message = "no capacity";
    const auto state =
        describeStackState(stack,
                           {stackEventAt(1, "Good", "CREATE_IN_PROGRESS"), stackEventAt(2, "Bad", "CREATE_IN_PROGRESS"),
                            stackEventAt(4, "Good", "CREATE_COMPLETE"),
                            stackEventAt(9, "Bad", "CREATE_FAILED", "The maximum number of VPCs has been reached.")},
                           {old, newest}, instant(60));
    ASSERT_THAT(state.resources, SizeIs(2));
    EXPECT_EQ(state.resources[0].name, "Bad");
    EXPECT_TRUE(state.resources[0].failed);
    EXPECT_EQ(state.resources[0].took, 7s);
    EXPECT_EQ(state.resources[1].took, 3s);
    EXPECT_THAT(state.hint.english(), HasSubstr("existing VPC"));
    ASSERT_THAT(state.activities, SizeIs(2));
    EXPECT_EQ(state.activities[0].id, "2"); // the newest first
    EXPECT_TRUE(state.activities[0].failed);
    EXPECT_EQ(state.outputs, (std::vector<std::pair<std::string, std::string>>{{"MasterPublicIp", "203.0.113.9"}}));
}

TEST(ManagedState, TheClockOfAResourceInProgressRuns)
{
    aws::Stack stack;
    stack.id = kShownStack;
    stack.status = "CREATE_IN_PROGRESS";
    const auto state = describeStackState(stack, {stackEventAt(10, "Vpc", "CREATE_IN_PROGRESS")}, {}, instant(52));
    ASSERT_THAT(state.resources, SizeIs(1));
    EXPECT_EQ(state.resources[0].took, 42s);
    EXPECT_TRUE(state.hint.empty());
}

TEST(ManagedState, WorkersHaveJoinedWhenTheyAreSetUp) // D16
{
    const auto machine = [](const char *role, const char *probe) {
        ledger::Resource row;
        row.kind = "instance";
        row.facts = {{kStackRoleFact, role}};
        if (*probe)
            row.facts[fact::kProbe] = probe;
        return row;
    };
    ledger::Resource stack;
    stack.kind = kStackKind;
    EXPECT_EQ(joinedWorkers({stack, machine("master", "4 cores"), machine("base", ""), machine("base", "4 cores"),
                             machine("elastic", "4 cores")}),
              1);
    EXPECT_EQ(joinedWorkers({}), 0);
}

TEST(ManagedState, GroupsOfAnEmrClusterSayHowManyNodesRun)
{
    aws::EmrCluster cluster;
    cluster.id = "j-1";
    cluster.state = "STARTING";
    cluster.created = instant(0);
    cluster.logUri = "s3://lab/logs";
    aws::EmrInstanceGroup core;
    core.id = "ig-1";
    core.role = "CORE";
    core.type = "m5.xlarge";
    core.state = "PROVISIONING";
    core.requested = 2;
    core.running = 1;
    aws::EmrInstance lost, up;
    lost.id = "ci-1";
    lost.state = "TERMINATED";
    lost.reasonCode = "INSTANCE_FAILURE";
    up.id = "ci-2";
    up.privateIp = "10.0.0.7";
    up.state = "RUNNING";
    auto state = describeEmrState(cluster, {core}, {up, lost}, instant(60));
    ASSERT_THAT(state.resources, SizeIs(3));
    EXPECT_EQ(state.resources[0].name, "ci-1"); // failed ones first
    EXPECT_EQ(state.resources[1].name, "CORE");
    EXPECT_EQ(state.resources[1].running, 1);
    EXPECT_EQ(state.resources[1].requested, 2);
    EXPECT_EQ(state.resources[2].running, -1) << "it is no group";
    EXPECT_EQ(state.resources[2].name, "10.0.0.7");
    EXPECT_TRUE(state.hint.empty());
    EXPECT_EQ(state.wait, (ManagedWait{instant(20 * 60), false})) << "a countdown";
    state = describeEmrState(cluster, {core}, {up}, instant(21 * 60)); // the rule of twenty minutes
    EXPECT_THAT(state.hint.english(), HasSubstr("20 minutes"));
    EXPECT_FALSE(state.wait);
    cluster.state = "WAITING";
    EXPECT_FALSE(describeEmrState(cluster, {core}, {up}, instant(60)).wait);
}

TEST(ManagedState, ACreationThatCloudFormationLimitsWaitsUntilThen)
{
    aws::Stack stack;
    stack.status = "CREATE_IN_PROGRESS";
    stack.created = instant(0);
    EXPECT_FALSE(describeStackState(stack, {}, {}, instant(60)).wait) << "it has no limit";
    stack.timeout = std::chrono::minutes(30);
    EXPECT_EQ(describeStackState(stack, {}, {}, instant(60)).wait, (ManagedWait{instant(30 * 60), true}));
    EXPECT_FALSE(describeStackState(stack, {}, {}, instant(31 * 60)).wait);
    stack.status = "CREATE_COMPLETE";
    EXPECT_FALSE(describeStackState(stack, {}, {}, instant(60)).wait);
}

TEST(ManagedState, AnInstanceThatTheUserEndedHasNotFailed)
{
    aws::EmrInstance ended;
    ended.id = "ci-1";
    ended.state = "TERMINATED";
    ended.reasonCode = "USER_REQUEST";
    const auto state = describeEmrState({}, {}, {ended}, instant(1));
    ASSERT_THAT(state.resources, SizeIs(1));
    EXPECT_FALSE(state.resources[0].failed);
}

} // namespace
} // namespace trainyard::cluster
