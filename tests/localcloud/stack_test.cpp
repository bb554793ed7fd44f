// Stacks from their creation to their end, with all services that they use, in this process.
#include <algorithm>

#include <gmock/gmock.h>

#include "tests/localcloud/stack_cloud.h"

using namespace trainyard;
using namespace trainyard::tests;
using testing::AllOf;
using testing::Contains;
using testing::HasSubstr;
using testing::StartsWith;

namespace {

/// A network and nothing else.
const std::string kNetwork = R"({"Resources": {
    "Net": {"Type": "AWS::EC2::VPC", "Properties": {"CidrBlock": "10.9.0.0/16"}},
    "Sub": {"Type": "AWS::EC2::Subnet", "Properties": {"VpcId": {"Ref": "Net"}, "CidrBlock": "10.9.1.0/24"}}}})";

} // namespace

TEST(Stacks, OurTemplateBecomesAClusterBehindItsMaster) // D1, D8, D13, D15, D19, D20, D24
{
    StackCloud cloud;
    ASSERT_TRUE(cloud.complete({{"WorkerCount", "2"}})) << cloud.events();

    const auto masters = cloud.machines("Master"), workers = cloud.machines("Worker");
    ASSERT_EQ(masters.size(), 1u);
    ASSERT_EQ(workers.size(), 2u);
    EXPECT_TRUE(masters[0].publicAddress);
    for (const auto &one : workers) {
        EXPECT_FALSE(one.publicAddress) << "only the master is reached from outside";
        EXPECT_EQ(one.subnetId, cloud.output("WorkerSubnetId"));
        EXPECT_FALSE(one.tags.contains("dt-aws-dl-cfn-elastic-worker")) << "base workers are not elastic";
        EXPECT_EQ(one.tags.at("aws:cloudformation:stack-name"), "dt");
        EXPECT_EQ(one.tags.at("Name"), "dt-Worker");
        EXPECT_EQ(one.httpTokens, localcloud::HttpTokens::Required);
    }
    EXPECT_NE(masters[0].subnetId, workers[0].subnetId);

    for (const char *key : {"AdminSSHSecurityGroup", "MasterAutoScalingGroup", "WorkerAutoScalingGroup",
                            "MountTargetID", "ElasticWorkerLaunchTemplate", "FileSystemId", "VpcId"})
        EXPECT_FALSE(cloud.output(key).empty()) << key;
    const auto group = cloud.scaling->view(StackCloud::kRegion, cloud.output("MasterAutoScalingGroup"));
    ASSERT_TRUE(group);
    EXPECT_EQ(group->instances.at(0).id, masters[0].id) << "the master's address is found from the output";

    const auto lines = cloud.lines();
    EXPECT_EQ(lines.front(), "dt CREATE_IN_PROGRESS: User Initiated");
    EXPECT_EQ(lines.back(), "dt CREATE_COMPLETE");
    const auto at = [&](const std::string &line) { return std::ranges::find(lines, line) - lines.begin(); };
    EXPECT_LT(at("MountTarget CREATE_COMPLETE"), at("MasterAutoScalingGroup CREATE_IN_PROGRESS"));
    EXPECT_LT(at("NATGateway CREATE_COMPLETE"), at("PrivateRoute CREATE_IN_PROGRESS"));
}

