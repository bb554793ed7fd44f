// Stacks, scaling groups, EMR clusters and file systems through our clients, against moto (independent of this project)
// and our local cloud.
#include <algorithm>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/aws/services/efs_client.h"
#include "backend/aws/services/emr/emr_client.h"
#include "backend/aws/services/iam_client.h"
#include "backend/aws/services/stacks/auto_scaling_client.h"
#include "backend/aws/services/stacks/cloudformation_client.h"
#include "tests/aws/endpoint_under_test.h"

using namespace trainyard;
using namespace trainyard::aws;
using namespace trainyard::aws::test;

namespace {

using ClustersContract = ContractTest;
constexpr std::chrono::seconds kWait{60};

/// Polls until `get` returns a value for which `done` holds.
template <class Get, class Done>
auto waitFor(Get get, Done done)
{
    const auto deadline = Deadline::after(kWait);
    auto now = get();
    while (now && !done(*now) && pause(std::chrono::milliseconds(50), {deadline, {}}))
        now = get();
    return now;
}

} // namespace

TEST_P(ClustersContract, AFileSystemWithMountTargets) // E11, E12, E13
{
    EfsClient efs(m_http, m_endpoint->config());
    Ec2Client ec2(m_http, m_endpoint->config());
    const CreateFileSystemRequest request{.token = "contract-1", .name = "shared", .tags = {{"k", "v"}}};
    const auto made = efs.createFileSystem(request, {soon(), {}});
    ASSERT_TRUE(made) << made.error().detail;
    const auto again = efs.createFileSystem(request, {soon(), {}});
    ASSERT_TRUE(again) << again.error().detail;
    EXPECT_EQ(again->id, made->id);
    const auto ready = waitFor(
        [&] {
            return efs.describeFileSystem(made->id, {soon(), {}});
        },
        [](const auto &found) { return found && found->available(); });
    ASSERT_TRUE(ready && *ready) << "never available";
    EXPECT_EQ((*ready)->name, "shared");
    EXPECT_EQ((*ready)->tags.at("k"), "v");

    const auto subnets = ec2.describeSubnets({{"default-for-az", {"true"}}}, {soon(), {}});
    ASSERT_TRUE(subnets && !subnets->empty());
    const auto groups = ec2.describeSecurityGroups(
        {}, {{"group-name", {"default"}}, {"vpc-id", {subnets->front().vpcId}}}, {soon(), {}});
    ASSERT_TRUE(groups && groups->size() == 1u);
    const std::vector<std::string> admitting{groups->front().id};
    const auto target = efs.createMountTarget(made->id, subnets->front().id, admitting, {soon(), {}});
    ASSERT_TRUE(target) << target.error().detail;
    EXPECT_EQ(efs.createMountTarget(made->id, subnets->front().id, {}, {soon(), {}}).error().code,
              ErrorCode::AlreadyExists);
    const auto targets = waitFor(
        [&] {
            return efs.describeMountTargets(made->id, {soon(), {}});
        },
        [](const auto &all) { return !all.empty() && all.front().available(); });
    ASSERT_TRUE(targets && targets->size() == 1u);
    EXPECT_EQ(targets->front().zone, subnets->front().zone);
    EXPECT_FALSE(targets->front().ip.empty());
    EXPECT_EQ(efs.mountTargetGroups(target->id, {soon(), {}}).value(), admitting);
    EXPECT_EQ(efs.deleteFileSystem(made->id, {soon(), {}}).error().code, ErrorCode::Conflict);
    ASSERT_TRUE(efs.deleteMountTarget(target->id, {soon(), {}}));
    const auto none = waitFor(
        [&] {
            return efs.describeMountTargets(made->id, {soon(), {}});
        },
        [](const auto &all) { return all.empty(); });
    ASSERT_TRUE(none && none->empty());
    ASSERT_TRUE(efs.deleteFileSystem(made->id, {soon(), {}}));
    const auto gone = waitFor(
        [&] {
            return efs.describeFileSystem(made->id, {soon(), {}});
        },
        [](const auto &found) { return !found; });
    ASSERT_TRUE(gone);
    EXPECT_FALSE(*gone);
    EXPECT_TRUE(efs.deleteFileSystem(made->id, {soon(), {}})) << "again";
}

