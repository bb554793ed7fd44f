// D12 to D17, D22, D25, M10, M11: what the events, groups and instances of a stack amount to.
#include "backend/cluster/stack/stack_progress.h"

#include <gmock/gmock.h>

#include "backend/cluster/stack/stack_nodes.h"

namespace trainyard::cluster {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr const char *kStack = "arn:stack/dt/1";

Timestamp second(int n)
{
    return Timestamp(std::chrono::seconds(1'764'000'000 + n));
}

aws::StackEvent event(int at, const std::string &logicalId, const std::string &status, const std::string &reason = {},
                      const std::string &type = "AWS::EC2::VPC")
{
    const bool isStack = logicalId == "dt";
    return {.id = std::to_string(at),
            .stackId = kStack,
            .logicalId = logicalId,
            .physicalId = isStack                       ? kStack
                          : status == "CREATE_COMPLETE" ? logicalId + "-1"
                                                        : "",
            .type = isStack ? "AWS::CloudFormation::Stack" : type,
            .status = status,
            .reason = reason,
            .at = second(at)};
}

std::vector<std::string> logicalIds(const StackProgress &progress)
{
    std::vector<std::string> ids;
    for (const ResourceProgress &resource : progress.resources)
        ids.push_back(resource.logicalId);
    return ids;
}

TEST(StackProgress, ShowsFailuresFirstWithTheTimeOfEachResource)
{
    const auto progress =
        stackProgress({event(0, "dt", "CREATE_IN_PROGRESS"), event(1, "Vpc", "CREATE_IN_PROGRESS"),
                       event(2, "Role", "CREATE_IN_PROGRESS"), event(4, "Vpc", "CREATE_COMPLETE"),
                       event(5, "Group", "CREATE_IN_PROGRESS", "", "AWS::AutoScaling::AutoScalingGroup"),
                       event(9, "Role", "CREATE_FAILED", "denied")});
    EXPECT_THAT(logicalIds(progress), ElementsAre("Role", "Group", "Vpc"));
    EXPECT_EQ(progress.complete, 1);
    const ResourceProgress &vpc = progress.resources.back();
    EXPECT_EQ(vpc.physicalId, "Vpc-1");
    EXPECT_EQ(vpc.started, second(1));
    EXPECT_EQ(vpc.ended, second(4));
    EXPECT_FALSE(progress.resources[1].ended);
    EXPECT_TRUE(progress.isCreating("AWS::AutoScaling::AutoScalingGroup"));
    EXPECT_FALSE(progress.isCreating("AWS::EC2::VPC"));
}

TEST(StackProgress, NamesTheCauseAndNotItsConsequences) // D14, M10
{
    const auto progress = stackProgress(
        {event(1, "Role", "CREATE_IN_PROGRESS"), event(2, "Vpc", "CREATE_IN_PROGRESS"),
         event(3, "Role", "CREATE_FAILED", "Resource creation cancelled"),
         event(3, "Vpc", "CREATE_FAILED",
               "The maximum number of VPCs has been reached. (Service: Ec2, Status Code: 400)"),
         event(4, "Bucket", "CREATE_FAILED", "another one"),
         event(5, "dt", "ROLLBACK_IN_PROGRESS", "The following resource(s) failed to create: [Role, Vpc].")});
    ASSERT_TRUE(progress.cause);
    EXPECT_EQ(progress.cause->logicalId, "Vpc");
    EXPECT_THAT(explainFailure(*progress.cause, {}).english(),
                HasSubstr("Vpc (AWS::EC2::VPC) failed: The maximum number of VPCs"));
    EXPECT_THAT(explainFailure(*progress.cause, {}).english(), HasSubstr("use an existing VPC (--vpc"));
}

TEST(StackProgress, AFailureOfTheStackItselfIsACauseToo)
{
    const auto progress = stackProgress({event(1, "Vpc", "CREATE_IN_PROGRESS"), event(2, "Vpc", "CREATE_COMPLETE"),
                                         event(3, "dt", "CREATE_FAILED", "Stack creation time exceeded")});
    ASSERT_TRUE(progress.cause);
    EXPECT_EQ(progress.cause->reason, "Stack creation time exceeded");
    EXPECT_FALSE(stackProgress({event(1, "Vpc", "CREATE_IN_PROGRESS")}).cause);
    EXPECT_FALSE(stackProgress({}).cause);
}

TEST(StackProgress, StartsAnewWithADeletion)
{
    const auto progress = stackProgress({event(1, "Vpc", "CREATE_IN_PROGRESS"), event(2, "Vpc", "CREATE_COMPLETE"),
                                         event(8, "Vpc", "DELETE_IN_PROGRESS"), event(9, "Vpc", "DELETE_COMPLETE")});
    ASSERT_EQ(progress.resources.size(), 1u);
    EXPECT_EQ(progress.resources[0].started, second(8));
    EXPECT_EQ(progress.resources[0].ended, second(9));
    EXPECT_EQ(progress.resources[0].physicalId, "Vpc-1");
    EXPECT_EQ(progress.complete, 0);
}

TEST(StackFailure, IsExplainedByTheActivitiesOfItsGroup) // M11
{
    const auto cause = event(1, "WorkerAutoScalingGroup", "CREATE_FAILED",
                             "Group did not stabilize. {current/minimum 0/1}", "AWS::AutoScaling::AutoScalingGroup");
    const std::vector<aws::ScalingActivity> activities{
        {.id = "2", .status = "InProgress"},
        {.id = "1",
         .status = "Failed",
         .message = "We currently do not have sufficient g5.xlarge capacity in the Availability Zone you requested."}};
    const auto text = explainFailure(cause, activities).english();
    EXPECT_THAT(text, HasSubstr("The group reports: We currently do not have sufficient g5.xlarge capacity"));
    EXPECT_THAT(text, HasSubstr("Choose another zone or another instance type"));
    EXPECT_THAT(explainFailure(cause, {}).english(), testing::Not(HasSubstr("reports")));
    auto endless = cause;
    endless.reason.assign(100'000, 'x');
    EXPECT_LT(explainFailure(endless, activities).english().size(), 2'000u);
}

aws::Instance instance(const std::string &id, const std::string &privateIp, const aws::Tags &tags = {},
                       const std::string &state = "running")
{
    aws::Instance one;
    one.id = InstanceId(id);
    one.privateIp = privateIp;
    one.tags = tags;
    one.state = state;
    one.type = "g5.xlarge";
    return one;
}

aws::ScalingGroup groupOf(const std::string &name, const std::vector<std::string> &ids)
{
    aws::ScalingGroup group;
    group.name = name;
    for (const std::string &id : ids)
        group.instances.push_back({.id = InstanceId(id), .group = name, .lifecycleState = "InService"});
    group.desired = int(ids.size());
    return group;
}

const StackParts kParts{"dt-Master", "dt-Worker", "lt-1", "fs-1", "vpc-1", "subnet-1"};
const std::string kWanted = "dt-aws-dl-cfn-elastic-worker";

TEST(StackNodes, AreNumberedLikeTheOriginalSetUp) // D24, H7, H9
{
    const auto nodes = stackNodes(
        "dt", kParts, {groupOf("dt-Master", {"i-m"}), groupOf("dt-Worker", {"i-b", "i-a"}), groupOf("other", {"i-x"})},
        {instance("i-x", "10.0.9.1"), instance("i-b", "10.0.1.100"), instance("i-a", "10.0.1.9"),
         instance("i-m", "10.0.0.4"),
         instance("i-e", "10.0.1.2",
                  {{"aws:ec2launchtemplate:id", "lt-1"}, {kWanted, ""}, {"elastic_worker_status", "ADDED"}}),
         instance("i-old", "10.0.1.3", {{"aws:ec2launchtemplate:id", "lt-1"}}, "terminated")});
    std::vector<std::string> shown;
    for (const StackNode &node : nodes)
        shown.push_back(node.node + " " + node.instance.value + (node.locked() ? " locked" : ""));
    EXPECT_THAT(shown, ElementsAre("head i-m locked", "worker-1 i-a locked", "worker-2 i-b locked", "worker-3 i-e"));
    EXPECT_EQ(nodes.back().role, StackRole::Elastic);
    EXPECT_EQ(nodes.back().elasticStatus, "ADDED");
    EXPECT_TRUE(nodes.back().wanted);
}

TEST(StackNodes, ATagAloneMakesNoMember) // hostile tags
{
    const auto nodes = stackNodes("dt", kParts, {groupOf("dt-Master", {"i-m"})},
                                  {instance("i-m", "10.0.0.4"), instance("i-forged", "10.0.1.5", {{kWanted, ""}}),
                                   instance("i-e", "10.0.1.6", {{"aws:ec2launchtemplate:id", "lt-1"}})});
    ASSERT_EQ(nodes.size(), 2u);
    EXPECT_EQ(nodes.back().instance, InstanceId("i-e"));
    EXPECT_FALSE(nodes.back().wanted) << "its tag was deleted: it is to be removed";
    auto noTemplate = kParts;
    noTemplate.elasticTemplate.clear();
    EXPECT_EQ(stackNodes("dt", noTemplate, {groupOf("dt-Master", {"i-m"})},
                         {instance("i-m", "10.0.0.4"), instance("i-e", "10.0.1.6", {{kWanted, ""}})})
                  .size(),
              1u);
}

TEST(StackNodes, AReplacedMasterIsTheOneThatRuns) // D25
{
    const auto nodes = stackNodes(
        "dt", kParts, {groupOf("dt-Master", {"i-1", "i-2"}), groupOf("dt-Worker", {"i-3"})},
        {instance("i-1", "10.0.0.4", {}, "stopping"), instance("i-2", "10.0.0.5"), instance("i-3", "10.0.1.4")});
    ASSERT_EQ(nodes.size(), 2u);
    EXPECT_EQ(nodes[0].instance, InstanceId("i-2"));
    EXPECT_EQ(nodes[1].node, "worker-1");
    EXPECT_THAT(stackNodes("dt", {}, {}, {instance("i-1", "10.0.0.4")}), IsEmpty());
}

constexpr const char *kGroupOfAStack = "AWS::AutoScaling::AutoScalingGroup";

TEST(StackParts, AreReadFromOutputsAndOfAFailedStackFromResources) // D15
{
    aws::Stack stack;
    stack.outputs = {{"MasterAutoScalingGroup", "m", ""}, {"WorkerAutoScalingGroup", "w", ""}};
    stack.parameters = {{"EFSFileSystemId", "fs-9"}, {"WorkerCount", "3"}};
    const std::vector<aws::StackResource> resources{
        {.logicalId = "MasterAutoScalingGroup", .physicalId = "from-resources", .type = kGroupOfAStack},
        {.logicalId = "Masters", .physicalId = "m", .type = kGroupOfAStack},
        {.logicalId = "Workers", .physicalId = "w", .type = kGroupOfAStack},
        {.logicalId = "ElasticWorkerLaunchTemplate", .physicalId = "lt-9", .type = "AWS::EC2::LaunchTemplate"},
        {.logicalId = "Vpc", .physicalId = "vpc-9"}};
    EXPECT_EQ(stackParts(stack, resources), (StackParts{"m", "w", "lt-9", "fs-9", "vpc-9", ""}));
    EXPECT_TRUE(stackParts(stack, resources).isTraining());
    stack.outputs.clear();
    EXPECT_EQ(stackParts(stack, resources).masterGroup, "from-resources");
    EXPECT_FALSE(stackParts(stack, resources).isTraining());
    auto workers = groupOf("w", {"i-1"});
    workers.desired = 2;                                               // an older template lowered it
    EXPECT_EQ(stackWorkers(stack, &workers), (StackWorkers{3, 2, 1})); // D16, D17
    EXPECT_EQ(stackWorkers(stack, nullptr), (StackWorkers{3, 0, 0}));
    stack.parameters["WorkerCount"] = "many";
    EXPECT_EQ(stackWorkers(stack, nullptr).requested, 0);
}

TEST(StackParts, WhatOnlyAnOutputNamesIsNotOurs) // issue 11, point 2
{
    aws::Stack stack;
    stack.outputs = {{"MasterAutoScalingGroup", "theirs-m", ""},
                     {"WorkerAutoScalingGroup", "theirs-w", ""},
                     {"ElasticWorkerLaunchTemplate", "lt-theirs", ""}};
    EXPECT_FALSE(stackParts(stack, {}).isTraining());
    EXPECT_EQ(stackParts(stack, {}).elasticTemplate, "");
    // A resource of another type, such as one of the author's own functions, may have any physical id.
    const auto parts = stackParts(
        stack, {{.logicalId = "MasterAutoScalingGroup", .physicalId = "theirs-m", .type = "Custom::Group"},
                {.logicalId = "WorkerAutoScalingGroup", .physicalId = "own-w", .type = kGroupOfAStack},
                {.logicalId = "Gone", .physicalId = "theirs-w", .type = kGroupOfAStack, .status = "DELETE_COMPLETE"},
                {.logicalId = "ElasticWorkerLaunchTemplate",
                 .physicalId = "lt-theirs",
                 .type = "AWS::EC2::LaunchTemplate",
                 .status = "CREATE_FAILED"}});
    EXPECT_EQ(parts.masterGroup, "");
    EXPECT_EQ(parts.workerGroup, "own-w");
    EXPECT_EQ(parts.elasticTemplate, "");
}

} // namespace
} // namespace trainyard::cluster