TEST(Stacks, TheElasticTemplateLaunchesWorkersThatAreKnownByTheirTags) // D19, H4, H7
{
    StackCloud cloud;
    ASSERT_TRUE(cloud.complete());
    const auto lt = cloud.output("ElasticWorkerLaunchTemplate");
    ASSERT_TRUE(cloud.base.call("RunInstances",
                                {{"LaunchTemplate.LaunchTemplateId", lt}, {"MinCount", "1"}, {"MaxCount", "1"}}));
    const auto elastic = cloud.base.ec2.withTag(StackCloud::kRegion, "dt-aws-dl-cfn-elastic-worker", "");
    ASSERT_EQ(elastic.size(), 1u);
    EXPECT_EQ(elastic[0].tags.at("NodeType"), "Worker");
    EXPECT_EQ(elastic[0].tags.at("aws:ec2launchtemplate:id"), lt);
    EXPECT_EQ(elastic[0].subnetId, cloud.output("WorkerSubnetId"));
    EXPECT_FALSE(elastic[0].tags.contains("aws:autoscaling:groupName"));
    // Its owner can take the tag away, and not the one that AWS set.
    ASSERT_TRUE(cloud.base.call("DeleteTags", {{"ResourceId.1", elastic[0].id}}));
    const auto after = cloud.base.ec2.withTag(StackCloud::kRegion, "aws:ec2launchtemplate:id", lt);
    ASSERT_EQ(after.size(), 1u);
    EXPECT_FALSE(after[0].tags.contains("dt-aws-dl-cfn-elastic-worker"));
}

TEST(Stacks, DeletionLeavesOnlyTheFileSystem) // D21
{
    StackCloud cloud;
    ASSERT_TRUE(cloud.complete());
    const auto files = cloud.output("FileSystemId");
    EXPECT_EQ(cloud.text("DeleteStack", {{"StackName", "dt"}}), "");
    ASSERT_TRUE(cloud.reaches("DELETE_COMPLETE")) << cloud.events();
    EXPECT_EQ(cloud.remains(), "");
    EXPECT_EQ(cloud.files.all.size(), 1u);
    EXPECT_TRUE(cloud.files.all.contains(files)) << "the data outlive the stack";
    EXPECT_THAT(cloud.lines(), Contains("FileSystem DELETE_SKIPPED"));
    EXPECT_THAT(cloud.text("DescribeStacks", {{"StackName", "dt"}}), HasSubstr("does not exist"))
        << "a name selects stacks that live, the id also this one";
    EXPECT_THAT(cloud.text("ListStacks", {}), HasSubstr("DELETE_COMPLETE"));
    // The file system can be used again by the next stack of the name.
    EXPECT_TRUE(cloud.complete({{"EFSFileSystemId", files}})) << cloud.events();
    EXPECT_EQ(cloud.output("FileSystemId"), files);
}

TEST(Stacks, AnElasticWorkerThatIsLeftBlocksTheDeletion) // contract J: workers outside groups go first
{
    StackCloud cloud;
    ASSERT_TRUE(cloud.complete());
    ASSERT_TRUE(cloud.base.call("RunInstances",
                                {{"LaunchTemplate.LaunchTemplateId", cloud.output("ElasticWorkerLaunchTemplate")},
                                 {"MinCount", "1"},
                                 {"MaxCount", "1"}}));
    EXPECT_EQ(cloud.text("DeleteStack", {{"StackName", "dt"}}), "");
    ASSERT_TRUE(cloud.reaches("DELETE_FAILED")) << cloud.events();
    EXPECT_THAT(cloud.lines(), Contains(AllOf(StartsWith("PrivateSubnet DELETE_FAILED"), HasSubstr("dependencies"))));
    const auto left = cloud.machines("Worker");
    ASSERT_EQ(left.size(), 1u) << "those of the groups are gone";
    ASSERT_TRUE(cloud.base.call("TerminateInstances", {{"InstanceId.1", left[0].id}}));
    ASSERT_TRUE(eventually([&] { return cloud.machines("Worker").empty(); }));
    EXPECT_EQ(cloud.text("DeleteStack", {{"StackName", "dt"}}), "");
    EXPECT_TRUE(cloud.reaches("DELETE_COMPLETE")) << cloud.events();
    EXPECT_EQ(cloud.remains(), "");
}