TEST_P(ClustersContract, AnEmrClusterFromRequestToTermination) // C1, C17, C25, C26
{
    IamClient iam(m_http, m_endpoint->config());
    const std::string trust = R"({"Version": "2012-10-17", "Statement": [{"Effect": "Allow", "Action": )"
                              R"("sts:AssumeRole", "Principal": {"Service": "ec2.amazonaws.com"}}]})";
    for (const char *role : {"EMR_DefaultRole", "EMR_EC2_DefaultRole"})
        ASSERT_TRUE(iam.createRole(role, trust, {}, "", "", {soon(), {}})) << role;
    ASSERT_TRUE(iam.createInstanceProfile("EMR_EC2_DefaultRole", {}, "", {soon(), {}}));
    ASSERT_TRUE(iam.addRoleToInstanceProfile("EMR_EC2_DefaultRole", "EMR_EC2_DefaultRole", {soon(), {}}));
    EmrClient emr(m_http, m_endpoint->config());
    RunJobFlowRequest request;
    request.name = "contract";
    request.releaseLabel = "emr-7.5.0";
    request.applications = {"Hadoop"};
    request.serviceRole = "EMR_DefaultRole";
    request.instanceProfile = "EMR_EC2_DefaultRole";
    request.groups = {{"MASTER", "MASTER", "m5.xlarge", 1}, {"CORE", "CORE", "m5.xlarge", 2}};
    request.protect = true;
    request.tags = {{"k", "v"}};
    auto made = emr.runJobFlow(request, {soon(), {}});
    const auto visible = Deadline::after(kWait); // a new instance profile is unknown to other services at first
    while (!made && made.error().detail.find("Invalid InstanceProfile") != std::string::npos &&
           pause(std::chrono::milliseconds(100), {visible, {}}))
        made = emr.runJobFlow(request, {soon(), {}});
    ASSERT_TRUE(made) << made.error().detail;
    const auto up = waitFor(
        [&] {
            return emr.describeCluster(made->id, {soon(), {}});
        },
        [](const EmrCluster &cluster) { return cluster.isUp() || cluster.gone(); });
    ASSERT_TRUE(up) << up.error().detail;
    EXPECT_TRUE(up->isUp()) << up->state << ": " << up->reason;
    EXPECT_EQ(up->releaseLabel, "emr-7.5.0");
    EXPECT_EQ(up->tags.at("k"), "v");
    const auto known = emr.findClusters({}, {}, {soon(), {}});
    ASSERT_TRUE(known) << known.error().detail;
    EXPECT_NE(std::ranges::find(*known, made->id, &EmrClusterSummary::id), known->end());

    const auto groups = emr.listInstanceGroups(made->id, {soon(), {}});
    ASSERT_TRUE(groups) << groups.error().detail;
    const auto core = std::ranges::find(*groups, std::string("CORE"), &EmrInstanceGroup::role);
    ASSERT_NE(core, groups->end());
    EXPECT_EQ(core->requested, 2);
    ASSERT_TRUE(emr.modifyInstanceGroups(made->id, {{.groupId = core->id, .count = 3}}, {soon(), {}}));
    const auto resized = emr.listInstanceGroups(made->id, {soon(), {}});
    ASSERT_TRUE(resized) << resized.error().detail;
    EXPECT_EQ(std::ranges::find(*resized, core->id, &EmrInstanceGroup::id)->requested, 3);
    if (GetParam() != "moto") { // moto starts no instances of a larger group
        const auto larger = waitFor(
            [&] {
                return emr.listInstances(made->id, "CORE", {soon(), {}});
            },
            [](const auto &all) { return all.size() == 3; });
        ASSERT_TRUE(larger) << larger.error().detail;
        EXPECT_EQ(larger->size(), 3u);
    }
    const auto steps = emr.addSteps(made->id, {{.name = "hello", .arguments = {"true"}}}, {soon(), {}});
    ASSERT_TRUE(steps && steps->size() == 1) << (steps ? "" : steps.error().detail);
    EXPECT_EQ(emr.describeStep(made->id, steps->front(), {soon(), {}})->name, "hello");

    EXPECT_EQ(emr.terminate(made->id, {soon(), {}}).error().code, ErrorCode::Conflict);
    ASSERT_TRUE(emr.unprotect(made->id, {soon(), {}}));
    ASSERT_TRUE(emr.terminate(made->id, {soon(), {}}));
    const auto ended = waitFor(
        [&] {
            return emr.describeCluster(made->id, {soon(), {}});
        },
        [](const EmrCluster &cluster) { return cluster.gone(); });
    ASSERT_TRUE(ended) << ended.error().detail;
    EXPECT_TRUE(ended->gone());
}