TEST(Stacks, TheLimitOfVpcsFailsTheStackAndTakesEverythingBack) // D22
{
    StackCloud cloud;
    for (int i = 1; i < 5; ++i)
        ASSERT_TRUE(cloud.base.call("CreateVpc", {{"CidrBlock", "10.0.0.0/16"}}));
    const auto before = cloud.remains();
    EXPECT_EQ(cloud.base.call("CreateVpc", {{"CidrBlock", "10.0.0.0/16"}}).error().code, "VpcLimitExceeded");
    cloud.id = element(cloud.create(ownTemplate(), StackCloud::usual()), "StackId");
    ASSERT_TRUE(cloud.reaches("ROLLBACK_COMPLETE")) << cloud.events();
    EXPECT_THAT(cloud.lines(), Contains(AllOf(StartsWith("Vpc CREATE_FAILED"),
                                              HasSubstr("The maximum number of VPCs has been reached."),
                                              HasSubstr("ServiceLimitExceeded"))));
    EXPECT_EQ(cloud.remains(), before);
    EXPECT_TRUE(cloud.files.all.empty()) << "a file system of a failed creation holds no data";
}

TEST(Stacks, AnExistingVpcIsUsedInsteadOfANewOne) // D22
{
    StackCloud cloud;
    const auto subnet = localcloud::subnets(StackCloud::kRegion)[0].id;
    ASSERT_TRUE(cloud.complete({{"VpcId", localcloud::defaultVpc(StackCloud::kRegion)},
                                {"MasterSubnetId", subnet},
                                {"WorkerSubnetId", subnet}}))
        << cloud.events();
    EXPECT_EQ(cloud.machines("Worker").at(0).subnetId, subnet);
    EXPECT_EQ(cloud.output("VpcId"), localcloud::defaultVpc(StackCloud::kRegion));
    EXPECT_THAT(cloud.create(ownTemplate(), StackCloud::usual({{"VpcId", "vpc-01234567"}}), {{"StackName", "two"}}),
                HasSubstr("are given together, or none of them"));
}

TEST(Stacks, AFailedStackCanBeKeptForInspection) // D14
{
    StackCloud cloud;
    cloud.faults["cloudformation:CreateSubnet"] = {"InsufficientCidrBlocks", "No more room.", 400};
    cloud.id = element(cloud.create(kNetwork, {}, {{"OnFailure", "DO_NOTHING"}}), "StackId");
    ASSERT_TRUE(cloud.reaches("CREATE_FAILED"));
    EXPECT_THAT(cloud.text("DescribeStacks", {{"StackName", "dt"}}),
                HasSubstr("The following resource(s) failed to create: [Sub]."));
    EXPECT_THAT(cloud.remains(), HasSubstr("vpc-"));
    EXPECT_EQ(cloud.text("DeleteStack", {{"StackName", "dt"}}), "");
    EXPECT_TRUE(cloud.reaches("DELETE_COMPLETE"));
    EXPECT_EQ(cloud.remains(), "");

    cloud.id = element(cloud.create(kNetwork, {}, {{"OnFailure", "DELETE"}}), "StackId");
    EXPECT_TRUE(cloud.reaches("DELETE_COMPLETE")) << "by choice it is deleted instead";
}

TEST(Stacks, AMasterThatFailsFailsTheStack)
{
    StackCloud cloud;
    cloud.id = element(cloud.create(ownTemplate(), StackCloud::usual()), "StackId");
    ASSERT_TRUE(eventually([&] { return cloud.signal("MasterAutoScalingGroup", "FAILURE") == ""; })) << cloud.events();
    ASSERT_TRUE(cloud.reaches("ROLLBACK_COMPLETE")) << cloud.events();
    EXPECT_THAT(cloud.lines(), Contains(AllOf(StartsWith("MasterAutoScalingGroup CREATE_FAILED"),
                                              HasSubstr("Received 1 FAILURE signal(s)"))));
    EXPECT_EQ(cloud.remains(), "");
}

TEST(Stacks, ASignalThatNeverComesIsTooLate)
{
    StackCloud cloud;
    cloud.id = element(cloud.create(R"({"Resources": {"Gate": {"Type": "AWS::EC2::InternetGateway",
        "CreationPolicy": {"ResourceSignal": {"Timeout": "PT1S"}}}}})"),
                       "StackId");
    EXPECT_EQ(cloud.state(), "CREATE_IN_PROGRESS");
    EXPECT_TRUE(cloud.reaches("ROLLBACK_COMPLETE"));
    EXPECT_THAT(cloud.events(), HasSubstr("Failed to receive 1 resource signal(s) within the specified duration"));
}

TEST(Stacks, AGroupWithoutCapacityTellsWhyInItsActivities) // D16, D17
{
    StackCloud cloud;
    cloud.faults["autoscaling:RunInstances"] = {"InsufficientInstanceCapacity", "No capacity of c5.large.", 500};
    cloud.id = element(cloud.create(ownTemplate(), StackCloud::usual({{"WorkerCount", "2"}})), "StackId");
    ASSERT_TRUE(eventually([&] {
        return cloud.events().find("WorkerAutoScalingGroup CREATE_IN_PROGRESS: Res") != std::string::npos;
    })) << cloud.events();
    const auto name = element(
        cloud.text("DescribeStackResource", {{"StackName", "dt"}, {"LogicalResourceId", "WorkerAutoScalingGroup"}}),
        "PhysicalResourceId");
    const auto view = cloud.scaling->view(StackCloud::kRegion, name);
    ASSERT_TRUE(view);
    ASSERT_FALSE(view->group.activities.empty());
    EXPECT_THAT(view->group.activities.front().message, HasSubstr("No capacity of c5.large."));
    ASSERT_TRUE(cloud.reaches("ROLLBACK_COMPLETE")) << cloud.events();
    EXPECT_THAT(cloud.events(), AllOf(HasSubstr("Group did not stabilize. {current/minimum/target} group size = {0/1/"),
                                      HasSubstr("No capacity of c5.large.")));
}

TEST(Stacks, OnlyTheWorkerCountCanBeUpdated)
{
    StackCloud cloud;
    ASSERT_TRUE(cloud.complete());
    const auto update = [&](StackCloud::Values changed) {
        for (const char *key : {"KeyName", "SSHLocation", "InstanceType"})
            changed.try_emplace(key, StackCloud::usual().at(key));
        return cloud.text("UpdateStack", StackCloud::withParameters({{"StackName", "dt"},
                                                                     {"UsePreviousTemplate", "true"},
                                                                     {"Capabilities.member.1", "CAPABILITY_IAM"}},
                                                                    changed));
    };
    EXPECT_THAT(update({}), HasSubstr("No updates are to be performed."));
    EXPECT_THAT(update({{"InstanceType", "c5.xlarge"}}), HasSubstr("does not update AWS::EC2::LaunchTemplate"));
    EXPECT_THAT(update({{"WorkerCount", "3"}}), HasSubstr("<StackId>"));
    ASSERT_TRUE(cloud.reaches("UPDATE_COMPLETE")) << cloud.events();
    EXPECT_EQ(cloud.machines("Worker").size(), 3u);
}