TEST_P(ClustersContract, AStackFromTemplateToDeletion) // D1, D12, D13, D21
{
    CloudFormationClient stacks(m_http, m_endpoint->config());
    CreateStackRequest request;
    request.name = "contract";
    request.templateBody = R"({"AWSTemplateFormatVersion": "2010-09-09",
        "Parameters": {"Network": {"Type": "String", "Default": "10.9.0.0/16"}, "Empty": {"Type": "String",
        "Default": "not empty"}}, "Resources": {"Vpc": {"Type": "AWS::EC2::VPC", "Properties": {"CidrBlock":
        {"Ref": "Network"}, "Tags": [{"Key": "Empty", "Value": {"Ref": "Empty"}}]}}}, "Outputs": {"VpcId": {"Value": {"Ref": "Vpc"}}}})";
    request.parameters = {{"Empty", ""}};
    request.tags = {{"k", "v"}};
    request.onFailure = OnFailure::Keep;
    request.token = "contract-token";
    ASSERT_TRUE(stacks.validateTemplate(request.templateBody, {soon(), {}}));
    const auto id = stacks.createStack(request, {soon(), {}});
    ASSERT_TRUE(id) << id.error().detail;
    const auto made = waitFor(
        [&] {
            return stacks.describeStack(*id, {soon(), {}});
        },
        [](const auto &stack) { return stack && !stack->inProgress(); });
    ASSERT_TRUE(made && *made);
    EXPECT_EQ((*made)->status, "CREATE_COMPLETE") << (*made)->statusReason;
    EXPECT_TRUE((*made)->output("VpcId").starts_with("vpc-")) << (*made)->output("VpcId");
    EXPECT_EQ((*made)->parameters.at("Empty"), "");
    EXPECT_EQ((*made)->tags.at("k"), "v");
    const auto resources = stacks.listResources(*id, {soon(), {}});
    ASSERT_TRUE(resources && resources->size() == 1u);
    EXPECT_EQ(resources->front().physicalId, (*made)->output("VpcId"));
    const auto events = stacks.describeEvents(*id, "", {soon(), {}});
    ASSERT_TRUE(events && !events->empty());
    EXPECT_TRUE(std::ranges::is_sorted(*events, {}, &StackEvent::at));
    EXPECT_TRUE(stacks.describeEvents(*id, events->back().id, {soon(), {}})->empty());
    ASSERT_TRUE(stacks.deleteStack(*id, {soon(), {}}));
    const auto gone = waitFor(
        [&] {
            return stacks.describeStack(*id, {soon(), {}});
        },
        [](const auto &stack) { return !stack || stack->gone(); });
    ASSERT_TRUE(gone) << gone.error().detail;
    EXPECT_TRUE(!*gone || (*gone)->gone());
    EXPECT_FALSE(*stacks.describeStack("contract", {soon(), {}})) << "by name, a deleted stack is unknown";
}

INSTANTIATE_TEST_SUITE_P(Servers, ClustersContract, testing::Values("moto", "localcloud"),
                         [](const auto &parameter) { return parameter.param; });