TEST(Stacks, RequestsAreChecked)
{
    StackCloud cloud;
    const auto body = ownTemplate();
    EXPECT_THAT(cloud.text("CreateStack", StackCloud::withParameters({{"StackName", "dt"}, {"TemplateBody", body}},
                                                                     StackCloud::usual())),
                HasSubstr("InsufficientCapabilitiesException"));
    EXPECT_THAT(cloud.create(body), HasSubstr("Parameters: [KeyName, SSHLocation] must have values"));
    EXPECT_THAT(cloud.create(body, StackCloud::usual({{"SSHLocation", "everywhere"}})), HasSubstr("'SSHLocation'"));
    EXPECT_THAT(cloud.create(body, StackCloud::usual({{"WorkerCount", "0"}})), HasSubstr("'WorkerCount'"));
    EXPECT_THAT(cloud.create(body, StackCloud::usual({{"Colour", "red"}})), HasSubstr("[Colour] do not exist"));
    EXPECT_THAT(cloud.create(kNetwork, {}, {{"StackName", "a_b"}}), HasSubstr("ValidationError"));
    EXPECT_THAT(cloud.create(R"({"Resources": {"Q": {"Type": "AWS::SQS::Queue"}}})"),
                HasSubstr("Unrecognized resource types: [AWS::SQS::Queue]"));
    EXPECT_THAT(cloud.create(R"({"Resources": {
        "A": {"Type": "AWS::EC2::RouteTable", "Properties": {"VpcId": {"Ref": "B"}}},
        "B": {"Type": "AWS::EC2::VPC", "DependsOn": "A"}}})"),
                HasSubstr("Circular dependency"));
    cloud.id = element(cloud.create(R"({"Resources": {"V": {"Type": "AWS::EC2::VPC", "Properties": {"Colour": 1}}}})"),
                       "StackId");
    EXPECT_TRUE(cloud.reaches("ROLLBACK_COMPLETE"));
    EXPECT_THAT(cloud.events(), HasSubstr("Encountered unsupported property Colour"));
}

TEST(Stacks, ARepeatedRequestIsTheSameStack)
{
    StackCloud cloud;
    const auto first = cloud.create(kNetwork, {}, {{"ClientRequestToken", "t1"}});
    EXPECT_THAT(first, HasSubstr("<StackId>"));
    EXPECT_EQ(cloud.create(kNetwork, {}, {{"ClientRequestToken", "t1"}}), first);
    EXPECT_THAT(cloud.create(kNetwork, {}, {{"ClientRequestToken", "t2"}}), HasSubstr("AlreadyExistsException"));
    cloud.id = element(first, "StackId");
    EXPECT_TRUE(cloud.reaches("CREATE_COMPLETE"));
    const auto events = cloud.text("DescribeStackEvents", {{"StackName", "dt"}});
    EXPECT_EQ(element(events, "ClientRequestToken"), "t1");
}

TEST(Stacks, TerminationProtectionKeepsAStack)
{
    StackCloud cloud;
    cloud.id = element(cloud.create(kNetwork, {}, {{"EnableTerminationProtection", "true"}}), "StackId");
    ASSERT_TRUE(cloud.reaches("CREATE_COMPLETE"));
    EXPECT_THAT(cloud.text("DeleteStack", {{"StackName", "dt"}}), HasSubstr("TerminationProtection is enabled"));
    EXPECT_THAT(
        cloud.text("UpdateTerminationProtection", {{"StackName", "dt"}, {"EnableTerminationProtection", "false"}}),
        HasSubstr("<StackId>"));
    EXPECT_EQ(cloud.text("DeleteStack", {{"StackName", "dt"}}), "");
    EXPECT_TRUE(cloud.reaches("DELETE_COMPLETE"));
}

TEST(Stacks, ACreationGoesOnAfterARestart)
{
    StackCloud cloud;
    cloud.id = element(cloud.create(ownTemplate(), StackCloud::usual()), "StackId");
    ASSERT_TRUE(eventually([&] { return cloud.signal("MasterAutoScalingGroup", "SUCCESS") == ""; })) << cloud.events();
    auto again = localcloud::StackStore::open(*cloud.base.store, {.ec2 = cloud.base.ec2,
                                                                  .iam = *cloud.iam,
                                                                  .scaling = *cloud.scaling,
                                                                  .fileSystems = {},
                                                                  .faults = {},
                                                                  .speed = 1000,
                                                                  .recordsOnly = false})
                     .value();
    cloud.stacks = std::move(again);
    EXPECT_TRUE(cloud.reaches("CREATE_COMPLETE")) << cloud.events();
}
